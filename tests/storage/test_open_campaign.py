"""Open campaigns: new files, newer versions, locks, changes by others, and moved files.

A campaign of a newer version opens for viewing only, as far as it can be read, and is never changed. Other tests use
one file in two windows, programs or machines, or move a file after a crash.
"""

import errno
import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

import msgspec
import pytest

from gmtracker.engine.errors import Refused
from gmtracker.storage import save_jobs
from gmtracker.storage.backups import file_backups
from gmtracker.storage.closing import save_and_close
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileChangedOutside, FileInUse, FileLock, FolderGone
from gmtracker.storage.journal import Journal, journal_path
from gmtracker.storage.notices import NEWER_VERSION_NOTICE
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_campaign
from tests.builders.saved_campaigns import Desk, created, in_session, noon, opened, same_table, without_checksums
from tests.driver.disk import FailingCall, HeldDisk


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> HeldDisk:
    return HeldDisk(monkeypatch)


def begun(folder: Path) -> Desk:
    """A new campaign whose file may not be synced yet."""
    return Desk(OpenCampaign.create(folder / "harbor.gmtracker.json", a_campaign(), noon))


def test_new_file_is_complete_before_it_is_synced(tmp_path: Path, disk: HeldDisk) -> None:
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


def test_new_file_saved_once_has_no_backup_of_itself(tmp_path: Path) -> None:
    desk = begun(tmp_path)
    desk.opened.save()
    assert desk.opened.is_saved
    assert file_backups(desk.path) == ()


def test_overwritten_new_file_of_another_program_becomes_backup(tmp_path: Path) -> None:
    desk = begun(tmp_path)
    theirs = desk.path.read_bytes().replace(b"Harbor Nights", b"Harbor Days")
    desk.path.write_bytes(theirs)
    with pytest.raises(FileChangedOutside):
        desk.opened.save()
    desk.opened.allow_overwrite()
    desk.opened.save()
    assert [backup.path.read_bytes() for backup in file_backups(desk.path)] == [theirs]


def test_viewed_campaign_is_created_only_at_free_path(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.close()
    looked = Desk(OpenCampaign.open_read_only(desk.path, noon))
    with pytest.raises(StorageError, match=r"A file named “harbor\.gmtracker\.json” already exists\."):
        looked.opened.create_file(desk.path)
    looked.opened.create_file(tmp_path / "mine.gmtracker.json")
    looked.notes("One.")
    assert looked.path.name == "mine.gmtracker.json"
    assert same_table(looked.crashes(), looked)


@pytest.mark.parametrize("call", ["open", "write", "close", "replace"])
def test_new_file_that_cannot_be_written_is_not_created(tmp_path: Path, call: str) -> None:
    path = tmp_path / "harbor.gmtracker.json"
    with pytest.MonkeyPatch.context() as patched:
        FailingCall(patched, call, errno.ENOSPC, at=2 if call == "open" else 1)  # The first call opens the lock file.
        with pytest.raises(StorageError, match="the disk is full"):
            OpenCampaign.create(path, a_campaign(), noon)
    assert not path.exists()
    FileLock(path).release()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EACCES], ids=errno.errorcode.get)
@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace", "unlink", "mkdir"])
def test_failing_call_during_creation_loses_no_step(tmp_path: Path, call: str, code: int) -> None:
    """The first, second, third … call fails, until no call is left to fail."""
    for at in range(1, 40):
        folder = tmp_path / str(at)
        folder.mkdir()
        with pytest.MonkeyPatch.context() as patched:
            failing = FailingCall(patched, call, code, at)
            if (desk := _plays_in_a_new_file(folder)) is None:
                continue
        assert flaws(desk.path) == ()
        assert desk.opened.journal_error or same_table(desk.crashes(), desk)
        if failing.made < at:
            return
    pytest.fail("there is no end of such calls")


def _plays_in_a_new_file(folder: Path) -> Desk | None:
    """Return a new campaign with a step in it, whatever fails. None if it can't be created."""
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
    desk.opened.sync_thread.stop()
    return desk


@pytest.fixture
def newer(tmp_path: Path) -> Desk:
    """Return an opened campaign of a newer version, with unknown data in its state and log."""
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


def test_newer_version_is_shown_with_notice(newer: Desk) -> None:
    assert [character.name for character in newer.now.characters] == ["Mira", "Rook", "Warden"]
    assert newer.opened.notices == (NEWER_VERSION_NOTICE,)


