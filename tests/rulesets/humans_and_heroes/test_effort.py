"""Extra effort: its benefits, when it is allowed, and the fatigue it causes (seed 004, Extra Effort)."""

from typing import Any

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Expiry, Trait
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, reason_of, refusal_of, who
from tests.builders.humans_and_heroes import (
    ACROBAT,
    BLANK,
    a_check,
    a_conflict,
    a_day,
    a_hit,
    announce,
    conditions_of,
    draft,
    marks_of,
    mira,
    open_check,
    rolled,
    rolling,
    use,
    warden,
)
from tests.builders.refusals import Reason, because, given_reason


def push(table: Table, benefit: str, **inputs: Any) -> str:
    return do(table, use(table, "extra-effort", "Mira", benefit=benefit, **inputs))


def turns(table: Table, count: int) -> str:
    said = [do(table, c.NextTurn()) for _ in range(count)]
    return said[-1]


def test_fatigue_comes_at_the_end_of_the_turn() -> None:
    table = a_conflict()
    push(table, "retry")
    assert (conditions_of(table), marks_of(table)) == (set(), ["Fatigue pending"])
    turns(table, 1)
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


def test_fatigue_comes_at_next_turn_start_by_house_rule() -> None:
    table = a_conflict()
    do(table, c.SetHouseRule(key="fatigue-at-end", value=False))
    push(table, "retry")
    turns(table, 2)
    assert conditions_of(table) == set()
    turns(table, 1)
    assert conditions_of(table) == {"fatigued"}


def test_previous_turn_reverts_the_fatigue() -> None:
    table = a_conflict()
    push(table, "retry")
    turns(table, 1)
    do(table, c.PreviousTurn())
    assert (conditions_of(table), marks_of(table)) == (set(), ["Fatigue pending"])


@pytest.mark.parametrize(
    ("before", "after"),
    [((), {"fatigued"}), (("fatigued",), {"exhausted"}), (("exhausted",), {"exhausted", "asleep"})],
)
def test_each_effort_is_a_step_of_fatigue(before: tuple[str, ...], after: set[str]) -> None:
    table = a_conflict(mira(*before), a_hero("Rook"), warden())
    push(table, "retry")
    turns(table, 1)
    assert conditions_of(table) == after


def test_point_removes_the_fatigue_after_the_next_turn_starts() -> None:
    table = a_conflict()
    push(table, "retry")
    turns(table, 1)
    refusal = refusal_of(table, use(table, "recover", "Mira"))
    assert given_reason(refusal) == because(refusals.EFFORT_FATIGUE_STAYS, hero="Mira")
    assert refusal.overrulable
    turns(table, 2)
    do(table, use(table, "recover", "Mira"))
    assert conditions_of(table) == set()


def test_exhausted_sleeper_wakes_only_after_healing_or_an_hour() -> None:
    table = a_day(mira("exhausted", "asleep"), warden())
    wakes = c.SetCondition(character=who(table, "Mira"), condition="asleep", on=False)
    assert reason_of(table, wakes) == because(refusals.ASLEEP_FROM_EXHAUSTION, name="Mira")
    assert reason_of(table, use(table, "ease", "Mira", ladder="fatigue")) == (
        because(refusals.ASLEEP_FROM_EXHAUSTION, name="Mira")
    )
    assert do(table, use(table, "rest", "Mira")).endswith("Mira stays asleep but can be woken.")
    assert conditions_of(table) == {"asleep"}
    do(table, wakes)
    assert conditions_of(table) == set()


def test_effort_is_made_once_and_only_on_own_turn() -> None:
    table = a_conflict()
    push(table, "retry")
    again = refusal_of(table, use(table, "extra-effort", "Mira", benefit="retry"))
    assert given_reason(again) == because(refusals.EFFORT_THIS_TURN, hero="Mira")
    turns(table, 1)
    elsewhere = refusal_of(table, use(table, "extra-effort", "Mira", benefit="retry"))
    assert given_reason(elsewhere) == because(refusals.EFFORT_ON_OTHER_TURN, hero="Mira")
    assert again.overrulable
    assert elsewhere.overrulable


