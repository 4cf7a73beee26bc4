"""The journal keeps what is not in the file yet: crashes, torn lines, and journals that don't fit.

If the journal cannot be written, the game continues, says so, and no later step is played back over the gap.
"""

import errno
import hashlib
import json
import os
import shutil
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gmtracker.storage.atomic_write import SyncThread
from gmtracker.storage.errors import StorageError
from gmtracker.storage.journal import (
    FoundJournal,
    Journal,
    JournalError,
    JournalHeader,
    JournalRemoved,
    Step,
    find_journal,
)
from gmtracker.storage.journal_replay import fetch_journal
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import Digest
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_campaign, a_foe
from tests.builders.saved_campaigns import Desk, created, in_session, noon, opened, same_table, without_checksums
from tests.builders.thorough import thorough
from tests.driver.disk import FailingCall

CUTS = thorough(256)
CUT_SEED = 20_260_102


def kept_aside(desk: Desk) -> list[str]:
    """Return the quarantined journals as text."""
    return [path.read_text(encoding="utf-8") for path in sorted(desk.journal.parent.glob("*.kept-*"))]


@pytest.mark.parametrize("at", range(0, 4000, 160))
def test_flipped_bit_never_changes_recovered_state(tmp_path: Path, at: int) -> None:
    """What is recovered is what was played, up to the damaged line."""
    desk = in_session(tmp_path)
    desk.notes(*["Eight cards and 1500 crowns."] * 5)
    journal = bytearray(desk.journal.read_bytes())
    at %= len(journal)
    journal[at] ^= 1 << at % 7
    desk.journal.write_bytes(journal)
    back = opened(desk.path).log()
    assert back == desk.log()[: len(back)]


@pytest.mark.parametrize("bit", range(8))
def test_flipped_bit_in_end_of_last_line_is_reported(tmp_path: Path, bit: int) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.")
    journal = bytearray(desk.journal.read_bytes())
    journal[-1] ^= 1 << bit
    desk.journal.write_bytes(journal)
    back = opened(desk.path)
    assert back.log()[-1] == "One."
    assert "The journal was damaged" in back.opened.notices[-1]


