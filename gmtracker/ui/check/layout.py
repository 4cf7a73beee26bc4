"""The check panel's layout: its columns, the line above them, and the panel as a drop target for tokens.

Two columns, or one below the other where that would be too narrow. Tokens are dragged onto the panel, laid down by a
click, or aimed at it by the arrows.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from gmtracker.engine.ruleset import Target
from gmtracker.ui.modelview.painting import DropHighlight, draw_text, light_tone
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.metrics import GRID, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.labels import PaintedLabel
from gmtracker.ui.widgets.scroll import show_through

LEFT_SHARE, RIGHT_SHARE = 8, 7
SIDE_BY_SIDE, NARROWEST, LOWEST = 420, 248, 96
BETWEEN, ABOVE = 8, 4


class CheckColumns(QScrollArea):
    """The setting up and the result on the left, the odds and what could be spent on the right, notes above both.

    In one column the odds come first, everything is as high as it needs to be, and all of it scrolls.
    ``stacked`` tells that it is one column now, or two again; ``grid`` lays the parts out.
    """

    stacked = Signal(bool)

    def __init__(self, notes: QWidget, left: QWidget, odds: QWidget, others: tuple[QWidget, ...]) -> None:
        super().__init__()
        self.is_stacked = False
        self._notes, self._left, self._odds, self._others = notes, left, odds, others
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.grid = QGridLayout(inside)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(BETWEEN)
        self.grid.setVerticalSpacing(ABOVE)
        self.setWidget(inside)
        show_through(self, inside)
        self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), scaled(LOWEST))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._settle()

    def _settle(self) -> None:
        stacked = self.width() < scaled(SIDE_BY_SIDE)
        if stacked != self.is_stacked:
            self.is_stacked = stacked
            self._arrange()
            self.stacked.emit(stacked)

    def _arrange(self) -> None:
        for part in (self._notes, self._left, self._odds, *self._others):
            self.grid.removeWidget(part)
        last = len(self._others) + 1
        if self.is_stacked:
            self.grid.addWidget(self._notes, 0, 0)
            self.grid.addWidget(self._odds, 1, 0)
            self.grid.addWidget(self._left, 2, 0)
            for row, part in enumerate(self._others, 3):
                self.grid.addWidget(part, row, 0)
        else:
            self.grid.addWidget(self._notes, 0, 0, 1, 2)
            self.grid.addWidget(self._left, 1, 0, last + 1, 1)
            self.grid.addWidget(self._odds, 1, 1)
            for row, part in enumerate(self._others, 2):
                self.grid.addWidget(part, row, 1)
        self.grid.setColumnStretch(0, LEFT_SHARE)
        self.grid.setColumnStretch(1, 0 if self.is_stacked else RIGHT_SHARE)
        self.grid.setRowStretch(last, 0 if self.is_stacked else 1)


FRAME, AIMED_FRAME = 2, 4
"""How thick the frame is that is seen while tokens are carried."""

AROUND = (GRID, AIMED_FRAME, GRID, GRID)
"""How far everything stands off the edges, so that the frame lies under nothing."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class CheckDropArea(DropTargetMixin, QWidget):
    """Takes carried tokens all over the panel. ``aim_back_requested`` tells that the arrows lead away from it again.

    ``entered``: Enter, while nothing is carried. ``seen``: it has come into sight. The first time that is when it
    has been painted, empty: so the window is on the screen before the work on what stands in here begins.
    """

    aim_back_requested = Signal()
    entered = Signal()
    seen = Signal()

    def __init__(self, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.carried = carried
        self.was_painted = False
        self.setAcceptDrops(True)
        self.setMouseTracking(True)

    def land_by(self, drop_target: DropTarget) -> None:
        """Take tokens by this drop target, which belongs to a view of the panel."""
        self.drop_target = drop_target
        drop_target.aimed.connect(self.update)
        self.carried.changed.connect(self.update)

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
        if self.carried.tokens and is_enter(event):
            self.drop_target.put_down()
        elif self.carried.tokens and (is_escape or event.key() in ARROWS):
            if is_escape:
                self.carried.let_go()
            self.drop_target.leave()
            self.aim_back_requested.emit()
        elif is_enter(event):
            self.entered.emit()
        elif not (is_escape and self.give_up()):
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.carried.tokens:
            self._aim(event.position())
            self.drop_target.put_down()
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.carried.tokens:
            self._aim(event.position())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.drop_target.leave()

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
        target = self.target() if self.carried.tokens else None
        highlight = self.drop_target.highlight(target) if target else DropHighlight.NONE
        if highlight is DropHighlight.NONE:
            return
        with QPainter(self) as painter:
            ground, frame = light_tone(highlight, current_palette())
            line = Qt.PenStyle.SolidLine if highlight.takes else Qt.PenStyle.DashLine
            painter.setPen(QPen(frame, AIMED_FRAME if highlight.aimed else FRAME, line))
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)

    def _aim(self, point: QPointF) -> None:
        self.drop_target.aim(self.target(), self.mapToGlobal(point.toPoint()))


HEIGHT = 30
PAD = 10


class Headline(PaintedLabel):
    """One line of text. It can be the bar that a dock is moved by: it takes no mouse button for itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Show this text."""
        if text != self.sentence:
            self.sentence = text
            self.setAccessibleName(text)
            self.setToolTip(tip(text))
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.rect().adjusted(PAD, 0, -PAD, 0)
        large = text_font(TextSize.LARGE, bold=True)
        fits = QFontMetrics(large).horizontalAdvance(self.sentence) <= inside.width()
        font = large if fits else text_font(bold=True)
        with QPainter(self) as painter:
            draw_text(painter, inside, self.sentence, font, current_palette().text, Qt.AlignmentFlag.AlignVCenter)
