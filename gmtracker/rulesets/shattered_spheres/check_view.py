"""The view of checks for the window: the odds of a draft, and the open check with its next steps."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.procedure import Stage, acting_name, outcome_word
from gmtracker.engine.check.shown import NO_NUMBERS, Bar, Figure, Numbers, PanelOdds, ShownDie, make_chance, shown_die
from gmtracker.engine.check.stages import StageView, StageViews, announce_offer
from gmtracker.engine.commands import Use
from gmtracker.engine.offers import Offer
from gmtracker.engine.phrases import degrees_text, mean_text, number_text, short_degrees_text, signed_text
from gmtracker.i18n import format_decimal, tr
from gmtracker.rulesets.shattered_spheres import check_flow, check_state, fate
from gmtracker.rulesets.shattered_spheres.check_flow import (
    percent_odds,
    rolls_against,
    spent_notes,
)
from gmtracker.rulesets.shattered_spheres.check_form import KINDS, prepared_check
from gmtracker.rulesets.shattered_spheres.check_odds import cached_odds, fate_odds
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES, CheckSpec, Critical
from gmtracker.rulesets.shattered_spheres.check_state import (
    CHECKS,
    CheckResult,
    CheckState,
    other_side,
    planned,
    result_of,
    sums_text,
    with_plans,
)
from gmtracker.rulesets.shattered_spheres.harm import HARMS, NO_HARM, possible_harms
from gmtracker.rulesets.shattered_spheres.sheet import GAME, TRAGEDY_STONE, TRIUMPH_STONE

NEVER = Fraction(0)
NATURALS = {Critical.NATURAL_20: tr("Natural 20"), Critical.NATURAL_1: tr("Natural 1")}
OF_ATTACKS = {
    Critical.NATURAL_20: tr("Natural 20, a critical hit"),
    Critical.NATURAL_1: tr("Natural 1, a critical miss"),
}
DEGREES = (*range(-MOST_DEGREES, 0), *range(1, MOST_DEGREES + 1))


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """Return the exact odds of a draft by degree, with what was already spent. None if it can't be rolled."""
    made = prepared_check(campaign, draft)
    if made.spec is None:
        return _percent_odds(percent_odds(made.chance))
    spec = with_plans(made.spec, planned(campaign, draft.by))
    odds = cached_odds(spec)
    mean = Figure(tr("Average degree"), tr("{mean} degrees on average", mean=mean_text(odds.mean_degree)))
    figures = (mean, *_fate_figures(campaign, draft, spec))
    return PanelOdds(make_chance(odds.success), _bars(spec), figures, KINDS[made.kind].chance)


@lru_cache(maxsize=64)
def _bars(spec: CheckSpec) -> tuple[Bar, ...]:
    degrees = cached_odds(spec).degrees
    return tuple(
        Bar(
            signed_text(degree),
            degrees_text(degree),
            degree > 0,
            make_chance(degrees.get(degree, NEVER)),
        )
        for degree in DEGREES
    )


def _percent_odds(chance: Fraction) -> PanelOdds:
    bars = (
        Bar(tr("No"), tr("It does not happen"), False, make_chance(1 - chance)),
        Bar(tr("Yes"), tr("It happens"), True, make_chance(chance)),
    )
    return PanelOdds(make_chance(chance), bars, subject=KINDS["percent"].chance)


