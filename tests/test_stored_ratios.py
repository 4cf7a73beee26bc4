"""Tests that a lasting slowdown since the last release is distinguished from a busy machine."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from gmtracker import __version__
from tests.benchmarks import stored

KNOWN = {"a command": 2.0, "the next turn": 3.0}


def measured_in_turn(*runs: Sequence[float]) -> tuple[Callable[[], Mapping[str, float]], list[int]]:
    """Return a function that measures these values run by run, and a list that counts its calls."""
    taken: list[int] = []
    turns = iter(runs)

    def measure() -> Mapping[str, float]:
        taken.append(len(taken))
        return dict(zip(KNOWN, next(turns), strict=True))

    return measure, taken


@pytest.mark.parametrize(
    ("runs", "lost"),
    [
        ([(2.0, 3.0)], {}),
        ([(2.29, 1.0)], {}),
        ([(2.5, 3.0), (2.0, 3.0)], {}),
        ([(2.5, 3.9), (2.6, 3.0), (2.0, 3.9)], {}),
        ([(2.5, 3.9), (2.6, 3.0), (2.7, 3.9)], {"a command": [2.5, 2.6, 2.7]}),
    ],
)
def test_lasting_slowdown_is_reported_and_a_single_one_is_not(
    runs: list[tuple[float, float]], lost: dict[str, list[float]]
) -> None:
    measure, taken = measured_in_turn(*runs)
    assert stored.losses(KNOWN, measure) == lost
    assert len(taken) == len(runs)


def test_stored_ratio_is_the_median_of_three(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    measure, _ = measured_in_turn((2.0, 9.0), (2.9, 3.1), (2.1, 3.2))
    stored.store(file, measure)
    assert stored.read_ratios(file) == stored.Ratios(__version__, dict(zip(KNOWN, (2.1, 3.2), strict=True)))
