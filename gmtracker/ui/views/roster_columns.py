"""How wide the columns of the roster are. Names take the room that they need, as far as the conditions leave it.

Where even then there is too little, the tokens close up, and the conditions have what is left. In a narrow window
every column gives what it can spare before the table scrolls sideways: the conditions first, the names last.
"""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView, QWidget

from gmtracker.ui.delegates.ground import PAD
from gmtracker.ui.delegates.headings import NameDelegate, headings_width
from gmtracker.ui.delegates.wheels import least_well_width, well_width
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.characters import CharactersModel, Column
from gmtracker.ui.qt_override import override

TURN, NAME, TIER, TOKENS = 28, 192, 48, 148
SQUEEZE, MOST_SQUEEZES = 20, 2
WIDEST_NAME, NARROWEST_NAME, CONDITIONS = 280, 104, 120
CLOSE_TOKENS, CLOSEST_TOKENS = 112, 96
FEWEST_CONDITIONS, LEAST_CONDITIONS = 72, 56
ACTION, LEAST_ACTION, AROUND_ACTIONS = 28, 22, 12
LEAST_TURN, LEAST_TIER = 22, 64


class RosterHeader(QHeaderView):
    """Headings, cut short where their column is narrower than they are; Qt would cut them sooner, or without a sign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setMinimumSectionSize(TURN // 2)

    @override
    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logical_index: int) -> None:
        super().initStyleOptionForIndex(option, logical_index)
        room = self.sectionSize(logical_index) - 2 * PAD
        metrics = QFontMetrics(text_font(TextSize.SMALL, bold=True))
        option.text = metrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)


class RosterColumns:
    """Sets the widths of a roster's columns."""

    def __init__(self, table: QTableView, roster: CharactersModel, names: NameDelegate) -> None:
        self._table = table
        self._roster = roster
        self._names = names
        self._large = self._small = 0
        self._given: dict[int, int] = {}

    def set_all(self) -> None:
        """Measure everything anew: other columns, other letters, or other characters."""
        self._given.clear()
        self._large = self._small = 0
        self.measure_names(0, self._roster.rowCount() - 1)

    def measure_names(self, first: int, last: int) -> None:
        """See what the names of these rows need, and give it to them."""
        names = [self._roster.heading_on(row) for row in range(first, last + 1)]
        self._large = max(self._large, headings_width(names, TextSize.LARGE))
        self._small = max(self._small, headings_width(names, TextSize.NORMAL))
        self.fit_names()

    def fit_names(self) -> None:
        """Give the names their room in the table as it is now: the large letters where they fit, else the smaller."""
        usual = scaled(NAME) - scaled(SQUEEZE) * self._squeezes()
        wanted = min(max(self._large, usual), scaled(WIDEST_NAME))
        least = min(max(self._small, scaled(NARROWEST_NAME)), usual)
        widths = {column: self._width(column) for column in self._shown() if column != Column.NAME}
        tokens, conditions = widths.get(Column.TOKENS, 0), widths.get(Column.CONDITIONS, 0)
        room = self._table.viewport().width() - sum(widths.values()) + conditions - scaled(CONDITIONS)
        width = widths[Column.NAME] = min(wanted, max(room, least))
        if tokens:
            widths[Column.TOKENS] = min(tokens, max(tokens + room - width, scaled(CLOSE_TOKENS)))
        self._names.letters = TextSize.LARGE if width >= wanted else TextSize.NORMAL
        self._squeeze(widths)
        for column, wide in widths.items():
            if self._given.get(column) != wide:
                self._table.setColumnWidth(column, wide)
        self._given = widths

    def _squeeze(self, widths: dict[int, int]) -> None:
        """Have the columns give what they can spare, one after another, until all of them stand in the table."""
        over = sum(widths.values()) - self._table.viewport().width()
        last = (Column.TIER, Column.TURN, Column.TOKENS, Column.NAME)
        first = (Column.CONDITIONS, Column.ACTIONS, *(c for c in widths if self._roster.track_at(c) is not None))
        for column in (*first, *last):
            if over > 0 and column in widths:
                gives = min(over, max(0, widths[column] - self._least(column)))
                widths[column] -= gives
                over -= gives

    def _least(self, column: int) -> int:
        """How narrow a column can be where there is little room; its heading may be cut short then."""
        track = self._roster.track_at(column)
        match column:
            case _ if track is not None:
                return scaled(least_well_width(track))
            case Column.NAME:
                return scaled(NARROWEST_NAME)
            case Column.TURN:
                return scaled(LEAST_TURN)
            case Column.TIER:
                return scaled(LEAST_TIER)
            case Column.TOKENS:
                return scaled(CLOSEST_TOKENS)
            case Column.CONDITIONS:
                return scaled(LEAST_CONDITIONS)
        return scaled(LEAST_ACTION * self._roster.action_count() + AROUND_ACTIONS)

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