def _fate_figures(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> tuple[Figure, ...]:
    """Return figures for the expected Fate of both sides.

    None outside an encounter. A kind used this turn is left out.
    """
    if campaign.encounter is None:
        return ()
    other = other_side(campaign, CheckState(by=draft.by, on=draft.on, check=spec))
    figures = []
    for kind, mean in zip((TRIUMPH_STONE, TRAGEDY_STONE), fate_odds(spec, other), strict=True):
        word = fate.WORDS[kind]
        if fate.is_locked(campaign, kind):
            says = tr("{kind} already used", kind=word)
        else:
            says = tr("{number} {kind}", number=format_decimal(float(mean), 2), kind=word)
        figures.append(Figure(tr("Expected {kind}", kind=word), says, GAME.token_kind(kind).sign))
    return tuple(figures)


def _show_planned(campaign: Campaign, state: CheckState) -> StageView:
    return StageView(
        headline=tr("{who}: next check", who=acting_name(campaign, state)),
        numbers=NO_NUMBERS,
        dice=(),
        notes=spent_notes(state),
        steps=(announce_offer(tr("Don't roll"), tr("what was spent is kept for the next check")),),
    )


def _show_rolled(campaign: Campaign, state: CheckState) -> StageView:
    result = result_of(campaign, state)
    is_critical_attack = state.spec().kind == "attack" and result.critical * result.degree > 0
    return StageView(
        outcome=_outcome_word(state, result),
        degree=(degrees_text if state.spec().kind == "attack" else short_degrees_text)(result.degree),
        success=result.success,
        critical=(OF_ATTACKS if is_critical_attack else NATURALS).get(result.critical, ""),
        notes=spent_notes(state),
        steps=tuple(_steps(campaign, state, result)),
    )


def _show_hit(campaign: Campaign, state: CheckState) -> StageView:
    target = campaign.character_name(state.on) if state.on else tr("the target")
    hit = tr("A hit: {target} resists with {trait}" if state.resists else "A hit on {target}")
    return StageView(
        outcome=hit.format(target=target, trait=state.resists),
        success=True,
        notes=spent_notes(state),
        steps=(announce_offer(tr("Skip damage"), tr("no resistance roll")),),
        draft=CheckDraft(state.on, state.by, (("kind", "resistance"), ("resistance", state.resists))),
    )


def _harm(campaign: Campaign, state: CheckState) -> StageView:
    others = (key for key in possible_harms(in_conflict=state.in_conflict) if key != state.harm)
    steps = tuple(
        Offer(
            command=Use(use="take-harm", by=state.by, inputs={"harm": key}),
            name=_applying_text(key) if key == state.harm else HARMS[key].name,
            effect=tr("suggested", "of a result of damage") if key == state.harm else "",
        )
        for key in (state.harm, *others)
    )
    result = result_of(campaign, state)
    return StageView(
        outcome=_outcome_word(state, result),
        degree=short_degrees_text(result.degree),
        success=False,
        notes=spent_notes(state),
        steps=steps,
    )


def _applying_text(harm: str) -> str:
    """Return what applying a harm is called; the consequences say what else it does."""
    if harm == NO_HARM:
        return HARMS[harm].name
    return tr("Apply wound") if HARMS[harm].wound else tr("Apply damage")


def _steps(campaign: Campaign, state: CheckState, result: CheckResult) -> list[Offer]:
    """Return the next steps: announce, or roll a failing routine check; then the luck dice that can still be added."""
    announce = announce_offer(tr("Announce"), degrees_text(result.degree))
    if state.spec().routine:
        roll = Offer(
            command=Use(use="roll-after-all", by=state.by),
            name=tr("Roll instead"),
            effect=tr("roll a d20 instead of counting 10"),
        )
        return [announce] if result.success else [roll, announce]
    steps = [announce]
    rollers = [(state.by, check_state.ACTING, tr("Add {die}"))]
    if rolls_against(state, state.on):
        rollers.append((state.on, check_state.OPPOSING, tr("Add {die} for {name}")))
    fallen = {die.role for die in state.dice}
    for roller, side, add in rollers:
        steps += [
            Offer(
                command=Use(use="add-luck", by=roller, inputs={"die": die}),
                name=add.format(die=die.capitalize(), name=campaign.character_name(roller)),
                effect=tr("one extra d20"),
            )
            for die in check_state.LUCK
            if f"{side}.{die}" not in fallen
        ]
    return steps


def _outcome_word(state: CheckState, result: CheckResult) -> str:
    kind = state.spec().kind
    return outcome_word("other" if kind == "skill" else kind, success=result.success)


def _numbers(campaign: Campaign, state: CheckState) -> Numbers:
    result, sums = result_of(campaign, state), sums_text(state)
    return Numbers(number_text(result.total), number_text(result.dc), sums)


def _show_dice(campaign: Campaign, state: CheckState) -> Iterator[ShownDie]:
    known = {request.role: request for request in check_flow.dice_requests(campaign, state)}
    return (shown_die(die, die.role, asked=known.get(die.role)) for die in state.dice)


open_check = StageViews(
    CHECKS,
    Stage,
    {"planned": _show_planned, "rolled": _show_rolled, "hit": _show_hit, "harm": _harm},
    numbers=_numbers,
    dice=_show_dice,
).open_check
