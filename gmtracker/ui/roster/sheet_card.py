"""The sheet of whoever is chosen or has the turn, to be read beside the table where a window has much room."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.handlers.characters import rank_said
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Change
from gmtracker.i18n import titled
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import played_by
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, font_of, scaled, text_font
from gmtracker.ui.theme.metrics import GRID, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.labels import PaintedLabel

PAD, BETWEEN = 12, 6
HEADING = 32
LOWEST, LARGEST = 120, 28
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Letters(NamedTuple):
    """What is said of a character is written in the first, the names of the groups in the others."""

    said: QFont
    name: QFont


class SheetCard(PaintedLabel):
    """A character's traits, group by group, and the notes, as large as there is room; all of it is the tool tip."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._character = NOBODY
        self._name = ""
        self._lines: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bridge.changed.connect(self._on_changed)
        bridge.opened.connect(self._tell)
        bridge.looked_back.connect(self._tell)

    def show_character(self, character: str) -> None:
        """Show that character's sheet from now on; that of nobody leaves the one that is there."""
        if character and character != self._character:
            self._character = CharacterId(character)
            self._tell()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(LOWEST))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            sheet = self.rect().adjusted(GRID, 0, -GRID, 0)
            painter.fillRect(sheet, palette.panel)
            painter.setPen(palette.line)
            painter.drawRect(sheet.adjusted(0, 0, -1, -1))
            inside = sheet.adjusted(PAD, 0, -PAD, -PAD)
            heading = QRect(inside.topLeft(), QSize(inside.width(), scaled(HEADING)))
            draw_text(painter, heading, self._name, text_font(bold=True), palette.text)
            room = inside.adjusted(0, heading.height(), 0, 0)
            letters = self._letters(room.size())
            top, aside = room.top(), self._aside(letters, room.width())
            for name, said in self._lines:
                line = QRect(room.left(), top, room.width(), room.bottom() - top)
                top = _draw_line(painter, line, aside, name, said, letters)

    def _letters(self, room: QSize) -> Letters:
        """The largest letters in which all of it has room; the usual ones where it has not."""
        sizes = range(scaled(LARGEST), scaled(TextSize.NORMAL.value), -1)
        usual = Letters(text_font(), text_font(TextSize.SMALL, bold=True))
        larger = (Letters(font_of(size, bold=False), text_font(TextSize.SMALL, bold=True)) for size in sizes)
        return next((one for one in larger if self._height(one, room.width()) <= room.height()), usual)

    def _aside(self, letters: Letters, width: int) -> int:
        """How wide the names of the groups stand."""
        metrics = QFontMetrics(letters.name)
        return min(max((metrics.horizontalAdvance(name) for name, _ in self._lines), default=0) + PAD, width // 3)

    def _height(self, letters: Letters, width: int) -> int:
        aside = self._aside(letters, width)
        needs = (_needed(said, letters, width - (aside if name else 0)) for name, said in self._lines)
        return sum(needs) + scaled(BETWEEN) * len(self._lines)

    def _on_changed(self, change: Change) -> None:
        before, after = (at.encounter.acting if at.encounter else NOBODY for at in (change.before, change.after))
        if after and after != before:
            self._character = after
        self._tell()

    def _tell(self, *_: object) -> None:
        shown = self._bridge.shown
        character = shown.find_character(self._character)
        lines = tuple(_lines_of(shown, character)) if character else ()
        name = played_by(character.name, character.player) if character else ""
        if (name, lines) != (self._name, self._lines):
            self._name, self._lines = name, lines
            said = "\n".join((name, *(titled(*line) for line in lines)))
            self.setAccessibleName(said)
            self.setToolTip(tip(said))
            self.update()


def _needed(said: str, letters: Letters, width: int) -> int:
    return QFontMetrics(letters.said).boundingRect(QRect(0, 0, width, 0), WRAPPED, said).height()


def _draw_line(painter: QPainter, room: QRect, aside: int, name: str, said: str, letters: Letters) -> int:
    """A group's name, small, and beside it what is in it, wrapped, if it has room; returns where it ends."""
    palette = current_palette()
    beside = room.adjusted(aside if name else 0, 0, 0, 0)
    needed = _needed(said, letters, beside.width())
    if needed > room.height():
        return room.bottom()
    head = QRect(room.left(), room.top(), aside - PAD // 2, QFontMetrics(letters.said).height())
    draw_text(painter, head, name, letters.name, palette.text_muted)
    painter.setFont(letters.said)
    painter.setPen(palette.text)
    painter.drawText(beside, WRAPPED, said)
    return room.top() + needed + scaled(BETWEEN)


def _lines_of(campaign: Campaign, character: Character) -> Iterator[tuple[str, str]]:
    """Each group of traits that the character has any of, and the notes."""
    for group in campaign.game.trait_groups:
        traits = [trait for trait in character.traits if trait.group == group.key]
        said = (f"{trait.name} {rank_said(campaign, trait)}".strip() for trait in traits)
        if traits:
            yield group.name, " · ".join(said)
    if character.notes:
        yield "", character.notes
