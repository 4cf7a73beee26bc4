"""An encounter of Humans & Heroes in the window: its own dice are typed, a point is spent, an effort is paid for."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from gmtracker.engine.campaign import character_place
from gmtracker.resources import resource
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET
from tests.driver.gm import (
    ALONE,
    CTRL,
    GM,
    LEFT,
    Key,
    begins_a_check,
    drags_onto_the_check,
    leaves_the_word,
    offered,
    panel,
)
from tests.windows.check_panel import click_row, success


@pytest.fixture
def lock_gates(gm: GM, tmp_path: Path) -> GM:
    """Open the game's sample. Doctor Halcyon has just shot at Undertow, and nothing is announced."""
    sample = resource("samples", "humans-and-heroes") / "campaign.gmtracker.json"
    gm.opens(Path(shutil.copy(sample, tmp_path)))
    return gm


def presses_on(gm: GM, signs: str = "") -> None:
    """Type the faces of the check's dice, and press its button."""
    panel(gm).bar.focus_first()
    gm.types(signs)
    gm.presses(Key.Key_Return)


def test_shot_continues_with_toughness_and_bruises(lock_gates: GM) -> None:
    gm = lock_gates
    gm.sees("9 against 6")
    presses_on(gm)
    gm.sees("Undertow · Toughness +11 · against DC 8")
    presses_on(gm, "---")
    gm.sees("7 against 8")
    presses_on(gm)
    assert panel(gm).bar.do.text() == "Apply damage"
    presses_on(gm)
    gm.sees("bruise", of="Undertow")
    gm.undoes()
    gm.does_not_see("bruise", of="Undertow")


def test_victory_point_dropped_on_the_roll_rolls_again(lock_gates: GM) -> None:
    gm = lock_gates
    presses_on(gm)
    presses_on(gm, "000")
    presses_on(gm)
    begins_a_check(gm, "Echo Valdez", kind="trait")
    gm.hand.says_in_check(TARGET, "")
    presses_on(gm, "-0-")
    gm.sees("10 against 10")
    drags_onto_the_check(gm, gm.hand.tokens(character_place(gm.hand.who("Echo Valdez")), "victory"))
    gm.presses(Key.Key_Return)
    gm.sees_log("Improve Roll")
    gm.sees("1 Victory point", of="Echo Valdez")


def test_extra_effort_is_paid_at_turn_end(lock_gates: GM) -> None:
    gm = lock_gates
    gm.picks("Extra effort…", on="Doctor Halcyon")
    gm.hand.fill(gm.hand.panel(), "Benefit", "bonus")
    gm.hand.does()
    gm.sees("Fatigue pending", of="Doctor Halcyon")
    gm.next_turn()
    gm.sees("Fatigued", of="Doctor Halcyon")
    gm.goes_back_a_turn()
    gm.does_not_see("Fatigued", of="Doctor Halcyon")


def test_typed_resistance_asks_for_the_condition(lock_gates: GM) -> None:
    """Seed 004, Resistance: "any single ongoing effect or condition".

    Before, "resistance kestrel" made the effort immediately, against nothing, and its price came before the check.
    """
    gm = lock_gates
    gm.hand.acts(WindowAction.END_ENCOUNTER)
    gm.hand.does()
    gm.presses(Key.Key_K, CTRL)
    gm.types("resistance kestrel")
    gm.presses(Key.Key_Return)
    gm.sees("Choose the condition or effect that Kestrel resists.")
    gm.hand.fill(gm.hand.panel(), "Condition to resist", "fatigued")
    gm.hand.does()
    gm.sees("Kestrel makes an extra effort: another defense check against fatigued")
    gm.hand.says_in_check("dc", 5)
    presses_on(gm, "+++")
    gm.does_not_see("Exhausted", of="Kestrel")
    presses_on(gm)
    gm.sees_log("Kestrel is no longer fatigued. The extra effort causes fatigue. Kestrel is fatigued.")


def test_typed_heroic_feat_asks_what_it_gives(lock_gates: GM) -> None:
    """Seed 004, Heroic Feat: "one rank of an advantage", or an untrained check. Before, the point gave neither."""
    gm = lock_gates
    gm.presses(Key.Key_K, CTRL)
    gm.types("heroic feat echo")
    gm.presses(Key.Key_Return)
    gm.sees("2 Victory points", of="Echo Valdez")
    gm.hand.fill(gm.hand.panel(), "Advantage or skill", "Evasion")
    gm.hand.does()
    gm.sees("1 Victory point", of="Echo Valdez")
    gm.sees("Feat: Evasion", of="Echo Valdez")


