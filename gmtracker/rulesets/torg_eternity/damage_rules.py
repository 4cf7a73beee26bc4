"""What damage does, as plain functions (rules/torg-eternity.md, tracks and Soak; beyond the seed)."""

from typing import NamedTuple

D6 = 6
SIX_COUNTS = 5
WOUND_STEP = 5
ALL = 1_000_000
"""As many Wounds as anybody has."""

BONUS_DICE = (0, 0, 1, 2)
"""How many bonus dice a hit has by its success level, from a failure up."""

SOAKED_WOUNDS = (0, 1, 2, ALL)
"""How many Wounds a soak takes away by its success level; any success takes away all Shock."""


class Hurt(NamedTuple):
    """Wounds and Shock that damage is worth."""

    wounds: int
    shock: int


def hurt_by(over: int) -> Hurt:
    """What damage that is ``over`` the Toughness (below 0: short of it) is worth."""
    if over >= WOUND_STEP:
        wounds = over // WOUND_STEP
        return Hurt(wounds, 2 * wounds)
    if over >= 0:
        return Hurt(0, 2)
    return Hurt(0, 1) if over >= -WOUND_STEP else Hurt(0, 0)


def soaked(hurt: Hurt, level: int) -> Hurt:
    """What is left of it after a soak of that success level, 0 for a failure."""
    if level == 0:
        return hurt
    return Hurt(max(0, hurt.wounds - SOAKED_WOUNDS[level]), 0)


def bonus_die(face: int) -> int:
    """What a bonus die adds: its face, 5 for a 6, which is rolled again too."""
    return SIX_COUNTS if face == D6 else face
