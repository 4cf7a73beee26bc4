"""The wheel of ten: healing, Recover, rests, and the limit (rules, Stress)."""

import pytest

from gmtracker.engine.commands import EndEncounter, NextTurn, SetHouseRule, SetTrack, StartEncounter, Use
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    load_of,
    reason_of,
    refusal_of,
    track_of,
    who,
)
from tests.builders.refusals import because, given_reason


def use(table: Table, key: str, name: str = "Mira", *, override: bool = False, **inputs: int | str) -> Use:
    return Use(use=key, by=who(table, name), inputs=dict(inputs), override=override)


def a_rest(table: Table, **inputs: int) -> Use:
    """Return the command for Mira's Long Rest."""
    return Use(use="long-rest", by=who(table, "Mira"), inputs=dict(inputs))


def test_load_is_stones_plus_held_dice() -> None:
    table = a_session(a_hero(stress=3))
    assert (track_of(table, "Mira"), load_of(table, "Mira")) == (3, 5)


def test_log_shows_the_load_of_the_wheel() -> None:
    """Before, it logged only the stones, "3 → 4", while the wheel went from 5 to 6."""
    table = a_session(a_hero(stress=3, tier=1))
    said = do(table, SetTrack(character=who(table, "Mira"), track="stress", value=4))
    assert (said, table.undo_label()) == ("Mira: Stress 5 → 6.", "Mira's Stress, 5 → 6")


def test_healing_adds_a_stone() -> None:
    table = a_session(a_hero(stress=3))
    do(table, use(table, "heal"))
    assert track_of(table, "Mira") == 4


@pytest.mark.parametrize("stones", [0, 3])
def test_house_rule_sets_the_price_of_healing(stones: int) -> None:
    table = a_session(a_hero())
    do(table, SetHouseRule(key="healing-stress", value=stones))
    do(table, use(table, "heal"))
    assert track_of(table, "Mira") == stones


def test_healing_removes_what_the_gm_names() -> None:
    table = a_session(a_hero(wounds=2, conditions=("dazed",)))
    do(table, use(table, "heal", ends="wound"))
    assert table.campaign.track_value(who(table, "Mira"), "wounds") == 1
    do(table, use(table, "heal", ends="dazed"))
    assert not table.campaign.character(who(table, "Mira")).has_condition("dazed")
    assert reason_of(table, use(table, "heal", ends="dazed")) == because(
        refusals.HERO_NOT_SO, hero="Mira", condition="dazed"
    )


def test_supernatural_healer_can_take_the_stone() -> None:
    table = a_session()
    do(table, use(table, "heal", healer=who(table, "Rook"), note="A glow."))
    assert (track_of(table, "Mira"), track_of(table, "Rook")) == (0, 1)


def test_healer_can_be_named_as_the_target() -> None:
    table = a_session()
    do(table, Use(use="heal", by=who(table, "Mira"), on=who(table, "Rook")))
    assert (track_of(table, "Mira"), track_of(table, "Rook")) == (0, 1)


def test_healer_without_room_cannot_take_the_stone() -> None:
    table = a_session(a_hero(), a_hero("Rook", stress=8))
    refusal = refusal_of(table, use(table, "heal", healer=who(table, "Rook")))
    assert (given_reason(refusal), refusal.overrulable) == (
        because(refusals.STRESS_OVER_TEN, hero="Rook", load=10, stones=1),
        True,
    )


def test_healer_of_the_opposition_has_no_stress_to_take() -> None:
    table = a_session()
    heal = use(table, "heal", healer=who(table, "Warden"))
    assert reason_of(table, heal) == because(refusals.OPPOSITION_TAKES_NO_STRESS, name="Warden")
    assert reason_of(table, use(table, "heal", healer="c99")) == because(refusals.CHARACTER_GONE)


def test_full_wheel_refuses_healing_even_with_a_healer() -> None:
    table = a_session(a_hero(stress=8), a_hero("Rook"))
    assert reason_of(table, use(table, "heal")) == because(refusals.FULL_FOR_HEALING, hero="Mira")
    assert reason_of(table, use(table, "heal", healer=who(table, "Rook"))) == because(
        refusals.FULL_FOR_HEALING, hero="Mira"
    )


def test_healing_past_ten_is_refused_with_the_numbers() -> None:
    table = a_session(a_hero(stress=7))
    do(table, SetHouseRule(key="healing-stress", value=2))
    assert reason_of(table, use(table, "heal")) == because(refusals.STRESS_OVER_TEN, hero="Mira", load=9, stones=2)


def test_overruled_healing_is_done_and_logged_once() -> None:
    table = a_session(a_hero(stress=8))
    do(table, use(table, "heal", override=True))
    assert (track_of(table, "Mira"), load_of(table, "Mira")) == (9, 11)
    overruled = table.history.open_chapter.entries[-1].overruled
    assert overruled == (refusals.FULL_FOR_HEALING.format(hero="Mira"),)


