"""Backups of a campaign's file: the last three, one an hour today, one a session for ten sessions.

A backup is the file that a save took the place of. Where the system allows it is the very file under a second name,
which costs no time; otherwise it is a copy. So it is of a file that stays in its place: others may write into that.
"""

import errno
import filecmp
import os
import re
import shutil
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from time import time
from typing import Literal, get_args

from msgspec import Struct

from gmtracker.storage.atomic_write import make_folder
from gmtracker.storage.errors import StorageError, reason
from gmtracker.storage.paths import SUFFIX, own_name, state_folder_of

LAST_KEPT = 3
SESSIONS_KEPT = 10
LEFT_FREE = 1 << 20
"""Bytes of the disk that no copy takes: they are the journal's."""

LONGEST_COPY = 24 * 60 * 60
"""Seconds for which a copy may be in the making, by a disk's clock that is some hours off: the next save's, say."""

Occasion = Literal["saved", "restoring", "replacing", "unknown"]
"""Why a backup was made: a save, a restored backup, a replacement by another state, or fields a save leaves out."""

_UNFINISHED = ".part"
_TIME = "%Y%m%dT%H%M%S%fZ"
_MOMENT = timedelta(microseconds=1)
_NAME = re.compile(r"(?P<time>\d{8}T\d{12}Z)-s(?P<session>\d{1,9})-(?P<occasion>[a-z]+)" + re.escape(SUFFIX))


class NoBackup(StorageError):
    """No backup could be made of a file; ``why`` is the reason alone, fit to follow a colon."""


class Backup(Struct, frozen=True, kw_only=True):
    """One backup: when its file was written (in UTC), the last session's number then (0 where not known)."""

    written: datetime
    session: int
    occasion: Occasion
    path: Path


def keep_backup(
    file: Path, session: int, occasion: Occasion = "saved", written: datetime | None = None
) -> Backup | None:
    """Make a backup of the file as it is now; None where there is none. Raises NoBackup.

    ``written`` is when that file was, in UTC; None where only the system can say. A file that has been kept already
    is not kept again.
    """
    stays = occasion == "unknown"
    try:
        written = written or written_at(file)
        last = _last_of_second(file, written)
        if last is not None and _is_alike(file, last.path) and not (stays and last.path.samefile(file)):
            return last
        backup = new_backup(file, written, session, occasion)
        if stays:
            _copy(file, backup.path)
        else:
            _second_name(Path(os.path.realpath(file)), backup.path)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not file.exists():
            return None
        raise _no_backup(error) from error
    return backup


def _is_alike(file: Path, kept: Path) -> bool:
    """Whether a backup holds what the file does; one that is gone by now holds nothing. Raises OSError."""
    with suppress(FileNotFoundError):
        return filecmp.cmp(file, kept, shallow=False)
    return False


def written_at(file: Path) -> datetime:
    """When a file was last written, in UTC, as the system tells it. Raises OSError."""
    return datetime.fromtimestamp(file.stat().st_mtime, UTC)


def new_backup(file: Path, written: datetime, session: int, occasion: Occasion) -> Backup:
    """Name a new backup of a file, which is to be put at its path; ``written`` is in UTC.

    Of several in one second each is a moment after the one before. Raises NoBackup where it can have no folder.
    """
    folder = _folder(file)
    try:
        make_folder(folder)
    except OSError as error:
        raise _no_backup(error) from error
    last = _last_of_second(file, written)
    if last is not None:
        written = max(written, last.written + _MOMENT)
    path = folder / f"{written.strftime(_TIME)}-s{session}-{occasion}{SUFFIX}"
    return Backup(written=written, session=session, occasion=occasion, path=path)


def backups_of(file: Path) -> tuple[Backup, ...]:
    """The backups of a file, the newest first."""
    with suppress(OSError):
        found = (_read_name(path) for path in _folder(file).iterdir())
        return tuple(sorted((b for b in found if b), key=lambda b: (b.written, b.path.name), reverse=True))
    return ()


def thin_out(file: Path, now: datetime) -> None:
    """Remove superfluous backups, by the days and hours of the time zone here, and copies that were never finished."""
    for unfinished in _unfinished(_folder(file)):
        with suppress(OSError):
            if abs(time() - unfinished.stat().st_mtime) > LONGEST_COPY:
                unfinished.unlink()
    for backup in superfluous(backups_of(file), now.astimezone()):
        with suppress(OSError):
            backup.path.unlink()


def _unfinished(folder: Path) -> list[Path]:
    with suppress(OSError):
        return list(folder.glob(f"*{_UNFINISHED}"))
    return []


def superfluous(backups: Iterable[Backup], now: datetime) -> tuple[Backup, ...]:
    """The backups that no rule keeps, of each occasion by itself; ``now`` is in the time zone that counts.

    Those that a clock which was ahead dated later than now take no place of the last ones.
    """
    newest_first = sorted(backups, key=lambda b: b.written, reverse=True)
    saved = [b for b in newest_first if b.occasion == "saved"]
    kept = _one_an_hour(saved, now) | _one_a_session(saved)
    for occasion in get_args(Occasion):
        for is_ahead in (False, True):
            of_one_kind = (b for b in newest_first if b.occasion == occasion and (b.written > now) == is_ahead)
            kept |= {b.path for b in islice(of_one_kind, LAST_KEPT)}
    return tuple(b for b in newest_first if b.path not in kept)


def _one_an_hour(newest_first: list[Backup], now: datetime) -> set[Path]:
    hours: dict[int, Path] = {}
    for backup in newest_first:
        local = backup.written.astimezone(now.tzinfo)
        if local.date() == now.date():
            hours.setdefault(local.hour, backup.path)
    return set(hours.values())


def _one_a_session(newest_first: list[Backup]) -> set[Path]:
    """The last backup of each session, and of the preparation after it."""
    sessions: dict[int, Path] = {}
    for backup in newest_first:
        sessions.setdefault(backup.session, backup.path)
    return {sessions[number] for number in sorted(sessions, reverse=True)[:SESSIONS_KEPT]}


def _last_of_second(file: Path, time: datetime) -> Backup | None:
    return next((b for b in backups_of(file) if b.written.replace(microsecond=0) == time.replace(microsecond=0)), None)


def _second_name(file: Path, backup: Path) -> None:
    """Link a file that is about to be replaced under another name; copy it where that cannot be. Raises OSError."""
    try:
        os.link(file, backup)
    except OSError:
        _copy(file, backup)


def _copy(file: Path, backup: Path) -> None:
    """Copy a file, so that the disk keeps room for the journal. Raises OSError; nothing is left then."""
    if shutil.disk_usage(backup.parent).free < file.stat().st_size + LEFT_FREE:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    copying = backup.with_suffix(_UNFINISHED)
    try:
        shutil.copyfile(file, copying)
        copying.replace(backup)
    finally:
        copying.unlink(missing_ok=True)


def _read_name(path: Path) -> Backup | None:
    found = _NAME.fullmatch(path.name)
    if found is None or found["occasion"] not in get_args(Occasion):
        return None
    with suppress(ValueError):
        written = datetime.strptime(found["time"], _TIME).replace(tzinfo=UTC)
        return Backup(written=written, session=int(found["session"]), occasion=found["occasion"], path=path)  # type: ignore[arg-type]  # looked up in Occasion above
    return None


def _no_backup(error: OSError) -> NoBackup:
    return NoBackup("Couldn't make a backup: {reason}.", reason=reason(error)).saying(reason(error))


def _folder(file: Path) -> Path:
    return state_folder_of(file) / "backups" / own_name(file)
