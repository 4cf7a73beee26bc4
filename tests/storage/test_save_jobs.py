"""Saving while the game continues: every step is in the file or in the journal. Replacing makes a backup first."""

import errno
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from gmtracker.storage import save_jobs
from gmtracker.storage.atomic_write import replace_file
from gmtracker.storage.backups import Backup, file_backups
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileChangedOutside
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign, open_or_view
from gmtracker.storage.validate_campaign import flaws
from tests.builders.saved_campaigns import Desk, created, in_session, noon, opened, same_table
from tests.builders.thorough import a_share_of
from tests.driver.disk import CALLS, FailingCall

ERRORS = [errno.ENOSPC, errno.EIO, errno.EACCES]


class HeldUp:
    """Blocks the writing of files right before the new file replaces the old one."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.reached, self.goes_on = Event(), Event()
        self.fails = False
        patched.setattr(save_jobs, "replace_file", self)

    def __call__(self, path: Path, parts: Iterable[bytes | memoryview], **named: Any) -> None:
        self.reached.set()
        assert self.goes_on.wait(10)
        if self.fails:
            raise StorageError("Couldn't save “{file}”: the disk is full.", file=path.name)
        replace_file(path, parts, **named)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldUp:
    return HeldUp(monkeypatch)


def saving_with_steps_meanwhile(desk: Desk, held: HeldUp, path: Path | None = None) -> None:
    """Do a step, a save that is blocked, an undo and two more steps; then let the save end."""
    held.goes_on.set()
    desk.notes("Before.")
    held.goes_on.clear()
    desk.opened.begin_save(lambda: None, path)
    assert held.reached.wait(10)
    desk.table.undo()
    desk.notes("Meanwhile.", "And more.")
    held.goes_on.set()


def test_save_contains_state_when_it_was_requested(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    saving_with_steps_meanwhile(desk, held)
    desk.opened.finish_save()
    assert "Before." in desk.path.read_text(encoding="utf-8")
    assert "Meanwhile." not in desk.path.read_text(encoding="utf-8")
    assert not desk.opened.is_saved
    assert flaws(desk.path) == ()


def test_steps_during_save_are_recovered_from_journal(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    saving_with_steps_meanwhile(desk, held)
    desk.opened.finish_save()
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered_steps == 3
    assert same_table(again.reopens(), desk)
    assert not journal_path(desk.path).exists()


def test_crash_during_save_loses_nothing(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    saving_with_steps_meanwhile(desk, held)
    assert same_table(desk.crashes(), desk)


def test_failed_save_leaves_file_and_journal_unchanged(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    before = desk.path.read_bytes()
    held.fails = True
    saving_with_steps_meanwhile(desk, held)
    with pytest.raises(StorageError, match="the disk is full"):
        desk.opened.finish_save()
    assert desk.path.read_bytes() == before
    assert same_table(desk.crashes(), desk)


def test_save_after_failed_one_contains_everything(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    saving_with_steps_meanwhile(desk, held)
    desk.opened.close()
    assert desk.opened.is_saved
    assert not desk.journal.exists()
    assert same_table(opened(desk.path), desk)


def test_steps_during_save_as_continue_in_new_file(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    other = tmp_path / "other.gmtracker.json"
    old_journal = desk.journal
    saving_with_steps_meanwhile(desk, held, other)
    desk.opened.finish_save()
    assert desk.path == other
    assert desk.opened.was_left.wait(30)
    assert b'"done"' not in old_journal.read_bytes()
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered_steps == 3


def test_chapter_ended_during_save_is_complete_in_next_save(tmp_path: Path, held: HeldUp) -> None:
    held.goes_on.set()
    desk = in_session(tmp_path)
    held.goes_on.clear()
    desk.notes("Before.")
    desk.opened.begin_save(lambda: None)
    assert held.reached.wait(10)
    desk.ends_session()
    desk.notes("The next chapter.")
    held.goes_on.set()
    again = desk.reopens()
    assert same_table(again, desk)
    assert flaws(desk.path) == ()


def test_journal_of_saved_steps_is_removed_at_next_start(tmp_path: Path) -> None:
    desk, ended = in_session(tmp_path), Event()
    desk.notes("Before.")
    desk.opened.begin_save(ended.set)
    assert ended.wait(10)
    left_behind = desk.journal.read_bytes()
    desk.opened.close_without_saving()
    desk.journal.write_bytes(left_behind)
    again = opened(desk.path)
    assert again.opened.recovered_steps == 0
    assert same_table(again, desk)
    assert not desk.journal.exists()


def test_end_of_save_is_signaled_from_another_thread(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.notes("One.")
    told = Event()
    desk.opened.begin_save(told.set)
    assert told.wait(10)
    assert desk.opened.is_saving
    desk.opened.finish_save()
    assert desk.opened.is_saved


def test_unexpected_error_is_reported_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(*_: object) -> None:
        raise ZeroDivisionError

    told: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr("threading.excepthook", told.append)
    desk = in_session(tmp_path)
    desk.notes("One.")
    monkeypatch.setattr(save_jobs, "write_campaign", mistaken)
    with pytest.raises(StorageError, match=r"because of an error in gmtracker\."):
        desk.opened.save()
    assert [args.exc_type for args in told] == [ZeroDivisionError]
    assert same_table(desk.crashes(), desk)


@pytest.mark.parametrize("code", a_share_of(ERRORS), ids=errno.errorcode.get)
@pytest.mark.parametrize("call", [*CALLS, "link", "unlink", "ftruncate", "mkdir"])
def test_any_failing_call_of_save_loses_nothing(tmp_path: Path, call: str, code: int) -> None:
    """The first, second, third … call of a save fails, until no call is left to fail."""
    for at in range(1, 40):
        folder = tmp_path / str(at)
        folder.mkdir()
        desk = in_session(folder)
        desk.notes("One.", "Two.")
        desk.table.undo()
        desk.opened.sync_thread.stop()
        with pytest.MonkeyPatch.context() as patched:
            failing = FailingCall(patched, call, code, at)
            with suppress(StorageError):
                desk.opened.save()
        assert flaws(desk.path) == ()
        desk.notes("Three.")
        assert same_table(desk.crashes(), desk)
        if failing.made < at:
            return
    pytest.fail("there is no end of such calls")


def test_write_torn_anywhere_in_save_loses_nothing(tmp_path: Path) -> None:
    for at in range(1, 6):
        folder = tmp_path / str(at)
        folder.mkdir()
        desk = in_session(folder)
        desk.notes("One.")
        desk.opened.sync_thread.stop()
        with pytest.MonkeyPatch.context() as patched:
            FailingCall(patched, "write", errno.ENOSPC, at, torn=7)
            with suppress(StorageError):
                desk.opened.save()
        assert flaws(desk.path) == ()
        assert same_table(desk.crashes(), desk)


def test_steps_during_first_save_as_are_recovered_from_there(tmp_path: Path, held: HeldUp) -> None:
    """Without a step in the journal before, its first line was copied as a step that could not be played back."""
    held.goes_on.set()
    desk = in_session(tmp_path)
    held.goes_on.clear()
    desk.opened.begin_save(lambda: None, tmp_path / "other.gmtracker.json")
    desk.notes("Meanwhile.")
    held.goes_on.set()
    desk.opened.finish_save()
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered_steps == 1


def test_step_during_first_save_after_outside_edit_is_recovered(tmp_path: Path, held: HeldUp) -> None:
    """Its journal continued the file that the save replaced."""
    held.goes_on.set()
    desk = in_session(tmp_path)
    desk.opened.close()
    edited = desk.path.read_bytes().replace(b'"name": "Harbor Nights"', b'"name": "Harbor Days"', 1)
    desk.path.write_bytes(edited)
    desk = opened(desk.path)
    held.goes_on.clear()
    desk.opened.begin_save(lambda: None)
    desk.notes("Meanwhile.")
    held.goes_on.set()
    desk.opened.finish_save()
    assert same_table(desk.crashes(), desk)


def saved_twice(folder: Path) -> Desk:
    """A campaign saved after each of two notes. A third is in the journal."""
    desk = created(folder)
    for text in ("One.", "Two."):
        desk.notes(text)
        desk.opened.save()
    desk.notes("Three.")
    return desk


def restored(desk: Desk) -> Backup | None:
    """Restore the newest backup."""
    desk.opened.begin_replace("restoring", lambda: None, file_backups(desk.path)[0])
    return desk.opened.finish_replace()


def log_of(backup: Backup) -> list[str]:
    return [entry.sentence for entry in OpenCampaign.open_read_only(backup.path, noon).history.open_chapter.entries]


def test_restoring_writes_backup_and_makes_state_backup(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    kept = restored(desk)
    assert kept is not None
    assert (kept.occasion, log_of(kept)) == ("restoring", ["One.", "Two.", "Three."])
    desk.opened.close_without_saving()
    again = opened(desk.path)
    assert (again.log(), again.opened.notices) == (["One."], ())


def test_restored_file_is_read_ahead_and_used_if_unchanged(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    restored(desk)
    desk.opened.close_without_saving()
    ahead = desk.opened.read_ahead
    assert ahead is not None
    again = open_or_view(desk.path, noon, ahead)
    assert again is ahead
    assert [entry.sentence for entry in again.history.open_chapter.entries] == ["One."]
    again.close_without_saving()
    desk.path.write_bytes(desk.path.read_bytes().replace(b"Harbor Nights", b"Harbor Days"))
    reopened = open_or_view(desk.path, noon, ahead)
    assert reopened is not ahead
    assert reopened.history.now.name == "Harbor Days"
    reopened.close_without_saving()


def test_replaced_campaign_refuses_steps(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    assert restored(desk)
    with pytest.raises(StorageError):
        desk.notes("Too late.")


def test_step_during_replacement_restarts_it(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    desk.opened.begin_replace("restoring", lambda: None, file_backups(desk.path)[0])
    desk.notes("Meanwhile.")
    assert desk.opened.finish_replace() is None
    desk.opened.begin_replace("restoring", lambda: None)
    kept = desk.opened.finish_replace()
    assert kept is not None
    assert log_of(kept)[-1] == "Meanwhile."


def test_change_by_another_program_is_not_replaced(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    theirs = desk.path.read_bytes().replace(b"Harbor Nights", b"Harbor Days")
    desk.path.write_bytes(theirs)
    with pytest.raises(FileChangedOutside):
        restored(desk)
    assert desk.path.read_bytes() == theirs
    desk.notes("Play goes on.")


def test_campaign_is_not_replaced_by_file_that_cannot_open(tmp_path: Path) -> None:
    desk = saved_twice(tmp_path)
    desk.path.write_text("{")
    desk.opened.begin_replace("replacing", lambda: None)
    with pytest.raises(StorageError, match=r"Couldn't open “harbor\.gmtracker\.json”\."):
        desk.opened.finish_replace()
    desk.notes("Play goes on.")


@pytest.mark.parametrize("code", a_share_of(ERRORS[:2]), ids=errno.errorcode.get)
@pytest.mark.parametrize("call", [*CALLS, "mkdir"])
def test_failing_call_leaves_campaign_playable_or_replaced(tmp_path: Path, call: str, code: int) -> None:
    """The first, second, third … call fails, until no call is left to fail."""
    for at in range(1, 40):
        folder = tmp_path / str(at)
        folder.mkdir()
        desk = saved_twice(folder)
        desk.opened.sync_thread.stop()
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
