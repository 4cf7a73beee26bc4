"""Countdown dice: set, rolled at the start of rounds, a size smaller on a 1, ended on a 1 of the d4, and restored."""

import pytest

from gmtracker.engine.commands import AddToken, NextTurn, PreviousTurn, RemoveToken, SetOrder
from gmtracker.engine.dice import Dice
from gmtracker.engine.table import Table
from gmtracker.rulesets.vagabond.countdown import POOL
from gmtracker.rulesets.vagabond.countdown_die import smaller
from tests.builders import refusals
from tests.builders.campaigns import do, faces_in_turn, no_dice, reason_of
from tests.builders.refusals import because
from tests.builders.vagabond import a_fight, an_evening, countdown_dice, countdowns, use


def with_tide(size: str = "d6") -> Table:
    """Return a fight of three with a Countdown die, at the last turn of its round."""
    table = a_fight()
    do(table, use(table, "set-countdown", name="The tide", size=size))
    do(table, NextTurn())
    do(table, NextTurn())
    return table


@pytest.mark.parametrize(("size", "next_size"), [(20, 12), (12, 10), (10, 8), (8, 6), (6, 4), (4, None)])
def test_ladder_goes_down_to_the_d4(size: int, next_size: int | None) -> None:
    assert smaller(size) == next_size


def test_countdown_die_has_a_name_and_a_size() -> None:
    table = an_evening()
    do(table, use(table, "set-countdown", name="  The  tide ", size="d12"))
    assert countdowns(table) == [("The tide", 12, None)]


def test_default_countdown_die_is_an_unnamed_d6() -> None:
    table = an_evening()
    do(table, use(table, "set-countdown"))
    assert countdowns(table) == [("", 6, None)]


def test_size_outside_the_ladder_is_refused() -> None:
    table = an_evening()
    assert reason_of(table, use(table, "set-countdown", size="d7")) == because(refusals.NOT_AN_OPTION, name="Die")


def test_only_a_new_round_rolls_a_countdown_die() -> None:
    table = with_tide()
    assert countdowns(table) == [("The tide", 6, None)]
    do(table, NextTurn(), 5)
    assert countdowns(table) == [("The tide", 6, 5)]


def test_one_shrinks_a_countdown_die_a_size() -> None:
    table = with_tide()
    do(table, NextTurn(), 1)
    assert countdowns(table) == [("The tide", 4, None)]


def test_one_on_the_d4_ends_the_countdown() -> None:
    table = with_tide("d4")
    do(table, NextTurn(), 1)
    assert countdowns(table) == []


@pytest.mark.parametrize(("size", "face"), [("d4", 1), ("d4", 3), ("d6", 1), ("d20", 20)])
def test_previous_turn_restores_a_countdown_die(size: str, face: int) -> None:
    table = with_tide(size)
    before = countdown_dice(table)
    do(table, NextTurn(), face)
    do(table, PreviousTurn())
    assert countdown_dice(table) == before


def test_previous_and_next_turn_roll_a_countdown_die_again() -> None:
    table = with_tide()
    do(table, NextTurn(), 1)
    do(table, PreviousTurn())
    do(table, NextTurn(), 6)
    assert countdowns(table) == [("The tide", 6, 6)]


def test_undoing_and_redoing_a_round_rolls_nothing_again() -> None:
    table = with_tide()
    do(table, NextTurn(), 1)
    table.undo()
    assert countdowns(table) == [("The tide", 6, None)]
    table.redo()
    assert countdowns(table) == [("The tide", 4, None)]


def test_table_is_asked_for_the_faces_by_name() -> None:
    table = with_tide("d8")
    (asked,) = table.rules.dice_requests(NextTurn())
    assert (asked.name, asked.size) == ("Countdown · The tide", 8)
    table.dispatch(NextTurn(), Dice(faces_in_turn(), {asked.role: 7}))
    assert countdowns(table) == [("The tide", 8, 7)]


def test_several_dice_shrink_independently() -> None:
    table = with_tide()
    do(table, use(table, "set-countdown", name="The guard", size="d4"))
    do(table, NextTurn(), 1, 2)
    assert countdowns(table) == [("The tide", 4, None), ("The guard", 4, 2)]


def test_round_started_by_a_new_order_rolls_countdown_dice() -> None:
    table = with_tide()
    order = table.campaign.encounter.order if table.campaign.encounter else ()
    do(table, SetOrder(order=order[:-1]), 1)
    assert countdowns(table) == [("The tide", 4, None)]


def test_gm_rolls_countdown_dice_outside_an_encounter() -> None:
    table = an_evening()
    assert reason_of(table, use(table, "roll-countdown")) == because(refusals.NO_COUNTDOWN_DICE)
    do(table, use(table, "set-countdown", name="The tide"))
    do(table, use(table, "roll-countdown"), 3)
    assert countdowns(table) == [("The tide", 6, 3)]


def test_countdown_die_can_be_added_and_removed_by_hand() -> None:
    table = an_evening()
    do(table, AddToken(kind="countdown", place=POOL))
    assert countdowns(table) == [("", 6, None)]
    table.dispatch(RemoveToken(token=countdown_dice(table)[0].id), no_dice())
    assert countdowns(table) == []


def test_countdown_outlasts_encounter_and_session() -> None:
    assert an_evening().campaign.game.pool("countdown").lasts == "campaign"
