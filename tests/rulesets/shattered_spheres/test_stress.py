"""The wheel of ten: healing, Recover, rests, and the limit (rules, Stress)."""

import pytest

from gmtracker.engine.commands import EndEncounter, NextTurn, SetHouseRule, SetTrack, StartEncounter, Use
from gmtracker.engine.table import Table
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    load_of,
    refusal_of,
    track_of,
    who,
    why_not,
)


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
    assert do(table, SetTrack(character=who(table, "Mira"), track="stress", value=4)) == "Mira: Stress 5 → 6."
    assert table.undo_label() == "Mira's Stress, 5 → 6"
    assert do(table, use(table, "long-rest")) == "Mira takes a Long Rest: Stress 6 → 5."


def test_healing_adds_a_stone() -> None:
    table = a_session(a_hero(stress=3))
    assert do(table, use(table, "heal")) == "Mira is healed and takes 1 Stress."
    assert track_of(table, "Mira") == 4


@pytest.mark.parametrize(("stones", "price"), [(0, "no Stress"), (3, "3 Stress")])
def test_house_rule_sets_the_price_of_healing(stones: int, price: str) -> None:
    table = a_session(a_hero())
    do(table, SetHouseRule(key="healing-stress", value=stones))
    assert do(table, use(table, "heal")) == f"Mira is healed and takes {price}."
    assert track_of(table, "Mira") == stones


def test_healing_removes_what_the_gm_names() -> None:
    table = a_session(a_hero(wounds=2, conditions=("dazed",)))
    assert do(table, use(table, "heal", ends="wound")) == "Mira is healed and takes 1 Stress. A wound is removed."
    assert table.campaign.track_value(who(table, "Mira"), "wounds") == 1
    assert do(table, use(table, "heal", ends="dazed")).endswith("Mira is no longer dazed.")
    assert why_not(table, use(table, "heal", ends="dazed")) == "Mira is not dazed."


def test_supernatural_healer_can_take_the_stone() -> None:
    table = a_session()
    said = do(table, use(table, "heal", healer=who(table, "Rook"), note="A glow."))
    assert said == "Mira is healed, and Rook takes the Stress. “A glow.”"
    assert (track_of(table, "Mira"), track_of(table, "Rook")) == (0, 1)


def test_healer_can_be_named_as_the_target() -> None:
    table = a_session()
    do(table, Use(use="heal", by=who(table, "Mira"), on=who(table, "Rook")))
    assert (track_of(table, "Mira"), track_of(table, "Rook")) == (0, 1)


def test_healer_without_room_cannot_take_the_stone() -> None:
    table = a_session(a_hero(), a_hero("Rook", stress=8))
    refusal = refusal_of(table, use(table, "heal", healer=who(table, "Rook")))
    assert (refusal.sentence, refusal.overrulable) == ("Rook has 10 Stress. Adding 1 would go over 10.", True)


def test_healer_of_the_opposition_has_no_stress_to_take() -> None:
    table = a_session()
    heal = use(table, "heal", healer=who(table, "Warden"))
    assert why_not(table, heal) == "Warden belongs to the opposition and can't take Stress."
    assert why_not(table, use(table, "heal", healer="c99")) == "That character is no longer in the campaign."


def test_full_wheel_refuses_healing_even_with_a_healer() -> None:
    table = a_session(a_hero(stress=8), a_hero("Rook"))
    sentence = "Mira is at 10 Stress and can't be healed."
    assert why_not(table, use(table, "heal")) == sentence
    assert why_not(table, use(table, "heal", healer=who(table, "Rook"))) == sentence


def test_healing_past_ten_is_refused_with_the_numbers() -> None:
    table = a_session(a_hero(stress=7))
    do(table, SetHouseRule(key="healing-stress", value=2))
    assert why_not(table, use(table, "heal")) == "Mira has 9 Stress. Adding 2 would go over 10."


def test_overruled_healing_is_done_and_logged_once() -> None:
    table = a_session(a_hero(stress=8))
    do(table, use(table, "heal", override=True))
    assert (track_of(table, "Mira"), load_of(table, "Mira")) == (9, 11)
    assert table.history.open_chapter.entries[-1].overruled == ("Mira is at 10 Stress and can't be healed.",)


def test_wheel_never_holds_more_than_ten_stones() -> None:
    table = a_table(a_hero(stress=10))
    do(table, use(table, "heal", override=True))
    do(table, use(table, "recover-action", override=True))
    assert track_of(table, "Mira") == 10
    bounds = SetTrack(character=who(table, "Mira"), track="stress", value=11, override=True)
    assert why_not(table, bounds) == "Stress must be 0 to 10."


