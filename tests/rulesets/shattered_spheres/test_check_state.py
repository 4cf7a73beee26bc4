"""Reading the dice of a check: requests, totals, uncounted dice, and the earned Fate.

The engine also rolls some thousands of times, and a chi-square test compares it with its own odds (fixed seed).
"""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Procedure, Side
from gmtracker.engine.dice import Dice, Die, DieOwner
from gmtracker.engine.events import ProcedureSet
from gmtracker.rulesets.shattered_spheres import RULESET
from gmtracker.rulesets.shattered_spheres.check_odds import check_odds, fate_odds
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
)
from gmtracker.rulesets.shattered_spheres.check_state import (
    CheckResult,
    Spent,
    dice_requests,
    mark_unused_d20s,
    read_roll,
    result_of,
    state_of,
)
from tests.builders.chance import fits
from tests.builders.shattered_spheres import a_check, an_ambush, any_check, check
from tests.builders.thorough import thorough

OTHER: dict[Side, Side] = {"heroes": "opposition", "opposition": "heroes"}


def fallen(spec: CheckSpec, faces: tuple[int, ...]) -> tuple[Die, ...]:
    asks = dice_requests(spec, DieOwner("Mira"), DieOwner("Warden"))
    return tuple(
        Die(role=request.role, size=request.size, face=face) for request, face in zip(asks, faces, strict=True)
    )


def read(spec: CheckSpec, *faces: int, **spent: int) -> CheckResult:
    return read_roll(spec, fallen(spec, faces), Spent(**spent), OTHER[spec.side])


def names(**fields: Any) -> list[str]:
    return [request.name for request in dice_requests(a_check(**fields), DieOwner("Mira"), DieOwner("Warden"))]


def test_dice_have_the_names_players_know() -> None:
    against = AgainstOpposed(skill_rank=2, advantage=1, fortune=True)
    assert names(advantage=7, disadvantage=2, tier=2, misfortune=True, against=against) == [
        "Mira · d20",
        "Misfortune d20",
        "Advantage d12",
        "Advantage d6",
        "Disadvantage d6",
        "Warden · d20",
        "Warden · Fortune d20",
        "Warden · Advantage d4",
    ]


def test_routine_check_rolls_only_its_advantage_dice() -> None:
    assert names(routine=True, fortune=True, advantage=3) == ["Advantage d8"]


def test_only_a_rolled_obstacle_requests_its_d20() -> None:
    rolled = AgainstObstacle(level=3, difficulty="hard", rolled=True)
    assert names(against=rolled) == ["Mira · d20", "Warden · d20"]
    assert names(against=replace(rolled, rolled=False)) == ["Mira · d20"]


@given(any_check)
def test_dice_have_unique_roles_and_names(spec: CheckSpec) -> None:
    asks = dice_requests(spec, DieOwner("Mira"), DieOwner("Warden"))
    assert len({request.role for request in asks}) == len({request.name for request in asks}) == len(asks)


@pytest.mark.parametrize(
    ("fields", "faces", "total", "dc"),
    [
        ({"skill_rank": 7, "advantage": 4}, (8, 6), 21, 11),
        ({"skill_rank": 7, "disadvantage": 4}, (8, 6), 9, 11),
        ({"skill_rank": 7, "bonus": 3}, (8,), 18, 11),
        ({"skill_rank": 2, "routine": True, "advantage": 1}, (3,), 15, 11),
        ({"against": AgainstDC(dc=10, advantage=1, disadvantage=2)}, (9, 4, 1), 9, 13),
        ({"against": AgainstObstacle(level=4, difficulty="hard")}, (9,), 9, 18),
        ({"against": AgainstObstacle(level=4, difficulty="hard", rolled=True)}, (9, 6), 9, 14),
        ({"against": AgainstPassive(skill_rank=3, advantage=1)}, (9, 2), 9, 15),
        ({"against": AgainstOpposed(skill_rank=3, disadvantage=1)}, (9, 12, 2), 9, 13),
        ({"fortune": True}, (4, 7), 17, 11),
        ({"misfortune": True}, (14, 18), 8, 11),
        ({"fortune": True, "misfortune": True}, (4, 7, 3), 4, 11),
        ({"fortune": True, "misfortune": True, "luck_dice": "add"}, (4, 7, 3), 8, 11),
        (
            {"fortune": True, "luck_dice": "add", "against": AgainstOpposed(skill_rank=0, fortune=True)},
            (4, 7, 9, 6),
            11,
            15,
        ),
    ],
)
def test_total_of_the_dice(fields: dict[str, Any], faces: tuple[int, ...], total: int, dc: int) -> None:
    result = read(a_check(**fields), *faces)
    assert (result.total, result.dc) == (total, dc)


