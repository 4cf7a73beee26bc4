"""The widths of the roster's columns, and the height of its rows.

Names get the width they need, as far as the conditions leave it. A name much longer than the others, and a condition
too long to be shown whole, take nothing from the others. With too little room the tokens close up, then actions and
tracks, then names get a smaller font. In a narrow window every column gives what it can spare before the table scrolls
sideways: the conditions first, the names last, and names only as far as they fit in two lines.
"""

from collections.abc import Iterator, Mapping
from math import inf

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QTableView

from gmtracker.ui.modelview.cells import ConditionsCell
from gmtracker.ui.modelview.painting import PAD
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.roster.columns_table import SQUEEZE, Column, Widths, squeezes
from gmtracker.ui.roster.delegates import LESS_HIGH, NameDelegate, below_width, heading_width, marks_width, parted_width
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.theme.fonts import TextSize, is_roomy, pixel_font, scaled, text_font, window_scaled
from gmtracker.ui.theme.room import shrink
from gmtracker.ui.tracks.delegate import LEAST_OF_TALL_ROW, TALL, TIGHTEST_OF_TALL_ROW, WHEEL_OF_TALL_ROW

WIDEST_NAME, CONDITIONS, MOST_CONDITIONS = 280, 120, 240
WIDEST_PARTED = 144
"""The most that is reserved for names in two lines. A name with longer words is elided if there is little room."""

CLOSE_TOKENS = 140
MOST_SPREAD = 1.5
MEASURED = 60
"""The number of rows whose conditions are measured together. The others are measured when they change."""

HEIGHTS = ((7, 48), (10, 40), (18, 32))
LOWEST_ROW, MANY = 28, 19
LESS_LARGE = 18
"""The font size of names in lower rows, where larger letters would touch the line below."""

MOST_FIT = 75
"""The percentage of names that must fit in the large font for it to be used."""


def height_of_rows(count: int, room: float = inf) -> int:
    """Return the height of each row for a number of rows. The highest rows are used only if all of them fit."""
    heights = [max(high, scaled(high)) for most, high in (*HEIGHTS, (count, LOWEST_ROW)) if count <= most]
    is_too_high = len(heights) > len(HEIGHTS) and count * heights[0] > room
    return heights[1] if is_too_high else heights[0]


class _NameNeeds(Struct, frozen=True):
    """The widths of the name column at which names fit.

    ``parted``: all fit in two lines of the smaller font, or in one if rows are too low for two. ``least``: all fit in
    the smaller font. ``of_most``: most fit in the large font. ``whole``: all of usual length do. ``wanted`` is the
    preferred width.
    """

    parted: int
    least: int
    of_most: int
    whole: int
    wanted: int


def _most_needed(needs: Mapping[str, tuple[int, int]]) -> int:
    return max((need for need, _ in needs.values()), default=0)


