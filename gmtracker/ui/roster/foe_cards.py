"""Cards of the opposition below the roster of a large window, with what the GM needs of their sheets."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.handlers.characters import rank_text
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import labeled
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.chips import draw_panel
from gmtracker.ui.modelview.cells import ConditionsCell, NameCell, Role, RowState, Weight, is_out
from gmtracker.ui.modelview.painting import DropHighlight, draw_text, whole_lines
from gmtracker.ui.modelview.row_delegate import Canvas
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import ConditionsDelegate
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.sheet_card import WRAPPED
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.theme.spacing import GRID, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.labels import PaintedLabel

CARD, HIGHEST = QSize(240, 160), 256
"""The minimum size of a card, and its usual height."""

PAD, EDGE, HEADING, CHIPS, NUMBER, DIGITS = 12, 4, 28, 28, 28, 24
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Foe(NamedTuple):
    """The content of a card: the name and the conditions as in the roster, the numbers, the attacks and the notes."""

    id: CharacterId
    heading: NameCell
    conditions: ConditionsCell
    state: RowState
    numbers: tuple[tuple[str, str], ...]
    attacks: str
    notes: str

    @property
    def spoken(self) -> str:
        """The whole card, one line for each part."""
        numbers = ", ".join(f"{name} {number}" for name, number in self.numbers)
        parts = (self.heading.text, self.heading.tier, self.conditions.text, numbers, self.attacks, self.notes)
        return "\n".join(part for part in parts if part)


class FoeCards(PaintedLabel):
    """A card for each row of the opposition that is still in the fight, in the roster's order.

    If there are too many, the active one and the check's target are always among them.
    """

    def __init__(self, bridge: Bridge, roster: CharactersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._roster = bridge, roster
        self._target = NOBODY
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        for signal in (roster.modelReset, roster.rowsInserted, roster.rowsRemoved, roster.rowsMoved):
            signal.connect(self._follow)
        roster.dataChanged.connect(self._follow)
        theme().theme_changed.connect(self._follow)

    def aim_at(self, character: str) -> None:
        """Keep the card of the check's target visible."""
        self._target = CharacterId(character)
        self._follow()

    def foes(self) -> list[Foe]:
        """Return the cards that there is room for."""
        standing, campaign = self._standing(), self._bridge.shown
        columns, rows = _columns_in(self.width()), max(1, (self.height() + GRID) // (scaled(CARD.height()) + GRID))
        first = sorted(standing, key=lambda foe: foe.id not in (campaign.acting, self._target))[: columns * rows]
        return [foe for foe in standing if foe in first]

    def _standing(self) -> list[Foe]:
        campaign = self._bridge.shown
        ids = (self._roster.index(row, Column.NAME).data(Role.ID) for row in range(self._roster.rowCount()))
        people = ((row, campaign.find_character(own_id)) for row, own_id in enumerate(ids))
        found = [self._read(row, one, campaign) for row, one in people if one is not None and one.side != "heroes"]
        return [foe for foe in found if not is_out(campaign.game, campaign.character(foe.id))]

    def height_in(self, width: int) -> int:
        """Return the useful height in that width; 0 if there is nothing to show."""
        return -(-len(self._standing()) // _columns_in(width)) * (scaled(HIGHEST) + GRID)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(CARD.height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        foes = self.foes()
        columns = max(1, min(_columns_in(self.width()), len(foes)))
        said = "\n\n".join(foe.spoken for foe in foes)
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
        rows = max(1, -(-len(foes) // columns))
        wide, high = (self.width() + GRID) // columns - GRID, (self.height() + GRID) // rows - GRID
        with QPainter(self) as painter:
            for at, foe in enumerate(foes):
                left, top = at % columns * (wide + GRID), at // columns * (high + GRID)
                self._paint(painter, QRect(left, top, wide, high), foe)

    def _paint(self, painter: QPainter, card: QRect, foe: Foe) -> None:
        palette, inside = current_palette(), card.adjusted(scaled(PAD) + EDGE, scaled(PAD) // 2, -scaled(PAD), -GRID)
        draw_panel(painter, card, palette)
        painter.fillRect(card.left(), card.top() + GRID, EDGE, card.height() - 2 * GRID, self._edge(foe, palette))
        line = QRect(inside.left(), inside.top(), inside.width(), scaled(HEADING))
        font, room = name_font(foe, inside.width())
        draw_text(painter, line, foe.heading.tier, text_font(), palette.text_muted, RIGHT)
        draw_text(painter, line.adjusted(0, 0, room - inside.width(), 0), foe.heading.text, font, palette.text)
        inside.setTop(line.bottom() + 1)
        if foe.conditions.marks:
            chips = QRect(inside.left() - GRID, inside.top(), inside.width() + 2 * GRID, scaled(CHIPS))
            canvas = Canvas(painter, chips, palette, foe.state, foe.id, DropHighlight.NONE)
            ConditionsDelegate.draw_words(canvas, foe.conditions)
            inside.setTop(chips.bottom() + 1)
        inside.setTop(_draw_numbers(painter, inside, foe, palette))
        painter.fillRect(inside.left(), inside.top() + 2, inside.width(), 1, palette.line)
        inside.setTop(inside.top() + GRID)
        both = "\n".join(text for text in (foe.attacks, foe.notes) if text)
        font = first_fitting(
            [text_font(TextSize.MEDIUM), text_font()],
            lambda font: QFontMetrics(font).boundingRect(inside, WRAPPED, both).height(),
            inside.height(),
        )
        painter.setFont(font)
        for text, ink in ((foe.attacks, palette.text), (foe.notes, palette.text_muted)):
            painter.setPen(ink)
            fitting = whole_lines(text, font, inside.size())
            painter.drawText(inside, WRAPPED, fitting)
            if fitting:
                inside.setTop(painter.fontMetrics().boundingRect(inside, WRAPPED, fitting).bottom() + 1)

    def _edge(self, foe: Foe, palette: Palette) -> QColor:
        if foe.id == self._bridge.shown.acting:
            return palette.accent.fill
        is_harmed = any(mark.weight is Weight.HARM for mark in foe.conditions.marks)
        return palette.warning.fill if is_harmed else palette.held

    def _read(self, row: int, character: Character, campaign: Campaign) -> Foe:
        cell = self._roster.index(row, Column.CONDITIONS)
        return Foe(
            character.id,
            self._roster.heading_on(row),
            cell.data(Role.CELL) or ConditionsCell(),
            cell.data(Role.STANDING),
            tuple(_traits(campaign, character, "numbers")),
            "\n".join(_lines(campaign, character)),
            character.notes,
        )

    def _follow(self, *_: object) -> None:
        self.update()


def _draw_numbers(painter: QPainter, area: QRect, foe: Foe, palette: Palette) -> int:
    """Draw a foe's numbers with their names; return the bottom of the last row."""
    in_a_row = numbers_in_a_row(foe, area.width())
    wide, high = area.width() // in_a_row, scaled(NUMBER)
    for at, (word, number) in enumerate(foe.numbers):
        cell = QRect(area.left() + at % in_a_row * wide, area.top() + at // in_a_row * high, wide, high)
        draw_text(painter, cell, number, text_font(TextSize.LARGE, bold=True), palette.text)
        draw_text(painter, cell.adjusted(_before_word(number), 0, 0, 0), word, text_font(), palette.text_muted)
    return area.top() + -(-len(foe.numbers) // in_a_row) * high


def name_font(foe: Foe, width: int) -> tuple[QFont, int]:
    """Return the largest font in which a name fits beside the tier, and its room."""
    room = width - (text_width(foe.heading.tier, text_font()) + GRID if foe.heading.tier else 0)
    fonts = [text_font(size, bold=True) for size in (TextSize.LARGE, TextSize.MEDIUM, TextSize.NORMAL)]
    return first_fitting(fonts, lambda font: text_width(foe.heading.text, font), room), room


def numbers_in_a_row(foe: Foe, width: int) -> int:
    """Return 2, or 1 if a number with its name needs more than half of the width."""
    needs = (_before_word(number) + text_width(word, text_font()) + 4 for word, number in foe.numbers)
    return 2 if max(needs, default=0) <= width // 2 else 1


def _before_word(number: str) -> int:
    return max(scaled(DIGITS), text_width(number, text_font(TextSize.LARGE, bold=True)) + GRID)


def _columns_in(width: int) -> int:
    return max(1, (width + GRID) // (scaled(CARD.width()) + GRID))


def _lines(campaign: Campaign, character: Character) -> Iterator[str]:
    """Yield one line for each group that a card shows in a line, with the group's name before plain words."""
    for group in campaign.game.trait_groups:
        named = [" ".join(part for part in trait if part) for trait in _traits(campaign, character, "line", group.key)]
        if named:
            said = " · ".join(named)
            yield labeled(group.name, said) if group.values == "text" and not group.dice else said


def _traits(campaign: Campaign, character: Character, card: str, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name and rank of each trait that a card shows in this way, except a track's maximum."""
    maxima = {(limit.group, limit.name) for track in campaign.game.tracks for limit in track.limits}
    for group in campaign.game.trait_groups:
        is_meant = group.card == card and key in ("", group.key)
        traits = (one for one in character.traits if is_meant and one.group == group.key)
        yield from ((one.name, rank_text(campaign, one)) for one in traits if (one.group, one.name) not in maxima)
