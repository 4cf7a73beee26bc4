"""Tests of the table of actions: their texts, shortcuts and icons."""

from collections import Counter

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from gmtracker.ui.actions import ALWAYS_ENABLED, Actions, Menus, WindowAction


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_actions_have_different_shortcuts(window: QMainWindow) -> None:
    actions = Actions(window)
    keys = Counter(actions[act].shortcut().toString() for act in WindowAction)
    del keys[""]
    assert max(keys.values()) == 1


def test_second_shortcuts_belong_to_one_action_and_give_way_to_the_users(window: QMainWindow) -> None:
    actions = Actions(window)
    keys = Counter(key.toString() for act in WindowAction for key in actions[act].shortcuts())
    assert max(keys.values()) == 1
    assert keys["Ctrl+Y"] == 1
    actions.set_shortcuts({"add-note": "Ctrl+Y"})
    assert [act for act in WindowAction if QKeySequence("Ctrl+Y") in actions[act].shortcuts()] == [
        WindowAction.ADD_NOTE
    ]


def test_every_action_has_a_text(window: QMainWindow) -> None:
    actions = Actions(window)
    assert all(actions[act].text() for act in WindowAction)


def test_undo_and_redo_name_their_action(window: QMainWindow) -> None:
    actions = Actions(window)
    actions.name_undo("award of Triumph 4 to Mira & Co")
    assert actions[WindowAction.UNDO].text() == "&Undo award of Triumph 4 to Mira && Co"
    assert actions[WindowAction.UNDO].toolTip() == "Undo award of Triumph 4 to Mira & Co (Ctrl+Z)"
    actions.name_undo("")
    assert (actions[WindowAction.UNDO].text(), actions[WindowAction.UNDO].isEnabled()) == ("&Undo", False)


def test_only_undo_and_redo_auto_repeat(window: QMainWindow) -> None:
    """Before, holding Ctrl+Right skipped whole rounds."""
    actions = Actions(window)
    assert {act for act in WindowAction if actions[act].autoRepeat()} == {WindowAction.UNDO, WindowAction.REDO}


def test_tooltips_give_the_current_shortcut(window: QMainWindow) -> None:
    """Before, they gave the shortcut set when the tooltip was written."""
    actions = Actions(window)
    undo, going_on = actions[WindowAction.UNDO], actions[WindowAction.OPEN_PROCEDURE]
    actions.name_undo("award")
    actions.name_procedure("Tilt")
    actions.set_shortcuts({"undo": "Ctrl+U", "open-flow": "F4"})
    assert (undo.toolTip(), going_on.toolTip()) == ("Undo award (Ctrl+U)", "Continue, or go back to the table (F4)")
    actions.set_shortcuts({"undo": "", "open-flow": ""})
    assert (undo.toolTip(), going_on.toolTip()) == ("Undo award", "Continue, or go back to the table")


def test_shortcuts_are_saved_under_stable_names(window: QMainWindow) -> None:
    """Users' settings contain these names, whatever the actions are called in the code."""
    actions = Actions(window)
    actions.set_shortcuts({"log": "F11", "open-flow": "F12", "player-parts": "F3", "put-aside": "F4"})
    acts = (WindowAction.LOG, WindowAction.OPEN_PROCEDURE, WindowAction.PLAYER_SECTIONS, WindowAction.BENCH)
    assert [actions.shortcut_text(act) for act in acts] == ["F11", "F12", "F3", "F4"]


def test_without_a_campaign_only_actions_that_open_one_are_enabled(window: QMainWindow) -> None:
    actions = Actions(window)
    assert {act for act in WindowAction if actions[act].isEnabled()} == set(ALWAYS_ENABLED)
    actions.enable_all()
    assert [act for act in WindowAction if not actions[act].isEnabled()] == [WindowAction.OPEN_PROCEDURE]


def leaves(menu: QMenu) -> list[QAction]:
    """Return the actions of a menu and its submenus."""
    below: list[QAction] = []
    for action in menu.actions():
        inner = action.menu()
        below += leaves(inner) if isinstance(inner, QMenu) else [action]
    return below


def test_every_action_is_in_the_menus_once(window: QMainWindow) -> None:
    actions = Actions(window)
    menus = Menus(window, actions)
    bar = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    found = Counter(action.text() for menu in bar for action in leaves(menu) if not action.isSeparator())
    found[menus.samples.title()] += 1  # A submenu with a line for each game.
    assert menus.view in bar
    assert found == Counter(actions[act].text() for act in WindowAction)


def test_menus_have_different_mnemonics(window: QMainWindow) -> None:
    Menus(window, Actions(window))
    letters = Counter(action.text().partition("&")[2][:1] for action in window.menuBar().actions())
    assert max(letters.values()) == 1
