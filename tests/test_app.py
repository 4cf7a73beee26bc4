"""The composition root: how the program begins, and what it leaves."""

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
    """A stage for windows, empty afterwards."""
    stage = Stage()
    yield stage
    stage.strike()


def test_there_is_one_application_and_it_knows_its_name(qapp: QApplication) -> None:
    assert app.application() is qapp
    assert (qapp.applicationName(), qapp.applicationVersion()) == ("gmtracker", __version__)
    assert not qapp.windowIcon().isNull()


def test_no_two_campaigns_get_the_same_name() -> None:
    assert len({app.new_id() for _ in range(100)}) == 100


def test_the_window_begins_in_the_look_that_was_chosen(qapp: QApplication, stage: Stage) -> None:
    write_settings(Settings(scheme="dark"))
    stage.takes(app.begin(qapp, None, sample=True))
    assert current_palette() is DARK
    apply_theme(qapp, Scheme.LIGHT)
    assert current_palette() is LIGHT


def test_broken_settings_are_told_of_and_the_window_begins_all_the_same(qapp: QApplication, stage: Stage) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("{")
    built = stage.takes(app.begin(qapp, None, sample=True))
    built.window.show()
    qapp.processEvents()
    assert "The settings file was damaged." in built.window.refusal.accessibleName()
    assert built.bridge.is_open


def test_of_two_windows_the_one_that_is_closed_last_leaves_what_the_other_changed(
    qapp: QApplication, stage: Stage
) -> None:
    first = stage.takes(app.begin(qapp, None, sample=True))
    second = stage.takes(app.begin(qapp, None, sample=True))
    second.window.actions_of_play[WindowAction.LOOK_CONTRAST].trigger()
    second.window.close()
    first.window.close()
    kept = read_settings().settings
    assert kept.scheme == "contrast"
    assert kept.window_geometry
    apply_theme(qapp, Scheme.LIGHT)


def test_a_window_that_was_only_looked_at_keeps_how_it_was_left(qapp: QApplication, stage: Stage) -> None:
    stage.takes(app.begin(qapp, None, sample=True)).window.close()
    kept = read_settings().settings
    assert kept.window_geometry
    assert kept.last_file == ""
