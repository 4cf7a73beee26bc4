"""Tests of the large wheels: clicks as on the small ones, and their size."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmtracker.ui.theme.palette import LIGHT
from gmtracker.ui.tracks.delegate import LARGEST, SMALLEST, large_track_rect
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table
from tests.windows.table_views import Staged, TableStage, click, double_click, move, on_segment

pytestmark = pytest.mark.usefixtures("app")


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Return a stage with Mira at five stones, Rook and the Warden in a session."""
    return staged(a_session(a_hero(stress=5), a_hero("Rook", player="Ben"), a_foe()))


def segment(stage: TableStage, row: int, number: int) -> QPoint:
    """Return a point on a segment of a large wheel."""
    QApplication.processEvents()
    cell = stage.wheels.visualRect(stage.wheels.model().index(row, 0))
    return on_segment(large_track_rect(cell, stage.wheels.side, stage.wheels.side), number)


def test_click_fills_the_wheel_up_to_a_segment(stage: TableStage) -> None:
    click(stage.wheels, segment(stage, 0, 7))
    assert stage.load("Mira") == 9
    click(stage.wheels, segment(stage, 1, 1))
    assert stage.load("Rook") == 3


def test_double_click_on_a_segment_is_one_click(stage: TableStage) -> None:
    """Before, its second press removed the last stone again."""
    double_click(stage.wheels, segment(stage, 0, 3))
    assert stage.load("Mira") == 5
    click(stage.wheels, segment(stage, 0, 3))
    assert stage.load("Mira") == 4


def test_click_on_the_hub_does_nothing(stage: TableStage) -> None:
    cell = stage.wheels.visualRect(stage.wheels.model().index(0, 0))
    click(stage.wheels, large_track_rect(cell, stage.wheels.side, stage.wheels.side).center().toPoint())
    assert stage.load("Mira") == 7


def test_hovered_segment_previews_its_click(stage: TableStage) -> None:
    move(stage.wheels, segment(stage, 0, 6))
    assert stage.said[-1] == ("Mira: Stress 7 → 8", False)


def test_plus_and_minus_change_the_current_wheel(stage: TableStage) -> None:
    stage.wheels.setFocus()
    stage.wheels.setCurrentIndex(stage.wheels.model().index(1, 0))
    QTest.keyClick(stage.wheels, Qt.Key.Key_Plus)
    QTest.keyClick(stage.wheels, Qt.Key.Key_Plus)
    QTest.keyClick(stage.wheels, Qt.Key.Key_Minus)
    assert stage.load("Rook") == 3
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        QTest.keyClick(stage.wheels, key, Qt.KeyboardModifier.ControlModifier)
    assert stage.load("Rook") == 3


@pytest.mark.parametrize(("width", "height"), [(300, 150), (600, 180), (1240, 190), (1240, 600)])
def test_wheels_are_as_large_as_fits_side_by_side(stage: TableStage, width: int, height: int) -> None:
    stage.wheels.resize(width, height)
    QApplication.processEvents()
    rects = [stage.wheels.visualRect(stage.wheels.model().index(row, 0)) for row in range(2)]
    assert SMALLEST <= stage.wheels.side <= LARGEST
    assert rects[0].top() == rects[1].top() or stage.wheels.side == SMALLEST
    assert all(rect.right() < stage.wheels.viewport().width() for rect in rects)


def test_wheel_wraps_when_there_is_no_room_beside_it(stage: TableStage) -> None:
    stage.wheels.resize(170, 400)
    QApplication.processEvents()
    first, second = (stage.wheels.visualRect(stage.wheels.model().index(row, 0)) for row in range(2))
    assert second.top() >= first.bottom()


def test_view_without_heroes_shows_a_hint(staged: Staged) -> None:
    empty = staged(a_table(a_foe())).wheels.viewport().grab().toImage()
    inks = {empty.pixelColor(x, empty.height() // 2 + y).name() for x in range(200, 620) for y in range(-8, 8)}
    assert LIGHT.text_muted.name() in inks
