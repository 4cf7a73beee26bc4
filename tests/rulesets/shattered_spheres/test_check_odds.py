"""The odds of checks: the published vectors, examples calculated by hand, and what must hold for any check.

Also our odds compared with an independent implementation of the rules on icepool.
"""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.rulesets.shattered_spheres.check_odds import check_odds, check_odds_json
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
)
from tests.builders.icepool_checks import twin_odds
from tests.builders.shattered_spheres import a_check, any_check
from tests.builders.thorough import thorough

VECTORS = Path(__file__).parents[1] / "vectors" / "checks.jsonl"


def vectors() -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["check"]["ruleset"] == "shattered-spheres"]


def test_there_are_thirty_vectors() -> None:
    assert len(vectors()) == 30


@pytest.mark.parametrize("vector", vectors())
def test_odds_of_every_vector_are_exact(vector: dict[str, Any]) -> None:
    assert check_odds_json(vector["check"]) == vector["odds"]


def success(**fields: Any) -> Fraction:
    return check_odds(a_check(**fields)).success


def test_plain_d20_reaches_dc_eleven_half_the_time() -> None:
    assert success() == Fraction(1, 2)


def test_percent_chance_is_a_twentieth_per_point() -> None:
    assert success(against=AgainstDC(dc=21 - 9)) == Fraction(45, 100)


def test_bonus_is_flat() -> None:
    assert success(bonus=3) == success(skill_rank=3) == Fraction(13, 20)


def test_unrolled_obstacle_is_ten_plus_level_times_difficulty() -> None:
    level_3 = [AgainstObstacle(level=3, difficulty=word) for word in ("easy", "moderate", "hard")]
    assert [success(against=against) for against in level_3] == [
        success(against=AgainstDC(dc=dc)) for dc in (10, 13, 16)
    ]


def test_rolled_obstacle_has_the_odds_of_two_d20s() -> None:
    rolled = AgainstObstacle(level=9, difficulty="easy", rolled=True)
    assert success(against=rolled) == Fraction(210 - 1, 400)  # A tie on a natural 1 is a failure.


def test_passive_check_is_a_dc_of_ten_plus_rank() -> None:
    assert success(against=AgainstPassive(skill_rank=4)) == success(against=AgainstDC(dc=14))


def test_dice_of_the_other_side_raise_the_dc() -> None:
    assert success(against=AgainstDC(dc=10, advantage=1)) == Fraction(10 + 9 + 8 + 7, 80)


def test_luck_of_the_other_side_counts_against_the_check() -> None:
    chances = [
        success(against=AgainstOpposed(skill_rank=0, fortune=fortune, misfortune=misfortune))
        for fortune, misfortune in ((True, False), (False, False), (True, True), (False, True))
    ]
    assert chances[0] < chances[1] == Fraction(209, 400)
    assert chances[3] > chances[1]
    assert chances[0] < chances[2] < chances[3]


def test_routine_check_without_dice_is_certain() -> None:
    odds = check_odds(a_check(routine=True, skill_rank=1, fortune=True, misfortune=True))
    assert odds.degrees == {1: 1}
    assert odds.mean_triumph == odds.mean_tragedy == 0


def test_natural_twenty_improves_a_skill_check_by_only_one_degree() -> None:
    assert success(against=AgainstDC(dc=24)) == Fraction(1, 20)
    assert success(against=AgainstDC(dc=25)) == 0


@pytest.mark.parametrize("kind", ["attack", "resistance"])
def test_natural_twenty_in_a_fight_always_succeeds_and_one_fails(kind: str) -> None:
    assert success(kind=kind, against=AgainstDC(dc=60)) == Fraction(1, 20)
    assert success(kind=kind, against=AgainstDC(dc=-60)) == Fraction(19, 20)


def test_added_luck_leaves_criticals_to_the_plain_d20() -> None:
    lucky = a_check(kind="attack", luck_dice="add", fortune=True, misfortune=True, against=AgainstDC(dc=90))
    assert check_odds(lucky).success == Fraction(1, 20)


