"""Surge: once per turn as a reaction, and the fatigue after it (rules/shattered-spheres.md, Surge).

Also the conditions that the rules cause, and when each ends (rules/shattered-spheres.md, The check).
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Condition, Expiry
from gmtracker.engine.commands import (
    EndEncounter,
    MarkAction,
    NextTurn,
    PreviousTurn,
    SetCondition,
    SetHouseRule,
    StartEncounter,
    Use,
)
from gmtracker.engine.decision import Decision, DecisionResult
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.engine.handlers.expiry import default_expiry, expiry_text
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.surge import add_fatigue, out_of_action
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    held_tokens,
    load_of,
    no_dice,
    reason_of,
    refusal_of,
    spend,
    who,
)
from tests.builders.refusals import because, given_reason
from tests.builders.shattered_spheres import a_surge, surges, turn_of, words_on


def test_surge_uses_the_reaction_and_fatigues_at_next_turn() -> None:
    table = an_encounter()
    surges(table, "Mira", "retry", "the lock")
    encounter = table.campaign.encounter
    assert encounter is not None
    assert encounter.times_taken(who(table, "Mira"), "reaction") == 1
    assert words_on(table, "Mira") == ["Fatigue pending"]
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Fatigued"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), ["Fatigued"]),
        (("fatigued",), ["Exhausted"]),
        (("exhausted",), ["Exhausted", "Incapacitated"]),
        (("dazed",), ["Dazed", "Fatigued"]),
    ],
)
def test_fatigue_goes_one_step_further_from_its_current_step(before: tuple[str, ...], after: list[str]) -> None:
    table = an_encounter(a_hero(conditions=before), a_foe())
    surges(table, "Mira")
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == after


def test_surge_in_another_turn_fatigues_at_own_next_turn() -> None:
    table = an_encounter()
    surges(table, "Rook")
    do(table, NextTurn())
    assert words_on(table, "Rook") == ["Fatigued"]


def test_second_surge_in_one_turn_is_refused() -> None:
    table = an_encounter()
    surges(table, "Mira")
    refusal = refusal_of(table, a_surge(table, "Mira", "retry"))
    assert given_reason(refusal) == because(refusals.SURGED_THIS_TURN, hero="Mira")
    assert refusal.overrulable


def test_next_turn_allows_another_surge_and_each_causes_fatigue() -> None:
    table = an_encounter()
    surges(table, "Mira")
    do(table, NextTurn())
    surges(table, "Mira")
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Exhausted"]


def test_used_reaction_prevents_a_surge() -> None:
    table = an_encounter()
    do(table, MarkAction(character=who(table, "Mira"), action="reaction", times=1))
    assert reason_of(table, a_surge(table, "Mira", "retry")) == because(refusals.REACTED_THIS_TURN, hero="Mira")
    do(table, a_surge(table, "Mira", "retry", override=True))
    assert words_on(table, "Mira") == ["Fatigue pending"]


@pytest.mark.parametrize("condition", ["incapacitated", "dying", "dead"])
def test_surge_is_refused_when_out_of_action(condition: str) -> None:
    table = an_encounter(a_hero(conditions=(condition,)), a_foe())
    assert reason_of(table, a_surge(table, "Mira", "counter")) == because(
        refusals.UNFIT_TO_SURGE, hero="Mira", condition=condition
    )


def test_only_heroes_in_a_session_can_surge() -> None:
    table = an_encounter()
    assert reason_of(table, a_surge(table, "Warden", "counter")) == because(refusals.ONLY_HEROES_SURGE, name="Warden")
    table = a_table(a_hero())
    assert reason_of(table, a_surge(table, "Mira", "counter")) == because(refusals.SURGE_WITHOUT_SESSION)


def test_recover_by_destiny_before_the_next_turn_cancels_fatigue() -> None:
    table = an_encounter()
    surges(table, "Mira")
    spend(table, "Mira", "triumph", "recover", 3)
    assert load_of(table, "Mira") == 2
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == []


def test_one_recover_cancels_the_fatigue_of_one_surge() -> None:
    table = an_encounter()
    surges(table, "Mira")
    do(table, NextTurn())
    surges(table, "Mira")
    spend(table, "Mira", "triumph", "recover", 3, ends="surge-fatigue")
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Fatigued"]


def test_recover_for_something_else_keeps_the_pending_fatigue() -> None:
    table = an_encounter(a_hero(wounds=1), a_foe())
    surges(table, "Mira")
    spend(table, "Mira", "triumph", "recover", 3, ends="wound")
    assert words_on(table, "Mira") == ["Fatigue pending"]


def test_fatigue_cannot_be_canceled_without_a_surge() -> None:
    table = an_encounter()
    die = held_tokens(table, "Mira", "triumph")[0]
    command = Use(use="recover", by=who(table, "Mira"), tokens=(die,), inputs={"ends": "surge-fatigue"})
    assert reason_of(table, command) == because(refusals.NO_PENDING_FATIGUE, hero="Mira")


def test_recover_action_does_not_cancel_pending_fatigue() -> None:
    table = an_encounter()
    surges(table, "Mira")
    do(table, Use(use="recover-action", by=who(table, "Mira")))
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Fatigued"]


def test_resisting_compulsion_costs_nothing_until_the_hero_is_free() -> None:
    table = an_encounter(a_hero(conditions=("compelled",)), a_foe())
    surges(table, "Mira", "check")
    turn_of(table, "Mira")
    assert words_on(table, "Mira")[0] == "Compelled"
    assert "Fatigued" not in words_on(table, "Mira")
    do(table, SetCondition(character=who(table, "Mira"), condition="compelled", on=False))
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Fatigued"]


def test_compelled_hero_is_fatigued_by_other_surges_as_usual() -> None:
    table = an_encounter(a_hero(conditions=("compelled",)), a_foe())
    surges(table, "Mira", "counter")
    turn_of(table, "Mira")
    assert words_on(table, "Mira") == ["Compelled", "Fatigued"]


def test_fatigue_comes_at_encounter_end_without_an_earlier_turn() -> None:
    table = an_encounter()
    surges(table, "Mira")
    do(table, EndEncounter())
    assert words_on(table, "Mira") == ["Fatigued"]


def test_house_rule_cancels_fatigue_at_the_end_of_the_encounter() -> None:
    table = an_encounter()
    do(table, SetHouseRule(key="surge-outlasts-encounter", value=False))
    surges(table, "Mira")
    do(table, EndEncounter())
    assert words_on(table, "Mira") == []


def test_fatigue_comes_immediately_outside_an_encounter() -> None:
    table = a_session()
    surges(table, "Mira", "retry")
    assert words_on(table, "Mira") == ["Fatigued"]
    surges(table, "Mira", "retry")
    assert words_on(table, "Mira") == ["Exhausted"]


def test_freed_hero_gets_waiting_fatigue_outside_an_encounter() -> None:
    table = a_session(a_hero(conditions=("compelled",)))
    surges(table, "Mira", "check")
    assert "Fatigued" not in words_on(table, "Mira")
    do(table, SetCondition(character=who(table, "Mira"), condition="compelled", on=False))
    assert words_on(table, "Mira") == ["Fatigued"]


def test_previous_turn_reverts_the_fatigue_to_pending() -> None:
    table = an_encounter(a_hero(conditions=("fatigued",)), a_foe())
    surges(table, "Mira")
    do(table, NextTurn())
    before = words_on(table, "Mira")
    do(table, NextTurn())
    assert words_on(table, "Mira") == ["Exhausted"]
    do(table, PreviousTurn())
    assert words_on(table, "Mira") == before == ["Fatigued", "Fatigue pending"]
    do(table, NextTurn())
    assert words_on(table, "Mira") == ["Exhausted"]


def test_previous_turn_keeps_the_gms_later_changes() -> None:
    table = an_encounter()
    surges(table, "Mira")
    turn_of(table, "Mira")
    do(table, SetCondition(character=who(table, "Mira"), condition="fatigued", on=False))
    do(table, SetCondition(character=who(table, "Mira"), condition="shaken"))
    do(table, PreviousTurn())
    assert words_on(table, "Mira") == ["Shaken", "Fatigue pending"]


def test_surge_and_its_fatigue_undo_one_after_the_other() -> None:
    table = an_encounter(a_hero(), a_foe())
    start = table.campaign
    surges(table, "Mira", "action")
    surged = table.campaign
    turn_of(table, "Mira")
    table.undo()
    table.undo()
    assert table.campaign == surged
    assert table.undo_label() == "Mira's Surge"
    table.undo()
    assert table.campaign == start


def test_new_encounter_starts_without_pending_fatigue() -> None:
    table = an_encounter()
    surges(table, "Mira")
    do(table, EndEncounter())
    order = (who(table, "Mira"), who(table, "Rook"))
    do(table, StartEncounter(kind="conflict", order=order))
    do(table, NextTurn())
    do(table, NextTurn())
    assert words_on(table, "Mira") == ["Fatigued"]


def inflicted(table: Table, name: str, key: str) -> DecisionResult:
    d = Decision(table.campaign, no_dice())
    apply_condition(d, table.campaign.character(who(table, name)), key)
    return d.finish()


def put(table: Table, name: str, key: str) -> str:
    """Set the condition on a character as the window does, with its default duration."""
    until = default_expiry(table.campaign, who(table, name), key)
    return do(table, SetCondition(character=who(table, name), condition=key, expiry=until))


def is_dazed(table: Table, name: str) -> bool:
    return table.campaign.character(who(table, name)).has_condition("dazed")


@pytest.mark.parametrize(
    ("name", "key", "skipped"),
    [("Mira", "dazed", 1), ("Rook", "dazed", 0), ("Warden", "staggered", None), ("Rook", "incapacitated", None)],
)
def test_condition_from_the_rules_lasts_its_usual_time(name: str, key: str, skipped: int | None) -> None:
    """``skipped``: how many ends of the character's own turn pass before the condition ends; None: it stays."""
    table = an_encounter()
    condition = inflicted(table, name, key).after.character(who(table, name)).condition(key)
    assert condition is not None
    lasts = None if skipped is None else Expiry("turn-end", character=who(table, name), skip=skipped)
    assert condition.expiry == lasts


