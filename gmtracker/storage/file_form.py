"""The form of a campaign file, version 1.

One JSON object: ``format``, ``version``, ``campaign`` (the state now), ``opening`` (the state at the start of the
open chapter) and ``chapters``, the last of which is the open one. An opening is stored without its sheet; the sheet
stands once, in ``campaign``. The opening of a finished chapter holds only those who took part in it.

There is one version so far. A second one comes with a file of its own beside this: a pure function from the plain
values of version 1 to those of version 2, never edited again, which ``reading`` asks before it decodes, and with an
occasion in ``backups`` under which the old file is kept.
"""

import os
from typing import BinaryIO, Literal

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.history import Entry
from gmtracker.engine.sheet import Sheet

FORMAT: Literal["gmtracker-campaign"] = "gmtracker-campaign"
VERSION: Literal[1] = 1

LARGEST_FILE = 256 << 20
"""Bytes of a campaign file or journal that are read: some six hundred evenings of a thousand steps."""

ChapterKind = Literal["session", "preparation"]

NO_SHEET = Sheet(ruleset="", name="")


class _Chapter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    kind: ChapterKind
    number: int
    title: str
    version: int
    opening: Campaign | None = None
    edited: bool = False


class RawChapter(_Chapter, frozen=True, kw_only=True, omit_defaults=True):
    """A chapter whose entries are still the bytes that were written."""

    entries: list[Raw]
    undone: list[list[Raw]] = field(default_factory=list)


class StoredChapter(_Chapter, frozen=True, kw_only=True, omit_defaults=True):
    """A session, or the preparation between two: ``number`` is the session's, or that of the session before it.

    Every chapter but the last has an ``opening``; only the last may have ``undone``: groups of entries that redo
    brings back, the next one last. An ``edited`` chapter begins with a state that another program wrote, not with
    what the chapter before it came to.
    """

    entries: tuple[Entry, ...]
    undone: tuple[tuple[Entry, ...], ...] = ()


class _File(Struct, frozen=True, kw_only=True):
    format: Literal["gmtracker-campaign"]
    campaign: Campaign
    opening: Campaign


class RawFile(_File, frozen=True, kw_only=True):
    """A campaign file of whatever version, with its chapters left as the bytes they are."""

    version: int
    chapters: list[Raw]


class StoredFile(_File, frozen=True, kw_only=True):
    """A game master's campaign, as gmtracker saves it."""

    version: Literal[1]
    chapters: tuple[StoredChapter, ...]


def with_sheet(campaign: Campaign, sheet: Sheet) -> Campaign:
    """The state with another description of its game."""
    return replace(campaign, sheet=sheet)


def read_whole(file: BinaryIO) -> bytes:
    """The bytes of an open file, or one more than the largest may have.

    Room is asked for as much as is there, not for all that there might be. Raises OSError.
    """
    size = min(os.fstat(file.fileno()).st_size, LARGEST_FILE)
    data = file.read(size + 1)
    return data if len(data) <= size else data + file.read(LARGEST_FILE - size)


def encoded(value: object) -> bytes:
    """The value as JSON on one line, keys sorted. Raises ValueError for text that no file can hold."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder(order="sorted")