def test_recover_removes_something_for_a_stone() -> None:
    table = an_encounter(a_hero(wounds=1, conditions=("fatigued",)), a_foe())
    said = do(table, use(table, "recover-action", ends="fatigued"))
    assert said == "Mira recovers and takes 1 Stress. Mira is no longer fatigued."
    assert track_of(table, "Mira") == 1
    assert not table.campaign.character(who(table, "Mira")).has_condition("fatigued")


def test_recover_is_an_action_once_per_encounter() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    refusal = refusal_of(table, use(table, "recover-action"))
    assert refusal.sentence == "Mira has already recovered in this encounter."
    assert refusal.overrulable
    assert do(table, use(table, "recover-action", "Rook")) == "Rook recovers and takes 1 Stress."


def test_turns_do_not_renew_recover() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    for _ in table.campaign.characters:
        do(table, NextTurn())
    assert why_not(table, use(table, "recover-action")) == "Mira has already recovered in this encounter."


def test_next_encounter_renews_recover() -> None:
    table = an_encounter()
    do(table, use(table, "recover-action"))
    do(table, EndEncounter())
    do(table, StartEncounter(kind="combat"))
    assert do(table, use(table, "recover-action")) == "Mira recovers and takes 1 Stress."


def test_full_wheel_refuses_recover_and_a_short_rest() -> None:
    table = a_session(a_hero(stress=8))
    assert why_not(table, use(table, "recover-action")) == "Mira is at 10 Stress and can't recover."
    assert why_not(table, use(table, "short-rest")) == "Mira is at 10 Stress and can't recover."


def test_recover_of_a_missing_condition_is_refused() -> None:
    table = a_session()
    assert why_not(table, use(table, "recover-action", ends="wound")) == "Mira has no wound to remove."
    assert why_not(table, use(table, "recover-action", ends="dazed")) == "Mira is not dazed."
    assert why_not(table, use(table, "recover-action", ends="hiccups")) == "Removes: choose one of the options."


def test_short_rest_does_not_use_the_encounters_recover() -> None:
    table = an_encounter(a_hero(wounds=2), a_foe())
    do(table, use(table, "recover-action", ends="wound"))
    do(table, EndEncounter())
    said = do(table, use(table, "short-rest", ends="wound"))
    assert said == "Mira takes a Short Rest and recovers. It costs 1 Stress. A wound is removed."
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (2, 0)


def test_short_rest_uses_the_next_recover_by_house_rule() -> None:
    table = a_session()
    do(table, SetHouseRule(key="short-rest-is-free", value=False))
    do(table, use(table, "short-rest"))
    again = use(table, "short-rest")
    assert why_not(table, again) == "Mira has already recovered since the last encounter."
    do(table, StartEncounter(kind="combat"))
    assert why_not(table, use(table, "recover-action")) == "Mira has already recovered in this encounter."


def test_resting_in_an_encounter_is_refused() -> None:
    table = an_encounter()
    for rest in ("short-rest", "long-rest"):
        refusal = refusal_of(table, use(table, rest))
        assert (refusal.sentence, refusal.overrulable) == (
            "End the encounter first. You can't rest during an encounter.",
            True,
        )


@pytest.mark.parametrize(("tier", "stress", "left"), [(1, 5, 4), (3, 5, 2), (3, 2, 0)])
def test_long_rest_removes_as_many_stones_as_the_tier(tier: int, stress: int, left: int) -> None:
    table = a_table(a_hero(tier=tier, stress=stress))
    assert do(table, use(table, "long-rest")) == f"Mira takes a Long Rest: Stress {stress} → {left}."
    assert track_of(table, "Mira") == left


def test_long_rest_without_stress_logs_no_numbers() -> None:
    table = a_table(a_hero(tier=2, stress=0))
    assert do(table, use(table, "long-rest")) == "Mira takes a Long Rest."


def test_wounded_recover_in_a_long_rest_for_one_stone_each() -> None:
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    said = do(table, use(table, "long-rest", wounds=2, length="two nights"))
    assert said == (
        "Mira takes a Long Rest: Stress 5 → 4. Mira recovers 2 times instead. 2 wounds are removed. The rest takes "
        "two nights."
    )
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (4, 0)


