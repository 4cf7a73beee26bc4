"""Numbers as the GM types them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.errors import Refused
from gmtracker.ui.typed_numbers import read_number


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("+2", 9), ("-1", 6), ("−1", 6), ("=-1", -1), ("=3", 3), ("4", 4), (" + 2 ", 9), ("-0", 7)],
)
def test_a_sign_changes_what_stands_and_anything_else_sets_it(typed: str, meant: int) -> None:
    assert read_number(typed, 7) == meant


@given(st.integers(-400, 400), st.integers(0, 400))
def test_a_change_can_be_taken_back_by_its_opposite(now: int, by: int) -> None:
    assert read_number(f"-{by}", read_number(f"+{by}", now)) == now


@pytest.mark.parametrize("typed", ["", "many", "2+", "--1", "٣", "1.5", "99999"])
def test_what_is_no_number_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Refused, match="is no number"):
        read_number(typed, 0)


def test_a_sum_past_any_sheet_is_refused() -> None:
    with pytest.raises(Refused, match="999 at most"):
        read_number("+900", 100)
