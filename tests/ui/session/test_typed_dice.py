"""Dice of commands by hand or overruled: if the players roll, their faces are requested."""

import pytest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import Token, character_place, pool_place
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    MoveToken,
    SetHouseRule,
    SetPresent,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import typed_faces
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.command_line.query import RunCommand
from gmtracker.ui.session.dice_panels import DicePanel
from gmtracker.ui.session.panels import UsePanel
from gmtracker.ui.tokens.offer_button import OfferButton
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.dice_fields import DiceFields
from tests.builders.campaigns import a_foe, a_hero
from tests.windows.main_window import Stage
from tests.windows.widgets import activate, types

A_DIE = AddToken(kind="triumph", place=pool_place("destiny"))


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """The sample with its next session started, its dice rolled here."""
    app = stage.sample()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    activate(qtbot, app.window)
    return app


def test_die_added_by_hand_is_typed_if_players_roll(app: App) -> None:
    """It was rolled without a field to type it."""
    app.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    app.window.pools.asked.emit(A_DIE)
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    panel.setFocus()
    types("5")
    panel.main_button.click()
    assert list(typed_faces(app.bridge.entries()[-1]).values()) == [5]
    assert app.window.side.panel is None


def test_die_added_by_hand_is_rolled_otherwise(app: App) -> None:
    before = len(app.bridge.entries())
    app.window.pools.asked.emit(A_DIE)
    assert len(app.bridge.entries()) == before + 1
    assert app.window.side.panel is None


def players_roll(app: App) -> App:
    app.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    return app


def overrule(app: App) -> None:
    app.window.refusal.findChildren(Button)[0].click()


def typed_last(app: App) -> list[int]:
    """Return the faces that were typed for the last step."""
    return list(typed_faces(app.bridge.entries()[-1]).values())


def a_held_die(app: App) -> Token:
    return next(token for token in app.bridge.shown.tokens if token.place.kind == "character")


def test_die_of_overruled_move_is_typed_if_players_roll(app: App) -> None:
    """It was rolled without a field to type it."""
    players_roll(app).bridge.dispatch(MoveToken(token=a_held_die(app).id, to=pool_place("destiny")))
    overrule(app)
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    panel.setFocus()
    types("4")
    panel.main_button.click()
    assert typed_last(app) == [4]


def test_overruled_use_requests_its_die_if_players_roll(app: App) -> None:
    """The die of a Coup without a check was rolled without a field to type it."""
    die = a_held_die(players_roll(app))
    app.bridge.dispatch(Use(use="coup", by=CharacterId(die.place.key), tokens=(die.id,)))
    overrule(app)
    panel = app.window.side.panel
    assert isinstance(panel, UsePanel)
    panel.findChildren(DiceFields)[0].setFocus()
    types("6")
    panel.main_button.click()
    assert typed_last(app) == [6]


def test_overruled_offer_requests_its_die_if_players_roll(app: App) -> None:
    die = a_held_die(players_roll(app))
    result = app.bridge.rules.drop_result((die.id,), character_place(CharacterId(die.place.key)))
    chooser, before = app.window.chooser, len(app.bridge.entries())
    chooser.offer_drop_result(result, app.window.mapToGlobal(app.window.rect().center()))
    row = next(row for row in chooser.findChildren(OfferButton) if row.offer.name == "Coup")
    row.anyway.click()
    assert len(app.bridge.entries()) == before
    types("3")
    row.anyway.click()
    assert typed_last(app) == [3]


@pytest.mark.parametrize("way", ["menu", "line"])
def test_dice_of_late_player_are_typed_if_players_roll(app: App, way: str) -> None:
    app.bridge.undo()
    hero, *others = app.bridge.shown.heroes()
    app.bridge.dispatch(StartSession(present=tuple(other.id for other in others)))
    players_roll(app)
    arrival = SetPresent(character=hero.id, present=True)
    if way == "menu":
        app.window.row_menu.asked.emit(arrival)
    else:
        app.window.line.chosen.emit(RunCommand(arrival))
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    panel.setFocus()
    types("2")
    types("5")
    panel.main_button.click()
    assert typed_last(app) == [2, 5]


