"""The "and with …" rows of a check: what each token could be spent on, and what it would result in."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.shown import CheckRow, OnCheck
from gmtracker.i18n import labeled, tr
from gmtracker.ui.check.popups import Popup
from gmtracker.ui.modelview.painting import draw_plate, draw_text, is_hovered, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import TokenLook, draw_token
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.overlays import SHADOW, room_in
from gmtracker.ui.widgets.scroll import wrap_viewport

MAX_ROWS = 3
"""The maximum number of uses shown, and of chips for each."""

MAX_REASONS = 2
NOTHING_TO_SPEND = tr("Tokens you can spend on this check appear here.")
NOTHING_BEFORE_PLAY = tr("Once the session starts, tokens you can spend on this check appear here.")
HEIGHT, MORE_HEIGHT = 36, 24
NAME, CHIP, MORE = 112, 96, 36
CHIP_HEIGHT, BETWEEN, ROUNDING = 28, 4, 6
TOKEN = 20
PAD, INSIDE, BESIDE_TOKEN = 4, 6, 4
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data roles of a cell: the :class:`ShownRow` of a chip, else None, and the :class:`UseLine` of its line."""

    CELL = Qt.ItemDataRole.UserRole
    LINE = Qt.ItemDataRole.UserRole + 1


class ShownRow(Struct, frozen=True):
    """A row, and how its first token is drawn; ``look`` is None without tokens."""

    row: CheckRow
    look: TokenLook | None = None
    face: int | None = None
    size: int = 6


class UseLine(Struct, frozen=True):
    """A line of the table: all rows of a use, the best first. ``is_wide``: its only chip also tells the effect."""

    rows: tuple[ShownRow, ...]
    is_wide: bool = False

    @property
    def name(self) -> str:
        """The name of the use."""
        return self.rows[0].row.offer.name

    def best(self, count: int) -> tuple[ShownRow, ...]:
        """Return up to ``count`` rows in their order, preferring the first of each kind of token."""
        if self.is_wide:
            return self.rows[:1]
        kinds = [(shown.look, shown.row.sign) for shown in self.rows]
        by_kind = sorted(range(len(kinds)), key=lambda at: (kinds[at] in kinds[:at], at))
        return tuple(self.rows[at] for at in sorted(by_kind[:count]))


