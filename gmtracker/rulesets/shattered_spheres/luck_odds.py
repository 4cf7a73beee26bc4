"""How often the used d20 counts what, and how often it is a critical, with and without luck dice.

The ways are counted in closed form, of 20, 400 or 8,000 in all. Enumerating every face through
:func:`~gmtracker.rulesets.shattered_spheres.luck.used_d20` comes to the same.
"""

from functools import lru_cache
from typing import NamedTuple

from gmtracker.engine.odds import Distribution
from gmtracker.rulesets.shattered_spheres.luck import Critical

D20 = 20


class LuckDice(NamedTuple):
    """The d20s rolled beside the plain one that may take its place."""

    fortune: bool
    misfortune: bool


NO_LUCK = LuckDice(fortune=False, misfortune=False)

CriticalWays = tuple[tuple[Critical, Distribution], ...]


@lru_cache(maxsize=64)
def d20_difference(acting: LuckDice | None, opposing: LuckDice | None) -> CriticalWays:
    """What the acting side's d20 counts less what the opposing side's counts, by the acting side's critical.

    None is a d20 that is not rolled and counts nothing here.
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
    """The ways to each value that the used d20 can count, by critical; of 20, 400 or 8,000 in all.

    Counted in closed form; enumerating the faces through :func:`used_d20` comes to the same. A natural 1 is a
    natural 20 seen from below: there, Fortune and Misfortune change places.
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
    """The ways in which the used d20 counts ``value`` (0–20) or less."""
    plain, fortune, misfortune = value, 2 * max(0, value - 10), min(D20, 2 * value)
    match luck:
        case LuckDice(True, True):
            # The middle of three is that low when two of them are; all three being so is counted three times.
            pairs = plain * fortune + plain * misfortune + fortune * misfortune
            return D20 * pairs - 2 * plain * fortune * misfortune
        case LuckDice(True, False):
            return plain * fortune
        case LuckDice(False, True):
            return D20 * D20 - (D20 - plain) * (D20 - misfortune)
        case _:
            return plain
