"""A check at the table: the roll, ties, routine, the team, Improve Roll, and the announcement, as one action."""

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.table import Table
from tests.rulesets.humans_and_heroes.table import (
    BLANK,
    MINUS,
    PLUS,
    a_check,
    a_conflict,
    a_day,
    announce,
    last_result,
    mira,
    open_check,
    opposed,
    points,
    rolled,
    rolling,
    use,
    warden,
)
from tests.support.builders import a_hero, do, falling, who, why_not

UP = (PLUS, PLUS, PLUS)
DOWN = (MINUS, MINUS, MINUS)


def helped(table: Table, **bonuses: int) -> dict[str, object]:
    return {"helpers": [{"by": who(table, name), "bonus": bonus} for name, bonus in bonuses.items()]}


def test_a_roll_is_three_dice_and_the_bonus() -> None:
    table = a_day()
    assert rolled(table, a_check(bonus=13, dc=15), PLUS, BLANK, PLUS) == (
        "Mira: Acrobatics 15 against 15, 1 degree of success."
    )
    assert [die.shows for die in open_check(table).dice] == ["+", "0", "+"]


def test_three_minus_fail_a_skill_whatever_the_bonus() -> None:
    table = a_day()
    assert "1 degree of failure, three minus" in rolled(table, a_check(bonus=30), *DOWN)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (-1, -1)


def test_three_plus_add_one() -> None:
    table = a_day()
    assert "4 against 4, 1 degree of success, three plus" in rolled(table, a_check(dc=4), *UP)


def test_both_sides_of_a_contest_roll() -> None:
    table = a_day()
    said = rolled(table, opposed(bonus=2, theirs=4), PLUS, PLUS, BLANK, MINUS, BLANK, BLANK, on="Warden")
    assert said == "Mira: Acrobatics 4 against 3, 1 degree of success."


@pytest.mark.parametrize(("side", "outcome"), [(1, "failure"), (2, "success")])
def test_a_coin_decides_where_totals_and_bonuses_are_equal(side: int, outcome: str) -> None:
    table = a_day()
    said = rolled(table, opposed(), *[BLANK] * 6, side)
    assert f"0 against 0, 1 degree of {outcome}" in said
    assert open_check(table).dice[-1].name == "Coin (2: Mira)"


def test_a_routine_check_needs_no_dice_and_can_be_rolled_after_all() -> None:
    table = a_day()
    table.dispatch(rolling(table, a_check(bonus=6, dc=7, routine=True)), falling())
    assert [step.name for step in open_check(table).steps] == ["Roll it after all", "Announce"]
    assert "7 against 7" in do(table, use(table, "roll-after-all", "Mira"), PLUS, BLANK, BLANK)


def test_a_routine_success_is_rolled_only_where_the_gm_wants_it() -> None:
    table = a_day()
    rolled(table, a_check(bonus=6, dc=6, routine=True))
    assert "only one that falls short" in why_not(table, use(table, "roll-after-all"))
    do(table, use(table, "roll-after-all", override=True), *UP)
    assert why_not(table, use(table, "roll-after-all")) == "The dice of this check have been rolled."


def test_helpers_roll_against_dc_0_and_add_to_the_leader() -> None:
    table = a_day()
    said = rolled(table, a_check(dc=2), *[BLANK] * 3, *UP, setting=helped(table, Rook=3))
    assert said == "Mira: Acrobatics 2 against 2, 1 degree of success."
    assert open_check(table).notes == ("Team +2 by 3 degrees in all",)
    assert [die.name for die in open_check(table).dice][3:] == ["Rook · Fudge 1", "Rook · Fudge 2", "Rook · Fudge 3"]


def test_a_team_that_fails_twice_costs_the_leader_one() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    said = rolled(table, a_check(dc=0), *[BLANK] * 3, *DOWN, *DOWN, setting=helped(table, Rook=0, Wren=0))
    assert "−1 against 0, 1 degree of failure" in said


def test_a_house_rule_lets_no_failure_count_off_where_anybody_helps() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    setting = helped(table, Rook=0, Wren=-9)
    faces = (*[BLANK] * 3, *UP, *DOWN)
    assert "−1 against 0" in rolled(table, a_check(), *faces, setting=setting)
    do(table, c.SetHouseRule(key="failures-count-off", value=False))
    assert "1 against 0" in rolled(table, a_check(), *faces, setting=setting)


def test_nobody_helps_twice_or_helps_the_own_lead() -> None:
    table = a_day()
    for helpers in (("Rook", "Rook"), ("Mira",)):
        setting = {"helpers": [{"by": who(table, name), "bonus": 0} for name in helpers]}
        command = rolling(table, a_check(), setting=setting)
        assert why_not(table, command) == "Each helper helps once, and the leader does not help."


