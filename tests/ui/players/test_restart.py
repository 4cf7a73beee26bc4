"""The player window after a restart: what was hidden is still hidden."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication

from gmtracker.app import App
from gmtracker.storage.settings import PlayerScreen, Settings, read_settings, settings_path
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.players.content import CHECK, PlayerSection, stage_of
from gmtracker.ui.players.window import PlayerWindow
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.windows.main_window import BEFORE_THE_EVENING, Kept, Stage
from tests.windows.pictures import colours

DARK = 0x40


@pytest.fixture(autouse=True)
def two_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [screen, screen])


def restarted(stage: Stage, settings: Settings, keep: Kept | None = None) -> tuple[App, PlayerWindow]:
    app = stage.window(settings, keep)
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.show()
    app.players.begin()
    assert app.players.window is not None
    return app, app.players.window


def test_blank_player_window_stays_blank_after_restart(stage: Stage) -> None:
    """Before, it opened by itself and showed everything, including an open check."""
    kept = Kept()
    app, window = restarted(stage, Settings(players=PlayerScreen(is_open=True)), kept)
    app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
    settings = kept.settings[-1]
    app, window = restarted(stage, settings, kept)
    assert window.isVisible()
    assert window.accessibleName() == "Nothing to show"
    assert app.window.actions_of_play[WindowAction.BLANK_PLAYERS].isChecked()
    app.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
    assert not kept.settings[-1].players.is_blank


@pytest.mark.parametrize("scheme", Scheme)
def test_blank_player_window_is_dark_in_every_theme(stage: Stage, app: QApplication, scheme: Scheme) -> None:
    """Every pixel is checked, so that nothing of the view remains."""
    built, window = restarted(stage, Settings(players=PlayerScreen(is_open=True)))
    apply_theme(app, scheme)
    built.players.feed.refresh()
    assert len(colours(window.grab().toImage())) > 1
    built.window.actions_of_play[WindowAction.BLANK_PLAYERS].trigger()
    (only,) = colours(window.grab().toImage())
    assert QColor(only).lightness() < DARK


def test_unreadable_player_settings_start_blank() -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('{"players": {"parts": "all of it", "is_open": true}}')
    assert read_settings().settings.players == PlayerScreen(is_open=True, is_blank=True)


def test_unknown_choice_for_section_hides_it() -> None:
    section = PlayerSection(CHECK, "Last announced check")
    assert stage_of(section, {CHECK: "from a newer version"}) == "hidden"
    assert stage_of(section, {}) == "all"
