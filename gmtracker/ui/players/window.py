"""The player window.

It never takes the focus, always shows the present even while the GM views a past moment, and is always up to date.
"""

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from gmtracker.i18n import tr
from gmtracker.ui.players.board import PlayerBoard
from gmtracker.ui.players.content import AS_WINDOW, COLORS, PlayerView
from gmtracker.ui.players.feed import PlayerFeed
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.palette import BLANK
from gmtracker.ui.theme.theme import current_palette, dark_palette, theme
from gmtracker.ui.widgets.labels import text_label

USUAL = QSize(960, 540)
SMALLEST = QSize(480, 270)


def place_in(room: QRect) -> QRect:
    """Return the window's geometry in ``room``: the default size or as large as fits, in the lower left corner."""
    fitting = USUAL.scaled(USUAL.boundedTo(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(QPoint(), fitting.expandedTo(SMALLEST))
    place.moveBottomLeft(room.bottomLeft())
    return place


class PlayerWindow(QWidget):
    """Shows the current state of the campaign to the players. ``closed`` is emitted when its user closes it.

    A double click switches between full screen and a normal window.
    """

    closed = Signal()

    def __init__(self, feed: PlayerFeed, window: QWidget) -> None:
        flags = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
        super().__init__(window, flags)
        self.setObjectName("players")
        self.setWindowTitle(tr("The table – gmtracker"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._home = window
        self._feed = feed
        self._blank = False
        self._qr_code = QPixmap()
        self._invitation = text_label(wraps=False)
        self._invitation.setParent(self)
        self._invitation.hide()
        feed.view_changed.connect(self._tell)
        theme().theme_changed.connect(self._on_theme_changed)

    @property
    def shown(self) -> PlayerView:
        """The painted view, even while the window is blank."""
        return self._feed.view

    def blank(self, on: bool) -> None:
        """Blank the window, or show the view again."""
        self._blank = on
        self._place_invitation()
        self._tell()

    def invite(self, qr_code: QPixmap) -> None:
        """Show the QR code of the page over the table; an empty one removes it."""
        self._qr_code = qr_code
        self._invitation.setAccessibleName(tr("QR code of the page"))
        self._place_invitation()

    def show_on(self, screen: str, geometry: bytes, room: QRect) -> None:
        """Show the window where it was. Otherwise fill a second screen, or use the lower left corner of ``room``."""
        screens = {known.name(): known for known in QGuiApplication.screens()}
        other = next((known for known in screens.values() if known is not self._home.screen()), None)
        if geometry and screen in screens:
            self.restoreGeometry(QByteArray(geometry))
            self.show()
        elif other is not None:
            self.setGeometry(other.geometry())
            self.setWindowState(Qt.WindowState.WindowFullScreen)
            self.show()
        else:
            self.setGeometry(place_in(room))
            self.show()

    def stands_clear(self, geometry: bytes) -> bool:
        """Whether the restored window leaves the main window uncovered: on another screen or beside it."""
        if len(QGuiApplication.screens()) > 1:
            return True
        fills = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if not geometry or not self.restoreGeometry(QByteArray(geometry)) or self.windowState() & fills:
            return False
        return not self._home.windowState() & fills and not self.frameGeometry().intersects(self._home.frameGeometry())

    def remembered(self) -> tuple[str, bytes]:
        """Return the name of the window's screen, and its saved geometry."""
        return self.screen().name(), bytes(self.saveGeometry().data())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = current_palette() if self._feed.chosen.get(COLORS) == AS_WINDOW else dark_palette()
            painter.fillRect(self.rect(), BLANK if self._blank else palette.window)
            if not self._blank:
                PlayerBoard(painter, QRectF(self.rect()), palette).draw(self._feed.view)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Toggle full screen. Qt's showFullScreen and showNormal would ask for the focus."""
        full = Qt.WindowState.WindowNoState if self.isFullScreen() else Qt.WindowState.WindowFullScreen
        self.windowHandle().setWindowState(full)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._feed.follow(self, True)
        self._tell()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._feed.follow(self, False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_invitation()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.update()

    def _place_invitation(self) -> None:
        """Place the QR code in the center, as large as fits with whole pixels for each of its modules."""
        self._invitation.setVisible(not self._qr_code.isNull() and not self._blank)
        if not self._qr_code.isNull():
            room = min(self.width(), self.height())
            side = max(1, room // self._qr_code.width()) * self._qr_code.width()
            self._invitation.setPixmap(self._qr_code.scaled(side, side))
            self._invitation.setGeometry((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    def _tell(self) -> None:
        """Repaint, and notify screen readers of the new text."""
        self.setAccessibleName(tr("Nothing to show") if self._blank else self._feed.view.spoken())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _on_theme_changed(self) -> None:
        self.update()
