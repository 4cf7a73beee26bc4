"""What the window shows of checks: the odds of a draft, and the open check with the steps that can follow."""

from collections.abc import Iterator
from fractions import Fraction

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import (
    Bar,
    CheckDraft,
    FallenDie,
    Figure,
    Offer,
    OpenCheck,
    PanelOdds,
    as_it_fell,
    chance_of,
)
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.phrases import degrees_said, mean_said, number_said, signed
from gmtracker.i18n import titled, tr
from gmtracker.rulesets.humans_and_heroes import check_flow, check_state
from gmtracker.rulesets.humans_and_heroes.check_flow import (
    Harm,
    acting_name,
    comparison_odds,
    notes_of,
    opposing_name,
)
from gmtracker.rulesets.humans_and_heroes.check_form import DEFENSE, set_up
from gmtracker.rulesets.humans_and_heroes.check_odds import attempt_odds
from gmtracker.rulesets.humans_and_heroes.check_rules import shown
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckFlow, CheckResult, flow_of, house_of, result_of

MOST_SHOWN = 4
CRITICALS = {1: tr("Three plus"), -1: tr("Three minus"), 0: ""}


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """The exact odds of a draft by degree, with what lies ready for it; None where it cannot be rolled."""
    made = set_up(campaign, draft)
    if made.ranks is not None:
        ahead = comparison_odds(made.ranks)
        bars = (
            Bar(tr("Behind"), tr("The other side is ahead"), False, chance_of(1 - ahead)),
            Bar(tr("Ahead"), tr("The acting side is ahead"), True, chance_of(ahead)),
        )
        return PanelOdds(chance_of(ahead), bars)
    if made.attempt is None or made.refusal:
        return None
    odds = attempt_odds(made.attempt, house_of(campaign))
    return PanelOdds(
        chance_of(odds.success),
        tuple(_bars(odds.degrees)),
        (Figure(tr("Mean degree"), mean_said(odds.mean_degree), brief=tr("Mean")),),
    )


def open_check(campaign: Campaign) -> OpenCheck | None:
    """The check in progress: what it comes to as it stands, and what can follow."""
    procedure = campaign.procedure(KIND)
    if procedure is None:
        return None
    flow = flow_of(procedure)
    match procedure.stage:
        case "rolled":
            return _rolled(campaign, procedure.id, flow)
        case "hit":
            return _hit(campaign, procedure.id, flow)
        case "harm":
            return _harm(campaign, procedure.id, flow)
        case _:
            return _planned(campaign, procedure.id, flow)


def _bars(degrees: dict[int, Fraction]) -> Iterator[Bar]:
    """A bar for each degree up to four either way; the outermost hold what goes beyond."""
    for degree in (*range(-MOST_SHOWN, 0), *range(1, MOST_SHOWN + 1)):
        outermost = abs(degree) == MOST_SHOWN
        beyond = [one for one in degrees if one * degree > 0 and abs(one) > MOST_SHOWN] if outermost else []
        chance = sum((degrees[one] for one in beyond), degrees.get(degree, Fraction(0)))
        said = degrees_said(degree)
        name = tr("{degrees} or more", degrees=said) if outermost else said
        yield Bar(signed(degree), name, degree > 0, chance_of(chance))


def _planned(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    spent = tr("the Victory point is gone") if flow.again else tr("nothing is resisted")
    step = Offer(command=Use(use="announce"), name=tr("Do not roll it"), effect=spent)
    kind = (("kind", DEFENSE),) if flow.what else ()
    who = acting_name(campaign, flow)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=titled(who, flow.what) if flow.what else tr("{who}: the next check", who=who),
        notes=_ready(flow),
        steps=(step,),
        draft=CheckDraft(flow.by, flow.on, kind) if kind else None,
    )


def _rolled(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    result = result_of(campaign, flow)
    announce = Offer(command=Use(use="announce"), name=tr("Announce"), effect=degrees_said(result.degree))
    steps: tuple[Offer, ...] = (announce,)
    if flow.rolled().check.routine and not result.success:
        roll = Offer(
            command=Use(use="roll-after-all", by=flow.by), name=tr("Roll it after all"), effect=tr("dice for the 0")
        )
        steps = (roll, announce)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(result),
        outcome=_outcome(campaign, flow, result),
        success=result.success,
        critical=CRITICALS[result.critical],
        dice=_dice(campaign, flow),
        notes=notes_of(campaign, flow),
        steps=steps,
    )


def _hit(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    resists = flow.effect.resists if flow.effect else ""
    leave = Offer(command=Use(use="announce"), name=tr("Leave it at the hit"), effect=tr("nothing is resisted"))
    target = opposing_name(campaign, flow)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(result_of(campaign, flow)),
        outcome=tr("A hit: {target} resists with {trait}", target=target, trait=resists),
        success=True,
        dice=_dice(campaign, flow),
        notes=(*notes_of(campaign, flow), *_ready(flow)),
        steps=(leave,),
        draft=CheckDraft(flow.on, flow.by, (("kind", DEFENSE), ("trait", f"defenses:{resists}"))),
    )


def _harm(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    usual = check_flow.proposed_harm(campaign, flow)
    others = (Harm(0, bruised=True), Harm(0, bruised=False))
    offered = (usual, *(other for other in others if other != usual))
    steps = tuple(
        Offer(
            command=Use(use="take-harm", by=flow.by, inputs={"loses": one.loses, "bruised": one.bruised}),
            name=one.said(),
            effect=tr("proposed", "of a result of damage") if one == usual else "",
        )
        for one in offered
    )
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(result_of(campaign, flow)),
        outcome=usual.said(),
        success=result_of(campaign, flow).success,
        dice=_dice(campaign, flow),
        notes=notes_of(campaign, flow),
        steps=steps,
    )


def _ready(flow: CheckFlow) -> tuple[str, ...]:
    return (tr("Improve Roll: the best of {rolls} rolls counts", rolls=flow.again + 1),) if flow.again else ()


def _numbers(result: CheckResult) -> str:
    return tr("{total} against {dc}", total=number_said(result.total), dc=number_said(result.against))


def _headline(campaign: Campaign, flow: CheckFlow) -> str:
    who = acting_name(campaign, flow)
    if flow.on:
        return tr("{who}: {what} against {whom}", who=who, what=flow.what, whom=campaign.name_of(flow.on))
    return titled(who, flow.what)


def _outcome(campaign: Campaign, flow: CheckFlow, result: CheckResult) -> str:
    said = degrees_said(result.degree)
    if flow.rolled().check.roll == "attack":
        return tr("A hit, {degrees}" if result.success else "A miss, {degrees}", degrees=said)
    if flow.harms:
        return titled(said, check_flow.proposed_harm(campaign, flow).within())
    return said


def _dice(campaign: Campaign, flow: CheckFlow) -> tuple[FallenDie, ...]:
    size = flow.dice[0].size if flow.dice else check_state.COIN_SIDES
    names = [campaign.name_of(helper) for helper in flow.helpers]
    who, other = acting_name(campaign, flow), opposing_name(campaign, flow)
    asked = (*check_state.dice_asked(flow.rolled(), size, who, other, names, flow.dice), check_state.coin_asked(who))
    known = {ask.role: ask.name for ask in asked}
    return tuple(
        as_it_fell(die, known.get(die.role, die.role), "" if die.role == check_state.COIN else shown(die))
        for die in flow.dice
    )