def test_lasting_condition_is_not_shortened() -> None:
    table = an_encounter(a_hero(conditions=("dazed",)), a_foe())
    d = Decision(table.campaign, no_dice())
    apply_condition(d, table.campaign.character(who(table, "Mira")), "dazed")
    assert d.campaign == table.campaign


def test_second_dazed_lasts_to_the_later_end() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    turn_of(table, "Mira")
    put(table, "Mira", "dazed")
    turn_of(table, "Mira")
    assert is_dazed(table, "Mira")
    do(table, NextTurn())
    assert not is_dazed(table, "Mira")


def test_dazed_in_own_turn_lasts_through_the_next() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    do(table, NextTurn())
    turn_of(table, "Mira")
    assert is_dazed(table, "Mira")
    do(table, NextTurn())
    assert not is_dazed(table, "Mira")


def test_turn_logs_which_surge_benefits_ended() -> None:
    """Before, they disappeared from the row without a log sentence."""
    table = an_encounter()
    surges(table, "Mira", "negate")
    do(table, NextTurn())
    turn_of(table, "Mira")
    said = (do(table, NextTurn()), do(table, PreviousTurn()))
    assert all("No Disadvantage" in sentence for sentence in said)


def test_dazed_in_another_turn_lasts_to_own_turn_end() -> None:
    table = an_encounter()
    put(table, "Rook", "dazed")
    do(table, NextTurn())
    assert is_dazed(table, "Rook")
    do(table, NextTurn())
    assert not is_dazed(table, "Rook")


