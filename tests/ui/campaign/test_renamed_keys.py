"""Conditions, tokens and tracks of characters after the game file renames or drops their keys."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gmtracker.app import App
from gmtracker.engine.campaign import Character, character_place
from gmtracker.engine.commands import AddCharacters, AddToken, RemoveToken, SetCondition, SetTrack
from gmtracker.resources import resource
from gmtracker.rulesets import rules_from_file
from gmtracker.rulesets.game_file.decode import Faulty
from gmtracker.storage.paths import games_folder
from tests.builders.campaigns import a_hero
from tests.windows.finder import command_of, first, who
from tests.windows.main_window import Stage

GAME = "sword-and-lantern"
TEXT = resource("games", f"{GAME}.game.toml").read_text("utf-8")


@pytest.fixture
def app(stage: Stage) -> App:
    """Ada is prone, holds a Spark and has 3 hit points."""
    app = stage.window()
    app.files.create("Lamplight", GAME)
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Ada"),)))
    app.bridge.dispatch(SetCondition(character=who(app, "Ada"), condition="prone"))
    app.bridge.dispatch(AddToken(kind="spark", place=character_place(who(app, "Ada"))))
    app.bridge.dispatch(SetTrack(character=who(app, "Ada"), track="hp", value=3))
    return app


def ada(app: App) -> Character:
    return app.bridge.shown.character(who(app, "Ada"))


def tokens(app: App) -> list[str]:
    return [token.kind for token in app.bridge.shown.tokens_at(character_place(ada(app).id))]


def changes_file(app: App, *pairs: tuple[str, str]) -> None:
    """Replace texts in the GM's game file, and reload it."""
    text = TEXT
    for found, written in pairs:
        assert found in text
        text = text.replace(found, written)
    games_folder().mkdir(parents=True, exist_ok=True)
    (games_folder() / f"{GAME}.game.toml").write_text(text, "utf-8")
    app.files.check_game()


def offers(app: App) -> dict[str, QAction]:
    """The entries of Ada's menu and its submenus."""
    menu = app.window.row_menu.menu_for(ada(app).id)
    return {action.text(): action for one in (menu, *menu.findChildren(QMenu)) for action in one.actions()}


RENAMED = ('"prone"', '"down"'), ('"spark"', '"gleam"'), ('"hp"', '"life"')


def test_condition_with_dropped_key_can_be_ended(app: App) -> None:
    """Before, neither the menu nor the command bar offered it."""
    changes_file(app, *RENAMED)
    ends = SetCondition(character=ada(app).id, condition="prone", on=False)
    assert command_of(first(app, "end prone ada")) == ends
    ending = offers(app)["prone"]
    assert ending.isChecked()
    ending.trigger()
    assert not ada(app).has_condition("prone")


def test_condition_with_dropped_key_is_not_offered(app: App) -> None:
    changes_file(app, *RENAMED)
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Bo"),)))
    menu = app.window.row_menu.menu_for(who(app, "Ada"), who(app, "Bo"))
    lines = {action.text(): action for one in menu.findChildren(QMenu) for action in one.actions()}
    lines["prone"].trigger()
    assert not ada(app).has_condition("prone")


def test_token_with_dropped_key_can_be_removed(app: App) -> None:
    changes_file(app, *RENAMED)
    token = app.bridge.shown.tokens_at(character_place(ada(app).id))[0]
    assert command_of(first(app, "spark ada -1")) == RemoveToken(token=token.id)
    menu = app.window.row_menu.menu_for(ada(app).id)
    sparks = next(one for one in menu.findChildren(QMenu) if one.title() == "spark (1)")
    removing = next(action for action in sparks.actions() if action.text() == "Remove one spark")
    removing.trigger()
    assert tokens(app) == []


def test_renamed_keys_keep_what_characters_have(app: App) -> None:
    changes_file(
        app,
        *RENAMED,
        ('key = "down"', 'key = "down"\nwas = "prone"'),
        ('key = "gleam"', 'key = "gleam"\nwas = "spark"'),
        ('key = "life"', 'key = "life"\nwas = "hp"'),
    )
    assert [condition.key for condition in ada(app).conditions] == ["down"]
    assert tokens(app) == ["gleam"]
    assert app.bridge.shown.track_value(ada(app).id, "life") == 3
    assert app.bridge.entries()[-1].sentence == "The game file has new names: Prone, Sparks and HP."
    app.bridge.undo()
    assert tokens(app) == ["spark"]


def test_check_keeps_its_character_when_the_file_is_read_again(app: App) -> None:
    """Before, Ada's row was still selected, but the check was nobody's."""
    app.window.characters.choose(ada(app).id)
    assert app.window.check.draft.by == ada(app).id
    changes_file(app, ('"prone"', '"down"'), ('key = "down"', 'key = "down"\nwas = "prone"'))
    assert app.window.characters.current_character() == ada(app).id
    assert app.window.check.draft.by == ada(app).id


def test_check_keeps_its_character_when_everything_is_shown_anew(app: App) -> None:
    app.window.characters.choose(ada(app).id)
    app.bridge.refresh_all()
    assert app.window.check.draft.by == ada(app).id


@pytest.mark.parametrize("old", ["dying", "prone"])
def test_old_key_still_in_use_is_refused(old: str) -> None:
    text = TEXT.replace('key = "prone"', f'key = "prone"\nwas = "{old}"')
    with pytest.raises(Faulty, match=f"“{old}” is still in use here, so it can't be an old key"):
        rules_from_file(text.encode())
