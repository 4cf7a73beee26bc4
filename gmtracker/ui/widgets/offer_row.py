"""One use in the chooser: its number key, its name, what it would come to, or why it cannot be."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.engine.offers import Offer
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.buttons import Button
from gmtracker.words import tr

LINE = 36
KEY = 22
PAD = 8
EDGE = 3
APART = 16
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class OfferRow(QAbstractButton):
    """A row to click or press; a refused one is greyed and says its reason, where it is not said elsewhere.

    What it would come to stands beside its name, or below where that is too long.

    ``number`` counts from 1.
    """

    def __init__(self, offer: Offer, number: int, width: int, *, asks_more: bool, reason: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.offer = offer
        self.asks_more = asks_more
        self._number = number
        self._name = f"{offer.name}…" if asks_more else offer.name
        self._width = width
        self._below = reason
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(offer.name)
        self.setAccessibleDescription(offer.refusal or offer.effect)
        self.setToolTip(tr("Key {number}", "of the keyboard", number=number))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.anyway = Button(tr("Anyway"), self)
        self.anyway.setVisible(self.can_be_overruled)
        self.anyway.setToolTip(tr("Do it all the same; the log marks it"))
        if not offer.refusal and not self._has_room_beside():
            self._below = offer.effect
        self.setFixedSize(self.sizeHint())

    @property
    def can_be_overruled(self) -> bool:
        """Whether it is refused, but the GM may have it."""
        return bool(self.offer.refusal) and self.offer.overrulable

    @property
    def can_be_chosen(self) -> bool:
        """Whether there is anything that the row can do."""
        return not self.offer.refusal or self.offer.overrulable

    @override
    def nextCheckState(self) -> None:
        """Which row is highlighted is for the chooser to say."""

    @override
    def sizeHint(self) -> QSize:
        height = _line_height() + (4 if self.can_be_overruled else 0)
        if self._below:
            height += self._below_rect().height() - 2
        return QSize(self._width, height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.anyway.sizeHint()
        self.anyway.setGeometry(
            self.width() - PAD - size.width(), (self.height() - size.height()) // 2, size.width(), size.height()
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, digits and Enter are the chooser's; Space presses the row."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            self._paint_ground(painter)
            refused = bool(self.offer.refusal)
            self._paint_key(painter)
            line = QRect(_left(), 0, self.width() - _left() - PAD, self._first_line())
            painter.setFont(text_font(bold=not refused))
            painter.setPen(palette.text_muted if refused else palette.text)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._name)
            painter.setPen(palette.text_muted)
            if refused or self._below:
                painter.setFont(text_font(TextSize.SMALL))
                painter.drawText(self._below_rect(), WRAPPED, self._below)
                return
            painter.setFont(text_font())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.offer.effect)

    def _paint_ground(self, painter: QPainter) -> None:
        palette = current_palette()
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.setBrush(palette.selection)
        elif self.underMouse():
            painter.setBrush(palette.hover)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.focus, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(sheet, 6, 6)
        if self.isChecked():
            painter.fillRect(QRectF(1, 5, EDGE, self.height() - 10), palette.accent.fill)

    def _paint_key(self, painter: QPainter) -> None:
        palette = current_palette()
        side = scaled(KEY)
        cap = QRectF(PAD, (self._first_line() - side) / 2, side, side).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(palette.line if self.offer.refusal else palette.outline, 1))
        painter.setBrush(palette.raised)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(text_font(TextSize.SMALL))
        painter.setPen(palette.text_disabled if self.offer.refusal else palette.text_muted)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _first_line(self) -> int:
        return _line_height() if self._below else self.height()

    def _has_room_beside(self) -> bool:
        name = QFontMetrics(text_font(bold=True)).horizontalAdvance(self._name)
        effect = QFontMetrics(text_font()).horizontalAdvance(self.offer.effect)
        return _left() + name + APART + effect + PAD <= self._width

    def _below_rect(self) -> QRect:
        width = self._width - _left() - PAD - (self.anyway.sizeHint().width() + PAD if self.can_be_overruled else 0)
        metrics = QFontMetrics(text_font(TextSize.SMALL))
        size = metrics.boundingRect(QRect(0, 0, width, 400), WRAPPED, self._below).size()
        return QRect(QPoint(_left(), _line_height() - 8), QSize(width, size.height() + 2))


def _left() -> int:
    """Where the words begin, behind the key."""
    return PAD + scaled(KEY) + PAD


def _line_height() -> int:
    return max(LINE, scaled(LINE))