def test_effort_gives_one_more_standard_action_this_turn() -> None:
    table = a_conflict()
    push(table, "action")
    assert "Extra standard action" in marks_of(table)
    said = {do(table, c.MarkAction(character=who(table, "Mira"), action="standard", times=times)) for times in (1, 2)}
    assert len(said) == 1, "the second is over no limit"
    turns(table, 1)
    assert marks_of(table) == []


def test_bonus_is_used_for_one_skill_check() -> None:
    table = a_conflict()
    push(table, "bonus")
    command = table.rules.check_form(draft(table, trait="skills:Acrobatics", dc=14, against="dc")).command
    assert command is not None
    do(table, command, *[BLANK] * 3)
    assert open_check(table).result == "14 against 14"
    assert open_check(table).notes == ("Extra effort +1",)
    assert marks_of(table) == ["Fatigue pending"]
    announce(table)
    assert reason_of(table, command) == because(refusals.NO_EFFORT)


@pytest.mark.parametrize(
    ("fields", "there"),
    [
        ({"kind": "trait", "trait": "skills:Acrobatics"}, True),
        ({"kind": "trait", "trait": "abilities:Agility"}, False),
        ({"kind": "defense"}, True),
        ({"kind": "power"}, False),
        ({"kind": "attack", "trait": "skills:Close combat"}, True),
        ({"kind": "attack", "trait": "abilities:Fighting"}, False),
    ],
)
def test_bonus_is_for_skill_and_defense_checks(fields: dict[str, str], there: bool) -> None:
    """Seed 004, Extra Effort, Bonus: "only applies to skill or defense checks". A combat skill is a skill."""
    table = a_conflict()
    push(table, "bonus")
    form = table.rules.check_form(draft(table, **fields))
    assert any(field.key == "effort" for section in form.sections for field in section.fields) == there


def test_bonus_applies_to_a_defense_in_another_turn() -> None:
    """Seed 004, Extra Effort, Bonus: "only applies to skill or defense checks". The fatigue does not wait for it."""
    table = a_conflict()
    push(table, "bonus")
    (marker,) = (one for one in table.campaign.markers if one.text.startswith("+1"))
    assert marker.expiry == Expiry("turn-start", character=who(table, "Mira"))
    turns(table, 2)
    assert conditions_of(table) == {"fatigued"}
    a_hit(table)
    command = table.rules.check_form(draft(table, "Mira", "Warden", kind="defense")).command
    assert command is not None
    do(table, command, *[BLANK] * 3)
    assert open_check(table).notes == ("Extra effort +1",)


def test_unused_bonus_ends_with_the_next_turn() -> None:
    """Seed 004, Extra Effort: it is for one check, and a new effort is possible in the next turn."""
    table = a_conflict()
    push(table, "bonus")
    turns(table, len(table.campaign.characters))
    assert marks_of(table) == []


def test_bonus_adds_up_to_two_in_total() -> None:
    table = a_conflict()
    push(table, "bonus")
    setting = {"circumstance": 2, "effort": True}
    rolled(table, a_check(bonus=2), *[BLANK] * 3, setting=setting)
    assert open_check(table).result == "2 against 0"
    assert len(open_check(table).notes) == 1


@pytest.mark.parametrize(
    ("benefit", "inputs", "trait", "bonus"),
    [
        ("rank", {"what": "flight"}, "powers:Flight", 6),
        ("strength", {}, "abilities:Strength", 4),
    ],
)
def test_rank_lasts_a_round(benefit: str, inputs: dict[str, str], trait: str, bonus: int) -> None:
    table = a_conflict()
    push(table, benefit, **inputs)
    kind = "power" if trait.startswith("powers") else "trait"
    field = draft(table, kind=kind, trait=trait)
    assert table.rules.check_form(field).field("bonus").value == bonus
    turns(table, 2)
    assert table.rules.check_form(field).field("bonus").value == bonus
    turns(table, 1)
    assert table.rules.check_form(field).field("bonus").value == bonus - 1


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("Armor", because(refusals.PERMANENT_POWER, power="Armor")),
        ("Fire", because(refusals.NOT_A_POWER, hero="Mira", said="Fire")),
        ("", because(refusals.NO_POWER_TO_RAISE)),
    ],
)
def test_only_a_power_that_is_not_permanent_gains_rank(what: str, reason: Reason) -> None:
    table = a_conflict()
    assert reason_of(table, use(table, "extra-effort", "Mira", benefit="rank", what=what)) == reason


