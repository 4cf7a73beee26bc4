"""The room of the window, shared out among the docks as on the first day, as long as it is not the user's own doing."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from gmtracker.ui.crowding import Crowding
from gmtracker.ui.dock import Dock
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.pools import Pools
from gmtracker.ui.qt_override import override
from gmtracker.ui.views.roster_table import RosterTable

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


class Sharing(QObject):
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