def test_newer_version_cannot_be_changed(newer: Desk, tmp_path: Path) -> None:
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


def test_journal_of_newer_version_is_left_unchanged(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Only in the journal.")
    journal = desk.journal.read_bytes()
    _as_version_2(desk.path)
    opened(desk.path).opened.close()
    assert desk.journal.read_bytes() == journal


def test_unreadable_newer_version_is_refused_in_sentence(newer: Desk) -> None:
    text = newer.path.read_bytes().replace(b'"side":"opposition"', b'"side":"the sea"')
    newer.path.write_bytes(text)
    with pytest.raises(
        StorageError, match=r"This file needs a newer gmtracker \(it uses format 2, this version reads up to format 1\)"
    ):
        opened(newer.path)


def test_validate_reports_newer_version(newer: Desk) -> None:
    (flaw,) = flaws(newer.path)
    assert "format 2" in flaw


def test_chapter_newer_than_its_file_is_refused(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    plain = desk.saved()
    plain["chapters"][-1]["version"] = 2
    desk.path.write_bytes(msgspec.json.encode(plain))
    with pytest.raises(StorageError, match=r"\$\.chapters\[1\]\.version: this file needs a newer gmtracker"):
        opened(desk.path)


HOLDS = """
import sys
from pathlib import Path
from gmtracker.storage.file_lock import FileLock

lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held_by_another_program(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Keep the file open in another program."""
    command = [sys.executable, "-c", HOLDS, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        try:
            yield program
        finally:
            program.kill()


def written_by_another(file: Path) -> bytes:
    """Make another program change the campaign's name in the file."""
    text = file.read_bytes().replace(b'"name": "Harbor Nights"', b'"name": "Harbor Days"')
    other = file.with_name("other machine.json")
    other.write_bytes(text)
    other.replace(file)
    return text


def test_file_open_in_another_program_is_refused(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    with held_by_another_program(desk.path):
        with pytest.raises(FileInUse) as caught:
            OpenCampaign.open(desk.path, noon)
        assert caught.value.sentence == "“harbor.gmtracker.json” is already open in another gmtracker window."


def test_dead_program_holds_no_lock(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    with held_by_another_program(desk.path) as program:
        program.kill()
        program.wait(10)
        opened(desk.path).notes("It is mine now.")


def test_unreferenced_campaign_holds_no_lock(tmp_path: Path) -> None:
    dropped = OpenCampaign.create(tmp_path / "dropped.gmtracker.json", a_campaign(), noon)
    path = dropped.path
    del dropped
    gc.collect()
    FileLock(path).release()


def test_file_is_locked_through_link(tmp_path: Path) -> None:
    desk = created(tmp_path)
    link = tmp_path / "link.gmtracker.json"
    link.symlink_to(desk.path)
    with pytest.raises(FileInUse):
        FileLock(link)


def test_file_open_in_another_window_opens_for_viewing(tmp_path: Path) -> None:
    owner = in_session(tmp_path)
    owner.notes("Not in the file yet.")
    looking = Desk(OpenCampaign.open_read_only(owner.path, noon, "It is open elsewhere."))
    assert looking.log()[-1] == "Not in the file yet."
    with pytest.raises(Refused, match=r"It is open elsewhere\."):
        looking.notes("No.")
    looking.opened.close()
    assert owner.crashes().log()[-1] == "Not in the file yet."


def test_file_open_in_another_window_is_not_overwritten(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    other = tmp_path / "other.gmtracker.json"
    with held_by_another_program(other), pytest.raises(FileInUse):
        desk.opened.save_as(other)
    desk.notes("Play goes on.")
    assert desk.reopens().log()[-1] == "Play goes on."


def test_system_without_locks_allows_opening(tmp_path: Path, own_folders: Path) -> None:
    (own_folders / "state").mkdir(parents=True)
    (own_folders / "state" / "locks").write_text("in the way")
    FileLock(tmp_path / "any")
    FileLock(tmp_path / "any").release()


def test_change_by_another_program_is_noticed(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    assert not desk.opened.was_changed_outside()
    written_by_another(desk.path)
    assert desk.opened.was_changed_outside()


def test_touched_file_counts_as_unchanged(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    os.utime(desk.path, ns=(1, 1))
    assert not desk.opened.was_changed_outside()
    desk.notes("One.")
    desk.opened.save()
    assert desk.opened.is_saved


def test_change_by_another_program_is_not_overwritten(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    theirs = written_by_another(desk.path)
    desk.notes("Mine.")
    with pytest.raises(FileChangedOutside, match=r"Another program changed “harbor\.gmtracker\.json”\."):
        desk.opened.save()
    assert desk.path.read_bytes() == theirs
    desk.notes("Play goes on.")
    assert not desk.opened.is_saved


def test_saved_campaign_becomes_backup_when_its_file_was_changed(tmp_path: Path) -> None:
    """Its state was in no file any more once it was closed, because the change was noticed only later."""
    desk = in_session(tmp_path)
    desk.notes("Mine.")
    desk.opened.save()
    desk.path.write_bytes(b'{"broken":')
    said = save_and_close(desk.opened, contested=False).problem
    assert said == "Another program changed “harbor.gmtracker.json”. Your version is saved as a backup."
    assert desk.path.read_bytes() == b'{"broken":'
    assert "Mine." in file_backups(desk.path)[0].path.read_text(encoding="utf-8")


def test_saved_campaign_with_unchanged_file_makes_no_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.save()
    before = file_backups(desk.path)
    assert save_and_close(desk.opened, contested=False).problem == ""
    assert file_backups(desk.path) == before


def test_overwriting_makes_other_version_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    theirs = written_by_another(desk.path)
    desk.notes("Mine.")
    desk.opened.allow_overwrite()
    desk.opened.save()
    assert desk.reopens().log()[-1] == "Mine."
    assert theirs in [backup.path.read_bytes() for backup in file_backups(desk.path)]


def test_accepting_other_version_makes_mine_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    written_by_another(desk.path)
    desk.notes("Mine.")
    desk.opened.begin_replace("replacing", lambda: None)
    assert desk.opened.finish_replace() is not None
    again = desk.crashes()
    assert again.now.name == "Harbor Days"
    assert "Mine." not in again.log()
    assert again.opened.notices == ()
    kept = [backup for backup in file_backups(desk.path) if backup.occasion == "replacing"]
    assert "Mine." in kept[0].path.read_text(encoding="utf-8")


def test_change_during_sync_of_journal_mark_is_kept(tmp_path: Path) -> None:
    """The file was checked before the save waited for the journal's disk, but not afterwards."""
    desk = in_session(tmp_path)
    desk.notes("Mine.")
    was_looked_at = Event()

    def another_writes(_journal: object, _digest: str, _holds: int) -> None:
        assert was_looked_at.wait(10)
        written_by_another(desk.path)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Journal, "mark_saved", another_writes)
        patched.setattr(save_jobs, "make_backup", lambda *_: was_looked_at.set())
        with pytest.raises(FileChangedOutside):
            desk.opened.save()
    assert b"Harbor Days" in desk.path.read_bytes()


def test_renamed_file_is_saved_under_new_name(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    before = desk.path
    renamed = before.rename(tmp_path / "renamed.gmtracker.json")
    desk.notes("One.")
    desk.opened.save()
    assert (desk.path, before.exists()) == (renamed, False)
    assert desk.reopens().log()[-1] == "One."


def test_nothing_is_written_into_empty_mount_point(tmp_path: Path, other_disk: Path) -> None:
    """The campaign of an encrypted disk was saved into the bare folder without notice, readable by everyone."""
    mount, bare = tmp_path / "stick", tmp_path / "bare"
    bare.mkdir()
    mount.symlink_to(other_disk)
    desk = in_session(mount)
    desk.notes("Unsaved.")
    mount.unlink()
    mount.symlink_to(bare)
    assert not desk.opened.has_usable_path
    with pytest.raises(FolderGone):
        desk.opened.save()
    kept = save_and_close(desk.opened, contested=False).saved_file
    assert kept is not None
    assert list(bare.iterdir()) == []
    assert opened(kept).log()[-1] == "Unsaved."


def test_reconnected_disk_with_another_number_is_same(tmp_path: Path, other_disk: Path) -> None:
    mount, again = tmp_path / "stick", tmp_path / "again"
    mount.symlink_to(other_disk)
    desk = in_session(mount)
    shutil.copytree(other_disk, again)
    mount.unlink()
    mount.symlink_to(again)
    assert desk.opened.has_usable_path
    desk.notes("One.")
    desk.opened.save()
    assert "One." in (again / desk.path.name).read_text("utf-8")


@pytest.fixture
def other_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on another disk than the test's own: the memory disk of Linux."""
    memory = Path("/dev/shm")
    if not memory.is_dir() or memory.stat().st_dev == tmp_path.stat().st_dev:
        pytest.skip("there is no second disk")
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


def test_missing_file_is_written_again(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.path.unlink()
    assert not desk.opened.was_changed_outside()
    desk.notes("One.")
    assert desk.reopens().log()[-1] == "One."


def test_file_renamed_after_crash_finds_its_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.close_without_saving()
    renamed = desk.path.rename(tmp_path / "renamed.gmtracker.json")
    again = opened(renamed)
    assert same_table(again, desk)
    again.notes("Two.")
    assert again.crashes().log()[-2:] == ["One.", "Two."]


def test_copies_moved_after_crash_find_their_own_journals(tmp_path: Path) -> None:
    before = tmp_path / "before"
    before.mkdir()
    desk = in_session(before)
    copy = before / "copy.gmtracker.json"
    desk.opened.close_without_saving()
    shutil.copy(desk.path, copy)
    for path, text in ((desk.path, "In the first."), (copy, "In the copy.")):
        one = opened(path)
        one.notes(text)
        one.opened.close_without_saving()
    now = before.rename(tmp_path / "now")
    assert opened(now / copy.name).log()[-1] == "In the copy."
    assert opened(now / desk.path.name).log()[-1] == "In the first."


def test_copy_does_not_take_journal_of_original(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    copy = tmp_path / "copy.gmtracker.json"
    shutil.copy(desk.path, copy)
    assert opened(copy).opened.recovered_steps == 0
    assert desk.crashes().opened.recovered_steps == 1


def test_moved_file_does_not_take_journal_in_use(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    moved = Path(shutil.copy(desk.path, tmp_path / "moved.gmtracker.json"))
    desk.path.unlink()
    assert opened(moved).opened.recovered_steps == 0
    desk.notes("Two.")
    assert "Two." in desk.journal.read_text(encoding="utf-8")


def test_older_version_of_moved_file_does_not_take_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    older = desk.path.read_bytes()
    desk.notes("One.")
    desk.opened.save()
    desk.notes("Two.")
    desk.opened.close_without_saving()
    desk.path.unlink()
    restored = tmp_path / "older.gmtracker.json"
    restored.write_bytes(older)
    again = opened(restored)
    assert (again.opened.recovered_steps, again.opened.notices) == (0, ())


def test_unreadable_folder_is_reported_in_words(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    desk.path.unlink()
    with pytest.raises(StorageError, match=r"Couldn't find “.*” in "):
        OpenCampaign.open(desk.path, noon)
    FileLock(desk.path).release()


def _moved(desk: Desk, to: Path) -> Path:
    """Save as another file and continue there. Returns the path that was left."""
    left = desk.path
    desk.opened.save_as(to)
    assert desk.opened.was_left.wait(30)
    return left


def test_left_file_leads_to_file_that_continues_it(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    other = tmp_path / "other.gmtracker.json"
    left = _moved(desk, other)
    assert opened(left).opened.continuation_path is None, "nothing was done there yet"
    desk.notes("Done there.")
    assert opened(left).opened.continuation_path == other
    assert OpenCampaign.open_read_only(left, noon).continuation_path == other
    desk.opened.save()
    assert opened(left).opened.continuation_path == other


def test_left_file_with_missing_steps_leads_to_new_file(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    other = tmp_path / "other.gmtracker.json"
    left = _moved(desk, other)
    desk.opened.close()
    other.unlink()
    again = opened(left)
    assert again.opened.continuation_path == other
    again.notes("Played on here.")
    assert again.crashes().opened.continuation_path is None


def test_invalid_path_leads_nowhere(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    left = _moved(desk, tmp_path / "other.gmtracker.json")
    note = without_checksums(journal_path(left).read_bytes())
    journal_path(left).write_bytes(note.replace(b"other", b"\\u0000"))
    assert opened(left).opened.continuation_path is None


def test_left_file_changed_by_others_leads_nowhere(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    left = _moved(desk, tmp_path / "other.gmtracker.json")
    left.write_bytes(left.read_bytes().replace(b"Dockside", b"Quayside"))
    assert opened(left).opened.continuation_path is None
