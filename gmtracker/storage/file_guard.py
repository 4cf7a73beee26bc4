"""Lock a campaign's file by the operating system, and notice that somebody else changed, renamed or removed it.

A dead program cannot hold the lock. A change is seen by what the system says of the file, and where that differs by
its bytes.
"""

import errno
import os
import stat
import sys
import weakref
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from gmtracker.storage.errors import StorageError
from gmtracker.storage.paths import digest_of_file, is_gone, name_of, state_folder_of, state_name_for

_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})


class InUse(StorageError):
    """A campaign's file is open in another window."""


class FileLock:
    """A lock on a campaign's file, held until :meth:`release`, garbage collection or the end of the program.

    The lock is in the state folder, by the file's real path. Where the system knows no locks nobody is kept out.
    """

    def __init__(self, file: Path, name: str = "") -> None:
        """Take the lock. Raises InUse where another window has the file open. ``name`` is another file's lock."""
        self._closing: weakref.finalize[[int], FileLock] | None = None
        path = state_folder_of(file) / "locks" / f"{name or state_name_for(file)}.lock"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        self._closing = weakref.finalize(self, os.close, descriptor)
        try:
            _lock(descriptor)
        except OSError as error:
            self.release()
            if error.errno in _HELD:
                raise InUse("“{file}” is already open in another gmtracker window.", file=file.name) from error

    def release(self) -> None:
        """Let others have the file."""
        if self._closing is not None:
            self._closing()


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ChangedOutside(StorageError):
    """Somebody else changed the file since it was last read or written here."""


class PlaceGone(StorageError):
    """The folder of a file is gone, or its disk: what has the folder's path now is not to be written into."""


class Renamed(StorageError):
    """Somebody else renamed the file; ``to`` is where it is now."""

    def __init__(self, file: Path, to: Path) -> None:
        self.to = to
        super().__init__("“{file}” was renamed to “{new}”.", file=name_of(file), new=name_of(to))


class FileStat(Struct, frozen=True):
    """A file's size, time (ns) and place on the disk; a difference means that it was written."""

    node: int
    size: int
    written: int


def file_stat_of(file: Path) -> FileStat | None:
    """The :class:`FileStat` of a file now; None where it cannot be read."""
    try:
        found = file.stat()
    except OSError:
        return None
    return FileStat(found.st_ino, found.st_size, found.st_mtime_ns)


def disk_of(file: Path) -> int | None:
    """The number of the disk that a file's folder is on, with links followed; None where there is no such folder."""
    try:
        found = Path(os.path.realpath(file)).parent.stat()
    except OSError:
        return None
    return found.st_dev if stat.S_ISDIR(found.st_mode) else None


def mode_of(file: Path) -> int | None:
    """The permissions of a file; None where they cannot be read."""
    try:
        return stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return None


def is_place_gone(file: Path, disk: int | None) -> bool:
    """Whether a file's folder is gone, or the ``disk`` that it was on: what is left may be a mount point.

    A disk that was taken out and put in again may have another number, but has the file.
    """
    now = disk_of(file)
    return now is None or (disk not in (None, now) and is_gone(file))


def renamed_file(file: Path, file_stat: FileStat | None) -> Path | None:
    """Where a file of that stat, which is gone from its path, is in its folder now; None where it is not there."""
    if file_stat is not None and is_gone(file):
        with suppress(OSError):
            beside = Path(os.path.realpath(file)).parent.iterdir()
            return next((other for other in sorted(beside) if file_stat_of(other) == file_stat), None)
    return None


def digest_of(file: Path) -> str:
    """The SHA-256 of a file's bytes in hexadecimal; empty where it cannot be read."""
    try:
        return digest_of_file(file)
    except OSError:
        return ""


def was_changed(file: Path, file_stat: FileStat | None, digest: str) -> bool:
    """Whether a file that is there holds other bytes than those of a digest. One that is gone is not changed.

    The bytes are read only where the file's stat differs from the one given.
    """
    now = file_stat_of(file)
    return now is not None and now != file_stat and digest_of(file) not in ("", digest)
