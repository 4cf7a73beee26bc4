"""The table: one Change a command, told after it was recorded; previews that change nothing."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    NextTurn,
    RenameCampaign,
    SetTrack,
    StartSession,
    Use,
)
from gmtracker.engine.errors import LONGEST_NAME, LONGEST_TEXT, Refused
from gmtracker.engine.history import Entry, History
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.rules import MOST_CHARACTERS, Preview
from gmtracker.engine.table import Change, Kind, Table
from gmtracker.rulesets import built_in, load
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


def test_listeners_are_told_one_change_with_the_states_before_and_after() -> None:
    table, heard = a_table(), list[Change]()
    table.listen(heard.append)
    before = table.campaign
    do(table, AddNote(text="one"))
    table.undo()
    table.redo()
    assert [change.kind for change in heard] == ["done", "undone", "redone"]
    assert (heard[0].before, heard[0].after) == (before, table.campaign)
    assert all(change.entries == heard[0].entries for change in heard)


def test_a_step_is_recorded_before_anybody_hears_of_it() -> None:
    order: list[str] = []

    def record(kind: Kind, entries: tuple[Entry, ...]) -> None:
        order.append(f"{kind} {len(entries)}")

    table = Table(History(a_campaign()), load(GAME), lambda: NOON, record)
    table.listen(lambda change: order.append(f"heard {change.kind}"))
    table.dispatch(AddNote(text="one"), no_dice())
    table.undo()
    table.redo()
    assert order == ["done 1", "heard done", "undone 1", "heard undone", "redone 1", "heard redone"]


def test_a_step_that_cannot_be_recorded_does_not_happen() -> None:
    def record(_kind: Kind, _entries: tuple[Entry, ...]) -> None:
        raise OSError("the disk is full")

    table = Table(History(a_campaign()), load(GAME), lambda: NOON, record)
    with pytest.raises(OSError, match="full"):
        table.dispatch(AddNote(text="one"), no_dice())
    assert table.history.open.entries == []


def test_the_last_step_of_a_finished_action_is_taken_back_alone() -> None:
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


def test_with_nothing_done_there_is_no_last_step() -> None:
    assert a_table().undo_step() is None


def test_an_entry_keeps_what_was_asked_said_and_when() -> None:
    table = a_table(a_hero())
    command = SetTrack(character=who(table, "Mira"), track="stress", value=2)
    entry = table.dispatch(command, no_dice()).entries[0]
    assert (entry.command, entry.time, entry.sentence) == (command, NOON, "Mira: Stress 0 → 2.")
    assert (entry.starts_session(), entry.ends_session()) == (False, False)


def test_a_refusal_tells_nobody_and_writes_nothing() -> None:
    table, heard = a_table(), list[Change]()
    table.listen(heard.append)
    with pytest.raises(Refused):
        table.dispatch(NextTurn(), no_dice())
    assert heard == []
    assert table.history.open.entries == []


def test_a_preview_says_what_would_happen_and_changes_nothing() -> None:
    table = a_session()
    before = table.campaign
    die = pool_tokens(table, "destiny", "triumph")[0].id
    award = Use(use="award", by=who(table, "Mira"), tokens=(die,))
    assert table.rules.preview(award) == Preview(message="Mira: Stress 2 → 3 · Triumph die to Mira")
    assert table.campaign is before


def test_a_preview_shows_no_outcome_of_dice() -> None:
    table = a_session()
    spend = Use(use="improve-roll", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "tragedy"))
    assert table.rules.preview(spend).message == "rolls d6 · Mira: Stress 2 → 1 · Tragedy die to the GM's hand"


def test_a_preview_of_what_is_refused_says_why_and_whether_the_gm_may_overrule() -> None:
    table = a_session()
    past = SetTrack(character=who(table, "Mira"), track="stress", value=9)
    why = "Mira holds 2, so 9 stones would go over the limit of 10 Stress."
    assert table.rules.preview(past) == Preview(message=why, refused=True, overrulable=True)
    assert table.rules.preview(NextTurn()) == Preview(message="No encounter is in progress.", refused=True)


@pytest.mark.parametrize(
    ("use", "inputs", "says"),
    [
        ("earn-fate", {"kind": "triumph-stone", "count": 3}, "3 Triumph stones to the Fate pool"),
        ("heal", {}, "Mira: Stress 2 → 3"),
        ("recover-action", {"ends": "dazed"}, "Mira: Stress 2 → 3 · Mira no longer dazed"),
    ],
)
def test_a_preview_tells_of_tokens_tracks_and_conditions(
    use: str, inputs: dict[str, bool | int | str], says: str
) -> None:
    table = an_encounter(a_hero(conditions=("dazed",)))
    assert table.rules.preview(Use(use=use, by=who(table, "Mira"), inputs=inputs)).message == says


def test_stones_that_leave_play_are_told_together() -> None:
    table = an_encounter()
    do(table, Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 3}))
    stones = tuple(stone.id for stone in pool_tokens(table, "fate"))
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=stones)
    assert table.rules.preview(use).message == "3 Triumph stones are removed from play"


def test_the_dice_a_command_needs_can_be_asked_before_it_is_done() -> None:
    table = a_session()
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert [(request.role, request.size) for request in table.rules.dice_requests(use)] == [("destiny", 6)]
    assert table.rules.dice_requests(AddNote(text="no dice here")) == ()
    assert table.rules.dice_requests(StartSession(present=(who(table, "Mira"),))) == ()


def test_the_same_dice_decide_the_same_way_twice() -> None:
    table = a_table(a_hero())
    start = StartSession(present=(who(table, "Mira"),))
    dice = falling(4, 3, 2, 1)
    ruleset = load(GAME)
    assert ruleset.decide(table.campaign, start, dice) == ruleset.decide(table.campaign, start, dice)


def test_a_game_that_is_not_installed_is_refused_by_name() -> None:
    assert GAME in built_in()
    with pytest.raises(Refused, match=r"The rules of “chess” are not installed\."):
        load("chess")


def test_a_name_or_a_text_that_no_window_could_show_is_refused_in_a_sentence() -> None:
    table = a_table()
    with pytest.raises(Refused, match=r"^“A{60}…” is too long: 201 characters, and 200 at most\.$"):
        do(table, RenameCampaign(name="A" * (LONGEST_NAME + 1)))
    with pytest.raises(Refused, match=r"^“x{60}…” is too long: 10,000,000 characters, and 100,000 at most\.$"):
        do(table, AddNote(text="x" * 10_000_000))
    with pytest.raises(Refused, match="is too long"):
        do(table, AddCharacters(characters=(a_hero("Ä" * (LONGEST_NAME + 1)),)))
    do(table, RenameCampaign(name="A" * LONGEST_NAME))
    do(table, AddNote(text="x" * LONGEST_TEXT))


def test_more_characters_than_a_table_holds_are_refused_and_those_that_came_with_a_file_stay() -> None:
    crowd = tuple(replace(a_hero(), id=CharacterId(f"c{number}")) for number in range(MOST_CHARACTERS + 1))
    crowded = Table(History(replace(a_campaign(), characters=crowd)), load(GAME), lambda: NOON)
    do(crowded, AddNote(text="Play fights on."))
    for table, more in ((a_table(), crowd), (crowded, (a_hero(),))):
        with pytest.raises(Refused, match=r"^There is no room for so many: 2,000 characters at most\.$"):
            do(table, AddCharacters(characters=more))
