"""Noticing that somebody else changed a file: by what the system says of it, and where that differs by its bytes."""

from pathlib import Path

from msgspec import Struct

from gmtracker.storage.digests import digest_of_file
from gmtracker.storage.errors import StorageError


class ChangedOutside(StorageError):
    """The file is not the one that was last read or written here."""


class Stamp(Struct, frozen=True):
    """What the system says of a file: another size, time (ns) or place on the disk means that it was written."""

    node: int
    size: int
    written: int


def stamp_of(file: Path) -> Stamp | None:
    """What the system says of a file now; None where it cannot be seen."""
    try:
        found = file.stat()
    except OSError:
        return None
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)


def digest_of(file: Path) -> str:
    """The SHA-256 of a file's bytes in hexadecimal; empty where it cannot be read."""
    try:
        return digest_of_file(file)
    except OSError:
        return ""


def was_changed(file: Path, stamp: Stamp | None, digest: str) -> bool:
    """Whether a file that is there holds other bytes than those of a digest. One that is gone is not changed.

    The bytes are read only where the stamp is another than the one given.
    """
    now = stamp_of(file)
    return now is not None and now != stamp and digest_of(file) not in ("", digest)
