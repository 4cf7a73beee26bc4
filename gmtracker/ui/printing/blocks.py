"""The blocks of a page: text, drawings, blocks above and beside each other, and blocks on a ground.

Each knows its height at a width, draws itself into a rectangle, and can be split at a height. Text is laid out in
lines of a few sizes of letters.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from gmtracker.ui.printing.pagination import POINT, Block
from gmtracker.ui.theme.fonts import load_fonts
from gmtracker.ui.theme.palette import LIGHT

INK = replace(LIGHT, shadow=QColor(0, 0, 0, 0))
"""The colours of paper, on which nothing casts a shadow."""

BASELINE = 0.72
"""Where in the height of a line the letters stand."""


@dataclass(frozen=True)
class TextStyle:
    """A size in points with its weight, colour (named as in the palette) and the height of a line in sizes."""

    points: float
    bold: bool = False
    colour: str = "text"
    leading: float = 1.4
    to_the_right: bool = False

    @property
    def line(self) -> float:
        """The height of a line, in units."""
        return self.points * POINT * self.leading

    @property
    def ink(self) -> QColor:
        """The colour to write in."""
        colour: QColor = attrgetter(self.colour)(INK)
        return colour


TITLE = TextStyle(21, bold=True, leading=1.2)
HEAD = TextStyle(11.5, bold=True, leading=1.35)
SUBHEAD = TextStyle(9, bold=True)
BODY = TextStyle(8.5)
STRONG = TextStyle(8.5, bold=True)
MUTED = TextStyle(8.5, colour="text_muted")
RIGHT = TextStyle(8.5, to_the_right=True)
NUMBER = TextStyle(10.5, bold=True, leading=1.3)
OVER = TextStyle(9.5, bold=True, colour="accent.text")
# Small letters stand in lines as high as those beside them, so that first lines have one baseline.
SMALL = TextStyle(7.5, colour="text_muted", leading=BODY.line / 75)
SMALL_RIGHT = TextStyle(7.5, colour="text_muted", leading=BODY.line / 75, to_the_right=True)
FACTS = TextStyle(7.5, colour="text_muted", leading=SUBHEAD.line / 75, to_the_right=True)


@cache
def font(style: TextStyle) -> QFont:
    """The shipped font at a size in units, with metrics that do not follow any device's pixels."""
    made = QFont(load_fonts())
    made.setPixelSize(round(style.points * POINT))
    made.setBold(style.bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def elided(text: str, style: TextStyle, width: float) -> str:
    """The text in one line, with an ellipsis where it is longer than the width."""
    return QFontMetricsF(font(style)).elidedText(text, Qt.TextElideMode.ElideRight, width)


class Lines:
    """A text laid out in lines of a width, wrapped between words and, where a word is too long, within it."""

    def __init__(self, text: str, style: TextStyle, width: float) -> None:
        self._text = text
        self._style = style
        self._layout = QTextLayout(text, font(style))
        self._layout.setTextOption(_option(style))
        self._layout.setCacheEnabled(True)
        self.bottoms: list[float] = []
        self._lay_out(max(width, 1.0))

    def _lay_out(self, width: float) -> None:
        bottom = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            pitch = max(self._style.line, line.height())
            line.setPosition(QPointF(0, bottom + pitch * BASELINE - line.ascent()))
            bottom += pitch
            self.bottoms.append(bottom)
        self._layout.endLayout()

    @property
    def height(self) -> float:
        """How high all lines are together."""
        return self.bottoms[-1] if self.bottoms else self._style.line

    def cut(self, height: float) -> tuple[str, str] | None:
        """The text of the lines that fit into a height, and the rest; None where not one fits."""
        fitting = sum(bottom <= height for bottom in self.bottoms)
        if fitting == 0:
            return None
        if fitting == len(self.bottoms):
            return self._text, ""
        # Qt counts in UTF-16: a sign beyond the first plane counts twice.
        coded = self._text.encode("utf-16-le", "surrogatepass")
        start = 2 * self._layout.lineAt(fitting).textStart()
        before, after = (part.decode("utf-16-le", "surrogatepass") for part in (coded[:start], coded[start:]))
        return before, after

    def draw(self, painter: QPainter, at: QPointF) -> None:
        """Write the lines with their upper left corner at a point."""
        painter.setPen(self._style.ink)
        self._layout.draw(painter, at)


def _option(style: TextStyle) -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignRight if style.to_the_right else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setUseDesignMetrics(True)
    return option


OVERLAP = 0.8 * POINT

Split = tuple[Block, Block] | None


class Text:
    """A paragraph of plain text."""

    def __init__(self, text: str, style: TextStyle = BODY) -> None:
        self._text = text
        self._style = style
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
        return None if parts is None else (Text(parts[0], self._style), Text(parts[1], self._style))

    def _lines(self, width: float) -> Lines:
        if self._laid_out is None or self._laid_out[0] != width:
            self._laid_out = (width, Lines(self._text, self._style, width))
        return self._laid_out[1]


@dataclass(frozen=True)
class OneLine:
    """Text in one line, cut short with an ellipsis where it does not fit: for heads."""

    text: str
    style: TextStyle

    def height(self, width: float) -> float:
        """The height of a line."""
        del width
        return self.style.line

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it."""
        Text(elided(self.text, self.style, rect.width()), self.style).paint(painter, rect)

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
