"""What the menu of a row offers, and what it asks for."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import SetCondition, SetPresent, SetTrack, Use
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.row_menu import RowMenu
from tests.support.builders import a_foe, a_hero, a_session, a_table, faces_in_turn, who
from tests.support.river import a_river


class Rows:
    """The rows of a table, each with its menu."""

    def __init__(self, table: Table, window: QWidget) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.menu = RowMenu(self.bridge, Actions(window), window)

    def offers(self, name: str) -> dict[str, QAction]:
        """Every action of somebody's menu and of the menus in it, by its words."""
        self.open = self.menu.menu_for(who(self.table, name))
        menus = [self.open, *self.open.findChildren(QMenu)]
        return {action.text(): action for menu in menus for action in menu.actions()}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    yield window
    window.close()


def test_a_use_that_needs_no_more_is_asked_for_at_once(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    with qtbot.waitSignal(rows.menu.asked) as asked:
        rows.offers("Mira")["Heal"].trigger()
    assert asked.args == [Use(use="heal", by=who(rows.table, "Mira"))]


def test_with_details_a_use_is_filled_in_first(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    with qtbot.waitSignal(rows.menu.details_asked) as asked, qtbot.assertNotEmitted(rows.menu.asked):
        rows.offers("Mira")["Heal…"].trigger()
    assert asked.args == [Use(use="heal", by=who(rows.table, "Mira"))]


def test_a_use_says_what_it_would_come_to(window: QWidget) -> None:
    rows = Rows(a_session(), window)
    assert "Stress 2 → 3" in rows.offers("Mira")["Heal"].toolTip()


def test_a_condition_is_ticked_while_it_lasts_and_taken_off_by_another_click(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(a_hero(conditions=["fatigued"])), window)
    fatigued = rows.offers("Mira")["Fatigued"]
    assert fatigued.isChecked()
    with qtbot.waitSignal(rows.menu.asked) as asked:
        fatigued.trigger()
    assert asked.args == [SetCondition(character=who(rows.table, "Mira"), condition="fatigued", on=False)]


def test_a_hero_can_come_late_or_leave_early(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    here = rows.offers("Mira")["At the table tonight"]
    assert here.isChecked()
    with qtbot.waitSignal(rows.menu.asked) as asked:
        here.trigger()
    assert asked.args == [SetPresent(character=who(rows.table, "Mira"), present=False)]


@pytest.mark.parametrize("table", [a_table(a_hero(), a_foe()), a_session(a_hero(), a_foe())])
def test_the_opposition_is_neither_healed_nor_present(window: QWidget, table: Table) -> None:
    offers = Rows(table, window).offers("Warden")
    assert not {"Heal", "Long Rest", "At the table tonight"} & set(offers)
    assert "Remove from the campaign" in offers


def test_nothing_of_the_game_can_be_chosen_while_looking_back(window: QWidget) -> None:
    rows = Rows(a_session(), window)
    rows.bridge.look_back(rows.bridge.entries()[-1].id)
    assert not rows.offers("Mira")["Heal"].isEnabled()


def test_a_menu_that_was_closed_is_freed(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_session(), window)
    rows.offers("Mira")
    with qtbot.waitSignal(rows.open.destroyed):
        rows.open.aboutToHide.emit()


def test_every_track_goes_up_and_down_by_one_and_a_ladder_to_any_rung(window: QWidget, qtbot: QtBot) -> None:
    rows = Rows(a_river(), window)
    offers = rows.offers("Oda")
    assert {"Breath (10)", "Leaks (0)", "Mood (Merry)"} <= set(offers)
    assert (offers["One breath more"].isEnabled(), offers["One breath fewer"].isEnabled()) == (False, True)
    assert (offers["Merry"].isChecked(), offers["Sour"].isChecked()) == (True, False)
    with qtbot.waitSignal(rows.menu.asked) as asked:
        offers["Sour"].trigger()
    assert asked.args == [SetTrack(character=who(rows.table, "Oda"), track="mood", value=2)]
