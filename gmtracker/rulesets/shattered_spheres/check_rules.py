"""What a check comes to: degrees from the margin, the DC of an obstacle, Fate stones from the dice.

Rolled checks and their odds both call these. Sources: seed 000 (checks, degrees, attacks), seed 001 (Fate);
what the seeds leave open is the project's ruling.
"""

from typing import Literal, NamedTuple

from gmtracker.engine.campaign import Side
from gmtracker.rulesets.shattered_spheres.luck import Critical

CheckKind = Literal["skill", "attack", "resistance"]
Difficulty = Literal["easy", "moderate", "hard"]

MOST_DEGREES = 5
DEGREE_STEP = 5
STONE_STEP = 5
OBSTACLE_FACTOR: dict[Difficulty, int] = {"easy": 0, "moderate": 1, "hard": 2}


class Stones(NamedTuple):
    """Fate stones that a roll earns."""

    triumph: int
    tragedy: int


def degree_of(kind: CheckKind, margin: int, critical: Critical = Critical.NONE) -> int:
    """The degree of a check that came out ``margin`` over its DC (negative: under): −5…−1 or 1…5, never 0.

    A margin of 0–4 is one degree of success, −1…−4 one of failure, −5…−9 two (seed 000, degrees). A natural
    20 or 1 moves it one step up or down that ladder; an attack or a resistance then succeeds on the one and
    fails on the other in any case. The limit of five is counted last.
    """
    degree = margin // DEGREE_STEP + 1 if margin >= 0 else -(-margin // DEGREE_STEP + 1)
    if critical is not Critical.NONE:
        degree = _stepped(degree, critical)
        if kind != "skill":
            degree = _settled(degree, critical)
    return max(-MOST_DEGREES, min(degree, MOST_DEGREES))


def _stepped(degree: int, critical: Critical) -> int:
    """One step up or down a ladder that has no zero: one up from −1 is 1."""
    return degree + critical or int(critical)


def _settled(degree: int, critical: Critical) -> int:
    """At least one degree of success on a natural 20, at least one of failure on a natural 1."""
    return max(degree, 1) if critical is Critical.NATURAL_20 else min(degree, -1)


def obstacle_level_dc(level: int, difficulty: Difficulty) -> int:
    """The fixed part of an obstacle's DC; 10 or a d20 comes on top (seed 000, difficulty classes)."""
    return level * OBSTACLE_FACTOR[difficulty]


def stones_for_difference(difference: int) -> int:
    """Fate from the dice: one stone for a difference of 5–9, two for 10–14, …; 0 below 5 (seed 001, Fate).

    ``difference`` is the faces of Advantage and Fortune less those of Disadvantage and Misfortune, as rolled.
    A positive answer is Triumph, a negative one Tragedy.
    """
    return difference // STONE_STEP if difference >= 0 else -(-difference // STONE_STEP)


def fate_stones(difference: int, critical: Critical, side: Side) -> Stones:
    """All the stones one roll earns, those of its critical included; ``side`` is whose roll it is.

    A natural 20 brings a Triumph more, a natural 1 a Tragedy more; for the opposition's rolls the two are
    exchanged, those of a critical too (Ruling).
    """
    from_dice = stones_for_difference(difference)
    plus = max(from_dice, 0) + (critical is Critical.NATURAL_20)
    minus = max(-from_dice, 0) + (critical is Critical.NATURAL_1)
    return Stones(plus, minus) if side == "heroes" else Stones(minus, plus)
