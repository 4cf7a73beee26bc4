"""The six uses, from a held die, an award or stones; vetoes (rules, Destiny)."""

import pytest

from gmtracker.engine.campaign import HAND, Trait
from gmtracker.engine.commands import NextTurn, SetHouseRule, SetPresent, SetTrack, Use
from gmtracker.engine.dice import Dice, DiceNeeded
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import DiceRolled, TokenUsed
from gmtracker.rulesets.shattered_spheres.uses import effect_at
from tests.support.builders import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    awarded,
    do,
    earn,
    faces_in_turn,
    hand_tokens,
    held_tokens,
    load_of,
    pool_tokens,
    refusal_of,
    spend,
    track_of,
    who,
    why_not,
)


@pytest.mark.parametrize(
    ("use", "value", "effect"),
    [
        ("coup", 1, "+1 degree"),
        ("coup", 3, "+2 degrees"),
        ("coup", 4, "+2 degrees"),
        ("coup", 9, "+5 degrees, up to five in all"),
        ("edit-scene", 2, "1 rank of Advantage or a detail"),
        ("edit-scene", 5, "3 ranks of Advantage or a detail"),
        ("improve-roll", 6, "+6 on the check"),
        ("inspiration", 4, "a hint of size 4"),
        ("recover", 3, "for 1 Stress"),
        ("stunt", 3, "a stunt on the hit"),
    ],
)
def test_a_use_is_worth_what_its_value_says(use: str, value: int, effect: str) -> None:
    assert effect_at(use, value) == effect


def test_a_spent_triumph_is_rolled_and_leaves_play() -> None:
    table = a_session()
    assert spend(table, "Mira", "triumph", "improve-roll", 4) == "Mira: Improve Roll with Triumph 4, +4 on the check."
    assert held_tokens(table, "Mira", "triumph") == ()
    assert hand_tokens(table) == ()


def test_a_spent_tragedy_goes_to_the_gms_hand_unrolled() -> None:
    table = a_session()
    said = spend(table, "Mira", "tragedy", "coup", 3)
    assert said == "Mira: Coup with Tragedy 3, +2 degrees. The die goes to the GM's hand."
    (die,) = table.campaign.tokens_at(HAND)
    assert (die.kind, die.value) == ("tragedy", None)


def test_a_typed_face_is_as_good_as_a_rolled_one() -> None:
    table = a_session()
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    (asked,) = table.rules.asks(use)
    assert (asked.name, asked.size) == ("Triumph d6", 6)
    entry = table.dispatch(use, Dice(faces_in_turn(), {asked.role: 5})).entries[0]
    rolled = next(event for event in entry.events if isinstance(event, DiceRolled))
    assert (rolled.by, rolled.dice[0].face, rolled.dice[0].source) == (who(table, "Mira"), 5, "typed")
    assert entry.sentence == "Mira: Inspiration with Triumph 5, a hint of size 5."


