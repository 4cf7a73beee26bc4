"""A new sheet whose name has a count: "Watchman x12" adds twelve."""

from gmtracker.app import App
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.character_editor.window import CharacterEditor
from tests.windows.main_window import Stage


def editor_of(app: App, name: str) -> tuple[CharacterEditor, list[object]]:
    editor = CharacterEditor(app.bridge, Character(id=NOBODY, name="", side="opposition"))
    saved: list[object] = []
    editor.save_requested.connect(saved.append)
    editor._heading.call(name)
    return editor, saved


def test_name_with_count_adds_that_many(stage: Stage) -> None:
    """Before, it added one character named "Watchman x12"."""
    editor, saved = editor_of(stage.sample(), "Watchman x12")
    assert editor.save()
    (command,) = saved
    assert isinstance(command, AddCharacters)
    assert [one.name for one in command.characters] == [f"Watchman {number}" for number in range(1, 13)]


def test_name_ending_in_hidden_hides_new_opposition(stage: Stage) -> None:
    """Before, it added one creature named "Black Rat x3 hidden"."""
    editor, saved = editor_of(stage.sample(), "Black Rat x3 hidden")
    assert editor.save()
    (command,) = saved
    assert isinstance(command, AddCharacters)
    assert command.hidden
    assert [one.name for one in command.characters] == [f"Black Rat {number}" for number in (1, 2, 3)]


def test_more_than_twenty_are_refused_in_the_form(stage: Stage) -> None:
    editor, saved = editor_of(stage.sample(), "Watchman x21")
    assert not editor.save()
    assert (saved, editor._says.text()) == ([], "You can add 1 to 20 at a time.")
    editor.discard()
