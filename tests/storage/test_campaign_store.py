"""Open campaigns: new files, newer versions, locks, changes by others, and moved files.

A campaign of a newer version opens for looking only, as far as it can be read, and nothing of it is touched.
Two windows, two programs, two machines at one file; and a file that was moved after a crash.
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
from gmtracker.storage.backups import backups_of
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.closing import close_left_campaign
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_check import flaws
from gmtracker.storage.file_guard import ChangedOutside, FileLock, InUse, PlaceGone
from gmtracker.storage.journal import Journal, journal_path
from gmtracker.storage.notices import NEWER
from tests.builders.campaigns import a_campaign
from tests.builders.saved_campaigns import Desk, created, in_session, noon, opened, same_table, without_checksums
from tests.driver.disk import FailingCall, HeldDisk


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
    with pytest.raises(StorageError, match=r"A file named “harbor\.gmtracker\.json” already exists\."):
        looked.opened.create_file(desk.path)
    looked.opened.create_file(tmp_path / "mine.gmtracker.json")
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
        assert desk.opened.journal_error or same_table(desk.crashes(), desk)
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
    with pytest.raises(
        StorageError, match=r"This file needs a newer gmtracker \(it uses format 2, this version reads up to format 1\)"
    ):
        opened(newer.path)


def test_validate_says_that_a_file_is_of_a_newer_version(newer: Desk) -> None:
    assert flaws(newer.path) == (
        "This file needs a newer gmtracker (it uses format 2, this version reads up to format 1).",
    )


def test_a_chapter_newer_than_its_file_is_refused(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    plain = desk.saved()
    plain["chapters"][-1]["version"] = 2
    desk.path.write_bytes(msgspec.json.encode(plain))
    with pytest.raises(StorageError, match=r"\$\.chapters\[1\]\.version: this file needs a newer gmtracker"):
        opened(desk.path)


HOLDS = """
import sys
from pathlib import Path
from gmtracker.storage.file_guard import FileLock

lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held_by_another_program(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program has the file open."""
    command = [sys.executable, "-c", HOLDS, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        try:
            yield program
        finally:
            program.kill()


def written_by_another(file: Path) -> bytes:
    """Have another program write the file: the campaign gets another name."""
    text = file.read_bytes().replace(b'"name": "Harbor Nights"', b'"name": "Harbor Days"')
    other = file.with_name("other machine.json")
    other.write_bytes(text)
    other.replace(file)
    return text


def test_a_file_that_another_program_has_open_is_not_opened(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    with held_by_another_program(desk.path):
        with pytest.raises(InUse) as caught:
            OpenCampaign.open(desk.path, noon)
        assert caught.value.sentence == "“harbor.gmtracker.json” is already open in another gmtracker window."


def test_a_dead_program_holds_no_lock(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    with held_by_another_program(desk.path) as program:
        program.kill()
        program.wait(10)
        opened(desk.path).notes("It is mine now.")


def test_a_campaign_without_any_reference_left_holds_no_lock(tmp_path: Path) -> None:
    dropped = OpenCampaign.create(tmp_path / "dropped.gmtracker.json", a_campaign(), noon)
    path = dropped.path
    del dropped
    gc.collect()
    FileLock(path).release()


def test_the_same_file_by_a_link_is_locked_too(tmp_path: Path) -> None:
    desk = created(tmp_path)
    link = tmp_path / "link.gmtracker.json"
    link.symlink_to(desk.path)
    with pytest.raises(InUse):
        FileLock(link)


def test_what_another_window_has_open_can_be_looked_at_only(tmp_path: Path) -> None:
    owner = in_session(tmp_path)
    owner.notes("Not in the file yet.")
    looking = Desk(OpenCampaign.look_at(owner.path, noon, "It is open elsewhere."))
    assert looking.log()[-1] == "Not in the file yet."
    with pytest.raises(Refused, match=r"It is open elsewhere\."):
        looking.notes("No.")
    looking.opened.close()
    assert owner.crashes().log()[-1] == "Not in the file yet."


def test_nothing_is_saved_over_a_file_that_another_window_has_open(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    other = tmp_path / "other.gmtracker.json"
    with held_by_another_program(other), pytest.raises(InUse):
        desk.opened.save_as(other)
    desk.notes("Play goes on.")
    assert desk.reopens().log()[-1] == "Play goes on."


def test_a_system_without_locks_keeps_nobody_out(tmp_path: Path, own_folders: Path) -> None:
    (own_folders / "state").mkdir(parents=True)
    (own_folders / "state" / "locks").write_text("in the way")
    FileLock(tmp_path / "any")
    FileLock(tmp_path / "any").release()


def test_a_file_that_another_wrote_is_noticed(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    assert not desk.opened.was_changed_outside()
    written_by_another(desk.path)
    assert desk.opened.was_changed_outside()


def test_a_file_that_was_only_touched_is_the_same(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    os.utime(desk.path, ns=(1, 1))
    assert not desk.opened.was_changed_outside()
    desk.notes("One.")
    desk.opened.save()
    assert desk.opened.is_saved


def test_what_another_wrote_is_not_overwritten_unasked(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    theirs = written_by_another(desk.path)
    desk.notes("Mine.")
    with pytest.raises(ChangedOutside, match=r"Another program changed “harbor\.gmtracker\.json”\."):
        desk.opened.save()
    assert desk.path.read_bytes() == theirs
    desk.notes("Play goes on.")
    assert not desk.opened.is_saved


def test_a_saved_table_whose_file_another_wrote_since_is_among_the_backups_once_it_is_left(tmp_path: Path) -> None:
    """Until the file was looked at again nobody missed it: it was let go, and was in no file any more."""
    desk = in_session(tmp_path)
    desk.notes("Mine.")
    desk.opened.save()
    desk.path.write_bytes(b'{"broken":')
    said = close_left_campaign(desk.opened, contested=False).said
    assert said == "Another program changed “harbor.gmtracker.json”. Your version is saved as a backup."
    assert desk.path.read_bytes() == b'{"broken":'
    assert "Mine." in backups_of(desk.path)[0].path.read_text(encoding="utf-8")


def test_a_saved_table_whose_file_stands_leaves_no_backup_of_itself(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.opened.save()
    before = backups_of(desk.path)
    assert close_left_campaign(desk.opened, contested=False).said == ""
    assert backups_of(desk.path) == before


def test_keeping_mine_makes_theirs_a_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    theirs = written_by_another(desk.path)
    desk.notes("Mine.")
    desk.opened.overwrite()
    desk.opened.save()
    assert desk.reopens().log()[-1] == "Mine."
    assert theirs in [backup.path.read_bytes() for backup in backups_of(desk.path)]


def test_taking_theirs_makes_mine_a_backup(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    written_by_another(desk.path)
    desk.notes("Mine.")
    desk.opened.begin_replace("replacing", lambda: None)
    assert desk.opened.finish_replace() is not None
    again = desk.crashes()
    assert again.now.name == "Harbor Days"
    assert "Mine." not in again.log()
    assert again.opened.notices == ()
    kept = [backup for backup in backups_of(desk.path) if backup.occasion == "replacing"]
    assert "Mine." in kept[0].path.read_text(encoding="utf-8")


def test_what_another_writes_while_the_mark_reaches_the_disk_is_kept(tmp_path: Path) -> None:
    """The file was looked at before the save waited for the journal's disk, and not after."""
    desk = in_session(tmp_path)
    desk.notes("Mine.")
    was_looked_at = Event()

    def another_writes(_journal: object, _digest: str, _holds: int) -> None:
        assert was_looked_at.wait(10)
        written_by_another(desk.path)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Journal, "mark_saved", another_writes)
        patched.setattr(save_jobs, "keep_backup", lambda *_: was_looked_at.set())
        with pytest.raises(ChangedOutside):
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


def test_nothing_is_written_below_the_mount_point_of_a_disk_taken_out(tmp_path: Path, other_disk: Path) -> None:
    """Play went on in the bare folder, unsaid: an encrypted disk's campaign was there for everyone."""
    mount, bare = tmp_path / "stick", tmp_path / "bare"
    bare.mkdir()
    mount.symlink_to(other_disk)
    desk = in_session(mount)
    desk.notes("Unsaved.")
    mount.unlink()
    mount.symlink_to(bare)
    assert not desk.opened.has_place
    with pytest.raises(PlaceGone):
        desk.opened.save()
    kept = close_left_campaign(desk.opened, contested=False).kept
    assert kept is not None
    assert list(bare.iterdir()) == []
    assert opened(kept).log()[-1] == "Unsaved."


