"""Backups of a campaign whose file is damaged or missing, and how to restore one.

A damaged file is left unchanged. A backup is written beside it as a new file.
"""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import UNSET, Struct

from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backups import Backup, campaign_backups, file_backups
from gmtracker.storage.clock import Clock
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import file_mode, noted_campaign
from gmtracker.storage.file_reader import id_in_damaged_file
from gmtracker.storage.journal import find_journal, journal_path, read_header
from gmtracker.storage.notices import backups_exist, later_steps_notice
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import (
    address_to_path,
    default_campaign_folder,
    is_existing_file,
    is_folder,
    restored_backup_path,
)
from gmtracker.storage.save_jobs import read_backup


class DamagedFileBackups(Struct, frozen=True, kw_only=True):
    """The backups of a file: the newest that can be opened, and the number of it and its campaign's older ones.

    ``journal`` is the file's journal if it has later steps. They continue the file, not a backup.
    """

    file: Path
    newest: Backup
    count: int
    journal: Path | None


def find_usable_backups(file: Path, clock: Clock) -> DamagedFileBackups | None:
    """Return the backups of a damaged or missing file, or None if none can be opened.

    These are its campaign's, also those made under other names. If the campaign isn't known, they are the path's.
    """
    campaign = id_in_damaged_file(file) or noted_campaign(file)
    backups = (campaign_backups(file, campaign) if campaign else ()) or file_backups(file)
    for newer, backup in enumerate(backups):
        if _can_be_opened(backup, clock):
            count = sum(1 for older in backups[newer:] if older.mark == backup.mark)
            return DamagedFileBackups(file=file, newest=backup, count=count, journal=journal_with_steps(file))
    return None


def journal_with_steps(file: Path) -> Path | None:
    """Return a file's journal if it has readable steps, else None."""
    journal = journal_path(file)
    with suppress(StorageError):
        found = find_journal(journal)
        return journal if found is not None and any(not step.saved for step in found.steps) else None
    return None


def what_is_left_of(file: Path, clock: Clock) -> tuple[str, ...]:
    """Return sentences about the backups and the journal of a damaged file, if there are any."""
    journal = journal_with_steps(file)
    backups = (backups_exist(),) if find_usable_backups(file, clock) is not None else ()
    return (*backups, later_steps_notice(journal)) if journal is not None else backups


def find_continuation(file: Path) -> Path | None:
    """Return the existing file in which a missing one was continued, or None."""
    first = read_header(journal_path(file))
    if first is not None and first.onward is not UNSET:
        newer = address_to_path(first.onward.file)
        with suppress(StorageError):
            return newer if is_existing_file(newer) else None
    return None


def restore_beside(older: DamagedFileBackups) -> Path:
    """Write the newest backup beside the file, at a free path, and return that path.

    If the folder is gone, write it where new campaigns go. Raises StorageError; nothing is left then.
    """
    is_existing_file(older.file)  # Raises if the disk does not respond, so that the calls below can't hang.
    data = read_backup(older.newest)[0]
    folder = older.file.parent if is_folder(older.file.parent) else default_campaign_folder()
    path = restored_backup_path(folder / older.file.name, older.newest.written)
    replace_file(path, (data,), before_moving=lambda _new: _refuse_if_taken(path), mode=file_mode(older.newest.path))
    return path


def _can_be_opened(backup: Backup, clock: Clock) -> bool:
    try:
        OpenCampaign.open_read_only(backup.path, clock)
    except StorageError:
        return False
    return True


def _refuse_if_taken(path: Path) -> None:
    if os.path.lexists(path):
        raise StorageError("A file named “{file}” already exists.", file=path.name)
