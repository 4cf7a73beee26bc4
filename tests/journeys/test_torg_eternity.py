"""An encounter of Torg Eternity in the window: Favored, Possibilities, damage, Soak, and conditions that expire."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from gmtracker.engine.campaign import character_place
from gmtracker.resources import resource
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.bridge import rolled_dice
from gmtracker.ui.widgets.dice_fields import DieField
from tests.driver.gm import ALONE, GM, Key, begins_a_check, drags_onto_the_check, offered, panel, rolls
from tests.windows.check_panel import take_row

SAMPLE = resource("samples", "torg-eternity") / "campaign.gmtracker.json"


@pytest.fixture
def slip(gm: GM, tmp_path: Path) -> GM:
    """Open the sample in its second session, with the turn order Tomas, Marsh stalker."""
    file = tmp_path / "sorrel.gmtracker.json"
    shutil.copy(SAMPLE, file)
    gm.opens(file)
    return gm


def marks(gm: GM, name: str) -> tuple[int, int]:
    """Return a character's Wounds and Shock."""
    campaign, who = gm.app.bridge.shown, gm.hand.who(name)
    return campaign.track_value(who, "wounds"), campaign.track_value(who, "shock")


def offered_at_once(gm: GM) -> list[str]:
    """Return the names of the spends that the rules offer for the window's check."""
    return [row.offer.name for row in gm.app.bridge.rules.check_rows(panel(gm).draft)]


def takes(gm: GM, step: str) -> None:
    """Press the check's button, which must have this text."""
    assert panel(gm).bar.do.text() == step
    panel(gm).bar.focus_main_button()
    gm.presses(Key.Key_Return)


def test_attack_is_played_to_its_wounds_and_undone(slip: GM) -> None:
    gm = slip
    before, ilse = gm.table(), character_place(gm.hand.who("Ilse Brandt"))
    begins_a_check(gm, "Ilse Brandt", on="Marsh stalker", kind="attack")
    gm.sees("Ilse Brandt · Fire combat 13 · Favored · against Marsh stalker's Dodge 13")
    rolls(gm, 6)
    gm.sees("First die 6")
    rolls(gm, 9)
    gm.sees("12 against 13")
    drags_onto_the_check(gm, gm.hand.tokens(ilse, "possibility"))
    gm.types("7")
    gm.presses(Key.Key_Return)
    gm.sees("19 against 13")
    gm.sees("Good success")
    takes(gm, "Announce")
    rolls(gm, 4)
    gm.sees("1 Wound and 2 Shock")
    takes(gm, "Apply the damage")
    assert marks(gm, "Marsh stalker") == (2, 4)
    gm.undoes()
    assert gm.table() == before


def test_undo_restores_the_typed_bonus_die(slip: GM) -> None:
    gm = slip
    begins_a_check(gm, "Ilse Brandt", on="Marsh stalker", kind="attack")
    rolls(gm, 6)
    rolls(gm, 19)
    takes(gm, "Announce")
    rolls(gm, 4)
    gm.hand.acts(WindowAction.UNDO_STEP)
    assert [field.text() for field in panel(gm).bar.dice.findChildren(DieField) if field.isVisible()] == ["4"]


def test_hit_offers_nothing_that_would_lose_it(slip: GM) -> None:
    """Seed 002. Before, a Possibility offered beside the hit started another attack, and three Wounds were lost."""
    gm = slip
    begins_a_check(gm, "Ilse Brandt", on="Marsh stalker", kind="attack")
    rolls(gm, 19)
    if panel(gm).bar.do.text() == "Keep it":
        takes(gm, "Keep it")
    takes(gm, "Announce")
    assert offered_at_once(gm) == []


def test_possibility_soaks_damage_from_the_row_menu(slip: GM) -> None:
    gm = slip
    gm.picks("Take damage…", on="Amara Quist")
    gm.hand.fill(gm.hand.panel(), "Damage", 23)
    gm.hand.does()
    panel(gm).focus_next_step()
    gm.sees("Amara Quist · Reality 12 · against 10")
    rolls(gm, 8)
    gm.sees("10 against 10")
    takes(gm, "Announce")
    assert marks(gm, "Amara Quist") == (2, 0)
    assert len(gm.hand.tokens(character_place(gm.hand.who("Amara Quist")), "possibility", None, 2)) == 2


