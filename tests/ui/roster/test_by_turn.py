"""The roster in the order of turns: rows are moved by keys, and laid elsewhere by a drag."""

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
    """A table whose people stand in the order of their turns, which is the given one."""
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
    """Who stands where."""
    model = stage.roster.roster
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def turns(stage: TableStage) -> list[str]:
    """Who takes turns, by the campaign."""
    encounter = stage.table.campaign.encounter
    return [stage.table.campaign.name_of(one) for one in encounter.order] if encounter else []


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


def test_rows_stand_in_the_order_of_turns_and_who_takes_none_below(stage: TableStage) -> None:
    assert names(stage) == ["Mira", "Warden", "Rook", "Tam"]
    stage.roster.roster.sort_by_turn(False)
    assert names(stage) == ["Mira", "Rook", "Tam", "Warden"]


def test_whoever_is_selected_stays_so_in_another_order(stage: TableStage) -> None:
    """Of several only the current one did."""
    stage.roster.choose(who(stage.table, "Mira"))
    more = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    stage.roster.selectionModel().select(stage.index("Rook", Column.NAME), more)
    both = {who(stage.table, name) for name in ("Mira", "Rook")}
    assert set(stage.roster.selected_characters()) == both
    stage.roster.roster.sort_by_turn(False)
    assert set(stage.roster.selected_characters()) == both
    assert stage.roster.current_character() == who(stage.table, "Mira")


def test_who_was_taken_out_of_the_choice_stays_so_in_another_order(stage: TableStage) -> None:
    flag = QItemSelectionModel.SelectionFlag
    stage.roster.choose(who(stage.table, "Rook"))
    for name, how in (("Mira", flag.Select), ("Rook", flag.Deselect)):
        stage.roster.selectionModel().select(stage.index(name, Column.NAME), how | flag.Rows)
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)
    stage.roster.roster.sort_by_turn(False)
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)


def test_the_choice_goes_along_with_the_turn_that_leaves_several_in_one_row(staged: Staged) -> None:
    """It stayed on theirs, whose actions were then taken in the turn of another."""
    foes = tuple(a_foe(f"Thug {number}", tier=1) for number in (1, 2, 3))
    stage = staged(an_encounter(*foes, a_hero()))
    stage.roster.choose(who(stage.table, "Thug 1"))
    for _ in range(3):
        stage.bridge.dispatch(c.NextTurn())
    assert stage.bridge.shown.acting == who(stage.table, "Mira")
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)


