"""Backups of a campaign's file: the last three, one per hour today, one per session for ten sessions, at most 200 MB.

What the GM gave up by restoring or choosing another version is kept for a day.

Backups belong to the campaign's id. Their names contain a digest of it, so they are found when the campaign moves to
another file. The backups of a path are used for a damaged or missing file whose id isn't known.

A backup is the file that a save replaces. Where the system allows it, that is a hard link, which takes no time;
otherwise it is a copy. A file that stays in place is always copied, because others may write into it.
"""

import errno
import filecmp
import os
import re
import shutil
import stat
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import accumulate, islice
from pathlib import Path
from time import time
from typing import Literal, get_args

from msgspec import Struct

from gmtracker.storage.atomic_write import make_folder, set_mode
from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.file_reader import read_preview
from gmtracker.storage.paths import SUFFIX, campaign_state_folder, digest_of_name, state_file_stem

RECENT_BACKUPS = 3
GIVEN_UP_FOR = timedelta(days=1)
"""How long each version is kept that the GM gave up: several conflicts can follow each other within seconds."""
BACKUP_SESSIONS = 10
MAX_BACKUP_BYTES = 200 << 20
"""Bytes that the backups of one campaign may take. The newest is kept regardless of its size."""

RESERVED_BYTES = 1 << 20
"""Bytes of free disk space that copies leave for the journal."""

MAX_COPY_SECONDS = 24 * 60 * 60
"""Seconds after which an unfinished copy counts as left behind. Long, because a disk's clock may be hours off."""

Occasion = Literal["saved", "restoring", "replacing", "unknown"]
"""Why a backup was made: saving, restoring a backup, replacing by another version, or unknown fields in the file."""

_UNFINISHED = ".part"
_TIME = "%Y%m%dT%H%M%S%fZ"
_MICROSECOND = timedelta(microseconds=1)
_NAME = re.compile(
    r"(?P<time>\d{8}T\d{12}Z)-s(?P<session>\d{1,9})-(?P<occasion>[a-z]+)(-(?P<mark>[0-9a-f]{12}))?" + re.escape(SUFFIX)
)


class BackupError(StorageError):
    """No backup of a file could be made. ``why`` is the reason alone, as words to follow a colon."""


class Backup(Struct, frozen=True, kw_only=True):
    """A backup: when its file was written (in UTC) and the last session's number then (0 if unknown).

    ``mark`` is a digest of the campaign's id. It is empty in backups of older gmtracker versions.
    """

    written: datetime
    session: int
    occasion: Occasion
    path: Path
    mark: str = ""


class Restore(Struct, frozen=True):
    """A backup that was put into a campaign's file, and the backup made of the campaign before."""

    backup: Backup
    before: Backup


def make_backup(
    file: Path, session: int, occasion: Occasion = "saved", written: datetime | None = None, campaign: str = ""
) -> Backup | None:
    """Make a backup of the file as it is now. Returns None if there is no file. Raises BackupError.

    ``campaign`` is the campaign's id. ``written`` is when the file was written, in UTC; None means the file's own time.
    Returns the existing backup if one with the same content was made for that second.
    """
    stays = occasion == "unknown"
    try:
        written = written or modification_time(file)
        last = _backup_within_second(file, written)
        if last is not None and _has_same_content(file, last.path) and not (stays and last.path.samefile(file)):
            return last
        backup = new_backup(file, written, session, occasion, campaign)
        if stays:
            _copy(file, backup.path)
        else:
            _link_or_copy(Path(os.path.realpath(file)), backup.path)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not file.exists():
            return None
        raise _no_backup(error) from error
    return backup


def _has_same_content(file: Path, kept: Path) -> bool:
    """Whether a backup has the same content as the file. False if the backup is gone. Raises OSError."""
    with suppress(FileNotFoundError):
        return filecmp.cmp(file, kept, shallow=False)
    return False


def modification_time(file: Path) -> datetime:
    """Return when a file was last written, in UTC, according to the file system. Raises OSError."""
    return datetime.fromtimestamp(file.stat().st_mtime, UTC)


