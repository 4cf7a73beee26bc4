"""Tests of the list of spends on a check."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Chance, CheckRow
from gmtracker.engine.commands import EndEncounter, EndSession, StartSession, Use
from gmtracker.engine.ids import TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Table
from gmtracker.ui.check.spend_rows import MAX_ROWS, TOKEN, CheckRowsModel, CheckRowsView, Role
from gmtracker.ui.theme.fonts import TextSize, text_font, text_width
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.campaigns import a_hero, a_table, an_encounter, do, earn
from tests.builders.shattered_spheres import an_ambush
from tests.windows.check_panel import ALONE, LEFT, a_panel, says
from tests.windows.widgets import Key, a_bridge, press, shown


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


def an_option(name: str) -> CheckRow:
    """Return a spend that is unavailable."""
    offer = Offer(command=Use(use=name), name=name, effect="", refusal="Unavailable now.")
    return CheckRow(offer=offer, what=name, success=Chance("0", 0.0, "0%"), mean="", success_text="")


def a_spend(name: str, makes: str, *tokens: TokenId, effect: str = "") -> CheckRow:
    """Return a spend of these tokens."""
    offer = Offer(command=Use(use=name, tokens=tokens), name=name, effect=effect)
    return CheckRow(offer=offer, what=name, success=Chance("0", 0.0, "0%"), mean="", success_text=makes)


def a_view(qtbot: QtBot, table: Table, *spends: CheckRow) -> CheckRowsView:
    """Return a visible view of these spends."""
    bridge = a_bridge(table)
    view = CheckRowsView(CarriedTokens(bridge), lambda: None)
    bridge.setParent(view)
    view.resize(480, 140)
    view.show_rows(spends, table.campaign)
    shown(qtbot, view)
    return view


def lines(view: CheckRowsView) -> list[list[str]]:
    """Return what each line shows."""
    model = view.model()
    columns = range(model.columnCount())
    return [[text for at in columns if (text := model.index(row, at).data())] for row in range(model.rowCount())]


def test_use_has_a_line_with_its_best_chips_first(qtbot: QtBot) -> None:
    """Before, each token had a line, and three lines could be the same use."""
    table = an_ambush()
    stones = earn(table, "triumph-stone", 4)
    coups = [a_spend("Coup", f"{chance}%", stone) for chance, stone in zip((90, 80, 70, 60), stones, strict=True)]
    view = a_view(qtbot, table, coups[0], a_spend("Stunt", "85%", stones[0]), *coups[1:], an_option("Surge"))
    assert lines(view) == [["Coup", "90%", "80%", "70%", "+1"], ["Stunt", "85%"], ["… 1 more"]]


def test_long_results_leave_room_for_fewer_chips(qtbot: QtBot) -> None:
    table = an_ambush()
    stones = earn(table, "triumph-stone", 3)
    view = a_view(qtbot, table, *(a_spend("Stunt", "2 degrees of failure", stone) for stone in stones))
    view.resize(380, 140)
    assert lines(view) == [["Stunt", "2 degrees of failure", "+2"]]
    assert view.chip_width > text_width("2 degrees of failure", text_font(TextSize.SMALL, bold=True)) + TOKEN


def test_use_without_tokens_tells_its_effect_in_a_wide_chip(qtbot: QtBot) -> None:
    """Only the effect tells “+1 rank in Luck” from “+1 rank in Agility”."""
    spends = (a_spend("Surge", "90%", effect="+1 rank in Luck"), a_spend("Surge", "80%", effect="+1 rank in Agility"))
    view = a_view(qtbot, an_ambush(), *spends)
    assert lines(view) == [["Surge", "90%", "+1"]]
    assert view.columnSpan(0, 1) == MAX_ROWS


def test_arrow_keys_move_between_chips_and_enter_chooses_one(qtbot: QtBot) -> None:
    table = an_ambush()
    stones = earn(table, "triumph-stone", 2)
    spends = [a_spend("Coup", "90%", stones[0]), a_spend("Coup", "80%", stones[1]), a_spend("Stunt", "70%", stones[0])]
    view = a_view(qtbot, table, *spends)
    chosen: list[CheckRow] = []
    view.chosen.connect(chosen.append)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (
        Key.Key_Return,
        Key.Key_Left,
        Key.Key_Right,
        Key.Key_Return,
        Key.Key_Left,
        Key.Key_Down,
        Key.Key_Return,
    ):
        press(key)
    assert chosen == spends


def test_number_of_hidden_chips_opens_all_at_their_use(qtbot: QtBot) -> None:
    table = an_ambush()
    stones = earn(table, "triumph-stone", 4)
    coups = [a_spend("Coup", f"{80 - at}%", stone) for at, stone in enumerate(stones)]
    view = a_view(qtbot, table, a_spend("Stunt", "90%", stones[0]), *coups)
    QTest.mouseClick(view.viewport(), LEFT, ALONE, view.visualRect(view.model().index(1, MAX_ROWS + 1)).center())
    assert view.every_row is not None
    assert view.every_row.rows.currentIndex().data(Role.CELL).row == coups[0]


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


def test_rows_never_scroll_sideways(qtbot: QtBot) -> None:
    """Before, moving to “+N” slid the rows, and their names were cut at the left."""
    view = a_view(qtbot, an_ambush(), *(a_spend("Improve Roll", f"{at}%") for at in range(20)))
    view.setColumnWidth(0, view.viewport().width())
    view.setCurrentIndex(view.model().index(0, view.model().columnCount() - 1))
    view.scrollTo(view.currentIndex())
    assert view.horizontalOffset() == 0
