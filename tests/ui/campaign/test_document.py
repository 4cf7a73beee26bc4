"""The document controller: when it saves the campaign's file, and what it reports."""

import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gmtracker import rulesets
from gmtracker.app import sample_file
from gmtracker.engine.commands import AddCharacters, AddNote, EndSession, StartSession
from gmtracker.storage.clock import now
from gmtracker.storage.game_files import load_game
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.paths import games_folder
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign import document
from gmtracker.ui.campaign.document import DocumentController
from tests.builders.campaigns import a_campaign, a_hero, faces_in_turn
from tests.windows.main_window import BEFORE_THE_EVENING

SAMPLE = BEFORE_THE_EVENING
GAMES = [game.ruleset for game in rulesets.available_games().games if sample_file(game.ruleset).is_file()]


class Place:
    """A document controller with a new campaign, and the sentences it has emitted."""

    def __init__(self, folder: Path) -> None:
        self.bridge = Bridge(faces_in_turn())
        self.document = DocumentController(self.bridge, now)
        self.file = folder / "harbor.gmtracker.json"
        self.failures: list[str] = []
        self.notices: list[str] = []
        self.document.failed.connect(self.failures.append)
        self.document.noticed.connect(self.notices.append)
        assert self.document.create(a_campaign(), self.file)

    def notes(self, text: str) -> None:
        """Do a step that does not save the file."""
        assert self.bridge.dispatch(AddNote(text=text))

    def crashes(self) -> None:
        """Release the lock and do nothing else, like a killed program."""
        campaign = self.document._campaign
        assert campaign is not None
        campaign.close_without_saving()

    def saves(self) -> bool:
        """Save and wait. Return whether it succeeded."""
        self.document.save()
        return self.document.wait()

    def in_the_file(self) -> list[str]:
        """Return the log of the open chapter as it is in the file, without the journal."""
        copy = self.file.with_name("copy.gmtracker.json")
        shutil.copy(self.file, copy)
        return [entry.sentence for entry in OpenCampaign.open_read_only(copy, now).history.open_chapter.entries]


@pytest.fixture
def place(tmp_path: Path, qapp: object) -> Iterator[Place]:
    place = Place(tmp_path)
    yield place
    place.document.wait()


def test_step_is_in_file_only_after_save(place: Place) -> None:
    before = place.in_the_file()
    place.notes("A bell rings.")
    assert not place.document.is_saved
    assert place.in_the_file() == before
    assert place.saves()
    assert place.document.is_saved
    assert place.in_the_file() == ["A bell rings."]


def test_session_start_and_end_save_file(place: Place) -> None:
    place.bridge.dispatch(AddCharacters(characters=(a_hero(),)))
    assert not place.document.is_saved
    place.bridge.dispatch(StartSession(present=tuple(hero.id for hero in place.bridge.shown.heroes())))
    assert place.document.wait()
    assert place.document.is_saved
    place.notes("A bell rings.")
    place.bridge.dispatch(EndSession())
    assert place.document.wait()
    assert place.in_the_file()[-1] == "Session 1 ends."


def test_file_is_saved_after_idle_time(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "IDLE_MS", 20)
    place = Place(tmp_path)
    place.notes("A bell rings.")
    qtbot.waitUntil(lambda: place.document.is_saved)
    assert place.in_the_file() == ["A bell rings."]


def test_closing_saves_unsaved_steps(place: Place) -> None:
    place.notes("A bell rings.")
    place.document.close()
    assert place.in_the_file() == ["A bell rings."]
    assert place.document.path is None


def test_failed_save_is_reported_and_journal_keeps_steps(place: Place) -> None:
    place.notes("A bell rings.")
    away = place.file.rename(place.file.parent.with_name("away"))
    place.file.mkdir()
    assert not place.saves()
    assert len(place.failures) == 1
    assert not place.document.is_saved
    place.notes("It rings again.")
    place.file.rmdir()
    away.rename(place.file)
    place.document.close()
    assert place.in_the_file() == ["A bell rings.", "It rings again."]


def test_steps_in_journal_are_recovered_and_reported_after_crash(place: Place, tmp_path: Path) -> None:
    place.notes("A bell rings.")
    place.crashes()
    other = DocumentController(Bridge(faces_in_turn()), now)
    told: list[str] = []
    other.noticed.connect(told.append)
    assert other.open(place.file)
    assert told == ["Recovered 1 unsaved step from the journal."]
    assert not other.is_saved


