"""Checks in the window: set up, rolled with the players' own dice, improved, announced and undone."""

import gc
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import character_place
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.widgets.dice_fields import DieField
from tests.driver.gestures import MouseHand
from tests.driver.gm import ALONE, CTRL, DESTINY, GM, LEFT, Key, begins_a_check, drags_onto_the_check, panel, rolls


def carries_by_keys(gm: GM, name: str) -> None:
    """Pick up a character's first die with Enter, and move down past the last row."""
    roster = gm.app.window.characters
    roster.choose(gm.hand.who(name))
    roster.setCurrentIndex(roster.model().index(roster.currentIndex().row(), Column.TOKENS))
    gm.focuses(roster)
    gm.presses(Key.Key_Return)
    for _ in range(roster.model().rowCount()):
        gm.presses(Key.Key_Down)


def test_down_key_moves_carried_tokens_from_last_row_to_check(fight: GM) -> None:
    gm = fight
    carries_by_keys(gm, "Mira Vance")
    assert gm.focused() is panel(gm)
    gm.presses(Key.Key_Return)
    assert gm.app.window.chooser.isVisible()
    gm.sees("Improve Roll")


def test_arrow_returns_from_check_and_esc_drops_carried_tokens(fight: GM) -> None:
    gm = fight
    carries_by_keys(gm, "Mira Vance")
    gm.presses(Key.Key_Up)
    assert gm.focused() is gm.app.window.characters
    gm.presses(Key.Key_Down)
    assert gm.focused() is panel(gm)
    gm.presses(Key.Key_Escape)
    assert not gm.app.window.carried.tokens
    assert gm.focused() is gm.app.window.characters


def test_viewing_history_shows_the_past_check_disabled(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 9, 4)
    gm.next_turn()
    gm.looks_back_to("Mira Vance: Acrobatics 20 against 15, 2 degrees of success.")
    assert panel(gm).headline.text() == "Mira Vance: Acrobatics"
    gm.sees("Success, 2 degrees")
    assert not panel(gm).bar.do.isEnabled()
    gm.hand.acts(WindowAction.RETURN_TO_NOW)
    assert "against DC 15" in panel(gm).sentence.accessibleName()
    assert panel(gm).bar.do.isEnabled()


