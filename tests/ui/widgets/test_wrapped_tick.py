"""A box to tick with more words than one line has room for."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.wrapped_tick import WrappedTick
from tests.ui.widgets.stage import shown

LONG = "Owed the next time that all of them sit at this table: the summary of the evening lists it"


def a_tick(qtbot: QtBot, text: str) -> WrappedTick:
    """One that is too narrow for the long text to stand on a line."""
    tick = WrappedTick(text)
    tick.resize(260, tick.heightForWidth(260))
    shown(qtbot, tick)
    return tick


def test_it_needs_no_more_width_than_a_short_one_and_as_many_lines_as_its_words(qtbot: QtBot) -> None:
    long, short = a_tick(qtbot, LONG), a_tick(qtbot, "Owed")
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width() < QCheckBox(LONG).sizeHint().width()
    assert long.heightForWidth(long.width()) >= short.heightForWidth(long.width()) + long.fontMetrics().height()


def test_a_click_on_its_last_line_ticks_it(qtbot: QtBot) -> None:
    tick = a_tick(qtbot, LONG)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(tick.width() // 2, tick.height() - 4))
    assert tick.isChecked()
