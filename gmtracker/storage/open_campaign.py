"""A campaign in use: its file, its journal, and the history that the table plays on."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from gmtracker import rulesets
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import EntryId
from gmtracker.engine.ruleset import Ruleset
from gmtracker.engine.table import Kind
from gmtracker.rulesets.missing import MissingRuleset
from gmtracker.storage.book import EDITED_OUTSIDE, Book, new_campaign, new_text
from gmtracker.storage.errors import StorageError, Unreadable
from gmtracker.storage.finished import ChapterHeading
from gmtracker.storage.journal import (
    Continues,
    Digest,
    FoundJournal,
    Journal,
    done_line,
    find_journal,
    journal_path,
    keep_aside,
    redone_line,
    undone_line,
)
from gmtracker.storage.playback import play_back
from gmtracker.storage.reading import ReadCampaign, read_campaign, read_file
from gmtracker.storage.safe_write import replace_file

Clock = Callable[[], str]

_LOOKED_AT_ONLY = "This campaign was opened for looking only; save it as another file to play on."


class OpenCampaign:
    """One campaign from the moment its file is opened to the moment it is closed.

    ``history`` and ``record`` go to the table: every step is in the journal before the table shows it. The file
    itself is written by :meth:`save`. ``ruleset`` is the game, or what stands in for one that is missing.
    ``recovered`` is how many steps were played back from the journal. ``notices`` are sentences for the GM about
    what was found on opening.
    """

    def __init__(self, path: Path, read: ReadCampaign, clock: Clock) -> None:
        self._path = path.absolute()
        self._digest = Digest()
        self._journal: Journal | None = None
        self._journal_path = journal_path(path)
        self.notices: tuple[str, ...] = ()
        self.ruleset: Ruleset = self._ruleset_of(read.campaign)
        self._book = Book(read, self.ruleset.sheet(), clock)
        self._last_stored_id = self._book.last_id
        self._for_looking_only = False
        self.is_saved = not self._book.was_edited
        self.recovered = 0
        if self._book.was_edited:
            self.notices += (EDITED_OUTSIDE,)

    @classmethod
    def create(cls, path: Path, campaign: Campaign, clock: Clock) -> "OpenCampaign":
        """A new campaign, in a file of its own at once. Raises StorageError, also where there is a file already."""
        if os.path.lexists(path):
            raise StorageError("There is a file “{file}” already.", file=path.name)
        created = cls(path, new_campaign(campaign), clock)
        created._clear_the_way(created._journal_path)
        created.save()
        return created

    @classmethod
    def open(cls, path: Path, clock: Clock) -> "OpenCampaign":
        """The campaign of a file, with what the journal holds beyond it. Raises StorageError."""
        opened = cls._read(path, clock)
        opened._recover()
        return opened

    @classmethod
    def look_at(cls, path: Path, clock: Clock) -> "OpenCampaign":
        """The campaign as :meth:`open` would give it, for looking only: file and journal are left alone.

        Playing on is refused until it has been saved as another file. Raises StorageError.
        """
        opened = cls._read(path, clock)
        opened._for_looking_only = True
        with suppress(StorageError):
            opened._play(find_journal(opened._journal_path))
        return opened

    @classmethod
    def _read(cls, path: Path, clock: Clock) -> "OpenCampaign":
        data = read_file(path)
        try:
            opened = cls(path, read_campaign(data), clock)
        except Unreadable as flaw:
            raise StorageError(
                "“{file}” cannot be opened. {place}: {why}.", file=path.name, place=flaw.place, why=flaw.why
            ) from flaw
        opened._digest = Digest(data)
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

    def record(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        """Write a step to the journal, before it is done. Raises StorageError; it must not be done then."""
        if self._for_looking_only:
            raise StorageError(_LOOKED_AT_ONLY)
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
        self.is_saved = False

    def save(self) -> None:
        """Write the file. Raises StorageError; the old file is then whole, and the journal goes on."""
        if self._for_looking_only:
            raise StorageError(_LOOKED_AT_ONLY)
        self._write(self._path)
        self._drop_journal()

    def save_as(self, path: Path) -> None:
        """Write another file, in the place of one that may be there, and go on with that. Raises StorageError."""
        other_journal = journal_path(path)
        if self._for_looking_only or other_journal != self._journal_path:
            self._clear_the_way(other_journal)
        self._write(path)
        if not self._for_looking_only:
            self._drop_journal()
        self._for_looking_only = False
        self._path = path.absolute()
        self._journal_path = other_journal

    def close(self) -> None:
        """Save what is not saved, and let go. Raises StorageError; the journal then keeps what the file has not."""
        try:
            if not self.is_saved and not self._for_looking_only:
                self.save()
        finally:
            if self._journal is not None:
                self._journal.close()
                self._journal = None

    def _write_line(self, lines: bytes) -> None:
        if self._journal is None:
            self._journal = Journal.begin(self._journal_path, self._continues())
        self._journal.write(lines)

    def _continues(self) -> Continues:
        return Continues(campaign=self.history.now.id, entry=self._last_stored_id, digest=self._digest.hex)

    def _write(self, path: Path) -> None:
        parts = self._book.file_parts()
        digest = Digest(*parts)

        def mark_the_journal() -> None:
            # Saving goes first: without the mark, a crash right now only leaves a journal to be kept aside.
            if self._journal is not None:
                with suppress(StorageError, OSError):
                    self._journal.mark_saved(digest.hex)

        replace_file(path, parts, before_moving=mark_the_journal)
        self._digest = digest
        self._last_stored_id = self._book.last_id
        self.is_saved = True

    def _drop_journal(self) -> None:
        """The journal starts anew with the next step. One that cannot be taken away holds nothing but what is saved."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None
            with suppress(OSError):
                self._journal_path.unlink()

    def _recover(self) -> None:
        """Play back what a journal holds beyond the file, and go on with it; one that does not fit is kept aside."""
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
            self.notices += (f"The journal was damaged; what could not be read of it is kept in {kept}.",)
        self._journal = Journal(self._journal_path, whole)

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
            self.is_saved = False
            steps_were = "1 step that was" if self.recovered == 1 else f"{self.recovered} steps that were"
            self.notices += (f"{steps_were} not in the file yet came back from the journal.",)
        return steps.start + fitting

    def _clear_the_way(self, journal: Path) -> None:
        """Make room for a new journal; what is there and holds any step is kept aside, and said."""
        with suppress(Unreadable):
            found = find_journal(journal)
            if found is None or not (found.steps or found.damaged):
                return
        kept = keep_aside(journal)
        self.notices += (f"A journal that does not continue this file was not played back; it is kept in {kept}.",)
        with suppress(OSError):
            journal.unlink()

    def _ruleset_of(self, campaign: Campaign) -> Ruleset:
        try:
            return rulesets.load(campaign.ruleset)
        except Refused:
            missing = MissingRuleset(campaign.ruleset, campaign.sheet)
            self.notices += (missing.sentence,)
            return missing


def _ids(entries: tuple[Entry, ...]) -> tuple[EntryId, ...]:
    return tuple(entry.id for entry in entries)
