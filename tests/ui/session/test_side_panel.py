"""The place beside the table where panels open, one at a time."""

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


def test_it_tells_when_a_panel_is_there_and_when_it_is_gone(side: SidePanel, qtbot: QtBot) -> None:
    panel = QWidget()
    with qtbot.waitSignal(side.filled):
        side.open(panel, "A note")
    assert (side.windowTitle(), side.panel) == ("A note", panel)
    assert "A note" in [label.text() for label in side.findChildren(QLabel)]
    with qtbot.waitSignal(panel.destroyed), qtbot.waitSignal(side.emptied):
        side.close_panel()
    assert side.panel is None


def test_closing_the_side_panel_itself_closes_the_panel_in_it(side: SidePanel, qtbot: QtBot) -> None:
    side.open(QWidget(), "A note")
    with qtbot.waitSignal(side.emptied):
        side.close_button.click()
    assert side.panel is None


def test_a_new_panel_frees_the_one_before(side: SidePanel, qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    side.open(first, "A note")
    with qtbot.waitSignal(first.destroyed), qtbot.assertNotEmitted(side.emptied):
        side.open(second, "Another")
    assert side.panel is second


@pytest.mark.parametrize("has_keys", [True, False])
def test_the_side_panel_tells_whether_the_closed_panel_had_the_focus(
    side: SidePanel, qtbot: QtBot, has_keys: bool
) -> None:
    panel = QWidget()
    field = QLineEdit(panel)
    side.open(panel, "A note")
    (field if has_keys else side.window()).setFocus()
    with qtbot.waitSignal(side.emptied) as emptied:
        side.close_panel()
    assert emptied.args == [has_keys]


def test_closing_tells_nothing_where_no_panel_was_open(side: SidePanel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(side.emptied):
        side.close_panel()
