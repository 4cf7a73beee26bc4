"""The rules of a check as functions.

Degrees, obstacles and Fate stones, with the rules' own examples. The machine form of a check: defaults, and errors that
name the field. Fortune and Misfortune: the used die, the criticals, and the combinations behind their odds. The dice
for ranks.
"""

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.errors import Refused
from gmtracker.rulesets.shattered_spheres.check_odds import LuckDice, d20_difference, d20_ways
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    CheckKind,
    CheckSpec,
    Critical,
    dice_for_ranks,
    fate_stones,
    lost_ranks,
    margin_degree,
    obstacle_level_dc,
    parse_check,
    rank_cap,
    stones_for_difference,
    used_d20,
)

UP, DOWN, NONE = Critical.NATURAL_20, Critical.NATURAL_1, Critical.NONE


@pytest.mark.parametrize(
    ("margin", "degree"),
    [(0, 1), (4, 1), (5, 2), (9, 2), (20, 5), (99, 5), (-1, -1), (-4, -1), (-5, -2), (-9, -2), (-99, -5)],
)
def test_every_full_five_is_a_degree_more(margin: int, degree: int) -> None:
    assert margin_degree("skill", margin) == degree


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
def test_critical_changes_the_degree(kind: CheckKind, margin: int, critical: Critical, degree: int) -> None:
    assert margin_degree(kind, margin, critical) == degree


@given(
    kind=st.sampled_from(["skill", "attack", "resistance"]),
    critical=st.sampled_from(Critical),
    margin=st.integers(-60, 60),
)
def test_one_more_point_never_lowers_the_degree(kind: CheckKind, critical: Critical, margin: int) -> None:
    assert margin_degree(kind, margin, critical) <= margin_degree(kind, margin + 1, critical)


def test_hard_obstacle_counts_its_level_twice() -> None:
    assert [obstacle_level_dc(7, difficulty) for difficulty in ("easy", "moderate", "hard")] == [0, 7, 14]


@pytest.mark.parametrize(
    ("difference", "stones"),
    [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (-4, 0), (-5, -1), (-10, -2)],
)
def test_every_full_five_of_difference_is_a_stone(difference: int, stones: int) -> None:
    assert stones_for_difference(difference) == stones


def test_natural_twenty_earns_an_additional_triumph() -> None:
    assert fate_stones(-11, UP, "heroes") == (1, 2)


def test_natural_one_earns_a_tragedy() -> None:
    assert fate_stones(6, DOWN, "heroes") == (1, 1)


def test_oppositions_stones_are_swapped() -> None:
    assert fate_stones(12, UP, "opposition") == (0, 3)


def test_roll_without_difference_or_critical_earns_nothing() -> None:
    assert fate_stones(3, NONE, "heroes") == (0, 0)


def shape(**fields: Any) -> dict[str, Any]:
    plain = {
        "ruleset": "shattered-spheres",
        "kind": "skill",
        "skill_rank": 4,
        "against": {"type": "dc", "dc": 15},
    }
    return plain | fields