def test_disk_put_in_again_under_another_number_is_the_same(tmp_path: Path, other_disk: Path) -> None:
    mount, again = tmp_path / "stick", tmp_path / "again"
    mount.symlink_to(other_disk)
    desk = in_session(mount)
    shutil.copytree(other_disk, again)
    mount.unlink()
    mount.symlink_to(again)
    assert desk.opened.has_place
    desk.notes("One.")
    desk.opened.save()
    assert "One." in (again / desk.path.name).read_text("utf-8")


@pytest.fixture
def other_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on another disk than the test's own: the memory's, which is a disk of its own on Linux."""
    memory = Path("/dev/shm")
    if not memory.is_dir() or memory.stat().st_dev == tmp_path.stat().st_dev:
        pytest.skip("there is no second disk")
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


def test_a_file_that_is_gone_is_written_anew(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.path.unlink()
    assert not desk.opened.was_changed_outside()
    desk.notes("One.")
    assert desk.reopens().log()[-1] == "One."


def test_a_file_that_was_renamed_after_a_crash_finds_its_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.close_without_saving()
    renamed = desk.path.rename(tmp_path / "renamed.gmtracker.json")
    again = opened(renamed)
    assert same_table(again, desk)
    again.notes("Two.")
    assert again.crashes().log()[-2:] == ["One.", "Two."]


def test_copies_that_were_moved_together_after_a_crash_each_find_their_own_journal(tmp_path: Path) -> None:
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


def test_a_copy_does_not_take_the_journal_of_the_file_it_was_made_from(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    copy = tmp_path / "copy.gmtracker.json"
    shutil.copy(desk.path, copy)
    assert opened(copy).opened.recovered == 0
    assert desk.crashes().opened.recovered == 1


def test_a_journal_in_use_is_not_taken_away_from_a_file_that_was_moved(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    moved = Path(shutil.copy(desk.path, tmp_path / "moved.gmtracker.json"))
    desk.path.unlink()
    assert opened(moved).opened.recovered == 0
    desk.notes("Two.")
    assert "Two." in desk.journal.read_text(encoding="utf-8")


def test_an_older_state_of_a_moved_file_does_not_take_its_journal(tmp_path: Path) -> None:
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
    assert (again.opened.recovered, again.opened.notices) == (0, ())


def test_a_folder_where_nothing_can_be_read_is_an_error_in_words(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    desk.path.unlink()
    with pytest.raises(StorageError, match=r"Couldn't find “.*” in "):
        OpenCampaign.open(desk.path, noon)
    FileLock(desk.path).release()


def _moved(desk: Desk, to: Path) -> Path:
    """Save as another file, and play on there; returns the one that was left."""
    left = desk.path
    desk.opened.save_as(to)
    assert desk.opened.has_left.wait(30)
    return left


def test_a_file_that_was_left_leads_to_the_one_where_play_went_on(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    other = tmp_path / "other.gmtracker.json"
    left = _moved(desk, other)
    assert opened(left).opened.newer is None, "nothing was done there yet"
    desk.notes("Done there.")
    assert opened(left).opened.newer == other
    assert OpenCampaign.look_at(left, noon).newer == other
    desk.opened.save()
    assert opened(left).opened.newer == other


def test_one_that_was_left_with_steps_it_has_not_leads_there_from_the_beginning(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    other = tmp_path / "other.gmtracker.json"
    left = _moved(desk, other)
    desk.opened.close()
    other.unlink()
    again = opened(left)
    assert again.opened.newer == other
    again.notes("Played on here.")
    assert again.crashes().opened.newer is None


def test_what_is_no_path_leads_nowhere(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    left = _moved(desk, tmp_path / "other.gmtracker.json")
    note = without_checksums(journal_path(left).read_bytes())
    journal_path(left).write_bytes(note.replace(b"other", b"\\u0000"))
    assert opened(left).opened.newer is None


def test_one_that_others_wrote_since_leads_nowhere(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not in the file.")
    left = _moved(desk, tmp_path / "other.gmtracker.json")
    left.write_bytes(left.read_bytes().replace(b"Dockside", b"Quayside"))
    assert opened(left).opened.newer is None
