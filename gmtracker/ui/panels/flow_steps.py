"""The way of a procedure as one quiet line: the steps behind, the one it stands at, and those to come."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import tr

HEIGHT = 32
RADIUS = 8
PAD = 8
JOIN = 28


class FlowSteps(Painted):
    """Draws the steps from left to right; it shows a place on the way and cannot be clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[str, ...] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: tuple[str, ...], at: int) -> None:
        """Show the steps; ``at`` counts them from 0."""
        self._steps, self._at = steps, at
        name = steps[at] if at < len(steps) else tr("done", "every step of a procedure")
        number, count = min(at + 1, len(steps)), len(steps)
        self.setAccessibleName(tr("Step {number} of {count}: {step}", number=number, count=count, step=name))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        widths = (2 * RADIUS + PAD + self._width(at) for at in range(len(self._steps)))
        joins = max(len(self._steps) - 1, 0) * (JOIN + 2 * PAD)
        return QSize(round(sum(widths) + joins) + 2, max(HEIGHT, scaled(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            left, middle = 1.0, self.height() / 2
            for at, name in enumerate(self._steps):
                if at:
                    painter.setPen(QPen(palette.accent.fill if at <= self._at else palette.line, 2))
                    painter.drawLine(QPointF(left + PAD, middle), QPointF(left + PAD + JOIN, middle))
                    left += JOIN + 2 * PAD
                self._draw_mark(painter, QPointF(left + RADIUS, middle), at)
                left += 2 * RADIUS + PAD
                painter.setFont(self._font(at))
                painter.setPen(palette.text if at == self._at else palette.text_muted)
                painter.drawText(
                    QRectF(left, 0, self._width(at) + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, name
                )
                left += self._width(at)

    def _draw_mark(self, painter: QPainter, centre: QPointF, at: int) -> None:
        palette = current_palette()
        painter.setBrush(palette.accent.fill if at < self._at else palette.panel)
        painter.setPen(QPen(palette.outline if at > self._at else palette.accent.fill, 1.5))
        painter.drawEllipse(centre, RADIUS - 1, RADIUS - 1)
        if at < self._at:
            tick = QPainterPath(centre + QPointF(-3.2, 0.2))
            tick.lineTo(centre + QPointF(-0.8, 2.6))
            tick.lineTo(centre + QPointF(3.4, -2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.accent.on_fill, 1.8))
            painter.drawPath(tick)
        elif at == self._at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent.fill)
            painter.drawEllipse(centre, RADIUS - 4.5, RADIUS - 4.5)

    def _font(self, at: int) -> QFont:
        return text_font(bold=at == self._at)

    def _width(self, at: int) -> float:
        return QFontMetricsF(self._font(at)).horizontalAdvance(self._steps[at])
