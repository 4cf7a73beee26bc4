"""Tests of the list of spends on a check."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Chance, CheckRow
from gmtracker.engine.commands import EndEncounter, EndSession, StartSession, Use
from gmtracker.engine.offers import Offer
from gmtracker.ui.check import spend_rows
from gmtracker.ui.check.spend_rows import CheckRowsModel, CheckRowsView, Role
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.campaigns import a_hero, a_table, an_encounter, do
from tests.windows.check_panel import a_panel, says
from tests.windows.widgets import a_bridge, shown


class Painted(QObject):
    """An event filter that collects the painted region of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def an_option(name: str, makes: str = "", refusal: str = "Unavailable now.") -> CheckRow:
    """Return a spend that is unavailable by default."""
    offer = Offer(command=Use(use=name), name=name, effect="", refusal=refusal)
    return CheckRow(offer=offer, what=name, success=Chance("0", 0.0, "0%"), mean="", success_text=makes)


def test_best_spends_are_sorted_by_result() -> None:
    """Before, 77.5, 69.9 and 72.5 percent were listed in this order."""
    model = CheckRowsModel()
    options = [("Improve Roll", "77.5%"), ("Improve Roll", "72.5%"), ("Edit Scene", "69.9%"), ("Edit Scene", "60%")]
    model.show_rows(tuple(an_option(*one, refusal="") for one in options), a_table(a_hero()).campaign)
    cells = [model.index(row, 0).data(Role.CELL) for row in range(model.rowCount())]
    assert [cell.row.success_text if cell else "more" for cell in cells] == ["77.5%", "72.5%", "69.9%", "more"]


def test_effect_equal_to_its_result_is_shown_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, a row read “Stunt a Stunt added to the hit → a Stunt added to the hit”."""
    bridge = a_bridge(a_table(a_hero()))
    rows = CheckRowsView(CarriedTokens(bridge), lambda: None)
    bridge.setParent(rows)
    rows.resize(400, 60)
    offer = Offer(command=Use(use="stunt"), name="Stunt", effect="added to the hit")
    stunt = CheckRow(offer=offer, what="", success=Chance("1", 1.0, "100%"), mean="", success_text="added to the hit")
    rows.show_rows((stunt,), bridge.shown)
    painted: list[str] = []
    monkeypatch.setattr(spend_rows, "draw_text", lambda _painter, _area, text, *_style: painted.append(text))
    shown(qtbot, rows)
    qtbot.waitUntil(lambda: bool(painted))
    assert painted[:2] == ["→ added to the hit", "Stunt"]
    assert "added to the hit" not in painted


@pytest.mark.parametrize(("count", "said"), [(1, "1 way to spend tokens"), (2, "2 ways to spend tokens")])
def test_unavailable_spends_are_counted_in_one_line(count: int, said: str) -> None:
    model = CheckRowsModel()
    model.show_rows(tuple(an_option(f"use {number}") for number in range(count)), a_table(a_hero()).campaign)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [said]


def test_spends_before_a_session_show_one_hint(qtbot: QtBot) -> None:
    """Before, one line listed the refusals of every use: of Destiny, and of a Surge."""
    table = an_encounter()
    do(table, EndEncounter())
    do(table, EndSession())
    panel = a_panel(qtbot, table)
    told = [text for text in says(panel) if "session" in text]
    assert told == ["Once the session starts, tokens you can spend on this check appear here."]
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    panel.refresh()
    assert not [text for text in says(panel) if "session" in text]


def test_hidden_rows_leave_nothing_painted_while_updates_are_disabled(qtbot: QtBot) -> None:
    """Before, they stayed on the screen after a spend until that place was painted again."""
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
