"""How long the check panel takes: `pytest tests/benchmarks/test_rows_speed.py -s` prints the table.

The rows of a hero with six tokens beside the rest of what a keystroke asks for; a frame is 16 ms. Nothing is remembered
from one pass to the next.
"""

from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any

import pytest

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddToken, Use
from gmtracker.engine.distribution import sum_of_dice
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres import check_odds as odds_of_checks
from gmtracker.rulesets.shattered_spheres.check_odds import d20_difference, d20_ways
from tests.builders.campaigns import a_hero, do, earn, falling, who
from tests.builders.shattered_spheres import ACROBAT, a_check, an_ambush, check, draft, warden

FRAME = 16.0
REMEMBERED = (
    odds_of_checks.cached_odds,
    sum_of_dice,
    odds_of_checks._degree_steps,
    odds_of_checks._mean_dice_stones,
    d20_difference,
    d20_ways,
)
HARD: dict[str, Any] = {
    "kind": "attack",
    "fortune": True,
    "misfortune": True,
    "plus": 8,
    "minus": 12,
    "against": "opposed",
}


def a_table_with_six_tokens(tier: int) -> Table:
    """Mira holds six Destiny dice, and six dice and three stones of each kind lie in the pools."""
    traits = (*ACROBAT, Trait("abilities", "Strength", rank=5), Trait("offenses", "Fighting", rank=3))
    table = an_ambush(a_hero("Mira", tier=tier, traits=traits), a_hero("Rook", player="Ben"), warden())
    for kind in ("triumph", "triumph", "tragedy", "tragedy"):
        do(table, AddToken(kind=kind, place=character_place(who(table, "Mira")), override=True))
    earn(table, "triumph-stone", 3)
    earn(table, "tragedy-stone", 3)
    return table


def took(work: Callable[[], object], times: int = 30) -> float:
    """The median of some cold passes, in milliseconds of the processor: what else the machine does counts for less."""
    passes = []
    for _ in range(times):
        for function in REMEMBERED:
            function.cache_clear()
        start = thread_time()
        work()
        passes.append((thread_time() - start) * 1000)
    return median(passes)


def asked(table: Table, wanted: CheckDraft) -> dict[str, float]:
    """What each question of the panel takes."""
    return {
        "the form": took(lambda: table.rules.check_form(wanted)),
        "the odds": took(lambda: table.rules.check_odds(wanted)),
        "the rows": took(lambda: table.rules.check_rows(wanted)),
    }


def test_the_options_of_a_hero_with_six_tokens_are_worked_out_within_a_frame(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = a_table_with_six_tokens(tier=2)
    figures = {f"{name} of a skill check": ms for name, ms in asked(table, draft(table, dc=17)).items()}
    hard = a_table_with_six_tokens(tier=5)
    worst = draft(hard, on="Warden", **HARD)
    figures |= {f"{name} of the hardest attack": ms for name, ms in asked(hard, worst).items()}
    roll = check(table, "Mira", a_check(advantage=6, tier=2))
    figures["a roll, decided and kept"] = took(lambda: rolled(table, roll))
    do(table, roll, 9)
    figures["the rows of an open check"] = took(lambda: table.rules.check_rows(draft(table)))
    with capsys.disabled():
        print()
        for name, ms in figures.items():
            print(f"{name:34}{ms:8.2f} ms")
    assert max(ms for name, ms in figures.items() if "rows" in name) < FRAME


def rolled(table: Table, roll: Use) -> None:
    table.dispatch(roll, falling(9, 4, 2))
    table.undo()
