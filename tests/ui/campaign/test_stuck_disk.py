"""The window works while the disk is stuck, and shows when everything is synced."""

import errno
from collections.abc import Iterator
from pathlib import Path
from threading import main_thread

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddNote
from gmtracker.storage.atomic_write import temporary_path
from gmtracker.storage.backups import file_backups
from gmtracker.ui.campaign import campaign_closer
from gmtracker.ui.campaign.campaign_closer import UnsavedNotice
from gmtracker.ui.widgets.labels import Sync
from tests.driver.disk import FailingCall, HeldDisk
from tests.windows.main_window import Stage


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldDisk]:
    """A working disk. The test fails if the window's thread syncs to it."""
    disk = HeldDisk(monkeypatch)
    yield disk
    disk.goes_on()
    assert main_thread() not in disk.callers


@pytest.fixture
def app(stage: Stage, disk: HeldDisk) -> App:
    """A window with a new campaign whose file is synced."""
    app = stage.window()
    creates(app, "Harbor")
    assert app.document.wait()
    return app


def creates(app: App, name: str) -> None:
    app.files.create(name, "shattered-spheres")


def notes(app: App, text: str) -> None:
    assert app.bridge.dispatch(AddNote(text=text))


def log(app: App) -> list[str]:
    return [entry.sentence for entry in app.bridge.entries()]


def status(app: App) -> str:
    return app.window.status.words.accessibleName()


def file_of(app: App) -> Path:
    assert app.document.path is not None
    return app.document.path


def contested(app: App, qtbot: QtBot) -> None:
    """Do a step, and have another program rename the campaign in the file."""
    notes(app, "Mine.")
    file = file_of(app)
    file.with_name("other").write_bytes(file.read_bytes().replace(b'"name": "Harbor"', b'"name": "Haven"'))
    file.with_name("other").replace(file)
    with qtbot.waitSignal(app.document.conflict_found):
        app.document.look_outside()


