"""A card to click: a picture, what it does in large letters, and a line that says more."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.keys import is_enter

PAD = 16
PICTURE = 24
HEIGHT = 64
NARROWEST = 240


class CardButton(QAbstractButton):
    """One click, Space or Enter does it."""

    def __init__(self, title: str, more: str, picture: QIcon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = more
        self.setText(title)
        self.setIcon(picture)
        self.setAccessibleName(title)
        self.setAccessibleDescription(more)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tip(more))

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), max(HEIGHT, scaled(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            painter.setBrush(
                palette.pressed if self.isDown() else palette.hover if self.underMouse() else palette.panel
            )
            painter.setPen(QPen(palette.focus, 2) if self.hasFocus() else QPen(palette.outline, 1))
            inset = 1.0 if self.hasFocus() else 0.5
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 8, 8)
            side = scaled(PICTURE)
            self.icon().paint(painter, QRect(PAD, (self.height() - side) // 2, side, side))
            words = self.rect().adjusted(PAD + side + PAD, 0, -PAD, 0)
            half = words.height() // 2
            self._write(painter, words.adjusted(0, 8, 0, -half), self.text(), is_title=True)
            self._write(painter, words.adjusted(0, half, 0, -10), self._more, is_title=False)

    @staticmethod
    def _write(painter: QPainter, place: QRect, text: str, *, is_title: bool) -> None:
        font = text_font(bold=True) if is_title else text_font(TextSize.SMALL)
        palette = current_palette()
        painter.setFont(font)
        painter.setPen(palette.text if is_title else palette.text_muted)
        fitted = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitted)
