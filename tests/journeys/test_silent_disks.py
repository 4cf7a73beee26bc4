"""Disks behind a network that answer no more: start, play, save and close go on, and say what they wait for.

A silent disk is stood for by file calls that block their thread, as a real one's do. A call on the window's own thread
is noted instead, and fails its test.
"""

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker import __main__ as command_line
from gmtracker.engine.commands import AddNote
from gmtracker.storage import paths
from gmtracker.storage.backups import backups_of
from gmtracker.storage.journal import journal_path
from gmtracker.storage.settings import read_settings
from gmtracker.ui.campaign import campaign_closer
from gmtracker.ui.campaign.campaign_closer import UnsavedNotice
from tests.builders.saved_campaigns import in_session
from tests.driver.disk import SilentMount
from tests.driver.gm import GM, evening_in_a_folder
from tests.windows.screen_text import words_in


def test_a_disk_that_falls_silent_never_holds_the_window(
    gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount
) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    mount.falls_silent()
    gm.app.document.look_outside()
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    gm.app.document.save()
    assert gm.app.bridge.dispatch(AddNote(text="And on."))
    told = "Couldn't save “evening.gmtracker.json” yet: the disk isn't responding. Every step is in the journal."
    qtbot.waitUntil(lambda: told in gm.app.window.status.words.accessibleName())
    gm.app.files.ask_save_as()
    gm.chooses_file(own_folders / "documents" / "elsewhere.gmtracker.json")
    qtbot.waitUntil(lambda: gm.app.document.path == own_folders / "documents" / "elsewhere.gmtracker.json")
    gm.app.files.open(file)
    assert "the disk isn't responding" in " ".join(words_in(gm.app.window.refusal))
    assert mount.asked_by_window == []


def test_it_is_closed_and_started_again_while_the_disk_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    evening_in_a_folder(gm, own_folders)
    mount.falls_silent()
    assert gm.app.bridge.dispatch(AddNote(text="In the journal."))
    gm.app.document.look_outside()
    window = gm.app.window
    assert window.close()
    (said,) = (words_in(one) for one in QApplication.topLevelWidgets() if isinstance(one, UnsavedNotice))
    unwritten = "Couldn't save “evening.gmtracker.json” yet: the disk isn't responding."
    assert said[:2] == ["Not everything has been saved to the file", f"{unwritten} {campaign_closer.JOURNAL_KEEPS}"]
    gm.closes()
    gm.opens_again()
    assert not gm.app.bridge.is_open
    assert "the disk isn't responding" in " ".join(words_in(gm.app.window.refusal))
    assert any("evening" in words for words in words_in(gm.app.window.start_page))
    assert mount.asked_by_window == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no links to a device that is full")
def test_what_neither_journal_nor_a_silent_disk_took_is_kept_where_new_campaigns_go(
    gm: GM, own_folders: Path, mount: SilentMount
) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    journal = journal_path(file)
    journal.unlink(missing_ok=True)
    journal.symlink_to("/dev/full")
    mount.falls_silent()
    assert gm.app.bridge.dispatch(AddNote(text="On the table alone."))
    gm.closes()
    assert mount.asked_by_window == []
    kept = read_settings().settings.last_file
    assert kept is not None
    assert Path(kept).parent == own_folders / "documents" / "gmtracker"
    gm.opens_again()
    assert gm.app.bridge.table.history.open.entries[-1].sentence == "On the table alone."


def test_new_campaigns_go_elsewhere_while_the_documents_are_silent(
    gm: GM, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "ANSWER_SECONDS", 0.05)
    documents = SilentMount(monkeypatch, own_folders / "documents")
    documents.falls_silent()
    gm.opens()
    gm.creates_campaign("Low Water")
    gm.closes()
    documents.answers()
    assert documents.asked_by_window == []
    assert [file.name for file in (own_folders / "data" / "campaigns").iterdir()] == ["Low Water.gmtracker.json"]


def test_copy_opens_while_the_disk_of_its_twin_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    """The twin's journal was asked for, on the window's thread: the program started without a window."""
    stick = own_folders / "stick"
    stick.mkdir(parents=True)
    twin = in_session(stick)
    twin.notes("In the twin's journal.")
    twin.opened.close_without_saving()
    copy = own_folders / "copy.gmtracker.json"
    shutil.copy(twin.path, copy)
    mount.falls_silent()
    gm.opens(copy)
    assert gm.app.document.path == copy
    assert mount.asked_by_window == []


def test_file_left_for_a_silent_disk_opens(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    stick = own_folders / "stick"
    stick.mkdir(parents=True)
    desk = in_session(own_folders)
    left = desk.path
    desk.opened.save_as(stick / "moved.gmtracker.json")
    assert desk.opened.has_left.wait(10)
    desk.opened.close_without_saving()
    mount.falls_silent()
    gm.opens(left)
    assert gm.app.document.path == left
    assert mount.asked_by_window == []


def test_closing_saves_own_file_while_a_save_elsewhere_hangs(
    gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount
) -> None:
    gm.opens()
    gm.creates_campaign("Low Water")
    assert gm.app.document.wait()
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    file = gm.app.document.path
    assert file is not None
    (own_folders / "stick").mkdir()
    mount.falls_silent()
    gm.app.document.save_as(own_folders / "stick" / "elsewhere.gmtracker.json")
    gm.closes()
    qtbot.waitUntil(lambda: "Played on." in file.read_text("utf-8"))
    mount.answers()
    assert mount.asked_by_window == []


def test_closing_does_not_wait_for_a_backup_that_a_silent_disk_is_to_take(
    gm: GM, own_folders: Path, mount: SilentMount
) -> None:
    """The window froze until the disk answered."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    (backup, *_) = backups_of(file)
    mount.falls_silent()
    gm.app.document.restore(backup)
    gm.closes()
    mount.answers()
    assert mount.asked_by_window == []


def test_campaign_opens_once_its_disk_answers(gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    gm.closes()
    gm.opens()
    gm.creates_another_campaign("High Water")
    mount.falls_silent()
    assert not gm.app.document.open(file)
    told = "Couldn't open “evening.gmtracker.json” yet: the disk isn't responding."
    qtbot.waitUntil(lambda: told in " ".join(words_in(gm.app.window.refusal)))
    mount.answers()
    qtbot.waitUntil(lambda: gm.app.document.path == file)
    assert mount.asked_by_window == []


def test_campaign_that_opens_late_does_not_take_the_place_of_play(
    gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount
) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    gm.closes()
    gm.opens()
    gm.creates_another_campaign("High Water")
    mount.falls_silent()
    gm.app.document.open(file)
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    with qtbot.waitSignal(gm.app.document._opener.dropped):
        mount.answers()
    assert gm.app.bridge.shown.name == "High Water"
    gm.closes()
    gm.opens(file)
    assert gm.app.document.save_state.view_only_reason == "", "its lock was let go"


def test_named_file_on_a_silent_disk_is_left_to_the_window(own_folders: Path, mount: SilentMount) -> None:
    mount.falls_silent()
    assert not command_line._is_certainly_missing(own_folders / "stick" / "evening.gmtracker.json")
    assert mount.asked_by_window == []
