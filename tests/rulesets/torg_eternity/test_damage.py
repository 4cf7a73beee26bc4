"""From a hit to Wounds and Shock: the damage table, bonus dice, Soak, limits, and the defeat test."""

import pytest

from gmtracker.engine.commands import NextTurn, SetHouseRule, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.table import Table
from gmtracker.rulesets.torg_eternity.check_rules import Hurt, damage_effect, soaked
from gmtracker.rulesets.torg_eternity.check_state import LONGEST_CHAIN
from tests.builders import refusals
from tests.builders.campaigns import do, reason_of, refusal_of, track_of, who
from tests.builders.refusals import because, given_reason
from tests.builders.torg_eternity import (
    a_check,
    a_roll,
    a_scene,
    announce,
    brute,
    form_of,
    hit,
    ilse,
    open_check,
    possibilities,
    somebody,
    spec_of,
    spend,
    steps,
)


def hurt(table: Table, name: str, damage: int, dice: int = 0, *faces: int) -> str:
    return do(table, Use(use="damage", by=who(table, name), inputs={"damage": damage, "dice": dice}), *faces)


def take(table: Table, name: str, how: str = "") -> str:
    return do(table, Use(use="take-damage", by=who(table, name), inputs={"how": how}))


def soak(table: Table, name: str, *faces: int) -> None:
    shown = open_check(table)
    assert shown.draft is not None
    command = table.rules.check_form(shown.draft).command
    assert command is not None
    do(table, command, *faces)


def marks(table: Table, name: str) -> tuple[int, int]:
    """Return a character's Wounds and Shock."""
    return track_of(table, name, "wounds"), track_of(table, name, "shock")


def conditions(table: Table, name: str) -> list[str]:
    return [condition.key for condition in table.campaign.character(who(table, name)).conditions]


@pytest.mark.parametrize(
    ("over", "wounds", "shock"),
    [
        (-20, 0, 0),
        (-6, 0, 0),
        (-5, 0, 1),
        (-1, 0, 1),
        (0, 0, 2),
        (4, 0, 2),
        (5, 1, 2),
        (9, 1, 2),
        (10, 2, 4),
        (14, 2, 4),
        (15, 3, 6),
    ],
)
def test_damage_over_toughness_is_shock_and_wounds(over: int, wounds: int, shock: int) -> None:
    assert damage_effect(over) == Hurt(wounds, shock)


@pytest.mark.parametrize(("level", "left"), [(0, (3, 6)), (1, (2, 0)), (2, (1, 0)), (3, (0, 0))])
def test_soak_removes_wounds_by_level_and_all_shock(level: int, left: tuple[int, int]) -> None:
    assert soaked(Hurt(3, 6), level) == left
    assert soaked(Hurt(0, 2), level) == (0, 0 if level else 2)


def test_standard_hit_has_no_bonus_dice_and_pending_damage() -> None:
    table = hit(11)
    assert announce(table).endswith("Damage 14 against Toughness 11: 2 Shock.")
    assert open_check(table).outcome == "2 Shock for Brute"
    assert marks(table, "Brute") == (0, 0)
    assert take(table, "Brute") == "Brute takes 2 Shock."
    assert marks(table, "Brute") == (0, 2)
    assert table.rules.open_check() is None


@pytest.mark.parametrize(("first", "dice"), [(18, (3,)), (20, (3, 4))])
def test_good_hit_has_one_bonus_die_and_outstanding_two(first: int, dice: tuple[int, ...]) -> None:
    table = hit(first, 11) if first == 20 else hit(first)
    announce(table)
    asked = table.rules.dice_requests(Use(use="bonus-dice"))
    assert [(request.name, request.size) for request in asked] == [
        (f"Bonus die {n}", 6) for n in range(1, len(dice) + 1)
    ]
    do(table, Use(use="bonus-dice"), *dice)
    assert open_check(table).result == f"{14 + sum(dice)} against 11"


