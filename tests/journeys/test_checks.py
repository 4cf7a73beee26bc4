"""Checks at the window: set up, rolled with the players' own dice, improved, announced, and taken back."""

from gmtracker.ui.actions import Act
from tests.journeys.checking import begins_a_check, drags_onto_the_check, panel, rolls
from tests.journeys.gm import CTRL, DESTINY, GM, Key


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
    panel(gm).bar.focus_first()
    gm.presses(Key.Key_Return)
    gm.sees_log("1 degree of success")
    gm.undoes()
    assert gm.table() == before


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
    assert gm.parts.bridge.open_check() is None


def test_the_check_comes_to_the_front_where_another_tab_was(fight: GM) -> None:
    gm = fight
    order = gm.parts.window.docks[2]
    order.raise_()
    gm.hand.acts(Act.CHECK)
    gm.sees("Mira Vance · Acrobatics 7")
    assert panel(gm).isAncestorOf(gm.focused())


def test_looking_back_the_check_waits(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.looks_back_to("begins with")
    gm.sees("You are looking back; press Esc")
    assert not panel(gm).bar.do.isEnabled()
    gm.presses(Key.Key_Escape)
    assert panel(gm).bar.do.text() == "Announce"
    assert panel(gm).bar.do.isEnabled()
