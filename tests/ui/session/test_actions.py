"""Panels and windows that an action opens, and what they ask for."""

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
from gmtracker.ui.session.actions import PlayActions
from gmtracker.ui.session.panels import NotePanel, UsePanel
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
    """The panel that is open."""
    found = app.window.side.panel
    assert isinstance(found, PanelFrame)
    return found


def choose(app: App, name: str) -> None:
    """Make somebody's row the current one."""
    found = next(character for character in app.bridge.shown.characters if character.name == name)
    app.window.characters.choose(found.id)


def test_a_panel_opens_beside_the_table_and_closes_when_it_is_done(app: App) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    assert isinstance(panel(app), StartSessionPanel)
    assert app.window.side.isVisible()
    panel(app).do.click()
    assert app.window.side.isHidden()
    assert app.bridge.shown.session is not None


def test_a_command_that_is_refused_leaves_the_panel_open(app: App, qtbot: QtBot) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    open_panel = panel(app)
    assert isinstance(open_panel, StartSessionPanel)
    with qtbot.waitSignal(app.bridge.refused):
        open_panel.start_requested.emit(StartSession(), {})
    assert app.window.side.panel is open_panel


def test_one_panel_takes_the_place_of_another(app: App, qtbot: QtBot) -> None:
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    first = panel(app)
    with qtbot.waitSignal(first.destroyed):
        app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert isinstance(panel(app), NotePanel)


def test_an_action_leads_back_to_the_panel_that_it_has_opened_and_what_was_typed_is_not_lost(app: App) -> None:
    """The button in the header opened the form anew, and the result of the fight that stood in it was gone."""
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    first = panel(app)
    first.findChildren(QLineEdit)[0].setText("Two bells")
    app.window.actions_of_play[WindowAction.START_SESSION].trigger()
    assert panel(app) is first


def write_how_it_came_out(app: App) -> None:
    """An encounter is about to end, and a sentence about it stands in the panel."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    panel(app).findChildren(QPlainTextEdit)[0].setPlainText("The hound got away.")


def test_a_session_that_ends_while_a_result_is_written_takes_that_along(app: App) -> None:
    """The fight ended without it, and a form stayed that could do nothing any more."""
    write_how_it_came_out(app)
    app.window.actions_of_play[WindowAction.END_SESSION].trigger()
    assert (app.bridge.shown.encounter, app.bridge.shown.session) == (None, None)
    assert app.window.side.panel is None
    ended = [entry.command for entry in app.bridge.entries()][-2:]
    assert ended == [EndEncounter(result="The hound got away."), EndSession()]


def test_session_that_ends_during_an_encounter_asks_for_its_outcome(app: App) -> None:
    """Regression: "end the session" in the command bar ended the encounter without its outcome."""
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.line.begin("end the session")
    press(Key.Key_Return)
    assert app.bridge.shown.encounter is not None
    types("The hound got away.")
    panel(app).do.click()
    ended = [entry.command for entry in app.bridge.entries()][-2:]
    assert ended == [EndEncounter(result="The hound got away."), EndSession()]
    assert app.window.side.panel is None


def test_panel_that_ends_the_session_makes_way_for_ending_the_encounter_only(app: App) -> None:
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", title="Ambush", order=heroes))
    app.window.actions_of_play[WindowAction.END_SESSION].trigger()
    panel(app).findChildren(QPlainTextEdit)[0].setPlainText("The hound got away.")
    app.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    panel(app).do.click()
    assert app.bridge.entries()[-1].command == EndEncounter(result="The hound got away.")
    assert app.bridge.shown.session is not None


def test_what_is_written_of_how_it_came_out_is_there_again_after_the_panel_was_put_away(app: App) -> None:
    """Esc, or *Not now*, threw the sentence away."""
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


def test_tab_leads_from_the_last_field_of_a_panel_to_its_buttons(app: App, qtbot: QtBot) -> None:
    """They had been made before the fields, and Tab led out of the panel."""
    activate(qtbot, app.window)
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    types("Smoke.")
    seen: list[QWidget | None] = []
    for _ in range(12):
        press(Key.Key_Tab)
        seen.append(focused())
    buttons = [at for at, one in enumerate(seen) if isinstance(one, QPushButton) and panel(app).isAncestorOf(one)]
    assert seen[buttons[0]] is panel(app).do
    assert buttons[1] == buttons[0] + 1


def test_a_note_is_about_whoever_is_chosen(app: App) -> None:
    choose(app, "Sister Ione")
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    open_panel = panel(app)
    assert isinstance(open_panel, NotePanel)
    assert app.bridge.shown.name_of(open_panel.command().about) == "Sister Ione"


def test_a_use_with_details_opens_a_panel_that_asks_for_them(app: App) -> None:
    hero = app.bridge.shown.heroes()[0].id
    app.window.row_menu.details_asked.emit(Use(use="long-rest", by=hero))
    assert isinstance(panel(app), UsePanel)
    assert app.window.side.windowTitle() == panel(app).windowTitle()


def editors(app: App) -> list[CharacterEditor]:
    """The sheets that are open."""
    return [editor for editor in app.window.findChildren(CharacterEditor) if editor.isVisible()]


def test_f2_opens_the_sheet_of_whoever_is_chosen(app: App) -> None:
    choose(app, "Warden Cassel")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    (editor,) = editors(app)
    assert editor.windowTitle() == "Warden Cassel's sheet"


@pytest.fixture
def thugs(app: App) -> App:
    """Three thugs share a row, which is the current one."""
    app.bridge.dispatch(AddCharacters(characters=tuple(a_foe(f"Thug {number}", tier=1) for number in (1, 2, 3))))
    choose(app, "Thug 1")
    return app


def opened_sheet(app: App) -> tuple[str, str]:
    """Open the current sheet: its title, and for whom it is saved; empty where it is one's own."""
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    editor = editors(app)[-1]
    found = (field for field in editor.findChildren(ChoiceField) if field.accessibleName() == "Save for")
    return editor.windowTitle(), next((field.currentText() for field in found), "")


