"""The app in which lines are typed."""

import pytest

from gmtracker.app import App
from gmtracker.engine.commands import StartSession
from tests.windows.main_window import Stage


@pytest.fixture
def app(stage: Stage) -> App:
    """Return the app with the sample's next session started; every die shows a one."""
    app = stage.sample()
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    return app
