"""The journal of a campaign that is open: begun with a step that its file has not, gone when the file has them all."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from gmtracker.storage.errors import StorageError, Unreadable
from gmtracker.storage.journal import Continues, Journal, find_journal, move_aside
from gmtracker.storage.notices import journal_not_continuing
from gmtracker.storage.syncing import SyncThread


class JournalInUse:
    """Where steps go before they are done.

    ``written`` is the journal at ``path``, once there is one. ``unkept`` is why steps are not in it, as a sentence.
    ``syncing`` brings it to the disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written: Journal | None = None
        self.unkept = ""
        self.syncing = SyncThread(_nothing)

    @property
    def length(self) -> int:
        """How many bytes it has."""
        return self.written.length if self.written is not None else 0

    def write(self, lines: bytes, continues: Callable[[], Continues]) -> None:
        """Write whole lines, or say in ``unkept`` why they are not there; a new journal says what it ``continues``."""
        try:
            if self.written is None:
                self.written = Journal.begin(self.path, continues(), self.syncing)
            if lines:
                self.written.write(lines)
            self.unkept = ""
        except StorageError as problem:
            self.unkept = problem.sentence

    def go_on(self, whole: int) -> None:
        """Go on with the journal that was found, after its first ``whole`` bytes."""
        try:
            self.written = Journal(self.path, whole, self.syncing)
        except StorageError as problem:
            self.unkept = problem.sentence

    def move_to(self, path: Path, continues: Continues, *, holds: int | None) -> None:
        """Go on at another path, with the steps after so many bytes; with none nothing goes along."""
        begun: Journal | None = None
        if self.written is not None and holds is not None and not self.unkept:
            try:
                begun = Journal.begin(path, continues, self.syncing, self.written.steps_since(holds))
            except StorageError as problem:
                self.unkept = problem.sentence
        self.drop()
        self.written, self.path = begun, path

    def drop(self) -> None:
        """Begin anew with the next step. One that cannot be taken away holds nothing but what is saved."""
        if self.written is not None:
            self.close()
            with suppress(OSError):
                self.path.unlink()

    def close(self) -> None:
        """Let go of the journal, which stays."""
        if self.written is not None:
            self.written.close()
            self.written = None


def clear_the_way(journal: Path) -> tuple[str, ...]:
    """Make room for a new journal; what is there and holds any step is kept aside, which the sentences say.

    Raises StorageError.
    """
    with suppress(Unreadable):
        found = find_journal(journal)
        if found is None or not (found.steps or found.damaged):
            return ()
    return (journal_not_continuing(move_aside(journal)),)


def _nothing() -> None:
    """Nobody waits to be told."""
