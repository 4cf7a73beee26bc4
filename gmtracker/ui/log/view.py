"""The log: a click on a line looks back to it, the button at its end takes the table back to before it.

A line has its time, what happened, and that button.
"""

from msgspec import Struct
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from gmtracker.i18n import tr
from gmtracker.ui.log.model import Column, Line, LogModel, Role, local_time
from gmtracker.ui.modelview.painting import (
    PAD,
    Flash,
    Freshness,
    draw_plate,
    draw_text,
    hide_beneath,
    is_cut,
    paint_empty,
    paint_ground,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, row_height, scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme

BUTTON = 28
PICTURE = 18
PLATE = 22
BAR = 4
OVERRULED = tr("Overruled")


def undo_rect(sentence: QRect) -> QRect:
    """Where the arrow that takes back lies, in the cell of the sentence."""
    side = max(BUTTON, scaled(BUTTON))
    top = sentence.top() + (sentence.height() - side) // 2
    return QRect(sentence.right() - PAD - side + 1, top, side, side)


class _LineLayout(Struct, frozen=True):
    """Where the parts of a line lie: what is told, and the plate of one that was overruled."""

    sentence: QRect
    plate: QRect | None


class LogLineDelegate(QStyledItemDelegate):
    """Paints one line; ``pointed`` is the row under the pointer, ``on_button`` whether it is on the line's button.

    The button stands on that row and the current one; where more than that line would go, it says how many do, and
    they are struck out while the pointer is on it.
    """

    pointed = -1
    on_button = False

    def __init__(self, model: LogModel, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._freshness = freshness
        self.current = -1

    def button(self, cell: QRect, index: Index) -> QRect:
        """Where a line's button lies, with what it says: in the cell of the sentence."""
        return undo_rect(cell).adjusted(-_width(self._says(index.row())), 0, 0, 0)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line | None = index.data(Role.CELL)
        if line is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, self._ground(index, line, palette))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette.line)
        if index.column() == Column.TIME:
            if line.looked_at:
                painter.fillRect(QRect(rect.left(), rect.top(), BAR, rect.height()), palette.accent.fill)
            area = rect.adjusted(PAD + BAR, 0, 0, -1)
            draw_text(painter, area, line.time, text_font(TextSize.SMALL), palette.text_muted)
        else:
            self._draw_sentence(painter, rect, index, line, palette)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell what the line has no room for; what its button would take back is told in a hint."""
        line: Line | None = index.data(Role.CELL)
        if event.type() == QEvent.Type.ToolTip and line is not None and index.column() == Column.SENTENCE:
            room = self._layout(QRect(option.rect), index, line).sentence.width()
            has_more = line.overruled or is_cut(line.sentence, text_font(bold=line.landmark), room)
            if self.on_button or not has_more:
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)

    def _layout(self, cell: QRect, index: Index, line: Line) -> _LineLayout:
        area = cell.adjusted(PAD, 0, 0, -1)
        area.setRight((self.button(cell, index) if self._has_button(index) else undo_rect(cell)).left() - PAD - 1)
        if not line.overruled:
            return _LineLayout(area, None)
        width, high = _width(OVERRULED) + PAD, max(PLATE, scaled(PLATE))
        plate = QRect(area.right() - width + 1, area.top() + (area.height() - high) // 2, width, high)
        area.setRight(plate.left() - PAD)
        return _LineLayout(area, plate)

    def _draw_sentence(self, painter: QPainter, cell: QRect, index: Index, line: Line, palette: Palette) -> None:
        if self._has_button(index):
            self._draw_button(painter, cell, index, palette)
        layout = self._layout(cell, index, line)
        if layout.plate is not None:
            draw_plate(painter, layout.plate, palette.warning.soft)
            small = text_font(TextSize.SMALL)
            draw_text(painter, layout.plate.adjusted(PAD, 0, 0, 0), OVERRULED, small, palette.warning.text)
        goes = self.on_button and index.row() >= self.pointed and bool(self._model.actions_from(self.pointed))
        font, ink = text_font(bold=line.landmark), palette.text_muted if goes else palette.text
        draw_text(painter, layout.sentence, line.sentence, _struck(font) if goes else font, ink)

    def _draw_button(self, painter: QPainter, cell: QRect, index: Index, palette: Palette) -> None:
        button, arrow = self.button(cell, index), undo_rect(cell)
        if self.on_button and index.row() == self.pointed:
            draw_plate(painter, button, palette.pressed)
        says = button.adjusted(PAD, 0, -arrow.width(), 0)
        draw_text(painter, says, self._says(index.row()), text_font(TextSize.SMALL), palette.text_muted)
        inset = arrow.width() * (BUTTON - PICTURE) // (2 * BUTTON)
        icon("undo").paint(painter, arrow.adjusted(inset, inset, -inset, -inset))

    def _has_button(self, index: Index) -> bool:
        return index.row() in (self.pointed, self.current)

    def _says(self, row: int) -> str:
        """How many actions a line's button would take back; nothing for the one that is told there."""
        count = self._model.actions_from(row)
        return tr("Undo {count}", count=count) if count > 1 else ""

    def _ground(self, index: Index, line: Line, palette: Palette) -> QColor:
        if line.looked_at:
            return palette.selection
        if self._freshness.is_fresh(index):
            return palette.flash
        if index.row() in (self.pointed, self.current):
            return palette.hover
        return palette.raised if line.landmark else palette.panel


