"""The window for the players' screen. It never takes the focus, never follows a look back, and is never stale."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QCloseEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.player.painting import Board
from gmtracker.ui.player.sights import Sights, sights
from gmtracker.ui.qt_override import override
from gmtracker.words import tr

USUAL = QSize(960, 540)
SMALLEST = QSize(480, 270)


class PlayerWindow(QWidget):
    """Shows the table as it is now to the players; ``closed`` tells that its user closed it.

    A double click fills the screen with it, or makes it a window again.
    """

    closed = Signal()

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        flags = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
        super().__init__(window, flags)
        self.setObjectName("players")
        self.setWindowTitle(tr("The table – gmtracker"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._home = window
        self._bridge = bridge
        self._chosen: Mapping[str, str] = {}
        self._sights = Sights()
        self._blank = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        for told in (bridge.opened, bridge.changed):
            told.connect(self._on_told)
        theme().theme_changed.connect(self._on_theme_changed)

    @property
    def shown(self) -> Sights:
        """What stands in the window, blank or not."""
        return self._sights

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Show so much of each part from now on."""
        self._chosen = chosen
        self._soon.start()

    def blank(self, on: bool) -> None:
        """Show nothing at all, or everything again."""
        self._blank = on
        self._tell()

    def show_on(self, screen: str, geometry: bytes) -> None:
        """Show where it was; else, with a second screen, all over that one, and beside the GM's window without."""
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
            self.show()
        self.refresh()

    def remembered(self) -> tuple[str, bytes]:
        """The name of the screen it is on, and its place there."""
        return self.screen().name(), bytes(self.saveGeometry().data())

    def refresh(self) -> None:
        """Show the table as it is now."""
        if not self._bridge.is_open or self.isHidden():
            return
        table = self._bridge.table
        now = sights(table.campaign, self._bridge.entries(), table.rules.open_check(), self._chosen)
        if now != self._sights:
            self._sights = now
            self._tell()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = current_palette()
            painter.fillRect(self.rect(), palette.window)
            if not self._blank:
                Board(painter, QRectF(self.rect()), palette).draw(self._sights)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fill the screen, or not; Qt's own ways to do that would ask for the focus."""
        full = Qt.WindowState.WindowNoState if self.isFullScreen() else Qt.WindowState.WindowFullScreen
        self.windowHandle().setWindowState(full)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.update()

    def _tell(self) -> None:
        """Paint it anew, and have it read to whoever listens."""
        self.setAccessibleName(tr("Nothing is shown") if self._blank else self._sights.spoken())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _on_told(self, *_: object) -> None:
        if not self.isHidden():
            self._soon.start()

    def _on_theme_changed(self) -> None:
        self.update()
