"""Guards that ignore the second half of a double click or a doubled Enter for a moment after an action."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.key_filter import KeyFilter

PAUSE, LONGER = 400, 1200
"""Milliseconds for which a guard ignores further clicks or Enters.

The longer one follows the last step of several, where another Enter would start all of it again.
"""

DOING_KEYS: tuple[Qt.Key, ...] = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
HELD_WITH_OTHERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class KeyGuard(QObject):
    """Swallows Enter, Ctrl+Enter and Space in the whole window for a moment after an action.

    Any other key shows that the GM has moved on, and ends it. Space in a text field is let through. While a word is
    typed where no field takes it, the guard goes on to swallow Space, which would press what the word does not mean.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.end)
        self._keys = KeyFilter(self._takes, self)
        self._swallowed = DOING_KEYS

    @property
    def is_on(self) -> bool:
        """Whether the guard is swallowing keys now."""
        return self._timer.isActive()

    def keep(self, *_: object) -> None:
        """Start to swallow keys, for PAUSE milliseconds."""
        self._keep(PAUSE)

    def keep_longer(self) -> None:
        """Start to swallow keys for longer, for someone who presses Enter once more to be sure."""
        self._keep(LONGER)

    def _keep(self, pause: int) -> None:
        self._swallowed = DOING_KEYS
        self._keys.start()
        self._timer.start(pause)

    def end(self) -> None:
        """Let all keys through again."""
        self._timer.stop()
        self._keys.stop()

    def _takes(self, watched: QWidget, event: QKeyEvent) -> bool:
        is_in_text = isinstance(watched, QLineEdit | QPlainTextEdit)
        if event.key() not in self._swallowed:
            if event.text().isalpha() and not is_in_text:
                self._swallowed = (Qt.Key.Key_Space,)
                self._timer.start(PAUSE)
            elif event.key() not in HELD_WITH_OTHERS:
                self.end()
            return False
        if event.key() == Qt.Key.Key_Space and is_in_text:
            return False
        event.accept()
        return True


class ClickGuard(QWidget):
    """A transparent cover that swallows mouse clicks on a widget for a moment; keys still work."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._place: QRect | None = None
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.hide)
        self.hide()
        over.installEventFilter(self)

    def keep(self, place: QRect | None = None) -> None:
        """Cover the whole widget, or only ``place`` in it, for PAUSE milliseconds."""
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
