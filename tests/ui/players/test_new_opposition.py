"""Opposition that is added while the players watch their window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.parse_characters import without_hidden
from gmtracker.storage.settings import PlayerScreen, Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.modelview.cells import conditions_cell
from gmtracker.ui.players.content import NEW_FOES
from gmtracker.ui.players.panel import PlayerPanel
from tests.builders.campaigns import a_foe, a_hero
from tests.windows.main_window import Stage

HIDING = PlayerScreen(sections={NEW_FOES.key: "hidden"})


def seen(app: App, name: str) -> str:
    foe = next(one for one in app.bridge.shown.characters if one.name == name)
    return player_visibility(app.bridge.shown, foe)


def test_setting_hides_new_opposition(stage: Stage) -> None:
    app = stage.sample(Settings(players=HIDING))
    app.bridge.dispatch(AddCharacters(characters=(a_foe("Viper"),)))
    assert seen(app, "Viper") == "nothing"


def test_panel_turns_hiding_on_and_off(stage: Stage) -> None:
    app = stage.sample()
    app.window.show()
    app.window.actions_of_play[WindowAction.PLAYER_SECTIONS].trigger()
    panel = app.window.findChild(PlayerPanel)
    assert panel is not None
    for word, expected in (("Hide", "nothing"), ("Name", "name")):
        button = next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == f"New opposition: {word}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        app.bridge.dispatch(AddCharacters(characters=(a_foe(f"Viper {word}"),)))
        assert seen(app, f"Viper {word}") == expected


def test_key_reveals_and_hides_selected_opposition(stage: Stage, qtbot: QtBot) -> None:
    app = stage.sample(Settings(players=HIDING))
    app.window.show()
    app.bridge.dispatch(AddCharacters(characters=(a_foe("Viper"), a_hero("Wren"))))
    viper = next(one.id for one in app.bridge.shown.characters if one.name == "Viper")
    app.window.characters.choose(viper)
    reveal = app.window.actions_of_play[WindowAction.REVEAL]
    reveal.trigger()
    assert seen(app, "Viper") == "name"
    reveal.trigger()
    assert seen(app, "Viper") == "nothing"


def test_key_hides_and_reveals_the_whole_crowd(stage: Stage, qtbot: QtBot) -> None:
    """Before, it hid only the first of twelve thugs."""
    app = stage.sample()
    app.window.show()
    thugs = [f"Lone thug {number}" for number in range(1, 5)]
    app.bridge.dispatch(AddCharacters(characters=tuple(map(a_foe, thugs))))
    app.window.characters.choose(next(one.id for one in app.bridge.shown.characters if one.name == thugs[0]))
    reveal = app.window.actions_of_play[WindowAction.REVEAL]
    reveal.trigger()
    assert [seen(app, thug) for thug in thugs] == ["nothing"] * 4
    app.bridge.undo()
    assert [seen(app, thug) for thug in thugs] == ["name"] * 4


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("3 guard hidden", ("3 guard", True)),
        ("Hidden 3 guard", ("3 guard", True)),
        ("3 guard", ("3 guard", False)),
        ("hidden", ("hidden", False)),
    ],
)
def test_hidden_at_the_end_of_a_line_is_recognized(line: str, expected: tuple[str, bool]) -> None:
    assert without_hidden(line) == expected


def test_hidden_foe_has_a_mark_with_an_explaining_tooltip(stage: Stage) -> None:
    """Before, the long "hidden from players" was cut in a narrow column, and took room from the names."""
    app = stage.sample(Settings(players=HIDING))
    app.bridge.dispatch(AddCharacters(characters=(a_foe("Viper"),)))
    campaign = app.bridge.shown
    cell = conditions_cell(campaign, next(one for one in campaign.characters if one.name == "Viper"))
    assert [(mark.word, mark.meaning) for mark in cell.marks] == [("hidden", "hidden until the first turn")]
