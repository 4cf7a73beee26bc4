"""Fields built from a use's own description."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.game_spec import InputKind, Option
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.widgets.buttons import CheckBox
from gmtracker.ui.widgets.inputs import REASON, ChoiceField, LineField, SpinField
from gmtracker.ui.widgets.inputs_form import InputsForm
from tests.builders.campaigns import a_hero

COUNT = InputKind(key="count", name="Number of stones", kind="number", lowest=1, highest=9)
NOTE = InputKind(key="note", name="Reason", kind="text")
KIND = InputKind(key="kind", name="Stones", kind="choice", options=(Option("up", "Triumph"), Option("down", "Tragedy")))
FLAG = InputKind(key="free", name="Free of charge", kind="flag")
HEALER = InputKind(key="healer", name="Who takes the Stress", kind="character")
ALL = (KIND, COUNT, FLAG, HEALER, NOTE)
ROOK = replace(a_hero("Rook"), id=CharacterId("c9"))


def a_form(qtbot: QtBot, *inputs: InputKind) -> InputsForm:
    form = InputsForm()
    qtbot.addWidget(form)
    form.ask_for(inputs, (ROOK,))
    return form


def named(form: InputsForm, name: str) -> QWidget:
    return next(child for child in form.findChildren(QWidget) if child.accessibleName() == name)


def test_every_input_kind_has_field(qtbot: QtBot) -> None:
    form = a_form(qtbot, *ALL)
    kinds = [type(named(form, asked.name)) for asked in ALL]
    assert kinds == [ChoiceField, SpinField, CheckBox, ChoiceField, LineField]


def test_untouched_inputs_return_shown_values(qtbot: QtBot) -> None:
    assert a_form(qtbot, *ALL).answers() == {"kind": "up", "count": 1, "free": False}


def test_form_returns_filled_in_answers(qtbot: QtBot) -> None:
    form = a_form(qtbot, *ALL)
    choice, healer = named(form, "Stones"), named(form, "Who takes the Stress")
    assert isinstance(choice, ChoiceField)
    assert isinstance(healer, ChoiceField)
    choice.choose("down")
    healer.choose("c9")
    QTest.keyClicks(named(form, "Reason"), " the bridge ")
    assert form.answers() == {"kind": "down", "count": 1, "free": False, "healer": "c9", "note": "the bridge"}


def test_answer_stays_when_next_use_has_same_input(qtbot: QtBot) -> None:
    form = a_form(qtbot, NOTE)
    QTest.keyClicks(named(form, "Reason"), "the bridge")
    form.ask_for((COUNT, NOTE))
    assert form.answers() == {"count": 1, "note": "the bridge"}


def test_impossible_answers_are_disabled_with_reason(qtbot: QtBot) -> None:
    form = a_form(qtbot, KIND)
    choice = named(form, "Stones")
    assert isinstance(choice, ChoiceField)
    choice.disable_answers({"down": "There is none."})
    flags = [choice.model().flags(choice.model().index(row, 0)) for row in range(2)]
    assert [bool(flag & Qt.ItemFlag.ItemIsEnabled) for flag in flags] == [True, False]
    assert choice.itemData(1, REASON) == "There is none."


def test_dependent_input_shows_while_its_answer_is_given(qtbot: QtBot) -> None:
    """The form of a Surge asked for words and for a foe whatever it was for."""
    form = a_form(qtbot, KIND, replace(NOTE, required_for=(("kind", "down"),)))
    choice, note = named(form, "Stones"), named(form, "Reason")
    assert isinstance(choice, ChoiceField)
    assert note.isHidden()
    choice.choose("down")
    assert not note.isHidden()
    QTest.keyClicks(note, "the bridge")
    assert form.answers() == {"kind": "down", "note": "the bridge"}
    choice.choose("up")
    assert form.answers() == {"kind": "up"}
    choice.choose("down")
    assert form.answers() == {"kind": "down", "note": "the bridge"}


def test_typed_letter_is_appended_to_text(qtbot: QtBot) -> None:
    form = a_form(qtbot, COUNT, NOTE)
    line = named(form, "Reason")
    QTest.keyClicks(line, "the bridg")
    form.append_letter("e")
    assert form.answers()["note"] == "the bridge"
