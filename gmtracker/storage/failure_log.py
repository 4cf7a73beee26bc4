"""What is written down when the program itself fails: a few files that take turns and never grow large."""

from contextlib import closing, suppress
from pathlib import Path

from gmtracker.storage.clock import now
from gmtracker.storage.folders import log_folder

LARGEST = 256 << 10
"""Bytes in a file of the log."""

OLDER_KEPT = 3


def write_failure(text: str) -> Path:
    """Add what happened to the log; returns its file. A log that cannot be written is no further failure."""
    from logging import makeLogRecord
    from logging.handlers import RotatingFileHandler  # sockets and all: 6 ms that no start is to wait for

    path = log_folder() / "gmtracker.log"
    said = f"{now()} {text.rstrip()}"[: LARGEST // 2]
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(RotatingFileHandler(path, "a", LARGEST, OLDER_KEPT, "utf-8", errors="replace")) as log:
            log.emit(makeLogRecord({"msg": said}))
    return path
