"""The panels and windows that actions open, and the commands that they send."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    EditCharacter,
    EndEncounter,
    EndSession,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import READ_ONLY_REFUSAL
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.session.panels import NotePanel, UsePanel
from gmtracker.ui.session.play_actions import PlayActions
from gmtracker.ui.session.start import StartSessionPanel
from gmtracker.ui.widgets.inputs import ChoiceField
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.builders.campaigns import a_foe
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, activate, focused, press, types


@pytest.fixture
def app(stage: Stage) -> App:
    app = stage.sample()
    app.window.show()
    return app


def panel(app: App) -> PanelFrame:
    """Return the open panel."""
    found = app.window.side.panel
    assert isinstance(found, PanelFrame)
    return found


def choose(app: App, name: str) -> None:
    """Make a character's row the current one."""
    found = next(character for character in app.bridge.shown.characters if character.name == name)
    app.window.characters.choose(found.id)


def test_panel_opens_beside_table_and_closes_when_done(app: App) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    assert isinstance(panel(app), StartSessionPanel)
    assert app.window.side.isVisible()
    panel(app).main_button.click()
    assert app.window.side.isHidden()
    assert app.bridge.shown.session is not None


def test_refused_command_leaves_panel_open(app: App, qtbot: QtBot) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    open_panel = panel(app)
    assert isinstance(open_panel, StartSessionPanel)
    with qtbot.waitSignal(app.bridge.refused):
        open_panel.start_requested.emit(StartSession(), {})
    assert app.window.side.panel is open_panel


def test_new_panel_replaces_open_one(app: App, qtbot: QtBot) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    first = panel(app)
    with qtbot.waitSignal(first.destroyed):
        app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert isinstance(panel(app), NotePanel)


def test_repeated_action_focuses_its_panel_and_keeps_text(app: App) -> None:
    """The button in the header bar opened a new panel, and the typed result of the fight was lost."""
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    first = panel(app)
    first.findChildren(QLineEdit)[0].setText("Two bells")
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    assert panel(app) is first


def write_how_it_came_out(app: App) -> None:
    """Open the panel that ends an encounter, and type a result."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    panel(app).findChildren(QPlainTextEdit)[0].setPlainText("The hound got away.")


def test_ending_session_uses_typed_encounter_result(app: App) -> None:
    """The fight ended without the result, and a panel stayed open that could do nothing."""
    write_how_it_came_out(app)
    app.window.actions_of_play[WindowAction.END_SESSION].trigger()
    assert (app.bridge.shown.encounter, app.bridge.shown.session) == (None, None)
    assert app.window.side.panel is None
    assert app.bridge.entries()[-1].command == EndSession(encounter_result="The hound got away.")


def test_ending_session_in_encounter_asks_for_outcome(app: App) -> None:
    """Regression: "end the session" in the command bar ended the encounter without its outcome."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.line.start_line("end the session")
    press(Key.Key_Return)
    assert app.bridge.shown.encounter is not None
    types("The hound got away.")
    panel(app).main_button.click()
    assert app.bridge.entries()[-1].command == EndSession(encounter_result="The hound got away.")
    assert app.window.side.panel is None


def test_ending_only_encounter_keeps_session(app: App) -> None:
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.actions_of_play[WindowAction.END_SESSION].trigger()
    panel(app).findChildren(QPlainTextEdit)[0].setPlainText("The hound got away.")
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    panel(app).main_button.click()
    assert app.bridge.entries()[-1].command == EndEncounter(result="The hound got away.")
    assert app.bridge.shown.session is not None


def test_reopened_panel_shows_typed_encounter_result(app: App) -> None:
    """Esc or the Cancel button discarded the typed result."""
    write_how_it_came_out(app)
    app.window.side.close_panel()
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    assert panel(app).findChildren(QPlainTextEdit)[0].toPlainText() == "The hound got away."
    app.bridge.dispatch(EndEncounter())
    app.bridge.dispatch(
        StartEncounter(kind="combat", title="Again", order=tuple(hero.id for hero in app.bridge.shown.heroes()))
    )
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    assert not panel(app).findChildren(QPlainTextEdit)[0].toPlainText()


def test_tab_moves_from_last_field_to_panel_buttons(app: App, qtbot: QtBot) -> None:
    """The buttons had been created before the fields, so Tab left the panel."""
    activate(qtbot, app.window)
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    types("Smoke.")
    seen: list[QWidget | None] = []
    for _ in range(12):
        press(Key.Key_Tab)
        seen.append(focused())
    buttons = [at for at, one in enumerate(seen) if isinstance(one, QPushButton) and panel(app).isAncestorOf(one)]
    assert seen[buttons[0]] is panel(app).main_button
    assert buttons[1] == buttons[0] + 1


