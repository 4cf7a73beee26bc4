"""The log: a click on a line looks back to it, the button at its end takes the table back to before it."""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gmtracker.ui.delegates.ground import PAD
from gmtracker.ui.delegates.log_lines import BAR, LogLineDelegate
from gmtracker.ui.look.theme import theme
from gmtracker.ui.look.typography import TextSize, row_height, scaled, text_font
from gmtracker.ui.models.log import Column, LogModel, Role, local_time
from gmtracker.ui.models.rows import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.views.empty import paint_empty
from gmtracker.ui.views.flash import Flash
from gmtracker.ui.views.opaque import hide_beneath, paint_ground
from gmtracker.words import tr

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
        preview = self._model.says_undo_from(index.row())
        button = self._button_of(index.siblingAtColumn(Column.SENTENCE))
        self.hint.emit(preview.says, preview.refused, self.viewport().mapToGlobal(button.center()))

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
