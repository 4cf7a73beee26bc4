"""A filter that sees all key presses of the program while it is on.

It follows the focused widget. A filter on the application would pass every event through Python, which makes a check 10
% slower.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.overlays import application

KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class KeyFilter(QObject):
    """Calls ``takes`` with each key press while it is on; a True result swallows the key."""

    def __init__(self, takes: Callable[[QWidget, QKeyEvent], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._takes = takes
        self._is_on = False
        self._watched: QWidget | None = None

    def start(self) -> None:
        """Start to filter keys."""
        if not self._is_on:
            application().focusChanged.connect(self._follow)
        self._is_on = True
        self._follow()

    def stop(self) -> None:
        """Stop filtering keys."""
        if self._is_on:
            application().focusChanged.disconnect(self._follow)
        self._is_on = False
        self._watch(None)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEYS or not (isinstance(event, QKeyEvent) and isinstance(watched, QWidget)):
            return False
        return self._takes(watched, event)

    def _follow(self) -> None:
        """Filter the focused widget, or the active window if nothing has focus."""
        self._watch(application().focusWidget() or application().activeWindow())

    def _watch(self, now: QWidget | None) -> None:
        before, self._watched = self._watched, now
        if before is not None and isValid(before):
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)
