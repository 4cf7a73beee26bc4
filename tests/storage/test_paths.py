"""Paths, safe file names, and SHA-256 digests."""

import hashlib
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.storage import paths
from gmtracker.storage.paths import (
    MAX_NAME_BYTES,
    Digest,
    address_to_path,
    default_campaign_folder,
    digest_of_file,
    digest_of_name,
    free_folder,
    free_path,
    path_to_address,
    safe_file_name,
)


@pytest.mark.parametrize("size", [0, 1, 1 << 20, (1 << 20) + 1, 1 << 22])
def test_digest_of_parts_is_digest_of_whole(size: int) -> None:
    whole = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
    digest = Digest(whole[:100], memoryview(whole)[100:])
    assert digest.hex == digest.hex == hashlib.sha256(whole).hexdigest()


def test_name_and_file_with_same_bytes_have_same_digest(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes("Mähre".encode())
    assert digest_of_file(file) == digest_of_name("Mähre".encode()) == hashlib.sha256("Mähre".encode()).hexdigest()


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Harbor Nights", "Harbor Nights"),
        ("Größe 漢字", "Größe 漢字"),
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c:d", "a b c d"),
        ("what? <b>*", "what b"),
        ("evil\u202ejson.exe", "eviljson.exe"),
        ("tab\tand\nline", "tab and line"),
        ("", "Campaign"),
        (" . ", "Campaign"),
        ("con", "Campaign con"),
        ("NUL.txt", "Campaign NUL.txt"),
        ("COM1", "Campaign COM1"),
        ("Constance", "Constance"),
        ("-rf", "rf"),
        (".hidden", "hidden"),
        ("dots...", "dots"),
        ("half \ud800 sign", "half sign"),
    ],
)
def test_campaign_name_becomes_file_name(name: str, safe: str) -> None:
    assert safe_file_name(name) == safe


@given(st.text())
def test_any_name_is_safe_on_any_system(name: str) -> None:
    safe = safe_file_name(name)
    assert safe == safe.strip(". ") != ""
    assert not set(safe) & set('<>:"/\\|?*')
    assert safe.isprintable()
    assert len(safe.encode("utf-8")) <= MAX_NAME_BYTES + len("Campaign ")


@pytest.mark.skipif(os.name == "nt", reason="names of Windows are no bytes")
@given(st.binary(min_size=1))
def test_any_path_is_written_as_text_and_read_back(name: bytes) -> None:
    path = Path("/", os.fsdecode(name))
    text = path_to_address(path)
    assert address_to_path(text.encode("utf-8").decode("utf-8")) == path


def test_path_that_is_text_is_written_unchanged() -> None:
    assert path_to_address(Path("/tables/100%, “Häfen”.json")) == str(Path("/tables/100%, “Häfen”.json"))
    assert address_to_path("/old/100%41.json") == Path("/old/100%41.json")


def test_long_name_is_cut_between_characters(tmp_path: Path) -> None:
    path = free_path(tmp_path, "漢" * 300)
    path.write_bytes(b"")
    assert path.name == "漢" * 40 + ".gmtracker.json"


def test_taken_path_gets_number(tmp_path: Path) -> None:
    for _ in range(2):
        free_path(tmp_path, "Harbor").write_bytes(b"")
    (tmp_path / "Harbor 3.gmtracker.json").symlink_to(tmp_path / "nowhere")
    assert free_path(tmp_path, "Harbor").name == "Harbor 4.gmtracker.json"


def test_campaigns_are_in_documents_if_they_exist(own_folders: Path) -> None:
    assert default_campaign_folder() == own_folders / "data" / "campaigns"
    (own_folders / "documents").mkdir()
    assert default_campaign_folder() == own_folders / "documents" / "gmtracker"
    assert default_campaign_folder().is_dir()


def test_system_folders_are_used_without_home_variable(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GMTRACKER_HOME")
    found = [paths.config_folder(), paths.state_folder(), paths.data_folder(), paths.documents_folder()]
    assert len(set(found)) == 4
    assert [folder.name for folder in found[:3]] == ["gmtracker"] * 3


def test_folder_without_name_is_used_or_first_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert free_folder(tmp_path / "evening", "file") == tmp_path / "evening"
    for name in ("evening", "evening 2"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_bytes(b"")
    assert free_folder(tmp_path / "evening", "file") == tmp_path / "evening 3"
    monkeypatch.chdir(tmp_path / "evening 2")
    assert free_folder(Path(), "file") == tmp_path / "evening 2 2"
    assert free_folder(Path(), "another") == Path()
    monkeypatch.chdir(tmp_path)
    assert free_folder(Path("evening"), "file") == Path("evening 3")
