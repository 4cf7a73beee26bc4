"""The odds of checks: the published vectors, all combinations as an oracle, and what must hold for any check.

The engine also rolls a few thousand times, and a chi-square test compares its degrees with the odds (fixed seed).
"""

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import ProcedureSet
from gmtracker.rulesets.humans_and_heroes import RULESET
from gmtracker.rulesets.humans_and_heroes.check_odds import attempt_odds, check_odds, check_odds_json
from gmtracker.rulesets.humans_and_heroes.check_rules import AgainstDC, AgainstOpposed, CheckSpec, parse_check
from gmtracker.rulesets.humans_and_heroes.check_state import Attempt, CheckState, House, result_of, state_of
from tests.builders.campaigns import who
from tests.builders.chance import fits
from tests.builders.humans_and_heroes import a_check, a_day, opposed, rolling
from tests.builders.thorough import thorough

VECTORS = Path(__file__).parents[1] / "vectors" / "checks.jsonl"
FACES = [sum(dice) for dice in product((-1, 0, 1), repeat=3)]
ROWS = ["trait", "power", "active_defense", "passive_defense"]
SMALL = st.integers(-9, 9)


def vectors() -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["check"]["ruleset"] == "humans-and-heroes"]


def test_there_are_thirty_vectors() -> None:
    assert len(vectors()) == 30


@pytest.mark.parametrize("vector", vectors())
def test_odds_of_every_vector_are_exact(vector: dict[str, Any]) -> None:
    assert check_odds_json(vector["check"]) == vector["odds"]


any_check = st.one_of(
    st.builds(a_check, st.sampled_from(["attack", *ROWS]), SMALL, SMALL),
    st.builds(opposed, st.sampled_from(["attack", *ROWS]), SMALL, SMALL, st.sampled_from(ROWS)),
)


