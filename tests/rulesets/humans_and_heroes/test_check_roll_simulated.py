"""The engine rolls a few thousand times, and its degrees are held against its own odds (chi-square, fixed seed)."""

from collections import Counter
from random import Random

import pytest

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.events import ProcedureSet
from gmtracker.engine.procedures import flow_of
from gmtracker.rulesets.humans_and_heroes import RULESET
from gmtracker.rulesets.humans_and_heroes.check_odds import attempt_odds
from gmtracker.rulesets.humans_and_heroes.check_state import CheckFlow, result_of
from tests.rulesets.humans_and_heroes.table import a_check, a_day, opposed, rolling
from tests.support.builders import who
from tests.support.chance import fits
from tests.support.thorough import thorough

ROLLS = thorough(4_000)
SEED = 20_260_102
TABLE = a_day()
HELPER = {"helpers": [{"by": who(TABLE, "Rook"), "bonus": 2}]}
COMMANDS = [
    rolling(TABLE, a_check("attack", 3, 4)),
    rolling(TABLE, opposed("trait", 2, 2)),
    rolling(TABLE, opposed("power", 4, 5, "passive_defense")),
    rolling(TABLE, a_check("trait", 1, 3), setting=HELPER),
]


def flow_after(command: Use, dice: Random) -> CheckFlow:
    decided = RULESET.decide(TABLE.campaign, command, Dice(lambda size: dice.randint(1, size)))
    kept = [event.procedure for event in decided.events if isinstance(event, ProcedureSet)][-1]
    return flow_of(kept, CheckFlow)


@pytest.mark.parametrize("command", COMMANDS)
def test_thousands_of_rolls_of_the_engine_fit_its_odds(command: Use) -> None:
    dice = Random(SEED)
    flows = [flow_after(command, dice) for _ in range(ROLLS)]
    seen = Counter(result_of(TABLE.campaign, flow).degree for flow in flows)
    assert fits(seen, attempt_odds(flows[0].rolled()).degrees)
