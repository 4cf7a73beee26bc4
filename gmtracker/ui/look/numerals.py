"""Numbers as shapes: sharp at every size, placed by their ink, the same on screen and on paper."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from gmtracker.ui.look.typography import load_fonts

OUTLINE_PIXELS = 200


def draw_number(painter: QPainter, centre: QPointF, height: float, number: int | str, colour: QColor) -> None:
    """Draw a number (or a short word such as "d8") in bold digits of that height, its ink centred on a point."""
    outline, digit_height = _outline(str(number))
    factor = height / digit_height
    middle = outline.boundingRect().center()
    place = QTransform.fromTranslate(centre.x(), centre.y())
    place.scale(factor, factor)
    place.translate(-middle.x(), digit_height / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(place, True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(outline)
    painter.restore()


@lru_cache(maxsize=128)
def _outline(text: str) -> tuple[QPainterPath, float]:
    font = QFont(load_fonts())
    font.setPixelSize(OUTLINE_PIXELS)
    font.setBold(True)
    outline = QPainterPath()
    outline.addText(0, 0, font, text)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline, QFontMetricsF(font).capHeight()
