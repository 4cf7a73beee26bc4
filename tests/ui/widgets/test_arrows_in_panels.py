"""Arrows on a button go to the other buttons beside it, and never into another part of the window."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.buttons import Button, CheckBox, ToolButton
from tests.windows.widgets import Key, focused, press, shown

MAKE: list[Callable[[], QAbstractButton]] = [Button, CheckBox, ToolButton]


def a_part(column: QVBoxLayout, *buttons: QAbstractButton) -> None:
    part = QWidget()
    row = QHBoxLayout(part)
    for button in buttons:
        row.addWidget(button)
    column.addWidget(part)


@pytest.mark.parametrize("make", MAKE)
@pytest.mark.parametrize("key", [Key.Key_Up, Key.Key_Left, Key.Key_Right, Key.Key_Down])
def test_arrows_stay_in_panel(qtbot: QtBot, make: Callable[[], QAbstractButton], key: Key) -> None:
    """They led from Announce to the arrow that undoes the last result, and Enter undid it."""
    window = QWidget()
    column = QVBoxLayout(window)
    before, first, second, after = Button("Undo"), make(), make(), Button("Undo")
    a_part(column, before)
    a_part(column, first, second)
    a_part(column, after)
    shown(qtbot, window)
    first.setFocus()
    for there in (second, first, second):
        press(key)
        assert focused() is there
    second.setEnabled(False)
    first.setFocus()
    press(key)
    assert focused() is first
