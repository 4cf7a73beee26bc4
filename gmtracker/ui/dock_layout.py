"""How the docks share the window's room, unless the user has moved a dock or a border.

A dock can be moved, closed, laid over another as a tab, or taken out of the window. On the right they stand one above
the other while the room suffices, and are tabs of one another where it does not.
"""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QFrame, QMainWindow, QScrollArea, QToolBar, QVBoxLayout, QWidget

from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.table import RosterTable
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import GRID
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.panel import Pools
from gmtracker.ui.widgets.scroll import show_through

LOWEST = 64


class Dock(QDockWidget):
    """Holds one part, a little off the edges. ``name`` is what the layout remembers it by.

    Where it ``scrolls``, the dock can be lower than the part; nothing is ever squeezed or laid over. A part that is
    ``edged`` reaches to the edges and keeps what is in it off them.
    """

    def __init__(
        self,
        name: str,
        title: str,
        content: QWidget,
        parent: QWidget,
        *,
        scrolls: bool = False,
        edged: bool = False,
    ) -> None:
        super().__init__(title, parent)
        self.setObjectName(name)
        self.content = content
        holder = QWidget(autoFillBackground=True)
        column = QVBoxLayout(holder)
        column.setContentsMargins(*((0, 0, 0, 0) if edged else (GRID, 0, GRID, GRID)))
        column.addWidget(_Scrolled(content) if scrolls else content)
        self.setWidget(holder)
        # Behind another tab a part is visible to Qt, and would take the keys unseen.
        self.visibilityChanged.connect(holder.setEnabled)

    def spare_title(self, spare: bool) -> None:
        """Do without the bar that has the title, or have it again."""
        nothing = self.titleBarWidget()
        if spare and nothing is None:
            self.setTitleBarWidget(QWidget())
        elif nothing is not None and not spare:
            self.setTitleBarWidget(None)  # type: ignore[arg-type] # the stub forgets that None brings Qt's own back
            nothing.deleteLater()


class _Scrolled(QScrollArea):
    """Scrolls up and down, and is as wide as its content must be."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = content
        self.setWidget(content)
        show_through(self, content)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._content.minimumSizeHint().width(), scaled(LOWEST))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is held when it needs another width."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)


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


DESIGNED_WIDTH = 1280
RIGHT_WIDTH, LEAST_RIGHT_WIDTH = 460, 440
GAIN, WIDEST_GAIN = 3, 220
"""One part in so many of what the window is wider than designed goes to the right side, and so much at most."""

WIDEST_SHARE, NARROW_SHARE, SHARE_OF_TWO_ROWS = 0.48, 0.4, 0.46
TABS = 28
BOTTOM_HEIGHT = 216
TOKENS_HEIGHT, POOL_HEIGHT, CHECK_HEIGHT = 224, 136, 344
SPARED = 24
"""Smaller letters need no smaller edges around them: so much less of the pools' height at most."""

LOW = 560
"""Below this height of the window, in logical pixels of the design, the roster has the room that others can spare."""

ROSTER_ROWS = 12
"""Rows that a roster may come to in a fight: height beyond them is the log's, up to half of all."""

SHARES, SETTLES_MS = 3, 40