def new_backup(file: Path, written: datetime, session: int, occasion: Occasion, campaign: str = "") -> Backup:
    """Return a new backup with a free path, for the caller to write. ``written`` is in UTC.

    Several backups in one second get times a microsecond apart. Raises BackupError if their folder can't be made.
    """
    folder = _folder(file)
    try:
        make_folder(folder)
    except OSError as error:
        raise _no_backup(error) from error
    last = _backup_within_second(file, written)
    if last is not None:
        written = max(written, last.written + _MICROSECOND)
    mark = _campaign_mark(campaign)
    path = folder / f"{written.strftime(_TIME)}-s{session}-{occasion}{mark and f'-{mark}'}{SUFFIX}"
    return Backup(written=written, session=session, occasion=occasion, path=path, mark=mark)


def file_backups(file: Path) -> tuple[Backup, ...]:
    """Return the backups of everything that was ever in a file, newest first."""
    with suppress(OSError):
        return _newest_first(_folder(file).iterdir())
    return ()


def campaign_backups(file: Path, campaign: str) -> tuple[Backup, ...]:
    """Return the backups of a campaign, which is now in ``file``, newest first.

    Includes this file's backups without a mark whose content has that campaign id.
    """
    mark = _campaign_mark(campaign)
    with suppress(OSError):
        marked = _newest_first(_folder(file).parent.glob(f"*/*-{mark}{SUFFIX}"))
        others = (backup for backup in file_backups(file) if not backup.mark and _has_campaign(backup, campaign))
        return tuple(sorted((*marked, *others), key=_age, reverse=True))
    return ()


def find_restore(file: Path, campaign: str) -> Restore | None:
    """Return the restore whose backup the file still holds, because nothing has been saved since.

    Returns None for a restore that undid the one before.
    """
    before = next(iter(file_backups(file)), None)
    if before is None or before.occasion != "restoring" or before.mark != _campaign_mark(campaign):
        return None
    older = [backup for backup in campaign_backups(file, campaign) if backup != before]
    undoing = next((backup for backup in older if backup.occasion == "restoring"), None)
    with suppress(OSError):
        restored = (one for one in older if one != undoing and _has_same_content(file, one.path))
        return next((Restore(backup, before) for backup in restored), None)
    return None


def _newest_first(paths: Iterable[Path]) -> tuple[Backup, ...]:
    return tuple(sorted((found for path in paths if (found := _read_name(path))), key=_age, reverse=True))


def _age(backup: Backup) -> tuple[datetime, str]:
    return backup.written, backup.path.name


def _campaign_mark(campaign: str) -> str:
    """Return the digest of a campaign's id for file names, or "" for no id."""
    return campaign and digest_of_name(campaign.encode("utf-8", "replace"))[:12]


def _has_campaign(backup: Backup, campaign: str) -> bool:
    with suppress(StorageError):
        return read_preview(backup.path).id == campaign
    return False


def prune_backups(file: Path, now: datetime, campaign: str = "") -> None:
    """Remove backups that no rule keeps and unfinished copies. Days and hours are those of the local time zone.

    A file's backups are thinned out for each campaign separately. This campaign's are also held to
    :data:`MAX_BACKUP_BYTES`, and others may read them only if they may read the file.
    """
    for unfinished in _unfinished(_folder(file)):
        with suppress(OSError):
            if abs(time() - unfinished.stat().st_mtime) > MAX_COPY_SECONDS:
                unfinished.unlink()
    here = file_backups(file)
    gone = [one for mark in {b.mark for b in here} for one in expired_backups(_marked(here, mark), now.astimezone())]
    own = _marked(campaign_backups(file, campaign), _campaign_mark(campaign))
    for backup in (*gone, *_excess_backups(own)):
        with suppress(OSError):
            backup.path.unlink()
    for backup in own:
        with suppress(OSError):
            _tighten(backup.path, stat.S_IMODE(file.stat().st_mode) | stat.S_IRWXU)


def _tighten(file: Path, most: int) -> None:
    """Remove the permissions of a file that are not among ``most``. Raises OSError."""
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & ~most:
        file.chmod(mode & most)


def _marked(backups: Iterable[Backup], mark: str) -> tuple[Backup, ...]:
    return tuple(backup for backup in backups if backup.mark == mark)