def test_encounter_end_ends_conditions_that_wait_for_a_turn() -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    do(table, EndEncounter())
    assert not is_dazed(table, "Mira")


def test_condition_outside_an_encounter_lasts_until_removed() -> None:
    table = a_session()
    put(table, "Mira", "dazed")
    assert table.campaign.character(who(table, "Mira")).conditions == (Condition("dazed"),)


@pytest.mark.parametrize(
    ("until", "words"),
    [
        (None, ""),
        (Expiry("turn-start"), "until the turn starts"),
        (Expiry("turn-end"), "until the turn ends"),
        (Expiry("encounter-end"), "until the encounter ends"),
        (Expiry("session-end"), "until the session ends"),
    ],
)
def test_every_expiry_has_a_text(until: Expiry | None, words: str) -> None:
    assert expiry_text(a_session().campaign, until) == words


@pytest.mark.parametrize("condition", ["incapacitated", "dying", "dead"])
def test_out_of_action_depends_on_the_conditions(condition: str) -> None:
    assert out_of_action(a_hero(conditions=("shaken", condition))) == condition
    assert out_of_action(a_hero(conditions=("shaken",))) == ""


def test_fatigue_stops_at_incapacitated() -> None:
    table = an_encounter(a_hero(conditions=("exhausted", "incapacitated")), a_foe())
    d = Decision(table.campaign, no_dice())
    add_fatigue(d, table.campaign.character(who(table, "Mira")))
    assert d.campaign == table.campaign


@given(
    turns=st.integers(min_value=0, max_value=8),
    name=st.sampled_from(("Mira", "Rook", "Warden")),
    before=st.integers(min_value=0, max_value=4),
)
def test_dazed_ends_with_the_first_own_turn_after_it(turns: int, name: str, before: int) -> None:
    table = an_encounter()
    for _ in range(before):
        do(table, NextTurn())
    put(table, name, "dazed")
    began = ended = False
    for _ in range(turns):
        encounter = table.campaign.encounter
        assert encounter is not None
        ended = ended or (began and encounter.active == who(table, name))
        do(table, NextTurn())
        assert table.campaign.encounter is not None
        began = began or table.campaign.encounter.active == who(table, name)
    assert is_dazed(table, name) is not ended


@given(turns=st.integers(min_value=1, max_value=8))
def test_previous_turn_restores_conditions_that_ended(turns: int) -> None:
    table = an_encounter()
    put(table, "Mira", "dazed")
    start = table.campaign
    for _ in range(turns):
        do(table, NextTurn())
    for _ in range(turns):
        do(table, PreviousTurn())
    assert table.campaign == start
