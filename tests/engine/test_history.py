"""Undo, redo, past states and chapters."""

from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.commands import (
    AddNote,
    EndSession,
    NextTurn,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
    command_kind,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import SNAPSHOT_INTERVAL, Chapter, Entry, History
from gmtracker.engine.ids import EntryId
from gmtracker.engine.table import Table
from tests.builders.campaigns import (
    a_hero,
    a_session,
    a_table,
    an_encounter,
    awarded,
    do,
    held_tokens,
    load_of,
    pool_tokens,
    spend,
    track_of,
    who,
)


def note(table: Table, text: str) -> EntryId:
    do(table, AddNote(text=text))
    return table.history.open_chapter.entries[-1].id


def kinds(entries: Iterable[Entry]) -> list[str]:
    """Return the kinds of the commands of entries."""
    return [command_kind(entry.command) for entry in entries]


def test_undo_reverts_last_action_and_redo_restores_it() -> None:
    table = an_encounter()
    before = table.campaign
    do(table, NextTurn())
    after = table.campaign
    assert table.undo_label() == "Rook's turn"
    table.undo()
    assert table.campaign == before
    assert table.redo_label() == "Rook's turn"
    table.redo()
    assert table.campaign == after


def test_undo_and_redo_return_none_without_entries() -> None:
    table = a_table()
    assert (table.undo(), table.redo()) == (None, None)
    assert (table.undo_label(), table.redo_label()) == ("", "")


def test_award_and_its_use_are_undone_as_one() -> None:
    table = a_session()
    before = table.campaign
    awarded(table, "Mira", "triumph", "inspiration")
    change = table.undo()
    assert change is not None
    assert kinds(change.entries) == ["Use award", "Use inspiration"]
    assert table.campaign == before
    table.redo()
    assert load_of(table, "Mira") == 3


def test_undo_reverts_only_last_step_of_open_action() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph", "edit-scene")
    table.undo()
    assert table.rules.offers()[0].name == "Coup"
    table.undo()
    assert load_of(table, "Mira") == 2


def test_vetoed_edit_is_undone_with_its_veto() -> None:
    table = a_session()
    before = table.campaign
    spend(table, "Mira", "triumph", "edit-scene", 3)
    do(table, Use(use="veto"))
    table.undo()
    assert table.campaign == before


def test_edit_with_earned_stones_is_step_of_earning_action() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    do(table, Use(use="earn-fate", by=mira, inputs={"kind": "triumph-stone", "count": 2}))
    do(table, Use(use="edit-scene", by=mira, tokens=(pool_tokens(table, "fate")[0].id,)))
    earned, edited = table.history.open_chapter.entries[-2:]
    assert earned.action == edited.action
    note(table, "So be it.")
    table.undo()
    table.undo()
    assert len(pool_tokens(table, "fate")) == 2
    table.undo()
    assert pool_tokens(table, "fate") == ()


def test_undo_reopens_procedure_ended_by_command() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph")
    offered = table.rules.offers()
    do(table, StartEncounter(kind="combat", order=()))
    assert table.rules.offers() == ()
    table.undo()
    assert table.rules.offers() == offered != ()


def test_new_command_clears_redo() -> None:
    table = a_table()
    note(table, "one")
    table.undo()
    note(table, "two")
    assert table.redo() is None


def test_undo_from_entry_reverts_its_action_and_everything_after() -> None:
    table = a_session()
    note(table, "one")
    before = table.campaign
    awarded(table, "Mira", "triumph", "inspiration")
    coup = table.history.open_chapter.entries[-1].id
    note(table, "two")
    after = table.campaign
    assert kinds(table.entries_undone_from(coup)) == ["Use award", "Use inspiration", "AddNote"]
    table.undo_from(coup)
    assert table.campaign == before
    table.redo()
    assert table.campaign == after


def test_action_starts_at_its_last_occurrence_after_undo() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph", "edit-scene")
    first = table.history.open_chapter.entries[-1].action
    table.undo_from(table.history.open_chapter.entries[-1].id)
    note(table, "between")
    awarded(table, "Mira", "triumph", "edit-scene")
    again = table.history.open_chapter.entries[-1]
    assert again.action == first
    assert "note" not in [entry.label for entry in table.entries_undone_from(again.id)]


def test_undo_from_older_chapter_is_refused() -> None:
    table = a_session()
    prepared = table.history.closed_chapters[-1].entries[0].id
    with pytest.raises(Refused, match=r"^You can undo only within the current chapter\."):
        table.undo_from(prepared)


def test_look_back_returns_state_after_entry_of_any_chapter() -> None:
    table = a_session()
    prepared = table.history.closed_chapters[-1].entries[0].id
    first = table.history.open_chapter.entries[0].id
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=4))
    assert table.history.state_after_entry(first).track_load(who(table, "Mira"), "stress") == 2
    assert table.history.state_after_entry(prepared).session is None
    with pytest.raises(LookupError):
        table.history.state_after_entry(EntryId(99))


