"""Any dice, rolled at the foot of the window."""

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.session.dice_box import DiceBox
from gmtracker.ui.widgets.inputs import LineField
from tests.builders.campaigns import a_session, a_table
from tests.windows.widgets import Key, a_bridge, focused, is_freed_on_deleting, press, shown, types


def a_box(qtbot: QtBot, bridge: Bridge) -> DiceBox:
    box = DiceBox(bridge)
    shown(qtbot, box)
    box.take_focus()
    return box


def rolls(qtbot: QtBot, table: Table, notation: str, *faces: int) -> tuple[DiceBox, Bridge]:
    """A box into which a notation has been typed, and Enter pressed."""
    bridge = a_bridge(table, *faces)
    box = a_box(qtbot, bridge)
    types(notation)
    press(Key.Key_Return)
    return box, bridge


def result(box: QWidget) -> str:
    (label,) = box.findChildren(QLabel)
    return label.text()


def typed() -> str:
    field = focused()
    assert isinstance(field, LineField)
    return field.text()


def test_enter_rolls_and_the_result_stands_beside_the_field_and_in_the_log(qtbot: QtBot) -> None:
    box, bridge = rolls(qtbot, a_table(), "2d6+d4-1", 3, 5, 2)
    said = "Dice: 2d6+d4-1: 3 + 5 + 2 − 1 = 9."
    assert result(box) == said
    assert bridge.entries()[-1].sentence == said


def test_enter_again_rolls_the_same_and_typing_replaces_it(qtbot: QtBot) -> None:
    box, _ = rolls(qtbot, a_table(), "d8", 3, 7, 2)
    press(Key.Key_Return)
    assert result(box) == "Dice: d8: 7."
    types("d6")
    assert typed() == "d6"
    press(Key.Key_Return)
    assert result(box) == "Dice: d6: 2."


def test_text_that_is_no_dice_notation_is_refused_and_can_be_corrected(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    box = a_box(qtbot, bridge)
    types("two dice")
    with qtbot.waitSignal(box.refused) as refused:
        press(Key.Key_Return)
    assert refused.args[0].sentence.startswith("“two” is no dice notation.")
    assert (typed(), result(box)) == ("two dice", "")


def test_undo_takes_the_result_away_and_redo_brings_it_back(qtbot: QtBot) -> None:
    box, bridge = rolls(qtbot, a_session(), "d20", 17)
    bridge.undo()
    assert result(box) == ""
    bridge.redo()
    assert result(box) == "Dice: d20: 17."


def test_other_commands_leave_the_result_of_a_roll_in_the_box(qtbot: QtBot) -> None:
    box, bridge = rolls(qtbot, a_table(), "d20", 17)
    bridge.ask(AddNote(text="The lamp went out."))
    assert result(box) == "Dice: d20: 17."


def test_another_campaign_begins_with_an_empty_box(qtbot: QtBot) -> None:
    box, bridge = rolls(qtbot, a_table(), "d20", 17)
    bridge.open(a_table())
    assert (result(box), typed()) == ("", "")


def test_a_long_result_is_cut_in_its_middle_and_keeps_its_total(qtbot: QtBot) -> None:
    box, _ = rolls(qtbot, a_table(), "+".join(["d100"] * 12), *[99] * 12)
    assert "…" in result(box)
    assert result(box).endswith("= 1188.")
    assert len(box.findChildren(QLabel)[0].toolTip()) > len(result(box))


def test_esc_gives_the_keys_back_to_the_table(qtbot: QtBot) -> None:
    box = a_box(qtbot, a_bridge(a_table()))
    with qtbot.waitSignal(box.left):
        press(Key.Key_Escape)


def test_the_box_is_freed_when_it_is_gone(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    assert is_freed_on_deleting(lambda: DiceBox(bridge), qtbot)
