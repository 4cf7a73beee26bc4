"""The odds of a check worked out a second time, by icepool: slow and obvious, to compare ours with.

It shares no line with the program's rules. As icepool is best used: dice are summed first, then mapped once.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import icepool  # type: ignore[import-untyped]

from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
)

Die = Any  # icepool's own generics do not tell faces from pairs
LADDER = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
SUCCESS_FLOOR = LADDER.index(1)


class TwinOdds(NamedTuple):
    """What the twin says of a check."""

    degrees: dict[int, Fraction]
    mean_triumph: Fraction
    mean_tragedy: Fraction


def twin_odds(spec: CheckSpec) -> TwinOdds:
    """The odds of a check, by icepool."""
    mine = _ranks(spec)
    d20 = icepool.Die([(10, 0)]) if spec.routine else luck_table(spec.fortune, spec.misfortune, spec.luck_dice)
    margin_without_d20 = mine + (spec.skill_rank + spec.bonus) - _difficulty(spec)
    degrees = icepool.map(lambda die, rest: _degree(spec.kind, die, rest), d20, margin_without_d20)
    good, bad = _mean_stones(spec, mine, d20)
    if spec.side == "opposition":
        good, bad = bad, good
    return TwinOdds(_chances(degrees), good, bad)


@cache
def luck_table(fortune: bool, misfortune: bool, luck_dice: str) -> Die:
    """What the d20s come to, as (count, critical), by looking at every combination of faces; 0 is a die not rolled."""
    read = _add_luck if luck_dice == "add" else _middle
    none = icepool.Die([0])
    return icepool.map(read, icepool.d20, icepool.d20 if fortune else none, icepool.d20 if misfortune else none)


def _middle(plain: int, fortune: int, misfortune: int) -> tuple[int, int]:
    dice = [(plain, plain)]
    if fortune:
        dice.append((fortune + 10 * (fortune <= 10), fortune))
    if misfortune:
        dice.append((misfortune - 10 * (misfortune >= 11), misfortune))
    counts = [count for count, _ in dice]
    in_order = sorted(counts)
    wanted = in_order[1] if len(dice) == 3 else in_order[-1 if fortune else 0]
    count, face = dice[counts.index(wanted)]
    return count, (face == count == 20) - (face == count == 1)


def _add_luck(plain: int, fortune: int, misfortune: int) -> tuple[int, int]:
    return plain + fortune - misfortune, (plain == 20) - (plain == 1)


def _ranks(side: Any) -> Die:
    return _dice(side.advantage, side.tier) - _dice(side.disadvantage, side.tier)


def _dice(ranks: int, tier: int) -> Die:
    """Ranks go one by one to the first die that has room."""
    filled = [0] * min(tier, 5)
    for _ in range(ranks):
        room = [i for i in range(len(filled)) if filled[i] < 5 - i]
        if room:
            filled[room[0]] += 1
    total: Die = icepool.Die([0])
    for rank in filled:
        if rank:
            total += icepool.d([4, 6, 8, 10, 12][rank - 1])
    return total


def _difficulty(spec: CheckSpec) -> Die:
    against = spec.against
    if isinstance(against, AgainstDC):
        return _ranks(against) + against.dc
    if isinstance(against, AgainstObstacle):
        level = against.level * ["easy", "moderate", "hard"].index(against.difficulty)
        return (icepool.d20 if against.rolled else icepool.Die([10])) + level
    if isinstance(against, AgainstPassive):
        return _ranks(against) + (10 + against.skill_rank)
    assert isinstance(against, AgainstOpposed)
    rolled = luck_table(against.fortune, against.misfortune, spec.luck_dice).marginals[0]
    return _ranks(against) + rolled + against.skill_rank


def _degree(kind: str, d20: tuple[int, int], rest: int) -> int:
    count, critical = d20
    margin = count + rest
    # An endless ladder of fives, as a place that may lie beyond its ends; it is cut last.
    place = SUCCESS_FLOOR + (margin // 5 if margin >= 0 else -((-margin) // 5) - 1)
    place += critical
    if kind != "skill" and critical > 0:
        place = max(place, SUCCESS_FLOOR)
    if kind != "skill" and critical < 0:
        place = min(place, SUCCESS_FLOOR - 1)
    return LADDER[min(max(place, 0), len(LADDER) - 1)]


def _mean_stones(spec: CheckSpec, ranks: Die, d20: Die) -> tuple[Fraction, Fraction]:
    difference = ranks
    if spec.fortune and not spec.routine:
        difference = difference + icepool.d20
    if spec.misfortune and not spec.routine:
        difference = difference - icepool.d20
    good = _mean(difference, lambda value: max(value, 0) // 5)
    bad = _mean(difference, lambda value: max(-value, 0) // 5)
    criticals = d20.marginals[1]
    return good + criticals.probability(1), bad + criticals.probability(-1)


def _mean(die: Die, rule: Callable[[int], int]) -> Fraction:
    mean = die.map(rule).mean()
    assert isinstance(mean, Fraction)
    return mean


def _chances(die: Die) -> dict[int, Fraction]:
    return {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items()}
