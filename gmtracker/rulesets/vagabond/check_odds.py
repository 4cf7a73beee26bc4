"""The description of a check, and its exact odds: crit, pass and fail, in equally likely combinations of the dice.

Source: rules/vagabond.md, "Check"; rules/checks.md, vagabond; seed 003. The fields of the description are those of its
machine form.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gmtracker.engine.check.form import Rank, read_check
from gmtracker.rulesets.vagabond.sheet import HIGHEST_STAT, LOWEST_STAT

D20 = 20
Stat = Annotated[int, Meta(ge=LOWEST_STAT, le=HIGHEST_STAT)]


class CheckSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="ruleset", tag="vagabond"):
    """A check with a stat, which counts double if the hero is trained. ``favor`` and ``hinder`` are counts."""

    stat: Stat
    trained: bool = False
    favor: Rank = 0
    hinder: Rank = 0


class SaveSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A save with two stats: the two of Reflex or Will, or Might twice for Endure."""

    first: Stat
    second: Stat
    favor: Rank = 0
    hinder: Rank = 0


class Roll(Struct, frozen=True):
    """A roll: a d20 against a Difficulty, and ``swing``, the number of Favors minus the number of Hinders."""

    difficulty: int
    swing: int = 0

    @property
    def sign(self) -> int:
        """1 if a d6 is added, −1 if it is subtracted, 0 if there is none."""
        return (self.swing > 0) - (self.swing < 0)

    def favored(self) -> "Roll":
        """Return the roll with one more Favor. It cancels one Hinder. Several Favors do not stack."""
        return Roll(self.difficulty, self.swing + 1)


def parse_check(shape: object) -> CheckSpec:
    """Return the check described by a decoded JSON value.

    Raises Refused with a sentence that names the invalid field.
    """
    return read_check(shape, CheckSpec)


def roll_of(spec: CheckSpec | SaveSpec) -> Roll:
    """Return the roll of a check or save (seed 003, Checks).

    Its Difficulty is 20 − the stat (twice if trained), for a save 20 − both stats.
    """
    if isinstance(spec, SaveSpec):
        return Roll(D20 - spec.first - spec.second, spec.favor - spec.hinder)
    return Roll(D20 - spec.stat * (2 if spec.trained else 1), spec.favor - spec.hinder)


D6 = 6
Outcome = Literal["crit", "pass", "fail"]
OUTCOMES: tuple[Outcome, ...] = ("crit", "pass", "fail")
ALL_D20 = tuple(range(1, D20 + 1))
ALL_D6 = tuple(range(1, D6 + 1))


class CheckOdds(Struct, frozen=True):
    """The chance of every outcome, and the expected margin over the Difficulty."""

    crit: Fraction
    passed: Fraction
    failed: Fraction
    mean_margin: Fraction

    @property
    def success(self) -> Fraction:
        """The chance of a pass or a Crit."""
        return self.crit + self.passed


def outcome_of(d20: int, d6: int, roll: Roll) -> Outcome:
    """Return the outcome of the faces.

    An unmodified 20 is a Crit even if Hindered. ``d6`` counts only if one is rolled.
    """
    if d20 == D20:
        return "crit"
    return "pass" if d20 + roll.sign * d6 >= roll.difficulty else "fail"


@lru_cache(maxsize=1024)
def roll_odds(roll: Roll, d20s: tuple[int, ...] = ALL_D20, d6s: tuple[int, ...] = ALL_D6) -> CheckOdds:
    """Return the exact odds of a roll. ``d20s`` and ``d6s`` are the possible faces, equally likely."""
    ways = dict.fromkeys(OUTCOMES, 0)
    margins = 0
    for d20, d6 in _pair_faces(d20s, d6s):
        ways[outcome_of(d20, d6, roll)] += 1
        margins += d20 + roll.sign * d6 - roll.difficulty
    total = len(d20s) * len(d6s)
    crit, passed, failed = (Fraction(ways[outcome], total) for outcome in OUTCOMES)
    return CheckOdds(crit, passed, failed, Fraction(margins, total))


def _pair_faces(d20s: tuple[int, ...], d6s: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return ((d20, d6) for d20 in d20s for d6 in d6s)


def check_odds_json(shape: object) -> dict[str, object]:
    """Return the odds of a check in its machine form, as JSON values. Fractions are strings in lowest terms.

    Raises Refused with a sentence that names the invalid field.
    """
    odds = roll_odds(roll_of(parse_check(shape)))
    outcomes = {"crit": str(odds.crit), "pass": str(odds.passed), "fail": str(odds.failed)}
    return {"success": str(odds.success), "outcomes": outcomes}
