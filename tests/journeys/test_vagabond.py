"""A fight of Vagabond in the window: an attack with its damage, a save against a creature, and Countdown dice."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import character_place, pool_place
from gmtracker.engine.commands import AddToken
from gmtracker.resources import resource
from gmtracker.rulesets.vagabond.luck import is_full
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.widgets.dice_fields import DieField
from tests.driver.gm import CTRL, GM, SHIFT, Key, begins_a_check, drags_onto_the_check, offered, panel, rolls

COUNTDOWN = pool_place("countdown")


@pytest.fixture
def marsh(gm: GM, tmp_path: Path) -> GM:
    """Open the sample. It is Odo Farrow's turn, and the Reed Stalker has 7 HP."""
    file = tmp_path / "marsh.gmtracker.json"
    shutil.copy(resource("samples", "vagabond", "campaign.gmtracker.json"), file)
    gm.opens(file)
    return gm


def begins_a_save(gm: GM, creature: str, hero: str) -> None:
    """Press Ctrl+R, and set which creature acts against which hero."""
    gm.presses(Key.Key_R, CTRL)
    gm.hand.says_in_check(WHO, gm.hand.who(creature))
    gm.hand.says_in_check(TARGET, gm.hand.who(hero))
    QApplication.processEvents()


def test_attack_with_damage_and_death_is_one_undo(marsh: GM) -> None:
    gm = marsh
    before = gm.table()
    begins_a_check(gm, "Odo Farrow", on="Reed Stalker", kind="attack")
    gm.sees("Odo Farrow · Melee against Difficulty 8")
    rolls(gm, 15)
    gm.sees("15 against 8")
    gm.presses(Key.Key_Return)
    gm.sees("Reed Stalker is hit")
    rolls(gm, 7)
    gm.sees("7 damage")
    gm.presses(Key.Key_Return)
    gm.sees_log("Reed Stalker drops to 0 HP and dies.")
    gm.sees("Dead", of="Reed Stalker")
    gm.undoes()
    assert gm.table() == before


def says_in_line(gm: GM, words: str) -> None:
    """Type into the command bar."""
    gm.hand.acts(WindowAction.FIND)
    gm.types(words)


def test_attacks_are_still_typed_after_rolled_damage(marsh: GM) -> None:
    """Before, the next attack was rolled as soon as it was typed, and the 20 typed for it was lost."""
    gm = marsh
    begins_a_check(gm, "Odo Farrow", on="Reed Stalker", kind="attack")
    rolls(gm, 15)
    gm.presses(Key.Key_Return)
    gm.presses(Key.Key_Return, CTRL)
    gm.presses(Key.Key_Return)
    says_in_line(gm, "attack wenna bog mother")
    gm.sees("Press Enter to type the dice, or Ctrl+Enter to roll here")
    gm.presses(Key.Key_Return)
    gm.types("20")
    gm.presses(Key.Key_Return)
    gm.sees("Natural 20")


def test_face_typed_after_the_roll_is_reported_as_late(marsh: GM) -> None:
    """Before, the face was ignored without a message."""
    gm = marsh
    says_in_line(gm, "attack odo reed")
    gm.presses(Key.Key_Return, CTRL)
    gm.types("5")
    gm.sees("gmtracker rolled these dice. To type your own results, undo the roll.")
    gm.undoes()
    gm.does_not_see("gmtracker rolled these dice.")
    gm.types("15")
    gm.presses(Key.Key_Return)
    gm.sees("15 against 8")


def test_undoing_an_announcement_in_a_die_field_focuses_the_button(marsh: GM) -> None:
    """Before, “More” had the focus, and the next Enter opened its menu."""
    gm = marsh
    begins_a_check(gm, "Odo Farrow", kind="attack")
    rolls(gm, 15)
    gm.presses(Key.Key_Return)
    gm.sees("The target is hit")
    assert isinstance(gm.focused(), DieField)
    gm.undoes()
    assert gm.focused() is panel(gm).bar.do
    assert panel(gm).bar.do.text() == "Announce"


def test_default_key_takes_the_crits_benefit_at_full_luck(marsh: GM) -> None:
    """Seed 003, Crits. Before, Ctrl+Enter announced "Luck is full already", and the Crit gave nothing."""
    gm = marsh
    odo = gm.hand.who("Odo Farrow")
    while not is_full(gm.app.bridge.shown, gm.app.bridge.shown.character(odo)):
        assert gm.app.bridge.dispatch(AddToken(kind="luck", place=character_place(odo)))
    begins_a_check(gm, "Odo Farrow", on="Reed Stalker", kind="attack")
    rolls(gm, 20)
    gm.sees("Natural 20")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees_log("Odo Farrow deals 6 more damage instead of gaining Luck.")


