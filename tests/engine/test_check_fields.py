"""Errors in a check's machine shape name the field."""

from typing import Literal

import pytest
from msgspec import Struct

from gmtracker.engine.check_fields import Rank, Tier, WholeNumber, read_check
from gmtracker.engine.errors import Refused


class Inner(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="inner"):
    dc: WholeNumber


class Other(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="other"):
    level: Rank


class Outer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["easy", "hard"] = "easy"
    rank: Rank = 0
    tier: Tier = 1
    flag: bool = False
    against: Inner | Other


def shape(**fields: object) -> dict[str, object]:
    return {"against": {"type": "inner", "dc": 3}} | fields


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({}, "The check: Object missing required field `against`."),
        ([], "The check: Expected `object`, got `array`."),
        (shape(against=None), "against: Expected `object`, got `null`."),
        (shape(against={"dc": 1}), "against: Object missing required field `type`."),
        (shape(against={"type": "inner"}), "against: Object missing required field `dc`."),
        (shape(against={"type": "outer", "dc": 1}), "against.type: Invalid value 'outer'."),
        (shape(against={"type": "inner", "dc": "12"}), "against.dc: Expected `int`, got `str`."),
        (shape(against={"type": "inner", "dc": 1.5}), "against.dc: Expected `int`, got `float`."),
        (shape(against={"type": "inner", "dc": -1001}), "against.dc: Expected `int` >= -1000."),
        (shape(against={"type": "inner", "dc": 1, "x": 1}), "against: Object contains unknown field `x`."),
        (shape(rank=True), "rank: Expected `int`, got `bool`."),
        (shape(rank=-1), "rank: Expected `int` >= 0."),
        (shape(rank=1001), "rank: Expected `int` <= 1000."),
        (shape(rank=10**30), "rank: Expected `int` <= 1000."),
        (shape(tier=0), "tier: Expected `int` >= 1."),
        (shape(flag=1), "flag: Expected `bool`, got `int`."),
        (shape(flag=None), "flag: Expected `bool`, got `null`."),
        (shape(kind="odd"), "kind: Invalid enum value 'odd'."),
        (shape(kind=3), "kind: Expected `str`, got `int`."),
        (shape(luck=3), "The check: Object contains unknown field `luck`."),
    ],
)
def test_an_error_names_its_field(wrong: object, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read_check(wrong, Outer)
    assert refused.value.sentence == sentence


def test_a_long_name_is_not_repeated_whole() -> None:
    with pytest.raises(Refused) as refused:
        read_check(shape(**{"x" * 50_000: 1}), Outer)
    assert len(refused.value.sentence) < 120


def test_what_is_in_order_is_read() -> None:
    read = read_check(shape(kind="hard", rank=4), Outer)
    assert read == Outer(kind="hard", rank=4, against=Inner(3))
