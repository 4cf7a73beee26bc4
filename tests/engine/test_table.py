"""The table: one Change per command, recorded before listeners are called; previews that change nothing."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.cached_rules import MAX_CHARACTERS, Preview
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    NextTurn,
    RenameCampaign,
    SetTrack,
    StartSession,
    Use,
)
from gmtracker.engine.errors import MAX_NAME_LENGTH, MAX_TEXT_LENGTH, Refused
from gmtracker.engine.history import Entry, History
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Change, Kind, Table
from gmtracker.rulesets import built_in_ids, load
from tests.builders import refusals
from tests.builders.campaigns import (
    GAME,
    NOON,
    a_campaign,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    falling,
    held_tokens,
    no_dice,
    pool_tokens,
    who,
)


def test_listeners_get_one_change_with_both_states() -> None:
    table, heard = a_table(), list[Change]()
    table.listen(heard.append)
    before = table.campaign
    do(table, AddNote(text="one"))
    table.undo()
    table.redo()
    assert [change.kind for change in heard] == ["done", "undone", "redone"]
    assert (heard[0].before, heard[0].after) == (before, table.campaign)
    assert all(change.entries == heard[0].entries for change in heard)


def test_step_is_recorded_before_listeners_are_called() -> None:
    order: list[str] = []

    def record(kind: Kind, entries: tuple[Entry, ...]) -> None:
        order.append(f"{kind} {len(entries)}")

    table = Table(History(a_campaign()), load(GAME), lambda: NOON, record)
    table.listen(lambda change: order.append(f"heard {change.kind}"))
    table.dispatch(AddNote(text="one"), no_dice())
    table.undo()
    table.redo()
    assert order == ["done 1", "heard done", "undone 1", "heard undone", "redone 1", "heard redone"]


def test_step_does_not_happen_when_recording_fails() -> None:
    def record(_kind: Kind, _entries: tuple[Entry, ...]) -> None:
        raise OSError("the disk is full")

    table = Table(History(a_campaign()), load(GAME), lambda: NOON, record)
    with pytest.raises(OSError, match="full"):
        table.dispatch(AddNote(text="one"), no_dice())
    assert table.history.open_chapter.entries == []


def test_undo_step_undoes_last_step_of_finished_action() -> None:
    table = a_session()
    die = pool_tokens(table, "destiny", "triumph")[0].id
    before = table.campaign
    do(table, Use(use="award", by=who(table, "Mira"), tokens=(die,)))
    awarded = table.campaign
    offer = next(offer for offer in table.rules.offers() if offer.command.use == "inspiration")
    do(table, offer.command)
    used = table.campaign
    change = table.undo_step()
    assert change is not None
    assert [entry.command for entry in change.entries] == [offer.command]
    assert table.campaign == awarded
    table.redo()
    assert table.campaign == used
    table.undo()
    assert table.campaign == before


def test_undo_step_returns_none_without_entries() -> None:
    assert a_table().undo_step() is None


def test_entry_keeps_command_sentence_and_time() -> None:
    table = a_table(a_hero())
    command = SetTrack(character=who(table, "Mira"), track="stress", value=2)
    entry = table.dispatch(command, no_dice()).entries[0]
    assert (entry.command, entry.time) == (command, NOON)
    assert entry.sentence.startswith("Mira")
    assert (entry.starts_session(), entry.ends_session()) == (False, False)


def test_refused_command_is_not_recorded_or_announced() -> None:
    table, heard = a_table(), list[Change]()
    table.listen(heard.append)
    with pytest.raises(Refused):
        table.dispatch(NextTurn(), no_dice())
    assert heard == []
    assert table.history.open_chapter.entries == []


def test_preview_describes_effects_without_changing_state() -> None:
    table = a_session()
    before = table.campaign
    die = pool_tokens(table, "destiny", "triumph")[0].id
    award = Use(use="award", by=who(table, "Mira"), tokens=(die,))
    assert table.rules.preview(award) == Preview(message="Mira: Stress 2 → 3 · Triumph die to Mira")
    assert table.campaign is before


def test_preview_shows_no_dice_results() -> None:
    table = a_session()
    spend = Use(use="improve-roll", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "tragedy"))
    assert table.rules.preview(spend).message == "rolls d6 · Mira: Stress 2 → 1 · Tragedy die to the GM's hand"


def test_preview_of_refused_command_has_reason_and_overrulable_flag() -> None:
    table = a_session()
    past = SetTrack(character=who(table, "Mira"), track="stress", value=9)
    why = refusals.TRACK_FULL_OF_TOKENS.format(name="Mira", value=9, units="stones", high=10, track="Stress")
    assert table.rules.preview(past) == Preview(message=why, refused=True, overrulable=True)
    assert table.rules.preview(NextTurn()) == Preview(message=refusals.NO_ENCOUNTER, refused=True)


@pytest.mark.parametrize(
    ("use", "inputs", "says"),
    [
        ("earn-fate", {"kind": "triumph-stone", "count": 3}, "3 Triumph stones to the Fate pool"),
        ("heal", {}, "Mira: Stress 2 → 3"),
        ("recover-action", {"ends": "dazed"}, "Mira: Stress 2 → 3 · Mira: no longer dazed"),
    ],
)
def test_preview_lists_tokens_tracks_and_conditions(use: str, inputs: dict[str, bool | int | str], says: str) -> None:
    table = an_encounter(a_hero(conditions=("dazed",)))
    assert table.rules.preview(Use(use=use, by=who(table, "Mira"), inputs=inputs)).message == says


def test_preview_groups_stones_that_leave_play() -> None:
    table = an_encounter()
    do(table, Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 3}))
    stones = tuple(stone.id for stone in pool_tokens(table, "fate"))
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=stones)
    assert table.rules.preview(use).message == "3 Triumph stones are removed from play"


def test_dice_requests_are_known_before_dispatch() -> None:
    table = a_session()
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert [(request.role, request.size) for request in table.rules.dice_requests(use)] == [("destiny", 6)]
    assert table.rules.dice_requests(AddNote(text="no dice here")) == ()
    assert table.rules.dice_requests(StartSession(present=(who(table, "Mira"),))) == ()


def test_same_dice_give_same_decision() -> None:
    table = a_table(a_hero())
    start = StartSession(present=(who(table, "Mira"),))
    dice = falling(4, 3, 2, 1)
    ruleset = load(GAME)
    assert ruleset.decide(table.campaign, start, dice) == ruleset.decide(table.campaign, start, dice)


def test_loading_unknown_ruleset_is_refused_by_name() -> None:
    assert GAME in built_in_ids()
    with pytest.raises(Refused, match=r"The rules for “chess” are not installed\."):
        load("chess")


def test_too_long_name_or_text_is_refused() -> None:
    table = a_table()
    with pytest.raises(Refused, match=r"^“A{60}…” is too long: 201 characters\. The maximum is 200\.$"):
        do(table, RenameCampaign(name="A" * (MAX_NAME_LENGTH + 1)))
    with pytest.raises(Refused, match=r"^“x{60}…” is too long: 10,000,000 characters\. The maximum is 100,000\.$"):
        do(table, AddNote(text="x" * 10_000_000))
    with pytest.raises(Refused, match="is too long"):
        do(table, AddCharacters(characters=(a_hero("Ä" * (MAX_NAME_LENGTH + 1)),)))
    do(table, RenameCampaign(name="A" * MAX_NAME_LENGTH))
    do(table, AddNote(text="x" * MAX_TEXT_LENGTH))


def test_too_many_characters_are_refused_unless_already_there() -> None:
    crowd = tuple(replace(a_hero(), id=CharacterId(f"c{number}")) for number in range(MAX_CHARACTERS + 1))
    crowded = Table(History(replace(a_campaign(), characters=crowd)), load(GAME), lambda: NOON)
    do(crowded, AddNote(text="Play goes on."))
    for table, more in ((a_table(), crowd), (crowded, (a_hero(),))):
        with pytest.raises(Refused, match=r"^The campaign is full\. It can have at most 2,000 characters\.$"):
            do(table, AddCharacters(characters=more))
