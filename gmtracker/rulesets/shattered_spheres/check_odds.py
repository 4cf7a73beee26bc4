"""The exact odds of a check: the chance of every degree, and the expected Fate stones.

All odds are counted in equally likely combinations of the dice. Dice that only add or subtract form one sum. The d20s
are counted by value and critical, in closed form. Degrees are read where the margin crosses a step. Enumerating every
face with :func:`~gmtracker.rulesets.shattered_spheres.check_rules.used_d20` gives the same result.
"""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from gmtracker.engine.campaign import Side
from gmtracker.engine.distribution import Distribution, sum_of_dice, ways_sum_at_least
from gmtracker.rulesets.shattered_spheres.check_rules import (
    DEGREE_STEP,
    MOST_DEGREES,
    ROUTINE_D20,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckKind,
    CheckSpec,
    Critical,
    dice_for_ranks,
    margin_degree,
    obstacle_level_dc,
    parse_check,
    stones_for_difference,
)

D20 = 20


class LuckDice(NamedTuple):
    """The luck dice rolled together with the plain d20."""

    fortune: bool
    misfortune: bool


NO_LUCK = LuckDice(fortune=False, misfortune=False)

CriticalWays = tuple[tuple[Critical, Distribution], ...]


@lru_cache(maxsize=64)
def d20_difference(acting: LuckDice | None, opposing: LuckDice | None) -> CriticalWays:
    """Return the combinations for each difference of the two sides' d20s, by the acting side's critical.

    None is a d20 that is not rolled and counts 0.
    """
    counts = d20_ways(acting)
    if opposing is None:
        return counts
    theirs: dict[int, int] = {}
    for _, distribution in d20_ways(opposing):
        for value, ways in distribution.items():
            theirs[value] = theirs.get(value, 0) + ways
    other = Distribution.counted(theirs)
    return tuple((critical, distribution.minus(other)) for critical, distribution in counts)


NATURAL_20_WAYS: dict[LuckDice, int] = {
    LuckDice(fortune=False, misfortune=False): 1,
    # The plain 20 with any Fortune die, or a Fortune 20 over the 19 lower faces of the plain die.
    LuckDice(fortune=True, misfortune=False): 20 + 19,
    # The lower of the two never counts over 10.
    LuckDice(fortune=False, misfortune=True): 0,
    # The plain 20 with a Fortune die that counts 20 (a face of 10 or 20) and any Misfortune die.
    LuckDice(fortune=True, misfortune=True): 2 * 20,
}


@lru_cache(maxsize=8)
def d20_ways(luck: LuckDice | None) -> CriticalWays:
    """Return the combinations for each value of the used d20, by critical. There are 20, 400 or 8,000 in total.

    Counted in closed form. Enumerating the faces with :func:`used_d20` gives the same. A natural 1 mirrors a natural
    20, with Fortune and Misfortune exchanged.
    """
    if luck is None:
        return ((Critical.NONE, Distribution.certain(0)),)
    ways = {value: _ways_up_to(value, luck) - _ways_up_to(value - 1, luck) for value in range(1, D20 + 1)}
    naturals = {
        Critical.NATURAL_1: (1, NATURAL_20_WAYS[LuckDice(luck.misfortune, luck.fortune)]),
        Critical.NATURAL_20: (D20, NATURAL_20_WAYS[luck]),
    }
    for value, count in naturals.values():
        ways[value] -= count
    criticals = [(critical, Distribution(value, (count,))) for critical, (value, count) in naturals.items() if count]
    return ((Critical.NONE, Distribution.counted(ways)), *criticals)


def _ways_up_to(value: int, luck: LuckDice) -> int:
    """Return the number of combinations in which the used d20 counts ``value`` (0–20) or less."""
    plain, fortune, misfortune = value, 2 * max(0, value - 10), min(D20, 2 * value)
    match luck:
        case LuckDice(True, True):
            # The middle of three is that low if at least two are. The sum of the pairs counts all three 3 times.
            pairs = plain * fortune + plain * misfortune + fortune * misfortune
            return D20 * pairs - 2 * plain * fortune * misfortune
        case LuckDice(True, False):
            return plain * fortune
        case LuckDice(False, True):
            return D20 * D20 - (D20 - plain) * (D20 - misfortune)
        case LuckDice(False, False):
            return plain
    raise AssertionError(luck)


