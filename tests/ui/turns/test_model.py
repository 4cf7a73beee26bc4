"""The order of turns: who stands where, and how rows are laid elsewhere."""

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.turns.model import Role, TurnOrderModel
from tests.builders.campaigns import a_session, an_encounter, faces_in_turn, who

COPY = Qt.DropAction.CopyAction


@pytest.fixture
def bridge(qapp: object) -> Bridge:
    """A table in an encounter of Mira, Rook and the Warden."""
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    return bridge


def names(model: TurnOrderModel) -> list[str]:
    """Who takes turns, in order."""
    return [model.index(row).data() for row in range(model.rowCount())]


def acting(model: TurnOrderModel) -> list[str]:
    """Who has the turn, by the marks of the rows."""
    return [turn.name for row in range(model.rowCount()) if (turn := model.index(row).data(Role.CELL)).acting]


def laid(model: TurnOrderModel, row: int, before: int) -> bool:
    """Drop a row in front of another; the answer of the model."""
    mime: QMimeData = model.mimeData([model.index(row)])
    return model.dropMimeData(mime, COPY, before, 0, QModelIndex())


def test_rows_stand_in_the_order_of_turns(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    assert names(model) == ["Mira", "Rook", "Warden"]
    assert acting(model) == ["Mira"]


def test_the_heading_names_the_round(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    for _ in range(3):
        bridge.ask(c.NextTurn())
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Round 2 (combat)"


def test_a_change_of_turn_marks_another_row_and_moves_none(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    told: list[int] = []
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    bridge.ask(c.NextTurn())
    assert acting(model) == ["Rook"]
    assert told == [0, 1]


def test_a_row_is_moved_by_a_key_at_once(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    assert model.move(who(bridge.table, "Warden"), -1)
    assert names(model) == ["Mira", "Warden", "Rook"]


def test_the_first_cannot_go_further_up(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    assert not model.move(who(bridge.table, "Mira"), -1)
    assert not model.move(who(bridge.table, "Warden"), 1)


@pytest.mark.parametrize(
    ("row", "before", "order"),
    [
        (2, 0, ["Warden", "Mira", "Rook"]),
        (0, 3, ["Rook", "Warden", "Mira"]),
        (0, 2, ["Rook", "Mira", "Warden"]),
        (0, -1, ["Rook", "Warden", "Mira"]),
    ],
)
def test_a_dropped_row_moves_after_the_drag(
    bridge: Bridge, qtbot: QtBot, row: int, before: int, order: list[str]
) -> None:
    model = TurnOrderModel(bridge)
    assert laid(model, row, before)
    assert names(model) == ["Mira", "Rook", "Warden"]
    with qtbot.waitSignal(model.rowsMoved):
        pass
    assert names(model) == order


def test_a_row_dropped_where_it_is_asks_for_nothing(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    assert not laid(model, 1, 1)
    assert not laid(model, 1, 2)


def test_rows_are_only_ever_copied_out(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    assert model.supportedDragActions() == COPY
    assert model.supportedDropActions() == COPY


def test_outside_an_encounter_the_list_says_when_it_fills(qapp: object) -> None:
    bridge = Bridge(faces_in_turn())
    bridge.open(a_session())
    model = TurnOrderModel(bridge)
    assert names(model) == []
    assert "while an encounter is going on" in model.says_when_empty()


def test_an_encounter_without_anybody_says_so(bridge: Bridge) -> None:
    model = TurnOrderModel(bridge)
    bridge.ask(c.SetOrder(order=()))
    assert model.says_when_empty() == "Nobody is in the order of turns yet."
