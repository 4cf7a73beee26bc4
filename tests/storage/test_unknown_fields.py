"""Data of a newer gmtracker that this one does not know: the complete file is backed up before a save."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from gmtracker import rulesets
from gmtracker.engine.campaign import Expiry, Procedure
from gmtracker.engine.commands import UNKNOWN, NextTurn, SetCondition, StartEncounter
from gmtracker.engine.decision import with_state
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ids import ProcedureId
from gmtracker.storage.backups import file_backups, new_backup
from gmtracker.storage.chapters import UNREADABLE_LOG_NOTE
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_format import encode
from gmtracker.storage.file_reader import read_campaign
from gmtracker.storage.open_campaign import open_or_view
from gmtracker.storage.validate_campaign import FileFaults, check_file
from tests.builders.any_struct import JSON_VALUES
from tests.builders.campaigns import who
from tests.builders.saved_campaigns import Desk, in_session, noon, opened
from tests.builders.thorough import thorough

FREE = ("tracks", "acts", "data", "inputs", "house_rules", "tables")
"""Fields whose keys are the table's own."""

Path_ = tuple[str | int, ...]


class Evening:
    """A folder, and the bytes of a campaign's file."""

    def __init__(self, folder: Path, text: bytes) -> None:
        self.folder = folder
        self.text = text


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A folder, and a campaign's file in mid-fight, with a finished chapter and a step to redo."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GMTRACKER_HOME", str(tmp_path_factory.mktemp("home")))
        desk = in_session(tmp_path_factory.mktemp("campaign"))
        mira, warden = who(desk.table, "Mira"), who(desk.table, "Warden")
        desk.do(StartEncounter(kind="combat", title="Pier", order=(mira, warden)))
        desk.do(SetCondition(character=mira, condition="dazed", expiry=Expiry("turn-end", mira)))
        desk.do(NextTurn())
        desk.notes("Taken back.")
        desk.table.undo()
        desk.opened.save()
        yield Evening(tmp_path_factory.mktemp("newer"), desk.path.read_bytes())


