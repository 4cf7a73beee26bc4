"""Tests of the header's button for unfinished checks."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import NextTurn
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.header_bar import HeaderBar, WaitingChecksButton
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import a_check, check, rolled


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[HeaderBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield HeaderBar(Actions(parent), parent)
    parent.close()


def waiting_button(header: HeaderBar, table: Table) -> WaitingChecksButton:
    """Show a table and return the header's button for unfinished checks."""
    header.show_campaign(table.campaign, table.rules.offers(), table.rules.waiting_checks())
    button = header.findChild(WaitingChecksButton)
    assert button is not None
    return button


def test_button_is_visible_only_while_a_check_waits(header: HeaderBar) -> None:
    table = rolled(12)
    assert waiting_button(header, table).isHidden()
    do(table, NextTurn())
    button = waiting_button(header, table)
    assert not button.isHidden()
    assert button.text() == "Unfinished check"
    assert "Mira: Acrobatics. The outcome has not been announced." in button.accessibleDescription()


def test_click_returns_to_the_only_waiting_check(header: HeaderBar, qtbot: QtBot) -> None:
    table = rolled(12)
    do(table, NextTurn())
    button = waiting_button(header, table)
    with qtbot.waitSignal(header.offer_taken) as taken:
        button.click()
    assert taken.args == [table.rules.waiting_checks()[0].command]


def test_menu_names_every_check_when_several_wait(header: HeaderBar, qtbot: QtBot) -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, check(table, "Rook", a_check(), what="Stealth"), 9)
    do(table, NextTurn())
    button = waiting_button(header, table)
    assert button.text() == "2 unfinished checks"
    menu = button.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Mira: Acrobatics", "Rook: Stealth"]
    with qtbot.waitSignal(header.offer_taken) as taken:
        menu.actions()[1].trigger()
    assert taken.args == [table.rules.waiting_checks()[1].command]
