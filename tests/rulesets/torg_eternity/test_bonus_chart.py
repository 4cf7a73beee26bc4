"""The Bonus Chart, and the roll of ``Td20``."""

import pytest

from gmtracker.engine.dice import Dice, minimum_roll
from gmtracker.engine.dice_notation import parse_notation, result_text, roll_notation
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.torg_eternity.bonus_chart import BonusRoll, bonus_of, least_total, special_roll
from tests.builders.campaigns import faces_in_turn

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


@pytest.mark.parametrize(
    ("notation", "shown", "line"),
    [
        ("Td20", (12,), "Td20: 12, bonus +0"),
        ("tw20", (20, 10, 3), "Td20: 20 + 10 + 3 = 33, bonus +10"),
        ("1Td20", (10, 1), "Td20: 10 + 1 = 11, bonus +0"),
    ],
)
def test_td20_adds_its_dice_and_shows_the_bonus(notation: str, shown: tuple[int, ...], line: str) -> None:
    roll = roll_notation(parse_notation(notation, special_roll), Dice(faces_in_turn(*shown)))
    assert result_text(roll) == line


@pytest.mark.parametrize("notation", ["Td20+3", "2 - td20"])
def test_td20_is_refused_in_a_sum(notation: str) -> None:
    with pytest.raises(
        Refused, match=r"^Roll Td20 by itself, not in a sum\. Anything added would not change its bonus\.$"
    ):
        parse_notation(notation, special_roll)


@pytest.mark.parametrize("notation", ["2Td20", "Td12", "Cd6", "std20"])
def test_no_other_die_rolls_for_a_bonus(notation: str) -> None:
    assert special_roll(notation) is None


def test_td20_stops_after_a_hundred_more_dice() -> None:
    roll = BonusRoll().roll(Dice(lambda size: size))
    assert (roll.total, len(roll.dice), roll.cut_off) == (2020, 101, True)
    assert result_text(roll, 10) == "Td20: 2020, bonus +407 (stopped after 100 exploding dice)"


def test_td20_requests_each_further_die_by_itself() -> None:
    dice = Dice(minimum_roll, {"again": 10, "again+1": 20})
    BonusRoll().roll(dice)
    names = [[request.name for request in group] for group in dice.groups]
    assert names == [["d20"], ["d20, rolled again"], ["d20, rolled again"]]
