"""Where a bubble shows, whatever the pointer and the window are."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.hint import Hint
from gmtracker.ui.widgets.overlay import beside
from tests.ui.widgets.stage import a_window, at

ROOM = QRect(4, 4, 1272, 712)


@given(st.integers(-50, 1400), st.integers(-50, 800), st.integers(20, 600), st.integers(20, 600))
def test_a_bubble_that_fits_is_all_in_the_room(x: int, y: int, width: int, height: int) -> None:
    place = beside(QPoint(x, y), QSize(width, height), ROOM)
    assert ROOM.contains(QRect(place, QSize(width, height)))


@given(st.integers(20, 1250), st.integers(20, 700), st.integers(20, 400), st.integers(20, 300))
def test_a_bubble_leaves_the_place_that_it_is_about_in_view(x: int, y: int, width: int, height: int) -> None:
    place = beside(QPoint(x, y), QSize(width, height), ROOM)
    assert not QRect(place, QSize(width, height)).contains(QPoint(x, y))


def test_a_bubble_shows_over_the_floating_dock_under_the_pointer(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    dock = QDockWidget(window)
    dock.setFloating(True)
    dock.setGeometry(720, 20, 80, 300)
    dock.show()
    hint = Hint(window)
    hint.show_hint("Yes", False, at(dock, 20, 100))
    assert hint.window() is dock
    hint.show_hint("Yes", False, at(window, 20, 100))
    assert hint.window() is window
