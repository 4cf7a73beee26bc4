"""What a Victory point or an extra effort would make of a check, exactly: before the roll, and after it."""

from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import CheckDraft
from gmtracker.rulesets.humans_and_heroes import check_roll
from gmtracker.rulesets.humans_and_heroes.attempt import Attempt, House, house_of
from gmtracker.rulesets.humans_and_heroes.check_form import SetUp, set_up
from gmtracker.rulesets.humans_and_heroes.check_odds import CheckOdds, attempt_odds, odds_of
from gmtracker.rulesets.humans_and_heroes.check_state import CheckFlow
from gmtracker.rulesets.humans_and_heroes.effort import PERMANENT
from gmtracker.rulesets.humans_and_heroes.fudge import WAYS, showing


class Outlook(NamedTuple):
    """What a check can be expected to come to: the chance of success, and the mean degree."""

    success: Fraction
    mean: Fraction


class Push(NamedTuple):
    """An extra effort for the next check: its inputs, what it adds, and what the check comes to with it."""

    inputs: dict[str, bool | int | str]
    effect: str
    outlook: Outlook


def as_rolled(flow: CheckFlow, house: House) -> Outlook:
    """A check that lies on the table."""
    result = check_roll.read_roll(flow.rolled(), flow.dice, house)
    return Outlook(Fraction(result.success), Fraction(result.degree))


def rolled_again(flow: CheckFlow, house: House, side: str) -> Outlook:
    """A check that lies on the table, if one side rolled once more and its best roll counted."""
    before = check_roll.rolls_made(flow.dice, side)
    ways: dict[int, int] = {}
    for dice_sum, count in WAYS.items():
        dice = (*flow.dice, *showing(check_roll.role_of(side, before), dice_sum))
        result = check_roll.read_roll(flow.rolled(), dice, house)
        for degree in (result.degree, -result.degree if result.tie else result.degree):
            ways[degree] = ways.get(degree, 0) + count
    return _outlook(odds_of(ways))


def to_come(attempt: Attempt, house: House) -> Outlook:
    """A check that is still to be rolled."""
    return _outlook(attempt_odds(attempt, house))


def pushes(campaign: Campaign, draft: CheckDraft, by: Character) -> list[Push]:
    """The extra efforts that would change the next check."""
    made, house = set_up(campaign, draft), house_of(campaign)
    if made.attempt is None or made.refusal:
        return []
    attempt = made.attempt
    ranked = replace(attempt, check=replace(attempt.check, bonus=attempt.check.bonus + 1))
    found = []
    if not attempt.effort and (attempt.check.roll.endswith("defense") or made.trait.startswith("skills:")):
        found.append(Push({"benefit": "bonus"}, "+1", to_come(replace(attempt, effort=True), house)))
    if _rests_on_strength(made, by):
        found.append(Push({"benefit": "strength"}, "+1 Strength", to_come(ranked, house)))
    group, _, name = made.trait.partition(":")
    if group == "powers" and not _is_permanent(by, name):
        found.append(Push({"benefit": "rank", "what": name}, f"+1 {name}", to_come(ranked, house)))
    return found


def _rests_on_strength(made: SetUp, by: Character) -> bool:
    group, _, name = made.trait.partition(":")
    trait = by.trait(group, name)
    return made.trait == "abilities:Strength" or (trait.link if trait else "") == "Strength" or name == "Athletics"


def _is_permanent(by: Character, power: str) -> bool:
    trait = by.trait("powers", power)
    return PERMANENT in f"{power} {trait.text if trait else ''}".lower()


def _outlook(odds: CheckOdds) -> Outlook:
    return Outlook(odds.success, odds.mean_degree)
