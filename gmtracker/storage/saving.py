"""Writing a campaign's file on a thread of its own, while play goes on."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Thread

from msgspec import Struct

from gmtracker.storage.background import Background
from gmtracker.storage.backups import Occasion, keep_backup, thin_out
from gmtracker.storage.book import Book, Moment
from gmtracker.storage.digests import Digest
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileLock
from gmtracker.storage.journal import Journal
from gmtracker.storage.safe_write import replace_file
from gmtracker.storage.watch import ChangedOutside, Stamp, stamp_of, was_changed
from gmtracker.words import tr


class Stored(Struct, frozen=True, kw_only=True):
    """What a campaign's file is known to hold.

    ``last_id`` is the number of the last entry that was made until then, ``steps`` how many steps had been taken
    since the campaign was opened, ``session`` the last session's number. Without a ``stamp`` there is no file yet.
    ``written`` is when that was, in UTC; None where somebody else wrote it, and only the system can say.
    """

    digest: Digest
    stamp: Stamp | None
    last_id: int
    steps: int
    session: int
    written: datetime | None = None


class Writing(Struct, frozen=True, kw_only=True):
    """What is to be written: the book as it was at a moment, after so many steps.

    ``expects`` is what the file is known to hold, where it is the one that is open; ``journal`` is that of this file.
    ``holds`` is how many bytes the journal in use had at that moment. The file that makes way is kept as a backup for
    this ``occasion``; for none where it was only put down for this.
    """

    path: Path
    moment: Moment
    steps: int
    holds: int
    expects: Stored | None = None
    journal: Journal | None = None
    occasion: Occasion | None = "saved"


class Saving(Background[Stored]):
    """One writing of a file; its result is what the file holds then. Where it fails the old file stands.

    ``lock`` is that of another file than the one that is open, which play goes on with.
    """

    def __init__(self, writing: Writing, book: Book, lock: FileLock | None, on_end: Callable[[], None]) -> None:
        """Begin. ``on_end`` is called on the new thread when all is done, whatever came of it."""
        self.writing = writing
        self.lock = lock
        tidy = partial(thin_out, writing.path, writing.moment.at)
        super().__init__(writing.path, partial(write, writing, book), on_end, tidy)


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
        refuse_if_changed(path, expects)
        # Saving goes first: without a backup the last ones stay, without the mark the journal is kept aside.
        if writing.occasion is not None:
            with suppress(StorageError):
                written, session = (expects.written, expects.session) if expects is not None else (None, 0)
                keep_backup(path, session, writing.occasion, written)
        marking.join()
        stamp = stamp_of(new)

    try:
        replace_file(path, parts, before_moving=make_way)
    finally:
        marking.join()
    return stored_at(moment, writing.steps, digest, stamp)


def stored_at(moment: Moment, steps: int, digest: Digest, stamp: Stamp | None) -> Stored:
    """What a file holds that was written as everything was at a moment, after so many steps."""
    return Stored(
        digest=digest,
        stamp=stamp,
        last_id=moment.last_id,
        steps=steps,
        session=moment.now.sessions_held,
        written=moment.at,
    )


def refuse_if_changed(path: Path, expects: Stored | None) -> None:
    """Raises ChangedOutside where the file is there and not what was expected."""
    if expects is not None and was_changed(path, expects.stamp, expects.digest.hex):
        raise ChangedOutside(tr("“{file}” was changed by another program."), file=path.name)


def _mark(writing: Writing, digest: Digest) -> None:
    if writing.journal is not None:
        with suppress(StorageError, OSError):
            writing.journal.mark_saved(digest.hex, writing.holds)
