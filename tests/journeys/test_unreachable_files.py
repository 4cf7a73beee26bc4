"""Files that can't be reached, or aren't regular files: the window opens, names them, and offers the others."""

import os
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.settings import Settings, read_settings, settings_path, write_settings
from tests.driver.gm import GM, evening_in_a_folder
from tests.windows.screen_text import words_in

TOO_LONG = "n" * 300


def test_window_opens_when_the_last_campaign_is_unreachable(gm: GM, own_folders: Path) -> None:
    lost = own_folders / TOO_LONG
    kept = own_folders / "kept.gmtracker.json"
    write_settings(Settings(last_file=str(lost), recent=(str(lost), str(kept))))
    gm.opens()
    assert not gm.app.bridge.is_open
    assert gm.app.window.refusal.isVisible()
    assert any(
        f"Couldn't reach “{TOO_LONG}”: the name is too long." in words for words in words_in(gm.app.window.refusal)
    )
    assert any("kept" in words for words in words_in(gm.app.window.start_page))


def test_unreachable_file_stays_on_the_recent_list(gm: GM, own_folders: Path) -> None:
    circle = own_folders / "circle.gmtracker.json"
    circle.symlink_to(circle)
    write_settings(Settings(recent=(str(circle),)))
    gm.opens()
    gm.app.files.open(circle)
    assert read_settings().settings.recent == (str(circle),)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes that go by a path")
def test_window_opens_when_the_settings_file_is_a_pipe(gm: GM) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(settings_path())
    gm.opens()
    assert any("Couldn't read the settings: " in words for words in words_in(gm.app.window.refusal))


