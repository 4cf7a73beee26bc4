"""The commands for drops of tokens, by target."""

import pytest

from gmtracker.engine.campaign import HAND, Place, Trait, character_place, pool_place
from gmtracker.engine.commands import AddToken, NextTurn, SetPresent, SetTrack, StartEncounter, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import TokenUsed
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    awarded,
    do,
    earn,
    hand_tokens,
    held_tokens,
    last_event,
    pool_tokens,
    spend,
    who,
)
from tests.builders.refusals import Reason, because, given_reason
from tests.builders.shattered_spheres import an_ambush, an_attack, attack

MIRA, ROOK, WARDEN = "Mira", "Rook", "Warden"


def on(table: Table, name: str) -> Place:
    return character_place(who(table, name))


def why_no_drop(table: Table, tokens: tuple[TokenId, ...], target: Target) -> Reason:
    with pytest.raises(Refused) as caught:
        table.rules.drop_result(tokens, target)
    return given_reason(caught.value)


def with_hubrises(*names: str) -> Table:
    return a_session(a_hero(traits=tuple(Trait(group="hubrises", name=name) for name in names)), faces=(2, 5))


def test_pool_die_on_a_hero_is_an_award() -> None:
    table = a_session()
    die = pool_tokens(table, "destiny")[0].id
    result = table.rules.drop_result((die,), on(table, MIRA))
    assert result.command == Use(use="award", by=who(table, MIRA), tokens=(die,))
    assert result.message == "Award"


def test_held_die_on_its_hero_offers_the_six_uses() -> None:
    table = a_session()
    result = table.rules.drop_result(held_tokens(table, MIRA, "tragedy"), on(table, MIRA))
    assert result.message == "Mira: Spend Tragedy die (goes to the GM's hand)"
    assert [offer.name for offer in result.offers] == [
        "Coup",
        "Edit Scene",
        "Improve Roll",
        "Inspiration",
        "Recover",
        "Stunt",
    ]
    assert result.refusal == ""


def test_every_offer_of_a_choice_works_with_a_hit() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    for offer in table.rules.drop_result(held_tokens(table, MIRA, "triumph"), on(table, MIRA)).offers:
        assert not table.rules.preview(offer.command).refused


def test_refused_use_stays_in_the_choice_with_its_reason() -> None:
    table = a_session()
    do(table, SetTrack(character=who(table, MIRA), track="stress", value=10, override=True))
    result = table.rules.drop_result(held_tokens(table, MIRA, "triumph"), on(table, MIRA))
    refused = {offer.name: offer.refusal for offer in result.offers if offer.refusal}
    assert refused == {
        "Coup": refusals.COUP_NEEDS_ROLL_OF.format(name="Mira"),
        "Recover": refusals.FULL_FOR_RECOVER.format(hero="Mira"),
        "Stunt": refusals.STUNT_NEEDS_HIT,
    }


def test_held_die_on_another_character_is_refused() -> None:
    table = a_session()
    why = why_no_drop(table, held_tokens(table, MIRA, "triumph"), on(table, ROOK))
    assert why == because(refusals.ONLY_OWN_DIE, holder="Mira")


def test_stones_on_a_hero_offer_uses_at_their_number() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3)
    result = table.rules.drop_result(stones, on(table, MIRA))
    assert "+3" in result.offers[2].effect
    do(table, result.offers[2].command)
    assert last_event(table, TokenUsed).value == 3


def test_stones_of_the_other_side_are_refused() -> None:
    table = an_encounter()
    stones = earn(table, "tragedy-stone", 1)
    assert why_no_drop(table, stones, on(table, MIRA)) == because(
        refusals.WRONG_SIDE.format(name="Mira", own="Triumph", other="Tragedy")
    )
    assert table.rules.drop_result(stones, on(table, WARDEN)).offers


def test_unreachable_stones_say_why_and_offer_an_override() -> None:
    table = an_encounter(a_hero(stress=8), a_foe())
    stones = earn(table, "triumph-stone", 1)
    do(table, NextTurn())
    result = table.rules.drop_result(stones, on(table, MIRA))
    assert result.refusal == refusals.FULL_FOR_FATE.format(hero="Mira")
    assert all(offer.refusal and offer.overrulable for offer in result.offers)


