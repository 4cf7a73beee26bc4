"""The form of a campaign's file, and which bytes stay as they were written."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from gmtracker.engine.commands import (
    AddNote,
    EditCharacter,
    EndSession,
    RemoveToken,
    RenameCampaign,
    SetTrack,
    StartSession,
)
from gmtracker.engine.errors import Refused
from gmtracker.storage.errors import StorageError
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.validate_campaign import flaws
from tests.builders.campaigns import a_campaign, a_foe, a_hero, held_tokens, who
from tests.builders.saved_campaigns import Desk, created, in_session, noon, opened, same_table


def test_new_campaign_has_file_immediately(tmp_path: Path) -> None:
    desk = created(tmp_path)
    assert desk.saved()["campaign"]["name"] == "Harbor Nights"
    assert flaws(desk.path) == ()


def test_new_campaign_never_replaces_file(tmp_path: Path) -> None:
    desk = created(tmp_path)
    with pytest.raises(StorageError, match=r"A file named “harbor\.gmtracker\.json” already exists\."):
        OpenCampaign.create(desk.path, a_campaign("Other"), noon)
    assert desk.saved()["campaign"]["name"] == "Harbor Nights"


def test_keys_are_in_fixed_order_and_sorted_below(tmp_path: Path) -> None:
    saved = in_session(tmp_path).saved()
    assert list(saved) == ["format", "version", "campaign", "opening", "chapters"]
    assert list(saved["campaign"]) == sorted(saved["campaign"])
    assert [list(chapter) == sorted(chapter) for chapter in saved["chapters"]] == [True, True]


def test_entries_are_single_lines_and_state_is_indented(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    text = desk.path.read_text(encoding="utf-8")
    entries = [line.strip().rstrip(",") for line in text.splitlines() if '"sentence":' in line]
    assert len(entries) == 2
    assert msgspec.json.decode(entries[1])["command"]["command"] == "start-session"
    assert '\n  "campaign": {\n    "characters": [\n      {\n' in text
    assert text.endswith("}\n")


def test_game_description_is_stored_once(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    assert desk.path.read_text(encoding="utf-8").count('"trait_groups"') == 1
    assert opened(desk.path).table.history.open_chapter.opening.game == desk.now.game


def test_saved_campaign_loads_unchanged(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.stresses("Mira", 4)
    desk.notes("The warden knows.", '«Ünïcode» 漢字 \u202e \t \\ " <b>')
    desk.table.undo()
    assert same_table(desk.reopens(), desk)


def test_bytes_of_entry_stay_same_through_many_saves(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("First.")
    desk.opened.save()
    first = _entry_lines(desk)
    for evening in range(3):
        desk.ends_session()
        desk = desk.reopens()
        desk.starts_session(f"Evening {evening}")
        desk.opened.save()
    assert _entry_lines(desk)[: len(first)] == first


def test_reformatted_entry_keeps_its_bytes(tmp_path: Path) -> None:
    """A file reformatted by another tool keeps each entry as that tool wrote it."""
    desk = in_session(tmp_path)
    odd = desk.path.read_bytes().replace(b'"id":2,', b' "id" : 2 ,')
    desk.path.write_bytes(odd)
    again = opened(desk.path)
    again.notes("More.")
    again.opened.save()
    assert b' "id" : 2 ,' in again.path.read_bytes()


def test_finished_chapters_keep_their_bytes(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    odd = desk.path.read_bytes().replace(b'"kind": "preparation"', b'"kind":   "preparation"')
    desk.path.write_bytes(odd)
    again = opened(desk.path)
    again.notes("More.")
    again.opened.save()
    assert b'"kind":   "preparation"' in again.path.read_bytes()


def test_chapters_have_headings(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.ends_session()
    desk.notes("Between the evenings.")
    headings = desk.reopens().opened.finished_chapters()
    assert [(h.kind, h.number, h.title, h.entry_count) for h in headings] == [
        ("preparation", 0, "", 1),
        ("session", 1, "Dockside", 2),
    ]
    assert headings[1].start_time == noon()


def test_finished_chapter_can_be_read(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.stresses("Mira", 4)
    desk.ends_session()
    desk.notes("Between the evenings.")
    chapter = desk.reopens().opened.chapter(1)
    assert [type(entry.command) for entry in chapter.entries] == [StartSession, SetTrack, EndSession]
    assert chapter.now.track_value(who(desk.table, "Mira"), "stress") == 4
    assert chapter.opening.game == desk.now.game


def test_opening_of_finished_chapter_has_only_participants(tmp_path: Path) -> None:
    desk = created(tmp_path)
    desk.adds(a_hero(), a_hero("Rook", player="Ben"), a_foe(), a_foe("Bystander"))
    desk.starts_session("Dockside", "Mira")
    rook, warden = desk.now.character(who(desk.table, "Rook")), who(desk.table, "Warden")
    desk.do(EditCharacter(character=msgspec.structs.replace(rook, notes="Late again.")))
    desk.do(AddNote(text="He watches.", about=warden))
    desk.ends_session()
    desk.notes("Later.")
    desk.opened.save()
    opening = desk.saved()["chapters"][1]["opening"]
    assert [character["name"] for character in opening["characters"]] == ["Mira", "Rook", "Warden"]


def test_tokens_of_absent_are_not_in_finished_chapter(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.ends_session()
    desk.starts_session("Rook alone", "Rook")
    desk.ends_session()
    desk.notes("Later.")
    desk.opened.save()
    assert flaws(desk.path) == ()
    opening = desk.saved()["chapters"][2]["opening"]
    holders = {token["place"]["id"] for token in opening["tokens"] if token["place"]["kind"] == "character"}
    assert holders == {who(desk.table, "Rook")}


def test_character_who_only_lost_token_is_participant(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.ends_session()
    desk.starts_session("Rook alone", "Rook")
    desk.do(RemoveToken(token=held_tokens(desk.table, "Mira")[0]))
    desk.ends_session()
    desk.notes("Later.")
    desk.opened.save()
    assert [hero["name"] for hero in desk.saved()["chapters"][2]["opening"]["characters"]] == ["Mira", "Rook"]
    assert flaws(desk.path) == ()


def test_entry_numbers_continue_from_finished_chapters(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    plain = desk.saved()
    finished, still_open = plain["chapters"]
    plain["chapters"] = [
        finished,
        {**finished, **still_open, "opening": plain["opening"]},
        {**still_open, "entries": []},
    ]
    plain["opening"] = plain["campaign"]
    desk.path.write_bytes(msgspec.json.encode(plain))
    again = opened(desk.path)
    again.notes("Number three.")
    assert again.table.history.open_chapter.entries[0].id == 3
    assert flaws(again.reopens().path) == ()


def test_first_step_of_session_can_be_undone_after_save(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.table.undo()
    desk.opened.save()
    assert [chapter["kind"] for chapter in desk.saved()["chapters"]] == ["preparation"]
    desk.table.redo()
    desk.opened.save()
    assert [chapter["kind"] for chapter in desk.saved()["chapters"]] == ["preparation", "session"]
    assert flaws(desk.path) == ()


def test_state_edited_outside_counts_and_starts_chapter(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    _edit(desk, b'"name": "Mira"', b'"name": "Mirabel"')
    again = opened(desk.path)
    assert again.now.characters[0].name == "Mirabel"
    assert again.log() == [
        "The file was edited outside gmtracker. The game continues from the edited file, in a new chapter."
    ]
    assert again.opened.notices == tuple(again.log())
    assert [heading.entry_count for heading in again.opened.finished_chapters()] == [1, 1]


def test_invalid_unknown_field_name_is_fault_with_place(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.path.write_bytes(desk.path.read_bytes().replace(b'"sentence":', b'"\xff":1,"sentence":'))
    (flaw,) = flaws(desk.path)
    assert re.fullmatch("\\$\\.chapters\\[1\\]\\.entries, line \\d+, column \\d+: the text is not UTF-8\\.", flaw)


def test_file_edited_outside_is_valid_once_saved(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    _edit(desk, b'"name": "Mira"', b'"name": "Mirabel"')
    (flaw,) = flaws(desk.path)
    assert flaw.startswith("$.campaign.characters: ")
    again = opened(desk.path).reopens()
    assert flaws(again.path) == ()
    again.ends_session()
    again.notes("Later.")
    assert flaws(again.reopens().path) == ()


def test_viewing_campaign_changes_nothing(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("Not saved yet.")
    file, journal = desk.path.read_bytes(), desk.journal.read_bytes()
    looked = Desk(OpenCampaign.open_read_only(desk.path, noon))
    assert looked.log()[-1] == "Not saved yet."
    with pytest.raises(StorageError, match="for viewing only"):
        looked.notes("No.")
    looked.opened.close()
    assert (desk.path.read_bytes(), desk.journal.read_bytes()) == (file, journal)


def test_viewed_campaign_continues_in_another_file(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    looked = Desk(OpenCampaign.open_read_only(desk.path, noon))
    looked.opened.save_as(tmp_path / "mine.gmtracker.json")
    looked.notes("Mine.")
    assert looked.reopens().log()[-1] == "Mine."
    assert "Mine." not in desk.path.read_text(encoding="utf-8")


def test_save_as_continues_in_other_file(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    old = desk.path
    desk.notes("Only in the other file.")
    desk.opened.save_as(tmp_path / "other.gmtracker.json")
    desk.notes("And more.")
    assert desk.reopens().log()[-2:] == ["Only in the other file.", "And more."]
    assert "Only in" not in opened(old).log()


def test_description_of_installed_game_is_used(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    _edit(desk, b'"hand": "GM\'s hand",\n', b"")
    _edit(desk, b'"name": "Shattered Spheres"', b'"name": "Old Spheres"')
    again = opened(desk.path)
    assert again.now.game.name == "Shattered Spheres"
    assert again.table.history.open_chapter.opening.game == again.now.game
    assert again.opened.is_saved


def test_campaign_without_game_opens_and_saves_but_refuses_play(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.path.write_bytes(desk.path.read_bytes().replace(b'"shattered-spheres"', b'"lost-game"'))
    again = opened(desk.path)
    says = "The rules for “Shattered Spheres” are not installed. You can view, print and save this campaign,"
    assert again.opened.notices[0].startswith(says)
    assert again.now.game.pools == desk.now.game.pools
    with pytest.raises(Refused, match="not installed"):
        again.do(RenameCampaign(name="New"))
    again.opened.save()
    assert opened(desk.path).now == again.now
    assert flaws(desk.path) == ()


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (
            b'"tracks": {',
            b'"tracks": {"stress": 3, "lu\\nck": "much", ',
            r"characters\[0\]\.tracks\[\.\.\.\]: Expected `int`, got `str`",
        ),
        (
            b'"house_rules": {}',
            b'"house_rules": {"tame": true, "wild": []}',
            r"house_rules\[\.\.\.\]: Expected `bool \| int`",
        ),
        (
            b'"tables": {}',
            b'"tables": {"tilt": {"name": 7}}',
            r"tables\[\.\.\.\]: Object missing required field `sections`",
        ),
    ],
)
def test_fault_below_key_names_field(tmp_path: Path, old: bytes, new: bytes, place: str) -> None:
    desk = in_session(tmp_path)
    desk.stresses("Mira", 1)
    desk.opened.save()
    text = desk.path.read_bytes()
    assert text.count(old)
    desk.path.write_bytes(text.replace(old, new, 1))
    (flaw,) = flaws(desk.path)
    assert re.search(place, flaw), flaw


def test_half_surrogate_pair_becomes_replacement_character(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    desk.notes("half a sign: \ud800")
    assert desk.reopens().log()[-1] == "half a sign: \ufffd"


def test_sentence_that_cannot_be_encoded_is_refused(tmp_path: Path) -> None:
    desk = in_session(tmp_path)
    last = desk.table.history.open_chapter.entries[-1]
    with pytest.raises(StorageError, match="This text contains an invalid symbol"):
        desk.opened.record("done", (replace(last, id=desk.table.history.next_id(), sentence="\ud800"),))
    desk.notes("Whole.")
    assert desk.reopens().log()[-1] == "Whole."


def _edit(desk: Desk, old: bytes, new: bytes) -> None:
    """Edit the file's states by hand. The log's lines have no space after a colon, so they stay."""
    text = desk.path.read_bytes()
    head, middle, chapters = text.partition(b'  "opening": ')
    desk.path.write_bytes(head.replace(old, new) + middle + chapters)


def _entry_lines(desk: Desk) -> list[bytes]:
    return [line.strip().rstrip(b",") for line in desk.path.read_bytes().splitlines() if b'"sentence":' in line]
