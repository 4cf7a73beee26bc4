"""What is typed in a panel beside the table is there again after the panel was left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import (
    AddNote,
    SetHouseRule,
    StartEncounter,
    StartSession,
)
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.panels import NotePanel, WrappedCheckBox
from gmtracker.ui.widgets.buttons import CheckBox
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import ChoiceField, LineField
from gmtracker.ui.widgets.panel_frame import PanelFrame
from tests.builders.campaigns import a_session
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, activate, press, types

CTRL = Qt.KeyboardModifier.ControlModifier
LONG = "The wolf howls thrice behind the mill."


@pytest.fixture
def evening(stage: Stage, qtbot: QtBot) -> App:
    """Return the app before the session, with the focus in the roster."""
    app = stage.sample()
    activate(qtbot, app.window)
    app.window.characters.setFocus()
    return app


@pytest.fixture
def session(evening: App) -> App:
    """Return the app in a session whose players roll their dice."""
    evening.bridge.dispatch(StartSession(present=tuple(hero.id for hero in evening.bridge.shown.heroes())))
    evening.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    return evening


def panel(app: App) -> PanelFrame:
    """Return the open panel."""
    open_panel = app.window.side.panel
    assert isinstance(open_panel, PanelFrame)
    return open_panel


def note_text(app: App) -> str:
    return panel(app).findChildren(QPlainTextEdit)[0].toPlainText()


def test_note_left_by_escape_is_there_again(session: App) -> None:
    """Regression: Esc discarded the note."""
    press(Key.Key_T, CTRL)
    types(LONG)
    press(Key.Key_Escape)
    assert session.window.side.panel is None
    press(Key.Key_T, CTRL)
    assert note_text(session) == LONG
    types(" Twice.")
    assert note_text(session) == f"{LONG} Twice."


def test_note_keeps_whom_it_is_about_and_that_it_is_owed(session: App) -> None:
    press(Key.Key_T, CTRL)
    types(LONG)
    ione = session.bridge.shown.heroes()[2].id
    panel(session).findChildren(ChoiceField)[0].choose(ione)
    panel(session).findChildren(WrappedCheckBox)[0].setFocus()
    press(Key.Key_Space)
    press(Key.Key_Escape)
    press(Key.Key_T, CTRL)
    press(Key.Key_Return, CTRL)
    assert session.bridge.entries()[-1].command == AddNote(text=LONG, topic="owed", about=ione)


def test_added_note_leaves_no_draft(session: App) -> None:
    press(Key.Key_T, CTRL)
    types(LONG)
    press(Key.Key_Return, CTRL)
    assert session.bridge.entries()[-1].command == AddNote(
        text=LONG, about=session.window.characters.current_character() or NOBODY
    )
    press(Key.Key_T, CTRL)
    assert note_text(session) == ""


def test_shortcut_in_the_open_note_keeps_its_text(session: App) -> None:
    """Regression: a second Ctrl+T opened an empty note in place of the typed one."""
    press(Key.Key_T, CTRL)
    types(LONG)
    press(Key.Key_T, CTRL)
    assert note_text(session) == LONG


def test_note_is_kept_while_the_check_panel_is_open(session: App) -> None:
    press(Key.Key_T, CTRL)
    types(LONG)
    press(Key.Key_R, CTRL)
    assert session.window.side.panel is None
    press(Key.Key_T, CTRL)
    assert note_text(session) == LONG


def test_note_of_another_campaign_is_not_shown(session: App) -> None:
    press(Key.Key_T, CTRL)
    types(LONG)
    session.bridge.open(a_session())
    session.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert isinstance(session.window.side.panel, NotePanel)
    assert note_text(session) == ""


def arrives(app: App) -> None:
    """Open the panel for Mira's arrival."""
    app.window.line.start_line("")
    types("present mira")
    press(Key.Key_Return)


def test_arrival_dice_are_there_again(evening: App) -> None:
    """Regression: Esc discarded the typed die."""
    evening.bridge.dispatch(StartSession(present=tuple(one.id for one in evening.bridge.shown.heroes()[1:])))
    evening.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    arrives(evening)
    types("6")
    press(Key.Key_Escape)
    assert evening.window.side.panel is None
    arrives(evening)
    assert [field.text() for field in panel(evening).findChildren(DieField)][:2] == ["6", ""]


def test_session_start_keeps_title_heroes_and_dice(evening: App) -> None:
    evening.window.actions_of_play[WindowAction.START_SESSION].trigger()
    types("Low water")
    first, second = [tick for tick in panel(evening).findChildren(CheckBox) if tick.isVisible()][:2]
    first.setFocus()
    press(Key.Key_Space)
    dice = [field for field in panel(evening).findChildren(DieField) if field.isVisible()]
    dice[1].setFocus()
    types("4")
    press(Key.Key_Escape)
    evening.window.actions_of_play[WindowAction.START_SESSION].trigger()
    again = panel(evening)
    assert again.findChildren(LineField)[0].text() == "Low water"
    assert [tick.isChecked() for tick in again.findChildren(CheckBox) if tick.isVisible()][:2] == [False, True]
    assert [field.text() for field in again.findChildren(DieField) if field.isVisible()][:3] == ["", "4", ""]
    assert second is not None


def test_encounter_title_and_custom_condition_are_there_again(session: App) -> None:
    for act in (WindowAction.START_ENCOUNTER, WindowAction.OWN_CONDITION):
        session.window.actions_of_play[act].trigger()
        types("Dockside")
        panel(session)._leave.click()
    for act in (WindowAction.START_ENCOUNTER, WindowAction.OWN_CONDITION):
        session.window.actions_of_play[act].trigger()
        assert panel(session).findChildren(LineField)[0].text() == "Dockside"


def test_outcome_is_there_again_after_escape(session: App) -> None:
    order = tuple(hero.id for hero in session.bridge.shown.heroes())
    session.bridge.dispatch(StartEncounter(kind="combat", title="Docks", order=order))
    session.window.actions_of_play[WindowAction.END_ENCOUNTER].trigger()
    types("The captain escapes")
    press(Key.Key_Escape)
    session.window.actions_of_play[WindowAction.END_SESSION].trigger()
    assert note_text(session) == "The captain escapes"
