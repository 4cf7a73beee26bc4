"""The actions of a turn: extra ones replace others automatically, and only unpaid ones are over the limit."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.commands import MarkAction, NextTurn
from gmtracker.engine.game_spec import ActionKind
from gmtracker.engine.handlers.turn_actions import actions_allowed
from gmtracker.engine.table import Table
from gmtracker.ui.modelview.cells import Actions, actions
from tests.builders.campaigns import an_encounter, do, who, why_not


def mark(table: Table, action: str, times: int = 1) -> str:
    return do(table, MarkAction(character=who(table, "Mira"), action=action, times=times))


def marks(table: Table) -> Actions:
    return actions(table.campaign, who(table, "Mira"))


def test_second_move_costs_standard_action() -> None:
    table = an_encounter()
    mark(table, "move")
    assert mark(table, "move", 2) == "Mira uses a move action instead of a standard action."
    assert marks(table).text == "Q R"
    assert marks(table).spoken.startswith("Standard action: given up for another action")


def test_second_quick_action_costs_move_action() -> None:
    table = an_encounter()
    assert mark(table, "quick", 2) == "Mira uses a quick action instead of a move action."
    assert marks(table).text == "S R"


def test_second_quick_action_costs_standard_action_when_move_is_taken() -> None:
    table = an_encounter()
    mark(table, "move")
    assert mark(table, "quick", 2) == "Mira uses a quick action instead of a standard action."
    assert marks(table).text == "R"


def test_move_after_two_quick_actions_costs_standard_action() -> None:
    table = an_encounter()
    mark(table, "quick", 2)
    assert mark(table, "move") == "Mira uses a move action instead of a standard action."


@pytest.mark.parametrize(("taken", "over"), [("standard", ("move", 2)), ("move", ("quick", 3)), ("quick", ("move", 3))])
def test_unpaid_action_is_over_the_limit(taken: str, over: tuple[str, int]) -> None:
    table = an_encounter()
    mark(table, taken)
    action, times = over
    assert mark(table, action, times) == f"Mira goes over the limit: {action} action used {times} times."


def test_given_up_standard_action_is_over_the_limit_when_taken() -> None:
    table = an_encounter()
    mark(table, "move", 2)
    assert mark(table, "standard") == "Mira goes over the limit: standard action used once."


def test_given_up_action_is_restored_with_correction_and_round() -> None:
    table = an_encounter()
    mark(table, "move", 2)
    assert mark(table, "move", 1) == "Mira gets a standard action back."
    assert marks(table).text == "S Q R"
    mark(table, "move", 2)
    for _ in range(3):
        do(table, NextTurn())
    assert marks(table).text == "S M Q R"


def test_every_action_that_comes_back_is_told() -> None:
    """Before, only a move action was said to come back, but the standard action came back as well."""
    table = an_encounter()
    mark(table, "move", 2)
    assert mark(table, "move", 0) == "Mira gets a standard action and a move action back."
    assert marks(table).text == "S M Q R"


def test_action_over_the_limit_does_not_come_back() -> None:
    table = an_encounter()
    mark(table, "move", 3)
    assert mark(table, "move", 2) == "Mira undoes a move action that was over the limit."
    assert marks(table).text == "Q R"


def test_unchanged_action_count_is_refused() -> None:
    table = an_encounter()
    assert why_not(table, MarkAction(character=who(table, "Mira"), action="move", times=0)) == (
        "Nothing to change: it is already set that way."
    )


def test_actions_given_up_for_each_other_count_once() -> None:
    row = ActionKind(key="row", name="Row", letter="R", instead_of="sail")
    sail = ActionKind(key="sail", name="Sail", letter="S", instead_of="row")
    table = an_encounter()
    campaign = table.campaign.with_changes(game=replace(table.campaign.game, actions=(row, sail)))
    assert actions_allowed(campaign, who(table, "Mira"), row) == 2
