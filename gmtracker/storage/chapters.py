"""All chapters of a campaign: finished ones as bytes of the file, the others as a history in play."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Raw, Struct

from gmtracker.engine.campaign import Campaign, Session
from gmtracker.engine.commands import AddNote
from gmtracker.engine.events import Noted, SessionStarted, Unknown
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.i18n import tr
from gmtracker.storage.clock import Clock, read_clock
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_format import (
    ChapterHeading,
    StoredChapter,
    campaign_file,
    chapter_heading,
    chapter_text,
    cut_opening,
    encode,
    opening_text,
    stored_heading,
    with_game,
)
from gmtracker.storage.file_reader import (
    UNDECODABLE,
    ReadCampaign,
    ReadEntry,
    read_entry,
    read_finished,
    read_raw_chapter,
    unreadable_error,
)

EDITED_OUTSIDE_NOTE = tr(
    "The file was edited outside gmtracker. The game continues from the edited file, in a new chapter."
)
UNREADABLE_LOG_NOTE = tr(
    "Part of the log was written by a newer gmtracker and can't be read here. The game continues from the file, in "
    "a new chapter."
)


class ChapterInPlay(Struct, frozen=True, kw_only=True):
    """A snapshot of a chapter in play."""

    heading: ChapterHeading
    opening: Campaign
    entries: tuple[Entry, ...]
    edited: bool


class ChapterSnapshot(Struct, frozen=True, kw_only=True):
    """A snapshot of all chapters, taken at ``taken_at`` (UTC).

    ``last_id`` is the number of the last entry made until then.
    """

    taken_at: datetime
    now: Campaign
    finished: tuple[Raw, ...]
    closed: tuple[ChapterInPlay, ...]
    open: ChapterInPlay
    undone: tuple[tuple[Entry, ...], ...]
    last_id: int


class ChapterLog:
    """The chapters, and the encoded bytes of every entry in play. An entry is encoded only once.

    If the state in a file differs from what its log leads to, the file was edited. Then the state counts, the chapter
    becomes a finished one, and a new chapter begins with a note about it (``was_edited``, ``notice``).
    """

    def __init__(self, read: ReadCampaign, game: GameSpec, clock: Clock) -> None:
        """Take over a decoded campaign and a game description.

        Raises UnreadableFileError if the log can't be replayed.
        """
        self._clock = clock
        self._finished = list(read.finished)
        self._texts: dict[EntryId, bytes] = {}
        self._closed_texts: dict[tuple[EntryId, EntryId], bytes] = {}
        self._opening: tuple[Campaign, bytes] | None = None
        self._edited: list[Chapter] = []
        self.history = self._replay_history(read, game)
        if read.edited:
            self._edited.append(self.history.open_chapter)
        state = with_game(read.campaign, game)
        self.was_edited = self.history.now != state
        self.notice = UNREADABLE_LOG_NOTE if read.unknown or any(map(_is_newer, read.entries)) else EDITED_OUTSIDE_NOTE
        if self.was_edited:
            self._begin_edited(state, clock())

    @property
    def last_id(self) -> int:
        """The number of the last entry made, including undone entries."""
        return self.history.next_id() - 1

    def entry_bytes(self, entry: Entry) -> bytes:
        """Return an entry's bytes, encoding it if none are stored. Raises StorageError if its text can't be encoded."""
        return self._texts[entry.id] if entry.id in self._texts else encode_entry(entry)

    def store_text(self, entry: Entry, text: bytes) -> Entry:
        """Store the bytes that an entry was written as or read from. Returns the entry."""
        self._texts[entry.id] = text
        return entry

    def reopened_opening(self, undone: tuple[Entry, ...]) -> Campaign | None:
        """Return the previous chapter's opening if undoing these entries reopens that chapter, else None."""
        chapters = self.history
        empties = bool(chapters.open_chapter.entries) and undone[0].id == chapters.open_chapter.entries[0].id
        return chapters.closed_chapters[-1].opening if empties and chapters.closed_chapters else None

    def reopen_last_finished(self, opening: Campaign) -> None:
        """Decode the last finished chapter and add it to the history. ``opening`` is its complete opening.

        Raises UnreadableFileError, changing nothing, if its log does not lead to the open chapter's opening.
        """
        place = self._place(len(self._finished) - 1)
        stored = read_raw_chapter(self._finished[-1], place)
        read = [read_entry(raw, f"{place}.entries[{i}]") for i, raw in enumerate(stored.entries)]
        chapter = _replay_chapter(opening, self._store_entries(read), place)
        if chapter.now != self.history.open_chapter.opening:
            raise UnreadableFileError(place, tr("its log does not match its contents"))
        self.history.closed_chapters.append(chapter)
        if stored.edited:
            self._edited.append(chapter)
        self._finished.pop()

    @property
    def has_finished(self) -> bool:
        """Whether there are finished chapters that are still bytes of the file."""
        return bool(self._finished)

    def headings(self) -> tuple[ChapterHeading, ...]:
        """Return the headings of all chapters before the open one. Raises UnreadableFileError for a damaged one."""
        return tuple(
            [self._stored_heading(i) for i in range(len(self._finished))]
            + [chapter_heading(chapter) for chapter in self.history.closed_chapters]
        )

    def chapter(self, index: int) -> Chapter:
        """Return a chapter before the open one, by its index in :meth:`headings`.

        Raises UnreadableFileError for a damaged one. The opening of a chapter from the file lacks the characters who
        took no part in it.
        """
        if index >= len(self._finished):
            return self.history.closed_chapters[index - len(self._finished)]
        stored = read_finished(self._finished[index], self._place(index))
        if stored.opening is None:
            raise LookupError(index)
        opening = with_game(_with_session(stored.opening, stored), self.history.now.game)
        return _replay_chapter(opening, stored.entries, self._place(index))

    def snapshot(self) -> "ChapterSnapshot":
        """Return a snapshot of everything, to be written while the game continues."""
        history = self.history
        return ChapterSnapshot(
            taken_at=read_clock(self._clock),
            now=history.now,
            finished=tuple(self._finished),
            closed=tuple(self._chapter_snapshot(chapter) for chapter in history.closed_chapters),
            open=self._chapter_snapshot(history.open_chapter),
            undone=tuple(history.redo_groups),
            last_id=self.last_id,
        )

    def file_parts(self, moment: "ChapterSnapshot") -> list[bytes | memoryview]:
        """Return the parts of the campaign's file for a snapshot. Only one thread at a time may call this.

        Raises StorageError for text that can't be encoded.
        """
        chapters: list[bytes | memoryview] = [memoryview(raw) for raw in moment.finished]
        try:
            chapters += [self._closed_text(chapter) for chapter in moment.closed]
            chapters.append(self._open_text(moment))
            return campaign_file(moment.now, self._opening_text(moment.open.opening), chapters)
        except ValueError as error:
            raise StorageError("Couldn't save the campaign: one of its texts contains an invalid symbol.") from error

    def _replay_history(self, read: ReadCampaign, game: GameSpec) -> History:
        entries = self._store_entries(read.entries)
        undone = tuple(self._store_entries(group) for group in read.undone)
        last_id = 0 if entries or not self._finished else self._last_stored_id()
        try:
            return History(with_game(read.opening, game), entries, undone, last_id)
        except ValueError as error:
            raise UnreadableFileError(self._place(len(self._finished)), tr("its log can't be read")) from error

    def _store_entries(self, read: Iterable[ReadEntry]) -> tuple[Entry, ...]:
        return tuple(self.store_text(one.entry, one.text) for one in read)

    def _begin_edited(self, state: Campaign, time: str) -> None:
        old = self.history
        if old.open_chapter.entries:
            self._finished.append(Raw(self._closed_text(self._chapter_snapshot(old.open_chapter))))
        self.history = History(state, last_id=self.last_id)
        self._edited = [self.history.open_chapter]
        own_id = self.history.next_id()
        note = Entry(
            id=own_id,
            action=ActionId(f"e{own_id}"),
            command=AddNote(text=self.notice),
            events=(Noted(text=self.notice, topic="warning"),),
            label=tr("note about the edit"),
            sentence=self.notice,
            time=time,
        )
        self.history.append(note)

    def _last_stored_id(self) -> EntryId:
        for index, raw in reversed(tuple(enumerate(self._finished))):
            entries = read_raw_chapter(raw, self._place(index)).entries
            if entries:
                return read_entry(entries[-1], self._place(index)).entry.id
        return EntryId(0)

    def _stored_heading(self, index: int) -> ChapterHeading:
        raw = self._finished[index]
        try:
            return stored_heading(raw)
        except UNDECODABLE as error:
            raise unreadable_error(error, memoryview(raw), self._place(index)) from error

    def _closed_text(self, chapter: "ChapterInPlay") -> bytes:
        """Return the bytes of a closed chapter. The first and last entry's numbers identify it in the cache."""
        known = chapter.entries[0].id, chapter.entries[-1].id
        if known not in self._closed_texts:
            texts = [self.entry_bytes(entry) for entry in chapter.entries]
            self._closed_texts[known] = chapter_text(
                chapter.heading,
                texts,
                opening=cut_opening(chapter.opening, texts),
                edited=chapter.edited,
            )
        return self._closed_texts[known]

    def _opening_text(self, opening: Campaign) -> bytes:
        """Return the bytes of the open chapter's opening, cached because it stays the same during a session."""
        kept = self._opening
        if kept is None or kept[0] is not opening:
            kept = self._opening = opening, opening_text(opening)
        return kept[1]

    def _open_text(self, moment: "ChapterSnapshot") -> bytes:
        return chapter_text(
            moment.open.heading,
            [self.entry_bytes(entry) for entry in moment.open.entries],
            undone=[[self.entry_bytes(entry) for entry in group] for group in moment.undone],
            edited=moment.open.edited,
        )

    def _chapter_snapshot(self, chapter: Chapter) -> "ChapterInPlay":
        return ChapterInPlay(
            heading=chapter_heading(chapter),
            opening=chapter.opening,
            entries=tuple(chapter.entries),
            edited=self._is_edited(chapter),
        )

    def _is_edited(self, chapter: Chapter) -> bool:
        return any(chapter is edited for edited in self._edited)

    def _place(self, index: int) -> str:
        return f"$.chapters[{index}]"


