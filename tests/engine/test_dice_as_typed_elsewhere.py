"""Dice notation of other programs, and notation that can't be rolled."""

import pytest

from gmtracker.engine.dice_notation import notation_text, parse_notation
from gmtracker.engine.errors import Refused


@pytest.mark.parametrize(
    ("typed", "rolled"),
    [
        ("2d6+-1", "2d6-1"),
        ("2d6 - -1", "2d6+1"),
        ("-2d6", "-2d6"),
        ("4d6k3", "4d6kh3"),
        ("4d6k", "4d6kh"),
        ("4d6dl1", "4d6kh3"),
        ("4d6dl", "4d6kh3"),
        ("4d6dh1", "4d6kl3"),
        ("２ｄ６＋１".replace("ｄ", "d"), "2d6+1"),
    ],
)
def test_other_notations_roll_the_same_dice(typed: str, rolled: str) -> None:
    assert notation_text(parse_notation(typed)) == rolled


@pytest.mark.parametrize(
    ("typed", "why"),
    [("3d6*2", "multiply"), ("2*3d6", "multiply"), ("4d6dl4", "drop fewer"), ("4d6k5", "keep more")],
)
def test_unsupported_notation_is_refused_with_reason(typed: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_notation(typed)
    assert why in refused.value.sentence
