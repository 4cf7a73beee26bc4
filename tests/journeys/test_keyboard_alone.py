"""Everything without a mouse. Tokens are picked up instead of dragged."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from gmtracker.engine.campaign import HAND
from gmtracker.engine.events import DiceRolled
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.widgets.buttons import Button, ToolButton
from tests.driver.gm import ALONE, CTRL, DESTINY, GM, SHIFT, Key


def test_die_is_awarded_and_used_with_keys(session: GM) -> None:
    session.focuses(session.app.window.pools.views[DESTINY])
    session.presses(Key.Key_Home)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_Down)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_3)
    session.presses(Key.Key_Return)
    session.sees_log(
        "Rook Adeyemi earns Triumph 6 and keeps the die. Rook Adeyemi: Inspiration with Triumph 6, a hint of size 6."
    )


def test_esc_drops_carried_tokens(session: GM) -> None:
    session.picks_up(DESTINY, "triumph", 6)
    session.presses(Key.Key_Escape)
    before = session.table()
    session.clicks_row("Mira Vance")
    assert session.table() == before


def test_die_is_picked_up_and_placed_with_clicks(session: GM) -> None:
    session.picks_up(DESTINY, "triumph", 6)
    session.clicks_row("Tam Oakes")
    session.hand.keeps()
    session.sees_log("Tam Oakes earns Triumph 6 and keeps the die.")


def test_award_by_keys_leaves_row_and_check_with_the_same_character(fight: GM) -> None:
    """Before, the row of the hero who got the die became the current one, while the check stayed another's."""
    window = fight.app.window
    acting = fight.hand.who("Mira Vance")
    assert (window.characters.current_character(), window.check.draft.by) == (acting, acting)
    fight.picks_up(DESTINY, "triumph", 6)
    while window.characters.current_character() != fight.hand.who("Tam Oakes"):
        fight.presses(Key.Key_Down)
    fight.presses(Key.Key_Return)
    fight.hand.keeps()
    fight.sees_log("Tam Oakes earns Triumph 6 and keeps the die.")
    assert (window.characters.current_character(), window.check.draft.by) == (acting, acting)


def test_h_key_on_a_tragedy_targets_a_hubris(session: GM) -> None:
    session.focuses(session.app.window.pools.views[DESTINY])
    session.presses(Key.Key_End)
    session.presses(Key.Key_H)
    session.presses(Key.Key_Return)
    session.sees_log("hubris: ")


def test_space_and_shift_space_change_the_turn(fight: GM) -> None:
    fight.focuses(fight.app.window.characters)
    fight.presses(Key.Key_Space)
    fight.sees("Warden Cassel's turn")
    fight.presses(Key.Key_Space, SHIFT)
    fight.sees("Mira Vance's turn")


def test_ctrl_arrows_change_the_turn_from_anywhere(fight: GM) -> None:
    fight.hand.acts(WindowAction.ADD_NOTE)
    fight.types("Wind from the west")
    fight.focuses(fight.app.window.log)
    fight.next_turn()
    fight.sees("Warden Cassel's turn")
    fight.goes_back_a_turn()
    fight.sees("Mira Vance's turn")


def test_ctrl_z_in_an_empty_die_field_undoes_a_step(session: GM) -> None:
    session.fills_wheel("Mira Vance", 2)
    session.awards("triumph", 6, to="Rook Adeyemi")
    session.drags(HAND, "tragedy", to="Mira Vance")
    assert session.focused().accessibleName() == "Penalty"
    session.undoes()
    session.can_undo("Mira Vance's Stress, 5 → 7")


def test_plus_and_minus_change_the_wheel(session: GM) -> None:
    session.app.window.characters.choose(session.hand.who("Tam Oakes"))
    session.focuses(session.app.window.characters)
    session.types("++-")
    session.sees("1 stone", of="Tam Oakes")


def test_tab_cycles_through_the_window(session: GM) -> None:
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


def test_check_with_typed_dice_is_rolled_with_keys(session: GM) -> None:
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
    """Press F6 from the roster until it has the focus again. Return the widgets that had the focus on the way."""
    roster = gm.app.window.characters
    gm.focuses(roster)
    visited: list[QWidget] = []
    while roster not in visited and len(visited) < 20:
        gm.presses(Key.Key_F6, keys)
        visited.append(gm.focused())
    return visited


def test_f6_and_shift_f6_cycle_through_the_parts(fight: GM) -> None:
    """Before, it took twenty Tabs from the roster to the pool beside it."""
    window = fight.app.window
    fight.hand.acts(WindowAction.LOG)
    there = goes_through_the_parts(fight, ALONE)
    pools = window.pools.views.values()
    parts = (window.check, window.log, window.last, window.line, window.header, *pools)
    assert all(part is one or part.isAncestorOf(one) for part, one in zip(parts, there, strict=False))
    assert len(there) == len(parts) + 1
    assert goes_through_the_parts(fight, SHIFT) == [*there[-2::-1], window.characters]


def test_f6_returns_to_the_last_focus_of_a_part(fight: GM) -> None:
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


def test_f6_reaches_an_open_panel_instead_of_the_covered_part(fight: GM) -> None:
    fight.hand.acts(WindowAction.ADD_NOTE)
    panel = fight.app.window.side
    assert any(panel.isAncestorOf(widget) for widget in goes_through_the_parts(fight, ALONE))
    assert not any(fight.app.window.check.isAncestorOf(one) for one in goes_through_the_parts(fight, ALONE))


