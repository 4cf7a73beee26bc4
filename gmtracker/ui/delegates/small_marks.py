"""Small line drawings beside the words of a row: a tick, a cross, a ring, a dash, a clock, a note, an empty place."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

WEIGHT = 1.5


def draw_tick(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """What is done."""
    points = [(0.08, 0.55), (0.38, 0.85), (0.92, 0.2)]
    _begin(painter, ink, 2.0)
    painter.drawPolyline(QPolygonF([_within(rect, *point) for point in points]))
    painter.restore()


def draw_cross(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """What does not go here."""
    _begin(painter, ink, 2.0)
    painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
    painter.drawLine(QLineF(rect.bottomLeft(), rect.topRight()))
    painter.restore()


def draw_ring(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Where something can go."""
    _begin(painter, ink, 2.0)
    painter.drawEllipse(rect)
    painter.restore()


def draw_dash(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Who is not there."""
    _begin(painter, ink, 2.0)
    painter.drawLine(QLineF(_within(rect, 0.0, 0.5), _within(rect, 1.0, 0.5)))
    painter.restore()


def draw_clock(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """What ends by itself."""
    _begin(painter, ink)
    painter.drawEllipse(rect)
    painter.drawPolyline(QPolygonF([_within(rect, 0.5, 0.2), rect.center(), _within(rect, 0.72, 0.62)]))
    painter.restore()


def draw_note(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """What was written down."""
    _begin(painter, ink)
    painter.drawRoundedRect(rect, 1.5, 1.5)
    for height in (0.3, 0.5, 0.7):
        painter.drawLine(QLineF(_within(rect, 0.22, height), _within(rect, 0.78, height)))
    painter.restore()


def draw_empty_place(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Where something is still to come: a dashed outline."""
    _begin(painter, ink)
    painter.setPen(QPen(ink, WEIGHT, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect, 3, 3)
    painter.restore()


def _begin(painter: QPainter, ink: QColor, weight: float = WEIGHT) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))


def _within(rect: QRectF, across: float, down: float) -> QPointF:
    return QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
