"""Dice notation: parsing, refusals, and the result of a roll."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from gmtracker.engine.dice import Dice, RollsDice, minimum_roll
from gmtracker.engine.dice_notation import (
    RolledSum,
    Sum,
    notation_text,
    parse_notation,
    result_text,
    roll_notation,
)
from gmtracker.engine.errors import Refused


def faces(*shown: int) -> Dice:
    """Return dice that show these faces in order, whatever their size."""
    left = iter(shown)
    return Dice(lambda size: next(left))


class Special(Struct, frozen=True):
    """A special die, and its own result."""

    text: str = "Xd6"

    @property
    def notation(self) -> "Special":
        return self

    def roll(self, dice: RollsDice) -> "Special":
        return self

    def outcome_text(self, most: int | None) -> str:
        return f"at most {most}"


def rolled(text: str, dice: Dice) -> str:
    return result_text(roll_notation(parse_notation(text), dice))


@pytest.mark.parametrize(
    ("text", "shown", "line"),
    [
        ("2d6+d4-1", (3, 5, 2), "2d6+d4-1: 3 + 5 + 2 − 1 = 9"),
        ("2d6", (1, 6), "2d6: 1 + 6 = 7"),
        ("2w6+1", (1, 6), "2d6+1: 1 + 6 + 1 = 8"),
        ("W20", (17,), "d20: 17"),
        ("d20", (17,), "d20: 17"),
        ("d%", (100,), "d%: 100"),
        ("d100", (3,), "d%: 3"),
        ("d6!", (6, 6, 3), "d6!: 6! + 6! + 3 = 15"),
        ("2d6!", (6, 2, 5), "2d6!: 6! + 5 + 2 = 13"),
        ("d6!", (4,), "d6!: 4"),
        ("d66", (4, 2), "d66: 42 (4 and 2)"),
        ("d66+1", (4, 2), "d66+1: 42 (4 and 2) + 1 = 43"),
        ("3dF+2", (3, 2, 1), "3dF+2: 1 + 0 − 1 + 2 = 2"),
        ("dF", (1,), "dF: −1"),
        ("4-3dF", (3, 2, 1), "4-3dF: 4 − 1 − 0 + 1 = 4"),
        ("-d6", (4,), "-d6: −4"),
        ("d4-2d6", (1, 6, 6), "d4-2d6: 1 − 6 − 6 = −11"),
        (" 1D6 + 03 ", (4,), "d6+3: 4 + 3 = 7"),
        ("d6−2", (4,), "d6-2: 4 − 2 = 2"),
        ("7", (), "7: 7"),
        ("2d20kh", (12, 17), "2d20kh: 17 (12 and 17)"),
        ("2d20kh1", (12, 17), "2d20kh: 17 (12 and 17)"),
        ("2W20KL+3", (12, 17), "2d20kl+3: 12 (12 and 17) + 3 = 15"),
        ("4d6kh3", (6, 1, 4, 3), "4d6kh3: 13 (6, 1, 4 and 3)"),
        ("d20-2d%kh", (5, 90, 3), "d20-2d%kh: 5 − 90 (90 and 3) = −85"),
    ],
)
def test_roll_shows_every_die_and_the_total(text: str, shown: tuple[int, ...], line: str) -> None:
    assert rolled(text, faces(*shown)) == line


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type the dice to roll, for example 2d6+1."),
        ("  ", "Type the dice to roll, for example 2d6+1."),
        ("0d6", "0d6 rolls no dice. Roll at least one."),
        ("1001d6", "You can't roll 1001 dice. The maximum is 1,000 per roll."),
        ("600d6+401d4", "You can't roll 1001 dice. The maximum is 1,000 per roll."),
        ("d1", "A die must have 2 to 1,000 sides: d1."),
        ("d0!", "A die must have 2 to 1,000 sides: d0!."),
        ("d1001", "A die must have 2 to 1,000 sides: d1001."),
        ("2d66", "d66 is always two d6, read as tens and ones. Type d66, not 2d66."),
        ("d66!", "d66 is always two d6, read as tens and ones. Type d66, not d66!."),
        ("3dF!", "Fudge dice can't explode: 3dF!."),
        ("d6+1000001", "1000001 is too large. The maximum is 1,000,000."),
        ("2d20kh3", "2d20kh3: you can't keep more dice than you roll."),
        ("2d20kh0", "2d20kh0: you can't keep more dice than you roll."),
        ("4dFkh", "4dFkh: you can't keep more dice than you roll."),
        ("2d6!kh", "2d6!kh: you can't keep more dice than you roll."),
        ("d6" * 101, "The roll is too long. The maximum is 200 characters."),
    ],
)
def test_refusal_gives_reason(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_notation(text)
    assert refused.value.sentence == sentence


@pytest.mark.parametrize(
    "text", ["x", "2d6+", "d", "2d6 d4", "d6++1", "6d", "2x6", "d6!!", "d6\x00", "Cd", "Cd6", "Td20", "d-6", "½d6"]
)
def test_invalid_notation_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(Refused, match=r" is not a valid roll\. Try 2d6, "):
        parse_notation(text)


def test_special_die_is_parsed_rolled_and_shown_by_its_game() -> None:
    special = Special()
    assert parse_notation(" xd6 ", {"xd6": special}.get) is special
    assert isinstance(parse_notation("2d6", {"2d6": special}.get), Sum)
    assert result_text(roll_notation(special, Dice(minimum_roll)), 5) == "Xd6: at most 5"


@given(st.text() | st.text("0123456789dDfFcC%!+-−– 6", max_size=12))
def test_any_text_is_rolled_or_refused(text: str) -> None:
    try:
        answer = rolled(text, Dice(lambda size: 1))
    except Refused as refused:
        answer = refused.sentence
    assert answer.isprintable()


@given(st.text("123d%fF!+- 6khl", min_size=1, max_size=10))
def test_canonical_notation_parses_to_same_value(text: str) -> None:
    try:
        notation = parse_notation(text)
    except Refused:
        return
    assert parse_notation(notation_text(notation)) == notation


def test_exploding_dice_stop_after_hundred() -> None:
    roll = roll_notation(parse_notation("d6!"), Dice(lambda size: size))
    assert isinstance(roll, RolledSum)
    assert (roll.total, len(roll.terms[0].dice), roll.cut_off) == (606, 101, True)
    assert result_text(roll).endswith("= 606 (stopped after 100 exploding dice)")


def test_explosion_limit_applies_to_whole_roll() -> None:
    roll = roll_notation(parse_notation("999d6!+d4!"), Dice(lambda size: size))
    assert isinstance(roll, RolledSum)
    assert sum(len(term.dice) for term in roll.terms) == 1100


def test_result_shows_only_total_of_many_kept_dice() -> None:
    roll = roll_notation(parse_notation("100d6kh"), Dice(lambda size: size))
    assert result_text(roll, 10) == "100d6kh: 6"


def test_roll_ending_at_exactly_hundred_is_not_cut_off() -> None:
    roll = roll_notation(parse_notation("100d6!"), faces(*[6] * 100, *[1] * 100))
    assert isinstance(roll, RolledSum)
    assert (roll.total, roll.cut_off) == (700, False)


def test_every_die_has_unique_role() -> None:
    roll = roll_notation(parse_notation("2d6!+d66+dF"), Dice(lambda size: size if size == 6 else 1))
    assert isinstance(roll, RolledSum)
    roles = [die.role for term in roll.terms for die in term.dice]
    assert len(set(roles)) == len(roles)


def asked_for(text: str, typed: Mapping[str, int]) -> list[list[str]]:
    """Return the labels of the requested dice, by group; dice that are not typed show their lowest face."""
    dice = Dice(minimum_roll, typed)
    roll_notation(parse_notation(text), dice)
    return [[request.name for request in group] for group in dice.groups]


def test_initial_dice_are_requested_as_one_group() -> None:
    assert asked_for("2d6+d66", {}) == [["d6", "d6", "d6 for the tens", "d6 for the ones"]]


def test_exploded_dice_are_requested_afterwards() -> None:
    assert asked_for("2d6!", {"1.1": 6, "1.2": 3}) == [["d6", "d6"], ["d6, exploded"]]
