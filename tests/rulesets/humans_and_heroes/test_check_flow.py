"""A check at the table as one action: the roll, ties, routine, the team, Improve Roll, and the announcement.

Also: an attack with its harm, and the conditions that hit points cause.
"""

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.table import Table
from tests.builders.campaigns import a_hero, do, falling, track_of, who, why_not
from tests.builders.humans_and_heroes import (
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
    draft,
    last_result,
    mira,
    open_check,
    opposed,
    points,
    resisted,
    rolled,
    rolling,
    use,
    warden,
)

UP = (PLUS, PLUS, PLUS)
DOWN = (MINUS, MINUS, MINUS)


def helped(table: Table, **bonuses: int) -> dict[str, object]:
    return {"helpers": [{"by": who(table, name), "bonus": bonus} for name, bonus in bonuses.items()]}


def test_roll_is_three_dice_plus_the_bonus() -> None:
    table = a_day()
    assert rolled(table, a_check(bonus=13, dc=15), PLUS, BLANK, PLUS) == (
        "Mira: Acrobatics 15 against 15, 1 degree of success."
    )
    assert [die.shows for die in open_check(table).dice] == ["+", "0", "+"]


def test_three_minus_always_fail_a_skill() -> None:
    table = a_day()
    assert "1 degree of failure, a critical failure" in rolled(table, a_check(bonus=30), *DOWN)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (-1, -1)


def test_three_plus_add_one() -> None:
    table = a_day()
    assert "4 against 4, 1 degree of success, a critical success" in rolled(table, a_check(dc=4), *UP)


def test_both_sides_of_a_contest_roll() -> None:
    table = a_day()
    said = rolled(table, opposed(bonus=2, theirs=4), PLUS, PLUS, BLANK, MINUS, BLANK, BLANK, on="Warden")
    assert said == "Mira: Acrobatics 4 against 3, 1 degree of success."


@pytest.mark.parametrize(("side", "outcome"), [(1, "failure"), (2, "success")])
def test_coin_decides_a_tie_if_the_gm_wants(side: int, outcome: str) -> None:
    """Seed 004, Opposed Checks: "either resolve it as a tie if possible or randomly determine the winner"."""
    table = a_day()
    assert rolled(table, opposed(), *[BLANK] * 6) == "Mira: Acrobatics 0 against 0, a tie."
    check = open_check(table)
    assert (check.outcome, check.success) == ("A tie", None)
    assert [step.name for step in check.steps] == ["Toss a coin", "Keep the tie"]
    assert do(table, check.steps[0].command, side) == f"Mira tosses a coin: 0 against 0, 1 degree of {outcome}."
    assert open_check(table).dice[-1].name == "Coin (on a 2, Mira wins)"
    assert why_not(table, use(table, "coin")) == "There is no tie to break."


def test_kept_tie_is_neither_success_nor_failure() -> None:
    """Seed 004, Opposed Checks: "either resolve it as a tie if possible"."""
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 6)
    assert announce(table) == "A tie."
    told = last_result(table)
    assert (told.degree, told.outcome) == (0, "A tie")


def test_ending_the_session_anyway_keeps_a_tie() -> None:
    table = a_conflict()
    rolled(table, opposed(), *[BLANK] * 6)
    assert "Mira, Acrobatics: A tie." in do(table, c.EndSession(override=True))


def test_tie_can_still_be_improved() -> None:
    """Seed 004, Improve Roll: before the outcome is announced."""
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 6)
    assert "1 against 0, 1 degree of success" in do(table, use(table, "improve-roll", "Mira"), PLUS, BLANK, BLANK)


def test_routine_check_needs_no_dice_and_can_be_rolled() -> None:
    table = a_day()
    table.dispatch(rolling(table, a_check(bonus=6, dc=7, routine=True)), falling())
    assert [step.name for step in open_check(table).steps] == ["Roll instead", "Announce"]
    assert "7 against 7" in do(table, use(table, "roll-after-all", "Mira"), PLUS, BLANK, BLANK)


def test_rolling_a_routine_success_needs_an_override() -> None:
    table = a_day()
    rolled(table, a_check(bonus=6, dc=6, routine=True))
    assert why_not(table, use(table, "roll-after-all")) == (
        "This routine check succeeds. Only a failed routine check can be rolled."
    )
    do(table, use(table, "roll-after-all", override=True), *UP)
    assert why_not(table, use(table, "roll-after-all")) == "This check has already been rolled."


