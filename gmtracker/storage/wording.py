"""What a decoder found wrong: the place in the file, and the decoder's own words."""

import msgspec

from gmtracker.engine.quoting import decoder_says, quoted
from gmtracker.storage.errors import Unreadable
from gmtracker.words import tr

UNDECODABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are not what they should be."""


def unreadable(error: Exception, data: bytes | memoryview, root: str = "$") -> Unreadable:
    """One of :data:`UNDECODABLE` as a refusal; ``data`` are the bytes, which stand at ``root``."""
    if isinstance(error, RecursionError):
        return Unreadable(root, "the values are nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return Unreadable(_with_line(root, data, _first_bad_byte(data)), "the text is not UTF-8")
    if isinstance(error, msgspec.ValidationError):
        place, words = decoder_says(error)
        return Unreadable(root + place, words)
    words, _, byte = str(error).partition(" (byte ")
    return Unreadable(_with_line(root, data, int(byte[:-1]) if byte else len(data)), quoted(words))


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
