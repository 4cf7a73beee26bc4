"""All chapters of one campaign: the finished ones as bytes of the file, the rest as a history in play."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Raw, Struct

from gmtracker.engine.campaign import Campaign, Session
from gmtracker.engine.commands import AddNote
from gmtracker.engine.events import Noted, SessionStarted, Unknown
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.sheet import GameSpec
from gmtracker.i18n import tr
from gmtracker.storage.clock import Clock, told_by
from gmtracker.storage.errors import StorageError, UnreadableFileError
from gmtracker.storage.file_format import (
    ChapterHeading,
    StoredChapter,
    campaign_file,
    chapter_text,
    cut_opening,
    encoded,
    heading_of,
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
    unreadable,
)

EDITED_OUTSIDE = tr("The file was edited outside gmtracker. The game continues from the edited file, in a new chapter.")
NOT_FOLLOWED = tr(
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
    """A snapshot of all chapters; ``last_id`` is the number of the last entry that was made until then.

    ``at`` is when that was, in UTC.
    """

    at: datetime
    now: Campaign
    finished: tuple[Raw, ...]
    closed: tuple[ChapterInPlay, ...]
    open: ChapterInPlay
    undone: tuple[tuple[Entry, ...], ...]
    last_id: int


class ChapterLog:
    """The chapters, and the bytes of every entry in play: an entry once written is never encoded again.

    A file whose state is not what its log comes to was edited by somebody: the state holds, the chapter stays as a
    finished one, and a new chapter begins with a line that says so (``was_edited``, ``notice``).
    """

    def __init__(self, read: ReadCampaign, game: GameSpec, clock: Clock) -> None:
        """Take what was read, with that description of the game. Raises Unreadable where the log cannot be followed."""
        self._clock = clock
        self._finished = list(read.finished)
        self._texts: dict[EntryId, bytes] = {}
        self._closed_texts: dict[tuple[EntryId, EntryId], bytes] = {}
        self._opening: tuple[Campaign, bytes] | None = None
        self._edited: list[Chapter] = []
        self.history = self._taken_up(read, game)
        if read.edited:
            self._edited.append(self.history.open)
        state = with_game(read.campaign, game)
        self.was_edited = self.history.now != state
        self.notice = NOT_FOLLOWED if read.unknown or any(map(_is_newer, read.entries)) else EDITED_OUTSIDE
        if self.was_edited:
            self._begin_edited(state, clock())

    @property
    def last_id(self) -> int:
        """The number of the last entry that was made, taken back or not."""
        return self.history.next_id() - 1

    def text_of(self, entry: Entry) -> bytes:
        """The bytes of an entry, encoded when none are kept. Raises StorageError for text that no file can hold."""
        return self._texts[entry.id] if entry.id in self._texts else new_text(entry)

    def keep(self, entry: Entry, text: bytes) -> Entry:
        """Keep the bytes that an entry was written as, or read from; returns the entry."""
        self._texts[entry.id] = text
        return entry

    def opening_if_reopened_by(self, undone: tuple[Entry, ...]) -> Campaign | None:
        """The opening of the chapter before, where taking these entries back reopens it; else None."""
        chapters = self.history
        empties = bool(chapters.open.entries) and undone[0].id == chapters.open.entries[0].id
        return chapters.closed[-1].opening if empties and chapters.closed else None

    def bring_into_play(self, opening: Campaign) -> None:
        """Bring the last finished chapter back into play, with its whole opening.

        Raises Unreadable, and changes nothing, where that does not lead to what the open chapter begins with.
        """
        place = self._place(len(self._finished) - 1)
        stored = read_raw_chapter(self._finished[-1], place)
        read = [read_entry(raw, f"{place}.entries[{i}]") for i, raw in enumerate(stored.entries)]
        chapter = _followed(opening, self._kept(read), place)
        if chapter.now != self.history.open.opening:
            raise UnreadableFileError(place, tr("its log does not match its contents"))
        self.history.closed.append(chapter)
        if stored.edited:
            self._edited.append(chapter)
        self._finished.pop()

    @property
    def has_finished(self) -> bool:
        """Whether there are chapters that only the file knows."""
        return bool(self._finished)

    def headings(self) -> tuple[ChapterHeading, ...]:
        """The headings of all chapters before the open one. Raises Unreadable for a damaged one."""
        return tuple(
            [self._stored_heading(i) for i in range(len(self._finished))]
            + [heading_of(chapter) for chapter in self.history.closed]
        )

    def chapter(self, index: int) -> Chapter:
        """A chapter before the open one, by its place in :meth:`headings`. Raises Unreadable for a damaged one.

        Those who took no part in a chapter of an earlier run are not in its opening.
        """
        if index >= len(self._finished):
            return self.history.closed[index - len(self._finished)]
        stored = read_finished(self._finished[index], self._place(index))
        if stored.opening is None:
            raise LookupError(index)
        opening = with_game(_in_session(stored.opening, stored), self.history.now.game)
        return _followed(opening, stored.entries, self._place(index))

    def moment(self) -> "ChapterSnapshot":
        """A snapshot of everything now, to be written while play goes on."""
        history = self.history
        return ChapterSnapshot(
            at=told_by(self._clock),
            now=history.now,
            finished=tuple(self._finished),
            closed=tuple(self._in_play(chapter) for chapter in history.closed),
            open=self._in_play(history.open),
            undone=tuple(history.undone),
            last_id=self.last_id,
        )

    def file_parts(self, moment: "ChapterSnapshot") -> list[bytes | memoryview]:
        """The parts of the campaign's file, as everything was at a moment. One thread at a time may ask for them.

        Raises StorageError for what no file can hold.
        """
        chapters: list[bytes | memoryview] = [memoryview(raw) for raw in moment.finished]
        try:
            chapters += [self._closed_text(chapter) for chapter in moment.closed]
            chapters.append(self._open_text(moment))
            return campaign_file(moment.now, self._opening_text(moment.open.opening), chapters)
        except ValueError as error:
            raise StorageError("Couldn't save the campaign: one of its texts contains an invalid symbol.") from error

    def _taken_up(self, read: ReadCampaign, game: GameSpec) -> History:
        entries = self._kept(read.entries)
        undone = tuple(self._kept(group) for group in read.undone)
        last_id = 0 if entries or not self._finished else self._last_stored_id()
        try:
            return History(with_game(read.opening, game), entries, undone, last_id)
        except ValueError as error:
            raise UnreadableFileError(self._place(len(self._finished)), tr("its log can't be read")) from error

    def _kept(self, read: Iterable[ReadEntry]) -> tuple[Entry, ...]:
        return tuple(self.keep(one.entry, one.text) for one in read)

    def _begin_edited(self, state: Campaign, time: str) -> None:
        old = self.history
        if old.open.entries:
            self._finished.append(Raw(self._closed_text(self._in_play(old.open))))
        self.history = History(state, last_id=self.last_id)
        self._edited = [self.history.open]
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
            raise unreadable(error, memoryview(raw), self._place(index)) from error

    def _closed_text(self, chapter: "ChapterInPlay") -> bytes:
        """The bytes of a closed chapter for the file. The last entry's number says which entries it has."""
        known = chapter.entries[0].id, chapter.entries[-1].id
        if known not in self._closed_texts:
            texts = [self.text_of(entry) for entry in chapter.entries]
            self._closed_texts[known] = chapter_text(
                chapter.heading,
                texts,
                opening=cut_opening(chapter.opening, texts),
                edited=chapter.edited,
            )
        return self._closed_texts[known]

    def _opening_text(self, opening: Campaign) -> bytes:
        """The bytes of the open chapter's opening; they are kept, as they stay the same for a session."""
        kept = self._opening
        if kept is None or kept[0] is not opening:
            kept = self._opening = opening, opening_text(opening)
        return kept[1]

    def _open_text(self, moment: "ChapterSnapshot") -> bytes:
        return chapter_text(
            moment.open.heading,
            [self.text_of(entry) for entry in moment.open.entries],
            undone=[[self.text_of(entry) for entry in group] for group in moment.undone],
            edited=moment.open.edited,
        )

    def _in_play(self, chapter: Chapter) -> "ChapterInPlay":
        return ChapterInPlay(
            heading=heading_of(chapter),
            opening=chapter.opening,
            entries=tuple(chapter.entries),
            edited=self._is_edited(chapter),
        )

    def _is_edited(self, chapter: Chapter) -> bool:
        return any(chapter is edited for edited in self._edited)

    def _place(self, index: int) -> str:
        return f"$.chapters[{index}]"


def _in_session(opening: Campaign, stored: StoredChapter) -> Campaign:
    """The opening of a chapter; that of a session whose start is not in its log says which it is."""
    events = (event for entry in stored.entries for event in entry.events)
    if stored.kind != "session" or opening.session or any(isinstance(event, SessionStarted) for event in events):
        return opening
    return opening.changed(session=Session(number=stored.number, title=stored.title))


def _followed(opening: Campaign, entries: tuple[Entry, ...], place: str) -> Chapter:
    try:
        return Chapter(opening, entries)
    except ValueError as error:
        raise UnreadableFileError(place, tr("its log can't be read")) from error


def _is_newer(read: ReadEntry) -> bool:
    return any(isinstance(event, Unknown) for event in read.entry.events)


def new_text(entry: Entry) -> bytes:
    """The bytes of an entry for journal and file. Raises StorageError for text that no file can hold."""
    try:
        return encoded(entry)
    except ValueError as error:
        raise StorageError("This text contains an invalid symbol. Remove it first.") from error


def new_campaign(campaign: Campaign) -> ReadCampaign:
    """A campaign without a history, as if read from its file."""
    return ReadCampaign(campaign=campaign, opening=campaign, finished=(), entries=(), undone=(), edited=False)
