"""Announcing a check: its outcome stands, and what follows from it opens or is left.

An attack that hit goes on to the resistance, a failed resistance against damage to the result that is proposed.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.procedures import moves_on
from gmtracker.engine.wording import degrees_said
from gmtracker.rulesets.shattered_spheres import check_fate, harm
from gmtracker.rulesets.shattered_spheres.check_flow import (
    acting_name,
    keep,
    resolved,
)
from gmtracker.rulesets.shattered_spheres.check_state import KIND, CheckFlow, flow_of, planned, result_of
from gmtracker.rulesets.shattered_spheres.check_surges import AGAIN
from gmtracker.words import tr

ROLLS = ("check", "attack", "resist", "percent")


def announce(d: Decision, _command: c.Use) -> None:
    """Announce the open check; where damage or its result is still open, leave it at that."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None:
        raise Refused("No check is open.")
    flow = flow_of(procedure)
    d.label("announcement of {what}" if flow.what else "announcement of the check", what=flow.what)
    d.part_of(procedure.id)
    if procedure.stage != "rolled":
        _leave(d, procedure, flow)
        return
    d.say("{outcome}", outcome=_outcome(d, flow))
    follows = _resolve(d, flow)
    if follows is None:
        d.happen(e.ProcedureEnded(procedure=procedure.id))
        return
    keep(d, procedure, follows, "harm" if follows.harm else "hit")
    if follows.harm:
        d.say("Proposed: {harm}.", harm=harm.HARMS[follows.harm].said)


def announce_open(d: Decision, command: c.Command) -> None:
    """Before the game moves on, announce what is open; it is no deed of its own."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or not _moves_on(d, command, procedure):
        return
    flow = flow_of(procedure)
    if procedure.stage == "rolled":
        d.say("{who}, {what}: {outcome}", who=acting_name(d.campaign, flow), what=flow.what, outcome=_outcome(d, flow))
        follows = _resolve(d, flow)
        if follows is not None:
            d.say("{rest}", rest=_left_open(follows))
        d.happen(e.ProcedureEnded(procedure=procedure.id))
    else:
        _leave(d, procedure, flow)
    d.set_apart()


def _moves_on(d: Decision, command: c.Command, procedure: Procedure) -> bool:
    """Whether a command announces what is open; the roll of a planned check and a resistance go on with it."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use="surge"):
            return procedure.stage == "rolled" and _tries_again(d.campaign, command, flow_of(procedure))
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned(d.campaign, command.by) is not None
            return use in ROLLS and (use == "percent" or not goes_on)
        case _:
            return moves_on(command)


def _tries_again(campaign: Campaign, command: c.Use, flow: CheckFlow) -> bool:
    """Whether a Surge is for another try at a check: that it has failed stands then."""
    again = AGAIN.get(flow.spec().kind)
    return command.by == flow.by and command.text("benefit") == again and not result_of(campaign, flow).success


def _outcome(d: Decision, flow: CheckFlow) -> str:
    """What is announced, as a sentence."""
    result = result_of(d.campaign, flow)
    degrees = degrees_said(result.degree)
    match flow.spec().kind:
        case "attack":
            outcome = tr("A hit, {degrees}.") if result.success else tr("A miss, {degrees}.")
        case "resistance":
            outcome = tr("Resisted, {degrees}.") if result.success else tr("Not resisted, {degrees}.")
        case _:
            outcome = tr("Announced, {degrees}.")
    return tr(outcome, degrees=degrees)


def _resolve(d: Decision, flow: CheckFlow) -> CheckFlow | None:
    """The outcome stands; returns the flow as it goes on, or None where nothing follows."""
    result = result_of(d.campaign, flow)
    d.happen(resolved(d.campaign, flow))
    check_fate.leave(d, flow)
    if flow.spec().kind == "attack":
        return replace(flow, plan=None) if result.success and flow.damage else None
    harmed = d.campaign.find_character(flow.by) if flow.harms and not result.success else None
    return replace(flow, harm=harm.proposed(harmed, result.degree)) if harmed else None


def _leave(d: Decision, procedure: Procedure, flow: CheckFlow) -> None:
    """What waits for a roll or a word is left as it is."""
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    if procedure.stage == "planned":
        d.say("The check of {name} is not rolled.", name=acting_name(d.campaign, flow))
    else:
        d.say("{rest}", rest=_left_open(flow))


def _left_open(flow: CheckFlow) -> str:
    return tr("What the damage does is left open.") if flow.harm else tr("The damage is left open.")
