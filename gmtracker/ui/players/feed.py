"""The players' view, made once for everything that shows it: the player window and the page."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.content import PlayerView, player_view


class PlayerFeed(QObject):
    """Holds the players' view of the present, even while the GM views a past moment.

    The view is current only while someone follows it. ``view_changed`` tells that it is another one. ``chosen`` are the
    GM's stages.
    """

    view_changed = Signal()

    def __init__(self, bridge: Bridge, chosen: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.chosen = chosen
        self._followers: set[QObject] = set()
        self.view = PlayerView()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        for told in (bridge.opened, bridge.change_applied):
            told.connect(self._on_told)

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Set the GM's stages, and refresh soon."""
        self.chosen = chosen
        self._on_told()

    def follow(self, follower: QObject, on: bool) -> None:
        """Keep the view current for a follower, from now on or no longer."""
        if on:
            self._followers.add(follower)
            self.refresh()
        else:
            self._followers.discard(follower)

    def refresh(self) -> None:
        """Update the view from the table now, if someone follows it."""
        if not self._followers or not self._bridge.is_open:
            return
        campaign, rules = self._bridge.table.campaign, self._bridge.table.rules
        view = player_view(campaign, self._bridge.entries(), rules.open_check(), self.chosen, rules.procedure_view())
        if view != self.view:
            self.view = view
            self.view_changed.emit()

    def _on_told(self, *_: object) -> None:
        if self._followers:
            self._soon.start()
