"""Guards that ignore the second half of a double click or a doubled Enter.

The key and click guards do so for a moment after an action, the double-click guard whenever the second click would hit
something else than the first.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPersistentModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QPlainTextEdit, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.key_filter import KeyFilter
from gmtracker.ui.widgets.overlays import application

PAUSE, LONG_PAUSE = 400, 1200
"""Milliseconds for which a guard ignores further clicks or Enters.

The longer one follows the last step of several, where another Enter would start all of it again.
"""

GUARDED_KEYS: tuple[Qt.Key, ...] = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TYPED_WITH = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
MODIFIER_KEYS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


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
        self._swallowed = GUARDED_KEYS
        self._swallows_words = self._is_in_word = False

    @property
    def is_on(self) -> bool:
        """Whether the guard is swallowing keys now."""
        return self._timer.isActive()

    def keep(self, *_: object) -> None:
        """Start to swallow keys, for PAUSE milliseconds."""
        self._start(PAUSE)

    def start_before_words(self) -> None:
        """Start to swallow words typed at a table: the next command, typed before its field is open.

        A digit that comes first is a die's face, and ends the guard. Elsewhere words may be meant, as for a reason.
        """
        self._start(PAUSE)
        self._swallows_words, self._is_in_word = True, False

    def start_long(self) -> None:
        """Start to swallow keys for longer, for someone who presses Enter once more to be sure."""
        self._start(LONG_PAUSE)

    def _start(self, pause: int) -> None:
        self._swallowed, self._swallows_words = GUARDED_KEYS, False
        self._keys.start()
        self._timer.start(pause)

    def end(self) -> None:
        """Let all keys through again."""
        self._timer.stop()
        self._keys.stop()

    def _takes(self, watched: QWidget, event: QKeyEvent) -> bool:
        is_in_text = isinstance(watched, QLineEdit | QPlainTextEdit)
        is_word = self._swallows_words and _is_typed(event) and isinstance(watched, QAbstractItemView)
        if is_word and (self._is_in_word or not event.text().isdecimal()):
            self._is_in_word = True
            self._timer.start(PAUSE)
            event.accept()
            return True
        if event.key() not in self._swallowed:
            if event.text().isalpha() and not is_in_text:
                self._swallowed = (Qt.Key.Key_Space,)
                self._timer.start(PAUSE)
            elif event.key() not in MODIFIER_KEYS:
                self.end()
            return False
        if event.key() == Qt.Key.Key_Space and is_in_text:
            return False
        event.accept()
        return True


def _is_typed(event: QKeyEvent) -> bool:
    return bool(event.text()) and event.text().isprintable() and event.modifiers() in TYPED_WITH


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


class _Press(Struct, frozen=True):
    """A mouse press: its event timestamp in milliseconds, its position on the screen, and what is below it.

    That is a widget, and the item if the widget is a view's viewport.
    """

    time: int
    button: Qt.MouseButton
    position: QPoint
    widget: QWidget
    index: QPersistentModelIndex

    def is_right_after(self, other: "_Press") -> bool:
        """Whether it follows the other press soon enough, and near enough, for a double click."""
        hints = QGuiApplication.styleHints()
        distance = (self.position - other.position).manhattanLength()
        is_soon = self.time - other.time <= hints.mouseDoubleClickInterval()
        return is_soon and self.button == other.button and distance <= 2 * hints.mouseDoubleClickDistance()

    def hits_same(self, other: "_Press") -> bool:
        """Whether it hits the same widget as the other press, and in a view the same row, or no row in both."""
        row, other_row = self.index.row(), other.index.row()  # -1 without a row, or if the row is gone.
        return self.widget is other.widget and row == other_row


class DoubleClickGuard(QObject):
    """Swallows the further clicks of a double or triple click if they would hit something else than the first one.

    A first click often closes, moves or replaces what is below the pointer, and Qt sends the second one to whatever is
    there then. After a menu, Qt does not even call it a double click. The guard filters the native windows, which get
    few events, and not the application, which gets all.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._last: _Press | None = None
        self._is_swallowing = False
        application().focusWindowChanged.connect(self._watch)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow a press that belongs to a click on something else, with its double click and its release.

        Qt sends a window a press before each double click, too.
        """
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWindow):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._is_swallowing = self._belongs_elsewhere(_press_at(watched, event))
                return self._is_swallowing
            case QEvent.Type.MouseButtonDblClick:
                return self._is_swallowing
            case QEvent.Type.MouseButtonRelease:
                swallowed, self._is_swallowing = self._is_swallowing, False
                return swallowed
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _belongs_elsewhere(self, press: _Press | None) -> bool:
        before, self._last = self._last, press
        if press is None or before is None or not press.is_right_after(before) or press.hits_same(before):
            return False
        self._last = replace(before, time=press.time)  # A third click belongs to the first one, too.
        return True


def _press_at(window: QWindow, event: QMouseEvent) -> _Press | None:
    """Return what a press in a window hits, or None in a window without widgets."""
    whole, place = QWidget.find(window.winId()), event.position().toPoint()
    if whole is None:
        return None
    widget = whole.childAt(place) or whole
    index = _index_at(widget, widget.mapFrom(whole, place))
    return _Press(event.timestamp(), event.button(), event.globalPosition().toPoint(), widget, index)


def _index_at(widget: QWidget, place: QPoint) -> QPersistentModelIndex:
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView) and view.viewport() is widget:
        return QPersistentModelIndex(view.indexAt(place))
    return QPersistentModelIndex()
