"""Checking a whole campaign file: decode everything, and compare the stored states with the log."""

from pathlib import Path

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import quote
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import Entry
from gmtracker.i18n import tr
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_format import NO_GAME, VERSION, StoredChapter, with_game, with_only_characters
from gmtracker.storage.file_reader import (
    ReadCampaign,
    UnknownField,
    check_version,
    read_campaign,
    read_file,
    read_finished,
)

MAX_FLAWS = 20


class FileFaults(Struct, frozen=True):
    """The faults and the unknown fields of a campaign file: lines with the place, the first twenty of each."""

    flaws: tuple[str, ...]
    unknown: tuple[str, ...] = ()


def flaws(path: Path) -> tuple[str, ...]:
    """Return a campaign file's faults, one line each with the place."""
    return check_file(path).flaws


def check_file(path: Path) -> FileFaults:
    """Check a campaign file."""
    try:
        return check_bytes(read_file(path))
    except StorageError as error:
        return FileFaults((error.why or error.sentence,))


def check_bytes(data: bytes) -> FileFaults:
    """Check the bytes of a campaign file."""
    try:
        unknown: list[UnknownField] = []
        read = read_campaign(data, unknown)
        check_version(read.version, VERSION, "$")
    except UnreadableFileError as flaw:
        return FileFaults((flaw.sentence,))
    unknown = [*read.unknown, *unknown]
    found = _flaws_of(read, unknown)
    return FileFaults(found, tuple(one.sentence for one in unknown[:MAX_FLAWS]))


def _flaws_of(read: ReadCampaign, unknown: list[UnknownField]) -> tuple[str, ...]:
    found: list[str] = []
    ends: Campaign | None = None
    last = 0
    for index, raw in enumerate(read.finished):
        place = f"$.chapters[{index}]"
        try:
            chapter = read_finished(raw, place, unknown)
            last = _check_numbers(chapter.entries, last, place)
            opening = _opening_of(chapter)
            if ends is not None and not chapter.edited:
                _check_same(*_with_common_characters(ends, opening), f"{place}.opening")
            ends = _fold(opening, chapter.entries, place)
        except UnreadableFileError as flaw:
            found.append(flaw.sentence)
            ends = None
        if len(found) == MAX_FLAWS:
            return tuple(found)
    try:
        _check_open_chapter(read, ends, last)
    except UnreadableFileError as flaw:
        found.append(flaw.sentence)
    return tuple(found)


def _check_open_chapter(read: ReadCampaign, ends: Campaign | None, last: int) -> None:
    place = f"$.chapters[{len(read.finished)}]"
    entries = tuple(one.entry for one in read.entries)
    _check_numbers(entries, last, place)
    opening = with_game(read.opening, NO_GAME)
    if ends is not None and not read.edited:
        missing = [c.name for c in ends.characters if opening.find_character(c.id) is None]
        if missing:
            raise UnreadableFileError(
                "$.opening.characters", tr("the log refers to {name}, who is not in this file", name=quote(missing[0]))
            )
        _check_same(*_with_common_characters(ends, opening), "$.opening")
    _check_same(_fold(opening, entries, place), with_game(read.campaign, NO_GAME), "$.campaign")


def _opening_of(chapter: StoredChapter) -> Campaign:
    if chapter.opening is None:
        raise LookupError("a finished chapter was read without its opening")
    return with_game(chapter.opening, NO_GAME)


def _check_numbers(entries: tuple[Entry, ...], last: int, place: str) -> int:
    """Raise UnreadableFileError unless the entries' numbers follow ``last``. Returns the new last number."""
    if not entries:
        return last
    if entries[0].id <= last:
        raise UnreadableFileError(
            f"{place}.entries[0].id", tr("the number {number} is used twice", number=entries[0].id)
        )
    return entries[-1].id


def _fold(opening: Campaign, entries: tuple[Entry, ...], place: str) -> Campaign:
    try:
        return fold(opening, (event for entry in entries for event in entry.events))
    except ValueError as error:
        raise UnreadableFileError(place, tr("its log can't be read")) from error


def _with_common_characters(ends: Campaign, begins: Campaign) -> tuple[Campaign, Campaign]:
    """Return both states with only the characters in both. A chapter's states lack those who took no part."""
    known = {character.id for character in ends.characters} & {character.id for character in begins.characters}
    return with_only_characters(ends, known), with_only_characters(begins, known)


def _check_same(ends: Campaign, stands: Campaign, place: str) -> None:
    """Raise UnreadableFileError, naming the first part that differs, unless both states are equal."""
    for name in Campaign.__struct_fields__:
        if getattr(ends, name) != getattr(stands, name):
            raise UnreadableFileError(f"{place}.{name}", tr("the contents do not match the log"))
