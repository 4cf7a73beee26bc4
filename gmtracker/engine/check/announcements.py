"""Announcing a check, as far as games share it: what can follow its outcome, and what waits as the game moves on.

An attack is followed by a resistance, and a failed resistance by harm.
"""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check import waiting_checks
from gmtracker.engine.check.procedure import AnyStage, State, acting_and_target, cancel_check_of_removed
from gmtracker.engine.decision import Decision, store_procedure
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId


class NextStage(NamedTuple, Generic[State, AnyStage]):
    """The stage and state of a check after one of its steps."""

    stage: AnyStage
    state: State


def go_on(d: Decision, procedure: Procedure, following: NextStage[State, AnyStage] | None) -> None:
    """Store what follows as a step of the same action, or end the check if nothing follows."""
    if following is None:
        d.emit(e.ProcedureEnded(procedure=procedure.id))
        d.join_action(procedure.id)
    else:
        store_procedure(d, procedure, following.stage, following.state)


class CheckAnnouncements(Generic[State, AnyStage]):
    """The announcements of one game's checks.

    ``outcome`` returns the announced sentence; ``announced`` the one to use where it stands alone, if that differs.
    ``resolve`` applies the outcome and returns what follows, if anything; it gets the announcing command, or None if
    the game just moves on. ``left_open`` returns a sentence on what is unsettled at a stage, and for whom; empty for a
    stage unknown to the rules. ``is_announced_by`` tells whether a command moves on from an open check, which then
    waits. ``goes_on_from`` tells whether a command needs the outcome, as another try does. ``spender`` returns who has
    spent something on a roll that is not made at a stage, and ``keep_spent`` keeps it for that character's next check.
    """

    def __init__(
        self,
        kind: str,
        *,
        state_of: Callable[[Procedure], State],
        outcome: Callable[[Campaign, State], str],
        announced: Callable[[Campaign, State], str] | None = None,
        resolve: Callable[[Decision, State, c.Use | None], NextStage[State, AnyStage] | None],
        left_open: Callable[[Campaign, State, str], str],
        is_announced_by: Callable[[Decision, c.Command, Procedure], bool],
        goes_on_from: Callable[[c.Command], bool] = lambda _command: False,
        spender: Callable[[State, str], CharacterId] = lambda _state, _stage: NOBODY,
        keep_spent: Callable[[Decision, State], None] = lambda _decision, _state: None,
    ) -> None:
        self._kind, self._goes_on_from = kind, goes_on_from
        self._spender, self._keep_spent = spender, keep_spent
        self._state_of, self._resolve = state_of, resolve
        self._outcome, self._announced = outcome, announced or outcome
        self._left_open, self._is_announced_by = left_open, is_announced_by

    def announce(self, d: Decision, command: c.Use) -> None:
        """Announce the open check; if it is past its roll, or not rolled, end it as it is."""
        procedure = d.campaign.procedure(self._kind)
        if procedure is None:
            raise Refused("No check is open.")
        state = self._state_of(procedure)
        d.label("announcement of {what}" if state.what else "announcement of the check", what=state.what)
        d.join_action(procedure.id)
        if procedure.stage != "rolled":
            self._leave(d, procedure, state)
            self._keep_unrolled(d, command, procedure, state)
            return
        if procedure.waited:
            self._log_named(d, state)
        else:
            d.log_raw(self._announced(d.campaign, state))
        go_on(d, procedure, self._resolve(d, state, command))

    def announce_open(self, d: Decision, command: c.Command) -> None:
        """Make the open check wait before the game moves on, or announce it if the command needs its outcome.

        At the end of a session, every due check is announced if the GM overrules the refusal.
        """
        if waiting_checks.settle_before_end(d, command, partial(self._announce_unasked, d)):
            return
        procedure = d.campaign.procedure(self._kind)
        if procedure is None:
            return
        state, is_resumed = self._state_of(procedure), waiting_checks.is_resumed(command)
        if cancel_check_of_removed(d, command, procedure, state):
            if self._keep_unrolled(d, command, procedure, state):
                d.mark_upkeep()
            return
        if not is_resumed and not self._is_announced_by(d, command, procedure):
            return
        if procedure.stage == waiting_checks.PLANNED or self._goes_on_from(command):
            self._announce_unasked(d, procedure)
            if self._keep_unrolled(d, command, procedure, state):
                d.mark_upkeep()
        else:
            waiting_checks.suspend(d, procedure)

    def _announce_unasked(self, d: Decision, procedure: Procedure) -> None:
        """Announce a check because something else is being done; this counts as upkeep."""
        state = self._state_of(procedure)
        if procedure.stage == "rolled":
            self._log_named(d, state)
            following = self._resolve(d, state, None)
            if following is not None:
                d.log_raw(self._left_open(d.campaign, following.state, following.stage))
            d.emit(e.ProcedureEnded(procedure=procedure.id))
        else:
            self._leave(d, procedure, state)
        d.mark_upkeep()

    def _log_named(self, d: Decision, state: State) -> None:
        """Log the outcome with the character and the check: "Mira, Acrobatics: 1 degree of success."."""
        who, outcome = acting_and_target(d.campaign, state), self._outcome(d.campaign, state)
        d.log("{who}, {what}: {outcome}", who=who, what=state.what, outcome=outcome)

    def _keep_unrolled(self, d: Decision, command: c.Command, procedure: Procedure, state: State) -> bool:
        """Keep what was spent on a roll that is not made, unless its spender is removed; return whether it did."""
        spender = self._spender(state, procedure.stage)
        is_removed = isinstance(command, c.RemoveCharacter) and command.character == spender
        if is_removed or d.campaign.find_character(spender) is None:
            return False
        self._keep_spent(d, state)
        return True

    def _leave(self, d: Decision, procedure: Procedure, state: State) -> None:
        """End a check that waits for a roll or a decision, and log what is left open, if known."""
        d.emit(e.ProcedureEnded(procedure=procedure.id))
        said = self._left_open(d.campaign, state, procedure.stage)
        if said:
            d.log_raw(said)
