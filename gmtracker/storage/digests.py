"""SHA-256 of a file's bytes or of a name."""

from hashlib import file_digest, sha256
from pathlib import Path
from threading import Thread

_LARGE = 1 << 20
"""Bytes from which on a file is large: so many take half a millisecond."""


class Digest:
    """The digest of a file given in parts; for a large file it is worked out beside whatever else goes on."""

    def __init__(self, *parts: bytes | memoryview) -> None:
        self._sum = sha256()
        self._worker: Thread | None = None
        if sum(map(len, parts)) > _LARGE:
            self._worker = Thread(target=self._work, args=(parts,), daemon=True)
            self._worker.start()
        else:
            self._work(parts)

    @property
    def hex(self) -> str:
        """The digest in hexadecimal; waits for it if need be."""
        if self._worker is not None:
            self._worker.join()
        return self._sum.hexdigest()

    def _work(self, parts: tuple[bytes | memoryview, ...]) -> None:
        for part in parts:
            self._sum.update(part)


def digest_of_name(name: bytes) -> str:
    """The digest of a name in hexadecimal."""
    return sha256(name).hexdigest()


def digest_of_file(file: Path) -> str:
    """The digest of a file's bytes in hexadecimal. Raises OSError where it cannot be read."""
    with file.open("rb") as opened:
        return file_digest(opened, "sha256").hexdigest()
