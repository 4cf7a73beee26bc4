"""Files that Qt reads, though they lie in no folder: given to its resource system while the program runs.

A style sheet takes its pictures from files only. Written to a folder, they would outlive a program that is killed.
"""

from functools import cache
from struct import pack

from PySide6.QtCore import QResource

ROOT = "/gmtracker"
_FILE, _DIRECTORY = 0, 2
_ANY_COUNTRY, _ANY_LANGUAGE = 0, 1
_given: list[bytes] = []
"""What Qt reads from as long as the program runs."""


@cache
def file_in_memory(name: str, text: str) -> str:
    """A path by which Qt finds a text; the name, without a slash, stands for this text alone.

    Raises RuntimeError where Qt does not take it.
    """
    packed = _packed(name, text.encode("utf-8"))
    if not QResource.registerResourceData(packed, ROOT):
        raise RuntimeError(f"Qt does not take {name}.")
    _given.append(packed)
    return f":{ROOT}/{name}"


def _packed(name: str, content: bytes) -> bytes:
    """A collection of one file, as Qt's resource compiler writes it (version 1, big-endian).

    The tree is two nodes of 14 bytes, each beginning with where its name is: the folder with how many are in it and
    the first of them, and the file for any country, in the language that Qt takes for all, and where its content is.
    """
    names = pack(">HI", len(name), _hash(name)) + name.encode("utf-16-be")
    tree = pack(">IHII", 0, _DIRECTORY, 1, 1) + pack(">IHHHI", 0, _FILE, _ANY_COUNTRY, _ANY_LANGUAGE, 0)
    header_size = 20
    names_at = header_size + len(tree)
    header = b"qres" + pack(">IIII", 1, header_size, names_at + len(names), names_at)
    return header + tree + names + pack(">I", len(content)) + content


def _hash(name: str) -> int:
    """By which Qt looks a name up."""
    value = 0
    for sign in name:
        value = (value << 4) + ord(sign)
        value = (value ^ (value & 0xF0000000) >> 23) & 0x0FFFFFFF
    return value
