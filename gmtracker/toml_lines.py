"""Reading TOML, with plain error messages and the line of each key, which no library provides."""

import re
from contextlib import suppress
from typing import Any

import tomli

from gmtracker.i18n import tr

Place = tuple[str | int, ...]
"""The path to a value: keys, and indexes in lists from 0: ``("checks", 1, "roll")``."""

_SKIPPED = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_SCALAR = re.compile(r"[^,\]}#\n]+")
_WORD = re.compile(r"[\[{]*(?:\"[^\"\n]*\"|'[^'\n]*'|[^\s,\]}#=]+)|\S")
_NUMBER_START = re.compile(r"(?:^|[\s=,\[])([0-9]+)$")
_NUMBER_REST = re.compile(r"([0-9]+)\b|,([0-9]+)\b(?=[ \t]*(?:#|\n|$))")
"""The rest of a number after the point where TOML ended it: after a leading 0, and after a decimal comma."""
_LONGEST_WORD = 40
_NEXT_STATEMENT = re.compile(r"(?:[A-Za-z0-9_.-]+|\"[^\"\n]*\")[ \t]*=|^\[\[?[ \t]*[A-Za-z_\"]", re.MULTILINE)
"""The start of the next line of a table: a key with its =, or a heading."""
_QUOTE = re.compile(r"""\\(["\\])""")


class _ScanStopped(Exception):
    """Raised when the scan finds something that valid TOML does not contain."""


class NotToml(Exception):
    """Raised when a text is not TOML.

    ``what`` is the reason in plain words, if known; ``words`` is the library's message.
    """

    def __init__(self, line: int, what: str, words: str = "") -> None:
        self.line, self.what, self.words = line, what, words
        super().__init__(what or words)


def read_toml(text: str) -> dict[str, Any]:
    """Return the values of a text. Raises NotToml."""
    try:
        return tomli.loads(text)
    except RecursionError:
        raise NotToml(1, tr("the data is nested too deeply")) from None
    except tomli.TOMLDecodeError as error:
        plain = (said for begins, said in _MESSAGES.items() if error.msg.startswith(begins))
        what = _error_text(error.msg, text, error.pos) or next(plain, "")
        raise NotToml(error.lineno, what, error.msg) from None
    except ValueError as error:  # Python refuses numbers with more than 4,300 digits.
        raise NotToml(1, "", str(error)) from None


def _error_text(words: str, text: str, at: int) -> str:
    """Return what is wrong where the library stopped, and what to write instead; empty if unknown."""
    found = _WORD.match(text, at)
    word = "".join(sign for sign in found[0] if sign.isprintable())[:_LONGEST_WORD] if found else ""
    before = text[text.rfind("\n", 0, at) + 1 : at]
    if number := _number_error_text(before, text, at):
        return number
    match words:
        case "Invalid value" if word.lower() in ("true", "false"):
            return tr("write {right} in lowercase, not “{word}”", word=word, right=word.lower())
        case "Invalid value" if word.lower() in ("yes", "no", "on", "off"):
            return tr("use true or false, not “{word}”", word=word)
        case "Unclosed array" if word and not _NEXT_STATEMENT.match(text, at):
            return tr("a comma is missing before “{word}”", word=word)
        case "Unclosed inline table" if word and not word.startswith("["):
            return tr("a comma is missing before “{word}”", word=word)
        case "Invalid initial character for a key part" if word.startswith(("[", "{")):
            return tr("the closing bracket {closing} is missing", closing="}")
        case "Expected newline or end of document after a statement" if word:
            return tr("unexpected “{word}” (each key needs its own line)", word=word)
        case _:
            return ""


def _number_error_text(before: str, text: str, at: int) -> str:
    """Return what is wrong with a number that continues where TOML ended it; empty if there is none."""
    number, more = _NUMBER_START.search(before), _NUMBER_REST.match(text, at)
    if number is None or more is None:
        return ""
    if more[2]:
        right = f"{number[1]}.{more[2]}"
        return tr("write {right} with a decimal point, not “{word}”", word=number[1] + more[0], right=right)
    return tr("write “{word}” without the leading 0", word=number[1] + more[1]) if number[1] == "0" else ""


