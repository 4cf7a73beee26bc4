"""Files that cannot be looked at, or that are none: the window opens, says which it is, and offers the others."""

import os
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from threading import enumerate as threads

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote
from gmtracker.storage import paths
from gmtracker.storage.settings import Settings, read_settings, write_settings
from gmtracker.ui.campaign import document
from tests.driver.disk import SilentMount
from tests.driver.gm import GM
from tests.windows.screen_text import words_in

TOO_LONG = "n" * 300


def test_the_window_opens_where_the_last_campaign_cannot_be_looked_at(gm: GM, own_folders: Path) -> None:
    lost = own_folders / TOO_LONG
    kept = own_folders / "kept.gmtracker.json"
    write_settings(Settings(last_file=str(lost), recent=(str(lost), str(kept))))
    gm.opens()
    assert not gm.app.bridge.is_open
    assert gm.app.window.refusal.isVisible()
    assert any("cannot be reached: the name is too long" in words for words in words_in(gm.app.window.refusal))
    assert any("kept" in words for words in words_in(gm.app.window.start_page))


def test_what_cannot_be_reached_now_is_not_forgotten(gm: GM, own_folders: Path) -> None:
    circle = own_folders / "circle.gmtracker.json"
    circle.symlink_to(circle)
    write_settings(Settings(recent=(str(circle),)))
    gm.opens()
    gm.app.files.open(circle)
    assert read_settings().settings.recent == (str(circle),)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes that go by a path")
def test_an_open_file_that_becomes_a_pipe_holds_nothing_up(session: GM) -> None:
    path = session.app.document.path
    assert path is not None
    assert session.app.document.wait()
    path.unlink()
    os.mkfifo(path)
    session.app.document.look_outside()
    session.closes()


def test_a_table_whose_folder_is_deleted_is_kept_where_new_campaigns_go(
    gm: GM, qtbot: QtBot, own_folders: Path
) -> None:
    folder = _evening_in_a_folder(gm, own_folders)
    rmtree(folder)
    gm.app.document.look_outside()
    qtbot.waitUntil(lambda: gm.app.document.path != folder / "evening.gmtracker.json")
    kept = gm.app.document.path
    assert kept is not None
    told = f"is gone; your table is in “{kept.name}” now"
    qtbot.waitUntil(lambda: told in " ".join(words_in(gm.app.window.refusal)))
    gm.closes()
    gm.opens_again()
    assert gm.app.bridge.table.history.open.entries[-1].sentence == "Written before it went."


def test_it_is_kept_so_on_closing_too(gm: GM, own_folders: Path) -> None:
    rmtree(_evening_in_a_folder(gm, own_folders))
    gm.closes()
    gm.opens_again()
    assert gm.app.bridge.table.history.open.entries[-1].sentence == "Written before it went."


def _evening_in_a_folder(gm: GM, above: Path) -> Path:
    """A campaign whose file is in a folder of its own, all saved; returns the folder."""
    gm.opens()
    gm.creates_campaign("Low Water")
    folder = above / "stick"
    folder.mkdir()
    gm.app.document.save_as(folder / "evening.gmtracker.json")
    assert gm.app.document.wait()
    assert gm.app.bridge.ask(AddNote(text="Written before it went."))
    gm.app.document.save()
    assert gm.app.document.wait()
    return folder


@pytest.fixture
def mount(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentMount]:
    """A disk behind a network, in a folder of the user's; nobody waits for it long."""
    monkeypatch.setattr(paths, "ANSWER_SECONDS", 0.05)
    monkeypatch.setattr(document, "PATIENCE_MS", 50)
    monkeypatch.setattr(document, "CLOSING_SECONDS", 0.05)
    monkeypatch.setattr(document, "LEAVING_SECONDS", 0.05)
    mount = SilentMount(monkeypatch, own_folders / "stick")
    yield mount
    mount.answers()
    for thread in threads():
        if thread.name in ("gmtracker-ask", "gmtracker-job", "gmtracker-watch"):
            thread.join(30)


def test_a_disk_that_falls_silent_never_holds_the_window(
    gm: GM, qtbot: QtBot, own_folders: Path, mount: SilentMount
) -> None:
    file = _evening_in_a_folder(gm, own_folders) / "evening.gmtracker.json"
    mount.falls_silent()
    gm.app.document.look_outside()
    assert gm.app.bridge.ask(AddNote(text="Played on."))
    gm.app.document.save()
    assert gm.app.bridge.ask(AddNote(text="And on."))
    told = "is not written yet: its disk does not answer. The journal keeps every step; Save as…"
    qtbot.waitUntil(lambda: told in gm.app.window.status.words.accessibleName())
    gm.app.files.ask_save_as()
    gm.chooses_file(own_folders / "documents" / "elsewhere.gmtracker.json")
    qtbot.waitUntil(lambda: gm.app.document.path == own_folders / "documents" / "elsewhere.gmtracker.json")
    gm.app.files.open(file)
    assert "its disk does not answer" in " ".join(words_in(gm.app.window.refusal))
    assert mount.asked_by_window == []


def test_it_is_closed_and_started_again_while_the_disk_is_silent(gm: GM, own_folders: Path, mount: SilentMount) -> None:
    _evening_in_a_folder(gm, own_folders)
    mount.falls_silent()
    assert gm.app.bridge.ask(AddNote(text="In the journal."))
    gm.app.document.look_outside()
    gm.closes()
    gm.opens_again()
    assert not gm.app.bridge.is_open
    assert "its disk does not answer" in " ".join(words_in(gm.app.window.refusal))
    assert any("evening" in words for words in words_in(gm.app.window.start_page))
    assert mount.asked_by_window == []