def _excess_backups(newest_first: tuple[Backup, ...]) -> tuple[Backup, ...]:
    """Return the backups beyond :data:`MAX_BACKUP_BYTES`, but never the newest."""
    sizes = accumulate(_size(backup.path) for backup in newest_first)
    return tuple(b for b, size in list(zip(newest_first, sizes, strict=True))[1:] if size > MAX_BACKUP_BYTES)


def _size(file: Path) -> int:
    with suppress(OSError):
        return file.stat().st_size
    return 0


def _unfinished(folder: Path) -> list[Path]:
    with suppress(OSError):
        return list(folder.glob(f"*{_UNFINISHED}"))
    return []


def expired_backups(backups: Iterable[Backup], now: datetime) -> tuple[Backup, ...]:
    """Return the backups that no rule keeps, applied to each occasion separately. ``now`` has the time zone to use.

    Backups dated in the future, by a clock that was ahead, are counted apart, so they don't displace the last ones.
    """
    newest_first = sorted(backups, key=lambda b: b.written, reverse=True)
    saved = [b for b in newest_first if b.occasion == "saved"]
    given_up = (b for b in newest_first if b.occasion in ("restoring", "replacing"))
    kept = {b.path for b in given_up if abs(now - b.written) <= GIVEN_UP_FOR}
    kept |= _hourly_backups(saved, now) | _session_backups(saved)
    for occasion in get_args(Occasion):
        for is_ahead in (False, True):
            of_one_kind = (b for b in newest_first if b.occasion == occasion and (b.written > now) == is_ahead)
            kept |= {b.path for b in islice(of_one_kind, RECENT_BACKUPS)}
    return tuple(b for b in newest_first if b.path not in kept)


def _hourly_backups(newest_first: list[Backup], now: datetime) -> set[Path]:
    hours: dict[int, Path] = {}
    for backup in newest_first:
        local = backup.written.astimezone(now.tzinfo)
        if local.date() == now.date():
            hours.setdefault(local.hour, backup.path)
    return set(hours.values())


def _session_backups(newest_first: list[Backup]) -> set[Path]:
    """Return the last backup of each session or the preparation after it, for the last sessions."""
    sessions: dict[int, Path] = {}
    for backup in newest_first:
        sessions.setdefault(backup.session, backup.path)
    return {sessions[number] for number in sorted(sessions, reverse=True)[:BACKUP_SESSIONS]}


def _backup_within_second(file: Path, time: datetime) -> Backup | None:
    return next(
        (b for b in file_backups(file) if b.written.replace(microsecond=0) == time.replace(microsecond=0)), None
    )


def _link_or_copy(file: Path, backup: Path) -> None:
    """Hard-link a file that is about to be replaced, or copy it if the disk has no links. Raises OSError."""
    try:
        os.link(file, backup)
    except OSError:
        _copy(file, backup)


def _copy(file: Path, backup: Path) -> None:
    """Copy a file with its permissions, leaving room on the disk for the journal.

    Raises OSError; no copy is left then.
    """
    if shutil.disk_usage(backup.parent).free < file.stat().st_size + RESERVED_BYTES:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    copying = backup.with_suffix(_UNFINISHED)
    try:
        copying.touch(0o600)
        shutil.copyfile(file, copying)
        set_mode(copying, stat.S_IMODE(file.stat().st_mode))
        copying.replace(backup)
    finally:
        copying.unlink(missing_ok=True)


def _read_name(path: Path) -> Backup | None:
    found = _NAME.fullmatch(path.name)
    if found is None or found["occasion"] not in get_args(Occasion):
        return None
    with suppress(ValueError):
        written = datetime.strptime(found["time"], _TIME).replace(tzinfo=UTC)
        return Backup(
            written=written,
            session=int(found["session"]),
            occasion=found["occasion"],  # type: ignore[arg-type]  # looked up in Occasion above
            path=path,
            mark=found["mark"] or "",
        )
    return None


def _no_backup(error: OSError) -> BackupError:
    return BackupError("Couldn't make a backup: {reason}.", reason=reason_text(error)).with_reason(reason_text(error))


def _folder(file: Path) -> Path:
    return campaign_state_folder(file) / "backups" / state_file_stem(file)
