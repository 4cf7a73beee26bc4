"""Numbers as the GM types them: ``+2`` and ``-1`` change what stands, ``7`` and ``=-1`` set it."""

import re

from gmtracker.engine.errors import Refused
from gmtracker.engine.quoting import quoted

LARGEST = 999
_NUMBER = re.compile(r"(?P<equals>=?)\s*(?P<sign>[+−–-]?)\s*(?P<digits>[0-9]{1,4})", re.ASCII)


def read_number(text: str, current: int) -> int:
    """The number that is meant by what was typed, where ``current`` stands now.

    Raises Refused, in words, for what is no number and for one past 999.
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        raise Refused(
            "“{text}” is no number. Type 7 to set it, +2 or -1 to change it, =-1 for less than nothing.",
            text=quoted(text.strip()),
        )
    number = int(found["digits"]) * (-1 if found["sign"] in ("-", "−", "–") else 1)
    is_change = found["sign"] and not found["equals"]
    meant = current + number if is_change else number
    if abs(meant) > LARGEST:
        raise Refused("{number} is too much: {most} at most.", number=meant, most=LARGEST)
    return meant


def read_load(text: str, load: int, held: int) -> int:
    """What shall stand on a track itself, for what was typed where its ``load`` stands, ``held`` tokens and all.

    Raises Refused, in words, as :func:`read_number` does, and for less than is held.
    """
    meant = read_number(text, load)
    if held and meant < held:
        raise Refused("What is held alone comes to {held}; it cannot be less.", held=held)
    return meant - held
