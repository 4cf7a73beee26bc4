"""Dice of commands by hand or overruled: if the players roll, their faces are requested."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import Token, held_by, in_pool
from gmtracker.engine.commands import AddToken, MoveToken, SetHouseRule, SetPresent, StartSession, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import PLAYERS_ROLL
from gmtracker.ui.bridge import typed_faces
from gmtracker.ui.command_line.query import RunCommand
from gmtracker.ui.session.panels import DicePanel, UsePanel
from gmtracker.ui.tokens.use_chooser import OfferRow
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.dice_fields import DiceFields
from tests.windows.main_window import Stage
from tests.windows.widgets import activate, types

A_DIE = AddToken(kind="triumph", place=in_pool("destiny"))


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
    panel.do.click()
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


def test_die_moved_by_overruling_is_typed_if_players_roll(app: App) -> None:
    """It was rolled without a field to type it."""
    players_roll(app).bridge.dispatch(MoveToken(token=a_held_die(app).id, to=in_pool("destiny")))
    overrule(app)
    panel = app.window.side.panel
    assert isinstance(panel, DicePanel)
    panel.setFocus()
    types("4")
    panel.do.click()
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
    panel.do.click()
    assert typed_last(app) == [6]


def test_overruled_offer_requests_its_die_if_players_roll(app: App) -> None:
    die = a_held_die(players_roll(app))
    result = app.bridge.rules.drop_result((die.id,), held_by(CharacterId(die.place.key)))
    chooser, before = app.window.chooser, len(app.bridge.entries())
    chooser.offer_drop_result(result, app.window.mapToGlobal(app.window.rect().center()))
    row = next(row for row in chooser.findChildren(OfferRow) if row.offer.name == "Coup")
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
    panel.do.click()
    assert typed_last(app) == [2, 5]


def test_dice_of_late_player_are_rolled_otherwise(app: App) -> None:
    app.bridge.undo()
    hero, *others = app.bridge.shown.heroes()
    app.bridge.dispatch(StartSession(present=tuple(other.id for other in others)))
    app.window.row_menu.asked.emit(SetPresent(character=hero.id, present=True))
    session = app.bridge.shown.session
    assert session is not None
    assert hero.id in session.present
