"""Everything without a mouse, and tokens picked up instead of dragged."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from gmtracker.engine.campaign import HAND
from gmtracker.engine.events import DiceRolled
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.widgets.buttons import Button, ToolButton
from tests.driver.gm import ALONE, CTRL, DESTINY, GM, SHIFT, Key


def test_a_die_is_awarded_and_used_by_keys_alone(session: GM) -> None:
    session.focuses(session.app.window.pools.views[DESTINY])
    session.presses(Key.Key_Home)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_Down)
    session.presses(Key.Key_Return)
    session.presses(Key.Key_4)
    session.presses(Key.Key_Return)
    session.sees_log(
        "Rook Adeyemi earns Triumph 6 and keeps the die. Rook Adeyemi: Inspiration with Triumph 6, a hint of size 6."
    )


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
    session.sees_log("Tam Oakes earns Triumph 6 and keeps the die.")


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
    assert session.focused().accessibleName() == "Penalty"
    session.undoes()
    session.can_undo("Mira Vance's Stress, 5 → 7")


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
    pools = window.pools.views.values()
    parts = (window.check, window.log, window.last, window.line, window.header, *pools, window.counters)
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


def test_enter_presses_every_button_of_the_window_that_has_the_keys(fight: GM) -> None:
    """In the header only Space did."""
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


def test_ctrl_enter_answers_the_open_check_from_anywhere(fight: GM) -> None:
    """In the roster it opened a sheet."""
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


def test_ctrl_enter_on_the_roster_rolls_the_check_that_has_a_typed_face_and_no_other(fight: GM) -> None:
    """With a face typed it did nothing until the keys were brought back to the check."""
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


def test_ctrl_enter_twice_starts_an_encounter_and_opens_no_sheet(session: GM) -> None:
    """The second one opened the sheet of a hero."""
    session.focuses(session.app.window.characters)
    session.hand.acts(WindowAction.START_ENCOUNTER)
    session.presses(Key.Key_Return, CTRL)
    session.presses(Key.Key_Return, CTRL)
    assert session.app.bridge.shown.encounter is not None
    assert session.app.window.findChildren(CharacterEditor) == []
    assert session.app.bridge.rules.open_check() is None


def test_the_steps_of_a_number_are_reached_by_tab(fight: GM) -> None:
    fight.hand.acts(WindowAction.CHECK)
    sentence = fight.app.window.check.sentence
    sentence.open("plus")
    fight.presses(Key.Key_Tab)
    assert fight.focused().accessibleName() == "Extra Advantage: −1"
    fight.presses(Key.Key_Tab)
    fight.presses(Key.Key_Return)
    fight.app.window.check.refresh()
    assert fight.app.window.check.draft.value("plus") == 1


def test_a_face_typed_for_the_gms_die_goes_into_it_whatever_digit_it_is(session: GM) -> None:
    """A 4 was lost, as no row had that number, and a 2 rolled."""
    session.awards("tragedy", 6, to="Rook Adeyemi")
    session.drags(HAND, "tragedy", to="Mira Vance")
    session.types("4")
    session.presses(Key.Key_Return)
    rolls = [event for event in session.app.bridge.entries()[-1].events if isinstance(event, DiceRolled)]
    assert [(die.face, die.source) for event in rolls for die in event.dice] == [(4, "typed")]


def test_a_digit_typed_at_the_roster_goes_into_the_one_open_die_of_the_check(fight: GM) -> None:
    fight.hand.acts(WindowAction.CHECK)
    fight.presses(Key.Key_Tab)
    fight.app.window.check.bar.focus_first()
    fight.types("15")
    fight.focuses(fight.app.window.characters)
    fight.types("6")
    assert list(fight.app.window.check.bar.dice.faces().values()) == [15, 6]


def test_a_digit_typed_on_held_tokens_is_for_those_whatever_die_is_open(fight: GM) -> None:
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