def test_the_sheet_of_a_crowd_in_one_row_is_that_of_all(thugs: App) -> None:
    assert opened_sheet(thugs) == ("Thug 1's sheet", "All 3")


@pytest.mark.parametrize("name", ["Thug 1", "Thug 2"])
def test_the_sheet_of_a_member_in_its_own_row_is_that_of_all(thugs: App, name: str) -> None:
    """It was that of one alone: the others stayed blank, and nothing said so."""
    choose(thugs, "Thug 3")
    choose(thugs, name)
    assert opened_sheet(thugs) == (f"{name}'s sheet", "All 3")


def test_the_sheet_of_all_who_are_selected_is_that_of_all(thugs: App) -> None:
    thugs.window.characters.choose_all_like(thugs.window.characters.current_character() or NOBODY)
    assert opened_sheet(thugs) == ("Thug 1's sheet", "All 3")


def test_the_row_of_a_crowd_opens_the_sheet_that_most_have(thugs: App) -> None:
    first = next(one for one in thugs.bridge.shown.characters if one.name == "Thug 1")
    thugs.bridge.dispatch(EditCharacter(character=replace(first, notes="The boss.")))
    assert opened_sheet(thugs) == ("Thug 2's sheet", "All 3: my changes")
    choose(thugs, "Thug 3")
    choose(thugs, "Thug 1")
    assert opened_sheet(thugs) == ("Thug 1's sheet", "Only this one")


def test_enter_on_the_row_of_a_crowd_opens_its_sheet(thugs: App, qtbot: QtBot) -> None:
    """It opened the rows of all instead."""
    activate(qtbot, thugs.window)
    thugs.window.characters.setFocus()
    press(Key.Key_Return)
    assert [editor.windowTitle() for editor in editors(thugs)] == ["Thug 1's sheet"]


def test_the_sheet_of_someone_alone_is_no_one_elses(thugs: App) -> None:
    choose(thugs, "Warden Cassel")
    assert opened_sheet(thugs) == ("Warden Cassel's sheet", "")


def test_two_sheets_can_be_open_at_once_and_the_table_goes_on(app: App) -> None:
    app.window.actions_of_play[WindowAction.ADD_HERO].trigger()
    app.window.actions_of_play[WindowAction.ADD_OPPOSITION].trigger()
    assert len(editors(app)) == 2
    assert not any(editor.isModal() for editor in editors(app))


def test_nobody_is_edited_or_removed_where_nobody_is_chosen(app: App, qtbot: QtBot) -> None:
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