def objects(value: Any, path: Path_ = ()) -> Iterator[tuple[Path_, dict[str, Any]]]:
    """Yield every object whose fields the program defines, with its place."""
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            if key not in FREE:
                yield from objects(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from objects(inner, (*path, i))


def newer(evening: Evening, change: Any) -> Desk:
    """Open the campaign as a newer program may have saved it."""
    folder, text = evening.folder, evening.text
    plain = msgspec.json.decode(text)
    change(plain)
    path = folder / "newer.gmtracker.json"
    path.write_bytes(msgspec.json.encode(plain))
    return opened(path)


def plays_and_saves(desk: Desk) -> Any:
    """Return the file's content after some steps, a crash and a save."""
    desk.notes("One.")
    desk.stresses("Mira", 3)
    again = desk.crashes()
    again.do(NextTurn())
    again.table.undo()
    again.opened.save()
    return again.saved()


def kept_whole(desk: Desk) -> list[bytes]:
    """Return the backups made because a save drops data."""
    return [backup.path.read_bytes() for backup in file_backups(desk.path) if backup.occasion == "unknown"]


@settings(max_examples=thorough(20))
@given(st.lists(st.tuples(st.integers(0, 999), JSON_VALUES), min_size=1, max_size=5))
def test_unknown_fields_anywhere_are_reported_and_file_opens(evening: Evening, drawn: list[tuple[int, Any]]) -> None:
    places = [path for path, _ in objects(msgspec.json.decode(evening.text))]

    def sprinkle(plain: Any) -> None:
        spots = dict(objects(plain))
        for number, (index, value) in enumerate(drawn):
            spots[places[index % len(places)]][f"new {number}"] = value

    desk = newer(evening, sprinkle)
    found = " ".join(check_file(desk.path).unknown)
    assert all(f"unknown field “new {number}”." in found for number in range(len(drawn)))
    plays_and_saves(desk)
    assert check_file(desk.path).flaws == ()


def test_dropped_data_is_reported_and_file_is_backed_up(evening: Evening) -> None:
    def add(plain: Any) -> None:
        plain["weather"] = plain["campaign"]["moon"] = {"b": 1, "a": 10**30}
        plain["campaign"]["characters"][0]["mood"] = plain["chapters"][-1]["weekday"] = "blue"

    desk = newer(evening, add)
    whole = desk.path.read_bytes()
    (said,) = desk.opened.notices
    assert "$.campaign.characters[0].mood, $.campaign.moon, $.weather, …" in said
    assert kept_whole(desk) == [whole]
    desk.notes("One.")
    desk.opened.save()
    for name in (b"weather", b"moon", b"mood", b"weekday"):
        assert name not in desk.path.read_bytes()
    assert check_file(desk.path) == FileFaults(flaws=())
    for _ in range(5):
        desk = desk.reopens()
        desk.notes("And more.")
        desk.opened.save()
    assert desk.opened.notices == ()
    assert kept_whole(desk) == [whole]


def test_unchanged_file_is_backed_up_only_once(evening: Evening) -> None:
    desk = newer(evening, lambda plain: plain.update(weather="rain"))
    for _ in range(3):
        desk = desk.reopens()
    assert kept_whole(desk) == [desk.path.read_bytes()]


def test_complete_backup_survives_writing_into_file(evening: Evening) -> None:
    """It was a hard link to the file, so it was overwritten with it."""
    desk = newer(evening, lambda plain: plain.update(weather="rain"))
    whole = desk.path.read_bytes()
    desk.path.write_bytes(b'{"broken":')
    assert whole in kept_whole(desk)


def test_hard_link_backup_of_older_version_is_copied(evening: Evening) -> None:
    desk = newer(evening, lambda plain: plain.update(weather="rain"))
    kept = file_backups(desk.path)[0].path
    kept.unlink()
    kept.hardlink_to(desk.path)
    whole = desk.path.read_bytes()
    assert desk.crashes().log()
    desk.path.write_bytes(b'{"broken":')
    assert whole in kept_whole(desk)


def test_file_opens_for_viewing_when_backup_fails(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "newer.gmtracker.json"
    path.write_bytes(evening.text.replace(b'"version": 1,', b'"version": 1, "weather": "rain",', 1))
    monkeypatch.setenv("GMTRACKER_HOME", str(tmp_path / "home"))
    folder = new_backup(path, datetime.now(UTC), 1, "unknown").path.parent
    folder.rmdir()
    folder.write_bytes(b"no folder")
    desk = Desk(open_or_view(path, noon))
    with pytest.raises(StorageError, match=r"Couldn't make a backup: .* You can only view it here\."):
        desk.notes("No.")


def test_unknown_event_changes_nothing_and_is_kept(evening: Evening) -> None:
    moon = {"event": "moon-rises", "phase": 3.5}

    def add_events(plain: Any) -> None:
        for chapter in plain["chapters"]:
            for entry in chapter["entries"]:
                entry["events"].insert(0, moon)
        plain["chapters"][-1]["entries"][1]["command"] = {"command": "pray", "to": "the moon"}

    desk = newer(evening, add_events)
    assert "moon-rises" not in str(desk.log())
    assert not desk.opened.notices
    saved = plays_and_saves(desk)
    assert saved["chapters"][-1]["entries"][0]["events"][0] == moon
    assert saved["chapters"][-1]["entries"][1]["command"] == {"command": "pray", "to": "the moon"}
    assert check_file(desk.path).flaws == ()


def test_unknown_fields_of_entry_are_kept(evening: Evening) -> None:
    def add(plain: Any) -> None:
        entry = plain["chapters"][-1]["entries"][0]
        entry["mood"] = entry["events"][0]["color"] = "blue"

    desk = newer(evening, add)
    assert desk.opened.notices == ()
    entry = plays_and_saves(desk)["chapters"][-1]["entries"][0]
    assert (entry["mood"], entry["events"][0]["color"]) == ("blue", "blue")


def test_changed_procedure_keeps_unknown_data() -> None:
    class Flow(Struct, frozen=True, omit_defaults=True):
        rolled: int = 0
        tied: bool = False

    before = Procedure(id=ProcedureId("p1"), kind="vote", stage="due", data={"tied": True, "moon": 1})
    after = with_state(before, "rolled", Flow(rolled=6))
    assert (after.stage, after.data) == ("rolled", {"rolled": 6, "moon": 1})


def test_event_named_like_stand_in_is_kept(evening: Evening) -> None:
    stand_in = {"event": UNKNOWN, "raw": "{}"}
    desk = newer(evening, lambda plain: plain["chapters"][-1]["entries"][0]["events"].append(stand_in))
    assert stand_in in plays_and_saves(desk)["chapters"][-1]["entries"][0]["events"]


def test_unknown_event_that_changed_state_starts_new_chapter(evening: Evening) -> None:
    def rename(plain: Any) -> None:
        plain["chapters"][-1]["entries"][-1]["events"].append({"event": "renamed-by-the-moon"})
        plain["campaign"]["name"] = "Moonlight"

    desk = newer(evening, rename)
    assert desk.now.name == "Moonlight"
    assert desk.opened.notices == (UNREADABLE_LOG_NOTE,)


def test_invalid_unknown_values_are_refused_with_line(evening: Evening) -> None:
    folder, text = evening.folder, evening.text
    path = folder / "no-json.gmtracker.json"
    for value in (b"[1,,2]", b'"\\q"', b"nul"):
        path.write_bytes(text.replace(b'"tier": 2', b'"tier": 2, "new": ' + value, 1))
        with pytest.raises(StorageError, match=r"[Ll]ine \d|\$\.campaign"):
            opened(path)


def test_valid_file_is_parsed_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its chapters were split a second time to find unknown fields: 41 of 101 ms with 100,000 entries."""
    monkeypatch.setattr("gmtracker.storage.file_reader._FILE", None)
    assert read_campaign(evening.text).unknown == ()


@pytest.mark.parametrize("game", [*rulesets.built_in_ids(), *rulesets.shipped_file_ids()])
def test_game_description_is_written_as_it_is_read(game: str) -> None:
    """A default that was given explicitly was written, so each opening searched every field of the state."""
    spec = rulesets.load(game).spec()
    assert encode(msgspec.json.decode(encode(spec), type=GameSpec)) == encode(spec)


def test_retired_field_is_not_reported_as_unknown(evening: Evening) -> None:
    """Every older campaign opened with the warning that some of its data is unknown."""
    file = msgspec.json.decode(evening.text)
    for state in (file["campaign"], file["opening"]):
        for condition in state["sheet"].get("conditions", ()):
            condition["no_turns"] = condition.get("out", False)
    assert read_campaign(encode(file)).unknown == ()