def test_six_sided_dice_stand_in_for_fudge_dice_by_a_house_rule() -> None:
    table = a_day()
    do(table, c.SetHouseRule(key="six-sided", value=True))
    rolled(table, a_check(), 1, 2, 3)
    assert [die.shows for die in open_check(table).dice] == ["−", "−", "0"]
    announce(table)
    rolled(table, a_check(), 4, 5, 6)
    assert [die.shows for die in open_check(table).dice] == ["0", "+", "+"]


def test_improve_roll_rolls_again_and_the_better_counts() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *DOWN)
    assert do(table, use(table, "improve-roll", "Mira"), PLUS, BLANK, BLANK) == (
        "Mira spends 1 Victory point: Improve Roll. Now 1 against 1, 1 degree of success."
    )
    assert [bool(die.ignored) for die in open_check(table).dice] == [True] * 3 + [False] * 3
    assert points(table) == 1


def test_a_worse_second_roll_does_not_count() -> None:
    table = a_day()
    rolled(table, a_check(), PLUS, PLUS, BLANK)
    assert "Now 2 against 0" in do(table, use(table, "improve-roll", "Mira"), *DOWN)
    assert "Now 4 against 0" in do(table, use(table, "improve-roll", "Mira"), *UP)
    assert "no Victory point" in why_not(table, use(table, "improve-roll", "Mira"))


def test_a_hero_improves_the_own_defense_against_an_attack() -> None:
    table = a_day()
    spec = opposed("attack", 1, 0, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), *[BLANK] * 6)
    assert "Now 1 against 2" in do(table, use(table, "improve-roll", "Mira"), PLUS, PLUS, BLANK)


def test_only_luck_control_improves_somebody_elses_roll() -> None:
    table = a_day()
    rolled(table, a_check(), *DOWN)
    assert why_not(table, use(table, "improve-roll", "Rook")) == (
        "Without Luck Control, Rook cannot change somebody else's roll."
    )
    do(table, c.SetTrait(character=who(table, "Rook"), trait=Trait("powers", "Luck Control", rank=1)))
    assert "Now 1 against 0" in do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)


def test_a_helper_improves_the_own_roll() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *[BLANK] * 3, *DOWN, setting=helped(table, Rook=0))
    assert "Now 1 against 1" in do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)
    assert open_check(table).notes == ("Team +1 by 1 degree in all", "Improve Roll of Rook")


def test_once_the_outcome_is_told_no_roll_is_improved() -> None:
    table = a_day()
    rolled(table, a_check())
    announce(table)
    assert "before its outcome is told" in why_not(table, use(table, "improve-roll", "Mira"))


def test_a_point_laid_ready_has_the_check_rolled_twice() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    assert open_check(table).headline == "Mira: the next check"
    assert "2 against 0" in rolled(table, a_check(), *DOWN, PLUS, PLUS, BLANK)
    assert open_check(table).notes == ("Improve Roll",)


def test_the_steps_of_a_check_are_one_action_and_undo_as_one() -> None:
    table = a_day()
    before = table.campaign
    rolled(table, a_check(), *DOWN)
    do(table, use(table, "improve-roll", "Mira"), *UP)
    announce(table)
    assert len({entry.action for entry in table.history.open.entries[-3:]}) == 1
    table.undo()
    assert table.campaign == before


def test_another_check_announces_the_one_before() -> None:
    table = a_day()
    rolled(table, a_check(), PLUS, BLANK, BLANK)
    assert rolled(table, a_check()).startswith("Mira, Acrobatics: Announced, 1 degree of success. Mira: Acrobatics")


def test_the_next_turn_announces_what_is_open() -> None:
    table = a_conflict()
    rolled(table, a_check(), PLUS, BLANK, BLANK)
    assert do(table, c.NextTurn()).startswith("Mira, Acrobatics: Announced, 1 degree of success.")
    assert table.rules.open_check() is None


def test_the_chance_before_the_roll_is_kept_with_the_outcome() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *UP)
    announce(table)
    assert last_result(table).chance == "10/27"


def test_a_comparison_needs_no_dice() -> None:
    table = a_day()
    command = use(table, "compare", "Mira", ranks={"mine": 6, "theirs": 4}, what="Strength")
    assert table.dispatch(command, falling()).entries[-1].sentence == "Mira: Strength, 6 against 4: Mira is ahead."
    assert not any(isinstance(event, DiceRolled) for event in table.history.open.entries[-1].events)


@pytest.mark.parametrize(("side", "who_wins"), [(1, "the other side"), (2, "Mira")])
def test_equal_ranks_are_left_to_a_coin(side: int, who_wins: str) -> None:
    table = a_day()
    command = use(table, "compare", "Mira", ranks={"mine": 4, "theirs": 4}, what="Strength")
    assert f"a coin decides: {who_wins} is ahead" in do(table, command, side)
    assert last_result(table).chance == "1/2"
