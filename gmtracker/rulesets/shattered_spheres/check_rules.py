"""The rules of a check as plain functions: dice for ranks, Fortune and Misfortune, degrees, obstacles; its description.

Rolls and odds both call these functions. Sources: seed 000 (die rolls, checks, degrees, attacks), seed 001 (Fate,
Fortune and Misfortune dice). What the seeds leave open is a ruling of this project. The fields of the description are
those of its machine form.
"""

from enum import IntEnum
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

from gmtracker.engine.campaign import Side
from gmtracker.engine.check.form import Rank, Tier, WholeNumber, read_check

D20Role = Literal["plain", "fortune", "misfortune", "routine"]

ROUTINE_D20 = 10
"""The value of the d20 in a routine or a passive check."""


class Critical(IntEnum):
    """Whether the used d20 is a natural 1 or 20. The value is its step on the ladder of degrees."""

    NATURAL_1 = -1
    NONE = 0
    NATURAL_20 = 1


class UsedD20(NamedTuple):
    """The d20 that a roll uses: its face, its value (1–20) and whether it is a critical."""

    used: D20Role
    counts: int
    critical: Critical


ROUTINE = UsedD20("routine", ROUTINE_D20, Critical.NONE)


def fortune_value(fortune: int) -> int:
    """Return the value of a Fortune die, 11–20. A face of 10 or less counts 10 more (seed 001, Fortune)."""
    return fortune + 10 if fortune <= 10 else fortune


def misfortune_value(misfortune: int) -> int:
    """Return the value of a Misfortune die, 1–10. A face of 11 or more counts 10 less (seed 001, Misfortune)."""
    return misfortune - 10 if misfortune >= 11 else misfortune


def used_d20(plain: int, fortune: int | None = None, misfortune: int | None = None) -> UsedD20:
    """Return the die that counts among the rolled d20s (1–20). None means a die that was not rolled.

    With Fortune it is the higher, with Misfortune the lower, with both the middle value of all three (seed 001). Values
    are compared after the changes. Of equal values, the plain d20 is used (Ruling).
    """
    if fortune is not None and misfortune is not None:
        # Misfortune counts at most 10 and Fortune at least 11. So the plain d20 is the middle one unless it is outside.
        if plain > fortune_value(fortune):
            return _showing("fortune", fortune, fortune_value(fortune))
        if plain < misfortune_value(misfortune):
            return _showing("misfortune", misfortune, misfortune_value(misfortune))
    elif fortune is not None and fortune_value(fortune) > plain:
        return _showing("fortune", fortune, fortune_value(fortune))
    elif misfortune is not None and misfortune_value(misfortune) < plain:
        return _showing("misfortune", misfortune, misfortune_value(misfortune))
    return _showing("plain", plain, plain)


def _showing(used: D20Role, face: int, counts: int) -> UsedD20:
    """Return a die with its critical. A critical must both show and count 20 or 1 (Ruling)."""
    if face == counts == 20:
        return UsedD20(used, counts, Critical.NATURAL_20)
    if face == counts == 1:
        return UsedD20(used, counts, Critical.NATURAL_1)
    return UsedD20(used, counts, Critical.NONE)


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


def margin_degree(kind: CheckKind, margin: int, critical: Critical = Critical.NONE) -> int:
    """Return the degree for a ``margin`` over the DC (negative: under): −5…−1 or 1…5, never 0.

    A margin of 0–4 is one degree of success, −1…−4 is one degree of failure, −5…−9 is two (seed 000, degrees). A
    natural 20 or 1 moves it one step up or down. An attack or a resistance always succeeds on a 20 and always fails on
    a 1. The limit of five is applied last.
    """
    degree = margin // DEGREE_STEP + 1 if margin >= 0 else -(-margin // DEGREE_STEP + 1)
    if critical is not Critical.NONE:
        degree = _stepped(degree, critical)
        if kind != "skill":
            degree = _settled(degree, critical)
    return max(-MOST_DEGREES, min(degree, MOST_DEGREES))


def _stepped(degree: int, critical: Critical) -> int:
    """Return the degree one step up or down a ladder without zero: one up from −1 is 1."""
    return degree + critical or int(critical)


def _settled(degree: int, critical: Critical) -> int:
    """Return at least one degree of success on a natural 20, at least one of failure on a natural 1."""
    return max(degree, 1) if critical is Critical.NATURAL_20 else min(degree, -1)


def obstacle_level_dc(level: int, difficulty: Difficulty) -> int:
    """Return the fixed part of an obstacle's DC. 10 or a d20 is added to it (seed 000, difficulty classes)."""
    return level * OBSTACLE_FACTOR[difficulty]


