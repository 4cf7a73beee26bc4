"""The exact odds of a test, before the roll and between its dice.

Dice that roll again have no highest total. Everything that reaches an Outstanding success is counted as one value, so
every sum is finite and nothing is rounded. Combinations are integers over a power of 20.
"""

from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from msgspec import Struct

from gmtracker.rulesets.torg_eternity.bonus_chart import least_total
from gmtracker.rulesets.torg_eternity.check_rules import (
    D20,
    LEAST_OVER,
    LEAST_POSSIBILITY,
    LEVELS,
    CheckSpec,
    parse_check,
    rolls_again,
)

UP = "up"
"""The kind of extra dice without a minimum. Any other kind counts as a Possibility."""

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
        """The expected level: 0 is a failure, 1 Standard, 2 Good, 3 Outstanding."""
        return sum((level * chance for level, chance in enumerate(self.levels)), Fraction())


class Capped(NamedTuple):
    """The combinations for each value from 0 up. The last value includes all higher ones."""

    ways: tuple[int, ...]
    or_more: tuple[int, ...]

    @property
    def total(self) -> int:
        """The number of all combinations."""
        return self.or_more[0]

    def at_least(self, least: int) -> int:
        """Return the combinations for ``least`` or more. ``least`` must not be above the last value."""
        return self.or_more[max(least, 0)]


def check_odds(spec: CheckSpec, extras: Extras = ()) -> CheckOdds:
    """Return the exact odds of a test with its extra dice (``extras``), before any die is rolled.

    A Favored first die is rerolled only if that is strictly better. The second die is never a Mishap.
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
    """Return :func:`check_odds`, cached, because the panel, its rows and the roll all ask for the same test."""
    return check_odds(spec, extras)


def odds_of_keeping(spec: CheckSpec, face: int, extras: Extras = ()) -> CheckOdds:
    """Return the odds after a Favored first die shows ``face`` and is kept. Only the following dice are open."""
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    going_on = _sum(more, _chain(steps[-1], spec.skilled))
    reached = _kept(face, steps, more, going_on, spec.skilled)
    return CheckOdds(_levels(list(reached), going_on.total), Fraction(face <= spec.mishap_up_to))


def odds_of_rolling_again(spec: CheckSpec, extras: Extras = ()) -> CheckOdds:
    """Return the odds after a Favored first die is rerolled. The second die counts; its 1 fails but is no Mishap."""
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    going_on = _sum(more, _chain(steps[-1], spec.skilled))
    reached = _second(steps, more, going_on, spec.skilled)
    return CheckOdds(_levels(reached, D20 * going_on.total), Fraction())


def odds_of_adding(spec: CheckSpec, natural: int, die_total: int, extras: Extras = (), *, mishap: bool) -> CheckOdds:
    """Return the odds of adding more dice to a finished ``die_total``. A natural 1 still fails.

    ``natural`` is the first die that counts. ``mishap`` is whether the first rolled die was a Mishap.
    """
    steps = _steps(spec)
    more = _extras(extras, steps[-1], spec.skilled)
    reached = [0 if natural == 1 else more.at_least(least - die_total) for least in steps]
    return CheckOdds(_levels(reached, more.total), Fraction(mishap))


def check_odds_json(shape: object) -> dict[str, object]:
    """Return the odds of a test in its machine form, as JSON values. Fractions are strings in lowest terms.

    Raises Refused with a sentence that names the invalid field.
    """
    spec = parse_check(shape)
    odds = check_odds(spec)
    return {
        "success": str(odds.success),
        "levels": {name: str(chance) for name, chance in zip(LEVELS, odds.levels, strict=True)},
        "mishap": str(odds.mishap),
    }


def _steps(spec: CheckSpec) -> tuple[int, ...]:
    """Return the lowest die total for each success level."""
    return tuple(least_total(spec.dn + over - spec.skill_value - spec.modifier) for over in LEAST_OVER)


def _kept(face: int, steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> tuple[int, ...]:
    """Return the combinations of ``going_on`` in which a first die with this face reaches each level. A 1 fails."""
    if face == 1:
        return (0,) * len(steps)
    return _reached(face, steps, more, going_on, skilled)


def _second(steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> list[int]:
    """Return the combinations for each face in which the second die of a Favored test reaches each level.

    A 1 fails here too, but is no Mishap (rules/torg-eternity.md, "Favored").
    """
    by_face = [_kept(face, steps, more, going_on, skilled) for face in range(1, D20 + 1)]
    return [sum(ways) for ways in zip(*by_face, strict=True)]


def _reached(face: int, steps: tuple[int, ...], more: Capped, going_on: Capped, skilled: bool) -> tuple[int, ...]:
    """Return the combinations of ``going_on`` in which a die with this face reaches each level."""
    if rolls_again(face, skilled=skilled):
        return tuple(going_on.at_least(least - face) for least in steps)
    per_way = going_on.total // more.total
    return tuple(more.at_least(least - face) * per_way for least in steps)


@lru_cache(maxsize=128)
def _chain(cap: int, skilled: bool) -> Capped:
    """Return one die with all its further rolls, up to ``cap``."""
    total = D20 ** (cap // 10 + 1)
    plain, again = total // D20, [face for face in (10, 20) if rolls_again(face, skilled=skilled)]
    ways = [0] * cap
    for value in range(1, cap):
        if value <= D20 and value not in again:
            ways[value] = plain
        ways[value] += sum(ways[value - face] // D20 for face in again if value > face)
    return _build_capped([*ways, total - sum(ways)])


@lru_cache(maxsize=128)
def _extras(extras: Extras, cap: int, skilled: bool) -> Capped:
    """Return the sum of extra dice of these kinds, up to ``cap``. No kinds add 0."""
    added = _build_capped([1, *(0 for _ in range(cap))])
    for kind in extras:
        chain = _chain(cap, skilled)
        added = _sum(added, chain if kind == UP else _with_least(chain, min(LEAST_POSSIBILITY, cap)))
    return added


def _with_least(chain: Capped, least: int) -> Capped:
    """Return the same dice with a minimum of ``least``."""
    return _build_capped([*(0,) * least, sum(chain.ways[: least + 1]), *chain.ways[least + 1 :]])


def _sum(one: Capped, other: Capped) -> Capped:
    """Return the sum of two independent distributions, with the same cap."""
    cap = len(one.ways) - 1
    ways = [0] * (cap + 1)
    for value, count in enumerate(one.ways):
        if count:
            for added in range(cap - value):
                ways[value + added] += count * other.ways[added]
            ways[cap] += count * other.or_more[cap - value]
    return _build_capped(ways)


def _build_capped(ways: list[int]) -> Capped:
    return Capped(tuple(ways), tuple(accumulate(reversed(ways)))[::-1])


def _levels(reached: list[int], total: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Return the chances of the four levels, from the combinations that reach at least each success level."""
    standard, good, outstanding = reached
    return (
        Fraction(total - standard, total),
        Fraction(standard - good, total),
        Fraction(good - outstanding, total),
        Fraction(outstanding, total),
    )
