"""A check at the table as one action: the roll, ties, routine, the team, Improve Roll, and the announcement.

Also: an attack with its harm, and the conditions that hit points cause.
"""

import pytest

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, falling, reason_of, refusal_of, track_of, who
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
from tests.builders.refusals import because

UP = (PLUS, PLUS, PLUS)
DOWN = (MINUS, MINUS, MINUS)


def helped(table: Table, **bonuses: int) -> dict[str, object]:
    return {"helpers": [{"by": who(table, name), "bonus": bonus} for name, bonus in bonuses.items()]}


def test_roll_is_three_dice_plus_the_bonus() -> None:
    table = a_day()
    rolled(table, a_check(bonus=13, dc=15), PLUS, BLANK, PLUS)
    assert (open_check(table).result, open_check(table).success) == ("15 against 15", True)
    assert [die.shows for die in open_check(table).dice] == ["+", "0", "+"]


def test_three_minus_always_fail_a_skill() -> None:
    table = a_day()
    rolled(table, a_check(bonus=30), *DOWN)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (-1, -1)


def test_three_plus_add_one() -> None:
    table = a_day()
    rolled(table, a_check(dc=4), *UP)
    announce(table)
    assert (last_result(table).total, last_result(table).degree, last_result(table).critical) == (4, 1, 1)


def test_both_sides_of_a_contest_roll() -> None:
    table = a_day()
    rolled(table, opposed(bonus=2, theirs=4), PLUS, PLUS, BLANK, MINUS, BLANK, BLANK, on="Warden")
    assert (open_check(table).result, open_check(table).success) == ("4 against 3", True)


@pytest.mark.parametrize(("side", "wins"), [(1, False), (2, True)])
def test_coin_decides_a_tie_if_the_gm_wants(side: int, wins: bool) -> None:
    """Seed 004, Opposed Checks: "either resolve it as a tie if possible or randomly determine the winner"."""
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 6)
    check = open_check(table)
    assert (check.outcome, check.success) == ("A tie", None)
    assert [step.name for step in check.steps] == ["Toss a coin", "Keep the tie"]
    do(table, check.steps[0].command, side)
    assert (open_check(table).success, open_check(table).dice[-1].face) == (wins, side)
    assert reason_of(table, use(table, "coin")) == because(refusals.NO_TIE)


def test_kept_tie_is_neither_success_nor_failure() -> None:
    """Seed 004, Opposed Checks: "either resolve it as a tie if possible"."""
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 6)
    announce(table)
    told = last_result(table)
    assert (told.degree, told.outcome) == (0, "A tie")


def test_ending_the_session_anyway_keeps_a_tie() -> None:
    table = a_conflict()
    rolled(table, opposed(), *[BLANK] * 6)
    do(table, c.EndSession(override=True))
    assert last_result(table).degree == 0


def test_tie_can_still_be_improved() -> None:
    """Seed 004, Improve Roll: before the outcome is announced."""
    table = a_day()
    rolled(table, opposed(), *[BLANK] * 6)
    do(table, use(table, "improve-roll", "Mira"), PLUS, BLANK, BLANK)
    assert (open_check(table).result, open_check(table).success) == ("1 against 0", True)


def test_routine_check_needs_no_dice_and_can_be_rolled() -> None:
    table = a_day()
    table.dispatch(rolling(table, a_check(bonus=6, dc=7, routine=True)), falling())
    assert [step.name for step in open_check(table).steps] == ["Roll instead", "Announce"]
    do(table, use(table, "roll-after-all", "Mira"), PLUS, BLANK, BLANK)
    assert open_check(table).result == "7 against 7"


def test_rolling_a_routine_success_needs_an_override() -> None:
    table = a_day()
    rolled(table, a_check(bonus=6, dc=6, routine=True))
    assert reason_of(table, use(table, "roll-after-all")) == because(refusals.ROUTINE_SUCCEEDS)
    do(table, use(table, "roll-after-all", override=True), *UP)
    assert reason_of(table, use(table, "roll-after-all")) == because(refusals.CHECK_ROLLED)