class CheckRowsModel(QAbstractTableModel):
    """A line for each of the best uses, and a last line with the number of hidden rows.

    The columns are the use's name, a chip for each of its best rows, and the number of its other rows.
    """

    def __init__(self, parent: QObject | None = None, *, is_whole: bool = False) -> None:
        """Set up the model; ``is_whole`` shows each row in a line of its own, in their own order."""
        super().__init__(parent)
        self._rows: list[ShownRow] = []
        self.lines: list[UseLine] = []
        self._best: list[tuple[ShownRow, ...]] = []
        self._is_whole = is_whole
        self.row_limit = self.chips = 1 if is_whole else MAX_ROWS

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> bool:
        """Show rows with a campaign's tokens. Returns False if they are shown already."""
        shown = [_build_shown_row(row, campaign) for row in rows]
        if shown == self._rows:
            return False
        lines = [UseLine((one,), is_wide=True) for one in shown] if self._is_whole else _group_by_use(shown)
        is_alike = (len(shown), list(map(_shape, lines))) == (len(self._rows), list(map(_shape, self.lines)))
        if not is_alike:
            self.beginResetModel()
        self._rows, self.lines = shown, lines
        self._best = [line.best(self.chips) for line in lines]
        if is_alike:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        else:
            self.endResetModel()
        return True

    def limit_rows(self, lines: int, chips: int) -> bool:
        """Limit the number of lines and of chips in each, to MOST at most. Returns False if nothing changes."""
        limits = (min(lines, MAX_ROWS), min(chips, MAX_ROWS))
        if limits == (self.row_limit, self.chips):
            return False
        self.beginResetModel()
        self.row_limit, self.chips = limits
        self._best = [line.best(self.chips) for line in self.lines]
        self.endResetModel()
        return True

    def height_of(self, lines: int) -> int:
        """Return the height of so many lines, and of the line for the hidden rows."""
        shown = len(self.lines) if self._is_whole else min(lines, len(self.lines))
        return scaled(HEIGHT) * shown + scaled(MORE_HEIGHT) * (self._count_hidden(shown) > 0)

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._shown_count() + (self._count_hidden(self._shown_count()) > 0)

    @override
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.chips + 2

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return flags that leave only chips and numbers of hidden rows to be chosen."""
        line, cell, text = self.content(index.row(), index.column()) if index.isValid() else (None, None, "")
        can_choose = cell or (text and (line is None or index.column() > 0))
        return super().flags(index) if can_choose else Qt.ItemFlag.NoItemFlags

    def content(self, row: int, column: int) -> tuple[UseLine | None, ShownRow | None, str]:
        """Return a cell's line, the row of its chip, and its text. For painting this is much faster than data()."""
        if row >= self._shown_count():
            return None, None, self._more_text() if column == 0 else ""
        line, chips = self.lines[row], self._best[row]
        cell = chips[column - 1] if 0 < column <= len(chips) else None
        hidden = len(line.rows) - len(chips) if column > self.chips else 0
        text = line.name if column == 0 else cell.row.success_text if cell else f"+{hidden}" if hidden else ""
        return line, cell, text

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, cell, text = self.content(index.row(), index.column())
        match role:
            case Role.CELL:
                return cell
            case Role.LINE:
                return line
            case Qt.ItemDataRole.DisplayRole:
                return text or None
            case Qt.ItemDataRole.AccessibleTextRole if cell:
                return _accessible_text(cell.row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return text or self.content(index.row(), 0)[2]  # A place without a chip is read as its line's name.
            case Qt.ItemDataRole.ToolTipRole if cell:
                return tip(_accessible_text(cell.row))
        return None

    def _shown_count(self) -> int:
        """Return how many lines show a use."""
        return len(self.lines) if self._is_whole else min(self.row_limit, len(self.lines))

    def _count_hidden(self, shown: int) -> int:
        """Return how many rows belong to no line if so many are shown."""
        return len(self._rows) - sum(len(line.rows) for line in self.lines[:shown])

    def _more_text(self) -> str:
        hidden = self._count_hidden(self._shown_count())
        if self._shown_count():
            return tr("… {count} more", count=hidden)
        return tr("1 way to spend tokens") if hidden == 1 else tr("{count} ways to spend tokens", count=hidden)


def _group_by_use(rows: list[ShownRow]) -> list[UseLine]:
    """Return a line for each use, without refused rows. Without tokens only the effect tells its rows apart."""
    groups: dict[tuple[str, bool, bool], list[ShownRow]] = {}
    for shown in rows:
        if not shown.row.offer.refusal:
            groups.setdefault((shown.row.offer.name, shown.row.against, shown.look is None), []).append(shown)
    return [UseLine(tuple(group), is_wide=is_wide) for (_, _, is_wide), group in groups.items()]


def _shape(line: UseLine) -> tuple[int, bool]:
    """Return what determines the layout of a line."""
    return len(line.rows), line.is_wide


class CheckRowsView(DropTargetMixin, QTableView):
    """The table of spends: click or Enter chooses a chip, and tokens dropped on a line are put to its use.

    ``chosen`` carries the row. ``target`` returns what a drop is for. A number of hidden rows opens all rows in a
    popup, which contains another view with ``is_whole``.
    """

    chosen = Signal(CheckRow)

    def __init__(
        self,
        carried: CarriedTokens,
        target: Callable[[], OnCheck | None],
        parent: QWidget | None = None,
        *,
        is_whole: bool = False,
    ) -> None:
        super().__init__(parent)
        self._carried = carried
        self._target = target
        self.spends = CheckRowsModel(self, is_whole=is_whole)
        self._all: tuple[tuple[CheckRow, ...], Campaign | None] = ((), None)
        self.every_row: RowsPopup | None = None
        self._pressed = QModelIndex()
        self.drop_target = DropTarget(self, carried, self._target_at)
        self.drop_target.aimed.connect(wrap_viewport(self).update)
        self.setModel(self.spends)
        self.setItemDelegate(_ChipDelegate(self))
        self.setObjectName("spends")
        self.setAccessibleName(tr("Tokens to spend"))
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.chip_width = scaled(CHIP)
        if not is_whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Repaint the area, because Qt leaves the old pixels of a widget with static contents."""
        super().hideEvent(event)
        if (ground := self.parentWidget()) is not None:
            ground.update(self.geometry())

    @override
    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QTableView.ScrollHint = QTableView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll to a cell, but never sideways: that would cut the names at the left."""
        super().scrollTo(index, hint)
        self.horizontalScrollBar().setValue(0)

    def show_rows(self, rows: tuple[CheckRow, ...], campaign: Campaign) -> None:
        """Show rows with a campaign's tokens; the view is hidden without any."""
        self._all = rows, campaign
        before = self.isHidden(), self.height_for_rows(MAX_ROWS), self.spends.rowCount()
        current = self.currentIndex()
        place = current.row(), current.column()
        if not self.spends.show_rows(rows, campaign) and self.isHidden() != bool(rows):
            return
        if self.every_row is not None and not self.every_row.isHidden():
            self.every_row.dismiss(keys_back=True)  # Its rows belonged to the check before.
        self._fit_columns()
        if place[0] >= 0 and not self.currentIndex().isValid():
            self._choose_current(*place)
        self.setVisible(bool(rows))
        if (self.isHidden(), self.height_for_rows(MAX_ROWS), self.spends.rowCount()) != before:
            self.updateGeometry()
        self.executeDelayedItemsLayout()  # Lay out before the first paint, or everything is painted twice.

    def _choose_current(self, row: int, column: int) -> None:
        """Make a cell the current one, or the nearest before it that can be chosen."""
        row = min(row, self.spends.rowCount() - 1)
        cells = (self.spends.index(row, at) for at in (*range(column, 0, -1), 1, 0))
        found = next((cell for cell in cells if self.spends.flags(cell)), QModelIndex())
        self.setCurrentIndex(found)

    def _fit_columns(self) -> None:
        """Make all names and chips as wide as the widest, and show as many chips in a line as fit."""
        lines = self.spends.lines
        name = max([scaled(NAME), *(_name_width(line) for line in lines)])
        room = max(self.viewport().width() - name - scaled(MORE), 0)
        count = first_fitting(range(MAX_ROWS, 0, -1), lambda count: count * self._chip_width_with(count), room)
        self.spends.limit_rows(self.spends.row_limit, count)
        self.chip_width = min(self._chip_width_with(count), room // count)
        self.setColumnWidth(0, name)
        for column in range(1, count + 1):
            self.setColumnWidth(column, self.chip_width)
        if any(line.is_wide for line in lines):
            self.setColumnWidth(count, room - (count - 1) * self.chip_width)
        self._fit_lines()

    def _chip_width_with(self, count: int) -> int:
        """Return the width of the widest of so many chips in each line, and the gap after it."""
        shown = (one for line in self.spends.lines[:MAX_ROWS] if not line.is_wide for one in line.best(count))
        return max([scaled(CHIP), *map(_chip_width, shown)]) + BETWEEN

    def _fit_lines(self) -> None:
        """Set the lines' heights, and let a wide chip and the last line extend over several columns."""
        self.clearSpans()
        for row in range(self.spends.rowCount()):
            line = self.spends.index(row, 0).data(Role.LINE)
            self.setRowHeight(row, scaled(HEIGHT if line else MORE_HEIGHT))
            if line is None:
                self.setSpan(row, 0, 1, self.spends.columnCount())
            elif line.is_wide and self.spends.chips > 1:
                self.setSpan(row, 1, 1, self.spends.chips)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the first chip: Qt would start at the name, which can't be chosen."""
        if not self.currentIndex().isValid() and self.spends.rowCount():
            self._choose_current(0, 1)
        super().focusInEvent(event)

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint without a new layout, because all lines have the same size."""
        self.viewport().update()

    def limit_rows(self, lines: int) -> None:
        """Limit the number of lines."""
        if self.spends.limit_rows(lines, self.spends.chips):
            self._fit_columns()
            self.updateGeometry()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._carried.tokens:
            self.drop_target.hover(event.position().toPoint())
            self.drop_target.put_down()
            return
        super().mousePressEvent(event)
        self._pressed = self.indexAt(event.position().toPoint())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._carried.tokens:
            self.drop_target.hover(event.position().toPoint())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.drop_target.leave()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        pressed, self._pressed = self._pressed, QModelIndex()
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and index == pressed:
            self._choose(index)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            self._choose(self.currentIndex())
        elif event.text() == "+":
            event.ignore()
        else:
            super().keyPressEvent(event)

    def height_for_rows(self, lines: int) -> int:
        """Return the view's height with that many lines."""
        return self.spends.height_of(min(lines, MAX_ROWS))

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), self.height_for_rows(self.spends.row_limit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), self.sizeHint().height())

    def wanted_width(self) -> int:
        """Return the width in which no chip is cut."""
        names = map(_name_width, self.spends.lines)
        chips = [_chip_width(shown, is_wide=True) for line in self.spends.lines for shown in line.rows]
        return max([scaled(NAME), *names]) + max(chips, default=0) + BETWEEN + scaled(MORE)

    def _target_at(self, point: QPoint) -> OnCheck | None:
        """Return the check as a drop target, with the use there if the chip, or one of the line, spends as many."""
        target, index = self._target(), self.indexAt(point)
        line, cell = index.data(Role.LINE), index.data(Role.CELL)
        if target is None or not isinstance(line, UseLine):
            return target
        meant = (cell,) if isinstance(cell, ShownRow) else line.rows
        return replace(target, use=line.name) if any(self._spends_as_many(one.row) for one in meant) else target

    def _spends_as_many(self, row: CheckRow) -> bool:
        """Whether a row spends as many tokens as are carried; what is done once takes the rest of its price itself."""
        return row.single_use or len(row.offer.command.tokens) == len(self._carried.tokens)

    def _choose(self, index: Index) -> None:
        if not index.isValid() or not self.spends.flags(index):
            return
        cell, line = index.data(Role.CELL), index.data(Role.LINE)
        if isinstance(cell, ShownRow):
            self.chosen.emit(cell.row)
        else:
            self.open_popup(line.rows[0].row if isinstance(line, UseLine) else None)

    def open_popup(self, first: CheckRow | None = None) -> None:
        """Show all rows in a popup, which is created on first use, with ``first`` as the current one."""
        rows, campaign = self._all
        if campaign is None:
            return
        if self.every_row is None:
            self.every_row = RowsPopup(self._carried, self._target, self.window())
            self.every_row.rows.chosen.connect(self.chosen)
            self.every_row.dismissed.connect(self._on_left)
        self.every_row.open_over(self, rows, campaign, rows.index(first) if first in rows else 0)

    def _on_left(self, keys_back: bool) -> None:
        if keys_back:
            self.setFocus(Qt.FocusReason.OtherFocusReason)


