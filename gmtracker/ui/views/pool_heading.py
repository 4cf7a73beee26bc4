"""The line over a pool: its name, and how many of each kind lie there."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
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
APART, CLOSE = 12, 4
"""Between a name and its counts: as designed, and where there is too little room for them and what lies beside."""

USED = tr("used", "of a kind of stone, this turn")


class PoolHeading(QWidget):
    """Painted anew whenever the pool's heading changes. ``beside`` lies over its right end, if anything."""

    def __init__(self, model: PoolModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._at_a_time = 1
        self.beside: QWidget | None = None
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
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), palette.panel)
            font = text_font(bold=True)
            name = self._model.name()
            area = self.rect().adjusted(PAD, 0, -PAD, 0)
            draw_text(painter, area, name, font, palette.text)
            end = area.left() + QFontMetrics(font).horizontalAdvance(name)
            counts = self._model.counts()
            needed = sum(_count_width(count) + APART for count in counts)
            kept_free = self.beside.sizeHint().width() if self.beside is not None else 0
            apart = APART if end + needed + APART <= self.width() - kept_free else CLOSE
            left = end + apart
            for count in counts:
                place = QRect(left, area.top(), area.right() - left, area.height())
                left = _draw_count(painter, place, count, palette) + apart
            if self._at_a_time > 1:
                rest = QRect(left, area.top(), area.right() - left, area.height())
                draw_text(
                    painter,
                    rest,
                    tr("{count} at a time", count=self._at_a_time),
                    text_font(TextSize.SMALL),
                    palette.accent.text,
                )

    def _on_changed(self) -> None:
        self.setAccessibleName(str(self._model.headerData(0, Qt.Orientation.Horizontal)))
        self.update()


def _said(count: KindCount) -> tuple[tuple[str, QFont], ...]:
    """What stands behind the sign of a kind."""
    used = ((USED, text_font(TextSize.SMALL)),) if count.used else ()
    return ((str(count.count), text_font(bold=True)), *used)


def _count_width(count: KindCount) -> int:
    return scaled(SIGN) + sum(CLOSE + QFontMetrics(font).horizontalAdvance(text) for text, font in _said(count))


def _draw_count(painter: QPainter, area: QRect, count: KindCount, palette: Palette) -> int:
    """Draw one kind at the left of an area; returns where it ends."""
    side = scaled(SIGN)
    sign = QRectF(area.left(), area.center().y() - side / 2 + 0.5, side, side)
    draw_sign(painter, sign, count.sign, palette)
    left = area.left() + side
    for (text, font), ink in zip(_said(count), (palette.text, palette.warning.text), strict=False):
        left += CLOSE
        draw_text(painter, QRect(left, area.top(), area.right() - left, area.height()), text, font, ink)
        left += QFontMetrics(font).horizontalAdvance(text)
    return left