def test_helpers_roll_against_dc_0_and_add_to_the_leader() -> None:
    table = a_day()
    rolled(table, a_check(dc=2), *[BLANK] * 3, *UP, setting=helped(table, Rook=3))
    assert (open_check(table).result, open_check(table).success) == ("2 against 2", True)
    assert [die.name for die in open_check(table).dice][3:] == ["Rook · Fudge 1", "Rook · Fudge 2", "Rook · Fudge 3"]


def test_team_that_fails_twice_costs_the_leader_one() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    rolled(table, a_check(dc=0), *[BLANK] * 3, *DOWN, *DOWN, setting=helped(table, Rook=0, Wren=0))
    assert (open_check(table).result, open_check(table).success) == ("−1 against 0", False)


def test_house_rule_ignores_failures_if_anyone_helps() -> None:
    table = a_day(mira(), a_hero("Rook"), a_hero("Wren"), warden())
    setting = helped(table, Rook=0, Wren=-9)
    faces = (*[BLANK] * 3, *UP, *DOWN)
    rolled(table, a_check(), *faces, setting=setting)
    assert open_check(table).result == "−1 against 0"
    do(table, c.SetHouseRule(key="failures-count-off", value=False))
    rolled(table, a_check(), *faces, setting=setting)
    assert open_check(table).result == "1 against 0"


def test_helping_twice_or_helping_oneself_is_refused() -> None:
    table = a_day()
    for helpers in (("Rook", "Rook"), ("Mira",)):
        setting = {"helpers": [{"by": who(table, name), "bonus": 0} for name in helpers]}
        command = rolling(table, a_check(), setting=setting)
        assert reason_of(table, command) == because(refusals.HELPER_TWICE)


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
    do(table, use(table, "improve-roll", "Mira"), PLUS, BLANK, BLANK)
    assert (open_check(table).result, open_check(table).success) == ("1 against 1", True)
    assert [bool(die.ignored) for die in open_check(table).dice] == [True] * 3 + [False] * 3
    assert points(table) == 1


def test_worse_second_roll_does_not_count() -> None:
    table = a_day()
    rolled(table, a_check(), PLUS, PLUS, BLANK)
    do(table, use(table, "improve-roll", "Mira"), *DOWN)
    assert open_check(table).result == "2 against 0"
    do(table, use(table, "improve-roll", "Mira"), *UP)
    assert open_check(table).result == "4 against 0"
    assert refusal_of(table, use(table, "improve-roll", "Mira")).template == refusals.NO_POINTS


def test_hero_improves_their_own_defense_against_an_attack() -> None:
    table = a_day()
    spec = opposed("attack", 1, 0, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), *[BLANK] * 6)
    do(table, use(table, "improve-roll", "Mira"), PLUS, PLUS, BLANK)
    assert open_check(table).result == "1 against 2"


def test_only_luck_control_improves_another_characters_roll() -> None:
    table = a_day()
    rolled(table, a_check(), *DOWN)
    assert reason_of(table, use(table, "improve-roll", "Rook")) == because(refusals.NO_LUCK_CONTROL, name="Rook")
    do(table, c.SetTrait(character=who(table, "Rook"), trait=Trait("powers", "Luck Control", rank=1)))
    do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)
    assert open_check(table).result == "1 against 0"


def test_helper_improves_their_own_roll() -> None:
    table = a_day()
    rolled(table, a_check(dc=1), *[BLANK] * 3, *DOWN, setting=helped(table, Rook=0))
    do(table, use(table, "improve-roll", "Rook"), PLUS, BLANK, BLANK)
    assert open_check(table).result == "1 against 1"
    assert open_check(table).notes[1:] == ("Rook: Improve Roll",)