def test_speed_lasts_a_round() -> None:
    table = a_conflict()
    push(table, "speed")
    assert "+1 Speed" in marks_of(table)
    turns(table, 3)
    assert "+1 Speed" not in marks_of(table)


def test_stunt_causes_fatigue_when_it_ends() -> None:
    table = a_conflict()
    push(table, "stunt", what="Sonic wave")
    turns(table, 3)
    assert (conditions_of(table), marks_of(table)) == (set(), ["Stunt: Sonic wave"])
    do(table, c.EndEncounter())
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


def test_stunt_outside_a_conflict_ends_with_the_session() -> None:
    """Seed 004, Power Stunt: "until the end of the scene … Fatigue sets in right after the effect expires"."""
    table = a_day()
    push(table, "stunt", what="Sonic wave")
    assert (conditions_of(table), marks_of(table)) == (set(), ["Stunt: Sonic wave"])
    do(table, c.EndSession())
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


def test_stunt_before_a_conflict_continues_and_ends_with_it() -> None:
    """Seed 004, Power Stunt: "until the end of the scene". The scene continues into the fight."""
    table = a_day()
    push(table, "stunt", what="Sonic wave")
    do(table, c.StartEncounter(kind="conflict", order=(who(table, "Mira"),)))
    assert (conditions_of(table), marks_of(table)) == (set(), ["Stunt: Sonic wave"])
    do(table, c.EndEncounter())
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


def test_gm_can_end_the_scene() -> None:
    """Seed 004, Power Stunt: "until the end of the scene"."""
    table = a_day()
    assert reason_of(table, use(table, "end-scene")) == because(refusals.NO_STUNT)
    push(table, "stunt", what="Sonic wave")
    do(table, use(table, "end-scene"))
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


def test_stunt_ended_early_causes_fatigue_then() -> None:
    table = a_conflict()
    push(table, "stunt", what="Sonic wave")
    stunt = next(marker for marker in table.campaign.markers if marker.text.startswith("Stunt"))
    do(table, c.RemoveMarker(marker=stunt.id))
    assert conditions_of(table) == {"fatigued"}


def test_resisting_gives_a_defense_check_against_the_condition() -> None:
    table = a_conflict(mira("impaired"), a_hero("Rook"), warden())
    push(table, "resistance", resists="impaired")
    waiting = open_check(table)
    assert waiting.draft == draft(table, kind="defense")
    do(table, rolling(table, a_check("passive_defense", 5, 4)), *[BLANK] * 3)
    announce(table)
    assert conditions_of(table) == set()


@pytest.mark.parametrize(("condition", "defense"), [("dazed", "Fortitude"), ("controlled", "Will")])
def test_ongoing_effect_is_resisted_with_a_passive_defense(condition: str, defense: str) -> None:
    """Before, Parry against DC 0 was set up, which can't fail. Seed 004: the DC is "the strength of the hazard"."""
    table = a_conflict(mira(condition), a_hero("Rook"), warden())
    push(table, "resistance", resists=condition)
    setup = open_check(table).draft
    assert setup is not None
    form = table.rules.check_form(setup)
    assert form.field("trait").value == f"defenses:{defense}"
    odds = table.rules.check_odds(setup)
    assert odds is not None
    assert odds.success.share < 1


def test_unresisted_condition_stays() -> None:
    table = a_conflict(mira("impaired"), a_hero("Rook"), warden())
    push(table, "resistance", resists="impaired")
    do(table, rolling(table, a_check("passive_defense", 1, 4)), *[BLANK] * 3)
    announce(table)
    assert conditions_of(table) == {"impaired"}


