"""A Tilt from the award of the pool's last die to its two outcomes in the log."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.roll_tables import RollTablesWindow
from gmtracker.ui.campaign.start_page import NewCampaignWindow
from gmtracker.ui.procedure.body import ProcedureBody
from gmtracker.ui.procedure.panel import ProcedurePanel
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import LineField
from tests.driver.gm import ALONE, CTRL, GM, LEFT, Key


def presses_header(gm: GM, words: str) -> None:
    """Click a button of the header."""
    gm.hand.clicks(gm.app.window.header, words)


def renames_first_category(gm: GM, words: str) -> None:
    """Change the name of the first category in the roll table editor."""
    fields = gm.window_of(RollTablesWindow).findChildren(LineField)
    next(field for field in fields if field.isVisible()).setText(words)


def test_whole_tilt_can_be_played_with_keys(voting: GM, tmp_path: Path) -> None:
    gm = voting
    gm.sees_log("The Tilt: Ana 12, Ben −12, GM 0.")
    gm.types("6565")
    gm.presses(Key.Key_Return)
    gm.sees("Something good for Mira Vance: No Way Back")
    gm.types("4141")
    gm.presses(Key.Key_Return)
    gm.sees_log("Something good for Mira Vance · No Way Back, ")
    gm.sees_log("Something bad for Rook · The Uncanny, ")
    gm.does_not_see("Count the votes")
    gm.sees("Something bad for Rook. The Uncanny. ")
    gm.presses(Key.Key_Return)
    gm.does_not_see("Finish the Tilt")
    gm.sees("Something good for Mira Vance · No Way Back, ")
    gm.ends_session()
    assert "Something good for Mira Vance · No Way Back, " in gm.prints(tmp_path / "evening.md")


@pytest.fixture
def rolling(tilt: GM) -> GM:
    """Start the Hard Tilt, whose ten dice are not rolled yet."""
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_2)
    return tilt


def sheet(gm: GM) -> ProcedurePanel:
    """Return the open procedure's panel."""
    panel = gm.app.window.procedure_panel.panel
    assert panel is not None
    return panel


def dice(gm: GM) -> list[DieField]:
    """Return the visible die fields in the panel."""
    return [field for field in sheet(gm).findChildren(DieField) if field.isVisible()]


def faces(gm: GM) -> str:
    """Return the faces in the die fields, in their order."""
    return "".join(field.text() for field in dice(gm))


def test_typing_replaces_a_clicked_tilt_face(rolling: GM) -> None:
    """Before, the digit was lost, because the field was full."""
    rolling.types("412")
    QTest.mouseClick(dice(rolling)[0], LEFT)
    rolling.types("6")
    assert faces(rolling) == "612"
    assert rolling.focused() is dice(rolling)[3]
    dice(rolling)[1].setFocus()
    rolling.types("5")
    assert faces(rolling) == "652"


def test_digit_after_click_beside_tilt_dice_fills_the_open_die(rolling: GM) -> None:
    """Before, the digit was lost."""
    panel = sheet(rolling)
    rolling.types("4")
    QTest.mouseClick(panel, LEFT, ALONE, QPoint(panel.width() - 60, panel.height() - 80))
    rolling.types("12")
    assert faces(rolling) == "412"


def test_missing_tilt_dice_are_asked_for_again_after_each_face(rolling: GM) -> None:
    """Before, they were asked for only once, and rolled after the next face."""
    for face in "432":
        rolling.types(face)
        rolling.presses(Key.Key_Return, CTRL)
        rolling.sees("dice have no result yet.")
    rolling.presses(Key.Key_Return, CTRL)
    rolling.sees("Step 3 of 4: Categories")


def test_tilt_button_keeps_its_place_when_dice_are_asked_for(rolling: GM) -> None:
    """Before, it moved down by 41 pixels, and the second click missed it."""
    roll = next(button for button in sheet(rolling).findChildren(Button) if button.text() == "Roll")
    place = roll.mapToGlobal(roll.rect().center())
    rolling.types("65412121")
    rolling.waits_until(sheet(rolling).guard.isHidden)
    for sentence in (
        "Ben · Tragedy #2, Tragedy #3: no result yet. Type it, or press again to roll.",
        "Step 3 of 4: Categories",
    ):
        under = rolling.app.window.childAt(rolling.app.window.mapFromGlobal(place))
        assert under is roll
        QTest.mouseClick(roll, LEFT)
        rolling.sees(sentence)