class RosterColumns:
    """Sets the widths of a roster's columns."""

    def __init__(self, table: QTableView, roster: CharactersModel, names: NameDelegate) -> None:
        self._table = table
        self._roster = roster
        self._names = names
        self._names_need: dict[tuple[str, bool, bool, str, bool], tuple[int, int, int, int]] = {}
        self._names_in_order: tuple[list[tuple[int, int, int, int]], list[int]] = [], []
        self._conditions_needs: dict[str, tuple[int, int]] = {}
        self._given: dict[int, int] = {}

    def set_all(self) -> None:
        """Measure everything again, because the columns, the fonts or the characters are different."""
        self._given.clear()
        self._names_need.clear()
        self._names_in_order = [], []
        self._conditions_needs.clear()
        self.measure_names(0, self._roster.rowCount() - 1)

    def measure_names(self, first: int, last: int) -> None:
        """Measure the names of these rows and the conditions from the first of them on, and fit the columns."""
        self._measure_names(first, last)
        self._measure_conditions(first, min(self._roster.rowCount() - 1, first + MEASURED))
        self.fit_names()

    def forget_removed(self) -> None:
        """Drop the conditions' widths of removed rows, and fit the columns if that leaves room."""
        need, there = self._conditions_need, set(map(self._roster.key_on, range(self._roster.rowCount())))
        self._conditions_needs = {key: wide for key, wide in self._conditions_needs.items() if key in there}
        if self._conditions_need != need:
            self.fit_names()

    def follow_cells(self, first: Index, last: Index) -> None:
        """Measure the changed names and conditions, and fit the columns if they need another width."""
        names, conditions = len(self._names_need), self._conditions_needs
        if first.column() <= Column.NAME <= last.column():
            self._measure_names(first.row(), last.row())
        if first.column() <= Column.CONDITIONS <= last.column():
            self._measure_conditions(first.row(), last.row())
        is_another = self._conditions_needs is not conditions and self._conditions_need != _most_needed(conditions)
        if is_another or len(self._names_need) != names:
            self.fit_names()

    def _measure_names(self, first: int, last: int) -> None:
        for row in range(first, last + 1):
            cell = self._roster.heading_on(row)
            name = cell.text, bool(cell.notes), bool(cell.fold), cell.small_text, cell.waits
            if name not in self._names_need:
                large, small = (heading_width(cell, size) for size in (TextSize.LARGE, TextSize.NORMAL))
                self._names_need[name] = large, small, below_width(cell), parted_width(cell)

    def _measure_conditions(self, first: int, last: int) -> None:
        needs: dict[str, tuple[int, int]] = {}
        for row in range(first, last + 1):
            shown = self._roster.shown_on(row)
            cell = shown[Column.CONDITIONS].cell if shown else None
            need = wish = 0
            if isinstance(cell, ConditionsCell) and cell.marks:
                need, wish = marks_width(cell, widest=scaled(MOST_CONDITIONS))
            needs[self._roster.key_on(row)] = need, wish
        if any(self._conditions_needs.get(key) != need for key, need in needs.items()):
            self._conditions_needs = {**self._conditions_needs, **needs}

    def _needs_in_order(self) -> tuple[list[tuple[int, int, int, int]], list[int]]:
        """Return the widths that the names need, narrowest first, and those in the small font. Cached."""
        if len(self._names_in_order[0]) != len(self._names_need):
            needs = sorted(self._names_need.values())
            self._names_in_order = needs, sorted(need[1] for need in needs)
        return self._names_in_order

    @property
    def _conditions_need(self) -> int:
        """The width that the widest of the measured conditions needs."""
        return _most_needed(self._conditions_needs)

    @property
    def _conditions_wish(self) -> int:
        """The additional width that would show more of words that are elided anyway."""
        return max((wish for _, wish in self._conditions_needs.values()), default=0) - self._conditions_need

    def fit_names(self) -> None:
        """Set all column widths for the table's current width, and the names' font size."""
        usual = scaled(self._widths(Column.NAME).comfortable) - scaled(SQUEEZE) * squeezes(self._roster.tracks)
        widths = {column: self._width(column) for column in self._visible_columns() if column != Column.NAME}
        tokens, conditions = widths.get(Column.TOKENS, 0), widths.get(Column.CONDITIONS, 0)
        for_conditions = min(max(window_scaled(CONDITIONS), self._conditions_need), scaled(MOST_CONDITIONS))
        room = self._table.viewport().width() - sum(widths.values()) + conditions - for_conditions
        is_low = self._are_low()
        close = self._least(Column.TOKENS) if is_low else scaled(CLOSE_TOKENS)
        closing = max(0, tokens - close) if tokens else 0
        needs = self._needs_of_names(usual)
        width = widths[Column.NAME] = min(needs.wanted, max(room + closing, needs.least))
        if tokens:
            widths[Column.TOKENS] = min(tokens, max(tokens + room - width, close))
        if is_low and Column.CONDITIONS in widths:
            widths[Column.CONDITIONS] = max(conditions, for_conditions)
        if not is_low:
            self._close_up(widths, needs, room + closing, max(0, for_conditions - window_scaled(CONDITIONS)))
        self._squeeze(widths, needs.parted)
        if is_roomy():
            self._spread(widths, for_conditions)
        if is_low:
            self._names.letters = TextSize.NORMAL
        else:
            is_wide = needs.of_most <= widths[Column.NAME]
            is_high = is_roomy() or self._row_height() >= scaled(LESS_HIGH)
            letters = TextSize.LARGE if is_wide else self._name_font_size(widths[Column.NAME])
            self._names.letters = letters if is_high else min(letters, LESS_LARGE)
        for column, wide in widths.items():
            if self._given.get(column) != wide:
                self._table.setColumnWidth(column, wide)
        self._given = widths

    def _name_font_size(self, column_width: int) -> int:
        """Return the largest font size of names at which every name that fits in the small font still fits.

        The width of a name is proportional to its font size. A name may take two lines. Returns TextSize.NORMAL if no
        larger size fits.
        """
        high, room, around = self._row_height(), column_width - 2 * PAD, 2 * PAD
        long = [need for need in self._needs_in_order()[0] if need[0] > column_width]
        for letters in range(TextSize.LARGE - 1, TextSize.NORMAL, -1):
            has_two_lines = 2 * QFontMetricsF(pixel_font(scaled(letters), bold=True)).height() <= high
            for large, small, _, parted in long:
                is_whole = (large - around) * letters <= room * TextSize.LARGE
                is_parted = has_two_lines and (parted - around) * letters <= room * TextSize.NORMAL
                if not (is_whole or is_parted) and min(small, parted) <= column_width:
                    break
            else:
                return letters
        return TextSize.NORMAL

    def _needs_of_names(self, usual: int) -> _NameNeeds:
        """Return the widths that the names need; ``usual`` is what they get if there is room."""
        needs = self._needs_in_order()[0] or [(usual, usual, 0, 0)]
        usual_names = [need for need in needs if need[0] <= scaled(WIDEST_NAME)] or needs[:1]
        large, small, *_ = usual_names[-1]
        whole, of_most = min(large, scaled(WIDEST_NAME)), needs[len(needs) * MOST_FIT // 100][0]
        narrowest = self._least(Column.NAME)
        if self._are_low():
            least = min(max(narrowest, small), usual)
            return _NameNeeds(min(least, scaled(WIDEST_PARTED)), least, of_most, whole, usual)
        below = min(usual, max(need[2] for need in needs))
        least = min(max(narrowest, small, below), usual)
        has_two_lines = 2 * QFontMetricsF(text_font(bold=True)).height() <= height_of_rows(self._roster.rowCount())
        in_few_lines = (need[3 if has_two_lines else 1] for need in usual_names)
        parted = min(max(narrowest, *in_few_lines), least, scaled(WIDEST_PARTED))
        return _NameNeeds(parted, least, of_most, max(whole, below), max(usual, whole))

    def _close_up(self, widths: dict[int, int], needs: _NameNeeds, room: int, beyond: int) -> None:
        """Let actions and tracks close up if most names then fit in the large font, and as many as possible whole.

        The conditions get what they need before the last few names do, but not before most names. If most names would
        become smaller, the conditions give up what they need ``beyond`` their usual width. What is left goes to elided
        words.
        """
        others = {column: wide for column, wide in widths.items() if column != Column.NAME}
        close = {column: min(wide, self._close(column)) for column, wide in others.items()}
        taken = sum(others.values())
        most = room + taken - sum(close.values())
        if needs.of_most > most + beyond:
            return
        width = widths[Column.NAME] = max(widths[Column.NAME], min(needs.whole, max(most, needs.of_most)))
        short = width - room + self._conditions_wish
        order = sorted(close, key=lambda column: column != Column.ACTIONS)
        widths |= shrink(others, taken - short, ({column: close[column]} for column in order))

    def _close(self, column: int) -> int:
        """Return how narrow a column can be without being harder to read."""
        close = self._widths(column).close
        if close is None:
            return self._width(column)
        return scaled(close) if self._roster.track_at(column) else max(scaled(close), self._heading_width(column))

    def _row_height(self) -> int:
        """Return the height of a row without room to spare, and not more than now: a strip may be below a row."""
        high = height_of_rows(self._roster.rowCount(), self._table.viewport().height())
        return min(high, self._table.verticalHeader().defaultSectionSize())

    def _are_low(self) -> bool:
        """Whether rows are so low that two lines in one are hardly readable."""
        return height_of_rows(self._roster.rowCount()) == height_of_rows(MANY)

    def _squeeze(self, widths: dict[int, int], parted: int) -> None:
        """Let the columns give what they can spare, one after another, until all of them fit in the table.

        Conditions, tracks and tokens get so narrow that they are harder to read only if names would be elided
        otherwise, even in two lines. Names are elided only if the table would have to scroll sideways otherwise.
        """
        order = sorted(widths, key=lambda column: self._roster.columns[column].gives_at)
        steps: list[dict[int, int]] = [{column: self._least(column)} for column in order if column != Column.NAME]
        steps += [{Column.NAME: parted}, *({column: scaled(self._widths(column).tightest)} for column in order)]
        room = self._table.viewport().width()
        widths |= shrink(widths, room, steps)
        if sum(widths.values()) > room:
            widths[Column.NAME] = max(widths[Column.NAME], parted)

    def _spread(self, widths: dict[int, int], for_conditions: int) -> None:
        """Give what the conditions do not need to tokens and tracks, which grow first in a large window."""
        conditions = widths.get(Column.CONDITIONS, 0)
        spare = self._table.viewport().width() - sum(widths.values()) + conditions - max(conditions, for_conditions)
        growing = [column for column in widths if self._roster.columns[column].grows]
        for column in growing:
            widths[column] += min(max(0, spare) // len(growing), round(widths[column] * (MOST_SPREAD - 1)))

    def _widths(self, column: int) -> Widths:
        track = self._roster.track_at(column)
        if track and track.look == "wheel" and self._row_height() >= scaled(TALL):
            return Widths(WHEEL_OF_TALL_ROW, LEAST_OF_TALL_ROW, TIGHTEST_OF_TALL_ROW)
        return self._roster.columns[column].widths

    def _least(self, column: int) -> int:
        """Return how narrow a column can be with little room; its heading may be elided then."""
        widths = self._widths(column)
        if column == Column.CONDITIONS:
            return min(max(self._conditions_need, scaled(widths.tightest)), scaled(widths.least))
        return scaled(widths.least)

    def _visible_columns(self) -> Iterator[int]:
        return (column for column in range(self._roster.columnCount()) if not self._table.isColumnHidden(column))

    def _width(self, column: int) -> int:
        """Return how wide a column is with enough room. Conditions get more of it later."""
        is_measured = column == Column.CONDITIONS
        wide = self._least(column) if is_measured else scaled(self._widths(column).comfortable)
        return max(wide, self._heading_width(column))

    def _heading_width(self, column: int) -> int:
        words = str(self._roster.headerData(column, Qt.Orientation.Horizontal) or "")
        return QFontMetrics(text_font(TextSize.SMALL, bold=True)).horizontalAdvance(words) + 2 * PAD
