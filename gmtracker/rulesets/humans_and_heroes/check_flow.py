"""A check from its roll to its announcement: every step is an entry of one action, kept in a procedure.

Source: rules/humans-and-heroes.md; seed 004. Whatever else moves the game on (another check, the next turn, the end of
an encounter or a session) announces what is open.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import procedures
from gmtracker.engine.announcing import Stage
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check_fields import WholeNumber, read_check
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask, Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.wording import degrees_said, number_said, signed
from gmtracker.rulesets.humans_and_heroes import check_roll, effort
from gmtracker.rulesets.humans_and_heroes.attempt import Attempt, house_of
from gmtracker.rulesets.humans_and_heroes.check_odds import attempt_odds
from gmtracker.rulesets.humans_and_heroes.check_spec import AgainstOpposed, parse_check
from gmtracker.rulesets.humans_and_heroes.check_state import (
    KIND,
    TOUGHNESS,
    CheckFlow,
    Effect,
    planned,
    result_of,
    rolled_flow,
)
from gmtracker.rulesets.humans_and_heroes.feats import UNTRAINED
from gmtracker.rulesets.humans_and_heroes.fudge import FUDGE, SIX_SIDED
from gmtracker.words import apart, tr

SOMEBODY, THE_OTHER_SIDE = tr("Somebody"), tr("The other side")
MOST_HELPERS = 100
RESULTS = {
    0: tr("{total} against {dc}, {degrees}"),
    1: tr("{total} against {dc}, {degrees}, three plus"),
    -1: tr("{total} against {dc}, {degrees}, three minus"),
}
"""How it is said what a check comes to, by the acting side's critical."""


