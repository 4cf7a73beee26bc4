"""What the page sends to phones: plain values, without ids, notes and players' names.

Every field here reaches every player. ``tests/ui/players/test_encoding.py`` lists the fields that were judged.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

MAX_TEXT = 80
"""The longest text that a phone may send."""

Tone = Literal["neutral", "life", "warning", "harm"]
Weight = Literal["out", "harm", "due", "soon", "plain"]


class SentMark(Struct, frozen=True, kw_only=True):
    """A condition, marker or counter as a short word."""

    word: str
    weight: Weight


class SentTrack(Struct, frozen=True, kw_only=True):
    """A track: its name and value as text, and in words for screen readers.

    ``steps`` is the number of its segments. ``filled`` and ``held`` are counted from its lowest value.
    """

    name: str
    text: str
    spoken: str
    look: Literal["wheel", "pips", "bar", "ladder", "number"]
    steps: int
    filled: int
    held: int
    tone: Tone


class SentToken(Struct, frozen=True, kw_only=True):
    """Equal tokens, and their number. ``face`` is the value that they show, or None."""

    spoken: str
    label: str
    sign: str
    look: Literal["die", "stone"]
    face: int | None
    count: int


class SentPerson(Struct, frozen=True, kw_only=True):
    """A hero, or a foe that is shown completely.

    ``key`` lets a phone recognize a hero again; it reveals nothing and is empty for a foe. ``held`` is None if what
    the character holds isn't shown.
    """

    key: str
    name: str
    acting: bool
    out: bool
    tracks: tuple[SentTrack, ...]
    held: tuple[SentToken, ...] | None
    marks: tuple[SentMark, ...]


class SentPool(Struct, frozen=True, kw_only=True):
    """A pool. ``tokens`` is None if only its name is shown."""

    name: str
    tokens: tuple[SentToken, ...] | None


class SentTurn(Struct, frozen=True, kw_only=True):
    """One turn in the turn order, of a character or a crowd."""

    name: str
    acting: bool
    hero: bool
    out: bool


class SentCheck(Struct, frozen=True, kw_only=True):
    """A check: who tried what, the numbers and the outcome. ``success`` is None while it is open, and for a tie."""

    headline: str
    numbers: str
    outcome: str
    success: bool | None


class SentTable(Struct, frozen=True, kw_only=True, tag_field="kind", tag="table"):
    """The whole table. A blank one has nothing else."""

    blank: bool = False
    title: str = ""
    more: str = ""
    counters: tuple[SentMark, ...] = ()
    people: tuple[SentPerson, ...] = ()
    pools: tuple[SentPool, ...] = ()
    order: tuple[SentTurn, ...] = ()
    check: SentCheck | None = None


class EveningOver(Struct, frozen=True, tag_field="kind", tag="over"):
    """The last message of a stream: the game master switched the page off."""


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for the secret."""

    code: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]


class CodeAnswer(Struct, frozen=True):
    """The secret, in return for the short code."""

    secret: str


def encode(message: SentTable | EveningOver | CodeAnswer) -> bytes:
    """Return a message as JSON in one line."""
    return msgspec.json.encode(message)
