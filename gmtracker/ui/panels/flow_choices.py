"""The answers to one question in a row: a die is drawn as a die, anything else stands there by its name."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.engine.flows import FlowChoice
from gmtracker.engine.sheet import TokenKind
from gmtracker.ui.delegates.small_marks import draw_tick
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.tokens import draw_token
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.keys import is_enter
from gmtracker.words import titled, tr

TILE = 38
INSET = 4
ROUND = 8
WORDS_PAD = 14
BADGE = 13


def _told(choice: FlowChoice) -> str:
    """The choice with what it means, where that is said."""
    return titled(choice.name, choice.text) if choice.name and choice.text else choice.name or choice.text


class ChoiceTile(QAbstractButton):
    """One answer. ``looked_at`` tells that the pointer or the focus is on it, ``looked_away`` that it has left.

    A refused one is greyed; clicking it does no more than to look at it. ``kind`` describes the token that the
    choice is made with, ``sides`` how many sides it has; without a token the choice goes by its name.
    """

    looked_at = Signal(FlowChoice)
    looked_away = Signal()

    def __init__(self, choice: FlowChoice, kind: TokenKind | None, sides: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self._kind = kind
        self._sides = sides
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(choice.name)
        self.setAccessibleName(self._said())
        told = (tr("Chosen.") if choice.taken else "", choice.refusal or choice.text)
        self.setAccessibleDescription(" ".join(part for part in told if part))
        self.setToolTip(tip(choice.refusal or _told(choice)))

    @override
    def sizeHint(self) -> QSize:
        side = max(TILE, scaled(TILE))
        if self._kind is not None:
            return QSize(side, side)
        words = QFontMetrics(text_font(bold=True)).horizontalAdvance(self.choice.name)
        return QSize(words + 2 * WORDS_PAD, side)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the tile as Space does; arrows and digits are the row's."""
        if is_enter(event):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked_at.emit(self.choice)
        super().enterEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.looked_away.emit()
        super().leaveEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.looked_at.emit(self.choice)
        super().focusInEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.looked_away.emit()
        super().focusOutEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            if self._kind is None:
                self._paint_name(painter)
            else:
                self._paint_token(painter, self._kind)
            if self.choice.taken:
                self._paint_badge(painter)

    def _paint_token(self, painter: QPainter, kind: TokenKind) -> None:
        draw_token(
            painter,
            QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET),
            kind.look,
            kind.sign,
            current_palette(),
            face=self.choice.face or None,
            size=self._sides,
            dimmed=bool(self.choice.refusal),
        )

    def _paint_badge(self, painter: QPainter) -> None:
        """A tick in the corner of what was chosen."""
        tone, side = current_palette().accent, scaled(BADGE)
        badge = QRectF(self.width() - side, 0, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.fill)
        painter.drawEllipse(badge)
        inset = side / 4
        draw_tick(painter, badge.adjusted(inset, inset, -inset, -inset), tone.on_fill)

    def _paint_ground(self, painter: QPainter) -> None:
        palette, choice = current_palette(), self.choice
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if choice.taken:
            painter.setBrush(palette.accent.soft)
            painter.setPen(QPen(palette.accent.fill, 1.5))
        elif choice.refusal:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif self.isDown() or self.underMouse():
            painter.setBrush(palette.pressed if self.isDown() else palette.hover)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush if self._kind else palette.raised)
        if self._kind is None and not choice.taken:
            painter.setPen(QPen(palette.line if choice.refusal else palette.outline, 1))
        if self.hasFocus():
            painter.setPen(QPen(palette.focus, 2.5))
        painter.drawRoundedRect(sheet, ROUND, ROUND)

    def _paint_name(self, painter: QPainter) -> None:
        palette = current_palette()
        painter.setFont(text_font(bold=True))
        painter.setPen(palette.text_disabled if self.choice.refusal else palette.text)
        room = self.rect().adjusted(WORDS_PAD // 2, 0, -WORDS_PAD // 2, 0)
        name = painter.fontMetrics().elidedText(self.choice.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)

    def _said(self) -> str:
        if self._kind is None:
            return self.choice.name
        token = f"{self._kind.name} {self.choice.face}" if self.choice.face else self._kind.name
        return titled(token, self.choice.name)