class SplitterSizes(QObject):
    """Shares the room out at once or when it has settled. ``bottom`` are the docks below the roster.

    ``is_users`` holds from the time that the user moves a border between two docks or takes a dock from its place,
    and for a layout of that kind that was remembered: another campaign's pools then find the room that there is, and
    a window of another size stretches what stands in it.
    """

    def __init__(
        self, window: QMainWindow, crowding: Crowding, pools: Pools, roster: RosterTable, bottom: tuple[Dock, ...]
    ) -> None:
        super().__init__(window)
        self.is_users = False
        self._window, self._crowding, self._pools, self._roster = window, crowding, pools, roster
        self._bottom = bottom
        self._is_due_when_shown = False
        self._shared_for: object = None
        self._shared_at = QSize()
        self._pressed_at: list[object] | None = None
        self._left = 0
        self._soon = QTimer(self, singleShot=True, interval=SETTLES_MS)
        self._soon.timeout.connect(self._share_again)
        crowding.put_back.connect(self.begin)
        for dock in (*crowding.beside, *bottom):
            dock.topLevelChanged.connect(self._on_moved)
        window.installEventFilter(self)

    @property
    def is_due(self) -> bool:
        """Whether there is still something to share out."""
        return self._soon.isActive()

    def begin(self) -> None:
        """Share the room out while the parts, one within the other, come to their new sizes."""
        self._left = SHARES
        self._soon.start()

    def share(self) -> None:
        """Give every dock the room that it has on the first day."""
        window, (tokens, check) = self._window, self._crowding.beside
        self._is_due_when_shown = not window.isVisible()
        self._shared_for, self._shared_at = self._needs(), window.size()
        self._spare_titles()
        window.resizeDocks([tokens, check], [self._right_width()] * 2, Qt.Orientation.Horizontal)
        designed = TOKENS_HEIGHT if self._pools.has_two_rows else POOL_HEIGHT
        high = max(scaled(designed), designed - SPARED)
        room = tokens.height() + check.height()
        window.resizeDocks([tokens, check], [high, max(room - high, scaled(CHECK_HEIGHT))], Qt.Orientation.Vertical)
        window.resizeDocks([self._bottom[0]], [self._bottom_height()], Qt.Orientation.Vertical)

    def share_for_campaign(self) -> None:
        """Share it out anew if the pools of a campaign that was opened need other room, and nobody minds."""
        if self._shared_for != self._needs() and not self.is_users and self._crowding.stands_apart:
            self.begin()

    def share_since(self, before: QSize) -> None:
        """Share it out anew if the window is no longer as large as it was before, and nobody minds."""
        if before != self._window.size() and not self.is_users:
            self.share()
            self.begin()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window itself has the mouse on the borders between its docks, and nowhere else."""
        match event.type():
            case QEvent.Type.Show if self._is_due_when_shown:
                self.share()
            case QEvent.Type.Resize:
                self._spare_titles()
                self.share_since(self._shared_at)
            case QEvent.Type.MouseButtonPress:
                self._pressed_at = self._sizes()
            case QEvent.Type.MouseButtonRelease if self._pressed_at is not None:
                self.is_users = self.is_users or self._pressed_at != self._sizes()
                self._pressed_at = None
        return False

    def _needs(self) -> object:
        return not self._crowding.beside[0].isHidden(), self._pools.has_two_rows

    def _right_width(self) -> int:
        """As designed, with a part of what a wide window has to spare; in a narrow one what the check panel needs.

        Where even that would be about half of the window, the panel has one column and can do with less, as far as
        pools that stand side by side have room for their headings.
        """
        width = self._window.width()
        spare = width - scaled(DESIGNED_WIDTH)
        if spare >= 0:
            return max(scaled(RIGHT_WIDTH), LEAST_RIGHT_WIDTH) + min(spare // GAIN, scaled(WIDEST_GAIN))
        least = max(scaled(LEAST_RIGHT_WIDTH), LEAST_RIGHT_WIDTH)
        if least < width * WIDEST_SHARE:
            return least
        return round(width * (SHARE_OF_TWO_ROWS if self._pools.has_two_rows else NARROW_SHARE))

    def _bottom_height(self) -> int:
        """As designed, or a part of a low window; in a high one all that the roster's rows do not need, up to half."""
        designed = min(scaled(BOTTOM_HEIGHT), self._window.height() // (5 if self._is_low() else 4) + scaled(TABS))
        room = self._crowding.room()
        return max(designed, min(room - self._roster.height_of_rows(ROSTER_ROWS), room // 2))

    def _sizes(self) -> list[object]:
        return [dock.size() for dock in (*self._crowding.beside, *self._bottom)]

    def _is_low(self) -> bool:
        return self._window.height() < scaled(LOW)

    def _spare_titles(self) -> None:
        """Docks that are tabs of one another have their names on the tabs; where there is little room, only there."""
        for dock in self._bottom:
            dock.spare_title(self._is_low() and bool(self._window.tabifiedDockWidgets(dock)))

    def _on_moved(self, is_floating: bool) -> None:
        self.is_users = self.is_users or is_floating

    def _share_again(self) -> None:
        self.share()
        self._left -= 1
        if self._left > 0:
            self._soon.start()
