"""The program's settings: each change applies immediately, is saved, and is loaded at the next start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QTabWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.settings.window import FROM_NEXT_START, KeyField, KeyList, SettingsWindow
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.palette import CONTRAST
from gmtracker.ui.theme.theme import Scheme, apply_theme, current_palette, set_motion
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from gmtracker.ui.widgets.overlays import application
from tests.windows.main_window import Kept, Stage


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    yield
    set_motion(True)
    apply_theme(qapp, Scheme.LIGHT)


def opened(stage: Stage, keep: Kept, settings: Settings | None = None) -> tuple[App, SettingsWindow]:
    app = stage.window(settings, keep)
    app.window.actions_of_play[WindowAction.SETTINGS].trigger()
    window = app.window.findChild(SettingsWindow)
    assert window is not None
    return app, window


def key_of(window: SettingsWindow, act: WindowAction) -> KeyField:
    tabs = window.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(1)
    return next(field for field in window.findChildren(KeyField) if field.act is act)


def presses(field: KeyField, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(field, key, modifiers)
    QCoreApplication.processEvents()


def test_theme_is_applied_and_saved(stage: Stage) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    look = window.findChild(ChoiceField)
    assert look is not None
    look.choose("contrast")
    assert current_palette() is CONTRAST
    assert kept.settings[-1].scheme == "contrast"
    assert app.window.actions_of_play[WindowAction.LOOK_CONTRAST].isChecked()


def test_text_size_is_applied_after_a_pause(stage: Stage, qtbot: QtBot) -> None:
    """It grew with each press, and the button moved from under the pointer before the next one."""
    kept = Kept()
    _, window = opened(stage, kept)
    size = window.findChild(SpinField)
    assert size is not None
    assert (size.minimum(), size.maximum()) == (80, 200)
    for percent in (110, 130, 150):
        size.setValue(percent)
        assert scaled(100) == 100
    qtbot.waitUntil(lambda: scaled(100) == 150)
    assert [one.text_scale for one in kept.settings] == [150]


def test_last_text_size_is_applied_when_window_closes(stage: Stage) -> None:
    kept = Kept()
    _, window = opened(stage, kept)
    size = window.findChild(SpinField)
    assert size is not None
    size.setValue(120)
    window.close()
    assert kept.settings[-1].text_scale == 120


@pytest.mark.parametrize("per_cent", [80, 110, 200])
def test_text_size_field_shows_whole_number_at_every_size(stage: Stage, per_cent: int) -> None:
    """At 110 percent, the field showed "11("."""
    _, window = opened(stage, Kept())
    size = window.findChild(SpinField)
    assert size is not None
    size.setValue(per_cent)
    QApplication.processEvents()
    line = size.lineEdit()
    assert line.fontMetrics().horizontalAdvance(line.text()) < line.width() - 4


def test_headings_follow_text_size_and_keep_it_across_themes(stage: Stage) -> None:
    """They kept the size at which the window had been opened until it was opened again."""
    app, window = opened(stage, Kept())
    apply_theme(application(), Scheme.LIGHT, 1.2)
    heading = next(label for label in window.findChildren(QLabel) if label.text() == "Theme")
    window.show()
    size = window.findChild(SpinField)
    assert size is not None
    size.setValue(150)
    assert heading.font().pixelSize() == scaled(14)
    for look in (WindowAction.LOOK_DARK, WindowAction.LOOK_LIGHT):
        app.window.actions_of_play[look].trigger()
        assert heading.font().pixelSize() == scaled(14)
    set_motion(False)
    assert heading.font().pixelSize() == scaled(14)


def test_games_folder_that_cannot_be_created_shows_reason(stage: Stage, own_folders: Path) -> None:
    """The button did nothing, without a message."""
    own_folders.mkdir()
    (own_folders / "data").write_text("in the way")
    _, window = opened(stage, Kept())
    next(one for one in window.findChildren(QPushButton) if one.text() == "Open folder").click()
    said = f"Couldn't create the folder {own_folders / 'data' / 'games'}: "
    assert any(label.text().startswith(said) and label.isVisible() for label in window.findChildren(QLabel))


def test_every_on_off_setting_can_be_switched(stage: Stage) -> None:
    kept = Kept()
    _, window = opened(stage, kept)
    names = [one.name for one in fields(Settings) if one.type is bool]
    before = {name: getattr(Settings(), name) for name in names}
    for box in window.findChildren(QCheckBox):
        box.toggle()
    assert {name: getattr(kept.settings[-1], name) for name in names} == {name: not on for name, on in before.items()}


def test_on_off_settings_are_shown_as_they_are_saved(stage: Stage) -> None:
    _, window = opened(stage, Kept(), Settings(motion=False, menu_bar=True, hints=False))
    shown = {box.accessibleName(): box.isChecked() for box in window.findChildren(QCheckBox)}
    assert shown == {"Animation": False, "Game colors": True, "Menu bar": True, "Tips": False}


def test_motion_can_be_turned_off(stage: Stage) -> None:
    kept = Kept()
    _, window = opened(stage, kept)
    motion = window.findChild(QCheckBox)
    assert motion is not None
    motion.setChecked(False)
    assert not kept.settings[-1].motion


def test_changed_shortcut_is_applied_and_saved(stage: Stage) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    presses(key_of(window, WindowAction.NEXT_TURN), Qt.Key.Key_F5)
    assert kept.settings[-1].keys == {"next-turn": "F5"}
    assert app.window.actions_of_play[WindowAction.NEXT_TURN].shortcut().toString() == "F5"


def test_shortcut_in_use_is_refused_with_its_action(stage: Stage) -> None:
    kept = Kept()
    app, window = opened(stage, kept)
    field = key_of(window, WindowAction.NEXT_TURN)
    presses(field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "Ctrl+Right"
    assert app.window.actions_of_play[WindowAction.NEXT_TURN].shortcut().toString() == "Ctrl+Right"
    said = [label.text() for label in window.findChildren(QLabel)]
    assert "Ctrl+S is already used for “Save”. Remove it there first." in said


def test_removed_shortcut_is_free_for_another_action(stage: Stage) -> None:
    kept = Kept()
    _, window = opened(stage, kept)
    key_of(window, WindowAction.SAVE).clear()
    QCoreApplication.processEvents()
    presses(key_of(window, WindowAction.NEXT_TURN), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert kept.settings[-1].keys == {"save": "", "next-turn": "Ctrl+S"}


def test_reset_button_restores_default_shortcuts(stage: Stage) -> None:
    kept = Kept()
    app, window = opened(stage, kept, Settings(keys={"save": "F5"}))
    assert app.window.actions_of_play[WindowAction.SAVE].shortcut().toString() == "F5"
    button = next(b for b in window.findChildren(QPushButton) if b.text() == "Reset shortcuts")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert kept.settings[-1].keys == {}
    assert app.window.actions_of_play[WindowAction.SAVE].shortcut().toString() == "Ctrl+S"


def test_every_action_has_a_shortcut_field(stage: Stage) -> None:
    _, window = opened(stage, Kept())
    keys = window.findChild(KeyList)
    assert keys is not None
    assert {field.act for field in keys.findChildren(KeyField)} == set(WindowAction)


def test_default_shortcuts_are_unique(stage: Stage) -> None:
    actions = stage.window().window.actions_of_play
    keys = [action.shortcut().toString() for _, action in actions.items() if not action.shortcut().isEmpty()]
    assert len(set(keys)) == len(keys)


def test_settings_window_opens_once(stage: Stage) -> None:
    app, _ = opened(stage, Kept())
    app.window.actions_of_play[WindowAction.SETTINGS].trigger()
    assert len(app.window.findChildren(SettingsWindow)) == 1


def language_of(window: SettingsWindow) -> ChoiceField:
    return next(field for field in window.findChildren(ChoiceField) if field.accessibleName() == "Language")


def test_language_is_saved_with_hint_about_restart(stage: Stage) -> None:
    kept = Kept()
    _, window = opened(stage, kept, Settings(language="en"))
    told = next(label for label in window.findChildren(QLabel) if label.text() == FROM_NEXT_START)
    assert told.isHidden()
    language_of(window).choose("fr")
    assert kept.settings[-1].language == "fr"
    assert not told.isHidden()
    language_of(window).choose("en")
    assert told.isHidden()


def test_languages_are_listed_in_their_own_words(stage: Stage) -> None:
    _, window = opened(stage, Kept())
    field = language_of(window)
    offered = [field.itemText(at) for at in range(field.count())]
    assert offered == ["System default", "English", "Deutsch", "Español", "Français"]
