"""The latest log entries below the roster."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.latest import LatestLog
from gmtracker.ui.log.model import LogModel
from tests.builders.campaigns import an_encounter, faces_in_turn


@pytest.fixture
def bridge(qapp: object) -> Bridge:
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    return bridge


@pytest.fixture
def latest(bridge: Bridge, qtbot: QtBot) -> LatestLog:
    latest = LatestLog(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(latest)
    latest.resize(780, 150)
    with qtbot.waitExposed(latest):
        latest.show()
    return latest


def texts(latest: LatestLog) -> list[str]:
    return [part.text for line in latest.lines() for part in line.parts]


def test_latest_entries_leave_out_turns_and_the_last_result(latest: LatestLog, bridge: Bridge) -> None:
    for text in ("One.", "Two.", "Three."):
        bridge.dispatch(c.AddNote(text=text))
        if text != "Two.":
            bridge.dispatch(c.NextTurn())
    assert texts(latest)[-2:] == ["One.", "Two."], "the strip shows “Three.”"
    latest.grab()
    assert "Note · One. Note · Two." in latest.accessibleName()


@pytest.mark.parametrize(("height", "count"), [(66, 1), (94, 2), (122, 3)])
def test_only_whole_entries_are_shown(latest: LatestLog, bridge: Bridge, height: int, count: int) -> None:
    for number in range(9):
        bridge.dispatch(c.AddNote(text=f"Note {number}."))
    latest.resize(780, height)
    assert texts(latest) == [f"Note {number}." for number in range(8 - count, 8)]


def test_action_that_is_too_high_has_its_last_parts(latest: LatestLog, bridge: Bridge) -> None:
    """Without this, the newest action would be skipped, or its first line cut."""
    model = LogModel(bridge, bridge)
    bridge.dispatch(c.CommandBatch(commands=(c.AddNote(text="Rain. " * 60),)))
    bridge.dispatch(c.AddNote(text="The end."))
    latest.resize(780, 94)
    assert texts(latest) == []
    assert model.rowCount() > 2
    latest.resize(780, 400)
    assert texts(latest)[-1].startswith("Rain. Rain.")


def test_undone_entry_is_no_longer_shown(latest: LatestLog, bridge: Bridge) -> None:
    bridge.dispatch(c.AddNote(text="One."))
    bridge.dispatch(c.AddNote(text="Two."))
    assert texts(latest)[-1] == "One."
    bridge.undo()
    assert "One." not in texts(latest)


def test_click_opens_the_log(latest: LatestLog, bridge: Bridge, qtbot: QtBot) -> None:
    action = bridge.findChild(QAction)
    assert action is not None
    with qtbot.waitSignal(action.triggered):
        QTest.mouseClick(latest, Qt.MouseButton.LeftButton)
