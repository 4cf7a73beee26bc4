"""Tests of the window's messages about saving, and of what it does when saving fails."""

import errno
from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import App, build
from gmtracker.engine.commands import AddNote
from gmtracker.storage.clock import now
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import campaign_state_folder
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.restore import RestoreWindow
from gmtracker.ui.widgets.labels import Sync
from tests.builders.clocks import on_the_wall, standing_at
from tests.driver.disk import FailingCall, HeldDisk
from tests.windows.main_window import BEFORE_THE_EVENING, Kept, Stage, campaign_files


@pytest.fixture
def app(stage: Stage) -> App:
    """Return a window with a new campaign in its own file."""
    app = stage.window()
    app.files.create("Harbor", "shattered-spheres")
    assert app.document.wait()
    return app


def file_of(app: App) -> Path:
    assert app.document.path is not None
    return app.document.path


def notes(app: App, text: str) -> None:
    assert app.bridge.dispatch(AddNote(text=text))


def no_journal(app: App) -> None:
    """Make the journal's disk full."""
    journal = journal_path(file_of(app))
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.symlink_to("/dev/full")


def no_file(app: App) -> None:
    """Put a folder in the file's place, so that it cannot be written."""
    file_of(app).rename(file_of(app).parent.with_name("gone"))
    file_of(app).mkdir()


def status(app: App) -> str:
    return app.window.status.words.accessibleName()


def presses(app: App, words: str) -> None:
    """Click a button of the notices above the table."""
    next(button for button in app.window.notices.findChildren(QPushButton) if button.text() == words).click()


def changed_by_another(app: App) -> None:
    """Rename the campaign, as another program would."""
    file = file_of(app)
    text = file.read_bytes().replace(b'"name": "Harbor"', b'"name": "Haven"')
    file.with_name("other").write_bytes(text)
    file.with_name("other").replace(file)


def contested(app: App, qtbot: QtBot) -> None:
    """Change the file as another program would, and make the window notice."""
    notes(app, "Mine.")
    changed_by_another(app)
    with qtbot.waitSignal(app.document.conflict_found):
        app.window.activated.emit()


def log(app: App) -> list[str]:
    return [entry.sentence for entry in app.bridge.entries()]


