"""Replace a file atomically, so that at every moment the old one or the new one is there, whole; and sync it.

The sync is a thread's work, so that nobody else waits for it: several writes that come while the disk is busy are
synced together by the next call.
"""

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from gmtracker.storage.errors import StorageError, reason
from gmtracker.storage.paths import digest_of_name

_NOTHING_TO_SYNC = frozenset({errno.EINVAL, errno.ENOTSUP})
"""The errors of a system for syncing a file that has no disk behind it."""


class SyncThread:
    """Syncs open files, in the order they were handed over, from :meth:`start` to :meth:`stop`.

    ``on_progress`` is called from the thread itself, after every batch. ``trouble`` says in words why something is not
    on the disk. It stays until it is forgotten: the system may have dropped what it could not write, and count the next
    sync as done.
    """

    def __init__(self, on_progress: Callable[[], None]) -> None:
        self.on_progress = on_progress
        self.trouble = ""
        self._jobs: SimpleQueue[tuple[int, bool] | Callable[[bool], None] | None] = SimpleQueue()
        self._waiting: set[int] = set()
        self._is_busy = False
        self._thread: Thread | None = None

    @property
    def is_done(self) -> bool:
        """Whether everything that was handed over is on the disk."""
        return not (self._waiting or self._is_busy or self.trouble)

    def start(self) -> None:
        """Start the thread, unless it is running."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="gmtracker-sync", daemon=True)
            self._thread.start()

    def sync(self, descriptor: int) -> None:
        """Queue an open file to be synced. Returns at once.

        The thread is not woken again for a file that it has not come to yet.
        """
        if descriptor not in self._waiting:
            self._waiting.add(descriptor)
            self._jobs.put((descriptor, False))

    def close(self, descriptor: int) -> None:
        """Queue an open file to be synced once more and closed. Returns at once."""
        self._waiting.add(descriptor)
        self._jobs.put((descriptor, True))

    def sync_names(self, file: Path) -> None:
        """Queue the folders that lead to a new file. Returns at once."""
        if os.name == "nt":
            return
        unsynced = _unsynced(file.parent)
        opened: set[Path] = set()
        for folder in _that_hold(file.parent, unsynced):
            with suppress(OSError):
                self.close(os.open(folder, os.O_RDONLY))
                opened.add(folder)
        if named := [one for one in unsynced if one.parent in opened]:
            self.then(partial(_note_names, named))

    def then(self, deed: Callable[[bool], None]) -> None:
        """Have something done on the thread once all that was handed over before is synced; it is told whether it is.

        Returns at once.
        """
        self._jobs.put(deed)
        self.start()

    def forget_trouble(self) -> None:
        """What was not on the disk has been written elsewhere."""
        self.trouble = ""

    def stop(self) -> None:
        """Wait until everything is synced and closed, and end the thread."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            thread.join()

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch = [self._jobs.get()]
            with suppress(Empty):
                while True:
                    batch.append(self._jobs.get_nowait())
            going_on = None not in batch
            jobs = [job for job in batch if isinstance(job, tuple)]
            if jobs:
                self._is_busy = True
                descriptors = {descriptor for descriptor, _ in jobs}
                self._waiting.difference_update(descriptors)  # first: what is written from here on asks again
                self.trouble = _sync_all(descriptors) or self.trouble
                for descriptor, closes in jobs:
                    if closes:
                        with suppress(OSError):
                            os.close(descriptor)
                self._is_busy = False
                self.on_progress()
            for deed in batch:
                if callable(deed):
                    deed(not self.trouble)


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing; their names are to be synced then. Raises OSError."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    _NAMED.difference_update(missing)


def sync_folder(folder: Path) -> None:
    """Sync a folder's entries, and its own name, to the disk; a system that cannot is no failure."""
    if os.name == "nt":
        return
    unsynced = _unsynced(folder)
    synced = [one for one in _that_hold(folder, unsynced) if _is_synced(one)]
    _note_names([one for one in unsynced if one.parent in synced], True)


