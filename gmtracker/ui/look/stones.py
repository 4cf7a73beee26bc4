"""Stones: round glass beads with their sign in the middle."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from gmtracker.engine.sheet import Sign
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.signs import centred_square, draw_sign

# Shares of a side.
MARGIN = 0.07
SIGN = 0.46


def draw_stone(
    painter: QPainter,
    rect: QRectF,
    sign: Sign,
    palette: Palette,
    *,
    dimmed: bool = False,
    highlighted: bool = False,
) -> None:
    """Draw a stone as large as fits into `rect`.

    `dimmed` is for one that cannot be taken, `highlighted` draws a ring of the accent around one that is
    picked up or would be.
    """
    square = centred_square(rect)
    bead = centred_square(square, 1 - 2 * MARGIN)
    tone = palette.tone(sign, dimmed=dimmed)
    side = bead.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if highlighted:
        painter.setPen(QPen(palette.focus, square.width() * MARGIN / 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centred_square(square, 1 - MARGIN / 2))
    glass = QRadialGradient(bead.center() + QPointF(-0.12 * side, -0.18 * side), side * 0.72)
    glass.setColorAt(0.0, tone.fill.lighter(122))
    glass.setColorAt(0.55, tone.fill)
    glass.setColorAt(1.0, tone.fill.darker(150))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glass)
    painter.drawEllipse(bead)
    draw_sign(painter, centred_square(bead, SIGN), sign, palette, colour=tone.on_fill)
    painter.restore()
