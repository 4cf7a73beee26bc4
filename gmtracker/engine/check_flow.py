"""Announce a check and start what follows it: resistance after a hit, harm after a failed resistance."""

from collections.abc import Callable, Mapping
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.phrases import degrees_said
from gmtracker.i18n import tr

Stage = Literal["planned", "rolled", "hit", "harm"]
"""In this order: tokens were spent on a roll to come; rolled, not announced; a hit to be resisted; harm is proposed."""

Roll = Literal["attack", "resistance", "other"]


class InProgress(Protocol):
    """What a game's state of a check has to provide: the name of what was rolled."""

    @property
    def what(self) -> str:
        """The trait that was rolled."""
        ...


State = TypeVar("State", bound=InProgress)


class NextStage(NamedTuple, Generic[State]):
    """The next stage of a check after its outcome: the stage, the new state, and the proposed harm in words."""

    stage: Stage
    state: State
    proposed: str = ""


class CheckAnnouncements(Generic[State]):
    """The announcements of one game.

    ``who`` names the acting side, ``outcome`` is what is announced, as a sentence. ``resolve`` has the outcome stand,
    and returns what follows, if anything does. ``left_open`` says by its stage what nobody has settled.
    ``is_announced_by`` says whether a command moves on from a check that is open.
    """

    def __init__(
        self,
        kind: str,
        *,
        state_of: Callable[[Procedure], State],
        keep: Callable[[Decision, Procedure, State, Stage], None],
        who: Callable[[Campaign, State], str],
        outcome: Callable[[Campaign, State], str],
        resolve: Callable[[Decision, State], NextStage[State] | None],
        left_open: Mapping[str, str],
        is_announced_by: Callable[[Decision, c.Command, Procedure], bool],
    ) -> None:
        self._kind = kind
        self._state_of, self._keep = state_of, keep
        self._who, self._outcome, self._resolve = who, outcome, resolve
        self._left_open, self._is_announced_by = left_open, is_announced_by

    def announce(self, d: Decision, _command: c.Use) -> None:
        """Announce the open check; where damage or its result is still open, leave it at that."""
        procedure = d.campaign.procedure(self._kind)
        if procedure is None:
            raise Refused("No check is open.")
        state = self._state_of(procedure)
        d.label("announcement of {what}" if state.what else "announcement of the check", what=state.what)
        d.join_action(procedure.id)
        if procedure.stage != "rolled":
            self._leave(d, procedure, state)
            return
        d.log("{outcome}", outcome=self._outcome(d.campaign, state))
        following = self._resolve(d, state)
        if following is None:
            d.emit(e.ProcedureEnded(procedure=procedure.id))
            return
        self._keep(d, procedure, following.state, following.stage)
        if following.proposed:
            d.log("Proposed: {harm}.", harm=following.proposed)

    def announce_open(self, d: Decision, command: c.Command) -> None:
        """Announce what is open before the game moves on; this is upkeep, not an action of its own."""
        procedure = d.campaign.procedure(self._kind)
        if procedure is None or not self._is_announced_by(d, command, procedure):
            return
        state = self._state_of(procedure)
        if procedure.stage == "rolled":
            outcome = self._outcome(d.campaign, state)
            d.log("{who}, {what}: {outcome}", who=self._who(d.campaign, state), what=state.what, outcome=outcome)
            following = self._resolve(d, state)
            if following is not None:
                d.log("{rest}", rest=self._left_open[following.stage])
            d.emit(e.ProcedureEnded(procedure=procedure.id))
        else:
            self._leave(d, procedure, state)
        d.mark_upkeep()

    def _leave(self, d: Decision, procedure: Procedure, state: State) -> None:
        """End a check that waits for a roll or a decision; this is logged unless no rule knows the stage."""
        d.emit(e.ProcedureEnded(procedure=procedure.id))
        if procedure.stage == "planned":
            d.log("The check of {name} is not rolled.", name=self._who(d.campaign, state))
        elif procedure.stage in self._left_open:
            d.log("{rest}", rest=self._left_open[procedure.stage])


def outcome_said(roll: Roll, degree: int) -> str:
    """An outcome as it is announced: "A hit, 2 degrees of success.". A degree above 0 is a success."""
    success, degrees = degree > 0, degrees_said(degree)
    match roll:
        case "attack":
            said = tr("A hit, {degrees}.") if success else tr("A miss, {degrees}.")
        case "resistance":
            said = tr("Resisted, {degrees}.") if success else tr("Not resisted, {degrees}.")
        case "other":
            said = tr("{degrees}.", "what a check came to")
    return said.format(degrees=degrees)