class CheckOdds(Struct, frozen=True):
    """The odds of one check.

    ``degrees`` holds every degree that can happen, the worst first. Their chances sum to one. ``mean_degree`` is the
    expected degree, with failures below zero. ``mean_triumph`` and ``mean_tragedy`` are the expected stones from the
    acting side's roll.
    """

    degrees: dict[int, Fraction]
    success: Fraction
    mean_degree: Fraction
    mean_triumph: Fraction
    mean_tragedy: Fraction


class Roll(NamedTuple):
    """One side of a check: the sizes of added and subtracted dice, the flat bonus, and its d20 (None: not rolled)."""

    added: tuple[int, ...]
    taken: tuple[int, ...]
    flat: int
    d20: LuckDice | None


def check_odds(spec: CheckSpec, improved_by: tuple[int, ...] = ()) -> CheckOdds:
    """Return the exact odds of a check (seeds 000 and 001; rulings as in the rules modules).

    ``improved_by`` are the sizes of Improve Roll dice that are still to be rolled. They add to the total but bring no
    Fate.
    """
    acting, opposing = _acting_roll(spec), _opposing_roll(spec)
    triumph, tragedy = _mean_stones(acting)
    if spec.side == "opposition":
        triumph, tragedy = tragedy, triumph
    ways = _ways_to_degrees(spec.kind, acting._replace(added=acting.added + improved_by), opposing)
    total = sum(ways.values())
    return CheckOdds(
        degrees={degree: Fraction(count, total) for degree, count in sorted(ways.items())},
        success=Fraction(sum(count for degree, count in ways.items() if degree > 0), total),
        mean_degree=Fraction(sum(degree * count for degree, count in ways.items()), total),
        mean_triumph=triumph,
        mean_tragedy=tragedy,
    )


@lru_cache(maxsize=512)
def cached_odds(spec: CheckSpec, improved_by: tuple[int, ...] = ()) -> CheckOdds:
    """Return :func:`check_odds`, cached, because the panel, its rows and the roll all ask for the same check."""
    return check_odds(spec, improved_by)


@lru_cache(maxsize=64)
def fate_odds(spec: CheckSpec, other: Side) -> tuple[Fraction, Fraction]:
    """Return the expected Triumph and Tragedy stones from both sides' rolls. ``other`` is the opposing side.

    A d20 that sets an obstacle's DC belongs to no one and brings no stones.
    """
    rolls = [(spec.side, _acting_roll(spec))]
    if not isinstance(spec.against, AgainstObstacle):
        rolls.append((other, _opposing_roll(spec)))
    triumph = tragedy = Fraction(0)
    for side, roll in rolls:
        plus, minus = _mean_stones(roll)
        triumph += plus if side == "heroes" else minus
        tragedy += minus if side == "heroes" else plus
    return triumph, tragedy


def check_odds_json(shape: object) -> dict[str, object]:
    """Return the odds of a check in its machine form, as JSON values. Fractions are strings in lowest terms.

    Raises Refused with a sentence that names the invalid field.
    """
    odds = check_odds(parse_check(shape))
    return {
        "success": str(odds.success),
        "degrees": {str(degree): str(chance) for degree, chance in odds.degrees.items()},
        "mean_triumph": str(odds.mean_triumph),
        "mean_tragedy": str(odds.mean_tragedy),
    }


def _acting_roll(spec: CheckSpec) -> Roll:
    flat = spec.skill_rank + spec.bonus
    if spec.routine:
        luck, flat = None, flat + ROUTINE_D20
    else:
        luck = LuckDice(spec.fortune, spec.misfortune)
    return _roll(spec, flat, luck, adding=spec.luck_dice == "add")


