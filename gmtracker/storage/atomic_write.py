"""Replacing files atomically, and syncing them to the disk.

At every moment either the complete old file or the complete new one exists. A thread syncs, so that no caller waits for
the disk. Writes that come while it is busy are synced together by its next call.
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

from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.paths import digest_of_name

_UNSUPPORTED_SYNC_ERRORS = frozenset({errno.EINVAL, errno.ENOTSUP})
"""The error numbers of ``fsync`` for files that have no disk behind them."""


class SyncThread:
    """Syncs open files in the order they were queued, from :meth:`start` to :meth:`stop`.

    ``on_progress`` is called on the thread after every batch. ``trouble`` says why something is not on the disk. It
    stays until :meth:`forget_trouble`, because after a failed sync the system may drop the data and report success next
    time.
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
        """Whether everything queued is on the disk."""
        return not (self._waiting or self._is_busy or self.trouble)

    def start(self) -> None:
        """Start the thread unless it is running."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="gmtracker-sync", daemon=True)
            self._thread.start()

    def sync(self, descriptor: int) -> None:
        """Queue an open file to be synced. Does not block.

        Does nothing if the file is already queued.
        """
        if descriptor not in self._waiting:
            self._waiting.add(descriptor)
            self._jobs.put((descriptor, False))

    def close(self, descriptor: int) -> None:
        """Queue an open file to be synced once more and closed. Does not block."""
        self._waiting.add(descriptor)
        self._jobs.put((descriptor, True))

    def sync_names(self, file: Path) -> None:
        """Queue the folders whose entries lead to a new file. Does not block."""
        if os.name == "nt":
            return
        unsynced = _unsynced_folders(file.parent)
        opened: set[Path] = set()
        for folder in _folders_to_sync(file.parent, unsynced):
            with suppress(OSError):
                self.close(os.open(folder, os.O_RDONLY))
                opened.add(folder)
        if named := [one for one in unsynced if one.parent in opened]:
            self.call_when_synced(partial(_note_names, named))

    def call_when_synced(self, deed: Callable[[bool], None]) -> None:
        """Call ``deed`` on the thread once all queued before is synced. Its argument says whether that succeeded.

        Does not block.
        """
        self._jobs.put(deed)
        self.start()

    def forget_trouble(self) -> None:
        """Clear ``trouble``, because the missing data has been written elsewhere."""
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
                # Clear before the sync: data written from here on must queue its file again.
                self._waiting.difference_update(descriptors)
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
    """Make a folder and its missing parents, and note that their names are not synced. Raises OSError."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    _SYNCED_FOLDERS.difference_update(missing)


def sync_folder(folder: Path) -> None:
    """Sync a folder's entries and its own name to the disk. Does nothing on systems that can't."""
    if os.name == "nt":
        return
    unsynced = _unsynced_folders(folder)
    synced = [one for one in _folders_to_sync(folder, unsynced) if _is_synced(one)]
    _note_names([one for one in unsynced if one.parent in synced], True)


def _is_synced(folder: Path) -> bool:
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            return not _sync_all({descriptor})
        finally:
            os.close(descriptor)
    return False


def _unsynced_folders(folder: Path) -> list[Path]:
    """Return those of a folder and its parents whose names this program has not synced yet."""
    return [one for one in (folder, *folder.parents) if one not in _SYNCED_FOLDERS]


def _folders_to_sync(folder: Path, unsynced: list[Path]) -> list[Path]:
    """Return a folder and the parents of the unsynced folders, without duplicates."""
    return list(dict.fromkeys((folder, *(one.parent for one in unsynced))))


def _note_names(folders: list[Path], is_synced: bool) -> None:
    if is_synced:
        _SYNCED_FOLDERS.update(folders)


_SYNCED_FOLDERS: set[Path] = set()
"""The folders whose names are synced. A folder that exists may still have an unsynced name."""


def _sync_all(descriptors: set[int]) -> str:
    """Sync the files. Returns why one could not be synced, or ""."""
    trouble = ""
    for descriptor in descriptors:
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno not in _UNSUPPORTED_SYNC_ERRORS:
                trouble = reason_text(error)
    return trouble


_ON_WINDOWS = os.name == "nt"
_UNSUPPORTED_MODE_ERRORS = frozenset({errno.EPERM, errno.ENOTSUP, errno.ENOSYS})
_TRIES = 10
_SECONDS_BETWEEN_TRIES = 0.05
_OWNER_MODE = stat.S_IRUSR | stat.S_IWUSR
_TEMPORARY_SUFFIX = ".part"
_PROCESS_MARK = os.urandom(4).hex()
MAX_WRITE_SECONDS = 10 * 60
"""Seconds without a write after which an unfinished file counts as left behind by a killed program."""

_PIECE_BYTES = 1 << 20
"""Bytes written in one call."""

_SMALL_BYTES = 1 << 14
"""Parts up to this many bytes are joined before they are written."""


def replace_file(
    path: Path,
    parts: Iterable[bytes | memoryview],
    *,
    before_moving: Callable[[Path], None] | None = None,
    mode: int | None = None,
) -> None:
    """Write the parts one after the other as the file at a path. Follows links and keeps permissions.

    Keeps the group, owner and extended attributes (access list, tags) as far as the system allows. A new file gets the
    permissions ``mode``, if given.

    ``before_moving`` is called when the new bytes are on the disk and the old file is still in place. Its argument is
    the temporary file that is about to replace the old one. Raises StorageError; the old file is then unchanged.
    """
    with _temporary_beside(path) as (temporary, target):
        _write(temporary, parts, stands_for=target, mode=mode, synced=True)
        if before_moving is not None:
            before_moving(temporary)
        _replace_with_retries(temporary, target)
    sync_folder(target.parent)