def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    table = a_session()
    use = Use(use="inspiration", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    with pytest.raises(Refused, match="Triumph d6 shows 1 to 6, not 0"):
        table.dispatch(use, Dice(faces_in_turn(), {"destiny": 0}))


def test_nothing_is_spent_before_its_face_is_typed() -> None:
    table = a_session()
    before = table.campaign
    use = Use(use="stunt", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    with pytest.raises(DiceNeeded):
        table.dispatch(use, Dice(faces_in_turn(), ask_first=True))
    assert table.campaign == before


def test_what_a_token_was_used_for_is_kept_as_a_fact() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "stunt", 2, note="Off the chandelier.")
    fact = next(event for event in table.history.open.entries[-1].events if isinstance(event, TokenUsed))
    assert (fact.use, fact.by, fact.kinds, fact.value) == ("stunt", who(table, "Mira"), ("triumph",), 2)
    assert fact.note == "Off the chandelier."


def test_an_award_used_at_once_spends_no_token() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph", "stunt")
    fact = next(event for event in table.history.open.entries[-1].events if isinstance(event, TokenUsed))
    assert fact.kinds == ()


def test_nobody_spends_what_somebody_else_holds() -> None:
    table = a_session()
    of_rook = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Rook", "triumph"))
    of_pool = Use(use="coup", by=who(table, "Mira"), tokens=(pool_tokens(table, "destiny")[0].id,))
    assert why_not(table, of_rook) == "Mira does not hold that die."
    assert why_not(table, of_pool) == "Mira does not hold that die."


def test_a_token_named_twice_counts_once() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    twice = Use(use="coup", by=who(table, "Mira"), tokens=(stone, stone))
    assert why_not(table, twice) == "Each token counts once."


def test_dice_and_stones_are_not_spent_together() -> None:
    table = an_encounter()
    (stone,) = earn(table, "triumph-stone", 1)
    mixed = Use(use="coup", by=who(table, "Mira"), tokens=(stone, held_tokens(table, "Mira", "triumph")[0]))
    assert why_not(table, mixed) == "Take one Destiny die at a time."


def test_a_use_that_the_game_does_not_have_is_refused_in_words() -> None:
    assert why_not(a_session(), Use(use="fireball")) == "This game has no such use."


def test_an_absent_heros_dice_are_spent_only_if_the_gm_insists() -> None:
    table = a_session()
    do(table, SetPresent(character=who(table, "Mira"), present=False))
    use = Use(use="coup", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert refusal_of(table, use).overrulable


@pytest.mark.parametrize("use", ["coup", "improve-roll", "stunt"])
def test_only_ones_own_rolls_can_be_made_better(use: str) -> None:
    table = a_session()
    for_rook = Use(use=use, by=who(table, "Mira"), on=who(table, "Rook"), tokens=held_tokens(table, "Mira", "triumph"))
    assert why_not(table, for_rook) == "Without Luck Control, Mira cannot change somebody else's roll."


def test_luck_control_reaches_other_peoples_rolls() -> None:
    power = Trait(group="powers", name="Luck Control", rank=2)
    table = a_session(a_hero(traits=(power,)), a_hero("Rook"))
    die = held_tokens(table, "Mira", "triumph")
    use = Use(use="improve-roll", by=who(table, "Mira"), on=who(table, "Rook"), tokens=die)
    assert do(table, use, 3) == "Mira: Improve Roll with Triumph 3, +3 on the check."


def test_recover_by_destiny_is_outside_the_limit_of_the_encounter_and_adds_stress() -> None:
    table = an_encounter(a_hero(wounds=2), a_foe())
    do(table, Use(use="recover-action", by=who(table, "Mira")))
    said = spend(table, "Mira", "triumph", "recover", 3, ends="wound")
    assert said == "Mira: Recover with Triumph 3, for 1 Stress. A wound is taken away."
    assert (track_of(table, "Mira"), track_of(table, "Mira", "wounds")) == (2, 1)


def test_at_load_ten_a_held_die_buys_recover_because_it_leaves_first() -> None:
    table = a_session(a_hero(stress=8))
    spend(table, "Mira", "triumph", "recover", 1)
    assert (track_of(table, "Mira"), load_of(table, "Mira")) == (9, 10)


def test_with_ten_stones_a_die_over_the_limit_buys_no_recover() -> None:
    table = a_session(a_hero())
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=10, override=True))
    use = Use(use="recover", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "triumph"))
    assert why_not(table, use) == "Mira is at 10 Stress and cannot recover."


def test_what_recover_cannot_take_away_is_refused_before_the_die_is_rolled() -> None:
    table = a_session(a_hero())
    die = held_tokens(table, "Mira", "triumph")
    wound = Use(use="recover", by=who(table, "Mira"), tokens=die, inputs={"ends": "wound"})
    dazed = Use(use="recover", by=who(table, "Mira"), tokens=die, inputs={"ends": "dazed"})
    assert why_not(table, wound) == "Mira has no wound to take away."
    assert why_not(table, dazed) == "Mira is not dazed."


