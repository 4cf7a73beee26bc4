"""The procedure that the table goes through together, shown over the window; its sheet is made when one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from gmtracker.engine.commands import Use
from gmtracker.ui.bridge import Bridge

if TYPE_CHECKING:
    from gmtracker.ui.panels.flow_panel import FlowPanel


class FlowSheet(QObject):
    """Has a panel follow the procedure that is open. ``use_chosen`` carries a Use and the faces typed for it."""

    use_chosen = Signal(Use, object)

    def __init__(self, bridge: Bridge, window: QMainWindow) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self.panel: FlowPanel | None = None
        bridge.opened.connect(self._on_another_campaign)

    def follow(self, *, may_open: bool) -> None:
        """Show how the procedure stands now; one that begins opens unless something else comes first."""
        if self.panel is None and self._bridge.rules.flow() is not None:
            from gmtracker.ui.panels.flow_panel import FlowPanel

            self.panel = FlowPanel(self._bridge, self._window)
            self.panel.use_chosen.connect(self.use_chosen)
        if self.panel is not None:
            self.panel.follow(may_open=may_open)

    def bring(self) -> None:
        """Bring the open procedure back, or put it away where it is there."""
        if self.panel is not None:
            self.panel.bring()

    def _on_another_campaign(self) -> None:
        if self.panel is not None:
            self.panel.forget()