@pytest.mark.parametrize("tired", ["fatigued", "exhausted", "asleep"])
def test_fatigue_can_be_resisted_and_ended(tired: str) -> None:
    """Seed 004, Resistance: "any single ongoing effect or condition"."""
    table = a_conflict(mira(), a_hero("Rook"), warden())
    do(table, c.SetCondition(character=who(table, "Mira"), condition=tired))
    push(table, "resistance", resists=tired)
    do(table, rolling(table, a_check("passive_defense", 5, 4)), *[BLANK] * 3)
    assert announce(table).endswith(f"Mira is no longer {tired}.")


@pytest.mark.parametrize(
    ("tired", "resisted", "not_resisted"),
    [
        ("fatigued", {"fatigued"}, {"exhausted"}),
        ("exhausted", {"fatigued"}, {"exhausted", "asleep"}),
        ("asleep", {"fatigued"}, {"fatigued", "asleep"}),
    ],
)
def test_fatigue_outside_a_conflict_waits_for_the_resisting_check(
    tired: str, resisted: set[str], not_resisted: set[str]
) -> None:
    """Seed 004, Extra Effort, Resistance: "an immediate additional defense check against any … condition".

    Before, a fatigued hero was exhausted before the check, and its success ended nothing.
    """
    for total, left in ((16, resisted), (-1, not_resisted)):
        table = a_day(mira(tired))
        push(table, "resistance", resists=tired)
        assert (conditions_of(table), marks_of(table)) == ({tired}, ["Fatigue pending"])
        do(table, rolling(table, a_check("passive_defense", total)), *[BLANK] * 3)
        assert conditions_of(table) == {tired}
        announce(table)
        assert (conditions_of(table), marks_of(table)) == (left, [])


def test_ended_condition_is_logged_before_fatigue_outside_a_conflict() -> None:
    """Seed 004, Cost Of Extra Effort: "the hero becomes fatigued", even after resisting fatigue."""
    table = a_day(mira("fatigued"))
    push(table, "resistance", resists="fatigued")
    do(table, rolling(table, a_check("passive_defense", 16)), *[BLANK] * 3)
    told = "Mira is no longer fatigued. The extra effort causes fatigue. Mira is fatigued."
    assert announce(table).endswith(told)
    table.undo()
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, [])


@pytest.mark.parametrize("moved_by", ["announce", "session", "conflict", "check"])
def test_unrolled_resistance_causes_fatigue_too(moved_by: str) -> None:
    """Seed 004, Cost Of Extra Effort: "A fatigued hero who uses extra effort becomes exhausted"."""
    table = a_day(mira("fatigued"), a_hero("Rook"), warden())
    push(table, "resistance", resists="fatigued")
    match moved_by:
        case "announce":
            announce(table)
        case "session":
            do(table, c.EndSession())
        case "conflict":
            do(table, c.StartEncounter(kind="conflict", order=(who(table, "Rook"), who(table, "Mira"))))
        case _:
            do(table, rolling(table, a_check(), "Rook"), *[BLANK] * 3)
    assert (conditions_of(table), marks_of(table)) == ({"exhausted"}, [])


def test_resisting_needs_a_named_condition() -> None:
    """Seed 004, Resistance: "any single ongoing effect or condition".

    Before, the check was made against nothing, and the hero was fatigued anyway.
    """
    table = a_day(mira("fatigued"))
    resists = use(table, "extra-effort", "Mira", benefit="resistance")
    assert reason_of(table, resists) == because(refusals.NOTHING_TO_RESIST, hero="Mira")


def test_condition_named_in_words_is_ended_too() -> None:
    """Seed 004, Resistance: "any single ongoing effect or condition"."""
    table = a_conflict(mira("battered"), a_hero("Rook"), warden())
    push(table, "resistance", what="Battered")
    do(table, rolling(table, a_check("passive_defense", 5, 4)), *[BLANK] * 3)
    announce(table)
    assert conditions_of(table) == set()


