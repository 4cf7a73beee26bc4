"""Tests that the window takes the color and emblem of the open campaign's game."""

from typing import get_args

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from gmtracker.app import App, build_with_campaign, sample_file
from gmtracker.engine.commands import StartSession
from gmtracker.engine.game_spec import Emblem
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.header_bar import GameEmblem
from gmtracker.ui.theme.icons import draw_emblem
from gmtracker.ui.theme.palette import LIGHT, tint_palette
from gmtracker.ui.theme.theme import current_palette, theme
from tests.windows.main_window import Stage
from tests.windows.pictures import colours, painted

GAMES = {
    "shattered-spheres": "blue",
    "torg-eternity": "violet",
    "vagabond": "brown",
    "humans-and-heroes": "magenta",
    "night-crew": "slate",
}


@pytest.fixture(autouse=True)
def light(app: QApplication) -> None:
    """Use the light theme."""


def opened(stage: Stage, game: str, settings: Settings | None = None) -> App:
    """Return a light window with a game's sample open."""
    app = stage.window(settings or Settings(scheme="light"))
    app.document.open_sample(sample_file(game))
    return app


@pytest.mark.parametrize("game", GAMES)
def test_window_has_the_color_of_its_game(stage: Stage, game: str) -> None:
    app = opened(stage, game)
    assert app.bridge.shown.game.color == GAMES[game]
    assert current_palette() is tint_palette(LIGHT, app.bridge.shown.game.color)


def test_window_keeps_its_color_when_game_colors_are_off(stage: Stage) -> None:
    opened(stage, "torg-eternity", Settings(scheme="light", game_colors=False))
    assert current_palette() is LIGHT


def test_game_colors_switch_applies_immediately(stage: Stage) -> None:
    app = opened(stage, "torg-eternity")
    app.window.actions_of_play[WindowAction.SETTINGS].trigger()
    box = next(one for one in app.window.findChildren(QCheckBox) if one.accessibleName() == "Game colors")
    box.click()
    assert current_palette() is LIGHT
    box.click()
    assert current_palette() is not LIGHT


def test_step_of_play_does_not_style_the_window_again(stage: Stage, qtbot: QtBot) -> None:
    app = opened(stage, "torg-eternity")
    with qtbot.assertNotEmitted(theme().theme_changed):
        app.bridge.dispatch(StartSession(title="The slip"))
        app.bridge.undo()


def test_start_with_a_campaign_styles_the_window_once(stage: Stage, app: QApplication) -> None:
    """Before, the window was styled in blue first."""
    app.setStyleSheet("")
    changes: list[str] = []
    watched = theme().theme_changed.connect(lambda: changes.append(current_palette().name))
    stage.takes(build_with_campaign(app, sample_file("torg-eternity"), sample=False))
    QObject.disconnect(watched)
    assert [name for name in changes if "violet" not in name] == []
    assert app.styleSheet()


def band_of(app: App) -> str:
    """Return the color of the middle of the window's top edge."""
    picture = app.window.top.grab().toImage()
    return picture.pixelColor(picture.width() // 2, 1).name()


def test_band_and_emblem_have_the_color_of_the_game(stage: Stage) -> None:
    app = opened(stage, "humans-and-heroes")
    fill = current_palette().accent.fill.name()
    assert band_of(app) == fill
    emblem = app.window.findChild(GameEmblem)
    assert emblem is not None
    assert emblem.emblem == "star"
    assert fill in colours(emblem.grab().toImage())


def test_start_page_has_no_band(stage: Stage) -> None:
    assert band_of(stage.window(Settings(scheme="light"))) == LIGHT.window.name()


@pytest.mark.parametrize("emblem", get_args(Emblem))
def test_every_emblem_can_be_drawn(emblem: Emblem) -> None:
    drawn = painted(lambda painter, rect: draw_emblem(painter, rect, emblem, LIGHT.accent), side=28)
    assert {LIGHT.accent.fill.name(), LIGHT.accent.on_fill.name()} <= colours(drawn)
