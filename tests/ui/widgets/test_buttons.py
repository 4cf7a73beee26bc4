"""Buttons and cards by key."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.ui.theme.icons import icon
from gmtracker.ui.widgets.buttons import Button, CardButton
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
