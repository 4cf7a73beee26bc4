"""Luck spent on a check: Favor on the d20 to come, or one own die rolled again until the outcome is announced.

Source: rules/vagabond.md, "Luck". A die of the damage can be rolled again until the damage is dealt.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask, Die
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.vagabond import damage_dice, luck
from gmtracker.rulesets.vagabond.check_damage import damage_told, open_harm, taking
from gmtracker.rulesets.vagabond.check_flow import told
from gmtracker.rulesets.vagabond.check_state import (
    HINDER_ROLE,
    KIND,
    CheckFlow,
    counting,
    flow_of,
    keep,
    open_at,
    planned_favors,
)
from gmtracker.words import tr


def favor(d: Decision, command: c.Use) -> None:
    """1 Luck is Favor on the hero's own d20 to come; more of it only cancels more Hinder."""
    hero = d.character(command.by)
    procedure = d.campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "rolled" and flow_of(procedure).by == hero.id:
        raise Refused("Favor comes before the roll; after it, Luck rolls a die again.")
    favors = planned_favors(d.campaign, hero.id)
    if procedure is not None and not favors:
        raise Refused("Announce the check that is open first.")
    luck.spend(d, hero, command.tokens, "favor")
    flow = CheckFlow(by=hero.id, favors=favors + 1)
    procedure = procedure or d.begin(KIND, "planned", {})
    d.label("Favor by Luck for {name}", name=hero.name)
    d.say("{name} spends 1 Luck: the next d20 is Favored.", name=hero.name)
    keep(d, procedure, flow, "planned")


def roll_again(d: Decision, command: c.Use) -> None:
    """1 Luck rolls one own die again: of the check, or of its damage; ``die`` among the inputs names it."""
    hero = d.character(command.by)
    procedure, flow = open_at(d.campaign, "rolled", "damage")
    on_damage = procedure.stage == "damage"
    if flow.by != hero.id or (on_damage and flow.stops):
        raise Refused("{name} can roll only their own dice again, and this roll is somebody else's.", name=hero.name)
    dice = [die for die in flow.damage if not die.ignored] if on_damage else list(counting(flow).values())
    wanted = command.text("die")
    die = next((die for die in dice if die.role == wanted), None) if wanted else min(dice, key=_worth, default=None)
    if die is None:
        raise Refused("That die is not there to be rolled again.")
    luck.spend(d, hero, command.tokens, "roll-again")
    d.label("d{size} of {name} rolled again", size=die.size, name=hero.name)
    if on_damage:
        harm = open_harm(flow)
        damage = damage_dice.fall_again(harm.dice, flow.damage, die.role, taking(d, flow))
        flow = replace(flow, damage=damage, again=flow.again + 1)
        d.say("{name} spends 1 Luck: now {result}.", name=hero.name, result=damage_told(flow))
        keep(d, procedure, flow, "damage")
        return
    flow = _again(d, flow, die)
    d.say("{name} spends 1 Luck: now {result}.", name=hero.name, result=told(flow))
    keep(d, procedure, flow, "rolled")


def _again(d: Decision, flow: CheckFlow, die: Die) -> CheckFlow:
    role = die.role.partition("~")[0]
    ask = Ask(f"{role}~{flow.again + 1}", die.size, tr("d{size}, again", size=die.size))
    (new,) = d.roll("check", ask, by=flow.by)
    old = tuple(replace(x, ignored=damage_dice.AGAIN) if x.role == die.role else x for x in flow.dice)
    return replace(flow, dice=(*old, new), again=flow.again + 1)


def _worth(die: Die) -> float:
    """How a die did for its size; the worst is rolled again where none is named. A Hinder is worse the higher it is."""
    share = die.face / die.size
    return 1 - share if die.role.startswith(HINDER_ROLE) else share
