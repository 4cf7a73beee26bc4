"""What blocks are made of: text, things above and beside each other, and a ground to stand on.

Each knows its height at a width, draws itself into a rectangle, and can be split at a height.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gmtracker.ui.paper.letters import BODY, Letters, Lines, elided
from gmtracker.ui.paper.pagination import Block
from gmtracker.ui.paper.units import POINT

OVERLAP = 0.8 * POINT

Split = tuple[Block, Block] | None


class Text:
    """A paragraph of plain text."""

    def __init__(self, text: str, letters: Letters = BODY) -> None:
        self._text = text
        self._letters = letters
        self._laid_out: tuple[float, Lines] | None = None

    def height(self, width: float) -> float:
        """The height of its lines."""
        return self._lines(width).height

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it."""
        self._lines(rect.width()).draw(painter, rect.topLeft())

    def split(self, width: float, height: float) -> Split:
        """Split it between two lines."""
        parts = self._lines(width).cut(height)
        return None if parts is None else (Text(parts[0], self._letters), Text(parts[1], self._letters))

    def _lines(self, width: float) -> Lines:
        if self._laid_out is None or self._laid_out[0] != width:
            self._laid_out = (width, Lines(self._text, self._letters, width))
        return self._laid_out[1]


@dataclass(frozen=True)
class OneLine:
    """Text in one line, cut short with an ellipsis where it does not fit: for heads."""

    text: str
    letters: Letters

    def height(self, width: float) -> float:
        """The height of a line."""
        del width
        return self.letters.line

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it."""
        Text(elided(self.text, self.letters, rect.width()), self.letters).paint(painter, rect)

    def split(self, width: float, height: float) -> Split:
        """A line is not split."""
        del width, height
        return None


@dataclass(frozen=True)
class Drawing:
    """Something drawn, at a fixed height; ``draw`` is given the painter and the rectangle."""

    high: float
    draw: Callable[[QPainter, QRectF], None]

    def height(self, width: float) -> float:
        """The fixed height."""
        del width
        return self.high

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        painter.save()
        self.draw(painter, rect)
        painter.restore()

    def split(self, width: float, height: float) -> Split:
        """A drawing is not split."""
        del width, height
        return None


@dataclass(frozen=True)
class Stack:
    """Blocks one above the other."""

    parts: tuple[Block, ...]
    gap: float = 0.0

    def height(self, width: float) -> float:
        """The heights of all parts and the gaps between them."""
        return sum(part.height(width) for part in self.parts) + self.gap * max(0, len(self.parts) - 1)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the parts from the top."""
        top = rect.top()
        for part in self.parts:
            high = part.height(rect.width())
            part.paint(painter, QRectF(rect.left(), top, rect.width(), high))
            top += high + self.gap

    def split(self, width: float, height: float) -> Split:
        """Split it between two parts, or within the one that crosses the height."""
        top = 0.0
        for at, part in enumerate(self.parts):
            high = part.height(width)
            if top + high > height:
                return self._split_at(at, part.split(width, height - top))
            top += high + self.gap
        return self, NOTHING

    def _split_at(self, at: int, parts: Split) -> Split:
        if parts is not None:
            before, after = (*self.parts[:at], parts[0]), (parts[1], *self.parts[at + 1 :])
        elif at > 0:
            before, after = self.parts[:at], self.parts[at:]
        else:
            return None
        return Stack(before, self.gap), Stack(after, self.gap)


NOTHING = Stack(())


@dataclass(frozen=True)
class Cell:
    """A block within a row: ``fixed`` units wide, or else with a share of what the fixed ones leave."""

    block: Block
    share: float = 1.0
    fixed: float = 0.0


@dataclass(frozen=True)
class Row:
    """Blocks beside each other, aligned at the top."""

    cells: tuple[Cell, ...]
    gap: float = 0.0

    def height(self, width: float) -> float:
        """The height of the highest cell."""
        return max(cell.block.height(wide) for cell, wide in zip(self.cells, self._widths(width), strict=True))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the cells from the left."""
        left = rect.left()
        for cell, wide in zip(self.cells, self._widths(rect.width()), strict=True):
            cell.block.paint(painter, QRectF(left, rect.top(), wide, cell.block.height(wide)))
            left += wide + self.gap

    def split(self, width: float, height: float) -> Split:
        """Split every cell that is higher; None where one of them cannot be."""
        before, after = [], []
        for cell, wide in zip(self.cells, self._widths(width), strict=True):
            parts: Split = (cell.block, NOTHING)
            if cell.block.height(wide) > height:
                parts = cell.block.split(wide, height)
            if parts is None:
                return None
            before.append(Cell(parts[0], cell.share, cell.fixed))
            after.append(Cell(parts[1], cell.share, cell.fixed))
        return Row(tuple(before), self.gap), Row(tuple(after), self.gap)

    def _widths(self, width: float) -> Sequence[float]:
        shares = sum(cell.share for cell in self.cells if not cell.fixed)
        left = width - sum(cell.fixed for cell in self.cells) - self.gap * (len(self.cells) - 1)
        return [cell.fixed or left * cell.share / shares for cell in self.cells]


@dataclass(frozen=True)
class Padded:
    """A block with room around it, on a ground of its own if it has one, and with a bar of colour at its left."""

    block: Block
    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    ground: QColor | None = None
    bar: QColor | None = None
    bar_width: float = 0.0

    def height(self, width: float) -> float:
        """The height of the block and the room above and below it."""
        return self.block.height(self._inner(width)) + self.top + self.bottom

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the ground, the bar, and the block on them."""
        # Grounds of neighbours overlap a little; edges that only meet would leave a pale line between them.
        ground = rect.adjusted(0, 0, 0, OVERLAP)
        if self.ground is not None:
            painter.fillRect(ground, self.ground)
        if self.bar is not None:
            painter.fillRect(QRectF(ground.left(), ground.top(), self.bar_width, ground.height()), self.bar)
        self.block.paint(painter, rect.adjusted(self.left, self.top, -self.right, -self.bottom))

    def split(self, width: float, height: float) -> Split:
        """Split the block; both parts have the same room around them."""
        parts = self.block.split(self._inner(width), height - self.top - self.bottom)
        return None if parts is None else (self._around(parts[0]), self._around(parts[1]))

    def _inner(self, width: float) -> float:
        return width - self.left - self.right

    def _around(self, block: Block) -> "Padded":
        return Padded(block, self.left, self.top, self.right, self.bottom, self.ground, self.bar, self.bar_width)
