"""Whatever happens to the turn order, everyone present has exactly one turn in each round."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Encounter, Expiry
from gmtracker.engine.commands import (
    AddCharacters,
    Command,
    DelayTurn,
    NextTurn,
    PreviousTurn,
    SetAside,
    SetCondition,
    SetOrder,
    StartEncounter,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import expiry_after_rounds, minutes_to_rounds
from gmtracker.engine.handlers.turns import coming_turns
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, no_dice, reason_of, who
from tests.builders.refusals import because

NAMES = ("Ash", "Bea", "Cal", "Dov")
OUT = "incapacitated"
"""A condition that puts a character out of the fight, so that it is passed over."""


def a_fight() -> Table:
    return an_encounter(*map(a_hero, NAMES))


def encounter(table: Table) -> Encounter:
    assert table.campaign.encounter is not None
    return table.campaign.encounter


def acting(table: Table) -> str:
    return table.campaign.character_name(encounter(table).active)


def set_order(table: Table, names: str) -> None:
    """Set the order, given as the first letters of the names."""
    by_letter = {name[0]: who(table, name) for name in NAMES}
    do(table, SetOrder(order=tuple(map(by_letter.__getitem__, names))))


def next_turns(table: Table, count: int) -> list[tuple[str, int]]:
    """Take turns, and return who acts in each, with the round."""
    turns = []
    for _ in range(count):
        do(table, NextTurn())
        turns.append((acting(table)[0], encounter(table).round))
    return turns


def daze(table: Table, name: str) -> None:
    """Daze a character until the end of its next turn."""
    one = who(table, name)
    do(table, SetCondition(character=one, condition="dazed", expiry=Expiry("turn-end", character=one)))


def is_dazed(table: Table, name: str) -> bool:
    return table.campaign.character(who(table, name)).has_condition("dazed")


def test_moving_active_hero_to_end_does_not_end_round() -> None:
    """Regression: the round number rose before others had acted, and a condition expired early."""
    table = a_fight()
    daze(table, "Cal")
    set_order(table, "BCDA")
    assert next_turns(table, 1) == [("B", 1)]
    assert is_dazed(table, "Cal")
    assert next_turns(table, 3) == [("C", 1), ("D", 1), ("B", 2)]
    assert not is_dazed(table, "Cal")


def test_moving_last_to_top_gives_no_second_turn() -> None:
    table = a_fight()
    next_turns(table, 3)
    set_order(table, "DABC")
    assert next_turns(table, 2) == [("D", 2), ("A", 2)]


def test_moving_rows_past_active_one_changes_no_turn() -> None:
    """Moves one who has acted below the active row, and one who has not above it."""
    table = a_fight()
    next_turns(table, 1)
    set_order(table, "CBAD")
    assert next_turns(table, 3) == [("C", 1), ("D", 1), ("C", 2)]


def test_log_names_who_leaves_and_who_joins_the_turn_order() -> None:
    """Regression: the log said only the new order."""
    table = a_fight()
    ash, bea, cal, dov = table.campaign.encounter.order  # type: ignore[union-attr]  # a fight is an encounter
    assert do(table, SetOrder(order=(ash, bea, dov))) == "Cal leaves the turn order. Turn order: Ash, Bea, Dov."
    assert do(table, SetOrder(order=(ash, dov, bea))) == "Turn order: Ash, Dov, Bea."
    said = "Dov and Bea leave the turn order. Cal joins the turn order. Turn order: Ash, Cal."
    assert do(table, SetOrder(order=(ash, cal))) == said


def test_delayed_turn_has_not_happened() -> None:
    """Regression: delaying ended the turn, and conditions until its end expired."""
    table = a_fight()
    daze(table, "Ash")
    do(table, DelayTurn(character=who(table, "Ash")))
    assert (acting(table), is_dazed(table, "Ash"), table.campaign.acted) == ("Bea", True, frozenset())
    assert next_turns(table, 1) == [("A", 1)]
    assert next_turns(table, 3) == [("C", 1), ("D", 1), ("B", 2)]
    assert not is_dazed(table, "Ash")


def test_previous_turn_restores_turn_and_order_after_delay() -> None:
    table = a_fight()
    before = encounter(table)
    do(table, DelayTurn(character=who(table, "Ash")))
    do(table, PreviousTurn())
    assert encounter(table) == before
    assert next_turns(table, 4) == [("B", 1), ("C", 1), ("D", 1), ("A", 2)]


def test_waiting_hero_can_delay_unless_last() -> None:
    table = a_fight()
    do(table, DelayTurn(character=who(table, "Bea")))
    assert next_turns(table, 3) == [("C", 1), ("B", 1), ("D", 1)]
    assert reason_of(table, DelayTurn(character=who(table, "Dov"))) == because(refusals.LAST_IN_ROUND, name="Dov")


def test_newcomer_takes_turns_after_everyone_has_left() -> None:
    """Regression: the order stayed empty, and Next turn was refused."""
    table = a_fight()
    next_turns(table, 2)
    do(table, SetOrder(order=()))
    do(table, AddCharacters(characters=(a_foe("Eli"),), into_turns=True))
    assert acting(table) == "Eli"
    round_of_eli = encounter(table).round
    assert next_turns(table, 1) == [("E", round_of_eli + 1)]


def test_encounter_without_turns_gives_newcomers_none() -> None:
    table = a_session()
    do(table, StartEncounter(kind="conflict"))
    do(table, AddCharacters(characters=(a_foe("Eli"),), into_turns=True))
    assert encounter(table).order == ()


def hex_for(table: Table, name: str, rounds: int) -> None:
    """Daze a character for so many rounds, from the turn in progress."""
    until = expiry_after_rounds(table.campaign, rounds)
    do(table, SetCondition(character=who(table, name), condition="dazed", expiry=until))


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("turn", range(4))
def test_condition_for_rounds_expires_at_same_point_of_round(rounds: int, turn: int) -> None:
    """Regression: a condition set in the round's last turn expired with the next turn."""
    table = a_fight()
    next_turns(table, turn)
    hex_for(table, "Cal", rounds)
    next_turns(table, 4 * rounds - 1)
    assert is_dazed(table, "Cal")
    next_turns(table, 1)
    assert not is_dazed(table, "Cal")


