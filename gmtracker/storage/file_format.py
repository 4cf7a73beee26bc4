"""The form of a campaign file, version 1, and how values are encoded.

One JSON object: ``format``, ``version``, ``campaign`` (the current state), ``opening`` (the state at the start of the
open chapter) and ``chapters``, the last of which is the open one. Openings omit the game's description, which is only
in ``campaign``. The opening of a finished chapter has only the characters who took part. Bytes written before are
joined and never encoded again.

There is one version so far. A second one needs a module of its own with a pure function from the plain values of
version 1 to those of version 2, which is never edited again. ``file_reader`` calls it before decoding. It also needs an
occasion in ``backups`` for keeping the old file.
"""

import os
import re
from collections.abc import Iterable, Sequence
from typing import BinaryIO, Literal

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import strip_controls
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import Chapter, Entry

FORMAT: Literal["gmtracker-campaign"] = "gmtracker-campaign"
VERSION: Literal[1] = 1

MAX_FILE_BYTES = 256 << 20
"""The maximum bytes of a campaign file or journal: some six hundred sessions of a thousand steps."""

ChapterKind = Literal["session", "preparation"]

NO_GAME = GameSpec(ruleset="", name="")


class _Chapter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    kind: ChapterKind
    number: int
    title: str
    version: int
    opening: Campaign | None = None
    edited: bool = False


class RawChapter(_Chapter, frozen=True, kw_only=True, omit_defaults=True):
    """A chapter whose entries are not decoded."""

    entries: list[Raw]
    undone: list[list[Raw]] = field(default_factory=list)


class StoredChapter(_Chapter, frozen=True, kw_only=True, omit_defaults=True):
    """A session, or a preparation between two. ``number`` is the session's, or that of the session before.

    Every chapter but the last has an ``opening``. Only the last may have ``undone``: groups of entries for redo, the
    next one last. An ``edited`` chapter begins with a state that another program wrote, not with the end of the chapter
    before.
    """

    entries: tuple[Entry, ...]
    undone: tuple[tuple[Entry, ...], ...] = ()


class _File(Struct, frozen=True, kw_only=True):
    format: Literal["gmtracker-campaign"]
    campaign: Campaign
    opening: Campaign


class RawFile(_File, frozen=True, kw_only=True):
    """A campaign file of any version, with its chapters not decoded."""

    version: int
    chapters: list[Raw]


class StoredFile(_File, frozen=True, kw_only=True):
    """A campaign as gmtracker saves it."""

    version: Literal[1]
    chapters: tuple[StoredChapter, ...]


def with_game(campaign: Campaign, game: GameSpec) -> Campaign:
    """Return the state with another description of its game."""
    return replace(campaign, game=game)


def read_whole(file: BinaryIO) -> bytes:
    """Return the bytes of an open file, but at most one more than :data:`MAX_FILE_BYTES`.

    Allocates only as much memory as the file needs. Raises OSError.
    """
    size = min(os.fstat(file.fileno()).st_size, MAX_FILE_BYTES)
    data = file.read(size + 1)
    return data if len(data) <= size else data + file.read(MAX_FILE_BYTES - size)


def encode(value: object) -> bytes:
    """Return the value as JSON on one line with sorted keys. Raises ValueError for text that can't be encoded."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder(order="sorted")


_TEXTS_IN_JSON = re.compile(rb'"((?:[^"\\]|\\.)*)"')


class ChapterHeading(Struct, frozen=True, kw_only=True):
    """The heading of a chapter. ``number`` is the session's; for a preparation, that of the session before it.

    ``entry_count`` is the number of entries, ``start_time`` the time of the first (ISO 8601 in UTC; empty without
    entries).
    """

    kind: ChapterKind
    number: int
    title: str
    entry_count: int
    start_time: str


def chapter_heading(chapter: Chapter) -> ChapterHeading:
    """Return the heading of a chapter in play."""
    session = chapter.opening.session
    first = chapter.entries[0] if chapter.entries else None
    for event in first.events if first else ():
        if isinstance(event, e.SessionStarted):
            session = event.session
    return ChapterHeading(
        kind="session" if session else "preparation",
        number=session.number if session else chapter.opening.sessions_held,
        title=session.title if session else "",
        entry_count=len(chapter.entries),
        start_time=first.time if first else "",
    )


def stored_heading(raw: Raw) -> ChapterHeading:
    """Return the heading of a finished chapter without decoding its entries. Raises msgspec's errors for other data."""
    stored = _HEADING.decode(raw)
    return ChapterHeading(
        kind=stored.kind,
        number=stored.number,
        title=strip_controls(stored.title),
        entry_count=len(stored.entries),
        start_time=_TIMED.decode(stored.entries[0]).time if stored.entries else "",
    )


