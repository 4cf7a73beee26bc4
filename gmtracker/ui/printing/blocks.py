"""The blocks of a page: text, drawings, stacks, rows, and blocks with padding and background.

Each returns its height for a width, paints itself into a rectangle, and can be split at a height. Text is laid out in a
few styles.
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
"""The colors on paper, without shadows."""

BASELINE = 0.72
"""The position of the baseline in a line, as a fraction of its height."""


@dataclass(frozen=True)
class TextStyle:
    """A text style: size in points, weight, color (by its palette name), and line height as a multiple of the size."""

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
        """The color of the text."""
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
# Small text has the line height of the text beside it, so that the first lines share a baseline.
SMALL = TextStyle(7.5, colour="text_muted", leading=BODY.line / 75)
SMALL_RIGHT = TextStyle(7.5, colour="text_muted", leading=BODY.line / 75, to_the_right=True)
FACTS = TextStyle(7.5, colour="text_muted", leading=SUBHEAD.line / 75, to_the_right=True)


@cache
def font(style: TextStyle) -> QFont:
    """Return the shipped font for a style, with metrics that do not depend on a device's pixels."""
    made = QFont(load_fonts())
    made.setPixelSize(round(style.points * POINT))
    made.setBold(style.bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def elided(text: str, style: TextStyle, width: float) -> str:
    """Return the text elided to a width."""
    return QFontMetricsF(font(style)).elidedText(text, Qt.TextElideMode.ElideRight, width)


class Lines:
    """A text laid out in lines of a width, wrapped between words, or within a word that is too long."""

    def __init__(self, text: str, style: TextStyle, width: float) -> None:
        self._text = text
        self._style = style
        self._layout = QTextLayout(text, font(style))
        self._layout.setTextOption(_build_text_option(style))
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
        """The height of all lines."""
        return self.bottoms[-1] if self.bottoms else self._style.line

    def cut(self, height: float) -> tuple[str, str] | None:
        """Return the text of the lines that fit into a height, and the rest; None if no line fits."""
        fitting = sum(bottom <= height for bottom in self.bottoms)
        if fitting == 0:
            return None
        if fitting == len(self.bottoms):
            return self._text, ""
        # Qt counts in UTF-16: a character beyond the first plane counts twice.
        coded = self._text.encode("utf-16-le", "surrogatepass")
        start = 2 * self._layout.lineAt(fitting).textStart()
        before, after = (part.decode("utf-16-le", "surrogatepass") for part in (coded[:start], coded[start:]))
        return before, after

    def draw(self, painter: QPainter, at: QPointF) -> None:
        """Draw the lines with their top left corner at a point."""
        painter.setPen(self._style.ink)
        self._layout.draw(painter, at)


def _build_text_option(style: TextStyle) -> QTextOption:
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
        """Return the height of its lines."""
        return self._lay_out(width).height

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the text."""
        self._lay_out(rect.width()).draw(painter, rect.topLeft())

    def split(self, width: float, height: float) -> Split:
        """Split between two lines. Returns None if no line fits."""
        parts = self._lay_out(width).cut(height)
        return None if parts is None else (Text(parts[0], self._style), Text(parts[1], self._style))

    def _lay_out(self, width: float) -> Lines:
        if self._laid_out is None or self._laid_out[0] != width:
            self._laid_out = (width, Lines(self._text, self._style, width))
        return self._laid_out[1]


@dataclass(frozen=True)
class OneLine:
    """Text in one line, elided if it does not fit; for headings."""

    text: str
    style: TextStyle

    def height(self, width: float) -> float:
        """Return the height of a line."""
        del width
        return self.style.line

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the elided text."""
        Text(elided(self.text, self.style, rect.width()), self.style).paint(painter, rect)

    def split(self, width: float, height: float) -> Split:
        """Return None: a line cannot be split."""
        del width, height
        return None


@dataclass(frozen=True)
class Drawing:
    """A drawing of fixed height; ``draw`` takes the painter and the rectangle."""

    high: float
    draw: Callable[[QPainter, QRectF], None]

    def height(self, width: float) -> float:
        """Return the fixed height."""
        del width
        return self.high

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        painter.save()
        self.draw(painter, rect)
        painter.restore()

    def split(self, width: float, height: float) -> Split:
        """Return None: a drawing cannot be split."""
        del width, height
        return None


@dataclass(frozen=True)
class Stack:
    """Blocks stacked vertically."""

    parts: tuple[Block, ...]
    gap: float = 0.0

    def height(self, width: float) -> float:
        """Return the height of all parts and gaps."""
        return sum(part.height(width) for part in self.parts) + self.gap * max(0, len(self.parts) - 1)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the parts from the top."""
        top = rect.top()
        for part in self.parts:
            high = part.height(rect.width())
            part.paint(painter, QRectF(rect.left(), top, rect.width(), high))
            top += high + self.gap

    def split(self, width: float, height: float) -> Split:
        """Split between two parts, or within the part that crosses the height."""
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
    """A block in a row: ``fixed`` units wide, or else with a share of the remaining width."""

    block: Block
    share: float = 1.0
    fixed: float = 0.0


@dataclass(frozen=True)
class Row:
    """Blocks side by side, aligned at the top."""

    cells: tuple[Cell, ...]
    gap: float = 0.0

    def height(self, width: float) -> float:
        """Return the height of the highest cell."""
        return max(cell.block.height(wide) for cell, wide in zip(self.cells, self._share_width(width), strict=True))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the cells from the left."""
        left = rect.left()
        for cell, wide in zip(self.cells, self._share_width(rect.width()), strict=True):
            cell.block.paint(painter, QRectF(left, rect.top(), wide, cell.block.height(wide)))
            left += wide + self.gap

    def split(self, width: float, height: float) -> Split:
        """Split every cell that is too high. Returns None if one of them cannot be split."""
        before, after = [], []
        for cell, wide in zip(self.cells, self._share_width(width), strict=True):
            parts: Split = (cell.block, NOTHING)
            if cell.block.height(wide) > height:
                parts = cell.block.split(wide, height)
            if parts is None:
                return None
            before.append(Cell(parts[0], cell.share, cell.fixed))
            after.append(Cell(parts[1], cell.share, cell.fixed))
        return Row(tuple(before), self.gap), Row(tuple(after), self.gap)

    def _share_width(self, width: float) -> Sequence[float]:
        shares = sum(cell.share for cell in self.cells if not cell.fixed)
        left = width - sum(cell.fixed for cell in self.cells) - self.gap * (len(self.cells) - 1)
        return [cell.fixed or left * cell.share / shares for cell in self.cells]


@dataclass(frozen=True)
class Padded:
    """A block with padding, and optionally a background color and a colored bar at the left."""

    block: Block
    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    ground: QColor | None = None
    bar: QColor | None = None
    bar_width: float = 0.0

    def height(self, width: float) -> float:
        """Return the height of the block and its vertical padding."""
        return self.block.height(self._inner_width(width)) + self.top + self.bottom

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the background, the bar, and the block."""
        # Overlap the neighbor's background a little: edges that only touch leave a pale line.
        ground = rect.adjusted(0, 0, 0, OVERLAP)
        if self.ground is not None:
            painter.fillRect(ground, self.ground)
        if self.bar is not None:
            painter.fillRect(QRectF(ground.left(), ground.top(), self.bar_width, ground.height()), self.bar)
        self.block.paint(painter, rect.adjusted(self.left, self.top, -self.right, -self.bottom))

    def split(self, width: float, height: float) -> Split:
        """Split the block; both parts keep the padding."""
        parts = self.block.split(self._inner_width(width), height - self.top - self.bottom)
        return None if parts is None else (self._pad_part(parts[0]), self._pad_part(parts[1]))

    def _inner_width(self, width: float) -> float:
        return width - self.left - self.right

    def _pad_part(self, block: Block) -> "Padded":
        return Padded(block, self.left, self.top, self.right, self.bottom, self.ground, self.bar, self.bar_width)
