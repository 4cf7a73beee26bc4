"""Everything without a mouse, and tokens picked up instead of dragged."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.engine.campaign import HAND
from gmtracker.ui.actions import WindowAction
from tests.driver.gm import ALONE, DESTINY, GM, SHIFT, Key


def test_a_die_is_awarded_and_used_by_keys_alone(session: GM) -> None:
    session.focuses(session.app.window.pools.views[DESTINY])
    session.presses(Key.Key_Home)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_Down)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_1)
    session.presses(Key.Key_Return)
    session.sees_log("Rook Adeyemi earns Triumph 6 and holds the die. Rook Adeyemi: Coup with Triumph 6")


def test_esc_lets_go_of_what_is_carried(session: GM) -> None:
    session.picks_up(DESTINY, "triumph", 6)
    session.presses(Key.Key_Escape)
    before = session.table()
    session.clicks_row("Mira Vance")
    assert session.table() == before


def test_a_die_is_picked_up_by_a_click_and_laid_down_by_another(session: GM) -> None:
    session.picks_up(DESTINY, "triumph", 6)
    session.clicks_row("Tam Oakes")
    session.hand.keeps()
    session.sees_log("Tam Oakes earns Triumph 6 and holds the die.")


def test_h_on_a_tragedy_aims_at_a_hubris(session: GM) -> None:
    session.focuses(session.app.window.pools.views[DESTINY])
    session.presses(Key.Key_End)
    session.presses(Key.Key_H)
    session.presses(Key.Key_Return)
    session.sees_log("hubris: ")


def test_space_in_the_roster_gives_the_turn_and_shift_space_takes_it_back(fight: GM) -> None:
    fight.focuses(fight.app.window.characters)
    fight.presses(Key.Key_Space)
    fight.sees("Warden Cassel's turn")
    fight.presses(Key.Key_Space, SHIFT)
    fight.sees("Mira Vance's turn")


def test_ctrl_and_the_arrows_change_the_turn_from_anywhere(fight: GM) -> None:
    fight.hand.acts(WindowAction.ADD_NOTE)
    fight.types("Wind from the west")
    fight.focuses(fight.app.window.log)
    fight.next_turn()
    fight.sees("Warden Cassel's turn")
    fight.goes_back_a_turn()
    fight.sees("Mira Vance's turn")


def test_ctrl_z_in_an_empty_dice_field_undoes_at_the_table(session: GM) -> None:
    session.fills_wheel("Mira Vance", 2)
    session.awards("triumph", 6, to="Rook Adeyemi")
    session.drags(HAND, "tragedy", to="Mira Vance")
    assert session.focused().accessibleName() == "Tragedy d6"
    session.undoes()
    session.can_undo("Stress of Mira Vance, 5 → 7")


def test_the_wheel_turns_by_plus_and_minus(session: GM) -> None:
    session.app.window.characters.choose(session.hand.who("Tam Oakes"))
    session.focuses(session.app.window.characters)
    session.types("++-")
    session.sees("1 stone", of="Tam Oakes")


def test_tab_goes_through_the_whole_window_and_comes_back(session: GM) -> None:
    session.hand.acts(WindowAction.LOG)
    start = session.app.window.characters
    session.focuses(start)
    visited: list[QWidget] = []
    while not visited or (session.focused() is not start and len(visited) < 60):
        session.presses(Key.Key_Tab)
        visited.append(session.focused())
    assert visited[-1] is start
    assert {session.app.window.log, *session.app.window.pools.views.values()} <= set(visited)
    assert QApplication.focusWidget() is start


def test_a_check_is_rolled_with_typed_dice_without_leaving_the_keys(session: GM) -> None:
    session.hand.acts(WindowAction.CHECK)
    session.hand.acts(WindowAction.CHECK)
    session.types("14")
    session.types("6")
    session.presses(Key.Key_Return)
    session.sees("against 15")
    session.presses(Key.Key_Return)
    session.sees_log("degree")
    assert session.app.bridge.rules.open_check() is None


def goes_through_the_parts(gm: GM, keys: Qt.KeyboardModifier) -> list[QWidget]:
    """Press F6 from the roster until it is back there; returns what had the keys on the way."""
    roster = gm.app.window.characters
    gm.focuses(roster)
    visited: list[QWidget] = []
    while roster not in visited and len(visited) < 20:
        gm.presses(Key.Key_F6, keys)
        visited.append(gm.focused())
    return visited


def test_f6_goes_from_part_to_part_and_with_shift_the_other_way_round(fight: GM) -> None:
    """From the roster to the pool beside it once took twenty Tabs."""
    window = fight.app.window
    fight.hand.acts(WindowAction.LOG)
    there = goes_through_the_parts(fight, ALONE)
    parts = (window.check, window.log, window.last, window.line, window.header, *window.pools.views.values())
    assert all(part is one or part.isAncestorOf(one) for part, one in zip(parts, there, strict=False))
    assert len(there) == len(parts) + 1
    assert goes_through_the_parts(fight, SHIFT) == [*there[-2::-1], window.characters]


def test_f6_comes_back_to_where_a_part_was_left(fight: GM) -> None:
    window = fight.app.window
    fight.hand.acts(WindowAction.LOG)
    fight.hand.acts(WindowAction.CHECK)
    fight.presses(Key.Key_Tab)
    fight.presses(Key.Key_Tab)
    left = fight.focused()
    fight.presses(Key.Key_F6)
    assert fight.focused() is window.log
    fight.presses(Key.Key_F6, SHIFT)
    assert fight.focused() is left


def test_f6_goes_to_an_open_panel_in_the_place_of_what_it_hides(fight: GM) -> None:
    fight.hand.acts(WindowAction.ADD_NOTE)
    panel = fight.app.window.side
    assert any(panel.isAncestorOf(widget) for widget in goes_through_the_parts(fight, ALONE))
    assert not any(fight.app.window.check.isAncestorOf(one) for one in goes_through_the_parts(fight, ALONE))


def test_f6_stays_on_the_sheet_of_a_procedure_which_lies_over_all_else(tilt: GM) -> None:
    sheet = tilt.app.window.procedure_panel.panel
    assert sheet is not None
    tilt.presses(Key.Key_F6)
    assert sheet.isAncestorOf(tilt.focused())