def write_unsynced(path: Path, parts: Iterable[bytes | memoryview], *, mode: int | None = None) -> None:
    """Write the parts as a file, completely or not at all, without waiting for the disk.

    The file gets the permissions ``mode``, if given. It survives a crash of the program, but survives a power cut only
    after :func:`replace_file` has written it again. Raises StorageError; there is no file then.
    """
    with _temporary_beside(path) as (temporary, target):
        _write(temporary, parts, stands_for=None, mode=mode, synced=False)
        _replace_with_retries(temporary, target)


@contextmanager
def _temporary_beside(path: Path) -> Iterator[tuple[Path, Path]]:
    """Yield a temporary file to write and the target with links resolved. Removes the temporary file at the end.

    Raises StorageError.
    """
    target = Path(os.path.realpath(path))
    with _NAME_LOCK:
        temporary = next(
            one for number in count() if (one := temporary_path(target, number)) not in _ACTIVE_TEMPORARIES
        )
        _ACTIVE_TEMPORARIES.add(temporary)
    try:
        yield temporary, target
    except OSError as error:
        raise StorageError("Couldn't save “{file}”: {reason}.", file=path.name, reason=reason_text(error)) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        _ACTIVE_TEMPORARIES.discard(temporary)


_ACTIVE_TEMPORARIES: set[Path] = set()
"""The temporary files being written now. A write may still hang on a dead disk when the next one of that file starts.
"""

_NAME_LOCK = Lock()


def temporary_path(target: Path, number: int = 0) -> Path:
    """Return the temporary file for writing ``target``. Other programs writing the same target get other names.

    ``number`` tells apart several writes of one target in this program.
    """
    mark = digest_of_name(os.fsencode(target.name))[:16]
    return target.with_name(f".gmtracker-{mark}-{_PROCESS_MARK}{number or ''}{_TEMPORARY_SUFFIX}")


def _remove_leftovers(temporary: Path, written: float) -> None:
    """Remove temporary files of killed programs: those far older or newer than ``written``, by the disk's clock."""
    begins = temporary.name.rpartition("-")[0]
    with suppress(OSError), os.scandir(temporary.parent) as found:
        for entry in found:
            if entry.name.startswith(begins) and entry.name.endswith(_TEMPORARY_SUFFIX):
                with suppress(OSError):
                    if abs(written - entry.stat(follow_symlinks=False).st_mtime) > MAX_WRITE_SECONDS:
                        Path(entry.path).unlink()


def _replaceable_stat(target: Path) -> os.stat_result | None:
    """Return the stat of the existing file, or None. Raises StorageError if it must not be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise StorageError("Couldn't save “{file}”: a folder or device has that name.", file=target.name)
    if not os.access(target, os.W_OK) and not _is_disk_read_only(target):
        raise StorageError("“{file}” is read-only.", file=target.name)
    return found


def _is_disk_read_only(target: Path) -> bool:
    """Whether the whole disk is read-only. Then the write reports that, rather than blaming the file."""
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
    replaced = None if stands_for is None else _replaceable_stat(stands_for)
    temporary.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(temporary, flags, 0o666)
    try:
        _remove_leftovers(temporary, os.fstat(descriptor).st_mtime)
        if stands_for is not None and replaced is not None:
            _copy_owner(temporary, replaced)
            set_mode(temporary, stat.S_IMODE(replaced.st_mode))
            _copy_attributes(temporary, stands_for)
        elif mode is not None:
            set_mode(temporary, mode | _OWNER_MODE)
        for piece in _pieces(parts):
            rest = memoryview(piece)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        if synced:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _copy_owner(file: Path, other: os.stat_result) -> None:
    """Give our file the owner and group of another, or only the group, or neither, as far as the system allows."""
    if sys.platform == "win32":
        return
    own = file.stat()
    if (own.st_uid, own.st_gid) != (other.st_uid, other.st_gid):
        try:
            os.chown(file, other.st_uid, other.st_gid)
        except OSError:
            with suppress(OSError):
                os.chown(file, -1, other.st_gid)


def set_mode(file: Path, mode: int) -> None:
    """Set the permissions of our file. A disk without permissions refuses, which must not prevent saving."""
    try:
        file.chmod(mode)
    except OSError as error:
        if error.errno not in _UNSUPPORTED_MODE_ERRORS:
            raise


def _copy_attributes(file: Path, other: Path) -> None:
    """Copy the extended attributes of another file (access list, tags) to our file.

    Skips those that this user may not set or this disk does not support.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError):
        for name in os.listxattr(other):
            with suppress(OSError):
                os.setxattr(file, name, os.getxattr(other, name))


def _pieces(parts: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
    """Yield the same bytes in pieces of a good size for writing: few calls, none so long that it blocks other threads.

    Copies only small parts, to join them.
    """
    gathered: list[bytes | memoryview] = []
    for part in parts:
        if len(part) > _SMALL_BYTES or len(gathered) == _PIECE_BYTES // _SMALL_BYTES:
            yield b"".join(gathered)
            gathered.clear()
        if len(part) <= _SMALL_BYTES:
            gathered.append(part)
        else:
            whole = memoryview(part)
            yield from (whole[begin : begin + _PIECE_BYTES] for begin in range(0, len(whole), _PIECE_BYTES))
    yield b"".join(gathered)


def _replace_with_retries(temporary: Path, target: Path) -> None:
    """Move the new file over the old one. On Windows, retry: a virus scanner may hold the old one for a moment."""
    for attempt in range(1, _TRIES + 1):
        try:
            temporary.replace(target)
        except PermissionError:
            if not _ON_WINDOWS or attempt == _TRIES:
                raise
            time.sleep(_SECONDS_BETWEEN_TRIES)
        else:
            return
