"""What a finished chapter is kept as: its heading, and an opening cut to those who took part in it."""

import re
from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.history import Chapter
from gmtracker.engine.plain_text import without_controls
from gmtracker.storage.file_form import ChapterKind, encoded

_TEXTS_IN_JSON = re.compile(rb'"((?:[^"\\]|\\.)*)"')


class ChapterHeading(Struct, frozen=True, kw_only=True):
    """What a chapter is about: ``number`` is the session's, for a preparation that of the session before it.

    ``count`` is how many entries it has, ``began`` the time of its first (ISO 8601 in UTC; empty with none).
    """

    kind: ChapterKind
    number: int
    title: str
    count: int
    began: str


def heading_of(chapter: Chapter) -> ChapterHeading:
    """The heading of a chapter in play."""
    session = chapter.opening.session
    first = chapter.entries[0] if chapter.entries else None
    for event in first.events if first else ():
        if isinstance(event, e.SessionStarted):
            session = event.session
    return ChapterHeading(
        kind="session" if session else "preparation",
        number=session.number if session else chapter.opening.sessions_held,
        title=session.title if session else "",
        count=len(chapter.entries),
        began=first.time if first else "",
    )


def stored_heading(raw: Raw) -> ChapterHeading:
    """The heading of a finished chapter, its entries unread. Raises what msgspec does for what is no chapter."""
    stored = _HEADING.decode(raw)
    return ChapterHeading(
        kind=stored.kind,
        number=stored.number,
        title=without_controls(stored.title),
        count=len(stored.entries),
        began=_TIMED.decode(stored.entries[0]).time if stored.entries else "",
    )


def cut_opening(opening: Campaign, entries: Iterable[bytes]) -> Campaign:
    """The state with only those characters who were present, in turn order, or touched by the entries.

    What the others hold and what lies on them goes with them. The entries are the bytes they are saved as.
    """
    named: set[bytes] = set()
    for entry in entries:
        named.update(_TEXTS_IN_JSON.findall(entry))
    taking_part = _at_the_table(opening)
    for character in opening.characters:
        if encoded(character.id)[1:-1] in named:
            taking_part.add(character.id)
    for token in opening.tokens:
        if token.place.kind == "character" and encoded(token.id)[1:-1] in named:
            taking_part.add(token.place.id)
    for marker in opening.markers:
        if encoded(marker.id)[1:-1] in named:
            taking_part.add(marker.owner)
    return only_with(opening, taking_part)


def only_with(campaign: Campaign, taking_part: Iterable[str]) -> Campaign:
    """The state without the characters that are not among these ids, and without what is theirs."""
    staying = frozenset(taking_part)
    gone = {character.id for character in campaign.characters if character.id not in staying}
    return replace(
        campaign,
        characters=tuple(c for c in campaign.characters if c.id not in gone),
        tokens=tuple(t for t in campaign.tokens if t.place.kind != "character" or t.place.id not in gone),
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
