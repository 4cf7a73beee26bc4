"""Exact distributions, compared with plain enumeration."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.distribution import Distribution, sum_of_dice, ways_sum_at_least

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
def test_sum_of_dice_counts_every_combination(added: tuple[int, ...], subtracted: tuple[int, ...]) -> None:
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
def test_ways_sum_at_least_equals_enumeration(one: Distribution, other: Distribution, least: int) -> None:
    assert ways_sum_at_least(one, other, least) == sum(
        ways for value, ways in one.plus(other).items() if value >= least
    )


@given(dice=distributions)
def test_ways_add_up_to_total(dice: Distribution) -> None:
    assert counted(dice).total() == dice.total


@given(dice=distributions, by=st.integers(-99, 99))
def test_shift_moves_every_value(dice: Distribution, by: int) -> None:
    assert counted(dice.shifted(by)) == {value + by: ways for value, ways in counted(dice).items()}


def test_two_dice_total_seven_in_one_sixth_of_rolls() -> None:
    dice = sum_of_dice((6, 6))
    assert counted(dice)[7] * 6 == dice.total


@pytest.mark.parametrize("value", [-3, 0, 12])
def test_certain_value_has_one_way(value: int) -> None:
    assert counted(Distribution.certain(value)) == {value: 1}
