"""Two windows, two programs, two machines at one file; and a file that was moved after a crash."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gmtracker.engine.errors import Refused
from gmtracker.storage.backups import backups_of
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_lock import FileLock, InUse
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.watch import ChangedOutside
from tests.storage.desks import Desk, created, in_session, noon, opened, same_table
from tests.support.builders import a_campaign

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
        assert caught.value.sentence == "“harbor.gmtracker.json” is open in another window of gmtracker."


def test_a_dead_program_holds_nothing(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    with held_by_another_program(desk.path) as program:
        program.kill()
        program.wait(10)
        opened(desk.path).notes("It is mine now.")


def test_a_campaign_that_nobody_has_any_more_holds_nothing(tmp_path: Path) -> None:
    dropped = OpenCampaign.create(tmp_path / "dropped.gmtracker.json", a_campaign(), noon)
    path = dropped.path
    del dropped
    gc.collect()
    FileLock(path).release()


def test_the_same_file_by_a_link_is_held_too(tmp_path: Path) -> None:
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
    with pytest.raises(ChangedOutside, match=r"“harbor\.gmtracker\.json” was changed by another program\."):
        desk.opened.save()
    assert desk.path.read_bytes() == theirs
    desk.notes("Play goes on.")
    assert not desk.opened.is_saved


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
    desk.opened.begin_making_way("replacing", lambda: None)
    assert desk.opened.finish_making_way() is not None
    again = desk.crashes()
    assert again.now.name == "Harbor Days"
    assert "Mine." not in again.log()
    assert again.opened.notices == ()
    kept = [backup for backup in backups_of(desk.path) if backup.occasion == "replacing"]
    assert "Mine." in kept[0].path.read_text(encoding="utf-8")


def test_a_file_that_is_gone_is_written_anew(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.path.unlink()
    assert not desk.opened.was_changed_outside()
    desk.notes("One.")
    assert desk.reopens().log()[-1] == "One."


def test_a_file_that_was_renamed_after_a_crash_finds_its_journal(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("One.")
    desk.opened.let_go()
    renamed = desk.path.rename(tmp_path / "renamed.gmtracker.json")
    again = opened(renamed)
    assert same_table(again, desk)
    again.notes("Two.")
    assert again.crashes().log()[-2:] == ["One.", "Two."]


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
    desk.opened.let_go()
    desk.path.unlink()
    restored = tmp_path / "older.gmtracker.json"
    restored.write_bytes(older)
    again = opened(restored)
    assert (again.opened.recovered, again.opened.notices) == (0, ())


def test_a_folder_where_nothing_can_be_read_is_an_error_in_words(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.opened.close()
    desk.path.unlink()
    with pytest.raises(StorageError, match="cannot be read: that place is not there"):
        OpenCampaign.open(desk.path, noon)
    FileLock(desk.path).release()
