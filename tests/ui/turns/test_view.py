"""The order of turns, moved by keys and by rows that are laid elsewhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmtracker.ui.bridge import Bridge
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.turns import view as turn_view
from gmtracker.ui.turns.model import TurnOrderModel
from gmtracker.ui.turns.view import TurnOrderView
from tests.builders.campaigns import an_encounter, faces_in_turn
from tests.windows.table_views import COPY, LEFT, PLAIN, Counted, drop_event, press_and_pull, tip_at

pytestmark = pytest.mark.usefixtures("app")

ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key


class CountedOrder(Counted, TurnOrderModel):
    """An order of turns that counts how often a view reaches into it."""


@pytest.fixture
def view(app: object, qtbot: QtBot) -> TurnOrderView:
    """Mira, Rook and the Warden, in this order; Mira has the turn."""
    bridge = Bridge(faces_in_turn())
    bridge.open(an_encounter())
    view = TurnOrderView(CountedOrder(bridge))
    bridge.setParent(view)
    qtbot.addWidget(view)
    view.resize(320, 400)
    view.show()
    return view


def names(view: TurnOrderView) -> list[str]:
    """Who takes turns, in order."""
    return [view.model().index(row, 0).data() for row in range(view.model().rowCount())]


def middle(view: TurnOrderView, row: int) -> QPoint:
    """The middle of a row."""
    return view.visualRect(view.model().index(row, 0)).center()


def test_alt_and_the_arrows_move_the_current_row_and_stay_with_it(view: TurnOrderView) -> None:
    view.setCurrentIndex(view.model().index(2, 0))
    QTest.keyClick(view, Key.Key_Up, ALT)
    assert names(view) == ["Mira", "Warden", "Rook"]
    QTest.keyClick(view, Key.Key_Up, ALT)
    QTest.keyClick(view, Key.Key_Up, ALT)
    QTest.keyClick(view, Key.Key_Down, ALT)
    assert names(view) == ["Mira", "Warden", "Rook"]
    assert view.currentIndex().row() == 1


def test_a_row_too_narrow_for_its_names_tells_them_and_a_wide_one_does_not(view: TurnOrderView) -> None:
    assert tip_at(view, middle(view, 0)) == ""
    view.resize(110, 400)
    assert tip_at(view, middle(view, 0)) == "Mira, played by Ana"


def test_space_asks_for_the_next_turn_and_with_shift_for_the_one_before(view: TurnOrderView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.next_turn_requested):
        QTest.keyClick(view, Key.Key_Space)
    with qtbot.waitSignal(view.previous_turn_requested):
        QTest.keyClick(view, Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)


def test_a_row_laid_below_another_takes_turns_after_it(
    view: TurnOrderView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    below_rook = view.visualRect(view.model().index(1, 0)).bottomLeft() + QPoint(40, -2)

    def drag_loop(drag: QDrag) -> None:
        view.dropEvent(drop_event(drag, below_rook))
        assert names(view) == ["Mira", "Rook", "Warden"]

    monkeypatch.setattr(turn_view, "run_drag", drag_loop)
    press_and_pull(view, middle(view, 0))
    with qtbot.waitSignal(view.model().rowsMoved):
        pass
    assert names(view) == ["Rook", "Mira", "Warden"]


def test_a_drag_takes_nothing_out_of_the_order(view: TurnOrderView, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures: list[int] = []
    monkeypatch.setattr(turn_view, "run_drag", lambda drag: pictures.append(drag.pixmap().width()))
    press_and_pull(view, middle(view, 1))
    model = view.model()
    assert isinstance(model, CountedOrder)
    assert model.touched == 0
    assert pictures == [view.visualRect(model.index(1, 0)).width()]
    assert model.supportedDragActions() == COPY


def test_a_row_of_another_window_is_not_taken(view: TurnOrderView) -> None:
    drag = view.turn_drag(view.model().index(0, 0))
    entering, _ = drag_events(middle(view, 1), drag.mimeData())
    view.dragEnterEvent(entering)
    assert not entering.isAccepted()


def test_enter_asks_for_the_sheet(view: TurnOrderView, qtbot: QtBot) -> None:
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.waitSignal(view.edit_requested) as asked:
        QTest.keyClick(view, Key.Key_Return)
    model = view.model()
    assert isinstance(model, TurnOrderModel)
    assert asked.args == [view.character_at(model.index(1, 0))]


def test_choosing_a_row_tells_whose_it_is(view: TurnOrderView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.character_chosen) as chosen:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, middle(view, 2))
    assert chosen.args == [view.character_at(view.model().index(2, 0))]
