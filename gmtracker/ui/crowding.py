"""Room for the docks on the right: one above the other while it suffices, tabs of one another where it does not."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QToolBar

from gmtracker.ui.dock import Dock
from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.look.theme import theme
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override

CHECK_NEEDS = 220
"""How high the part below must be to be worked with, in logical pixels of the design."""

TITLES = 80


class Crowding(QObject):
    """Watches two docks that stand one above the other, ``behind`` being a tab of the lower one.

    What it put together it puts back when there is room again. A layout that the user made by moving one of these
    docks is the user's: nothing is moved any more until :meth:`begin_anew`. ``put_back`` tells that the docks stand
    as they did, and the room is to be shared out.
    """

    put_back = Signal()

    def __init__(self, window: QMainWindow, upper: Dock, lower: Dock, behind: Dock) -> None:
        super().__init__(window)
        self._window, self._upper, self._lower, self._behind = window, upper, lower, behind
        self._is_ours = False
        self._is_users = False
        self._is_busy = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.settle)
        for dock in (upper, lower, behind):
            dock.topLevelChanged.connect(self._on_moved)
            dock.visibilityChanged.connect(self._on_changed)
        window.installEventFilter(self)
        theme().theme_changed.connect(self._on_changed)

    @property
    def beside(self) -> tuple[Dock, Dock]:
        """The two docks, the upper one first."""
        return self._upper, self._lower

    @property
    def stands_apart(self) -> bool:
        """Whether the docks stand where they did on the first day, one above the other or alone."""
        return not (self._is_users or self._is_ours or self._are_tabs())

    @property
    def is_due(self) -> bool:
        """Whether it is still to be seen if the room suffices."""
        return self._soon.isActive()

    def begin_anew(self) -> None:
        """Every dock is where it was on the first day."""
        self._is_ours = self._is_users = False
        self.settle()

    def spread(self) -> None:
        """Put back what was put together, to be remembered as the user left it."""
        if self._is_ours:
            self._put_back()

    def settle(self) -> None:
        """Make tabs where there is no room, or take them apart where there is."""
        self._soon.stop()
        if self._is_users or not self._are_there():
            return
        if self._is_ours:
            if self.room() >= self._needed() and self._are_tabs():
                self._put_back()
        elif self.room() < self._needed() and self._is_upper_above():
            self._put_together()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has other room, or its parts need other room."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return False

    def _are_there(self) -> bool:
        right = Qt.DockWidgetArea.RightDockWidgetArea
        return all(
            not dock.isHidden() and not dock.isFloating() and self._window.dockWidgetArea(dock) == right
            for dock in (self._upper, self._lower)
        )

    def _are_tabs(self) -> bool:
        return self._upper in self._window.tabifiedDockWidgets(self._lower)

    def _is_upper_above(self) -> bool:
        shown = next((d for d in (self._lower, self._behind) if not d.visibleRegion().isEmpty()), self._lower)
        return not self._are_tabs() and self._upper.geometry().bottom() < shown.geometry().top()

    def room(self) -> int:
        """The height of the right side: from below the bars to the status line."""
        window = self._window
        bars = window.menuBar().height() + self._bars_height()
        return window.height() - bars - window.statusBar().height()

    def _bars_height(self) -> int:
        bars = self._window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return sum(bar.height() for bar in bars if bar.isVisible())

    def _needed(self) -> int:
        return self._upper.content.minimumSizeHint().height() + scaled(CHECK_NEEDS + TITLES) + GRID

    def _put_together(self) -> None:
        self._is_busy = self._is_ours = True
        front = self._lower if self._behind.visibleRegion().isEmpty() else self._behind
        self._window.tabifyDockWidget(self._behind, self._upper)
        front.raise_()
        self._is_busy = False

    def _put_back(self) -> None:
        self._is_busy, self._is_ours = True, False
        window, front = self._window, self._behind if self._lower.visibleRegion().isEmpty() else self._lower
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._upper)
        window.splitDockWidget(self._upper, self._lower, Qt.Orientation.Vertical)
        window.tabifyDockWidget(self._lower, self._behind)
        front.raise_()
        self._is_busy = False
        self.put_back.emit()

    def _on_changed(self, *_: object) -> None:
        if not self._is_busy:
            self._soon.start()

    def _on_moved(self, is_floating: bool) -> None:
        if is_floating and not self._is_busy:
            self._is_users, self._is_ours = True, False
