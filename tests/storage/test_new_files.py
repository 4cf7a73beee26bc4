"""A campaign's file that is only just being made: it is there at once, and a thread brings it to the disk."""

import errno
from pathlib import Path

import pytest

from gmtracker.storage.backups import backups_of
from gmtracker.storage.checking import flaws
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileLock
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.watch import ChangedOutside
from tests.storage.desks import Desk, in_session, noon, same_table
from tests.support.builders import a_campaign
from tests.support.failing_calls import FailingCall
from tests.support.held_disk import HeldDisk


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> HeldDisk:
    return HeldDisk(monkeypatch)


def begun(folder: Path) -> Desk:
    """A new campaign, whose file may not be on the disk yet."""
    return Desk(OpenCampaign.create(folder / "harbor.gmtracker.json", a_campaign(), noon))


def test_a_new_file_is_whole_before_it_is_on_the_disk(tmp_path: Path, disk: HeldDisk) -> None:
    disk.sticks()
    desk = begun(tmp_path)
    desk.opened.begin_save(lambda: None)
    desk.notes("One.")
    assert flaws(desk.path) == ()
    assert (desk.opened.is_on_disk, desk.opened.is_saved) == (False, False)
    disk.goes_on()
    desk.opened.finish_save()
    assert (desk.opened.is_on_disk, desk.opened.is_saved) == (True, False)
    assert same_table(desk.crashes(), desk)


def test_a_new_file_that_was_saved_once_has_no_backup_of_itself(tmp_path: Path) -> None:
    desk = begun(tmp_path)
    desk.opened.save()
    assert desk.opened.is_saved
    assert backups_of(desk.path) == ()


def test_what_another_program_wrote_over_a_new_file_becomes_a_backup(tmp_path: Path) -> None:
    desk = begun(tmp_path)
    theirs = desk.path.read_bytes().replace(b"Harbor Nights", b"Harbor Days")
    desk.path.write_bytes(theirs)
    with pytest.raises(ChangedOutside):
        desk.opened.save()
    desk.opened.overwrite()
    desk.opened.save()
    assert [backup.path.read_bytes() for backup in backups_of(desk.path)] == [theirs]


def test_a_campaign_that_is_looked_at_settles_where_there_is_no_file_only(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.close()
    looked = Desk(OpenCampaign.look_at(desk.path, noon))
    with pytest.raises(StorageError, match=r"There is a file “harbor\.gmtracker\.json” already"):
        looked.opened.settle(desk.path)
    looked.opened.settle(tmp_path / "mine.gmtracker.json")
    looked.notes("One.")
    assert looked.path.name == "mine.gmtracker.json"
    assert same_table(looked.crashes(), looked)


@pytest.mark.parametrize("call", ["open", "write", "close", "replace"])
def test_a_new_file_that_cannot_be_put_down_is_not_begun(tmp_path: Path, call: str) -> None:
    path = tmp_path / "harbor.gmtracker.json"
    with pytest.MonkeyPatch.context() as patched:
        FailingCall(patched, call, errno.ENOSPC, at=2 if call == "open" else 1)  # the first is its lock's
        with pytest.raises(StorageError, match="the disk is full"):
            OpenCampaign.create(path, a_campaign(), noon)
    assert not path.exists()
    FileLock(path).release()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES], ids=errno.errorcode.get)
@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace", "unlink", "mkdir"])
def test_whichever_call_fails_before_a_new_file_is_on_the_disk_its_steps_are_kept(
    tmp_path: Path, call: str, code: int
) -> None:
    """The first, second, third … such call fails, until there is none left that could."""
    for at in range(1, 40):
        folder = tmp_path / str(at)
        folder.mkdir()
        with pytest.MonkeyPatch.context() as patched:
            failing = FailingCall(patched, call, code, at)
            if (desk := _plays_in_a_new_file(folder)) is None:
                continue
        assert flaws(desk.path) == ()
        assert desk.opened.unkept or same_table(desk.crashes(), desk)
        if failing.made < at:
            return
    pytest.fail("there is no end of such calls")


def _plays_in_a_new_file(folder: Path) -> Desk | None:
    """A new campaign and a step in it, whatever fails; None where it cannot be begun."""
    try:
        desk = begun(folder)
    except StorageError:
        assert list(folder.iterdir()) == []
        return None
    desk.opened.begin_save(lambda: None)
    desk.notes("One.")
    try:
        desk.opened.finish_save()
    except StorageError:
        assert not desk.opened.is_saved
    desk.opened.syncing.stop()
    return desk