def test_wheel_never_holds_more_than_ten_stones() -> None:
    table = a_table(a_hero(stress=10))
    do(table, use(table, "heal", override=True))
    do(table, use(table, "recover-action", override=True))
    assert track_of(table, "Mira") == 10
    bounds = SetTrack(character=who(table, "Mira"), track="stress", value=11, override=True)
    assert reason_of(table, bounds) == because(refusals.TRACK_RANGE, track="Stress", low="0", high="10")


def test_recover_removes_something_for_a_stone() -> None:
    table = an_encounter(a_hero(wounds=1, conditions=("fatigued",)), a_foe())
    do(table, use(table, "recover-action", ends="fatigued"))
    assert track_of(table, "Mira") == 1
    assert not table.campaign.character(who(table, "Mira")).has_condition("fatigued")


def test_recover_is_an_action_once_per_encounter() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    refusal = refusal_of(table, use(table, "recover-action"))
    assert given_reason(refusal) == because(refusals.RECOVERED_THIS_ENCOUNTER, hero="Mira")
    assert refusal.overrulable
    do(table, use(table, "recover-action", "Rook"))
    assert track_of(table, "Rook") == 1


def test_turns_do_not_renew_recover() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    for _ in table.campaign.characters:
        do(table, NextTurn())
    assert reason_of(table, use(table, "recover-action")) == because(refusals.RECOVERED_THIS_ENCOUNTER, hero="Mira")


def test_next_encounter_renews_recover() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    do(table, EndEncounter())
    do(table, StartEncounter(kind="combat"))
    do(table, use(table, "recover-action"))
    assert track_of(table, "Mira") == 2


def test_full_wheel_refuses_recover_and_a_short_rest() -> None:
    table = a_session(a_hero(stress=8))
    assert reason_of(table, use(table, "recover-action")) == because(refusals.FULL_FOR_RECOVER, hero="Mira")
    assert reason_of(table, use(table, "short-rest")) == because(refusals.FULL_FOR_RECOVER, hero="Mira")


def test_recover_of_a_missing_condition_is_refused() -> None:
    table = a_session()
    assert reason_of(table, use(table, "recover-action", ends="wound")) == because(refusals.NO_WOUND, hero="Mira")
    assert reason_of(table, use(table, "recover-action", ends="dazed")) == because(
        refusals.HERO_NOT_SO, hero="Mira", condition="dazed"
    )
    assert reason_of(table, use(table, "recover-action", ends="hiccups")) == because(
        refusals.NOT_AN_OPTION, name="Removes"
    )


def test_short_rest_does_not_use_the_encounters_recover() -> None:
    table = an_encounter(a_hero(wounds=2), a_foe())
    do(table, use(table, "recover-action", ends="wound"))
    do(table, EndEncounter())
    do(table, use(table, "short-rest", ends="wound"))
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (2, 0)


def test_short_rest_uses_the_next_recover_by_house_rule() -> None:
    table = a_session()
    do(table, SetHouseRule(key="short-rest-is-free", value=False))
    do(table, use(table, "short-rest"))
    again = use(table, "short-rest")
    assert reason_of(table, again) == because(refusals.RECOVERED_SINCE_ENCOUNTER, hero="Mira")
    do(table, StartEncounter(kind="combat"))
    assert reason_of(table, use(table, "recover-action")) == because(refusals.RECOVERED_THIS_ENCOUNTER, hero="Mira")


def test_resting_in_an_encounter_is_refused() -> None:
    table = an_encounter()
    for rest in ("short-rest", "long-rest"):
        refusal = refusal_of(table, use(table, rest))
        assert (given_reason(refusal), refusal.overrulable) == (
            because(refusals.REST_IN_ENCOUNTER),
            True,
        )


@pytest.mark.parametrize(("tier", "stress", "left"), [(1, 5, 4), (3, 5, 2), (3, 2, 0)])
def test_long_rest_removes_as_many_stones_as_the_tier(tier: int, stress: int, left: int) -> None:
    table = a_table(a_hero(tier=tier, stress=stress))
    do(table, use(table, "long-rest"))
    assert track_of(table, "Mira") == left


def test_wounded_recover_in_a_long_rest_for_one_stone_each() -> None:
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    do(table, use(table, "long-rest", wounds=2, length="two nights"))
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (4, 0)


def test_long_rest_counts_recovers_from_its_wounds() -> None:
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    do(table, use(table, "long-rest", wounds=1))
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (3, 1)


def test_other_recovers_count_besides_what_is_removed() -> None:
    """Before, "Recovers used" showed 0 while the removed wound was counted as one."""
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    do(table, use(table, "long-rest", recovers=1, wounds=1))
    assert track_of(table, "Mira") == 4