def test_omitted_field_has_its_default() -> None:
    assert parse_check(shape()) == CheckSpec(
        kind="skill",
        skill_rank=4,
        advantage=0,
        disadvantage=0,
        tier=1,
        fortune=False,
        misfortune=False,
        luck_dice="replace",
        routine=False,
        bonus=0,
        side="heroes",
        against=AgainstDC(dc=15, advantage=0, disadvantage=0, tier=1),
    )


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"kind": "save"}, "kind"),
        ({"skill_rank": -1}, "skill_rank"),
        ({"advantage": -1}, "advantage"),
        ({"disadvantage": 1.0}, "disadvantage"),
        ({"tier": 0}, "tier"),
        ({"fortune": 1}, "fortune"),
        ({"luck_dice": "both"}, "luck_dice"),
        ({"routine": "no"}, "routine"),
        ({"bonus": 1001}, "bonus"),
        ({"bonus": True}, "bonus"),
        ({"side": "gm"}, "side"),
        ({"luck": True}, "luck"),
        ({"ruleset": "vagabond"}, "ruleset"),
        ({"against": None}, "against"),
        ({"against": {"dc": 10}}, "against.type"),
        ({"against": {"type": "fate"}}, "against.type"),
        ({"against": {"type": "dc"}}, "against.dc"),
        ({"against": {"type": "dc", "dc": -1001}}, "against.dc"),
        ({"against": {"type": "dc", "dc": 10, "skill_rank": 1}}, "against.skill_rank"),
        ({"against": {"type": "dc", "dc": 10, "tier": 0}}, "against.tier"),
        ({"against": {"type": "obstacle", "difficulty": "easy"}}, "against.level"),
        ({"against": {"type": "obstacle", "level": -1, "difficulty": "easy"}}, "against.level"),
        ({"against": {"type": "obstacle", "level": 3}}, "against.difficulty"),
        ({"against": {"type": "obstacle", "level": 3, "difficulty": "easy", "rolled": 0}}, "against.rolled"),
        ({"against": {"type": "passive"}}, "against.skill_rank"),
        ({"against": {"type": "passive", "skill_rank": 1, "fortune": True}}, "against.fortune"),
        ({"against": {"type": "opposed", "skill_rank": 1, "fortune": "yes"}}, "against.fortune"),
    ],
)
def test_error_names_the_field(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_check(shape(**fields))
    assert set(named.split(".")) <= set(re.findall(r"\w+", refused.value.sentence))


@pytest.mark.parametrize("field", ["kind", "skill_rank", "against"])
def test_missing_field_is_named(field: str) -> None:
    incomplete = shape()
    del incomplete[field]
    with pytest.raises(Refused, match=f"Object missing required field `{field}`"):
        parse_check(incomplete)


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
def test_critical_must_show_and_count(
    plain: int, fortune: int | None, misfortune: int | None, critical: Critical
) -> None:
    assert used_d20(plain, fortune, misfortune).critical is critical


@pytest.mark.parametrize("luck", ALL_LUCK)
def test_counted_combinations_match_all_faces(luck: LuckDice) -> None:
    rolls = product(FACES, FACES if luck.fortune else [None], FACES if luck.misfortune else [None])
    enumerated = Counter(used_d20(*roll)[1:] for roll in rolls)
    counted = {
        (counts, critical): ways for critical, values in d20_ways(luck) for counts, ways in values.items() if ways
    }
    assert counted == enumerated


@pytest.mark.parametrize("other", ALL_LUCK)
def test_opposing_d20_is_subtracted_without_its_criticals(other: LuckDice) -> None:
    mine = d20_difference(LuckDice(fortune=False, misfortune=False), other)
    ways = {critical: values.total for critical, values in mine}
    rolls = 20 ** (1 + other.fortune + other.misfortune)
    assert ways == {Critical.NONE: 18 * rolls, Critical.NATURAL_20: rolls, Critical.NATURAL_1: rolls}


@pytest.mark.parametrize(
    ("ranks", "tier", "dice"),
    [
        (0, 1, ()),
        (1, 1, (4,)),
        (2, 1, (6,)),
        (3, 1, (8,)),
        (4, 1, (10,)),
        (5, 1, (12,)),
        (8, 1, (12,)),
        (7, 2, (12, 6)),
        (9, 2, (12, 10)),
        (10, 2, (12, 10)),
        (12, 3, (12, 10, 8)),
        (14, 4, (12, 10, 8, 6)),
        (15, 5, (12, 10, 8, 6, 4)),
        (11, 5, (12, 10, 6)),
        (1000, 1000, (12, 10, 8, 6, 4)),
    ],
)
def test_ranks_fill_the_first_die_first(ranks: int, tier: int, dice: tuple[int, ...]) -> None:
    assert dice_for_ranks(ranks, tier) == dice


def test_each_tier_has_its_cap() -> None:
    assert [rank_cap(tier) for tier in range(1, 8)] == [5, 9, 12, 14, 15, 15, 15]


def test_ranks_above_the_cap_are_lost() -> None:
    assert [lost_ranks(7, tier) for tier in (1, 2)] == [2, 0]


@pytest.mark.parametrize("tier", range(1, 8))
def test_every_rank_is_in_a_die_or_lost(tier: int) -> None:
    for ranks in range(30):
        in_dice = sum((size - 2) // 2 for size in dice_for_ranks(ranks, tier))
        assert in_dice + lost_ranks(ranks, tier) == ranks
