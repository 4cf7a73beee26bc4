"""The dice that ranks bring."""

import pytest

from gmtracker.rulesets.shattered_spheres.rank_dice import dice_for_ranks, lost_ranks, rank_cap


@pytest.mark.parametrize(
    ("ranks", "tier", "dice"),
    [
        (0, 1, ()),
        (1, 1, (4,)),
        (2, 1, (6,)),
        (3, 1, (8,)),
        (4, 1, (10,)),
        (5, 1, (12,)),
        (8, 1, (12,)),
        (7, 2, (12, 6)),
        (9, 2, (12, 10)),
        (10, 2, (12, 10)),
        (12, 3, (12, 10, 8)),
        (14, 4, (12, 10, 8, 6)),
        (15, 5, (12, 10, 8, 6, 4)),
        (11, 5, (12, 10, 6)),
        (1000, 1000, (12, 10, 8, 6, 4)),
    ],
)
def test_ranks_fill_the_first_die_first(ranks: int, tier: int, dice: tuple[int, ...]) -> None:
    assert dice_for_ranks(ranks, tier) == dice


def test_each_tier_has_its_cap() -> None:
    assert [rank_cap(tier) for tier in range(1, 8)] == [5, 9, 12, 14, 15, 15, 15]


def test_ranks_above_the_cap_are_lost() -> None:
    assert [lost_ranks(7, tier) for tier in (1, 2)] == [2, 0]


@pytest.mark.parametrize("tier", range(1, 8))
def test_every_rank_is_in_a_die_or_lost(tier: int) -> None:
    for ranks in range(30):
        in_dice = sum((size - 2) // 2 for size in dice_for_ranks(ranks, tier))
        assert in_dice + lost_ranks(ranks, tier) == ranks
