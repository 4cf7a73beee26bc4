"""A missing campaign file: it stays listed, and its backups or a newer file are offered."""

from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtWidgets import QPushButton

from gmtracker.app import App
from gmtracker.engine.commands import AddNote
from gmtracker.storage.backups import file_backups
from gmtracker.storage.settings import Settings
from gmtracker.ui.campaign.restore import said_of
from gmtracker.ui.campaign.start_page import RecentCard
from tests.windows.main_window import Kept, Stage


@pytest.fixture
def gone(stage: Stage, tmp_path: Path) -> Path:
    """The deleted file of a campaign with backups, in its own folder."""
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    (tmp_path / "stick").mkdir()
    file = tmp_path / "stick" / "harbor.gmtracker.json"
    app.document.save_as(file)
    assert app.document.wait()
    for text in ("A bell rings.", "It rings again."):
        assert app.bridge.dispatch(AddNote(text=text))
        app.files.save()
        assert app.document.wait()
    app.document.close()
    file.unlink()
    return file


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def app(stage: Stage, gone: Path, kept: Kept) -> App:
    """A window with the start page, which lists the file."""
    app = stage.window(Settings(recent=(str(gone),)), kept)
    app.files.open_first(None, sample=False)
    app.window.show()
    return app


def notice(app: App) -> str:
    return app.window.notices.notice_text("missing")


def presses(app: App, words: str) -> None:
    next(button for button in app.window.notices.findChildren(QPushButton) if button.text() == words).click()


def card(app: App) -> RecentCard:
    (found,) = app.window.start_page.findChildren(RecentCard)
    return found


def log(app: App) -> list[str]:
    return [entry.sentence for entry in app.bridge.entries()]


def test_notice_mentions_backups_and_campaign_stays_listed(app: App, gone: Path, kept: Kept) -> None:
    """Before, a click on its card removed it from the list, and its backups were out of reach."""
    older = file_backups(gone)
    card(app).click()
    assert notice(app) == (
        f"Couldn't find “harbor.gmtracker.json” in {gone.parent}. "
        f"There are {len(older)} backups, the newest from {said_of(older[0])}."
    )
    presses(app, "Cancel")
    assert notice(app) == ""
    assert card(app).isVisible()
    assert kept.settings == []


def test_newest_backup_opens_as_new_file(app: App, gone: Path) -> None:
    card(app).click()
    presses(app, "Open the newest backup")
    assert app.document.path is not None
    assert app.document.path.parent == gone.parent
    assert log(app)[-1] == "A bell rings."
    assert notice(app) == ""
    assert not gone.exists()


def test_newest_backup_opens_in_default_folder_when_own_is_gone(app: App, gone: Path, own_folders: Path) -> None:
    rmtree(gone.parent)
    card(app).click()
    presses(app, "Open the newest backup")
    assert app.document.path is not None
    assert app.document.path.parent == own_folders / "data" / "campaigns"
    assert app.document.path.name.startswith("harbor (")
    assert log(app)[-1] == "A bell rings."


def test_missing_file_is_removed_from_list_on_request(app: App, gone: Path, kept: Kept) -> None:
    for backup in file_backups(gone):
        backup.path.unlink()
    card(app).click()
    assert notice(app) == f"Couldn't find “harbor.gmtracker.json” in {gone.parent}."
    presses(app, "Remove from list")
    assert notice(app) == ""
    assert not any(card.isVisible() for card in app.window.start_page.findChildren(RecentCard))
    assert kept.settings[-1].recent == ()


def test_newer_file_of_same_campaign_is_offered(stage: Stage, tmp_path: Path) -> None:
    first = stage.window()
    first.files.create("Harbor", "shattered-spheres")
    left, other = first.document.path, tmp_path / "other.gmtracker.json"
    assert left is not None
    assert first.bridge.dispatch(AddNote(text="A bell rings."))
    first.document.save_as(other)
    assert first.document.wait()
    first.document.close()
    left.unlink()
    app = stage.window(Settings(recent=(str(left),)))
    app.files.open_first(None, sample=False)
    app.window.show()
    card(app).click()
    said = f"You continued this campaign in “other.gmtracker.json”, in {tmp_path}. That file is newer and complete."
    assert notice(app).endswith(f" {said}")
    presses(app, "Open the newer version")
    assert app.document.path == other
