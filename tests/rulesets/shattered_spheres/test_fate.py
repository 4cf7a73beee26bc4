"""The stones of an encounter: earned by hand, used by number, weighed at the end (rules, Fate)."""

import pytest

from gmtracker.engine.commands import EndEncounter, NextTurn, PreviousTurn, SetPresent, SetTrack, StartEncounter, Use
from gmtracker.engine.events import Noted, TokenUsed
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    do,
    earn,
    last_event,
    load_of,
    pool_tokens,
    reason_of,
    refusal_of,
    track_of,
    who,
)
from tests.builders.refusals import because, given_reason


def earning(kind: str = "triumph-stone", count: int = 1) -> Use:
    return Use(use="earn-fate", inputs={"kind": kind, "count": count})


def with_stones(use: str, table: Table, name: str, *stones: TokenId, override: bool = False) -> Use:
    return Use(use=use, by=who(table, name), tokens=stones, override=override)


def owed(table: Table) -> list[str]:
    events = table.history.open_chapter.entries[-1].events
    return [event.text for event in events if isinstance(event, Noted) and event.topic == "owed"]


def test_earned_stones_go_to_the_pool() -> None:
    table = an_encounter()
    do(table, earning(count=3))
    assert last_event(table, TokenUsed).value == 3
    assert [stone.kind for stone in pool_tokens(table, "fate")] == ["triumph-stone"] * 3


def test_fate_is_earned_only_in_encounters() -> None:
    table = a_session()
    assert reason_of(table, earning()) == because(refusals.FATE_WITHOUT_ENCOUNTER)


@pytest.mark.parametrize("count", [0, -3, 21])
def test_invalid_number_of_stones_is_refused(count: int) -> None:
    assert reason_of(an_encounter(), earning(count=count)) == because(
        refusals.INPUT_RANGE, name="Number of stones", low=1, high=20
    )


def test_unknown_kind_of_stone_is_refused() -> None:
    assert reason_of(an_encounter(), earning("pebble")) == because(refusals.NOT_AN_OPTION, name="Stones")
    assert reason_of(an_encounter(), Use(use="earn-fate")) == because(refusals.NO_STONE_KIND)


def test_number_of_stones_used_is_the_value() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 5)
    do(table, with_stones("inspiration", table, "Mira", *stones[:3]))
    assert last_event(table, TokenUsed).value == 3
    assert len(pool_tokens(table, "fate")) == 2


def test_heroes_use_triumph_and_the_opposition_uses_tragedy() -> None:
    table = an_encounter()
    (triumph,), (tragedy,) = earn(table, "triumph-stone", 1), earn(table, "tragedy-stone", 1)
    hero_wrong = with_stones("inspiration", table, "Mira", tragedy)
    foe_wrong = with_stones("inspiration", table, "Warden", triumph)
    assert reason_of(table, hero_wrong) == because(refusals.WRONG_SIDE, name="Mira", own="Triumph", other="Tragedy")
    assert reason_of(table, foe_wrong) == because(refusals.WRONG_SIDE, name="Warden", own="Tragedy", other="Triumph")
    do(table, with_stones("inspiration", table, "Warden", tragedy))
    assert last_event(table, TokenUsed).kinds == ("tragedy-stone",)


def test_stones_of_two_kinds_cannot_be_used_together() -> None:
    table = an_encounter()
    (triumph,), (tragedy,) = earn(table, "triumph-stone", 1), earn(table, "tragedy-stone", 1)
    both = with_stones("inspiration", table, "Mira", triumph, tragedy)
    assert reason_of(table, both) == because(refusals.MIXED_STONES)


def test_stones_without_a_user_are_refused() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    assert reason_of(table, Use(use="inspiration", tokens=(stone,))) == because(refusals.NO_CHARACTER)


def test_absent_hero_uses_stones_only_with_override() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, SetPresent(character=who(table, "Rook"), present=False))
    refusal = refusal_of(table, with_stones("inspiration", table, "Rook", stone))
    assert (given_reason(refusal), refusal.overrulable) == (because(refusals.NOT_PRESENT, hero="Rook"), True)


def test_used_kind_is_not_earned_again_this_turn() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    refusal = refusal_of(table, earning())
    assert (given_reason(refusal), refusal.overrulable) == (because(refusals.KIND_ALREADY_USED, kind="Triumph"), True)
    do(table, earning("tragedy-stone"))
    assert len(pool_tokens(table, "fate", "tragedy-stone")) == 1


def test_lock_does_not_prevent_using_stones() -> None:
    table = an_encounter()
    first, second = earn(table, "triumph-stone", 2)
    do(table, with_stones("inspiration", table, "Mira", first))
    do(table, with_stones("inspiration", table, "Rook", second))
    assert pool_tokens(table, "fate") == ()