def test_announced_roll_cannot_be_improved() -> None:
    table = a_day()
    rolled(table, a_check())
    announce(table)
    assert reason_of(table, use(table, "improve-roll", "Mira")) == because(refusals.POINT_NEEDS_CHECK)


def test_prepared_point_rolls_the_check_twice() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    assert open_check(table).headline == "Mira: next check"
    rolled(table, a_check(), *DOWN, PLUS, PLUS, BLANK)
    assert open_check(table).result == "2 against 0"
    assert open_check(table).notes == ("Improve Roll",)


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
    rolled(table, a_check())
    assert [offer.name for offer in table.rules.waiting_checks()] == ["Mira: Acrobatics"]


def test_next_turn_leaves_an_open_check_waiting() -> None:
    table = a_conflict()
    rolled(table, a_check(), PLUS, BLANK, BLANK)
    do(table, c.NextTurn())
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
    table.dispatch(command, falling())
    assert (last_result(table).total, last_result(table).difficulty, last_result(table).degree > 0) == (6, 4, True)
    assert not any(isinstance(event, DiceRolled) for event in table.history.open_chapter.entries[-1].events)


@pytest.mark.parametrize(("side", "wins"), [(1, False), (2, True)])
def test_coin_decides_equal_ranks(side: int, wins: bool) -> None:
    table = a_day()
    command = use(table, "compare", "Mira", ranks={"mine": 4, "theirs": 4}, what="Strength")
    do(table, command, side)
    assert (last_result(table).degree > 0, last_result(table).chance) == (wins, "1/2")


def test_hit_requests_the_defense_that_resists_it() -> None:
    table = a_conflict()
    a_hit(table, rank=8)
    check = open_check(table)
    assert check.draft is not None
    form = table.rules.check_form(check.draft)
    assert form.command is not None
    assert (check.draft.by, form.field("trait").value) == (who(table, "Mira"), "defenses:Toughness")
    assert (form.field("bonus").value, form.field("dc").value) == (5, 8)


def test_miss_ends_the_attack() -> None:
    table = a_conflict()
    spec = opposed("attack", 0, 6, "active_defense")
    effect = {"rank": 8, "resists": "Toughness"}
    do(table, rolling(table, spec, "Warden", "Mira", key="attack", effect=effect), *[BLANK] * 6)
    announce(table)
    assert last_result(table).degree == -2
    assert table.rules.open_check() is None


def test_three_plus_hit_whatever_the_defense() -> None:
    table = a_conflict()
    spec = opposed("attack", 0, 30, "active_defense")
    do(table, rolling(table, spec, "Warden", "Mira", key="attack"), PLUS, PLUS, PLUS, BLANK, BLANK, BLANK)
    announce(table)
    assert (last_result(table).degree, last_result(table).critical) == (1, 1)


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
    assert found is None or harm is None or found.steps[0].effect == harm


def test_damage_equal_to_toughness_is_a_bruising_tie() -> None:
    """Before, it was logged as resisted and shown in green."""
    table = a_conflict()
    a_hit(table, rank=8)
    spec = a_check("passive_defense", 8, 8)
    do(table, rolling(table, spec, "Mira", "Warden", key="resist"), *[BLANK] * 3)
    assert (open_check(table).outcome_text, open_check(table).success) == ("A tie", False)
    assert open_check(table).notes == ("bruised",)
    announce(table)
    assert last_result(table).outcome == "A tie"


def test_confirmed_damage_costs_hit_points_and_bruises() -> None:
    table = a_conflict()
    a_hit(table)
    resisted(table, *[BLANK] * 3)
    do(table, open_check(table).steps[0].command)
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
    offered = [step.command.inputs for step in open_check(table).steps]
    assert [(inputs["loses"], inputs["bruised"]) for inputs in offered] == [(3, True), (0, True), (0, False)]
    do(table, use(table, "take-harm", "Mira", loses=0, bruised=False))
    assert track_of(table, "Mira", "hp") == 6


