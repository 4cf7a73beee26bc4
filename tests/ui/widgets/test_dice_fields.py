"""Dice typed in from the table."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.dice import DieRequest
from gmtracker.ui.widgets.dice_fields import DiceFields, DieField
from gmtracker.ui.widgets.guards import PAUSE
from tests.builders.asked_dice import an_asked_die
from tests.windows.widgets import Key, focused, leaves_to_the_window, press, shown, types

CTRL = Qt.KeyboardModifier.ControlModifier


def dice(qtbot: QtBot, *sizes: int) -> DiceFields:
    """Fields for dice of these sizes, the first in focus."""
    fields = DiceFields()
    fields.set_requests(tuple(DieRequest(f"die.{at}", size, f"d{size}") for at, size in enumerate(sizes)))
    shown(qtbot, fields)
    fields.focus_first_empty()
    return fields


def field(fields: DiceFields, at: int) -> DieField:
    return fields.findChildren(DieField)[at]


def says(fields: DiceFields) -> str:
    return fields.refusal()


def test_dice_fields_return_typed_faces_by_role(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 20)
    types("5")
    types("17")
    assert fields.faces() == {"die.0": 5, "die.1": 17}


def test_complete_face_moves_focus_to_next_die(qtbot: QtBot) -> None:
    fields = dice(qtbot, 20, 6)
    types("1")
    assert focused() is field(fields, 0), "it may still become a 14"
    types("4")
    assert focused() is field(fields, 1)


@pytest.mark.parametrize(("size", "digit", "goes_on"), [(20, "3", True), (20, "2", False), (12, "1", False)])
def test_focus_stays_while_face_can_take_another_digit(qtbot: QtBot, size: int, digit: str, goes_on: bool) -> None:
    fields = dice(qtbot, size, 6)
    types(digit)
    assert (focused() is field(fields, 1)) == goes_on


@pytest.mark.parametrize(
    ("size", "face", "sentence"),
    [
        (6, "7", "d6 must be 1 to 6, not 7."),
        (6, "0", "d6 must be 1 to 6, not 0."),
        (20, "21", "d20 must be 1 to 20, not 21."),
    ],
)
def test_die_field_refuses_impossible_face(qtbot: QtBot, size: int, face: str, sentence: str) -> None:
    fields = dice(qtbot, size, 6)
    types(face)
    assert says(fields) == sentence
    assert focused() is field(fields, 0)
    assert fields.faces() == {}


def test_next_digit_replaces_refused_face(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6)
    types("95")
    assert fields.faces() == {"die.0": 5}
    assert says(fields) == ""


def test_two_wrong_faces_stay_until_replaced(qtbot: QtBot) -> None:
    """The digit that was to correct one of them was lost: the field was full, and nothing of it marked."""
    fields = dice(qtbot, 6, 6)
    types("9")
    press(Key.Key_Tab)
    types("8")
    assert [field(fields, at).text() for at in range(2)] == ["9", "8"]
    assert fields.block_submit()
    types("43")
    assert fields.faces() == {"die.0": 4, "die.1": 3}


def test_tab_and_enter_skip_dice_that_have_a_face(qtbot: QtBot) -> None:
    fields = dice(qtbot, 20, 6, 20, 6)
    field(fields, 1).setText("3")
    press(Key.Key_Tab)
    assert focused() is field(fields, 2)
    press(Key.Key_Return)
    assert focused() is field(fields, 3)


def test_tab_on_last_empty_die_leaves_dice(qtbot: QtBot) -> None:
    window, fields, after = QWidget(), DiceFields(), QLineEdit()
    column = QVBoxLayout(window)
    column.addWidget(fields)
    column.addWidget(after)
    fields.set_requests((DieRequest("a", 20, "d20"), DieRequest("b", 6, "d6")))
    shown(qtbot, window)
    field(fields, 1).setText("2")
    fields.focus_first_empty()
    press(Key.Key_Tab)
    assert focused() is after


def test_last_face_completes_dice_after_skipped_ones(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6)
    press(Key.Key_Tab)
    types("2")
    assert focused() is field(fields, 0)
    with qtbot.waitSignal(fields.completed):
        types("4")


def test_enter_on_last_empty_die_lets_it_be_rolled(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6)
    press(Key.Key_Return)
    with qtbot.waitSignal(fields.submitted):
        press(Key.Key_Return)
    assert fields.faces() == {}


def test_enter_focuses_refused_face(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6)
    types("9")
    field(fields, 1).setFocus()
    with qtbot.assertNotEmitted(fields.submitted):
        press(Key.Key_Return)
    assert focused() is field(fields, 0)


def test_typed_faces_stay_when_requests_change(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6)
    types("3")
    fields.set_requests((DieRequest("die.0", 6, "d6"), DieRequest("new", 8, "d8")))
    assert fields.faces() == {"die.0": 3}


def test_empty_die_field_leaves_undo_to_window(qtbot: QtBot) -> None:
    fields = dice(qtbot, 20)
    assert leaves_to_the_window(field(fields, 0), Key.Key_Z, CTRL)
    types("1")
    assert not leaves_to_the_window(field(fields, 0), Key.Key_Z, CTRL)
    press(Key.Key_Backspace)
    assert leaves_to_the_window(field(fields, 0), Key.Key_Z, CTRL)


def test_die_field_leaves_ctrl_e_to_window(qtbot: QtBot) -> None:
    """On X11 a text field goes to its end by it, and no encounter could be started right after a check."""
    fields = dice(qtbot, 20)
    for typed in ("", "1"):
        types(typed)
        assert leaves_to_the_window(field(fields, 0), Key.Key_E, CTRL)


@pytest.mark.parametrize("key", [Key.Key_Right, Key.Key_Left])
def test_die_field_with_face_leaves_turn_shortcuts_to_window(qtbot: QtBot, key: Key) -> None:
    fields = dice(qtbot, 20)
    for typed in ("", "1"):
        types(typed)
        assert leaves_to_the_window(field(fields, 0), key, CTRL)


def test_dice_of_several_owners_are_laid_out_in_rows(qtbot: QtBot) -> None:
    fields = DiceFields()
    names = ("Ana · Triumph", "Ana · Tragedy", "GM · Triumph", "GM · Tragedy")
    fields.set_requests(tuple(an_asked_die(who, kind) for who in ("Ana", "GM") for kind in ("Triumph", "Tragedy")))
    shown(qtbot, fields)
    tops = [field(fields, at).mapTo(fields, field(fields, at).rect().topLeft()).y() for at in range(4)]
    assert tops[0] == tops[1] < tops[2] == tops[3]
    assert [field(fields, at).accessibleName() for at in range(4)] == list(names)


def places(fields: DiceFields) -> dict[str, tuple[int, int]]:
    """Where each die stands, from the left and from the top, by its name."""
    corners = ((die, die.mapTo(fields, die.rect().topLeft())) for die in fields.findChildren(DieField))
    return {die.accessibleName(): (corner.x(), corner.y()) for die, corner in corners}


def asked_of(qtbot: QtBot, *dice: tuple[str, str, int]) -> DiceFields:
    """Fields for dice by owner, label and size, which their names tell."""
    fields = DiceFields(columns=3)
    fields.set_requests(tuple(an_asked_die(*die, names_size=not die[1].startswith("d")) for die in dice))
    shown(qtbot, fields)
    return fields


def test_different_dice_are_laid_out_beside_their_owners(qtbot: QtBot) -> None:
    """They flowed three in a line across the people."""
    ana, ben, cleo = (
        ("Ana · d20", "Ana · Advantage d8"),
        ("Ben · d20", "Ben · Disadvantage d6"),
        ("Cleo · d20", "Cleo · Advantage d12", "Cleo · Advantage d4"),
    )
    d20s = [(who, "d20", 20) for who in ("Ana", "Ben", "Cleo")]
    extra = [("Ana", "Advantage", 8), ("Ben", "Disadvantage", 6), ("Cleo", "Advantage", 12), ("Cleo", "Advantage", 4)]
    at = places(asked_of(qtbot, *sorted((*d20s, *extra), key=lambda die: die[0])))
    for own in (ana, ben, cleo):
        assert len({at[die][1] for die in own}) == 1
        assert [at[die][0] for die in own] == sorted({at[die][0] for die in own})
    assert at["Ana · d20"][1] < at["Ben · d20"][1] < at["Cleo · d20"][1]
    assert at["Ana · d20"][0] == at["Ben · d20"][0] == at["Cleo · d20"][0]
    assert at["Ana · Advantage d8"][0] == at["Cleo · Advantage d12"][0] < at["Ben · Disadvantage d6"][0]


def test_dice_of_many_kinds_are_laid_out_in_lines(qtbot: QtBot) -> None:
    kinds = {"Ana": "abce", "Ben": "fghi"}
    own = {name: [f"{name} · {kind} d6" for kind in theirs] for name, theirs in kinds.items()}
    at = places(asked_of(qtbot, *((name, kind, 6) for name, theirs in kinds.items() for kind in theirs)))
    assert len({at[die][1] for die in own["Ana"]}) == 2
    assert max(at[die][1] for die in own["Ana"]) < min(at[die][1] for die in own["Ben"])
    assert at[own["Ana"][0]][0] == at[own["Ben"][0]][0]


@pytest.mark.parametrize(("signs", "faces"), [("-0+", (1, 2, 3)), ("-+0", (1, 3, 2)), ("+5-0", (3, 1, 2))])
def test_fudge_dice_accept_their_signs(qtbot: QtBot, signs: str, faces: tuple[int, ...]) -> None:
    fields = DiceFields()
    fields.set_requests(tuple(DieRequest(f"fudge.{at}", 3, f"Fudge {at}", ("−", "0", "+")) for at in (1, 2, 3)))
    shown(qtbot, fields)
    fields.focus_first_empty()
    types(signs)
    assert tuple(fields.faces().values()) == faces
    assert field(fields, 0).placeholderText() == "− 0 +"


def test_sign_goes_only_into_die_with_that_face(qtbot: QtBot) -> None:
    fields = DiceFields()
    fields.set_requests((DieRequest("fudge", 3, "Fudge", ("−", "0", "+")), DieRequest("d20", 20, "d20")))
    shown(qtbot, fields)
    assert [fields.type_sign(sign) for sign in "-+5"] == [True, False, True]
    assert fields.faces() == {"fudge": 1, "d20": 5}


def typed(fields: DiceFields) -> list[str]:
    return [one.text() for one in fields.findChildren(DieField)]


@pytest.mark.parametrize("separator", [Key.Key_Tab, Key.Key_Space, Key.Key_Return])
def test_end_key_is_ignored_right_after_automatic_focus_move(qtbot: QtBot, separator: Qt.Key) -> None:
    """A 15 that went on by itself, and Tab or Enter, once left the next die to be rolled."""
    fields = dice(qtbot, 20, 10)
    types("15")
    press(separator)
    types("7")
    assert typed(fields) == ["15", "7"]


def test_tab_does_not_skip_die_after_short_face(qtbot: QtBot) -> None:
    """“8 Tab 15” skipped the second die, which was rolled then."""
    fields = dice(qtbot, 8, 20, 12)
    types("8")
    press(Key.Key_Tab)
    types("15")
    assert typed(fields) == ["8", "15", ""]


@pytest.mark.parametrize("separator", [Key.Key_Tab, Key.Key_Space, Key.Key_Return])
def test_incomplete_face_waits_for_end_key(qtbot: QtBot, separator: Qt.Key) -> None:
    """“1” and “12” once became 11 and 2."""
    fields = dice(qtbot, 20, 12)
    types("1")
    press(separator)
    types("12")
    assert typed(fields) == ["1", "12"]


def test_second_tab_moves_focus(qtbot: QtBot) -> None:
    fields = dice(qtbot, 8, 20, 6)
    types("8")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    types("5")
    assert typed(fields) == ["8", "", "5"]


def with_button(qtbot: QtBot, *sizes: int) -> tuple[DiceFields, QPushButton, QWidget]:
    """Return dice fields, a button that is focused after the last face, and their window. Keep a reference to it."""
    fields = dice(qtbot, *sizes)
    button = QPushButton("Roll")
    qtbot.addWidget(button)
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.addWidget(fields)
    column.addWidget(button)
    fields.completed.connect(button.setFocus)
    shown(qtbot, holder)
    fields.focus_first_empty()
    return fields, button, holder


def test_space_never_presses_button_after_last_die(qtbot: QtBot) -> None:
    """Regression: words typed after the face rolled the dice."""
    fields, button, _window = with_button(qtbot, 6)
    passed_on, pressed = QSignalSpy(fields.letter_typed), QSignalSpy(button.clicked)
    types("4 t ")
    assert (passed_on.count(), pressed.count()) == (2, 0)
    assert focused() is button


def test_lone_die_refuses_face_with_extra_digit(qtbot: QtBot) -> None:
    """Of a 20 on a d6 the 2 was taken, and the nought went nowhere."""
    fields, button, _window = with_button(qtbot, 6)
    types("2")
    assert focused() is button
    types("0")
    assert focused() is field(fields, 0)
    assert says(fields) == "d6 must be 1 to 6, not 20."
    assert fields.faces() == {}
    types("5")
    assert focused() is button
    press(Key.Key_A)
    types("0")
    assert fields.faces() == {"die.0": 5}


def test_tab_after_last_face_keeps_focus(qtbot: QtBot) -> None:
    window, fields, button, after = QWidget(), DiceFields(), QPushButton("Roll"), QLineEdit()
    column = QVBoxLayout(window)
    for part in (fields, button, after):
        column.addWidget(part)
    fields.set_requests((DieRequest("a", 8, "d8"),))
    fields.completed.connect(button.setFocus)
    shown(qtbot, window)
    fields.focus_first_empty()
    types("8")
    press(Key.Key_Tab)
    assert focused() is button
    press(Key.Key_Tab)
    assert focused() is after


def test_skipped_die_is_requested_once_then_rolled(qtbot: QtBot) -> None:
    fields = dice(qtbot, 8, 20, 6)
    types("8")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    types("5")
    with qtbot.waitSignal(fields.complaint_changed) as complained:
        assert fields.block_submit()
    assert complained.args == ["d20: no result yet. Type it, or press again to roll."]
    assert focused() is field(fields, 1)
    assert not fields.block_submit()


def test_complaint_counts_many_dice_without_face(qtbot: QtBot) -> None:
    fields = dice(qtbot, 8, 20, 6, 6)
    types("8")
    with qtbot.waitSignal(fields.complaint_changed) as complained:
        assert fields.block_submit()
    assert complained.args == ["3 dice have no result yet. Type the results, or press again to roll."]


def test_dice_are_rolled_when_none_is_typed(qtbot: QtBot) -> None:
    assert not dice(qtbot, 8, 20).block_submit()


def test_die_skipped_with_enter_is_not_requested_again(qtbot: QtBot) -> None:
    fields = dice(qtbot, 8, 20)
    types("8")
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert not fields.block_submit()


def test_tab_moves_between_dice_when_all_are_typed(qtbot: QtBot) -> None:
    fields = dice(qtbot, 6, 6, 6)
    types("123")
    field(fields, 0).setFocus()
    press(Key.Key_Tab)
    assert focused() is field(fields, 1)


@pytest.mark.parametrize("other", [an_asked_die("Rook", "d20", 20), an_asked_die("Mira", "d8", 8)])
def test_skipped_dice_of_another_command_are_requested_again(qtbot: QtBot, other: DieRequest) -> None:
    """One Enter too many on an empty die had every later die of that role rolled at the first Enter."""
    fields = DiceFields()
    fields.expect_faces(True)
    fields.set_requests((an_asked_die("Mira", "d20", 20),))
    shown(qtbot, fields)
    assert fields.block_submit()
    assert not fields.block_submit()
    fields.set_requests((replace(other, role="Mira.d20.20"),))
    assert fields.block_submit()


def asked_again(fields: DiceFields) -> list[bool]:
    """Whether each submission of dice that the players roll was held back."""
    held_back: list[bool] = []
    fields.expect_faces(True)
    fields.submitted.connect(lambda: held_back.append(fields.block_submit()))
    return held_back


def test_the_second_of_two_quick_enters_does_not_answer_that_a_die_is_missing(qtbot: QtBot) -> None:
    """It rolled the die that the first Enter had only asked for."""
    fields = dice(qtbot, 20)
    held_back = asked_again(fields)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert held_back == [True]
    qtbot.wait(PAUSE + 100)
    press(Key.Key_Return)
    assert held_back == [True, False]


def test_a_space_that_is_held_goes_on_by_one_die(qtbot: QtBot) -> None:
    """It ran through all of them to the button, and rolled them."""
    fields = dice(qtbot, 20, 6, 8)
    press(Key.Key_Space)
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
    QApplication.sendEvent(focused(), held)
    assert focused() is field(fields, 1)
    press(Key.Key_Space)
    assert focused() is field(fields, 2)


def test_face_that_a_die_does_not_have_is_not_put_back(qtbot: QtBot) -> None:
    """The dice of a check can change while its typed faces are stored."""
    fields = DiceFields()
    fudge = DieRequest("fudge", 3, "Fudge", faces=("−", "0", "+"))
    fields.set_requests((DieRequest("small", 6, "d6"), DieRequest("large", 20, "d20"), fudge))
    shown(qtbot, fields)
    fields.set_faces({"small": 15, "large": 15, "fudge": 6})
    assert [one.text() for one in fields.findChildren(DieField)] == ["", "15", ""]
