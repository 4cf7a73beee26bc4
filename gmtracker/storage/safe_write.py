"""Replacing a file so that at every moment either the old one or the new one is there, whole."""

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from gmtracker.storage.errors import StorageError, reason

_ON_WINDOWS = os.name == "nt"
_TRIES = 10
_SECONDS_BETWEEN_TRIES = 0.05


def replace_file(
    path: Path, parts: Iterable[bytes | memoryview], *, before_moving: Callable[[], None] | None = None
) -> None:
    """Write the parts, one after the other, as the file at a path; links are followed, permissions kept.

    ``before_moving`` is called when the new bytes are on the disk and the old file still stands. Raises
    StorageError; the old file is then as it was.
    """
    target = Path(os.path.realpath(path))
    temporary = _temporary_beside(target)
    try:
        mode = _mode_to_keep(target)
        _write_synced(temporary, parts, mode)
        if before_moving is not None:
            before_moving()
        _move_over(temporary, target)
    except OSError as error:
        raise StorageError("“{file}” could not be written: {reason}.", file=path.name, reason=reason(error)) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _temporary_beside(target: Path) -> Path:
    """A name that the same target always gets: what a killed program leaves behind is cleared by the next save."""
    mark = hashlib.sha256(os.fsencode(target.name)).hexdigest()[:16]
    return target.with_name(f".gmtracker-{mark}.part")


def _mode_to_keep(target: Path) -> int | None:
    """The permissions of the file that is there. Raises StorageError for one that must not be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise StorageError("“{file}” is no file that could be written to.", file=target.name)
    if not os.access(target, os.W_OK):
        raise StorageError("“{file}” is marked as read-only.", file=target.name)
    return stat.S_IMODE(found.st_mode)


def _write_synced(temporary: Path, parts: Iterable[bytes | memoryview], mode: int | None) -> None:
    temporary.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(temporary, flags, 0o666), "wb") as file:
        if mode is not None:
            temporary.chmod(mode)
        for part in parts:
            file.write(part)
        file.flush()
        os.fsync(file.fileno())


def _move_over(temporary: Path, target: Path) -> None:
    """Put the new file in the old one's place; on Windows a virus scanner may hold the old one for a moment."""
    for attempt in range(1, _TRIES + 1):
        try:
            temporary.replace(target)
        except PermissionError:
            if not _ON_WINDOWS or attempt == _TRIES:
                raise
            time.sleep(_SECONDS_BETWEEN_TRIES)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Have the folder remember the move. The new file stands already, so a system that cannot is no failure."""
    if _ON_WINDOWS:
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
