"""A whole evening in the window, from an empty folder to the summary."""

from pathlib import Path

import pytest

from gmtracker.engine.commands import SetMarker
from gmtracker.ui.actions import WindowAction
from tests.builders import refusals
from tests.builders.campaigns import who
from tests.driver.gm import DESTINY, FATE, GM, Key
from tests.windows.screen_text import words_in

ROSTER = "name,player,side,tier,Agility\nSister Ione,Chidi,heroes,2,3\nThe Warden,,opposition,3,\n"
FELL = (5, 3, 4, 4, 2, 6, 6, 1)


@pytest.fixture
def roster(tmp_path: Path) -> Path:
    """Return a spreadsheet with a hero and a foe."""
    file = tmp_path / "roster.csv"
    file.write_text(ROSTER)
    return file


@pytest.fixture
def crew(gm: GM, roster: Path) -> GM:
    """Create a campaign with two heroes added by hand, and a hero and a foe from a spreadsheet."""
    gm.opens()
    gm.creates_campaign("Harbor Nights")
    gm.adds_hero("Mira Vance", "Ana")
    gm.adds_hero("Rook", "Ben", tier=1)
    gm.imports_roster(roster, "Add 2 characters")
    return gm


@pytest.fixture
def evening(crew: GM) -> GM:
    """Start the session with typed faces."""
    crew.starts_session("Low water", *FELL)
    return crew


@pytest.fixture
def fight(evening: GM) -> GM:
    """Start a fight with the turn order Warden, Mira, Rook."""
    evening.starts_encounter("At the gate", "The Warden", "Mira Vance", "Rook")
    return evening


def test_whole_evening_ends_with_a_complete_summary(fight: GM, tmp_path: Path) -> None:
    gm = fight
    gm.awards("triumph", 5, to="Mira Vance", use="inspiration", note="The bell rings at ebb.")
    gm.next_turn()
    gm.earns("triumph", 3)
    gm.uses_fate(2, by="Mira Vance")
    gm.spends("tragedy", "edit-scene", by="Rook", face=4, note="The rope was cut before.")
    gm.ends_encounter("The gate stands open.")
    gm.picks("Long Rest", on="Mira Vance")
    gm.ends_session()
    summary = gm.prints(tmp_path / "evening.md")
    for told in ("Low water", "At the gate", "The gate stands open.", "The bell rings at ebb.", "Fate owes the heroes"):
        assert told in summary


def test_new_campaign_is_saved_to_a_file_immediately(gm: GM, own_folders: Path) -> None:
    gm.opens()
    gm.sees("Your recent campaigns will appear here.")
    gm.creates_campaign("Harbor Nights")
    gm.sees("Before the first session")
    assert (own_folders / "documents" / "gmtracker" / "Harbor Nights.gmtracker.json").is_file()
    gm.comes_to_see("Saved · Harbor Nights.gmtracker.json")


def test_heroes_are_added_by_hand_and_from_a_spreadsheet(crew: GM) -> None:
    crew.sees("Mira Vance (player: Ana)")
    crew.sees("Tier 1", of="Rook")
    crew.sees("Sister Ione (player: Chidi)")
    crew.sees("The Warden")
    crew.sees_log("Sister Ione and The Warden join the campaign.")


def test_faces_typed_at_session_start_fill_the_pool(evening: GM) -> None:
    evening.sees_log("Session 1, “Low water”, starts with Mira Vance, Rook and Sister Ione.")
    evening.sees_log("The Destiny pool holds Triumph 6, 5, 4, 2 and Tragedy 6, 4, 3, 1.")
    evening.sees("Stress 2 of 10: 0 stones plus 2 held", of="Rook")
    evening.sees("Holds 1 Triumph die, 1 Tragedy die", of="Rook")


def test_award_and_its_use_are_one_log_line_and_undo(evening: GM) -> None:
    before = evening.table()
    evening.awards("triumph", 5, to="Mira Vance", use="inspiration", note="Every crane turns.")
    evening.sees_log(
        "Mira Vance earns Triumph 5 and keeps the die. Mira Vance: Inspiration with Triumph 5, a hint of size 5. "
        "“Every crane turns.”"
    )
    after = evening.table()
    evening.can_undo("award of Triumph 5 to Mira Vance")
    evening.undoes()
    evening.sees("Triumph die 5")
    assert evening.table() == before
    evening.redoes()
    assert evening.table() == after