def test_session_and_preparation_are_separate_chapters() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    assert kinds(table.history.open_chapter.entries) == ["StartSession", "EndSession"]
    note(table, "Tuesday")
    assert kinds(table.history.open_chapter.entries) == ["AddNote"]
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert kinds(table.history.open_chapter.entries) == ["StartSession"]
    assert len(table.history.closed_chapters) == 3


def test_consecutive_sessions_open_one_chapter() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert kinds(table.history.open_chapter.entries) == ["StartSession"]
    assert len(table.history.closed_chapters) == 2


def test_session_end_and_start_can_be_undone() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    table.undo()
    assert table.campaign.session is not None
    table.undo()
    assert kinds(table.history.open_chapter.entries) == ["AddCharacters"]
    table.redo()
    table.redo()
    assert kinds(table.history.open_chapter.entries) == ["StartSession", "EndSession"]


def test_undo_returns_to_previous_chapter_of_this_run() -> None:
    table = a_session(a_hero())
    do(table, EndSession())
    note(table, "Tuesday")
    table.undo()
    assert kinds(table.history.open_chapter.entries) == ["StartSession", "EndSession"]
    table.undo()
    assert table.campaign.session is not None


def test_entry_ids_rise_and_are_never_reused() -> None:
    table = a_table()
    first, second = note(table, "one"), note(table, "two")
    table.undo()
    third = note(table, "three")
    assert first < second < third


def test_reopened_history_continues_with_same_ids_and_redo() -> None:
    table = an_encounter()
    do(table, NextTurn())
    do(table, NextTurn())
    table.undo()
    old = table.history
    read = History(old.open_chapter.opening, tuple(old.open_chapter.entries), tuple(old.redo_groups))
    assert read.now == old.now
    assert read.next_id() == old.next_id()
    assert read.redo()[0].label == "Warden's turn"


def numbered(count: int) -> tuple[Entry, ...]:
    table = a_session(a_hero())
    mira = who(table, "Mira")
    for step in range(count):
        do(table, SetTrack(character=mira, track="wounds", value=1 + step % 2))
    return tuple(table.history.open_chapter.entries)


ENTRIES = numbered(3 * SNAPSHOT_INTERVAL)


@given(cut=st.integers(0, 3 * SNAPSHOT_INTERVAL), look=st.integers(0, 3 * SNAPSHOT_INTERVAL))
def test_chapter_returns_every_state_between_snapshots(cut: int, look: int) -> None:
    opening = a_session(a_hero()).history.open_chapter.opening
    chapter = Chapter(opening, ENTRIES)
    assert chapter.truncate(cut) == ENTRIES[cut:]
    assert chapter.now == fold(opening, (event for entry in ENTRIES[:cut] for event in entry.events))
    other = (*ENTRIES[:cut], *ENTRIES[cut + 1 :])
    for entry in other[cut:]:
        chapter.append(entry)
    assert chapter.state_after(look) == fold(opening, (event for entry in other[:look] for event in entry.events))


def test_log_alone_reproduces_the_state() -> None:
    table = an_encounter()
    awarded(table, "Mira", "triumph", "recover")
    do(table, NextTurn())
    spend(table, "Rook", "tragedy", "inspiration", 4)
    chapter = table.history.open_chapter
    saved = msgspec.json.encode(chapter.entries)
    read = msgspec.json.decode(saved, type=tuple[Entry, ...])
    assert Chapter(chapter.opening, read).now == table.campaign
    assert msgspec.json.encode(read) == saved


def test_redo_keeps_rolled_faces() -> None:
    table = a_session(faces=(4, 5))
    faces = [die.value for die in pool_tokens(table, "destiny")]
    table.undo()
    table.redo()
    assert [die.value for die in pool_tokens(table, "destiny")] == faces
    assert held_tokens(table, "Mira")
    assert track_of(table, "Mira") == 0
