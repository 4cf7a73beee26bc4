"""Room below a row for one widget."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPen, QRegion
from PySide6.QtWidgets import QTableView, QWidget

from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.theme.theme import current_palette, motion
from gmtracker.ui.widgets.overlays import application

OPENS_MS = 120
NOTCH, NOTCH_LEFT, EDGE = 10, 20, 2
"""The notch's height and its left edge, and the width of the border around a strip."""

NOTHING = QRect(-1, -1, 1, 1)
"""A mask that shows nothing. An empty one would show everything."""


class RowStrip(QObject):
    """Shows a widget below a character's row. That row gets extra height; the model has no row for it.

    The widget follows its row, and shows nothing outside the viewport. But it is the table's sibling: as a child of the
    viewport, it would not exist for screen readers, which find only cells there, and clicks beside its buttons would
    focus the table. ``resized``: the table needs another height. While the strip opens, a key or click shows all of it.
    """

    resized = Signal()

    def __init__(self, table: QTableView, row_of: Callable[[CharacterId], int | None]) -> None:
        super().__init__(table)
        self._table = table
        self._row_of = row_of
        self._widget: QWidget | None = None
        self._character = NOBODY
        self._open = 0
        self.height = 0
        self._opening = QVariantAnimation(self)
        self._opening.setDuration(OPENS_MS)
        self._opening.valueChanged.connect(self._on_step)
        self._opening.finished.connect(self._stop)
        for bar in (table.verticalScrollBar(), table.horizontalScrollBar()):
            bar.valueChanged.connect(self.place)
        application().focusChanged.connect(self._scroll_to_focus)
        model = table.model()
        for changing in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            changing.connect(self.place)

    @property
    def row(self) -> int:
        """The row above the widget, or −1."""
        row = None if self._widget is None else self._row_of(self._character)
        return -1 if row is None else row

    @property
    def _around(self) -> QWidget:
        """The parent of the table and the widget."""
        return self._table.parentWidget() or self._table

    def width(self) -> int:
        """Return the widget's width."""
        return self._table.viewport().width()

    def room_below(self, character: CharacterId) -> int:
        """Return how high a widget below a character's row can be; 0 if the row can't be shown.

        The table can grow over what is below it.
        """
        view, window = self._table.viewport(), self._table.window()
        if not self._table.isVisible() or self._row_of(character) is None:
            return 0
        seen = window.childAt(view.mapTo(window, view.rect().center()))
        if seen is not view and not self._is_in_strip(seen):
            return 0
        below = self._around.height() - self._table.geometry().bottom() - 1
        return view.height() + below - self._table.verticalHeader().defaultSectionSize()

    def hold(self, character: CharacterId, widget: QWidget) -> None:
        """Show a widget below a character's row, as high as :meth:`set_height` says."""
        if widget.parentWidget() is not self._around:
            widget.setParent(self._around)
        if self._character != character:
            self._open = self.height = 0
        self._widget, self._character = widget, character

    def set_height(self, height: int) -> None:
        """Set the widget's height, and scroll to its row."""
        if height == self.height:
            return
        self.height = height
        self._stop()
        self.resized.emit()
        if motion().is_on and self._open < height:
            application().installEventFilter(self)
            self._opening.setStartValue(self._open)
            self._opening.setEndValue(height)
            self._opening.start()
        else:
            self._on_step(height)

    def close(self) -> None:
        """Take the extra height from the row again."""
        if self._widget is None:
            return
        self._stop()
        self._widget, self._character, self._open, self.height = None, NOBODY, 0, 0
        self.place()
        self.resized.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show all of the strip at a key or click."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._opening.setCurrentTime(OPENS_MS)
        return False

    def place(self) -> None:
        """Move the widget below its row, which alone has extra height."""
        header, row, view = self._table.verticalHeader(), self.row, self._table.viewport()
        usual = header.defaultSectionSize()
        for section in range(header.count()):
            high = usual + (self._open if section == row else 0)
            if header.sectionSize(section) != high:
                header.resizeSection(section, high)
                view.update()
        if self._widget is None or row < 0:
            return
        corner = view.mapTo(self._around, QPoint(0, self._table.rowViewportPosition(row) + usual))
        self._widget.setGeometry(QRect(corner, QSize(view.width(), self.height)))
        opened = QRect(0, 0, view.width(), self._open)
        seen = opened & view.rect().translated(view.mapTo(self._around, QPoint()) - corner)
        if seen == self._widget.rect():
            self._widget.clearMask()
        else:
            self._widget.setMask(QRegion(NOTHING if seen.isEmpty() else seen))

    def _is_in_strip(self, part: QWidget | None) -> bool:
        strip = self._widget
        return strip is not None and part is not None and (part is strip or strip.isAncestorOf(part))

    def _on_step(self, height: int) -> None:
        self._open = height
        self.place()
        self._table.updateGeometries()
        self._table.scrollTo(self._table.model().index(self.row, 0))
        self.place()
        self._scroll_to_focus(None, application().focusWidget())

    def _scroll_to_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll the table to the focused part of a strip that is higher than the table."""
        if now is None or not self._is_in_strip(now):
            return
        view, bar = self._table.viewport(), self._table.verticalScrollBar()
        top = view.mapFromGlobal(now.mapToGlobal(QPoint())).y()
        below = top + now.height() + GRID - view.height()
        bar.setValue(bar.value() + (below if below > 0 else min(0, top - GRID)))

    def _stop(self) -> None:
        self._opening.stop()
        application().removeEventFilter(self)


def draw_notch(painter: QPainter, bottom: float) -> None:
    """Draw the notch of a strip's border, which points into the row above. ``bottom`` is the border's lower edge."""
    tip = QPointF(NOTCH_LEFT + NOTCH, bottom - NOTCH)
    sides = [tip + QPointF(-NOTCH, NOTCH), tip, tip + QPointF(NOTCH, NOTCH)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current_palette().selection)
    painter.drawPolygon(sides)
    painter.setPen(QPen(current_palette().accent.fill, EDGE))
    painter.drawPolyline(sides)
    painter.restore()
