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
        ({}, "against is missing."),
        ([], "The check must be an object with fields."),
        (shape(against=None), "against must be an object with fields."),
        (shape(against={"dc": 1}), "against.type is missing."),
        (shape(against={"type": "inner"}), "against.dc is missing."),
        (shape(against={"type": "outer", "dc": 1}), "against.type cannot be 'outer'."),
        (shape(against={"type": "inner", "dc": "12"}), "against.dc must be a whole number."),
        (shape(against={"type": "inner", "dc": 1.5}), "against.dc must be a whole number."),
        (shape(against={"type": "inner", "dc": -1001}), "against.dc must be -1000 or more."),
        (shape(against={"type": "inner", "dc": 1, "x": 1}), "against.x is not a field of this check."),
        (shape(rank=True), "rank must be a whole number."),
        (shape(rank=-1), "rank must be 0 or more."),
        (shape(rank=1001), "rank must be 1000 or less."),
        (shape(rank=10**30), "rank must be 1000 or less."),
        (shape(tier=0), "tier must be 1 or more."),
        (shape(flag=1), "flag must be true or false."),
        (shape(flag=None), "flag must be true or false."),
        (shape(kind="odd"), "kind cannot be 'odd'."),
        (shape(kind=3), "kind must be a word."),
        (shape(luck=3), "luck is not a field of this check."),
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
