"""The field for an attack's damage dice on the sheet."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import EditCharacter
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.widgets.inputs import LineField
from tests.builders.campaigns import a_table
from tests.builders.vagabond import aila
from tests.windows.widgets import Key, a_bridge, press, shown, types


def an_editor(qtbot: QtBot) -> CharacterEditor:
    """Return an editor of Aila's sheet, without an attack."""
    bridge = a_bridge(a_table(aila(attacks=()), ruleset="vagabond"))
    editor = CharacterEditor(bridge, bridge.shown.characters[0])
    shown(qtbot, editor)
    return editor


def field(editor: CharacterEditor, name: str) -> LineField:
    return next(line for line in editor.findChildren(LineField) if line.accessibleName() == name)


def attacks(editor: CharacterEditor, qtbot: QtBot) -> list[tuple[str, str]]:
    """Save the sheet, and return the names and dice of the requested attacks."""
    with qtbot.waitSignal(editor.save_requested) as saved:
        editor.save()
    assert saved.args is not None
    (command,) = saved.args
    assert isinstance(command, EditCharacter)
    return [(trait.name, trait.text) for trait in command.character.traits if trait.group == "attacks"]


def test_attack_can_be_typed_with_its_dice(qtbot: QtBot) -> None:
    editor = an_editor(qtbot)
    field(editor, "Add an attack").setFocus()
    types("Claws 2d6")
    press(Key.Key_Return)
    assert field(editor, "Claws: Damage dice").text() == "2d6"
    assert "Damage dice" in [label.text() for label in editor.findChildren(QLabel)]
    assert attacks(editor, qtbot) == [("Claws", "2d6")]


def test_attack_without_dice_focuses_the_dice_field(qtbot: QtBot) -> None:
    editor = an_editor(qtbot)
    field(editor, "Add an attack").setFocus()
    types("Claws of the deep")
    press(Key.Key_Return)
    types("d8!")
    assert attacks(editor, qtbot) == [("Claws of the deep", "d8!")]
