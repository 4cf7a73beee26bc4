"""SHA-256 of a file's bytes or of a name.

`hashlib` loads OpenSSL, which takes 4 MB. It is left to large files, for which it is several times as fast; what is
short is given to the small part of CPython that can do this and nothing else, as its own `random` does.
"""

import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Protocol

_SMALL_PART = "_sha2" if sys.version_info >= (3, 12) else "_sha256"
_LARGE = 1 << 18
"""Bytes from which on a file is large: so many take the small part a millisecond."""

_PIECE = 1 << 18


class _Sum(Protocol):
    """A digest in the making."""

    def update(self, data: bytes | memoryview, /) -> None: ...

    def hexdigest(self) -> str: ...


class Digest:
    """The digest of a file given in parts; for a large file it is worked out beside whatever else goes on."""

    def __init__(self, *parts: bytes | memoryview) -> None:
        self._hex = ""
        self._worker: Thread | None = None
        if sum(map(len, parts)) > _LARGE:
            self._worker = Thread(target=self._work, args=(parts,), daemon=True)
            self._worker.start()
        else:
            self._hex = _digested(_small(), parts)

    @property
    def hex(self) -> str:
        """The digest in hexadecimal; waits for it if need be."""
        worker = self._worker
        if worker is not None:
            worker.join()
            self._worker = None
        return self._hex

    def _work(self, parts: Iterable[bytes | memoryview]) -> None:
        self._hex = _digested(_fast(), parts)


def digest_of_name(name: bytes) -> str:
    """The digest of a name in hexadecimal."""
    return _digested(_small(), [name])


def digest_of_file(file: Path) -> str:
    """The digest of a file's bytes in hexadecimal. Raises OSError where it cannot be read."""
    with file.open("rb") as opened:
        return _digested(_fast(), iter(lambda: opened.read(_PIECE), b""))


def _digested(sha256: Callable[[], _Sum], parts: Iterable[bytes | memoryview]) -> str:
    digest = sha256()
    for part in parts:
        digest.update(part)
    return digest.hexdigest()


@cache
def _small() -> Callable[[], _Sum]:
    try:
        sha256: Callable[[], _Sum] = import_module(_SMALL_PART).sha256
    except ImportError:  # CPython can be built without it
        return _fast()
    return sha256


def _fast() -> Callable[[], _Sum]:
    from hashlib import sha256

    return sha256
