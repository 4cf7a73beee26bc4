"""The commands ``gmtracker schema`` and ``gmtracker validate``."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.cli import campaign_files
from gmtracker.resources import resource
from gmtracker.storage.file_format import MAX_FILE_BYTES
from gmtracker.storage.notices import backups_exist, later_steps_notice
from gmtracker.storage.validate_campaign import MAX_FLAWS, check_bytes
from tests.builders.campaigns import a_foe
from tests.builders.saved_campaigns import Desk, in_session


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    """Return the printed schema."""
    assert campaign_files.run_schema(Namespace(game_file=False)) == 0
    return msgspec.json.decode(capsys.readouterr().out)


def test_schema_names_its_dialect_and_file(printed: Any) -> None:
    assert printed["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert printed["title"] == "gmtracker campaign"


def test_schema_covers_log_entries(printed: Any) -> None:
    kinds = printed["$defs"]
    assert kinds["StoredChapter"]["properties"]["entries"]["items"] == {"$ref": "#/$defs/Entry"}
    commands = kinds["Entry"]["properties"]["command"]["anyOf"]
    assert {"$ref": "#/$defs/MoveToken"} in commands


def test_schema_has_every_field_of_saved_campaign(printed: Any, tmp_path: Path) -> None:
    kinds = printed["$defs"]
    saved = in_session(tmp_path).saved()
    assert set(saved) == set(kinds["StoredFile"]["required"])
    assert set(saved["campaign"]) <= set(kinds["Campaign"]["properties"])
    for chapter in saved["chapters"]:
        assert set(chapter) <= set(kinds["StoredChapter"]["properties"])
        assert set(chapter) >= set(kinds["StoredChapter"]["required"])


def test_schema_defines_everything_it_refers_to(printed: Any) -> None:
    text = msgspec.json.encode(printed).decode()
    named = {part.partition('"')[0] for part in text.split('"$ref":"#/$defs/')[1:]}
    assert named <= set(printed["$defs"])


def test_schema_allows_unknown_fields(printed: Any) -> None:
    assert printed["$defs"]["Token"].get("additionalProperties") is None
    events = printed["$defs"]["Entry"]["properties"]["events"]["items"]["anyOf"]
    kinds = [printed["$defs"][event["$ref"].removeprefix("#/$defs/")]["properties"]["event"] for event in events]
    assert {"type": "string"} in kinds
    assert not any("…" in kind.get("properties", ()) for kind in printed["$defs"].values())


ENTRY = b'"id":2,"label"'


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A campaign with two finished sessions, an open procedure, and something to redo."""
    desk = in_session(tmp_path)
    for title in ("Second", "Third"):
        desk.ends_session()
        desk.starts_session(title)
    desk.stresses("Mira", 2)
    desk.notes("Taken back.")
    desk.table.undo()
    desk.opened.save()
    return desk


def answer(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, str, str]:
    """Return the exit code and the text on both streams."""
    code = campaign_files.run_validate(Namespace(files=list(files)))
    said = capsys.readouterr()
    return code, said.out, said.err


def flaws_in(data: bytes) -> tuple[str, ...]:
    """Return the faults in the bytes of a campaign file, one line each with the place."""
    return check_bytes(data).flaws


def test_validate_accepts_valid_file(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, desk.path) == (0, f"{desk.path}: ok\n", "")


