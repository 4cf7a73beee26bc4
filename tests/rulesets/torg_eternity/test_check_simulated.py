"""The engine rolls, and its levels and Mishaps are held against its own odds (chi-square, fixed seed)."""

from collections import Counter
from random import Random

import pytest

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.evolve import fold
from gmtracker.rulesets.torg_eternity import RULESET
from gmtracker.rulesets.torg_eternity.check_odds import check_odds
from gmtracker.rulesets.torg_eternity.check_roll import read_roll
from gmtracker.rulesets.torg_eternity.check_spec import CheckSpec
from gmtracker.rulesets.torg_eternity.check_state import at_stage, rolled
from tests.rulesets.torg_eternity.knights import a_check, a_roll, a_scene
from tests.support.chance import fits
from tests.support.thorough import thorough

ROLLS = thorough(5_000)
SEED = 20_260_103
TABLE = a_scene()


def level_and_mishap(spec: CheckSpec, dice: Random, *, up: bool) -> tuple[int, bool]:
    """A roll through the engine; a Favored first die is rolled again where its better step says so."""
    campaign = TABLE.campaign
    command = a_roll(TABLE, "Ilse", spec, rolled_with=["up"] if up else [])
    while True:
        decided = RULESET.decide(campaign, command, Dice(lambda size: dice.randint(1, size)))
        campaign = fold(campaign, decided.events)
        shown = RULESET.open_check(campaign)
        if at_stage(campaign, "first") is None or shown is None:
            break
        command = Use(use=shown.steps[0].command.use)
    result = read_roll(spec, rolled(campaign)[1].dice)
    return result.level, result.mishap


@pytest.mark.parametrize(
    ("spec", "up"),
    [
        (a_check(skill_value=12, dn=13, mishap_up_to=2), False),
        (a_check(skill_value=9, dn=10, skilled=False), True),
        (a_check(skill_value=14, dn=14, favored=True, mishap_up_to=3), False),
    ],
)
def test_the_rolls_of_the_engine_fit_its_odds(spec: CheckSpec, up: bool) -> None:
    dice = Random(SEED)
    seen = [level_and_mishap(spec, dice, up=up) for _ in range(ROLLS)]
    odds = check_odds(spec, ("up",) if up else ())
    assert fits(Counter(level for level, _ in seen), dict(enumerate(odds.levels)))
    assert fits(Counter(mishap for _, mishap in seen), {True: odds.mishap, False: 1 - odds.mishap})
