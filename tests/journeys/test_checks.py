"""Checks at the window: set up, rolled with the players' own dice, improved, announced, and taken back."""

import gc
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import held_by
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.widgets.dice_fields import DieField
from tests.driver.gestures import MouseHand
from tests.driver.gm import ALONE, CTRL, DESTINY, GM, LEFT, Key, begins_a_check, drags_onto_the_check, panel, rolls


def carries_by_keys(gm: GM, name: str) -> None:
    """Pick up somebody's first die by Enter, and go down past the last row."""
    roster = gm.app.window.characters
    roster.choose(gm.hand.who(name))
    roster.setCurrentIndex(roster.model().index(roster.currentIndex().row(), Column.TOKENS))
    gm.focuses(roster)
    gm.presses(Key.Key_Return)
    for _ in range(roster.model().rowCount()):
        gm.presses(Key.Key_Down)


def test_tokens_carried_by_keys_reach_the_check_below_the_last_row(fight: GM) -> None:
    gm = fight
    carries_by_keys(gm, "Mira Vance")
    assert gm.focused() is panel(gm)
    gm.presses(Key.Key_Return)
    assert gm.app.window.chooser.isVisible()
    gm.sees("Improve Roll")


def test_the_arrows_lead_back_from_the_check_and_esc_lets_go(fight: GM) -> None:
    gm = fight
    carries_by_keys(gm, "Mira Vance")
    gm.presses(Key.Key_Up)
    assert gm.focused() is gm.app.window.characters
    gm.presses(Key.Key_Down)
    assert gm.focused() is panel(gm)
    gm.presses(Key.Key_Escape)
    assert not gm.app.window.carried.tokens
    assert gm.focused() is gm.app.window.characters


def test_looking_back_shows_the_check_as_it_stood_then_and_nothing_can_be_done(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 9, 4)
    gm.next_turn()
    gm.looks_back_to("Mira Vance: Acrobatics 20 against 15, 2 degrees of success.")
    assert panel(gm).headline.sentence == "Mira Vance: Acrobatics"
    gm.sees("2 degrees of success")
    assert not panel(gm).bar.do.isEnabled()
    gm.hand.acts(WindowAction.RETURN_TO_NOW)
    assert "against DC 15" in panel(gm).sentence.accessibleName()
    assert panel(gm).bar.do.isEnabled()


def test_circumstances_are_forgotten_once_the_check_is_announced(fight: GM) -> None:
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


def test_a_check_with_typed_dice_is_improved_announced_and_undone_as_one(fight: GM) -> None:
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


def test_a_die_dragged_onto_a_resistance_leaves_the_next_check_with_whoever_has_the_turn(fight: GM) -> None:
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
        panel(gm).answer()
    assert panel(gm).draft.by == gm.hand.who("Warden Cassel")


def chooses_row(gm: GM, words: str) -> None:
    """Click what could be spent on the check, in the leaf that lists all of it."""
    panel(gm).refresh()
    panel(gm).rows.open_all()
    leaf = panel(gm).rows.every_row
    assert leaf is not None
    rows = [leaf.rows.model().index(row, 0) for row in range(leaf.rows.model().rowCount())]
    found = next(row for row in rows if words in row.data(Qt.ItemDataRole.AccessibleTextRole))
    leaf.rows.scrollTo(found)
    QTest.mouseClick(leaf.rows.viewport(), LEFT, ALONE, leaf.rows.visualRect(found).center())
    QApplication.processEvents()


def test_a_die_that_is_spent_on_a_typed_check_is_asked_for(fight: GM) -> None:
    """It was rolled by the click, where the program had rolled one like it for another check."""
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


