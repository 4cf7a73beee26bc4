"""The roster in turn order: rows are moved by keys and by drags."""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine import commands as c
from gmtracker.engine.table import Table
from gmtracker.ui.roster import roster_input as roster_view
from gmtracker.ui.roster.columns_table import Column
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, who
from tests.windows.table_views import COPY, Staged, TableStage, drag_event, drop_event, press_and_pull

pytestmark = pytest.mark.usefixtures("app")

ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key


def by_turn(staged: Staged, table: Table, *order: str) -> TableStage:
    """A table in the given turn order, with its rows sorted by it."""
    stage = staged(table)
    if order:
        stage.bridge.dispatch(c.SetOrder(order=tuple(who(table, name) for name in order)))
    stage.roster.roster.sort_by_turn(True)
    stage.roster.setFocus()
    return stage


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Mira, the Warden and Rook take turns in this order; Tam takes none."""
    table = an_encounter(a_hero(), a_hero("Rook"), a_hero("Tam"), a_foe())
    return by_turn(staged, table, "Mira", "Warden", "Rook")


def names(stage: TableStage) -> list[str]:
    """Return the names on the rows, from top to bottom."""
    model = stage.roster.roster
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def turns(stage: TableStage) -> list[str]:
    """Return the names of those who take turns, from the campaign."""
    encounter = stage.table.campaign.encounter
    return [stage.table.campaign.character_name(one) for one in encounter.order] if encounter else []


def pulls(stage: TableStage, monkeypatch: pytest.MonkeyPatch, name: str, to: QPoint) -> None:
    """Drag a row by its name to a point of the table."""

    def drag_loop(drag: QDrag) -> None:
        over = drag_event(drag, to)
        stage.roster.dragMoveEvent(over)
        assert over.isAccepted()
        stage.roster.dropEvent(drop_event(drag, to))

    monkeypatch.setattr(roster_view, "run_drag", drag_loop)
    press_and_pull(stage.roster, stage.cell(name, Column.NAME))
    QApplication.processEvents()


def test_rows_follow_turn_order_with_others_below(stage: TableStage) -> None:
    assert names(stage) == ["Mira", "Warden", "Rook", "Tam"]
    stage.roster.roster.sort_by_turn(False)
    assert names(stage) == ["Mira", "Rook", "Tam", "Warden"]


def test_sorting_keeps_the_selection(stage: TableStage) -> None:
    """Of several selected rows, only the current one stayed selected."""
    stage.roster.choose(who(stage.table, "Mira"))
    more = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    stage.roster.selectionModel().select(stage.index("Rook", Column.NAME), more)
    both = {who(stage.table, name) for name in ("Mira", "Rook")}
    assert set(stage.roster.selected_characters()) == both
    stage.roster.roster.sort_by_turn(False)
    assert set(stage.roster.selected_characters()) == both
    assert stage.roster.current_character() == who(stage.table, "Mira")


def test_sorting_keeps_a_deselected_current_row_deselected(stage: TableStage) -> None:
    flag = QItemSelectionModel.SelectionFlag
    stage.roster.choose(who(stage.table, "Rook"))
    for name, how in (("Mira", flag.Select), ("Rook", flag.Deselect)):
        stage.roster.selectionModel().select(stage.index(name, Column.NAME), how | flag.Rows)
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)
    stage.roster.roster.sort_by_turn(False)
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)


def test_selection_follows_the_turn_into_a_shared_row(staged: Staged) -> None:
    """The selection stayed on the row before, so the wrong character's actions were marked."""
    foes = tuple(a_foe(f"Thug {number}", tier=1) for number in (1, 2, 3))
    stage = staged(an_encounter(*foes, a_hero()))
    stage.roster.choose(who(stage.table, "Thug 1"))
    for _ in range(3):
        stage.bridge.dispatch(c.NextTurn())
    assert stage.bridge.shown.acting == who(stage.table, "Mira")
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)


