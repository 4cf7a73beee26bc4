"""From the bytes of a campaign file to values; whatever is wrong with them is said with its place."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.history import Entry
from gmtracker.engine.plain_text import cleared
from gmtracker.engine.quoting import quoted
from gmtracker.engine.unknown import Aside
from gmtracker.storage.asides import check_depth
from gmtracker.storage.errors import StorageError, Unreadable, reason
from gmtracker.storage.file_form import (
    FORMAT,
    LARGEST_FILE,
    VERSION,
    RawChapter,
    RawFile,
    StoredChapter,
    encoded,
    read_whole,
    with_sheet,
)
from gmtracker.storage.sound import with_free_ids
from gmtracker.storage.wording import UNDECODABLE, unreadable
from gmtracker.words import tr

_Form = TypeVar("_Form")


class ReadEntry(Struct, frozen=True):
    """An entry and the bytes it was written as."""

    entry: Entry
    text: bytes


class ReadCampaign(Struct, frozen=True, kw_only=True):
    """What a campaign file says: the states, the open chapter, and the finished ones as they were written.

    ``version`` is higher than ours in what a newer gmtracker wrote. ``extra`` and ``chapter_extra`` are what is not
    known of the file and of its open chapter, ``unknown`` a sentence for each such place in the states and the chapter.
    """

    campaign: Campaign
    opening: Campaign
    finished: tuple[Raw, ...]
    entries: tuple[ReadEntry, ...]
    undone: tuple[tuple[ReadEntry, ...], ...]
    edited: bool
    version: int = VERSION
    extra: Aside | UnsetType = UNSET
    chapter_extra: Aside | UnsetType = UNSET
    unknown: tuple[str, ...] = ()


def read_file(path: Path) -> bytes:
    """The bytes of a file. Raises StorageError where they cannot be had, or are too many to be a campaign."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST_FILE:
            raise StorageError("“{file}” is too large to be a campaign.", file=path.name)
        with path.open("rb") as file:
            data = read_whole(file)
    except OSError as error:
        raise StorageError("“{file}” cannot be read: {reason}.", file=path.name, reason=reason(error)) from error
    if len(data) > LARGEST_FILE:
        raise StorageError("“{file}” is too large to be a campaign.", file=path.name)
    return data


def read_campaign(data: bytes) -> ReadCampaign:
    """What the bytes of a campaign file say. Raises Unreadable with the first place that is not in order."""
    unknown: list[str] = []
    try:
        file = _decoded(_FILE, data, "$", unknown)
    except Unreadable:
        _check_head(data)
        raise
    check_version(file.version, file.version, "$")
    if not file.chapters:
        raise Unreadable("$.chapters", "the open chapter is missing")
    place = f"$.chapters[{len(file.chapters) - 1}]"
    chapter = _decoded(_CHAPTER, file.chapters[-1], place, unknown)
    _check_chapter(chapter, place, file.version)
    written = _decoded(_RAW_CHAPTER, file.chapters[-1], place)
    for state, name in ((file.campaign, "campaign"), (file.opening, "opening")):
        _check_depth(state.procedures, f"$.{name}.procedures")
    return ReadCampaign(
        campaign=with_free_ids(file.campaign),
        opening=with_sheet(file.opening, file.campaign.sheet),
        finished=tuple(file.chapters[:-1]),
        entries=_paired(chapter.entries, written.entries),
        undone=tuple(map(_paired, chapter.undone, written.undone)),
        edited=chapter.edited,
        version=file.version,
        extra=file.extra,
        chapter_extra=chapter.extra,
        unknown=tuple(unknown),
    )


def read_finished(raw: Raw, place: str, unknown: list[str] | None = None) -> StoredChapter:
    """A finished chapter, decoded to the last entry. Raises Unreadable with the first place not in order.

    A sentence for each place that is not known is added to ``unknown``.
    """
    chapter = _decoded(_CHAPTER, raw, place, unknown)
    if chapter.opening is None:
        raise Unreadable(f"{place}.opening", "the state that the chapter begins with is missing")
    if chapter.undone:
        raise Unreadable(f"{place}.undone", "only the last chapter can have steps to redo")
    _check_chapter(chapter, place, VERSION)
    _check_depth(chapter.opening.procedures, f"{place}.opening.procedures")
    return chapter


def read_entry(raw: Raw, place: str) -> ReadEntry:
    """An entry and its bytes. Raises Unreadable with the place that is not in order."""
    entry = _decoded(_ENTRY, raw, place)
    _check_entry_depth(entry, place)
    return ReadEntry(entry, bytes(raw))


def read_raw_chapter(raw: Raw, place: str) -> RawChapter:
    """A finished chapter with its entries left as bytes. Raises Unreadable."""
    return _decoded(_RAW_CHAPTER, raw, place)


