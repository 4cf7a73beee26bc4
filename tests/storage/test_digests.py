"""Digests are SHA-256, worked out at once or beside what else goes on."""

import hashlib
from pathlib import Path

import pytest

from gmtracker.storage.digests import Digest, digest_of_file, digest_of_name


@pytest.mark.parametrize("size", [0, 1, 1 << 20, (1 << 20) + 1, 1 << 22])
def test_a_digest_of_parts_is_that_of_the_whole(size: int) -> None:
    whole = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
    digest = Digest(whole[:100], memoryview(whole)[100:])
    assert digest.hex == digest.hex == hashlib.sha256(whole).hexdigest()


def test_a_name_and_a_file_of_the_same_bytes_have_the_same_digest(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes("Mähre".encode())
    assert digest_of_file(file) == digest_of_name("Mähre".encode()) == hashlib.sha256("Mähre".encode()).hexdigest()
