"""The engine rolls a few thousand times, and its degrees are held against its own odds (chi-square, fixed seed)."""

from collections import Counter
from math import sqrt
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

ROLLS = 4_000
SEED = 20_260_102
FEWEST = 5
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


def one_in_a_thousand(freedom: int) -> float:
    """The chi-square that chance exceeds once in a thousand (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.09 * sqrt(part)) ** 3


@pytest.mark.parametrize("command", COMMANDS)
def test_thousands_of_rolls_of_the_engine_fit_its_odds(command: Use) -> None:
    dice = Random(SEED)
    flows = [flow_after(command, dice) for _ in range(ROLLS)]
    seen = Counter(result_of(TABLE.campaign, flow).degree for flow in flows)
    odds = attempt_odds(flows[0].rolled()).degrees
    assert set(seen) <= set(odds)
    expected = {degree: float(chance) * ROLLS for degree, chance in odds.items()}
    pairs = [(seen[degree], count) for degree, count in expected.items() if count >= FEWEST]
    chi_square = sum((have - want) ** 2 / want for have, want in pairs)
    assert chi_square < one_in_a_thousand(len(pairs) - 1)
