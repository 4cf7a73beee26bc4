"""A check from its roll to its announcement, as far as games share it.

Also here: how a check is stored as a procedure, its acting character and target, additional dice, and texts of its
outcome.
"""

from collections.abc import Callable
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision, store_procedure
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.phrases import degrees_text
from gmtracker.i18n import labeled, tr

SOMEONE = tr("Someone")
NOT_ROLLED = tr("{name}'s check has not been rolled.")
NONE_OPEN = tr("No check is open. Roll a check first.")

Stage = Literal["planned", "rolled", "hit", "harm"]
"""The stages in order: tokens spent on a future roll; rolled; a hit to be resisted; harm to be applied."""

Roll = Literal["attack", "resistance", "other"]


class CheckInProgress(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every game stores of a check in progress: acting character, target, and the rolled trait."""

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    what: str = ""

    def concerns(self, character: CharacterId) -> bool:
        """Whether the character is the acting one or the target, so that the check cannot go on without it."""
        return character in (self.by, self.on)


State = TypeVar("State", bound=CheckInProgress)
AnyStage = TypeVar("AnyStage", bound=str)


class CheckProcedure(Generic[State, AnyStage]):
    """The check in progress of one game: a procedure of that ``kind`` whose data is a ``state`` as JSON values.

    Its stage is ``rolled`` from the roll to the announcement; the game defines the others. ``none_open`` is the refusal
    if there is no check at a requested stage.
    """

    def __init__(self, kind: str, state: type[State], none_open: str = NONE_OPEN) -> None:
        self._kind, self._state, self._none_open = kind, state, none_open

    def state_of(self, procedure: Procedure) -> State:
        """Return the state that a procedure stores."""
        return msgspec.convert(procedure.data, self._state)

    def open_state(self, campaign: Campaign) -> tuple[Procedure, State] | None:
        """Return the check in progress, or None."""
        procedure = campaign.procedure(self._kind)
        return (procedure, self.state_of(procedure)) if procedure else None

    def state_at(self, campaign: Campaign, *stages: AnyStage | Literal["rolled"]) -> tuple[Procedure, State] | None:
        """Return the check in progress if it is at one of these stages, else None."""
        procedure = campaign.procedure(self._kind)
        return (procedure, self.state_of(procedure)) if procedure and procedure.stage in stages else None

    def open_at(
        self, campaign: Campaign, *stages: AnyStage | Literal["rolled"], none_open: str = ""
    ) -> tuple[Procedure, State]:
        """Return the check in progress at one of these stages. Raises Refused, with ``none_open``, if there is none."""
        found = self.state_at(campaign, *stages)
        if found is None:
            raise Refused.translated(none_open or self._none_open)
        return found

    def require_rolled(self, campaign: Campaign) -> tuple[Procedure, State]:
        """Return the check that is rolled and not announced. Raises Refused if there is none."""
        return self.open_at(campaign, "rolled")

    def store(
        self, d: Decision, procedure: Procedure, state: State, stage: AnyStage | Literal["rolled"] = "rolled"
    ) -> None:
        """Store the check's state and stage, and make this command a step of its action."""
        store_procedure(d, procedure, stage, state)


def acting_name(campaign: Campaign, state: CheckInProgress) -> str:
    """Return the acting character's name, or "Someone"."""
    return campaign.character_name(state.by) if state.by else SOMEONE


def acting_and_target(campaign: Campaign, state: CheckInProgress) -> str:
    """Return who acts, and on whom if on someone else: "Mira", "Mira → Rook"."""
    who, whom = acting_name(campaign, state), target_name(campaign, state)
    return f"{who} → {whom}" if whom and state.on != state.by else who


def acting_owner(campaign: Campaign, state: CheckInProgress) -> DieOwner:
    """Return the owner of the roll's dice."""
    return DieOwner(acting_name(campaign, state), state.by)


def skipped_damage_text(name: str) -> str:
    """Return a sentence that damage was not rolled or applied; ``name`` is the target, or empty."""
    return tr("Damage to {name} is skipped.", name=name) if name else tr("Damage is skipped.")


def skipped_effect_text(name: str) -> str:
    """Return a sentence that the effect of damage was not decided; ``name`` is the target, or empty."""
    if not name:
        return tr("The effect of the damage is skipped.")
    return tr("The effect of the damage on {name} is skipped.", name=name)


def target_name(campaign: Campaign, state: CheckInProgress) -> str:
    """Return the target's name; empty if there is no target."""
    return campaign.character_name(state.on) if state.on else ""


def check_headline(campaign: Campaign, state: CheckInProgress) -> str:
    """Return who does what: "Mira: Acrobatics", "Mira: Fighting against Rook"."""
    who = acting_name(campaign, state)
    if state.on:
        return tr("{who}: {what} against {whom}", who=who, what=state.what, whom=campaign.character_name(state.on))
    return labeled(who, state.what)


def roll_added_dice(
    d: Decision,
    by: CharacterId,
    dice: tuple[Die, ...],
    asked: tuple[DieRequest, ...],
    marked: Callable[[tuple[Die, ...]], tuple[Die, ...]],
) -> tuple[Die, ...]:
    """Return a check's dice with more dice rolled and emitted; ``marked`` marks those that do not count."""
    if not asked:
        return marked(dice)
    new = d.roll("check", *asked, by=by, marked=lambda fallen: marked((*dice, *fallen))[len(dice) :])
    return marked((*dice, *new))


def cancel_check_of_removed(d: Decision, command: c.Command, procedure: Procedure, state: CheckInProgress) -> bool:
    """Cancel the open check if its acting character or target is removed; return whether it did.

    This is part of the removal, so undo restores both.
    """
    if not isinstance(command, c.RemoveCharacter) or not state.concerns(command.character):
        return False
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.log("{name}'s open check is canceled.", name=acting_name(d.campaign, state))
    d.mark_upkeep()
    return True


def outcome_word(roll: Roll, *, success: bool) -> str:
    """Return the word for an outcome: "Hit", "Not resisted", "Success"."""
    match roll:
        case "attack":
            return tr("Hit", "an attack's outcome") if success else tr("Miss", "an attack's outcome")
        case "resistance":
            return tr("Resisted") if success else tr("Not resisted")
        case "other":
            return tr("Success") if success else tr("Failure")


def outcome_text(roll: Roll, degree: int) -> str:
    """Return the announcement of an outcome: "A hit, 2 degrees of success."; a degree above 0 is a success."""
    success, degrees = degree > 0, degrees_text(degree)
    match roll:
        case "attack":
            said = tr("A hit, {degrees}.") if success else tr("A miss, {degrees}.")
        case "resistance":
            said = tr("Resisted, {degrees}.") if success else tr("Not resisted, {degrees}.")
        case "other":
            said = tr("{degrees}.", "what a check came to")
    return said.format(degrees=degrees)
