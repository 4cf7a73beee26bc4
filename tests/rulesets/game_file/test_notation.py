"""Rolls in the notation of game files: their meaning and their text."""

import pytest

from gmtracker.engine.dice import Dice, DieOwner
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.game_file.notation import (
    MAX_EXPLOSIONS,
    Roll,
    count_dice,
    find_labels,
    find_refs,
    resolve_roll,
    roll_terms,
    roll_text,
    term_values,
)

RANKS: dict[str, int | Roll] = {"Might": 3, "Hit Points": 12, "target.Armor": 2, "Luck": -1, "nothing": 0}


def roll(text: str) -> Roll:
    return resolve_roll(text, RANKS.__getitem__)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2d6 + 1", "2d6 + 1"),
        ("d20+@Might-@target.Armor", "d20 + 3 − 2"),
        ("@Might d6", "3d6"),
        ("d@[Hit Points]!", "d12!"),
        ("2d20kh + d%", "2d20kh + d%"),
        ("4d6kl3 - 4dF", "4d6kl3 − 4dF"),
        ("d12[hope] + d12[fear]", "d12 + d12"),
        ("d20 + @Luck", "d20 − 1"),
        ("d20 - @Luck", "d20 + 1"),
        ("@nothing d6 + d@nothing + 0", "0"),
        ("", "0"),
    ],
)
def test_roll_uses_the_ranks_it_names(text: str, said: str) -> None:
    assert roll_text(roll(text)) == said


@pytest.mark.parametrize(
    "text", ["2d6 d6", "d", "d1", "0d6", "61d6", "d1001", "3d6kh4", "@Might d6kh", "d6!kh", "+ +", "d20 +", "import os"]
)
def test_invalid_roll_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"\.$"):
        roll(text)


def test_names_in_a_roll_are_known_before_rolling() -> None:
    assert find_refs("d20 + @Might + @[Hit Points] d@target.Armor") == ("Might", "Hit Points", "target.Armor")
    assert find_labels("d12[hope] + d12[fear] + d6") == ("hope", "fear")


def test_more_dice_than_the_limit_are_refused() -> None:
    with pytest.raises(Refused, match="60 dice"):
        roll("50d6 + @[Hit Points] d6")


@pytest.mark.parametrize("text", ["3d1000", "60d20kh3", "20d12!"])
def test_roll_with_too_slow_odds_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"has too many possible results to calculate odds\."):
        roll(text)


def test_exploding_die_adds_at_most_ten_dice() -> None:
    asked = roll("2d6! + 2")
    dice = roll_terms(asked, Dice(lambda size: size), DieOwner("Mira"), "roll.")
    assert len(dice) == 2 * (MAX_EXPLOSIONS + 1)
    assert [values for _, values in term_values(asked, dice, "roll.")] == [(66, 66)]


def test_dice_that_are_not_kept_do_not_count() -> None:
    asked, faces = roll("3d20kh2"), iter((4, 17, 9))
    dice = roll_terms(asked, Dice(lambda _size: next(faces)), DieOwner("Mira"), "roll.")
    assert [values for _, values in term_values(asked, dice, "roll.")] == [(17, 9)]
    assert count_dice(asked) == 3


def test_all_dice_can_be_kept_but_no_more() -> None:
    asked, faces = roll("2d20kh2"), iter((4, 17))
    dice = roll_terms(asked, Dice(lambda _size: next(faces)), DieOwner("Mira"), "roll.")
    assert [sorted(values) for _, values in term_values(asked, dice, "roll.")] == [[4, 17]]
    with pytest.raises(Refused, match="can't keep more dice than you roll"):
        roll("2d20kh3")
