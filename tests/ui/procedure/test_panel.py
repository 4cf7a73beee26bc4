"""The panel of a procedure, with a Tilt from its first step to its last."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QScrollBar
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote, Use
from gmtracker.engine.table import Table
from gmtracker.ui.procedure.body import BoardLineView, OutcomeCard
from gmtracker.ui.procedure.panel import ProcedurePanel
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.guards import PAUSE
from gmtracker.ui.widgets.labels import MessageLabel
from tests.builders.campaigns import a_session, do
from tests.builders.shattered_spheres import a_tilt_due, counted, tilt_rolled, votes
from tests.windows.procedure_panel import ProcedureStage, an_action, begun
from tests.windows.widgets import (
    Key,
    a_bridge,
    a_window,
    click,
    focused,
    is_freed_on_deleting,
    key_of,
    press,
    press_later,
    types,
)

Staged = Callable[..., ProcedureStage]
CTRL = Qt.KeyboardModifier.ControlModifier


def voting(mira: str = "++", rook: str = "-", faces: tuple[int, ...] = (2, 4, 5), *, soft: bool = False) -> Table:
    """Return a Tilt after its roll, with these faces: each hero's Triumph and Tragedy in turn."""
    table = a_tilt_due(mira=mira, rook=rook)
    tilt_rolled(table, *faces, soft=soft)
    return table


def last_said(stage: ProcedureStage) -> str:
    return stage.bridge.entries()[-1].sentence


def test_panel_is_hidden_without_procedure(staged: Staged) -> None:
    stage = staged(a_session())
    assert not stage.is_open
    stage.panel.show_in_front()
    assert not stage.is_open


def test_panel_stays_closed_while_award_is_open(staged: Staged) -> None:
    stage = staged(a_tilt_due())
    stage.panel.forget()
    stage.panel.follow(may_open=False)
    assert not stage.is_open
    stage.panel.follow()
    assert stage.is_open


def test_enter_skips_award_then_picks_default_table(staged: Staged) -> None:
    stage = staged(a_tilt_due())
    assert stage.says(
        "The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded die."
    )
    press(Key.Key_Return)
    assert stage.says("A Tilt is due")
    press(Key.Key_Return)
    assert last_said(stage) == "The GM chooses the Soft Tilt."
    assert stage.step == "Step 2 of 4: Roll"


@pytest.mark.parametrize("digit", ["2", "٢", "۲", "２"])
def test_digit_picks_a_card(staged: Staged, digit: str) -> None:
    stage = staged(begun(a_tilt_due()))
    QApplication.sendEvent(focused(), key_of(digit))
    assert last_said(stage) == "The GM chooses the Hard Tilt."


def test_arrows_move_between_cards_and_wrap(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    press(Key.Key_Right)
    press(Key.Key_Right)
    assert focused() is stage.button("Skip the Tilt")
    press(Key.Key_Right)
    assert focused() is stage.button("Soft Tilt")


def test_panel_closes_after_procedure_and_returns_on_undo(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    press(Key.Key_3)
    assert last_said(stage) == "The GM skips the Tilt."
    assert not stage.is_open
    stage.bridge.undo()
    assert stage.says("A Tilt is due")


def test_typed_faces_move_focus_to_next_die_then_step(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="++-", rook="-")))
    press(Key.Key_2)
    types("6143")
    assert focused() is stage.button("Roll")
    press(Key.Key_Return)
    assert last_said(stage).startswith("The Tilt: Ana 3, Ben −3, GM 0.")
    assert stage.says("Triumph 6, 1 · Tragedy 4: 3")


def test_empty_dice_are_rolled(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="+", rook="-")), 5)
    press(Key.Key_2)
    types("6")
    press(Key.Key_Return)  # The typed face has already moved the focus on.
    press(Key.Key_Return)
    assert last_said(stage).startswith("The Tilt: Ana 6, Ben −5, GM 0.")


