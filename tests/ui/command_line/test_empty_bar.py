"""Tests of the empty command bar: its shortcut keeps it focused, and its Enter does nothing to the table."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddCharacters, StartEncounter
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.tokens.use_chooser import UseChooser
from tests.builders.campaigns import a_hero
from tests.windows.widgets import Key, activate, press, types

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def fight(app: App, qtbot: QtBot) -> App:
    """Return the app in the first turn of an encounter, with the focus in the roster."""
    order = tuple(person.id for person in app.bridge.shown.active_characters())
    app.bridge.dispatch(StartEncounter(kind="combat", title="Docks", order=order))
    activate(qtbot, app.window)
    app.window.characters.setFocus()
    return app


def log_length(app: App) -> int:
    return len(app.bridge.entries())


def test_shortcut_keeps_the_empty_bar_focused(fight: App) -> None:
    """Regression: it left the bar, and the letters typed next were shortcuts of the table."""
    press(Key.Key_K, CTRL)
    press(Key.Key_K, CTRL)
    before = log_length(fight)
    types("note wolf howls")
    assert fight.window.line.field.text() == "note wolf howls"
    assert log_length(fight) == before


def test_escape_after_two_shortcuts_returns_the_focus(fight: App) -> None:
    press(Key.Key_K, CTRL)
    press(Key.Key_K, CTRL)
    press(Key.Key_Escape)
    assert fight.window.focusWidget() is fight.window.characters


@pytest.mark.parametrize("text", ["", "  "])
def test_enter_in_the_empty_bar_does_nothing(fight: App, text: str) -> None:
    """Regression: it started the next turn."""
    before = log_length(fight)
    press(Key.Key_K, CTRL)
    types(text)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert log_length(fight) == before
    assert fight.window.focusWidget() is fight.window.line.field


def test_arrow_in_the_empty_bar_chooses_its_first_suggestion(fight: App) -> None:
    press(Key.Key_K, CTRL)
    assert fight.window.line.completions.current is None
    press(Key.Key_Down)
    chosen = fight.window.line.completions.current
    assert chosen is not None
    assert chosen.action is WindowAction.NEXT_TURN
    press(Key.Key_Return)
    encounter = fight.bridge.shown.encounter
    assert encounter is not None
    assert fight.bridge.shown.acting == encounter.order[1]


def test_emptied_bar_has_no_chosen_suggestion(fight: App) -> None:
    press(Key.Key_K, CTRL)
    types("n")
    press(Key.Key_Backspace)
    assert fight.window.line.completions.current is None


def opens_chooser_by_overruling(app: App) -> UseChooser:
    """Overrule a refused line, so that a chooser opens while the bar still has the focus."""
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Cole"),)))
    press(Key.Key_K, CTRL)
    types("hubris cole")
    press(Key.Key_Return)
    press(Key.Key_A, ALT)
    assert app.window.chooser.isVisible()
    return app.window.chooser


def test_focus_returns_to_the_table_after_a_chooser(fight: App) -> None:
    """Regression: it went back to the bar, which was empty by then."""
    opens_chooser_by_overruling(fight)
    press(Key.Key_Escape)
    assert fight.window.focusWidget() is fight.window.characters
    press(Key.Key_K, CTRL)
    types("note dov")
    assert fight.window.line.field.text() == "note dov"
