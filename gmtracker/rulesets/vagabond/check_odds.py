"""The description of a check, and its exact odds: crit, pass and fail, in equally likely ways of the dice.

Source: rules/vagabond.md, "Check"; rules/checks.md, vagabond; seed 003. The description's fields are those of its
machine shape.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gmtracker.engine.checks import Rank, read_check
from gmtracker.rulesets.vagabond.sheet import HIGHEST_STAT, LOWEST_STAT

D20 = 20
Stat = Annotated[int, Meta(ge=LOWEST_STAT, le=HIGHEST_STAT)]


class CheckSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="ruleset", tag="vagabond"):
    """A check with a stat, which counts double where the hero is trained; ``favor`` and ``hinder`` are counts."""

    stat: Stat
    trained: bool = False
    favor: Rank = 0
    hinder: Rank = 0


class SaveSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A save with two stats: those of Reflex and Will, or Might twice for Endure."""

    first: Stat
    second: Stat
    favor: Rank = 0
    hinder: Rank = 0


class Roll(Struct, frozen=True):
    """What is rolled: a d20 against a Difficulty, and how much more is for it than against it, by Favor and Hinder."""

    difficulty: int
    swing: int = 0

    @property
    def sign(self) -> int:
        """1 where the one d6 is added, −1 where it is taken away, 0 where there is none."""
        return (self.swing > 0) - (self.swing < 0)

    def favored(self) -> "Roll":
        """The roll with one Favor more: it cancels one Hinder, or is one of those that do not stack."""
        return Roll(self.difficulty, self.swing + 1)


def parse_check(shape: object) -> CheckSpec:
    """The check that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    return read_check(shape, CheckSpec)


def roll_of(spec: CheckSpec | SaveSpec) -> Roll:
    """The roll for a check: 20 − the stat (twice when trained), for a save 20 − both stats (seed 003, Checks)."""
    if isinstance(spec, SaveSpec):
        return Roll(D20 - spec.first - spec.second, spec.favor - spec.hinder)
    return Roll(D20 - spec.stat * (2 if spec.trained else 1), spec.favor - spec.hinder)


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
    """The outcome of the faces; an unmodified 20 is a Crit, hindered or not. ``d6`` counts only where one is rolled."""
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
