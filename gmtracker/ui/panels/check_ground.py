"""The check panel as a place for tokens: dragged onto it, laid down by a click, or aimed at by the arrows."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from gmtracker.engine.ruleset import Target
from gmtracker.ui.carry import Carry
from gmtracker.ui.delegates.ground import Light, light_tone
from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.qt_override import override
from gmtracker.ui.views.landing import Landing, TakesDrops
from gmtracker.ui.widgets.keys import is_enter

FRAME, AIMED_FRAME = 2, 4
"""How thick the frame is that is seen while tokens are carried."""

AROUND = (GRID, AIMED_FRAME, GRID, GRID)
"""How far everything stands off the edges, so that the frame lies under nothing."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class CheckGround(TakesDrops, QWidget):
    """Takes what is carried, all over. ``aim_back_requested`` tells that the arrows lead away from it again.

    ``entered``: Enter, while nothing is carried. ``seen``: it has come into sight. The first time that is when it
    has been painted, empty: so the window is on the screen before the work on what stands in here begins.
    """

    aim_back_requested = Signal()
    entered = Signal()
    seen = Signal()

    def __init__(self, carry: Carry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.carry = carry
        self.was_painted = False
        self.setAcceptDrops(True)
        self.setMouseTracking(True)

    def land_by(self, landing: Landing) -> None:
        """Have tokens land as they do in the view that this landing belongs to."""
        self.landing = landing
        landing.aimed.connect(self.update)
        self.carry.changed.connect(self.update)

    def target(self) -> Target | None:
        """What a drop here is for."""
        raise NotImplementedError

    def give_up(self) -> bool:
        """What Esc gives up here while nothing is carried; False where there is nothing."""
        return False

    def take_aim(self) -> None:
        """Take the keys, and aim what is carried here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._aim(QPointF(self.rect().center()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_escape = event.key() == Qt.Key.Key_Escape
        if self.carry.tokens and is_enter(event):
            self.landing.put_down()
        elif self.carry.tokens and (is_escape or event.key() in ARROWS):
            if is_escape:
                self.carry.let_go()
            self.landing.leave()
            self.aim_back_requested.emit()
        elif is_enter(event):
            self.entered.emit()
        elif not (is_escape and self.give_up()):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.carry.tokens:
            self._aim(event.position())
            self.landing.put_down()
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.carry.tokens:
            self._aim(event.position())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.landing.leave()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.was_painted:
            self.seen.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.was_painted:
            self.was_painted = True
            self.seen.emit()
        target = self.target() if self.carry.tokens else None
        light = self.landing.light(target) if target else Light.NONE
        if light is Light.NONE:
            return
        with QPainter(self) as painter:
            ground, frame = light_tone(light, current_palette())
            line = Qt.PenStyle.SolidLine if light.takes else Qt.PenStyle.DashLine
            painter.setPen(QPen(frame, AIMED_FRAME if light.aimed else FRAME, line))
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)

    def _aim(self, point: QPointF) -> None:
        self.landing.aim(self.target(), self.mapToGlobal(point.toPoint()))
