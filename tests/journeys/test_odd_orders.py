"""Actions in unusual orders: nothing breaks, and nothing is lost."""

import pytest

from gmtracker.engine.campaign import character_place
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.house_rules import HouseRulesWindow
from gmtracker.ui.character_editor.window import CharacterEditor
from tests.driver.gm import DESTINY, FATE, GM, Key


def chooses_everything(gm: GM) -> None:
    """Trigger every action, one after the other, no matter what the last one opened."""
    for act in WindowAction:
        if act is not WindowAction.QUIT:
            gm.hand.acts(act)


def test_all_actions_work_without_a_campaign(gm: GM) -> None:
    gm.opens()
    gm.sees("New campaign")
    for act in set(WindowAction) - {WindowAction.QUIT}:
        gm.hand.acts(act)
    gm.sees("Your recent campaigns will appear here.")


@pytest.mark.thorough
def test_all_actions_work_in_an_empty_campaign(gm: GM) -> None:
    gm.opens()
    gm.creates_campaign("Harbor Nights")
    chooses_everything(gm)


def test_all_actions_work_in_a_fight(fight: GM) -> None:
    chooses_everything(fight)


@pytest.mark.thorough
def test_all_actions_work_while_viewing_history(fight: GM) -> None:
    fight.next_turn()
    fight.looks_back_to("Session 2, “Low water”, starts")
    chooses_everything(fight)


def test_second_award_keeps_the_offered_first_one(session: GM) -> None:
    session.drags_and_waits("triumph", 6, to="Mira Vance")
    session.drags_and_waits("triumph", 5, to="Tam Oakes")
    session.hand.chooses("inspiration")
    session.sees_log("Tam Oakes: Inspiration with Triumph 5")
    session.sees("4 Triumph dice", of="Mira Vance")
    session.undoes()
    session.undoes()
    session.sees("Session 2")
    session.can_undo("start of session 2")


def test_starting_a_session_twice_starts_only_one(gm: GM) -> None:
    gm.opens(sample=True)
    gm.hand.acts(WindowAction.START_SESSION)
    gm.hand.acts(WindowAction.START_SESSION)
    gm.hand.does()
    gm.sees("Session 2")
    gm.hand.acts(WindowAction.START_SESSION)
    assert gm.app.window.side.isHidden()


def test_session_end_ends_encounter_and_undo_restores_both(fight: GM) -> None:
    fight.earns("triumph", 2)
    before = fight.table()
    fight.ends_session()
    fight.sees("Between sessions")
    assert fight.lies_in(FATE) == []
    fight.undoes()
    assert fight.table() == before


def test_encounter_panel_refuses_after_the_session_is_undone(session: GM) -> None:
    session.hand.acts(WindowAction.START_ENCOUNTER)
    session.undoes()
    session.sees("Between sessions")
    session.sees("Start the session first. Encounters take place within a session.")
    assert not session.hand.panel().main_button.isEnabled()


def test_opening_another_campaign_closes_all_panels(session: GM) -> None:
    session.drags_and_waits("triumph", 6, to="Mira Vance")
    session.hand.acts(WindowAction.ADD_NOTE)
    session.creates_another_campaign("Salt Roads")
    assert session.app.window.chooser.isHidden()
    assert session.app.window.side.isHidden()
    session.does_not_see("Mira Vance")
    session.chooses_recent("Harbor of Glass")
    session.sees("4 Triumph dice", of="Mira Vance")


def test_campaign_opened_while_viewing_history_shows_its_present(session: GM) -> None:
    session.fills_wheel("Tam Oakes", 3)
    session.looks_back_to("Session 2, “Low water”, starts")
    session.creates_another_campaign("Salt Roads")
    session.does_not_see("The table after")
    session.adds_hero("Bo", "Fay")
    session.sees("Bo (player: Fay)")


def test_change_drops_carried_tokens(session: GM) -> None:
    session.picks_up(DESTINY, "triumph", 6)
    session.undoes()
    assert session.app.window.carried.tokens == ()
    session.redoes()
    before = session.table()
    session.clicks_row("Mira Vance")
    assert session.table() == before


def test_turn_passes_when_the_active_character_is_removed(fight: GM) -> None:
    fight.sees("Mira Vance's turn")
    fight.removes("Mira Vance")
    fight.sees("Warden Cassel's turn")
    fight.next_turn()
    fight.sees("Rook Adeyemi's turn")
    fight.undoes()
    fight.undoes()
    fight.sees("Mira Vance's turn")


def test_removing_a_hero_closes_the_offer_for_them(session: GM) -> None:
    session.drags_and_waits("triumph", 6, to="Mira Vance")
    session.removes("Mira Vance")
    assert session.app.window.chooser.isHidden()
    session.does_not_see("Use it now…")


def test_new_name_is_shown_everywhere_immediately(fight: GM) -> None:
    fight.app.window.characters.choose(fight.hand.who("Mira Vance"))
    fight.hand.acts(WindowAction.EDIT_CHARACTER)
    editor = fight.window_of(CharacterEditor)
    fight.hand.fill(editor, "Name", "<b>Mirabel</b> & Co")
    fight.hand.clicks(editor, "Save")
    fight.turns_to_the_table()
    fight.sees("<b>Mirabel</b> & Co's turn")
    fight.sees("<b>Mirabel</b> & Co (player: Ana)")
    fight.does_not_see("Mira Vance (player: Ana)")


def test_changed_die_size_applies_to_the_next_dice(session: GM) -> None:
    session.hand.acts(WindowAction.HOUSE_RULES)
    rules = session.window_of(HouseRulesWindow)
    session.hand.fill(rules, "Size of the Destiny dice", 8)
    rules.close()
    session.turns_to_the_table()
    session.spends("triumph", "inspiration", by="Mira Vance", face=6)
    session.sees_log("Mira Vance: Inspiration with Triumph 6")
    session.ends_session()
    session.starts_session("Bigger dice", 8, 7)
    session.sees("Triumph die 8")


def test_impossible_face_is_refused_in_its_field(session: GM) -> None:
    session.drags(character_place(session.hand.who("Mira Vance")), "triumph", to="Mira Vance")
    session.presses(Key.Key_1)
    session.types("9")
    session.presses(Key.Key_Return)
    session.sees("9")
    assert session.app.window.chooser.isVisible()
    session.presses(Key.Key_Escape)
    session.sees("3 Triumph dice", of="Mira Vance")
