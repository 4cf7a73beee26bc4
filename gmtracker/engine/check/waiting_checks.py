"""Checks that wait while the game moves on: rolled and not announced, or with a result that is still due.

A waiting check is a procedure of the kind :data:`WAITING` with its former stage and data. :data:`RESUME` makes it the
open check again, as a step of its own action. A session does not end with a due check unless the GM overrules.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check.procedure import CheckInProgress, acting_name, cancel_check_of_removed, check_headline
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.i18n import tr

OPEN, WAITING = "check", "waiting-check"
"""The procedure kinds of the open check and of a waiting check."""

RESUME = "resume-check"
"""The use that resumes a waiting check; its input ``check`` is the procedure's id."""

PLANNED = "planned"
"""The stage of a check that is not rolled yet; nothing of it is due."""


def find_waiting(campaign: Campaign) -> tuple[Procedure, ...]:
    """Return the waiting checks, the oldest first."""
    return tuple(procedure for procedure in campaign.procedures if procedure.kind == WAITING)


def state_of(procedure: Procedure) -> CheckInProgress:
    """Return what every game stores of a check."""
    return msgspec.convert(procedure.data, CheckInProgress)


def offers_to_resume(campaign: Campaign) -> tuple[Offer, ...]:
    """Return an offer to resume each waiting check."""
    return tuple(
        Offer(
            command=c.Use(use=RESUME, inputs={"check": procedure.id}),
            name=check_headline(campaign, state_of(procedure)),
            effect=tr("The outcome has not been announced." if procedure.stage == "rolled" else "The result is due."),
        )
        for procedure in find_waiting(campaign)
    )


def due_result_text(campaign: Campaign) -> str:
    """Return which open check has an announced outcome whose result is still due, or "" if none has."""
    here = campaign.procedure(OPEN)
    if here is None or here.stage in (PLANNED, "rolled"):
        return ""
    return f"{check_headline(campaign, state_of(here))}. {tr('The result is due.')}"


def is_resumed(command: c.Command) -> bool:
    """Whether a command resumes a waiting check."""
    return isinstance(command, c.Use) and command.use == RESUME


def resume(d: Decision, command: c.Use) -> None:
    """Make a waiting check the open one."""
    found = next((one for one in find_waiting(d.campaign) if one.id == command.text("check")), None)
    if found is None:
        raise Refused("That check is no longer waiting.")
    state = state_of(found)
    d.emit(e.ProcedureSet(procedure=replace(found, kind=OPEN)))
    d.join_action(found.id)
    what = check_headline(d.campaign, state)
    d.label("return to {what}", what=what)
    d.log("Open again: {what}.", what=what)


def suspend(d: Decision, procedure: Procedure) -> None:
    """Make the open check wait; this counts as upkeep."""
    d.emit(e.ProcedureSet(procedure=replace(procedure, kind=WAITING, waited=True)))
    d.suspended_check = procedure.id
    d.mark_upkeep()


def reopen(d: Decision, check: ProcedureId) -> None:
    """Reopen a check that a turn change suspended, unless it is settled or another check is open."""
    found = next((one for one in find_waiting(d.campaign) if one.id == check), None)
    if found is not None and d.campaign.procedure(OPEN) is None:
        d.emit(e.ProcedureSet(procedure=replace(found, kind=OPEN)))
        d.log("Open again: {what}.", what=check_headline(d.campaign, state_of(found)))


def cancel_removed(d: Decision, command: c.Command) -> None:
    """Cancel the waiting checks of a character who is removed."""
    for procedure in find_waiting(d.campaign):
        cancel_check_of_removed(d, command, procedure, state_of(procedure))


def settle_before_end(d: Decision, command: c.Command, settle: Callable[[Procedure], None]) -> bool:
    """Refuse to end a session with due checks, unless overruled; then end each check with ``settle``.

    Returns whether the command ends a session. A check that is not rolled yet is settled without a refusal.
    """
    if not isinstance(command, c.EndSession):
        return False
    here = d.campaign.procedure(OPEN)
    due = [one for one in (*find_waiting(d.campaign), *((here,) if here else ())) if one.stage != PLANNED]
    if due:
        state = state_of(due[0])
        said = {"name": acting_name(d.campaign, state), "what": state.what}
        if due[0].stage == "rolled":
            d.refuse_unless_overruled("Announce the open check first: {name}, {what}.", **said)
        else:
            d.refuse_unless_overruled("Finish or skip the open check first: {name}, {what}.", **said)
    if here is not None:
        settle(here)
    for procedure in find_waiting(d.campaign):
        back = replace(procedure, kind=OPEN)
        d.emit(e.ProcedureSet(procedure=back))
        settle(back)
    return True
