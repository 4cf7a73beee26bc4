"""What the window says about how the campaign is kept, and what it does where something stands in the way."""

import errno
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts, build
from gmtracker.engine.commands import AddNote
from gmtracker.storage.campaign_store import OpenCampaign
from gmtracker.storage.clock import now
from gmtracker.storage.journal import journal_path
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import Act
from gmtracker.ui.campaign.restore import RestoreWindow
from gmtracker.ui.widgets.labels import Sync
from tests.builders.clocks import on_the_wall, standing_at
from tests.driver.disk import FailingCall, HeldDisk
from tests.windows.main_window import Kept, Stage, campaign_files


@pytest.fixture
def parts(stage: Stage) -> Parts:
    """A window with a new campaign in a file of its own."""
    parts = stage.window()
    parts.files.create("Harbor", "shattered-spheres")
    assert parts.desk.wait()
    return parts


def file_of(parts: Parts) -> Path:
    assert parts.desk.path is not None
    return parts.desk.path


def notes(parts: Parts, text: str) -> None:
    assert parts.bridge.ask(AddNote(text=text))


def no_journal(parts: Parts) -> None:
    """Have the disk of the journals full."""
    journal = journal_path(file_of(parts))
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.symlink_to("/dev/full")


def status(parts: Parts) -> str:
    return parts.window.status.words.accessibleName()


def presses(parts: Parts, words: str) -> None:
    """Press a button of the lines above the table."""
    next(button for button in parts.window.notices.findChildren(QPushButton) if button.text() == words).click()


def changed_by_another(parts: Parts) -> None:
    """Another program gives the campaign another name."""
    file = file_of(parts)
    text = file.read_bytes().replace(b'"name": "Harbor"', b'"name": "Haven"')
    file.with_name("other").write_bytes(text)
    file.with_name("other").replace(file)


def contested(parts: Parts, qtbot: QtBot) -> None:
    """Another program changes the file, and the window gets to know."""
    notes(parts, "Mine.")
    changed_by_another(parts)
    with qtbot.waitSignal(parts.desk.contested):
        parts.window.activated.emit()


def log(parts: Parts) -> list[str]:
    return [entry.sentence for entry in parts.bridge.entries()]


