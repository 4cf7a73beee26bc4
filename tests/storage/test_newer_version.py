"""A campaign of a newer version opens for looking only, as far as it can be read, and nothing of it is touched."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gmtracker.storage.checking import flaws
from gmtracker.storage.errors import StorageError
from gmtracker.storage.notices import NEWER
from tests.storage.desks import Desk, in_session, opened


@pytest.fixture
def newer(tmp_path: Path) -> Desk:
    """A campaign that a newer program wrote, opened: its table and its log have things that are not known here."""
    desk = in_session(tmp_path)
    desk.opened.close()
    _as_version_2(desk.path, weather="rain")
    return opened(desk.path)


def _as_version_2(path: Path, **unknown: Any) -> None:
    plain = msgspec.json.decode(path.read_bytes())
    plain["version"] = plain["chapters"][-1]["version"] = 2
    plain["campaign"] |= unknown
    plain["chapters"][-1]["entries"][0]["events"].append({"event": "weather-changed", "to": "rain"})
    path.write_bytes(msgspec.json.encode(plain))


def test_a_newer_version_is_shown_and_says_so(newer: Desk) -> None:
    assert [character.name for character in newer.now.characters] == ["Mira", "Rook", "Warden"]
    assert newer.opened.notices == (NEWER,)


def test_nothing_of_a_newer_version_can_be_changed(newer: Desk, tmp_path: Path) -> None:
    before = newer.path.read_bytes()
    with pytest.raises(StorageError, match="newer gmtracker"):
        newer.notes("No.")
    with pytest.raises(StorageError, match="newer gmtracker"):
        newer.opened.save()
    with pytest.raises(StorageError, match="newer gmtracker"):
        newer.opened.save_as(tmp_path / "copy.json")
    newer.opened.close()
    assert newer.path.read_bytes() == before
    assert not (tmp_path / "copy.json").exists()
    assert not newer.journal.exists()


def test_the_journal_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Only in the journal.")
    journal = desk.journal.read_bytes()
    _as_version_2(desk.path)
    opened(desk.path).opened.close()
    assert desk.journal.read_bytes() == journal


def test_a_newer_version_that_cannot_be_read_is_refused_in_a_sentence(newer: Desk) -> None:
    text = newer.path.read_bytes().replace(b'"side":"opposition"', b'"side":"the sea"')
    newer.path.write_bytes(text)
    with pytest.raises(StorageError, match="a newer gmtracker wrote this, in form 2; this one knows form 1"):
        opened(newer.path)


def test_validate_says_that_a_file_is_of_a_newer_version(newer: Desk) -> None:
    assert flaws(newer.path) == ("$.version: a newer gmtracker wrote this, in form 2; this one knows form 1.",)


def test_a_chapter_newer_than_its_file_is_refused(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    plain = desk.saved()
    plain["chapters"][-1]["version"] = 2
    desk.path.write_bytes(msgspec.json.encode(plain))
    with pytest.raises(StorageError, match=r"\$\.chapters\[1\]\.version: a newer gmtracker wrote this"):
        opened(desk.path)