@pytest.mark.parametrize(
    ("kind", "faces", "degree"),
    [
        ("skill", (11,), 1),
        ("skill", (16,), 2),
        ("skill", (10,), -1),
        ("skill", (6,), -2),
        ("skill", (20,), 3),
        ("skill", (1,), -4),
        ("attack", (20,), 3),
        ("resistance", (1,), -4),
    ],
)
def test_degree_of_a_plain_roll_against_dc_eleven(kind: Any, faces: tuple[int, ...], degree: int) -> None:
    assert read(a_check(kind=kind), *faces).degree == degree


def test_natural_twenty_always_hits_and_natural_one_always_misses() -> None:
    hopeless, certain = a_check(kind="attack", against=AgainstDC(dc=60)), a_check(kind="attack", skill_rank=40)
    assert read(hopeless, 20).degree == 1
    assert read(certain, 1).degree == -1


def test_improve_roll_adds_to_total_and_coup_to_success_degrees() -> None:
    spec = a_check()
    assert read(spec, 9, bonus=4).total == 13
    assert read(spec, 11, degrees=2).degree == 3
    assert read(spec, 11, degrees=9).degree == 5
    assert read(spec, 9, degrees=2).degree == -1


def test_improving_the_other_side_raises_the_dc() -> None:
    spec = a_check(against=AgainstOpposed(skill_rank=0))
    assert read(spec, 10, 8, against=5).dc == 13


@pytest.mark.parametrize(
    ("luck", "faces", "ignored"),
    [
        ({"fortune": True}, (4, 7), ["check.d20"]),
        ({"fortune": True}, (19, 2), ["check.fortune"]),
        ({"fortune": True}, (17, 7), ["check.fortune"]),
        ({"misfortune": True}, (14, 18), ["check.d20"]),
        ({"fortune": True, "misfortune": True}, (10, 1, 15), ["check.fortune", "check.misfortune"]),
        ({"fortune": True, "misfortune": True, "luck_dice": "add"}, (10, 1, 15), []),
    ],
)
def test_uncounted_d20_is_marked(luck: dict[str, Any], faces: tuple[int, ...], ignored: list[str]) -> None:
    spec = a_check(**luck)
    dice = mark_unused_d20s(spec, fallen(spec, faces))
    assert [die.role for die in dice if die.ignored] == ignored


def test_uncounted_d20_of_the_other_side_has_a_reason() -> None:
    spec = a_check(against=AgainstOpposed(skill_rank=0, fortune=True))
    *_, plain, fortune = mark_unused_d20s(spec, fallen(spec, (12, 3, 9)))
    assert (bool(plain.ignored), bool(fortune.ignored)) == (True, False)


@pytest.mark.parametrize(
    ("fields", "faces", "triumph", "tragedy"),
    [
        ({"advantage": 5}, (9, 4), 0, 0),
        ({"advantage": 5}, (9, 5), 1, 0),
        ({"advantage": 5}, (9, 10), 2, 0),
        ({"disadvantage": 5}, (9, 10), 0, 2),
        ({"fortune": True}, (9, 5), 1, 0),
        ({"misfortune": True}, (9, 14), 0, 2),
        ({"advantage": 5, "misfortune": True}, (9, 18, 12), 0, 1),
        ({}, (20,), 1, 0),
        ({}, (1,), 0, 1),
        ({"advantage": 5}, (20, 5), 2, 0),
        ({"advantage": 5, "routine": True}, (7,), 1, 0),
        ({"fortune": True}, (3, 10), 2, 0),
        ({"against": AgainstPassive(skill_rank=0, advantage=5)}, (9, 5), 0, 1),
        ({"against": AgainstDC(dc=9, disadvantage=5)}, (9, 12), 2, 0),
        ({"against": AgainstOpposed(skill_rank=0)}, (9, 20), 0, 1),
        ({"against": AgainstOpposed(skill_rank=0)}, (9, 1), 1, 0),
        ({"against": AgainstObstacle(level=1, difficulty="easy", rolled=True)}, (9, 20), 0, 0),
    ],
)
def test_stones_of_both_sides_rolls(fields: dict[str, Any], faces: tuple[int, ...], triumph: int, tragedy: int) -> None:
    result = read(a_check(**fields), *faces)
    assert result.from_dice.triumph + result.from_criticals.triumph == triumph
    assert result.from_dice.tragedy + result.from_criticals.tragedy == tragedy


