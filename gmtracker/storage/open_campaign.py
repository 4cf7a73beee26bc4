"""A campaign in use: its file, its journal, and the history that the table plays on."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import EntryId
from gmtracker.engine.plain_text import cleared
from gmtracker.engine.table import Kind
from gmtracker.storage.backups import keep_backup, place_for_backup
from gmtracker.storage.book import Book, new_campaign, new_text
from gmtracker.storage.digests import Digest
from gmtracker.storage.errors import StorageError, Unreadable
from gmtracker.storage.file_form import VERSION
from gmtracker.storage.file_lock import FileLock
from gmtracker.storage.finished import ChapterHeading
from gmtracker.storage.journal import (
    Continues,
    FoundJournal,
    Journal,
    done_line,
    find_journal,
    journal_path,
    keep_aside,
    move_aside,
    redone_line,
    undone_line,
)
from gmtracker.storage.moved_files import fetch_journal
from gmtracker.storage.notices import LOOKED_AT_ONLY, NEWER, came_back, journal_damaged, journal_not_continuing
from gmtracker.storage.playback import play_back
from gmtracker.storage.reading import ReadCampaign, read_campaign, read_file
from gmtracker.storage.safe_write import replace_file
from gmtracker.storage.saving import Saving, Stored, Writing
from gmtracker.storage.sound import rules_of, without_broken_flows
from gmtracker.storage.syncing import SyncThread
from gmtracker.storage.watch import Stamp, stamp_of, was_changed

Clock = Callable[[], str]


class OpenCampaign:
    """One campaign from the moment its file is opened to the moment it is closed.

    ``history`` and ``record`` go to the table: every step is in the journal before the table shows it. The file
    itself is written by :meth:`begin_save` and :meth:`save`. ``ruleset`` is the game, or what stands in for one that
    is missing. ``recovered`` is how many steps were played back from the journal. ``notices`` are sentences for the
    GM about what was found on opening. ``syncing`` brings the journal to the disk. ``unkept`` is why steps are not in
    the journal, as a sentence: play goes on, and only what is saved is kept.
    """

    def __init__(self, path: Path, read: ReadCampaign, clock: Clock) -> None:
        self._path = path.absolute()
        self._journal: Journal | None = None
        self._journal_path = journal_path(path)
        self._lock: FileLock | None = None
        self._saving: Saving | None = None
        self._tidying: Saving | None = None
        self._touched: tuple[Stored, Stamp | None] | None = None
        self.syncing = SyncThread(_nothing)
        self.ruleset, missing = rules_of(read.campaign)
        campaign, dropped = without_broken_flows(read.campaign, self.ruleset)
        self.notices = missing + dropped
        read = replace(read, campaign=campaign)
        self._book = Book(read, self.ruleset.sheet(), clock)
        self._stored = Stored(
            digest=Digest(), stamp=None, last_id=self._book.last_id, steps=0, session=read.campaign.sessions_held
        )
        self.only_looking = self._newer = NEWER if read.version > VERSION else ""
        self.recovered = 0
        self.unkept = ""
        self._steps = int(self._book.was_edited and not self._newer)
        self.notices += tuple(said for said in (self._newer, self._book.notice if self._steps else "") if said)

    @classmethod
    def create(cls, path: Path, campaign: Campaign, clock: Clock) -> "OpenCampaign":
        """A new campaign, in a file of its own at once. Raises StorageError, also where there is a file already."""
        if os.path.lexists(path):
            raise StorageError("There is a file “{file}” already.", file=path.name)
        created = cls(path, new_campaign(cleared(campaign)), clock)
        created._lock = FileLock(path)
        created._clear_the_way(created._journal_path)
        created.save()
        return created

    @classmethod
    def open(cls, path: Path, clock: Clock) -> "OpenCampaign":
        """The campaign of a file, with what the journal holds beyond it.

        What a newer gmtracker wrote is opened for looking only, as far as it can be read. Raises StorageError; InUse
        where another window has it open.
        """
        lock = FileLock(path)
        try:
            opened = cls._read(path, clock)
            if opened._newer:
                lock.release()
                return cls.look_at(path, clock)
            opened._lock = lock
            opened._recover()
        except StorageError:
            lock.release()
            raise
        return opened

    @classmethod
    def look_at(cls, path: Path, clock: Clock, why: str = LOOKED_AT_ONLY) -> "OpenCampaign":
        """The same, but nothing is written, neither to the file nor to the journal.

        Playing on is refused, in the sentence given, until it has been saved as another file. Raises StorageError.
        """
        opened = cls._read(path, clock)
        opened.only_looking = opened._newer or why
        notices = opened.notices
        with suppress(StorageError):
            opened._play(find_journal(opened._journal_path))
        opened.notices = notices
        return opened

    @classmethod
    def _read(cls, path: Path, clock: Clock) -> "OpenCampaign":
        stamp = stamp_of(path)
        data = read_file(path)
        try:
            opened = cls(path, read_campaign(data), clock)
        except Unreadable as flaw:
            raise StorageError(
                "“{file}” cannot be opened. {place}: {why}.", file=path.name, place=flaw.place, why=flaw.why
            ) from flaw
        opened._stored = replace(opened._stored, digest=Digest(data), stamp=stamp)
        return opened

    @property
    def path(self) -> Path:
        """The campaign's file."""
        return self._path

    @property
    def history(self) -> History:
        """The log that the table plays on."""
        return self._book.history

    def finished_chapters(self) -> tuple[ChapterHeading, ...]:
        """The headings of all chapters before the open one, oldest first. Raises Unreadable for a damaged one."""
        return self._book.headings()

    def chapter(self, index: int) -> Chapter:
        """A chapter before the open one, by its place in :meth:`finished_chapters`. Raises Unreadable.

        Those who took no part in it may be missing from its states.
        """
        return self._book.chapter(index)

    @property
    def is_saved(self) -> bool:
        """Whether the file holds everything that is on the table."""
        return self._steps == self._stored.steps

    @property
    def wants_saving(self) -> bool:
        """Whether there is something on the table that the file does not hold, and may."""
        return not self.is_saved and not self.only_looking

    @property
    def is_saving(self) -> bool:
        """Whether the file is being written now; :meth:`finish_save` says what came of it."""
        return self._saving is not None

    def record(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        """Write a step to the journal, before it is done. Raises StorageError; it must not be done then.

        Where there can be no journal the step may be done all the same: ``unkept`` says so.
        """
        if self.only_looking:
            raise StorageError(self.only_looking)
        match kind:
            case "done":
                for entry in entries:
                    text = new_text(entry)
                    self._write_line(done_line(text))
                    self._book.keep(entry, text)
            case "undone":
                self._write_line(undone_line(_ids(entries), self._book.opening_if_reopened_by(entries)))
            case "redone":
                self._write_line(redone_line(_ids(entries)))
        self._steps += 1

    def begin_save(self, on_end: Callable[[], None], path: Path | None = None) -> None:
        """Begin to write the file, or another one to go on with, on a thread of its own, as everything is now.

        ``on_end`` is called from that thread; :meth:`finish_save` takes in what came of it. Raises StorageError.
        """
        if self._saving is not None:
            self.finish_save()
        if self._newer:
            raise StorageError(self._newer)
        if path is not None and (self.only_looking or journal_path(path) != self._journal_path):
            lock = FileLock(path)
            self._clear_the_way(journal_path(path))
            self._begin(path, on_end, lock)
        elif self.only_looking:
            raise StorageError(self.only_looking)
        else:
            self._begin(path or self._path, on_end, None)

    def finish_save(self) -> None:
        """Wait for the writing that goes on, if any does, and go on from the file that it made.

        Raises StorageError, and ChangedOutside where somebody else wrote the file: the old file is then whole, and
        the journal goes on.
        """
        saving, self._saving = self._saving, None
        if saving is None:
            return
        self._tidying = saving
        try:
            stored = saving.result()
        except StorageError:
            if saving.lock is not None:
                saving.lock.release()
            raise
        if saving.lock is not None:
            self._move_to(saving, stored)
        elif self._journal is not None and self._steps == stored.steps:
            self._drop_journal()
        self._stored = stored

    def save(self) -> None:
        """Write the file, and wait for it and for old backups to go. Raises as :meth:`finish_save` does."""
        self.save_as(None)

    def save_as(self, path: Path | None) -> None:
        """The same with another file, in the place of one that may be there, which is gone on with."""
        self.begin_save(_nothing, path)
        self.finish_save()
        if self._tidying is not None:
            self._tidying.join()

    def put_aside(self) -> None:
        """Keep this table as a backup of the file, with nothing left in the journal. Raises StorageError."""
        self.finish_save()
        moment = self._book.moment()
        path = place_for_backup(self._path, datetime.now(UTC), moment.now.sessions_held, "replacing")
        replace_file(path, self._book.file_parts(moment))
        self._drop_journal()

    def overwrite(self) -> None:
        """From now on this table counts, whatever somebody else wrote into the file; that becomes a backup."""
        with suppress(StorageError):
            keep_backup(self._path, self._stored.session, "replacing")
        self._stored = replace(self._stored, stamp=stamp_of(self._path))

    def was_changed_outside(self) -> bool:
        """Whether somebody else wrote the file. It may read the file: not for the window's own thread."""
        if self._saving is not None or self.only_looking:
            return False
        stored, stamp = self._stored, stamp_of(self._path)
        if self._touched == (stored, stamp):
            return False
        if was_changed(self._path, stored.stamp, stored.digest.hex):
            return stored is self._stored
        self._touched = stored, stamp
        return False

    def close(self) -> None:
        """Save what is not saved, and let go. Raises StorageError; the journal then keeps what the file has not."""
        try:
            self.finish_save()
            if self.wants_saving:
                self.save()
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Stop, with everything left as it is: what is not in the file is in the journal."""
        with suppress(StorageError):
            self.finish_save()
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        self.syncing.stop()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write_line(self, lines: bytes) -> None:
        """Write to the journal; after a step that is missing there only once the file holds that: no gap is left."""
        if self.unkept and not self.is_saved:
            return
        try:
            if self._journal is None:
                self._journal = Journal.begin(self._journal_path, self._continues(), self.syncing)
            self._journal.write(lines)
            self.unkept = ""
        except StorageError as problem:
            self.unkept = problem.sentence

    def _continues(self, stored: Stored | None = None) -> Continues:
        stored = stored or self._stored
        return Continues(
            campaign=self.history.now.id, entry=stored.last_id, digest=stored.digest.hex, file=str(self._path)
        )

    def _begin(self, path: Path, on_end: Callable[[], None], lock: FileLock | None) -> None:
        """``lock`` comes with another file than that which is open."""
        moment, length = self._book.moment(), self._journal.length if self._journal is not None else 0
        writing = Writing(path=path, moment=moment, steps=self._steps, holds=length)
        if lock is None:
            writing = replace(writing, expects=self._stored, journal=self._journal)
        self._saving = Saving(writing, self._book, lock, on_end)

    def _move_to(self, saving: Saving, stored: Stored) -> None:
        """Go on with another file; what was done while it was written goes into a journal of its own."""
        self._path = saving.writing.path.absolute()
        new_journal = journal_path(self._path)
        begun: Journal | None = None
        if self._journal is not None and self._steps != stored.steps and not self.unkept:
            try:
                steps = self._journal.steps_since(saving.writing.holds)
                begun = Journal.begin(new_journal, self._continues(stored), self.syncing, steps)
            except StorageError as problem:
                self.unkept = problem.sentence
        self._drop_journal()
        self._journal, self._journal_path = begun, new_journal
        if self._lock is not None:
            self._lock.release()
        self._lock = saving.lock
        self.only_looking = ""

    def _drop_journal(self) -> None:
        """The journal starts anew with the next step. One that cannot be taken away holds nothing but what is saved."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None
            with suppress(OSError):
                self._journal_path.unlink()

    def _recover(self) -> None:
        """Play back what a journal holds beyond the file, and go on with it; one that does not fit is kept aside."""
        fetch_journal(self._journal_path, self.history.now.id, self._stored.digest)
        try:
            found = find_journal(self._journal_path)
        except Unreadable:
            found, played = None, None
        else:
            played = self._play(found)
        if found is None or played is None:
            self._clear_the_way(self._journal_path)
            return
        whole = found.ends[played]
        if found.damaged or whole < found.ends[-1]:
            kept = keep_aside(self._journal_path)
            self.notices += (journal_damaged(kept),)
        try:
            self._journal = Journal(self._journal_path, whole, self.syncing)
        except StorageError as problem:
            self.unkept = problem.sentence
        if not self.recovered:
            self._drop_journal()

    def _play(self, found: FoundJournal | None) -> int | None:
        """Play back what is not in the file; returns after how many of its steps the journal fits no longer.

        None where there is no journal, or none that continues this very file.
        """
        steps = found.steps_after(self._continues().digest) if found else None
        if found is None or steps is None or found.continues.campaign != self.history.now.id:
            return None
        fitting = play_back(self._book, found, steps)
        self.recovered = sum(1 for step in found.steps[steps.start : steps.start + fitting] if not step.saved)
        if self.recovered:
            self._steps += 1
            self.notices += (came_back(self.recovered),)
        return steps.start + fitting

    def _clear_the_way(self, journal: Path) -> None:
        """Make room for a new journal; what is there and holds any step is kept aside, and said."""
        with suppress(Unreadable):
            found = find_journal(journal)
            if found is None or not (found.steps or found.damaged):
                return
        kept = move_aside(journal)
        self.notices += (journal_not_continuing(kept),)


def _nothing() -> None:
    """Nobody waits to be told."""


def _ids(entries: tuple[Entry, ...]) -> tuple[EntryId, ...]:
    return tuple(entry.id for entry in entries)
