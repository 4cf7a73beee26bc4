"""What is current and selected while rows come and go, and which cells are painted."""

from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.history import History
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.ui.modelview.painting import EmptyRoster
from gmtracker.ui.modelview.row_delegate import CellLook, RowCellDelegate
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.sheet_card import SheetCard
from gmtracker.ui.theme.palette import LIGHT
from tests.builders.campaigns import NOON, a_foe, a_hero, a_table, an_encounter, who, with_id
from tests.builders.torg_eternity import a_scene, brute, ilse
from tests.windows.table_views import Staged, TableStage
from tests.windows.widgets import a_bridge, shown

pytestmark = pytest.mark.usefixtures("app")


def of_id(table: Table, name: str) -> Table:
    """Return the same table as a campaign with another id."""
    as_another = with_id(table.campaign, name)
    return Table(History(as_another), load(as_another.ruleset), clock=lambda: NOON)


def test_empty_roster_says_that_everyone_is_set_aside(staged: Staged) -> None:
    """Before, it said “No characters yet.” as if they were lost."""
    stage = staged(a_table(a_hero()))
    (mira,) = stage.table.campaign.heroes()
    stage.bridge.dispatch(c.SetAside(character=mira.id, benched=True))
    (empty,) = stage.roster.findChildren(EmptyRoster)
    (said,) = empty.findChildren(QLabel)
    assert said.text() == "All characters are set aside. To bring one back, type “back” and the name."


def test_another_campaign_starts_without_a_current_row(staged: Staged) -> None:
    """Ids are unique only within a campaign: another character with the same id was chosen there."""
    stage = staged(a_table(a_hero(), a_hero("Rook"), a_foe()))
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.open(of_id(a_table(a_hero("Ada"), a_hero("Bo"), a_foe("Cy")), "another"))
    assert stage.roster.current_character() is None


def test_another_campaign_starts_without_a_sheet(qtbot: QtBot) -> None:
    table = a_table(a_hero(), a_hero("Rook"), a_foe())
    bridge = a_bridge(table)
    sheet = SheetCard(bridge)
    shown(qtbot, sheet)
    sheet.show_character(who(table, "Rook"))
    assert sheet.accessibleName().startswith("Rook")
    bridge.open(of_id(a_table(a_hero("Ada"), a_hero("Bo"), a_foe("Cy")), "another"))
    assert sheet.accessibleName() == ""


def test_reopened_campaign_restores_the_current_row(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), a_hero("Rook"), a_foe()))
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.open(a_table(a_hero(), a_hero("Rook"), a_foe()))
    assert stage.roster.current_character() == who(stage.table, "Rook")


def test_current_cell_of_the_last_track_survives_looking_back(staged: Staged) -> None:
    """Columns of further tracks have no name, and looking back from one of them failed."""
    stage = staged(a_scene(ilse(), brute()))
    stage.bridge.dispatch(c.AddNote(text="The vault opens."))
    shock = stage.roster.roster.column_of("shock")
    stage.roster.choose_cell(1, shock)
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    stage.bridge.return_to_now()
    assert (stage.roster.currentIndex().row(), stage.roster.currentIndex().column()) == (1, shock)


@pytest.fixture
def joined_late(staged: Staged) -> TableStage:
    """Hounds that joined after the encounter had started, the second of them current."""
    stage = staged(an_encounter())
    stage.bridge.dispatch(c.AddNote(text="Before the hounds."))
    stage.bridge.dispatch(c.AddCharacters(characters=(a_foe("Hound"), a_foe("Brute"), a_foe("Zealot"))))
    stage.roster.choose(who(stage.table, "Brute"), Column.CONDITIONS)
    return stage


def chosen(stage: TableStage) -> str:
    """Return the name on the current row."""
    return stage.bridge.table.campaign.character_name(stage.roster.current_character() or NOBODY)


def test_selection_returns_after_a_moment_without_the_character(joined_late: TableStage) -> None:
    """Someone else stayed current from then on, and the check became theirs."""
    stage, told = joined_late, list[str]()
    for choice in (stage.roster.character_chosen, stage.roster.current_character_replaced):
        choice.connect(lambda *names: told.extend(names))
    note, added = stage.bridge.entries()[-2:]
    for entry in (note, stage.bridge.entries()[0], added, note):
        stage.bridge.look_back(entry.id)
    assert chosen(stage) != "Brute"
    stage.bridge.return_to_now()
    assert (chosen(stage), stage.roster.currentIndex().column()) == ("Brute", Column.CONDITIONS)
    assert told == []


