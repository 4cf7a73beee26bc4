"""The view of checks for the window: the odds of a draft, and the open check with its next steps."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.procedure import Stage, acting_name, outcome_word
from gmtracker.engine.check.shown import NO_NUMBERS, Bar, Figure, Numbers, PanelOdds, ShownDie, make_chance, shown_die
from gmtracker.engine.check.stages import StageView, StageViews, announce_offer
from gmtracker.engine.commands import Use
from gmtracker.engine.offers import Offer
from gmtracker.engine.phrases import degrees_text, mean_text, number_text, short_degrees_text, short_name, signed_text
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.humans_and_heroes import check_flow, check_state, victory
from gmtracker.rulesets.humans_and_heroes.check_flow import (
    Harm,
    check_notes,
    comparison_odds,
    degree_or_tie,
    is_critical_hit,
    is_tie,
    opposing_name,
)
from gmtracker.rulesets.humans_and_heroes.check_form import KINDS, prepared_check
from gmtracker.rulesets.humans_and_heroes.check_odds import HarmOdds, attempt_odds, harm_odds
from gmtracker.rulesets.humans_and_heroes.check_rules import AgainstOpposed, shown, thrown
from gmtracker.rulesets.humans_and_heroes.check_state import (
    CHECKS,
    CheckResult,
    CheckState,
    house_rules_of,
    result_of,
)

MOST_SHOWN = 4
CRITICALS = {1: tr("Critical success"), -1: tr("Critical failure"), 0: ""}


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """Return the exact odds of a draft by degree, with what was already spent. None if it can't be rolled."""
    made = prepared_check(campaign, draft)
    if made.ranks is not None:
        ahead = comparison_odds(made.ranks)
        bars = (
            Bar(tr("Loses"), tr("The other side wins"), False, make_chance(1 - ahead)),
            Bar(tr("Wins"), tr("The acting side wins"), True, make_chance(ahead)),
        )
        return PanelOdds(make_chance(ahead), bars, subject=KINDS[made.kind].chance)
    if made.to_roll is None:
        return None
    if made.harms:
        return _harm_odds(harm_odds(made.to_roll, house_rules_of(campaign)))
    odds = attempt_odds(made.to_roll, house_rules_of(campaign))
    return PanelOdds(
        make_chance(odds.success),
        tuple(_bars(odds.degrees)),
        (Figure(tr("Average degree"), tr("{mean} degrees on average", mean=mean_text(odds.mean_degree))),),
        KINDS[made.kind].chance,
    )


def _harm_odds(odds: HarmOdds) -> PanelOdds:
    """Return the odds of a Toughness check by harm: none, a bruise, or lost hit points too."""
    bars = []
    for points in range(MOST_SHOWN, 0, -1):
        outermost = points == MOST_SHOWN
        chances = [chance for lost, chance in odds.lost.items() if lost == points or (outermost and lost > points)]
        said = Harm(points, bruised=True).standalone_text()
        name = tr("{points} or more hit points lost, and bruised", points=points) if outermost else said
        bars.append(Bar(signed_text(-points), name, False, make_chance(sum(chances, Fraction(0)))))
    bars.append(Bar("0", tr("Bruised"), False, make_chance(odds.bruised)))
    bars.append(Bar("+", tr("Unharmed"), True, make_chance(odds.unharmed)))
    bruised = Figure(tr("Bruised"), tr("{chance} only bruised", chance=make_chance(odds.bruised).message))
    return PanelOdds(make_chance(odds.unharmed), tuple(bars), (bruised,), tr("to stay unharmed"))


def _bars(degrees: dict[int, Fraction]) -> Iterator[Bar]:
    """Return a bar for each degree up to four either way. The outermost bars include all further degrees."""
    for degree in (*range(-MOST_SHOWN, 0), *range(1, MOST_SHOWN + 1)):
        outermost = abs(degree) == MOST_SHOWN
        beyond = [one for one in degrees if one * degree > 0 and abs(one) > MOST_SHOWN] if outermost else []
        chance = sum((degrees[one] for one in beyond), degrees.get(degree, Fraction(0)))
        said = degrees_text(degree)
        name = tr("{degrees} or more", degrees=said) if outermost else said
        yield Bar(signed_text(degree), name, degree > 0, make_chance(chance))


def _show_planned(campaign: Campaign, state: CheckState) -> StageView:
    spent = tr("the Victory point is lost") if state.again or state.counters else tr("no resistance roll")
    kind = (("kind", "counter" if state.counters else "defense"),) if state.what else ()
    who = acting_name(campaign, state)
    return StageView(
        headline=labeled(who, state.what) if state.what else tr("{who}: next check", who=who),
        numbers=NO_NUMBERS,
        dice=(),
        notes=_planned_notes(state),
        steps=(announce_offer(tr("Don't roll"), spent),),
        draft=CheckDraft(state.by, state.on, kind) if kind else None,
    )


def _show_rolled(campaign: Campaign, state: CheckState) -> StageView:
    result = result_of(campaign, state)
    announce = announce_offer(tr("Announce"), degree_or_tie(state, result))
    steps: tuple[Offer, ...] = (announce,)
    if result.tie:
        coin = Offer(command=Use(use="coin", by=state.by), name=tr("Toss a coin"), effect=tr("50% each"))
        steps = (coin, replace(announce, name=tr("Keep the tie")))
    elif state.rolled().check.routine and not result.success:
        roll = Offer(
            command=Use(use="roll-after-all", by=state.by),
            name=tr("Roll instead"),
            effect=tr("roll dice instead of counting 0"),
        )
        steps = (roll, announce)
    return StageView(
        outcome=_outcome_word(state, result),
        degree=_degree_text(state, result),
        success=None if result.tie else result.success and not is_tie(state, result),
        critical=_critical(campaign, state, result),
        notes=(
            *_harm_notes(campaign, state),
            *check_notes(campaign, state),
            *_critical_unsaid(campaign, state, result),
        ),
        steps=steps,
    )