_MESSAGES = {
    "Illegal character '\\n'": tr("the closing quotation mark is missing"),
    "Unterminated string": tr("the closing quotation mark is missing"),
    "Cannot overwrite a value": tr("this key appears twice"),
    "Duplicate inline table key": tr("this key appears twice"),
    "Cannot declare": tr("this heading appears twice (for several of the same kind, use double brackets: [[uses]])"),
    "Invalid value": tr("the value after = is not valid (put text in straight quotation marks)"),
    "Expected '=' after a key": tr("the = after the key is missing"),
    "Unclosed array": tr("the closing bracket {closing} is missing", closing="]"),
    "Unclosed inline table": tr("the closing bracket {closing} is missing", closing="}"),
}
"""The library's messages, by their beginnings, in words for a game master."""


def find_lines(text: str) -> dict[Place, int]:
    """Return the line, from 1, of each key, table and list item of a text that ``read_toml`` could read."""
    scan = _Scan(text)
    with suppress(_ScanStopped, IndexError, RecursionError):  # What was found so far is still right.
        scan.read()
    return scan.lines


class _Scan:
    """Scans a text once, from table to table."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counts: dict[Place, int] = {}
        self.lines: dict[Place, int] = {}

    def read(self) -> None:
        """Record the line of everything."""
        table: Place = ()
        while self._skip() < len(self._text):
            if self._text.startswith("[[", self._at):
                self._at += 2
                table = self._record_next_item(self._keys())
                self._expect("]]")
            elif self._text[self._at] == "[":
                self._at += 1
                table = self._within(self._keys())
                self._note(table)
                self._expect("]")
            else:
                self._pair(table)

    def _record_next_item(self, keys: tuple[str, ...]) -> Place:
        """Record the line of the next ``[[name]]``, and return its place."""
        place = (*self._within(keys[:-1]), keys[-1])
        self._note(place)
        number = self._counts.get(place, -1) + 1
        self._counts[place] = number
        self._note((*place, number))
        return (*place, number)

    def _within(self, keys: tuple[str, ...]) -> Place:
        """Return the place of a table; a list of tables on the path means its last one."""
        place: Place = ()
        for key in keys:
            place = (*place, key)
            if place in self._counts:
                place = (*place, self._counts[place])
        return place

    def _pair(self, table: Place) -> None:
        line = self._line()
        place = (*table, *self._keys())
        for length in range(len(table) + 1, len(place) + 1):
            self.lines.setdefault(place[:length], line)
        self._expect("=")
        self._value(place)

    def _value(self, place: Place) -> None:
        self._skip()
        if found := _STRING.match(self._text, self._at):
            self._at = found.end()
        elif self._text[self._at] == "[":
            self._at += 1
            number = 0
            while not self._closes("]"):
                self._note((*place, number))
                self._value((*place, number))
                number += 1
        elif self._text[self._at] == "{":
            self._at += 1
            while not self._closes("}"):
                self._pair(place)
        elif found := _SCALAR.match(self._text, self._at):
            self._at = found.end()
        else:
            raise _ScanStopped

    def _closes(self, bracket: str) -> bool:
        """Whether a list or table ends here, after skipping a comma."""
        self._skip()
        if self._text[self._at] == ",":
            self._at += 1
            self._skip()
        closed = self._text[self._at] == bracket
        self._at += closed
        return closed

    def _keys(self) -> tuple[str, ...]:
        """Return a key, or several with dots between them."""
        keys = []
        while True:
            self._skip()
            found = _STRING.match(self._text, self._at) or _BARE.match(self._text, self._at)
            if found is None:
                raise _ScanStopped
            word = found[0]
            keys.append(_QUOTE.sub(r"\1", word[1:-1]) if word[0] in "\"'" else word)
            self._at = found.end()
            self._skip()
            if self._text[self._at] != ".":
                return tuple(keys)
            self._at += 1

    def _expect(self, signs: str) -> None:
        self._skip()
        if not self._text.startswith(signs, self._at):
            raise _ScanStopped
        self._at += len(signs)

    def _skip(self) -> int:
        found = _SKIPPED.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._at

    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1

    def _note(self, place: Place) -> None:
        self.lines.setdefault(place, self._line())


def nearest_line(lines: dict[Place, int], place: Place) -> int:
    """Return the line of a place, or of the nearest parent with a known line, or 1."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)