def plainly(spec: CheckSpec, mine: int, theirs: int) -> list[int]:
    """Return both degrees of one combination, one for each face of the coin. Written from the rules alone."""
    shape = spec.against
    row = shape.roll if isinstance(shape, AgainstOpposed) else ""
    fixed = shape.dc if isinstance(shape, AgainstDC) else shape.bonus
    fails = mine == -3 and spec.roll in ("attack", "active_defense", "trait")
    hits = mine == 3 and spec.roll == "attack"
    mine += {3: spec.roll != "attack", -3: -(spec.roll in ("passive_defense", "power"))}.get(mine, 0)
    beaten = theirs == -3 and row in ("active_defense", "trait")
    if not row:
        theirs = 0
    elif abs(theirs) == 3 and not beaten:
        theirs += theirs // 3
    gap = spec.bonus + mine - fixed - theirs
    size = max(1, (abs(gap) + 2) // 3)
    wins = [gap > 0] * 2
    if gap == 0:
        ahead = spec.bonus - fixed if row and spec.roll != "attack" else 1
        wins = [ahead >= 0, ahead > 0]
    if fails or hits or beaten:
        return [(size if won else 1) if not fails else -(1 if won else size) for won in wins]
    return [size if won else -size for won in wins]


def counted(spec: CheckSpec, best_of: int = 1) -> dict[int, Fraction]:
    """Return the odds from all combinations of the dice."""
    falls = [max(rolls) for rolls in product(FACES, repeat=best_of)]
    degrees = [degree for mine in falls for theirs in FACES for degree in plainly(spec, mine, theirs)]
    return {degree: Fraction(degrees.count(degree), len(degrees)) for degree in set(degrees)}


@given(any_check)
def test_odds_match_all_combinations_of_the_dice(spec: CheckSpec) -> None:
    assert check_odds(spec).degrees == counted(spec)


@given(st.builds(a_check, st.sampled_from(["attack", *ROWS]), SMALL, SMALL))
@settings(max_examples=thorough(100))
def test_better_of_two_rolls_counts(spec: CheckSpec) -> None:
    assert attempt_odds(Attempt(check=spec, rolls=2)).degrees == counted(spec, best_of=2)


@given(any_check, st.integers(1, 3), st.lists(SMALL, max_size=3).map(tuple), st.booleans())
def test_chances_sum_to_one(spec: CheckSpec, rolls: int, helpers: tuple[int, ...], pushed: bool) -> None:
    attempt = Attempt(check=spec, rolls=rolls, helpers=helpers, effort=pushed)
    odds = attempt_odds(attempt)
    assert sum(odds.degrees.values()) == 1
    assert odds.success == sum(chance for degree, chance in odds.degrees.items() if degree > 0)


@given(any_check)
def test_improve_roll_never_lowers_the_chance(spec: CheckSpec) -> None:
    once, again = attempt_odds(Attempt(check=spec)), attempt_odds(Attempt(check=spec, rolls=2))
    assert once.success <= again.success


@given(st.sampled_from(ROWS), st.sampled_from(ROWS), SMALL, SMALL)
def test_contest_chances_sum_up_except_for_double_failures(one: str, other: str, mine: int, theirs: int) -> None:
    both = check_odds(opposed(one, mine, theirs, other)).success + check_odds(opposed(other, theirs, mine, one)).success
    fails = {"active_defense", "trait"}
    assert both == 1 - (Fraction(1, 729) if {one, other} <= fails else 0)


def test_even_contest_favors_the_other_side_by_double_failures() -> None:
    assert check_odds(opposed()).success == Fraction(1, 2) * (1 - Fraction(1, 729))


HELPERS = [Attempt(check=a_check("trait", 0, 1), helpers=helpers) for helpers in ((4,), (4, -9), (0, 0, 0))]


@pytest.mark.parametrize("attempt", HELPERS)
@pytest.mark.parametrize("counts_off", [True, False])
def test_helper_odds_match_all_combinations_of_their_dice(attempt: Attempt, counts_off: bool) -> None:
    wins = total = 0
    for falls in product(FACES, repeat=len(attempt.helpers)):
        degrees = [
            plainly(a_check("trait", bonus), fall, 0)[0] for bonus, fall in zip(attempt.helpers, falls, strict=True)
        ]
        helps, hinders = sum(d for d in degrees if d > 0), sum(d for d in degrees if d < 0)
        summed = helps + hinders if counts_off or not helps else helps
        team = 2 if summed >= 3 else 1 if summed >= 1 else -1 if summed <= -2 else 0
        wins += sum(plainly(a_check("trait", team, 1), mine, 0)[0] > 0 for mine in FACES)
        total += len(FACES)
    assert attempt_odds(attempt, House(failures_subtract=counts_off)).success == Fraction(wins, total)


def test_extra_effort_adds_one_up_to_two_in_total() -> None:
    plain = Attempt(check=a_check("trait", 2, 3), circumstance=2)
    assert attempt_odds(replace(plain, effort=True)) == attempt_odds(plain)
    less = replace(plain, circumstance=1, effort=True)
    assert attempt_odds(less) == attempt_odds(Attempt(check=a_check("trait", 3, 3)))


def test_house_rule_gives_equal_totals_to_the_defender() -> None:
    routine = Attempt(check=a_check("trait", 5, 5, routine=True))
    assert attempt_odds(routine).degrees == {1: 1}
    assert attempt_odds(routine, House(equal_succeeds=False)).degrees == {-1: 1}


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        (
            {"roll": "attack", "routine": True},
            '"routine" must be false: attacks and defenses are always rolled.',
        ),
        (
            {"roll": "passive_defense", "routine": True},
            '"routine" must be false: attacks and defenses are always rolled.',
        ),
        (
            {"roll": "attack", "against": {"type": "routine", "bonus": 2}},
            '"against.type" can\'t be "routine" for an attack: a defense is always rolled.',
        ),
        ({"against": {"type": "opposed", "bonus": 2, "roll": "attack"}}, "against.roll: Invalid enum value 'attack'."),
        ({"bonus": 1001}, "bonus: Expected `int` <= 1000."),
        ({"bonus": True}, "bonus: Expected `int`, got `bool`."),
        ({"against": {"type": "dc"}}, "against: Object missing required field `dc`."),
        ({"luck": 1}, "The check: Object contains unknown field `luck`."),
    ],
)
def test_invalid_check_is_refused_by_its_field(fields: dict[str, Any], error: str) -> None:
    shape = {"ruleset": "humans-and-heroes", "roll": "trait", "bonus": 0, "against": {"type": "dc", "dc": 0}} | fields
    with pytest.raises(Refused) as refused:
        parse_check(shape)
    assert refused.value.sentence == error


ROLLS = thorough(4_000)
SEED = 20_260_102
TABLE = a_day()
HELPER = {"helpers": [{"by": who(TABLE, "Rook"), "bonus": 2}]}
COMMANDS = [
    rolling(TABLE, a_check("attack", 3, 4)),
    rolling(TABLE, opposed("trait", 2, 2)),
    rolling(TABLE, opposed("power", 4, 5, "passive_defense")),
    rolling(TABLE, a_check("trait", 1, 3), setting=HELPER),
]


def flow_after(command: Use, dice: Random) -> CheckState:
    """Return the check after its roll, with a tie decided by the coin."""
    campaign = TABLE.campaign
    for step in (command, Use(use="coin")):
        decided = RULESET.decide(campaign, step, Dice(lambda size: dice.randint(1, size)))
        kept = [event.procedure for event in decided.events if isinstance(event, ProcedureSet)][-1]
        campaign = decided.after
        if not result_of(campaign, state_of(kept)).tie:
            break
    return state_of(kept)


@pytest.mark.parametrize("command", COMMANDS)
def test_thousands_of_engine_rolls_fit_the_odds(command: Use) -> None:
    dice = Random(SEED)
    flows = [flow_after(command, dice) for _ in range(ROLLS)]
    seen = Counter(result_of(TABLE.campaign, state).degree for state in flows)
    assert fits(seen, attempt_odds(flows[0].rolled()).degrees)
