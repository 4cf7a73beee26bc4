"""The ratios of another state of the program, and what is slower than there: a part of the benchmarks in a minute.

Both are measured on the same machine, one after the other: from one machine to the next a ratio differs by a fifth.
"""

import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import process_time
from unittest.mock import patch

import msgspec
from msgspec import Struct

from gmtracker import __version__

WORSE = 1.15
"""So many times the stored ratio is a loss."""

TRIES = 3
"""A loss is there each time; what else the machine did was there once."""

STORED = 3
"""How often all is measured for what is stored: the median counts."""


class Ratios(Struct, frozen=True):
    """What was measured of one state of the program, each as so many times what it stands beside."""

    version: str
    ratios: dict[str, float]


def read_ratios(file: Path) -> Ratios:
    """The ratios that were stored there. Raises OSError or msgspec.DecodeError where there are none."""
    return msgspec.json.decode(file.read_bytes(), type=Ratios)


def store(file: Path, measure: Callable[[], Mapping[str, float]]) -> Ratios:
    """Measure, and write it down to compare with."""
    taken = [measure() for _ in range(STORED)]
    ratios = {what: round(median(one[what] for one in taken), 2) for what in taken[0]}
    stored = Ratios(__version__, ratios)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=2) + b"\n")
    return stored


def losses(stored: Mapping[str, float], measure: Callable[[], Mapping[str, float]]) -> dict[str, list[float]]:
    """What is worse than stored by 15 % and more each time it is measured, with what was measured; three times at most.

    What was not stored cannot be worse.
    """
    lost: dict[str, list[float]] = {what: [] for what in stored}
    for _ in range(TRIES):
        measured = measure()
        lost = {
            what: [*before, measured[what]] for what, before in lost.items() if measured[what] > WORSE * stored[what]
        }
        if not lost:
            break
    return lost


def measure_some() -> dict[str, float]:
    """The ratios of a start, a command, the next turn and a check, in about half a minute.

    What is played is measured in the processor's time: what else the machine does meanwhile is not in it.
    """
    from tests.benchmarks.checking import checking_figures, checks_taken
    from tests.benchmarks.playing import played_figures
    from tests.benchmarks.starting import sample_figures
    from tests.builders.large_campaign import write_large_campaign

    with tempfile.TemporaryDirectory() as name:
        small = write_large_campaign(Path(name) / "small.gmtracker.json", 20, 1_000, sessions=10)
        figures = [*sample_figures(Path(name))]
        with ExitStack() as stack:
            for module in ("playing", "checking", "hollow"):
                stack.enter_context(patch(f"tests.benchmarks.{module}.perf_counter", process_time))
            figures += [*played_figures(small), *checking_figures(checks_taken())]
    return {figure.what: figure.ratio for figure in figures if figure.limit is not None}
