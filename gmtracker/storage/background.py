"""What waits for the disk, done on a thread of its own while play goes on."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Generic, TypeVar

from gmtracker.storage.errors import StorageError
from gmtracker.words import tr

T = TypeVar("T")

_FAILED = tr("“{file}” could not be written: something in gmtracker itself went wrong.")
_HEAD_START = 0.001
"""Seconds that whoever asks goes on for before it begins: no thread then waits for the other's work."""


class Background(Generic[T]):
    """One deed about a campaign's file, from its making to its end."""

    def __init__(
        self, file: Path, deed: Callable[[], T], on_end: Callable[[], None], tidy: Callable[[], None] | None = None
    ) -> None:
        """Begin. ``on_end`` is called on the new thread when the deed is done, whatever came of it.

        ``tidy`` follows where it succeeded; nobody waits for that.
        """
        self._deed = deed
        self._on_end = on_end
        self._tidy = tidy
        self._error = StorageError(_FAILED, file=file.name)
        self._result: list[T] = []
        self._ended = Event()
        self._thread = Thread(target=self._work, name="gmtracker-save")
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nobody has to wait for :meth:`result` any more."""
        return self._ended.is_set()

    def result(self) -> T:
        """Wait for the end, and return what came of it. Raises StorageError, also where the program made a mistake."""
        self._ended.wait()
        if not self._result:
            raise self._error
        return self._result[0]

    def join(self) -> None:
        """Wait until all is tidied up, too."""
        self._thread.join()

    def _work(self) -> None:
        sleep(_HEAD_START)
        try:
            self._result.append(self._deed())
        except StorageError as error:
            self._error = error
        finally:
            self._ended.set()
            self._on_end()
        if self._result and self._tidy is not None:
            self._tidy()
