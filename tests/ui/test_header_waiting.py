"""Tests of the header while a step of a check waits: it is announced by *Next turn*, and listed in *Owed* after it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import NextTurn
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.header_bar import BadgeButton, HeaderBar
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import a_check, check, rolled


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[HeaderBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    header = HeaderBar(Actions(parent), parent)
    header.resize(1240, 44)
    yield header
    parent.close()


def next_turn(header: HeaderBar, table: Table) -> BadgeButton:
    """Show a table and return the header's button for the next turn."""
    header.show_campaign(table.campaign, table.rules.offers(), table.rules.waiting_checks())
    return next(button for button in header.findChildren(BadgeButton) if button is not header.owed)


def test_next_turn_is_amber_while_a_step_waits(header: HeaderBar) -> None:
    table = rolled(12)
    button = next_turn(header, table)
    assert (button.count, button.property("look")) == (1, "due")
    assert button.accessibleDescription() == "Mira: Acrobatics. The outcome has not been announced."
    do(table, NextTurn())
    button = next_turn(header, table)
    assert (button.count, button.property("look"), button.accessibleDescription()) == (0, "primary", "")


def test_waiting_step_does_not_resize_next_turn(header: HeaderBar) -> None:
    table = rolled(12)
    widths = {next_turn(header, table).sizeHint().width()}
    do(table, NextTurn())
    widths.add(next_turn(header, table).sizeHint().width())
    assert len(widths) == 1


def test_checks_left_behind_are_counted_as_owed(header: HeaderBar) -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, check(table, "Rook", a_check(), what="Stealth"), 9)
    do(table, NextTurn())
    next_turn(header, table)
    assert header.owed.accessibleName() == "2 owed"
    assert header.owed.toolTip() == "Mira: Acrobatics\nRook: Stealth"
