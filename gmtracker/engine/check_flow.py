"""A check from its roll to its announcement, as far as games share it.

How it is kept as a procedure, who acts in it, dice that are added to it, and how its outcome is said.
"""

from collections.abc import Callable, Mapping
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.checks import OpenCheck
from gmtracker.engine.decision import Decision, store_procedure
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId
from gmtracker.engine.phrases import degrees_text
from gmtracker.i18n import labeled, tr

SOMEBODY = tr("Someone")
NOT_ROLLED = tr("{name}'s check has not been rolled.")
NONE_OPEN = tr("No check is open. Roll a check first.")

Stage = Literal["planned", "rolled", "hit", "harm"]
"""In this order: tokens were spent on a roll to come; rolled, not announced; a hit to be resisted; harm is proposed."""

Roll = Literal["attack", "resistance", "other"]


class CheckInProgress(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every game keeps of a check in progress: who acts, on whom, and the trait that is rolled."""

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    what: str = ""

    def concerns(self, character: CharacterId) -> bool:
        """Whether it cannot go on without that character: who acts, or the one on whom it is done."""
        return character in (self.by, self.on)


State = TypeVar("State", bound=CheckInProgress)
AnyStage = TypeVar("AnyStage", bound=str)

View = Callable[[Campaign, ProcedureId, State], OpenCheck]
"""What the window shows of a check at one of its stages."""


class CheckProcedure(Generic[State, AnyStage]):
    """The check in progress of one game: a procedure of that ``kind``, whose data is a ``state`` in plain JSON values.

    Its stage is ``rolled`` from the roll to the announcement; the others are the game's own. ``none_open`` says that
    there is no check at the stage that is asked for.
    """

    def __init__(self, kind: str, state: type[State], none_open: str = NONE_OPEN) -> None:
        self._kind, self._state, self._none_open = kind, state, none_open

    def state_of(self, procedure: Procedure) -> State:
        """The check in progress that a procedure keeps."""
        return msgspec.convert(procedure.data, self._state)

    def open_state(self, campaign: Campaign) -> tuple[Procedure, State] | None:
        """The check in progress, if there is one."""
        procedure = campaign.procedure(self._kind)
        return (procedure, self.state_of(procedure)) if procedure else None

    def state_at(self, campaign: Campaign, *stages: AnyStage | Literal["rolled"]) -> tuple[Procedure, State] | None:
        """The check in progress, if it stands at one of these stages."""
        procedure = campaign.procedure(self._kind)
        return (procedure, self.state_of(procedure)) if procedure and procedure.stage in stages else None

    def open_at(self, campaign: Campaign, *stages: AnyStage | Literal["rolled"]) -> tuple[Procedure, State]:
        """The check that stands at one of these stages. Refuses where there is none."""
        found = self.state_at(campaign, *stages)
        if found is None:
            raise Refused.translated(self._none_open)
        return found

    def require_rolled(self, campaign: Campaign) -> tuple[Procedure, State]:
        """The check that has been rolled and not announced. Refuses where there is none."""
        return self.open_at(campaign, "rolled")

    def shown(self, campaign: Campaign, views: Mapping[str, View[State]], otherwise: View[State]) -> OpenCheck | None:
        """The check in progress for the window, its result so far and the next steps: by the view of its stage."""
        procedure = campaign.procedure(self._kind)
        if procedure is None:
            return None
        view = views.get(procedure.stage, otherwise)
        return view(campaign, procedure.id, self.state_of(procedure))

    def store(
        self, d: Decision, procedure: Procedure, state: State, stage: AnyStage | Literal["rolled"] = "rolled"
    ) -> None:
        """The check stands so now, and this was a step of its action."""
        store_procedure(d, procedure, stage, state)


def acting_name(campaign: Campaign, state: CheckInProgress) -> str:
    """Who acts, as it is said."""
    return campaign.name_of(state.by) if state.by else SOMEBODY


def acting_owner(campaign: Campaign, state: CheckInProgress) -> DieOwner:
    """Whose the dice of the roll are."""
    return DieOwner(acting_name(campaign, state), state.by)


def unresolved_damage_text(name: str) -> str:
    """That a damage is not rolled or dealt; ``name`` says to whom, empty where nobody is named."""
    return tr("Damage to {name} has not been resolved.", name=name) if name else tr("Damage has not been resolved.")


def unresolved_effect_text(name: str) -> str:
    """That what a damage does is not decided; ``name`` says to whom, empty where nobody is named."""
    if not name:
        return tr("The effect of the damage has not been resolved.")
    return tr("The effect of the damage on {name} has not been resolved.", name=name)


def target_name(campaign: Campaign, state: CheckInProgress) -> str:
    """On whom it is done, as it is said; empty where that is nobody."""
    return campaign.name_of(state.on) if state.on else ""


def check_headline(campaign: Campaign, state: CheckInProgress) -> str:
    """Who does what: "Mira: Acrobatics", "Mira: Fighting against Rook"."""
    who = acting_name(campaign, state)
    if state.on:
        return tr("{who}: {what} against {whom}", who=who, what=state.what, whom=campaign.name_of(state.on))
    return labeled(who, state.what)


def rolled_to(
    d: Decision,
    by: CharacterId,
    dice: tuple[Die, ...],
    asked: tuple[DieRequest, ...],
    marked: Callable[[tuple[Die, ...]], tuple[Die, ...]],
) -> tuple[Die, ...]:
    """The dice of a check with more of them rolled; those that do not count are marked so as they fall."""
    if not asked:
        return marked(dice)
    new = d.roll("check", *asked, by=by, marked=lambda fallen: marked((*dice, *fallen))[len(dice) :])
    return marked((*dice, *new))


def cancel_check_of_removed(d: Decision, command: c.Command, procedure: Procedure, state: CheckInProgress) -> bool:
    """Close the open check of somebody who is removed, or on whom it is done; returns whether it did.

    It is part of the removal, so that undo brings back both.
    """
    if not isinstance(command, c.RemoveCharacter) or not state.concerns(command.character):
        return False
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.log("{name}'s open check is canceled.", name=acting_name(d.campaign, state))
    d.mark_upkeep()
    return True


def outcome_said(roll: Roll, degree: int) -> str:
    """An outcome as it is announced: "A hit, 2 degrees of success.". A degree above 0 is a success."""
    success, degrees = degree > 0, degrees_text(degree)
    match roll:
        case "attack":
            said = tr("A hit, {degrees}.") if success else tr("A miss, {degrees}.")
        case "resistance":
            said = tr("Resisted, {degrees}.") if success else tr("Not resisted, {degrees}.")
        case "other":
            said = tr("{degrees}.", "what a check came to")
    return said.format(degrees=degrees)
