"""The line that says that one is looking back."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.past_bar import PastBar
from gmtracker.ui.widgets.elided_line import ElidedLine

LONG = "Session 2, The gate at low water, begins with everyone who ever came to the harbor. " * 3


@pytest.fixture
def home(qtbot: QtBot) -> Iterator[QWidget]:
    """A window of 500 pixels with the line in it."""
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(500, 100)
    PastBar(QAction("Return to now", home), home).setGeometry(0, 0, 500, 40)
    home.show()
    yield home
    home.close()


def says(home: QWidget) -> str:
    """What the line says, if it is there."""
    (line,) = home.findChildren(ElidedLine)
    return line.accessibleName() if line.isVisible() else ""


def test_nothing_is_said_of_now(home: QWidget) -> None:
    assert says(home) == ""


def test_it_names_the_moment_that_is_looked_back_to_until_one_returns(home: QWidget) -> None:
    bar = home.findChildren(PastBar)[0]
    bar.show_past("Rook has the turn.")
    assert says(home) == "As it was after: Rook has the turn."
    bar.show_past("")
    assert says(home) == ""


def test_a_long_sentence_is_cut_where_the_line_ends_and_told_whole(home: QWidget) -> None:
    home.findChildren(PastBar)[0].show_past(LONG)
    (line,) = home.findChildren(ElidedLine)
    assert line.shown.startswith("As it was after: Session 2")
    assert line.shown.endswith("…")
    assert line.fontMetrics().horizontalAdvance(line.shown) <= line.width()
    assert says(home) == f"As it was after: {LONG}"
    assert line.toolTip().split() == says(home).split()