def test_impossible_face_shows_reason_and_rolls_nothing(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="+", rook="-")))
    press(Key.Key_2)
    types("9")
    stage.button("Roll").click()
    assert stage.says("Ana · Triumph must be 1 to 6, not 9.")
    assert stage.step == "Step 2 of 4: Roll"
    assert isinstance(focused(), DieField)


def test_missing_faces_show_one_message_and_cut_no_die(staged: Staged) -> None:
    """Each person's dice showed a message of their own, which squeezed the fields, and the ninth die was cut."""
    stage = staged(begun(a_tilt_due(mira="+++++----", rook="-")), width=960, height=600)
    press(Key.Key_2)
    fields = stage.panel.findChildren(DieField)
    height = fields[0].height()
    types("65")
    stage.button("Roll").click()
    stage.words()
    told = [notice for notice in stage.panel.findChildren(MessageLabel) if notice.isVisible()]
    assert [notice.text() for notice in told] == [
        "8 dice have no result yet. Type the results, or press again to roll."
    ]
    assert all(field.height() == height and field.visibleRegion().boundingRect() == field.rect() for field in fields)


def test_roll_off_does_not_keep_height_of_the_roll(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="+++", rook="+++", wren="-")), 3, 3, 3, 3, 3, 3, 3)
    press(Key.Key_2)
    stage.bridge.dispatch(Use(use="tilt-roll"))
    assert stage.says("Ana and Ben are tied")
    assert stage.panel.height() == staged(stage.table).panel.height()


def test_undo_of_roll_restores_typed_faces(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="++", rook="-")))
    press(Key.Key_2)
    types("614")
    press(Key.Key_Return)
    assert stage.step == "Step 3 of 4: Categories"
    stage.bridge.undo()
    assert stage.step == "Step 2 of 4: Roll"
    assert [field.text() for field in stage.panel.findChildren(DieField) if field.isVisible()] == ["6", "1", "4"]
    assert focused() is stage.button("Roll")


def test_tied_players_roll_off_with_separate_dice(staged: Staged) -> None:
    stage = staged(a_tilt_due(mira="+", rook="+"))
    tilt_rolled(stage.table, 3, 3)
    assert stage.says("Ana and Ben are tied and roll a d20 each.")
    types("12")
    types("7")
    press(Key.Key_Return)
    assert last_said(stage).startswith("The roll-off: Ana 12, Ben 7.")


def test_digit_votes_with_its_die_and_focuses_next_question(staged: Staged) -> None:
    stage = staged(voting())
    press(Key.Key_4)
    assert last_said(stage) == "Ana votes for “Flesh and Bone” as something good for Mira."
    assert stage.says("4 Flesh and Bone, 1 vote")
    assert focused() is stage.tile(1, "Triumph die 2: Knives Out")


def test_next_step_is_focused_when_all_have_voted(staged: Staged) -> None:
    stage = staged(voting())
    for face in (Key.Key_2, Key.Key_4, Key.Key_5):
        press(face)
    assert stage.says("All votes are in.")
    assert focused() is stage.button("Count the votes")


def test_arrow_and_enter_change_a_vote(staged: Staged) -> None:
    stage = staged(voting())
    press(Key.Key_2)
    stage.tile(0, "Triumph die 2: Knives Out").setFocus()
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert last_said(stage) == "Ana votes for “Flesh and Bone” as something good for Mira."


def test_up_and_down_keep_the_question(staged: Staged) -> None:
    stage = staged(voting())
    press(Key.Key_Down)
    assert focused() is stage.tile(2, "Tragedy die 5: The Uncanny")
    press(Key.Key_Up)
    assert focused() is stage.tile(0, "Triumph die 2: Knives Out")


def test_die_used_for_another_vote_is_refused_with_reason(staged: Staged) -> None:
    stage = staged(voting())
    votes(stage.table, "Mira", "good", 2)
    before = stage.bridge.entries()
    click(stage.tile(1, "Triumph die 2: Knives Out"))
    assert stage.says("That die has already voted. Use a different die for each vote.")
    assert stage.bridge.entries() == before


