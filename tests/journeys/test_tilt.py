"""A Tilt from the award of the pool's last die to its two outcomes in the log."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.roll_tables import RollTablesWindow
from gmtracker.ui.procedure.body import ProcedureBody
from gmtracker.ui.table_frame import LOG
from gmtracker.ui.widgets.inputs import LineField
from tests.driver.gm import CTRL, GM, Key


def presses_header(gm: GM, words: str) -> None:
    """Click a button of the header by its words."""
    gm.hand.clicks(gm.app.window.header, words)


def renames_first_category(gm: GM, words: str) -> None:
    """Type another name for the first category of the table that the editor shows."""
    fields = gm.window_of(RollTablesWindow).findChildren(LineField)
    next(field for field in fields if field.isVisible()).setText(words)


def test_a_tilt_from_its_last_die_to_both_outcomes_by_keys_alone(voting: GM, tmp_path: Path) -> None:
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
    gm.sees("The Tilt. Something bad for Rook · The Uncanny, ")
    gm.presses(Key.Key_Return)
    gm.does_not_see("Back to the table")
    gm.ends_session()
    assert "Something good for Mira Vance · No Way Back, " in gm.prints(tmp_path / "evening.md")


def test_the_use_of_an_award_is_offered_before_the_tilt_opens(eve: GM) -> None:
    eve.drags_and_waits("tragedy", 3, to="Rook")
    eve.does_not_see("Its own use comes first.")
    eve.hand.chooses("inspiration")
    eve.sees("The Tilt is due")
    eve.sees("Soft Tilt")


def test_keeping_the_awarded_die_opens_the_tilt(tilt: GM) -> None:
    tilt.sees("Its own use comes first.")
    tilt.presses(Key.Key_Return)
    tilt.sees("A heavy blow and a great chance.")


def test_the_tilt_is_put_away_by_esc_and_brought_back_from_the_header(tilt: GM) -> None:
    tilt.presses(Key.Key_Escape)
    tilt.does_not_see("Its own use comes first.")
    tilt.fills_wheel("Rook", 1)
    tilt.does_not_see("Its own use comes first.")
    presses_header(tilt, "The Tilt is due…")
    tilt.sees("Its own use comes first.")
    presses_header(tilt, "The Tilt is due…")
    tilt.does_not_see("Its own use comes first.")


def test_ctrl_g_brings_the_tilt_back_and_puts_it_away(tilt: GM) -> None:
    tilt.presses(Key.Key_Escape)
    tilt.presses(Key.Key_G, CTRL)
    tilt.sees("On to the Tilt")
    tilt.presses(Key.Key_G, CTRL)
    tilt.does_not_see("On to the Tilt")


def test_a_check_that_is_typed_comes_to_the_front_of_the_tilt(tilt: GM) -> None:
    """It was rolled behind the sheet, unseen."""
    tilt.app.window.line.bring()
    tilt.types("check mira")
    tilt.does_not_see("Its own use comes first.")
    tilt.presses(Key.Key_Escape)
    presses_header(tilt, "The Tilt is due…")
    tilt.sees("Its own use comes first.")


def test_undo_takes_the_tilt_back_step_by_step(voting: GM) -> None:
    voting.types("6")
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


def test_without_a_tilt_the_header_has_nothing_to_go_on_with(eve: GM) -> None:
    eve.does_not_see("Tilt")
    assert not eve.app.window.actions_of_play[WindowAction.OPEN_PROCEDURE].isEnabled()


def test_looking_back_hides_the_tilt_until_the_return(voting: GM) -> None:
    voting.looks_back_to("Session 1, Low water, begins")
    voting.does_not_see("Count the votes")
    voting.does_not_see("Hard Tilt…")
    voting.hand.acts(WindowAction.RETURN_TO_NOW)
    voting.sees("Count the votes")


def test_an_open_tilt_is_there_again_after_a_restart(voting: GM) -> None:
    voting.types("6")
    voting.closes()
    voting.opens_again()
    voting.sees("6 No Way Back, 1 vote")


def test_a_campaign_plays_with_a_table_of_its_own(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    renames_first_category(tilt, "Ash and Ember")
    tilt.hand.clicks(tilt.window_of(RollTablesWindow), "Save")
    tilt.turns_to_the_table()
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_Return)
    tilt.presses(Key.Key_Return, CTRL)
    tilt.sees("1 Ash and Ember")


def test_the_editor_of_the_tables_opens_once(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    assert len(tilt.app.window.findChildren(RollTablesWindow)) == 1
    tilt.window_of(RollTablesWindow).close()
    tilt.turns_to_the_table()


def test_tables_being_edited_are_saved_before_another_campaign_takes_the_table(tilt: GM) -> None:
    tilt.hand.acts(WindowAction.ROLL_TABLES)
    renames_first_category(tilt, "Ash and Ember")
    tilt.creates_another_campaign("Elsewhere")
    tilt.chooses_recent("Harbor Nights")
    tilt.sees_log("The campaign's own table: Soft Tilt.")


def test_the_votes_stay_where_they_are_while_fewer_are_left_to_vote(voting: GM) -> None:
    """The rows of votes went up by two lines of the hint beside the boards."""
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


def test_the_sheet_stays_whole_when_something_behind_it_is_clicked_while_it_shows_its_outcome(voting: GM) -> None:
    """A tab behind it, clicked, tore it."""
    window, sheet = voting.app.window, voting.app.window.procedure_panel.panel
    assert sheet is not None
    window.frame.open_drawer(LOG)
    for votes in ("6565", "4141"):
        voting.types(votes)
        voting.presses(Key.Key_Return)
    assert sheet.isVisible()
    assert voting.app.bridge.rules.procedure_view() is None
    before = sheet.grab().toImage()
    tabs = window.drawer.findChildren(QTabBar)[0]
    for tab in range(tabs.count()):
        QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(tab).center())
        QApplication.processEvents()
    assert sheet.isVisible()
    assert sheet.grab().toImage() == before
    assert window.childAt(sheet.geometry().center()) in (sheet, *sheet.findChildren(QWidget))