def test_row_chosen_while_looking_back_is_kept(joined_late: TableStage) -> None:
    joined_late.bridge.look_back(joined_late.bridge.entries()[-2].id)
    joined_late.roster.choose(who(joined_late.table, "Mira"))
    joined_late.bridge.return_to_now()
    assert chosen(joined_late) == "Mira"


def test_several_selected_rows_are_kept_while_looking_back(joined_late: TableStage) -> None:
    joined_late.roster.selectAll()
    several = joined_late.roster.selected_characters()
    joined_late.bridge.look_back(joined_late.bridge.entries()[-1].id)
    joined_late.bridge.return_to_now()
    assert joined_late.roster.selected_characters() == several


def painted(stage: TableStage) -> QImage:
    """Return a picture of the table."""
    QApplication.processEvents()
    return stage.roster.viewport().grab().toImage()


def above_row(stage: TableStage, row: int) -> str:
    """Return the color of a row's first line of pixels."""
    return painted(stage).pixelColor(stage.roster.columnViewportPosition(Column.NAME) + 40, high_up(stage, row)).name()


def high_up(stage: TableStage, row: int) -> int:
    """Return the top of a row."""
    return stage.roster.rowViewportPosition(row)


def test_line_separates_sides_but_not_in_turn_order(staged: Staged) -> None:
    stage = staged(an_encounter())
    roster = stage.roster.roster
    first = next(row for row in range(roster.rowCount()) if not roster.shown_on(row)[0].row_state.is_hero)
    assert above_row(stage, first) == LIGHT.outline.name()
    assert LIGHT.outline.name() not in {above_row(stage, row) for row in range(roster.rowCount()) if row != first}
    roster.sort_by_turn(True)
    assert LIGHT.outline.name() not in {above_row(stage, row) for row in range(roster.rowCount())}


def test_each_selected_row_has_a_ring(staged: Staged, qtbot: QtBot) -> None:
    """Select by flags: selectRow() also asks for the modifiers, which another test may have pressed last."""
    stage = staged(a_table(a_hero(), a_hero("Rook"), a_foe()))
    rows = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    stage.roster.selectionModel().select(stage.index("Rook", Column.NAME), rows)
    qtbot.waitUntil(lambda: above_row(stage, 1) == LIGHT.focus.name())
    assert above_row(stage, 0) != LIGHT.focus.name()


def test_only_cells_in_the_painted_area_are_painted(staged: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = staged(a_table(*(a_hero(f"Hero {number}") for number in range(30))))
    painted(stage)
    roster = stage.roster.roster
    cells: list[tuple[int, int]] = []
    paint = RowCellDelegate.paint_cell

    def noting(self: RowCellDelegate, painter: QPainter, rect: QRect, shown: Any, look: CellLook) -> None:
        index = stage.roster.indexAt(rect.center())
        cells.append((index.row(), index.column()))
        assert rect == stage.roster.visualRect(index)
        assert shown == roster.shown_on(index.row())[index.column()]
        paint(self, painter, rect, shown, look)

    monkeypatch.setattr(RowCellDelegate, "paint_cell", noting)
    for row in (1, 4):
        stage.roster.update(roster.index(row, Column.NAME))
    QApplication.processEvents()
    assert sorted(cells) == [(1, Column.NAME), (4, Column.NAME)]
    stage.roster.verticalScrollBar().setValue(100)
    painted(stage)
    cells.clear()
    stage.roster.viewport().update()
    QApplication.processEvents()
    lowest = stage.roster.rowAt(stage.roster.viewport().height() - 1)
    assert {row for row, _ in cells} == set(range(stage.roster.rowAt(0), lowest + 1))
    assert len(cells) == len(set(cells))


def test_painting_stops_below_the_last_row(staged: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = staged(a_table(a_hero()))
    painted(stage)
    rows: list[int] = []
    monkeypatch.setattr(type(stage.roster), "_paint_row", lambda _self, _painter, row, _columns: rows.append(row))
    stage.roster.viewport().update(QRect(0, stage.roster.viewport().height() - 5, 50, 5))
    QApplication.processEvents()
    assert rows == []
