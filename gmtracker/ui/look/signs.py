"""The signs of tokens: ▲ and ▼ as shapes, never letters of a font."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from gmtracker.engine.sheet import Sign
from gmtracker.ui.look.palette import Palette

# Shares of the width.
HEIGHT = 0.84
ROUNDING = 0.14


def centred_square(rect: QRectF, share: float = 1.0) -> QRectF:
    """The largest square in the middle of a rectangle, or a share of it."""
    side = min(rect.width(), rect.height()) * share
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    return square


def rounded_polygon(corners: tuple[tuple[float, float], ...], rounding: float) -> QPainterPath:
    """A polygon with round corners; the rounding, a diameter, is added around the corners given."""
    outline = QPainterPath()
    outline.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    outline.closeSubpath()
    rounder = QPainterPathStroker()
    rounder.setWidth(rounding)
    rounder.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return rounder.createStroke(outline).united(outline).simplified()


def fill_shape(painter: QPainter, square: QRectF, shape: QPainterPath, colour: QColor) -> None:
    """Fill a shape of the unit square, drawn into `square`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.topLeft())
    painter.scale(square.width(), square.height())
    painter.fillPath(shape, colour)
    painter.restore()


def draw_sign(painter: QPainter, rect: QRectF, sign: Sign, palette: Palette, *, colour: QColor | None = None) -> None:
    """Draw a sign as large as fits into `rect`, in the tone of its text or in a colour given.

    Up is ▲, down ▼; a token without a sign gets a small round mark.
    """
    fill_shape(painter, centred_square(rect), _shape(sign), colour or palette.tone(sign).text)


@cache
def _shape(sign: Sign) -> QPainterPath:
    inset = ROUNDING / 2
    top, bottom = 0.5 - HEIGHT / 2 + inset, 0.5 + HEIGHT / 2 - inset
    match sign:
        case "up":
            return rounded_polygon(((0.5, top), (1 - inset, bottom), (inset, bottom)), ROUNDING)
        case "down":
            return rounded_polygon(((0.5, bottom), (1 - inset, top), (inset, top)), ROUNDING)
        case "none":
            mark = QPainterPath()
            mark.addEllipse(QPointF(0.5, 0.5), 0.25, 0.25)
            return mark
