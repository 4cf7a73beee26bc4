"""Conditions that the rules bring on, and the moment at which each ends (rules/shattered-spheres.md, The check)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Condition, Until
from gmtracker.engine.commands import EndEncounter, NextTurn, PreviousTurn, SetCondition
from gmtracker.engine.conditions import inflict
from gmtracker.engine.decision import Decided, Decision
from gmtracker.engine.durations import until_words, usual_until
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.conditions import out_of_action, tire
from tests.rulesets.shattered_spheres.surges import turn_of
from tests.support.builders import a_foe, a_hero, a_session, an_encounter, do, no_dice, who


def inflicted(table: Table, name: str, key: str) -> Decided:
    d = Decision(table.campaign, no_dice())
    inflict(d, table.campaign.character(who(table, name)), key)
    return d.decided()


def put(table: Table, name: str, key: str) -> str:
    """The condition is put on a character as the window does it: for as long as it usually lasts."""
    until = usual_until(table.campaign, who(table, name), key)
    return do(table, SetCondition(character=who(table, name), condition=key, until=until))


def is_dazed(table: Table, name: str) -> bool:
    return table.campaign.character(who(table, name)).has_condition("dazed")


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("Mira", "dazed", "Mira is dazed until Mira's next turn ends."),
        ("Rook", "dazed", "Rook is dazed until Rook's turn ends."),
        ("Warden", "staggered", "Warden is staggered."),
        ("Rook", "incapacitated", "Rook is incapacitated."),
    ],
)
def test_the_rules_bring_a_condition_on_for_as_long_as_it_lasts(name: str, key: str, said: str) -> None:
    assert inflicted(an_encounter(), name, key).sentence == said


def test_what_lasts_until_it_is_taken_off_is_not_shortened() -> None:
    table = an_encounter(a_hero(conditions=("dazed",)), a_foe())
    d = Decision(table.campaign, no_dice())
    inflict(d, table.campaign.character(who(table, "Mira")), "dazed")
    assert d.campaign == table.campaign


def test_being_dazed_again_lasts_to_the_later_end() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    turn_of(table, "Mira")
    put(table, "Mira", "dazed")
    turn_of(table, "Mira")
    assert is_dazed(table, "Mira")
    do(table, NextTurn())
    assert not is_dazed(table, "Mira")


def test_dazed_in_ones_own_turn_lasts_through_the_next() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    do(table, NextTurn())
    assert turn_of(table, "Mira") == "Round 2. Mira has the turn."
    assert is_dazed(table, "Mira")
    assert do(table, NextTurn()) == "Mira is no longer dazed. Rook has the turn."


def test_dazed_in_somebody_elses_turn_lasts_to_the_end_of_ones_own() -> None:
    table = an_encounter()
    put(table, "Rook", "dazed")
    do(table, NextTurn())
    assert is_dazed(table, "Rook")
    assert do(table, NextTurn()) == "Rook is no longer dazed. Warden has the turn."


def test_the_end_of_the_encounter_ends_what_waits_for_a_turn() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    assert "Mira is no longer dazed." in do(table, EndEncounter())


def test_outside_an_encounter_a_condition_stays_until_it_is_taken_off() -> None:
    table = a_session()
    assert put(table, "Mira", "dazed") == "Mira is dazed."
    assert table.campaign.character(who(table, "Mira")).conditions == (Condition("dazed"),)


@pytest.mark.parametrize(
    ("until", "words"),
    [
        (None, ""),
        (Until("turn-start"), "until the turn begins"),
        (Until("turn-end"), "until the turn ends"),
        (Until("encounter-end"), "until the encounter ends"),
        (Until("session-end"), "until the session ends"),
    ],
)
def test_every_end_can_be_said(until: Until | None, words: str) -> None:
    assert until_words(a_session().campaign, until) == words


@pytest.mark.parametrize("condition", ["incapacitated", "dying", "dead"])
def test_somebody_out_of_action_is_told_from_one_who_is_not(condition: str) -> None:
    assert out_of_action(a_hero(conditions=("shaken", condition))) == condition
    assert out_of_action(a_hero(conditions=("shaken",))) == ""


def test_fatigue_stops_at_incapacitated() -> None:
    table = an_encounter(a_hero(conditions=("exhausted", "incapacitated")), a_foe())
    d = Decision(table.campaign, no_dice())
    tire(d, table.campaign.character(who(table, "Mira")))
    assert d.campaign == table.campaign


@given(
    turns=st.integers(min_value=0, max_value=8),
    name=st.sampled_from(("Mira", "Rook", "Warden")),
    before=st.integers(min_value=0, max_value=4),
)
def test_dazed_ends_with_the_first_own_turn_that_begins_after_it_came(turns: int, name: str, before: int) -> None:
    table = an_encounter()
    for _ in range(before):
        do(table, NextTurn())
    put(table, name, "dazed")
    began = ended = False
    for _ in range(turns):
        encounter = table.campaign.encounter
        assert encounter is not None
        ended = ended or (began and encounter.acting == who(table, name))
        do(table, NextTurn())
        assert table.campaign.encounter is not None
        began = began or table.campaign.encounter.acting == who(table, name)
    assert is_dazed(table, name) is not ended


@given(turns=st.integers(min_value=1, max_value=8))
def test_going_back_brings_back_what_ended_on_the_way(turns: int) -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    start = table.campaign
    for _ in range(turns):
        do(table, NextTurn())
    for _ in range(turns):
        do(table, PreviousTurn())
    assert table.campaign == start
