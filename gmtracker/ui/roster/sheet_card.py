"""The sheet of the current character or the active hero, below the check if the window has much room."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.handlers.characters import rank_text
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Change
from gmtracker.i18n import labeled
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import name_with_player
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled, text_font
from gmtracker.ui.theme.room import first_fitting
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
    """A character's traits by group, and the notes, as large as there is room. The tooltip has all of it.

    It is not updated while it is hidden.
    """

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._campaign = ""
        self._character = NOBODY
        self._sheet = Sheet("", ())
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
            letters = self._fitting_letters(inside.size())
            aside = _aside(self._sheet, letters, inside.width())
            heading = QRect(inside.left(), inside.top(), inside.width(), scaled(HEADING))
            draw_text(painter, heading, self._sheet.name, text_font(bold=True), palette.text)
            top = heading.bottom() + 1
            for name, said in self._sheet.lines:
                line = QRect(inside.left(), top, inside.width(), inside.bottom() - top)
                top = _draw_line(painter, line, aside, name, said, letters)

    def _fitting_letters(self, room: QSize) -> Letters:
        """Return the largest fonts in which the sheet fits."""
        sizes = range(scaled(LARGEST), scaled(TextSize.SMALL) - 1, -1)
        choices = [Letters(pixel_font(size, bold=False), text_font(TextSize.SMALL, bold=True)) for size in sizes]
        return first_fitting(
            choices, lambda letters: _measure_height(self._sheet, letters, room.width()), room.height()
        )

    def _forget_strangers(self) -> None:
        """Forget the characters of another campaign, because someone here may have the same id."""
        campaign = self._bridge.shown.id if self._bridge.is_open else ""
        if campaign != self._campaign:
            self._campaign = campaign
            self._character = NOBODY

    def _on_changed(self, change: Change) -> None:
        self._forget_strangers()
        acting = change.after.find_character(change.after.acting)
        if acting is not None and acting.side == "heroes" and acting.id != change.before.acting:
            self._character = acting.id
        self._tell()

    def _tell(self, *_: object) -> None:
        self._forget_strangers()
        if self.isHidden():
            return
        shown = self._bridge.shown
        one = shown.find_character(self._character)
        sheet = Sheet(name_with_player(one.name, one.player), tuple(_lines_of(shown, one))) if one else Sheet("", ())
        if sheet != self._sheet:
            self._sheet = sheet
            self.setAccessibleName(sheet.spoken)
            self.setToolTip(tip(sheet.spoken))
            self.update()


def _aside(sheet: Sheet, letters: Letters, width: int) -> int:
    """Return the width of the column with the groups' names."""
    metrics = QFontMetrics(letters.name)
    return min(max((metrics.horizontalAdvance(name) for name, _ in sheet.lines), default=0) + PAD, width // 3)


def _measure_height(sheet: Sheet, letters: Letters, width: int) -> int:
    aside = _aside(sheet, letters, width)
    needs = (_needed_height(said, letters, width - (aside if name else 0)) for name, said in sheet.lines)
    return sum(needs) + scaled(BETWEEN) * len(sheet.lines) + scaled(HEADING)


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