def test_misfortune_leaves_no_natural_twenty() -> None:
    assert success(kind="attack", misfortune=True, against=AgainstDC(dc=60)) == 0


def test_stones_come_from_dice_and_criticals() -> None:
    odds = check_odds(a_check(advantage=3))
    assert odds.mean_triumph == Fraction(4, 8) + Fraction(1, 20)
    assert odds.mean_tragedy == Fraction(1, 20)


@given(check=any_check)
def test_chances_of_the_degrees_sum_to_one(check: CheckSpec) -> None:
    odds = check_odds(check)
    assert sum(odds.degrees.values()) == 1
    assert odds.success == sum(chance for degree, chance in odds.degrees.items() if degree > 0)
    assert list(odds.degrees) == sorted(odds.degrees)
    assert all(1 <= abs(degree) <= 5 and chance > 0 for degree, chance in odds.degrees.items())


def at_least(check: CheckSpec) -> list[Fraction]:
    """Return the chance of each degree or better, from the worst to the best."""
    degrees = check_odds(check).degrees
    return [sum((degrees.get(d, Fraction(0)) for d in range(least, 6)), Fraction(0)) for least in range(-5, 6)]


def never_worse(better: CheckSpec, worse: CheckSpec) -> bool:
    pairs = zip(at_least(better), at_least(worse), strict=True)
    return all(one >= other for one, other in pairs)


@given(check=any_check, more=st.integers(1, 9))
def test_more_advantage_never_makes_a_degree_less_likely(check: CheckSpec, more: int) -> None:
    assert never_worse(replace(check, advantage=check.advantage + more), check)


@given(check=any_check, more=st.integers(1, 9))
def test_more_disadvantage_never_makes_a_degree_more_likely(check: CheckSpec, more: int) -> None:
    assert never_worse(check, replace(check, disadvantage=check.disadvantage + more))


@given(check=any_check, more=st.integers(1, 9))
def test_improving_a_roll_never_makes_a_degree_less_likely(check: CheckSpec, more: int) -> None:
    assert never_worse(replace(check, bonus=check.bonus + more), check)


@given(check=any_check)
def test_reversed_sides_swap_only_the_stones(check: CheckSpec) -> None:
    other = replace(check, side="heroes" if check.side == "opposition" else "opposition")
    mine, theirs = check_odds(check), check_odds(other)
    assert (mine.mean_triumph, mine.mean_tragedy) == (theirs.mean_tragedy, theirs.mean_triumph)
    assert mine.degrees == theirs.degrees


@given(check=any_check)
def test_dice_of_the_other_side_earn_the_acting_side_nothing(check: CheckSpec) -> None:
    alone = check_odds(replace(check, against=AgainstDC(dc=10)))
    odds = check_odds(check)
    assert (odds.mean_triumph, odds.mean_tragedy) == (alone.mean_triumph, alone.mean_tragedy)


@given(check=any_check)
def test_machine_form_of_a_check_has_the_same_odds(check: CheckSpec) -> None:
    shape = msgspec.to_builtins(check)
    assert check_odds_json(shape)["success"] == str(check_odds(check).success)


ALL_DICE: dict[str, Any] = {"advantage": 15, "disadvantage": 15, "tier": 5, "fortune": True, "misfortune": True}


def assert_twins_agree(check: CheckSpec) -> None:
    ours, theirs = check_odds(check), twin_odds(check)
    assert ours.degrees == theirs.degrees
    assert (ours.mean_triumph, ours.mean_tragedy) == (theirs.mean_triumph, theirs.mean_tragedy)


@settings(max_examples=thorough(200))
@given(check=any_check)
def test_any_check_has_the_odds_of_icepool(check: CheckSpec) -> None:
    assert_twins_agree(check)


def test_check_with_all_dice_has_the_odds_of_icepool() -> None:
    hardest = a_check(**ALL_DICE, against=AgainstOpposed(skill_rank=0, **ALL_DICE))
    assert_twins_agree(hardest)
    assert_twins_agree(replace(hardest, luck_dice="add"))