def test_campaign_with_unreadable_journal_opens_view_only(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    gm.closes()
    journal = journal_path(file)
    journal.unlink(missing_ok=True)
    journal.symlink_to(journal)
    gm.opens_again()
    assert gm.app.bridge.table.history.open_chapter.entries[-1].sentence == "Written before it went."
    assert not gm.app.bridge.dispatch(AddNote(text="Not here."))
    said = " ".join(words_in(gm.app.window.refusal))
    assert f"Couldn't read the journal {journal}: " in said
    assert "You can only view it here." in said
    gm.app.document.save_as(own_folders / "elsewhere.gmtracker.json")
    assert gm.app.document.wait()
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes that go by a path")
def test_open_file_replaced_by_a_pipe_blocks_nothing(session: GM) -> None:
    path = session.app.document.path
    assert path is not None
    assert session.app.document.wait()
    path.unlink()
    os.mkfifo(path)
    session.app.document.look_outside()
    session.closes()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes that go by a path")
@pytest.mark.parametrize(
    "stands",
    [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero"), lambda path: path.symlink_to(path)],
    ids=["pipe", "folder", "device", "loop"],
)
@pytest.mark.parametrize("steps", [0, 1])
def test_campaign_moves_to_campaigns_folder_when_file_is_replaced(
    gm: GM, own_folders: Path, stands: Callable[[Path], None], steps: int
) -> None:
    """Before, only the journal was kept. It had the later steps, but the file's own steps were lost."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    file.unlink()
    stands(file)
    for _ in range(steps):
        assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    gm.app.document.save()
    gm.closes()
    gm.opens_again()
    sentences = [entry.sentence for entry in gm.app.bridge.table.history.open_chapter.entries]
    assert sentences == ["Written before it went.", *["Played on."] * steps]


def test_deleted_file_is_saved_again_on_closing(gm: GM, own_folders: Path) -> None:
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    file.unlink()
    gm.closes()
    gm.opens_again()
    assert gm.app.document.path == file


def test_deleted_file_is_saved_again_during_play(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    """The journal's steps alone are no campaign, and a power cut could come before the next save."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    file.unlink()
    gm.app.document.look_outside()
    qtbot.waitUntil(file.exists)
    qtbot.waitUntil(
        lambda: (
            "“evening.gmtracker.json” was missing, so it has been saved again."
            in " ".join(words_in(gm.app.window.refusal))
        )
    )
    gm.closes()


def test_saving_a_deleted_file_reports_it_once(gm: GM, own_folders: Path) -> None:
    """Before, the file was written again without a message."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    noticed: list[str] = []
    gm.app.document.noticed.connect(noticed.append)
    file.unlink()
    for text in ("A bell rings.", "It rings again."):
        assert gm.app.bridge.dispatch(AddNote(text=text))
        gm.app.document.save()
        assert gm.app.document.wait()
    assert noticed == ["“evening.gmtracker.json” was missing, so it has been saved again."]
    assert file.exists()


def test_table_is_backed_up_when_its_file_is_replaced(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    """Before, the journal didn't fit the other program's file, so a power cut lost the table."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    assert gm.app.bridge.dispatch(AddNote(text="Not saved yet."))
    theirs = file.read_bytes().replace(b"Low Water", b"High Water")
    file.unlink()
    file.write_bytes(theirs)
    with qtbot.waitSignal(gm.app.document.conflict_found):
        gm.app.document.look_outside()
    assert any("Not saved yet." in backup.path.read_text("utf-8") for backup in gm.app.document.backups())
    journal = journal_path(file)
    kept = journal.read_bytes()
    gm.app.document.keep_both()
    gm.closes()
    journal.write_bytes(kept)  # as a power cut would have left it
    opened = OpenCampaign.open(file, lambda: "2026-01-01T20:00:00Z")
    opened.close_without_saving()
    assert any("The previous version of this campaign is saved as a backup." in notice for notice in opened.notices)


def test_campaign_moves_to_campaigns_folder_when_folder_is_deleted(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    folder = evening_in_a_folder(gm, own_folders)
    rmtree(folder)
    gm.app.document.look_outside()
    qtbot.waitUntil(lambda: gm.app.document.path != folder / "evening.gmtracker.json")
    kept = gm.app.document.path
    assert kept is not None
    told = f"its folder or disk is gone, or its name is taken. Your campaign is now in “{kept.name}”"
    qtbot.waitUntil(lambda: told in " ".join(words_in(gm.app.window.refusal)))
    gm.closes()
    gm.opens_again()
    assert gm.app.bridge.table.history.open_chapter.entries[-1].sentence == "Written before it went."


def test_closing_saves_the_campaign_whose_folder_was_deleted(gm: GM, own_folders: Path) -> None:
    rmtree(evening_in_a_folder(gm, own_folders))
    gm.closes()
    gm.opens_again()
    assert gm.app.bridge.table.history.open_chapter.entries[-1].sentence == "Written before it went."


def test_table_moves_when_folder_of_linked_campaign_vanishes(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    """Before, the link's own folder was checked: the table was said to be in the journal, but its file was gone."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    gm.closes()
    link = own_folders / "link.gmtracker.json"
    link.symlink_to(file)
    gm.opens(link)
    rmtree(file.parent)
    gm.app.document.look_outside()
    qtbot.waitUntil(lambda: gm.app.document.path != link)
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    gm.closes()
    gm.opens_again()
    assert [entry.sentence for entry in gm.app.bridge.table.history.open_chapter.entries][-2:] == [
        "Written before it went.",
        "Played on.",
    ]


def test_renamed_file_continues_under_its_new_name(gm: GM, qtbot: QtBot, own_folders: Path) -> None:
    """Before, Ctrl+S made a second file with the old name."""
    file = evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    renamed = file.rename(file.with_name("low water.gmtracker.json"))
    assert gm.app.bridge.dispatch(AddNote(text="Played on."))
    gm.app.files.save()
    qtbot.waitUntil(lambda: gm.app.document.path == renamed)
    told = "“evening.gmtracker.json” was renamed to “low water.gmtracker.json”. The game continues there."
    qtbot.waitUntil(lambda: told in " ".join(words_in(gm.app.window.refusal)))
    assert [one.name for one in file.parent.iterdir()] == [renamed.name]
    assert "Played on." in renamed.read_text("utf-8")
    gm.closes()
    gm.opens_again()
    assert gm.app.document.path == renamed