def cut_opening(opening: Campaign, entries: Iterable[bytes]) -> Campaign:
    """Return the state with only the characters who were present, in the turn order, or named in the entries.

    Tokens and markers of the others are removed with them. ``entries`` are the encoded bytes.
    """
    named: set[bytes] = set()
    for entry in entries:
        named.update(_TEXTS_IN_JSON.findall(entry))
    taking_part = _at_the_table(opening)
    for character in opening.characters:
        if encode(character.id)[1:-1] in named:
            taking_part.add(character.id)
    for token in opening.tokens:
        if token.place.kind == "character" and encode(token.id)[1:-1] in named:
            taking_part.add(token.place.key)
    for marker in opening.markers:
        if encode(marker.id)[1:-1] in named:
            taking_part.add(marker.owner)
    return with_only_characters(opening, taking_part)


def with_only_characters(campaign: Campaign, taking_part: Iterable[str]) -> Campaign:
    """Return the state with only these characters, without the tokens and markers of the others."""
    staying = frozenset(taking_part)
    gone = {character.id for character in campaign.characters if character.id not in staying}
    return replace(
        campaign,
        characters=tuple(c for c in campaign.characters if c.id not in gone),
        tokens=tuple(t for t in campaign.tokens if t.place.kind != "character" or t.place.key not in gone),
        markers=tuple(m for m in campaign.markers if m.owner not in gone),
    )


def _at_the_table(campaign: Campaign) -> set[str]:
    present: set[str] = set(campaign.session.present) if campaign.session else set()
    return present.union(campaign.encounter.order) if campaign.encounter else present


class _StoredHeading(Struct, kw_only=True):
    kind: ChapterKind
    number: int
    title: str
    entries: list[Raw]


class _Timed(Struct):
    time: str


_HEADING = msgspec.json.Decoder(_StoredHeading)
_TIMED = msgspec.json.Decoder(_Timed)


INDENT = 2
"""Spaces of indentation per level."""


def campaign_file(
    campaign: Campaign, opening: bytes, chapters: Sequence[bytes | memoryview]
) -> list[bytes | memoryview]:
    """Return the parts of a file, to be written one after the other. The last chapter is the open one.

    ``opening`` is the open chapter's opening as encoded by :func:`opening_text`.
    """
    parts: list[bytes | memoryview] = [b"{\n"]
    for key, known in (
        (b"format", encode(FORMAT)),
        (b"version", encode(VERSION)),
        (b"campaign", _indented(encode(campaign), INDENT)),
        (b"opening", opening),
    ):
        parts += [b'  "%s": ' % key, known, b",\n"]
    parts.append(b'  "chapters": [')
    for number, chapter in enumerate(chapters):
        parts += [b",\n    " if number else b"\n    ", chapter]
    return [*parts, b"\n  ]\n}\n"]


def chapter_text(
    heading: ChapterHeading,
    entries: Sequence[bytes],
    *,
    opening: Campaign | None = None,
    undone: Sequence[Sequence[bytes]] = (),
    edited: bool = False,
) -> bytes:
    """Return a chapter as it is written in a file, every entry on a line of its own."""
    inner = 3 * INDENT
    fields: dict[str, bytes | memoryview] = {
        "entries": _list(entries, inner),
        "kind": encode(heading.kind),
        "number": encode(heading.number),
        "title": encode(heading.title),
        "version": encode(VERSION),
    }
    if edited:
        fields["edited"] = encode(edited)
    if opening is not None:
        fields["opening"] = opening_text(opening, inner)
    if undone:
        fields["undone"] = _list([_list(group, inner + INDENT) for group in undone], inner)
    lines = [b"%s%s: %s" % (b" " * inner, encode(key), fields[key]) for key in sorted(fields)]
    return b"{\n" + b",\n".join(lines) + b"\n" + b" " * 2 * INDENT + b"}"


def opening_text(opening: Campaign, indent: int = INDENT) -> bytes:
    """Return an encoded state without the game's description. All lines but the first are indented."""
    return _indented(encode(with_game(opening, NO_GAME)), indent)


def _indented(text: bytes, indent: int) -> bytes:
    """Return JSON over several lines, all but the first indented. JSON strings contain no bare line ends."""
    return msgspec.json.format(text, indent=INDENT).replace(b"\n", b"\n" + b" " * indent)


def _list(items: Iterable[bytes], indent: int) -> bytes:
    """Return a list with every item on a line of its own. The closing bracket is indented by ``indent``."""
    inner = b"\n" + b" " * (indent + INDENT)
    lines = b",".join(inner + item for item in items)
    return b"[" + lines + b"\n" + b" " * indent + b"]" if lines else b"[]"
