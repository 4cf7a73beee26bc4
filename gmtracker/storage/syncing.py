"""A thread that has what was written reach the disk itself, so that nobody else waits for it.

Several writes that come while the disk is busy are synced together by the next call.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from gmtracker.storage.errors import reason

_NOTHING_TO_SYNC = frozenset({errno.EINVAL, errno.ENOTSUP})
"""What a system answers for a file that has no disk behind it."""


class SyncThread:
    """Syncs open files, in the order they were handed over, from :meth:`start` to :meth:`stop`.

    ``on_progress`` is called from the thread itself, after every batch.
    """

    def __init__(self, on_progress: Callable[[], None]) -> None:
        self.on_progress = on_progress
        self.trouble = ""
        self._jobs: SimpleQueue[tuple[int, bool] | None] = SimpleQueue()
        self._waiting: set[int] = set()
        self._is_busy = False
        self._thread: Thread | None = None

    @property
    def is_done(self) -> bool:
        """Whether everything that was handed over is on the disk; ``trouble`` says in words why it cannot be."""
        return not (self._waiting or self._is_busy or self.trouble)

    def start(self) -> None:
        """Have the thread run, unless it does already."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="gmtracker-sync", daemon=True)
            self._thread.start()

    def sync(self, descriptor: int) -> None:
        """Have what was written to an open file reach the disk. Returns at once.

        The thread is not woken again for a file that it has not come to yet.
        """
        if descriptor not in self._waiting:
            self._waiting.add(descriptor)
            self._jobs.put((descriptor, False))

    def close(self, descriptor: int) -> None:
        """Sync an open file once more and close it. Returns at once."""
        self._waiting.add(descriptor)
        self._jobs.put((descriptor, True))

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
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._is_busy = True
                descriptors = {descriptor for descriptor, _ in jobs}
                self._waiting.difference_update(descriptors)  # first: what is written from here on asks again
                self.trouble = _sync_all(descriptors)
                for descriptor, closes in jobs:
                    if closes:
                        with suppress(OSError):
                            os.close(descriptor)
                self._is_busy = False
                self.on_progress()


def sync_folder(folder: Path) -> None:
    """Have a folder remember its files; a system that cannot is no failure."""
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


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
