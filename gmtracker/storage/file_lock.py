"""Who has a campaign's file open: a lock of the operating system's, which a dead program cannot hold."""

import errno
import os
import sys
import weakref
from pathlib import Path

from gmtracker.storage.errors import StorageError
from gmtracker.storage.folders import state_folder_of
from gmtracker.storage.places import own_name
from gmtracker.words import tr

_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})


class InUse(StorageError):
    """A campaign's file is open in another window."""


class FileLock:
    """Held from its making to :meth:`release`, to when nobody has it any more, or to the end of the program.

    The lock is in the state folder, by the file's real path. Where the system knows no locks nobody is kept out.
    """

    def __init__(self, file: Path, name: str = "") -> None:
        """Raises InUse where another window has the file open. ``name`` is that of another file's lock."""
        self._closing: weakref.finalize[[int], FileLock] | None = None
        path = state_folder_of(file) / "locks" / f"{name or own_name(file)}.lock"
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
                raise InUse(tr("“{file}” is open in another window of gmtracker."), file=file.name) from error

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
