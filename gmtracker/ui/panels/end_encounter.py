"""The end of an encounter: how it came out, and what is weighed and put away."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmtracker.engine.commands import EndEncounter
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.panels.token_tally import TokenTally
from gmtracker.ui.widgets.entry_fields import TextField
from gmtracker.ui.widgets.layouts import empty
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr


class EndEncounterPanel(PanelFrame):
    """Asks for the result in the GM's words. ``end_requested`` carries the wish."""

    end_requested = Signal(EndEncounter)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("End the encounter"), tr("End it"), parent)
        self._tallies = QVBoxLayout()
        self._result = TextField(lines=3)
        self._result.setPlaceholderText(tr("Who got away, what was won, what it cost"))
        self.add_field(tr("How it came out"), self._result)
        self.body.addLayout(self._tallies)
        self.setFocusProxy(self._result)
        self.do.clicked.connect(self._on_end)
        bridge.looked_back.connect(self._on_changed)
        bridge.changed.connect(self._on_changed)
        self._on_changed()

    def command(self) -> EndEncounter:
        """The wish as the panel stands."""
        return EndEncounter(result=self._result.toPlainText().strip())

    def _on_changed(self) -> None:
        self._show_tallies()
        self.show_preview(self.bridge.rules.preview(self.command()))

    def _show_tallies(self) -> None:
        """The pools that are there for the encounter alone, with what lies in them."""
        empty(self._tallies)
        campaign = self.bridge.shown
        for pool in campaign.sheet.pools:
            if pool.lasts == "encounter":
                self._tallies.addWidget(words(tr("{pool}, weighed now", pool=pool.name), "label"))
                self._tallies.addWidget(TokenTally(campaign, pool))

    def _on_end(self) -> None:
        self.end_requested.emit(self.command())