def test_stymied_from_the_row_expires_after_the_next_turn(slip: GM) -> None:
    gm = slip
    gm.picks("Stymied", on="Marsh stalker")
    gm.picks("Stymied", on="Marsh stalker")
    gm.sees("Very Stymied", of="Marsh stalker")
    gm.next_turn()
    gm.sees("Very Stymied", of="Marsh stalker")
    gm.next_turn()
    gm.does_not_see("Stymied", of="Marsh stalker")


def test_new_act_sets_possibilities_of_heroes_and_gm(slip: GM) -> None:
    gm = slip
    gm.picks_for_all("New act")
    gm.sees_log("A new act: each Storm Knight has 3 Possibilities, and the GM has 4.")


def test_possibility_shows_its_odds_before_and_after_the_roll(slip: GM) -> None:
    gm = slip
    begins_a_check(gm, "Wren Halloran", kind="test")
    before = [row for row in offered(gm) if row.startswith("Possibility")]
    assert before[0].startswith("Possibility (3 of them): adds a d20, at least 10, then ")
    rolls(gm, 3)
    after = [row for row in offered(gm) if row.startswith("Possibility")]
    assert after[0].startswith("Possibility (3 of them): adds a d20, at least 10, then ")


def test_extra_die_of_a_typed_20_is_typed_too(slip: GM) -> None:
    """Before, the program rolled it, even if the players typed their dice."""
    gm = slip
    begins_a_check(gm, "Tomas Okafor")
    fields = panel(gm).bar.dice
    panel(gm).bar.focus_first()
    gm.types("20")
    assert [request.name for request in fields.requests] == ["Tomas Okafor · First d20", "Tomas Okafor · Rerolled d20"]
    gm.types("104")
    takes(gm, "Roll")
    gm.sees("Die total 34")


@pytest.mark.parametrize(
    ("enter", "how"), [(Key.Key_Return, ALONE), (Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)]
)
def test_enter_after_a_typed_20_rolls_nothing(slip: GM, enter: Qt.Key, how: Qt.KeyboardModifier) -> None:
    """Before, “20⏎” rolled the attack and its extra die, and the 20 typed for that was lost."""
    gm = slip
    begins_a_check(gm, "Tomas Okafor", on="Marsh stalker", kind="attack")
    panel(gm).bar.focus_first()
    for face in ("20", "20", "4"):
        gm.types(face)
        assert not panel(gm).result.isVisible()
        gm.presses(enter, how)
    gm.sees("Die total 44")
    fallen = [(die.face, die.source) for die in rolled_dice(gm.app.bridge.entries()[-1])]
    assert fallen == [(20, "typed"), (20, "typed"), (4, "typed")]


def test_replacing_a_typed_20_removes_its_extra_die(slip: GM) -> None:
    gm = slip
    begins_a_check(gm, "Tomas Okafor")
    panel(gm).bar.focus_first()
    gm.types("20")
    gm.presses(Key.Key_Backtab)
    gm.types("1")
    assert len(panel(gm).bar.dice.requests) == 1
    gm.types("2")
    assert panel(gm).bar.dice.faces() == {"d20": 12}


def test_typed_face_is_kept_when_spending_before_the_roll(slip: GM) -> None:
    """Before, a click on a Possibility removed a typed 1, and another die was rolled instead."""
    gm = slip
    begins_a_check(gm, "Wren Halloran", kind="test")
    panel(gm).bar.focus_first()
    gm.types("12")
    take_row(panel(gm), "Possibility")
    assert panel(gm).bar.dice.faces() == {"d20": 12}
    gm.types("7")
    gm.presses(Key.Key_Return)
    fallen = [(die.face, die.source) for die in rolled_dice(gm.app.bridge.entries()[-1])]
    assert fallen == [(12, "typed"), (7, "typed")]


def test_clicked_die_can_be_corrected_in_place(slip: GM) -> None:
    """Before, a click on the die focused *End the encounter*, because the die field's name includes its owner."""
    gm = slip
    begins_a_check(gm, "Wren Halloran", kind="test")
    rolls(gm, 5)
    gm.presses(Key.Key_Escape)
    panel(gm).result.correction_requested.emit("First d20")
    gm.types("7")
    gm.presses(Key.Key_Return)
    assert [die.face for die in rolled_dice(gm.app.bridge.entries()[-1])] == [7]