class RowsPopup(Popup):
    """A popup with all rows, opened by a number of hidden ones."""

    def __init__(self, carried: CarriedTokens, target: Callable[[], OnCheck | None], window: QWidget) -> None:
        super().__init__(window)
        self.rows = CheckRowsView(carried, target, is_whole=True)
        column = QVBoxLayout(self)
        around = SHADOW + PAD
        column.setContentsMargins(around, around, around, around)
        column.addWidget(self.rows)
        self.rows.chosen.connect(self._on_chosen)

    def open_over(self, anchor: QWidget, rows: tuple[CheckRow, ...], campaign: Campaign, current: int) -> None:
        """Show the rows over a widget, at least as wide."""
        self.setParent(anchor.window())
        self.rows.show_rows(rows, campaign)
        room = room_in(self.window())
        around = 2 * (SHADOW + PAD)
        height = min(self.rows.sizeHint().height(), room.height() * 3 // 4 - around)
        width = max(anchor.width(), self.rows.wanted_width() + self.rows.verticalScrollBar().sizeHint().width())
        self.rows.setFixedSize(min(width, room.width() - around), height)
        self.open_at(anchor, above=False)
        self.rows.setCurrentIndex(self.rows.model().index(current, 1))
        self.rows.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_chosen(self) -> None:
        self.dismiss(keys_back=True)


class _ChipDelegate(QStyledItemDelegate):
    """Paints a use's name, a chip with a token and what it makes, or the number of hidden rows."""

    def __init__(self, view: CheckRowsView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect = current_palette(), QRect(option.rect)
        line, cell, text = self._view.spends.content(index.row(), index.column())
        aimed_at = self._view.drop_target.target
        if line is not None and isinstance(aimed_at, OnCheck) and aimed_at.use == line.name:
            painter.fillRect(rect, palette.selection)
        for edge in (rect.top(), rect.bottom()) if index.row() == 0 else (rect.bottom(),):
            painter.fillRect(QRect(rect.left(), edge, rect.width(), 1), palette.line)
        # Otherwise the chip clicked last stays highlighted.
        is_current = is_selected(option) and self._view.hasFocus()
        if cell is not None and line is not None:
            wide = _chip_width(cell, is_wide=True) + BETWEEN if line.is_wide else self._view.chip_width
            chip = self._chip_rect(rect, wide)
            is_best = index.row() == 0 and index.column() == 1 and not cell.row.offer.refusal
            self._paint_plate(painter, chip, option, is_current=is_current, is_best=is_best)
            ink = palette.accent.text if is_best else palette.text
            _paint_chip(painter, chip, cell, ink, is_wide=line.is_wide)
        elif line is None:
            ink = palette.accent.text
            if is_current or is_hovered(option):
                painter.fillRect(rect, palette.selection if is_current else palette.hover)
            draw_text(painter, rect.adjusted(PAD, 0, 0, 0), text, text_font(TextSize.SMALL), ink)
        elif index.column() == 0:
            draw_text(painter, rect.adjusted(PAD, 0, -PAD, 0), line.name, text_font(bold=True), palette.text)
        elif text:
            chip = self._chip_rect(rect, scaled(MORE))
            self._paint_plate(painter, chip, option, is_current=is_current, is_best=False)
            draw_text(painter, chip, text, text_font(TextSize.SMALL, bold=True), palette.text_muted, CENTRE)

    @staticmethod
    def _chip_rect(rect: QRect, width: int) -> QRect:
        high = scaled(CHIP_HEIGHT)
        return QRect(rect.left(), rect.top() + (rect.height() - high) // 2, min(width, rect.width()) - BETWEEN, high)

    @staticmethod
    def _paint_plate(
        painter: QPainter, chip: QRect, option: QStyleOptionViewItem, *, is_current: bool, is_best: bool
    ) -> None:
        palette = current_palette()
        fill = palette.hover if is_hovered(option) else palette.accent.soft if is_best else palette.raised
        edge = palette.focus if is_current else palette.accent.text if is_best else palette.outline
        draw_plate(painter, chip, fill, QPen(edge, 2 if is_current else 1))


def _name_width(line: UseLine) -> int:
    return text_width(line.name, text_font(bold=True)) + 2 * PAD


def _chip_width(shown: ShownRow, *, is_wide: bool = False) -> int:
    """Return the width of a chip's text, token and padding."""
    bold, small = text_font(TextSize.SMALL, bold=True), text_font(TextSize.SMALL)
    wide = text_width(shown.row.success_text, bold) + 2 * INSIDE
    if shown.look is not None:
        wide += scaled(TOKEN) + text_width(_count_text(shown.row), bold) + 2 * BESIDE_TOKEN
    if is_wide and (effect := _effect_text(shown.row)):
        wide += text_width(effect, small) + 2 * INSIDE
    return wide


def _paint_chip(painter: QPainter, chip: QRect, shown: ShownRow, ink: QColor, *, is_wide: bool) -> None:
    """Draw a chip's token with its number, and at the right what it makes."""
    palette, bold, small = current_palette(), text_font(TextSize.SMALL, bold=True), text_font(TextSize.SMALL)
    inside = chip.adjusted(INSIDE // 2 if shown.look else INSIDE, 0, -INSIDE, 0)
    if shown.look is not None:
        side = scaled(TOKEN)
        mark = QRectF(inside.left(), inside.center().y() - side / 2 + 0.5, side, side)
        _draw_token(painter, mark, shown.look, shown, palette)
        inside.adjust(side + BESIDE_TOKEN, 0, 0, 0)
        draw_text(painter, inside, _count_text(shown.row), bold, ink)
        inside.adjust(text_width(_count_text(shown.row), bold) + BESIDE_TOKEN, 0, 0, 0)
    makes = shown.row.success_text
    if shown.row.offer.refusal:
        ink, makes = palette.text_disabled, ""
    draw_text(painter, inside, makes, bold, ink, RIGHT)
    if is_wide:
        inside.adjust(INSIDE if shown.look else 0, 0, -text_width(makes, bold) - INSIDE, 0)
        draw_text(painter, inside, _effect_text(shown.row), small, palette.text_disabled if not makes else ink)


def _count_text(row: CheckRow) -> str:
    number = len(row.offer.command.tokens)
    return f"×{number}" if number > 1 else ""


def _effect_text(row: CheckRow) -> str:
    """Return why a row is refused, or its effect unless that is all it makes."""
    effect = row.offer.effect if row.offer.effect != row.success_text else ""
    return row.offer.refusal or effect


def split_common_refusal(rows: tuple[CheckRow, ...], campaign: Campaign) -> tuple[tuple[CheckRow, ...], str]:
    """Return the rows and the text to show without any.

    If all rows are refused for one or two reasons, returns no rows and those reasons. Before a session one text
    replaces the reasons, which every use words differently.
    """
    reasons = dict.fromkeys(row.offer.refusal for row in rows)
    if rows and "" not in reasons:
        if campaign.session is None:
            return (), NOTHING_BEFORE_PLAY
        if len(reasons) <= MAX_REASONS:
            return (), " ".join(reasons)
    return rows, NOTHING_TO_SPEND


def _draw_token(painter: QPainter, rect: QRectF, look: TokenLook, shown: ShownRow, palette: Palette) -> None:
    """Draw a row's first token from the cached picture."""
    sign, dimmed = shown.row.sign, bool(shown.row.offer.refusal)

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(painter, rect, look, sign, palette, face=shown.face, size=shown.size, dimmed=dimmed)

    draw_cached(painter, rect, ("spent", look, sign, shown.face, shown.size, dimmed, palette.name), draw)


def _accessible_text(row: CheckRow) -> str:
    if row.what:
        told = tr("{use} with {what} ({count} of them)") if row.count > 1 else tr("{use} with {what}")
    else:
        told = tr("{use} ({count} of them)") if row.count > 1 else "{use}"
    told = labeled(told.format(use=row.offer.name, what=row.what, count=row.count), row.offer.effect)
    if row.offer.refusal:
        return f"{told}. {row.offer.refusal}"
    mean = f"{row.mean} {row.mean_text}"
    return tr("{told}, then {chance}, {mean} on average", told=told, chance=row.success.message, mean=mean)


def _build_shown_row(row: CheckRow, campaign: Campaign) -> ShownRow:
    token = campaign.token(row.offer.command.tokens[0]) if row.offer.command.tokens else None
    if token is None:
        return ShownRow(row)
    return ShownRow(row, campaign.game.token_kind(token.kind).look, token.value, token.size)
