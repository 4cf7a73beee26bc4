"""A window that is larger than its screen, or stands beside it, is brought in there with its frame."""

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.fitting import fit_to_screen

FRAME = QMargins(2, 30, 3, 5)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def outer(window: QWidget) -> QRect:
    """What a window takes of its screen with that frame: where it was moved to is the frame's corner."""
    return QRect(window.pos(), window.size().grownBy(FRAME))


def test_a_window_larger_than_its_screen_has_all_of_it_with_its_frame(window: QWidget) -> None:
    window.resize(5_000, 4_000)
    window.move(10, 10)
    fit_to_screen(window, FRAME)
    assert outer(window) == window.screen().availableGeometry()


def test_a_window_that_was_left_on_a_screen_that_is_gone_comes_back(window: QWidget) -> None:
    window.resize(300, 200)
    window.move(-4_000, 9_000)
    fit_to_screen(window, FRAME)
    assert window.size() == QSize(300, 200)
    assert window.screen().availableGeometry().contains(outer(window))


def test_a_window_that_fits_stays_as_it_is(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    fit_to_screen(window, FRAME)
    assert window.geometry() == QRect(100, 90, 300, 200)


def test_a_window_that_is_maximized_is_left_to_the_system(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    window.showMaximized()
    before = window.geometry()
    fit_to_screen(window, FRAME)
    assert window.geometry() == before
    assert window.isMaximized()