class Help(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who helps with a check, and the bonus of the own roll."""

    by: CharacterId
    bonus: WholeNumber


class Setting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What goes into a roll beside the check itself: the part of its bonus that comes of circumstances, and helpers.

    ``effort``: the +1 of an extra effort goes into it; ``untrained``: a Heroic Feat stands for the training.
    """

    circumstance: WholeNumber = 0
    helpers: tuple[Help, ...] = ()
    effort: bool = False
    untrained: bool = False


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll a check as its description among the inputs says; it stays open until it is announced."""
    start(d, command, CheckFlow(by=command.by, on=command.on, harms=command.inputs.get("harms") is True))


def attack(d: Decision, command: c.Use) -> None:
    """Roll an attack; ``effect`` among the inputs is what a hit does, if anything that is resisted."""
    shape = command.inputs.get("effect")
    effect = read_check(shape, Effect) if shape is not None else None
    start(d, command, CheckFlow(by=command.by, on=command.on, effect=effect))


def resist(d: Decision, command: c.Use) -> None:
    """The one who was hit rolls to resist, as the next step of the attack."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or procedure.stage != "hit":
        raise Refused("There is no hit to resist.")
    hit = procedures.flow_of(procedure, CheckFlow)
    harms = hit.effect is not None and hit.effect.resists == TOUGHNESS and command.inputs.get("harms") is not False
    start(d, command, CheckFlow(by=command.by, on=hit.by, effect=hit.effect, harms=harms), procedure)


def start(d: Decision, command: c.Use, flow: CheckFlow, go_on: Procedure | None = None) -> None:
    """Roll for a flow, with what lies ready for it; ``go_on`` is the flow whose next roll this is, if any."""
    ready = planned(d.campaign, command.by)
    before = go_on or (d.campaign.procedure(KIND) if ready else None)
    again = ready.again if ready else 0
    setting = _setting(d, command)
    attempt = Attempt(
        check=parse_check(command.inputs.get("check")),
        circumstance=setting.circumstance,
        effort=setting.effort,
        helpers=tuple(helper.bonus for helper in setting.helpers),
        rolls=1 + again,
    )
    _check_again(attempt, again)
    _take_markers(d, command.by, setting)
    what = command.text("what").strip() or tr("Check")
    flow = replace(
        flow,
        what=what,
        again=again,
        attempt=attempt,
        helpers=tuple(helper.by for helper in setting.helpers),
        ends=ready.ends if ready and ready.by == command.by else "",
        chance=str(attempt_odds(attempt, house_of(d.campaign)).success),
    )
    who, other = acting_name(d.campaign, flow), opposing_name(d.campaign, flow)
    helpers = [d.campaign.name_of(helper) for helper in flow.helpers]
    flow = fall(d, flow, *check_roll.dice_asked(attempt, die_size(d.campaign), who, other, helpers))
    procedure = before or d.begin(KIND, "rolled", {})
    d.label("{what} of {who}" if flow.by else "{what}", what=what, who=who)
    d.say("{who}: {what} {result}.", who=who, what=what, result=told(d.campaign, flow))
    keep(d, procedure, flow)


def roll_after_all(d: Decision, _command: c.Use) -> None:
    """A routine check that falls short is rolled after all: the dice in place of the 0."""
    procedure, flow = rolled_flow(d.campaign)
    attempt = flow.rolled()
    if not attempt.check.routine:
        raise Refused("The dice of this check have been rolled.")
    if result_of(d.campaign, flow).success:
        d.unless_overruled("The routine check succeeds; only one that falls short is rolled after all.")
    flow = replace(flow, attempt=replace(attempt, check=replace(attempt.check, routine=False)))
    who = acting_name(d.campaign, flow)
    flow = fall(d, flow, *check_roll.roll_asked(check_roll.OWN, who, die_size(d.campaign), 0, attempt.rolls))
    d.label("roll for {what} after all", what=flow.what)
    d.say("Rolled after all: now {result}.", result=told(d.campaign, flow))
    keep(d, procedure, flow)


def fall(d: Decision, flow: CheckFlow, *asked: Ask) -> CheckFlow:
    """The flow with these dice fallen too; a coin follows where the totals and the bonuses are equal."""
    flow = _with_dice(d, flow, *asked)
    if result_of(d.campaign, flow).tie:
        flow = _with_dice(d, flow, check_roll.coin_asked(acting_name(d.campaign, flow)))
    return flow


def keep(d: Decision, procedure: Procedure, flow: CheckFlow, stage: Stage = "rolled") -> None:
    """The flow stands so now, and this was a step of its action."""
    procedures.keep(d, procedure, stage, flow)


def told(campaign: Campaign, flow: CheckFlow) -> str:
    """What a check comes to, in words: "12 against 10, 1 degree of success"."""
    result = result_of(campaign, flow)
    total, dc = number_said(result.total), number_said(result.against)
    return tr(RESULTS[result.critical], total=total, dc=dc, degrees=degrees_said(result.degree))


def acting_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Who acts, as it is said."""
    return campaign.name_of(flow.by) if flow.by else SOMEBODY


def opposing_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Who rolls against it, as it is said."""
    return campaign.name_of(flow.on) if flow.on else THE_OTHER_SIDE


def notes_of(campaign: Campaign, flow: CheckFlow) -> tuple[str, ...]:
    """What went into a check beside its bonus, in a few words each."""
    notes = []
    if flow.attempt is not None and flow.dice:
        attempt, result = flow.attempt, result_of(campaign, flow)
        if attempt.helpers:
            total = check_roll.helpers_total(attempt, flow.dice, house_of(campaign))
            one, more = tr("Team {modifier} by {total} degree in all"), tr("Team {modifier} by {total} degrees in all")
            said = one if abs(total) == 1 else more
            notes.append(tr(said, modifier=signed(result.team), total=number_said(total)))
        if attempt.effort:
            notes.append(tr("Extra effort +1") if result.pushed else tr("Extra effort, past +2 already"))
        notes += _improved(campaign, flow)
    elif flow.again:
        twice = flow.again == 1
        notes.append(
            tr("Improve Roll: it is rolled twice") if twice else tr("It is rolled {times} times", times=flow.again + 1)
        )
    return tuple(notes)


def _improved(campaign: Campaign, flow: CheckFlow) -> Iterator[str]:
    """Whose rolls were made again, and how often."""
    whose = {check_roll.OWN: "", check_roll.THEIRS: opposing_name(campaign, flow)}
    for number, helper in enumerate(flow.helpers):
        whose[check_roll.helper_side(number)] = campaign.name_of(helper)
    for side, name in whose.items():
        again = check_roll.rolls_made(flow.dice, side) - 1
        if again > 0:
            yield _improved_said(name, again)


def _improved_said(name: str, times: int) -> str:
    """That a roll was made again, and whose it was unless the acting side's own."""
    if times == 1:
        return tr("Improve Roll of {name}", name=name) if name else "Improve Roll"
    said = tr("Improve Roll of {name}, {times} times") if name else tr("Improve Roll, {times} times")
    return tr(said, name=name, times=times)


def resolved(campaign: Campaign, flow: CheckFlow) -> e.CheckResolved:
    """The fact that a check came to its outcome."""
    result = result_of(campaign, flow)
    return e.CheckResolved(
        what=flow.what,
        by=flow.by,
        on=flow.on,
        total=result.total,
        against=result.against,
        degree=result.degree,
        critical=result.critical,
        chance=flow.chance,
        note=apart(notes_of(campaign, flow)),
    )


def rolls_against(flow: CheckFlow, character: CharacterId) -> bool:
    """Whether a character's own roll is the one that an opposed check is against."""
    opposed = isinstance(flow.rolled().check.against, AgainstOpposed)
    return bool(character) and character == flow.on != flow.by and opposed


def die_size(campaign: Campaign) -> int:
    """The faces of the table's dice: Fudge dice, or d6 read as such."""
    return SIX_SIDED if campaign.house_rule("six-sided") else FUDGE


def _with_dice(d: Decision, flow: CheckFlow, *asked: Ask) -> CheckFlow:
    if not asked:
        return flow

    def marked(new: tuple[Die, ...]) -> tuple[Die, ...]:
        return check_roll.marked((*flow.dice, *new))[len(flow.dice) :]

    new = d.roll("check", *asked, by=flow.by, marked=marked)
    return replace(flow, dice=check_roll.marked((*flow.dice, *new)))


def _setting(d: Decision, command: c.Use) -> Setting:
    shape: Any = command.inputs.get("setting")
    setting = read_check({} if shape is None else shape, Setting)
    if len(setting.helpers) > MOST_HELPERS:
        raise Refused("More than {most} helpers are in each other's way.", most=MOST_HELPERS)
    helpers = [d.character(helper.by).id for helper in setting.helpers]
    if len(set(helpers)) != len(helpers) or command.by in helpers:
        raise Refused("Each helper helps once, and the leader does not help.")
    return setting


def _check_again(attempt: Attempt, again: int) -> None:
    if again and attempt.check.routine:
        raise Refused("A routine check is not rolled, and a Victory point lies ready to roll it again.")


def _take_markers(d: Decision, by: CharacterId, setting: Setting) -> None:
    """What lay ready for one check is used up by it."""
    if setting.effort:
        effort.use_bonus(d, by)
    if setting.untrained:
        marker = d.campaign.marker(by, UNTRAINED)
        if marker is None:
            raise Refused("No Heroic Feat stands for the training.")
        d.happen(e.MarkerRemoved(marker=marker.id))
