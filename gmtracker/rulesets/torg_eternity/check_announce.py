"""Announcing a test: its outcome stands, and what follows from it opens or is left.

A hit goes on to its damage, a soak to what is left of it; a failed defeat test takes one out of the fight.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.procedures import moves_on
from gmtracker.rulesets.torg_eternity import damage
from gmtracker.rulesets.torg_eternity.check_flow import acting_name, bonus_dice, keep, outcome_words, resolved, told
from gmtracker.rulesets.torg_eternity.check_roll import read_roll
from gmtracker.rulesets.torg_eternity.check_state import KIND, CheckFlow, at_stage, flow_of, hurt_character

STARTS = ("check", "damage")
NO_ACTION = ProcedureId("")
"""What is asked for after an open test is announced is an action of its own."""


def announce(d: Decision, _command: c.Use) -> None:
    """Announce the open test, or leave what waits as it is."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None:
        raise Refused("No test is open.")
    flow = flow_of(procedure)
    d.label("announcement of {what}", what=flow.what)
    d.part_of(procedure.id)
    if procedure.stage == "first":
        raise Refused("Keep the first die or roll it again; then the test can be announced.")
    if procedure.stage != "rolled":
        _leave(d, procedure)
        return
    d.say("Announced: {outcome}.", outcome=outcome_words(read_roll(flow.spec(), flow.dice)))
    _resolve(d, procedure, flow)


def announce_open(d: Decision, command: c.Command) -> None:
    """Before the game moves on, announce what is open; it is no deed of its own."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or not _moves_on(d, command):
        return
    flow = flow_of(procedure)
    if procedure.stage == "rolled":
        result = told(flow, read_roll(flow.spec(), flow.dice))
        d.say("{who}, {what}: {result}.", who=acting_name(d.campaign, flow), what=flow.what, result=result)
        _resolve(d, procedure, flow)
    left = d.campaign.procedure(KIND)
    if left is not None:
        _leave(d, left)
    d.part_of(NO_ACTION)
    d.set_apart()


def _moves_on(d: Decision, command: c.Command) -> bool:
    """Whether a command announces what is open: another test does, unless it is the one that is due."""
    if not isinstance(command, c.Use):
        return moves_on(command)
    if command.use == "defeat":
        due = at_stage(d.campaign, "defeat")
        return due is None or hurt_character(due[1]) != command.by
    return command.use in STARTS


def _resolve(d: Decision, procedure: Procedure, flow: CheckFlow) -> None:
    """The outcome stands, and the flow goes on to what follows from it, if anything does."""
    result = read_roll(flow.spec(), flow.dice)
    d.happen(resolved(flow))
    if flow.purpose == "soak" and d.campaign.find_character(flow.by) is not None:
        damage.settle_soak(d, procedure, flow, result.level)
    elif flow.purpose == "attack" and result.success:
        if bonus_dice(flow):
            keep(d, procedure, flow, "hit")
        else:
            damage.come_through(d, procedure, flow, 0)
    else:
        if flow.purpose == "defeat":
            damage.settle_defeat(d, flow, success=result.success)
        d.happen(e.ProcedureEnded(procedure=procedure.id))


def _leave(d: Decision, procedure: Procedure) -> None:
    """What waits for a roll or a word is left as it is."""
    flow = flow_of(procedure)
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    match procedure.stage:
        case "first":
            d.say("{who}, {what}: left unfinished.", who=acting_name(d.campaign, flow), what=flow.what)
        case "defeat":
            d.say("The defeat test of {who} is left open.", who=acting_name(d.campaign, flow))
        case _:
            d.say("What the damage does is left open.")