def stones_for_difference(difference: int) -> int:
    """Return the stones from the dice: one for a difference of 5–9, two for 10–14, …; 0 below 5 (seed 001, Fate).

    ``difference`` is the rolled faces of Advantage and Fortune minus those of Disadvantage and Misfortune. A positive
    result is Triumph, a negative one Tragedy.
    """
    return difference // STONE_STEP if difference >= 0 else -(-difference // STONE_STEP)


def fate_stones(difference: int, critical: Critical, side: Side) -> Stones:
    """Return all stones that one roll earns, including those of its critical. ``side`` is the rolling side.

    A natural 20 adds a Triumph and a natural 1 adds a Tragedy. For the opposition, Triumph and Tragedy are swapped,
    including those of a critical (Ruling).
    """
    from_dice = stones_for_difference(difference)
    plus = max(from_dice, 0) + (critical is Critical.NATURAL_20)
    minus = max(-from_dice, 0) + (critical is Critical.NATURAL_1)
    return Stones(plus, minus) if side == "heroes" else Stones(minus, plus)


LuckDice = Literal["replace", "add"]


class AgainstDC(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="dc"):
    """A fixed DC. Dice of Advantage are added to it, and dice of Disadvantage are subtracted."""

    dc: WholeNumber
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1


class AgainstObstacle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="obstacle"):
    """Level times difficulty, plus 10, or plus a d20 if it is rolled."""

    level: Rank
    difficulty: Difficulty
    rolled: bool = False


class AgainstPassive(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="passive"):
    """The other side's passive check: 10 + rank + dice."""

    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1


class AgainstOpposed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="opposed"):
    """The other side's roll. It only sets the DC, so its own criticals have no effect here."""

    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1
    fortune: bool = False
    misfortune: bool = False


Against = AgainstDC | AgainstObstacle | AgainstPassive | AgainstOpposed


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="shattered-spheres",
):
    """One check of the acting side.

    ``advantage`` and ``disadvantage`` are the total ranks from every source. ``bonus`` is flat. ``fortune`` and
    ``misfortune`` each add a d20. ``luck_dice`` says how they count: "add" is the sheer-luck variant, for both sides of
    an opposed check. ``routine`` counts the d20 as 10, without luck dice and criticals.
    """

    kind: CheckKind
    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1
    fortune: bool = False
    misfortune: bool = False
    luck_dice: LuckDice = "replace"
    routine: bool = False
    bonus: WholeNumber = 0
    side: Side = "heroes"
    against: Against


def parse_check(shape: object) -> CheckSpec:
    """Return the check described by a decoded JSON value.

    Raises Refused with a sentence that names the invalid field.
    """
    return read_check(shape, CheckSpec)


LARGEST_DIE_RANKS = 5
"""Ranks 1–5 of one die are d4, d6, d8, d10 and d12."""


@lru_cache(maxsize=512)
def dice_for_ranks(ranks: int, tier: int) -> tuple[int, ...]:
    """Return the die sizes for a number of ranks (0 or more) at a Tier (1 or more), the largest first.

    The first die takes up to five ranks (d12). Each further Tier adds a die with a cap one step lower, down to a d4 at
    Tier 5. Ranks fill the first die first. Ranks above the Tier's cap add no dice (Ruling).
    """
    dice = []
    for cap in range(LARGEST_DIE_RANKS, max(LARGEST_DIE_RANKS - tier, 0), -1):
        in_die = min(ranks, cap)
        if in_die:
            dice.append(2 + 2 * in_die)
        ranks -= in_die
    return tuple(dice)


def rank_cap(tier: int) -> int:
    """Return the highest number of ranks that add dice at a Tier: 5, 9, 12, 14, and 15 from Tier 5 on (Ruling)."""
    unused = max(LARGEST_DIE_RANKS - tier, 0)
    return (LARGEST_DIE_RANKS * (LARGEST_DIE_RANKS + 1) - unused * (unused + 1)) // 2


def is_routine_enough(spec: CheckSpec) -> bool:
    """Whether the check would certainly succeed as a routine check, whatever its dice show."""
    if spec.routine or spec.disadvantage:
        return False
    match spec.against:
        case AgainstDC(dc=dc, advantage=0):
            pass
        case AgainstObstacle(level=level, difficulty=difficulty, rolled=False):
            dc = obstacle_level_dc(level, difficulty) + ROUTINE_D20
        case _:
            return False
    return ROUTINE_D20 + spec.skill_rank + spec.bonus >= dc


def lost_ranks(ranks: int, tier: int) -> int:
    """Return how many of the ranks add no dice because they are above the Tier's cap (Ruling)."""
    return max(ranks - rank_cap(tier), 0)