def test_validate_fails_if_one_file_is_invalid(desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(b"{}")
    expected = (1, f"{desk.path}: ok\n", f"{other}: This is not a gmtracker campaign.\n")
    assert answer(capsys, other, desk.path) == expected


def test_validate_mentions_backups_and_journal_of_damaged_file(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """Before, only the window mentioned them."""
    desk.opened.save()
    desk.notes("Only in the journal.")
    desk.path.write_bytes(b"{")
    code, _, said = answer(capsys, desk.path)
    assert code == 1
    assert said.splitlines()[1:] == [
        f"{desk.path}: {backups_exist()}",
        f"{desk.path}: {later_steps_notice(desk.journal)}",
    ]


def test_validate_reports_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gone = tmp_path / "gone.json"
    assert answer(capsys, gone) == (1, "", f"{gone}: The file does not exist.\n")


def test_validate_does_not_print_control_characters(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bell\a\u202e.json"
    text = desk.path.read_bytes()
    file.write_bytes(text.replace(b'"opposition"', b'"\\u001b[2J"', 1))
    _, _, err = answer(capsys, file)
    first, *others = err.splitlines()
    assert first == f"{tmp_path}/bell??.json: $.campaign.characters[2].side: Invalid enum value '\\x1b[2J'."
    assert others == [f"{tmp_path}/bell??.json: {backups_exist()}"]


DAMAGE = {
    "tier": (
        b'"tier": 2',
        b'"tier": "two"',
        "$.campaign.characters[0].tier: Expected `int`, got `str`.",
    ),
    "side": (b'"side": "opposition"', b'"side": "gods"', "$.campaign.characters[2].side: Invalid enum value 'gods'."),
    "missing field": (b'"name": "Harbor Nights",', b"", "$.campaign: Object missing required field `name`."),
    "kind of chapter": (
        b'"kind": "preparation"',
        b'"kind": "dream"',
        "$.chapters[0].kind: Invalid enum value 'dream'.",
    ),
    "finished entry": (
        b'{"command":"start-session"',
        b'{"present":7,"command":"start-session"',
        "$.chapters[1].entries[0].command.present: Expected `array`, got `int`.",
    ),
    "newer form": (
        b'"version": 1,',
        b'"version": 2,',
        "This file needs a newer gmtracker (it uses format 2, this version reads up to format 1).",
    ),
    "older form": (b'"version": 1,', b'"version": 0,', "There is no campaign file format 0."),
    "other program": (b'"gmtracker-campaign"', b'"something"', "This is not a gmtracker campaign."),
    "comma": (
        b'"version": 1,',
        b'"version": 1,,',
        "line 3, column 16: JSON is malformed: object keys must be strings.",
    ),
    "not UTF-8": (b'"format": "', b'"format": "\xff', "line 2, column 14: the text is not UTF-8."),
    "huge number": (
        b'"tier": 2',
        b'"tier": ' + b"9" * 5000,
        "$.campaign.characters[0].tier: Integer value out of range.",
    ),
    "other state": (
        b'"name": "Rook"',
        b'"name": "Crow"',
        "$.campaign.characters: the contents do not match the log.",
    ),
    "used number": (ENTRY, b'"id":1,"label"', "$.chapters[1].entries[0].id: the number 1 is used twice."),
    "chapter's number": (
        ENTRY,
        b'"id":9,"label"',
        "$.chapters[1].entries: the entries are out of order: 3 comes after 9.",
    ),
    "order in the open chapter": (
        b'"id":7,"label"',
        b'"id":6,"label"',
        "$.chapters[3].entries: the entries are out of order: 6 comes after 6.",
    ),
}


@pytest.mark.parametrize(("old", "new", "says"), DAMAGE.values(), ids=DAMAGE.keys())
def test_validate_reports_damage_with_its_place(desk: Desk, old: bytes, new: bytes, says: str) -> None:
    text = desk.path.read_bytes()
    assert old in text
    assert flaws_in(text.replace(old, new, 1))[0] == says


def test_validate_reports_unknown_fields_as_no_fault(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    text = desk.path.read_bytes().replace(b'"version": 1,', b'"version": 1, "color": 2,', 1)
    text = text.replace(b'"events":[', b'"events":[{"event":"moon-rises"},')
    desk.path.write_bytes(text.replace(b'{"command":"start-session"', b'{"mood":[],"command":"start-session"', 1))
    code, out, err = answer(capsys, desk.path)
    assert (code, out) == (0, f"{desk.path}: ok\n")
    where = ("$", "color"), ("$.chapters[3].entries[0].events[0].event", "moon-rises")
    for place, name in where:
        assert f"{desk.path}: {place}: unknown field “{name}”.\n" in err
    assert "$.chapters[1].entries[0].command: unknown field “mood”." in err


def test_validate_reports_where_truncated_file_ends(desk: Desk) -> None:
    text = desk.path.read_bytes()
    lines = text[:-30].count(b"\n") + 1
    assert flaws_in(text[:-30])[0].startswith(f"line {lines}, column ")
    assert flaws_in(text[:-30])[0].endswith(": the file is incomplete.")
    assert flaws_in(b" \n") == ("The file is empty.",)


def test_validate_names_chapter_whose_log_does_not_match(desk: Desk) -> None:
    changed = desk.path.read_bytes().replace(b'"value":1', b'"value":5', 1)
    assert flaws_in(changed) == ("$.chapters[2].opening.tokens: the contents do not match the log.",)


def test_validate_names_character_missing_after_chapter(desk: Desk) -> None:
    desk.adds(a_foe("Lost"))
    desk.ends_session()
    desk.notes("After.")
    desk.opened.save()
    plain = desk.saved()
    for state in (plain["opening"], plain["campaign"]):
        state["characters"] = [c for c in state["characters"] if c["name"] != "Lost"]
    found = flaws_in(msgspec.json.encode(plain))
    assert found == ("$.opening.characters: the log refers to Lost, who is not in this file.",)


def test_validate_refuses_endlessly_nested_values(desk: Desk) -> None:
    text = desk.path.read_bytes()
    nested = b'"procedures": [{"id": "p1", "kind": "use", "data": {"a": ' + b"[" * 500 + b"]" * 500 + b"}}]"
    says = flaws_in(text.replace(b'"procedures": []', nested, 1))
    assert says == ("$.campaign.procedures: the data is nested too deeply.",)
    for key in (b'"data": ', b'"entries": '):
        endless = b'{"format": "gmtracker-campaign", "chapters": [{%s' % key + b"[" * 1_000_000
        assert flaws_in(endless) == ("$: the data is nested too deeply.",)


def test_validate_accepts_id_with_huge_number(desk: Desk) -> None:
    longer = desk.path.read_bytes().replace(b'"id":"t4"', b'"id":"t' + b"4" * 5000 + b'"', 1)
    assert len(flaws_in(longer)) == 1


def test_validate_reports_file_without_chapters(desk: Desk) -> None:
    plain = desk.saved()
    plain["chapters"] = []
    assert flaws_in(msgspec.json.encode(plain)) == ("$.chapters: the current chapter is missing.",)


def test_validate_requires_opening_and_no_redo_in_finished_chapters(desk: Desk) -> None:
    plain = desk.saved()
    del plain["chapters"][0]["opening"]
    plain["chapters"][1]["undone"] = plain["chapters"][-1]["undone"]
    assert flaws_in(msgspec.json.encode(plain))[:2] == (
        "$.chapters[0].opening: the chapter's starting state is missing.",
        "$.chapters[1].undone: only the last chapter can have steps to redo.",
    )


def test_validate_limits_number_of_faults(desk: Desk) -> None:
    plain = desk.saved()
    plain["chapters"] = [7] * 1000 + plain["chapters"]
    assert len(flaws_in(msgspec.json.encode(plain))) == MAX_FLAWS


def test_validate_does_not_read_too_large_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    assert answer(capsys, huge) == (1, "", f"{huge}: The file is too large for a campaign file.\n")


@given(st.binary())
def test_validate_answers_any_bytes_in_words(data: bytes) -> None:
    assert len(flaws_in(data)) == 1


@given(st.data())
def test_validate_answers_for_campaign_damaged_anywhere(a_file: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(a_file) - 1))
    length = data.draw(st.integers(0, 30))
    put = data.draw(st.binary(max_size=10) | st.sampled_from([b"null", b"-1", b'""', b"[]", b"{}", b"1e999", b"true"]))
    flaws_in(a_file[:at] + put + a_file[at + length :])


@given(st.data())
def test_validate_answers_for_swapped_values(a_file: bytes, data: st.DataObject) -> None:
    starts = [at for at in range(len(a_file)) if a_file[at : at + 2] in (b": ", b'":')]
    at = data.draw(st.sampled_from(starts)) + 2
    end = min(i for sign in (b",", b"\n", b"}") if (i := a_file.find(sign, at)) > 0)
    put = data.draw(st.sampled_from([b"null", b"-1", b'""', b"[]", b"{}", b"1e999", b"true", b'"c1"', b"7", b"[1]"]))
    flaws_in(a_file[:at] + put + a_file[end:])


@pytest.fixture(scope="module")
def a_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of a small campaign in session."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GMTRACKER_HOME", str(tmp_path_factory.mktemp("home")))
        desk = in_session(tmp_path_factory.mktemp("campaign"))
        desk.stresses("Mira", 2)
        desk.opened.close()
        return desk.path.read_bytes()


def test_validate_reports_wrong_suffix_of_game_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An editor appended .txt. The file was read as a campaign and reported as malformed JSON."""
    file = tmp_path / "lamplighters.game.toml.txt"
    file.write_bytes((resource("games") / "night-crew.game.toml").read_bytes())
    assert campaign_files.run_validate(Namespace(files=[file])) == 1
    assert "The name of a game file must end in .game.toml. Remove .txt from the name." in capsys.readouterr().err