def test_step_is_in_journal_before_table_shows_it(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    seen: list[bool] = []
    desk.table.listen(lambda _: seen.append("Before." in desk.journal.read_text(encoding="utf-8")))
    desk.notes("Before.")
    assert seen == [True]


def test_journal_has_same_bytes_as_file_later(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Word for word.")
    line = desk.journal.read_bytes().splitlines()[1]
    desk.opened.save()
    assert line.startswith(b'{"done":{')
    assert line[len(b'{"done":') : line.rindex(b',"crc32":')] in desk.path.read_bytes()


def test_first_line_names_continued_file(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Anything.")
    line = desk.journal.read_bytes().splitlines()[0]
    assert json.loads(line) == {
        "crc32": zlib.crc32(line[: line.rindex(b',"crc32":')]),
        "format": "gmtracker-journal",
        "version": 1,
        "campaign": "test",
        "entry": 2,
        "digest": hashlib.sha256(desk.path.read_bytes()).hexdigest(),
        "file": str(desk.path),
    }


def test_state_is_recovered_after_crash(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.stresses("Mira", 4)
    desk.notes("One.", "Two.")
    desk.table.undo()
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered_steps == 4
    assert again.opened.notices == ("Recovered 4 unsaved steps from the journal.",)


def test_crash_after_recovery_loses_nothing(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk = desk.crashes()
    desk.notes("Two.")
    again = desk.crashes()
    assert again.log()[-2:] == ["One.", "Two."]
    assert again.opened.recovered_steps == 2


def test_redo_survives_crash(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.")
    desk.table.undo()
    desk.table.undo()
    desk.table.redo()
    again = desk.crashes()
    assert again.log()[-1] == "One."
    again.table.redo()
    assert again.log()[-1] == "Two."


def test_closed_campaign_has_nothing_to_recover(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    again = desk.reopens()
    assert (again.opened.recovered_steps, again.opened.notices) == (0, ())
    assert not desk.journal.exists()


def test_crash_after_save_has_nothing_to_recover(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.save()
    assert desk.crashes().opened.recovered_steps == 0


def test_viewing_campaign_writes_no_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.crashes().opened.close()
    assert not desk.journal.exists()


def test_journal_cut_anywhere_is_valid_up_to_last_line(tmp_path: Path) -> None:
    """It is cut before, at and after the end of each line, and at random places within lines."""
    desk = in_session(tmp_path)
    desk.notes("One.")
    tables = [desk.log()]
    for step in (lambda: desk.notes("Two."), desk.table.undo, desk.table.redo):
        step()
        tables.append(desk.log())
    journal = desk.journal.read_bytes()
    whole = journal.splitlines(keepends=True)
    for cut in cuts(whole[:2], whole[2:]):
        desk.journal.write_bytes(journal[:cut])
        again = opened(desk.path)
        assert again.log() == tables[journal[:cut].count(b"\n") - 2]
        assert not again.opened.notices[1:]
    assert kept_aside(desk) == []


def cuts(kept: list[bytes], lines: list[bytes]) -> list[int]:
    """Return the bytes after which to cut a journal: around line ends and at random places."""
    ends = list(accumulate(map(len, lines), initial=len(b"".join(kept))))
    about = {end + beside for end in ends for beside in (-1, 0, 1)}
    within = range(ends[0], ends[-1] + 1)
    by_chance = Random(CUT_SEED).sample(within, min(CUTS, len(within)))
    return sorted((about & set(within)) | set(by_chance))


def test_game_continues_after_torn_line(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Torn.")
    desk.journal.write_bytes(desk.journal.read_bytes()[:-20])
    again = opened(desk.path)
    again.notes("Two.")
    assert again.crashes().log()[-2:] == ["One.", "Two."]


def test_torn_first_line_is_no_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.journal.write_bytes(desk.journal.read_bytes()[:30])
    again = opened(desk.path)
    assert again.opened.notices == ()
    again.notes("Two.")
    assert again.crashes().log()[-1] == "Two."


def test_damaged_line_ends_playback_and_rest_is_kept(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.", "Three.")
    lines = desk.journal.read_bytes().splitlines(keepends=True)
    lines[2] = b"\0" * 40 + b"\n"
    desk.journal.write_bytes(b"".join(lines))
    again = opened(desk.path)
    assert again.log()[-1] == "One."
    assert len(again.opened.notices) == 2
    assert ["Three." in text for text in kept_aside(desk)] == [True]


def test_line_that_does_not_follow_ends_playback_and_is_kept(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.")
    lines = desk.journal.read_bytes().splitlines(keepends=True)
    desk.journal.write_bytes(b"".join([*lines, lines[1], b'{"undone":[99]}\n', b'{"redone":[1]}\n', b"{}\n"]))
    again = opened(desk.path)
    assert again.log()[-1] == "Two."
    assert len(kept_aside(desk)) == 1


@pytest.mark.parametrize("line", [b'{"undone":[99]}', b'{"redone":[1]}', b"{}", b'{"done":{"id":9}}', b'{"done":7}'])
def test_line_that_does_not_follow_changes_nothing(tmp_path: Path, line: bytes) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.journal.write_bytes(desk.journal.read_bytes() + line + b"\n")
    again = opened(desk.path)
    assert same_table(again, desk)
    assert len(kept_aside(desk)) == 1


def test_unknown_fields_of_newer_version_are_ignored_and_kept(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.")
    lines = desk.journal.read_bytes().splitlines(keepends=True)
    lines[1] = without_checksums(lines[1]).replace(b'{"done":', b'{"moon":[1],"done":')
    desk.journal.write_bytes(b"".join(lines))
    again = opened(desk.path)
    assert (again.log()[-2:], kept_aside(desk)) == (["One.", "Two."], [])
    assert desk.journal.read_bytes() == b"".join(lines)


def test_journal_of_another_state_is_quarantined_with_notice(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = desk.path.read_bytes()
    desk.notes("Saved.")
    desk.opened.save()
    desk.notes("Only in the journal.")
    desk.path.write_bytes(before)
    again = opened(desk.path)
    assert "Only in the journal." not in again.log()
    assert "Some steps no longer fit this file, because it was changed elsewhere." in again.opened.notices[0]
    assert ["Only in the journal." in text for text in kept_aside(desk)] == [True]


@pytest.mark.parametrize(("holds", "steps"), [(10, range(2)), (20, range(1, 2)), (15, None), (40, None)])
def test_saved_line_continues_file_only_from_line_end(holds: int, steps: range | None) -> None:
    first, saved = JournalHeader(campaign="c1", entry=1, digest="old"), Step(saved="new", holds=holds)
    found = FoundJournal(header=first, steps=(Step(), saved), ends=(10, 20, 30), is_damaged=False)
    assert found.steps_after("new") == steps


def test_journal_of_another_campaign_is_never_played_back(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    journal = desk.journal.read_bytes().replace(b'"campaign":"test"', b'"campaign":"other"')
    desk.journal.write_bytes(journal)
    assert opened(desk.path).log()[-1] != "One."
    assert len(kept_aside(desk)) == 1


def test_invalid_journal_is_quarantined(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.journal.parent.mkdir(parents=True, exist_ok=True)
    desk.journal.write_text("shopping:\nmilk\n", encoding="utf-8")
    assert opened(desk.path).opened.recovered_steps == 0
    assert kept_aside(desk) == ["shopping:\nmilk\n"]


@pytest.mark.parametrize("sign", ["\0", "x", "{"])
def test_journal_without_line_end_is_quarantined_with_notice(tmp_path: Path, sign: str) -> None:
    """Zeros, as some disks have after a power cut, were taken for an incomplete first line."""
    desk = in_session(tmp_path)
    desk.notes("One.")
    left = sign * len(desk.journal.read_bytes())
    desk.journal.write_text(left, encoding="utf-8")
    again = opened(desk.path)
    assert kept_aside(again) == [left]
    assert ".kept-1" in again.opened.notices[0]


def test_new_campaign_does_not_use_old_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Of the old campaign.")
    desk.path.unlink()
    again = created(tmp_path)
    assert len(kept_aside(desk)) == 1
    assert "The steps are saved in" in again.opened.notices[0]
    assert again.crashes().opened.recovered_steps == 0


def test_crash_right_after_replacing_repeats_no_step(tmp_path: Path) -> None:
    """The old journal is still there. Its last line names the digest of the new file."""
    desk = in_session(tmp_path)
    desk.notes("One.")
    journal = _journal_at_the_move(desk)
    desk.journal.write_bytes(journal)
    again = opened(desk.path)
    assert (again.log().count("One."), again.opened.recovered_steps, again.opened.notices) == (1, 0, ())


def test_crash_right_before_replacing_recovers_everything(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = desk.path.read_bytes()
    desk.notes("One.")
    journal = _journal_at_the_move(desk)
    desk.path.write_bytes(before)
    desk.journal.write_bytes(journal)
    again = opened(desk.path)
    assert (again.log()[-1], again.opened.recovered_steps) == ("One.", 1)
    again.notes("Two.")
    assert again.crashes().log()[-2:] == ["One.", "Two."]


def test_chapter_reopened_by_undo_is_reopened_after_crash(tmp_path: Path) -> None:
    """The file has that chapter's opening only with its participants. The journal has the complete one."""
    desk = in_session(tmp_path)
    desk.adds(a_foe("Bystander"))
    desk.ends_session()
    desk.starts_session("Second")
    desk.opened.save()
    for _ in range(3):
        desk.table.undo()
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.finished_chapters() == desk.opened.finished_chapters()
    assert again.reopens().opened.recovered_steps == 0
    assert flaws(desk.path) == ()


def test_chapter_is_not_reopened_with_wrong_opening(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.table.undo()
    desk.table.undo()
    journal = desk.journal.read_bytes()
    assert b'"opening":{' in journal
    desk.journal.write_bytes(journal.replace(b'"name":"Harbor Nights"', b'"name":"Elsewhere"'))
    again = opened(desk.path)
    assert again.now.session is not None
    assert len(kept_aside(desk)) == 1


def test_crash_after_outside_edit_recovers_later_steps(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    text = desk.path.read_bytes()
    desk.path.write_bytes(text.replace(b'"name": "Mira"', b'"name": "Mirabel"', 1))
    desk = opened(desk.path)
    desk.notes("One.")
    again = desk.crashes()
    assert same_table(again, desk)
    assert len(again.log()) == 2


def test_journal_of_large_campaign_is_played_back(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes(*["Long. " * 15_000] * 20)
    desk.opened.save()
    desk.notes("One.")
    assert desk.crashes().log()[-1] == "One."


def test_journal_keeps_campaign_that_cannot_be_saved(tmp_path: Path) -> None:
    desk = created(_folder(tmp_path))
    desk.notes("One.")
    shutil.move(desk.path.parent, tmp_path / "drive taken out")
    with pytest.raises(StorageError, match=r"folder or disk of “harbor\.gmtracker\.json” is gone"):
        desk.opened.close()
    shutil.move(tmp_path / "drive taken out", desk.path.parent)
    assert desk.crashes().log() == ["One."]


def test_save_as_works_when_drive_is_gone(tmp_path: Path) -> None:
    desk = created(_folder(tmp_path))
    desk.notes("One.")
    shutil.rmtree(desk.path.parent)
    desk.opened.save_as(tmp_path / "elsewhere.gmtracker.json")
    assert desk.reopens().log() == ["One."]


def test_each_file_has_its_own_journal(tmp_path: Path) -> None:
    one = created(tmp_path)
    other = Desk(OpenCampaign.create(tmp_path / "other.gmtracker.json", a_campaign("Other"), noon))
    one.notes("In one.")
    other.notes("In the other.")
    assert (one.crashes().log(), other.crashes().log()) == (["In one."], ["In the other."])


def test_link_to_file_has_same_journal(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.notes("One.")
    link = tmp_path / "link.json"
    link.symlink_to(desk.path)
    assert opened(link).log() == ["One."]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is text")
def test_file_with_undecodable_name_is_played_and_recovered(tmp_path: Path) -> None:
    """No step was possible, because the path could not be written to the journal."""
    folder = _folder(tmp_path, "half \udcff sign")
    desk = in_session(folder)
    desk.notes("One.")
    again = desk.crashes()
    assert again.log()[-1] == "One."
    again.opened.save_as(folder / "another.gmtracker.json")
    again.notes("Two.")
    again.opened.close()
    assert opened(folder / "another.gmtracker.json").log()[-1] == "Two."
    assert desk.crashes().opened.continuation_path == folder / "another.gmtracker.json"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is text")
def test_journal_finds_file_moved_out_of_undecodable_folder(tmp_path: Path) -> None:
    folder = _folder(tmp_path, "half \udcff sign")
    desk = created(folder)
    desk.notes("One.")
    desk.opened.close_without_saving()
    folder.rename(tmp_path / "new")
    assert opened(tmp_path / "new" / desk.path.name).log() == ["One."]


def _folder(tmp_path: Path, name: str = "drive") -> Path:
    folder = tmp_path / name
    folder.mkdir()
    return folder


def _journal_at_the_move(desk: Desk) -> bytes:
    """Save, and return the journal at the moment when the new file replaced the old one."""
    seen: list[bytes] = []
    replace = Path.replace

    def watched(path: Path, target: Path) -> Path:
        seen.append(desk.journal.read_bytes())
        return replace(path, target)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "replace", watched)
        desk.opened.save()
    return seen[0]


def without_room(desk: Desk) -> None:
    """Make the journal's disk full."""
    desk.journal.parent.mkdir(parents=True, exist_ok=True)
    desk.journal.unlink(missing_ok=True)
    desk.journal.symlink_to("/dev/full")


def test_full_disk_does_not_stop_game(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("Only on the table.", "And this.")
    desk.table.undo()
    assert desk.log()[-1] == "Only on the table."
    assert desk.opened.journal_error == "Couldn't write the journal: the disk is full."
    desk.opened.save()
    assert desk.reopens().log()[-1] == "Only on the table."


def test_missing_state_folder_does_not_stop_game(tmp_path: Path, own_folders: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.close()
    state = own_folders / "state"
    state.rename(own_folders / "away")
    state.write_text("in the way")
    again = Desk(OpenCampaign.open(desk.path, noon))
    again.notes("One.")
    assert "Couldn't write the journal" in again.opened.journal_error
    assert again.reopens().log()[-1] == "One."


def test_journal_continues_after_next_save_once_there_is_room(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("One.")
    desk.journal.unlink()
    desk.notes("Two.")
    assert not desk.journal.exists()
    desk.opened.save()
    desk.notes("Three.")
    assert desk.opened.journal_error == ""
    again = desk.crashes()
    assert same_table(again, desk)
    assert again.opened.recovered_steps == 1


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A folder that nobody can list, not even root."""
    folder.chmod(0)
    user = os.geteuid()
    try:
        if user == 0:
            os.seteuid(65534)
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o700)


@pytest.mark.skipif(os.name == "nt", reason="Windows locks folders otherwise")
def test_unreadable_journal_folder_is_reported(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.close()
    with locked(desk.journal.parent):
        fetch_journal(desk.journal, desk.path, desk.opened.history.now.id, Digest())
        with pytest.raises(JournalError, match=r"Couldn't read the journal .*: you don't have permission\."):
            find_journal(desk.journal)


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
def test_removed_journal_is_noticed_and_restarted_after_save(
    tmp_path: Path,
) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    shutil.rmtree(desk.journal.parent)
    desk.notes("Two.")
    assert desk.opened.journal_error == JournalRemoved().sentence
    assert desk.opened.steps_at_risk >= 2
    desk.opened.save()
    desk.notes("Three.")
    assert desk.opened.journal_error == ""
    assert desk.crashes().log()[-3:] == ["One.", "Two.", "Three."]


def test_missing_step_ends_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later step would be played back onto a state that it does not follow."""
    desk = in_session(tmp_path)
    desk.notes("One.")
    with monkeypatch.context() as patched:
        FailingCall(patched, "write", errno.EIO)
        desk.notes("Missing.")
    desk.notes("After it.")
    assert "the drive reported an error" in desk.opened.journal_error
    again = opened(desk.path)
    assert again.log()[-1] == "One."
    assert again.opened.recovered_steps == 1


def test_partially_written_step_is_truncated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    whole = desk.journal.read_bytes()
    with monkeypatch.context() as patched:
        FailingCall(patched, "write", errno.ENOSPC, torn=40)
        desk.notes("Not enough room for all of this.")
    assert desk.journal.read_bytes() == whole


def test_save_as_restores_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    without_room(desk)
    desk.notes("One.")
    desk.opened.save_as(tmp_path / "elsewhere.gmtracker.json")
    desk.notes("Two.")
    assert desk.opened.journal_error == ""
    assert desk.crashes().log()[-2:] == ["One.", "Two."]


def test_journal_that_cannot_be_continued_is_played_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.close_without_saving()
    opening = os.open

    def read_only(path: Path, flags: int, *rest: int) -> int:
        if str(path).endswith(".jsonl") and flags & os.O_WRONLY:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return opening(path, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    again = Desk(OpenCampaign.open(desk.path, noon))
    assert again.log()[-1] == "One."
    assert "read-only" in again.opened.journal_error
    again.opened.close()


@pytest.mark.parametrize("call", ["fstat", "ftruncate"])
def test_journal_that_cannot_be_continued_is_closed(tmp_path: Path, call: str) -> None:
    """Each attempt left a file open."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"more than is whole")
    opened: list[int] = []
    open_file = os.open

    def noted(*args: Any) -> int:
        opened.append(open_file(*args))
        return opened[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "open", noted)
        FailingCall(patched, call, errno.EIO)
        with pytest.raises(StorageError, match="the drive reported an error"):
            Journal(path, 3, SyncThread(lambda: None))
    assert len(opened) == 1
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened[0])


def with_a_damaged_end(tmp_path: Path) -> Desk:
    """A campaign whose program was killed and whose journal's last line is unreadable."""
    desk = in_session(tmp_path)
    desk.notes("One.", "Two.")
    journal = bytearray(desk.journal.read_bytes())
    journal[-12] ^= 1
    desk.journal.write_bytes(journal)
    desk.opened.close_without_saving()
    return desk


def test_damaged_journal_is_truncated_only_after_copy_is_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut in between lost the part that the notice said was kept."""
    desk = with_a_damaged_end(tmp_path)
    synced: set[int] = set()
    on_disk: list[bool] = []
    sync, cut_off = os.fsync, os.ftruncate

    def noted(descriptor: int) -> None:
        synced.add(os.fstat(descriptor).st_ino)
        sync(descriptor)

    def cut(descriptor: int, length: int) -> None:
        if os.path.samestat(os.fstat(descriptor), desk.journal.stat()):
            (kept,) = desk.journal.parent.glob("*.kept-*")
            on_disk.append({kept.stat().st_ino, kept.parent.stat().st_ino} <= synced)
        cut_off(descriptor, length)

    monkeypatch.setattr(os, "fsync", noted)
    monkeypatch.setattr(os, "ftruncate", cut)
    assert opened(desk.path).log()[-1] == "One."
    assert on_disk == [True]


def test_damaged_journal_is_not_truncated_when_copying_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = with_a_damaged_end(tmp_path)
    before = desk.journal.read_bytes()
    FailingCall(monkeypatch, "fsync", errno.EIO)
    with pytest.raises(JournalError, match=r"Couldn't set the old journal aside: .*the drive reported an error\."):
        OpenCampaign.open(desk.path, noon)
    assert desk.journal.read_bytes() == before
