"""The panel for a custom condition: who has it, and how long it lasts."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.campaign import Expiry
from gmtracker.engine.commands import AnyCommand, SetCondition, SetMarker
from gmtracker.engine.handlers.expiry import EXPIRY_NAMES, expiry_after_rounds, expiry_at, expiry_moments
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import capitalize_first, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.widgets.inputs import ChoiceField, LineField, SpinField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.panel_frame import PanelFrame
from gmtracker.ui.widgets.scroll import labeled_field

FOR_ROUNDS = "for-rounds"
MOST_ROUNDS = 99


class OwnConditionPanel(PanelFrame):
    """Adds a condition to ``people``, or to the chosen character if there is at most one of them.

    ``condition_requested`` carries the command.
    """

    condition_requested = Signal(object)

    def __init__(self, bridge: Bridge, people: tuple[CharacterId, ...], parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Custom condition"), tr("Add condition"), parent)
        self._people = people
        self.about = people if len(people) > 1 else ()
        in_sight = bridge.shown.active_characters()
        self._name = LineField()
        self._name.setPlaceholderText(tr("For example: cursed"))
        self._who = ChoiceField(tuple((str(one.id), one.name) for one in in_sight))
        self._lasts = ChoiceField(self._list_durations())
        self._rounds = SpinField(1, MOST_ROUNDS, 1)
        self._rounds_field = QWidget()
        rounds = labeled_field(tr("Number of rounds"), self._rounds)
        rounds.setContentsMargins(0, 0, 0, 0)
        self._rounds_field.setLayout(rounds)
        self.add_field(tr("Condition"), self._name)
        if len(people) > 1:
            self.body.addWidget(text_label(tr("{count} characters", count=len(people))))
        else:
            self._who.choose(next(iter(people), ""))
            self.add_field(tr("Character"), self._who)
        self.add_field(tr("Duration"), self._lasts)
        self.body.addWidget(self._rounds_field)
        self.setFocusProxy(self._name)
        self._name.textChanged.connect(self._on_changed)
        for choice in (self._who, self._lasts):
            choice.key_changed.connect(self._on_changed)
        self._rounds.edited.connect(self._on_changed)
        self.main_button.clicked.connect(self._on_add)
        for told in (bridge.change_applied, bridge.history_viewed):
            told.connect(self._on_changed)
        self._on_changed()

    def command(self) -> AnyCommand:
        """Return the command for the fields. A name of one of the game's conditions means that condition."""
        text = self._name.text().strip()
        kinds = (kind for kind in self.bridge.shown.game.conditions if kind.name.casefold() == text.casefold())
        kind = next(kinds, None)
        people = self._people if len(self._people) > 1 else (CharacterId(self._who.key()),)
        if kind is not None:
            return combine_commands(
                [
                    SetCondition(character=own_id, condition=kind.key, expiry=self._read_expiry(own_id))
                    for own_id in people
                ]
            )
        return combine_commands(
            [SetMarker(text=text, owner=own_id, expiry=self._read_expiry(own_id)) for own_id in people]
        )

    def _list_durations(self) -> tuple[tuple[str, str], ...]:
        campaign = self.bridge.shown
        rounds = ((FOR_ROUNDS, tr("For a number of rounds")),) if campaign.encounter is not None else ()
        lasting = tuple((span, capitalize_first(EXPIRY_NAMES[span])) for span in expiry_moments(campaign))
        return (("", tr("Until you remove it")), *rounds, *lasting)

    def _read_expiry(self, owner: CharacterId) -> Expiry | None:
        if self._lasts.key() == FOR_ROUNDS:
            return expiry_after_rounds(self.bridge.shown, self._rounds.value())
        span = next((span for span in expiry_moments(self.bridge.shown) if span == self._lasts.key()), None)
        return expiry_at(self.bridge.shown, owner, span) if span is not None else None

    def _on_changed(self) -> None:
        self._rounds_field.setVisible(self._lasts.key() == FOR_ROUNDS)
        complaint = self._rounds.complaint() if self._lasts.key() == FOR_ROUNDS else ""
        if not self._name.text().strip():
            self.show_preview(Preview(message=""))
            self.main_button.setEnabled(False)
        elif complaint:
            self.show_preview(Preview(message=complaint, refused=True))
        else:
            self.show_preview(self.bridge.rules.preview(self.command()))

    def _on_add(self) -> None:
        self.condition_requested.emit(self.command())
