"""A campaign's file that was moved or renamed after a crash: its journal comes after it."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from gmtracker.storage.digests import Digest
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileLock
from gmtracker.storage.journal import find_journal, first_line


def fetch_journal(to: Path, campaign: str, digest: Digest) -> None:
    """Have the journal that continues a file of that digest where it is looked for, unless there is one already."""
    if to.exists():
        return
    for journal in _left_behind(to.parent, campaign):
        with suppress(StorageError, OSError):
            lock = FileLock(journal, journal.stem)
            try:
                found = find_journal(journal)
                if found is not None and found.steps_after(digest.hex) is not None:
                    journal.replace(to)
            finally:
                lock.release()


def _left_behind(folder: Path, campaign: str) -> Iterator[Path]:
    """The journals of a campaign whose files are not where they were. One in use has its lock held, by its name."""
    for path in sorted(folder.glob("*.jsonl")):
        first = first_line(path)
        if first is not None and first.campaign == campaign and first.file and not os.path.lexists(first.file):
            yield path