def test_spent_tragedy_has_typed_face_and_goes_to_gms_hand(evening: GM) -> None:
    evening.spends("tragedy", "edit-scene", by="Rook", face=5, note="There is a second boat.")
    evening.sees_log("Rook: Edit Scene with Tragedy 5, for 3 ranks of Advantage or a detail.")
    evening.sees_log("There is a second boat.")
    evening.sees("Holds 1 Triumph die", of="Rook")
    evening.plays_from_the_hand(6, against="Mira Vance", note="The pier breaks.")
    evening.sees_log("The GM uses Tragedy 6 against Mira Vance. “The pier breaks.”")


def test_veto_of_edited_scene_returns_the_die(evening: GM) -> None:
    evening.spends("tragedy", "edit-scene", by="Rook", face=5)
    evening.does_not_see("Tragedy", of="Rook")
    evening.vetoes()
    evening.sees_log("The GM vetoes the edit. Rook gets back what was spent.")
    evening.sees("Holds 1 Triumph die, 1 Tragedy die", of="Rook")


def test_used_fate_can_be_earned_again_next_turn(fight: GM) -> None:
    fight.next_turn()
    fight.earns("triumph", 3)
    fight.uses_fate(2, by="Mira Vance")
    fight.sees("1 Triumph stone (used this turn)")
    fight.earns("triumph")
    fight.is_refused("Triumph was used this turn, so no more can be earned until the next turn.")
    fight.next_turn()
    fight.earns("triumph")
    fight.sees_log("Fate: 1 Triumph stone earned.")


def test_opposition_can_use_only_tragedy(fight: GM) -> None:
    fight.earns("triumph", 2)
    why_not = fight.drags(FATE, "triumph-stone", to="The Warden")
    assert why_not == refusals.WRONG_SIDE.format(name="The Warden", own="Tragedy", other="Triumph")
    assert len(fight.lies_in(FATE)) == 2
    fight.earns("tragedy", 2)
    fight.uses_fate(2, by="The Warden", kind="tragedy", use="edit-scene")
    fight.sees_log("The Warden: Edit Scene with 2 Tragedy stones, for 1 rank of Advantage or a detail.")


def test_tragedy_dropped_on_hubris_zone_uses_the_hubris(evening: GM) -> None:
    evening.brings_hubris(6, on="Rook")
    evening.is_refused("Rook has no hubris on the sheet.")
    evening.insists()
    evening.sees_log("Rook keeps the Tragedy die.")
    evening.sees_log("Overridden")


def test_hubris_player_and_award_reason_take_one_gesture_each(evening: GM) -> None:
    """Seed 000: hubrises are "activated by the other players or GM", and Destiny is earned by four kinds of deeds."""
    evening.drags_and_waits("triumph", 6, to="Rook")
    evening.hand.chooses("award-reason")
    evening.sees_log("Rook earned Triumph 6 for a complication.")
    assert evening.app.window.chooser.isVisible(), "the award's own use is not offered any more"
    assert evening.app.window.chooser.title.startswith("Award of"), "what is offered are uses, and no reasons"
    evening.hand.chooses("inspiration")
    evening.drags_and_waits("tragedy", 4, to="Mira Vance")
    evening.hand.chooses("inspiration")
    assert not evening.app.window.chooser.isVisible(), "what it was earned by is asked in the way of play"
    evening.hand.clicks(evening.app.window.header, "Reason for the award…")
    evening.hand.chooses("award-reason")
    evening.sees_log("Mira Vance earned Tragedy 4 for a complication.")
    evening.brings_hubris(6, on="Rook")
    evening.insists()
    evening.hand.chooses("hubris-by")
    evening.sees_log("The GM activated Rook's hubris.")


