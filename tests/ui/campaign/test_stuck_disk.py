"""A disk that is stuck holds nobody's hand: the window goes on, and says when all is safe."""

import errno
from collections.abc import Iterator
from pathlib import Path
from threading import main_thread

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.engine.commands import AddNote
from gmtracker.storage.backups import backups_of
from gmtracker.ui.widgets.labels import Sync
from tests.driver.disk import FailingCall, HeldDisk
from tests.windows.main_window import Stage


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldDisk]:
    """A disk that works; the window's thread never asks for it."""
    disk = HeldDisk(monkeypatch)
    yield disk
    disk.goes_on()
    assert main_thread() not in disk.callers


@pytest.fixture
def parts(stage: Stage, disk: HeldDisk) -> Parts:
    """A window with a new campaign, whose file is on the disk."""
    parts = stage.window()
    creates(parts, "Harbor")
    assert parts.desk.wait()
    return parts


def creates(parts: Parts, name: str) -> None:
    parts.files.create(name, "shattered-spheres")


def notes(parts: Parts, text: str) -> None:
    assert parts.bridge.ask(AddNote(text=text))


def log(parts: Parts) -> list[str]:
    return [entry.sentence for entry in parts.bridge.entries()]


def status(parts: Parts) -> str:
    return parts.window.status.words.accessibleName()


def file_of(parts: Parts) -> Path:
    assert parts.desk.path is not None
    return parts.desk.path


def contested(parts: Parts, qtbot: QtBot) -> None:
    """A step, and another program gives the campaign another name."""
    notes(parts, "Mine.")
    file = file_of(parts)
    file.with_name("other").write_bytes(file.read_bytes().replace(b'"name": "Harbor"', b'"name": "Haven"'))
    file.with_name("other").replace(file)
    with qtbot.waitSignal(parts.desk.contested):
        parts.desk.look_outside()


def is_safe(parts: Parts, disk: HeldDisk, qtbot: QtBot) -> None:
    """The mark was not solid as long as the disk was stuck; it is once that goes on."""
    assert disk.is_stuck
    assert parts.window.status.mark.sync is Sync.UNDER_WAY
    disk.goes_on()
    qtbot.waitUntil(lambda: parts.window.status.mark.sync is Sync.SAFE)


def test_a_new_campaign_is_played_before_its_file_is_on_the_disk(parts: Parts, disk: HeldDisk, qtbot: QtBot) -> None:
    disk.sticks()
    creates(parts, "Haven")
    notes(parts, "A bell rings.")
    assert status(parts) == "Saving… · Haven.gmtracker.json"
    assert '"name": "Haven"' in file_of(parts).read_text("utf-8")
    is_safe(parts, disk, qtbot)
    assert status(parts) == "Safe in the journal · Haven.gmtracker.json"
    assert backups_of(file_of(parts)) == ()


def test_the_sample_gets_its_file_and_the_step_is_shown_at_once(parts: Parts, disk: HeldDisk, qtbot: QtBot) -> None:
    disk.sticks()
    parts.files.open_sample()
    notes(parts, "A bell rings.")
    assert log(parts)[-1] == "A bell rings."
    assert status(parts) == "Saving… · Harbor of Glass.gmtracker.json"
    is_safe(parts, disk, qtbot)


