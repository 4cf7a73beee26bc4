"""Digests are SHA-256, by whatever they are worked out."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.storage import digests
from gmtracker.storage.digests import Digest, digest_of_file, digest_of_name

OPENING = """
import sys
from gmtracker.resources import resource
from gmtracker.storage.open_campaign import OpenCampaign
file = resource("samples", "shattered-spheres", "campaign.gmtracker.json")
print(len(OpenCampaign.look_at(file, str).history.now.characters), "_hashlib" in sys.modules)
"""


@pytest.mark.parametrize("size", [0, 1, 1 << 18, (1 << 18) + 1, 1 << 20])
def test_a_digest_of_parts_is_that_of_the_whole(size: int) -> None:
    whole = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
    digest = Digest(whole[:100], memoryview(whole)[100:])
    assert digest.hex == digest.hex == hashlib.sha256(whole).hexdigest()


def test_a_name_and_a_file_of_the_same_bytes_have_the_same_digest(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes("Mähre".encode())
    assert digest_of_file(file) == digest_of_name("Mähre".encode()) == hashlib.sha256("Mähre".encode()).hexdigest()


def test_a_python_without_the_small_part_takes_the_one_of_openssl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digests, "_SMALL_PART", "no_such_module")
    assert digests._small.__wrapped__() is hashlib.sha256


def test_a_campaign_that_is_not_large_is_opened_without_openssl() -> None:
    said = subprocess.run([sys.executable, "-c", OPENING], capture_output=True, text=True, check=True, timeout=60)
    characters, has_openssl = said.stdout.split()
    assert int(characters) > 0
    assert has_openssl == "False"
