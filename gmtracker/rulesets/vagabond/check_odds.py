"""The exact odds of a check: crit, pass and fail, counted in equally likely ways of the d20 and the d6.

Source: rules/vagabond.md, "Check"; rules/checks.md, vagabond.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from gmtracker.rulesets.vagabond.check_spec import D20, Roll, parse_check, roll_of

D6 = 6
Outcome = Literal["crit", "pass", "fail"]
OUTCOMES: tuple[Outcome, ...] = ("crit", "pass", "fail")
ALL_D20 = tuple(range(1, D20 + 1))
ALL_D6 = tuple(range(1, D6 + 1))


class CheckOdds(Struct, frozen=True):
    """The chance of every outcome, and how far the total is expected to lie over the Difficulty."""

    crit: Fraction
    passed: Fraction
    failed: Fraction
    mean_margin: Fraction

    @property
    def success(self) -> Fraction:
        """The chance to pass, with or without a Crit."""
        return self.crit + self.passed


def outcome_of(d20: int, d6: int, roll: Roll) -> Outcome:
    """What faces come to; an unmodified 20 is a Crit, hindered or not. ``d6`` counts only where one is rolled."""
    if d20 == D20:
        return "crit"
    return "pass" if d20 + roll.sign * d6 >= roll.difficulty else "fail"


@lru_cache(maxsize=1024)
def roll_odds(roll: Roll, d20s: tuple[int, ...] = ALL_D20, d6s: tuple[int, ...] = ALL_D6) -> CheckOdds:
    """The exact odds of a roll; ``d20s`` and ``d6s`` are the faces that can still come, each as likely."""
    ways = dict.fromkeys(OUTCOMES, 0)
    margins = 0
    for d20, d6 in _faces(d20s, d6s):
        ways[outcome_of(d20, d6, roll)] += 1
        margins += d20 + roll.sign * d6 - roll.difficulty
    total = len(d20s) * len(d6s)
    crit, passed, failed = (Fraction(ways[outcome], total) for outcome in OUTCOMES)
    return CheckOdds(crit, passed, failed, Fraction(margins, total))


def _faces(d20s: tuple[int, ...], d6s: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return ((d20, d6) for d20 in d20s for d6 in d6s)


def check_odds_json(shape: object) -> dict[str, object]:
    """The odds of a check in its machine shape, as JSON values: fractions are strings in lowest terms.

    Raises Refused with a sentence that names the field at fault.
    """
    odds = roll_odds(roll_of(parse_check(shape)))
    outcomes = {"crit": str(odds.crit), "pass": str(odds.passed), "fail": str(odds.failed)}
    return {"success": str(odds.success), "outcomes": outcomes}
