"""A few bold words and what is said of them, as one wrapped paragraph that is painted and never marked up."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout, QTextOption

from gmtracker.ui.look.typography import TextSize, text_font

BETWEEN = "   "


class Phrase:
    """Words set in bold, then a text in small letters; either may be empty."""

    def __init__(self, lead: str, rest: str = "") -> None:
        self._lead = lead
        self._rest = rest

    @property
    def text(self) -> str:
        """All of it, as it would be read out."""
        return ", ".join(part for part in (self._lead, self._rest) if part)

    def height(self, width: float) -> float:
        """How high it stands at a width, in logical pixels."""
        return self._set(width, QColor(), QColor()).boundingRect().height()

    def draw(self, painter: QPainter, rect: QRectF, ink: QColor, quiet_ink: QColor) -> None:
        """Draw it, in the middle of a rectangle's height."""
        paragraph = self._set(rect.width(), ink, quiet_ink)
        top = rect.top() + (rect.height() - paragraph.boundingRect().height()) / 2
        paragraph.draw(painter, QPointF(rect.left(), top))

    def _set(self, width: float, ink: QColor, quiet_ink: QColor) -> QTextLayout:
        lead = self._lead + (BETWEEN if self._rest else "")
        paragraph = QTextLayout(lead + self._rest, text_font(TextSize.SMALL))
        paragraph.setTextOption(_wrapped())
        paragraph.setFormats([_format(0, lead, ink, bold=True), _format(_length(lead), self._rest, quiet_ink)])
        paragraph.beginLayout()
        top = 0.0
        while (line := paragraph.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, top))
            top += line.height()
        paragraph.endLayout()
        return paragraph


def _wrapped() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _format(start: int, text: str, ink: QColor, *, bold: bool = False) -> QTextLayout.FormatRange:
    look = QTextCharFormat()
    look.setForeground(ink)
    look.setFont(text_font(bold=True) if bold else text_font(TextSize.SMALL))
    span = QTextLayout.FormatRange()
    span.start, span.length, span.format = start, _length(text), look
    return span


def _length(text: str) -> int:
    """How many places a text takes in Qt, which counts in UTF-16."""
    return len(text.encode("utf-16-le")) // 2
