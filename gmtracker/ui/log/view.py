"""The view of the log: a click on a row views that moment, the button at its end undoes it and all after it."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
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

from gmtracker.engine.action_parts import ActionPart
from gmtracker.i18n import join_lines, join_parts, tr
from gmtracker.ui.log.chips import chip_width, draw_chip, draw_mark, mark_width, tone_of
from gmtracker.ui.log.model import NO_LINE, Column, Line, LogModel, Role
from gmtracker.ui.modelview.painting import (
    PAD,
    ChangeHighlight,
    RecentChanges,
    draw_plate,
    draw_text,
    make_opaque,
    paint_background,
    paint_empty,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled, text_font, text_width
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme

LINE, SPACING = 28, 20
"""The height of a line of the log, and of each further line of a wrapped text."""

TIME, CHIP, BUTTON, PICTURE, INSIDE, BAR = 48, 88, 24, 16, 4, 4
NARROW = 480
"""Below this width the time is left out, the tokens are below the text, and the button is a picture."""

OVERRULED, VIEW, UNDO, UNDO_TO_HERE = tr("Overridden"), tr("View"), tr("Undo"), tr("Undo to here")
TOPICS = (("", tr("All")), ("roll", tr("Rolls")), ("token", tr("Tokens")), ("note", tr("Notes")))
"""The filters of the log: a topic of its parts, and the name."""

NOTHING_YET = tr("Rolls and awards appear here.")


def undo_rect(cell: QRect, text: str = UNDO_TO_HERE) -> QRect:
    """Return the rectangle of the undo button in a row's cell: at the right of its last line."""
    wide, high = scaled(BUTTON) if _is_narrow(cell) else _button_width(text), scaled(BUTTON)
    return QRect(cell.right() + 1 - PAD - wide, cell.bottom() + 1 - (scaled(LINE) + high) // 2, wide, high)


class Places(NamedTuple):
    """Where a part is drawn in its row: its chip, its text and its tokens."""

    chip: QRect
    text: QRect
    tokens: QRect


class LogLineDelegate(QStyledItemDelegate):
    """Paints an action: the headings above it, and a line or more for each of its parts.

    ``pointed`` is the hovered row, ``on_button`` whether the pointer is on its undo button. The newest, the hovered
    and the current row have buttons. All actions that would be undone are struck out while the pointer is on it.
    """

    pointed = -1
    on_button = False

    def __init__(self, model: LogModel, freshness: RecentChanges, view: QTableView) -> None:
        super().__init__(view)
        self._model, self._freshness, self._view = model, freshness, view
        self.current = -1

    def button(self, cell: QRect, index: Index) -> QRect:
        """Return the rectangle of a row's button."""
        return undo_rect(cell, self._button_text(index))

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the headings and parts need in the option's width."""
        rect, line = QRect(option.rect), index.data(Role.CELL)
        if line is None:
            return rect.size()
        parts = part_places(QRect(0, 0, rect.width(), 0), line, has_button=False)
        return QSize(rect.width(), scaled(LINE) * len(self.headings(index.row(), line)) + bottom_of(parts[-1]) + 1)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line | None = index.data(Role.CELL)
        if line is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        for heading in self.headings(index.row(), line):
            draw_heading(painter, rect, heading, palette)
            rect.setTop(rect.top() + scaled(LINE))
        painter.fillRect(rect, self._background_color(index, line, palette))
        if line.looked_at:
            painter.fillRect(QRect(rect.left(), rect.top(), BAR, rect.height()), palette.accent.fill)
        timed, has_button = line.time != self._before(index.row()).time, self._has_button(index)
        is_undone = (
            self.on_button and index.row() >= self.pointed and bool(self._model.count_undone_actions(self.pointed))
        )
        draw_action(painter, rect, line, palette, timed=timed, has_button=has_button, is_undone=is_undone)
        if has_button:
            self._draw_buttons(painter, rect, index, palette)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the sentences of an action as its tooltip if its parts do not; the button has a hint instead."""
        line: Line | None = index.data(Role.CELL)
        says_more = line is not None and (
            line.overruled or any(part.is_check or not part.outcome for part in line.parts)
        )
        if event.type() == QEvent.Type.ToolTip and (self.on_button or not says_more):
            QToolTip.hideText()
            return True
        return super().helpEvent(event, view, option, index)

    def headings(self, row: int, line: Line) -> tuple[str, ...]:
        """Return the headings above a row: those that differ from the section of the row before it."""
        before = self._before(row).section
        if line.section == before:
            return ()
        return line.section[1:] or line.section if line.section[:1] == before[:1] else line.section

    def _before(self, row: int) -> Line:
        """Return the line of the visible row before a row."""
        before = next((one for one in range(row - 1, -1, -1) if not self._view.isRowHidden(one)), None)
        return NO_LINE if before is None else self._model.line(before)

    def _has_button(self, index: Index) -> bool:
        return index.row() in (self.pointed, self.current, self._model.rowCount() - 1)

    def _button_text(self, index: Index) -> str:
        return UNDO if index.row() == self._model.rowCount() - 1 else UNDO_TO_HERE

    def _draw_buttons(self, painter: QPainter, body: QRect, index: Index, palette: Palette) -> None:
        """Draw the undo button, and one that says what a click elsewhere in the row does."""
        button, side, small = self.button(body, index), scaled(PICTURE), text_font(TextSize.SMALL)
        is_pressed = self.on_button and index.row() == self.pointed
        draw_plate(painter, button, palette.pressed if is_pressed else palette.raised, QPen(palette.outline))
        icon("undo").paint(painter, QRect(button.left() + INSIDE, button.center().y() - side // 2 + 1, side, side))
        if _is_narrow(body):
            return
        text = self._button_text(index)
        draw_text(painter, button.adjusted(side + 2 * INSIDE, 0, 0, 0), text, small, palette.text)
        if text != UNDO:
            view = QRect(button.left() - PAD - _view_width(), button.top(), _view_width(), button.height())
            draw_plate(painter, view, palette.raised, QPen(palette.outline))
            draw_text(painter, view, VIEW, small, palette.text, Qt.AlignmentFlag.AlignCenter)

    def _background_color(self, index: Index, line: Line, palette: Palette) -> QColor:
        if line.looked_at:
            return palette.selection
        if self._freshness.is_fresh(index):
            return palette.flash
        return palette.hover if index.row() in (self.pointed, self.current) else palette.panel


def part_places(body: QRect, line: Line, *, has_button: bool | None) -> list[Places]:
    """Return the places of an action's parts in its row without headings.

    Buttons are beside the last part. Room for them is kept unless ``has_button`` is None.
    """
    all_places: list[Places] = []
    high, is_narrow, top = scaled(LINE), _is_narrow(body), body.top()
    left = body.left() + PAD + BAR + (0 if is_narrow else scaled(TIME) + PAD)
    end = body.right() + 1 - PAD
    buttons = (scaled(BUTTON) if is_narrow else _view_width() + PAD + _button_width(UNDO_TO_HERE)) + PAD
    for part in line.parts:
        chip = QRect(left, top, min(chip_width(part.headline), (end - left) // 2), high)
        marks = sum(mark_width(token, place=False) + PAD for token in part.tokens)
        ahead = left + max(scaled(CHIP), chip.width()) + PAD
        beside = buttons if part is line.parts[-1] and has_button is not None else 0
        aside = beside + (0 if is_narrow else marks)
        further = _line_count(*_text_of(part, line), end - aside - ahead, text_font().pixelSize()) - 1
        text = QRect(ahead, top, end - aside - ahead, high + further * scaled(SPACING))
        tokens = QRect(end - marks - (beside if has_button else 0), top, marks, high)
        if is_narrow and marks:
            tokens = QRect(ahead, text.bottom() + 1, marks, scaled(SPACING))
        all_places.append(Places(chip, text, tokens))
        top = bottom_of(all_places[-1]) + 1
    return all_places


def draw_action(
    painter: QPainter,
    body: QRect,
    line: Line,
    palette: Palette,
    *,
    timed: bool,
    has_button: bool | None,
    is_undone: bool,
) -> None:
    """Draw the parts of an action, and its time if ``timed`` and there is room for it."""
    if timed and not _is_narrow(body):
        time = QRect(body.left() + PAD + BAR, body.top(), scaled(TIME), scaled(LINE))
        draw_text(painter, time, line.time, text_font(TextSize.SMALL), palette.text_muted)
    for part, places in zip(line.parts, part_places(body, line, has_button=has_button), strict=True):
        _draw_part(painter, part, _text_of(part, line), places, palette, is_undone=is_undone)


def _is_narrow(body: QRect) -> bool:
    return body.width() < scaled(NARROW)


def bottom_of(places: Places) -> int:
    return max(places.text.bottom(), places.tokens.bottom())


def _button_width(text: str) -> int:
    return text_width(text, text_font(TextSize.SMALL)) + scaled(PICTURE) + 3 * INSIDE


def _view_width() -> int:
    return text_width(VIEW, text_font(TextSize.SMALL)) + 2 * PAD


def draw_heading(painter: QPainter, body: QRect, heading: str, palette: Palette) -> None:
    """Draw a heading at the top of an area, with a line to its right."""
    area = QRect(body.left(), body.top(), body.width(), scaled(LINE))
    painter.fillRect(area, palette.panel)
    font = text_font(TextSize.SMALL, bold=True)
    draw_text(painter, area.adjusted(PAD + BAR, 0, -PAD, 0), heading, font, palette.text_muted)
    start = area.left() + 2 * PAD + BAR + text_width(heading, font)
    painter.fillRect(QRect(start, area.center().y(), max(0, area.right() - PAD - start), 1), palette.line)


def _draw_part(
    painter: QPainter, part: ActionPart, text: tuple[str, int], places: Places, palette: Palette, *, is_undone: bool
) -> None:
    if part.outcome:
        draw_chip(painter, places.chip, part.headline, tone_of(part.tone, palette), palette)
    painter.setPen(palette.text_muted if is_undone else palette.text)
    words, area = _laid_out(*text, places.text.width(), text_font().pixelSize()), places.text
    top = area.top() + (area.height() - words.boundingRect().height()) / 2
    words.draw(painter, QPointF(area.left(), top))
    for row in map(words.lineAt, range(words.lineCount() if is_undone else 0)):
        middle = round(top + row.y() + row.height() / 2)
        painter.fillRect(QRect(area.left(), middle, ceil(row.naturalTextWidth()), 1), palette.text_muted)
    left = places.tokens.left()
    for token in part.tokens:
        wide = mark_width(token, place=False)
        draw_mark(painter, QRect(left, places.tokens.top(), wide, places.tokens.height()), token, palette, place=False)
        left += wide + PAD


def _text_of(part: ActionPart, line: Line) -> tuple[str, int]:
    """Return a part's text, and the length of the actor's name at its start, which is bold.

    A sentence says its effects.
    """
    effects = (effect.text for effect in part.effects) if part.is_check else ()
    overruled = (OVERRULED,) if line.overruled and part is line.parts[0] else ()
    return join_lines(join_parts((part.text, *effects, *overruled))), len(part.actor)


@lru_cache(maxsize=4096)
def _line_count(text: str, bold: int, width: int, pixels: int) -> int:
    """Return how many lines a text needs. Most need one, which is known without laying it out."""
    fits = text_width(text, pixel_font(pixels, bold=True)) <= width
    return 1 if fits else _laid_out(text, bold, width, pixels).lineCount()


@lru_cache(maxsize=1024)
def _laid_out(text: str, bold: int, width: int, pixels: int) -> QTextLayout:
    """Return a text in lines of a width, its first ``bold`` characters bold; cached for repeated painting."""
    words = QTextLayout(text, pixel_font(pixels, bold=False))
    strong = QTextLayout.FormatRange()
    strong.start, strong.length = 0, bold
    strong.format.setFontWeight(QFont.Weight.Bold)
    words.setFormats([strong])
    words.setCacheEnabled(True)
    words.beginLayout()
    top = 0.0
    while (line := words.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, top))
        top += round(pixels * SPACING / TextSize.NORMAL)
    words.endLayout()
    return words


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
        make_opaque(self)
        self._model = model
        self._pressed = -1
        self._topic = ""
        self._lines = LogLineDelegate(model, ChangeHighlight(self, model), self)
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self._set_up()
        self._fitted: object = None
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_told_anew)
        model.modelReset.connect(self._on_reset)
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

    def show_topic(self, topic: str) -> None:
        """Show only actions with a part of that topic, or all of them if it is ""."""
        self._topic = topic
        self._on_reset()

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
            self._show_undo_hint(self.currentIndex())

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._lines.current = current.row()
        for row in {previous.row(), current.row()}:
            self._paint_line(row)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_background(self, event)
        super().paintEvent(event)
        empty = tr("The log has nothing of this kind.") if self._topic else NOTHING_YET
        paint_empty(self, empty, self._last_shown() + 1)

    def _set_up(self) -> None:
        self.setAccessibleName(tr("Log"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setColumnHidden(Column.TIME, True)
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
                self._show_undo_hint(self.indexAt(point))
            else:
                self.hint_cleared.emit()

    def _show_undo_hint(self, index: QModelIndex) -> None:
        preview = self._model.undo_preview(index.row())
        button = self._button_of(index.siblingAtColumn(Column.SENTENCE))
        self.hint.emit(preview.message, preview.refused, self.viewport().mapToGlobal(button.center()))

    def _button_of(self, index: QModelIndex) -> QRect:
        return self._lines.button(self.visualRect(index), index)

    def _paint_line(self, row: int) -> None:
        """Repaint one row only: when the log scrolls by a row, Qt moves the pixels of the others."""
        line = self.visualRect(self._model.index(row, Column.SENTENCE))
        self.viewport().update(0, line.top(), self.viewport().width(), line.height())

    def _on_reset(self) -> None:
        self._fitted = None
        self._hide_others(0, self._model.rowCount() - 1)
        self._fit_all()
        self._show_newest()

    def _on_inserted(self, _: Index, first: int, last: int) -> None:
        self._hide_others(first, last)
        self._fit(first, last)
        self._show_newest()

    def _on_told_anew(self, first: Index, last: Index) -> None:
        self._hide_others(first.row(), last.row())
        self._fit(first.row(), last.row())

    def _hide_others(self, first: int, last: int) -> None:
        """Hide the rows that are not of the topic, and show those that are."""
        for row in range(first, last + 1):
            is_other = bool(self._topic) and not self._model.line(row).is_about(self._topic)
            if is_other != self.isRowHidden(row):
                self.setRowHidden(row, is_other)

    def _last_shown(self) -> int:
        """Return the last row that is not hidden, or -1."""
        rows = range(self._model.rowCount() - 1, -1, -1)
        return next((row for row in rows if not self.isRowHidden(row)), -1)

    def _fit_all(self, *_: object) -> None:
        """Measure all rows, if the width or text size changed."""
        state = (self.columnWidth(Column.SENTENCE), scaled(LINE), self._model.rowCount())
        if self.isVisible() and state != self._fitted:
            self._fitted = state
            self._fit(0, self._model.rowCount() - 1)

    def _fit(self, first: int, last: int) -> None:
        """Set the heights of rows to what their sentences need."""
        if not self.isVisible():
            self._fitted = None
            return
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, self.columnWidth(Column.SENTENCE), scaled(LINE))
        is_other = False
        for row in range(first, last + 1):
            if self.isRowHidden(row):
                continue
            high = self._lines.sizeHint(option, self._model.index(row, Column.SENTENCE)).height()
            if high != self.rowHeight(row):
                self.setRowHeight(row, high)
                is_other = True
        if is_other:
            self.updateGeometries()  # Update the scroll range now, or scrolling to the end would stop at the old end.
        if self._fitted is not None:
            self._fitted = (self.columnWidth(Column.SENTENCE), scaled(LINE), self._model.rowCount())

    def _show_newest(self) -> None:
        if not self.isVisible():
            return
        self.setCurrentIndex(self._model.index(self._last_shown(), Column.SENTENCE))
        self.executeDelayedItemsLayout()  # Lay out before the first paint, or everything is painted twice.
        self.scrollToBottom()

    def _on_range_changed(self, _: int, highest: int) -> None:
        """Stay at the end if the scroll range changes while the log is scrolled to the end."""
        if self.verticalScrollBar().value() == self._end:
            self.verticalScrollBar().setValue(highest)
        self._end = highest

    def _on_theme_changed(self) -> None:
        self.verticalHeader().setDefaultSectionSize(scaled(LINE))
        self._fit_all()
        self.viewport().update()
