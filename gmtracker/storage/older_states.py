"""The older states of a campaign whose own file is damaged or gone: what is kept of it, and the way back to that.

A damaged file stays as it is; an older state is put beside it, as a file of its own.
"""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import UNSET, Struct

from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backups import Backup, backups_of
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.clock import Clock
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_guard import mode_of
from gmtracker.storage.journal import find_journal, first_line, journal_path
from gmtracker.storage.paths import default_campaign_folder, is_folder, is_there, path_at, path_of_state
from gmtracker.storage.save_jobs import read_backup


class OlderStates(Struct, frozen=True, kw_only=True):
    """The older states of a file: the newest that can be opened, and how many there are with those before.

    ``journal`` is the file's, where that has later steps. They go on from the file, not from a backup.
    """

    file: Path
    newest: Backup
    count: int
    journal: Path | None


def older_states_of(file: Path, clock: Clock) -> OlderStates | None:
    """The older states that are kept of a file; None where there is none that can be opened."""
    backups = backups_of(file)
    for newer, backup in enumerate(backups):
        if _can_be_opened(backup, clock):
            count = sum(1 for older in backups[newer:] if older.mark == backup.mark)
            return OlderStates(file=file, newest=backup, count=count, journal=journal_with_steps(file))
    return None


def journal_with_steps(file: Path) -> Path | None:
    """The journal of a file, where there are steps in it that can be read."""
    journal = journal_path(file)
    with suppress(StorageError):
        found = find_journal(journal)
        return journal if found is not None and any(not step.saved for step in found.steps) else None
    return None


def went_on_from(file: Path) -> Path | None:
    """The other file in which play went on from one that is gone; None with none that is there."""
    first = first_line(journal_path(file))
    if first is not None and first.onward is not UNSET:
        newer = path_at(first.onward.file)
        with suppress(StorageError):
            return newer if is_there(newer) else None
    return None


def put_beside(older: OlderStates) -> Path:
    """Put the newest of the older states beside the file, at a path that no file has; returns that.

    Where the folder is gone as well, that is where new campaigns go. Raises StorageError; nothing is left then.
    """
    is_there(older.file)  # a disk that says nothing is not waited for
    data = read_backup(older.newest)[0]
    folder = older.file.parent if is_folder(older.file.parent) else default_campaign_folder()
    path = path_of_state(folder / older.file.name, older.newest.written)
    replace_file(path, (data,), before_moving=lambda _new: _refuse_if_taken(path), mode=mode_of(older.newest.path))
    return path


def _can_be_opened(backup: Backup, clock: Clock) -> bool:
    try:
        OpenCampaign.look_at(backup.path, clock)
    except StorageError:
        return False
    return True


def _refuse_if_taken(path: Path) -> None:
    if os.path.lexists(path):
        raise StorageError("A file named “{file}” already exists.", file=path.name)
