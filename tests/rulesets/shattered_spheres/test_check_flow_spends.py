"""Destiny and Fate spent on a check: before its roll, after it, by whom, and what is refused."""

from gmtracker.engine.commands import (
    NextTurn,
    Use,
)
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstOpposed
from tests.rulesets.shattered_spheres.any_check import a_check
from tests.rulesets.shattered_spheres.checks import (
    actions,
    an_ambush,
    announce,
    check,
    last_result,
    mira,
    open_check,
    rolled,
    stones,
)
from tests.support.builders import (
    a_hero,
    awarded,
    do,
    held_tokens,
    pool_tokens,
    refusal_of,
    spend,
    who,
    why_not,
)


def test_improve_roll_adds_what_the_held_die_shows() -> None:
    table = rolled(8)
    said = spend(table, "Mira", "triumph", "improve-roll", 4)
    assert said.endswith("Now 12 against 11, 1 degree of success.")
    announce(table)
    assert (last_result(table).total, last_result(table).note) == (12, "Improve Roll +4")


def test_coup_adds_half_the_value_in_degrees_up_to_five() -> None:
    table = rolled(16)
    assert spend(table, "Mira", "triumph", "coup", 3).endswith("4 degrees of success.")
    assert spend(table, "Mira", "tragedy", "coup", 6).endswith("5 degrees of success.")


def test_a_coup_needs_a_success() -> None:
    table = rolled(8)
    coup = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert why_not(table, coup) == "A Coup raises a success, and this check fails as it stands."


def test_nobody_improves_somebody_elses_roll_without_luck_control() -> None:
    table = rolled(8)
    command = Use(use="improve-roll", by=who(table, "Rook"), tokens=held_tokens(table, "Rook", "triumph"))
    refusal = refusal_of(table, command)
    assert refusal.sentence == "Without Luck Control, Rook cannot change somebody else's roll."
    assert refusal.overrulable


def test_the_one_who_opposes_improves_the_roll_against_the_check() -> None:
    table = an_ambush()
    spec = a_check(side="opposition", against=AgainstOpposed(skill_rank=2))
    do(table, check(table, "Warden", spec, on="Mira"), 12, 9)
    assert open_check(table).success
    spend(table, "Mira", "triumph", "improve-roll", 3)
    assert (open_check(table).result, open_check(table).success) == ("12 against 14", False)


def test_stones_just_earned_can_improve_the_same_check() -> None:
    table = rolled(5, 5, advantage=5)
    (stone,) = pool_tokens(table, "fate")
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(stone.id,)))
    assert open_check(table).result == "11 against 11"


def test_at_load_ten_only_the_stones_just_earned_are_in_reach() -> None:
    table = an_ambush(mira(stress=8), a_hero("Rook", player="Ben"))
    do(table, check(table, "Rook", a_check(advantage=5)), 5, 5)
    announce(table)
    do(table, check(table, "Mira", a_check(advantage=5)), 5, 5)
    old, new = (token.id for token in pool_tokens(table, "fate"))
    improve = Use(use="improve-roll", by=who(table, "Mira"), tokens=(old,))
    assert why_not(table, improve) == "Mira is at 10 Stress and cannot use Fate from the pool."
    assert "Now 11 against 11" in do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(new,)))


def test_once_triumph_was_used_in_a_turn_no_more_is_earned() -> None:
    table = rolled(5, 5, advantage=5)
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(pool_tokens(table, "fate")[0].id,)))
    assert "Triumph has been used this turn" in do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (0, 0)
    do(table, NextTurn())
    do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (1, 0)


def test_an_award_can_be_used_on_the_check_in_one_go() -> None:
    table = rolled(8)
    die = next(token for token in pool_tokens(table, "destiny") if token.value == 4)
    do(table, Use(use="award", by=who(table, "Mira"), tokens=(die.id,), inputs={"then": "improve-roll"}))
    assert open_check(table).result == "12 against 11"
    assert die.id in held_tokens(table, "Mira")
    assert len(set(actions(table)[-2:])) == 1


def test_an_award_and_its_use_step_by_step_belong_to_the_check_too() -> None:
    table = rolled(8)
    awarded(table, "Mira", "triumph", "improve-roll")
    assert open_check(table).result == "12 against 11"


def test_an_award_during_ones_own_check_undoes_with_it() -> None:
    table = an_ambush()
    before = table.campaign
    rolled(8, table=table)
    awarded(table, "Mira", "triumph", "improve-roll")
    announce(table)
    table.undo()
    assert table.campaign == before


def test_an_award_to_somebody_else_is_an_action_of_its_own() -> None:
    table = rolled(8)
    awarded(table, "Rook", "triumph")
    announce(table)
    assert len(set(actions(table)[-3:])) == 2


def for_the_check(table: Table, use: str, kind: str) -> Use:
    tokens = held_tokens(table, "Mira", kind)
    return Use(use=use, by=who(table, "Mira"), tokens=tokens, inputs={"for-check": True})


def test_edit_scene_before_the_roll_adds_ranks_of_advantage_to_it() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "edit-scene", "triumph"), 5)
    assert open_check(table).notes == ("Edit Scene, 3 more Advantage",)
    do(table, check(table, "Mira", a_check(advantage=1)), 5, 9)
    assert (open_check(table).result, open_check(table).dice[1].name) == ("14 against 11", "Advantage d10")
    announce(table)
    assert len(set(actions(table)[-3:])) == 1


def test_a_vetoed_edit_adds_nothing_and_comes_back() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "edit-scene", "triumph"), 5)
    do(table, Use(use="veto"))
    assert len(held_tokens(table, "Mira", "triumph")) == 1
    assert table.rules.open_check() is None


def test_improve_roll_can_be_spent_before_the_roll() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    do(table, check(table, "Mira", a_check()), 8)
    announce(table)
    assert (last_result(table).total, last_result(table).note) == (12, "Improve Roll +4")


def test_a_coup_waits_for_the_roll() -> None:
    table = an_ambush()
    assert why_not(table, for_the_check(table, "coup", "triumph")) == "A Coup raises a success; roll the check first."


def test_what_was_spent_for_a_check_is_gone_when_somebody_else_rolls() -> None:
    table = an_ambush()
    do(table, for_the_check(table, "improve-roll", "triumph"), 4)
    assert "The check of Mira is not rolled." in do(table, check(table, "Rook", a_check()), 8)
    assert open_check(table).result == "8 against 11"


def test_a_use_without_a_check_at_hand_is_only_written_down() -> None:
    table = an_ambush()
    spend(table, "Mira", "triumph", "improve-roll", 4)
    assert table.rules.open_check() is None


def test_a_stunt_goes_with_no_plain_check() -> None:
    table = rolled(15)
    stunt = Use(use="stunt", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert refusal_of(table, stunt).sentence == "A Stunt goes with an attack that hit."


def test_the_gms_tragedy_improves_a_foes_roll_and_is_discarded() -> None:
    table = an_ambush()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    do(table, check(table, "Warden", a_check(side="opposition")), 8)
    die = next(token.id for token in table.campaign.tokens if token.place.kind == "hand")
    do(table, Use(use="improve-roll", by=who(table, "Warden"), tokens=(die,)), 5)
    assert open_check(table).result == "13 against 11"
    assert table.campaign.token(die) is None


def test_a_roll_by_nobody_is_improved_by_anybody() -> None:
    table = an_ambush()
    do(table, check(table, "", a_check()), 8)
    assert open_check(table).by == NOBODY
    spend(table, "Mira", "triumph", "improve-roll", 3)
    assert open_check(table).success
