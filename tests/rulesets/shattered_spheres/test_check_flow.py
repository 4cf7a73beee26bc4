"""A check at the table: rolled, spent on, announced; each step an entry of one action, typed or rolled alike."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import (
    EndEncounter,
    EndSession,
    MarkAction,
    NextTurn,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.dice import Dice, DiceNeeded
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.history import Entry
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres import RULESET
from gmtracker.rulesets.shattered_spheres.check_roll import asked
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstDC, AgainstOpposed, AgainstPassive, CheckSpec
from tests.rulesets.shattered_spheres.any_check import a_check, any_check
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
    a_session,
    do,
    faces_in_turn,
    held_tokens,
    no_dice,
    pool_tokens,
    refusal_of,
    spend,
    who,
    why_not,
)
from tests.support.chance import check_typed_is_as_rolled


def test_a_roll_says_what_it_came_to_and_stays_open() -> None:
    table = an_ambush()
    said = do(table, check(table, "Mira", a_check(skill_rank=7, advantage=4, against=AgainstDC(dc=15))), 8, 6)
    assert said == "Mira: Acrobatics 21 against 15, 2 degrees of success. Fate: 1 Triumph stone earned."
    assert open_check(table).result == "21 against 15"


def test_an_open_check_is_the_same_after_it_was_saved() -> None:
    table = rolled(20, 10, advantage=5)
    entry = table.history.open.entries[-1]
    assert msgspec.json.decode(msgspec.json.encode(table.campaign), type=Campaign) == table.campaign
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_the_dice_are_kept_with_face_role_and_why_they_do_not_count() -> None:
    table = rolled(4, 7, fortune=True)
    (event,) = (e for e in table.history.open.entries[-1].events if isinstance(e, DiceRolled))
    assert [(die.role, die.face, die.ignored) for die in event.dice] == [
        ("check.d20", 4, "the Fortune die counts instead"),
        ("check.fortune", 7, ""),
    ]


def test_ranks_above_the_tiers_cap_are_told_as_lost() -> None:
    table = an_ambush()
    assert "Tier 1 rolls 5 of 8 ranks of Advantage." in do(table, check(table, "Mira", a_check(advantage=8)), 9, 3)


def test_announcing_closes_the_check_and_writes_the_outcome_down() -> None:
    table = rolled(12, skill_rank=2)
    assert announce(table) == "Announced, 1 degree of success."
    assert table.rules.open_check() is None
    result = last_result(table)
    assert (result.what, result.total, result.against, result.degree) == ("Acrobatics", 14, 11, 1)
    assert result.chance == "3/5"


def test_the_oppositions_roll_feeds_the_other_pool() -> None:
    table = an_ambush()
    do(table, check(table, "Warden", a_check(side="opposition", advantage=5)), 20, 10)
    assert stones(table) == (0, 3)


def test_both_sides_rolls_bring_stones() -> None:
    table = an_ambush()
    spec = a_check(advantage=5, against=AgainstPassive(skill_rank=0, advantage=5))
    do(table, check(table, "Mira", spec, on="Warden"), 9, 5, 10)
    assert stones(table) == (1, 2)


def outside_an_encounter() -> Table:
    return a_session(mira(), faces=(4, 3))


def test_outside_an_encounter_dice_bring_no_stones_and_a_criticals_is_lost_unless_used() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check(advantage=5)), 20, 10)
    assert stones(table) == (1, 0)
    assert "1 Triumph stone not used, and lost outside an encounter." in announce(table)
    assert stones(table) == (0, 0)


def test_outside_an_encounter_a_criticals_stone_can_be_used_at_once() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 20)
    (stone,) = pool_tokens(table, "fate")
    assert "4 degrees of success" in do(table, Use(use="coup", by=who(table, "Mira"), tokens=(stone.id,)))
    do(table, check(table, "Mira", a_check()), 20)
    assert stones(table) == (1, 0)


def test_a_luck_die_added_after_the_roll_counts_like_one_rolled_with_it() -> None:
    table = rolled(8)
    said = do(table, Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"}), 7)
    assert said == "A Fortune die is added: now 17 against 11, 2 degrees of success. Fate: 1 Triumph stone earned."
    assert [die.ignored != "" for die in open_check(table).dice] == [True, False]


def test_a_misfortune_die_added_later_takes_back_stones_that_were_not_used() -> None:
    table = rolled(20, 5, advantage=5)
    assert stones(table) == (2, 0)
    said = do(table, Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "misfortune"}), 13)
    assert "Fate: 2 Triumph stones earned no longer." in said
    assert stones(table) == (0, 1)


def test_a_luck_die_can_be_added_to_the_roll_that_opposes() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check(against=AgainstOpposed(skill_rank=0)), on="Warden"), 12, 9)
    do(table, Use(use="add-luck", by=who(table, "Warden"), inputs={"die": "fortune"}), 8)
    assert open_check(table).result == "12 against 18"


def test_an_opposed_roll_of_nobody_in_particular_gets_no_luck_dice() -> None:
    table = rolled(12, 9, against=AgainstOpposed(skill_rank=0))
    assert [step.name for step in open_check(table).steps] == ["Announce", "Add Fortune", "Add Misfortune"]


def test_a_second_fortune_die_is_refused() -> None:
    table = rolled(4, 7, fortune=True)
    command = Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"})
    assert why_not(table, command) == "That roll has its Fortune die already."


def test_a_routine_check_that_falls_short_is_rolled_after_all() -> None:
    table = rolled(3, routine=True, disadvantage=3)
    assert open_check(table).result == "7 against 11"
    said = do(table, Use(use="roll-after-all", by=who(table, "Mira")), 17)
    assert said == "Rolled after all: now 14 against 11, 1 degree of success."


def test_a_routine_check_that_succeeds_needs_no_roll() -> None:
    table = rolled(routine=True, skill_rank=5)
    assert refusal_of(table, Use(use="roll-after-all", by=who(table, "Mira"))).overrulable


def test_the_whole_check_is_one_action_and_undoes_as_one_once_announced() -> None:
    table = an_ambush()
    before = table.campaign
    rolled(8, table=table)
    spend(table, "Mira", "triumph", "improve-roll", 4)
    announce(table)
    assert len(set(actions(table)[-3:])) == 1
    assert table.undo_label() == "Acrobatics of Mira"
    table.undo()
    assert table.campaign == before


def test_every_step_undoes_and_redoes_while_the_check_is_open() -> None:
    table = an_ambush()
    states = [table.campaign]
    steps = [
        (check(table, "Mira", a_check()), (8,)),
        (Use(use="improve-roll", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph")), (4,)),
        (Use(use="add-luck", by=who(table, "Mira"), inputs={"die": "fortune"}), (15,)),
        (Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "tragedy")), (2,)),
    ]
    for command, faces in steps:
        do(table, command, *faces)
        states.append(table.campaign)
    for state in reversed(states[:-1]):
        table.undo()
        assert table.campaign == state
    for state in states[1:]:
        table.redo()
        assert table.campaign == state


@pytest.mark.parametrize(
    "command",
    [NextTurn(), EndEncounter(), EndSession(), Use(use="percent", inputs={"chance": 50})],
)
def test_whatever_moves_the_game_on_announces_what_is_open(command: Any) -> None:
    table = rolled(12)
    said = do(table, command)
    assert said.startswith("Mira, Acrobatics: Announced, 1 degree of success.")
    assert table.rules.open_check() is None
    assert last_result(table).what in ("Acrobatics", "A chance of 50 %")


def test_another_check_announces_the_one_before_and_undo_opens_it_again() -> None:
    table = rolled(12)
    do(table, check(table, "Rook", a_check(), what="Stealth"), 3)
    assert open_check(table).headline == "Rook: Stealth"
    table.undo()
    assert open_check(table).headline == "Mira: Acrobatics"


def test_starting_an_encounter_announces_a_check_made_before_it() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 20)
    do(table, StartEncounter(kind="combat"))
    assert (stones(table), table.rules.open_check()) == ((0, 0), None)


def test_other_deeds_leave_the_check_open() -> None:
    table = rolled(12)
    do(table, MarkAction(character=who(table, "Mira"), action="standard", times=1))
    do(table, SetTrack(character=who(table, "Rook"), track="stress", value=3))
    assert open_check(table).result == "12 against 11"


def test_a_turn_that_cannot_pass_announces_nothing() -> None:
    table = outside_an_encounter()
    do(table, check(table, "Mira", a_check()), 12)
    assert why_not(table, NextTurn()) == "There is no encounter going on."
    assert open_check(table).result == "12 against 11"


@pytest.mark.parametrize(("chance", "face", "says"), [(45, 9, "It happens."), (45, 10, "It does not happen.")])
def test_a_percent_chance_is_the_d20_times_five(chance: int, face: int, says: str) -> None:
    table = an_ambush()
    said = do(table, Use(use="percent", inputs={"chance": chance}), face)
    assert said == f"A chance of 45 %: the d20 shows {face}, which is {face * 5} %. {says}"
    assert last_result(table).chance == "9/20"


def test_nobody_in_particular_can_roll() -> None:
    table = an_ambush()
    assert do(table, check(table, "", a_check(), what="Luck of the crowd"), 12).startswith(
        "Somebody: Luck of the crowd"
    )


def test_a_description_that_cannot_be_is_refused_by_its_field() -> None:
    table = an_ambush()
    shape = {**msgspec.to_builtins(a_check()), "tier": 0}
    command = Use(use="check", by=who(table, "Mira"), inputs={"check": shape})
    assert why_not(table, command) == "tier: Expected `int` >= 1."


def test_dice_to_be_typed_are_asked_for_by_name() -> None:
    table = an_ambush()
    asks = table.rules.asks(check(table, "Mira", a_check(advantage=4)))
    assert [ask.name for ask in asks] == ["Mira · d20", "Advantage d10"]


@given(any_check, st.data())
def test_a_typed_roll_equals_the_same_roll_rolled(spec: CheckSpec, data: st.DataObject) -> None:
    faces = [data.draw(st.integers(1, ask.size)) for ask in asked(spec, "Mira", "Warden")]
    command = check(TABLE, "Mira", spec)
    check_typed_is_as_rolled(RULESET, TABLE.campaign, command, faces_in_turn(*faces))


def falling_none(size: int) -> int:
    raise AssertionError(f"a d{size} was rolled although its face was typed")


TABLE = an_ambush()


def test_a_typed_face_that_the_die_does_not_have_is_refused_by_the_dies_name() -> None:
    command = check(TABLE, "Mira", a_check(advantage=4))
    dice = Dice(falling_none, {"check.d20": 9, "advantage.1": 11})
    with pytest.raises(Exception, match=r"Advantage d10 shows 1 to 10, not 11\."):
        RULESET.decide(TABLE.campaign, command, dice)


def test_missing_faces_are_asked_for_in_one_group() -> None:
    command = check(TABLE, "Mira", a_check(advantage=4))
    with pytest.raises(DiceNeeded) as needed:
        RULESET.decide(TABLE.campaign, command, Dice(falling_none, {"check.d20": 9}, ask_first=True))
    assert len(needed.value.asked) == 2


def test_announcing_nothing_is_refused() -> None:
    table = an_ambush()
    assert why_not(table, Use(use="announce")) == "No check is open."
    table.dispatch(check(table, "Mira", a_check(routine=True)), no_dice())
    assert open_check(table).result == "10 against 11"
