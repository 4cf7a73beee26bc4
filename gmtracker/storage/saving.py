"""Writing a campaign's file on a thread of its own, while play goes on."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Event, Thread
from time import sleep

from msgspec import Struct

from gmtracker.storage.backups import keep_backup, thin_out
from gmtracker.storage.book import Book, Moment
from gmtracker.storage.digests import Digest
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileLock
from gmtracker.storage.journal import Journal
from gmtracker.storage.safe_write import replace_file
from gmtracker.storage.watch import ChangedOutside, Stamp, stamp_of, was_changed
from gmtracker.words import tr

_FAILED = tr("“{file}” could not be written: something in gmtracker itself went wrong.")
_HEAD_START = 0.001
"""Seconds that whoever asks for a save goes on for before it begins: no thread then waits for the other's work."""


class Stored(Struct, frozen=True, kw_only=True):
    """What a campaign's file is known to hold.

    ``last_id`` is the number of the last entry that was made until then, ``steps`` how many steps had been taken
    since the campaign was opened, ``session`` the last session's number. Without a ``stamp`` there is no file yet.
    """

    digest: Digest
    stamp: Stamp | None
    last_id: int
    steps: int
    session: int


class Writing(Struct, frozen=True, kw_only=True):
    """What is to be written: the book as it was at a moment, after so many steps.

    ``expects`` is what the file is known to hold, where it is the one that is open; ``journal`` is that of this file.
    ``holds`` is how many bytes the journal in use had at that moment.
    """

    path: Path
    moment: Moment
    steps: int
    holds: int
    expects: Stored | None = None
    journal: Journal | None = None


class Saving:
    """One writing of a file, from its making to its end.

    ``lock`` is that of another file than the one that is open, which play goes on with.
    """

    def __init__(self, writing: Writing, book: Book, lock: FileLock | None, on_end: Callable[[], None]) -> None:
        """Begin. ``on_end`` is called on the new thread when all is done, whatever came of it."""
        self.writing = writing
        self.lock = lock
        self._book = book
        self._on_end = on_end
        self._stored: Stored | None = None
        self._error: StorageError | None = None
        self._written = Event()
        self._thread = Thread(target=self._work, name="gmtracker-save")
        self._thread.start()

    def result(self) -> Stored:
        """Wait for the end, and return what the file holds now. Raises StorageError; the old file then stands."""
        self._written.wait()
        if self._stored is None:
            raise self._error or StorageError(_FAILED, file=self.writing.path.name)
        return self._stored

    def _work(self) -> None:
        sleep(_HEAD_START)
        try:
            self._stored = write(self.writing, self._book)
        except StorageError as error:
            self._error = error
        finally:
            self._written.set()
            self._on_end()
        if self._stored is not None:
            thin_out(self.writing.path, datetime.now().astimezone())

    def join(self) -> None:
        """Wait until old backups are gone, too."""
        self._thread.join()


def write(writing: Writing, book: Book) -> Stored:
    """Write a file, and keep the one that it takes the place of as a backup.

    The journal is marked and synced while the file is: until the file has taken the old one's place the mark names
    one that is not there, which says nothing.

    Raises StorageError, and ChangedOutside where the file is not what was expected.
    """
    path, moment, expects = writing.path, writing.moment, writing.expects
    parts = book.file_parts(moment)
    digest = Digest(*parts)
    stamp: Stamp | None = None
    marking = Thread(target=_mark, args=(writing, digest), name="gmtracker-mark")
    marking.start()

    def make_way(new: Path) -> None:
        nonlocal stamp
        if expects is not None and was_changed(path, expects.stamp, expects.digest.hex):
            raise ChangedOutside(tr("“{file}” was changed by another program."), file=path.name)
        # Saving goes first: without a backup the last ones stay, without the mark the journal is kept aside.
        with suppress(StorageError):
            keep_backup(path, expects.session if expects is not None else 0)
        marking.join()
        stamp = stamp_of(new)

    try:
        replace_file(path, parts, before_moving=make_way)
    finally:
        marking.join()
    session = moment.now.sessions_held
    return Stored(digest=digest, stamp=stamp, last_id=moment.last_id, steps=writing.steps, session=session)


def _mark(writing: Writing, digest: Digest) -> None:
    if writing.journal is not None:
        with suppress(StorageError, OSError):
            writing.journal.mark_saved(digest.hex, writing.holds)