def _opposing_roll(spec: CheckSpec) -> Roll:
    """Return the opposing roll. Its total is the DC."""
    match spec.against:
        case AgainstDC() as against:
            return _roll(against, against.dc, None)
        case AgainstObstacle() as against:
            flat = obstacle_level_dc(against.level, against.difficulty)
            return Roll((), (), flat, NO_LUCK) if against.rolled else Roll((), (), flat + ROUTINE_D20, None)
        case AgainstPassive() as against:
            return _roll(against, against.skill_rank + ROUTINE_D20, None)
        case AgainstOpposed() as against:
            luck = LuckDice(against.fortune, against.misfortune)
            return _roll(against, against.skill_rank, luck, adding=spec.luck_dice == "add")


def _roll(
    ranks: CheckSpec | AgainstDC | AgainstPassive | AgainstOpposed,
    flat: int,
    luck: LuckDice | None,
    *,
    adding: bool = False,
) -> Roll:
    """Return a side with the dice for its ranks.

    With ``adding``, luck dice are added to them and the d20 stays plain.
    """
    added = dice_for_ranks(ranks.advantage, ranks.tier)
    taken = dice_for_ranks(ranks.disadvantage, ranks.tier)
    if adding and luck is not None:
        return Roll(added + (D20,) * luck.fortune, taken + (D20,) * luck.misfortune, flat, NO_LUCK)
    return Roll(added, taken, flat, luck)


def _ways_to_degrees(kind: CheckKind, acting: Roll, opposing: Roll) -> dict[int, int]:
    """Return the combinations for each possible degree. They sum to all combinations of both sides' dice."""
    added, taken = acting.added + opposing.taken, acting.taken + opposing.added
    replacing = opposing.d20
    if replacing == NO_LUCK:
        taken, replacing = (*taken, D20), None
    dice = sum_of_dice(tuple(sorted(added)), tuple(sorted(taken)))
    flat = acting.flat - opposing.flat
    ways: dict[int, int] = {}
    for critical, d20s in d20_difference(acting.d20, replacing):
        counted, everything = 0, d20s.total * dice.total
        for degree, least in _degree_steps(kind, critical):
            reached = everything if least is None else ways_sum_at_least(d20s, dice, least - flat)
            if reached > counted:
                ways[degree] = ways.get(degree, 0) + reached - counted
                counted = reached
    return ways


@lru_cache(maxsize=16)
def _degree_steps(kind: CheckKind, critical: Critical) -> tuple[tuple[int, int | None], ...]:
    """Return the degrees that a kind of check can reach, best first, each with its lowest margin.

    The worst has None, because it has no lower limit. The degrees are those of :func:`margin_degree`, which never
    falls as the margin grows.
    """
    beyond = DEGREE_STEP * (MOST_DEGREES + 2)
    least: dict[int, int | None] = {}
    for margin in range(beyond, -beyond, -1):
        least[margin_degree(kind, margin, critical)] = margin
    least[min(least)] = None
    return tuple(least.items())


def _mean_stones(roll: Roll) -> tuple[Fraction, Fraction]:
    """Return the Triumph and Tragedy stones that a hero's roll of these dice is expected to bring."""
    luck = roll.d20 or NO_LUCK
    added = roll.added + (D20,) * luck.fortune
    taken = roll.taken + (D20,) * luck.misfortune
    triumph, tragedy = _mean_dice_stones(tuple(sorted(added)), tuple(sorted(taken)))
    if roll.d20 is None:
        return triumph, tragedy
    sides = D20 ** (1 + luck.fortune + luck.misfortune)
    ways = {critical: distribution.total for critical, distribution in d20_ways(luck)}
    return (
        triumph + Fraction(ways.get(Critical.NATURAL_20, 0), sides),
        tragedy + Fraction(ways.get(Critical.NATURAL_1, 0), sides),
    )


@lru_cache(maxsize=1024)
def _mean_dice_stones(added: tuple[int, ...], taken: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """Return the stones expected from the faces alone, for the adding side and for the subtracting side."""
    plus = minus = 0
    difference = sum_of_dice(added, taken)
    for value, ways in difference.items():
        stones = stones_for_difference(value)
        if stones > 0:
            plus += stones * ways
        else:
            minus -= stones * ways
    return Fraction(plus, difference.total), Fraction(minus, difference.total)
