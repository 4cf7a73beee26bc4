"""The odds of checks: the published vectors, the seed's own numbers, and all faces of the dice counted.

The engine also rolls some thousands of checks, and a chi-square test compares them with the odds (fixed seed).
"""

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import ProcedureSet
from gmtracker.rulesets.vagabond import RULESET
from gmtracker.rulesets.vagabond.check_odds import (
    CheckSpec,
    Roll,
    SaveSpec,
    check_odds_json,
    outcome_of,
    parse_check,
    roll_odds,
    roll_of,
)
from gmtracker.rulesets.vagabond.check_state import result_of, state_of
from tests.builders.chance import fits
from tests.builders.thorough import thorough
from tests.builders.vagabond import a_fight, check

VECTORS = Path(__file__).parents[1] / "vectors" / "checks.jsonl"


def vectors() -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["check"]["ruleset"] == "vagabond"]


def test_there_are_thirty_vectors() -> None:
    assert len(vectors()) == 30


@pytest.mark.parametrize("vector", vectors())
def test_odds_of_every_reference_check_are_exact(vector: dict[str, Any]) -> None:
    assert check_odds_json(vector["check"]) == vector["odds"]


@pytest.mark.parametrize(
    ("stat", "untrained", "trained"), [(2, 18, 16), (3, 17, 14), (4, 16, 12), (5, 15, 10), (6, 14, 8), (7, 13, 6)]
)
def test_difficulty_is_twenty_minus_the_stat_once_or_twice(stat: int, untrained: int, trained: int) -> None:
    assert roll_of(CheckSpec(stat=stat)).difficulty == untrained
    assert roll_of(CheckSpec(stat=stat, trained=True)).difficulty == trained


@pytest.mark.parametrize(("first", "second", "difficulty"), [(4, 3, 13), (5, 5, 10), (2, 2, 16), (7, 7, 6)])
def test_save_is_against_twenty_minus_both_its_stats(first: int, second: int, difficulty: int) -> None:
    assert roll_of(SaveSpec(first=first, second=second)).difficulty == difficulty


@pytest.mark.parametrize(
    ("favor", "hinder", "sign"), [(0, 0, 0), (1, 0, 1), (3, 0, 1), (0, 2, -1), (1, 1, 0), (3, 2, 1), (1, 2, -1)]
)
def test_favor_and_hinder_cancel_and_leave_one_die(favor: int, hinder: int, sign: int) -> None:
    assert roll_of(CheckSpec(stat=5, favor=favor, hinder=hinder)).sign == sign


def test_natural_twenty_is_a_crit_even_when_hindered() -> None:
    assert outcome_of(20, 6, Roll(18, -1)) == "crit"
    assert outcome_of(19, 6, Roll(14, -1)) == "fail"
    assert outcome_of(19, 1, Roll(18, 1)) == "pass"


def test_total_equal_to_difficulty_passes_and_below_fails() -> None:
    assert outcome_of(12, 0, Roll(12)) == "pass"
    assert outcome_of(11, 0, Roll(12)) == "fail"


any_spec = st.builds(
    CheckSpec, stat=st.integers(2, 7), trained=st.booleans(), favor=st.integers(0, 9), hinder=st.integers(0, 9)
)


@given(any_spec)
def test_odds_match_all_counted_faces(spec: CheckSpec) -> None:
    difficulty = 20 - spec.stat - (spec.stat if spec.trained else 0)
    sign = min(max(spec.favor - spec.hinder, -1), 1)
    seen = {"crit": 0, "pass": 0, "fail": 0}
    for d20, d6 in product(range(1, 21), range(1, 7)):
        total = d20 + sign * d6
        seen["crit" if d20 == 20 else "pass" if total >= difficulty else "fail"] += 1
    odds = roll_odds(roll_of(spec))
    assert (odds.crit, odds.passed, odds.failed) == tuple(Fraction(count, 120) for count in seen.values())
    assert odds.crit + odds.passed + odds.failed == 1


@given(any_spec)
def test_favor_never_lowers_the_chance(spec: CheckSpec) -> None:
    roll = roll_of(spec)
    assert roll_odds(roll.favored()).success >= roll_odds(roll).success


@pytest.mark.parametrize(
    ("shape", "error"),
    [
        ({}, "The check: Object missing required field `stat`."),
        ({"stat": 1}, "stat: Expected `int` >= 2."),
        ({"stat": 8}, "stat: Expected `int` <= 7."),
        ({"stat": True}, "stat: Expected `int`, got `bool`."),
        ({"stat": 5, "favor": -1}, "favor: Expected `int` >= 0."),
        ({"stat": 5, "trained": 1}, "trained: Expected `bool`, got `int`."),
        ({"stat": 5, "second": 4}, "The check: Object contains unknown field `second`."),
    ],
)
def test_impossible_check_names_the_field(shape: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_check({"ruleset": "vagabond", **shape})
    assert caught.value.sentence == error


ROLLS = thorough(4_000)
SEED = 20_260_103
TABLE = a_fight()


def rolled(spec: CheckSpec, dice: Random) -> str:
    """Return the outcome of one roll of the engine."""
    command = check(TABLE, "Aila", spec=spec)
    decided = RULESET.decide(TABLE.campaign, command, Dice(lambda size: dice.randint(1, size)))
    flows = [
        state_of(event.procedure)
        for event in decided.events
        if isinstance(event, ProcedureSet) and event.procedure.data
    ]
    return result_of(flows[-1]).outcome


@pytest.mark.parametrize(
    "spec", [CheckSpec(stat=4), CheckSpec(stat=5, trained=True, favor=1), CheckSpec(stat=6, trained=True, hinder=2)]
)
def test_thousands_of_engine_rolls_fit_the_odds(spec: CheckSpec) -> None:
    dice, odds = Random(SEED), roll_odds(roll_of(spec))
    seen = Counter(rolled(spec, dice) for _ in range(ROLLS))
    assert fits(seen, {"crit": odds.crit, "pass": odds.passed, "fail": odds.failed})
