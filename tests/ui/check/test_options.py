"""The list of what could be spent on a check, as it comes and goes."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.checks import Chance, CheckRow, Offer
from gmtracker.engine.commands import Use
from gmtracker.ui.check.options import CheckRowsModel, CheckRowsView, Role
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.campaigns import a_hero, a_table
from tests.windows.widgets import a_bridge, shown


class Painted(QObject):
    """Keeps what of a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def an_option(name: str, makes: str = "", refusal: str = "Not now.") -> CheckRow:
    """Something to spend that cannot be spent now, if nothing else is said."""
    offer = Offer(command=Use(use=name), name=name, effect="", refusal=refusal)
    return CheckRow(offer=offer, what=name, success=Chance("0", 0.0, "0 %"), mean="", makes=makes)


def test_the_best_of_each_kind_stand_by_what_they_make() -> None:
    """77.5, 69.9 and 72.5 per cent stood one under the other."""
    model = CheckRowsModel()
    options = [("Improve Roll", "77.5 %"), ("Improve Roll", "72.5 %"), ("Edit Scene", "69.9 %"), ("Edit Scene", "60 %")]
    model.show_rows(tuple(an_option(*one, refusal="") for one in options), a_table(a_hero()).campaign)
    cells = [model.index(row, 0).data(Role.CELL) for row in range(model.rowCount())]
    assert [cell.row.makes if cell else "more" for cell in cells] == ["77.5 %", "72.5 %", "69.9 %", "more"]


@pytest.mark.parametrize(("count", "said"), [(1, "1 thing to spend"), (2, "2 things to spend")])
def test_what_cannot_be_spent_now_is_counted_in_one_line(count: int, said: str) -> None:
    model = CheckRowsModel()
    model.show_rows(tuple(an_option(f"use {number}") for number in range(count)), a_table(a_hero()).campaign)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [said]


def test_options_that_go_while_repainting_is_held_back_leave_nothing_on_the_screen(qtbot: QtBot) -> None:
    """They stayed on the screen after a token had been spent, until something else was painted there."""
    ground = QWidget()
    bridge = a_bridge(a_table(a_hero()))
    bridge.setParent(ground)
    rows = CheckRowsView(CarriedTokens(bridge), lambda: None, ground)
    rows.setGeometry(20, 20, 100, 60)
    ground.resize(200, 120)
    shown(qtbot, ground)
    QApplication.processEvents()
    painted = Painted(ground)
    rows.setUpdatesEnabled(False)
    rows.hide()
    QApplication.processEvents()
    assert QRegion(rows.geometry()).subtracted(painted.region).isEmpty()
