"""The pages of a document on paper of a size: how many there are, and the painting of each."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gmtracker.ui.paper.document import Document
from gmtracker.ui.paper.drawings import rule
from gmtracker.ui.paper.elements import Text
from gmtracker.ui.paper.letters import SMALL, SMALL_RIGHT, elided
from gmtracker.ui.paper.pagination import paginate
from gmtracker.ui.paper.units import FOOTER, MM, POINT, Paper
from gmtracker.words import tr

NUMBER = 30 * MM


class Pages:
    """A document laid out for one size of paper."""

    def __init__(self, document: Document, paper: Paper) -> None:
        self.paper = paper
        self._footer = document.footer
        self._pages = paginate(document.sections, paper.body.width(), paper.body.height())

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 1. The painter's units must be those of the layout. Raises IndexError."""
        if not 1 <= number <= self.count:
            raise IndexError(number)
        body = self.paper.body
        for placed in self._pages[number - 1]:
            rect = QRectF(body.left(), body.top() + placed.top, body.width(), placed.height)
            placed.block.paint(painter, rect)
        self._paint_footer(painter, number)

    def _paint_footer(self, painter: QPainter, number: int) -> None:
        body = self.paper.body
        line = QRectF(body.left(), self.paper.height - FOOTER - SMALL.line, body.width(), SMALL.line)
        rule().paint(painter, line.translated(0, -SMALL.line))
        left = line.adjusted(0, 0, -NUMBER, 0)
        Text(elided(self._footer, SMALL, left.width() - 6 * POINT), SMALL).paint(painter, left)
        words = Text(tr("Page {number} of {count}", number=number, count=self.count), SMALL_RIGHT)
        words.paint(painter, QRectF(QPointF(left.right(), line.top()), line.bottomRight()))
