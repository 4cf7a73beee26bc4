"""Keeping the settings on a thread, so that nobody waits for the disk; of several in a row the last ones count."""

from collections.abc import Callable
from threading import Lock, Thread

from gmtracker.engine.errors import Refused
from gmtracker.storage.settings import Settings


class SettingsThread:
    """Has ``write`` keep settings beside whatever goes on.

    ``on_trouble`` is called from the thread with a sentence where they could not be kept.
    """

    name = "gmtracker-settings"

    def __init__(self, write: Callable[[Settings], None], on_trouble: Callable[[str], None]) -> None:
        self._write = write
        self._on_trouble = on_trouble
        self._lock = Lock()
        self._due: Settings | None = None
        self._thread: Thread | None = None

    def keep(self, settings: Settings) -> None:
        """Keep these, and none that still wait. Returns at once."""
        with self._lock:
            self._due = settings
            if self._thread is None:
                self._thread = Thread(target=self._work, name=self.name)
                self._thread.start()

    def finish(self) -> None:
        """Wait until nothing is left to be kept."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def _next(self) -> Settings | None:
        """What is to be kept next; where there is nothing, the thread is at its end."""
        with self._lock:
            settings, self._due = self._due, None
            if settings is None:
                self._thread = None
            return settings

    def _work(self) -> None:
        while (settings := self._next()) is not None:
            try:
                self._write(settings)
            except Refused as problem:
                self._on_trouble(problem.sentence)