def test_helpers_roll_against_dc_0_and_add_to_the_leader() -> None:
    table = a_day()
    said = rolled(table, a_check(dc=2), *[BLANK] * 3, *UP, setting=helped(table, Rook=3))
    assert said == "Mira: Acrobatics 2 against 2, 1 degree of success."
    assert open_check(table).notes == ("Dice +0, bonus +0", "Helpers: +2 (3 degrees in total)")
    assert [die.name for die in open_check(table).dice][3:] == ["Rook · Fudge 1", "Rook · Fudge 2", "Rook · Fudge 3"]


def test_result_shows_dice_sum_and_bonus_of_each_side() -> None:
    """Before, only three signs and a total were shown, so everyone had to add them up."""
    table = a_day()
    rolled(table, opposed("trait", 5, 7, "trait"), PLUS, PLUS, BLANK, *DOWN, on="Warden")
    assert open_check(table).result == "7 against 4"
    assert open_check(table).notes == ("Dice +2, bonus +5", "Warden: Dice −3, bonus +7")


def test_dice_that_count_more_or_nothing_have_a_note() -> None:
    table = a_day()
    rolled(table, a_check(bonus=-2, dc=2), *UP)
    assert open_check(table).notes == ("Dice +3 (count as +4), bonus −2",)
    table = a_day()
    rolled(table, a_check(bonus=6, dc=7, routine=True))
    assert open_check(table).notes == ("Dice +0, bonus +6",)


def test_hit_and_its_harm_show_their_numbers() -> None:
    table = a_day()
    a_hit(table)
    assert open_check(table).notes == ("Dice +0, bonus +6", "Mira: Dice +0, bonus +6")
    resisted(table, *DOWN, bonus=5, rank=8)
    assert open_check(table).notes == ("Dice −3 (count as −4), bonus +5",)


def test_team_that_fails_twice_costs_the_leader_one() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    said = rolled(table, a_check(dc=0), *[BLANK] * 3, *DOWN, *DOWN, setting=helped(table, Rook=0, Wren=0))
    assert "−1 against 0, 1 degree of failure" in said


def test_house_rule_ignores_failures_if_anyone_helps() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    setting = helped(table, Rook=0, Wren=-9)
    faces = (*[BLANK] * 3, *UP, *DOWN)
    assert "−1 against 0" in rolled(table, a_check(), *faces, setting=setting)
    do(table, c.SetHouseRule(key="failures-count-off", value=False))
    assert "1 against 0" in rolled(table, a_check(), *faces, setting=setting)


def test_helping_twice_or_helping_oneself_is_refused() -> None:
    table = a_day()
    for helpers in (("Rook", "Rook"), ("Mira",)):
        setting = {"helpers": [{"by": who(table, name), "bonus": 0} for name in helpers]}
        command = rolling(table, a_check(), setting=setting)
        assert why_not(table, command) == "Each helper can help only once. The acting character can't help."


def test_house_rule_replaces_fudge_dice_with_d6() -> None:
    table = a_day()
    do(table, c.SetHouseRule(key="six-sided", value=True))
    rolled(table, a_check(), 1, 2, 3)
    assert [die.shows for die in open_check(table).dice] == ["−", "−", "0"]
    announce(table)
    rolled(table, a_check(), 4, 5, 6)
    assert [die.shows for die in open_check(table).dice] == ["0", "+", "+"]


def test_improve_roll_rolls_again_and_the_better_counts() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *DOWN)
    assert do(table, use(table, "improve-roll", "Mira"), PLUS, BLANK, BLANK) == (
        "Mira spends 1 Victory point: Improve Roll. Now 1 against 1, 1 degree of success."
    )
    assert [bool(die.ignored) for die in open_check(table).dice] == [True] * 3 + [False] * 3
    assert points(table) == 1


def test_worse_second_roll_does_not_count() -> None:
    table = a_day()
    rolled(table, a_check(), PLUS, PLUS, BLANK)
    assert "Now 2 against 0" in do(table, use(table, "improve-roll", "Mira"), *DOWN)
    assert "Now 4 against 0" in do(table, use(table, "improve-roll", "Mira"), *UP)
    assert "no Victory point" in why_not(table, use(table, "improve-roll", "Mira"))


def test_hero_improves_their_own_defense_against_an_attack() -> None:
    table = a_day()
    spec = opposed("attack", 1, 0, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), *[BLANK] * 6)
    assert "Now 1 against 2" in do(table, use(table, "improve-roll", "Mira"), PLUS, PLUS, BLANK)