@pytest.mark.parametrize(
    ("sound", "other", "said"),
    [
        ("highest = 6\n", "highest = 8\n", "The game file for Sword and Lantern has changed: "),
        ("[[tracks]]", "[[tracks", "Can't use “sword-and-lantern.game.toml”. Line "),
    ],
)
def test_opening_emits_all_findings_at_once(place: Place, sound: str, other: str, said: str) -> None:
    """Before, only the last finding was visible."""
    game = load_game("sword-and-lantern").spec()
    path = place.file.with_name("lamplight.gmtracker.json")
    assert place.document.create(replace(a_campaign(), ruleset=game.ruleset, game=game), path)
    place.notes("A bell rings.")
    place.crashes()
    file = games_folder() / "sword-and-lantern.game.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(game.source.replace(sound, other), "utf-8")
    after = DocumentController(Bridge(faces_in_turn()), now)
    told: list[str] = []
    after.noticed.connect(told.append)
    assert after.open(path)
    (note,) = told
    assert note.startswith(said)
    assert note.endswith("\nRecovered 1 unsaved step from the journal.")


def test_late_sync_after_window_is_deleted_is_ignored(place: Place) -> None:
    assert place.document.wait()
    campaign = place.document._campaign
    assert campaign is not None
    delete(place.document)
    campaign.sync_thread.on_progress()
    campaign.close()


def test_unreadable_file_leaves_open_campaign_open(place: Place, tmp_path: Path) -> None:
    broken = tmp_path / "broken.gmtracker.json"
    broken.write_text("{")
    assert not place.document.open(broken)
    assert place.failures[0].startswith("Couldn't open “broken.gmtracker.json”.")
    assert place.document.path == place.file
    place.notes("A bell rings.")


def test_open_campaign_stays_open_when_its_file_is_unreadable(place: Place, tmp_path: Path) -> None:
    """Before, the campaign was left before the file was read, and could no longer be played or saved."""
    place.notes("A bell rings.")
    assert place.saves()
    place.file.write_text("{ broken")
    assert not place.document.open(place.file)
    assert place.document.path == place.file
    place.notes("It rings again.")
    rescue = tmp_path / "rescue.gmtracker.json"
    place.document.save_as(rescue)
    assert place.document.wait()
    place.document.close()
    kept = OpenCampaign.open_read_only(rescue, now).history.open_chapter.entries
    assert [entry.sentence for entry in kept] == ["A bell rings.", "It rings again."]


def test_deleted_file_of_open_campaign_is_saved_when_opened_again(place: Place) -> None:
    place.notes("A bell rings.")
    assert place.saves()
    place.file.unlink()
    assert place.document.open(place.file)
    assert place.in_the_file() == ["A bell rings."]


def test_sample_gets_file_with_first_step(place: Place, own_folders: Path) -> None:
    before = SAMPLE.read_bytes()
    assert place.document.open_sample(SAMPLE)
    assert place.document.path is None
    place.notes("A bell rings.")
    assert place.document.path is not None
    assert place.document.path.is_relative_to(own_folders)
    assert SAMPLE.read_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_step_in_sample_belongs_to_its_evening(place: Place, game: str) -> None:
    """Before, log and summary ran from the day the sample was made until now."""
    assert place.document.open_sample(sample_file(game))
    place.notes("A bell rings.")
    times = [datetime.fromisoformat(entry.time) for entry in place.bridge.entries()]
    assert times == sorted(times)
    assert times[-1] - times[0] < timedelta(hours=6)


def test_sample_without_session_ended_a_week_ago(place: Place) -> None:
    assert place.document.open_sample(SAMPLE)
    ended = datetime.fromisoformat(place.document.sessions()[1]().entries[-1].time)
    assert timedelta(days=7) <= datetime.fromisoformat(now()) - ended < timedelta(days=7, minutes=5)


def test_sample_refuses_step_when_its_file_cannot_be_created(place: Place, own_folders: Path, qtbot: QtBot) -> None:
    own_folders.mkdir(exist_ok=True)
    (own_folders / "data").write_text("in the way")
    place.document.open_sample(SAMPLE)
    with qtbot.waitSignal(place.bridge.refused) as refused:
        assert not place.bridge.dispatch(AddNote(text="A bell rings."))
    assert refused.args is not None
    assert f"Couldn't create the campaigns folder in {own_folders / 'data'}: " in refused.args[0].sentence


def test_save_as_continues_in_other_file(place: Place, tmp_path: Path) -> None:
    other = tmp_path / "other.gmtracker.json"
    place.document.save_as(other)
    assert place.document.wait()
    assert place.document.path == other
    place.notes("A bell rings.")
    place.document.close()
    assert place.in_the_file() == []
    assert "A bell rings." in other.read_text("utf-8")


def test_sessions_include_the_open_one(place: Place) -> None:
    assert place.document.sessions() == {}
    place.document.open_sample(SAMPLE)
    assert list(place.document.sessions()) == [1]
    present = tuple(hero.id for hero in place.bridge.shown.heroes())
    place.bridge.dispatch(StartSession(title="The second", present=present))
    assert list(place.document.sessions()) == [1, 2]
    assert "The second" in place.document.sessions()[2]().entries[0].sentence
