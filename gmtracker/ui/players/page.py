"""The players' page from the window's side: switches it on and off, and sends it the players' view.

The server and its libraries are imported when the page is switched on, and not before.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gmtracker.engine.ids import CampaignId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.feed import PlayerFeed
from gmtracker.ui.process_signals import emit_from_thread
from gmtracker.ui.translation import current_language

if TYPE_CHECKING:
    from gmtracker.page.server import PageServer

PORTS = (8787, 0)
"""The port that is tried first, so that a firewall asks only once. 0 means any free port."""


class PageController(QObject):
    """Runs the page's server. It is off until the GM switches it on, and each time the program starts.

    ``changed``: the page was switched on or off, has another code, or another number of phones.
    """

    changed = Signal()
    _phones_counted = Signal(int)
    _code_shut = Signal()

    def __init__(self, bridge: Bridge, feed: PlayerFeed, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._feed = feed
        self._server: PageServer | None = None
        self._served = CampaignId(""), ""
        self._is_blank = False
        self.phones = 0
        self.had_phones = False
        self.is_code_shut = False
        self._phones_counted.connect(self._on_phones_counted)
        self._code_shut.connect(self._on_code_shut)
        feed.view_changed.connect(self._send)
        bridge.opened.connect(self._on_opened)

    @property
    def is_on(self) -> bool:
        """Whether the page is served."""
        return self._server is not None

    @property
    def address(self) -> str:
        """The address to type, or "" while the page is off."""
        return self._server.address if self._server else ""

    @property
    def link(self) -> str:
        """The address with the secret, or "" while the page is off."""
        return self._server.link if self._server else ""

    @property
    def code(self) -> str:
        """The short code, or "" while the page is off."""
        return self._server.code if self._server else ""

    def switch_on(self, address: str) -> None:
        """Serve the page at an address of this computer. Raises OSError if that fails."""
        self.switch_off()
        self._server = self._make_server(address)
        self._server.start()
        self._served = self._identify_campaign()
        self._feed.follow(self, True)
        self._send()
        self.changed.emit()

    def switch_off(self) -> None:
        """Stop to serve the page. Takes at most a second."""
        if self._server is None:
            return
        self._server.stop()
        self._server = None
        self._feed.follow(self, False)
        self.phones, self.had_phones, self.is_code_shut = 0, False, False
        self.changed.emit()

    def renew_code(self) -> None:
        """Replace the code and the secret. All phones need the new one."""
        if self._server is not None:
            self._server.renew()
            self.is_code_shut = False
            self.changed.emit()

    def blank(self, on: bool) -> None:
        """Blank the page, or show the table again."""
        self._is_blank = on
        self._send()

    def _make_server(self, address: str) -> PageServer:
        from gmtracker.page.server import PageServer
        from gmtracker.page.shell import build_shell

        shell = build_shell(current_language())
        told = partial(emit_from_thread, self._phones_counted), partial(emit_from_thread, self._code_shut)
        first, other = PORTS
        try:
            return PageServer(shell, address, first, *told)
        except OSError:  # The usual port is taken.
            return PageServer(shell, address, other, *told)

    def _send(self) -> None:
        if self._server is None:
            return
        from gmtracker.page.wire import SentTable, encode
        from gmtracker.ui.players.encoding import sent_table

        blank = SentTable(blank=True)
        self._server.send(encode(blank if self._is_blank else sent_table(self._feed.view, self._served[0])))

    def _identify_campaign(self) -> tuple[CampaignId, str]:
        """Return the open campaign's id and game. All samples have the same id."""
        campaign = self._bridge.table.campaign
        return campaign.id, campaign.ruleset

    def _on_opened(self) -> None:
        """Switch the page off when another campaign is opened: its players are not these."""
        if self.is_on and self._identify_campaign() != self._served:
            self.switch_off()

    def _on_phones_counted(self, phones: int) -> None:
        if self.is_on:
            self.phones = phones
            self.had_phones = self.had_phones or phones > 0
            self.changed.emit()

    def _on_code_shut(self) -> None:
        if self.is_on:
            self.is_code_shut = True
            self.changed.emit()
