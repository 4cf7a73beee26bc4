"""Our odds beside icepool's, in one run: `pytest tests/benchmarks/test_odds_speed.py -s` prints the table.

icepool is used as it is best used here: sums first, then one map; its tables of the d20s are remembered as ours are.
"""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import pytest

from gmtracker.engine.distribution import sum_of_dice
from gmtracker.rulesets.shattered_spheres import check_odds as odds_of_checks
from gmtracker.rulesets.shattered_spheres.check_odds import check_odds, d20_difference, d20_ways
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstOpposed, CheckSpec, dice_for_ranks, parse_check
from tests.builders.icepool_checks import luck_table, twin_odds

VECTORS = Path(__file__).parents[1] / "rulesets" / "vectors" / "checks.jsonl"
ALL_DICE: dict[str, Any] = {"advantage": 15, "disadvantage": 15, "tier": 5, "fortune": True, "misfortune": True}
HARDEST = CheckSpec(kind="skill", skill_rank=5, **ALL_DICE, against=AgainstOpposed(skill_rank=5, **ALL_DICE))
REMEMBERED = (
    sum_of_dice,
    dice_for_ranks,
    d20_ways,
    d20_difference,
    odds_of_checks._degree_steps,
    odds_of_checks._mean_dice_stones,
    luck_table,
)


class Row(NamedTuple):
    """A line of the table; times are milliseconds for one check."""

    name: str
    ours: float
    icepool: float

    @property
    def ratio(self) -> float:
        return self.icepool / self.ours


def vector_checks() -> list[CheckSpec]:
    checks = [json.loads(line)["check"] for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    return [parse_check(check) for check in checks if check["ruleset"] == "shattered-spheres"]


def forget() -> None:
    for function in REMEMBERED:
        function.cache_clear()


def best(odds_of: Callable[[CheckSpec], object], checks: list[CheckSpec], *, cold: bool, times: int) -> float:
    """The quickest of some passes over the checks, in milliseconds for one check."""
    took = []
    for _ in range(times):
        if cold:
            forget()
        start = perf_counter()
        for check in checks:
            odds_of(check)
        took.append(perf_counter() - start)
    return min(took) * 1000 / len(checks)


def measured(name: str, checks: list[CheckSpec], *, cold: bool) -> Row:
    ours = best(check_odds, checks, cold=cold, times=20)
    return Row(name, ours, best(twin_odds, checks, cold=cold, times=5))


def test_our_odds_are_ten_times_as_quick_as_icepool(capsys: pytest.CaptureFixture[str]) -> None:
    vectors = vector_checks()
    rows = [
        measured("the 30 vectors, in the mean", vectors, cold=False),
        measured("the same, nothing remembered", vectors, cold=True),
        measured("the hardest check", [HARDEST], cold=False),
        measured("the same, nothing remembered", [HARDEST], cold=True),
    ]
    with capsys.disabled():
        print(f"\n{'odds of':32}{'ours':>11}{'icepool':>11}{'ratio':>8}")
        for row in rows:
            print(f"{row.name:32}{row.ours:8.3f} ms{row.icepool:8.3f} ms{row.ratio:7.1f}×")
    assert min(row.ratio for row in rows) >= 10
