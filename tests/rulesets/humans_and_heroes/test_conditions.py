"""Conditions and their ladders, initiative, and resting."""

import pytest
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, reason_of, refusal_of, who
from tests.builders.evenings import summary_of
from tests.builders.humans_and_heroes import (
    BLANK,
    MINUS,
    PLUS,
    a_conflict,
    a_day,
    conditions_of,
    draft,
    mira,
    points,
    use,
    warden,
)
from tests.builders.refusals import because

LADDERS = {
    "stun": ["dazed", "stunned", "incapacitated"],
    "movement": ["hindered", "immobile"],
    "impairment": ["impaired", "disabled"],
    "defense": ["vulnerable", "defenseless"],
    "control": ["compelled", "controlled"],
}


def _order(table: Table) -> list[str]:
    assert table.campaign.encounter is not None
    return [table.campaign.character_name(one) for one in table.campaign.encounter.order]


@pytest.mark.parametrize("ladder", LADDERS)
def test_condition_goes_up_and_down_its_ladder(ladder: str) -> None:
    table = a_day()
    rungs = LADDERS[ladder]
    for rung in rungs:
        do(table, use(table, "worsen", "Mira", ladder=ladder))
        assert conditions_of(table) == {rung}
    assert reason_of(table, use(table, "worsen", "Mira", ladder=ladder)) == because(
        refusals.ALREADY_SO, name="Mira", condition=rungs[-1]
    )
    for left in ({rung} for rung in rungs[-2::-1]):
        do(table, use(table, "ease", "Mira", ladder=ladder))
        assert conditions_of(table) == left
    do(table, use(table, "ease", "Mira", ladder=ladder))
    assert conditions_of(table) == set()
    assert reason_of(table, use(table, "ease", "Mira", ladder=ladder)) == because(
        refusals.NOT_SO, name="Mira", condition=rungs[0]
    )


def test_fatigue_leads_to_sleep_that_keeps_exhaustion() -> None:
    table = a_day()
    for stands in ({"fatigued"}, {"exhausted"}, {"exhausted", "asleep"}):
        do(table, use(table, "worsen", "Mira", ladder="fatigue"))
        assert conditions_of(table) == stands


@pytest.mark.parametrize(("before", "after"), [("exhausted", {"fatigued"}), ("fatigued", set())])
def test_rest_eases_fatigue(before: str, after: set[str]) -> None:
    table = a_day(mira(before), warden())
    said = do(table, use(table, "rest", "Mira"))
    assert conditions_of(table) == after
    (note,) = (note for scene in summary_of(table).told_scenes for note in scene.notes)
    assert said.startswith(note)


def test_rested_character_needs_no_rest() -> None:
    table = a_day()
    assert reason_of(table, use(table, "rest", "Mira")) == because(refusals.NOT_TIRED, name="Mira")
    assert reason_of(table, use(table, "worsen", "Mira")) == because(refusals.NO_CONDITION)


@pytest.mark.parametrize(("condition", "minus"), [("impaired", -1), ("disabled", -2)])
def test_impairment_counts_against_checks(condition: str, minus: int) -> None:
    table = a_day(mira(condition), warden())
    field = table.rules.check_form(draft(table)).field("circumstances")
    assert (field.value, field.hint) == (minus, condition.capitalize())


def test_defenseless_target_has_a_note() -> None:
    table = a_day(mira(), warden("defenseless"))
    assert table.rules.check_form(draft(table, on="Warden", kind="attack")).notes == ("Warden is defenseless.",)


def test_initiative_orders_the_conflict_by_agility_and_dice() -> None:
    table = a_conflict()
    do(table, use(table, "initiative", "Mira"), *[MINUS] * 3, *[BLANK] * 3, PLUS, PLUS, BLANK)
    assert _order(table) == ["Mira", "Warden", "Rook"]


def test_initiative_ties_go_to_higher_agility() -> None:
    table = a_conflict(a_hero("Rook"), mira(traits=(Trait("abilities", "Agility", rank=1),)), warden())
    do(table, use(table, "initiative"), PLUS, BLANK, BLANK, *[BLANK] * 3, *[MINUS] * 3)
    assert _order(table) == ["Mira", "Rook", "Warden"]
    encounter = table.campaign.encounter
    assert encounter is not None
    assert encounter.active == who(table, "Mira")