def test_long_rest_counts_recovers_from_its_wounds() -> None:
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    do(table, use(table, "long-rest", wounds=1))
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (3, 1)


def test_other_recovers_count_besides_what_is_removed() -> None:
    """Before, "Recovers used" showed 0 while the removed wound was counted as one."""
    table = a_table(a_hero(tier=3, stress=5, wounds=2))
    assert "Mira recovers 2 times instead. 1 wound is removed." in do(
        table, use(table, "long-rest", recovers=1, wounds=1)
    )
    assert track_of(table, "Mira") == 4


def test_long_rest_has_no_more_recovers_than_the_tier() -> None:
    table = a_table(a_hero(tier=2, wounds=5))
    too_many = "Too many Recovers: Mira's Tier of 2 is the limit. Each wound or condition you remove counts as one."
    assert why_not(table, use(table, "long-rest", recovers=3)) == too_many
    assert why_not(table, use(table, "long-rest", recovers=1, wounds=2)) == too_many
    assert why_not(table, use(table, "long-rest", recovers=-1)) == "Other Recovers must be 0 to 20."


def test_rest_removes_only_wounds_that_are_there() -> None:
    table = a_table(a_hero(tier=3, wounds=1))
    too_few = "Mira has 1 wound. You can't remove more than that."
    assert why_not(table, use(table, "long-rest", wounds=2)) == too_few


def test_unhurt_do_not_recover_in_a_long_rest() -> None:
    refusal = refusal_of(table := a_table(a_hero(stress=4)), use(table, "long-rest", recovers=1))
    assert refusal.sentence == "Mira has nothing to recover from. The rest can only remove Stress."
    assert refusal.overrulable


@pytest.mark.parametrize("mark", ["shaken", "bloodied", "broken", "fatigued", "exhausted", "staggered"])
def test_long_rest_recovers_from_conditions(mark: str) -> None:
    """Before, only wounds counted, so a hero who was only fatigued could not recover."""
    table = a_table(a_hero(tier=2, stress=4, conditions=(mark,)))
    said = do(table, a_rest(table, **{f"ends-{mark}": True}))
    assert said == (f"Mira takes a Long Rest: Stress 4 → 3. Mira recovers once instead. Mira is no longer {mark}.")
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
    assert why_not(table, a_rest(table, **both)) == (
        "Too many Recovers: Mira's Tier of 1 is the limit. Each wound or condition you remove counts as one."
    )
    assert why_not(table, a_rest(table, **{"ends-shaken": True})) == "Mira is not shaken."


@pytest.mark.parametrize("mark", ["shaken", "bloodied", "broken"])
def test_custom_wound_marker_counts_as_wounded(mark: str) -> None:
    table = a_table(a_hero(tier=2, stress=4, conditions=(mark,)))
    assert "Mira recovers once instead." in do(table, use(table, "long-rest", recovers=1))


def test_long_rest_at_ten_stress_removes_stones_without_recover() -> None:
    table = a_table(a_hero(tier=2, stress=10, wounds=1))
    refused = "Mira is at 10 Stress, so a Long Rest can only remove Stress."
    assert why_not(table, use(table, "long-rest", recovers=1)) == refused
    assert do(table, use(table, "long-rest")) == "Mira takes a Long Rest: Stress 10 → 8."


@pytest.mark.parametrize("key", ["heal", "recover-action", "short-rest", "long-rest"])
def test_opposition_has_no_stress(key: str) -> None:
    table = a_session()
    assert why_not(table, use(table, key, "Warden")) == "Warden belongs to the opposition and has no Stress."


def test_stone_over_the_limit_by_hand_needs_an_override() -> None:
    table = a_session(a_hero())
    mira = who(table, "Mira")
    refusal = refusal_of(table, SetTrack(character=mira, track="stress", value=9))
    assert refusal.sentence == "Held tokens count too, so 9 stones would take Mira over 10 Stress."
    do(table, SetTrack(character=mira, track="stress", value=9, override=True))
    assert load_of(table, "Mira") == 11
    assert table.history.open_chapter.entries[-1].overruled == (refusal.sentence,)


def test_load_past_ten_can_be_lowered_without_an_override() -> None:
    table = a_session(a_hero())
    mira = who(table, "Mira")
    do(table, SetTrack(character=mira, track="stress", value=10, override=True))
    assert do(table, SetTrack(character=mira, track="stress", value=9)) == "Mira: Stress 12 → 11."
    assert load_of(table, "Mira") == 11
