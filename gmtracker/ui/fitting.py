"""A window no larger than its screen leaves room for, with the frame that the system puts around it."""

from PySide6.QtCore import QMargins, QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from gmtracker.ui.main_window import MainWindow

FRAME = QMargins(0, 40, 0, 0)
"""Room for a frame that is not there yet: no usual desktop's title bar is higher."""


class Fitting(QObject):
    """Fits a window before it is shown, and once more when it is active: then its frame is there, and is known."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        fit_to_screen(window, FRAME)
        window.activated.connect(self._on_activated, Qt.ConnectionType.SingleShotConnection)

    def _on_activated(self) -> None:
        fit_to_screen(self._window, self._window.windowHandle().frameMargins())


def fit_to_screen(window: QWidget, frame: QMargins) -> None:
    """Make a window small enough for the available part of its screen, and bring it in there where it has its place.

    A window that is maximized, or fills the screen, is left to the system.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    room = window.screen().availableGeometry()
    window.resize(window.size().boundedTo(room.marginsRemoved(frame).size()))
    outer = window.geometry().marginsAdded(frame)
    left = max(room.left(), min(outer.left(), room.right() + 1 - outer.width()))
    top = max(room.top(), min(outer.top(), room.bottom() + 1 - outer.height()))
    has_its_place = window.isVisible() or window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    if has_its_place and outer.topLeft() != QPoint(left, top):
        window.move(left, top)