def _with_session(opening: Campaign, stored: StoredChapter) -> Campaign:
    """Return a chapter's opening. If a session's log lacks its start, the opening gets the session from the heading."""
    events = (event for entry in stored.entries for event in entry.events)
    if stored.kind != "session" or opening.session or any(isinstance(event, SessionStarted) for event in events):
        return opening
    return opening.with_changes(session=Session(number=stored.number, title=stored.title))


def _replay_chapter(opening: Campaign, entries: tuple[Entry, ...], place: str) -> Chapter:
    try:
        return Chapter(opening, entries)
    except ValueError as error:
        raise UnreadableFileError(place, tr("its log can't be read")) from error


def _is_newer(read: ReadEntry) -> bool:
    return any(isinstance(event, Unknown) for event in read.entry.events)


def encode_entry(entry: Entry) -> bytes:
    """Return an entry's bytes for the journal and the file. Raises StorageError for text that can't be encoded."""
    try:
        return encode(entry)
    except ValueError as error:
        raise StorageError("This text contains an invalid symbol. Remove it first.") from error


def without_history(campaign: Campaign) -> ReadCampaign:
    """Return a campaign without history, as if read from a file."""
    return ReadCampaign(campaign=campaign, opening=campaign, finished=(), entries=(), undone=(), edited=False)