def _critical(campaign: Campaign, state: CheckState, result: CheckResult) -> str:
    """Return the game's text for three plus or minus, with the extra effects of a critical hit."""
    if not is_critical_hit(state, result):
        return CRITICALS[result.critical]
    effects = check_flow.critical_effects(campaign, state)
    return labeled(tr("Critical hit"), ", ".join(effects)) if effects else tr("Critical hit")


def _critical_unsaid(campaign: Campaign, state: CheckState, result: CheckResult) -> tuple[str, ...]:
    """Return a note on who decides the extra effect of a critical hit if the attacker's sheet has none."""
    if not is_critical_hit(state, result) or check_flow.critical_effects(campaign, state):
        return ()
    return (tr("The GM decides any further effect"),)


def _show_hit(campaign: Campaign, state: CheckState) -> StageView:
    resists = state.effect.resists if state.effect else ""
    leave = announce_offer(tr("Skip resistance"), tr("no resistance roll"))
    counter = Offer(
        command=Use(use="instant-counter", by=state.on), name="Instant Counter", effect=tr("costs 1 Victory point")
    )
    said = {"target": opposing_name(campaign, state), "trait": resists}
    result = result_of(campaign, state)
    is_critical = is_critical_hit(state, result)
    return StageView(
        outcome=tr(
            "A critical hit: {target} resists with {trait}" if is_critical else "A hit: {target} resists with {trait}",
            **said,
        ),
        success=True,
        critical=_critical(campaign, state, result),
        notes=_planned_notes(state),
        steps=(leave, counter) if victory.can_react(campaign, state.on) else (leave,),
        draft=CheckDraft(state.on, state.by, (("kind", "defense"), ("trait", f"defenses:{resists}"))),
    )


def _harm(campaign: Campaign, state: CheckState) -> StageView:
    usual = check_flow.proposed_harm(campaign, state)
    others = (Harm(0, bruised=True), Harm(0, bruised=False))
    offered = (usual, *(other for other in others if other != usual))
    steps = tuple(
        Offer(
            command=Use(use="take-harm", by=state.by, inputs={"loses": one.loses, "bruised": one.bruised}),
            name=tr("Apply damage") if one == usual else one.standalone_text(),
            effect=one.inline_text() if one == usual else "",
        )
        for one in offered
    )
    result = result_of(campaign, state)
    return StageView(
        outcome=_outcome_word(state, result),
        degree=_degree_text(state, result),
        success=False,
        notes=check_notes(campaign, state),
        steps=steps,
    )


def _planned_notes(state: CheckState) -> tuple[str, ...]:
    return (tr("Improve Roll: the best of {rolls} rolls counts", rolls=state.again + 1),) if state.again else ()


def _numbers(campaign: Campaign, state: CheckState) -> Numbers:
    """Return both totals, and the dice sum of each side with the bonus added to it.

    The signs on Fudge dice are not numbers, and three equal dice may count one more (seed 004, "The Dice").
    """
    result, check = result_of(campaign, state), state.rolled().check
    own, theirs = check_state.dice_sums(check, state.dice)
    sums = [_sum_text(own, thrown(check.roll, own).counts, check.bonus)]
    if isinstance(check.against, AgainstOpposed) and theirs is not None:
        counts = thrown(check.against.roll, theirs).counts
        sums.append(labeled(short_name(opposing_name(campaign, state)), _sum_text(theirs, counts, check.against.bonus)))
    return Numbers(number_text(result.total), number_text(result.against), tuple(sums))


def _sum_text(dice: int, counts: int, bonus: int) -> str:
    text = tr("Dice {dice}, bonus {bonus}" if dice == counts else "Dice {dice} (count as {counts}), bonus {bonus}")
    return text.format(dice=signed_text(dice), counts=signed_text(counts), bonus=signed_text(bonus))


def _outcome_word(state: CheckState, result: CheckResult) -> str:
    if result.tie or (state.harms and is_tie(state, result)):
        return tr("A tie")
    if is_critical_hit(state, result):
        return tr("Critical hit")
    if state.counters:
        return tr("Countered") if result.success else tr("Not countered")
    is_attack = state.rolled().check.roll == "attack"
    return outcome_word("attack" if is_attack else "resistance" if state.harms else "other", success=result.success)


def _harm_notes(campaign: Campaign, state: CheckState) -> tuple[str, ...]:
    return (check_flow.proposed_harm(campaign, state).inline_text(),) if state.harms else ()


def _degree_text(state: CheckState, result: CheckResult) -> str:
    if result.tie or (state.harms and is_tie(state, result)):
        return ""
    return (degrees_text if state.rolled().check.roll == "attack" else short_degrees_text)(result.degree)


def _show_dice(campaign: Campaign, state: CheckState) -> Iterator[ShownDie]:
    size = state.dice[0].size if state.dice else check_state.COIN_SIDES
    coin = check_state.coin_request(acting_name(campaign, state))
    known = {request.role: request for request in (*check_flow.dice_requests(campaign, state, size), coin)}
    return (
        shown_die(die, die.role, "" if die.role == check_state.COIN else shown(die), asked=known.get(die.role))
        for die in state.dice
    )


open_check = StageViews(
    CHECKS,
    Stage,
    {"planned": _show_planned, "rolled": _show_rolled, "hit": _show_hit, "harm": _harm},
    numbers=_numbers,
    dice=_show_dice,
).open_check
