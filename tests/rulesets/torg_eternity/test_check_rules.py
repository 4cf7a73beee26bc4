"""The Bonus Chart."""

import pytest

from gmtracker.engine.dice_notation import bonus_of
from gmtracker.rulesets.torg_eternity.check_rules import least_total

CHART = [
    (1, 1, -10),
    (2, 2, -8),
    (3, 4, -6),
    (5, 6, -4),
    (7, 8, -2),
    (9, 10, -1),
    (11, 12, 0),
    (13, 14, 1),
    (15, 15, 2),
    (16, 16, 3),
    (17, 17, 4),
    (18, 18, 5),
    (19, 19, 6),
    (20, 20, 7),
    (21, 25, 8),
    (26, 30, 9),
    (46, 50, 13),
]


@pytest.mark.parametrize(("first", "last", "bonus"), CHART)
def test_bonus_chart_matches_the_rules(first: int, last: int, bonus: int) -> None:
    assert {bonus_of(total) for total in range(first, last + 1)} == {bonus}
    assert bonus_of(last + 1) > bonus


def test_least_total_for_a_bonus_is_first_in_the_chart() -> None:
    for bonus in range(-15, 40):
        assert least_total(bonus) == next(total for total in range(1, 300) if bonus_of(total) >= bonus)
