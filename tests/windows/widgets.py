"""A window for widgets under test, keys to press in it, and checks that closed widgets are freed."""

import gc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.widgets.guards import KeyGuard
from tests.builders.campaigns import faces_in_turn

Key = Qt.Key
NO_KEYS = Qt.KeyboardModifier.NoModifier


@contextmanager
def styled_at_last() -> Iterator[None]:
    """Apply the style sheet only at the end, as the program does, instead of to every new widget again."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    sheet = app.styleSheet()
    app.setStyleSheet("")
    try:
        yield
    finally:
        app.setStyleSheet(sheet)


def a_bridge(table: Table, *faces: int) -> Bridge:
    """Return a bridge to a table. Its dice show these faces, then ones."""
    bridge = Bridge(faces_in_turn(*faces))
    bridge.open(table)
    return bridge


def a_window(qtbot: QtBot, width: int = 700, height: int = 700) -> QMainWindow:
    """Return an active window whose empty central widget has the focus. Keep a reference to it."""
    window = QMainWindow()
    window.resize(width, height)
    middle = QWidget()
    middle.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setCentralWidget(middle)
    shown(qtbot, window)
    middle.setFocus()
    return window


def shown(qtbot: QtBot, widget: QWidget) -> None:
    """Show a widget as a window of its own, and focus it. It stays alive until the test's end.

    Python 3.12 crashes if the last reference to a window goes while a field in it has the focus: Qt sends the field a
    last event, and the window's Python objects are already gone. A window that is deleted earlier is not kept, because
    pytest-qt would close it again.
    """
    alive = [widget]
    widget.destroyed.connect(alive.clear)

    def give_up_focus(_: QWidget) -> None:
        for one in alive:
            one.clearFocus()

    qtbot.addWidget(widget, before_close_func=give_up_focus)
    activate(qtbot, widget)
    widget.setFocus()


def activate(qtbot: QtBot, window: QWidget) -> None:
    """Show a window and wait until it is active."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def at(window: QWidget, x: int, y: int) -> QPoint:
    """Return a point of a window in screen coordinates."""
    return window.mapToGlobal(QPoint(x, y))


def focused() -> QWidget:
    """Return the focus widget."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press a key in the focus widget."""
    QTest.keyClick(focused(), key, modifiers)


def press_later(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press a key in the focus widget, after the guards against double presses have ended."""
    for guard in focused().window().findChildren(KeyGuard):
        guard.end()
    press(key, modifiers)


def types(text: str) -> None:
    """Type each letter into whatever has the focus then."""
    for letter in text:
        QTest.keyClicks(focused(), letter)


def key_of(sign: str) -> QKeyEvent:
    """Return the event of a key that types a character of any script, with Qt's number for it."""
    return QKeyEvent(QEvent.Type.KeyPress, ord(sign.upper()), NO_KEYS, sign)


def click(widget: QWidget, x: int | None = None, y: int | None = None) -> None:
    """Click the center of a widget, or a point in it."""
    middle = widget.rect().center()
    place = QPoint(middle.x() if x is None else x, middle.y() if y is None else y)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NO_KEYS, place)


def leaves_to_the_window(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
    """Whether a widget leaves a key to the window's shortcuts, by its answer to ShortcutOverride."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return not event.isAccepted()


def is_gone(widget: QWidget, qtbot: QtBot) -> bool:
    """Whether a closed window has been destroyed. Waits for it."""
    qtbot.waitUntil(lambda: not isValid(widget))
    return not isValid(widget)


def is_freed_on_closing(make: Callable[[], QWidget], qtbot: QtBot) -> bool:
    """Whether a window is freed after it was shown and closed, in Qt and in Python."""
    window = make()
    known = weakref.ref(window)
    window.show()
    window.close()
    assert is_gone(window, qtbot)
    del window
    gc.collect()
    return known() is None


def is_freed_on_deleting(make: Callable[[], QWidget], qtbot: QtBot) -> bool:
    """Whether a widget is freed after it was deleted, in Qt and in Python."""
    widget = make()
    known = weakref.ref(widget)
    widget.deleteLater()
    assert is_gone(widget, qtbot)
    del widget
    gc.collect()
    return known() is None
