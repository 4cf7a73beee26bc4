"""Undo, redo, viewing history, and undoing back to an older line."""

import pytest
from PySide6.QtWidgets import QApplication, QListView

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import READ_ONLY_REFUSAL
from gmtracker.ui.widgets.buttons import TokenButton
from tests.architecture.checkout import ROOT
from tests.driver.gm import CTRL, DESTINY, GM, Key
from tests.windows.screen_text import rows_of

OLD = ROOT / "tests" / "storage" / "old_campaigns"


@pytest.fixture
def three_deeds(session: GM) -> GM:
    """Do three actions: an award with its use, stones on a wheel, and another award."""
    session.awards("triumph", 6, to="Mira Vance", use="inspiration")
    session.fills_wheel("Rook Adeyemi", 3)
    session.awards("triumph", 4, to="Tam Oakes")
    return session


def test_viewing_history_shows_the_past_table_until_esc(three_deeds: GM) -> None:
    now = three_deeds.table()
    three_deeds.looks_back_to("Rook Adeyemi: Stress 3 → 6")
    three_deeds.sees("The table after this step: Rook Adeyemi: Stress 3 → 6.")
    three_deeds.does_not_see("3 Triumph dice", of="Tam Oakes")
    three_deeds.sees("3 stones", of="Rook Adeyemi")
    three_deeds.presses(Key.Key_Escape)
    three_deeds.does_not_see("The table after")
    assert three_deeds.table() == now


def test_older_evening_can_be_viewed_but_not_undone(session: GM) -> None:
    session.looks_back_to("It is Rook Adeyemi's turn.")
    session.sees("The table after this step: It is Rook Adeyemi's turn.")
    session.sees("Rook Adeyemi's turn")
    session.sees("Hounds on the slipway (combat)")
    session.takes_back_to("It is Rook Adeyemi's turn.")
    session.is_refused("You can undo only within the current chapter. Older chapters are read-only.")
    session.sees("Session 2")


def test_commands_are_refused_while_viewing_history(three_deeds: GM) -> None:
    three_deeds.looks_back_to("Rook Adeyemi: Stress 3 → 6")
    then = three_deeds.table()
    why_not = three_deeds.drags(DESTINY, "triumph", 4, to="Mira Vance")
    assert why_not.startswith("You are viewing an earlier moment.")
    three_deeds.fills_wheel("Mira Vance", 2)
    three_deeds.is_refused("You are viewing an earlier moment.")
    assert three_deeds.table() == then


def test_adding_is_disabled_with_reason_while_viewing_history(
    three_deeds: GM,
) -> None:
    """Before, the buttons above a pool and the field that adds opposition looked enabled."""
    window = three_deeds.app.window
    add, buttons = window.actions_of_play[WindowAction.ADD_IN_A_LINE], window.pools.findChildren(TokenButton)
    three_deeds.looks_back_to("Rook Adeyemi: Stress 3 → 6")
    assert not add.isEnabled()
    assert {(button.isEnabled(), button.toolTip()) for button in buttons} == {(False, READ_ONLY_REFUSAL)}
    three_deeds.presses(Key.Key_K, CTRL)
    three_deeds.types("add 3 guard")
    findings = window.findChild(QListView, "findings")
    assert findings is not None
    assert [READ_ONLY_REFUSAL in row for row in rows_of(findings)] == [True]
    three_deeds.presses(Key.Key_Escape)
    three_deeds.presses(Key.Key_Escape)
    assert add.isEnabled()
    assert all(button.isEnabled() and button.toolTip().endswith("(hold for more)") for button in buttons)


def test_ctrl_z_while_viewing_history_says_why_it_is_refused(three_deeds: GM) -> None:
    three_deeds.looks_back_to("Rook Adeyemi: Stress 3 → 6")
    three_deeds.undoes()
    three_deeds.is_refused("You are viewing an earlier moment. Choose “Return to now” to continue playing.")
    three_deeds.presses(Key.Key_Escape)
    three_deeds.undoes()
    three_deeds.sees_log("Rook Adeyemi: Stress 3 → 6.")


def test_log_button_undoes_its_line_and_all_after(three_deeds: GM) -> None:
    before = three_deeds.table()
    three_deeds.points_at_the_button_of("Rook Adeyemi: Stress 3 → 6")
    three_deeds.sees("Undo 2 actions, starting with Rook Adeyemi's Stress")
    three_deeds.takes_back_to("Rook Adeyemi: Stress 3 → 6")
    three_deeds.sees_log("Mira Vance: Inspiration with Triumph 6")
    three_deeds.sees("0 stones", of="Rook Adeyemi")
    three_deeds.redoes()
    assert three_deeds.table() == before


def test_undo_reaches_back_before_the_session_start(three_deeds: GM) -> None:
    for _ in range(4):
        three_deeds.undoes()
    three_deeds.sees("Between sessions")
    for _ in range(4):
        three_deeds.redoes()
    three_deeds.sees_log("Tam Oakes earns Triumph 4")


def test_undo_and_redo_name_their_actions(three_deeds: GM) -> None:
    three_deeds.can_undo("award of Triumph 4 to Tam Oakes")
    three_deeds.undoes()
    three_deeds.sees("Redo award of Triumph 4 to Tam Oakes")
    three_deeds.fills_wheel("Tam Oakes", 1)
    three_deeds.does_not_see("Redo award")


def test_previous_turn_can_be_undone(fight: GM) -> None:
    fight.next_turn()
    fight.goes_back_a_turn()
    fight.sees("Mira Vance's turn")
    fight.undoes()
    fight.sees("Warden Cassel's turn")


def test_undo_restores_a_removed_character_with_tokens(session: GM) -> None:
    before = session.table()
    session.removes("Rook Adeyemi")
    session.does_not_see("Rook Adeyemi (player: Ben)")
    session.undoes()
    assert session.table() == before


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["humans-and-heroes", "shattered-spheres", "torg-eternity", "vagabond"])
def test_old_evening_can_be_viewed_and_undone_completely(gm: GM, game: str) -> None:
    """Before, rows whose tokens were gone were asked for their faces, and an award in an older form for its die."""
    gm.opens()
    bridge = gm.app.bridge
    assert gm.app.document.open_sample(OLD / f"{game}.gmtracker.json")
    for entry in bridge.entries():
        bridge.look_back(entry.id)
        QApplication.processEvents()
    bridge.return_to_now()
    while bridge.undo():
        QApplication.processEvents()
    assert not bridge.entries()[1:]