def test_dice_of_late_player_are_rolled_otherwise(app: App) -> None:
    app.bridge.undo()
    hero, *others = app.bridge.shown.heroes()
    app.bridge.dispatch(StartSession(present=tuple(other.id for other in others)))
    app.window.row_menu.asked.emit(SetPresent(character=hero.id, present=True))
    session = app.bridge.shown.session
    assert session is not None
    assert hero.id in session.present


def adds(app: App, *names: str, way: str = "sheet") -> None:
    """Add heroes in mid-session: on a sheet with notes, with a line, or as copies of a row."""
    if way == "sheet":
        app.window.actions_of_play[WindowAction.ADD_HERO].trigger()
        (sheet,) = app.window.findChildren(CharacterEditor)
        name, notes = sheet.findChildren(QLineEdit)[0], sheet.findChildren(QPlainTextEdit)[-1]
        name.setText(names[0])
        notes.setPlainText("Afraid of rats")
        assert sheet.save()
        return
    added = AddCharacters(characters=tuple(a_hero(name, player=f"{name}’s player") for name in names), into_turns=True)
    if way == "line":
        app.window.line.chosen.emit(RunCommand(added))
    else:
        app.window.row_menu.asked.emit(added)


def is_present(app: App, name: str) -> bool:
    session = app.bridge.shown.session
    return session is not None and next(x.id for x in app.bridge.shown.heroes() if x.name == name) in session.present


@pytest.mark.parametrize("way", ["sheet", "line", "menu"])
def test_dice_of_a_new_hero_are_typed_where_players_roll(app: App, way: str) -> None:
    """Regression: they were rolled here, though the players roll their own dice."""
    adds(players_roll(app), "Wren", way=way)
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    panel.setFocus()
    types("2")
    types("5")
    panel.main_button.click()
    assert typed_last(app) == [2, 5]
    assert is_present(app, "Wren")
    assert app.bridge.table.undo_label() == "Wren's arrival"
    app.bridge.undo()
    assert app.bridge.table.undo_label() == "adding Wren"


def test_sheet_of_a_new_hero_is_kept_when_its_dice_are_not_typed(app: App) -> None:
    adds(players_roll(app), "Wren")
    app.window.side.close_panel()
    wren = next(hero for hero in app.bridge.shown.heroes() if hero.name == "Wren")
    assert (wren.notes, is_present(app, "Wren")) == ("Afraid of rats", False)


def test_dice_of_several_new_heroes_are_typed_together(app: App) -> None:
    adds(players_roll(app), "Wren", "Tamsin", way="line")
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    assert panel.windowTitle() == "Arrival of Wren and Tamsin"
    panel.setFocus()
    for digit in "2534":
        types(digit)
    panel.main_button.click()
    assert typed_last(app) == [2, 5, 3, 4]
    assert is_present(app, "Wren")
    assert is_present(app, "Tamsin")
    assert app.bridge.table.undo_label() == "Wren and Tamsin's arrival"


def test_new_hero_arrives_as_one_step_where_players_do_not_roll(app: App) -> None:
    before = len(app.bridge.entries())
    adds(app, "Wren")
    assert len(app.bridge.entries()) == before + 1
    assert is_present(app, "Wren")


def test_new_foe_beside_a_new_hero_does_not_wait_for_dice(app: App) -> None:
    app.bridge.dispatch(StartEncounter(kind="combat", order=tuple(hero.id for hero in app.bridge.shown.heroes())))
    players_roll(app)
    added = AddCharacters(characters=(a_hero("Wren"), a_foe("Viper")), into_turns=True)
    app.window.row_menu.asked.emit(added)
    encounter = app.bridge.shown.encounter
    assert encounter is not None
    assert [app.bridge.shown.character_name(one) for one in encounter.order][-1] == "Viper"
    assert isinstance(app.window.side.panel, DicePanel)