def test_award_reason_can_be_set_later_by_name(fight: GM) -> None:
    """Before, the award's reason could not be set any more after the next stone of Stress."""
    fight.drags_and_waits("triumph", 6, to="Rook")
    fight.presses(Key.Key_Return)
    fight.hand.acts(WindowAction.FIND)
    fight.types("reason roleplay")
    fight.presses(Key.Key_Return)
    fight.sees_log("Rook earned Triumph 6 for roleplaying.")
    fight.undoes()
    fight.presses(Key.Key_Return)
    fight.fills_wheel("Rook", 3)
    rook = who(fight.app.bridge.table, "Rook")
    assert fight.app.bridge.dispatch(SetMarker(owner=rook, text="cursed"))
    assert not fight.app.window.chooser.isVisible(), "an award that is open is asked for with every click"
    fight.hand.clicks(fight.app.window.header, "Use it now…")
    assert any("Triumph 6" in words for words in words_in(fight.app.window.chooser))
    assert not any("cursed" in words for words in words_in(fight.app.window.chooser))
    fight.presses(Key.Key_Escape)
    fight.next_turn()
    fight.hand.acts(WindowAction.FIND)
    fight.types("reason heroism")
    fight.presses(Key.Key_Return)
    fight.sees_log("Rook earned Triumph 6 for heroism.")
    fight.undoes()
    fight.hand.acts(WindowAction.FIND)
    fight.types("reason villainy")
    fight.presses(Key.Key_Return)
    fight.sees_log("Rook earned Triumph 6 for villainy.")


def test_hubris_player_can_be_set_after_undoing_later_steps(fight: GM) -> None:
    """Before, the question covered the table with every undo, even if the GM only wanted to look."""
    fight.brings_hubris(6, on="Rook")
    fight.insists()
    fight.presses(Key.Key_Escape)
    fight.next_turn()
    assert not fight.app.window.chooser.isVisible()
    fight.undoes()
    assert not fight.app.window.chooser.isVisible()
    fight.hand.clicks(fight.app.window.header, "Who activated the hubris…")
    fight.hand.chooses("hubris-by")
    fight.sees_log("The GM activated Rook's hubris.")


def test_award_at_ten_stress_is_refused_until_overridden(evening: GM) -> None:
    evening.fills_wheel("Rook", 8)
    evening.sees("Stress 10 of 10: 8 stones plus 2 held", of="Rook")
    evening.awards("triumph", 6, to="Rook")
    evening.is_refused("Rook is at 10 Stress and can't take a Destiny die.")
    evening.insists()
    evening.sees("Stress 11 of 10", of="Rook")
    evening.sees_log("Overridden: Rook is at 10 Stress and can't take a Destiny die.")


def test_previous_turn_reverses_only_the_turn(fight: GM) -> None:
    fight.next_turn()
    fight.fills_wheel("Mira Vance", 3)
    fight.next_turn()
    fight.sees("Rook's turn")
    fight.goes_back_a_turn()
    fight.sees("Mira Vance's turn")
    fight.sees("Stress 5", of="Mira Vance")


def test_alt_arrow_changes_the_turn_order(fight: GM) -> None:
    fight.moves_up("Rook")
    fight.next_turn()
    fight.sees("Rook's turn")
    fight.next_turn()
    fight.sees("Mira Vance's turn")


def test_encounter_end_compares_and_clears_fate(fight: GM) -> None:
    fight.earns("tragedy", 2)
    fight.ends_encounter("They got away.")
    fight.sees_log("Fate owes the opposition a benefit: Triumph 0, Tragedy 2.")
    assert fight.lies_in(FATE) == []
    fight.undoes()
    fight.sees("The Warden's turn")
    assert fight.lies_in(FATE) == ["Tragedy stone", "Tragedy stone"]


def test_long_rest_removes_stones_by_tier(evening: GM) -> None:
    evening.fills_wheel("Mira Vance", 5)
    evening.picks("Long Rest", on="Mira Vance")
    evening.sees_log("Mira Vance takes a Long Rest: Stress 7 → 5.")
    evening.sees("Stress 5 of 10: 3 stones plus 2 held", of="Mira Vance")


def test_session_end_can_be_undone(evening: GM) -> None:
    evening.awards("triumph", 6, to="Rook")
    evening.ends_session()
    evening.sees("Between sessions")
    evening.undoes()
    evening.sees("Session 1")
    evening.awards("triumph", 5, to="Rook")
    evening.sees("Holds 3 Triumph dice, 1 Tragedy die", of="Rook")


def test_carried_over_tokens_are_there_next_session(evening: GM) -> None:
    evening.awards("triumph", 6, to="Rook")
    evening.ends_session()
    evening.starts_session("A week on")
    evening.sees("Holds 3 Triumph dice, 2 Tragedy dice", of="Rook")
    evening.sees_log("Session 2, “A week on”, starts")
    assert len(evening.hand.tokens(DESTINY, "triumph", 1, count=4)) == 4
