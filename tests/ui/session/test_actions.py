"""Panels and windows that an action opens, and what they ask for."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.engine.commands import StartSession, Use
from gmtracker.ui.actions import Act
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.session.actions import PlayActions
from gmtracker.ui.session.panels import NotePanel, UsePanel
from gmtracker.ui.session.start import StartSessionPanel
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.windows.main_window import Stage


@pytest.fixture
def parts(stage: Stage) -> Parts:
    parts = stage.sample()
    parts.window.show()
    return parts


def panel(parts: Parts) -> PanelFrame:
    """The panel that is open."""
    found = parts.window.side.panel
    assert isinstance(found, PanelFrame)
    return found


def choose(parts: Parts, name: str) -> None:
    """Make somebody's row the current one."""
    found = next(character for character in parts.bridge.shown.characters if character.name == name)
    parts.window.characters.choose(found.id)


def test_a_panel_opens_beside_the_table_and_closes_when_it_is_done(parts: Parts) -> None:
    parts.window.actions_of_play[Act.START_SESSION].trigger()
    assert isinstance(panel(parts), StartSessionPanel)
    assert parts.window.side.isVisible()
    panel(parts).do.click()
    assert parts.window.side.isHidden()
    assert parts.bridge.shown.session is not None


def test_a_wish_that_is_refused_leaves_the_panel_open(parts: Parts, qtbot: QtBot) -> None:
    parts.window.actions_of_play[Act.START_SESSION].trigger()
    open_panel = panel(parts)
    assert isinstance(open_panel, StartSessionPanel)
    with qtbot.waitSignal(parts.bridge.refused):
        open_panel.start_requested.emit(StartSession(), {})
    assert parts.window.side.panel is open_panel


def test_one_panel_takes_the_place_of_another(parts: Parts, qtbot: QtBot) -> None:
    parts.window.actions_of_play[Act.START_SESSION].trigger()
    first = panel(parts)
    with qtbot.waitSignal(first.destroyed):
        parts.window.actions_of_play[Act.ADD_NOTE].trigger()
    assert isinstance(panel(parts), NotePanel)


def test_a_note_is_about_whoever_is_chosen(parts: Parts) -> None:
    choose(parts, "Sister Ione")
    parts.window.actions_of_play[Act.ADD_NOTE].trigger()
    open_panel = panel(parts)
    assert isinstance(open_panel, NotePanel)
    assert parts.bridge.shown.name_of(open_panel.command().about) == "Sister Ione"


def test_a_use_with_details_opens_a_panel_that_asks_for_them(parts: Parts) -> None:
    hero = parts.bridge.shown.heroes()[0].id
    parts.window.row_menu.details_asked.emit(Use(use="long-rest", by=hero))
    assert isinstance(panel(parts), UsePanel)
    assert parts.window.side.windowTitle() == panel(parts).windowTitle()


def editors(parts: Parts) -> list[CharacterEditor]:
    """The sheets that are open."""
    return [editor for editor in parts.window.findChildren(CharacterEditor) if editor.isVisible()]


def test_f2_opens_the_sheet_of_whoever_is_chosen(parts: Parts) -> None:
    choose(parts, "Warden Cassel")
    parts.window.actions_of_play[Act.EDIT_CHARACTER].trigger()
    (editor,) = editors(parts)
    assert editor.windowTitle() == "Sheet of Warden Cassel"


def test_two_sheets_can_be_open_at_once_and_the_table_goes_on(parts: Parts) -> None:
    parts.window.actions_of_play[Act.ADD_HERO].trigger()
    parts.window.actions_of_play[Act.ADD_OPPOSITION].trigger()
    assert len(editors(parts)) == 2
    assert not any(editor.isModal() for editor in editors(parts))


def test_nobody_is_edited_or_removed_where_nobody_is_chosen(parts: Parts, qtbot: QtBot) -> None:
    parts.window.characters.clearSelection()
    parts.window.characters.setCurrentIndex(parts.window.characters.roster.index(-1, -1))
    with qtbot.assertNotEmitted(parts.bridge.changed):
        parts.window.actions_of_play[Act.EDIT_CHARACTER].trigger()
        parts.window.actions_of_play[Act.REMOVE_CHARACTER].trigger()
    assert editors(parts) == []


def types_name(editor: CharacterEditor, name: str) -> None:
    """Type a name at the top of a sheet."""
    field = next(field for field in editor.findChildren(QLineEdit) if field.accessibleName() == "Name")
    field.setText(name)


def test_a_sheet_that_is_not_saved_is_saved_before_another_campaign_is_opened(parts: Parts) -> None:
    parts.window.actions_of_play[Act.ADD_HERO].trigger()
    types_name(editors(parts)[0], "Bo")
    parts.files.create("Salt Roads", "shattered-spheres")
    assert parts.bridge.shown.name == "Salt Roads"
    parts.files.open_named(parts.window.menus.recent.actions()[1].data())
    assert "Bo" in [character.name for character in parts.bridge.shown.characters]


def test_a_sheet_that_cannot_be_saved_keeps_the_campaign_open(parts: Parts, qtbot: QtBot) -> None:
    parts.window.actions_of_play[Act.ADD_HERO].trigger()
    level = next(field for field in editors(parts)[0].findChildren(QSpinBox) if field.accessibleName() == "Level")
    level.setValue(3)
    with qtbot.waitSignal(parts.files.told) as told:
        parts.files.create("Salt Roads", "shattered-spheres")
    assert told.args == ["A sheet that is open cannot be saved as it is. Finish or discard it first."]
    assert parts.bridge.shown.name == "Harbor of Glass"


def test_a_roster_that_cannot_be_read_is_said_in_words(parts: Parts, tmp_path: Path) -> None:
    play_actions = parts.window.findChild(PlayActions)
    assert play_actions is not None
    play_actions.import_roster(tmp_path / "gone.csv")
    assert "gone.csv" in parts.window.refusal.accessibleName()