def test_bonus_dice_that_always_show_six_stop() -> None:
    table = hit(20, 11)
    announce(table)
    table.dispatch(Use(use="bonus-dice"), Dice(lambda size: size))
    events = (event for entry in table.history.open_chapter.entries for event in entry.events)
    groups = [len(event.dice) for event in events if isinstance(event, DiceRolled) and event.purpose == "damage"]
    assert groups == [2] * (LONGEST_CHAIN // 2)


def test_six_on_a_bonus_die_counts_five_and_rolls_again() -> None:
    table = hit(18)
    announce(table)
    do(table, Use(use="bonus-dice"), 6, 6, 2)
    assert open_check(table).result == "26 against 11"


def test_miss_and_harmless_damage_end_immediately() -> None:
    table = hit(5)
    announce(table)
    assert table.rules.open_check() is None
    table = hit(11, damage=5)
    announce(table)
    assert table.rules.open_check() is None


def test_damage_of_a_hit_can_be_skipped() -> None:
    table = hit(18)
    announce(table)
    assert steps(table) == ["Roll the damage", "Skip damage"]
    announce(table)
    assert (table.rules.open_check(), marks(table, "Brute")) == (None, (0, 0))
    table = hit(11)
    announce(table)
    take(table, "Brute", "none")
    assert marks(table, "Brute") == (0, 0)


def test_taking_no_harm_is_a_step_of_the_attack() -> None:
    table = hit(11)
    announce(table)
    take(table, "Brute", "none")
    announced, taken = table.history.open_chapter.entries[-2:]
    assert taken.action == announced.action


def test_moving_on_leaves_the_damage_waiting() -> None:
    table = hit(11)
    do(table, NextTurn())
    assert len(table.rules.waiting_checks()) == 1
    assert marks(table, "Brute") == (0, 0)


def test_attack_with_its_damage_is_undone_as_one() -> None:
    table = a_scene()
    before = table.campaign
    hit(18, table=table)
    announce(table)
    do(table, Use(use="bonus-dice"), 4)
    soak(table, "Brute", 15)
    announce(table)
    table.undo()
    assert table.campaign == before


def test_damage_without_an_attack_names_its_target() -> None:
    """Before, the log did not say who took it."""
    table = a_scene()
    assert "to Ilse" in hurt(table, "Ilse", 12, 1, 3)
    take(table, "Ilse")
    assert marks(table, "Ilse") == (1, 2)
    assert reason_of(table, Use(use="damage", by=who(table, "Ilse"))) == because(refusals.NO_DAMAGE_TYPED)


def test_attack_without_a_target_logs_its_damage_and_ends() -> None:
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(), attack={"damage": 20, "toughness": 8}), 11)
    assert "Damage 20" in announce(table)
    assert table.rules.open_check() is None


def test_soak_costs_a_possibility_for_a_reality_test_against_ten() -> None:
    table = a_scene()
    hurt(table, "Ilse", 24)
    form = form_of(table, kind="soak")
    assert (spec_of(form).skill_value, spec_of(form).dn, form.do) == (10, 10, "Soak")
    soak(table, "Ilse", 11)
    assert possibilities(table, "Ilse") == 2
    assert open_check(table).headline == "Ilse: Soak"
    announce(table)
    assert marks(table, "Ilse") == (2, 0)


@pytest.mark.parametrize(("faces", "left"), [((5,), (3, 6)), ((11,), (2, 0)), ((18,), (1, 0)), ((20, 11), (0, 0))])
def test_amount_soaked_depends_on_the_level(faces: tuple[int, ...], left: tuple[int, int]) -> None:
    table = a_scene()
    hurt(table, "Ilse", 24)
    soak(table, "Ilse", *faces)
    announce(table)
    assert marks(table, "Ilse") == left


def test_possibility_can_help_a_soak_like_any_test() -> None:
    table = a_scene()
    hurt(table, "Ilse", 24)
    soak(table, "Ilse", 9)
    spend(table, "possibility", 12)
    assert possibilities(table, "Ilse") == 1
    announce(table)
    assert marks(table, "Ilse") == (1, 0)


def test_soak_needs_reality_and_a_possibility() -> None:
    table = a_scene()
    hurt(table, "Tomas", 24)
    assert open_check(table).draft is None
    refusal = refusal_of(table, Use(use="soak", by=who(table, "Tomas")))
    assert given_reason(refusal) == because(refusals.CANT_SOAK.format(name="Tomas"))
    assert form_of(table, "Tomas", kind="soak").refusal == refusal.sentence
    assert reason_of(a_scene(), Use(use="soak")) == because(refusals.NO_DAMAGE_TO_SOAK)


