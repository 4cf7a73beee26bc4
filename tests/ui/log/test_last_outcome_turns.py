"""The strip with the latest result, when rounds start and characters leave."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log.last_outcome import LastOutcome
from gmtracker.ui.log.model import LogModel
from tests.builders.campaigns import an_encounter, faces_in_turn


@pytest.fixture
def bridge() -> Bridge:
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    bridge.dispatch(c.AddNote(text="An older outcome"))
    return bridge


@pytest.fixture
def last(bridge: Bridge, qtbot: QtBot) -> Iterator[LastOutcome]:
    strip = LastOutcome(LogModel(bridge, bridge), QAction("Log", bridge))
    qtbot.addWidget(strip)
    strip.resize(1280, 56)
    with qtbot.waitExposed(strip):
        strip.show()
    yield strip
    strip.close()


def who(bridge: Bridge, name: str) -> CharacterId:
    return next(one.id for one in bridge.shown.characters if one.name == name)


def test_removing_several_with_the_active_character_is_shown(last: LastOutcome, bridge: Bridge, qtbot: QtBot) -> None:
    """Before, the strip still showed an older outcome, and its button undid that outcome, too."""
    removals = tuple(c.RemoveCharacter(character=who(bridge, name)) for name in ("Mira", "Warden"))
    bridge.dispatch(c.CommandBatch(commands=removals))
    said = last.outcome.accessibleName()
    assert "Mira is removed from the campaign" in said
    assert "Warden is removed from the campaign" in said
    assert "turn" not in said
    undo = next(button for button in last.findChildren(QToolButton) if button.accessibleName() == "Undo this")
    with qtbot.waitSignal(last.undo_from_requested) as asked:
        QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert asked.args == [bridge.entries()[-1].id]


def test_new_round_is_shown(last: LastOutcome, bridge: Bridge) -> None:
    for _ in range(3):
        assert last.outcome.accessibleName() == "Note · An older outcome"
        bridge.dispatch(c.NextTurn())
    assert last.outcome.accessibleName() == "Round 2"
    bridge.dispatch(c.NextTurn())
    assert last.outcome.accessibleName() == "Round 2"


def test_return_to_an_earlier_round_is_shown(last: LastOutcome, bridge: Bridge) -> None:
    for _ in range(3):
        bridge.dispatch(c.NextTurn())
    bridge.dispatch(c.PreviousTurn())
    assert last.outcome.accessibleName() == "Turn · Previous turn: Warden, round 1"


def test_setting_the_active_character_aside_is_shown(last: LastOutcome, bridge: Bridge) -> None:
    bridge.dispatch(c.SetAside(character=who(bridge, "Mira"), benched=True))
    assert last.outcome.accessibleName() == "Turn order · Mira is set aside"