def test_the_mark_turns_solid_once_the_step_is_on_the_disk(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = HeldDisk(monkeypatch)
    disk.sticks()
    mark = parts.window.status.mark
    notes(parts, "A bell rings.")
    assert mark.accessibleName() == "The last step is on its way to the disk."
    disk.goes_on()
    qtbot.waitUntil(lambda: mark.sync is Sync.SAFE)
    assert mark.accessibleName() == "Every step is on the disk."


def test_a_journal_that_does_not_reach_the_disk_is_said(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        FailingCall(patched, "fsync", errno.EIO)
        notes(parts, "A bell rings.")
        qtbot.waitUntil(lambda: parts.window.status.mark.sync is Sync.IN_TROUBLE)
    assert status(parts) == (
        "The journal does not reach the disk: the drive reports an error. "
        "Save as… (Ctrl+Shift+S) writes the campaign elsewhere."
    )
    notes(parts, "It rings again.")
    qtbot.waitUntil(lambda: parts.window.status.mark.sync is Sync.SAFE)
    assert status(parts) == "Safe in the journal · Harbor.gmtracker.json"


def test_without_a_journal_every_step_goes_into_the_file_and_that_stands_above_the_table(
    parts: Parts, qtbot: QtBot
) -> None:
    no_journal(parts)
    for bell in ("One bell.", "Two bells."):
        notes(parts, bell)
        qtbot.waitUntil(lambda: parts.desk.is_saved)
        assert bell in file_of(parts).read_text("utf-8")
        assert parts.window.notices.message_of("unkept") == (
            "The journal cannot be written: the disk is full. "
            "Until that is mended every step goes into the campaign's file at once."
        )
    journal_path(file_of(parts)).unlink()
    notes(parts, "Three bells.")
    assert parts.window.notices.message_of("unkept") == ""
    assert status(parts) == "Safe in the journal · Harbor.gmtracker.json"


def test_with_neither_journal_nor_file_play_goes_on_and_closing_saves_where_it_can(parts: Parts, qtbot: QtBot) -> None:
    no_journal(parts)
    folder = file_of(parts).parent
    folder.rename(folder.with_name("gone"))
    notes(parts, "A bell rings.")
    qtbot.waitUntil(lambda: "Nothing is kept until" in parts.window.notices.message_of("unkept"))
    notes(parts, "It rings again.")
    parts.window.close()
    (saved,) = folder.glob("*.json")
    assert "It rings again." in saved.read_text("utf-8")


def test_a_file_that_cannot_be_written_is_said_with_the_way_out(parts: Parts, qtbot: QtBot, tmp_path: Path) -> None:
    folder = file_of(parts).parent
    notes(parts, "A bell rings.")
    folder.rename(folder.with_name("gone"))
    with qtbot.waitSignal(parts.files.told) as told:
        parts.files.save()
        parts.desk.wait()
    assert told.args == ["“Harbor.gmtracker.json” could not be written: that place is not there."]
    assert status(parts).endswith("The journal keeps every step; Save as… (Ctrl+Shift+S) writes it elsewhere.")
    assert parts.window.status.mark.sync is Sync.IN_TROUBLE
    notes(parts, "Play goes on.")
    parts.desk.save_as(tmp_path / "elsewhere.gmtracker.json")
    assert parts.desk.wait()
    assert status(parts) == "Saved · elsewhere.gmtracker.json"


def test_trouble_that_stays_is_said_once(parts: Parts, qtbot: QtBot) -> None:
    folder = file_of(parts).parent
    notes(parts, "A bell rings.")
    folder.rename(folder.with_name("gone"))
    parts.files.save()
    parts.desk.wait()
    told: list[str] = []
    parts.files.told.connect(told.append)
    parts.desk._save_unasked()
    parts.desk.wait()
    assert told == []
    folder.with_name("gone").rename(folder)


def test_what_another_window_has_open_is_for_looking_only_and_says_so(parts: Parts, stage: Stage) -> None:
    notes(parts, "A bell rings.")
    second = stage.window()
    second.files.open(file_of(parts))
    sentence = "“Harbor.gmtracker.json” is open in another window of gmtracker. Here it can only be looked at."
    assert second.window.notices.message_of("looking") == sentence
    assert status(second) == "For looking only · Harbor.gmtracker.json"
    refused: list[str] = []
    second.bridge.refused.connect(lambda refusal: refused.append(refusal.sentence))
    assert not second.bridge.ask(AddNote(text="No."))
    assert refused == [sentence]
    parts.desk.close()
    presses(second, "Try again")
    assert second.window.notices.message_of("looking") == ""
    assert second.bridge.ask(AddNote(text="Now it is mine."))


def test_a_file_changed_elsewhere_is_noticed_when_the_window_is_looked_at_again(parts: Parts, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    assert parts.window.notices.message_of("contested") == (
        "“Harbor.gmtracker.json” was changed by another program. This table is safe in the journal. Which counts?"
    )
    notes(parts, "Play goes on.")
    parts.files.save()
    assert "Haven" in file_of(parts).read_text("utf-8")


def test_where_this_table_is_kept_is_said_beside_the_choice_as_it_is(parts: Parts, qtbot: QtBot) -> None:
    """It once said "safe in the journal" where the journal could not be written."""
    changed_by_another(parts)
    with qtbot.waitSignal(parts.desk.contested):
        parts.window.activated.emit()
    assert "Nothing has been done here since" in parts.window.notices.message_of("contested")
    no_journal(parts)
    notes(parts, "A bell rings.")
    assert "in no file and in no journal until you decide" in parts.window.notices.message_of("contested")
    journal_path(file_of(parts)).unlink()


def test_a_file_changed_elsewhere_is_noticed_before_it_is_written(parts: Parts) -> None:
    notes(parts, "Mine.")
    changed_by_another(parts)
    parts.files.save()
    assert not parts.desk.wait()
    assert parts.window.notices.message_of("contested")


def test_keep_mine_writes_the_file(parts: Parts, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    presses(parts, "Keep mine")
    assert parts.desk.wait()
    assert parts.window.notices.message_of("contested") == ""
    assert "Mine." in file_of(parts).read_text("utf-8")


def test_take_theirs_opens_what_the_other_wrote(parts: Parts, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    presses(parts, "Take theirs")
    assert parts.desk.wait()
    assert parts.bridge.shown.name == "Haven"
    assert parts.window.notices.message_of("contested") == ""
    assert parts.desk.backups()[0].occasion == "replacing"


def test_keep_both_goes_on_in_a_file_beside(parts: Parts, qtbot: QtBot) -> None:
    contested(parts, qtbot)
    theirs = file_of(parts)
    presses(parts, "Keep both")
    assert parts.desk.wait()
    assert file_of(parts).name == "Harbor (kept).gmtracker.json"
    assert "Mine." in file_of(parts).read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")


def test_closing_without_an_answer_keeps_both(parts: Parts, qtbot: QtBot, own_folders: Path) -> None:
    contested(parts, qtbot)
    parts.desk.close()
    kept, theirs = campaign_files(own_folders / "data")
    assert kept.name == "Harbor (kept).gmtracker.json"
    assert "Mine." in kept.read_text("utf-8")
    assert "Haven" in theirs.read_text("utf-8")


def test_steps_and_a_second_wish_to_save_during_a_save_are_in_the_file_in_the_end(parts: Parts, qtbot: QtBot) -> None:
    notes(parts, "One.")
    parts.files.save()
    notes(parts, "Two.")
    parts.files.save()
    qtbot.waitUntil(lambda: parts.desk.is_saved)
    assert "Two." in file_of(parts).read_text("utf-8")
    assert status(parts) == "Saved · Harbor.gmtracker.json"


def test_the_window_of_backups_tells_the_time_by_the_clock_of_the_log(stage: Stage, qtbot: QtBot) -> None:
    """It told the real day of the file, so that what had to be read there was another on every day of the week."""
    leap_day = standing_at(on_the_wall(2028, 2, 29, 23, 58))
    parts = stage.takes(build(Settings(), Kept(), lambda low, _high: low, leap_day))
    parts.files.open_sample()
    for text in ("One.", "Two.", "Three."):
        notes(parts, text)
        parts.files.save()
        parts.desk.wait()
    parts.window.actions_of_play[Act.RESTORE].trigger()
    window = parts.window.findChild(RestoreWindow)
    assert window is not None
    (listed,) = window.findChildren(QListWidget)
    said = [listed.item(row).text() for row in range(listed.count())]
    assert said == ["Tue 29 02 2028, 23:58 · session 1"] * 2


def test_a_backup_is_restored_and_that_is_taken_back(parts: Parts, qtbot: QtBot) -> None:
    for text in ("One.", "Two."):
        notes(parts, text)
        parts.files.save()
        parts.desk.wait()
    parts.window.actions_of_play[Act.RESTORE].trigger()
    window = parts.window.findChild(RestoreWindow)
    assert window is not None
    with qtbot.waitSignal(parts.desk.restored):
        next(button for button in window.findChildren(QPushButton) if button.text() == "Restore").click()
    assert log(parts) == ["One."]
    assert parts.window.notices.message_of("restored").startswith("The table is as it was: ")
    presses(parts, "Undo restoring")
    assert parts.desk.wait()
    assert log(parts) == ["One.", "Two."]


def test_a_damaged_backup_changes_nothing(parts: Parts, qtbot: QtBot) -> None:
    notes(parts, "One.")
    parts.files.save()
    parts.desk.wait()
    backup = parts.desk.backups()[0]
    backup.path.write_bytes(b"{")
    with qtbot.waitSignal(parts.desk.failed) as failed:
        parts.desk.restore(backup)
    assert failed.args is not None
    assert failed.args[0].startswith("The backup is damaged.")
    assert log(parts) == ["One."]
    assert OpenCampaign.look_at(file_of(parts), now).history.now.name == "Harbor"