def test_ctrl_and_a_key_that_goes_to_another_row_chooses_that(stage: TableStage) -> None:
    """The frame stayed on the row before, and the letters of actions went to the other."""
    stage.roster.choose(who(stage.table, "Mira"))
    QTest.keyClick(stage.roster, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert stage.roster.selected_characters() == (stage.roster.current_character(),)
    assert stage.roster.current_character() == who(stage.table, "Tam")


def test_a_new_order_moves_the_rows_and_the_chosen_one_with_them(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.dispatch(c.SetOrder(order=tuple(who(stage.table, name) for name in ("Rook", "Mira", "Warden"))))
    assert names(stage) == ["Rook", "Mira", "Warden", "Tam"]
    assert stage.roster.currentIndex().row() == 0


def test_alt_and_the_arrows_move_the_current_row_and_stay_with_it(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Rook"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Rook", "Warden", "Tam"]
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Down):
        QTest.keyClick(stage.roster, key, ALT)
    assert turns(stage) == ["Mira", "Rook", "Warden"]
    assert stage.roster.currentIndex().row() == 1


def test_who_takes_no_turn_is_not_moved(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Tam"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Warden", "Rook", "Tam"]


def test_by_side_alt_and_the_arrows_move_nobody(stage: TableStage) -> None:
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
def test_a_row_that_is_laid_elsewhere_takes_its_turn_there(
    stage: TableStage, monkeypatch: pytest.MonkeyPatch, name: str, onto: str, below: bool, order: list[str]
) -> None:
    row = stage.roster.visualRect(stage.index(onto, Column.NAME))
    pulls(stage, monkeypatch, name, row.bottomLeft() + QPoint(20, -2) if below else row.topLeft() + QPoint(20, 2))
    assert turns(stage) == order


def test_the_order_changes_only_once_the_drag_is_over(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def drag_loop(drag: QDrag) -> None:
        stage.roster.dropEvent(drop_event(drag, stage.cell("Mira", Column.NAME) - QPoint(0, 12)))
        seen.append(turns(stage))

    monkeypatch.setattr(roster_view, "run_drag", drag_loop)
    press_and_pull(stage.roster, stage.cell("Rook", Column.NAME))
    assert seen == [["Mira", "Warden", "Rook"]]
    assert stage.roster.roster.supportedDragActions() == COPY


def test_row_that_takes_no_turn_is_not_dragged_and_says_why(
    stage: TableStage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Its ghost and the line were seen, and the drop did nothing."""
    drags: list[QDrag] = []
    monkeypatch.setattr(roster_view, "run_drag", drags.append)
    with qtbot.waitSignal(stage.roster.hint) as told:
        press_and_pull(stage.roster, stage.cell("Tam", Column.NAME))
    assert told.args[:2] == ["Tam is not in the turn order.", True]
    assert drags == []


def test_by_side_no_row_is_dragged(stage: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    drags: list[QDrag] = []
    monkeypatch.setattr(roster_view, "run_drag", drags.append)
    stage.roster.roster.sort_by_turn(False)
    press_and_pull(stage.roster, stage.cell("Rook", Column.NAME))
    assert drags == []


def test_a_row_of_another_window_is_not_taken(stage: TableStage) -> None:
    over = drag_event(stage.roster.turn_drag(), stage.cell("Mira", Column.NAME))
    stage.roster.dragMoveEvent(over)
    assert not over.isAccepted()


def test_like_foes_share_a_row_where_their_turns_follow_each_other(staged: Staged) -> None:
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 6))
    order = ("Thug 1", "Thug 2", "Thug 3", "Mira", "Thug 4", "Thug 5")
    stage = by_turn(staged, an_encounter(a_hero(), *thugs), *order)
    assert names(stage) == ["Thug ×3", "Mira", "Thug 4", "Thug 5"]
    stage.roster.choose(who(stage.table, "Mira"))
    QTest.keyClick(stage.roster, Key.Key_Up, ALT)
    assert names(stage) == ["Mira", "Thug ×5"]
    assert turns(stage) == ["Mira", "Thug 1", "Thug 2", "Thug 3", "Thug 4", "Thug 5"]


def test_those_who_are_unfolded_stay_so_wherever_they_stand_in_the_order(staged: Staged) -> None:
    """Where others of the name came to stand before them, these were unfolded in their place."""
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 7))
    first, second = [f"Thug {number}" for number in (1, 2, 3)], [f"Thug {number}" for number in (4, 5, 6)]
    stage = by_turn(staged, an_encounter(a_hero(), *thugs), *first, "Mira", *second)
    stage.roster.choose(who(stage.table, "Thug 2"))
    assert names(stage) == [*first, "Mira", "Thug ×3"]
    stage.bridge.dispatch(c.SetOrder(order=tuple(who(stage.table, name) for name in (*second, "Mira", *first))))
    assert names(stage) == ["Thug ×3", "Mira", *first]
    assert stage.roster.current_character() == who(stage.table, "Thug 2")


def test_outside_an_encounter_they_stand_by_side(staged: Staged) -> None:
    stage = by_turn(staged, a_session(a_foe(), a_hero()))
    assert names(stage) == ["Mira", "Warden"]


def test_enter_asks_for_the_sheet_and_space_for_the_next_turn(stage: TableStage, qtbot: QtBot) -> None:
    stage.roster.choose(who(stage.table, "Warden"))
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        QTest.keyClick(stage.roster, Key.Key_Return)
    assert asked.args == [who(stage.table, "Warden")]
    with qtbot.waitSignal(stage.roster.next_turn_requested):
        QTest.keyClick(stage.roster, Key.Key_Space)
