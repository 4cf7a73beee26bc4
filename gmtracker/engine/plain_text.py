"""Text is text: what steers a page or a line, and is no letter, is taken out of all that comes in.

Commands are cleared before they are decided, files and journals when they are read. So no name, note or title that
is shown, logged or printed holds a control sign, or one that turns the reading direction of what stands beside it.
"""

from operator import is_
from typing import TypeVar
from unicodedata import category

from msgspec import Struct
from msgspec.structs import replace

MOST_MARKS = 4
"""Accents that one letter may carry; more would be painted over the lines above and below."""

ONE_LINE = frozenset({"name", "player", "title", "label"})
"""Fields whose text has its place in a row or a heading; any other may have several lines."""

_JOINERS = "\u200c\u200d"  # letters of Persian and Indic names, and many emoji, hang together by these
_BREAKS = ("Cc", "Zl", "Zp")

_Value = TypeVar("_Value")


def without_controls(text: str, *, lines: bool = False) -> str:
    """The text without control and bidirectional signs; breaks and tabs are spaces, unless ``lines`` may stay."""
    if text.isprintable() and text.isascii():
        return text
    kept: list[str] = []
    marks = 0
    for sign in text:
        kind = category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in _BREAKS:
            kept.append(sign if lines and sign in "\n\t" else " ")
        elif kind == "Cs":
            kept.append("\ufffd")
        elif (kind != "Cf" or sign in _JOINERS) and marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def cleared(value: _Value, *, lines: bool = True) -> _Value:
    """The same value with every text in it without controls; the very same one where there are none."""
    return _cleared(value, lines)  # type: ignore[return-value]  # every arm keeps the type of what came in


def _cleared(value: object, lines: bool) -> object:
    match value:
        case str():
            plain = without_controls(value, lines=lines)
            return value if plain == value else plain
        case Struct():
            changed = {name: _cleared(value_of, name not in ONE_LINE) for name, value_of in _fields(value)}
            changed = {name: new for name, new in changed.items() if new is not getattr(value, name)}
            return replace(value, **changed) if changed else value
        case tuple():
            items = tuple([_cleared(item, lines) for item in value])
            return value if all(map(is_, items, value)) else items
        case list():
            return [_cleared(item, lines) for item in value]
        case dict():
            return {_cleared(key, False): _cleared(item, lines) for key, item in value.items()}
        case _:
            return value


def _fields(value: Struct) -> list[tuple[str, object]]:
    return [(name, getattr(value, name)) for name in value.__struct_fields__]