def is_safe(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    """Assert that the mark turns solid only after the disk goes on."""
    assert disk.is_stuck
    qtbot.waitUntil(lambda: app.window.status.mark.sync is Sync.UNDER_WAY)
    disk.goes_on()
    qtbot.waitUntil(lambda: app.window.status.mark.sync is Sync.SAFE)


def test_new_campaign_is_playable_before_its_file_is_synced(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    disk.sticks()
    creates(app, "Haven")
    notes(app, "A bell rings.")
    assert status(app) == "Saving… · Haven.gmtracker.json"
    assert '"name": "Haven"' in file_of(app).read_text("utf-8")
    is_safe(app, disk, qtbot)
    assert status(app) == "Saved to journal · Haven.gmtracker.json"
    assert file_backups(file_of(app)) == ()


def test_first_step_of_sample_shows_before_its_file_is_synced(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    disk.sticks()
    app.files.open_sample()
    notes(app, "A bell rings.")
    assert log(app)[-1] == "A bell rings."
    assert status(app) == "Saving… · Harbor of Glass.gmtracker.json"
    is_safe(app, disk, qtbot)


def test_other_version_opens_once_own_backup_is_synced(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    contested(app, qtbot)
    disk.sticks()
    app.document.take_theirs()
    notes(app, "And this.")
    assert (disk.is_stuck, app.bridge.shown.name) == (True, "Harbor")
    assert status(app) == "Saving… · Harbor.gmtracker.json"
    disk.goes_on()
    qtbot.waitUntil(lambda: app.bridge.shown.name == "Haven")
    mine = app.document.backups()[0]
    assert mine.occasion == "replacing"
    assert "And this." in mine.path.read_text("utf-8")
    assert app.window.notices.notice_text("contested") == ""


def test_restore_loses_no_step_done_meanwhile(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    for text in ("One.", "Two."):
        notes(app, text)
        app.document.save()
        assert app.document.wait()
    disk.sticks()
    app.document.restore(app.document.backups()[0])
    notes(app, "Three.")
    assert (disk.is_stuck, log(app)[-1]) == (True, "Three.")
    with qtbot.waitSignal(app.document.restored) as restored:
        disk.goes_on()
    assert log(app) == ["One."]
    assert restored.args is not None
    assert "Three." in restored.args[1].path.read_text("utf-8")


def test_campaign_opens_while_previous_one_is_saved(app: App, disk: HeldDisk, qtbot: QtBot) -> None:
    disk.sticks()
    first = file_of(app)
    notes(app, "A bell rings.")
    creates(app, "Haven")
    assert (disk.is_stuck, app.bridge.shown.name) == (True, "Haven")
    is_safe(app, disk, qtbot)
    app.files.open(first)
    assert log(app) == ["A bell rings."]
    assert status(app) == "Saved · Harbor.gmtracker.json"


def test_unsaved_campaign_is_reported_and_recovered_from_journal(app: App, qtbot: QtBot) -> None:
    first = file_of(app)
    notes(app, "A bell rings.")
    in_the_way = temporary_path(first)
    in_the_way.mkdir()
    with qtbot.waitSignal(app.files.message) as told:
        creates(app, "Haven")
    assert "Couldn't save “Harbor.gmtracker.json”" in told.args[0]
    in_the_way.rmdir()
    app.files.open(first)
    assert log(app) == ["A bell rings."]


def last_words() -> list[UnsavedNotice]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, UnsavedNotice) and one.isVisible()]


def test_failed_save_on_closing_shows_own_window(app: App, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """Before, it was shown in the window that closed, where no one saw it."""
    notes(app, "In the journal.")
    file = file_of(app)
    temporary_path(file).mkdir()
    monkeypatch.setattr(campaign_closer, "UNSAVED_NOTICE_MS", 50)
    assert app.window.close()
    assert app.window.isHidden()
    (window,) = last_words()
    (said,) = (label.text() for label in window.findChildren(QLabel))
    assert said.startswith(f"Couldn't save “{file.name}”: ")
    assert said.endswith(f". {campaign_closer.JOURNAL_KEEPS}")
    qtbot.waitUntil(lambda: not last_words())


def test_closing_a_saved_campaign_shows_nothing(app: App) -> None:
    notes(app, "In the file.")
    assert app.window.close()
    assert last_words() == []


def test_save_as_waits_for_disk_while_game_continues(app: App, disk: HeldDisk, qtbot: QtBot, tmp_path: Path) -> None:
    disk.sticks()
    notes(app, "A bell rings.")
    app.document.save()
    app.document.save_as(tmp_path / "elsewhere.gmtracker.json")
    notes(app, "It rings again.")
    with qtbot.waitSignal(app.document.moved):
        disk.goes_on()
    assert "It rings again." in (tmp_path / "elsewhere.gmtracker.json").read_text("utf-8")


def test_failed_sync_of_new_file_is_reported(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched, qtbot.waitSignal(app.files.message) as told:
        FailingCall(patched, "fsync", errno.EIO)
        creates(app, "Haven")
        assert not app.document.wait()
    assert told.args == ["Couldn't save “Haven.gmtracker.json”: the drive reported an error."]
    assert app.window.status.mark.sync is Sync.IN_TROUBLE
    notes(app, "Play goes on.")
    app.files.save()
    assert app.document.wait()
    assert status(app) == "Saved · Haven.gmtracker.json"


def test_unreadable_other_version_is_not_opened(app: App, qtbot: QtBot) -> None:
    contested(app, qtbot)
    file_of(app).write_text("{")
    with qtbot.waitSignal(app.document.failed) as failed:
        app.document.take_theirs()
    assert failed.args is not None
    assert failed.args[0].startswith("Couldn't open “Harbor.gmtracker.json”.")
    assert app.window.notices.notice_text("contested")
    notes(app, "Play goes on.")


def test_opening_campaign_saves_contested_one_beside_other_version(app: App, qtbot: QtBot) -> None:
    theirs = file_of(app)
    contested(app, qtbot)
    creates(app, "Third")
    with qtbot.waitSignal(app.document.saved_elsewhere) as kept:
        pass
    assert kept.args == [theirs.with_name("Harbor (saved copy).gmtracker.json")]
    assert "Mine." in kept.args[0].read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")
