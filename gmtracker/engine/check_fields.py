"""Reading a check from its machine shape: types for its fields, and refusals that name the field at fault."""

import re
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from gmtracker.engine.errors import Refused
from gmtracker.engine.quoting import quoted
from gmtracker.words import tr

WholeNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Rank = Annotated[int, Meta(ge=0, le=1000)]
Tier = Annotated[int, Meta(ge=1, le=1000)]

Check = TypeVar("Check")


def read_check(shape: object, kind: type[Check]) -> Check:
    """The check that a decoded JSON value describes.

    ``kind`` is a struct whose types and limits say what is allowed. Raises Refused with a sentence that
    names the field, a nested one with its path (``against.dc``).
    """
    try:
        return msgspec.convert(shape, kind)
    except msgspec.ValidationError as error:
        raise _refusal(str(error)) from None


_SENTENCES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.DOTALL), sentence)
    for pattern, sentence in (
        (r"Object missing required field `(?P<inner>.*)`", tr("{field} is missing.")),
        (r"Object contains unknown field `(?P<inner>.*)`", tr("{field} is not a field of this check.")),
        (r"Invalid (?:enum )?value (?P<value>.*)", tr("{field} cannot be {value}.")),
        (r"Expected `int` >= (?P<value>.*)", tr("{field} must be {value} or more.")),
        (r"Expected `int` <= (?P<value>.*)", tr("{field} must be {value} or less.")),
        (r"Expected `int`.*", tr("{field} must be a whole number.")),
        (r"Expected `bool`.*", tr("{field} must be true or false.")),
        (r"Expected `str`.*", tr("{field} must be a word.")),
        (r"Expected `object`.*", tr("{field} must be an object with fields.")),
    )
)


def _refusal(message: str) -> Refused:
    """The library's message in our words; its form is ``what is wrong - at `$.path```."""
    problem, _, path = message.rpartition(" - at `$")
    if not problem:
        problem, path = path, ""
    outer = path.strip(".`")
    for pattern, sentence in _SENTENCES:
        if found := pattern.fullmatch(problem):
            parts = found.groupdict()
            field = ".".join(part for part in (outer, parts.get("inner")) if part)
            return Refused(sentence, field=quoted(field) or tr("The check"), value=quoted(parts.get("value") or ""))
    return Refused("{field} is not what a check needs there.", field=quoted(outer) or tr("The check"))