def test_undo_of_finished_tilt_reverses_one_stage_and_keeps_dice(rolling: GM) -> None:
    """Before, undo reversed the whole Tilt, including fifteen typed dice."""
    rolling.types("6541212654")
    rolling.presses(Key.Key_Return)
    for votes in ("6565", "4141"):
        rolling.types(votes)
        rolling.presses(Key.Key_Return)
    rolling.undoes()
    rolling.sees("Step 4 of 4: Elements")
    while not rolling.app.bridge.table.undo_label().startswith("roll for"):
        rolling.undoes()
    rolling.undoes()
    rolling.sees("Step 2 of 4: Roll")
    assert faces(rolling) == "6541212654"
    rolling.presses(Key.Key_Return)
    rolling.sees("Step 3 of 4: Categories")


def test_award_use_is_offered_before_the_tilt_opens(eve: GM) -> None:
    eve.drags_and_waits("tragedy", 3, to="Rook")
    eve.does_not_see("you can still use the value of the awarded die")
    eve.hand.chooses("inspiration")
    eve.sees("A Tilt is due")
    eve.sees("Soft Tilt")


def test_keeping_the_awarded_last_die_opens_the_tilt(tilt: GM) -> None:
    tilt.sees("you can still use the value of the awarded die")
    tilt.presses(Key.Key_Return)
    tilt.sees("A heavy blow and a great opportunity.")


def test_esc_hides_the_tilt_and_header_reopens_it(tilt: GM) -> None:
    tilt.presses(Key.Key_Escape)
    tilt.does_not_see("you can still use the value of the awarded die")
    tilt.fills_wheel("Rook", 1)
    tilt.does_not_see("you can still use the value of the awarded die")
    presses_header(tilt, "A Tilt is due…")
    tilt.sees("you can still use the value of the awarded die")
    presses_header(tilt, "A Tilt is due…")
    tilt.does_not_see("you can still use the value of the awarded die")


def test_ctrl_g_toggles_the_tilt(tilt: GM) -> None:
    tilt.presses(Key.Key_Escape)
    tilt.presses(Key.Key_G, CTRL)
    tilt.sees("Go to the Tilt")
    tilt.presses(Key.Key_G, CTRL)
    tilt.does_not_see("Go to the Tilt")


def test_typed_check_is_shown_in_front_of_the_tilt(tilt: GM) -> None:
    """Before, it was rolled behind the panel, unseen."""
    tilt.app.window.line.show_in_front()
    tilt.types("check mira")
    tilt.does_not_see("you can still use the value of the awarded die")
    tilt.presses(Key.Key_Escape)
    presses_header(tilt, "A Tilt is due…")
    tilt.sees("you can still use the value of the awarded die")


def test_undo_reverses_the_tilt_step_by_step(voting: GM) -> None:
    voting.types("6")
    voting.presses(Key.Key_Return, CTRL)
    voting.presses(Key.Key_Return, CTRL)
    voting.sees("Step 4 of 4: Elements")
    voting.undoes()
    voting.sees("6 No Way Back, 1 vote")
    voting.undoes()
    voting.does_not_see("1 vote")
    voting.undoes()
    voting.sees("Step 2 of 4: Roll")
    voting.redoes()
    voting.sees("Step 3 of 4: Categories")


def test_double_click_on_roll_leaves_the_next_step_unanswered(tilt: GM) -> None:
    """Before, the button that skips the whole Tilt appeared where "Roll" had been."""
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_Return)
    panel, window = sheet(tilt), tilt.app.window
    tilt.waits_until(panel.guard.isHidden)
    roll = next(button for button in panel.findChildren(QPushButton) if button.text() == "Roll")
    at = roll.mapTo(window, roll.rect().center())
    for answers in (roll, panel.guard):
        assert window.childAt(at) is answers
        QTest.mouseClick(answers, Qt.MouseButton.LeftButton, pos=answers.mapFrom(window, at))
        tilt.sees("Step 3 of 4: Categories")
    tilt.waits_until(panel.guard.isHidden)


