"""Where the journal cannot be written play goes on, says so, and leaves no gap that would be played over later."""

import errno
import os
from pathlib import Path

import pytest

from gmtracker.storage.open_campaign import OpenCampaign
from tests.storage.desks import Desk, in_session, noon, opened, same_table
from tests.support.failing_calls import FailingCall


def without_room(desk: Desk) -> None:
    """Have the disk of the journal full."""
    desk.journal.parent.mkdir(parents=True, exist_ok=True)
    desk.journal.unlink(missing_ok=True)
    desk.journal.symlink_to("/dev/full")


def test_a_full_disk_does_not_stop_the_play(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("Only on the table.", "And this.")
    desk.table.undo()
    assert desk.log()[-1] == "Only on the table."
    assert desk.opened.unkept == "The journal cannot be written: the disk is full."
    desk.opened.save()
    assert desk.reopens().log()[-1] == "Only on the table."


def test_a_state_folder_that_is_not_to_be_had_does_not_stop_the_play(tmp_path: Path, own_folders: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.close()
    state = own_folders / "state"
    state.rename(own_folders / "away")
    state.write_text("in the way")
    again = Desk(OpenCampaign.open(desk.path, noon))
    again.notes("One.")
    assert "The journal cannot be written" in again.opened.unkept
    assert again.reopens().log()[-1] == "One."


def test_with_room_again_the_journal_goes_on_from_the_next_save(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("One.")
    desk.journal.unlink()
    desk.notes("Two.")
    assert not desk.journal.exists()
    desk.opened.save()
    desk.notes("Three.")
    assert desk.opened.unkept == ""
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered == 1


def test_a_step_that_is_missing_in_the_journal_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later step would be played back onto a state that it did not follow."""
    desk = in_session(tmp_path)
    desk.notes("One.")
    with monkeypatch.context() as patched:
        FailingCall(patched, "write", errno.EIO)
        desk.notes("Missing.")
    desk.notes("After it.")
    assert desk.opened.unkept == "The journal cannot be written: the drive reports an error."
    again = opened(desk.path)
    assert again.log()[-1] == "One."
    assert again.opened.notices == ("1 step that was not in the file yet came back from the journal.",)


def test_a_step_written_by_half_is_cut_off_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    whole = desk.journal.read_bytes()
    with monkeypatch.context() as patched:
        FailingCall(patched, "write", errno.ENOSPC, torn=40)
        desk.notes("Not enough room for all of this.")
    assert desk.journal.read_bytes() == whole


def test_saving_elsewhere_brings_the_journal_back(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("One.")
    desk.opened.save_as(tmp_path / "elsewhere.gmtracker.json")
    desk.notes("Two.")
    assert desk.opened.unkept == ""
    assert desk.crashes().log()[-2:] == ["One.", "Two."]


def test_a_journal_that_fits_but_cannot_be_gone_on_with_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.let_go()
    opening = os.open

    def read_only(path: Path, flags: int, *rest: int) -> int:
        if str(path).endswith(".jsonl") and flags & os.O_WRONLY:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return opening(path, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    again = Desk(OpenCampaign.open(desk.path, noon))
    assert again.log()[-1] == "One."
    assert again.opened.unkept == "The journal cannot be written: that place can only be read."
    again.opened.close()
