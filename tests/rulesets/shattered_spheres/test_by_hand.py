"""Tokens put, moved and taken by the GM's own hand."""

import pytest

from gmtracker.engine.campaign import HAND, Place, held_by, in_pool
from gmtracker.engine.commands import AddToken, MoveToken, RemoveToken, SetHouseRule
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId
from tests.support.builders import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    earn,
    faces_in_turn,
    held_tokens,
    load_of,
    pool_tokens,
    refusal_of,
    who,
    why_not,
)

DESTINY, FATE = in_pool("destiny"), in_pool("fate")


def test_a_die_laid_into_the_pool_is_rolled() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="triumph", place=DESTINY), 5) == "By hand: Triumph 5 to the Destiny pool."
    assert [die.value for die in pool_tokens(table, "destiny")] == [5]


def test_a_die_laid_into_the_pool_may_show_a_named_face() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="tragedy", place=DESTINY, value=2)) == "By hand: Tragedy 2 to the Destiny pool."
    wrong = AddToken(kind="tragedy", place=DESTINY, value=7)
    assert why_not(table, wrong) == "A Destiny die shows 1 to 6."


def test_a_die_given_to_a_hero_lies_unrolled_and_counts() -> None:
    table = a_table(a_hero())
    said = do(table, AddToken(kind="triumph", place=held_by(who(table, "Mira"))))
    assert said == "By hand: Triumph die to Mira."
    assert load_of(table, "Mira") == 1


def test_a_tragedy_may_be_laid_into_the_gms_hand() -> None:
    table = a_table(a_hero())
    assert do(table, AddToken(kind="tragedy", place=HAND)) == "By hand: Tragedy die to the GM's hand."


def test_a_stone_is_laid_into_the_fate_pool_of_an_encounter() -> None:
    table = an_encounter()
    assert do(table, AddToken(kind="triumph-stone", place=FATE)) == "By hand: Triumph stone to the Fate pool."


@pytest.mark.parametrize(
    ("kind", "place", "why"),
    [
        ("triumph", HAND, "The GM's hand holds Tragedy dice alone."),
        ("triumph", FATE, "The Fate pool holds stones, not dice."),
        ("triumph-stone", DESTINY, "The Destiny pool holds dice, not stones."),
        ("triumph-stone", FATE, "There is a Fate pool only in an encounter."),
        ("triumph", in_pool("swimming"), "There is no such place on this table."),
        ("triumph", held_by(CharacterId("c99")), "That character is no longer in the campaign."),
        ("triumph", Place("character"), "Say first which character is meant."),
        ("button", DESTINY, "Shattered Spheres has Destiny dice and Fate stones."),
    ],
)
def test_a_token_goes_only_where_its_kind_belongs(kind: str, place: Place, why: str) -> None:
    refusal = refusal_of(a_table(a_hero()), AddToken(kind=kind, place=place))
    assert (refusal.sentence, refusal.overrulable) == (why, False)


def test_only_heroes_hold_dice_and_nobody_holds_stones() -> None:
    table = a_table(a_hero(), a_foe())
    sentence = "Heroes hold Destiny dice, and nobody else holds anything."
    assert why_not(table, AddToken(kind="triumph", place=held_by(who(table, "Warden")))) == sentence
    assert why_not(table, AddToken(kind="triumph-stone", place=held_by(who(table, "Mira")))) == sentence


def test_a_face_for_a_die_that_shows_none_is_refused() -> None:
    table = a_table(a_hero())
    held = AddToken(kind="triumph", place=held_by(who(table, "Mira")), value=3)
    assert why_not(table, held) == "Only a die in the Destiny pool shows a face."


def test_a_full_hero_takes_a_die_by_hand_only_if_the_gm_insists() -> None:
    table = a_table(a_hero(stress=10))
    place = held_by(who(table, "Mira"))
    refusal = refusal_of(table, AddToken(kind="triumph", place=place))
    assert refusal.sentence == "Mira is at 10 Stress and cannot take a Destiny die."
    do(table, AddToken(kind="triumph", place=place, override=True))
    assert load_of(table, "Mira") == 11


def test_a_house_rule_keeps_the_empty_pool_empty() -> None:
    table = a_table(a_hero())
    do(table, SetHouseRule(key="refill-by-hand", value=False))
    refusal = refusal_of(table, AddToken(kind="triumph", place=DESTINY, value=1))
    assert refusal.sentence == "At this table the pool stays empty until the next session."
    do(table, AddToken(kind="triumph", place=DESTINY, value=1, override=True))
    assert do(table, AddToken(kind="triumph", place=DESTINY, value=1)).startswith("By hand")


def test_tokens_are_moved_by_hand_only_against_the_rules() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    to_rook = MoveToken(token=die, to=held_by(who(table, "Rook")))
    refusal = refusal_of(table, to_rook)
    assert refusal.sentence == "By the rules that Triumph die does not go there."
    assert refusal.overrulable
    do(table, MoveToken(token=die, to=held_by(who(table, "Rook")), override=True))
    assert die in held_tokens(table, "Rook", "triumph")


def test_what_can_never_lie_there_is_not_offered_to_be_overruled() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    assert not refusal_of(table, MoveToken(token=die, to=HAND)).overrulable
    assert why_not(table, MoveToken(token=die, to=held_by(who(table, "Mira")))) == "It lies there already."


def test_a_die_that_goes_back_into_the_pool_is_rolled_and_one_that_leaves_it_is_not() -> None:
    table = a_session()
    (die,) = held_tokens(table, "Mira", "triumph")
    move = MoveToken(token=die, to=DESTINY, override=True)
    table.dispatch(move, Dice(faces_in_turn(), {"pool.by-hand": 4}))
    assert table.campaign.token(die) in pool_tokens(table, "destiny")
    assert [t.value for t in pool_tokens(table, "destiny") if t.id == die] == [4]
    do(table, MoveToken(token=die, to=held_by(who(table, "Rook")), override=True))
    assert [t.value for t in table.campaign.tokens if t.id == die] == [None]


def test_a_token_is_taken_out_of_play_by_hand_and_the_log_says_whose_it_was() -> None:
    table = an_encounter(faces=(3,))
    pool_die = pool_tokens(table, "destiny", "triumph")[0].id
    (stone,) = earn(table, "triumph-stone", 1)
    assert do(table, RemoveToken(token=pool_die)) == "By hand: a Triumph die showing 3 leaves play."
    (held,) = held_tokens(table, "Mira", "tragedy")
    assert do(table, RemoveToken(token=held)) == "By hand: a Tragedy die of Mira leaves play."
    assert do(table, RemoveToken(token=stone)) == "By hand: a Triumph stone leaves play."
    assert why_not(table, RemoveToken(token=stone)) == "That token is no longer on the table."
