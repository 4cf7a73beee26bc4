"""The dice of a new round: if the players roll, their faces are requested, whatever starts the round."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import (
    NextTurn,
    RemoveCharacter,
    SetAside,
    SetHouseRule,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.dice_panels import TurnDicePanel
from tests.builders.campaigns import a_table
from tests.builders.vagabond import a_being, aila
from tests.windows.main_window import Stage
from tests.windows.widgets import activate, types


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """Bram has the last turn of the round, there is a Countdown die, and the players roll their own dice."""
    app = stage.window()
    app.bridge.open(a_table(aila(), a_being("Bram", 2, 2, 2, 2, 2, 2), ruleset="vagabond"))
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    for command in (
        StartSession(present=heroes),
        Use(use="set-countdown", inputs={"name": "The bell", "size": "d6"}),
        StartEncounter(kind="combat", order=heroes),
        NextTurn(),
        SetHouseRule(key=PLAYERS_ROLL.key, value=True),
    ):
        app.bridge.dispatch(command)
    activate(qtbot, app.window)
    return app


def countdown_rolls(app: App) -> list[int]:
    """Return the faces of all Countdown dice that were rolled."""
    events = (event for entry in app.bridge.entries() for event in entry.events)
    return [die.face for event in events if isinstance(event, DiceRolled) for die in event.dice]


def test_next_turn_requests_players_countdown_dice(app: App) -> None:
    """They were rolled without asking unless the GM opened the panel for them."""
    app.window.actions_of_play[WindowAction.NEXT_TURN].trigger()
    assert countdown_rolls(app) == []
    panel = app.window.side.panel
    assert isinstance(panel, TurnDicePanel)
    panel.setFocus()
    types("5")
    panel.main_button.click()
    assert countdown_rolls(app) == [5]
    assert app.window.side.panel is None


def test_empty_dice_are_requested_again_before_rolling(app: App) -> None:
    app.window.actions_of_play[WindowAction.NEXT_TURN].trigger()
    panel = app.window.side.panel
    assert isinstance(panel, TurnDicePanel)
    panel.main_button.click()
    assert countdown_rolls(app) == []
    panel.main_button.click()
    assert len(countdown_rolls(app)) == 1


@pytest.mark.parametrize("starts", [RemoveCharacter(character=NOBODY), SetAside(character=NOBODY, benched=True)])
def test_every_start_of_a_round_requests_its_dice(app: App, starts: RemoveCharacter | SetAside) -> None:
    bram = app.bridge.shown.heroes()[1].id
    app.bridge.dispatch(replace(starts, character=bram))
    assert countdown_rolls(app) == []
    panel = app.window.side.panel
    assert isinstance(panel, TurnDicePanel)
    panel.setFocus()
    types("3")
    panel.main_button.click()
    assert countdown_rolls(app) == [3]


def test_next_turn_rolls_dice_if_gmtracker_rolls(app: App) -> None:
    app.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=False))
    app.window.actions_of_play[WindowAction.NEXT_TURN].trigger()
    assert len(countdown_rolls(app)) == 1
    assert app.window.side.panel is None
