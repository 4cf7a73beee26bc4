"""The notation ``Cd6`` and its roll."""

import pytest

from gmtracker.engine.dice import Dice
from gmtracker.engine.dice_notation import parse_notation, result_text, roll_notation
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.vagabond.countdown_die import CountdownRoll, special_roll


@pytest.mark.parametrize(
    ("notation", "face", "line"),
    [
        ("Cd6", 1, "Cd6: 1, so it shrinks to Cd4"),
        ("cw20", 1, "Cd20: 1, so it shrinks to Cd12"),
        ("1Cd4", 1, "Cd4: 1, so the countdown ends"),
        ("Cd6", 2, "Cd6: 2, so it stays Cd6"),
    ],
)
def test_countdown_roll_shows_the_next_size(notation: str, face: int, line: str) -> None:
    roll = roll_notation(parse_notation(notation, special_roll), Dice(lambda size: face))
    assert result_text(roll) == line


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("2Cd6", "Roll Countdown dice one at a time."),
        ("Cd7", "A Countdown die must be a d4, d6, d8, d10, d12 or d20."),
        ("Cd6+1", "Roll a Countdown die by itself, not in a sum: Cd6."),
        ("d6 - 2Cd6", "Roll a Countdown die by itself, not in a sum: 2Cd6."),
    ],
)
def test_countdown_notation_is_refused_with_reason(notation: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_notation(notation, special_roll)
    assert refused.value.sentence == sentence


@pytest.mark.parametrize("notation", ["Td20", "Cd", "acd6", "Cd6d6"])
def test_other_notation_is_no_countdown_die(notation: str) -> None:
    assert special_roll(notation) is None


def test_countdown_die_can_be_typed() -> None:
    result = CountdownRoll(8).roll(Dice(lambda size: 1, {"countdown": 5}))
    assert (result.die.face, result.die.source, result.next_size) == (5, "typed", 8)
