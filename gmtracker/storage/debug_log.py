"""The log of ``gmtracker --debug``: what the program does, in a few rotating files.

Uses the standard library's logging. Only the flag imports this module, because logging takes 6 ms to import.
"""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from gmtracker import __version__, trace
from gmtracker.storage.paths import log_folder

MAX_LOG_BYTES = 1 << 20
"""Bytes of one log file."""

BACKUP_COUNT = 3


class DebugLog:
    """Writes each line of :mod:`gmtracker.trace` to ``path``, with its time and thread, until it is closed.

    If a line can't be written (the disk is full), logging drops it and the program continues.
    """

    def __init__(self) -> None:
        """Open the file. Raises OSError."""
        self.path: Path = log_folder() / "debug.log"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._handler = RotatingFileHandler(self.path, "a", MAX_LOG_BYTES, BACKUP_COUNT, "utf-8", errors="replace")
        form = "%(asctime)s.%(msecs)03d %(threadName)s %(name)s: %(message)s"
        self._handler.setFormatter(logging.Formatter(form, "%Y-%m-%d %H:%M:%S"))
        self._write("start", f"gmtracker {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
        trace.add_listener(self._write)

    def _write(self, topic: str, text: str) -> None:
        self._handler.handle(logging.LogRecord(topic, logging.DEBUG, "", 0, text, None, None))

    def close(self) -> None:
        """Stop listening and close the file."""
        trace.remove_listener(self._write)
        self._handler.close()
