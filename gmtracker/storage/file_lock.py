"""Who has a campaign's file open: a lock of the operating system's, which a dead program cannot hold."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from gmtracker.storage.errors import StorageError
from gmtracker.storage.folders import state_folder
from gmtracker.storage.places import own_name

_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})


class InUse(StorageError):
    """A campaign's file is open in another window."""


class FileLock:
    """Held from its making to :meth:`release`, or to the end of the program, however that comes.

    The lock is in the state folder, by the file's real path. Where the system knows no locks nobody is kept out.
    """

    def __init__(self, file: Path, name: str = "") -> None:
        """Raises InUse where another window has the file open. ``name`` is that of another file's lock."""
        self._descriptor: int | None = None
        path = state_folder() / "locks" / f"{name or own_name(file)}.lock"
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if self._descriptor is None:
            return
        try:
            _lock(self._descriptor)
        except OSError as error:
            self.release()
            if error.errno in _HELD:
                raise InUse("“{file}” is open in another window of gmtracker.", file=file.name) from error

    def release(self) -> None:
        """Let others have the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":

    def _lock(descriptor: int) -> None:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock(descriptor: int) -> None:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