def test_crowd_rolls_initiative_once() -> None:
    table = a_conflict(mira(), *(replace(warden(), name=f"Guard {number}") for number in (1, 2, 3)))
    assert len(table.rules.dice_requests(use(table, "initiative"))) == 2 * 3
    do(table, use(table, "initiative"), *[BLANK] * 3, PLUS, PLUS, PLUS)
    assert _order(table) == ["Mira", "Guard 1", "Guard 2", "Guard 3"]


def test_initiative_is_rolled_once_per_conflict() -> None:
    table = a_conflict()
    do(table, use(table, "initiative"))
    assert refusal_of(table, use(table, "initiative")).overrulable
    do(table, c.EndEncounter())
    do(table, c.StartEncounter(kind="conflict", order=(who(table, "Mira"),)))
    do(table, use(table, "initiative"), *[BLANK] * 3)
    assert _order(table) == ["Mira"]


def test_latecomer_rolls_initiative_alone() -> None:
    table = a_conflict()
    do(table, use(table, "initiative"), *[BLANK] * 9)
    do(table, c.AddCharacters(characters=(a_hero("Tam"),), into_turns=True))
    do(table, use(table, "initiative"), PLUS, PLUS, PLUS)
    assert _order(table) == ["Mira", "Tam", "Rook", "Warden"]


def test_useless_victory_point_for_initiative_moves_no_one() -> None:
    table = a_conflict(a_hero("Rook"), a_hero("Tam"), warden())
    do(table, use(table, "initiative"), *[BLANK] * 9)
    do(table, use(table, "improve-roll", "Rook"), *[MINUS] * 3)
    assert _order(table) == ["Rook", "Tam", "Warden"]


def test_victory_point_rolls_initiative_again_and_better_counts() -> None:
    table = a_conflict()
    do(table, use(table, "initiative"), *[MINUS] * 6, *[BLANK] * 3)
    assert _order(table) == ["Mira", "Warden", "Rook"]
    do(table, use(table, "improve-roll", "Rook"), *[PLUS] * 3)
    assert _order(table) == ["Mira", "Rook", "Warden"]
    do(table, use(table, "improve-roll", "Mira"), *[MINUS] * 3)
    assert _order(table) == ["Mira", "Rook", "Warden"]
    assert (points(table), points(table, "Rook")) == (1, 1)


def test_victory_point_for_initiative_must_precede_first_turn_end() -> None:
    table = a_conflict()
    assert reason_of(table, use(table, "improve-roll", "Mira")) == because(refusals.POINT_NEEDS_CHECK)
    do(table, use(table, "initiative"))
    do(table, c.NextTurn())
    assert reason_of(table, use(table, "improve-roll", "Mira")) == because(refusals.POINT_NEEDS_CHECK)


def test_second_move_replaces_the_standard_action() -> None:
    table = a_conflict()
    move = c.MarkAction(character=who(table, "Mira"), action="move", times=2)
    standard = c.MarkAction(character=who(table, "Mira"), action="standard", times=1)
    assert ["over the limit" in do(table, command) for command in (move, standard)] == [False, True]


def test_character_who_acted_has_one_move() -> None:
    table = a_conflict()
    do(table, c.MarkAction(character=who(table, "Mira"), action="standard", times=1))
    second = c.MarkAction(character=who(table, "Mira"), action="move", times=2)
    assert "over the limit" in do(table, second)


def test_initiative_needs_a_conflict_with_characters() -> None:
    table = a_day()
    assert reason_of(table, use(table, "initiative")) == because(refusals.NO_ENCOUNTER)
    do(table, c.StartEncounter(kind="conflict"))
    assert reason_of(table, use(table, "initiative")) == because(refusals.EMPTY_TURN_ORDER)


def test_round_is_six_seconds() -> None:
    assert [kind.round_seconds for kind in a_day().campaign.game.encounters] == [6]


def test_unusual_sheets_have_warnings() -> None:
    table = a_day(mira(traits=(Trait("skills", "Treatment"),)), warden())
    assert table.rules.warnings(who(table, "Mira")) == (
        "Treatment needs training.",
        "Mira has no complication and will earn fewer Victory points.",
    )