def test_click_casts_a_vote(staged: Staged) -> None:
    stage = staged(voting())
    click(stage.tile(1, "Triumph die 4: Flesh and Bone"))
    assert last_said(stage) == "Ana votes for “Flesh and Bone” as something bad for Rook."


def test_people_without_vote_have_text_and_no_choices(staged: Staged) -> None:
    stage = staged(voting(soft=True))
    assert len(stage.rows()) == 2
    assert stage.says("Tragedy 5: −5, no vote")


def test_deciding_dice_can_be_typed_without_votes(staged: Staged) -> None:
    stage = staged(a_tilt_due(mira="+"))
    tilt_rolled(stage.table, 3)
    fields = [field for field in stage.panel.findChildren(DieField) if field.isVisible()]
    assert [field.request.name for field in fields] == ["Category for something good", "Category for something bad"]
    fields[0].setFocus()
    types("62")
    press(Key.Key_Return)
    assert "Something good for Mira: “No Way Back”." in last_said(stage)


def test_vote_result_is_marked_and_gm_decides_tie(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    votes(table, "Mira", "bad", 2)
    votes(table, "Rook", "bad", 4)
    stage = staged(table)
    counted(table, 1)
    assert stage.says("1 Fire and Ruin, chosen")
    assert focused().accessibleName() == "2 Knives Out"
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert stage.step == "Step 4 of 4: Elements"
    assert stage.says("Something bad for Rook: Flesh and Bone")


def tied(staged: Staged) -> ProcedureStage:
    """Return a Tilt in which the second and the fourth category have one vote each for something bad."""
    table = voting("+", "-", (2, 4))
    votes(table, "Mira", "bad", 2)
    votes(table, "Rook", "bad", 4)
    stage = staged(table)
    counted(table, 1)
    return stage


def test_digit_decides_tie_by_line_number(staged: Staged) -> None:
    """The 2 took the second answer, which is the fourth line."""
    stage = tied(staged)
    press(Key.Key_4)
    assert stage.says("Something bad for Rook: Flesh and Bone")


def test_digit_decides_tied_vote_regardless_of_focus(staged: Staged) -> None:
    stage = tied(staged)
    stage.button("Skip the Tilt").setFocus()
    press(Key.Key_2)
    assert stage.says("Something bad for Rook: Knives Out")


def test_tab_visits_tie_answers_before_next_step(staged: Staged) -> None:
    tied(staged)
    names = []
    for _ in range(3):
        names.append(focused().accessibleName() or focused().property("text"))
        press(Key.Key_Tab)
    assert names == ["2 Knives Out", "4 Flesh and Bone", "Skip the Tilt"]


def test_count_votes_button_stays_in_place_while_the_tilt_is_voted(staged: Staged) -> None:
    """The room for a message disappeared with the dice, so a second click on the button hit something else."""
    stage = staged(voting())
    count = stage.button("Count the votes")
    before = count.mapTo(stage.window, count.rect().topLeft())
    for tile in ("Triumph die 2: Knives Out", "Triumph die 4: Flesh and Bone"):
        click(stage.tile(0 if "2" in tile else 1, tile))
        count = stage.button("Count the votes")
        assert count.mapTo(stage.window, count.rect().topLeft()) == before


def test_message_room_is_given_up_before_scrolling(staged: Staged) -> None:
    stage = staged(voting(), width=1280, height=900)
    needed = stage.panel.height()
    while stage.panel.height() == needed:
        stage.window.resize(1280, stage.window.height() - 8)
        QApplication.processEvents()
    bars = stage.panel.findChildren(QScrollBar)
    assert bars
    assert not any(bar.maximum() for bar in bars)


def test_count_asks_once_for_missing_votes(staged: Staged) -> None:
    stage = staged(voting(), 3, 3)
    press(Key.Key_2)
    click(stage.button("Count the votes"))
    assert stage.says_below("Still to choose: Ana and Ben. Choose, or press again to continue without them.")
    assert focused() is stage.tile(1, "Triumph die 4: Flesh and Bone")
    click(stage.button("Count the votes"))
    assert stage.step == "Step 4 of 4: Elements"


def test_count_asks_once_when_no_one_voted(staged: Staged) -> None:
    """It ended the Tilt immediately without any vote, and the next click hit something else."""
    stage = staged(voting(), 3, 3)
    click(stage.button("Count the votes"))
    assert stage.says_below("Still to choose: Ana and Ben. Choose, or press again to continue without them.")
    assert stage.step == "Step 3 of 4: Categories"
    click(stage.button("Count the votes"))
    assert stage.step == "Step 4 of 4: Elements"


def test_double_press_does_not_confirm_missing_votes(staged: Staged, qtbot: QtBot) -> None:
    """A double Ctrl+Enter counted the votes before anyone could read who still had to choose."""
    stage = staged(voting(), 3, 3)
    press(Key.Key_Return, CTRL)
    press(Key.Key_Return, CTRL)
    assert stage.says_below("Still to choose: Ana and Ben. Choose, or press again to continue without them.")
    assert stage.step == "Step 3 of 4: Categories"
    qtbot.wait(PAUSE + 100)
    press(Key.Key_Return, CTRL)
    assert stage.step == "Step 4 of 4: Elements"


def test_undone_count_asks_again_for_missing_votes(staged: Staged) -> None:
    stage = staged(voting(), 3, 3)
    for _ in range(2):
        click(stage.button("Count the votes"))
    stage.bridge.undo()
    click(stage.button("Count the votes"))
    assert stage.says_below("Still to choose: Ana and Ben. Choose, or press again to continue without them.")
    assert stage.step == "Step 3 of 4: Categories"


def test_new_vote_asks_again_for_the_rest(staged: Staged) -> None:
    stage = staged(voting())
    press(Key.Key_2)
    click(stage.button("Count the votes"))
    press(Key.Key_4)
    assert not stage.says("Still to choose")
    click(stage.button("Count the votes"))
    assert stage.says_below("Still to choose: Ben. Choose, or press again to continue without them.")


def test_ctrl_enter_focuses_open_question_before_only_exit(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    votes(table, "Mira", "bad", 2)
    votes(table, "Rook", "bad", 4)
    stage = staged(table)
    counted(table, 1)
    stage.button("Skip the Tilt").setFocus()
    press(Key.Key_Return, CTRL)
    assert stage.is_open
    assert focused().accessibleName() == "2 Knives Out"


def test_ctrl_enter_takes_next_step_from_anywhere(staged: Staged) -> None:
    stage = staged(voting(), 3, 3)
    press(Key.Key_2)
    press(Key.Key_Return, CTRL)
    press_later(Key.Key_Return, CTRL)
    assert stage.step == "Step 4 of 4: Elements"


def test_boards_show_texts_of_elements(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    counted(table, 5, 5)
    stage = staged(table)
    assert stage.says("4 The Bargain, Something old pays what it owes and wants nothing more.")
    assert stage.says("4 The Bargain, Something old accepts an offer that was made as a joke.")


def test_undo_reverts_vote_then_step(staged: Staged) -> None:
    stage = staged(voting(), 3, 3)
    press(Key.Key_2)
    press(Key.Key_Return, CTRL)
    press_later(Key.Key_Return, CTRL)
    assert stage.step == "Step 4 of 4: Elements"
    stage.bridge.undo()
    assert stage.step == "Step 3 of 4: Categories"
    assert stage.says("2 Knives Out, 1 vote")
    stage.bridge.undo()
    assert not stage.says("1 vote")
    stage.bridge.undo()
    assert stage.step == "Step 2 of 4: Roll"


def test_elements_of_three_heroes_and_gm_fit(staged: Staged) -> None:
    table = a_tilt_due(mira="++---", rook="+-", gm="--", wren="+-")
    tilt_rolled(table, 6, 5, 1, 1, 1, 2, 5, 3, 3, 1, 1, soft=True)
    counted(table, 5, 1)
    stage = staged(table, width=1280, height=720)
    assert stage.step == "Step 4 of 4: Elements"
    assert stage.panel.findChildren(DieField)
    assert all(bar.maximum() == 0 for bar in stage.panel.findChildren(QScrollBar) if bar.isVisible())
    last = stage.panel.findChildren(BoardLineView)[-1]
    assert last.visibleRegion().boundingRect() == last.rect()


def test_outcome_is_shown_before_panel_closes(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    counted(table, 5, 5)
    stage = staged(table, 4, 4)
    press(Key.Key_Return, CTRL)
    press_later(Key.Key_Return, CTRL)
    assert stage.step == "Step 4 of 4: done"
    good, bad = (card.accessibleName() for card in stage.panel.findChildren(OutcomeCard))
    assert good.startswith("Something good for Mira. The Uncanny. The Bargain. Something old pays what it owes")
    assert bad.endswith("Something old accepts an offer that was made as a joke. No votes, rolled 4")
    assert focused() is stage.button("Finish the Tilt")
    press_later(Key.Key_Return)
    assert not stage.is_open
    assert stage.bridge.rules.procedure_view() is None


def test_outcome_stays_after_any_other_command(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    counted(table, 5, 5)
    stage = staged(table)
    press(Key.Key_Return, CTRL)
    press_later(Key.Key_Return, CTRL)
    do(table, AddNote(text="The bell rings"))
    assert stage.button("Finish the Tilt").isVisible()


def test_key_on_outcome_switches_player_window(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    counted(table, 5, 5)
    stage = staged(table)
    assert not stage.says("Show outcomes")
    counted(table, 4, 4)
    assert stage.button("Show outcomes (F4)").isChecked()
    press(Key.Key_F4)
    assert not stage.button("Show outcomes (F4)").isChecked()
    click(stage.button("Show outcomes (F4)"))
    assert stage.show_players.isChecked()


def test_undo_returns_from_outcome_to_last_step(staged: Staged) -> None:
    table = voting("+", "-", (2, 4))
    stage = staged(table)
    counted(table, 5, 5)
    counted(table, 4, 4)
    assert stage.step.endswith("done")
    assert stage.bridge.undo()
    assert stage.step == "Step 4 of 4: Elements"


def test_esc_hides_panel_until_shown_again(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    press(Key.Key_Escape)
    assert not stage.is_open
    assert focused() is stage.window.centralWidget()
    do(stage.table, AddNote(text="The bell rings"))
    assert not stage.is_open
    stage.panel.show_in_front()
    assert stage.is_open
    assert focused() is stage.button("Soft Tilt")


def test_reopened_panel_shows_step_taken_meanwhile(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    stage.panel.hide_panel()
    do(stage.table, Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    stage.panel.show_in_front()
    assert stage.step == "Step 2 of 4: Roll"


def test_typed_faces_survive_other_commands(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due(mira="+", rook="-")))
    press(Key.Key_2)
    types("6")
    do(stage.table, AddNote(text="The bell rings"))
    types("2")
    press(Key.Key_Return)
    assert last_said(stage).startswith("The Tilt: Ana 6, Ben −2")


def test_viewing_history_hides_panel_until_return(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    assert not stage.is_open
    stage.bridge.return_to_now()
    assert stage.is_open


def test_viewing_history_does_not_reopen_hidden_panel(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    stage.panel.hide_panel()
    stage.bridge.look_back(stage.bridge.entries()[0].id)
    stage.bridge.return_to_now()
    assert not stage.is_open


def test_tab_stays_in_panel_and_visits_questions_once(staged: Staged) -> None:
    stage = staged(voting())
    votes(stage.table, "Mira", "good", 2)
    votes(stage.table, "Rook", "bad", 5)
    names = []
    for _ in range(8):
        names.append(focused().accessibleName() or focused().property("text"))
        press(Key.Key_Tab)
    questions = [
        "Triumph die 2: Knives Out",
        "Triumph die 4: Flesh and Bone",
        "Tragedy die 5: The Uncanny",
        "Tragedy die 5: The Uncanny",
    ]
    assert names == [*questions, "Count the votes", "Skip the Tilt", "Close", questions[0]]
    press(Key.Key_Backtab)
    press(Key.Key_Backtab)
    assert focused().accessibleName() == "Close"


def test_hovered_die_highlights_its_board_line(staged: Staged) -> None:
    stage = staged(voting())
    good_four = next(line for line in stage.lines() if line.accessibleName() == "4 Flesh and Bone")
    before = good_four.grab().toImage()
    press(Key.Key_Right)
    assert good_four.grab().toImage() != before
    press(Key.Key_Left)
    assert good_four.grab().toImage() == before


def test_four_players_and_gm_fit_into_small_window(staged: Staged) -> None:
    table = a_tilt_due(mira="+-", rook="+-", gm="--", wren="++-")
    tilt_rolled(table, 2, 6, 3, 5, 4, 1, 6, 2, 3)
    stage = staged(table)
    counted(table, 4, 2)
    bars = [bar for bar in stage.panel.findChildren(QScrollBar) if bar.isVisible()]
    assert stage.step == "Step 4 of 4: Elements"
    assert bars == []
    assert stage.window.rect().contains(stage.panel.geometry())


def test_focused_question_is_scrolled_into_view(staged: Staged) -> None:
    stage = staged(voting(), width=960, height=360)
    for _ in range(3):
        press(Key.Key_Tab)
    tile = focused()
    assert tile is stage.tile(3, "Tragedy die 5: The Uncanny")
    assert tile.visibleRegion().boundingRect() == tile.rect()


def test_click_does_not_scroll_its_own_question_away(staged: Staged) -> None:
    """The next question was scrolled into view, so another click at the same place voted for the player below."""
    table = a_tilt_due(mira="+-", rook="+-", gm="--", wren="++-")
    tilt_rolled(table, 2, 6, 3, 5, 4, 1, 6, 2, 3)
    stage = staged(table, width=960, height=360)
    (area,) = stage.panel.findChildren(QScrollArea)
    window, bar = stage.window, area.verticalScrollBar()
    for row in range(len(stage.rows())):
        area.ensureWidgetVisible(stage.rows()[row])
        tile = next(tile for tile in stage.rows()[row].tiles if not tile.choice.refusal)
        place, top = tile.mapTo(window, tile.rect().center()), bar.value()
        QTest.mouseMove(window.windowHandle(), place)
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        QApplication.processEvents()
        assert not stage.rows()[row].is_waiting
        assert window.childAt(place) in stage.rows()[row].tiles
        assert bar.value() == top


def test_panel_is_resized_with_window(staged: Staged) -> None:
    stage = staged(voting())
    stage.window.resize(1000, 700)
    assert stage.panel.geometry().right() < 1000
    stage.window.resize(1600, 900)
    assert abs(stage.panel.geometry().center().x() - 800) <= 1


def test_panel_filling_the_room_hides_texts_below_it(staged: Staged) -> None:
    """A strip of the last result's text was visible below the votes of a Tilt."""
    stage = staged(voting(), width=1280, height=360)
    beneath = QLabel(stage.window)
    beneath.setStyleSheet("background: red")
    beneath.setGeometry(stage.window.rect())
    beneath.show()
    stage.panel.raise_()
    picture, panel = stage.window.grab().toImage(), stage.panel.geometry()
    assert picture.pixelColor(panel.center().x(), panel.bottom()).green() > 100
    assert picture.pixelColor(panel.left(), panel.center().y()).green() < 100


def test_another_campaign_closes_panel_and_opens_its_own(staged: Staged) -> None:
    stage = staged(begun(a_tilt_due()))
    stage.panel.hide_panel()
    stage.panel.forget()
    stage.bridge.open(voting())
    stage.panel.follow()
    assert stage.step == "Step 3 of 4: Categories"


def test_panel_is_freed(qtbot: QtBot) -> None:
    window, bridge = a_window(qtbot), a_bridge(voting())

    def make() -> ProcedurePanel:
        panel = ProcedurePanel(bridge, window, an_action(window))
        panel.follow()
        return panel

    assert is_freed_on_deleting(make, qtbot)
