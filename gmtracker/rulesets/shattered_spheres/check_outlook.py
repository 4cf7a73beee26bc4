"""What a token would make of a check, exactly: before the roll from all the dice, after it from what can still change.

A Destiny die that is still to be rolled shows each of its faces equally often; a pool die or stones have one value.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import CheckDraft
from gmtracker.rulesets.shattered_spheres.check_form import set_up
from gmtracker.rulesets.shattered_spheres.check_odds import CheckOdds, remembered_odds
from gmtracker.rulesets.shattered_spheres.check_roll import Spent, read_roll
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES
from gmtracker.rulesets.shattered_spheres.check_spec import CheckSpec
from gmtracker.rulesets.shattered_spheres.check_spends import half
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    flow_of,
    other_side,
    planned,
    with_plans,
)

IMPROVE, EDIT, COUP = "improve-roll", "edit-scene", "coup"
USES = (IMPROVE, EDIT, COUP)


class Outlook(NamedTuple):
    """What a check can be expected to come to: the chance of success, and the mean degree."""

    success: Fraction
    mean: Fraction


class Prospect(NamedTuple):
    """The check that tokens are for: who acts, what a use at some values makes of it, and whether it is rolled.

    ``outlook`` is None for a use that has no place in it.
    """

    by: Character
    outlook: Callable[[str, tuple[int, ...]], Outlook | None]
    rolled: bool


def prospect_of(campaign: Campaign, draft: CheckDraft) -> Prospect | None:
    """The check that is open, or else the draft; None where nobody in particular acts, or there is no check."""
    return _rolled(campaign) or _to_come(campaign, draft)


def outlook_of(odds: CheckOdds) -> Outlook:
    """The part of the odds that rows show."""
    return Outlook(odds.success, odds.mean_degree)


def _rolled(campaign: Campaign) -> Prospect | None:
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage != "rolled":
        return None
    flow = flow_of(procedure)
    by, other = campaign.find_character(flow.by), other_side(campaign, flow)

    @cache
    def degree(bonus: int, degrees: int) -> int:
        more = Spent(flow.spent.bonus + bonus, flow.spent.against, flow.spent.degrees + degrees)
        return read_roll(flow.spec(), flow.dice, more, other).degree

    def outlook(use: str, values: tuple[int, ...]) -> Outlook | None:
        if use == EDIT or (use == COUP and degree(0, 0) < 0):
            return None
        reached = [degree(0, half(value)) if use == COUP else degree(value, 0) for value in values]
        return Outlook(Fraction(sum(one > 0 for one in reached), len(reached)), Fraction(sum(reached), len(reached)))

    return Prospect(by, outlook, rolled=True) if by else None


def _to_come(campaign: Campaign, draft: CheckDraft) -> Prospect | None:
    by = campaign.find_character(draft.by)
    described = set_up(campaign, draft).spec
    if by is None or described is None:
        return None
    spec = with_plans(described, planned(campaign, by.id))

    @cache
    def edited(ranks: int) -> Outlook:
        return outlook_of(remembered_odds(replace(spec, advantage=spec.advantage + ranks)))

    @cache
    def with_coup(degrees: int) -> Outlook:
        return _with_coup(remembered_odds(spec), degrees)

    def outlook(use: str, values: tuple[int, ...]) -> Outlook:
        if use == IMPROVE:
            return _improved(spec, values)
        at_half = edited if use == EDIT else with_coup
        return _mean_of([at_half(half(value)) for value in values])

    return Prospect(by, outlook, rolled=False)


def _improved(spec: CheckSpec, values: tuple[int, ...]) -> Outlook:
    """A known value is a bonus; a die that can show every face is one more die in the sum."""
    if len(values) == 1:
        return outlook_of(remembered_odds(replace(spec, bonus=spec.bonus + values[0])))
    return outlook_of(remembered_odds(spec, (len(values),)))


def _with_coup(odds: CheckOdds, degrees: int) -> Outlook:
    """Successes gain degrees, up to five in all; failures stay as they are."""
    successes = [(degree, chance) for degree, chance in odds.degrees.items() if degree > 0]
    gained = sum((chance * (min(degree + degrees, MOST_DEGREES) - degree) for degree, chance in successes), Fraction())
    return Outlook(odds.success, odds.mean_degree + gained)


def _mean_of(outlooks: list[Outlook]) -> Outlook:
    """The outlook where each of some is as likely as any other."""
    if len(outlooks) == 1:
        return outlooks[0]
    return Outlook(
        sum((outlook.success for outlook in outlooks), Fraction()) / len(outlooks),
        sum((outlook.mean for outlook in outlooks), Fraction()) / len(outlooks),
    )
