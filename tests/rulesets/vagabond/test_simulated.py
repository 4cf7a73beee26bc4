"""The engine rolls some thousands of checks, and they are held against its own odds (chi-square, fixed seed)."""

from collections import Counter
from random import Random

import pytest

from gmtracker.engine.dice import Dice
from gmtracker.engine.events import ProcedureSet
from gmtracker.rulesets.vagabond import RULESET
from gmtracker.rulesets.vagabond.check_odds import roll_odds
from gmtracker.rulesets.vagabond.check_spec import CheckSpec, roll_of
from gmtracker.rulesets.vagabond.check_state import flow_of, result_of
from tests.rulesets.vagabond.tables import a_fight, check
from tests.support.chance import fits
from tests.support.thorough import thorough

ROLLS = thorough(4_000)
SEED = 20_260_103
TABLE = a_fight()


def rolled(spec: CheckSpec, dice: Random) -> str:
    """The outcome of one roll through the engine."""
    command = check(TABLE, "Aila", spec=spec)
    decided = RULESET.decide(TABLE.campaign, command, Dice(lambda size: dice.randint(1, size)))
    flows = [
        flow_of(event.procedure) for event in decided.events if isinstance(event, ProcedureSet) and event.procedure.data
    ]
    return result_of(flows[-1]).outcome


@pytest.mark.parametrize(
    "spec", [CheckSpec(stat=4), CheckSpec(stat=5, trained=True, favor=1), CheckSpec(stat=6, trained=True, hinder=2)]
)
def test_thousands_of_rolls_of_the_engine_fit_its_odds(spec: CheckSpec) -> None:
    dice, odds = Random(SEED), roll_odds(roll_of(spec))
    seen = Counter(rolled(spec, dice) for _ in range(ROLLS))
    assert fits(seen, {"crit": odds.crit, "pass": odds.passed, "fail": odds.failed})
