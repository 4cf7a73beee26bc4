"""Improve Roll: a Victory point rolls again, and the better of the two rolls counts (seed 004, Improve Roll)."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.procedures import data_of
from gmtracker.rulesets.humans_and_heroes import check_roll, initiative
from gmtracker.rulesets.humans_and_heroes.check_flow import (
    acting_name,
    die_size,
    fall,
    keep,
    opposing_name,
    rolls_against,
    told,
)
from gmtracker.rulesets.humans_and_heroes.check_spec import AgainstOpposed
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckFlow, open_flow, planned

FOR_CHECK = "for-check"


def improve(d: Decision, command: Use, hero: Character) -> None:
    """The roll that is open is made again; one that is still to come is made twice."""
    found = open_flow(d.campaign)
    if found is not None and found[0].stage == "rolled":
        procedure, flow = found
        flow = _again(d, flow, _side(d, flow, hero))
        keep(d, procedure, flow)
        d.say("Now {result}.", result=told(d.campaign, flow))
        return
    is_ready = planned(d.campaign, hero.id) is not None or command.inputs.get(FOR_CHECK) is True
    if not is_ready and found is None and initiative.can_be_improved(d.campaign, hero):
        initiative.improve(d, hero)
        return
    if not is_ready:
        raise Refused("No roll is open; a Victory point improves one before its outcome is told.")
    _lay_ready(d, hero)


def own_side(flow: CheckFlow, hero: CharacterId) -> str:
    """The hero's own roll in a check; empty where there is none."""
    if hero in flow.helpers:
        return check_roll.helper_side(flow.helpers.index(hero))
    if rolls_against(flow, hero):
        return check_roll.THEIRS
    return check_roll.OWN if flow.by in (NOBODY, hero) else ""


def allied_side(campaign: Campaign, flow: CheckFlow, hero: Character) -> str:
    """The roll of somebody else that serves the hero's side: the acting one's, or the one against a foe's."""
    acting = campaign.find_character(flow.by)
    opposed = isinstance(flow.rolled().check.against, AgainstOpposed)
    return check_roll.THEIRS if opposed and acting is not None and acting.side != hero.side else check_roll.OWN


def _side(d: Decision, flow: CheckFlow, hero: Character) -> str:
    """Which roll is made again; without Luck Control, only one's own."""
    own = own_side(flow, hero.id)
    if not own and not has_luck_control(hero):
        d.unless_overruled("Without Luck Control, {name} cannot change somebody else's roll.", name=hero.name)
    return own or allied_side(d.campaign, flow, hero)


def has_luck_control(hero: Character) -> bool:
    """Whether a hero may spend Victory points on others' rolls."""
    return hero.trait("powers", "Luck Control") is not None


def _again(d: Decision, flow: CheckFlow, side: str) -> CheckFlow:
    before = check_roll.rolls_made(flow.dice, side)
    if not before:
        raise Refused("The dice of a routine check have not been rolled.")
    helpers = {check_roll.helper_side(number): helper for number, helper in enumerate(flow.helpers)}
    whose = acting_name(d.campaign, flow) if side == check_roll.OWN else opposing_name(d.campaign, flow)
    if side in helpers:
        whose = d.campaign.name_of(helpers[side])
    return fall(d, flow, *check_roll.roll_asked(side, whose, die_size(d.campaign), before, before + 1))


def _lay_ready(d: Decision, hero: Character) -> None:
    found, ready = open_flow(d.campaign), planned(d.campaign, hero.id)
    if found is None:
        procedure, flow = d.begin(KIND, "planned", data_of(CheckFlow(by=hero.id))), CheckFlow(by=hero.id)
    elif ready is None:
        raise Refused("Announce the check that is open first.")
    else:
        procedure, flow = found
    flow = replace(flow, again=flow.again + 1)
    keep(d, procedure, flow, "hit" if procedure.stage == "hit" else "planned")
    d.say("The next check is rolled once more, and the best roll counts.")
