"""Network disks that stop responding: start, play, save and close still work, and say what they wait for.

A silent disk is simulated by file calls that block their thread, as those of a real one do. A call on the window's own
thread is recorded instead, and fails the test.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker import __main__ as command_line
from gmtracker.engine.commands import AddNote
from gmtracker.storage import paths
from gmtracker.storage.backups import file_backups
from gmtracker.storage.journal import journal_path
from gmtracker.storage.settings import Settings, read_settings, write_settings
from gmtracker.ui import file_actions
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign import campaign_closer
from gmtracker.ui.campaign.campaign_closer import UnsavedNotice
from gmtracker.ui.campaign.game_file import GameFileWindow
from gmtracker.ui.campaign.restore import RestoreWindow
from gmtracker.ui.printing import preview
from gmtracker.ui.printing.preview import DocumentExport, show_summary
from gmtracker.ui.settings.window import SettingsWindow
from tests.builders.saved_campaigns import in_session
from tests.builders.summaries import a_summary
from tests.driver.disk import SilentMount
from tests.driver.gm import GM, evening_in_a_folder
from tests.windows.screen_text import words_in


def test_silent_disk_never_blocks_the_window(gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount) -> None:
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


def test_program_restarts_while_the_disk_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
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
def test_campaign_moves_to_campaigns_folder_when_disk_and_journal_fail(
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
    assert gm.app.bridge.table.history.open_chapter.entries[-1].sentence == "On the table alone."


def test_new_campaigns_go_elsewhere_while_documents_are_silent(
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


def test_copy_opens_while_its_twins_disk_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    """Before, the twin's journal was read on the window's thread, so the program started without a window."""
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


def test_old_file_opens_while_its_new_disk_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    stick = own_folders / "stick"
    stick.mkdir(parents=True)
    desk = in_session(own_folders)
    left = desk.path
    desk.opened.save_as(stick / "moved.gmtracker.json")
    assert desk.opened.was_left.wait(10)
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


def test_closing_does_not_wait_for_a_backup_on_silent_disk(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    """Before, the window froze until the disk responded."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    (backup, *_) = file_backups(file)
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


