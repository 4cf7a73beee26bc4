"""A check from its roll to its announcement: every step is an entry of one action, kept in a procedure.

The roll, Improve Roll and Coup, luck dice added afterwards, and the announcement each change the flow
(rules/shattered-spheres.md, "The check", "Luck" and "Fate"; seeds 000 and 001). Whatever else moves the game on
(another check, the next turn, the end of an encounter or a session) announces what is open.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import procedures
from gmtracker.engine.announcing import Stage
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask, Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.wording import degrees_said
from gmtracker.rulesets.shattered_spheres import check_fate, check_roll
from gmtracker.rulesets.shattered_spheres.check_odds import remembered_odds
from gmtracker.rulesets.shattered_spheres.check_spec import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    CheckSpec,
    parse_check,
)
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    CheckFlow,
    Plan,
    flow_of,
    planned,
    result_of,
    with_plans,
)
from gmtracker.rulesets.shattered_spheres.luck import Critical
from gmtracker.rulesets.shattered_spheres.rank_dice import lost_ranks
from gmtracker.words import apart, tr

SOMEBODY = tr("Somebody")
RESULTS = {
    Critical.NONE: tr("{total} against {dc}, {degrees}"),
    Critical.NATURAL_20: tr("{total} against {dc}, {degrees}, a natural 20"),
    Critical.NATURAL_1: tr("{total} against {dc}, {degrees}, a natural 1"),
}
"""How it is said what a check comes to, by the acting side's critical."""


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll a check as its description among the inputs says; it stays open until it is announced."""
    harms = command.inputs.get("harms") is True
    start(d, command, CheckFlow(by=command.by, on=command.on, harms=harms))


def start(d: Decision, command: c.Use, flow: CheckFlow, go_on: Procedure | None = None) -> None:
    """Roll for a flow, with what was spent on it before; ``go_on`` is the flow whose next roll this is, if any."""
    plan = planned(d.campaign, command.by)
    before = go_on or (d.campaign.procedure(KIND) if plan else None)
    spec = with_plans(parse_check(command.inputs.get("check")), plan)
    what, chance = command.text("what").strip() or tr("Check"), str(remembered_odds(spec).success)
    flow = replace(flow, what=what, plan=plan, check=spec, chance=chance)
    who, other = acting_name(d.campaign, flow), opposing_name(d.campaign, flow.on, spec)
    flow = replace(flow, dice=_fall(d, flow, *check_roll.asked(spec, who, other)))
    procedure = before or d.begin(KIND, "rolled", {})
    d.label("{what} of {who}" if flow.by else "{what}", what=what, who=who)
    d.say("{who}: {what} {result}.", who=who, what=what, result=told(d.campaign, flow))
    for sentence in _lost(spec):
        d.say("{sentence}", sentence=sentence)
    keep(d, procedure, check_fate.grant(d, flow))


def add_luck_die(d: Decision, command: c.Use) -> None:
    """A Fortune or Misfortune die is added after the roll, to the check or to an opposed roll against it."""
    procedure, flow = rolled(d.campaign)
    die, spec = command.text("die"), flow.spec()
    if die not in check_roll.LUCK:
        raise Refused("A luck die is Fortune or Misfortune.")
    theirs = rolls_against(flow, command.by)
    side = check_roll.OPPOSING if theirs else check_roll.ACTING
    if spec.routine and not theirs:
        raise Refused("The d20 of a routine check is not rolled, so no luck die is added to it.")
    if any(fallen.role == f"{side}.{die}" for fallen in flow.dice):
        raise Refused("That roll has its {die} die already.", die=die.capitalize())
    whose = f"{d.campaign.name_of(flow.on)} · " if theirs else ""
    flow = replace(flow, check=check_roll.with_luck_die(spec, side, die))
    flow = replace(flow, dice=_fall(d, flow, check_roll.luck_die_asked(side, die, whose)))
    d.label("{die} die for {what}", die=die.capitalize(), what=flow.what)
    d.say("A {die} die is added: now {result}.", die=die.capitalize(), result=told(d.campaign, flow))
    keep(d, procedure, check_fate.grant(d, flow))


def roll_after_all(d: Decision, _command: c.Use) -> None:
    """A routine check that falls short is rolled after all: the d20 in place of the 10, the other dice stay."""
    procedure, flow = rolled(d.campaign)
    if not flow.spec().routine:
        raise Refused("The d20 of this check has been rolled.")
    if result_of(d.campaign, flow).success:
        d.unless_overruled("The routine check succeeds; only one that falls short is rolled after all.")
    spec = replace(flow.spec(), routine=False)
    flow = replace(flow, check=spec)
    flow = replace(flow, dice=_fall(d, flow, *check_roll.d20s_asked(spec, acting_name(d.campaign, flow))))
    d.label("roll for {what} after all", what=flow.what)
    d.say("Rolled after all: now {result}.", result=told(d.campaign, flow))
    keep(d, procedure, check_fate.grant(d, flow))


def rolled(campaign: Campaign) -> tuple[Procedure, CheckFlow]:
    """The check that has been rolled and not announced. Refuses where there is none."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage != "rolled":
        raise Refused("No check is open: it has been announced, or not rolled yet.")
    return procedure, flow_of(procedure)


