"""Fortune and Misfortune: which d20 of a roll is used, what it counts, and whether it is a critical.

Source: seed 001, the part on Fortune and Misfortune dice; ties and criticals are the project's rulings.
"""

from enum import IntEnum
from typing import Literal, NamedTuple

D20Role = Literal["plain", "fortune", "misfortune", "routine"]

ROUTINE_D20 = 10
"""What the d20 counts in a routine or a passive check."""


class Critical(IntEnum):
    """Whether the d20 used is a natural 1 or 20; the number is its step on the ladder of degrees."""

    NATURAL_1 = -1
    NONE = 0
    NATURAL_20 = 1


class UsedD20(NamedTuple):
    """The d20 that a roll uses, what it counts (1–20) and whether it is a critical."""

    used: D20Role
    counts: int
    critical: Critical


ROUTINE = UsedD20("routine", ROUTINE_D20, Critical.NONE)


def raised(fortune: int) -> int:
    """What a Fortune die counts, 11–20: a face of 10 or less counts 10 more (seed 001, Fortune)."""
    return fortune + 10 if fortune <= 10 else fortune


def lowered(misfortune: int) -> int:
    """What a Misfortune die counts, 1–10: a face of 11 or more counts 10 less (seed 001, Misfortune)."""
    return misfortune - 10 if misfortune >= 11 else misfortune


def used_d20(plain: int, fortune: int | None = None, misfortune: int | None = None) -> UsedD20:
    """The die that counts among the faces (1–20) of the d20s rolled; None for a die that was not.

    The higher with Fortune, the lower with Misfortune, the middle value of all three with both (seed 001).
    Values are compared after the changes, and of equal ones the plain d20 is used (Ruling).
    """
    if fortune is not None and misfortune is not None:
        # Misfortune counts 10 at most, Fortune 11 at least: the plain d20 is the middle one unless outside.
        if plain > raised(fortune):
            return _showing("fortune", fortune, raised(fortune))
        if plain < lowered(misfortune):
            return _showing("misfortune", misfortune, lowered(misfortune))
    elif fortune is not None and raised(fortune) > plain:
        return _showing("fortune", fortune, raised(fortune))
    elif misfortune is not None and lowered(misfortune) < plain:
        return _showing("misfortune", misfortune, lowered(misfortune))
    return _showing("plain", plain, plain)


def _showing(used: D20Role, face: int, counts: int) -> UsedD20:
    """That die with its critical, which needs it to show and to count 20 or 1 (Ruling)."""
    if face == counts == 20:
        return UsedD20(used, counts, Critical.NATURAL_20)
    if face == counts == 1:
        return UsedD20(used, counts, Critical.NATURAL_1)
    return UsedD20(used, counts, Critical.NONE)
