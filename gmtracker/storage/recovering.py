"""What a journal holds beyond the file that it continues comes back when that is opened."""

from pathlib import Path

from msgspec import Struct

from gmtracker.storage.book import Book
from gmtracker.storage.digests import Digest
from gmtracker.storage.errors import Unreadable
from gmtracker.storage.journal import FoundJournal, find_journal, keep_aside
from gmtracker.storage.journal_in_use import JournalInUse, clear_the_way
from gmtracker.storage.moved_files import fetch_journal
from gmtracker.storage.notices import came_back, journal_damaged
from gmtracker.storage.playback import play_back


class Recovered(Struct, frozen=True):
    """How many steps came back, and sentences about what was found."""

    steps: int = 0
    notices: tuple[str, ...] = ()


def recover(book: Book, journal: JournalInUse, digest: Digest) -> Recovered:
    """Play back what the journal holds beyond the file of a digest, and go on with it.

    One that does not fit is kept aside. Raises StorageError.
    """
    fetch_journal(journal.path, book.history.now.id, digest)
    try:
        found = find_journal(journal.path)
    except Unreadable:
        found = None
    played = _played(book, found, digest)
    if found is None or played is None:
        return Recovered(notices=clear_the_way(journal.path))
    steps, whole = played
    notices = came_back(steps)
    if found.damaged or whole < found.ends[-1]:
        notices += (journal_damaged(keep_aside(journal.path)),)
    journal.go_on(whole)
    if not steps:
        journal.drop()
    return Recovered(steps, notices)


def look_into(book: Book, journal: Path, digest: Digest) -> Recovered:
    """Play back the same, and leave the journal to whoever has the file open. Raises StorageError."""
    played = _played(book, find_journal(journal), digest)
    return Recovered(played[0]) if played else Recovered()


def _played(book: Book, found: FoundJournal | None, digest: Digest) -> tuple[int, int] | None:
    """Play back what is not in the file; returns how many steps came back, and how many bytes of the journal fitted.

    None where there is no journal, or none that continues this very file.
    """
    steps = found.steps_after(digest.hex) if found else None
    if found is None or steps is None or found.continues.campaign != book.history.now.id:
        return None
    fitting = play_back(book, found, steps)
    came = sum(1 for step in found.steps[steps.start : steps.start + fitting] if not step.saved)
    return came, found.ends[steps.start + fitting]
