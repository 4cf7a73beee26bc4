"""The start of an encounter: its kind and title, who takes part, and in which order."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import StartEncounter
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import EncounterKind
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.panels.panel_frame import PanelFrame
from gmtracker.ui.panels.turn_order import TurnOrderList
from gmtracker.ui.widgets.entry_fields import LineField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

ORDER_HINT = tr("In the order of their turns: drag a row, or Alt+↑ and Alt+↓. Space ticks.")


class StartEncounterPanel(PanelFrame):
    """Asks what kind of encounter begins. ``begin_requested`` carries the wish."""

    begin_requested = Signal(StartEncounter)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Start an encounter"), tr("Begin"), parent)
        self._title = LineField()
        self._title.setPlaceholderText(tr("Where, or against whom"))
        self._kinds = QButtonGroup(self)
        self._order = TurnOrderList()
        self.add_field(tr("Title"), self._title)
        self.body.addWidget(self._kind_choice(bridge.shown.sheet.encounters))
        self.add_field(tr("Who takes part"), self._order)
        self.body.addWidget(words(ORDER_HINT, "label"))
        self.setFocusProxy(self._title)
        self._order.show_characters(bridge.shown.in_sight(), _expected(bridge.shown))
        self._order.order_changed.connect(self._on_changed)
        self._title.textChanged.connect(self._on_changed)
        self._kinds.idClicked.connect(self._on_changed)
        self.do.clicked.connect(self._on_begin)
        bridge.looked_back.connect(self._on_changed)
        bridge.changed.connect(self._on_table_changed)
        self._on_changed()

    def command(self) -> StartEncounter:
        """The wish as the panel stands."""
        kind = self.bridge.shown.sheet.encounters[max(0, self._kinds.checkedId())]
        return StartEncounter(kind=kind.key, title=self._title.text().strip(), order=self._order.order())

    def _kind_choice(self, kinds: tuple[EncounterKind, ...]) -> QWidget:
        choice = QWidget()
        column = QVBoxLayout(choice)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for at, kind in enumerate(kinds):
            button = QRadioButton(tr("{kind}, {time} a round", kind=kind.name, time=round_in_words(kind.round_seconds)))
            button.setChecked(at == 0)
            self._kinds.addButton(button, at)
            column.addWidget(button)
        return choice

    def _on_table_changed(self) -> None:
        self._order.follow(self.bridge.shown.in_sight())
        self._on_changed()

    def _on_changed(self) -> None:
        self.show_preview(self.bridge.rules.preview(self.command()))

    def _on_begin(self) -> None:
        self.begin_requested.emit(self.command())


def round_in_words(seconds: int) -> str:
    """How long a round is: "6 seconds", "6 minutes"."""
    if seconds >= 60 and seconds % 60 == 0:
        minutes = seconds // 60
        return tr("1 minute") if minutes == 1 else tr("{count} minutes", count=minutes)
    return tr("1 second") if seconds == 1 else tr("{count} seconds", count=seconds)


def _expected(campaign: Campaign) -> set[CharacterId]:
    """Whoever is likely to take part: the heroes who are here, and the opposition."""
    present = campaign.session.present if campaign.session else ()
    return {c.id for c in campaign.in_sight() if c.side == "opposition" or c.id in present}
