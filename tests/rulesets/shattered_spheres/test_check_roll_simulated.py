"""The engine rolls some thousands of times, and is held against its own odds (chi-square, fixed seed)."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from gmtracker.engine.campaign import Campaign, Procedure, Side
from gmtracker.engine.dice import Dice
from gmtracker.engine.events import ProcedureSet
from gmtracker.rulesets.shattered_spheres import RULESET
from gmtracker.rulesets.shattered_spheres.check_odds import check_odds, fate_odds
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstOpposed, AgainstPassive, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import flow_of, result_of
from tests.rulesets.shattered_spheres.any_check import a_check
from tests.rulesets.shattered_spheres.checks import an_ambush, check
from tests.support.chance import fits
from tests.support.thorough import thorough

ROLLS = thorough(20_000)
SEED = 20_260_102

CHECKS = [
    a_check(skill_rank=7, advantage=4, tier=2, disadvantage=2),
    a_check(kind="attack", skill_rank=4, advantage=6, tier=2, against=AgainstPassive(skill_rank=6, advantage=3)),
    a_check(
        skill_rank=3,
        disadvantage=1,
        fortune=True,
        misfortune=True,
        side="opposition",
        against=AgainstOpposed(skill_rank=2, advantage=2, fortune=True),
    ),
]


def rolled(campaign: Campaign, spec: CheckSpec, dice: Random) -> tuple[int, int, int]:
    """A roll through the engine: its degree, and the Triumph and Tragedy stones that it was granted."""
    decided = RULESET.decide(campaign, ROLL[spec], Dice(lambda size: dice.randint(1, size)))
    flow = flow_of(_kept(decided.events))
    return result_of(campaign, flow).degree, flow.earned.triumph, flow.earned.tragedy


def _kept(events: tuple[object, ...]) -> Procedure:
    return [event.procedure for event in events if isinstance(event, ProcedureSet)][-1]


TABLE = an_ambush()
ROLL = {spec: check(TABLE, "Mira", spec) for spec in CHECKS}


@pytest.mark.parametrize("spec", CHECKS)
def test_thousands_of_rolls_of_the_engine_fit_its_odds(spec: CheckSpec) -> None:
    dice = Random(SEED)
    rolls = [rolled(TABLE.campaign, spec, dice) for _ in range(ROLLS)]
    assert fits(Counter(degree for degree, _, _ in rolls), check_odds(spec).degrees)
    other: Side = "opposition" if spec.side == "heroes" else "heroes"
    for at, mean in enumerate(fate_odds(spec, other), 1):
        stones = [roll[at] for roll in rolls]
        spread = sqrt(sum((count - float(mean)) ** 2 for count in stones) / ROLLS)
        assert abs(sum(stones) / ROLLS - float(mean)) <= 4 * spread / sqrt(ROLLS)