def test_double_click_on_the_last_count_undoes_nothing(voting: GM) -> None:
    """Before, the panel shrank for its outcome, and the second click hit the button that undoes the whole Tilt."""
    voting.types("6565")
    voting.presses(Key.Key_Return)
    panel, window = sheet(voting), voting.app.window
    voting.waits_until(panel.guard.isHidden)
    voting.types("4141")
    count = next(button for button in panel.findChildren(QPushButton) if button.text() == "Count the votes")
    at = count.mapTo(window, count.rect().center())
    QTest.mouseDClick(window.windowHandle(), LEFT, pos=at)
    QApplication.processEvents()
    assert not panel.geometry().contains(at)
    assert window.childAt(at) is panel.guard
    voting.sees_log("Something bad for Rook · The Uncanny, ")


def test_header_has_no_tilt_button_without_a_tilt(eve: GM) -> None:
    eve.does_not_see("Tilt")
    assert not eve.app.window.actions_of_play[WindowAction.OPEN_PROCEDURE].isEnabled()


def test_viewing_history_hides_the_tilt_until_the_return(voting: GM) -> None:
    voting.looks_back_to("Session 1, “Low water”, starts")
    voting.does_not_see("Count the votes")
    voting.does_not_see("Hard Tilt…")
    voting.hand.acts(WindowAction.RETURN_TO_NOW)
    voting.sees("Count the votes")


def test_open_tilt_is_still_open_after_a_restart(voting: GM) -> None:
    voting.types("6")
    voting.closes()
    voting.opens_again()
    voting.sees("6 No Way Back, 1 vote")


def test_campaign_uses_its_own_tilt_table(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    renames_first_category(tilt, "Ash and Ember")
    tilt.hand.clicks(tilt.window_of(RollTablesWindow), "Save")
    tilt.turns_to_the_table()
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_Return, CTRL)
    tilt.sees("1 Ash and Ember")


def test_roll_table_editor_opens_only_once(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    assert len(tilt.app.window.findChildren(RollTablesWindow)) == 1
    tilt.window_of(RollTablesWindow).close()
    tilt.turns_to_the_table()


def test_unsaved_roll_tables_ask_before_another_campaign_opens(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    renames_first_category(tilt, "Ash and Ember")
    tilt.hand.acts(WindowAction.NEW)
    assert tilt.app.window.findChild(NewCampaignWindow) is None
    tilt.hand.clicks(tilt.window_of(RollTablesWindow), "Save")
    tilt.turns_to_the_table()
    tilt.creates_another_campaign("Elsewhere")
    tilt.chooses_recent("Harbor Nights")
    tilt.sees_log("Soft Tilt: the campaign now uses a custom version.")


def test_votes_keep_their_place_while_others_vote(voting: GM) -> None:
    """Before, the rows of votes moved up by two lines of the hint beside the boards."""
    sheet = voting.app.window.procedure_panel.panel
    assert sheet is not None
    body = sheet.findChildren(ProcedureBody)[0]

    def places() -> list[int]:
        QApplication.processEvents()
        return [row.mapTo(sheet, QPoint()).y() for row in body.rows]

    before = places()
    for vote in "6565":
        voting.types(vote)
        assert places() == before


def test_tilt_outcome_stays_painted_when_a_covered_button_is_clicked(voting: GM) -> None:
    """Before, a click on a button behind the panel painted over it."""
    window, sheet = voting.app.window, voting.app.window.procedure_panel.panel
    assert sheet is not None
    window.frame.open_drawer()
    for votes in ("6565", "4141"):
        voting.types(votes)
        voting.presses(Key.Key_Return)
    assert sheet.isVisible()
    voting.sees("Finish the Tilt")
    voting.waits_until(sheet.guard.isHidden)
    before = sheet.grab().toImage()
    QTest.mouseClick(window.drawer.close_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert sheet.isVisible()
    assert sheet.grab().toImage() == before
    assert window.childAt(sheet.geometry().center()) in (sheet, *sheet.findChildren(QWidget))


def test_double_enter_on_roll_casts_no_vote(rolling: GM) -> None:
    rolling.types("6543216543")
    rolling.presses(Key.Key_Return)
    rolling.sees("Step 3 of 4: Categories")
    before = rolling.app.bridge.entries()
    QTest.keyClick(rolling.focused(), Key.Key_Return)
    assert rolling.app.bridge.entries() == before
    rolling.presses(Key.Key_Return)
    assert len(rolling.app.bridge.entries()) == len(before) + 1
