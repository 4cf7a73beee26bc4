"""The odds of tests: the published vectors, hand-calculated examples, a slow obvious twin, and invariants.

The engine also rolls, and a chi-square test compares its levels and Mishaps with the odds (fixed seed).
"""

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.evolve import fold
from gmtracker.rulesets.torg_eternity import RULESET
from gmtracker.rulesets.torg_eternity.bonus_chart import bonus_of
from gmtracker.rulesets.torg_eternity.check_odds import (
    check_odds,
    check_odds_json,
    odds_of_adding,
    odds_of_keeping,
    odds_of_rolling_again,
)
from gmtracker.rulesets.torg_eternity.check_rules import CheckSpec
from gmtracker.rulesets.torg_eternity.check_state import at_stage, read_roll, rolled_state
from tests.builders.chance import fits
from tests.builders.thorough import thorough
from tests.builders.torg_eternity import a_check, a_roll, a_scene, any_check

VECTORS = Path(__file__).parents[1] / "vectors" / "checks.jsonl"
KINDS = ("possibility", "up", "hero", "drama")
DEEP = 5
"""How many dice of a chain the twin follows. Only one in ten continues, so longer chains hardly matter."""
SLACK = Fraction(3, 10**DEEP)


def vectors() -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["check"]["ruleset"] == "torg-eternity"]


def success(*extras: str, **fields: Any) -> Fraction:
    return check_odds(a_check(**fields), extras).success


def test_there_are_thirty_vectors() -> None:
    assert len(vectors()) == 30


@pytest.mark.parametrize("vector", vectors())
def test_odds_of_every_vector_are_exact(vector: dict[str, Any]) -> None:
    assert check_odds_json(vector["check"]) == vector["odds"]


@cache
def chain_of(skilled: bool, depth: int = DEEP) -> dict[int, Fraction]:
    """Return the sum of a die with all its further rolls, die by die."""
    ways: dict[int, Fraction] = {}
    for face in range(1, 21):
        again = depth > 1 and (face == 10 or (skilled and face == 20))
        for more, chance in (chain_of(skilled, depth - 1) if again else {0: Fraction(1)}).items():
            ways[face + more] = ways.get(face + more, Fraction()) + chance / 20
    return ways


def twin_levels(spec: CheckSpec, first: int, extras: tuple[str, ...]) -> list[Fraction]:
    """Return the levels after a final first die, reading the rules face by face."""
    again = first == 10 or (spec.skilled and first == 20)
    totals = {first + more: chance for more, chance in (chain_of(spec.skilled) if again else {0: Fraction(1)}).items()}
    for kind in extras:
        sums: dict[int, Fraction] = {}
        for total, chance in totals.items():
            for more, share in chain_of(spec.skilled).items():
                added = total + (more if kind == "up" else max(10, more))
                sums[added] = sums.get(added, Fraction()) + chance * share
        totals = sums
    levels = [Fraction()] * 4
    for total, chance in totals.items():
        over = spec.skill_value + bonus_of(total) + spec.modifier - spec.dn
        level = 0 if over < 0 or first == 1 else 1 if over < 5 else 2 if over < 10 else 3
        levels[level] += chance
    return levels


def twin(spec: CheckSpec, extras: tuple[str, ...] = ()) -> tuple[list[Fraction], Fraction]:
    """Return the levels and the chance of a Mishap, by playing every first die, and every second die if Favored."""
    kept = {face: twin_levels(spec, face, extras) for face in range(1, 21)}
    anew = [twin_levels(spec, face, extras) for face in range(1, 21)]
    fresh = [sum((levels[at] for levels in anew), Fraction()) / 20 for at in range(4)]
    levels, mishap = [Fraction()] * 4, Fraction()
    for face, own in kept.items():
        is_mishap = face <= spec.mishap_up_to
        again = spec.favored and not is_mishap and 1 - own[0] < 1 - fresh[0]
        levels = [sofar + share / 20 for sofar, share in zip(levels, fresh if again else own, strict=True)]
        mishap += Fraction(is_mishap, 20)
    return levels, mishap


@given(spec=any_check)
def test_odds_match_playing_every_die(spec: CheckSpec) -> None:
    assume(check_odds(spec).success > Fraction(1, 1000))
    odds, (levels, mishap) = check_odds(spec), twin(spec)
    assert all(abs(mine - theirs) <= SLACK for mine, theirs in zip(odds.levels, levels, strict=True))
    assert odds.mishap == mishap


@settings(max_examples=thorough(25))
@given(spec=any_check, kind=st.sampled_from(KINDS))
def test_odds_of_an_additional_die_match_playing_it(spec: CheckSpec, kind: str) -> None:
    odds, (levels, _) = check_odds(replace(spec, favored=False), (kind,)), twin(replace(spec, favored=False), (kind,))
    assert all(abs(mine - theirs) <= SLACK for mine, theirs in zip(odds.levels, levels, strict=True))


@given(spec=any_check, extras=st.lists(st.sampled_from(KINDS), max_size=2).map(tuple))
def test_chances_sum_to_one_and_more_dice_never_hurt(spec: CheckSpec, extras: tuple[str, ...]) -> None:
    odds = check_odds(spec, extras)
    assert sum(odds.levels) == 1
    assert min(odds.levels) >= 0
    for kind in KINDS:
        assert check_odds(spec, (*extras, kind)).success >= odds.success