def test_hand_die_dropped_on_a_hero_is_used_against_them() -> None:
    table = a_session()
    spend(table, MIRA, "tragedy", "inspiration", 2)
    result = table.rules.drop_result(hand_tokens(table), on(table, ROOK))
    assert [offer.command.use for offer in result.offers] == ["gm-penalty", "gm-disadvantage", "gm-use"]
    assert {offer.command.on for offer in result.offers} == {who(table, ROOK)}
    why = why_no_drop(table, hand_tokens(table), on(table, WARDEN))
    assert why == because(refusals.GM_DIE_AGAINST_HEROES)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (HAND, because(refusals.HAND_GETS_SPENT_DICE)),
        (pool_place("destiny"), because(refusals.NOT_BACK_TO_POOL)),
        (pool_place("fate"), because(refusals.NOT_BACK_TO_POOL)),
        (character_place(CharacterId("c99")), because(refusals.CHARACTER_GONE)),
    ],
)
def test_useless_drop_is_refused_with_the_reason(place: Place, why: Reason) -> None:
    table = a_session()
    assert why_no_drop(table, held_tokens(table, MIRA, "triumph"), place) == why


def test_drop_in_place_or_of_removed_token_is_refused() -> None:
    table = a_session()
    die = pool_tokens(table, "destiny")[0].id
    assert why_no_drop(table, (die,), pool_place("destiny")) == because(refusals.ALREADY_THERE)
    assert why_no_drop(table, (TokenId("t99"),), on(table, MIRA)) == because(refusals.TOKEN_GONE)


def test_held_die_on_a_use_is_spent_for_it() -> None:
    table = a_session()
    die = held_tokens(table, MIRA, "triumph")
    result = table.rules.drop_result(die, OnUse("coup", who(table, MIRA)))
    assert result.command == Use(use="coup", by=who(table, MIRA), tokens=die)
    assert result.message == "Coup"


def test_pool_die_on_a_use_must_be_awarded_first() -> None:
    table = a_session()
    why = why_no_drop(table, (pool_tokens(table, "destiny")[0].id,), OnUse("coup", who(table, MIRA)))
    assert why == because(refusals.AWARD_FIRST)


def test_drop_on_a_use_without_tokens_is_refused() -> None:
    table = a_session()
    why = why_no_drop(table, held_tokens(table, MIRA, "triumph"), OnUse("heal", who(table, MIRA)))
    assert why == because(refusals.NO_DROP_THERE)


def test_pool_tragedy_on_the_only_hubris_activates_it() -> None:
    table = with_hubrises("Pride")
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    result = table.rules.drop_result((die,), OnUse("hubris", who(table, MIRA)))
    assert result.command == Use(use="hubris", by=who(table, MIRA), tokens=(die,))


def test_gm_chooses_among_several_hubrises() -> None:
    table = with_hubrises("Pride", "Envy")
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    result = table.rules.drop_result((die,), OnUse("hubris", who(table, MIRA)))
    assert result.message == "Mira: Hubris"
    assert [(offer.name, offer.effect) for offer in result.offers] == [("Pride", "severity 5"), ("Envy", "severity 5")]
    do(table, result.offers[1].command)
    assert last_event(table, TokenUsed).note == "Envy"


def test_impossible_choice_of_hubrises_is_refused() -> None:
    table = with_hubrises("Pride", "Envy")
    triumph = pool_tokens(table, "destiny", "triumph")[0].id
    hubris = OnUse("hubris", who(table, MIRA))
    assert why_no_drop(table, (triumph,), hubris) == because(refusals.HUBRIS_NEEDS_TRAGEDY)
    do(table, SetPresent(character=who(table, MIRA), present=False))
    result = table.rules.drop_result((pool_tokens(table, "destiny", "tragedy")[0].id,), hubris)
    assert result.refusal == refusals.NOT_PRESENT.format(hero="Mira")


def test_gm_tragedy_is_refused_against_an_absent_hero() -> None:
    """Before, an absent hero lit up as a target."""
    table = a_session()
    do(table, AddToken(kind="tragedy", place=HAND))
    die = table.campaign.tokens_at(HAND)[0].id
    assert not table.rules.drop_result((die,), character_place(who(table, MIRA))).refusal
    do(table, SetPresent(character=who(table, MIRA), present=False))
    result = table.rules.drop_result((die,), character_place(who(table, MIRA)))
    assert result.refusal == "Mira is not present this session."


def test_nothing_is_offered_while_nothing_is_open() -> None:
    table = a_session()
    assert table.rules.offers() == ()
    awarded(table, MIRA, "triumph", "inspiration")
    do(table, StartEncounter(kind="combat", order=()))
    assert table.rules.offers() == ()


def test_every_offer_after_an_award_works_with_a_hit() -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    awarded(table, MIRA, "triumph")
    offers = [offer for offer in table.rules.offers() if offer.command.inputs.get("awarded")]
    assert len(offers) == 6
    assert not any(table.rules.preview(offer.command).refused for offer in offers)