def test_theirs_is_taken_once_this_table_is_a_backup_on_the_disk(parts: Parts, disk: HeldDisk, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    disk.sticks()
    parts.desk.take_theirs()
    notes(parts, "And this.")
    assert (disk.is_stuck, parts.bridge.shown.name) == (True, "Harbor")
    assert status(parts) == "Saving… · Harbor.gmtracker.json"
    disk.goes_on()
    qtbot.waitUntil(lambda: parts.bridge.shown.name == "Haven")
    mine = parts.desk.backups()[0]
    assert mine.occasion == "replacing"
    assert "And this." in mine.path.read_text("utf-8")
    assert parts.window.notices.message_of("contested") == ""


def test_a_backup_is_restored_while_the_hand_goes_on_and_no_step_is_lost(
    parts: Parts, disk: HeldDisk, qtbot: QtBot
) -> None:
    for text in ("One.", "Two."):
        notes(parts, text)
        parts.desk.save()
        assert parts.desk.wait()
    disk.sticks()
    parts.desk.restore(parts.desk.backups()[0])
    notes(parts, "Three.")
    assert (disk.is_stuck, log(parts)[-1]) == (True, "Three.")
    with qtbot.waitSignal(parts.desk.restored) as restored:
        disk.goes_on()
    assert log(parts) == ["One."]
    assert restored.args is not None
    assert "Three." in restored.args[1].path.read_text("utf-8")


def test_another_campaign_is_opened_while_the_one_before_it_is_saved(
    parts: Parts, disk: HeldDisk, qtbot: QtBot
) -> None:
    disk.sticks()
    first = file_of(parts)
    notes(parts, "A bell rings.")
    creates(parts, "Haven")
    assert (disk.is_stuck, parts.bridge.shown.name) == (True, "Haven")
    is_safe(parts, disk, qtbot)
    parts.files.open(first)
    assert log(parts) == ["A bell rings."]
    assert status(parts) == "Saved · Harbor.gmtracker.json"


def test_a_campaign_that_cannot_be_written_as_it_is_left_is_told_of_and_comes_back_from_the_journal(
    parts: Parts, qtbot: QtBot
) -> None:
    first = file_of(parts)
    notes(parts, "A bell rings.")
    away = first.rename(first.with_name("away"))
    first.mkdir()
    with qtbot.waitSignal(parts.files.told) as told:
        creates(parts, "Haven")
    assert told.args == ["“Harbor.gmtracker.json” is no file that could be written to."]
    first.rmdir()
    away.rename(first)
    parts.files.open(first)
    assert log(parts) == ["A bell rings."]


def test_saving_elsewhere_waits_its_turn_and_not_the_window(
    parts: Parts, disk: HeldDisk, qtbot: QtBot, tmp_path: Path
) -> None:
    disk.sticks()
    notes(parts, "A bell rings.")
    parts.desk.save()
    parts.desk.save_as(tmp_path / "elsewhere.gmtracker.json")
    notes(parts, "It rings again.")
    with qtbot.waitSignal(parts.desk.moved):
        disk.goes_on()
    assert "It rings again." in (tmp_path / "elsewhere.gmtracker.json").read_text("utf-8")


def test_a_new_file_that_does_not_reach_the_disk_is_told_and_stands(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, qtbot.waitSignal(parts.files.told) as told:
        FailingCall(patched, "fsync", errno.EIO)
        creates(parts, "Haven")
        assert not parts.desk.wait()
    assert told.args == ["“Haven.gmtracker.json” could not be written: the drive reports an error."]
    assert parts.window.status.mark.sync is Sync.IN_TROUBLE
    notes(parts, "Play goes on.")
    parts.files.save()
    assert parts.desk.wait()
    assert status(parts) == "Saved · Haven.gmtracker.json"


def test_theirs_that_cannot_be_read_is_not_taken(parts: Parts, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    file_of(parts).write_text("{")
    with qtbot.waitSignal(parts.desk.failed) as failed:
        parts.desk.take_theirs()
    assert failed.args is not None
    assert failed.args[0].startswith("“Harbor.gmtracker.json” cannot be opened.")
    assert parts.window.notices.message_of("contested")
    notes(parts, "Play goes on.")


def test_what_was_changed_elsewhere_is_kept_beside_when_another_is_opened(parts: Parts, qtbot: QtBot) -> None:
    theirs = file_of(parts)
    contested(parts, qtbot)
    creates(parts, "Third")
    with qtbot.waitSignal(parts.desk.kept_elsewhere) as kept:
        pass
    assert kept.args == [theirs.with_name("Harbor (kept).gmtracker.json")]
    assert "Mine." in kept.args[0].read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")
