"""How many characters a line or a name asks for, wherever the number is."""

import pytest

from gmtracker.engine.errors import Refused
from gmtracker.engine.parse_characters import copies_by_name, parse_characters_line, parse_characters_list
from tests.builders.campaigns import a_campaign, a_hero


@pytest.mark.parametrize(
    "line",
    ["guard x12 T2", "guard ×12", "guard x 12", "12x guard", "x12 guard", "12 x guard T2", "12 guard", "guard x１２"],
)
def test_line_makes_twelve_wherever_the_count_is(line: str) -> None:
    made = parse_characters_line(a_campaign(), line)
    assert [one.name for one in made] == [f"Guard {number}" for number in range(1, 13)]


def test_number_typed_twice_is_refused() -> None:
    with pytest.raises(Refused, match="only once"):
        parse_characters_list(a_campaign(), "3 guard x4", "opposition")


@pytest.mark.parametrize("line", ["guard x21", "guard x0", "21x guard"])
def test_counts_outside_range_are_refused(line: str) -> None:
    with pytest.raises(Refused, match="1 to 20"):
        parse_characters_line(a_campaign(), line)


def test_name_with_count_makes_that_many() -> None:
    twelve = copies_by_name(a_campaign(), a_hero("Watchman x12"))
    assert (len(twelve), twelve[0].name, twelve[-1].name) == (12, "Watchman 1", "Watchman 12")
    assert [one.name for one in copies_by_name(a_campaign(), a_hero("Malcolm X"))] == ["Malcolm X"]


@pytest.mark.parametrize("line", ["Captain Brask hidden, dock thug x12", "guard hidden x3"])
def test_word_that_hides_is_never_part_of_a_name(line: str) -> None:
    with pytest.raises(Refused, match="at the end of the line"):
        parse_characters_list(a_campaign(), line, "opposition")