def test_rounds_are_counted_when_active_character_leaves() -> None:
    table = a_fight()
    hex_for(table, "Cal", 1)
    set_order(table, "BCD")
    assert [is_dazed(table, "Cal")] + [bool(next_turns(table, 1)) and is_dazed(table, "Cal") for _ in range(3)] == [
        *(True, True, True),
        False,
    ]


def test_delay_does_not_use_up_round() -> None:
    table = a_fight()
    hex_for(table, "Cal", 1)
    do(table, DelayTurn(character=who(table, "Ash")))
    next_turns(table, 1)
    assert (acting(table), is_dazed(table, "Cal")) == ("Ash", True)


@pytest.mark.parametrize(("minutes", "rounds"), [(1, 10), (2, 20)])
def test_minutes_convert_to_rounds(minutes: int, rounds: int) -> None:
    """Source: seed 001: a combat round is six seconds."""
    assert minutes_to_rounds(a_fight().campaign, minutes) == rounds


def turns_of_rounds(state: Encounter) -> dict[int, Counter[CharacterId]]:
    """Return how many turns each character has had in each round, with the current turn but not delayed ones."""
    turns: dict[int, Counter[CharacterId]] = {state.round: Counter([state.active])}
    for turn in state.previous_turn:
        if turn.acting != NOBODY and not turn.delayed:
            turns.setdefault(turn.round, Counter())[turn.acting] += 1
    return turns


DEEDS = ("next", "next", "next", "back", "move", "delay", "leave", "return", "bench", "unbench", "add")


def some_of(deeds: tuple[str, ...]) -> st.SearchStrategy[list[tuple[str, int, int]]]:
    """Lists of steps; each has two numbers that choose who it is about, and where to."""
    return st.lists(st.tuples(st.sampled_from(deeds), st.integers(0, 9), st.integers(0, 9)), max_size=40)


