"""A damaged campaign file, opened from the start page: its backups are offered."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from gmtracker.app import App
from gmtracker.engine.commands import AddNote
from gmtracker.storage.backups import file_backups
from gmtracker.storage.journal import journal_path
from gmtracker.ui.campaign.restore import said_of
from tests.windows.main_window import Stage


@pytest.fixture
def damaged(stage: Stage) -> Path:
    """The file of a campaign with backups, cut in half."""
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    for text in ("A bell rings.", "It rings again."):
        assert app.bridge.dispatch(AddNote(text=text))
        app.files.save()
        assert app.document.wait()
    file = app.document.path
    assert file is not None
    app.document.close()
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    return file


@pytest.fixture
def app(stage: Stage) -> App:
    """A window with the start page."""
    app = stage.window()
    app.files.open_first(None, sample=False)
    app.window.show()
    return app


@pytest.fixture
def told(app: App) -> list[str]:
    """The messages shown so far."""
    told: list[str] = []
    app.files.message.connect(told.append)
    return told


def notice(app: App) -> str:
    return app.window.notices.notice_text("damaged")


def presses(app: App, words: str) -> None:
    next(button for button in app.window.notices.findChildren(QPushButton) if button.text() == words).click()


def log(app: App) -> list[str]:
    return [entry.sentence for entry in app.bridge.entries()]


def test_notice_about_backups_stays_on_start_page(app: App, damaged: Path, told: list[str]) -> None:
    kept = file_backups(damaged)
    app.files.open(damaged)
    assert notice(app).startswith("Couldn't open “Harbor.gmtracker.json”. Line ")
    assert notice(app).endswith(f" There are {len(kept)} backups, the newest from {said_of(kept[0])}.")
    assert app.window.notices.isVisible()
    assert app.window.start_page.isVisible()
    assert told == []


@pytest.mark.parametrize("has_backups", [True, False])
def test_notice_mentions_later_steps_in_journal(app: App, stage: Stage, told: list[str], has_backups: bool) -> None:
    """Before, the notice did not mention steps that are in no backup."""
    first = stage.window()
    first.files.create("Harbor", "shattered-spheres")
    assert first.document.wait()
    file = first.document.path
    assert file is not None
    assert first.bridge.dispatch(AddNote(text="A bell rings."))
    first.files.save()
    assert first.document.wait()
    assert first.bridge.dispatch(AddNote(text="In the journal."))
    journal = journal_path(file)
    left = journal.read_bytes()
    first.document.close()
    journal.write_bytes(left)  # as a power cut would have left it
    file.write_bytes(b"{")
    for backup in file_backups(file) if not has_backups else ():
        backup.path.unlink()
    app.files.open(file)
    said = notice(app) if has_backups else told[-1]
    assert said.endswith(f" Later steps are in the journal {journal}. No backup has them.")


def test_notice_about_one_backup_is_singular(app: App, damaged: Path) -> None:
    first, *others = file_backups(damaged)
    for other in others:
        other.path.unlink()
    app.files.open(damaged)
    assert notice(app).endswith(f" There is 1 backup, from {said_of(first)}.")


def test_newest_backup_opens_as_new_file(app: App, damaged: Path) -> None:
    half = damaged.read_bytes()
    app.files.open(damaged)
    presses(app, "Open the newest backup")
    assert app.document.path is not None
    assert app.document.path.parent == damaged.parent
    assert app.document.path.name.startswith("Harbor (")
    assert log(app)[-1] == "A bell rings."
    assert notice(app) == ""
    assert app.bridge.dispatch(AddNote(text="Play goes on."))
    app.document.close()
    assert damaged.read_bytes() == half


def test_cancel_changes_nothing(app: App, damaged: Path) -> None:
    before = sorted(damaged.parent.iterdir())
    app.files.open(damaged)
    presses(app, "Cancel")
    assert notice(app) == ""
    assert not app.bridge.is_open
    assert sorted(damaged.parent.iterdir()) == before


def test_opening_any_campaign_drops_notice(app: App, damaged: Path) -> None:
    app.files.open(damaged)
    app.files.open_sample()
    assert notice(app) == ""


def test_damaged_backup_is_reported_and_notice_stays(app: App, damaged: Path, told: list[str]) -> None:
    app.files.open(damaged)
    file_backups(damaged)[0].path.write_bytes(b"")
    presses(app, "Open the newest backup")
    assert told == ["The backup is damaged. The file is empty."]
    assert notice(app)
    assert not app.bridge.is_open


def test_damaged_file_without_backups_shows_message(app: App, damaged: Path, told: list[str]) -> None:
    for backup in file_backups(damaged):
        backup.path.unlink()
    app.files.open(damaged)
    assert notice(app) == ""
    assert told[0].startswith("Couldn't open “Harbor.gmtracker.json”. Line ")