def test_bruises_lower_toughness_and_add_up() -> None:
    table = a_conflict()
    do(table, c.SetTrack(character=who(table, "Mira"), track="bruises", value=2))
    a_hit(table)
    draft = open_check(table).draft
    assert draft is not None
    field = table.rules.check_form(draft).field("bonus")
    assert field.value == 3
    assert "−2" in field.hint


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
    resisted(table, MINUS, MINUS, MINUS)
    assert last_result(table).degree == -3
    assert table.rules.open_check() is None


def test_hit_can_be_announced_without_a_resistance() -> None:
    table = a_conflict()
    a_hit(table)
    announce(table)
    assert table.rules.open_check() is None
    assert track_of(table, "Mira", "hp") == 6


def test_hazard_is_resisted_by_its_rank() -> None:
    table = a_day()
    do(table, rolling(table, a_check("passive_defense", 5, 8), harms=True), *[BLANK] * 3)
    announce(table)
    assert open_check(table).steps[0].command.inputs["loses"] == 3
    assert last_result(table).difficulty == 8


def test_resisting_and_confirming_need_an_open_step() -> None:
    table = a_day()
    assert reason_of(table, use(table, "resist", "Mira")) == because(refusals.NO_HIT)
    assert reason_of(table, use(table, "take-harm", "Mira")) == because(refusals.NO_DAMAGE)


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
    do(table, rolling(table, spec, on="Warden", key="attack", effect=effect), *UP, *[BLANK] * 3)
    check = open_check(table)
    assert check.outcome == "Critical hit"
    assert check.critical.endswith(": Disarms the foe")
    assert "Disarms the foe" in announce(table)
    assert open_check(table).outcome.startswith("A critical hit")


def test_gm_decides_critical_effect_missing_on_the_sheet() -> None:
    table = a_day(mira(), warden())
    do(table, rolling(table, opposed("attack", 0, 9, "active_defense"), on="Warden", key="attack"), *UP, *[BLANK] * 3)
    assert open_check(table).critical == "Critical hit"
    assert "GM" in open_check(table).notes[-1]


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
    announce(table)
    assert last_result(table).degree == 3
    assert table.campaign.procedure("check") is None
    assert points(table) == 1


def test_point_for_an_instant_counter_is_kept_for_that_roll() -> None:
    """Seed 004, Instant Counter: the point is spent "to attempt to counter an effect", and on nothing else."""
    table = a_day()
    do(table, use(table, "instant-counter", "Mira"))
    assert reason_of(table, rolling(table, a_check())) == because(refusals.COUNTER_EFFECT_FIRST)
    announce(table)
    rolled(table, a_check(), *UP)


def test_counter_as_an_action_needs_no_victory_point() -> None:
    """Seed 004, Countering Effects. Instant Counter is only one way to counter."""
    table = a_day()
    countering(table, *DOWN, *UP)
    assert not open_check(table).success
    announce(table)
    assert last_result(table).degree == -3


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
    announce(table)
    assert track_of(table, "Mira", "hp") == 6
    assert table.campaign.procedure("check") is None


@pytest.mark.parametrize("left", [True, False], ids=["the counter is not rolled", "the counter fails"])
def test_hit_is_still_to_be_resisted_after_failed_counter(*, left: bool) -> None:
    """Seed 004, Instant Counter: it is only an attempt, so a failed one leaves the hit as it is."""
    table = a_day()
    a_hit(table)
    do(table, use(table, "instant-counter", "Mira"))
    assert reason_of(table, rolling(table, a_check())) == because(refusals.COUNTER_HIT_FIRST)
    if not left:
        countering(table, *DOWN, *UP)
    announce(table)
    resisting = open_check(table).draft
    assert resisting is not None
    assert resisting.by == who(table, "Mira")
    resisted(table, *DOWN)
    assert last_result(table).degree < 0


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