def test_ctrl_arrow_selects_the_row_it_moves_to(stage: TableStage) -> None:
    """The frame stayed on the row before, while letters of actions went to the other."""
    stage.roster.choose(who(stage.table, "Mira"))
    QTest.keyClick(stage.roster, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert stage.roster.selected_characters() == (stage.roster.current_character(),)
    assert stage.roster.current_character() == who(stage.table, "Tam")


def test_new_turn_order_moves_rows_and_keeps_the_selection(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.dispatch(c.SetOrder(order=tuple(who(stage.table, name) for name in ("Rook", "Mira", "Warden"))))
    assert names(stage) == ["Rook", "Mira", "Warden", "Tam"]
    assert stage.roster.currentIndex().row() == 0


def test_alt_arrows_move_the_current_row_in_turn_order(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Rook", "Warden", "Tam"]
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down):
        QTest.keyClick(stage.roster, key, ALT)
    assert turns(stage) == ["Mira", "Rook", "Warden"]
    assert stage.roster.currentIndex().row() == 1


def test_alt_arrow_moves_no_row_outside_the_turn_order(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Tam"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Warden", "Rook", "Tam"]


def test_alt_arrow_moves_no_row_when_sorted_by_side(stage: TableStage) -> None:
    stage.roster.roster.sort_by_turn(False)
    stage.roster.choose(who(stage.table, "Rook"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert turns(stage) == ["Mira", "Warden", "Rook"]


@pytest.mark.parametrize(
    ("name", "onto", "below", "order"),
    [
        ("Rook", "Mira", False, ["Rook", "Mira", "Warden"]),
        ("Mira", "Rook", True, ["Warden", "Rook", "Mira"]),
        ("Mira", "Warden", True, ["Warden", "Mira", "Rook"]),
        ("Warden", "Tam", True, ["Mira", "Rook", "Warden"]),
        ("Warden", "Warden", True, ["Mira", "Warden", "Rook"]),
    ],
)
def test_dropped_row_takes_its_turn_there(
    stage: TableStage, monkeypatch: pytest.MonkeyPatch, name: str, onto: str, below: bool, order: list[str]
) -> None:
    row = stage.roster.visualRect(stage.index(onto, Column.NAME))
    pulls(stage, monkeypatch, name, row.bottomLeft() + QPoint(20, -2) if below else row.topLeft() + QPoint(20, 2))
    assert turns(stage) == order


def test_order_changes_only_after_the_drag(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def drag_loop(drag: QDrag) -> None:
        stage.roster.dropEvent(drop_event(drag, stage.cell("Mira", Column.NAME) - QPoint(0, 12)))
        seen.append(turns(stage))

    monkeypatch.setattr(roster_view, "run_drag", drag_loop)
    press_and_pull(stage.roster, stage.cell("Rook", Column.NAME))
    assert seen == [["Mira", "Warden", "Rook"]]
    assert stage.roster.roster.supportedDragActions() == COPY


def test_drag_of_a_row_without_turn_is_refused_with_reason(
    stage: TableStage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The drag showed its picture and the line, and the drop did nothing."""
    drags: list[QDrag] = []
    monkeypatch.setattr(roster_view, "run_drag", drags.append)
    with qtbot.waitSignal(stage.roster.hint) as told:
        press_and_pull(stage.roster, stage.cell("Tam", Column.NAME))
    assert told.args[:2] == ["Tam is not in the turn order.", True]
    assert drags == []


def test_rows_are_not_dragged_when_sorted_by_side(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    drags: list[QDrag] = []
    monkeypatch.setattr(roster_view, "run_drag", drags.append)
    stage.roster.roster.sort_by_turn(False)
    press_and_pull(stage.roster, stage.cell("Rook", Column.NAME))
    assert drags == []


def test_row_of_another_window_is_not_accepted(stage: TableStage) -> None:
    over = drag_event(stage.roster.turn_drag(), stage.cell("Mira", Column.NAME))
    stage.roster.dragMoveEvent(over)
    assert not over.isAccepted()


def test_alike_foes_share_a_row_when_turns_are_adjacent(staged: Staged) -> None:
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 6))
    order = ("Thug 1", "Thug 2", "Thug 3", "Mira", "Thug 4", "Thug 5")
    stage = by_turn(staged, an_encounter(a_hero(), *thugs), *order)
    assert names(stage) == ["Thug ×3", "Mira", "Thug 4", "Thug 5"]
    stage.roster.choose(who(stage.table, "Mira"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Thug ×5"]
    assert turns(stage) == ["Mira", "Thug 1", "Thug 2", "Thug 3", "Thug 4", "Thug 5"]


def test_unfolded_foes_stay_unfolded_in_any_turn_order(staged: Staged) -> None:
    """When others of that name moved before them, those were unfolded instead."""
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 7))
    first, second = [f"Thug {number}" for number in (1, 2, 3)], [f"Thug {number}" for number in (4, 5, 6)]
    stage = by_turn(staged, an_encounter(a_hero(), *thugs), *first, "Mira", *second)
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert names(stage) == [*first, "Mira", "Thug ×3"]
    stage.bridge.dispatch(c.SetOrder(order=tuple(who(stage.table, name) for name in (*second, "Mira", *first))))
    assert names(stage) == ["Thug ×3", "Mira", *first]
    assert stage.roster.current_character() == who(stage.table, "Thug 2")


def test_rows_are_sorted_by_side_outside_an_encounter(staged: Staged) -> None:
    stage = by_turn(staged, a_session(a_foe(), a_hero()))
    assert names(stage) == ["Mira", "Warden"]


def test_enter_opens_the_sheet_and_space_takes_the_next_turn(stage: TableStage, qtbot: QtBot) -> None:
    stage.roster.choose(who(stage.table, "Warden"))
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        QTest.keyClick(stage.roster, Key.Key_Return)
    assert asked.args == [who(stage.table, "Warden")]
    with qtbot.waitSignal(stage.roster.next_turn_requested):
        QTest.keyClick(stage.roster, Key.Key_Space)