def _width(message: str) -> int:
    """The room that small words take, with that before them."""
    return QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(message) + PAD if message else 0


def _struck(font: QFont) -> QFont:
    """The same letters, struck out."""
    struck = QFont(font)
    struck.setStrikeOut(True)
    return struck


TIME_WIDTH = 60
AROUND_TIME = 2 * PAD + BAR
LATE = "2000-01-01T22:58:00"


class LogView(QTableView):
    """A line an action; signals carry the id of its last step. The newest line is kept in sight.

    ``hint`` says what the button at the end of a line would take back, before it does: the words, whether they
    refuse, and where on the screen.
    """

    look_back_requested = Signal(int)
    undo_from_requested = Signal(int)
    hint = Signal(str, bool, QPoint)
    hint_cleared = Signal()

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        hide_beneath(self)
        self._model = model
        self._pressed = -1
        self._lines = LogLineDelegate(model, Flash(self, model), self)
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self._set_up()
        model.rowsInserted.connect(self._show_newest)
        model.modelReset.connect(self._show_newest)
        self._end = 0
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self._show_newest()

    def is_on_button(self, point: QPoint) -> bool:
        """Whether a point of the viewport is on the button at the end of a line."""
        index = self.indexAt(point)
        return index.column() == Column.SENTENCE and self._button_of(index).contains(point)

    def forget_pointer(self) -> None:
        """The lines are others than those that the pointer went over; its next move says where it is."""
        if self._lines.pointed >= 0:
            self._lines.pointed, self._lines.on_button = -1, False
            self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the newest line in sight where it was before."""
        bar = self.verticalScrollBar()
        was_at_the_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if was_at_the_end:
            self.scrollToBottom()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self.indexAt(event.position().toPoint()).row() if is_left else -1

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            super().mouseMoveEvent(event)
            self._point_at(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, -1
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.isValid() and index.row() == pressed:
            wish = self.undo_from_requested if self.is_on_button(point) else self.look_back_requested
            self.hint_cleared.emit()
            wish.emit(index.data(Role.ID))

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click soon after the first is nothing more than that."""

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(QPoint(-1, -1))

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hint_cleared.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry = self.currentIndex().data(Role.ID)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if entry is not None:
                self.look_back_requested.emit(entry)
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete if entry is not None:
                self.hint_cleared.emit()
                self.undo_from_requested.emit(entry)
            case _:
                before = self.currentIndex().row()
                super().keyPressEvent(event)
                if self.currentIndex().row() != before:
                    self._say_what_would_go(self.currentIndex())

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._lines.current = current.row()
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        super().paintEvent(event)
        paint_empty(self, tr("What is done at the table is told here, line by line."), self._model.rowCount())

    def _set_up(self) -> None:
        self.setAccessibleName(tr("Log"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _point_at(self, point: QPoint) -> None:
        row, on_button = self.indexAt(point).row(), self.is_on_button(point)
        if (row, on_button) != (self._lines.pointed, self._lines.on_button):
            self._lines.pointed, self._lines.on_button = row, on_button
            self.viewport().update()
            if on_button:
                self._say_what_would_go(self.indexAt(point))
            else:
                self.hint_cleared.emit()

    def _say_what_would_go(self, index: QModelIndex) -> None:
        preview = self._model.undo_preview(index.row())
        button = self._button_of(index.siblingAtColumn(Column.SENTENCE))
        self.hint.emit(preview.message, preview.refused, self.viewport().mapToGlobal(button.center()))

    def _button_of(self, index: QModelIndex) -> QRect:
        return self._lines.button(self.visualRect(index), index)

    def _show_newest(self, *_: object) -> None:
        self.setCurrentIndex(self._model.index(self._model.rowCount() - 1, Column.SENTENCE))
        self.executeDelayedItemsLayout()  # else it comes after the first paint, and all is painted twice
        self.scrollToBottom()

    def _on_range_changed(self, _: int, highest: int) -> None:
        """At its end the log stays there when lines or the room for them become others."""
        if self.verticalScrollBar().value() == self._end:
            self.verticalScrollBar().setValue(highest)
        self._end = highest

    def _on_theme_changed(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height())
        widest = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(local_time(LATE))
        self.setColumnWidth(Column.TIME, max(scaled(TIME_WIDTH), widest + AROUND_TIME))
        self.viewport().update()
