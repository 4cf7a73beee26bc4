"""Degrees, obstacles and Fate stones, by the rules' own examples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.rulesets.shattered_spheres.check_rules import (
    CheckKind,
    degree_of,
    fate_stones,
    obstacle_level_dc,
    stones_for_difference,
)
from gmtracker.rulesets.shattered_spheres.luck import Critical

UP, DOWN, NONE = Critical.NATURAL_20, Critical.NATURAL_1, Critical.NONE


@pytest.mark.parametrize(
    ("margin", "degree"),
    [(0, 1), (4, 1), (5, 2), (9, 2), (20, 5), (99, 5), (-1, -1), (-4, -1), (-5, -2), (-9, -2), (-99, -5)],
)
def test_every_full_five_is_a_degree_more(margin: int, degree: int) -> None:
    assert degree_of("skill", margin) == degree


@pytest.mark.parametrize(
    ("kind", "margin", "critical", "degree"),
    [
        ("skill", 7, UP, 3),
        ("skill", -3, UP, 1),  # the ladder has no zero
        ("skill", -7, UP, -1),
        ("skill", 0, DOWN, -1),
        ("skill", 30, UP, 5),
        ("skill", 25, DOWN, 5),  # the limit is counted after the critical
        ("attack", -20, UP, 1),
        ("attack", 7, UP, 3),
        ("attack", 20, DOWN, -1),
        ("attack", -7, DOWN, -3),
        ("resistance", -20, UP, 1),
        ("resistance", 20, DOWN, -1),
    ],
)
def test_a_critical_changes_the_degree(kind: CheckKind, margin: int, critical: Critical, degree: int) -> None:
    assert degree_of(kind, margin, critical) == degree


@given(
    kind=st.sampled_from(["skill", "attack", "resistance"]),
    critical=st.sampled_from(Critical),
    margin=st.integers(-60, 60),
)
def test_a_point_more_never_lowers_the_degree(kind: CheckKind, critical: Critical, margin: int) -> None:
    assert degree_of(kind, margin, critical) <= degree_of(kind, margin + 1, critical)


def test_a_hard_obstacle_counts_its_level_twice() -> None:
    assert [obstacle_level_dc(7, difficulty) for difficulty in ("easy", "moderate", "hard")] == [0, 7, 14]


@pytest.mark.parametrize(
    ("difference", "stones"),
    [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (-4, 0), (-5, -1), (-10, -2)],
)
def test_every_full_five_of_difference_is_a_stone(difference: int, stones: int) -> None:
    assert stones_for_difference(difference) == stones


def test_a_natural_twenty_brings_a_triumph_beside_what_the_dice_bring() -> None:
    assert fate_stones(-11, UP, "heroes") == (1, 2)


def test_a_natural_one_brings_a_tragedy() -> None:
    assert fate_stones(6, DOWN, "heroes") == (1, 1)


def test_the_oppositions_stones_are_exchanged() -> None:
    assert fate_stones(12, UP, "opposition") == (0, 3)


def test_a_roll_without_difference_or_critical_brings_nothing() -> None:
    assert fate_stones(3, NONE, "heroes") == (0, 0)
