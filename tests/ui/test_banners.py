"""Tests of the notices above the table, and of the bar shown while the past is viewed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.banners import HistoryBar, Notices
from gmtracker.ui.widgets.labels import ElidedLine

ANSWERS = (("mine", "Keep mine"), ("theirs", "Use the other one"))


@pytest.fixture
def notices(qtbot: QtBot) -> Iterator[Notices]:
    """Yield empty notices in a window of 800 by 300 pixels."""
    home = QWidget()
    qtbot.addWidget(home)
    notices = Notices()
    column = QVBoxLayout(home)
    column.addWidget(notices)
    column.addStretch(1)
    home.resize(800, 300)
    home.show()
    yield notices
    home.close()


def button(notices: Notices, words: str) -> QPushButton:
    return next(found for found in notices.findChildren(QPushButton) if found.text() == words)


def top(widget: QWidget, notices: Notices) -> int:
    return widget.mapTo(notices, QPoint(0, 0)).y()


def test_notice_takes_no_focus_and_stays_until_dropped(notices: Notices) -> None:
    before = QApplication.focusWidget()
    notices.show_notice("file", "It was changed.", ANSWERS)
    assert notices.isVisible()
    assert QApplication.focusWidget() is before
    notices.remove_notice("file")
    assert not notices.isVisible()


def test_click_on_an_answer_keeps_the_focus(notices: Notices) -> None:
    """Before, Space after a double click pressed the next notice's button and undid the undo of a restore."""
    home = notices.window()
    beside = QPushButton(home)
    beside.show()
    beside.setFocus()
    notices.show_notice("file", "It was changed.", ANSWERS)
    QApplication.processEvents()
    QTest.mouseDClick(button(notices, "Keep mine"), Qt.MouseButton.LeftButton)
    assert home.focusWidget() is beside


def test_answer_signal_names_its_topic(notices: Notices, qtbot: QtBot) -> None:
    notices.show_notice("file", "It was changed.", ANSWERS)
    notices.show_notice("failure", "It went wrong.", (("fine", "Close"),))
    with qtbot.waitSignal(notices.chosen) as chosen:
        button(notices, "Use the other one").click()
    assert chosen.args == ["file", "theirs"]


def test_topic_has_one_line(notices: Notices) -> None:
    notices.show_notice("file", "Once.", ANSWERS)
    notices.show_notice("file", "Twice.", ANSWERS)
    assert notices.notice_text("file") == "Twice."
    assert [label.text() for label in notices.findChildren(QLabel) if label.isVisible()] == ["Twice."]


def test_sentence_is_above_its_answers_in_a_narrow_window(notices: Notices, qtbot: QtBot) -> None:
    notices.show_notice("file", "The file was changed by another program.", ANSWERS)
    says = notices.findChildren(QLabel)[0]
    answer = button(notices, "Keep mine")
    qtbot.waitUntil(lambda: answer.width() > 0 and says.geometry().height() >= answer.height())
    assert abs(top(says, notices) - top(answer, notices)) < answer.height()
    notices.window().resize(340, 300)
    qtbot.waitUntil(lambda: top(answer, notices) >= top(says, notices) + says.height())


LONG = "Session 2, “The gate at low water”, starts with everyone who ever came to the harbor. " * 3


@pytest.fixture
def home(qtbot: QtBot) -> Iterator[QWidget]:
    """Yield a window 500 pixels wide with the bar in it."""
    home = QWidget()
    qtbot.addWidget(home)
    home.resize(500, 100)
    HistoryBar(QAction("Return to now", home), home).setGeometry(0, 0, 500, 40)
    home.show()
    yield home
    home.close()


def says(home: QWidget) -> str:
    """Return the text of the bar, or nothing if it is hidden."""
    (line,) = home.findChildren(ElidedLine)
    return line.accessibleName() if line.isVisible() else ""


def test_bar_is_hidden_while_the_present_is_shown(home: QWidget) -> None:
    assert says(home) == ""


def test_bar_names_the_viewed_moment_until_the_return(home: QWidget) -> None:
    bar = home.findChildren(HistoryBar)[0]
    bar.show_moment("It is Rook's turn.")
    assert says(home) == "The table after this step: It is Rook's turn."
    bar.show_moment("")
    assert says(home) == ""


def test_long_sentence_is_elided_with_the_whole_as_tooltip(home: QWidget) -> None:
    home.findChildren(HistoryBar)[0].show_moment(LONG)
    (line,) = home.findChildren(ElidedLine)
    assert line.shown.startswith("The table after this step: Session 2")
    assert line.shown.endswith("…")
    assert line.fontMetrics().horizontalAdvance(line.shown) <= line.width()
    assert says(home) == f"The table after this step: {LONG}"
    assert line.toolTip().split() == says(home).split()
