"""Exact distributions, held against plain enumeration."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.odds import Distribution, sum_of_dice, ways_sum_at_least

few_dice = st.lists(st.integers(1, 8), max_size=3).map(tuple)
distributions = st.builds(
    lambda lowest, first, inner, last: Distribution(lowest, (first, *inner, last)),
    st.integers(-30, 30),
    st.integers(1, 9),
    st.lists(st.integers(0, 9), max_size=30),
    st.integers(1, 9),
)


def counted(distribution: Distribution) -> Counter[int]:
    return Counter({value: ways for value, ways in distribution.items() if ways})


@given(added=few_dice, subtracted=few_dice)
def test_a_sum_of_dice_counts_every_combination_of_faces(added: tuple[int, ...], subtracted: tuple[int, ...]) -> None:
    faces = [range(1, size + 1) for size in added] + [range(-size, 0) for size in subtracted]
    assert counted(sum_of_dice(added, subtracted)) == Counter(sum(roll) for roll in product(*faces))


@given(one=distributions, other=distributions)
def test_plus_and_minus_combine_every_pair_of_values(one: Distribution, other: Distribution) -> None:
    plus: Counter[int] = Counter()
    minus: Counter[int] = Counter()
    for (mine, my_ways), (theirs, their_ways) in product(one.items(), other.items()):
        plus[mine + theirs] += my_ways * their_ways
        minus[mine - theirs] += my_ways * their_ways
    assert counted(one.plus(other)) == +plus
    assert counted(one.minus(other)) == +minus


@given(one=distributions, other=distributions, least=st.integers(-130, 130))
def test_a_point_of_a_sum_is_read_without_building_it(one: Distribution, other: Distribution, least: int) -> None:
    assert ways_sum_at_least(one, other, least) == one.plus(other).ways_at_least(least)


@given(dice=distributions, least=st.integers(-70, 70))
def test_at_least_counts_the_values_from_there_up(dice: Distribution, least: int) -> None:
    assert dice.ways_at_least(least) == sum(ways for value, ways in dice.items() if value >= least)


@given(dice=distributions)
def test_chances_sum_to_one(dice: Distribution) -> None:
    assert sum(dice.chances().values()) == 1


@given(dice=distributions, by=st.integers(-99, 99))
def test_a_shift_moves_the_mean_by_as_much(dice: Distribution, by: int) -> None:
    assert dice.shifted(by).mean() == dice.mean() + by


def test_two_dice_come_to_seven_in_a_sixth_of_the_rolls() -> None:
    assert sum_of_dice((6, 6)).chances()[7] == Fraction(1, 6)


def test_a_mapping_gathers_values_that_become_the_same() -> None:
    fudge = sum_of_dice((6,)).mapped(lambda face: (face + 1) // 2 - 2)
    assert fudge.chances() == {-1: Fraction(1, 3), 0: Fraction(1, 3), 1: Fraction(1, 3)}


def test_a_mapping_may_leave_gaps() -> None:
    assert sum_of_dice((4,)).mapped(lambda face: face * face).chances() == dict.fromkeys((1, 4, 9, 16), Fraction(1, 4))


@pytest.mark.parametrize("value", [-3, 0, 12])
def test_what_is_certain_has_the_chance_one(value: int) -> None:
    assert Distribution.certain(value).chances() == {value: 1}
