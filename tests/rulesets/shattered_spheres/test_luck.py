"""Fortune and Misfortune: the die used, the criticals, and the counts behind their odds."""

from collections import Counter
from itertools import product

import pytest

from gmtracker.rulesets.shattered_spheres.luck import Critical, used_d20
from gmtracker.rulesets.shattered_spheres.luck_odds import LuckDice, d20_difference, d20_ways

FACES = range(1, 21)
ALL_LUCK = [LuckDice(fortune, misfortune) for fortune, misfortune in product((False, True), repeat=2)]


@pytest.mark.parametrize(
    ("plain", "fortune", "misfortune", "used", "counts"),
    [
        (13, None, None, "plain", 13),
        (13, 4, None, "fortune", 14),
        (13, 3, None, "plain", 13),  # equal values: the plain d20 is used
        (13, 12, None, "plain", 13),
        (8, None, 17, "misfortune", 7),
        (8, None, 18, "plain", 8),
        (8, None, 9, "plain", 8),
        (15, 2, 1, "fortune", 12),
        (15, 9, 1, "plain", 15),
        (3, 9, 16, "misfortune", 6),
        (3, 9, 13, "plain", 3),
    ],
)
def test_luck_decides_which_d20_counts(
    plain: int, fortune: int | None, misfortune: int | None, used: str, counts: int
) -> None:
    assert used_d20(plain, fortune, misfortune)[:2] == (used, counts)


@pytest.mark.parametrize(
    ("plain", "fortune", "misfortune", "critical"),
    [
        (20, None, None, Critical.NATURAL_20),
        (1, None, None, Critical.NATURAL_1),
        (5, 20, None, Critical.NATURAL_20),
        (5, 10, None, Critical.NONE),  # raised to 20
        (20, 10, None, Critical.NATURAL_20),  # equal values: the plain d20 is used
        (5, 1, None, Critical.NONE),  # raised to 11
        (1, 2, None, Critical.NONE),
        (20, None, 20, Critical.NONE),  # lowered to 10
        (5, None, 1, Critical.NATURAL_1),
        (5, None, 11, Critical.NONE),  # lowered to 1
        (1, None, 11, Critical.NATURAL_1),
        (20, 20, 1, Critical.NATURAL_20),
        (20, 19, 1, Critical.NONE),
        (1, 20, 1, Critical.NATURAL_1),
    ],
)
def test_a_critical_shows_and_counts(
    plain: int, fortune: int | None, misfortune: int | None, critical: Critical
) -> None:
    assert used_d20(plain, fortune, misfortune).critical is critical


@pytest.mark.parametrize("luck", ALL_LUCK)
def test_the_counted_ways_are_those_of_every_combination_of_faces(luck: LuckDice) -> None:
    rolls = product(FACES, FACES if luck.fortune else [None], FACES if luck.misfortune else [None])
    enumerated = Counter(used_d20(*roll)[1:] for roll in rolls)
    counted = {
        (counts, critical): ways for critical, values in d20_ways(luck) for counts, ways in values.items() if ways
    }
    assert counted == enumerated


@pytest.mark.parametrize("other", ALL_LUCK)
def test_the_other_sides_d20_is_taken_off_without_its_criticals(other: LuckDice) -> None:
    mine = d20_difference(LuckDice(fortune=False, misfortune=False), other)
    ways = {critical: values.total for critical, values in mine}
    rolls = 20 ** (1 + other.fortune + other.misfortune)
    assert ways == {Critical.NONE: 18 * rolls, Critical.NATURAL_20: rolls, Critical.NATURAL_1: rolls}