def test_long_rest_has_no_more_recovers_than_the_tier() -> None:
    table = a_table(a_hero(tier=2, wounds=5))
    assert reason_of(table, use(table, "long-rest", recovers=3)) == because(
        refusals.TOO_MANY_RECOVERS, hero="Mira", tier=2
    )
    assert reason_of(table, use(table, "long-rest", recovers=1, wounds=2)) == because(
        refusals.TOO_MANY_RECOVERS, hero="Mira", tier=2
    )
    assert reason_of(table, use(table, "long-rest", recovers=-1)) == because(
        refusals.INPUT_RANGE, name="Other Recovers", low=0, high=20
    )


def test_rest_removes_only_wounds_that_are_there() -> None:
    table = a_table(a_hero(tier=3, wounds=1))
    assert reason_of(table, use(table, "long-rest", wounds=2)) == because(
        refusals.TOO_FEW_WOUNDS, hero="Mira", wounds="1 wound"
    )


def test_unhurt_do_not_recover_in_a_long_rest() -> None:
    refusal = refusal_of(table := a_table(a_hero(stress=4)), use(table, "long-rest", recovers=1))
    assert given_reason(refusal) == because(refusals.UNHURT_IN_REST, hero="Mira")
    assert refusal.overrulable


@pytest.mark.parametrize("mark", ["shaken", "bloodied", "broken", "fatigued", "exhausted", "staggered"])
def test_long_rest_recovers_from_conditions(mark: str) -> None:
    """Before, only wounds counted, so a hero who was only fatigued could not recover."""
    table = a_table(a_hero(tier=2, stress=4, conditions=(mark,)))
    do(table, a_rest(table, **{f"ends-{mark}": True}))
    assert track_of(table, "Mira") == 3
    assert not table.campaign.character(who(table, "Mira")).conditions


def test_long_rest_removes_wounds_and_conditions_at_a_recover_each() -> None:
    table = a_table(a_hero(tier=3, stress=5, wounds=2, conditions=("fatigued", "shaken")))
    taken: dict[str, int] = {"ends-fatigued": True, "ends-shaken": True, "wounds": 1}
    do(table, a_rest(table, **taken))
    mira = table.campaign.character(who(table, "Mira"))
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds"), mira.conditions) == (5, 1, ())


def test_long_rest_limits_conditions_to_recovers_and_existing_ones() -> None:
    table = a_table(a_hero(tier=1, stress=5, wounds=1, conditions=("fatigued",)))
    both: dict[str, int] = {"ends-fatigued": True, "wounds": 1}
    assert reason_of(table, a_rest(table, **both)) == because(refusals.TOO_MANY_RECOVERS, hero="Mira", tier=1)
    assert reason_of(table, a_rest(table, **{"ends-shaken": True})) == because(
        refusals.HERO_NOT_SO, hero="Mira", condition="shaken"
    )


@pytest.mark.parametrize("mark", ["shaken", "bloodied", "broken"])
def test_custom_wound_marker_counts_as_wounded(mark: str) -> None:
    table = a_table(a_hero(tier=2, stress=4, conditions=(mark,)))
    do(table, use(table, "long-rest", recovers=1))
    assert track_of(table, "Mira") == 3


def test_long_rest_at_ten_stress_removes_stones_without_recover() -> None:
    table = a_table(a_hero(tier=2, stress=10, wounds=1))
    assert reason_of(table, use(table, "long-rest", recovers=1)) == because(
        refusals.FULL_FOR_RECOVER_IN_REST, hero="Mira"
    )
    do(table, use(table, "long-rest"))
    assert track_of(table, "Mira") == 8


@pytest.mark.parametrize("key", ["heal", "recover-action", "short-rest", "long-rest"])
def test_opposition_has_no_stress(key: str) -> None:
    table = a_session()
    assert reason_of(table, use(table, key, "Warden")) == because(refusals.OPPOSITION_HAS_NO_STRESS, name="Warden")


def test_stone_over_the_limit_by_hand_needs_an_override() -> None:
    table = a_session(a_hero())
    mira = who(table, "Mira")
    refusal = refusal_of(table, SetTrack(character=mira, track="stress", value=9))
    assert given_reason(refusal) == because(
        refusals.TRACK_FULL_OF_TOKENS, name="Mira", value=9, units="stones", high=10, track="Stress"
    )
    do(table, SetTrack(character=mira, track="stress", value=9, override=True))
    assert load_of(table, "Mira") == 11
    assert table.history.open_chapter.entries[-1].overruled == (refusal.sentence,)


def test_load_past_ten_can_be_lowered_without_an_override() -> None:
    table = a_session(a_hero())
    mira = who(table, "Mira")
    do(table, SetTrack(character=mira, track="stress", value=10, override=True))
    do(table, SetTrack(character=mira, track="stress", value=9))
    assert load_of(table, "Mira") == 11
