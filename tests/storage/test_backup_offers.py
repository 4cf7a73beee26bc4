"""The backups of a damaged file: which one is found, and how it is put beside the file."""

import errno
from pathlib import Path

import pytest

from gmtracker.storage import backup_offers
from gmtracker.storage.backup_offers import DamagedFileBackups, find_usable_backups, restore_beside
from gmtracker.storage.backups import campaign_backups, file_backups
from gmtracker.storage.errors import DamagedFileError, StorageError
from tests.builders.saved_campaigns import Desk, in_session, noon, opened
from tests.driver.disk import FailingCall


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A file that was cut in half after it was saved three times."""
    desk = in_session(tmp_path)
    desk.notes("A bell rings.")
    desk.opened.save()
    desk.notes("It rings again.")
    desk.opened.close()
    cut(desk.path)
    return desk.path


def cut(file: Path) -> None:
    """Replace a file by a new one with half of it, so that hard links to the old one are unchanged."""
    half = file.read_bytes()[: file.stat().st_size // 2]
    file.unlink()
    file.write_bytes(half)


def older_of(file: Path) -> DamagedFileBackups:
    older = find_usable_backups(file, noon)
    assert older is not None
    return older


@pytest.mark.parametrize(("left", "why"), [(b"", r"The file is empty\."), (b"{", r"Line 1, column \d: ")])
def test_damage_is_reported_in_capitalized_sentence(tmp_path: Path, left: bytes, why: str) -> None:
    file = tmp_path / "harbor.gmtracker.json"
    file.write_bytes(left)
    with pytest.raises(DamagedFileError, match=rf"^Couldn't open “harbor\.gmtracker\.json”\. {why}") as caught:
        opened(file)
    assert caught.value.file == file


def test_newest_backup_is_put_beside_unchanged_damaged_file(damaged: Path) -> None:
    bytes_of_it, kept = damaged.read_bytes(), file_backups(damaged)
    older = older_of(damaged)
    assert (older.newest, older.count) == (kept[0], len(kept))
    beside = restore_beside(older)
    assert beside.name == f"harbor ({kept[0].written.astimezone():%Y-%m-%d %H-%M}).gmtracker.json"
    assert beside.parent == damaged.parent
    assert log_of(beside)[-1] == "A bell rings."
    assert damaged.read_bytes() == bytes_of_it
    assert file_backups(damaged) == kept


def log_of(file: Path) -> list[str]:
    desk: Desk = opened(file)
    return desk.log()


def test_newest_readable_backup_is_used(damaged: Path) -> None:
    kept = file_backups(damaged)
    cut(kept[0].path)
    older = older_of(damaged)
    assert (older.newest, older.count) == (kept[1], len(kept) - 1)
    assert "A bell rings." not in log_of(restore_beside(older))


def test_no_backup_is_offered_without_readable_one(damaged: Path) -> None:
    for backup in file_backups(damaged):
        cut(backup.path)
    assert find_usable_backups(damaged, noon) is None


@pytest.mark.parametrize("left", [None, b"{", b""])
def test_renamed_and_then_damaged_file_has_its_backups(damaged: Path, left: bytes | None) -> None:
    """Before, only backups made under the new name were found."""
    kept = file_backups(damaged)
    restore_beside(older_of(damaged)).replace(damaged)
    renamed = damaged.rename(damaged.with_name("quay.gmtracker.json"))
    opened(renamed).opened.close()
    cut(renamed)
    if left is not None:
        renamed.write_bytes(left)
    older = older_of(renamed)
    assert (older.newest, older.count) == (kept[0], len(kept))


@pytest.mark.parametrize("left", [None, b""])
def test_damaged_file_has_backups_made_under_another_name(damaged: Path, left: bytes | None) -> None:
    here = file_backups(damaged)
    restore_beside(older_of(damaged)).replace(damaged)
    quay = opened(damaged.rename(damaged.with_name("quay.gmtracker.json")))
    for text in ("The tide turns.", "A boat comes in."):
        quay.notes(text)
        quay.opened.save()
    campaign = quay.now.id
    quay.opened.close()
    quay.path.rename(damaged)
    cut(damaged)
    if left is not None:
        damaged.write_bytes(left)
    everywhere = campaign_backups(damaged, campaign)
    assert len(everywhere) > len(here)
    older = older_of(damaged)
    assert (older.newest, older.count) == (everywhere[0], len(everywhere))


def test_file_saved_as_another_and_then_emptied_has_its_backups(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    kept = file_backups(desk.path)
    desk.opened.save_as(tmp_path / "quay.gmtracker.json")
    desk.opened.close()
    desk.path.write_bytes(b"")
    older = older_of(desk.path)
    assert (older.newest, older.count) == (kept[0], len(kept))


def test_each_restore_makes_another_file(damaged: Path) -> None:
    older = older_of(damaged)
    first = restore_beside(older)
    first.write_text("Mine.")
    second = restore_beside(older)
    assert second.name == first.name.replace(")", ") 2")
    assert first.read_text() == "Mine."


def test_file_created_meanwhile_is_not_replaced(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = damaged.with_name("theirs.gmtracker.json")
    theirs.write_text("Theirs.")
    monkeypatch.setattr(backup_offers, "restored_backup_path", lambda _file, _written: theirs)
    with pytest.raises(StorageError, match=r"A file named “theirs\.gmtracker\.json” already exists\."):
        restore_beside(older_of(damaged))
    assert theirs.read_text() == "Theirs."


def test_failed_restore_leaves_nothing(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older, before = older_of(damaged), sorted(damaged.parent.iterdir())
    FailingCall(monkeypatch, "fsync", errno.ENOSPC)
    with pytest.raises(StorageError, match=r"Couldn't save “.*”: the disk is full\."):
        restore_beside(older)
    assert sorted(damaged.parent.iterdir()) == before
