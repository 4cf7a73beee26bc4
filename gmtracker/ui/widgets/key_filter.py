"""Keys wherever they go, for as long as somebody wants to see them.

They are looked for at whatever has them: a filter of the application would take every event of every part through
Python, and a check a tenth longer until it is seen.
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
    """Asks ``takes`` of each key that is pressed while it is on; one that is taken goes no further."""

    def __init__(self, takes: Callable[[QWidget, QKeyEvent], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._takes = takes
        self._is_on = False
        self._watched: QWidget | None = None
        application().focusChanged.connect(self._on_focus_changed)

    def start(self) -> None:
        """See the keys from now on."""
        self._is_on = True
        self._follow()

    def stop(self) -> None:
        """See them no more."""
        self._is_on = False
        self._watch(None)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEYS or not (isinstance(event, QKeyEvent) and isinstance(watched, QWidget)):
            return False
        return self._takes(watched, event)

    def _on_focus_changed(self) -> None:
        if self._is_on:
            self._follow()

    def _follow(self) -> None:
        """Go to what has the keys, or to the window where no part of it has."""
        self._watch(application().focusWidget() or application().activeWindow())

    def _watch(self, now: QWidget | None) -> None:
        before, self._watched = self._watched, now
        if before is not None and isValid(before):
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)
