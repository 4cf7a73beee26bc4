"""A token that is added by hand with a die: where the players roll, its face is asked for."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.campaign import in_pool
from gmtracker.engine.commands import AddToken, SetHouseRule, StartSession
from gmtracker.engine.sheet import PLAYERS_ROLL
from gmtracker.ui.bridge import typed_faces
from gmtracker.ui.session.panels import TokenDicePanel
from tests.windows.main_window import Stage
from tests.windows.widgets import activate, types

A_DIE = AddToken(kind="triumph", place=in_pool("destiny"))


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """The sample's next session has begun, its dice rolled here."""
    app = stage.sample()
    app.bridge.ask(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    activate(qtbot, app.window)
    return app


def test_die_added_by_hand_is_typed_where_players_roll(app: App) -> None:
    """It was rolled, and there was nowhere to type it."""
    app.bridge.ask(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    app.window.pools.asked.emit(A_DIE)
    panel = app.window.side.panel
    assert isinstance(panel, TokenDicePanel)
    panel.setFocus()
    types("5")
    panel.do.click()
    assert list(typed_faces(app.bridge.entries()[-1]).values()) == [5]
    assert app.window.side.panel is None


def test_die_added_by_hand_is_rolled_where_players_do_not(app: App) -> None:
    before = len(app.bridge.entries())
    app.window.pools.asked.emit(A_DIE)
    assert len(app.bridge.entries()) == before + 1
    assert app.window.side.panel is None
