"""What the chooser is open for, and what is typed in it and not used yet."""

from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.commands import AnyCommand
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, CharacterId, TokenId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.inputs_form import Answer, InputsForm, put_answer

Subject = tuple[CharacterId, str, tuple[TokenId, ...]]
"""Who uses what: the character, the first offered use, and the tokens."""


class TypedForTokens:
    """Keeps what is typed for tokens when the chooser closes, and fills it in when they are offered again."""

    def __init__(self, inputs: InputsForm, dice: DiceFields) -> None:
        self._inputs = inputs
        self._dice = dice
        self._subject: Subject | None = None
        self._kept: dict[Subject, tuple[dict[str, Answer], dict[str, int]]] = {}

    def begin(self, subject: Subject) -> None:
        """Empty the fields for other tokens."""
        self.keep()
        self._dice.set_requests(())
        self._inputs.ask_for(())
        self._subject = subject

    def keep(self) -> None:
        """Keep what is typed in the fields, if anything is."""
        subject, self._subject = self._subject, None
        if subject is None:
            return
        answers, faces = self._inputs.answers(), self._dice.faces()
        self._kept.pop(subject, None)
        if faces or self._inputs.has_text():
            self._kept[subject] = answers, faces

    def fill_in(self) -> None:
        """Fill in what was typed for these tokens before."""
        answers, faces = self._kept.get(self._subject, ({}, {})) if self._subject else ({}, {})
        for key, field in self._inputs.fields.items():
            if key in answers:
                put_answer(field, answers[key])
        if faces:
            self._dice.set_faces(faces)

    def forget(self) -> None:
        """Forget what is typed for these tokens, because it is used or canceled."""
        if self._subject is not None:
            self._kept.pop(self._subject, None)
        self._subject = None

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._subject = None


def first_open_step(bridge: Bridge) -> Entry:
    """Return the first step of the action that opened the procedure, such as the award.

    Entries after it may belong to other actions. There must be an entry.
    """
    entries = bridge.entries()
    opened = {ActionId(procedure.id) for procedure in bridge.shown.procedures}
    last = next((entry.action for entry in reversed(entries) if entry.action in opened), entries[-1].action)
    return next(entry for entry in entries if entry.action == last)


def procedures_beside_check(bridge: Bridge) -> tuple[Procedure, ...]:
    """Return the open procedures other than the check, which can go on beside an award."""
    return _beside_check(bridge, bridge.shown)


def would_close(bridge: Bridge, command: AnyCommand) -> bool:
    """Whether a command would end or change an open procedure other than the check. A refused one does not."""
    outcome = bridge.rules.trial(command).outcome
    return isinstance(outcome, DecisionResult) and _beside_check(bridge, outcome.after) != procedures_beside_check(
        bridge
    )


def _beside_check(bridge: Bridge, campaign: Campaign) -> tuple[Procedure, ...]:
    check = bridge.rules.open_check()
    return tuple(one for one in campaign.procedures if check is None or one.id != check.id)
