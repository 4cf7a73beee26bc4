"""Panels that ask only for the dice of a command, such as the next turn or the arrival of a late hero."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AddToken, AnyCommand, CommandBatch, MoveToken, NextTurn, SetPresent
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.panel_frame import PanelFrame


class DicePanel(PanelFrame):
    """A field for each die of a command. An empty field is rolled, but a player's is asked for once more before that.

    ``done_requested`` carries the command and the faces. After an undo of the command, its typed faces are in their
    fields again.
    """

    done_requested = Signal(object, object)

    def __init__(
        self, bridge: Bridge, command: AnyCommand, title: str, does: str, hint: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, title, does, parent)
        self.command = self.about = command
        self._dice = DiceFields(columns=3, told_elsewhere=True)
        self.body.addWidget(text_label(hint, "muted"))
        self.add_dice(self._dice)
        self.setFocusProxy(self._dice)
        self._dice.changed.connect(self._on_faces)
        self._dice.completed.connect(self._on_completed)
        self._dice.submitted.connect(self.main_button.click)
        self.main_button.clicked.connect(self._on_do)
        bridge.change_applied.connect(self._on_changed)
        bridge.history_viewed.connect(self._on_changed)
        self._on_changed()
        self._dice.set_faces(bridge.typed_faces_of_undone_roll(command))

    def _on_changed(self) -> None:
        asking = partial(self.bridge.rules.dice_requests, self.command)
        self._dice.set_asking(asking, are_expected=self.bridge.expects_faces(self.command))
        self._on_faces()

    def _on_faces(self) -> None:
        self.show_preview(self.bridge.rules.preview(self.command, self._dice.faces()))

    def _on_completed(self) -> None:
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_do(self) -> None:
        if not self._dice.block_submit():
            self.done_requested.emit(self.command, self._dice.faces())


class CommandDicePanel(DicePanel):
    """Asks for the dice of a command that starts no turn."""

    def __init__(self, bridge: Bridge, command: AnyCommand, parent: QWidget | None = None) -> None:
        hint = tr("Dice: type the results, or leave them empty to roll here")
        super().__init__(bridge, command, _title_text(bridge.shown, command), tr("OK"), hint, parent)


class TurnDicePanel(DicePanel):
    """Asks for the dice of the turn that a command starts."""

    def __init__(self, bridge: Bridge, command: AnyCommand, parent: QWidget | None = None) -> None:
        does = tr("Next turn") if isinstance(command, NextTurn) else tr("Apply")
        hint = tr("Type the {dice}, or leave empty to roll.", dice=bridge.shown.game.turn_dice)
        super().__init__(bridge, command, tr("Next turn"), does, hint, parent)
        encounter = bridge.shown.encounter
        self.about = (command, encounter and (encounter.id, encounter.round), bridge.shown.acting)


def _title_text(campaign: Campaign, command: AnyCommand) -> str:
    title = tr("Dice", "the title of a panel")
    match command:
        case AddToken(kind=kind):
            title = tr("Add one {token} by hand", token=campaign.game.token_kind(kind).name)
        case MoveToken(token=token):
            moved = campaign.token(token)
            name = campaign.game.token_kind(moved.kind).name if moved is not None else ""
            title = tr("Move one {token} by hand", token=name)
        case SetPresent(character=hero):
            title = tr("Arrival of {name}", name=campaign.character_name(hero))
        case CommandBatch(commands=several):
            heroes = (campaign.character_name(one.character) for one in several if isinstance(one, SetPresent))
            title = tr("Arrival of {name}", name=join_names(heroes))
    return title
