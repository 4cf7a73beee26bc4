"""A check's roll: what it is rolled as, its dice, and what they come to; it stays open until it is announced.

Source: rules/vagabond.md, "Check", "Luck" and "HP"; seed 003. Only heroes roll: what the GM runs is taken to succeed
unless a hero's check or save stops it.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check_fields import read_check
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.vagabond.check_damage import harm_of
from gmtracker.rulesets.vagabond.check_odds import Outcome, roll_odds
from gmtracker.rulesets.vagabond.check_spec import SaveSpec, parse_check, roll_of
from gmtracker.rulesets.vagabond.check_state import (
    D20_ROLE,
    FAVOR_ROLE,
    HINDER_ROLE,
    KIND,
    SOMEBODY,
    CheckFlow,
    CheckKind,
    flow_of,
    keep,
    planned_favors,
    result_of,
)
from gmtracker.words import apart, tr

KINDS: tuple[CheckKind, ...] = ("skill", "attack", "cast", "save")
OUTCOME_WORDS: dict[Outcome, str] = {"crit": tr("a Crit"), "pass": tr("a pass"), "fail": tr("a fail")}


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll a check or save as its description among the inputs says; it stays open until it is announced."""
    if command.by and d.character(command.by).side != "heroes":
        raise Refused(
            "{name} does not roll: what the GM runs succeeds unless a hero's check or save stops it.",
            name=d.character(command.by).name,
        )
    flow = _described(command)
    roll, favors = flow.roll, planned_favors(d.campaign, command.by)
    for _ in range(favors):
        roll = roll.favored()
    before = d.campaign.procedure(KIND) if favors else None
    flow = replace(flow, roll=roll, favors=favors, chance=str(roll_odds(roll).success))
    who = acting_name(d.campaign, flow)
    flow = replace(flow, dice=d.roll("check", *asked(flow, who), by=flow.by))
    procedure = before or d.begin(KIND, "rolled", {})
    d.label("{what} of {who}" if flow.by else "{what}", what=flow.what, who=who)
    d.say("{who}: {what} {result}.", who=who, what=flow.what, result=told(flow))
    keep(d, procedure, flow, "rolled")


def asked(flow: CheckFlow, who: str) -> tuple[Ask, ...]:
    """The dice of a roll: the d20, and the one d6 of what Favor and Hinder leave."""
    dice = [Ask(D20_ROLE, 20, f"{who} · d20")]
    if flow.roll.sign:
        role, word = (FAVOR_ROLE, "Favor") if flow.roll.sign > 0 else (HINDER_ROLE, "Hinder")
        dice.append(Ask(role, 6, f"{who} · {word} d6"))
    return tuple(dice)


def told(flow: CheckFlow) -> str:
    """What a check comes to, in words: "17 against 12, a pass"."""
    result = result_of(flow)
    dc, outcome = flow.roll.difficulty, OUTCOME_WORDS[result.outcome]
    return tr("{total} against {dc}, {outcome}", total=result.total, dc=dc, outcome=outcome)


def acting_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Who acts, as it is said."""
    return campaign.name_of(flow.by) if flow.by else SOMEBODY


def spent_notes(flow: CheckFlow) -> tuple[str, ...]:
    """What was spent on a check, in a few words each."""
    notes: tuple[str, ...] = (tr("Favor by Luck"),) if flow.favors else ()
    if flow.again:
        one, more = tr("a die rolled again with Luck"), tr("{dice} dice rolled again with Luck")
        notes += (one if flow.again == 1 else tr(more, dice=flow.again),)
    return notes


def resolved(flow: CheckFlow) -> e.CheckResolved:
    """The fact that a check came to its outcome."""
    result = result_of(flow)
    return e.CheckResolved(
        what=flow.what,
        by=flow.by,
        on=flow.on,
        total=result.total,
        against=flow.roll.difficulty,
        degree=1 if result.success else -1,
        critical=1 if result.outcome == "crit" else 0,
        chance=flow.chance,
        note=apart(spent_notes(flow)),
        outcome=OUTCOME_WORDS[result.outcome],
    )


def _described(command: c.Use) -> CheckFlow:
    """The flow that a command asks for, before its dice."""
    asked_for = command.text("kind")
    kind: CheckKind = next((kind for kind in KINDS if kind == asked_for), "skill")
    what = command.text("what").strip() or tr("Check")
    spec = (
        read_check(command.inputs.get("save"), SaveSpec) if kind == "save" else parse_check(command.inputs.get("check"))
    )
    stops = kind == "save" or command.inputs.get("stops") is True
    return CheckFlow(
        by=command.by,
        on=command.on,
        kind=kind,
        what=what,
        stat=0 if isinstance(spec, SaveSpec) else spec.stat,
        roll=roll_of(spec),
        stops=stops,
        harm=harm_of(command),
        victim=command.by if stops else command.on,
    )


def leave(d: Decision, procedure: Procedure) -> None:
    """What waits for a roll or a word is left as it is."""
    flow = flow_of(procedure)
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    if procedure.stage == "planned":
        d.say("The Favored check of {name} is not rolled.", name=acting_name(d.campaign, flow))
    else:
        d.say("The damage is left open.")
