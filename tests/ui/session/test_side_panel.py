"""The area beside the table where panels open, one at a time."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.session.side_panel import SidePanel


@pytest.fixture
def side(qtbot: QtBot) -> Iterator[SidePanel]:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    yield SidePanel(window)
    window.close()


def test_side_panel_emits_filled_and_emptied(side: SidePanel, qtbot: QtBot) -> None:
    panel = QWidget()
    with qtbot.waitSignal(side.filled):
        side.open(panel, "A note")
    assert (side.windowTitle(), side.panel) == ("A note", panel)
    assert "A note" in [label.text() for label in side.findChildren(QLabel)]
    with qtbot.waitSignal(panel.destroyed), qtbot.waitSignal(side.emptied):
        side.close_panel()
    assert side.panel is None


def test_close_button_closes_open_panel(side: SidePanel, qtbot: QtBot) -> None:
    side.open(QWidget(), "A note")
    with qtbot.waitSignal(side.emptied):
        side.close_button.click()
    assert side.panel is None


def test_new_panel_frees_previous_one(side: SidePanel, qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    side.open(first, "A note")
    with qtbot.waitSignal(first.destroyed), qtbot.assertNotEmitted(side.emptied):
        side.open(second, "Another")
    assert side.panel is second


@pytest.mark.parametrize("has_keys", [True, False])
def test_emptied_carries_whether_panel_had_focus(side: SidePanel, qtbot: QtBot, has_keys: bool) -> None:
    panel = QWidget()
    field = QLineEdit(panel)
    side.open(panel, "A note")
    (field if has_keys else side.window()).setFocus()
    with qtbot.waitSignal(side.emptied) as emptied:
        side.close_panel()
    assert emptied.args == [has_keys]


def test_closing_empty_side_panel_emits_nothing(side: SidePanel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(side.emptied):
        side.close_panel()
