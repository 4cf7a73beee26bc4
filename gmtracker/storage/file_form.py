"""The form of a campaign file, version 1.

One JSON object: ``format``, ``version``, ``campaign`` (the state now), ``opening`` (the state at the start of the
open chapter) and ``chapters``, the last of which is the open one. An opening is stored without its sheet; the sheet
stands once, in ``campaign``. The opening of a finished chapter holds only those who took part in it.
"""

from typing import Literal

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.history import Entry
from gmtracker.engine.sheet import Sheet

FORMAT: Literal["gmtracker-campaign"] = "gmtracker-campaign"
VERSION: Literal[1] = 1

LARGEST_FILE = 256 << 20
"""Bytes of a campaign file or journal that are read: some six hundred evenings of a thousand steps."""

DEEPEST = 60
"""Levels that the free data of a flow may be nested in."""

ChapterKind = Literal["session", "preparation"]

NO_SHEET = Sheet(ruleset="", name="")


class _Chapter(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    kind: ChapterKind
    number: int
    title: str
    version: int
    opening: Campaign | None = None
    edited: bool = False


class RawChapter(_Chapter, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chapter whose entries are still the bytes that were written."""

    entries: list[Raw]
    undone: list[list[Raw]] = []


class StoredChapter(_Chapter, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A session, or the preparation between two: ``number`` is the session's, or that of the session before it.

    Every chapter but the last has an ``opening``; only the last may have ``undone``: groups of entries that redo
    brings back, the next one last. An ``edited`` chapter begins with a state that another program wrote, not with
    what the chapter before it came to.
    """

    entries: tuple[Entry, ...]
    undone: tuple[tuple[Entry, ...], ...] = ()


class _File(Struct, kw_only=True, forbid_unknown_fields=True):
    format: Literal["gmtracker-campaign"]
    version: Literal[1]
    campaign: Campaign
    opening: Campaign


class RawFile(_File, kw_only=True, forbid_unknown_fields=True):
    """A campaign file with its chapters left as the bytes they are."""

    chapters: list[Raw]


class StoredFile(_File, kw_only=True, forbid_unknown_fields=True):
    """A game master's campaign, as gmtracker saves it."""

    chapters: tuple[StoredChapter, ...]


def with_sheet(campaign: Campaign, sheet: Sheet) -> Campaign:
    """The state with another description of its game."""
    return replace(campaign, sheet=sheet)


def encoded(value: object) -> bytes:
    """The value as JSON on one line, keys sorted. Raises ValueError for text that no file can hold."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder(order="sorted")
