"""The exact odds of a test, before the roll and between its dice.

Dice that roll again have no highest total; whatever reaches an Outstanding success is counted as one value, so every
sum is finite and nothing is rounded. Ways are whole numbers over a power of 20.
"""

from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct

from gmtracker.rulesets.torg_eternity.check_rules import (
    D20,
    LEAST_OVER,
    LEAST_POSSIBILITY,
    LEVELS,
    CheckSpec,
    least_total,
    parse_check,
    rolls_again,
)

UP = "up"
"""Dice that are added without a minimum; any other kind counts as a Possibility."""

Extras = tuple[str, ...]


class CheckOdds(Struct, frozen=True):
    """The odds of one test: the chance of each level from failure to Outstanding (they sum to one), and of a Mishap."""

    levels: tuple[Fraction, Fraction, Fraction, Fraction]
    mishap: Fraction

    @property
    def success(self) -> Fraction:
        """The chance of any success."""
        return 1 - self.levels[0]

    @property
    def mean_level(self) -> Fraction:
        """The expected level: 0 a failure, 1 Standard, 2 Good, 3 Outstanding."""
        return sum((level * chance for level, chance in enumerate(self.levels)), Fraction())


class Capped(NamedTuple):
    """The ways to each value from 0 up, and to each or more; the last value counts with it all above it."""

    ways: tuple[int, ...]
    or_more: tuple[int, ...]

    @property
    def total(self) -> int:
        """All the ways there are."""
        return self.or_more[0]

    def at_least(self, least: int) -> int:
        """The ways to ``least`` or more; ``least`` is no more than the last value."""
        return self.or_more[max(least, 0)]


def check_odds(spec: CheckSpec, extras: Extras = ()) -> CheckOdds:
    """The exact odds of a test with dice that are added to it (``extras``), before any die is rolled.

    A Favored first die is rolled again exactly where that is strictly better; the second is never a Mishap.
    """
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    going_on = _sum(more, _chain(steps[-1], spec.skilled))
    second = _second(steps, more, going_on, spec.skilled)
    reached = [0] * len(steps)
    for face in range(1, D20 + 1):
        kept = _kept(face, steps, more, going_on, spec.skilled)
        rolled_again = spec.favored and face > spec.mishap_up_to and kept[0] * D20 < second[0]
        reached = [
            sofar + (new if rolled_again else old * D20) for sofar, new, old in zip(reached, second, kept, strict=True)
        ]
    levels = _levels(reached, D20 * D20 * going_on.total)
    return CheckOdds(levels, Fraction(spec.mishap_up_to, D20))


@lru_cache(maxsize=512)
def cached_odds(spec: CheckSpec, extras: Extras = ()) -> CheckOdds:
    """:func:`check_odds`, cached: a panel, its rows and the roll all ask for those of one test."""
    return check_odds(spec, extras)


def odds_of_keeping(spec: CheckSpec, face: int, extras: Extras = ()) -> CheckOdds:
    """The odds once a Favored first die shows ``face`` and is kept: only the dice that follow are open."""
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    going_on = _sum(more, _chain(steps[-1], spec.skilled))
    reached = _kept(face, steps, more, going_on, spec.skilled)
    return CheckOdds(_levels(list(reached), going_on.total), Fraction(face <= spec.mishap_up_to))


def odds_of_rolling_again(spec: CheckSpec, extras: Extras = ()) -> CheckOdds:
    """The odds once a Favored first die is rolled again: the second stands; its 1 fails and is no Mishap."""
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    going_on = _sum(more, _chain(steps[-1], spec.skilled))
    reached = _second(steps, more, going_on, spec.skilled)
    return CheckOdds(_levels(reached, D20 * going_on.total), Fraction())


def odds_of_adding(spec: CheckSpec, natural: int, die_total: int, extras: Extras = (), *, mishap: bool) -> CheckOdds:
    """The odds once all dice lie at ``die_total`` and more are added to it; a natural 1 fails all the same.

    ``natural`` is the first die that counts, and ``mishap`` whether the first die rolled was a Mishap.
    """
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    reached = [0 if natural == 1 else more.at_least(least - die_total) for least in steps]
    return CheckOdds(_levels(reached, more.total), Fraction(mishap))


