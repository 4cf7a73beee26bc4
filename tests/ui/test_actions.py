"""The table of actions: their words, keys and pictures."""

from collections import Counter

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from gmtracker.ui.actions import WITHOUT_A_CAMPAIGN, Actions, Menus, WindowAction


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_no_two_actions_have_the_same_key(window: QMainWindow) -> None:
    actions = Actions(window)
    keys = Counter(actions[act].shortcut().toString() for act in WindowAction)
    del keys[""]
    assert max(keys.values()) == 1


def test_every_action_says_what_it_does(window: QMainWindow) -> None:
    actions = Actions(window)
    assert all(actions[act].text() for act in WindowAction)


def test_undo_and_redo_name_what_they_would_take_back_and_bring_back(window: QMainWindow) -> None:
    actions = Actions(window)
    actions.name_undo("award of Triumph 4 to Mira & Co")
    assert actions[WindowAction.UNDO].text() == "&Undo award of Triumph 4 to Mira && Co"
    assert actions[WindowAction.UNDO].toolTip() == "Undo award of Triumph 4 to Mira & Co (Ctrl+Z)"
    actions.name_undo("")
    assert (actions[WindowAction.UNDO].text(), actions[WindowAction.UNDO].isEnabled()) == ("&Undo", False)


def test_of_keys_that_are_held_down_only_undo_and_redo_go_on(window: QMainWindow) -> None:
    """Ctrl+Right ran through the rounds."""
    actions = Actions(window)
    assert {act for act in WindowAction if actions[act].autoRepeat()} == {WindowAction.UNDO, WindowAction.REDO}


def test_tips_tell_the_key_that_is_set(window: QMainWindow) -> None:
    """They told the one that was set as they were written."""
    actions = Actions(window)
    undo, going_on = actions[WindowAction.UNDO], actions[WindowAction.OPEN_PROCEDURE]
    actions.name_undo("award")
    actions.name_procedure("Tilt")
    actions.give_keys({"undo": "Ctrl+U", "open-flow": "F4"})
    assert (undo.toolTip(), going_on.toolTip()) == ("Undo award (Ctrl+U)", "Continue, or go back to the table (F4)")
    actions.give_keys({"undo": "", "open-flow": ""})
    assert (undo.toolTip(), going_on.toolTip()) == ("Undo award", "Continue, or go back to the table")


def test_keys_are_kept_by_names_that_stay(window: QMainWindow) -> None:
    """The settings of whoever plays have them, whatever the actions are called here."""
    actions = Actions(window)
    actions.give_keys({"wells": "F11", "open-flow": "F12", "player-parts": "F3", "put-aside": "F4"})
    acts = (WindowAction.LARGE_TRACKS, WindowAction.OPEN_PROCEDURE, WindowAction.PLAYER_SECTIONS, WindowAction.BENCH)
    assert [actions.keys_of(act) for act in acts] == ["F11", "F12", "F3", "F4"]


def test_before_a_campaign_is_open_only_what_leads_to_one_can_be_chosen(window: QMainWindow) -> None:
    actions = Actions(window)
    assert {act for act in WindowAction if actions[act].isEnabled()} == set(WITHOUT_A_CAMPAIGN)
    actions.wake()
    assert [act for act in WindowAction if not actions[act].isEnabled()] == [WindowAction.OPEN_PROCEDURE]


def leaves(menu: QMenu) -> list[QAction]:
    """The actions of a menu and of the menus in it."""
    below: list[QAction] = []
    for action in menu.actions():
        inner = action.menu()
        below += leaves(inner) if isinstance(inner, QMenu) else [action]
    return below


def test_every_action_stands_in_the_menus_just_once(window: QMainWindow) -> None:
    actions = Actions(window)
    menus = Menus(window, actions)
    bar = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    found = Counter(action.text() for menu in bar for action in leaves(menu) if not action.isSeparator())
    found[menus.samples.title()] += 1  # a menu of its own, of one line a game
    assert menus.view in bar
    assert found == Counter(actions[act].text() for act in WindowAction)


def test_no_two_menus_answer_to_the_same_letter(window: QMainWindow) -> None:
    Menus(window, Actions(window))
    letters = Counter(action.text().partition("&")[2][:1] for action in window.menuBar().actions())
    assert max(letters.values()) == 1