def test_improve_roll_and_effort_show_their_odds(lock_gates: GM) -> None:
    gm = lock_gates
    for signs in ("", "000", ""):
        presses_on(gm, signs)
    begins_a_check(gm, "Doctor Halcyon", on="Undertow", kind="attack")
    offers = "\n".join(offered(gm))
    assert "Improve Roll with Victory point" in offers
    assert ": the better of two rolls counts, then " in offers
    assert "Extra effort with fatigue: +1, then fatigued, then " in offers


def test_effort_on_attack_changes_odds_to_those_its_row_promised(lock_gates: GM) -> None:
    """Seed 004, Extra Effort. Before, the effort was spent and fatigue owed, but the odds stayed at 24%."""
    gm = lock_gates
    for signs in ("", "000", ""):
        presses_on(gm, signs)
    begins_a_check(gm, "Doctor Halcyon", on="Undertow", kind="attack")
    effort = next(told for told in offered(gm) if told.startswith("Extra effort with fatigue: +1, then fatigued"))
    then = effort.rpartition(", then ")[2].partition("%")[0]
    click_row(panel(gm), "Extra effort with fatigue: +1, then fatigued")
    panel(gm).refresh()
    assert success(panel(gm)).startswith(f"{then}%")
    gm.sees("Fatigue pending", of="Doctor Halcyon")


def test_tie_can_be_accepted(lock_gates: GM) -> None:
    """Seed 004, Opposed Checks. Before, equal totals of equal bonuses always tossed a coin."""
    gm = lock_gates
    for signs in ("", "000", ""):
        presses_on(gm, signs)
    begins_a_check(gm, "Echo Valdez", on="Undertow", kind="trait")
    for field in ("bonus", "their-bonus"):
        gm.hand.says_in_check(field, 4)
    leaves_the_word(gm)
    presses_on(gm, "000000")
    gm.sees("A tie")
    assert panel(gm).bar.do.text() == "Toss a coin"
    tossed = gm.app.bridge.rules.open_check()
    assert tossed is not None
    gm.app.window.check.bar.step_chosen.emit(tossed.steps[1])
    gm.sees_log("A tie.")


def test_victory_point_improves_typed_initiative(lock_gates: GM) -> None:
    gm = lock_gates
    gm.hand.acts(WindowAction.END_ENCOUNTER)
    gm.hand.does()
    gm.starts_encounter("The roof", "Undertow", "Kestrel", kind="Conflict")
    gm.picks_for_all("Roll initiative…")
    gm.types("+++---")
    gm.hand.does()
    gm.sees_log("Initiative, 3dF + Agility each: Undertow ")
    gm.hand.drags(
        gm.hand.tokens(character_place(gm.hand.who("Kestrel")), "victory"), character_place(gm.hand.who("Kestrel"))
    )
    gm.types("1+++")
    gm.presses(Key.Key_Return)
    gm.sees_log("and Kestrel goes first.")


def test_leaving_the_cell_by_click_saves_typed_hit_points(lock_gates: GM) -> None:
    """Before, the program crashed, because the field was deleted before the focus change was handled."""
    gm = lock_gates
    roster = gm.app.window.characters
    row = roster.roster.row_of(gm.hand.who("Echo Valdez"))
    assert row is not None
    cell = roster.visualRect(roster.roster.index(row, roster.roster.column_of("hp")))
    QTest.mouseClick(roster.viewport(), LEFT, ALONE, cell.center())
    gm.types("-1")
    gm.clicks_row("Kestrel")
    gm.sees_log("Echo Valdez: HP 6 → 5.")


def test_second_move_uses_the_standard_action(lock_gates: GM) -> None:
    gm = lock_gates
    for _ in range(2):
        gm.hand.marks_action(gm.hand.who("Doctor Halcyon"), "move")
    gm.sees_log("Doctor Halcyon uses a move action instead of a standard action.")
    gm.sees("Standard action: given up for another action", of="Doctor Halcyon")