def test_only_luck_control_improves_another_characters_roll() -> None:
    table = a_day()
    rolled(table, a_check(), *DOWN)
    assert why_not(table, use(table, "improve-roll", "Rook")) == (
        "Without Luck Control, Rook can't change someone else's roll."
    )
    do(table, c.SetTrait(character=who(table, "Rook"), trait=Trait("powers", "Luck Control", rank=1)))
    assert "Now 1 against 0" in do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)


def test_helper_improves_their_own_roll() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *[BLANK] * 3, *DOWN, setting=helped(table, Rook=0))
    assert "Now 1 against 1" in do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)
    assert open_check(table).notes[1:] == ("Helpers: +1 (1 degree in total)", "Rook: Improve Roll")


def test_announced_roll_cannot_be_improved() -> None:
    table = a_day()
    rolled(table, a_check())
    announce(table)
    assert why_not(table, use(table, "improve-roll", "Mira")) == (
        "Roll a check first. A Victory point can improve it until the outcome is announced."
    )


def test_prepared_point_rolls_the_check_twice() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    assert open_check(table).headline == "Mira: next check"
    assert "2 against 0" in rolled(table, a_check(), *DOWN, PLUS, PLUS, BLANK)
    assert open_check(table).notes == ("Dice +2, bonus +0", "Improve Roll")


def test_steps_of_a_check_are_one_action_and_undo() -> None:
    table = a_day()
    before = table.campaign
    rolled(table, a_check(), *DOWN)
    do(table, use(table, "improve-roll", "Mira"), *UP)
    announce(table)
    assert len({entry.action for entry in table.history.open_chapter.entries[-3:]}) == 1
    table.undo()
    assert table.campaign == before


def test_another_check_leaves_the_previous_one_waiting() -> None:
    table = a_day()
    rolled(table, a_check(), PLUS, BLANK, BLANK)
    assert rolled(table, a_check()).startswith("Mira: Acrobatics")
    assert [offer.name for offer in table.rules.waiting_checks()] == ["Mira: Acrobatics"]


def test_next_turn_leaves_an_open_check_waiting() -> None:
    table = a_conflict()
    rolled(table, a_check(), PLUS, BLANK, BLANK)
    assert "degree" not in do(table, c.NextTurn())
    assert table.rules.open_check() is None
    assert [offer.name for offer in table.rules.waiting_checks()] == ["Mira: Acrobatics"]


def test_chance_before_the_roll_is_recorded_with_the_outcome() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *UP)
    announce(table)
    assert last_result(table).chance == "10/27"


def test_comparison_needs_no_dice() -> None:
    table = a_day()
    command = use(table, "compare", "Mira", ranks={"mine": 6, "theirs": 4}, what="Strength")
    assert table.dispatch(command, falling()).entries[-1].sentence == "Mira: Strength, 6 against 4: Mira wins."
    assert not any(isinstance(event, DiceRolled) for event in table.history.open_chapter.entries[-1].events)


@pytest.mark.parametrize(("side", "who_wins"), [(1, "the other side"), (2, "Mira")])
def test_coin_decides_equal_ranks(side: int, who_wins: str) -> None:
    table = a_day()
    command = use(table, "compare", "Mira", ranks={"mine": 4, "theirs": 4}, what="Strength")
    assert do(table, command, side) == f"Mira: Strength, 4 against 4, decided by coin toss: {who_wins} wins."
    assert last_result(table).chance == "1/2"


def test_hit_requests_the_defense_that_resists_it() -> None:
    table = a_conflict()
    a_hit(table, rank=8)
    check = open_check(table)
    assert check.outcome == "A hit: Mira resists with Toughness"
    assert check.draft is not None
    assert table.rules.check_form(check.draft).command is not None
    assert table.rules.check_form(check.draft).headline == "Mira · Toughness +5 · against DC 8"


def test_miss_ends_the_attack() -> None:
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
    assert announce(table) == "A critical hit, 1 degree of success."


@pytest.mark.parametrize(
    ("faces", "harm"),
    [
        ((PLUS, PLUS, BLANK), None),
        ((PLUS, BLANK, BLANK), "bruised"),
        ((BLANK, BLANK, BLANK), "1 hit point lost, and bruised"),
        ((MINUS, MINUS, MINUS), "5 hit points lost, and bruised"),
    ],
)
def test_toughness_lets_through_the_difference(faces: tuple[int, ...], harm: str | None) -> None:
    table = a_conflict()
    a_hit(table, rank=8)
    resisted(table, *faces, bonus=7)
    found = table.rules.open_check()
    assert (found is None) == (harm is None)
    assert found is None or harm is None or harm in found.outcome.casefold()