def test_note_is_about_current_character(app: App) -> None:
    choose(app, "Sister Ione")
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    open_panel = panel(app)
    assert isinstance(open_panel, NotePanel)
    assert app.bridge.shown.character_name(open_panel.command().about) == "Sister Ione"


def test_use_with_inputs_opens_its_panel(app: App) -> None:
    hero = app.bridge.shown.heroes()[0].id
    app.window.row_menu.details_asked.emit(Use(use="long-rest", by=hero))
    assert isinstance(panel(app), UsePanel)
    assert app.window.side.windowTitle() == panel(app).windowTitle()


def editors(app: App) -> list[CharacterEditor]:
    """Return the open sheets."""
    return [editor for editor in app.window.findChildren(CharacterEditor) if editor.isVisible()]


def test_f2_opens_sheet_of_current_character(app: App) -> None:
    choose(app, "Warden Cassel")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    (editor,) = editors(app)
    assert editor.windowTitle() == "Warden Cassel's sheet"


@pytest.fixture
def thugs(app: App) -> App:
    """Return an app with three thugs in one row, which is the current one."""
    app.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"Thug {number}", tier=1) for number in (1, 2, 3))))
    choose(app, "Thug 1")
    return app


def opened_sheet(app: App) -> tuple[str, str]:
    """Open the current sheet. Returns its title, and the characters that it is saved for, if several."""
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    return editors(app)[-1].windowTitle(), next(iter(whom_to_save_for(app)), "")


def whom_to_save_for(app: App) -> list[str]:
    """Return whom the open sheet can be saved for, the chosen ones first."""
    found = (field for field in editors(app)[-1].findChildren(ChoiceField) if field.accessibleName() == "Save for")
    return [text for field in found for text in dict.fromkeys((field.currentText(), *texts_of(field)))]


def texts_of(field: ChoiceField) -> list[str]:
    return [field.itemText(row) for row in range(field.count())]


def test_sheet_of_folded_crowd_is_shared(thugs: App) -> None:
    assert opened_sheet(thugs) == ("Thug 1's sheet", "All 3")


@pytest.mark.parametrize("name", ["Thug 1", "Thug 2"])
def test_sheet_of_unfolded_member_is_its_own(thugs: App, name: str) -> None:
    """It was saved for all members, although only one of them was meant. All of them are still offered."""
    choose(thugs, "Thug 3")
    choose(thugs, name)
    assert opened_sheet(thugs) == (f"{name}'s sheet", "Only this one")
    assert whom_to_save_for(thugs) == ["Only this one", "All 3"]


def test_sheet_of_selected_members_is_shared(thugs: App) -> None:
    thugs.window.characters.choose_all_like(thugs.window.characters.current_character() or NOBODY)
    assert opened_sheet(thugs) == ("Thug 1's sheet", "All 3")


def test_crowd_row_opens_most_common_sheet(thugs: App) -> None:
    first = next(one for one in thugs.bridge.shown.characters if one.name == "Thug 1")
    thugs.bridge.dispatch(EditCharacter(character=replace(first, notes="The boss.")))
    assert opened_sheet(thugs) == ("Thug 2's sheet", "All 3: my changes")
    choose(thugs, "Thug 3")
    choose(thugs, "Thug 1")
    assert opened_sheet(thugs) == ("Thug 1's sheet", "Only this one")


def test_enter_on_crowd_row_opens_its_sheet(thugs: App, qtbot: QtBot) -> None:
    """It expanded the rows of all members instead."""
    activate(qtbot, thugs.window)
    thugs.window.characters.setFocus()
    press(Key.Key_Return)
    assert [editor.windowTitle() for editor in editors(thugs)] == ["Thug 1's sheet"]


def test_sheet_of_single_character_is_not_shared(thugs: App) -> None:
    choose(thugs, "Warden Cassel")
    assert opened_sheet(thugs) == ("Warden Cassel's sheet", "")


def test_two_sheets_can_be_open_while_playing(app: App) -> None:
    app.window.actions_of_play[WindowAction.ADD_HERO].trigger()
    app.window.actions_of_play[WindowAction.ADD_OPPOSITION].trigger()
    assert len(editors(app)) == 2
    assert not any(editor.isModal() for editor in editors(app))


def test_edit_and_remove_do_nothing_without_current_row(app: App, qtbot: QtBot) -> None:
    app.window.characters.clearSelection()
    app.window.characters.setCurrentIndex(app.window.characters.roster.index(-1, -1))
    with qtbot.assertNotEmitted(app.bridge.change_applied):
        app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
        app.window.actions_of_play[WindowAction.REMOVE_CHARACTER].trigger()
    assert editors(app) == []


