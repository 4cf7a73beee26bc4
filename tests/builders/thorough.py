"""How often is tried what is tried by chance: examples of properties, simulated rolls, random evenings, kills.

``HYPOTHESIS_PROFILE`` says it, for all of them: without it a run takes a quarter of what takes long; ``thorough`` takes
all of it, the same on every machine; ``long`` takes fifty times as much, for a file on its own.
"""

import os
from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from hypothesis import settings

Try = TypeVar("Try")

SHARES = {"quick": Fraction(1, 4), "thorough": Fraction(1), "long": Fraction(50)}
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")
if PROFILE not in SHARES:
    raise SystemExit(f"HYPOTHESIS_PROFILE is one of {', '.join(SHARES)}, not {PROFILE}.")
SHARE = SHARES[PROFILE]

settings.register_profile("quick", deadline=None)
settings.register_profile("thorough", deadline=None, derandomize=True, database=None)
settings.register_profile("long", deadline=None, max_examples=5_000)


def thorough(count: int) -> int:
    """So many of ``count`` tries as this run takes; ``count`` itself where it is thorough."""
    return max(1, int(count * SHARE))


def a_share_of(tries: Sequence[Try]) -> Sequence[Try]:
    """The first of these tries, each of which takes seconds: all where the run is thorough."""
    return tries[: thorough(len(tries))]