def test_save_mark_turns_solid_when_the_step_is_on_disk(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = HeldDisk(monkeypatch)
    disk.sticks()
    mark = app.window.status.mark
    notes(app, "A bell rings.")
    qtbot.waitUntil(lambda: mark.accessibleName() == "Saving the last step…")
    disk.goes_on()
    qtbot.waitUntil(lambda: mark.sync is Sync.SAFE)
    assert mark.accessibleName() == "All changes saved."


def test_failed_journal_sync_is_reported_and_the_file_is_saved(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    app.document.save_state_changed.connect(lambda _: said.append(status(app)))
    told = (
        "Couldn't write the journal to disk: the drive reported an error. To save the campaign elsewhere, choose Save "
        "as… (Ctrl+Shift+S)."
    )
    with monkeypatch.context() as patched:
        FailingCall(patched, "fsync", errno.EIO)
        notes(app, "A bell rings.")
        qtbot.waitUntil(lambda: told in said)
    qtbot.waitUntil(lambda: "A bell rings." in file_of(app).read_text("utf-8"))
    notes(app, "It rings again.")
    qtbot.waitUntil(lambda: app.window.status.mark.sync is Sync.SAFE)
    assert app.document.save_state.journal_trouble == ""


def test_steps_are_saved_to_the_file_when_the_journal_fails(app: App, qtbot: QtBot) -> None:
    no_journal(app)
    for bell in ("One bell.", "Two bells."):
        notes(app, bell)
        qtbot.waitUntil(lambda: app.document.is_saved)
        assert bell in file_of(app).read_text("utf-8")
        assert app.window.notices.notice_text("unkept") == (
            "Couldn't write the journal: the disk is full. Until this is fixed, every step is saved straight to "
            "the campaign file."
        )
    journal_path(file_of(app)).unlink()
    notes(app, "Three bells.")
    assert app.window.notices.notice_text("unkept") == ""
    assert status(app) == "Saved to journal · Harbor.gmtracker.json"


def test_failed_backup_is_reported_once_until_one_succeeds(app: App) -> None:
    """Before, it was not reported: the campaign was saved without backups."""
    said: list[str] = []
    app.files.message.connect(said.append)
    backups = campaign_state_folder(file_of(app)) / "backups"
    rmtree(backups, ignore_errors=True)
    backups.write_text("in the way")
    for bell in ("One bell.", "Two bells."):
        notes(app, bell)
        app.files.save()
        assert app.document.wait()
        assert bell in file_of(app).read_text("utf-8")
        assert status(app) == f"Saved · Harbor.gmtracker.json. {said[0]}"
        assert app.window.status.mark.sync is not Sync.IN_TROUBLE
    (why,) = said
    assert why.startswith("Couldn't make the last backup: ")
    backups.unlink()
    notes(app, "Three bells.")
    app.files.save()
    assert app.document.wait()
    assert status(app) == "Saved · Harbor.gmtracker.json"
    assert len(app.document.backups()) == 1


def test_closing_saves_elsewhere_when_journal_and_file_fail(app: App, qtbot: QtBot) -> None:
    no_journal(app)
    no_file(app)
    folder = file_of(app).parent
    notes(app, "A bell rings.")
    qtbot.waitUntil(
        lambda: "Nothing is saved until you save the campaign elsewhere" in app.window.notices.notice_text("unkept")
    )
    notes(app, "It rings again.")
    app.window.close()
    (saved,) = (path for path in folder.glob("*.json") if path.is_file())
    assert "It rings again." in saved.read_text("utf-8")


def test_failed_save_is_reported_with_a_way_out(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    notes(app, "A bell rings.")
    no_file(app)
    with qtbot.waitSignal(app.files.message) as told:
        app.files.save()
        app.document.wait()
    assert told.args == ["Couldn't save “Harbor.gmtracker.json”: a folder or device has that name."]
    assert status(app).endswith("Every step is in the journal. To save elsewhere, choose Save as… (Ctrl+Shift+S).")
    app.window.actions_of_play.set_shortcuts({"save-as": "F12"})
    assert status(app).endswith("Every step is in the journal. To save elsewhere, choose Save as… (F12).")
    assert app.window.status.mark.sync is Sync.IN_TROUBLE
    notes(app, "Play goes on.")
    app.document.save_as(tmp_path / "elsewhere.gmtracker.json")
    assert app.document.wait()
    assert status(app) == "Saved · elsewhere.gmtracker.json"


def test_lasting_save_failure_is_reported_once(app: App, qtbot: QtBot) -> None:
    notes(app, "A bell rings.")
    no_file(app)
    app.files.save()
    app.document.wait()
    told: list[str] = []
    app.files.message.connect(told.append)
    app.document._save_unasked()
    app.document.wait()
    assert told == []


def test_campaign_open_in_another_window_is_view_only(app: App, stage: Stage) -> None:
    notes(app, "A bell rings.")
    second = stage.window()
    second.files.open(file_of(app))
    sentence = "“Harbor.gmtracker.json” is already open in another gmtracker window. You can only view it here."
    assert second.window.notices.notice_text("looking") == sentence
    assert status(second) == "View only · Harbor.gmtracker.json"
    refused: list[str] = []
    second.bridge.refused.connect(lambda refusal: refused.append(refusal.sentence))
    assert not second.bridge.dispatch(AddNote(text="No."))
    assert refused == [sentence]
    app.document.close()
    presses(second, "Try again")
    assert second.window.notices.notice_text("looking") == ""
    assert second.bridge.dispatch(AddNote(text="Now it is mine."))


def test_file_changed_elsewhere_is_noticed_on_activation(app: App, qtbot: QtBot) -> None:
    contested(app, qtbot)
    assert app.window.notices.notice_text("contested") == (
        "Another program changed “Harbor.gmtracker.json”. Your version is safe in the journal. "
        "Which version do you want to keep?"
    )
    notes(app, "Play goes on.")
    app.files.save()
    assert "Haven" in file_of(app).read_text("utf-8")
    assert app.window.notices.notice_text("contested").startswith("Another program changed “Harbor.gmtracker.json”.")


def test_conflict_notice_tells_where_changes_are_saved(app: App, qtbot: QtBot) -> None:
    """Before, it said “safe in the journal” even if the journal could not be written."""
    changed_by_another(app)
    with qtbot.waitSignal(app.document.conflict_found):
        app.window.activated.emit()
    assert "You have made no changes since the last save." in app.window.notices.notice_text("contested")
    no_journal(app)
    notes(app, "A bell rings.")
    assert "Your last steps are not saved anywhere yet." in app.window.notices.notice_text("contested")
    journal_path(file_of(app)).unlink()


def test_file_changed_elsewhere_is_noticed_before_saving(app: App) -> None:
    notes(app, "Mine.")
    changed_by_another(app)
    app.files.save()
    assert not app.document.wait()
    assert app.window.notices.notice_text("contested")


def test_keeping_mine_overwrites_the_file(app: App, qtbot: QtBot) -> None:
    contested(app, qtbot)
    presses(app, "Keep mine")
    assert app.document.wait()
    assert app.window.notices.notice_text("contested") == ""
    assert "Mine." in file_of(app).read_text("utf-8")


def test_using_the_other_version_opens_it(app: App, qtbot: QtBot) -> None:
    contested(app, qtbot)
    presses(app, "Use the other one")
    assert app.document.wait()
    assert app.bridge.shown.name == "Haven"
    assert app.window.notices.notice_text("contested") == ""
    assert app.document.backups()[0].occasion == "replacing"


def test_keeping_both_continues_in_a_saved_copy(app: App, qtbot: QtBot) -> None:
    contested(app, qtbot)
    theirs = file_of(app)
    presses(app, "Keep both")
    assert app.document.wait()
    assert file_of(app).name == "Harbor (saved copy).gmtracker.json"
    assert "Mine." in file_of(app).read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")


def test_closing_without_an_answer_keeps_both_versions(app: App, qtbot: QtBot, own_folders: Path) -> None:
    contested(app, qtbot)
    app.document.close()
    kept, theirs = campaign_files(own_folders / "data")
    assert kept.name == "Harbor (saved copy).gmtracker.json"
    assert "Mine." in kept.read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")


def test_steps_and_saves_during_a_save_reach_the_file(app: App, qtbot: QtBot) -> None:
    notes(app, "One.")
    app.files.save()
    notes(app, "Two.")
    app.files.save()
    qtbot.waitUntil(lambda: app.document.is_saved)
    assert "Two." in file_of(app).read_text("utf-8")
    assert status(app) == "Saved · Harbor.gmtracker.json"


def test_restore_window_uses_the_clock_of_the_log(stage: Stage, qtbot: QtBot) -> None:
    """Before, it used the file's real date, so its text differed on every day of the week."""
    leap_day = standing_at(on_the_wall(2028, 2, 29, 23, 58))
    app = stage.takes(build(Settings(), Kept(), lambda low, _high: low, leap_day))
    app.document.open_sample(BEFORE_THE_EVENING)
    for text in ("One.", "Two.", "Three."):
        notes(app, text)
        app.files.save()
        app.document.wait()
    app.window.actions_of_play[WindowAction.RESTORE].trigger()
    window = app.window.findChild(RestoreWindow)
    assert window is not None
    (listed,) = window.findChildren(QListWidget)
    said = [listed.item(row).text() for row in range(listed.count())]
    assert said == ["Tue, 29 Feb 2028, 23:58:00 · session 1"] * 2, "two of the same minute are told to the second"


def restored(app: App, qtbot: QtBot) -> None:
    """Restore a campaign with two notes to its backup with the first note only."""
    for text in ("One.", "Two."):
        notes(app, text)
        app.files.save()
        app.document.wait()
    app.window.actions_of_play[WindowAction.RESTORE].trigger()
    window = app.window.findChild(RestoreWindow)
    assert window is not None
    with qtbot.waitSignal(app.document.restored):
        next(button for button in window.findChildren(QPushButton) if button.text() == "Restore").click()
    assert log(app) == ["One."]
    assert app.window.notices.notice_text("restored").startswith("Restored the backup from ")


def test_restored_backup_can_be_undone(app: App, qtbot: QtBot) -> None:
    restored(app, qtbot)
    presses(app, "Undo restore")
    assert app.document.wait()
    assert log(app) == ["One.", "Two."]


def test_undo_reverts_the_restore_before_older_steps(app: App, qtbot: QtBot) -> None:
    """Before, it undid the backup's last step while a notice offered to undo the restore."""
    restored(app, qtbot)
    undo = app.window.actions_of_play[WindowAction.UNDO]
    assert undo.text() == "&Undo restore"
    undo.trigger()
    assert app.document.wait()
    assert log(app) == ["One.", "Two."]
    undo.trigger()
    assert log(app) == ["One."]


def test_undo_reverts_a_step_made_after_the_restore(app: App, qtbot: QtBot) -> None:
    restored(app, qtbot)
    notes(app, "Three.")
    app.window.actions_of_play[WindowAction.UNDO].trigger()
    assert log(app) == ["One."]


def starts_again(app: App, stage: Stage) -> App:
    """End the program, and open the campaign in another one."""
    file = file_of(app)
    app.window.close()
    again = stage.window()
    assert again.document.open(file)
    return again


def test_undo_reverts_the_restore_after_a_restart(app: App, qtbot: QtBot, stage: Stage) -> None:
    """Before, it undid the backup's last step, one step further back than without the restart."""
    restored(app, qtbot)
    again = starts_again(app, stage)
    assert again.window.notices.notice_text("restored").startswith("Restored the backup from ")
    undo = again.window.actions_of_play[WindowAction.UNDO]
    assert undo.text() == "&Undo restore"
    undo.trigger()
    assert again.document.wait()
    assert log(again) == ["One.", "Two."]


def test_second_restore_of_a_backup_is_undone_after_a_restart(app: App, qtbot: QtBot, stage: Stage) -> None:
    restored(app, qtbot)
    first = next(backup for backup in app.document.backups() if backup.occasion == "saved")
    presses(app, "Undo restore")
    assert app.document.wait()
    with qtbot.waitSignal(app.document.restored):
        app.document.restore(first)
    again = starts_again(app, stage)
    again.window.actions_of_play[WindowAction.UNDO].trigger()
    assert again.document.wait()
    assert log(again) == ["One.", "Two."]


@pytest.mark.parametrize("undone", [False, True])
def test_undo_means_steps_after_a_later_step_and_a_restart(app: App, qtbot: QtBot, stage: Stage, undone: bool) -> None:
    restored(app, qtbot)
    notes(app, "Three.")
    if undone:
        app.window.actions_of_play[WindowAction.UNDO].trigger()
    again = starts_again(app, stage)
    again.window.actions_of_play[WindowAction.UNDO].trigger()
    assert again.document.wait()
    assert log(again) == ([] if undone else ["One."])


def test_undone_restore_is_not_restored_by_undo_after_a_restart(app: App, qtbot: QtBot, stage: Stage) -> None:
    restored(app, qtbot)
    presses(app, "Undo restore")
    assert app.document.wait()
    again = starts_again(app, stage)
    again.window.actions_of_play[WindowAction.UNDO].trigger()
    assert log(again) == ["One."]


def test_damaged_backup_changes_nothing(app: App, qtbot: QtBot) -> None:
    notes(app, "One.")
    app.files.save()
    app.document.wait()
    backup = app.document.backups()[0]
    backup.path.write_bytes(b"{")
    with qtbot.waitSignal(app.document.failed) as failed:
        app.document.restore(backup)
    assert failed.args is not None
    assert failed.args[0].startswith("The backup is damaged.")
    assert log(app) == ["One."]
    assert OpenCampaign.open_read_only(file_of(app), now).history.now.name == "Harbor"