def test_no_sheet_opens_while_another_moment_is_shown(app: App, qtbot: QtBot) -> None:
    """It could be written in, and refused only then to be saved."""
    choose(app, "Mira Vance")
    app.bridge.look_back(app.bridge.entries()[-2].id)
    play_actions = app.window.findChild(PlayActions)
    assert play_actions is not None
    with qtbot.waitSignal(play_actions.failed) as failed:
        app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    assert failed.args == [READ_ONLY_REFUSAL]
    assert editors(app) == []


def renamed(app: App, name: str) -> CharacterEditor:
    """Mira's sheet, with another name that is not saved yet."""
    choose(app, "Mira Vance")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    (editor,) = editors(app)
    types_name(editor, name)
    return editor


def asks(editor: CharacterEditor) -> bool:
    """Whether a sheet asks what becomes of its changes."""
    discard = next(one for one in editor.findChildren(QPushButton) if one.text() == "Discard changes")
    return editor.isVisible() and discard.isVisible()


NOT_SAVED = "A window has unsaved changes. Save or discard them first."


@pytest.mark.parametrize("name", ["Bo", ""])
def test_a_sheet_that_is_not_saved_asks_before_another_campaign_is_opened(name: str, app: App, qtbot: QtBot) -> None:
    """What was half typed behind the table was saved unasked."""
    editor = renamed(app, name)
    with qtbot.waitSignal(app.files.message) as told:
        app.files.create("Salt Roads", "shattered-spheres")
    assert told.args == [NOT_SAVED]
    assert asks(editor)
    assert app.bridge.shown.name == "Harbor of Glass"
    editor.discard()
    app.files.create("Salt Roads", "shattered-spheres")
    assert app.bridge.shown.name == "Salt Roads"


def test_a_sheet_that_is_not_saved_asks_before_a_backup_is_restored(app: App, qtbot: QtBot) -> None:
    """The backup closed the sheet, and what was typed was gone."""
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
def test_a_sheet_that_is_not_saved_asks_before_the_program_is_left(name: str, app: App, qtbot: QtBot) -> None:
    """The table was gone, and the sheet left alone: what was saved there was in no file, and the program went on."""
    editor = renamed(app, name)
    app.window.close()
    assert app.window.isVisible()
    assert asks(editor)
    types_name(editor, "Bo")
    assert editor.save()
    app.window.close()
    assert not app.window.isVisible()
    assert app.bridge.table.history.open.entries[-1].sentence == "Mira Vance is now called Bo."


def test_no_window_stays_behind_the_table(app: App) -> None:
    """Help, or a sheet that was only looked at, kept the program going, with no table."""
    choose(app, "Mira Vance")
    app.window.actions_of_play[WindowAction.EDIT_CHARACTER].trigger()
    app.files.help()
    app.window.close()
    assert not [one for one in app.window.findChildren(QWidget) if one.isWindow() and one.isVisible()]


def test_a_sheet_is_saved_so_while_another_moment_is_shown(app: App) -> None:
    """What was typed before looking back was dropped as the program was told to end."""
    renamed(app, "Bo")
    app.bridge.look_back(app.bridge.entries()[-2].id)
    app.files.settle_sheets()
    assert app.bridge.table.campaign.characters[0].name == "Bo"


@pytest.mark.parametrize(("name", "saved"), [("Bo", "Bo"), ("", "Mira Vance")])
def test_where_nobody_may_be_there_to_be_asked_a_sheet_is_saved_if_it_can_be(name: str, saved: str, app: App) -> None:
    editor = renamed(app, name)
    player = next(field for field in editor.findChildren(QLineEdit) if field.accessibleName() == "Player")
    player.setText("Bea")
    app.files.settle_sheets()
    app.window.close()
    assert not app.window.isVisible()
    hero = app.bridge.shown.characters[0]
    assert (hero.name, hero.player) == (saved, "Bea")


def test_a_roster_that_cannot_be_read_is_said_in_words(app: App, tmp_path: Path, qtbot: QtBot) -> None:
    play_actions = app.window.findChild(PlayActions)
    assert play_actions is not None
    play_actions.import_roster(tmp_path / "gone.csv")
    qtbot.waitUntil(lambda: "gone.csv" in app.window.refusal.accessibleName())
