"""Compares rolls with odds: many rolls by chi-square, and a typed roll with the same one rolled."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeVar

import msgspec

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, Roll
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.ruleset import Ruleset

FEWEST = 5
"""What is expected less often than this counts together with the rest of its kind."""

Outcome = TypeVar("Outcome")


def fits(seen: Counter[Outcome], odds: Mapping[Outcome, Fraction]) -> bool:
    """Whether what was seen can be by these odds: by a chi-square that chance exceeds once in a thousand.

    An outcome that the odds do not have cannot.
    """
    if not {outcome for outcome, count in seen.items() if count} <= {known for known, chance in odds.items() if chance}:
        return False
    rolls = seen.total()
    expected = {outcome: float(chance) * rolls for outcome, chance in odds.items() if chance}
    pairs = [(seen[outcome], want) for outcome, want in expected.items() if want >= FEWEST]
    rare = [outcome for outcome, want in expected.items() if want < FEWEST]
    if rare:
        pairs.append((sum(seen[outcome] for outcome in rare), sum(expected[outcome] for outcome in rare)))
    return sum((have - want) ** 2 / want for have, want in pairs) < _one_in_a_thousand(len(pairs) - 1)


def check_typed_is_as_rolled(ruleset: Ruleset, campaign: Campaign, command: Command, roll: Roll) -> DecisionResult:
    """Have a command decided with dice that fall so, and again with the same faces typed: all but the mark is the same.

    Returns what the typed dice came to.
    """
    rolled = ruleset.decide(campaign, command, Dice(roll))
    faces = {die.role: die.face for event in rolled.events if isinstance(event, DiceRolled) for die in event.dice}
    typed = ruleset.decide(campaign, command, Dice(_no_roll, faces))
    assert (typed.sentence, typed.label) == (rolled.sentence, rolled.label)
    assert _without_sources(typed) == _without_sources(rolled)
    dice = [die for event in typed.events if isinstance(event, DiceRolled) for die in event.dice]
    assert all(die.source == "typed" for die in dice)
    return typed


def _no_roll(size: int) -> int:
    raise AssertionError(f"a d{size} was rolled although its face was typed")


def _without_sources(decided: DecisionResult) -> str:
    return msgspec.json.encode(decided.events).decode().replace(',"source":"typed"', "")


def _one_in_a_thousand(freedom: int) -> float:
    """The chi-square that chance exceeds once in a thousand (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.09 * sqrt(part)) ** 3
