"""A test at the table: its dice, levels and Mishaps, Favored, and additions (seed 002; rules/torg-eternity.md).

Also Stymied and Vulnerable: their effects, their duration, and the Very forms.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.commands import EndSession, NextTurn, PreviousTurn, SetHouseRule, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.torg_eternity import RULESET
from gmtracker.rulesets.torg_eternity.check_rules import success_level
from tests.builders import refusals
from tests.builders.campaigns import do, faces_in_turn, reason_of, refusal_of, track_of, who
from tests.builders.chance import check_typed_is_as_rolled
from tests.builders.refusals import because, given_reason
from tests.builders.torg_eternity import (
    a_check,
    a_roll,
    a_scene,
    announce,
    brute,
    die_total,
    form_of,
    ilse,
    last_result,
    open_check,
    possibilities,
    rolled,
    somebody,
    spec_of,
    spend,
    steps,
)


def dice_rolled(table: Table) -> list[DiceRolled]:
    """Return every group of dice rolled at a table, the first one first."""
    return [
        event for entry in table.history.open_chapter.entries for event in entry.events if isinstance(event, DiceRolled)
    ]


@pytest.mark.parametrize(
    ("faces", "total"),
    [((9,), 9), ((10, 4), 14), ((20, 7), 27), ((10, 20, 10, 3), 43), ((20, 1), 21)],
)
def test_ten_and_twenty_roll_again_and_add(faces: tuple[int, ...], total: int) -> None:
    assert die_total(open_check(rolled(*faces))) == f"Die total {total}"


def test_only_ten_rolls_again_when_unskilled() -> None:
    assert die_total(open_check(rolled(20, 5, skilled=False))) == "Die total 20"
    assert die_total(open_check(rolled(10, 5, skilled=False))) == "Die total 15"


@pytest.mark.parametrize(("over", "level"), [(-1, 0), (0, 1), (4, 1), (5, 2), (9, 2), (10, 3), (30, 3)])
def test_four_over_is_standard_five_good_and_ten_outstanding(over: int, level: int) -> None:
    assert success_level(a_check(skill_value=10 + over), 11, 11) == level


def test_modifiers_change_the_action_total_but_not_the_die() -> None:
    shown = open_check(rolled(11, modifier=-3))
    assert (shown.result, shown.outcome, die_total(shown)) == (
        "7 against 10",
        "Failure",
        "Die total 11",
    )


def test_natural_one_always_fails_and_is_a_mishap() -> None:
    shown = open_check(rolled(1, skill_value=40))
    assert (shown.result, shown.outcome, shown.critical) == ("30 against 10", "Failure", "Mishap")
    assert steps(rolled(1)) == ["Announce"]
    assert len(shown.notes) == 3, "that a 1 fails, that the GM decides what happens, and on a retry"


def test_only_the_first_die_is_a_mishap() -> None:
    assert open_check(rolled(10, 1)).critical == ""
    table = rolled(15)
    spend(table, "up", 1)
    assert open_check(table).critical == ""


def test_wider_mishap_may_succeed_and_still_has_its_consequence() -> None:
    shown = open_check(rolled(4, skill_value=20, mishap_up_to=4))
    assert (shown.success, shown.critical) == (True, "Mishap")
    assert shown.notes[-1] in open_check(rolled(1)).notes


def test_announced_test_records_level_chance_and_spent_tokens() -> None:
    table = rolled(9)
    spend(table, "possibility", 14)
    announce(table)
    result = last_result(table)
    assert (result.total, result.difficulty, result.degree, result.outcome) == (18, 10, 2, "Good success")
    assert (result.chance, result.note) == ("11/20", "Possibility")
    assert table.rules.open_check() is None


def test_mishap_is_announced_with_the_outcome() -> None:
    table = rolled(2, skill_value=30, mishap_up_to=2)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (3, -1)


def test_first_die_of_a_favored_test_waits_for_a_choice() -> None:
    shown = open_check(rolled(5, favored=True))
    assert (shown.numbers.sums, [step.name for step in shown.steps]) == (("First die 5",), ["Reroll", "Keep it"])
    assert [[part for part in note.split() if "%" in part] for note in shown.notes] == [["0%"], ["55%"]]
    assert open_check(rolled(16, favored=True)).steps[0].name == "Keep it"


def test_second_roll_of_a_favored_test_counts() -> None:
    table = rolled(12, favored=True)
    do(table, Use(use="roll-again"), 3)
    shown = open_check(table)
    assert (shown.result, shown.success) == ("4 against 10", False)
    assert [(die.face, bool(die.ignored)) for die in shown.dice] == [(12, True), (3, False)]
    assert reason_of(table, Use(use="roll-again")) == because(refusals.NO_FIRST_DIE)


def test_kept_favored_first_die_continues_as_usual() -> None:
    table = rolled(20, favored=True)
    do(table, Use(use="keep"), 6)
    assert die_total(open_check(table)) == "Die total 26"


def test_second_roll_can_roll_again_on_its_own() -> None:
    table = rolled(5, favored=True)
    do(table, Use(use="roll-again"), 10, 3)
    assert die_total(open_check(table)) == "Die total 13"


@pytest.mark.parametrize(("face", "mishap_up_to"), [(1, 1), (1, 4), (3, 4)])
def test_second_roll_is_never_a_mishap(face: int, mishap_up_to: int) -> None:
    """Seed 002, Test Failure: "Don't count 1s that come up as part of rerolls … only for the first die rolled"."""
    table = rolled(5, favored=True, mishap_up_to=mishap_up_to)
    do(table, Use(use="roll-again"), face)
    shown = open_check(table)
    assert (shown.outcome, shown.critical) == ("Failure", "")
    announce(table)
    assert (last_result(table).outcome, last_result(table).critical) == ("Failure", 0)


def test_one_on_a_second_roll_fails_without_taking_a_possibility() -> None:
    """Rules/torg-eternity.md, Favored: "A natural 1 on the second roll fails, but is not a Mishap"."""
    table = rolled(5, favored=True, skill_value=40)
    do(table, Use(use="roll-again"), 1)
    shown = open_check(table)
    assert (shown.outcome, shown.critical) == ("Failure", "")
    spend_it = Use(use="possibility", by=who(table, "Ilse"))
    assert reason_of(table, spend_it) == because(refusals.MISHAP_STAYS)


def test_one_on_a_second_roll_adds_no_planned_dice() -> None:
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(favored=True), rolled_with=["up"]), 5)
    do(table, Use(use="roll-again"), 1)
    assert (die_total(open_check(table)), open_check(table).outcome) == (
        "Die total 1",
        "Failure",
    )


def test_planned_dice_are_rolled_after_the_second_die() -> None:
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(favored=True), rolled_with=["up"]), 5)
    do(table, Use(use="roll-again"), 2, 15)
    assert (die_total(open_check(table)), open_check(table).outcome) == (
        "Die total 17",
        "Standard success",
    )


@pytest.mark.parametrize("face", [1, 3])
def test_mishap_of_a_favored_test_is_not_rolled_again(face: int) -> None:
    assert open_check(rolled(face, favored=True, mishap_up_to=3)).critical == "Mishap"


def test_favored_test_cannot_be_announced_before_the_choice() -> None:
    table = rolled(7, favored=True)
    assert reason_of(table, Use(use="announce")) == because(refusals.FIRST_DIE_WAITS)
    do(table, NextTurn())
    do(table, table.rules.waiting_checks()[0].command)
    assert open_check(table).numbers.sums == ("First die 7",)


def test_possibility_adds_a_d20_counted_as_ten_at_least() -> None:
    """Rules/torg-eternity.md, Possibility: "counted as at least 10". Before, 9 and 4 gave 19 without a reason."""
    table = rolled(9)
    spend(table, "possibility", 4)
    assert possibilities(table, "Ilse") == 2
    assert (open_check(table).result, die_total(open_check(table))) == (
        "16 against 10",
        "Die total 19",
    )
    assert "10" in open_check(table).notes[0]


def test_die_that_counts_its_face_has_no_note() -> None:
    """A 10 of a Possibility rolls again, and an Up has no minimum."""
    table = rolled(9)
    spend(table, "possibility", 10, 2)
    spend(table, "up", 3)
    assert not open_check(table).notes
    assert die_total(open_check(table)) == "Die total 24"


def test_d20_of_a_possibility_rolls_again_too() -> None:
    table = rolled(9)
    spend(table, "possibility", 10, 2)
    assert open_check(table).result == "18 against 10"


def test_one_possibility_per_test_unless_a_house_rule_allows_more() -> None:
    table = rolled(9)
    spend(table, "possibility", 11)
    again = Use(use="possibility", by=who(table, "Ilse"))
    assert reason_of(table, again) == because(refusals.SPENT_ON_TEST, what="Possibility", most=1)
    do(table, SetHouseRule(key="most-possibilities", value=2))
    spend(table, "possibility", 12)
    assert reason_of(table, again) == because(refusals.MOST_PER_TEST, what="Possibility", most=2)
    spend(table, "possibility", 13, override=True)
    assert possibilities(table, "Ilse") == 0
    assert reason_of(table, Use(use="possibility", by=who(table, "Ilse"), override=True)) == because(
        refusals.NO_POSSIBILITIES, name="Ilse"
    )


@pytest.mark.parametrize("use", ["possibility", "up", "card"])
def test_natural_one_takes_no_additions(use: str) -> None:
    table = rolled(1)
    command = Use(use=use, by=who(table, "Ilse"), inputs={"card": "hero"} if use == "card" else {}, override=True)
    assert reason_of(table, command) == because(refusals.MISHAP_STAYS)


def test_wider_mishap_can_take_a_possibility() -> None:
    table = rolled(2, mishap_up_to=2)
    spend(table, "possibility", 15)
    assert open_check(table).success


def test_up_adds_a_d20_without_minimum_once_per_test() -> None:
    table = rolled(9)
    spend(table, "up", 3)
    assert (open_check(table).result, open_check(table).success) == ("10 against 10", True)
    assert reason_of(table, Use(use="up", by=who(table, "Ilse"))) == because(
        refusals.EXTRA_SPENT_ON_TEST, what="Up", most=1
    )


def test_up_set_before_the_roll_is_rolled_with_it() -> None:
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(), rolled_with=["up"]), 9, 3)
    assert open_check(table).result == "10 against 10"
    assert "Up" not in steps(table)
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(), rolled_with=["up"]), 1)
    assert len(open_check(table).dice) == 1


def test_hero_and_drama_cards_count_as_a_possibility_once_each() -> None:
    table = rolled(9, table=a_scene(ilse(cards=2)))
    spend(table, "card", 4, card="hero")
    assert die_total(open_check(table)) == "Die total 19"
    spend(table, "card", 12, card="drama")
    assert die_total(open_check(table)) == "Die total 31"
    refused = Use(use="card", by=who(table, "Ilse"), inputs={"card": "hero"})
    assert reason_of(table, refused) == because(refusals.SPENT_ON_TEST, what="Hero card", most=1)
    assert track_of(table, "Ilse", "cards") == 0


def test_card_not_counted_in_hand_can_still_be_played() -> None:
    table = rolled(9)
    spend(table, "card", 4, card="hero")
    assert track_of(table, "Ilse", "cards") == 0
    assert reason_of(table, Use(use="card")) == because(refusals.NO_CARD)


def test_opposition_spends_the_gms_possibilities() -> None:
    table = rolled(9, by="Brute")
    assert possibilities(table) == 2
    spend(table, "possibility", 12, by="Brute")
    assert possibilities(table) == 1


def test_possibility_works_only_on_ones_own_test() -> None:
    table = rolled(9)
    tomas = Use(use="possibility", by=who(table, "Tomas"))
    refused = refusal_of(table, tomas)
    assert given_reason(refused) == because(refusals.POSSIBILITY_OF_ANOTHER, name="Tomas")
    assert refused.overrulable


def test_dice_can_be_typed_one_chain_after_another() -> None:
    table = a_scene()
    typed = Dice(faces_in_turn(), {"d20": 20, "d20.2": 10, "d20.3": 5})
    table.dispatch(a_roll(table, "Ilse", a_check()), typed)
    shown = open_check(table)
    assert (die_total(shown), [die.name for die in shown.dice]) == (
        "Die total 35",
        ["First d20", "Rerolled d20", "Rerolled d20"],
    )
    assert all(die.typed for die in shown.dice)


@given(faces=st.lists(st.integers(1, 20), min_size=1, max_size=8), favored=st.booleans())
def test_typed_chain_of_dice_equals_a_rolled_one(faces: list[int], favored: bool) -> None:
    table = a_scene()
    command = a_roll(table, "Ilse", a_check(favored=favored), rolled_with=["up"])
    check_typed_is_as_rolled(RULESET, table.campaign, command, faces_in_turn(*faces))


def test_dice_of_a_test_are_requested_by_name() -> None:
    table = a_scene()
    (asked,) = table.rules.dice_requests(a_roll(table, "Ilse", a_check()))
    assert (asked.name, asked.size) == ("Ilse · First d20", 20)
    table = rolled(9)
    (asked,) = table.rules.dice_requests(Use(use="possibility", by=who(table, "Ilse")))
    assert asked.name == "Ilse · Possibility d20"


def test_endless_chain_of_dice_stops_after_a_hundred() -> None:
    table = a_scene()
    table.dispatch(a_roll(table, "Ilse", a_check()), Dice(lambda _: 20))
    assert len(open_check(table).dice) == 100


def test_steps_of_a_test_are_one_action_and_undo() -> None:
    table = a_scene()
    before = table.campaign
    rolled(9, favored=True, table=table)
    do(table, Use(use="keep"))
    spend(table, "possibility", 12)
    announce(table)
    assert len({entry.action for entry in table.history.open_chapter.entries[-4:]}) == 1
    table.undo()
    assert table.campaign == before


def test_last_step_is_undone_alone_before_the_announcement() -> None:
    table = rolled(9)
    spend(table, "possibility", 12)
    table.undo()
    assert (open_check(table).result, possibilities(table, "Ilse")) == ("9 against 10", 3)


@pytest.mark.parametrize("moved_by", ["turn", "session", "test"])
def test_open_test_waits_when_the_game_moves_on(moved_by: str) -> None:
    table = rolled(11)
    match moved_by:
        case "turn":
            do(table, NextTurn())
        case "session":
            assert reason_of(table, EndSession()) == because(refusals.NAMED_OPEN_CHECK, name="Ilse", what="Dodge")
            do(table, EndSession(override=True))
            assert last_result(table).outcome == "Standard success"
        case _:
            do(table, a_roll(table, "Tomas", a_check()), 5)
    assert [offer.name for offer in table.rules.waiting_checks()] == ([] if moved_by == "session" else ["Ilse: Dodge"])
    entries = table.history.open_chapter.entries or table.history.closed_chapters[-1].entries
    assert entries[-1].action != entries[-2].action


def test_note_leaves_the_test_open() -> None:
    table = rolled(11)
    spend(table, "make-stymied")
    assert open_check(table).result == "10 against 10"


def test_check_without_a_character_can_be_rolled() -> None:
    table = a_scene(somebody("Tomas"))
    do(table, a_roll(table, "", a_check()), 12)
    assert open_check(table).headline == "Someone: Dodge"
    announce(table)
    assert (last_result(table).by, last_result(table).degree) == (NOBODY, 1)


def test_spending_and_announcing_need_an_open_test() -> None:
    table = a_scene()
    assert reason_of(table, Use(use="possibility", by=who(table, "Ilse"))) == because(refusals.NO_TEST_ROLLED)
    assert reason_of(table, Use(use="announce")) == because(refusals.NO_TEST)


def test_both_first_dice_of_a_favored_test_are_logged() -> None:
    table = rolled(12, favored=True)
    do(table, Use(use="roll-again"), 3)
    assert [event.dice[0].role for event in dice_rolled(table)] == ["d20", "r.d20"]


BOTH = pytest.mark.parametrize(("use", "key"), [("make-stymied", "stymied"), ("make-vulnerable", "vulnerable")])


def make(table: Table, use: str, name: str, how: str = "") -> str:
    return do(table, Use(use=use, by=who(table, name), inputs={"how": how}))


def conditions(table: Table, name: str) -> list[str]:
    return [condition.key for condition in table.campaign.character(who(table, name)).conditions]


@BOTH
def test_second_stymied_or_vulnerable_becomes_the_very_one(use: str, key: str) -> None:
    table = a_scene()
    make(table, use, "Brute")
    assert conditions(table, "Brute") == [key]
    make(table, use, "Brute")
    assert conditions(table, "Brute") == [f"very-{key}"]
    very = f"Very {key.capitalize()}"
    assert reason_of(table, Use(use=use, by=who(table, "Brute"))) == because(
        refusals.AT_WORST, name="Brute", condition=very
    )


@BOTH
def test_very_stymied_and_very_vulnerable_can_be_set_immediately(use: str, key: str) -> None:
    table = a_scene()
    make(table, use, "Brute", "very")
    assert conditions(table, "Brute") == [f"very-{key}"]


@BOTH
def test_stymied_and_vulnerable_last_to_end_of_next_turn(use: str, key: str) -> None:
    table = a_scene(ilse(), brute())
    make(table, use, "Brute")
    make(table, use, "Ilse")
    do(table, NextTurn())
    assert (conditions(table, "Ilse"), conditions(table, "Brute")) == ([key], [key])
    do(table, NextTurn())
    assert (conditions(table, "Ilse"), conditions(table, "Brute")) == ([key], [])
    do(table, NextTurn())
    assert conditions(table, "Ilse") == []
    do(table, PreviousTurn())
    assert conditions(table, "Ilse") == [key]


def test_second_stymied_or_vulnerable_restarts_the_duration() -> None:
    table = a_scene(ilse(), brute())
    make(table, "make-stymied", "Brute")
    do(table, NextTurn())
    make(table, "make-stymied", "Brute")
    do(table, NextTurn())
    assert conditions(table, "Brute") == ["very-stymied"]


@pytest.mark.parametrize(("key", "amount"), [("stymied", -2), ("very-stymied", -4)])
def test_stymied_changes_ones_own_tests(key: str, amount: int) -> None:
    table = a_scene(ilse(conditions=(key,)), brute())
    assert spec_of(form_of(table)).modifier == amount
    assert spec_of(form_of(table, "Brute", "Ilse")).modifier == 0


@pytest.mark.parametrize(("key", "amount"), [("vulnerable", 2), ("very-vulnerable", 4)])
def test_vulnerable_changes_the_tests_against_the_character(key: str, amount: int) -> None:
    table = a_scene(ilse(), brute(conditions=(key,)))
    assert spec_of(form_of(table, "Ilse", "Brute")).modifier == amount
    assert spec_of(form_of(table, "Ilse")).modifier == 0
    assert spec_of(form_of(table, "Brute", "Ilse")).modifier == 0


def test_wounds_and_conditions_add_up() -> None:
    table = a_scene(ilse(wounds=1, conditions=("stymied",)), brute(conditions=("very-vulnerable",)))
    form = form_of(table, "Ilse", "Brute")
    assert form.notes == ("1 Wound −1, Stymied −2, Brute Very Vulnerable +4.",)
    assert spec_of(form).modifier == 1