def read_opening(raw: Raw, place: str) -> Campaign:
    """A state by itself. Raises Unreadable with the place that is not in order."""
    opening = _decoded(_STATE, raw, place)
    _check_depth(opening.procedures, f"{place}.procedures")
    return opening


def _paired(entries: Iterable[Entry], raws: Iterable[Raw]) -> tuple[ReadEntry, ...]:
    return tuple(ReadEntry(entry, bytes(raw)) for entry, raw in zip(entries, raws, strict=True))


def _decoded(
    decoder: msgspec.json.Decoder[_Form], data: bytes | Raw, place: str, unknown: list[str] | None = None
) -> _Form:
    """What the bytes say; where a strict decoder stumbles, a second one puts aside what is not known."""
    try:
        return _plain(decoder.decode(data))
    except UNDECODABLE as first:
        error: Exception = first
    # What breaks off or is no JSON is said with its line, which only the bytes as they came have.
    if not isinstance(error, msgspec.ValidationError):
        raise unreadable(error, memoryview(data), place) from error
    from gmtracker.storage.aside_walk import Known, known

    try:
        value = Known(data, decoder.type, place)
        if not value.found:
            raise unreadable(error, memoryview(data), place) from error
        read = _plain(known(decoder, value))
    except UNDECODABLE as second:
        raise unreadable(second, memoryview(data), place) from second
    if unknown is not None:
        unknown += [
            tr("{place}: “{name}” is not known here; it is kept as it is.", place=where, name=quoted(name))
            for where, name in value.found
        ]
    return read


def _plain(read: _Form) -> _Form:
    """What was read, its texts without controls: those are looked for in JSON, where that takes next to no time."""
    match read:
        case RawFile():
            text = encoded((read.campaign, read.opening)).decode()
        case RawChapter():
            text = encoded(read.title).decode()
        case _:
            text = encoded(read).decode()
    return cleared(read) if not text.isprintable() or _ESCAPED.search(text) else read


def _check_head(data: bytes) -> None:
    """Raise Unreadable for what is no campaign at all, or one of a newer form: that says more than a first flaw."""
    try:
        head = _HEAD.decode(data)
    except UNDECODABLE:
        return
    if head.format != FORMAT:
        raise Unreadable("$.format", "this is no campaign of gmtracker")
    if isinstance(head.version, int):
        check_version(head.version, VERSION, "$")


def check_version(version: int, newest: int, place: str) -> None:
    """Raise Unreadable for a form of campaign files that is newer than that, or was never there."""
    if version > newest:
        why = tr("a newer gmtracker wrote this, in form {version}; this one knows form {known}")
        raise Unreadable(f"{place}.version", why.format(version=quoted(str(version)), known=VERSION))
    if version < VERSION:
        why = tr("there is no form {version} of campaign files", version=quoted(str(version)))
        raise Unreadable(f"{place}.version", why)


def _check_chapter(chapter: StoredChapter, place: str, newest: int) -> None:
    """Raise Unreadable for a form that is not known, for numbers that do not rise, and for what is nested too deeply.

    Undo finds entries by their numbers; those that redo brings back come after the others.
    """
    check_version(chapter.version, max(newest, VERSION), place)
    last = 0
    for group in (chapter.entries, *reversed(chapter.undone)):
        for i, entry in enumerate(group):
            if entry.id <= last:
                why = tr("the entry numbered {number} comes after the one numbered {last}", number=entry.id, last=last)
                raise Unreadable(f"{place}.entries", why)
            last = entry.id
            _check_entry_depth(entry, f"{place}.entries[{i}]")


def _check_entry_depth(entry: Entry, place: str) -> None:
    for i, event in enumerate(entry.events):
        if isinstance(event, e.ProcedureSet):
            _check_depth((event.procedure,), f"{place}.events[{i}].procedure")


def _check_depth(procedures: Iterable[Procedure], place: str) -> None:
    """Raise Unreadable for the data of a flow that is nested deeper than any honest one."""
    check_depth([procedure.data for procedure in procedures], place)


class _Head(Struct):
    format: object = None
    version: object = None


_ESCAPED = re.compile(r"\\[^\"\\]")
"""What JSON writes for a control sign; also for the end of a line, which only some texts may have."""

_FILE = msgspec.json.Decoder(RawFile)
_HEAD = msgspec.json.Decoder(_Head)
_RAW_CHAPTER = msgspec.json.Decoder(RawChapter)
_CHAPTER = msgspec.json.Decoder(StoredChapter)
_ENTRY = msgspec.json.Decoder(Entry)
_STATE = msgspec.json.Decoder(Campaign)
