"""How wide the columns of the roster are. Names take the room that they need, as far as the conditions leave it.

Where even then there is too little, the tokens close up, and the conditions have what is left.
"""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

from gmtracker.ui.delegates.ground import PAD
from gmtracker.ui.delegates.headings import NameDelegate, heading_width
from gmtracker.ui.delegates.wheels import well_width
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.cells import Heading
from gmtracker.ui.models.characters import CharactersModel, Column, Role

TURN, NAME, TIER, TOKENS = 28, 192, 48, 148
SQUEEZE, MOST_SQUEEZES = 20, 2
WIDEST_NAME, NARROWEST_NAME, CONDITIONS = 280, 104, 120
CLOSEST_TOKENS, FEWEST_CONDITIONS = 112, 72
ACTION, AROUND_ACTIONS = 28, 12


class RosterColumns:
    """Sets the widths of a roster's columns."""

    def __init__(self, table: QTableView, roster: CharactersModel, names: NameDelegate) -> None:
        self._table = table
        self._roster = roster
        self._names = names
        self._large = self._small = 0

    def set_all(self) -> None:
        """Measure everything anew: other columns, other letters, or other characters."""
        for column in range(self._roster.columnCount()):
            if column != Column.NAME:
                self._table.setColumnWidth(column, self._width(column))
        self._large = self._small = 0
        self.measure_names(0, self._roster.rowCount() - 1)

    def measure_names(self, first: int, last: int) -> None:
        """See what the names of these rows need, and give it to them."""
        for name in self._headings(first, last):
            self._large = max(self._large, heading_width(name, TextSize.LARGE))
            self._small = max(self._small, heading_width(name, TextSize.NORMAL))
        self.fit_names()

    def fit_names(self) -> None:
        """Give the names their room in the table as it is now: the large letters where they fit, else the smaller."""
        usual = scaled(NAME) - scaled(SQUEEZE) * self._squeezes()
        wanted = min(max(self._large, usual), scaled(WIDEST_NAME))
        least = min(max(self._small, scaled(NARROWEST_NAME)), usual)
        giving = (Column.NAME, Column.TOKENS, Column.CONDITIONS)
        others = sum(self._table.columnWidth(c) for c in self._shown() if c not in giving)
        tokens = 0 if self._table.isColumnHidden(Column.TOKENS) else self._width(Column.TOKENS)
        room = self._table.viewport().width() - others - tokens - scaled(CONDITIONS)
        width = min(wanted, max(room, least))
        if tokens:
            self._set_width(Column.TOKENS, min(tokens, max(tokens + room - width, scaled(CLOSEST_TOKENS))))
        self._names.letters = TextSize.LARGE if width >= wanted else TextSize.NORMAL
        self._set_width(Column.NAME, width)

    def _set_width(self, column: int, width: int) -> None:
        if width != self._table.columnWidth(column):
            self._table.setColumnWidth(column, width)

    def _headings(self, first: int, last: int) -> Iterator[Heading]:
        cells = (self._roster.index(row, Column.NAME).data(Role.CELL) for row in range(first, last + 1))
        return (cell for cell in cells if isinstance(cell, Heading))

    def _shown(self) -> Iterator[int]:
        return (column for column in range(self._roster.columnCount()) if not self._table.isColumnHidden(column))

    def _squeezes(self) -> int:
        """Names and tokens give way a little where several tracks stand between them."""
        return min(max(0, len(self._roster.tracks) - 1), MOST_SQUEEZES)

    def _width(self, column: int) -> int:
        track = self._roster.track_at(column)
        match column:
            case _ if track is not None:
                wide = well_width(track)
            case Column.TURN:
                wide = TURN
            case Column.TIER:
                wide = TIER
            case Column.TOKENS:
                wide = TOKENS - SQUEEZE * self._squeezes()
            case Column.CONDITIONS:
                wide = FEWEST_CONDITIONS
            case _:
                wide = ACTION * self._roster.action_count() + AROUND_ACTIONS
        return max(scaled(wide), self._heading_width(column) if column != Column.TURN else 0)

    def _heading_width(self, column: int) -> int:
        words = str(self._roster.headerData(column, Qt.Orientation.Horizontal) or "")
        return QFontMetrics(text_font(TextSize.SMALL, bold=True)).horizontalAdvance(words) + 2 * PAD
