"""Tests that the window's parts are connected: an action in one is visible in the others."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from gmtracker.app import App, sample_file
from gmtracker.engine.campaign import pool_place
from gmtracker.engine.commands import (
    AddCharacters,
    EndEncounter,
    EndSession,
    NextTurn,
    SetCondition,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.ui.actions import WindowAction
from tests.builders.campaigns import a_foe, a_session
from tests.builders.shattered_spheres import a_tilt_due
from tests.windows.main_window import BEFORE_THE_EVENING, Stage
from tests.windows.procedure_panel import begun

TURNS = (WindowAction.NEXT_TURN, WindowAction.PREVIOUS_TURN)
PLAY = (
    WindowAction.START_SESSION,
    WindowAction.END_SESSION,
    WindowAction.START_ENCOUNTER,
    WindowAction.END_ENCOUNTER,
    *TURNS,
    WindowAction.SUMMARY,
)


@pytest.fixture
def app(stage: Stage) -> App:
    return stage.sample()


def start_session(app: App) -> None:
    """Start the session with every hero present."""
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))


def start_encounter(app: App) -> None:
    """Start a fight with every character."""
    start_session(app)
    order = tuple(character.id for character in app.bridge.shown.characters)
    app.bridge.dispatch(StartEncounter(kind="combat", order=order))


def possible(app: App) -> set[WindowAction]:
    """Return the enabled actions of play."""
    return {act for act in PLAY if app.window.actions_of_play[act].isEnabled()}


def test_start_session_and_summary_are_enabled_between_sessions(app: App) -> None:
    assert possible(app) == {WindowAction.START_SESSION, WindowAction.SUMMARY}


def test_actions_are_enabled_by_the_state_of_the_session(app: App) -> None:
    start_session(app)
    assert possible(app) == {WindowAction.END_SESSION, WindowAction.START_ENCOUNTER, WindowAction.SUMMARY}
    order = tuple(character.id for character in app.bridge.shown.characters)
    app.bridge.dispatch(StartEncounter(kind="combat", order=order))
    assert possible(app) == {WindowAction.END_SESSION, WindowAction.END_ENCOUNTER, *TURNS, WindowAction.SUMMARY}
    app.bridge.dispatch(EndEncounter())
    app.bridge.dispatch(EndSession())
    assert possible(app) == {WindowAction.START_SESSION, WindowAction.SUMMARY}


def test_only_summary_and_return_are_enabled_while_viewing_the_past(app: App) -> None:
    start_encounter(app)
    app.bridge.look_back(app.bridge.entries()[0].id)
    assert possible(app) == {WindowAction.SUMMARY}
    assert app.window.actions_of_play[WindowAction.RETURN_TO_NOW].isEnabled()
    app.window.actions_of_play[WindowAction.RETURN_TO_NOW].trigger()
    assert app.bridge.viewed_entry is None
    assert not app.window.actions_of_play[WindowAction.RETURN_TO_NOW].isEnabled()


def test_undo_and_redo_are_disabled_while_viewing_the_past(app: App) -> None:
    """Before, they were enabled, and then refused."""
    start_encounter(app)
    app.bridge.dispatch(NextTurn())
    app.bridge.undo()
    undo, redo = (app.window.actions_of_play[act] for act in (WindowAction.UNDO, WindowAction.REDO))
    assert (undo.isEnabled(), redo.isEnabled()) == (True, True)
    app.bridge.look_back(app.bridge.entries()[0].id)
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    app.bridge.return_to_now()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, True)


def test_window_title_is_the_campaign_name(stage: Stage) -> None:
    app = stage.window()
    assert app.window.windowTitle() == "gmtracker"
    app.document.open_sample(BEFORE_THE_EVENING)
    assert app.window.windowTitle() == "Harbor of Glass – gmtracker"


def test_award_opens_the_chooser_and_a_wheel_click_does_not(app: App) -> None:
    app.window.show()
    start_session(app)
    mira = app.bridge.shown.heroes()[0].id
    app.window.characters.roster.wheels.click(mira, 2)
    assert app.window.chooser.isHidden()
    die = app.bridge.shown.tokens_at(pool_place("destiny"), "triumph")[0].id
    app.bridge.dispatch(Use(use="award", by=mira, tokens=(die,)))
    assert app.window.chooser.isVisible()


def test_chooser_closes_for_good_when_the_next_die_is_dragged(app: App) -> None:
    """Before, it stayed over the table while another die was dragged and the drag was canceled with Esc."""
    app.window.show()
    start_session(app)
    first, second = (die.id for die in app.bridge.shown.tokens_at(pool_place("destiny"), "triumph")[:2])
    app.bridge.dispatch(Use(use="award", by=app.bridge.shown.heroes()[0].id, tokens=(first,)))
    app.window.carried.take((second,))
    assert app.window.chooser.isHidden()
    app.window.carried.let_go()
    assert app.window.chooser.isHidden()


def test_refusal_is_shown_with_an_accessible_name(app: App) -> None:
    app.window.show()
    app.bridge.dispatch(NextTurn())
    assert app.window.refusal.isVisible()
    assert app.window.refusal.accessibleName()


def test_quit_closes_the_window_and_saves(app: App, qtbot: QtBot) -> None:
    app.window.show()
    app.window.characters.roster.wheels.click(app.bridge.shown.heroes()[0].id, 2)
    with qtbot.waitSignal(app.window.closing):
        app.window.actions_of_play[WindowAction.QUIT].trigger()
    assert not app.window.isVisible()
    assert app.document.path is None


def test_campaign_opened_in_a_fight_focuses_the_active_character(app: App) -> None:
    start_encounter(app)
    app.bridge.dispatch(NextTurn())
    app.document.save()
    assert app.document.wait()
    path = app.document.path
    assert path is not None
    app.window.show()
    app.window.characters.choose(app.bridge.shown.characters[0].id)
    app.window.check.bar.do.setFocus()
    app.document.open(path)
    acting = app.bridge.shown.encounter
    assert acting is not None
    assert app.window.characters.current_character() == acting.active
    assert app.window.focusWidget() is app.window.characters, "else Space rolls, or presses whatever comes next"


def test_first_opened_campaign_has_a_button_for_its_open_procedure(stage: Stage) -> None:
    """Before, if the first opened campaign had an open Tilt, the button was missing until the next procedure."""
    app = stage.window()
    action = app.window.actions_of_play[WindowAction.OPEN_PROCEDURE]
    buttons = app.window.header.findChildren(QToolButton)
    going_on = next(button for button in buttons if button.defaultAction() is action)
    assert going_on.isHidden()
    app.bridge.open(begun(a_tilt_due()))
    assert not going_on.isHidden()
    app.bridge.open(a_session())
    assert going_on.isHidden()


def test_check_stays_with_active_character_when_a_crowd_row_changes(app: App) -> None:
    """Before, when a thug of the current row was defeated, the next thug was set up to act."""
    start_session(app)
    thugs = tuple(a_foe(f"Thug {number}", tier=1) for number in range(1, 5))
    app.bridge.dispatch(AddCharacters(characters=thugs))
    order = tuple(one.id for one in (*app.bridge.shown.heroes(), *app.bridge.shown.characters[-4:]))
    app.bridge.dispatch(StartEncounter(kind="combat", order=order))
    app.bridge.dispatch(NextTurn())
    of_turn = app.window.check.draft
    acting = of_turn.by
    app.window.characters.choose(order[-4])
    app.window.check.prepare(of_turn)
    app.bridge.dispatch(SetCondition(character=order[-4], condition="dying"))
    assert app.window.characters.current_character() == order[-3]
    assert app.window.check.draft.by == acting


def test_second_command_typed_straight_away_runs_no_shortcuts(stage: Stage, qtbot: QtBot) -> None:
    """Before, its first Space ended the turn, and its digits were typed into the check's dice."""
    app = stage.window()
    app.document.open_sample(sample_file("vagabond"))
    window = app.window
    with qtbot.waitActive(window):
        window.show()
    window.characters.setFocus()
    window.line.show_in_front()
    QTest.keyClicks(window.line.field, "note rain")
    QTest.keyClick(window.line.field, Qt.Key.Key_Return)
    assert window.focusWidget() is window.characters
    campaign = app.bridge.shown
    for letter in "note wind 3 ":
        QTest.keyClicks(window.focusWidget(), letter)
    assert app.bridge.shown is campaign
    assert window.focusWidget() is window.characters
