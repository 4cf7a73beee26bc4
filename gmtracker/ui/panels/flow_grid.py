"""Widgets in bands across a few columns: a narrow column, and beside it some that share what is left.

Every band is as high as the highest of its cells at the width they have, which Qt's own grid only guesses while
texts wrap in columns of different widths.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QMargins, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override

MARGINS = QMargins(24, 4, 24, 8)
NARROW = 232
BETWEEN = 24
READABLE = 880
USUAL = 1200


@dataclass(frozen=True)
class Cell:
    """A widget that reaches over columns; the narrow one is 0."""

    widget: QWidget
    first: int
    last: int


class FlowGrid(QWidget):
    """Lays out a head, which may stand beside the first bands, and the bands beneath each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wide_columns = 1
        self._head: QWidget | None = None
        self._beside = 0
        self._bands: list[tuple[Cell, ...]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def put_head(self, head: QWidget) -> None:
        """What is read first, on top of it all or in the narrow column beside the bands that stand beside it."""
        head.setParent(self)
        self._head = head

    def begin(self, wide_columns: int) -> None:
        """Forget all bands; what is added from now on stands in a narrow column and so many wide ones."""
        self.wide_columns = wide_columns
        self._beside = 0
        self._bands = []

    def add_band(self, *cells: Cell, beside_head: bool = False) -> None:
        """Add a band below the others; those beside the head come first."""
        for cell in cells:
            cell.widget.setParent(self)
            cell.widget.show()
        self._bands.append(cells)
        self._beside += beside_head
        self.updateGeometry()

    def settle(self) -> None:
        """Put everything in its place at once, where it can be looked for before it is next painted."""
        self._arrange(self.width(), move=True)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, move=False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(USUAL, self.heightForWidth(USUAL))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(3 * NARROW, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.settle()

    @override
    def event(self, event: QEvent) -> bool:
        """A widget within needs another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.settle()
        return done

    def _arrange(self, width: int, *, move: bool) -> int:
        """The height that all of it takes at a width; with ``move`` everything is put there."""
        inner = QRect(0, 0, width, 0).marginsRemoved(QMargins(MARGINS.left(), 0, MARGINS.right(), 0))
        top = head_end = MARGINS.top()
        if self._head is not None:
            head_width = scaled(NARROW) if self._beside else min(inner.width(), scaled(READABLE))
            height = _height(self._head, head_width)
            if move:
                self._head.setGeometry(inner.left(), top, head_width, height)
                if (layout := self._head.layout()) is not None:
                    layout.activate()
            head_end = top + height + BETWEEN // 2
        if not self._beside:
            top = head_end
        for at, band in enumerate(self._bands):
            if at == self._beside:
                top = max(top, head_end)
            top = self._arrange_band(band, inner, top, move=move)
        return max(top, head_end) + MARGINS.bottom()

    def _arrange_band(self, band: tuple[Cell, ...], inner: QRect, top: int, *, move: bool) -> int:
        places = [self._across(cell, inner) for cell in band]
        heights = [_height(cell.widget, right - left) for cell, (left, right) in zip(band, places, strict=True)]
        tallest = max(heights, default=0)
        if move:
            for cell, (left, right), height in zip(band, places, heights, strict=True):
                stretches = cell.widget.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Minimum
                own = tallest if stretches else height
                cell.widget.setGeometry(left, top + (tallest - own) // 2, right - left, own)
        return top + tallest

    def _across(self, cell: Cell, inner: QRect) -> tuple[int, int]:
        """From where to where a cell reaches."""
        return self._edges(cell.first, inner)[0], self._edges(cell.last, inner)[1]

    def _edges(self, column: int, inner: QRect) -> tuple[int, int]:
        narrow_end = inner.left() + scaled(NARROW)
        if column == 0:
            return inner.left(), narrow_end
        wide = (inner.right() + 1 - narrow_end) // self.wide_columns
        left = narrow_end + (column - 1) * wide
        return left + BETWEEN, left + wide


def _height(widget: QWidget, width: int) -> int:
    needed = widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
    return max(needed, widget.minimumHeight())
