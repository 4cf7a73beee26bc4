"""Tests of how the program starts and what it leaves behind."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker import __version__, app
from gmtracker.storage.settings import Settings, read_settings, settings_path, write_settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.theme.palette import DARK, LIGHT
from gmtracker.ui.theme.theme import Scheme, apply_theme, current_palette
from tests.windows.main_window import Stage


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    """Yield a stage for windows, and clear it afterwards."""
    stage = Stage()
    yield stage
    stage.strike()


def test_there_is_one_application_with_its_name(qapp: QApplication) -> None:
    assert app.application() is qapp
    assert (qapp.applicationName(), qapp.applicationVersion()) == ("gmtracker", __version__)
    assert not qapp.windowIcon().isNull()


def test_new_ids_are_unique() -> None:
    assert len({app.new_id() for _ in range(100)}) == 100


def test_window_starts_in_the_chosen_theme(qapp: QApplication, stage: Stage) -> None:
    write_settings(Settings(scheme="dark"))
    stage.takes(app.build_with_campaign(qapp, None, sample=True))
    assert current_palette() is DARK
    apply_theme(qapp, Scheme.LIGHT)
    assert current_palette() is LIGHT


def test_damaged_settings_are_reported_and_the_window_starts(qapp: QApplication, stage: Stage) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("{")
    built = stage.takes(app.build_with_campaign(qapp, None, sample=True))
    built.window.show()
    qapp.processEvents()
    assert "The settings file was damaged." in built.window.refusal.accessibleName()
    assert built.bridge.is_open


def test_last_closed_window_keeps_the_settings_of_the_other(qapp: QApplication, stage: Stage) -> None:
    first = stage.takes(app.build_with_campaign(qapp, None, sample=True))
    second = stage.takes(app.build_with_campaign(qapp, None, sample=True))
    second.window.actions_of_play[WindowAction.LOOK_CONTRAST].trigger()
    second.window.close()
    first.window.close()
    kept = read_settings().settings
    assert kept.scheme == "contrast"
    assert kept.window_geometry
    apply_theme(qapp, Scheme.LIGHT)


def test_untouched_window_saves_its_geometry(qapp: QApplication, stage: Stage) -> None:
    stage.takes(app.build_with_campaign(qapp, None, sample=True)).window.close()
    kept = read_settings().settings
    assert kept.window_geometry
    assert kept.last_file == ""
