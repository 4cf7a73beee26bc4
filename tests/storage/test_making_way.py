"""A table that makes way for another state of its campaign becomes a backup first."""

import errno
from pathlib import Path

import pytest

from gmtracker.storage.backups import Backup, backups_of
from gmtracker.storage.checking import flaws
from gmtracker.storage.errors import StorageError
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.watch import ChangedOutside
from tests.storage.desks import Desk, created, noon, opened, same_table
from tests.support.failing_calls import CALLS, FailingCall


def saved_twice(folder: Path) -> Desk:
    """A campaign that was saved after each of two notes; a third is in the journal."""
    desk = created(folder)
    for text in ("One.", "Two."):
        desk.notes(text)
        desk.opened.save()
    desk.notes("Three.")
    return desk


def restored(desk: Desk) -> Backup | None:
    """Restore the newest backup."""
    desk.opened.begin_making_way("restoring", lambda: None, backups_of(desk.path)[0])
    return desk.opened.finish_making_way()


def log_of(backup: Backup) -> list[str]:
    return [entry.sentence for entry in OpenCampaign.look_at(backup.path, noon).history.open.entries]


def test_a_backup_is_in_the_file_and_the_table_is_a_backup(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    kept = restored(desk)
    assert kept is not None
    assert (kept.occasion, log_of(kept)) == ("restoring", ["One.", "Two.", "Three."])
    desk.opened.let_go()
    again = opened(desk.path)
    assert (again.log(), again.opened.notices) == (["One."], ())


def test_the_table_that_made_way_takes_no_further_step(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    assert restored(desk)
    with pytest.raises(StorageError):
        desk.notes("Too late.")


def test_a_step_taken_meanwhile_has_it_begun_again(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    desk.opened.begin_making_way("restoring", lambda: None, backups_of(desk.path)[0])
    desk.notes("Meanwhile.")
    assert desk.opened.finish_making_way() is None
    desk.opened.begin_making_way("restoring", lambda: None)
    kept = desk.opened.finish_making_way()
    assert kept is not None
    assert log_of(kept)[-1] == "Meanwhile."


def test_what_somebody_else_wrote_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    theirs = desk.path.read_bytes().replace(b"Harbor Nights", b"Harbor Days")
    desk.path.write_bytes(theirs)
    with pytest.raises(ChangedOutside):
        restored(desk)
    assert desk.path.read_bytes() == theirs
    desk.notes("Play goes on.")


def test_a_file_that_cannot_be_opened_is_not_made_way_for(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    desk.path.write_text("{")
    desk.opened.begin_making_way("replacing", lambda: None)
    with pytest.raises(StorageError, match=r"“harbor\.gmtracker\.json” cannot be opened"):
        desk.opened.finish_making_way()
    desk.notes("Play goes on.")


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO], ids=errno.errorcode.get)
@pytest.mark.parametrize("call", [*CALLS, "mkdir"])
def test_whichever_call_fails_the_table_goes_on_or_is_a_backup(tmp_path: Path, call: str, code: int) -> None:
    """The first, second, third … such call fails, until there is none left that could."""
    for at in range(1, 40):
        folder = tmp_path / str(at)
        folder.mkdir()
        desk = saved_twice(folder)
        desk.opened.syncing.stop()
        with pytest.MonkeyPatch.context() as patched:
            failing = FailingCall(patched, call, code, at)
            kept = _tried(desk)
        assert flaws(desk.path) == ()
        if kept is None:
            assert same_table(desk.crashes(), desk)
        else:
            assert log_of(kept) == ["One.", "Two.", "Three."]
        if failing.made < at:
            return
    pytest.fail("there is no end of such calls")


def _tried(desk: Desk) -> Backup | None:
    try:
        return restored(desk)
    except StorageError:
        return None
