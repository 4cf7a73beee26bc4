"""What a decoder found wrong, in words: the place in the file, and what is the matter with it."""

import re

import msgspec

from gmtracker.engine.quoting import quoted
from gmtracker.storage.errors import Unreadable
from gmtracker.words import tr

_KINDS = {
    "int": tr("a whole number"),
    "float": tr("a number"),
    "str": tr("text"),
    "bool": tr("true or false"),
    "null": "null",
    "object": tr("an object {…}"),
    "array": tr("a list […]"),
}
_WORDINGS = (
    (r"Expected `(?P<wanted>[a-z| ]+)`, got `(?P<got>[a-z]+)`", tr("{wanted} is expected here, not {got}")),
    (r"Expected `(?P<wanted>[a-z| ]+)` (?P<bound>[<>]=?) (?P<limit>\S+)", tr("a number {bound} {limit} is expected")),
    (r"Expected `(?P<wanted>[a-z| ]+)`.*", tr("{wanted} of another size or form is expected here")),
    (r"Object missing required field `(?P<field>.*)`", tr("“{field}” is missing")),
    (r"Object contains unknown field `(?P<field>.*)`", tr("“{field}” is not known here")),
    (r"Invalid (?:enum )?value '?(?P<value>.*?)'?", tr("“{value}” is not known here")),
    (r"(?:Integer value|Number) out of range", tr("the number is too large")),
    (r"JSON is malformed: (?P<what>.*?)(?: \(byte \d+\))?", tr("this is not JSON: {what}")),
    (r"Input data was truncated", tr("the text breaks off")),
)
_PLACE = r"(?P<what>.*) - at (?:`key` in )?`\$(?P<place>.*)`"
_BYTE = r"\(byte (\d+)\)$"

UNDECODABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are not what they should be."""


def unreadable(error: Exception, data: bytes | memoryview, root: str = "$") -> Unreadable:
    """One of :data:`UNDECODABLE` as a refusal in words; ``data`` are the bytes, which stand at ``root``."""
    if isinstance(error, RecursionError):
        return Unreadable(root, "the values are nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return Unreadable(_with_line(root, data, _first_bad_byte(data)), "the text is not UTF-8")
    message = str(error)
    found = re.fullmatch(_PLACE, message, re.DOTALL)
    what, place = (found["what"], root + found["place"]) if found else (message, root)
    byte = re.search(_BYTE, what)
    if byte or what.startswith("Input data"):
        place = _with_line(root, data, int(byte[1]) if byte else len(data))
    return Unreadable(place, _worded(what))


def _worded(what: str) -> str:
    for pattern, wording in _WORDINGS:
        if found := re.fullmatch(pattern, what, re.DOTALL):
            words = {key: quoted(value) for key, value in found.groupdict().items()}
            for key in ("wanted", "got"):
                if key in words:
                    words[key] = _kinds(words[key])
            return wording.format(**words)
    return quoted(what.replace("`", ""))


def _kinds(names: str) -> str:
    *before, last = (_KINDS.get(name, name) for name in names.split(" | "))
    return tr("{kinds} or {last}", kinds=", ".join(before), last=last) if before else last


def _with_line(root: str, data: bytes | memoryview, at: int) -> str:
    """The line and column of a byte; within a part of a file, also which part."""
    before = bytes(data[:at])
    line = before.count(b"\n") + 1
    column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
    if root == "$":
        return tr("line {line}, column {column}", line=line, column=column)
    return tr("{part}, its line {line}, column {column}", part=root, line=line, column=column)


def _first_bad_byte(data: bytes | memoryview) -> int:
    try:
        bytes(data).decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return len(data)
