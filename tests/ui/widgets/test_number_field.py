"""Numbers as the GM types them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from gmtracker.engine.errors import Refused
from gmtracker.ui.typed_numbers import read_number
from gmtracker.ui.widgets.number_field import NumberField
from tests.ui.widgets.stage import Key, press, shown, types


@pytest.mark.parametrize(
    ("typed", "on_track", "on_trait"),
    [
        ("+2", 9, 2),
        ("-1", 6, -1),
        ("−1", 6, -1),
        ("=-1", -1, -1),
        ("=3", 3, 3),
        ("4", 4, 4),
        (" + 2 ", 9, 2),
        ("-0", 7, 0),
    ],
)
def test_what_is_typed_changes_a_track_and_sets_a_trait(typed: str, on_track: int, on_trait: int) -> None:
    assert read_number(typed, 7, "track") == on_track
    assert read_number(typed, 7, "trait") == on_trait


@given(st.integers(-400, 400), st.integers(0, 400))
def test_a_change_can_be_taken_back_by_its_opposite(now: int, by: int) -> None:
    assert read_number(f"-{by}", read_number(f"+{by}", now, "track"), "track") == now


@pytest.mark.parametrize("typed", ["", "many", "2+", "--1", "٣", "1.5", "99999"])
def test_what_is_no_number_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Refused, match="is no number"):
        read_number(typed, 0, "track")


def test_a_sum_past_any_sheet_is_refused() -> None:
    with pytest.raises(Refused, match="999 at most"):
        read_number("+900", 100, "track")


def test_enter_gives_the_number_meant(qtbot: QtBot) -> None:
    field = NumberField("track")
    shown(qtbot, field)
    field.set_number(7)
    types("+2")
    with qtbot.waitSignal(field.entered) as entered:
        press(Key.Key_Return)
    assert entered.args == [9]


def test_enter_on_nonsense_says_why(qtbot: QtBot) -> None:
    field = NumberField("trait")
    shown(qtbot, field)
    types("four")
    with qtbot.assertNotEmitted(field.entered), qtbot.waitSignal(field.refused) as refused:
        press(Key.Key_Return)
    assert refused.args == ["“four” is no number. Type it as it shall stand: 4 or -2."]


def test_escape_gives_up_and_shows_what_stands(qtbot: QtBot) -> None:
    field = NumberField("track")
    shown(qtbot, field)
    field.set_number(7)
    types("+2")
    with qtbot.waitSignal(field.given_up):
        press(Key.Key_Escape)
    assert field.text() == "7"
