"""The sizes of letters on paper, and text laid out in lines of them."""

from dataclasses import dataclass
from functools import cache
from operator import attrgetter

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from gmtracker.ui.look.palette import LIGHT
from gmtracker.ui.look.typography import load_fonts
from gmtracker.ui.paper.units import POINT

INK = LIGHT
BASELINE = 0.72
"""Where in the height of a line the letters stand."""


@dataclass(frozen=True)
class Letters:
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


TITLE = Letters(21, bold=True, leading=1.2)
HEAD = Letters(11.5, bold=True, leading=1.35)
SUBHEAD = Letters(9, bold=True)
BODY = Letters(8.5)
STRONG = Letters(8.5, bold=True)
MUTED = Letters(8.5, colour="text_muted")
RIGHT = Letters(8.5, to_the_right=True)
NUMBER = Letters(10.5, bold=True, leading=1.3)
OVER = Letters(9.5, bold=True, colour="accent.text")
# Small letters stand in lines as high as those beside them, so that first lines have one baseline.
SMALL = Letters(7.5, colour="text_muted", leading=BODY.line / 75)
SMALL_RIGHT = Letters(7.5, colour="text_muted", leading=BODY.line / 75, to_the_right=True)
FACTS = Letters(7.5, colour="text_muted", leading=SUBHEAD.line / 75, to_the_right=True)


@cache
def font(letters: Letters) -> QFont:
    """The shipped font at a size in units, with metrics that do not follow any device's pixels."""
    made = QFont(load_fonts())
    made.setPixelSize(round(letters.points * POINT))
    made.setBold(letters.bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def elided(text: str, letters: Letters, width: float) -> str:
    """The text in one line, with an ellipsis where it is longer than the width."""
    return QFontMetricsF(font(letters)).elidedText(text, Qt.TextElideMode.ElideRight, width)


class Lines:
    """A text laid out in lines of a width, wrapped between words and, where a word is too long, within it."""

    def __init__(self, text: str, letters: Letters, width: float) -> None:
        self._text = text
        self._letters = letters
        self._layout = QTextLayout(text, font(letters))
        self._layout.setTextOption(_option(letters))
        self._layout.setCacheEnabled(True)
        self.bottoms: list[float] = []
        self._lay_out(max(width, 1.0))

    def _lay_out(self, width: float) -> None:
        bottom = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            pitch = max(self._letters.line, line.height())
            line.setPosition(QPointF(0, bottom + pitch * BASELINE - line.ascent()))
            bottom += pitch
            self.bottoms.append(bottom)
        self._layout.endLayout()

    @property
    def height(self) -> float:
        """How high all lines are together."""
        return self.bottoms[-1] if self.bottoms else self._letters.line

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
        painter.setPen(self._letters.ink)
        self._layout.draw(painter, at)


def _option(letters: Letters) -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignRight if letters.to_the_right else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setUseDesignMetrics(True)
    return option