def rolls_against(flow: CheckFlow, character: CharacterId) -> bool:
    """Whether a character's own roll is the one that an opposed check is against."""
    return bool(character) and character == flow.on != flow.by and isinstance(flow.spec().against, AgainstOpposed)


def keep(d: Decision, procedure: Procedure, flow: CheckFlow, stage: Stage = "rolled") -> None:
    """The flow stands so now, and this was a step of its action."""
    procedures.keep(d, procedure, stage, flow)


def told(campaign: Campaign, flow: CheckFlow) -> str:
    """What a check comes to, in words: "22 against 15, 2 degrees of success, a natural 20"."""
    result = result_of(campaign, flow)
    return tr(RESULTS[result.critical], total=result.total, dc=result.dc, degrees=degrees_said(result.degree))


def acting_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Who acts, as it is said."""
    return campaign.name_of(flow.by) if flow.by else SOMEBODY


def opposing_name(campaign: Campaign, on: CharacterId, spec: CheckSpec) -> str:
    """What the dice behind the DC are told by: the other character, or what sets the DC."""
    if isinstance(spec.against, AgainstObstacle):
        return tr("Obstacle")
    if isinstance(spec.against, AgainstDC):
        return tr("DC")
    return campaign.name_of(on) if on else tr("The other side")


def spent_notes(flow: CheckFlow) -> tuple[str, ...]:
    """What was spent on a check, in a few words each."""
    plan, spent = flow.plan or Plan(flow.by), flow.spent
    edits, bonus = sum(plan.edits), plan.bonus + spent.bonus
    notes = {
        tr("Edit Scene, {ranks} more Advantage", ranks=edits): edits,
        tr("Improve Roll +{bonus}", bonus=bonus): bonus,
        tr("Improve Roll +{bonus} against it", bonus=spent.against): spent.against,
        tr("Coup +{degrees}", degrees=spent.degrees): spent.degrees,
    }
    return tuple(note for note, amount in notes.items() if amount)


def resolved(campaign: Campaign, flow: CheckFlow) -> e.CheckResolved:
    """The fact that a check came to its outcome."""
    result = result_of(campaign, flow)
    return e.CheckResolved(
        what=flow.what,
        by=flow.by,
        on=flow.on,
        total=result.total,
        against=result.dc,
        degree=result.degree,
        critical=int(result.critical),
        chance=flow.chance,
        note=apart(spent_notes(flow)),
    )


def _fall(d: Decision, flow: CheckFlow, *asked: Ask) -> tuple[Die, ...]:
    """All the dice of the flow with these; those that do not count are marked so as they fall."""
    if not asked:
        return check_roll.marked(flow.spec(), flow.dice)

    def marked(new: tuple[Die, ...]) -> tuple[Die, ...]:
        return check_roll.marked(flow.spec(), (*flow.dice, *new))[len(flow.dice) :]

    new = d.roll("check", *asked, by=flow.by, marked=marked)
    return check_roll.marked(flow.spec(), (*flow.dice, *new))


def _lost(spec: CheckSpec) -> Iterator[str]:
    for kind, ranks in (("Advantage", spec.advantage), ("Disadvantage", spec.disadvantage)):
        lost = lost_ranks(ranks, spec.tier)
        if lost:
            yield tr(
                "Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.",
                tier=spec.tier,
                rolled=ranks - lost,
                ranks=ranks,
                kind=kind,
            )
