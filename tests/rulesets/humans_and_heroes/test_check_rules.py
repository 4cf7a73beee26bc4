"""The document's own example numbers: the critical table, degrees, difficulties, and ties (seed 004)."""

import pytest

from gmtracker.rulesets.humans_and_heroes.check_rules import DCS, Throw, degrees, outcome, thrown
from gmtracker.rulesets.humans_and_heroes.check_state import team_modifier
from tests.builders.humans_and_heroes import a_check, opposed

ROUTINE = Throw(0)


@pytest.mark.parametrize(
    ("roll", "plus", "minus"),
    [
        ("attack", Throw(3, hits=True), Throw(-3, fails=True)),
        ("active_defense", Throw(4), Throw(-3, fails=True)),
        ("passive_defense", Throw(4), Throw(-4)),
        ("trait", Throw(4), Throw(-3, fails=True)),
        ("power", Throw(4), Throw(-4)),
    ],
)
def test_three_plus_and_three_minus_count_by_their_row(roll: str, plus: Throw, minus: Throw) -> None:
    spec = a_check(roll)
    assert (thrown(spec.roll, 3), thrown(spec.roll, -3)) == (plus, minus)
    assert [thrown(spec.roll, dice).counts for dice in range(-2, 3)] == [-2, -1, 0, 1, 2]


@pytest.mark.parametrize(("gap", "count"), [(0, 1), (3, 1), (4, 2), (6, 2), (7, 3), (-2, 1), (-4, 2), (300, 100)])
def test_degree_is_a_third_of_the_difference_rounded_up(gap: int, count: int) -> None:
    assert degrees(gap) == count


@pytest.mark.parametrize(("total", "degree"), [(13, 1), (8, -1), (10, 1), (14, 2), (16, 2), (6, -2)])
def test_graded_check_against_dc_10(total: int, degree: int) -> None:
    assert outcome(a_check("trait", total, 10), ROUTINE, None).degree == degree


def test_six_succeeds_at_dc_6_and_average_by_two() -> None:
    assert outcome(a_check("trait", 6, 6), ROUTINE, None).degree == 1
    assert outcome(a_check("trait", 6, DCS["Average"]), ROUTINE, None).degree == 2


def test_difficulties_match_the_table() -> None:
    assert list(DCS.values()) == [-10, -5, 0, 5, 10, 15, 20, 25, 30]


def test_tied_contest_goes_to_higher_bonus_or_a_coin() -> None:
    assert outcome(opposed("trait", 3, 1), Throw(-1), Throw(1)).degree == 1
    assert outcome(opposed("trait", 1, 3), Throw(1), Throw(-1)).degree == -1
    assert outcome(opposed("trait", 2, 2), Throw(1), Throw(1)).tie


def test_attack_equal_to_the_defense_hits() -> None:
    assert outcome(opposed("attack", 1, 3, "active_defense"), Throw(1), Throw(-1)).degree == 1


def test_automatic_result_against_the_numbers_counts_one_degree() -> None:
    assert outcome(a_check("attack", 0, 30), thrown("attack", 3), None).degree == 1
    assert outcome(a_check("trait", 30, 0), thrown("trait", -3), None).degree == -1


def test_automatic_result_with_the_numbers_counts_them() -> None:
    assert outcome(a_check("attack", 10, 0), thrown("attack", 3), None).degree == 5
    assert outcome(a_check("trait", 0, 10), thrown("trait", -3), None).degree == -5


def test_acting_side_fails_if_both_fail_automatically() -> None:
    assert outcome(opposed("trait", 9, 0), thrown("trait", -3), thrown("trait", -3)).degree == -1


def test_automatically_failed_defense_lets_the_attack_hit() -> None:
    spec = opposed("attack", 0, 30, "active_defense")
    assert outcome(spec, Throw(0), thrown("active_defense", -3)).degree == 1


@pytest.mark.parametrize(("total", "modifier"), [(9, 2), (3, 2), (2, 1), (1, 1), (0, 0), (-1, 0), (-2, -1), (-9, -1)])
def test_team_modifier_depends_on_the_sum_of_degrees(total: int, modifier: int) -> None:
    assert team_modifier(total) == modifier
