"""One full disk for everything: the played steps stay in the window until they are saved somewhere.

It is a real disk of one megabyte, in memory.
"""

import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.commands import AddNote
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backups import BackupError, make_backup
from gmtracker.storage.errors import StorageError
from gmtracker.ui.save_status import LEAVING, NEWER, UNKEPT
from tests.driver.gm import GM

MEGABYTE = 1 << 20


@pytest.fixture
def own_folders(own_folders: Path) -> Iterator[Path]:
    """Put all folders of the user on a disk of one megabyte."""
    own_folders.mkdir(parents=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTE}", "tmpfs", str(own_folders)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted here: {mounted.stderr.decode().strip()}")
    yield own_folders
    subprocess.run(["umount", "--lazy", str(own_folders)], check=True)


def _fill(folder: Path) -> Path:
    """Fill the disk to its last byte. Return the file that fills it."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return filler


def _notes(gm: GM, *texts: str) -> None:
    for text in texts:
        assert gm.app.bridge.dispatch(AddNote(text=text))


def _long_notes(gm: GM) -> None:
    """Add notes until the journal's reserved room is full. The last ones exist only in memory."""
    count = 0
    while not gm.app.document.save_state.journal_error:
        count += 1
        _notes(gm, f"{count} {'and on ' * 500}")
    _notes(gm, "The next to last.", "The very last.")


def _stays_open(gm: GM) -> bool:
    """Try to close the window. Return whether it stays open."""
    stays = not gm.app.window.close()
    QApplication.processEvents()
    return stays and gm.app.window.isVisible()


def _log(gm: GM) -> list[str]:
    return [entry.label for entry in gm.app.bridge.table.history.open_chapter.entries]


@pytest.fixture
def evening(gm: GM) -> GM:
    """Start a session that is saved on the disk."""
    gm.opens()
    gm.creates_campaign("Low Water")
    gm.starts_session("First")
    gm.app.window.side.close_panel()  # Its title would be asked about on closing.
    assert gm.app.document.wait()
    _notes(gm, "Before.")
    return gm


def test_read_only_disk_is_named_instead_of_the_file(own_folders: Path) -> None:
    """Before, the error named the file as read-only, and GMs looked at the file's settings."""
    file = own_folders / "campaign.json"
    file.write_bytes(b"old")
    try:
        subprocess.run(["mount", "-o", "remount,ro", str(own_folders)], check=True, capture_output=True)
        with pytest.raises(StorageError, match=r"Couldn't save “campaign\.json”: the location is read-only\."):
            replace_file(file, (b"new",))
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(own_folders)], check=True, capture_output=True)
    assert file.read_bytes() == b"old"


def test_play_continues_on_a_disk_filled_by_others(evening: GM, own_folders: Path) -> None:
    _fill(own_folders)
    _notes(evening, *(f"Note {number}" for number in range(100)))
    assert evening.app.document.save_state.journal_error == ""
    before = _log(evening)
    evening.closes()
    evening.opens_again()
    assert _log(evening) == before


def test_window_stays_open_until_last_steps_are_saved(evening: GM, own_folders: Path) -> None:
    filler = _fill(own_folders)
    _long_notes(evening)
    assert _stays_open(evening)
    said = evening.app.window.notices.notice_text(LEAVING)
    assert said.startswith("You can't close this campaign yet: its last 3 steps aren't saved anywhere. ")
    assert "the disk is full" in said
    before = _log(evening)
    filler.unlink()
    evening.closes()
    evening.opens_again()
    assert _log(evening) == before


def test_refused_close_names_the_campaigns_file(evening: GM, own_folders: Path) -> None:
    """Before, it named the new file that was tried last."""
    evening.app.document.save_as(own_folders / "F2.gmtracker.json")
    assert evening.app.document.wait()
    filler = _fill(own_folders)
    _long_notes(evening)
    assert _stays_open(evening)
    said = evening.app.window.notices.notice_text(LEAVING)
    filler.unlink()
    assert " Couldn't save “F2.gmtracker.json”: the disk is full. " in said


def test_message_about_the_journal_goes_once_there_is_room(evening: GM, own_folders: Path) -> None:
    filler = _fill(own_folders)
    _long_notes(evening)
    assert not evening.app.document.wait()
    assert evening.app.window.notices.notice_text(UNKEPT).startswith("Couldn't write the journal: the disk is full. ")
    filler.unlink()
    evening.app.document.save()
    assert evening.app.document.wait()
    assert evening.app.window.notices.notice_text(UNKEPT) == ""
    _notes(evening, "There is room.")
    before = _log(evening)
    evening.closes()
    evening.opens_again()
    assert _log(evening) == before


def test_closing_anyway_loses_only_the_counted_steps(evening: GM, own_folders: Path) -> None:
    _fill(own_folders)
    _long_notes(evening)
    before = _log(evening)
    assert _stays_open(evening)
    evening.hand.clicks(evening.app.window.notices, "Close and lose 3 steps")
    assert not evening.app.window.isVisible()
    evening.closes()
    evening.opens_again()
    assert _log(evening) == before[:-3]


def test_unsaved_steps_block_opening_another_campaign(evening: GM, own_folders: Path) -> None:
    filler = _fill(own_folders)
    _long_notes(evening)
    evening.app.files.open_sample()
    assert evening.app.bridge.shown.name == "Low Water"
    assert evening.app.window.notices.notice_text(LEAVING)
    filler.unlink()
    evening.app.files.open_sample()
    assert evening.app.bridge.shown.name != "Low Water"


def test_campaign_saved_elsewhere_can_be_closed(evening: GM, own_folders: Path, tmp_path: Path) -> None:
    _fill(own_folders)
    _long_notes(evening)
    before = _log(evening)
    assert _stays_open(evening)
    evening.hand.clicks(evening.app.window.notices, "Save as…")
    evening.chooses_file(tmp_path / "elsewhere.gmtracker.json")
    assert evening.app.document.wait()
    QApplication.processEvents()
    assert evening.app.window.notices.notice_text(LEAVING) == ""
    evening.closes()
    evening.opens(tmp_path / "elsewhere.gmtracker.json")
    assert _log(evening) == before


def test_opening_the_old_file_offers_the_newer_one(evening: GM, own_folders: Path, tmp_path: Path) -> None:
    original = evening.app.document.path
    _fill(own_folders)
    _long_notes(evening)
    before = _log(evening)
    newer = tmp_path / "elsewhere.gmtracker.json"
    evening.app.document.wait()
    evening.app.document.save_as(newer)
    assert evening.app.document.wait()
    evening.closes()
    evening.opens(original)
    assert _log(evening) != before
    assert f"“{newer.name}”, in {tmp_path}" in evening.app.window.notices.notice_text(NEWER)
    evening.hand.clicks(evening.app.window.notices, "Open the newer version")
    assert _log(evening) == before
    assert evening.app.window.notices.notice_text(NEWER) == ""


def test_backup_without_room_leaves_no_partial_copy(own_folders: Path, tmp_path: Path) -> None:
    """The campaign is on another disk, so its backup must be a copy."""
    campaign = tmp_path / "large.gmtracker.json"
    campaign.write_bytes(bytes(MEGABYTE // 2))
    before = disk_usage(own_folders).free
    with pytest.raises(BackupError) as refused:
        make_backup(campaign, 1)
    assert refused.value.sentence == "Couldn't make a backup: the disk is full."
    assert [file for file in own_folders.rglob("*") if file.is_file()] == []
    assert disk_usage(own_folders).free > before - MEGABYTE // 16
