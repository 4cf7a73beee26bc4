"""Buttons and cards by key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from gmtracker.ui.theme.icons import icon
from gmtracker.ui.widgets.buttons import Button, CardButton, ToolButton
from tests.windows.widgets import Key, press, shown


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_press_a_button_and_a_card(qtbot: QtBot, key: Key) -> None:
    for button in (Button("Roll & add"), CardButton("Open…", "A file", icon("open"))):
        shown(qtbot, button)
        with qtbot.waitSignal(button.clicked):
            press(key)


def test_a_name_with_an_ampersand_is_shown_as_it_is() -> None:
    button = Button("Thorn & Daughters")
    assert button.text() == "Thorn && Daughters"
    assert button.shortcut().isEmpty()


CHANGES: list[Callable[[QAction], None]] = [
    lambda action: action.setText("&Undo Thorn && Daughters' note"),
    lambda action: action.setToolTip("Ctrl+Z"),
    lambda action: action.setIcon(icon("open")),
    lambda action: action.setIconText("Rolled"),
    lambda action: action.setIconText(action.text()),
    lambda action: action.setCheckable(True),
    lambda action: action.setChecked(True),
    lambda action: action.setEnabled(False),
    lambda action: action.setEnabled(True),
]


@pytest.mark.parametrize("name", ["&Undo", "Undo Thorn && Daughters"])
def test_a_button_shows_each_change_of_its_action_as_qt_does(qtbot: QtBot, name: str) -> None:
    action = QAction(name)
    ours, qts = ToolButton(), QToolButton()
    for button in (ours, qts):
        qtbot.addWidget(button)
        button.setDefaultAction(action)
    for change in CHANGES:
        change(action)
        assert look_of(ours) == look_of(qts)


def look_of(button: QToolButton) -> list[object]:
    look = [button.text(), button.toolTip(), button.icon().cacheKey()]
    return [*look, button.isCheckable(), button.isChecked(), button.isEnabled()]


def test_a_button_listens_to_its_action_once_however_often_it_changes(qtbot: QtBot) -> None:
    action, button = QAction("&Undo"), ToolButton()
    qtbot.addWidget(button)
    button.setDefaultAction(action)
    listeners = action.receivers(SIGNAL("changed()"))
    for change in CHANGES:
        change(action)
    assert action.receivers(SIGNAL("changed()")) == listeners
