"""The actions of a turn: extra ones replace others automatically, and only unpaid ones are over the limit."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.commands import MarkAction, NextTurn
from gmtracker.engine.game_spec import ActionKind
from gmtracker.engine.handlers.turn_actions import actions_allowed
from gmtracker.engine.table import Table
from gmtracker.ui.modelview.cells import Actions, actions
from tests.builders import refusals
from tests.builders.campaigns import an_encounter, do, reason_of, who
from tests.builders.refusals import because


def mark(table: Table, action: str, times: int = 1) -> str:
    return do(table, MarkAction(character=who(table, "Mira"), action=action, times=times))


def marks(table: Table) -> Actions:
    return actions(table.campaign, who(table, "Mira"))


def test_second_move_costs_standard_action() -> None:
    table = an_encounter()
    mark(table, "move")
    mark(table, "move", 2)
    assert marks(table).text == "Q R"
    assert marks(table).spoken.startswith("Standard action: given up for another action")


def test_second_quick_action_costs_move_action() -> None:
    table = an_encounter()
    mark(table, "quick", 2)
    assert marks(table).text == "S R"


def test_second_quick_action_costs_standard_action_when_move_is_taken() -> None:
    table = an_encounter()
    mark(table, "move")
    mark(table, "quick", 2)
    assert marks(table).text == "R"


def test_move_after_two_quick_actions_costs_standard_action() -> None:
    table = an_encounter()
    mark(table, "quick", 2)
    mark(table, "move")
    assert marks(table).text == "R"


@pytest.mark.parametrize(("taken", "over"), [("standard", ("move", 2)), ("move", ("quick", 3)), ("quick", ("move", 3))])
def test_unpaid_action_is_over_the_limit(taken: str, over: tuple[str, int]) -> None:
    table = an_encounter()
    mark(table, taken)
    action, times = over
    assert "over the limit" in mark(table, action, times)


def test_given_up_standard_action_is_over_the_limit_when_taken() -> None:
    table = an_encounter()
    mark(table, "move", 2)
    assert "over the limit" in mark(table, "standard")


def test_given_up_action_is_restored_with_correction_and_round() -> None:
    table = an_encounter()
    mark(table, "move", 2)
    mark(table, "move", 1)
    assert marks(table).text == "S Q R"
    mark(table, "move", 2)
    for _ in range(3):
        do(table, NextTurn())
    assert marks(table).text == "S M Q R"


def test_every_action_that_comes_back_is_told() -> None:
    """Before, only a move action was said to come back, but the standard action came back as well."""
    table = an_encounter()
    mark(table, "move", 2)
    said = mark(table, "move", 0)
    assert all(action in said for action in ("standard", "move"))
    assert marks(table).text == "S M Q R"


def test_action_over_the_limit_does_not_come_back() -> None:
    table = an_encounter()
    mark(table, "move", 3)
    mark(table, "move", 2)
    assert marks(table).text == "Q R"


def test_unchanged_action_count_is_refused() -> None:
    table = an_encounter()
    assert reason_of(table, MarkAction(character=who(table, "Mira"), action="move", times=0)) == (
        because(refusals.ALREADY_SET)
    )


def test_actions_given_up_for_each_other_count_once() -> None:
    row = ActionKind(key="row", name="Row", letter="R", instead_of="sail")
    sail = ActionKind(key="sail", name="Sail", letter="S", instead_of="row")
    table = an_encounter()
    campaign = table.campaign.with_changes(game=replace(table.campaign.game, actions=(row, sail)))
    assert actions_allowed(campaign, who(table, "Mira"), row) == 2