def _is_synced(folder: Path) -> bool:
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            return not _sync_all({descriptor})
        finally:
            os.close(descriptor)
    return False


def _unsynced(folder: Path) -> list[Path]:
    """Those of a folder and the ones above it whose names this program has not synced yet."""
    return [one for one in (folder, *folder.parents) if one not in _NAMED]


def _that_hold(folder: Path, unsynced: list[Path]) -> list[Path]:
    """A folder, and those above it that hold these names."""
    return list(dict.fromkeys((folder, *(one.parent for one in unsynced))))


def _note_names(folders: list[Path], is_synced: bool) -> None:
    if is_synced:
        _NAMED.update(folders)


_NAMED: set[Path] = set()
"""The folders whose names are on the disk: whoever made them may not have waited for that."""


def _sync_all(descriptors: set[int]) -> str:
    """Sync these files; returns why one could not be, or nothing."""
    trouble = ""
    for descriptor in descriptors:
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno not in _NOTHING_TO_SYNC:
                trouble = reason(error)
    return trouble


_ON_WINDOWS = os.name == "nt"
_KNOWS_NO_MODES = frozenset({errno.EPERM, errno.ENOTSUP, errno.ENOSYS})
_TRIES = 10
_SECONDS_BETWEEN_TRIES = 0.05
_OWN = stat.S_IRUSR | stat.S_IWUSR
_UNFINISHED = ".part"
_OF_THIS_PROGRAM = os.urandom(4).hex()
LONGEST_WRITE = 10 * 60
"""Seconds after which a file that nothing was added to is taken for one that a killed program left."""

_PIECE = 1 << 20
"""Bytes that go to the disk in one call."""

_SMALL = 1 << 14
"""Parts of fewer bytes are joined before they are written."""


def replace_file(
    path: Path,
    parts: Iterable[bytes | memoryview],
    *,
    before_moving: Callable[[Path], None] | None = None,
    mode: int | None = None,
) -> None:
    """Write the parts, one after the other, as the file at a path; links are followed, permissions kept.

    Its group, its owner and its further attributes (who else may read it, tags) are kept, as far as the system lets
    this user give them. A new file is given those of ``mode``, where there is one.

    ``before_moving`` is called when the new bytes are on the disk and the old file still stands; it is given the file
    that is about to take the old one's place. Raises StorageError; the old file is then as it was.
    """
    with _temporary_beside(path) as (temporary, target):
        _write(temporary, parts, stands_for=target, mode=mode, synced=True)
        if before_moving is not None:
            before_moving(temporary)
        _move_over(temporary, target)
    sync_folder(target.parent)


def put_down(path: Path, parts: Iterable[bytes | memoryview], *, mode: int | None = None) -> None:
    """Write the parts as a new file, whole or not at all, without a wait for the disk.

    It is given the permissions of ``mode``, where there is one.

    It outlives any end of the program; a power cut only once :func:`replace_file` has written it again. Raises
    StorageError; there is no file then.
    """
    with _temporary_beside(path) as (temporary, target):
        _write(temporary, parts, stands_for=None, mode=mode, synced=False)
        _move_over(temporary, target)


@contextmanager
def _temporary_beside(path: Path) -> Iterator[tuple[Path, Path]]:
    """A temporary file to write into, removed at the end; yields it with the file that a path leads to.

    Raises StorageError.
    """
    target = Path(os.path.realpath(path))
    with _CHOOSING:
        temporary = next(one for number in count() if (one := temporary_path(target, number)) not in _IN_USE)
        _IN_USE.add(temporary)
    try:
        yield temporary, target
    except OSError as error:
        raise StorageError("Couldn't save “{file}”: {reason}.", file=path.name, reason=reason(error)) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        _IN_USE.discard(temporary)


_IN_USE: set[Path] = set()
"""What this program is writing now: a write that a silent disk holds may be followed by another of the same file."""

_CHOOSING = Lock()