def test_f6_stays_on_an_open_procedure(tilt: GM) -> None:
    sheet = tilt.app.window.procedure_panel.panel
    assert sheet is not None
    tilt.presses(Key.Key_F6)
    assert sheet.isAncestorOf(tilt.focused())


def test_enter_presses_any_focused_button(fight: GM) -> None:
    """Before, only Space worked in the header."""
    window = fight.app.window
    fight.focuses(next(b for b in window.header.findChildren(ToolButton) if b.text() == "Next turn"))
    fight.presses(Key.Key_Return)
    fight.sees_log("It is Warden Cassel's turn.")
    fight.focuses(window.last.log)
    fight.presses(Key.Key_Return)
    assert window.drawer.isVisible()
    fight.focuses(window.drawer.close_button)
    fight.presses(Key.Key_Return)
    assert not window.drawer.isVisible()
    buttons = [*window.findChildren(QToolButton), *window.findChildren(QPushButton)]
    stops = [button for button in buttons if button.isVisible() and button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [button for button in stops if not isinstance(button, ToolButton | Button)] == []


def test_ctrl_enter_continues_the_open_check_from_anywhere(fight: GM) -> None:
    """Before, it opened a sheet in the roster."""
    window = fight.app.window
    for place in (window.characters, window.header, window.log, window.line, *window.pools.views.values()):
        window.check.refresh()
        window.check.bar.focus_first()
        fight.types("14")
        fight.types("6")
        fight.presses(Key.Key_Return)
        assert fight.app.bridge.rules.open_check() is not None
        fight.sees_in_the_drawer(WindowAction.LOG)
        fight.focuses(place if place is not window.header else window.header.findChildren(ToolButton)[-1])
        fight.presses(Key.Key_Return, CTRL)
        assert fight.app.bridge.rules.open_check() is None, place
    assert window.findChildren(CharacterEditor) == []


def test_ctrl_enter_in_roster_rolls_only_checks_with_typed_face(fight: GM) -> None:
    """Before, it did nothing with a typed face until the check had the focus again."""
    window = fight.app.window
    fight.focuses(window.characters)
    fight.presses(Key.Key_Return, CTRL)
    assert fight.app.bridge.rules.open_check() is None
    window.check.refresh()
    window.check.bar.focus_first()
    fight.types("14")
    fight.types("6")
    fight.focuses(window.characters)
    fight.presses(Key.Key_Return, CTRL)
    check = fight.app.bridge.rules.open_check()
    assert check is not None
    assert [die.face for die in check.dice] == [14, 6]
    fight.presses(Key.Key_Return, CTRL)
    assert fight.app.bridge.rules.open_check() is None


def test_double_ctrl_enter_starts_an_encounter_and_opens_no_sheet(session: GM) -> None:
    """Before, the second one opened a hero's sheet."""
    session.focuses(session.app.window.characters)
    session.hand.acts(WindowAction.START_ENCOUNTER)
    session.presses(Key.Key_Return, CTRL)
    session.presses(Key.Key_Return, CTRL)
    assert session.app.bridge.shown.encounter is not None
    assert session.app.window.findChildren(CharacterEditor) == []
    assert session.app.bridge.rules.open_check() is None


def test_tab_reaches_the_step_buttons_of_a_number(fight: GM) -> None:
    fight.hand.acts(WindowAction.CHECK)
    sentence = fight.app.window.check.sentence
    sentence.open("plus")
    fight.presses(Key.Key_Tab)
    assert fight.focused().accessibleName() == "Extra Advantage: −1"
    fight.presses(Key.Key_Tab)
    fight.presses(Key.Key_Return)
    fight.app.window.check.refresh()
    assert fight.app.window.check.draft.value("plus") == 1


def test_any_digit_goes_into_the_gms_die(session: GM) -> None:
    """Before, a 4 was lost, because no row had that number, and a 2 was rolled."""
    session.awards("tragedy", 6, to="Rook Adeyemi")
    session.drags(HAND, "tragedy", to="Mira Vance")
    session.types("4")
    session.presses(Key.Key_Return)
    rolls = [event for event in session.app.bridge.entries()[-1].events if isinstance(event, DiceRolled)]
    assert [(die.face, die.source) for event in rolls for die in event.dice] == [(4, "typed")]


def test_digit_typed_in_roster_goes_into_the_only_open_die(fight: GM) -> None:
    fight.hand.acts(WindowAction.CHECK)
    fight.presses(Key.Key_Tab)
    fight.app.window.check.bar.focus_first()
    fight.types("15")
    fight.focuses(fight.app.window.characters)
    fight.types("6")
    assert list(fight.app.window.check.bar.dice.faces().values()) == [15, 6]


def test_digit_typed_on_held_tokens_counts_tokens(fight: GM) -> None:
    fight.app.window.check.refresh()
    fight.app.window.check.bar.focus_first()
    fight.types("15")
    roster = fight.app.window.characters
    roster.choose(fight.hand.who("Mira Vance"))
    roster.setCurrentIndex(roster.model().index(roster.currentIndex().row(), Column.TOKENS))
    fight.focuses(roster)
    fight.types("2")
    assert fight.focused() is roster
    assert list(fight.app.window.check.bar.dice.faces().values()) == [15]
