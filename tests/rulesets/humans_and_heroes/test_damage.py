"""An attack as one flow, what Toughness lets through, and what hit points say of a character."""

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from tests.rulesets.humans_and_heroes.table import (
    ACROBAT,
    BLANK,
    MINUS,
    PLUS,
    a_check,
    a_conflict,
    a_day,
    a_hit,
    announce,
    conditions_of,
    last_result,
    mira,
    open_check,
    opposed,
    resisted,
    rolling,
    use,
)
from tests.support.builders import do, track_of, who, why_not


def test_a_hit_asks_for_the_defense_that_resists_it() -> None:
    table = a_conflict()
    a_hit(table, rank=8)
    check = open_check(table)
    assert check.outcome == "A hit: Mira resists with Toughness"
    assert check.draft is not None
    assert table.rules.check_form(check.draft).command is not None
    assert table.rules.check_form(check.draft).headline == "Mira · Toughness +5 · against DC 8"


def test_a_miss_ends_the_attack() -> None:
    table = a_conflict()
    spec = opposed("attack", 0, 6, "active_defense")
    effect = {"rank": 8, "resists": "Toughness"}
    do(table, rolling(table, spec, "Warden", "Mira", key="attack", effect=effect), *[BLANK] * 6)
    assert announce(table) == "A miss, 2 degrees of failure."
    assert table.rules.open_check() is None


def test_three_plus_hit_whatever_the_defense() -> None:
    table = a_conflict()
    spec = opposed("attack", 0, 30, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), PLUS, PLUS, PLUS, BLANK, BLANK, BLANK)
    assert announce(table) == "A hit, 1 degree of success."


@pytest.mark.parametrize(
    ("faces", "harm"),
    [
        ((PLUS, PLUS, BLANK), None),
        ((PLUS, BLANK, BLANK), "bruised"),
        ((BLANK, BLANK, BLANK), "1 hit point lost, and bruised"),
        ((MINUS, MINUS, MINUS), "5 hit points lost, and bruised"),
    ],
)
def test_toughness_lets_through_what_it_falls_short_by(faces: tuple[int, ...], harm: str | None) -> None:
    table = a_conflict()
    a_hit(table, rank=8)
    said = resisted(table, *faces, bonus=7)
    assert (f"Proposed: {harm}." in said) == (harm is not None)
    assert (table.rules.open_check() is None) == (harm is None)


def test_confirmed_damage_costs_hit_points_and_bruises() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    assert do(table, open_check(table).steps[0].command) == "Mira: 3 hit points lost, and bruised."
    assert (track_of(table, "Mira", "hp"), track_of(table, "Mira", "bruises")) == (3, 1)


def test_the_gm_may_have_it_otherwise() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    assert [step.name for step in open_check(table).steps] == [
        "3 hit points lost, and bruised",
        "Bruised",
        "No harm",
    ]
    do(table, use(table, "take-harm", "Mira", loses=0, bruised=False))
    assert track_of(table, "Mira", "hp") == 6


def test_bruises_lower_toughness_and_add_up() -> None:
    table = a_conflict()
    do(table, c.SetTrack(character=who(table, "Mira"), track="bruises", value=2))
    a_hit(table)
    draft = open_check(table).draft
    assert draft is not None
    field = table.rules.check_form(draft).field("bonus")
    assert (field.value, field.hint) == (3, "Stamina 2, Toughness 3, bruises −2")


@pytest.mark.parametrize(
    ("hp", "condition"), [(1, set()), (0, {"battered"}), (-1, {"dying"}), (-2, {"dying"}), (-3, {"dead"})]
)
def test_hit_points_say_how_a_character_is(hp: int, condition: set[str]) -> None:
    table = a_day()
    do(table, c.SetTrack(character=who(table, "Mira"), track="hp", value=hp))
    assert conditions_of(table) == condition


def test_healed_hit_points_end_what_their_loss_brought() -> None:
    table = a_day()
    for hp in (-1, 4):
        said = do(table, c.SetTrack(character=who(table, "Mira"), track="hp", value=hp))
    assert said.endswith("Mira is no longer dying.")
    assert conditions_of(table) == set()


def test_a_minion_has_one_hit_point() -> None:
    table = a_day(mira(traits=(*ACROBAT, Trait("limits", "HP", rank=1))))
    assert table.campaign.highest(who(table, "Mira"), "hp") == 1
    assert track_of(table, "Mira", "hp") == 1


def test_damage_stops_at_death() -> None:
    table = a_conflict()
    a_hit(table, rank=30)
    resisted(table, *[BLANK] * 3, rank=30)
    do(table, open_check(table).steps[0].command)
    assert track_of(table, "Mira", "hp") == -3
    assert conditions_of(table) == {"dead"}


def test_what_another_defense_resists_costs_no_hit_points() -> None:
    table = a_conflict()
    a_hit(table, resists="Will")
    assert resisted(table, MINUS, MINUS, MINUS) == "Not resisted, 3 degrees of failure."
    assert table.rules.open_check() is None


def test_a_hit_can_be_left_at_that() -> None:
    table = a_conflict()
    a_hit(table)
    assert announce(table) == "What the hit does is left open."


def test_a_hazard_is_resisted_by_its_rank() -> None:
    table = a_day()
    do(table, rolling(table, a_check("passive_defense", 5, 8), harms=True), *[BLANK] * 3)
    assert open_check(table).outcome == "1 degree of failure: 3 hit points lost, and bruised"
    announce(table)
    assert last_result(table).against == 8


def test_what_is_not_open_cannot_be_resisted_or_confirmed() -> None:
    table = a_day()
    assert why_not(table, use(table, "resist", "Mira")) == "There is no hit to resist."
    assert why_not(table, use(table, "take-harm", "Mira")) == "No result of damage is waiting to be confirmed."


def test_an_attack_and_its_damage_are_one_action() -> None:
    table = a_conflict()
    before = table.campaign
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    do(table, open_check(table).steps[0].command)
    table.undo()
    assert table.campaign == before
