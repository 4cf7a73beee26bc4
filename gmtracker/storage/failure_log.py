"""What is written down when the program itself fails: a few files that take turns and never grow large."""

from contextlib import suppress
from pathlib import Path

from gmtracker.storage.clock import now
from gmtracker.storage.folders import log_folder

LARGEST = 256 << 10
"""Bytes in a file of the log."""

OLDER_KEPT = 3


def write_failure(text: str) -> Path:
    """Add what happened to the log; returns its file. A log that cannot be written is no further failure."""
    path = log_folder() / "gmtracker.log"
    lines = f"{now()} {text.rstrip()}\n".encode("utf-8", "replace")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size + len(lines) > LARGEST:
            _make_way(path)
        with path.open("ab") as log:
            log.write(lines[:LARGEST])
    return path


def _make_way(path: Path) -> None:
    """The last of the older files goes, and every other moves up by one."""
    names = [path, *(path.with_name(f"{path.name}.{number}") for number in range(1, OLDER_KEPT + 1))]
    for older, newer in zip(reversed(names[1:]), reversed(names[:-1]), strict=True):
        with suppress(FileNotFoundError):
            newer.replace(older)
