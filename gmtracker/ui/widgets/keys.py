"""Keys that mean the same wherever they are pressed: Enter, Esc, and Ctrl+Enter."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is one of the two that enter, pressed and not held."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()


def asks_about_escape(event: QEvent) -> bool:
    """Whether a widget is asked if it has a use for Esc of its own, before the window takes it."""
    is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
    return is_escape and event.type() == QEvent.Type.ShortcutOverride


def on_ctrl_enter(within: QWidget, slot: Callable[[], None]) -> None:
    """Have Ctrl with either of the keys that enter call a slot, from anywhere within a widget."""
    for keys in ("Ctrl+Return", "Ctrl+Enter"):
        shortcut = QShortcut(QKeySequence(keys), within, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)
