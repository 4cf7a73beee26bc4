"""Announcing a check: its outcome stands, and what follows from it opens or is left.

An attack that hit goes on to the defense check, failed Toughness to the damage that is proposed.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.procedures import moves_on
from gmtracker.engine.wording import degrees_said
from gmtracker.rulesets.humans_and_heroes import conditions, harm
from gmtracker.rulesets.humans_and_heroes.check_flow import acting_name, keep, resolved
from gmtracker.rulesets.humans_and_heroes.check_state import (
    KIND,
    CheckFlow,
    Stage,
    flow_of,
    planned,
    result_of,
)
from gmtracker.words import tr

ROLLS = ("check", "attack", "resist", "compare")


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
    keep(d, procedure, replace(flow, again=0), follows)
    if follows == "harm":
        d.say("Proposed: {harm}.", harm=harm.proposed(d.campaign, flow).within())


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
    """Whether a command announces what is open; the roll of a planned check and a defense go on with it."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned(d.campaign, command.by) is not None
            return use in ROLLS and (use == "compare" or not goes_on)
        case _:
            return moves_on(command)


def _outcome(d: Decision, flow: CheckFlow) -> str:
    """What is announced, as a sentence."""
    result = result_of(d.campaign, flow)
    degrees = degrees_said(result.degree)
    match flow.rolled().check.roll:
        case "attack":
            outcome = tr("A hit, {degrees}.") if result.success else tr("A miss, {degrees}.")
        case "active_defense" | "passive_defense":
            outcome = tr("Resisted, {degrees}.") if result.success else tr("Not resisted, {degrees}.")
        case _:
            outcome = tr("Announced, {degrees}.")
    return tr(outcome, degrees=degrees)


def _resolve(d: Decision, flow: CheckFlow) -> Stage | None:
    """The outcome stands; returns how the flow goes on, or None where nothing follows."""
    result = result_of(d.campaign, flow)
    d.happen(resolved(d.campaign, flow))
    character = d.campaign.find_character(flow.by)
    if flow.rolled().check.roll == "attack":
        return "hit" if result.success and flow.effect is not None else None
    if flow.ends and result.success and character is not None and character.has_condition(flow.ends):
        conditions.lift(d, character, flow.ends)
    if flow.harms and character is not None and harm.proposed(d.campaign, flow).hurts:
        return "harm"
    return None


def _leave(d: Decision, procedure: Procedure, flow: CheckFlow) -> None:
    """What waits for a roll or a word is left as it is."""
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    if procedure.stage == "planned":
        d.say("The check of {name} is not rolled.", name=acting_name(d.campaign, flow))
    else:
        d.say("{rest}", rest=_left_open(procedure.stage))


def _left_open(stage: str) -> str:
    return tr("What the damage does is left open.") if stage == "harm" else tr("What the hit does is left open.")