def test_an_attack_goes_on_to_damage_and_harm(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.sees("A hit,")
    gm.presses(Key.Key_Return)
    gm.sees("Warden Cassel · Toughness")
    rolls(gm, 3)
    gm.sees("degrees of failure")
    gm.presses(Key.Key_Return)
    proposed = panel(gm).bar.do.text()
    gm.presses(Key.Key_Return)
    gm.sees("wound", of="Warden Cassel")
    assert proposed.startswith("A wound")
    gm.undoes()
    gm.does_not_see("wound", of="Warden Cassel")


def test_what_was_done_last_is_told_though_its_action_began_before_another(fight: GM) -> None:
    """A token was awarded between a hit and its resistance, whose outcome went into an older line of the log."""
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    gm.awards("triumph", 4, to="Rook Adeyemi")
    assert "Rook Adeyemi" in gm.app.window.last.outcome.accessibleName()
    rolls(gm, 3)
    gm.presses(Key.Key_Return)
    assert gm.app.window.last.outcome.accessibleName().startswith("Not resisted, 3 degrees of failure")


def test_a_roll_that_was_not_announced_is_kept_when_the_program_ends(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.closes()
    gm.opens_again()
    gm.sees("13 against 15")
    gm.presses(Key.Key_R, CTRL)
    assert panel(gm).bar.do.text() == "Announce"
    gm.presses(Key.Key_Return)
    gm.sees_log("Acrobatics")
    assert gm.app.bridge.rules.open_check() is None


def test_the_check_takes_the_place_of_a_panel(fight: GM) -> None:
    gm = fight
    gm.hand.acts(WindowAction.ADD_NOTE)
    assert not panel(gm).isVisible()
    gm.hand.acts(WindowAction.CHECK)
    gm.sees("Mira Vance · Acrobatics 7")
    assert panel(gm).isAncestorOf(gm.focused())


def test_the_check_panel_waits_while_looking_back(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.looks_back_to("starts with")
    gm.sees("You are viewing an earlier moment. Choose “Return to now” to continue playing.")
    assert not panel(gm).bar.do.isEnabled()
    gm.presses(Key.Key_Escape)
    assert panel(gm).bar.do.text() == "Announce"
    assert panel(gm).bar.do.isEnabled()


def test_no_paint_event_outlives_its_painting_while_tokens_are_carried(fight: GM) -> None:
    """One did, held by the refusal of a drop: on Python 3.12 its painter then ended the process."""
    begins_a_check(fight, "Mira Vance")
    gc.collect()
    fight.picks_up(DESTINY, "triumph", 6)
    panel(fight).repaint()
    frames = [one for one in gc.get_objects() if isinstance(one, FrameType)]
    assert [frame.f_code.co_qualname for frame in frames if frame.f_code.co_name == "paintEvent"] == []


def test_a_whole_attack_is_said_in_the_line_rolled_by_the_players_and_its_last_step_taken_back(fight: GM) -> None:
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
    assert panel(gm).bar.do.text().startswith("A wound")
    gm.redoes()
    gm.sees("wound", of="Warden Cassel")


def test_undo_of_a_finished_attack_brings_the_faces_back_that_were_typed_for_it(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    typed = [field.text() for field in panel(gm).bar.dice.findChildren(DieField)]
    assert typed
    gm.undoes()
    assert [field.text() for field in panel(gm).bar.dice.findChildren(DieField)][:2] == ["20", "9"]
    assert isinstance(gm.focused(), DieField)


def test_a_die_is_corrected_while_an_award_is_open_with_nothing_over_its_field(fight: GM) -> None:
    """The award's uses came over the very field, with digits of their own."""
    gm = fight
    gm.drags_and_waits("triumph", 4, to="Rook Adeyemi")
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 14, 9)
    panel(gm).result.correction_requested.emit("d20")
    assert not gm.app.window.chooser.isVisible()
    assert isinstance(gm.focused(), DieField)


def test_after_a_redo_the_keys_are_in_the_die_that_is_typed_next(fight: GM) -> None:
    """They stood on the button, and Enter rolled the resistance here."""
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Key.Key_Return)
    gm.presses(Key.Key_B, CTRL)
    gm.focuses(panel(gm).bar.do)
    gm.redoes()
    gm.sees("Warden Cassel · Toughness")
    assert isinstance(gm.focused(), DieField)


def test_after_an_attack_out_of_turn_whose_resistance_was_corrected_nobody_is_set_up_against_oneself(fight: GM) -> None:
    """The roll that was taken back made its own character the actor of the GM's check: the target attacked itself."""
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


def test_who_was_the_target_acts_against_who_acted_before(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    gm.hand.says_in_check(WHO, gm.hand.who("Warden Cassel"))
    QApplication.processEvents()
    assert panel(gm).sentence.word(TARGET).word.says == "Mira Vance"


def test_who_acts_is_not_among_those_whom_it_may_be_against(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    offered = [option.name for option in panel(gm).sentence.word(TARGET).word.options]
    assert "Mira Vance" not in offered
    assert offered[0] == "Warden Cassel"


def test_an_encounter_that_begins_while_a_check_waits_for_its_roll_is_what_is_told(session: GM) -> None:
    """The strip had in its largest letters that a check was not rolled."""
    gm = session
    begins_a_check(gm, "Rook Adeyemi")
    drags_onto_the_check(gm, gm.hand.tokens(held_by(gm.hand.who("Rook Adeyemi")), "triumph"))
    gm.hand.chooses("improve-roll", 4)
    gm.starts_encounter("At the gate", "Mira Vance", "Rook Adeyemi")
    said = gm.app.window.last.outcome.accessibleName()
    assert said.startswith("Combat starts: At the gate · ")
    assert "Rook Adeyemi's check has not been rolled." in said
