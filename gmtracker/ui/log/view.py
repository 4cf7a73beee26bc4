"""The view of the log: a click on a row views that moment, the button at its end undoes it and all after it."""

from functools import lru_cache
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, Signal
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
    QShowEvent,
    QStaticText,
    QTransform,
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
    ChangeHighlight,
    RecentChanges,
    draw_plate,
    draw_text,
    hide_beneath,
    paint_empty,
    paint_ground,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, font_of, row_height, scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme

BUTTON = 28
PICTURE = 18
PLATE = 22
BAR = 4
OVERRULED = tr("Overridden")
MOST, MOST_COUNTED = 99, "99+"
FREE_OF_ARROW = 8
"""The height by which the button's picture is smaller than the button."""


def undo_rect(sentence: QRect) -> QRect:
    """Return the undo button's square in the cell of the sentence."""
    side = max(BUTTON, scaled(BUTTON))
    top = sentence.top() + (sentence.height() - side) // 2
    return QRect(sentence.right() - PAD - side + 1, top, side, side)


class _LineLayout(Struct, frozen=True):
    """The rectangles of a row: the sentence, and the "Overridden" plate if there is one."""

    sentence: QRect
    plate: QRect | None


class LogLineDelegate(QStyledItemDelegate):
    """Paints one row; ``pointed`` is the hovered row, ``on_button`` whether the pointer is on its button.

    The hovered and the current row have a button. If it would undo several actions, it shows their number, and they
    are struck out while the pointer is on it.
    """

    pointed = -1
    on_button = False

    def __init__(self, model: LogModel, freshness: RecentChanges, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._freshness = freshness
        self.current = -1

    def button(self, cell: QRect, index: Index) -> QRect:
        """Return the rectangle of a row's button, including the number below it."""
        arrow = undo_rect(cell)
        if not self._says(index.row()):
            return arrow
        more = min(_number_height() - FREE_OF_ARROW, cell.height() - 1 - arrow.height()) // 2
        return arrow.adjusted(0, -more, 0, more)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the sentence needs in the option's width."""
        rect, line = QRect(option.rect), index.data(Role.CELL)
        room = self._layout(rect, line).sentence.width()
        needed = ceil(_wrapped(line.sentence, _font_of(line), room).size().height()) if line is not None else 0
        return QSize(rect.width(), max(row_height(), needed + 2 * PAD))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line | None = index.data(Role.CELL)
        if line is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, self._background_color(index, line, palette))
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
        """Show a tooltip only for folded or overridden rows; the button has a hint instead."""
        line: Line | None = index.data(Role.CELL)
        is_tip = event.type() == QEvent.Type.ToolTip and index.column() == Column.SENTENCE
        if is_tip and (self.on_button or line is None or not (line.overruled or line.folded)):
            QToolTip.hideText()
            return True
        return super().helpEvent(event, view, option, index)

    def _layout(self, cell: QRect, line: Line | None) -> _LineLayout:
        area = cell.adjusted(PAD, 0, 0, -1)
        area.setRight(undo_rect(cell).left() - 1)
        if line is None or not line.overruled:
            return _LineLayout(area, None)
        width, high = _width(OVERRULED) + PAD, max(PLATE, scaled(PLATE))
        plate = QRect(area.right() - width + 1, area.top() + (area.height() - high) // 2, width, high)
        area.setRight(plate.left() - PAD)
        return _LineLayout(area, plate)

    def _draw_sentence(self, painter: QPainter, cell: QRect, index: Index, line: Line, palette: Palette) -> None:
        layout = self._layout(cell, line)
        if layout.plate is not None:
            draw_plate(painter, layout.plate, palette.warning.soft)
            small = text_font(TextSize.SMALL)
            draw_text(painter, layout.plate.adjusted(PAD, 0, 0, 0), OVERRULED, small, palette.warning.text)
        goes = self.on_button and index.row() >= self.pointed and bool(self._model.actions_from(self.pointed))
        font, ink = _font_of(line), palette.text_muted if goes else palette.text
        font = _struck(font) if goes else font
        text, area = _wrapped(line.sentence, font, layout.sentence.width()), layout.sentence
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawStaticText(area.left(), area.top() + (area.height() - round(text.size().height())) // 2, text)
        if self._has_button(index):
            self._draw_button(painter, cell, index, self._background_color(index, line, palette), palette)

    def _draw_button(self, painter: QPainter, cell: QRect, index: Index, ground: QColor, palette: Palette) -> None:
        button, arrow, says = self.button(cell, index), undo_rect(cell), self._says(index.row())
        is_pressed = self.on_button and index.row() == self.pointed
        draw_plate(painter, button, palette.pressed if is_pressed else ground)
        if says:
            arrow.moveTop(button.top() - FREE_OF_ARROW // 2)
            below = QRect(button.left(), button.bottom() + 1 - _number_height(), button.width(), _number_height())
            centre = Qt.AlignmentFlag.AlignCenter
            draw_text(painter, below, says, text_font(TextSize.SMALL), palette.text_muted, centre)
        inset = arrow.width() * (BUTTON - PICTURE) // (2 * BUTTON)
        icon("undo").paint(painter, arrow.adjusted(inset, inset, -inset, -inset))

    def _has_button(self, index: Index) -> bool:
        return index.row() in (self.pointed, self.current)

    def _says(self, row: int) -> str:
        """Return the text of the number on a row's button; "" for a single action."""
        count = self._model.actions_from(row)
        return "" if count < 2 else str(count) if count <= MOST else MOST_COUNTED

    def _background_color(self, index: Index, line: Line, palette: Palette) -> QColor:
        if line.looked_at:
            return palette.selection
        if self._freshness.is_fresh(index):
            return palette.flash
        if index.row() in (self.pointed, self.current):
            return palette.hover
        return palette.raised if line.landmark else palette.panel


def _font_of(line: Line) -> QFont:
    return text_font(bold=line.landmark)


def _wrapped(sentence: str, font: QFont, width: int) -> QStaticText:
    """Return a sentence laid out in lines of a width."""
    return _laid_out(sentence, width, font.pixelSize(), font.bold(), font.strikeOut())


@lru_cache(maxsize=1024)
def _laid_out(sentence: str, width: int, pixels: int, bold: bool, struck: bool) -> QStaticText:
    """Return a sentence laid out; cached for repeated painting."""
    font = font_of(pixels, bold)
    text = QStaticText(sentence)
    text.setTextFormat(Qt.TextFormat.PlainText)
    text.setTextWidth(width)
    text.prepare(QTransform(), _struck(font) if struck else font)
    return text


def _width(message: str) -> int:
    """Return the width of small text with its padding."""
    return QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(message) + PAD if message else 0


def _number_height() -> int:
    return QFontMetrics(text_font(TextSize.SMALL)).capHeight() + 4


def _struck(font: QFont) -> QFont:
    """Return the font with strikeout."""
    struck = QFont(font)
    struck.setStrikeOut(True)
    return struck


TIME_WIDTH = 60
AROUND_TIME = 2 * PAD + BAR
LATE = "2000-01-01T22:58:00"


class LogView(QTableView):
    """The log table, one row per action; signals carry the id of its last step. The newest row stays visible.

    ``hint`` carries what the button at the end of a row would undo: the text, whether it is refused, and the point
    on the screen.
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
        self._lines = LogLineDelegate(model, ChangeHighlight(self, model), self)
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self._set_up()
        self._fitted: object = None
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_told_anew)
        model.modelReset.connect(self._begin_anew)
        self._end = 0
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self.horizontalHeader().sectionResized.connect(self._fit_all)
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self._show_newest()

    def is_on_button(self, point: QPoint) -> bool:
        """Whether a point of the viewport is on the button of a row."""
        index = self.indexAt(point)
        return index.column() == Column.SENTENCE and self._button_of(index).contains(point)

    def forget_pointer(self) -> None:
        """Clear the hovered row, because the rows changed. The next mouse move sets it again."""
        if self._lines.pointed >= 0:
            self._lines.pointed, self._lines.on_button = -1, False
            self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the newest row visible if it was."""
        bar = self.verticalScrollBar()
        was_at_the_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        self._fit_all()
        if was_at_the_end:
            self.scrollToBottom()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_all()
        self._show_newest()

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
        """Ignore the second press of a double click."""

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
                self._move_by_key(event)

    def _move_by_key(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self._say_what_would_go(self.currentIndex())

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._lines.current = current.row()
        for row in {previous.row(), current.row()}:
            self._paint_line(row)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        super().paintEvent(event)
        paint_empty(self, tr("Everything that happens at the table appears here."), self._model.rowCount())

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

    def _paint_line(self, row: int) -> None:
        """Repaint one row only: when the log scrolls by a row, Qt moves the pixels of the others."""
        line = self.visualRect(self._model.index(row, Column.SENTENCE))
        self.viewport().update(0, line.top(), self.viewport().width(), line.height())

    def _begin_anew(self) -> None:
        self._fitted = None
        self._fit_all()
        self._show_newest()

    def _on_inserted(self, _: Index, first: int, last: int) -> None:
        self._fit(first, last)
        self._show_newest()

    def _on_told_anew(self, first: Index, last: Index) -> None:
        self._fit(first.row(), last.row())

    def _fit_all(self, *_: object) -> None:
        """Measure all rows, if the width or text size changed."""
        state = (self.columnWidth(Column.SENTENCE), row_height(), self._model.rowCount())
        if self.isVisible() and state != self._fitted:
            self._fitted = state
            self._fit(0, self._model.rowCount() - 1)

    def _fit(self, first: int, last: int) -> None:
        """Set the heights of rows to what their sentences need."""
        if not self.isVisible():
            self._fitted = None
            return
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, self.columnWidth(Column.SENTENCE), row_height())
        is_other = False
        for row in range(first, last + 1):
            high = self._lines.sizeHint(option, self._model.index(row, Column.SENTENCE)).height()
            if high != self.rowHeight(row):
                self.setRowHeight(row, high)
                is_other = True
        if is_other:
            self.updateGeometries()  # Update the scroll range now, or scrolling to the end would stop at the old end.
        if self._fitted is not None:
            self._fitted = (self.columnWidth(Column.SENTENCE), row_height(), self._model.rowCount())

    def _show_newest(self) -> None:
        if not self.isVisible():
            return
        self.setCurrentIndex(self._model.index(self._model.rowCount() - 1, Column.SENTENCE))
        self.executeDelayedItemsLayout()  # Lay out before the first paint, or everything is painted twice.
        self.scrollToBottom()

    def _on_range_changed(self, _: int, highest: int) -> None:
        """Stay at the end if the scroll range changes while the log is scrolled to the end."""
        if self.verticalScrollBar().value() == self._end:
            self.verticalScrollBar().setValue(highest)
        self._end = highest

    def _on_theme_changed(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height())
        widest = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(local_time(LATE))
        self.setColumnWidth(Column.TIME, max(scaled(TIME_WIDTH), widest + AROUND_TIME))
        self._fit_all()
        self.viewport().update()