@given(spec=any_check)
def test_favored_and_higher_skill_never_hurt(spec: CheckSpec) -> None:
    odds = check_odds(spec).success
    assert check_odds(replace(spec, favored=True)).success >= odds
    assert (
        check_odds(replace(spec, favored=False, skill_value=spec.skill_value + 1)).success
        >= check_odds(replace(spec, favored=False)).success
    )


@given(spec=any_check)
def test_odds_are_the_mean_over_the_first_die(spec: CheckSpec) -> None:
    plain = replace(spec, favored=False)
    kept = [odds_of_keeping(plain, face).success for face in range(1, 21)]
    assert check_odds(plain).success == sum(kept, Fraction()) / 20


@given(spec=any_check, natural=st.integers(2, 20), more=st.integers(0, 30))
def test_only_added_dice_are_open_after_the_roll(spec: CheckSpec, natural: int, more: int) -> None:
    total = natural + more
    lies = odds_of_adding(spec, natural, total, mishap=False)
    assert lies.success in (0, 1)
    assert odds_of_adding(spec, natural, total, ("up",), mishap=False).success >= lies.success
    assert (lies.success == 1) == (spec.skill_value + bonus_of(total) + spec.modifier >= spec.dn)


def test_natural_one_fails_whatever_the_skill_and_additions() -> None:
    assert success(skill_value=60) == Fraction(19, 20)
    assert success("possibility", "up", skill_value=60) == Fraction(19, 20)
    assert odds_of_adding(a_check(skill_value=60), 1, 1, ("possibility",), mishap=True).success == 0


def test_eleven_reaches_a_difficulty_equal_to_the_skill() -> None:
    by_hand = Fraction(9, 20) + Fraction(1, 20) + Fraction(1, 20)
    assert success() == by_hand
    assert success(skilled=False) == by_hand


def test_second_die_of_a_favored_test_is_no_mishap() -> None:
    """Seed 002, Test Failure: "Don't count 1s that come up as part of rerolls … only for the first die rolled"."""
    for mishap_up_to in (1, 4):
        assert check_odds(a_check(favored=True, mishap_up_to=mishap_up_to)).mishap == Fraction(mishap_up_to, 20)


def test_one_on_the_second_die_fails_whatever_is_added() -> None:
    """Rules/checks.md, Torg Eternity: "a natural 1 on it still fails". Before, it only counted low."""
    spec = a_check(favored=True, skill_value=60)
    assert odds_of_rolling_again(spec).success == Fraction(19, 20)
    assert odds_of_rolling_again(spec, ("possibility",)).success == Fraction(19, 20)
    assert odds_of_rolling_again(spec).mishap == 0


def test_possibility_makes_certain_what_ten_more_would() -> None:
    assert success("possibility") == Fraction(19, 20)
    assert success("up") < Fraction(19, 20)


def test_wider_mishap_changes_no_success() -> None:
    assert success(mishap_up_to=4) == success()
    assert check_odds(a_check(mishap_up_to=4)).mishap == Fraction(1, 5)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"mishap_up_to": 0}, "mishap_up_to: Expected `int` >= 1."),
        ({"mishap_up_to": 5}, "mishap_up_to: Expected `int` <= 4."),
        ({"dn": True}, "dn: Expected `int`, got `bool`."),
        ({"skilled": 1}, "skilled: Expected `bool`, got `int`."),
        ({"luck": 1}, "The check: Object contains unknown field `luck`."),
        ({"modifier": -1001}, "modifier: Expected `int` >= -1000."),
    ],
)
def test_impossible_check_is_refused_naming_the_field(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as refused:
        check_odds_json({**msgspec.to_builtins(a_check()), **fields})
    assert refused.value.sentence == said


def test_hardest_possible_check_has_odds() -> None:
    assert 0 < success(skill_value=-1000, modifier=-1000, dn=1000) < Fraction(1, 10**900)


ROLLS = thorough(5_000)
SEED = 20_260_103
TABLE = a_scene()


def level_and_mishap(spec: CheckSpec, dice: Random, *, up: bool) -> tuple[int, bool]:
    """Roll with the engine. A Favored first die is rerolled if that is the better step."""
    campaign = TABLE.campaign
    command = a_roll(TABLE, "Ilse", spec, rolled_with=["up"] if up else [])
    while True:
        decided = RULESET.decide(campaign, command, Dice(lambda size: dice.randint(1, size)))
        campaign = fold(campaign, decided.events)
        shown = RULESET.open_check(campaign)
        if at_stage(campaign, "first") is None or shown is None:
            break
        command = Use(use=shown.steps[0].command.use)
    result = read_roll(spec, rolled_state(campaign)[1].dice)
    return result.level, result.mishap


@pytest.mark.parametrize(
    ("spec", "up"),
    [
        (a_check(skill_value=12, dn=13, mishap_up_to=2), False),
        (a_check(skill_value=9, dn=10, skilled=False), True),
        (a_check(skill_value=14, dn=14, favored=True, mishap_up_to=3), False),
    ],
)
def test_engine_rolls_fit_the_odds(spec: CheckSpec, up: bool) -> None:
    dice = Random(SEED)
    seen = [level_and_mishap(spec, dice, up=up) for _ in range(ROLLS)]
    odds = check_odds(spec, ("up",) if up else ())
    assert fits(Counter(level for level, _ in seen), dict(enumerate(odds.levels)))
    assert fits(Counter(mishap for _, mishap in seen), {True: odds.mishap, False: 1 - odds.mishap})