def test_damage_equal_to_toughness_is_a_bruising_tie() -> None:
    """Before, it was logged as resisted and shown in green."""
    table = a_conflict()
    a_hit(table, rank=8)
    spec = a_check("passive_defense", 8, 8)
    said = do(table, rolling(table, spec, "Mira", "Warden", key="resist"), *[BLANK] * 3)
    assert said == "Mira: Acrobatics 8 against 8, a tie."
    assert (open_check(table).outcome, open_check(table).success) == ("A tie: bruised", False)
    assert announce(table) == "A tie."
    assert last_result(table).outcome == "A tie"


def test_confirmed_damage_costs_hit_points_and_bruises() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    assert do(table, open_check(table).steps[0].command) == "Mira: 3 hit points lost, and bruised."
    assert (track_of(table, "Mira", "hp"), track_of(table, "Mira", "bruises")) == (3, 1)


def test_nothing_is_offered_for_another_check_while_harm_is_pending() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    assert table.rules.check_rows(draft(table)) == ()


def test_gm_may_choose_other_harm() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    assert [step.name for step in open_check(table).steps] == [
        "Apply: 3 hit points lost, and bruised",
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
def test_lost_hit_points_cause_conditions(hp: int, condition: set[str]) -> None:
    table = a_day()
    do(table, c.SetTrack(character=who(table, "Mira"), track="hp", value=hp))
    assert conditions_of(table) == condition


def test_healed_hit_points_end_the_conditions_of_their_loss() -> None:
    table = a_day()
    do(table, c.SetTrack(character=who(table, "Mira"), track="hp", value=-1))
    assert conditions_of(table) == {"dying"}
    do(table, c.SetTrack(character=who(table, "Mira"), track="hp", value=4))
    assert conditions_of(table) == set()


def test_minion_has_one_hit_point() -> None:
    table = a_day(mira(traits=(*ACROBAT, Trait("limits", "HP", rank=1))))
    assert table.campaign.track_maximum(who(table, "Mira"), "hp") == 1
    assert track_of(table, "Mira", "hp") == 1


def test_damage_stops_at_death() -> None:
    table = a_conflict()
    a_hit(table, rank=30)
    resisted(table, *[BLANK] * 3, rank=30)
    do(table, open_check(table).steps[0].command)
    assert track_of(table, "Mira", "hp") == -3
    assert conditions_of(table) == {"dead"}


def test_effect_resisted_by_another_defense_costs_no_hit_points() -> None:
    table = a_conflict()
    a_hit(table, resists="Will")
    assert resisted(table, MINUS, MINUS, MINUS) == "Not resisted, 3 degrees of failure."
    assert table.rules.open_check() is None


def test_hit_can_be_announced_without_a_resistance() -> None:
    table = a_conflict()
    a_hit(table)
    assert announce(table) == "The effect of the hit on Mira has not been resolved."


def test_hazard_is_resisted_by_its_rank() -> None:
    table = a_day()
    do(table, rolling(table, a_check("passive_defense", 5, 8), harms=True), *[BLANK] * 3)
    assert open_check(table).outcome == "1 degree of failure: 3 hit points lost, and bruised"
    announce(table)
    assert last_result(table).difficulty == 8


def test_resisting_and_confirming_need_an_open_step() -> None:
    table = a_day()
    assert why_not(table, use(table, "resist", "Mira")) == "There is no hit to resist."
    assert why_not(table, use(table, "take-harm", "Mira")) == "There is no damage to apply."


def test_attack_and_its_damage_are_one_action() -> None:
    table = a_conflict()
    before = table.campaign
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    do(table, open_check(table).steps[0].command)
    table.undo()
    assert table.campaign == before


def test_critical_hit_is_named_and_its_effect_logged() -> None:
    """Seed 004, Attack Checks: all three +1 "always hits and may be a critical hit".

    Before, it had four names, and none while the hit was to be resisted.
    """
    traits = (*ACROBAT, Trait("criticals", "Disarms the foe"))
    table = a_day(mira(traits=traits), warden())
    spec, effect = opposed("attack", 0, 9, "active_defense"), {"rank": 3, "resists": "Toughness"}
    said = do(table, rolling(table, spec, on="Warden", key="attack", effect=effect), *UP, *[BLANK] * 3)
    assert said == "Mira: Acrobatics 3 against 9, 1 degree of success, a critical hit."
    check = open_check(table)
    assert (check.outcome, check.critical) == (
        "A critical hit, 1 degree of success",
        "Critical hit: Disarms the foe",
    )
    assert announce(table) == "A critical hit, 1 degree of success. Mira's critical hit: Disarms the foe."
    assert open_check(table).outcome == "A critical hit: Warden resists with Toughness"


def test_gm_decides_critical_effect_missing_on_the_sheet() -> None:
    table = a_day(mira(), warden())
    do(table, rolling(table, opposed("attack", 0, 9, "active_defense"), on="Warden", key="attack"), *UP, *[BLANK] * 3)
    assert open_check(table).critical == "Critical hit"
    assert open_check(table).notes[-1] == "The GM decides any further effect"


def countering(table: Table, *faces: int, bonus: int = 7, theirs: int = 7, key: str = "counter") -> str:
    return rolled(table, opposed("power", bonus, theirs, "power"), *faces, on="Warden", key=key)


def test_instant_counter_rolls_power_against_power() -> None:
    """Seed 004, Instant Counter: "an attempt to counter an effect used against you as a reaction"."""
    table = a_day()
    do(table, use(table, "instant-counter", "Mira"))
    setup = open_check(table).draft
    assert setup is not None
    assert setup.value("kind") == "counter"
    countering(table, *UP, *DOWN)
    assert announce(table) == "Countered, 3 degrees of success."
    assert table.campaign.procedure("check") is None
    assert points(table) == 1


def test_point_for_an_instant_counter_is_kept_for_that_roll() -> None:
    """Seed 004, Instant Counter: the point is spent "to attempt to counter an effect", and on nothing else."""
    table = a_day()
    do(table, use(table, "instant-counter", "Mira"))
    waiting = "Roll the counter first, or skip it. The effect can still be countered."
    assert why_not(table, rolling(table, a_check())) == waiting
    announce(table)
    rolled(table, a_check(), *UP)


def test_counter_as_an_action_needs_no_victory_point() -> None:
    """Seed 004, Countering Effects. Instant Counter is only one way to counter."""
    table = a_day()
    countering(table, *DOWN, *UP)
    assert open_check(table).outcome == "Not countered, 3 degrees of failure"


def test_countered_hit_has_no_effect() -> None:
    """Seed 004, Instant Counter: as a reaction to "an effect used against you"."""
    table = a_day()
    a_hit(table)
    step = next(step for step in open_check(table).steps if step.name == "Instant Counter")
    do(table, step.command)
    setup = open_check(table).draft
    assert setup is not None
    assert (setup.by, setup.on) == (who(table, "Mira"), who(table, "Warden"))
    countering(table, *UP, *DOWN)
    assert announce(table) == "Countered, 3 degrees of success. The hit has no effect."
    assert table.campaign.procedure("check") is None


@pytest.mark.parametrize("left", [True, False], ids=["the counter is not rolled", "the counter fails"])
def test_hit_is_still_to_be_resisted_after_failed_counter(*, left: bool) -> None:
    """Seed 004, Instant Counter: it is only an attempt, so a failed one leaves the hit as it is."""
    table = a_day()
    a_hit(table)
    do(table, use(table, "instant-counter", "Mira"))
    assert why_not(table, rolling(table, a_check())) == (
        "Roll the counter first, or skip it. The hit can still be countered."
    )
    if not left:
        countering(table, *DOWN, *UP)
    announce(table)
    assert open_check(table).outcome == "A hit: Mira resists with Toughness"
    assert "Not resisted" in resisted(table, *DOWN)


def test_counter_is_offered_only_to_who_can_pay_for_it() -> None:
    """Seed 004, Victory Points: only heroes have them, and a controlled hero can't spend them."""
    table = a_day(mira("controlled"), warden())
    a_hit(table)
    assert [step.name for step in open_check(table).steps] == ["Skip resistance"]


def test_counter_is_set_up_against_the_power_that_hit() -> None:
    """Seed 004, Instant Counter: the default is the effect that was used against the hero."""
    table = a_day()
    a_hit(table, rank=7, resists="Will")
    form = table.rules.check_form(draft(table, "Mira", on="Warden", kind="counter"))
    fields = {field.key: field.value for field in form.fields}
    assert (fields["trait"], fields["their-trait"]) == ("powers:Flight", "powers:Mind hold")
    assert form.command is not None
    assert form.command.use == "counter"
