"""Quick work in the middle of a fight: for many characters, with keys alone."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from gmtracker.engine.commands import AddNote, SetCondition
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.panels import NotePanel
from tests.driver.gm import CTRL, GM, LEFT, SHIFT, Key
from tests.windows.screen_text import rows_of, words_in


def three_guards(gm: GM) -> None:
    """Add three guards in one line, expand their row, and select them with Shift and the arrow keys."""
    gm.presses(Key.Key_L, CTRL)
    gm.types("3 guard t1 toughness 4")
    gm.presses(Key.Key_Return)
    gm.app.window.characters.choose(gm.hand.who("Guard 1"))
    gm.focuses(gm.app.window.characters)
    gm.presses(Key.Key_Right)
    gm.presses(Key.Key_Down, SHIFT)
    gm.presses(Key.Key_Down, SHIFT)


def picks(gm: GM, *words: str) -> None:
    """Open the row menu with its key, and trigger the action at this path after the menu has closed."""
    view, corner = gm.app.window.characters, QPoint()
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, corner, view.mapToGlobal(corner)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    within = menu
    for word in words[:-1]:
        within = next(found for found in within.findChildren(QMenu) if found.title().replace("&", "") == word)
    action = next(action for action in within.actions() if action.text().replace("&", "") == words[-1])
    menu.close()
    gm.turns_to_the_table()
    action.trigger()
    QApplication.processEvents()


def double_clicks(gm: GM, part: QWidget, name: str) -> None:
    """Double-click a small button, found by its text or accessible name, as a real mouse does."""
    window = gm.app.window
    buttons = [button for button in part.findChildren(QToolButton) if button.isVisible()]
    button = next(button for button in buttons if name in (button.text(), button.accessibleName()))
    QTest.mouseDClick(window.windowHandle(), LEFT, pos=button.mapTo(window, button.rect().center()))
    QApplication.processEvents()


def test_double_click_on_next_turn_skips_no_one(fight: GM) -> None:
    double_clicks(fight, fight.app.window.header, "Next turn")
    fight.sees_log("It is Warden Cassel's turn.")
    double_clicks(fight, fight.app.window.header, "Next turn")
    fight.sees_log("It is Rook Adeyemi's turn.")


def test_double_click_on_last_undo_button_undoes_one_action(fight: GM) -> None:
    for note in ("The tide turns", "The bell rings"):
        assert fight.app.bridge.dispatch(AddNote(text=note))
    double_clicks(fight, fight.app.window.last, "Undo this")
    assert fight.app.window.last.outcome.accessibleName() == "Note · The tide turns"


def test_several_guards_are_added_and_dazed_together(fight: GM) -> None:
    three_guards(fight)
    picks(fight, "Conditions", "Until the next turn ends", "Dazed")
    for name in ("Guard 1", "Guard 2", "Guard 3"):
        fight.sees("Dazed", of=name)
    fight.can_undo("dazed on Guard ×3")
    for _ in range(4):
        fight.next_turn()
    fight.does_not_see("Dazed", of="Guard 1")
    fight.sees("Dazed", of="Guard 2")


def test_command_for_several_characters_is_one_undo(fight: GM) -> None:
    three_guards(fight)
    before = fight.table()
    picks(fight, "Set aside")
    assert not any("Guard" in row for row in rows_of(fight.app.window.characters))
    fight.undoes()
    assert fight.table() == before
    fight.redoes()
    fight.hand.acts(WindowAction.FIND)
    fight.types("bring back guard 2")
    fight.presses(Key.Key_Return)
    fight.sees("Guard 2", of="Guard 2")
    fight.sees_log("Guard 2 is back.")


def test_note_about_a_character_is_added_from_its_row(fight: GM) -> None:
    fight.app.window.characters.choose(fight.hand.who("Warden Cassel"))
    fight.focuses(fight.app.window.characters)
    picks(fight, "Add a note…")
    assert isinstance(fight.app.window.side.panel, NotePanel)
    fight.types("Limps")
    fight.presses(Key.Key_Return, CTRL)
    note = fight.app.bridge.entries()[-1].command
    assert note == AddNote(text="Limps", about=fight.hand.who("Warden Cassel"))


def test_too_long_note_is_refused_instead_of_cut(fight: GM) -> None:
    before = len(fight.app.bridge.entries())
    QApplication.clipboard().setText("x" * 10_000_000)
    fight.hand.acts(WindowAction.FIND)
    fight.types("note ")
    fight.presses(Key.Key_V, CTRL)
    fight.presses(Key.Key_Return)
    assert any("is too long" in words for words in words_in(fight.app.window))
    assert len(fight.app.bridge.entries()) == before
    QApplication.clipboard().clear()


def test_command_bar_applies_to_all_selected_characters(fight: GM) -> None:
    three_guards(fight)
    fight.presses(Key.Key_K, CTRL)
    fight.types("wounds +1")
    fight.presses(Key.Key_Return)
    for name in ("Guard 1", "Guard 2", "Guard 3"):
        fight.sees("1 wound", of=name)
    fight.presses(Key.Key_K, CTRL)
    fight.types("dazed")
    fight.presses(Key.Key_Return)
    fight.can_undo("dazed on Guard ×3")
    fight.undoes()
    fight.does_not_see("Dazed", of="Guard 3")


def test_rows_show_who_has_acted_and_who_awaits_a_token(fight: GM) -> None:
    fight.next_turn()
    fight.sees("Has acted this round", of="Mira Vance")
    fight.sees("No token gained this session", of="Mira Vance")
    fight.awards("triumph", 6, to="Mira Vance")
    fight.does_not_see("No token gained this session", of="Mira Vance")
    fight.undoes()
    fight.sees("No token gained this session", of="Mira Vance")


def test_action_on_a_crowds_row_applies_to_its_next_member(fight: GM) -> None:
    fight.presses(Key.Key_L, CTRL)
    fight.types("4 thug t1")
    fight.presses(Key.Key_Return)
    fight.app.window.characters.choose(fight.hand.who("Thug 1"))
    fight.focuses(fight.app.window.characters)
    picks(fight, "Conditions", "Dying")
    fight.sees("no. 2 · 1 down", of="Thug 2")
    picks(fight, "Conditions", "Incapacitated")
    fight.sees("no. 3 · 2 down", of="Thug 3")
    fight.presses(Key.Key_Right)
    fight.sees("Dying", of="Thug 1")
    fight.sees("Incapacitated", of="Thug 2")
    fight.does_not_see("Incapacitated", of="Thug 3")
    fight.presses(Key.Key_Left)
    fight.undoes()
    fight.sees("no. 2 · 1 down", of="Thug 2")


def test_crowds_menu_has_two_lines_for_all_members(fight: GM) -> None:
    fight.presses(Key.Key_L, CTRL)
    fight.types("4 thug t1")
    fight.presses(Key.Key_Return)
    fight.picks("All 4…", on="Thug 1")
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()
    fight.turns_to_the_table()
    picks(fight, "Conditions", "Dazed")
    fight.can_undo("dazed on Thug ×4")


def test_recover_with_an_award_asks_what_it_removes(fight: GM) -> None:
    """Shattered Spheres, Recover: one stone is removed, and something else too. Before, only the Stress was."""
    assert fight.app.bridge.dispatch(SetCondition(character=fight.hand.who("Mira Vance"), condition="fatigued"))
    fight.presses(Key.Key_K, CTRL)
    fight.types("award 4 triumph mira recover")
    fight.presses(Key.Key_Return)
    fight.hand.fill(fight.hand.panel(), "Removes", "fatigued")
    fight.hand.does()
    fight.does_not_see("Fatigued", of="Mira Vance")
    fight.sees("Stress 7", of="Mira Vance")