def test_resisting_a_missing_condition_is_refused() -> None:
    table = a_conflict()
    resists = use(table, "extra-effort", "Mira", benefit="resistance", resists="stunned")
    assert reason_of(table, resists) == because(refusals.HERO_NOT_SO, hero="Mira", condition="stunned")


def test_controlled_hero_can_resist_only_the_control_once() -> None:
    table = a_conflict(mira("controlled", "dazed"), a_hero("Rook"), warden())
    other = use(table, "extra-effort", "Mira", benefit="resistance", resists="dazed")
    assert reason_of(table, other) == because(refusals.EFFORT_WHILE_CONTROLLED, hero="Mira", control="controlled")
    turns(table, 1)
    push(table, "resistance", resists="controlled")
    do(table, use(table, "announce"))
    turns(table, 2)
    again = use(table, "extra-effort", "Mira", benefit="resistance", resists="controlled")
    assert reason_of(table, again) == because(refusals.CONTROL_RESISTED, hero="Mira")


def test_another_control_can_be_resisted_again() -> None:
    table = a_conflict(mira("controlled"), a_hero("Rook"), warden())
    push(table, "resistance", resists="controlled")
    do(table, use(table, "announce"))
    for on in (False, True):
        do(table, c.SetCondition(character=who(table, "Mira"), condition="controlled", on=on))
    turns(table, 3)
    assert "another defense check" in push(table, "resistance", resists="controlled")


def test_fatigue_comes_immediately_outside_a_conflict() -> None:
    table = a_day()
    push(table, "strength")
    assert (conditions_of(table), marks_of(table)) == ({"fatigued"}, ["+1 Strength"])
    do(table, c.StartEncounter(kind="conflict", order=(who(table, "Mira"),)))
    assert marks_of(table) == []


def test_opposition_makes_no_extra_effort() -> None:
    table = a_conflict()
    assert reason_of(table, use(table, "extra-effort", "Warden", benefit="retry")) == (
        because(refusals.ONLY_HEROES_MAKE_EFFORTS, name="Warden")
    )


def test_effort_needs_a_named_benefit() -> None:
    table = a_conflict()
    assert reason_of(table, use(table, "extra-effort", "Mira")) == because(refusals.NO_EFFORT_BENEFIT)
    assert reason_of(table, use(table, "extra-effort", "Mira", benefit="stunt")) == because(refusals.NO_STUNT_POWER)


def test_power_can_be_permanent_by_its_name() -> None:
    table = a_conflict(mira(traits=(*ACROBAT, Trait("powers", "Growth (permanent)", rank=2))), a_hero("Rook"))
    pushes = use(table, "extra-effort", "Mira", benefit="rank", what="Growth (permanent)")
    assert reason_of(table, pushes) == because(refusals.PERMANENT_POWER, power="Growth (permanent)")


def test_exhausted_sleeper_is_not_woken_by_resisting() -> None:
    """Seed 004: "asleep and can't be woken up until exhausted is removed either by healing or 1 hour of sleep"."""
    table = a_conflict(mira("exhausted"), a_hero("Rook"), warden())
    do(table, c.SetCondition(character=who(table, "Mira"), condition="asleep"))
    resists = use(table, "extra-effort", "Mira", benefit="resistance", resists="asleep")
    assert reason_of(table, resists) == because(refusals.ASLEEP_FROM_EXHAUSTION, name="Mira")


def test_custom_condition_is_resisted_like_any_other() -> None:
    """Seed 004, Resistance: "any single ongoing effect or condition"."""
    table = a_conflict()
    cursed = who(table, "Mira")
    do(table, c.SetMarker(owner=cursed, text="Cursed by the well"))
    push(table, "resistance", what="cursed by the well")
    do(table, rolling(table, a_check("passive_defense", 5, 4)), *[BLANK] * 3)
    assert announce(table).endswith("Mira is no longer Cursed by the well.")
    assert table.campaign.own_markers(cursed) == ()
