"""The roster with the keyboard alone."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.commands import AddToken, NextTurn
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.tokens import drag_drop
from tests.builders.campaigns import a_foe, a_hero, an_encounter, do, held_tokens, who
from tests.builders.torg_eternity import a_scene
from tests.windows.table_views import Staged, TableStage, edit_in_place, press_and_pull

pytestmark = pytest.mark.usefixtures("app")

Key = Qt.Key


@pytest.fixture
def stage(staged: Staged) -> TableStage:
    """Mira at five stones, Rook at ten Stress and the Warden in an encounter; Mira's row is the current one."""
    mira = a_hero(stress=5, traits=(Trait("hubrises", "Pride"),))
    stage = staged(an_encounter(mira, a_hero("Rook", player="Ben", stress=8), a_foe()))
    stage.roster.choose(who(stage.table, "Mira"))
    return stage


def press(view: QWidget, *keys: Qt.Key) -> None:
    """Press keys, one after the other."""
    for key in keys:
        QTest.keyClick(view, key)


def aims(stage: TableStage, *keys: Qt.Key) -> list[Target | None]:
    """Return the target after each of the keys."""
    aimed = []
    for key in keys:
        press(stage.roster, key)
        aimed.append(stage.roster.drop_target.target)
    return aimed


def takes_escape(view: QWidget) -> bool:
    """Whether a view keeps Esc from the window's own shortcut."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def test_ctrl_z_of_a_turn_selects_one_row(stage: TableStage) -> None:
    """Ctrl is still down then, so Qt added the active row to the one that was selected."""
    stage.bridge.dispatch(NextTurn())
    assert stage.roster.selected_characters() == (who(stage.table, "Rook"),)
    QTest.keyPress(stage.roster, Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    stage.bridge.undo()
    QTest.keyRelease(stage.roster, Key.Key_Control)
    assert stage.roster.selected_characters() == (who(stage.table, "Mira"),)
    assert stage.roster.current_character() == who(stage.table, "Mira")


def test_plus_and_minus_change_the_rows_stress(stage: TableStage) -> None:
    press(stage.roster, Key.Key_Plus, Key.Key_Plus, Key.Key_Minus)
    assert stage.load("Mira") == 8


def test_zoom_shortcuts_change_no_stress(stage: TableStage) -> None:
    before = stage.load("Mira")
    for key in (Key.Key_Plus, Key.Key_Equal, Key.Key_Minus):
        QTest.keyClick(stage.roster, key, Qt.KeyboardModifier.ControlModifier)
    assert stage.load("Mira") == before


def test_space_requests_the_next_turn_and_shift_the_previous(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.next_turn_requested):
        press(stage.roster, Key.Key_Space)
    with qtbot.waitSignal(stage.roster.previous_turn_requested):
        QTest.keyClick(stage.roster, Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)


def test_letter_of_an_action_marks_it(stage: TableStage) -> None:
    press(stage.roster, Key.Key_Q)
    assert stage.log() == "Mira takes a quick action."


def test_enter_on_a_name_requests_the_sheet(stage: TableStage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.roster.edit_requested) as asked:
        press(stage.roster, Key.Key_Return)
    assert asked.args == [who(stage.table, "Mira")]


def test_enter_on_the_wheel_edits_the_shown_number(stage: TableStage) -> None:
    """The field contained only the stones, while the row counts held dice as well."""
    stage.roster.choose(who(stage.table, "Mira"), Column.TRACK)
    press(stage.roster, Key.Key_Return)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == str(stage.load("Mira"))
    edit_in_place("=4")
    assert stage.load("Mira") == 4


def test_arrows_visit_each_die_before_leaving_the_cell(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Mira"), Column.TRACK)
    marked = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right):
        press(stage.roster, key)
        marked.append(stage.roster.tokens_delegate.marked)
    assert marked == [*held_tokens(stage.table, "Mira"), None]
    assert stage.roster.currentIndex().column() == Column.ACTIONS


def test_left_arrow_into_tokens_marks_the_last_die(stage: TableStage) -> None:
    stage.roster.choose(who(stage.table, "Mira"), Column.ACTIONS)
    press(stage.roster, Key.Key_Left)
    assert stage.roster.tokens_delegate.marked == held_tokens(stage.table, "Mira")[1]


@pytest.fixture
def knights(staged: Staged) -> TableStage:
    """Ilse holds five Possibilities, and the current cell is theirs."""
    table = a_scene()
    for _ in range(5 - len(held_tokens(table, "Ilse"))):
        do(table, AddToken(kind="possibility", place=character_place(who(table, "Ilse")), override=True))
    stage = staged(table)
    stage.roster.choose(who(table, "Ilse"), Column.TOKENS)
    return stage


def test_digit_takes_that_many_of_a_stack(knights: TableStage) -> None:
    held = held_tokens(knights.table, "Ilse")
    press(knights.roster, Key.Key_3)
    assert knights.said[-1] == ("3 at a time", False)
    press(knights.roster, Key.Key_Return)
    assert knights.carried.tokens == held[:3]
    press(knights.roster, Key.Key_2)
    assert knights.carried.tokens == held[:2]
    press(knights.roster, Key.Key_Escape)
    knights.roster.choose(who(knights.table, "Ilse"), Column.TOKENS)
    press(knights.roster, Key.Key_Return)
    assert knights.carried.tokens == held[:1]


def test_escape_resets_the_digit(knights: TableStage) -> None:
    press(knights.roster, Key.Key_3, Key.Key_Escape, Key.Key_Return)
    assert len(knights.carried.tokens) == 1


def test_stack_is_one_step_for_the_arrows(knights: TableStage) -> None:
    press(knights.roster, Key.Key_Right)
    assert knights.roster.currentIndex().column() == Column.ACTIONS


def test_right_arrow_from_the_last_track_marks_the_first_token(staged: Staged) -> None:
    """It marked the last one: the columns of further tracks have high numbers, but are left of the tokens."""
    table = a_scene()
    stage = staged(table)
    roster, held = stage.roster.roster, held_tokens(table, "Ilse")
    stage.roster.setCurrentIndex(roster.index(roster.row_of(who(table, "Ilse")) or 0, roster.column_of("shock")))
    press(stage.roster, Key.Key_Right)
    assert stage.roster.currentIndex().column() == Column.TOKENS
    assert len(held) > 1
    assert stage.roster.tokens_delegate.marked == held[0]


def test_digit_before_a_drag_takes_that_many(knights: TableStage, monkeypatch: pytest.MonkeyPatch) -> None:
    in_hand: list[int] = []
    monkeypatch.setattr(drag_drop, "run_drag", lambda _drag: in_hand.append(len(knights.carried.tokens)))
    press(knights.roster, Key.Key_4)
    press_and_pull(knights.roster, knights.die("Ilse", 0))
    press_and_pull(knights.roster, knights.die("Ilse", 0))
    assert in_hand == [4, 1]


def test_enter_picks_up_aims_and_drops_a_die(stage: TableStage, qtbot: QtBot) -> None:
    stage.roster.choose(who(stage.table, "Mira"), Column.TOKENS)
    press(stage.roster, Key.Key_Return)
    assert stage.said[-1] == ("Mira: Spend Triumph die", False)
    with qtbot.waitSignal(stage.carried.chosen) as chosen:
        press(stage.roster, Key.Key_Return)
    assert chosen.args is not None
    assert chosen.args[1] == character_place(who(stage.table, "Mira"))


def test_arrows_aim_at_rows_and_show_the_result(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice("triumph")[0],))
    stage.roster.focus_drop_target()
    assert stage.said[-1] == ("Award: Mira: Stress 7 → 8 · Triumph die to Mira", False)
    press(stage.roster, Key.Key_Down)
    assert stage.said[-1] == ("Rook is at 10 Stress and can't take a Destiny die.", True)
    press(stage.roster, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert stage.load("Mira") == 8


def test_left_and_right_move_between_row_and_zone(stage: TableStage) -> None:
    mira = who(stage.table, "Mira")
    stage.carried.take((stage.pool_dice("tragedy")[0],))
    stage.roster.focus_drop_target()
    assert aims(stage, Key.Key_Right, Key.Key_Right) == [OnUse("hubris", mira), character_place(mira)]


def test_arrows_move_from_zone_to_zone(stage: TableStage) -> None:
    mira, rook, warden = (who(stage.table, name) for name in ("Mira", "Rook", "Warden"))
    stage.carried.take((stage.pool_dice("tragedy")[0],))
    stage.roster.focus_drop_target("hubris")
    assert stage.roster.drop_target.target == OnUse("hubris", mira)
    assert aims(stage, Key.Key_Down, Key.Key_Down) == [OnUse("hubris", rook), character_place(warden)]


def test_escape_cancels_carrying_and_returns_the_focus(stage: TableStage) -> None:
    stage.destiny.setFocus()
    stage.carried.take((stage.pool_dice()[0],))
    stage.roster.focus_drop_target()
    press(stage.roster, Key.Key_Escape)
    assert stage.carried.tokens == ()
    assert stage.destiny.hasFocus()


def test_escape_reaches_the_window_while_nothing_is_carried(stage: TableStage) -> None:
    assert not takes_escape(stage.roster)
    stage.carried.take((stage.pool_dice()[0],))
    assert takes_escape(stage.roster)


def test_enter_keeps_carrying_when_the_drop_is_refused(stage: TableStage) -> None:
    stage.carried.take((stage.pool_dice()[0],))
    stage.roster.focus_drop_target()
    press(stage.roster, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    assert stage.said[-1] == ("Warden belongs to the opposition. Only heroes use Destiny.", True)
    assert len(stage.carried.tokens) == 1


def test_every_place_of_the_roster_is_somewhere_on_the_screen(stage: TableStage) -> None:
    view, mira = stage.roster, who(stage.table, "Mira")
    row, zone = view.place_of(character_place(mira)), view.place_of(OnUse("hubris", mira))
    assert view.viewport().mapFromGlobal(row) == stage.cell("Mira", Column.NAME)
    assert view.viewport().mapFromGlobal(zone) == stage.cell("Mira", Column.CONDITIONS)


def test_enter_on_an_empty_track_edits_nothing(stage: TableStage) -> None:
    """Qt printed a warning about an edit that failed."""
    stage.roster.choose(who(stage.table, "Warden"), Column.TRACK)
    press(stage.roster, Key.Key_Return)
    assert stage.roster.indexWidget(stage.roster.currentIndex()) is None


def test_held_key_is_one_turn_or_one_action(stage: TableStage) -> None:
    """Holding Space for a second skipped three rounds."""
    turns = []
    stage.roster.next_turn_requested.connect(lambda: turns.append(1))
    before = stage.table.campaign
    for text, key in ((" ", Key.Key_Space), ("s", Key.Key_S)):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, autorep=True)
        QApplication.sendEvent(stage.roster, held)
    assert turns == []
    assert stage.table.campaign == before


def test_release_and_press_at_the_same_time_is_held(stage: TableStage) -> None:
    """Some screens send a held key like that, without marking it as auto-repeat."""
    turns = []
    stage.roster.next_turn_requested.connect(lambda: turns.append(1))
    pressed, let_go = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for kind, at in ((pressed, 100), (let_go, 400), (pressed, 400), (let_go, 430), (pressed, 430), (let_go, 500)):
        event = QKeyEvent(kind, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        event.setTimestamp(at)
        QApplication.sendEvent(stage.roster, event)
    assert len(turns) == 1
    event = QKeyEvent(pressed, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(520)
    QApplication.sendEvent(stage.roster, event)
    assert len(turns) == 2
