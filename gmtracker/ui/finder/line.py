"""A typed line as the finder reads it: words in any order, each the beginning of a name's word, and a number."""

import re
from collections.abc import Iterable

from msgspec import Struct

_NUMBER = re.compile(r"[=+−–-]?[0-9]{1,4}", re.ASCII)
SMALL_WORDS = frozenset(("a", "an", "at", "for", "from", "in", "of", "on", "the", "to", "with"))


class Line(Struct, frozen=True):
    """What was typed: its words (folded, without the small ones that join them) and its number, if it has one.

    ``numbers`` counts the numbers; ``number`` is the last. ``text`` is the line as it stands.
    """

    text: str
    words: tuple[str, ...] = ()
    number: str = ""
    numbers: int = 0


def read_line(text: str) -> Line:
    """Read a line."""
    parts = text.casefold().replace(",", " ").split()
    numbers = [part for part in parts if _NUMBER.fullmatch(part)]
    words = tuple(part for part in parts if part not in numbers and part not in SMALL_WORDS)
    return Line(text.strip(), words, numbers[-1] if numbers else "", len(numbers))


def touched(words: Iterable[str], name: str) -> frozenset[str]:
    """Those of the words that begin a word of the name."""
    own = re.split(r"[^\w+−-]+", name.casefold())
    return frozenset(word for word in words if any(part.startswith(word) for part in own))


def fits(words: tuple[str, ...], needed: Iterable[str], beside: Iterable[str] = ()) -> bool:
    """Whether the words speak of each of the ``needed`` names, and of nothing but those and the names ``beside``."""
    spoken: frozenset[str] = frozenset()
    for name in needed:
        if not (own := touched(words, name)):
            return False
        spoken |= own
    for name in beside:
        spoken |= touched(words, name)
    return spoken == frozenset(words)


def distance(words: tuple[str, ...], name: str) -> int:
    """How much of a name was left unsaid: the number of its words that none of these begins."""
    own = [part for part in re.split(r"[^\w]+", name.casefold()) if part]
    return sum(not any(part.startswith(word) for word in words) for part in own)