STEPS = some_of(DEEDS)


def commands(table: Table, step: tuple[str, int, int]) -> Iterator[Command]:
    """Yield the command for a step in the current state; nothing if it is impossible."""
    kind, at, to = step
    order = list(encounter(table).order)
    people = table.campaign.characters
    one = people[at % len(people)].id
    match kind:
        case "next":
            yield NextTurn()
        case "back":
            yield PreviousTurn()
        case "delay":
            yield DelayTurn(character=one)
        case "bench" | "unbench":
            yield SetAside(character=one, benched=kind == "bench")
        case "fall" | "rise":
            yield SetCondition(character=one, condition=OUT, on=kind == "fall")
        case "add" if len(people) < 8:
            yield AddCharacters(characters=(a_foe(f"New {len(people)}"),), into_turns=True)
        case "leave" if one in order:
            yield SetOrder(order=tuple(other for other in order if other != one))
        case "return" if one not in order:
            yield SetOrder(order=(*order[: to % (len(order) + 1)], one, *order[to % (len(order) + 1) :]))
        case "move" if order:
            moved = order.pop(at % len(order))
            order.insert(to % (len(order) + 1), moved)
            yield SetOrder(order=tuple(order))


@given(STEPS)
def test_everyone_present_has_exactly_one_turn_in_every_round(steps: list[tuple[str, int, int]]) -> None:
    table = a_fight()
    for step in steps:
        for command in commands(table, step):
            before = encounter(table)
            try:
                table.dispatch(command, no_dice())
            except Refused:
                continue
            now = encounter(table)
            turns = turns_of_rounds(now)
            assert all(count == 1 for taken in turns.values() for count in taken.values())
            if now.round == before.round + 1:
                stayed = [one for one in before.order if one in now.order]
                assert [one for one in stayed if turns[before.round][one] != 1] == []


@given(STEPS, st.sampled_from(NAMES))
def test_condition_expires_only_with_awaited_turn(steps: list[tuple[str, int, int]], name: str) -> None:
    table = a_fight()
    next_turns(table, 4)
    one = who(table, name)
    if encounter(table).active == one:
        do(table, NextTurn())
    daze(table, name)
    for step in steps:
        for command in commands(table, step):
            before = encounter(table)
            was_dazed = is_dazed(table, name)
            try:
                table.dispatch(command, no_dice())
            except Refused:
                continue
            if was_dazed and not is_dazed(table, name):
                assert before.active == one
                assert not isinstance(command, DelayTurn)
                return


@pytest.mark.parametrize("count", [1, 5])
def test_previous_turns_reverse_as_many_next_turns(count: int) -> None:
    """What the players see is reversed too."""
    table = a_fight()
    do(table, AddCharacters(characters=(a_foe("Eli"),), into_turns=True, hidden=True))
    before = table.campaign
    next_turns(table, count)
    for _ in range(count):
        do(table, PreviousTurn())
    assert table.campaign.encounter == before.encounter
    assert table.campaign.markers == before.markers


@given(some_of((*DEEDS, "next", "fall", "rise")))
def test_shown_order_of_coming_turns_is_the_one_that_is_played(steps: list[tuple[str, int, int]]) -> None:
    """Regression: one who was passed over in this round was shown as next, and somebody else acted."""
    table = a_fight()
    for step in steps:
        for command in commands(table, step):
            try:
                table.dispatch(command, no_dice())
            except Refused:
                continue
            active, shown = encounter(table).active, tuple(coming_turns(table.campaign))
            if active != NOBODY:
                assert shown == played_turns(table, besides=active)


def played_turns(table: Table, besides: CharacterId) -> tuple[CharacterId, ...]:
    """Return the others in the order in which they act, and then go back to the turn in progress."""
    count = 2 * len(encounter(table).order)
    played = list[CharacterId]()
    for _ in range(count):
        do(table, NextTurn())
        played.append(encounter(table).active)
    for _ in range(count):
        table.undo()
    return tuple(one for one in dict.fromkeys(played) if one != besides)