@given(any_check, st.data())
def test_reversed_sides_swap_the_stones(spec: CheckSpec, data: st.DataObject) -> None:
    asks = dice_requests(spec, DieOwner("Mira"), DieOwner("Warden"))
    faces = tuple(data.draw(st.integers(1, request.size)) for request in asks)
    one, other = read(spec, *faces), read(replace(spec, side=OTHER[spec.side]), *faces)
    assert one.from_dice == other.from_dice[::-1]
    assert one.from_criticals == other.from_criticals[::-1]
    assert one.degree == other.degree


SMALL_CHECKS = [
    a_check(),
    a_check(kind="attack", skill_rank=3, advantage=2, against=AgainstPassive(skill_rank=4, advantage=1)),
    a_check(kind="resistance", disadvantage=1, tier=2, bonus=2, side="opposition"),
    a_check(fortune=True, misfortune=True),
    a_check(fortune=True, luck_dice="add", against=AgainstOpposed(skill_rank=2)),
    a_check(routine=True, advantage=6, disadvantage=2, tier=2),
    a_check(misfortune=True, against=AgainstDC(dc=8, advantage=1, disadvantage=1)),
]


@pytest.mark.parametrize("spec", SMALL_CHECKS)
def test_reading_all_combinations_matches_the_odds(spec: CheckSpec) -> None:
    asks = dice_requests(spec, DieOwner("Mira"), DieOwner("Warden"))
    degrees: Counter[int] = Counter()
    triumph = tragedy = ways = 0
    for faces in product(*(range(1, request.size + 1) for request in asks)):
        result = read(spec, *faces)
        degrees[result.degree] += 1
        triumph += result.from_dice.triumph + result.from_criticals.triumph
        tragedy += result.from_dice.tragedy + result.from_criticals.tragedy
        ways += 1
    assert check_odds(spec).degrees == {degree: Fraction(degrees[degree], ways) for degree in sorted(degrees)}
    assert fate_odds(spec, OTHER[spec.side]) == (Fraction(triumph, ways), Fraction(tragedy, ways))


ROLLS = thorough(20_000)
SEED = 20_260_102

CHECKS = [
    a_check(skill_rank=7, advantage=4, tier=2, disadvantage=2),
    a_check(kind="attack", skill_rank=4, advantage=6, tier=2, against=AgainstPassive(skill_rank=6, advantage=3)),
    a_check(
        skill_rank=3,
        disadvantage=1,
        fortune=True,
        misfortune=True,
        side="opposition",
        against=AgainstOpposed(skill_rank=2, advantage=2, fortune=True),
    ),
]


def rolled(campaign: Campaign, spec: CheckSpec, dice: Random) -> tuple[int, int, int]:
    """Roll with the engine. Returns the degree, and the granted Triumph and Tragedy stones."""
    decided = RULESET.decide(campaign, ROLL[spec], Dice(lambda size: dice.randint(1, size)))
    state = state_of(_kept(decided.events))
    return result_of(campaign, state).degree, state.earned.triumph, state.earned.tragedy


def _kept(events: tuple[object, ...]) -> Procedure:
    return [event.procedure for event in events if isinstance(event, ProcedureSet)][-1]


TABLE = an_ambush()
ROLL = {spec: check(TABLE, "Mira", spec) for spec in CHECKS}


@pytest.mark.parametrize("spec", CHECKS)
def test_thousands_of_engine_rolls_fit_the_odds(spec: CheckSpec) -> None:
    dice = Random(SEED)
    rolls = [rolled(TABLE.campaign, spec, dice) for _ in range(ROLLS)]
    assert fits(Counter(degree for degree, _, _ in rolls), check_odds(spec).degrees)
    other: Side = "opposition" if spec.side == "heroes" else "heroes"
    for at, mean in enumerate(fate_odds(spec, other), 1):
        stones = [roll[at] for roll in rolls]
        spread = sqrt(sum((count - float(mean)) ** 2 for count in stones) / ROLLS)
        assert abs(sum(stones) / ROLLS - float(mean)) <= 4 * spread / sqrt(ROLLS)
