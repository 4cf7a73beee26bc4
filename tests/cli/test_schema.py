"""``gmtracker schema``: the campaign file, described to other programs."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gmtracker.cli import schema
from tests.storage.desks import in_session


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    """The schema as it is printed."""
    assert schema.run(Namespace()) == 0
    return msgspec.json.decode(capsys.readouterr().out)


def test_the_schema_names_its_dialect_and_the_file(printed: Any) -> None:
    assert printed["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert printed["title"] == "gmtracker campaign"


def test_the_schema_goes_down_to_the_entries(printed: Any) -> None:
    kinds = printed["$defs"]
    assert kinds["StoredChapter"]["properties"]["entries"]["items"] == {"$ref": "#/$defs/Entry"}
    commands = kinds["Entry"]["properties"]["command"]["anyOf"]
    assert {"$ref": "#/$defs/MoveToken"} in commands


def test_a_saved_campaign_has_no_field_that_the_schema_lacks(printed: Any, tmp_path: Path) -> None:
    kinds = printed["$defs"]
    saved = in_session(tmp_path).saved()
    assert set(saved) == set(kinds["StoredFile"]["required"])
    assert set(saved["campaign"]) <= set(kinds["Campaign"]["properties"])
    for chapter in saved["chapters"]:
        assert set(chapter) <= set(kinds["StoredChapter"]["properties"])
        assert set(chapter) >= set(kinds["StoredChapter"]["required"])


def test_everything_the_schema_refers_to_is_there(printed: Any) -> None:
    text = msgspec.json.encode(printed).decode()
    named = {part.partition('"')[0] for part in text.split('"$ref":"#/$defs/')[1:]}
    assert named <= set(printed["$defs"])


def test_the_schema_leaves_room_for_what_a_newer_program_writes(printed: Any) -> None:
    assert printed["$defs"]["Token"].get("additionalProperties") is None
    events = printed["$defs"]["Entry"]["properties"]["events"]["items"]["anyOf"]
    kinds = [printed["$defs"][event["$ref"].removeprefix("#/$defs/")]["properties"]["event"] for event in events]
    assert {"type": "string"} in kinds
    assert not any("…" in kind.get("properties", ()) for kind in printed["$defs"].values())
