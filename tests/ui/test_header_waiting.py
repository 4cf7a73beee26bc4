"""Tests of the header while a result is due: *Next turn* is amber, and after it the check counts as owed."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import NextTurn
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.header_bar import BadgeButton, HeaderBar
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import a_check, an_ambush, an_attack, announce, attack, check, rolled


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


def a_hit(*, is_announced: bool) -> Table:
    """Mira has hit the Warden, who has not resisted yet."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    if is_announced:
        announce(table)
    return table


def test_next_turn_is_amber_while_a_result_is_due(header: HeaderBar) -> None:
    assert next_turn(header, a_hit(is_announced=False)).property("look") == "primary"
    table = a_hit(is_announced=True)
    button = next_turn(header, table)
    assert (button.count, button.property("look")) == (1, "due")
    assert "The result is due." in button.accessibleDescription()
    do(table, NextTurn())
    button = next_turn(header, table)
    assert (button.count, button.property("look"), button.accessibleDescription()) == (0, "primary", "")


def test_due_result_does_not_resize_next_turn(header: HeaderBar) -> None:
    widths = {next_turn(header, a_hit(is_announced=said)).sizeHint().width() for said in (False, True)}
    assert len(widths) == 1


def test_checks_left_behind_are_counted_as_owed(header: HeaderBar) -> None:
    table = rolled(12)
    do(table, NextTurn())
    do(table, check(table, "Rook", a_check(), what="Stealth"), 9)
    do(table, NextTurn())
    next_turn(header, table)
    assert header.owed.accessibleName() == "2 owed"
    assert header.owed.toolTip() == "Mira: Acrobatics\nRook: Stealth"
