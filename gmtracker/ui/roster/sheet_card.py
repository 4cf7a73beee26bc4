"""The sheet of the current or active character, shown beside the table if the window has much room.

If there is room for both, the sheet of the check's target, or else of the next character, is below it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.handlers.characters import rank_text
from gmtracker.engine.handlers.encounters import coming_turns
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Change
from gmtracker.i18n import labeled
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import played_by
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, font_of, scaled, text_font
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.labels import PaintedLabel

PAD, BETWEEN = 12, 6
HEADING = 32
LOWEST, LARGEST = 120, 22
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Letters(NamedTuple):
    """The fonts of the card: ``said`` for a character's traits and notes, ``name`` for the groups' names."""

    said: QFont
    name: QFont


class Sheet(NamedTuple):
    """The content of one character's sheet: the character's name, and the name and text of each group."""

    name: str
    lines: tuple[tuple[str, str], ...]

    @property
    def spoken(self) -> str:
        """The whole sheet, one line per group."""
        return "\n".join((self.name, *(labeled(*line) for line in self.lines)))


class SheetCard(PaintedLabel):
    """Characters' traits by group, and their notes, as large as there is room. The tooltip has all of it.

    It is not updated while it is hidden.
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._campaign = ""
        self._character = self._opponent = NOBODY
        self._sheets: tuple[Sheet, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bridge.change_applied.connect(self._on_changed)
        bridge.opened.connect(self._tell)
        bridge.history_viewed.connect(self._tell)

    def show_character(self, character: str, instead_of: str = "") -> None:
        """Show a character's sheet from now on. With ``instead_of``, only if that character's is shown.

        Does nothing if ``character`` is empty.
        """
        self._forget_strangers()
        if character and character != self._character and instead_of in ("", self._character):
            self._character = CharacterId(character)
            self._tell()

    def show_opponent(self, character: str) -> None:
        """Show the sheet of the check's target below it; if empty, that of the next character."""
        self._forget_strangers()
        if character != self._opponent:
            self._opponent = CharacterId(character)
            self._tell()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(LOWEST))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            sheet = self.rect()
            painter.fillRect(sheet, palette.panel)
            painter.setPen(palette.line)
            painter.drawRect(sheet.adjusted(0, 0, -1, -1))
            inside = sheet.adjusted(PAD, 0, -PAD, -PAD)
            shown, letters = self._fitting(inside.size())
            top, aside = inside.top(), _aside(shown, letters, inside.width())
            for one in shown:
                if top > inside.top():
                    painter.fillRect(sheet.left() + 1, top, sheet.width() - 2, 1, palette.line)
                heading = QRect(inside.left(), top, inside.width(), scaled(HEADING))
                draw_text(painter, heading, one.name, text_font(bold=True), palette.text)
                top = heading.bottom() + 1
                for name, said in one.lines:
                    line = QRect(inside.left(), top, inside.width(), inside.bottom() - top)
                    top = _draw_line(painter, line, aside, name, said, letters)

    def _fitting(self, room: QSize) -> tuple[tuple[Sheet, ...], Letters]:
        """Return the sheets that fit, and the largest fonts in which they do; at least the first sheet.

        The notes of the second sheet are left out before the whole sheet is.
        """
        sizes = range(scaled(LARGEST), scaled(TextSize.NORMAL) - 1, -1)
        usual = Letters(text_font(), text_font(TextSize.SMALL, bold=True))
        first, *others = self._sheets or (Sheet("", ()),)
        shorter = tuple(one._replace(lines=tuple(line for line in one.lines if line[0])) for one in others)
        for shown in ((first, *others), (first, *shorter), (first,)):
            for size in sizes:
                letters = Letters(font_of(size, bold=False), usual.name)
                if _measure_height(shown, letters, room.width()) <= room.height():
                    return shown, letters
        return (first,), usual

    def _forget_strangers(self) -> None:
        """Forget the characters of another campaign, because someone here may have the same id."""
        campaign = self._bridge.shown.id if self._bridge.is_open else ""
        if campaign != self._campaign:
            self._campaign = campaign
            self._character = self._opponent = NOBODY

    def _on_changed(self, change: Change) -> None:
        self._forget_strangers()
        acting = change.after.acting
        if acting and acting != change.before.acting:
            self._character = acting
        self._tell()

    def _tell(self, *_: object) -> None:
        self._forget_strangers()
        if self.isHidden():
            return
        shown = self._bridge.shown
        other = self._opponent or next(coming_turns(shown), NOBODY)
        found = (shown.find_character(one) for one in dict.fromkeys((self._character, other)))
        sheets = tuple(
            Sheet(played_by(one.name, one.player), tuple(_lines_of(shown, one))) for one in found if one is not None
        )
        if sheets != self._sheets:
            self._sheets = sheets
            said = "\n\n".join(one.spoken for one in sheets)
            self.setAccessibleName(said)
            self.setToolTip(tip(said))
            self.update()


def _aside(sheets: tuple[Sheet, ...], letters: Letters, width: int) -> int:
    """Return the width of the column with the groups' names."""
    metrics, names = QFontMetrics(letters.name), [name for one in sheets for name, _ in one.lines]
    return min(max((metrics.horizontalAdvance(name) for name in names), default=0) + PAD, width // 3)


def _measure_height(sheets: tuple[Sheet, ...], letters: Letters, width: int) -> int:
    aside = _aside(sheets, letters, width)
    lines = [line for one in sheets for line in one.lines]
    needs = (_needed_height(said, letters, width - (aside if name else 0)) for name, said in lines)
    return sum(needs) + scaled(BETWEEN) * len(lines) + scaled(HEADING) * len(sheets)


def _needed_height(said: str, letters: Letters, width: int) -> int:
    return QFontMetrics(letters.said).boundingRect(QRect(0, 0, width, 0), WRAPPED, said).height()


def _draw_line(painter: QPainter, room: QRect, aside: int, name: str, said: str, letters: Letters) -> int:
    """Draw a group's name, and its wrapped text beside it, if it fits. Returns the bottom."""
    palette = current_palette()
    beside = room.adjusted(aside if name else 0, 0, 0, 0)
    needed = _needed_height(said, letters, beside.width())
    if needed > room.height():
        return room.bottom()
    head = QRect(room.left(), room.top(), aside - PAD // 2, QFontMetrics(letters.said).height())
    draw_text(painter, head, name, letters.name, palette.text_muted)
    painter.setFont(letters.said)
    painter.setPen(palette.text)
    painter.drawText(beside, WRAPPED, said)
    return room.top() + needed + scaled(BETWEEN)


def _lines_of(campaign: Campaign, character: Character) -> Iterator[tuple[str, str]]:
    """Yield the name and text of each group in which the character has traits, and the notes."""
    for group in campaign.game.trait_groups:
        traits = [trait for trait in character.traits if trait.group == group.key]
        said = (f"{trait.name}\u00a0{rank_text(campaign, trait)}".rstrip("\u00a0") for trait in traits)
        if traits:
            yield group.name, "\u00a0· ".join(said)
    if character.notes:
        yield "", character.notes
