"""The description of a test before any die is rolled; the fields are those of its machine shape."""

from typing import Annotated

from msgspec import Meta, Struct

from gmtracker.engine.check_fields import WholeNumber, read_check

MOST_MISHAP = 4
MishapUpTo = Annotated[int, Meta(ge=1, le=MOST_MISHAP)]


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="torg-eternity",
):
    """One test: a skill or attribute against a DN.

    ``modifier`` is the sum of all modifiers, which change the action total and never the die. ``skilled`` dice roll
    again on 10 and 20, unskilled ones on 10 alone. A ``favored`` first die may be rolled again once, unless it is a
    Mishap: a natural ``mishap_up_to`` or less.
    """

    skill_value: WholeNumber
    modifier: WholeNumber = 0
    dn: WholeNumber
    skilled: bool = True
    favored: bool = False
    mishap_up_to: MishapUpTo = 1


def parse_check(shape: object) -> CheckSpec:
    """The test that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    return read_check(shape, CheckSpec)
