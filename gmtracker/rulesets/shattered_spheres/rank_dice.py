"""The dice that ranks of Advantage or Disadvantage bring to a roll.

Source: seed 000, the opening part on die rolls; how ranks fill the dice is the project's ruling.
"""

from functools import lru_cache

LARGEST_DIE_RANKS = 5
"""Ranks 1–5 of one die are d4, d6, d8, d10, d12."""


@lru_cache(maxsize=512)
def dice_for_ranks(ranks: int, tier: int) -> tuple[int, ...]:
    """The sizes of the dice for so many ranks (0 or more) at a Tier (1 or more), the largest first.

    The first die takes up to five ranks (d12), and each Tier after the first adds a die capped a step lower,
    down to a d4 at Tier 5. Ranks fill the first die first; those above the Tier's cap bring nothing (Ruling).
    """
    dice = []
    for cap in range(LARGEST_DIE_RANKS, max(LARGEST_DIE_RANKS - tier, 0), -1):
        in_die = min(ranks, cap)
        if in_die:
            dice.append(2 + 2 * in_die)
        ranks -= in_die
    return tuple(dice)


def rank_cap(tier: int) -> int:
    """The most ranks that bring dice at a Tier: 5, 9, 12, 14, and 15 from Tier 5 on (Ruling)."""
    unused = max(LARGEST_DIE_RANKS - tier, 0)
    return (LARGEST_DIE_RANKS * (LARGEST_DIE_RANKS + 1) - unused * (unused + 1)) // 2


def lost_ranks(ranks: int, tier: int) -> int:
    """How many of the ranks bring no dice because the Tier's cap is below them (Ruling)."""
    return max(ranks - rank_cap(tier), 0)