def test_late_campaign_does_not_replace_the_one_in_play(
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


def test_named_file_on_a_silent_disk_opens_in_the_window(own_folders: Path, mount: SilentMount) -> None:
    mount.falls_silent()
    assert not command_line._is_certainly_missing(own_folders / "stick" / "evening.gmtracker.json")
    assert mount.asked_by_window == []


def notices(gm: GM) -> str:
    return " ".join(words_in(gm.app.window.notices))


def test_summary_is_exported_once_a_silent_disk_answers(
    gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the window froze until the disk responded."""
    monkeypatch.setattr(preview, "EXPORT_SECONDS", 0.05)
    (own_folders / "stick").mkdir(parents=True)
    file = own_folders / "stick" / "evening.md"
    window = show_summary(a_summary())
    qtbot.addWidget(window)
    export = window.findChild(DocumentExport)
    assert export is not None
    mount.falls_silent()
    export.save(file)
    assert "Couldn't save “evening.md” yet: the disk isn't responding." in words_in(window)
    with qtbot.waitSignal(export.exported):
        mount.answers()
    assert f"Saved as {file}." in words_in(window)
    assert file.read_text("utf-8").startswith("# Session 12")
    assert mount.asked_by_window == []


@pytest.fixture
def games(own_folders: Path, mount: SilentMount, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentMount]:
    """Return the user's folder with one game file, on a disk that responds. ``mount`` makes its waits short."""
    folder = own_folders / "documents" / "gmtracker" / "games"
    folder.mkdir(parents=True)
    coin = 'form = 1\nid = "coin"\nname = "Coin"\n\n[[tracks]]\nkey = "luck"\nname = "Luck"\nhighest = 6\n'
    (folder / "coin.game.toml").write_text(coin + 'unit = "point"\nunits = "points"\n', "utf-8")
    games = SilentMount(monkeypatch, folder)
    yield games
    games.answers()
    assert games.asked_by_window == []


SILENT_GAMES = "Couldn't reach “games”: the disk isn't responding."


def test_silent_games_folder_is_reported_and_other_games_are_offered(gm: GM, games: SilentMount) -> None:
    games.falls_silent()
    gm.opens()
    assert SILENT_GAMES in notices(gm)
    gm.creates_campaign("Low Water")
    gm.app.files.list_samples()
    gm.app.files.help()
    assert gm.app.bridge.shown.name == "Low Water"


def test_campaign_opens_while_its_game_files_folder_is_silent(gm: GM, qtbot: QtBot, games: SilentMount) -> None:
    gm.opens()
    gm.app.files.create("Coins", "coin")
    assert gm.app.document.wait()
    games.falls_silent()
    gm.app.files.check_game()
    assert SILENT_GAMES in words_in(gm.window_of(GameFileWindow))
    gm.window_of(GameFileWindow).close()
    gm.turns_to_the_table()
    gm.app.files.create("More coins", "coin")
    qtbot.waitUntil(lambda: SILENT_GAMES in " ".join(words_in(gm.app.window.refusal)))
    file = gm.app.document.path
    gm.closes()
    gm.opens(file)
    qtbot.waitUntil(lambda: SILENT_GAMES in " ".join(words_in(gm.app.window.refusal)))
    assert gm.app.bridge.shown.game.track("luck").highest == 6


def test_silent_games_folder_never_blocks_copying_or_settings(gm: GM, games: SilentMount) -> None:
    gm.opens()
    gm.app.files.create("Lamplight", "sword-and-lantern")
    assert gm.app.document.wait()
    gm.app.files.check_game()
    checking = gm.window_of(GameFileWindow)
    games.falls_silent()
    gm.hand.clicks(checking, "Save a copy to the folder")
    assert SILENT_GAMES in words_in(checking)
    gm.hand.acts(WindowAction.SETTINGS)
    settings = gm.window_of(SettingsWindow)
    gm.hand.clicks(settings, "Open folder")
    assert SILENT_GAMES in words_in(settings)


def test_backup_on_a_silent_disk_is_reported_unreachable(
    gm: GM, own_folders: Path, mount: SilentMount, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    (backup, *_) = found = file_backups(file)
    folder = SilentMount(monkeypatch, backup.path.parent)
    folder.falls_silent()
    window = RestoreWindow(found, gm.app.document.contents, gm.app.window)
    window.show()
    folder.answers()
    assert f"Couldn't reach “{backup.path.name}”: the disk isn't responding." in words_in(window)
    assert folder.asked_by_window == []


@pytest.mark.parametrize("deed", ["saved", "unsaved", "saving", "moving", "restoring"])
def test_closing_takes_at_most_two_seconds_on_a_silent_disk(
    gm: GM, own_folders: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    (backup, *_) = file_backups(file)
    stick = SilentMount(monkeypatch, file.parent)
    stick.falls_silent()
    if deed != "saved":
        assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    match deed:
        case "saving":
            gm.app.document.save()
        case "moving":
            gm.app.document.save_as(file.with_name("elsewhere.gmtracker.json"))
        case "restoring":
            gm.app.document.restore(backup)
    began = monotonic()
    gm.closes()
    seconds = monotonic() - began
    stick.answers()
    assert seconds < 2
    assert stick.asked_by_window == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no links to a device that is full")
def test_closing_asks_within_two_seconds_when_nothing_can_save(
    gm: GM, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The campaign's disk, documents and data are silent, and the journal is full."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    journal = journal_path(file)
    journal.unlink(missing_ok=True)
    journal.symlink_to("/dev/full")
    silent = [SilentMount(monkeypatch, own_folders / name) for name in ("stick", "documents", "data")]
    for disk in silent:
        disk.falls_silent()
    assert gm.app.bridge.dispatch(AddNote(text="On the table alone."))
    began = monotonic()
    assert not gm.app.window.close()
    seconds = monotonic() - began
    assert "the disk isn't responding" in notices(gm)
    for disk in silent:
        disk.answers()
    gm.app.document.give_up()
    assert seconds < 2.5, "two waits of a second each"
    assert [call for disk in silent for call in disk.asked_by_window] == []


def test_start_page_waits_only_once_for_all_unreadable_files(
    gm: GM, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, it waited for each one separately: six took six seconds."""
    started = Event()
    files = [own_folders / f"{number}.gmtracker.json" for number in range(6)]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text("{}")
    monkeypatch.setattr(file_actions, "read_preview", lambda _path: started.wait(30))
    write_settings(Settings(recent=tuple(map(str, files))))
    began = monotonic()
    gm.opens()
    seconds = monotonic() - began
    started.set()
    assert seconds < 3
    assert any("5" in words for words in words_in(gm.app.window.start_page))
