"""The line over a pool: its name, and how many of each kind lie there."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gmtracker.ui.delegates.ground import draw_text
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.signs import draw_sign
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.pool import KindCount, PoolModel
from gmtracker.ui.qt_override import override
from gmtracker.words import tr

HEIGHT = 32
PAD = 8
SIGN = 14
APART = 12
USED = tr("used", "of a kind of stone, this turn")


class PoolHeading(QWidget):
    """Painted anew whenever the pool's heading changes."""

    def __init__(self, model: PoolModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._at_a_time = 1
        model.headerDataChanged.connect(self._on_changed)

    def say_at_a_time(self, count: int) -> None:
        """Say how many are taken next, where that is more than one."""
        if count != self._at_a_time:
            self._at_a_time = count
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(160), scaled(HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.panel)
        font = text_font(bold=True)
        name = self._model.name()
        area = self.rect().adjusted(PAD, 0, -PAD, 0)
        draw_text(painter, area, name, font, palette.text)
        left = area.left() + QFontMetrics(font).horizontalAdvance(name) + APART
        for count in self._model.counts():
            left = _draw_count(painter, QRect(left, area.top(), area.right() - left, area.height()), count, palette)
        if self._at_a_time > 1:
            rest = QRect(left, area.top(), area.right() - left, area.height())
            draw_text(
                painter,
                rest,
                tr("{count} at a time", count=self._at_a_time),
                text_font(TextSize.SMALL),
                palette.accent.text,
            )
        painter.end()

    def _on_changed(self) -> None:
        self.setAccessibleName(str(self._model.headerData(0, Qt.Orientation.Horizontal)))
        self.update()


def _draw_count(painter: QPainter, area: QRect, count: KindCount, palette: Palette) -> int:
    """Draw one kind at the left of an area; returns where the next may begin."""
    side = scaled(SIGN)
    sign = QRectF(area.left(), area.center().y() - side / 2 + 0.5, side, side)
    draw_sign(painter, sign, count.sign, palette)
    left = area.left() + side + 4
    for text, font, ink in (
        (str(count.count), text_font(bold=True), palette.text),
        (USED if count.used else "", text_font(TextSize.SMALL), palette.warning.text),
    ):
        if text:
            draw_text(painter, QRect(left, area.top(), area.right() - left, area.height()), text, font, ink)
            left += QFontMetrics(font).horizontalAdvance(text) + 6
    return left + APART - 6