def types_name(editor: CharacterEditor, name: str) -> None:
    """Type a name at the top of a sheet."""
    field = next(field for field in editor.findChildren(QLineEdit) if field.accessibleName() == "Name")
    field.setText(name)


def test_no_sheet_opens_while_viewing_history(app: App, qtbot: QtBot) -> None:
    """A sheet could be edited there, and was refused only when it was saved."""
    choose(app, "Mira Vance")
    app.bridge.look_back(app.bridge.entries()[-2].id)
    play_actions = app.window.findChild(PlayActions)
    assert play_actions is not None
    with qtbot.waitSignal(play_actions.failed) as failed:
        app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    assert failed.args == [READ_ONLY_REFUSAL]
    assert editors(app) == []


def renamed(app: App, name: str) -> CharacterEditor:
    """Return Mira's sheet with another name that is not saved yet."""
    choose(app, "Mira Vance")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    (editor,) = editors(app)
    types_name(editor, name)
    return editor


def asks(editor: CharacterEditor) -> bool:
    """Whether a sheet asks about its changes."""
    discard = next(one for one in editor.findChildren(QPushButton) if one.text() == "Discard changes")
    return editor.isVisible() and discard.isVisible()


NOT_SAVED = "A window has unsaved changes. Save or discard them first."


@pytest.mark.parametrize("name", ["Bo", ""])
def test_unsaved_sheet_asks_before_opening_campaign(name: str, app: App, qtbot: QtBot) -> None:
    """A half-typed change behind the window was saved without asking."""
    editor = renamed(app, name)
    with qtbot.waitSignal(app.files.message) as told:
        app.files.create("Salt Roads", "shattered-spheres")
    assert told.args == [NOT_SAVED]
    assert asks(editor)
    assert app.bridge.shown.name == "Harbor of Glass"
    editor.discard()
    app.files.create("Salt Roads", "shattered-spheres")
    assert app.bridge.shown.name == "Salt Roads"


def test_unsaved_sheet_asks_before_restoring_backup(app: App, qtbot: QtBot) -> None:
    """Restoring closed the sheet, and its changes were lost."""
    for text in ("One.", "Two."):
        app.bridge.dispatch(AddNote(text=text))
        app.files.save()
        app.document.wait()
    editor = renamed(app, "Bo")
    with qtbot.waitSignal(app.files.message) as told:
        app.files.restore(app.document.backups()[0])
    assert told.args == [NOT_SAVED]
    assert asks(editor)


@pytest.mark.parametrize("name", ["Bo", ""])
def test_unsaved_sheet_asks_before_quitting(name: str, app: App, qtbot: QtBot) -> None:
    """Only the main window closed. Changes saved in the sheet then reached no file, and the program kept running."""
    editor = renamed(app, name)
    app.window.close()
    assert app.window.isVisible()
    assert asks(editor)
    types_name(editor, "Bo")
    assert editor.save()
    app.window.close()
    assert not app.window.isVisible()
    assert app.bridge.table.history.open_chapter.entries[-1].sentence == "Mira Vance is now called Bo."


def test_other_windows_close_with_main_window(app: App) -> None:
    """The help, or a sheet without changes, kept the program running without its main window."""
    choose(app, "Mira Vance")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    app.files.help()
    app.window.close()
    assert not [one for one in app.window.findChildren(QWidget) if one.isWindow() and one.isVisible()]


def test_unsaved_sheet_is_saved_while_viewing_history(app: App) -> None:
    """Changes typed before viewing the past were lost when the program was told to quit."""
    renamed(app, "Bo")
    app.bridge.look_back(app.bridge.entries()[-2].id)
    app.files.settle_sheets()
    assert app.bridge.table.campaign.characters[0].name == "Bo"


@pytest.mark.parametrize(("name", "saved"), [("Bo", "Bo"), ("", "Mira Vance")])
def test_unsaved_sheet_is_saved_if_valid_without_asking(name: str, saved: str, app: App) -> None:
    editor = renamed(app, name)
    player = next(field for field in editor.findChildren(QLineEdit) if field.accessibleName() == "Player")
    player.setText("Bea")
    app.files.settle_sheets()
    app.window.close()
    assert not app.window.isVisible()
    hero = app.bridge.shown.characters[0]
    assert (hero.name, hero.player) == (saved, "Bea")


def test_unreadable_roster_shows_reason(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    play_actions = app.window.findChild(PlayActions)
    assert play_actions is not None
    play_actions.import_roster(tmp_path / "gone.csv")
    qtbot.waitUntil(lambda: "gone.csv" in app.window.refusal.accessibleName())