def test_a_vetoed_edit_gives_a_triumph_back_unrolled() -> None:
    table = a_session()
    spend(table, "Mira", "triumph", "edit-scene", 4)
    assert [offer.name for offer in table.rules.offers()] == ["Veto"]
    assert do(table, Use(use="veto")) == "The GM vetoes the edit; what Mira spent comes back."
    (back,) = held_tokens(table, "Mira", "triumph")
    token = table.campaign.token(back)
    assert token is not None
    assert (token.size, token.value) == (6, None)


def test_a_vetoed_edit_takes_a_tragedy_back_out_of_the_hand() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "edit-scene", 4)
    do(table, Use(use="veto"))
    assert hand_tokens(table) == ()
    assert len(held_tokens(table, "Mira", "tragedy")) == 1


def test_a_vetoed_edit_with_stones_returns_them_and_lifts_the_turns_lock() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3)
    do(table, NextTurn())
    do(table, Use(use="edit-scene", by=who(table, "Mira"), tokens=stones[:2]))
    do(table, Use(use="veto"))
    assert len(pool_tokens(table, "fate")) == 3
    assert len(earn(table, "triumph-stone", 1)) == 4


def test_a_veto_does_not_lift_a_lock_that_an_earlier_use_set() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3)
    do(table, Use(use="coup", by=who(table, "Mira"), tokens=stones[:1]))
    do(table, Use(use="edit-scene", by=who(table, "Mira"), tokens=stones[1:2]))
    do(table, Use(use="veto"))
    more = Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 1})
    assert why_not(table, more) == "Triumph has been used this turn; no more is earned until the next."


def test_a_vetoed_award_is_open_for_another_use() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "edit-scene")
    assert do(table, Use(use="veto")) == "The GM vetoes the edit; Mira may use the award otherwise."
    coup = Use(use="coup", by=who(table, "Mira"), inputs={"awarded": True})
    assert do(table, coup) == "Mira: Coup with Triumph 4, +2 degrees."
    assert len(held_tokens(table, "Mira", "triumph")) == 2


def test_a_vetoed_edit_with_fresh_stones_leaves_them_fresh() -> None:
    table = an_encounter(a_hero(stress=8))
    mira = who(table, "Mira")
    fresh = earn(table, "triumph-stone", 3, by="Mira")
    do(table, Use(use="edit-scene", by=mira, tokens=fresh[:2]))
    do(table, Use(use="veto"))
    fact = next(event for event in table.history.open.entries[-1].events if isinstance(event, TokenUsed))
    assert (fact.use, fact.kinds, fact.value) == ("veto", ("triumph-stone",) * 2, 2)
    again = tuple(token.id for token in pool_tokens(table, "fate"))
    assert len(again) == 3
    assert do(table, Use(use="coup", by=mira, tokens=again)) == "Mira: Coup with 3 Triumph stones, +2 degrees."


def test_there_is_nothing_to_veto_without_an_edit() -> None:
    table = a_session()
    assert why_not(table, Use(use="veto")) == "There is no edited scene to veto."
    awarded(table, "Mira", "triumph")
    assert why_not(table, Use(use="veto")) == "There is no edited scene to veto."


def test_an_edit_stands_once_something_else_is_done() -> None:
    table = an_encounter()
    spend(table, "Mira", "triumph", "edit-scene", 4)
    do(table, NextTurn())
    assert why_not(table, Use(use="veto")) == "There is no edited scene to veto."


def test_the_house_rule_sets_the_price_of_recover() -> None:
    table = a_session(a_hero(stress=2))
    do(table, SetHouseRule(key="healing-stress", value=2))
    assert spend(table, "Mira", "triumph", "recover", 3) == "Mira: Recover with Triumph 3, for 2 Stress."
    assert track_of(table, "Mira") == 4