def test_announcing_a_check_resets_its_circumstances(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    for field, value in (("DC", 20), ("Extra Advantage", 5), ("Fortune", True)):
        gm.hand.says_in_check(field, value)
        QApplication.processEvents()
    gm.sees("Mira Vance · Acrobatics 7 · Advantage 9 · against DC 20")
    rolls(gm, 9)
    gm.presses(Key.Key_Return)
    gm.sees("Mira Vance · Acrobatics 7 · Advantage 4 · against DC 20")
    assert panel(gm).draft.value("fortune") is None


def test_check_with_typed_dice_is_undone_as_one_action(fight: GM) -> None:
    gm = fight
    before = gm.table()
    begins_a_check(gm, "Mira Vance")
    gm.sees("Mira Vance · Acrobatics 7 · Advantage 4 · against DC 15")
    rolls(gm, 4, 2)
    gm.sees("13 against 15")
    drags_onto_the_check(gm, gm.hand.tokens(DESTINY, "triumph", 4))
    gm.presses(Key.Key_Return)
    gm.sees("17 against 15")
    gm.sees("1 degree of success")
    gm.presses(Key.Key_Return)
    gm.sees_log("1 degree of success")
    gm.undoes()
    assert gm.table() == before


def test_die_spent_on_resistance_keeps_next_check_with_active_character(fight: GM) -> None:
    gm = fight
    gm.next_turn()
    gm.app.window.characters.choose(gm.hand.who("Warden Cassel"))
    begins_a_check(gm, "Warden Cassel", on="Rook Adeyemi", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    gm.sees("Rook Adeyemi · Toughness")
    rolls(gm)
    mouse = MouseHand(gm)
    mouse.drags(mouse.held("Rook Adeyemi", "triumph"), mouse.check_row("Improve Roll"))
    while gm.app.bridge.rules.open_check() is not None:
        panel(gm).submit_waiting_step()
    assert panel(gm).draft.by == gm.hand.who("Warden Cassel")


def chooses_row(gm: GM, words: str) -> None:
    """Click a row of spends in the popup that lists all of them."""
    panel(gm).refresh()
    panel(gm).rows.open_popup()
    leaf = panel(gm).rows.every_row
    assert leaf is not None
    rows = [leaf.rows.model().index(row, 1) for row in range(leaf.rows.model().rowCount())]
    found = next(row for row in rows if words in row.data(Qt.ItemDataRole.AccessibleTextRole))
    leaf.rows.scrollTo(found)
    QTest.mouseClick(leaf.rows.viewport(), LEFT, ALONE, leaf.rows.visualRect(found).center())
    QApplication.processEvents()


def test_die_spent_on_a_typed_check_is_asked_for(fight: GM) -> None:
    """Before, it was rolled by the click if the program had rolled a similar die for another check."""
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm)
    chooses_row(gm, "Improve Roll with Tragedy die")
    gm.presses(Key.Key_Return)
    assert gm.app.bridge.rules.open_check() is None
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    chooses_row(gm, "Improve Roll with Triumph die")
    gm.sees("Improve Roll with Triumph die")
    gm.types("6")
    gm.presses(Key.Key_Return)
    gm.sees_log("Triumph 6")


def test_attack_continues_with_damage_and_harm(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.sees("Hit,")
    gm.presses(Key.Key_Return)
    gm.sees("Warden Cassel · Toughness")
    rolls(gm, 3)
    gm.sees("Not resisted,")
    gm.presses(Key.Key_Return)
    proposed = panel(gm).bar.do.text()
    gm.presses(Key.Key_Return)
    gm.sees("wound", of="Warden Cassel")
    assert proposed == "Apply wound"
    gm.undoes()
    gm.does_not_see("wound", of="Warden Cassel")


def test_last_outcome_shows_newest_step_of_an_older_action(fight: GM) -> None:
    """A token was awarded between a hit and its resistance, so the outcome went into an older log line."""
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    gm.awards("triumph", 4, to="Rook Adeyemi")
    assert "Rook Adeyemi" in gm.app.window.last.outcome.accessibleName()
    rolls(gm, 3)
    gm.presses(Key.Key_Return)
    assert gm.app.window.last.outcome.accessibleName().startswith("Not resisted · Warden Cassel → ")


def test_unannounced_roll_survives_a_restart(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.closes()
    gm.opens_again()
    gm.presses(Key.Key_R, CTRL)
    gm.sees("13 against 15")
    assert panel(gm).bar.do.text() == "Announce"
    gm.presses(Key.Key_Return)
    gm.sees_log("Acrobatics")
    assert gm.app.bridge.rules.open_check() is None


def test_check_replaces_a_side_panel(fight: GM) -> None:
    gm = fight
    gm.hand.acts(WindowAction.ADD_NOTE)
    assert not panel(gm).isVisible()
    gm.hand.acts(WindowAction.CHECK)
    gm.sees("Mira Vance · Acrobatics 7")
    assert panel(gm).isAncestorOf(gm.focused())


def test_check_panel_is_disabled_while_viewing_history(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.looks_back_to("starts with")
    gm.sees("You are viewing an earlier moment. Choose “Return to now” to continue playing.")
    assert not panel(gm).bar.do.isEnabled()
    gm.presses(Key.Key_Escape)
    assert panel(gm).bar.do.text() == "Announce"
    assert panel(gm).bar.do.isEnabled()


def test_paint_event_is_freed_after_painting_with_carried_tokens(fight: GM) -> None:
    """Before, a refused drop kept one alive. On Python 3.12 its painter then ended the process."""
    begins_a_check(fight, "Mira Vance")
    gc.collect()
    fight.picks_up(DESTINY, "triumph", 6)
    panel(fight).repaint()
    frames = [one for one in gc.get_objects() if isinstance(one, FrameType)]
    assert [frame.f_code.co_qualname for frame in frames if frame.f_code.co_name == "paintEvent"] == []


def test_typed_attack_is_rolled_and_its_last_step_undone(fight: GM) -> None:
    gm = fight
    gm.presses(Key.Key_Slash)
    gm.types("attack mira warden")
    gm.comes_to_see("against Warden Cassel's Fortitude")
    assert gm.app.bridge.rules.open_check() is None
    gm.presses(Key.Key_Return)
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    rolls(gm, 3)
    gm.presses(Key.Key_Return)
    gm.presses(Key.Key_Return)
    gm.sees("wound", of="Warden Cassel")
    gm.presses(Key.Key_B, CTRL)
    gm.does_not_see("wound", of="Warden Cassel")
    assert panel(gm).bar.do.text() == "Apply wound"
    gm.redoes()
    gm.sees("wound", of="Warden Cassel")


def test_undo_of_finished_attack_restores_typed_faces(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    typed = [field.text() for field in panel(gm).bar.dice.findChildren(DieField)]
    assert typed
    gm.undoes()
    assert [field.text() for field in panel(gm).bar.dice.findChildren(DieField)][:2] == ["20", "9"]
    assert isinstance(gm.focused(), DieField)


def test_correcting_a_die_hides_the_open_award(fight: GM) -> None:
    """Before, the award's uses covered the field, and took its digits."""
    gm = fight
    gm.drags_and_waits("triumph", 4, to="Rook Adeyemi")
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 14, 9)
    panel(gm).result.correction_requested.emit("d20")
    assert not gm.app.window.chooser.isVisible()
    assert isinstance(gm.focused(), DieField)


def test_redo_focuses_the_next_die(fight: GM) -> None:
    """Before, the button had the focus, and Enter rolled the resistance in the program."""
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    gm.presses(Key.Key_B, CTRL)
    gm.focuses(panel(gm).bar.do)
    gm.redoes()
    gm.sees("Warden Cassel · Toughness")
    assert isinstance(gm.focused(), DieField)


def test_next_check_never_targets_its_own_actor_after_correction(fight: GM) -> None:
    """Before, the undone roll made its own character the actor of the GM's check, so the target attacked itself."""
    gm = fight
    gm.next_turn()
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    rolls(gm, 3)
    gm.undoes()
    panel(gm).bar.dice.clear_faces()
    rolls(gm, 20)
    gm.presses(Key.Key_Return)
    gm.sees_log("Resisted")
    assert panel(gm).sentence.word(WHO).word.says == "Warden Cassel", "it is the Warden's turn"
    assert panel(gm).draft.on != panel(gm).draft.by
    gm.undoes()
    assert panel(gm).sentence.word(WHO).word.says == "Mira Vance"
    assert panel(gm).sentence.word(TARGET).word.says == "Warden Cassel"


def test_target_who_acts_targets_the_previous_actor(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    gm.hand.says_in_check(WHO, gm.hand.who("Warden Cassel"))
    QApplication.processEvents()
    assert panel(gm).sentence.word(TARGET).word.says == "Mira Vance"


def test_actor_is_not_offered_as_target(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    offered = [option.name for option in panel(gm).sentence.word(TARGET).word.options]
    assert "Mira Vance" not in offered
    assert offered[0] == "Warden Cassel"


def test_encounter_start_is_shown_before_the_unrolled_check(session: GM) -> None:
    """Before, the largest text in the strip was that a check had not been rolled."""
    gm = session
    begins_a_check(gm, "Rook Adeyemi")
    drags_onto_the_check(gm, gm.hand.tokens(character_place(gm.hand.who("Rook Adeyemi")), "triumph"))
    gm.hand.chooses("improve-roll", 4)
    gm.starts_encounter("At the gate", "Mira Vance", "Rook Adeyemi")
    said = gm.app.window.last.outcome.accessibleName()
    assert said.startswith("Encounter · Combat starts: At the gate. ")
    assert "Rook Adeyemi's check has not been rolled." in said
