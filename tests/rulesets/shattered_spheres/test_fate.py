"""The stones of an encounter: earned by hand, used by number, weighed at the end (rules, Fate)."""

import pytest

from gmtracker.engine.commands import EndEncounter, NextTurn, PreviousTurn, SetPresent, SetTrack, StartEncounter, Use
from gmtracker.engine.events import Noted
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    do,
    earn,
    load_of,
    pool_tokens,
    refusal_of,
    track_of,
    who,
    why_not,
)

LOCKED = "Triumph was used this turn, so no more can be earned until the next turn."


def earning(kind: str = "triumph-stone", count: int = 1) -> Use:
    return Use(use="earn-fate", inputs={"kind": kind, "count": count})


def with_stones(use: str, table: Table, name: str, *stones: TokenId, override: bool = False) -> Use:
    return Use(use=use, by=who(table, name), tokens=stones, override=override)


def owed(table: Table) -> list[str]:
    events = table.history.open_chapter.entries[-1].events
    return [event.text for event in events if isinstance(event, Noted) and event.topic == "owed"]


def test_earned_stones_go_to_the_pool() -> None:
    table = an_encounter()
    assert do(table, earning(count=3)) == "Fate: 3 Triumph stones earned."
    assert [stone.kind for stone in pool_tokens(table, "fate")] == ["triumph-stone"] * 3


def test_log_names_who_earned_a_stone() -> None:
    table = an_encounter()
    by_mira = Use(use="earn-fate", by=who(table, "Mira"), inputs={"kind": "tragedy-stone", "count": 1})
    assert do(table, by_mira) == "Mira earns 1 Tragedy stone for the Fate pool."


def test_fate_is_earned_only_in_encounters() -> None:
    table = a_session()
    assert why_not(table, earning()) == "Start an encounter first. Fate stones are earned only during an encounter."


@pytest.mark.parametrize("count", [0, -3, 21])
def test_invalid_number_of_stones_is_refused(count: int) -> None:
    assert why_not(an_encounter(), earning(count=count)) == "Number of stones must be 1 to 20."


def test_unknown_kind_of_stone_is_refused() -> None:
    assert why_not(an_encounter(), earning("pebble")) == "Stones: choose one of the options."
    assert why_not(an_encounter(), Use(use="earn-fate")) == "Choose Triumph or Tragedy for the Fate stones."


def test_number_of_stones_used_is_the_value() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 5)
    said = do(table, with_stones("inspiration", table, "Mira", *stones[:3]))
    assert said == "Mira: Inspiration with 3 Triumph stones, a hint of size 3."
    assert len(pool_tokens(table, "fate")) == 2


def test_single_stone_uses_the_singular() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 1)
    said = do(table, with_stones("improve-roll", table, "Mira", *stones))
    assert said.startswith("Mira: Improve Roll with 1 Triumph stone.")


def test_heroes_use_triumph_and_the_opposition_uses_tragedy() -> None:
    table = an_encounter()
    (triumph,), (tragedy,) = earn(table, "triumph-stone", 1), earn(table, "tragedy-stone", 1)
    hero_wrong = with_stones("inspiration", table, "Mira", tragedy)
    foe_wrong = with_stones("inspiration", table, "Warden", triumph)
    assert why_not(table, hero_wrong) == "Mira can use only Triumph. Tragedy is for the other side."
    assert why_not(table, foe_wrong) == "Warden can use only Tragedy. Triumph is for the other side."
    said = do(table, with_stones("inspiration", table, "Warden", tragedy))
    assert said.startswith("Warden: Inspiration with 1 Tragedy stone")


def test_stones_of_two_kinds_cannot_be_used_together() -> None:
    table = an_encounter()
    (triumph,), (tragedy,) = earn(table, "triumph-stone", 1), earn(table, "tragedy-stone", 1)
    both = with_stones("inspiration", table, "Mira", triumph, tragedy)
    assert why_not(table, both) == "Use stones of only one kind at a time."


def test_stones_without_a_user_are_refused() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    assert why_not(table, Use(use="inspiration", tokens=(stone,))) == "Choose a character first."


def test_absent_hero_uses_stones_only_with_override() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, SetPresent(character=who(table, "Rook"), present=False))
    refusal = refusal_of(table, with_stones("inspiration", table, "Rook", stone))
    assert (refusal.sentence, refusal.overrulable) == ("Rook is not present this session.", True)


def test_used_kind_is_not_earned_again_this_turn() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    refusal = refusal_of(table, earning())
    assert (refusal.sentence, refusal.overrulable) == (LOCKED, True)
    assert do(table, earning("tragedy-stone")) == "Fate: 1 Tragedy stone earned."


def test_lock_does_not_prevent_using_stones() -> None:
    table = an_encounter()
    first, second = earn(table, "triumph-stone", 2)
    do(table, with_stones("inspiration", table, "Mira", first))
    assert do(table, with_stones("inspiration", table, "Rook", second)).startswith("Rook: Inspiration")


def test_next_turn_lifts_the_lock_and_previous_turn_restores_it() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    do(table, NextTurn())
    assert table.rules.preview(earning()).refused is False
    do(table, PreviousTurn())
    assert why_not(table, earning()) == LOCKED


def test_lock_does_not_last_into_the_next_encounter() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, with_stones("inspiration", table, "Mira", stone))
    do(table, EndEncounter())
    do(table, StartEncounter(kind="conflict"))
    assert do(table, earning()) == "Fate: 1 Triumph stone earned."


def test_hero_at_ten_stress_cannot_use_fate_from_pool() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, NextTurn())
    refusal = refusal_of(table, with_stones("inspiration", table, "Mira", stone))
    assert refusal.sentence == "Mira is at 10 Stress and can't use Fate from the pool."
    assert refusal.overrulable


def test_hero_at_ten_stress_can_use_a_new_stone() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    fresh = earn(table, "triumph-stone", 2, by="Mira")
    said = do(table, with_stones("inspiration", table, "Mira", *fresh))
    assert said.startswith("Mira: Inspiration with 2 Triumph stones")


def test_new_stone_at_ten_stress_buys_no_recover() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    fresh = earn(table, "triumph-stone", 1, by="Mira")
    assert why_not(table, with_stones("recover", table, "Mira", *fresh)) == "Mira is at 10 Stress and can't recover."


def test_new_stones_do_not_count_as_new_with_older_ones() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    old = earn(table, "triumph-stone", 1)
    stones = earn(table, "triumph-stone", 1, by="Mira")
    assert set(old) < set(stones)
    both = with_stones("inspiration", table, "Mira", *stones)
    assert why_not(table, both) == "Mira is at 10 Stress and can't use Fate from the pool."


def test_opposition_recovers_without_stress() -> None:
    table = an_encounter(a_hero(), a_foe())
    stones = earn(table, "tragedy-stone", 2)
    said = do(table, with_stones("recover", table, "Warden", *stones))
    assert said == "Warden: Recover with 2 Tragedy stones, for no Stress."
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