def temporary_path(target: Path, number: int = 0) -> Path:
    """Where this program writes what is to become a file. Another that writes the same one at that time does not.

    The ``number`` is that of a write beside others of the same file.
    """
    mark = digest_of_name(os.fsencode(target.name))[:16]
    return target.with_name(f".gmtracker-{mark}-{_OF_THIS_PROGRAM}{number or ''}{_UNFINISHED}")


def _clear_left_behind(temporary: Path, written: float) -> None:
    """Remove what killed programs left that were writing a file: long before or after this one, by the disk's clock."""
    begins = temporary.name.rpartition("-")[0]
    with suppress(OSError), os.scandir(temporary.parent) as found:
        for entry in found:
            if entry.name.startswith(begins) and entry.name.endswith(_UNFINISHED):
                with suppress(OSError):
                    if abs(written - entry.stat(follow_symlinks=False).st_mtime) > LONGEST_WRITE:
                        Path(entry.path).unlink()


def _to_be_replaced(target: Path) -> os.stat_result | None:
    """What the system says of the file that is there. Raises StorageError for one that must not be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise StorageError("Couldn't save “{file}”: a folder or device has that name.", file=target.name)
    if not os.access(target, os.W_OK) and not _can_only_be_read(target):
        raise StorageError("“{file}” is read-only.", file=target.name)
    return found


def _can_only_be_read(target: Path) -> bool:
    """Whether it is the disk that takes nothing: then that is told as it is written to, and not of the file."""
    if sys.platform == "win32":
        return False
    return bool(os.statvfs(target).f_flag & os.ST_RDONLY)


def _write(
    temporary: Path,
    parts: Iterable[bytes | memoryview],
    *,
    stands_for: Path | None,
    mode: int | None,
    synced: bool,
) -> None:
    replaced = None if stands_for is None else _to_be_replaced(stands_for)
    temporary.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(temporary, flags, 0o666)
    try:
        _clear_left_behind(temporary, os.fstat(descriptor).st_mtime)
        if stands_for is not None and replaced is not None:
            _give_owner(temporary, replaced)
            give_mode(temporary, stat.S_IMODE(replaced.st_mode))
            _give_attributes(temporary, stands_for)
        elif mode is not None:
            give_mode(temporary, mode | _OWN)
        for piece in _pieces(parts):
            rest = memoryview(piece)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        if synced:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _give_owner(file: Path, other: os.stat_result) -> None:
    """Give a file of one's own the group and the owner of another, or else the group alone, where one may."""
    if sys.platform == "win32":
        return
    own = file.stat()
    if (own.st_uid, own.st_gid) != (other.st_uid, other.st_gid):
        try:
            os.chown(file, other.st_uid, other.st_gid)
        except OSError:
            with suppress(OSError):
                os.chown(file, -1, other.st_gid)


def give_mode(file: Path, mode: int) -> None:
    """Set the permissions of a file of one's own; a disk that knows none refuses, and is no reason not to save."""
    try:
        file.chmod(mode)
    except OSError as error:
        if error.errno not in _KNOWS_NO_MODES:
            raise


def _give_attributes(file: Path, other: Path) -> None:
    """Give a file of one's own what else the system keeps of another: its access list, tags.

    What this user may not give, or this disk does not know, is left.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError):
        for name in os.listxattr(other):
            with suppress(OSError):
                os.setxattr(file, name, os.getxattr(other, name))


def _pieces(parts: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
    """The same bytes in pieces of a suitable size for writing: few calls, and none that holds other threads up.

    Only what is small is copied, to be put together.
    """
    gathered: list[bytes | memoryview] = []
    for part in parts:
        if len(part) > _SMALL or len(gathered) == _PIECE // _SMALL:
            yield b"".join(gathered)
            gathered.clear()
        if len(part) <= _SMALL:
            gathered.append(part)
        else:
            whole = memoryview(part)
            yield from (whole[begin : begin + _PIECE] for begin in range(0, len(whole), _PIECE))
    yield b"".join(gathered)


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