def test_last_possibility_soaks_and_the_next_damage_is_refused() -> None:
    table = a_scene(ilse())
    do(table, SetHouseRule(key="act-possibilities", value=1))
    do(table, Use(use="new-act"))
    hurt(table, "Ilse", 12)
    soak(table, "Ilse", 5)
    announce(table)
    hurt(table, "Ilse", 12)
    assert open_check(table).draft is None
    assert reason_of(table, Use(use="soak", by=who(table, "Ilse"))) == because(refusals.NO_POSSIBILITIES, name="Ilse")


def test_opposition_soaks_with_the_gms_possibilities() -> None:
    table = a_scene()
    hurt(table, "Brute", 24)
    soak(table, "Brute", 20, 20)
    assert possibilities(table) == 1
    announce(table)
    assert marks(table, "Brute") == (0, 0)


def test_shock_past_its_limit_of_spirit_causes_unconsciousness() -> None:
    table = a_scene(ilse(shock=6, attributes={"Spirit": 8}))
    hurt(table, "Ilse", 8)
    take(table, "Ilse")
    assert (marks(table, "Ilse"), conditions(table, "Ilse")) == ((0, 8), [])
    hurt(table, "Ilse", 3)
    assert "Ilse is unconscious." in take(table, "Ilse")
    assert (marks(table, "Ilse"), conditions(table, "Ilse")) == ((0, 8), ["unconscious"])


def test_limit_on_the_sheet_replaces_spirit_and_three() -> None:
    table = a_scene(somebody("Tomas"), brute(limits={"Shock": 20, "Wounds": 5}))
    hurt(table, "Brute", 36)
    take(table, "Brute")
    assert (marks(table, "Brute"), conditions(table, "Brute")) == ((5, 10), [])


def test_wounds_over_the_limit_require_a_defeat_test() -> None:
    table = a_scene(ilse(wounds=2))
    hurt(table, "Ilse", 18)
    take(table, "Ilse")
    shown = open_check(table)
    assert marks(table, "Ilse")[0] == 3
    assert shown.draft is not None
    form = table.rules.check_form(shown.draft)
    assert (spec_of(form).skill_value, spec_of(form).modifier, spec_of(form).dn) == (8, -3, 10)


@pytest.mark.parametrize(("face", "after"), [(12, ["defeated"]), (17, [])])
def test_failed_defeat_test_defeats_the_character(face: int, after: list[str]) -> None:
    table = a_scene(ilse(wounds=2, attributes={"Spirit": 9}))
    hurt(table, "Ilse", 18)
    take(table, "Ilse")
    command = form_of(table, kind="defeat").command
    assert command is not None
    do(table, command, face)
    announce(table)
    assert conditions(table, "Ilse") == after
    assert table.rules.open_check() is None


def test_gm_may_defeat_a_foe_without_a_defeat_test() -> None:
    table = a_scene(somebody("Tomas"), brute(limits={"Wounds": 1}))
    hurt(table, "Brute", 21)
    take(table, "Brute")
    assert steps(table) == ["Defeated", "Skip"]
    do(table, Use(use="give-in"))
    assert conditions(table, "Brute") == ["defeated"]
    assert reason_of(table, Use(use="give-in")) == because(refusals.NO_DEFEAT_TEST)


def test_due_defeat_test_can_be_skipped_and_another_requested() -> None:
    table = a_scene(ilse(wounds=3))
    hurt(table, "Ilse", 13)
    take(table, "Ilse")
    announce(table)
    assert conditions(table, "Ilse") == []
    command = form_of(table, kind="defeat").command
    assert command is not None
    do(table, command, 20, 9)
    announce(table)
    assert conditions(table, "Ilse") == []


def test_each_wound_subtracts_one_from_every_test() -> None:
    table = a_scene(ilse(wounds=2))
    form = form_of(table)
    assert spec_of(form).modifier == -2
    assert form.notes == ("2 Wounds −2.",)
