"""Refusals, as sentences that the GM can read aloud; and removal of control characters from texts.

Commands are cleaned before they are decided, files and journals when they are loaded. So no name, note or title that is
shown, logged or printed contains control characters, or characters that reverse the reading direction of the text
beside it.
"""

import re
from operator import is_
from typing import Self, TypeVar
from unicodedata import category

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.i18n import format_thousands, tr

MAX_ACCENTS = 4
"""The maximum number of accents on one letter; more would be painted over the lines above and below."""

ONE_LINE_FIELDS = frozenset({"name", "player", "title", "label"})
"""The fields whose text is a single line, as in a row or heading; all others may have several lines."""

_JOINERS = "\u200c\u200d"  # These join the letters of Persian and Indic names, and the parts of many emoji.
_BREAKS = ("Cc", "Zl", "Zp")

_PLAIN_LINES = re.compile("[\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u25a0-\u25ff]*")
"""Lines of Latin letters, punctuation, arrows and symbols, none of which is a control character or a mark."""

_MAY_BE_CONTROLS = re.compile(rb"[\\\x7f]")
"""In ASCII JSON: an escape, which may be a control character, or DEL, which JSON does not escape."""

_Value = TypeVar("_Value")


def strip_controls(text: str, *, lines: bool = False) -> str:
    """Remove control and bidirectional characters; breaks and tabs become spaces unless ``lines`` is set."""
    if _PLAIN_LINES.fullmatch(text) and (lines or "\n" not in text):
        return text  # A fast path for the common case: 20 times as fast.
    kept: list[str] = []
    marks = 0
    for sign in text:
        kind = category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in _BREAKS:
            kept.append(sign if lines and sign in "\n\t" else " ")
        elif kind == "Cs":
            kept.append("\ufffd")
        elif (kind != "Cf" or sign in _JOINERS) and marks <= MAX_ACCENTS:
            kept.append(sign)
    return "".join(kept)


def strip_invisible(value: _Value) -> _Value:
    """Remove control characters from every text in a value; return the same object if there are none."""
    text = _encode(value)
    if text is not None and text.isascii() and not _MAY_BE_CONTROLS.search(text):
        return value  # A fast path for the common case: 10 times as fast.
    return _strip_value(value, lines=True)  # type: ignore[return-value]  # every arm keeps the type of what came in


def _encode(value: object) -> bytes | None:
    """Return a value as JSON, or None if a text contains a lone surrogate, which JSON cannot encode."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return None


def _strip_value(value: object, lines: bool) -> object:
    match value:
        case str():
            plain = strip_controls(value, lines=lines)
            return value if plain == value else plain
        case Struct():
            changed: dict[str, object] = {}
            for name in value.__struct_fields__:
                old = getattr(value, name)
                new = _strip_value(old, name not in ONE_LINE_FIELDS)
                if new is not old:
                    changed[name] = new
            return replace(value, **changed) if changed else value
        case tuple():
            items = tuple([_strip_value(item, lines) for item in value])
            return value if all(map(is_, items, value)) else items
        case list():
            return [_strip_value(item, lines) for item in value]
        case dict():
            return {_strip_value(key, False): _strip_value(item, lines) for key, item in value.items()}
        case _:
            return value


class Refused(Exception):
    """Raised when a command is refused, by the rules or as impossible; nothing has changed.

    ``template`` is the whole sentence with ``{names}`` for the values, so that it can be translated before the values
    (which are data, never markup) are inserted. ``overrulable``: the GM may do it anyway.
    """

    def __init__(self, template: str, /, *, overrulable: bool = False, **values: object) -> None:
        self.template = template
        self.values = values
        self.overrulable = overrulable
        super().__init__(self.sentence)

    @classmethod
    def translated(cls, sentence: str) -> Self:
        """Return a refusal whose sentence is already translated."""
        return cls("{sentence}", sentence=sentence)

    @property
    def sentence(self) -> str:
        """The translated sentence with its values."""
        return tr(self.template, **{name: _strip_if_text(value) for name, value in self.values.items()})

    def without_traceback(self) -> Self:
        """Return a copy without the traceback, to store or to raise again.

        A raised exception refers to its traceback, and so to every frame on the stack (``f_back``). A frame that stores
        the exception closes a reference cycle. Everything on that stack, such as an open QPainter, would then live
        until the garbage collector runs.
        """
        same = type(self).__new__(type(self), *self.args)
        same.__dict__.update(self.__dict__)
        return same


def _strip_if_text(value: object) -> object:
    return strip_controls(value, lines=True) if isinstance(value, str) else value


class NothingToChange(Refused):
    """Raised when a command would change nothing; in a batch, such a command is skipped."""

    def __init__(self) -> None:
        super().__init__("{sentence}", sentence=tr("Nothing to change: it is already set that way."))


MAX_NAME_LENGTH, MAX_TEXT_LENGTH = 200, 100_000
"""The maximum length of a name, and of any other text; painting longer ones would block the window."""

_MAY_BE_LONG = re.compile(rb'[^"]{%d}|\\"' % (MAX_NAME_LENGTH + 1))
"""In JSON: only a run this long without quotation marks, or an escaped quotation mark, can be a text that is too long.
"""


def check_length(text: str, most: int) -> None:
    """Raise Refused if a text is longer than ``most`` characters."""
    if len(text) > most:
        raise Refused(
            "“{text}” is too long: {count} characters. The maximum is {most}.",
            text=quote(text),
            count=format_thousands(len(text)),
            most=format_thousands(most),
        )


def check_lengths(value: object) -> None:
    """Raise Refused if any text in a value is too long; names and other single lines have a lower limit."""
    text = _encode(value)
    if text is None or _MAY_BE_LONG.search(text):
        _check_lengths(value, MAX_TEXT_LENGTH)


def _check_lengths(value: object, most: int) -> None:
    match value:
        case str():
            check_length(value, most)
        case Struct():
            for name in value.__struct_fields__:
                _check_lengths(getattr(value, name), MAX_NAME_LENGTH if name in ONE_LINE_FIELDS else MAX_TEXT_LENGTH)
        case tuple() | list():
            for part in value:
                _check_lengths(part, most)
        case dict():
            for key, part in value.items():
                _check_lengths(key, MAX_NAME_LENGTH)
                _check_lengths(part, MAX_TEXT_LENGTH)


MAX_QUOTE_LENGTH = 60


def quote(text: str) -> str:
    """Return the text for use in a sentence: cut at 60 characters, with ``?`` for unprintable ones."""
    start = text[:MAX_QUOTE_LENGTH]
    printable = "".join(sign if sign.isprintable() else "?" for sign in start)
    return printable if len(text) <= MAX_QUOTE_LENGTH else printable + "…"


def decoder_message(error: Exception) -> tuple[str, str]:
    """Split msgspec's message into the place in a value (``.against.dc``; empty: the root) and the error there.

    Its messages look like "Expected `int`, got `str` - at `$.against.dc`", without a place for the root.
    """
    words, found, place = str(error).rpartition(" - at `$")
    return (place.rstrip("`"), quote(words)) if found else ("", quote(place))
