"""Locking a campaign's file, and noticing that another program changed, renamed or removed it.

The operating system releases the lock of a dead program. A change is detected by the file's stat and, if that differs,
by its digest.
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
from gmtracker.storage.paths import (
    campaign_state_folder,
    digest_of_file,
    is_certainly_missing,
    shown_file_name,
    state_file_stem,
)

_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})


class FileInUse(StorageError):
    """A campaign's file is open in another window."""


class FileLock:
    """A lock on a campaign's file, held until :meth:`release`, garbage collection or the end of the program.

    The lock file is in the state folder, named after the campaign file's real path. On a system without locks this
    locks nothing. The lock file contains the id of the campaign last opened there, see :meth:`note_campaign`.
    """

    def __init__(self, file: Path, name: str = "") -> None:
        """Take the lock. Raises FileInUse if another window has it. ``name`` overrides the lock's name."""
        self._closing: weakref.finalize[[int], FileLock] | None = None
        path = _lock_path(file, name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        self._descriptor = descriptor
        self._closing = weakref.finalize(self, os.close, descriptor)
        try:
            _lock(descriptor)
        except OSError as error:
            self.release()
            if error.errno in _HELD:
                raise FileInUse("“{file}” is already open in another gmtracker window.", file=file.name) from error

    def note_campaign(self, campaign: str) -> None:
        """Write the campaign's id to the lock file, for :func:`noted_campaign`. Does nothing if that fails."""
        if self._closing is not None and self._closing.alive:
            with suppress(OSError):
                os.ftruncate(self._descriptor, 0)
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, campaign.encode("utf-8", "replace"))

    def release(self) -> None:
        """Release the lock."""
        if self._closing is not None:
            self._closing()


def noted_campaign(file: Path) -> str:
    """Return the id of the campaign that was last opened from a file, or "" if it is not known."""
    with suppress(OSError):
        return _lock_path(file).read_text("utf-8", "replace")
    return ""


def _lock_path(file: Path, name: str = "") -> Path:
    return campaign_state_folder(file) / "locks" / f"{name or state_file_stem(file)}.lock"


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileChangedOutside(StorageError):
    """Another program changed the file since it was last read or written here."""


class FolderGone(StorageError):
    """The folder or disk of a file is gone. Whatever has the folder's path now must not be written into."""


class FileRenamed(StorageError):
    """Another program renamed the file; ``new_path`` is its new path."""

    def __init__(self, file: Path, to: Path) -> None:
        self.new_path = to
        super().__init__("“{file}” was renamed to “{new}”.", file=shown_file_name(file), new=shown_file_name(to))


class FileStat(Struct, frozen=True):
    """A file's inode, size and modification time (ns). A difference means that the file was written."""

    inode: int
    size: int
    modified_ns: int


def read_file_stat(file: Path) -> FileStat | None:
    """Return the :class:`FileStat` of a file, or None if it can't be read."""
    try:
        found = file.stat()
    except OSError:
        return None
    return FileStat(found.st_ino, found.st_size, found.st_mtime_ns)


def device_number(file: Path) -> int | None:
    """Return the device number of a file's folder, following links. None if there is no such folder."""
    try:
        found = Path(os.path.realpath(file)).parent.stat()
    except OSError:
        return None
    return found.st_dev if stat.S_ISDIR(found.st_mode) else None


def file_mode(file: Path) -> int | None:
    """Return the permissions of a file, or None if they can't be read."""
    try:
        return stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return None


def is_folder_gone(file: Path, disk: int | None) -> bool:
    """Whether a file's folder is gone, or the ``disk`` that it was on: an empty mount point may be left.

    A disk that was reconnected may have another number, but then the file exists.
    """
    now = device_number(file)
    return now is None or (disk not in (None, now) and is_certainly_missing(file))


def find_renamed_file(file: Path, file_stat: FileStat | None) -> Path | None:
    """Return the new path of a file that is gone from its path but still in its folder. None if it is not there."""
    if file_stat is not None and is_certainly_missing(file):
        with suppress(OSError):
            beside = Path(os.path.realpath(file)).parent.iterdir()
            return next((other for other in sorted(beside) if read_file_stat(other) == file_stat), None)
    return None


def digest_or_empty(file: Path) -> str:
    """Return the SHA-256 of a file's bytes in hexadecimal, or "" if it can't be read."""
    try:
        return digest_of_file(file)
    except OSError:
        return ""


def was_changed(file: Path, file_stat: FileStat | None, digest: str) -> bool:
    """Whether an existing file has other bytes than those of the digest. A missing file counts as unchanged.

    Reads the bytes only if the file's stat differs from ``file_stat``.
    """
    now = read_file_stat(file)
    return now is not None and now != file_stat and digest_or_empty(file) not in ("", digest)