def test_next_turn_lifts_the_lock_and_previous_turn_restores_it() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    do(table, NextTurn())
    assert table.rules.preview(earning()).refused is False
    do(table, PreviousTurn())
    assert reason_of(table, earning()) == because(refusals.KIND_ALREADY_USED, kind="Triumph")


def test_lock_does_not_last_into_the_next_encounter() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    do(table, EndEncounter())
    do(table, StartEncounter(kind="conflict"))
    do(table, earning())
    assert len(pool_tokens(table, "fate", "triumph-stone")) == 1


def test_hero_at_ten_stress_cannot_use_fate_from_pool() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, NextTurn())
    refusal = refusal_of(table, with_stones("inspiration", table, "Mira", stone))
    assert given_reason(refusal) == because(refusals.FULL_FOR_FATE, hero="Mira")
    assert refusal.overrulable


def test_hero_at_ten_stress_can_use_a_new_stone() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    fresh = earn(table, "triumph-stone", 2, by="Mira")
    do(table, with_stones("inspiration", table, "Mira", *fresh))
    assert pool_tokens(table, "fate") == ()


def test_new_stone_at_ten_stress_buys_no_recover() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    fresh = earn(table, "triumph-stone", 1, by="Mira")
    assert reason_of(table, with_stones("recover", table, "Mira", *fresh)) == because(
        refusals.FULL_FOR_RECOVER, hero="Mira"
    )


def test_new_stones_do_not_count_as_new_with_older_ones() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    old = earn(table, "triumph-stone", 1)
    stones = earn(table, "triumph-stone", 1, by="Mira")
    assert set(old) < set(stones)
    both = with_stones("inspiration", table, "Mira", *stones)
    assert reason_of(table, both) == because(refusals.FULL_FOR_FATE, hero="Mira")


def test_opposition_recovers_without_stress() -> None:
    table = an_encounter(a_hero(), a_foe())
    stones = earn(table, "tragedy-stone", 2)
    do(table, with_stones("recover", table, "Warden", *stones))
    assert last_event(table, TokenUsed).use == "recover"
    assert (track_of(table, "Warden"), load_of(table, "Warden")) == (0, 0)


def test_new_stones_are_offered_to_whoever_can_use_them() -> None:
    table = an_encounter()
    earn(table, "triumph-stone", 2, by="Mira")
    assert [offer.effect for offer in table.rules.offers()][:1] == ["+1 degree"]
    earn(table, "tragedy-stone", 2, by="Mira")
    assert table.rules.offers() == ()
    earn(table, "triumph-stone", 2)
    assert table.rules.offers() == ()


@pytest.mark.parametrize(
    ("triumph", "tragedy", "said"),
    [
        (3, 1, "Fate owes the heroes a benefit: Triumph 3, Tragedy 1."),
        (0, 2, "Fate owes the opposition a benefit: Triumph 0, Tragedy 2."),
        (2, 2, "Fate is tied (2 to 2), so no benefit is owed."),
        (0, 0, "No Fate stones are left, so no benefit is owed."),
    ],
)
def test_end_of_an_encounter_weighs_the_pools(triumph: int, tragedy: int, said: str) -> None:
    table = an_encounter()
    for kind, count in (("triumph-stone", triumph), ("tragedy-stone", tragedy)):
        if count:
            earn(table, kind, count)
    assert do(table, EndEncounter()) == f"“Ambush” ends. {said}"
    assert pool_tokens(table, "fate") == ()
    assert bool(owed(table)) == (triumph != tragedy)


def test_preview_of_encounter_end_lists_what_fate_would_owe() -> None:
    """Before, the line had a full stop in it: “(Triumph 2, Tragedy 0). · 2 Triumph stones leave play”."""
    table = an_encounter()
    earn(table, "triumph-stone", 2)
    said = "Ambush: Fate owes the heroes a benefit (Triumph 2, Tragedy 0) · 2 Triumph stones are removed from play"
    assert table.rules.preview(EndEncounter()).message == said


def test_owed_fate_is_noted_with_the_encounters_name() -> None:
    table = an_encounter()
    earn(table, "tragedy-stone", 1)
    assert do(table, EndEncounter(result="They got away.")).startswith("“Ambush” ends. They got away. Fate owes")
    assert owed(table) == ["Ambush: Fate owes the opposition a benefit (Triumph 0, Tragedy 1)."]


def test_stress_may_change_between_earning_and_using() -> None:
    table = an_encounter(a_hero(), a_foe())
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=8))
    assert table.rules.preview(with_stones("inspiration", table, "Mira", stone)).refused
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=7))
    assert not table.rules.preview(with_stones("inspiration", table, "Mira", stone)).refused
