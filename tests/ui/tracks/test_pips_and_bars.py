"""Tests of mouse and keyboard on pips, bars and ladders, in the roster and among the large tracks."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.tracks.delegate import strip_rect
from tests.builders.campaigns import track_of, who
from tests.builders.river_tales import a_river, a_sailor
from tests.windows.table_views import Staged, TableStage, click, move

pytestmark = pytest.mark.usefixtures("app")

LEAKS, MOOD = len(Column), len(Column) + 1


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Return a stage with Oda and Bertil on the river."""
    return staged(a_river(a_sailor(), a_sailor("Bertil")))


def pip(stage: TableStage, name: str, column: int, number: int) -> QPoint:
    """Return a point on a pip of a character's track in the roster."""
    row = stage.roster.roster.row_of(who(stage.table, name))
    assert row is not None
    index = stage.roster.roster.index(row, column)
    strip, track = strip_rect(stage.roster.visualRect(index)), index.data(Role.CELL)
    return QPointF(strip.left() + (number - 0.5) * strip.width() / track.segments, strip.center().y()).toPoint()


def types(view: QAbstractItemView, text: str) -> None:
    """Type into the only open field of a view and press Enter."""
    (field,) = view.viewport().findChildren(QLineEdit)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_tracks_are_side_by_side_before_the_tokens(stage: TableStage) -> None:
    header = stage.roster.horizontalHeader()
    shown = [header.logicalIndex(place) for place in range(header.count())]
    assert shown == [Column.TURN, Column.NAME, Column.TRACK, LEAKS, MOOD, *list(Column)[3:]]
    assert stage.roster.isColumnHidden(Column.ACTIONS)


def test_click_on_a_pip_fills_up_to_it(stage: TableStage) -> None:
    move(stage.roster, pip(stage, "Oda", LEAKS, 3))
    assert stage.said[-1] == ("Oda: Leaks 0 → 3", False)
    click(stage.roster, pip(stage, "Oda", LEAKS, 3))
    click(stage.roster, pip(stage, "Bertil", MOOD, 1))
    assert (track_of(stage.table, "Oda", "leaks"), track_of(stage.table, "Bertil", "mood")) == (3, 1)


def test_click_on_a_bar_opens_a_field(stage: TableStage) -> None:
    click(stage.roster, stage.cell("Oda", Column.TRACK))
    types(stage.roster, "-4")
    assert track_of(stage.table, "Oda", "breath") == 6


def test_plus_and_minus_change_the_current_cells_track(stage: TableStage) -> None:
    row = stage.roster.roster.row_of(who(stage.table, "Bertil"))
    stage.roster.setFocus()
    stage.roster.setCurrentIndex(stage.roster.roster.index(row or 0, MOOD))
    QTest.keyClick(stage.roster, Qt.Key.Key_Plus)
    stage.roster.choose(who(stage.table, "Bertil"))
    QTest.keyClick(stage.roster, Qt.Key.Key_Minus)
    assert (track_of(stage.table, "Bertil", "mood"), track_of(stage.table, "Bertil", "breath")) == (1, 9)