def test_hero_rolls_a_save_against_a_creature(marsh: GM) -> None:
    gm = marsh
    begins_a_save(gm, "The Bog Mother", "Odo Farrow")
    gm.sees("The Bog Mother acts · Odo Farrow · Reflex against Difficulty 14")
    rolls(gm, 3)
    gm.sees("3 against 14")
    gm.sees("Fail")


def sizes(dice: list[str]) -> list[str]:
    """Return the sizes of dice as they are read aloud: "The water rises: Countdown die, d10"."""
    return [die.rpartition(", ")[2] for die in dice]


def test_countdown_dice_shrink_each_round_and_previous_turn_restores_them(marsh: GM) -> None:
    gm = marsh
    before = gm.lies_in(COUNTDOWN)
    assert sizes(before) == ["d10", "d6"]
    for _ in range(4):
        gm.next_turn()
    assert gm.lies_in(COUNTDOWN) == before
    gm.next_turn()
    gm.sees("Round 2")
    gm.sees_log("“The water rises” (Cd10) rolls 1 and shrinks to Cd8.")
    assert sizes(gm.lies_in(COUNTDOWN)) == ["d8", "d4"]
    gm.goes_back_a_turn()
    assert gm.lies_in(COUNTDOWN) == before


def test_countdown_dice_of_a_new_round_can_be_typed(marsh: GM) -> None:
    gm = marsh
    for _ in range(4):
        gm.presses(Key.Key_Right, CTRL | SHIFT)
        gm.next_turn()
    gm.presses(Key.Key_Right, CTRL | SHIFT)
    gm.types("74")
    gm.presses(Key.Key_Return)
    gm.sees("Round 2")
    gm.sees_log("“The water rises” (Cd10) rolls 7. “The Bog Mother wakes” (Cd6) rolls 4.")


def test_game_menu_sets_and_rolls_a_countdown_die(marsh: GM) -> None:
    gm = marsh
    gm.picks_for_all("Add a Countdown die…")
    gm.hand.fill(gm.hand.panel(), "Event", "The bell")
    gm.hand.fill(gm.hand.panel(), "Die", "d4")
    gm.hand.does()
    assert "The bell: Countdown die, d4" in gm.lies_in(COUNTDOWN)
    gm.picks_for_all("Roll the Countdown dice now…")
    gm.types("731")
    gm.presses(Key.Key_Return)
    gm.sees_log("“The water rises” (Cd10) rolls 7. “The Bog Mother wakes” (Cd6) rolls 3.")
    gm.sees_log("“The bell” (Cd4) rolls 1: the countdown ends.")


def test_ctrl_enter_does_the_chosen_use_from_any_die(marsh: GM) -> None:
    """Before, the open die was rolled without asking for it, unlike Enter in its field."""
    gm = marsh
    begins_a_check(gm, "Odo Farrow", on="Reed Stalker", kind="attack")
    rolls(gm, 3)
    gm.presses(Key.Key_Return)
    says_in_line(gm, "roll the countdown dice")
    gm.presses(Key.Key_Return)
    assert gm.app.window.chooser.isVisible()
    gm.types("7")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees(": no result yet.")
    gm.presses(Key.Key_Return, CTRL)
    gm.sees_log("“The water rises” (Cd10) rolls 7.")
    assert gm.app.window.chooser.isHidden()


def test_luck_shows_its_odds_before_and_after_the_roll(marsh: GM) -> None:
    gm = marsh
    begins_a_check(gm, "Wenna Pike", kind="skill")
    assert offered(gm)[0].startswith("Favor with Luck (4 of them): +d6, then ")
    drags_onto_the_check(gm, gm.hand.tokens(character_place(gm.hand.who("Wenna Pike")), "luck"))
    gm.presses(Key.Key_Return)
    gm.sees("Favored")
    rolls(gm, 2, 1)
    assert offered(gm)[0].startswith("Reroll with Luck (3 of them): the d20 showing 2, then ")
    gm.presses(Key.Key_Return)
    gm.sees_log("Wenna Pike spends 1 Luck: the next d20 is Favored.")
