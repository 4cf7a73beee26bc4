"""Refusals, each a sentence the GM can read aloud that says why; and cleaning the text that is repeated in one.

Commands are cleaned before they are decided, files and journals when they are read. So no name, note or title that is
shown, logged or printed holds a control character, or one that turns the reading direction of what stands beside it.
"""

import re
from operator import is_
from typing import Self, TypeVar
from unicodedata import category

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.i18n import format_thousands, tr

MOST_MARKS = 4
"""Accents that one letter may carry; more would be painted over the lines above and below."""

ONE_LINE = frozenset({"name", "player", "title", "label"})
"""Fields whose text has its place in a row or a heading; any other may have several lines."""

_JOINERS = "\u200c\u200d"  # letters of Persian and Indic names, and many emoji, hang together by these
_BREAKS = ("Cc", "Zl", "Zp")

_PLAIN_LINES = re.compile("[\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u25a0-\u25ff]*")
"""Lines of Latin letters, punctuation, arrows and signs: nothing in them is a control character or a mark."""

_MAY_BE_CONTROLS = re.compile(rb"[\\\x7f]")
"""In JSON without letters of other scripts: what it escapes, control characters among it, and the one it does not."""

_Value = TypeVar("_Value")


def strip_controls(text: str, *, lines: bool = False) -> str:
    """Strip control and bidirectional characters; breaks and tabs become spaces, unless ``lines`` may stay."""
    if _PLAIN_LINES.fullmatch(text) and (lines or "\n" not in text):
        return text  # the usual case, for a twentieth of the time
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


def strip_invisible(value: _Value) -> _Value:
    """Strip control characters from every text in a value; returns the very same value where there are none."""
    text = _json(value)
    if text is not None and text.isascii() and not _MAY_BE_CONTROLS.search(text):
        return value  # the usual case, for a tenth of the time
    return _cleared(value, lines=True)  # type: ignore[return-value]  # every arm keeps the type of what came in


def _json(value: object) -> bytes | None:
    """A value as JSON; None where a text holds half a sign, which JSON cannot."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return None


def _cleared(value: object, lines: bool) -> object:
    match value:
        case str():
            plain = strip_controls(value, lines=lines)
            return value if plain == value else plain
        case Struct():
            changed: dict[str, object] = {}
            for name in value.__struct_fields__:
                old = getattr(value, name)
                new = _cleared(old, name not in ONE_LINE)
                if new is not old:
                    changed[name] = new
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


class Refused(Exception):
    """A command is refused, by the rules or as impossible; nothing has changed.

    ``template`` is the whole sentence with ``{names}`` for the values, so that it can be translated before the
    values (which are data, never markup) are put in. ``overrulable`` says that the GM may have it "anyway".
    """

    def __init__(self, template: str, /, *, overrulable: bool = False, **values: object) -> None:
        self.template = template
        self.values = values
        self.overrulable = overrulable
        super().__init__(self.sentence)

    @classmethod
    def translated(cls, sentence: str) -> Self:
        """A refusal in a sentence that is in the GM's language already."""
        return cls("{sentence}", sentence=sentence)

    @property
    def sentence(self) -> str:
        """The refusal as a sentence, translated and with its values."""
        return tr(self.template, **{name: _plain(value) for name, value in self.values.items()})

    def anew(self) -> Self:
        """A fresh copy of the refusal without its traceback, to be kept as a value or raised again.

        One that was raised holds its traceback, that the frame it was raised in, and that frame all that called it
        (``f_back``), who hold the refusal: a circle that keeps what was on the stack, an open QPainter of the window
        with it, until the garbage collector comes by.
        """
        same = type(self).__new__(type(self), *self.args)
        same.__dict__.update(self.__dict__)
        return same


def _plain(value: object) -> object:
    return strip_controls(value, lines=True) if isinstance(value, str) else value


class NothingToChange(Refused):
    """What is asked for is already so; in a row of commands it can be passed over."""

    def __init__(self) -> None:
        super().__init__("{sentence}", sentence=tr("Nothing to change: it is already set that way."))


LONGEST_NAME, LONGEST_TEXT = 200, 100_000
"""Characters that a name, and any other text, may have; what is longer holds up the window that paints it."""

_MAY_BE_LONG = re.compile(rb'[^"]{%d}|\\"' % (LONGEST_NAME + 1))
"""In JSON: only where so much stands between two quotation marks, or one of a text's own, can there be a longer one."""


def check_length(text: str, most: int) -> None:
    """Raise Refused where a text has more characters than that."""
    if len(text) > most:
        raise Refused(
            "“{text}” is too long: {count} characters. The maximum is {most}.",
            text=quoted(text),
            count=format_thousands(len(text)),
            most=format_thousands(most),
        )


def check_lengths(value: object) -> None:
    """Raise Refused where a text in a value is too long: a name, or what else stands in one line, or any text."""
    text = _json(value)
    if text is None or _MAY_BE_LONG.search(text):
        _check_lengths(value, LONGEST_TEXT)


def _check_lengths(value: object, most: int) -> None:
    match value:
        case str():
            check_length(value, most)
        case Struct():
            for name in value.__struct_fields__:
                _check_lengths(getattr(value, name), LONGEST_NAME if name in ONE_LINE else LONGEST_TEXT)
        case tuple() | list():
            for part in value:
                _check_lengths(part, most)
        case dict():
            for key, part in value.items():
                _check_lengths(key, LONGEST_NAME)
                _check_lengths(part, LONGEST_TEXT)


LONGEST_QUOTE = 60


def quoted(text: str) -> str:
    """The text for use within a sentence: cut at 60 characters, with ``?`` for what cannot be printed."""
    start = text[:LONGEST_QUOTE]
    printable = "".join(sign if sign.isprintable() else "?" for sign in start)
    return printable if len(text) <= LONGEST_QUOTE else printable + "…"


def decoder_message(error: Exception) -> tuple[str, str]:
    """Split msgspec's message into the place in a value (``.against.dc``; empty: the whole) and what is wrong there.

    Its messages are "Expected `int`, got `str` - at `$.against.dc`", and the words alone where it is the whole.
    """
    words, found, place = str(error).rpartition(" - at `$")
    return (place.rstrip("`"), quoted(words)) if found else ("", quoted(place))
