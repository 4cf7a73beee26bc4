"""What was done just now is not done twice: the rest of a double click, or of Enter pressed twice, does nothing."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.key_filter import KeyFilter

PAUSE, LONGER = 400, 1200
"""For so many milliseconds after a deed a click or an Enter is taken for the rest of the one that did it.

The second is for an Enter after the last step of several, where one more would begin all of it again.
"""

DOING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
HELD_WITH_OTHERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class KeyGuard(QObject):
    """Takes Enter, Ctrl+Enter and Space wherever the keys are, for a moment after a deed.

    Any other key that is typed shows that the GM has gone on, and ends it. A space in words is no deed.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.end)
        self._keys = KeyFilter(self._takes, self)

    @property
    def is_on(self) -> bool:
        """Whether those keys do nothing just now."""
        return self._timer.isActive()

    def keep(self, *_: object) -> None:
        """Take those keys from now on for a moment."""
        self._keep(PAUSE)

    def keep_longer(self) -> None:
        """Take them until whoever pressed one more to be sure has seen that all is done."""
        self._keep(LONGER)

    def _keep(self, pause: int) -> None:
        self._keys.start()
        self._timer.start(pause)

    def end(self) -> None:
        """Let every key through again."""
        self._timer.stop()
        self._keys.stop()

    def _takes(self, watched: QWidget, event: QKeyEvent) -> bool:
        if event.key() not in DOING_KEYS:
            if event.key() not in HELD_WITH_OTHERS:
                self.end()
            return False
        if event.key() == Qt.Key.Key_Space and isinstance(watched, QLineEdit | QPlainTextEdit):
            return False
        event.accept()
        return True


class ClickGuard(QWidget):
    """Lies over a part of the window for a moment after a deed, and takes every press of the mouse; keys go through."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._place: QRect | None = None
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.hide)
        self.hide()
        over.installEventFilter(self)

    def keep(self, place: QRect | None = None) -> None:
        """Take the clicks from now on for a moment, on all of the part or a place in it."""
        self._place = place
        self.setGeometry(place or self._over.rect())
        self.raise_()
        self.show()
        self._timer.start()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._place is None and not self.isHidden():
            self.setGeometry(self._over.rect())
        return False

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