def check_odds_json(shape: object) -> dict[str, object]:
    """The odds of a test in its machine shape, as JSON values: fractions are strings in lowest terms.

    Raises Refused with a sentence that names the field at fault.
    """
    spec = parse_check(shape)
    odds = check_odds(spec)
    return {
        "success": str(odds.success),
        "levels": {name: str(chance) for name, chance in zip(LEVELS, odds.levels, strict=True)},
        "mishap": str(odds.mishap),
    }


def _steps(spec: CheckSpec) -> tuple[int, ...]:
    """The least die total for each success level."""
    return tuple(least_total(spec.dn + over - spec.skill_value - spec.modifier) for over in LEAST_OVER)


def _kept(face: int, steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> tuple[int, ...]:
    """The ways, of all those of ``going_on``, in which a first die with that face reaches each level; a 1 fails."""
    if face == 1:
        return (0,) * len(steps)
    return _reached(face, steps, more, going_on, skilled)


def _second(steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> list[int]:
    """The ways, of those of each face, in which the second die of a Favored test reaches each level.

    A 1 fails here, too, and is no Mishap (rules/torg-eternity.md, "Favored").
    """
    by_face = [_kept(face, steps, more, going_on, skilled) for face in range(1, D20 + 1)]
    return [sum(ways) for ways in zip(*by_face, strict=True)]


def _reached(face: int, steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> tuple[int, ...]:
    """The ways, of all those of ``going_on``, in which a die with that face reaches each level by its number."""
    if rolls_again(face, skilled=skilled):
        return tuple(going_on.at_least(least - face) for least in steps)
    per_way = going_on.total // more.total
    return tuple(more.at_least(least - face) * per_way for least in steps)


@lru_cache(maxsize=128)
def _chain(cap: int, skilled: bool) -> Capped:
    """One die with all that it rolls again, up to ``cap``."""
    total = D20 ** (cap // 10 + 1)
    plain, again = total // D20, [face for face in (10, 20) if rolls_again(face, skilled=skilled)]
    ways = [0] * cap
    for value in range(1, cap):
        if value <= D20 and value not in again:
            ways[value] = plain
        ways[value] += sum(ways[value - face] // D20 for face in again if value > face)
    return _capped([*ways, total - sum(ways)])


@lru_cache(maxsize=128)
def _extras(extras: Extras, cap: int, skilled: bool) -> Capped:
    """What dice of these kinds add together, up to ``cap``; nothing for none."""
    added = _capped([1, *(0 for _ in range(cap))])
    for kind in extras:
        chain = _chain(cap, skilled)
        added = _sum(added, chain if kind == UP else _with_least(chain, min(LEAST_POSSIBILITY, cap)))
    return added


def _with_least(chain: Capped, least: int) -> Capped:
    """The same dice, counted as ``least`` at the least."""
    return _capped([*(0,) * least, sum(chain.ways[: least + 1]), *chain.ways[least + 1 :]])


def _sum(one: Capped, other: Capped) -> Capped:
    """The sum of two that do not depend on each other, capped as they are."""
    cap = len(one.ways) - 1
    ways = [0] * (cap + 1)
    for value, count in enumerate(one.ways):
        if count:
            for added in range(cap - value):
                ways[value + added] += count * other.ways[added]
            ways[cap] += count * other.or_more[cap - value]
    return _capped(ways)


def _capped(ways: list[int]) -> Capped:
    return Capped(tuple(ways), tuple(accumulate(reversed(ways)))[::-1])


def _levels(reached: list[int], total: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """The chances of the four levels, from the ways to reach each success level or a better one."""
    standard, good, outstanding = reached
    return (
        Fraction(total - standard, total),
        Fraction(standard - good, total),
        Fraction(good - outstanding, total),
        Fraction(outstanding, total),
    )
