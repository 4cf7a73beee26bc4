"""A fight of Vagabond at the window: an attack with its damage, a save against a creature, and Countdown dice."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import in_pool
from gmtracker.resources import resource
from tests.journeys.checking import begins_a_check, panel, rolls
from tests.journeys.gm import CTRL, GM, Key

COUNTDOWN = in_pool("countdown")


@pytest.fixture
def marsh(gm: GM, tmp_path: Path) -> GM:
    """The sample: Odo Farrow has the turn, and the Reed Stalker lies at 7 HP."""
    file = tmp_path / "marsh.gmtracker.json"
    shutil.copy(resource("samples", "vagabond", "campaign.gmtracker.json"), file)
    gm.opens(file)
    return gm


def begins_a_save(gm: GM, creature: str, hero: str) -> None:
    """Ctrl+R, and which creature acts upon which hero."""
    gm.presses(Key.Key_R, CTRL)
    gm.hand.fill(panel(gm).fields, "Who acts", gm.hand.who(creature))
    gm.hand.fill(panel(gm).fields, "Target", gm.hand.who(hero))
    QApplication.processEvents()


def test_an_attack_goes_on_to_its_damage_and_to_death_and_undoes_as_one(marsh: GM) -> None:
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
    gm.sees_log("Reed Stalker is at 0 HP and dead.")
    gm.sees("Dead", of="Reed Stalker")
    gm.undoes()
    assert gm.table() == before


def test_a_hero_rolls_to_stop_what_a_creature_does(marsh: GM) -> None:
    gm = marsh
    begins_a_save(gm, "The Bog Mother", "Odo Farrow")
    gm.sees("The Bog Mother acts · Odo Farrow · Reflex against Difficulty 14")
    rolls(gm, 3)
    gm.sees("3 against 14")
    gm.sees("Fail")


def test_countdown_dice_shrink_as_a_round_begins_and_come_back_with_the_turn(marsh: GM) -> None:
    gm = marsh
    before = gm.lies_in(COUNTDOWN)
    assert before == ["The water rises: Countdown die, d10", "The Bog Mother wakes: Countdown die, d6"]
    for _ in range(4):
        gm.next_turn()
    assert gm.lies_in(COUNTDOWN) == before
    gm.next_turn()
    gm.sees("Round 2")
    gm.sees_log("“The water rises” (Cd10) rolls 1 and shrinks to Cd8.")
    assert gm.lies_in(COUNTDOWN) == ["The water rises: Countdown die, d8", "The Bog Mother wakes: Countdown die, d4"]
    gm.goes_back_a_turn()
    assert gm.lies_in(COUNTDOWN) == before
