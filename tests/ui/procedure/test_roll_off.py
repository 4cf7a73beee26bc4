"""A roll-off of the Tilt that is tied again, with typed dice."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from gmtracker.engine.commands import SetHouseRule, Use
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import a_tilt_due, tilt_rolled
from tests.windows.procedure_panel import ProcedureStage, begun
from tests.windows.widgets import Key, focused, press, press_later, types

CTRL = Qt.KeyboardModifier.ControlModifier
Staged = Callable[..., ProcedureStage]


def fields(stage: ProcedureStage) -> list[DieField]:
    """Return the fields of the requested dice."""
    return [field for field in stage.panel.findChildren(DieField) if field.isVisible()]


def test_tied_roll_off_empties_its_dice_and_focuses_the_first(staged: Staged) -> None:
    """The fields kept 12 and 12 with the focus on the button, so Enter counted the old dice again."""
    table = a_tilt_due(mira="+-", rook="")
    tilt_rolled(table, 3, 3)
    stage = staged(table)
    for said in ("Tied again: Ana and Ben roll another d20 each.",) * 2:
        types("1212")
        press(Key.Key_Return)
        assert stage.says(said)
        assert [field.text() for field in fields(stage)] == ["", ""]
        assert focused() is fields(stage)[0]
    assert len(stage.bridge.entries()) == len(table.history.open_chapter.entries)


def test_undo_of_tied_roll_off_restores_only_its_dice(staged: Staged) -> None:
    table = a_tilt_due(mira="+-", rook="")
    tilt_rolled(table, 3, 3)
    stage = staged(table)
    types("1212")
    press(Key.Key_Return)
    stage.bridge.undo()
    assert stage.says("Ana and Ben are tied and roll a d20 each.")
    assert [field.text() for field in fields(stage)] == ["12", "12"]


def test_dice_of_one_roll_off_are_cleared_for_another(staged: Staged) -> None:
    """The face of a player who lost the first roll-off was still typed in for the second one."""
    table = a_tilt_due(mira="+-", rook="", wren="")
    tilt_rolled(table, 3, 3)
    stage = staged(table)
    types("2098")
    press(Key.Key_Return)
    assert stage.says("Ben and Cleo are tied and roll a d20 each.")
    assert not any(field.text() for field in fields(stage))


def test_players_dice_are_requested_before_rolling(staged: Staged) -> None:
    """Enter rolled all the players' dice of the Tilt."""
    table = begun(a_tilt_due(mira="+-", rook="-"))
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    do(table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    stage = staged(table)
    press(Key.Key_Return, CTRL)
    assert stage.step == "Step 2 of 4: Roll"
    assert stage.says("dice have no result yet.")
    press_later(Key.Key_Return, CTRL)
    assert stage.step != "Step 2 of 4: Roll" or stage.says("are tied")
