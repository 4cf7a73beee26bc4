"""The description of the game: it has everything that the rules name."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Trait
from gmtracker.engine.commands import EditCharacter, SetTrack, SetTrait
from gmtracker.engine.events import TraitSet
from gmtracker.engine.evolve import evolve
from gmtracker.engine.handlers.characters import tidy_character
from gmtracker.engine.handlers.expiry import default_expiry
from gmtracker.rulesets.torg_eternity.sheet import GAME, SKILLS_BY_ATTRIBUTE
from tests.builders import refusals
from tests.builders.campaigns import do, reason_of, track_of, who
from tests.builders.refusals import because
from tests.builders.torg_eternity import a_scene, brute, ilse, somebody


def test_round_takes_ten_seconds_in_any_scene() -> None:
    assert {kind.round_seconds for kind in GAME.encounters} == {10}


def test_five_attributes_exist_and_strength_has_no_skills() -> None:
    assert list(SKILLS_BY_ATTRIBUTE) == ["Charisma", "Dexterity", "Mind", "Spirit", "Strength"]
    assert SKILLS_BY_ATTRIBUTE["Strength"] == ()


@pytest.mark.parametrize(("skill", "attribute"), [("Taunt", "Charisma"), ("Dodge", "Dexterity"), ("Reality", "Spirit")])
def test_skill_is_linked_to_its_attribute(skill: str, attribute: str) -> None:
    assert skill in SKILLS_BY_ATTRIBUTE[attribute]


def test_limit_of_wounds_is_three_and_of_shock_spirit() -> None:
    table = a_scene(ilse(attributes={"Spirit": 9}))
    knight = who(table, "Ilse")
    assert (table.campaign.track_maximum(knight, "wounds"), table.campaign.track_maximum(knight, "shock")) == (3, 9)
    assert reason_of(table, SetTrack(character=knight, track="wounds", value=4)) == because(
        refusals.TRACK_RANGE, track="Wounds", low="0", high="3"
    )


def test_limits_on_the_sheet_replace_the_defaults() -> None:
    table = a_scene(somebody("Tomas"), brute(limits={"Shock": 14, "Wounds": 1}))
    foe = who(table, "Brute")
    assert (table.campaign.track_maximum(foe, "wounds"), table.campaign.track_maximum(foe, "shock")) == (1, 14)


def test_unknown_limit_is_refused_unless_already_on_the_sheet() -> None:
    """Before, “Foo 3” was accepted as a limit like Toughness, but no rule used it."""
    table = a_scene()
    knight, foo = table.campaign.character(who(table, "Ilse")), Trait("limits", "Foo", rank=3)
    assert reason_of(table, SetTrait(character=knight.id, trait=foo)) == because(
        refusals.UNKNOWN_TRAIT_OF_LIST, what="limit", trait="Foo", names="Toughness, Shock and Wounds"
    )
    with_foo = replace(knight, traits=(*knight.traits, foo))
    assert reason_of(table, EditCharacter(character=with_foo)) == because(
        refusals.UNKNOWN_TRAIT_OF_LIST, what="limit", trait="Foo", names="Toughness, Shock and Wounds"
    )
    had = evolve(table.campaign, TraitSet(character=knight.id, trait=foo))
    assert foo in tidy_character(had, replace(with_foo, notes="Tall")).traits


def test_cards_are_counted_in_hand() -> None:
    table = a_scene()
    do(table, SetTrack(character=who(table, "Ilse"), track="cards", value=4))
    assert track_of(table, "Ilse", "cards") == 4
    assert reason_of(table, SetTrack(character=who(table, "Brute"), track="cards", value=1)) == because(
        refusals.TRACK_OF_OTHERS, name="Brute", track="Cards"
    )


@pytest.mark.parametrize("key", ["stymied", "very-stymied", "vulnerable", "very-vulnerable"])
def test_stymied_and_vulnerable_expire_by_themselves(key: str) -> None:
    table = a_scene()
    assert default_expiry(table.campaign, who(table, "Ilse"), key) is not None


@pytest.mark.parametrize("key", ["unconscious", "defeated"])
def test_out_of_fight_conditions_do_not_expire(key: str) -> None:
    table = a_scene()
    assert default_expiry(table.campaign, who(table, "Ilse"), key) is None


def test_house_rules_are_those_the_rules_name() -> None:
    defaults = {rule.key: rule.default for rule in GAME.house_rules}
    assert defaults == {
        "act-possibilities": 3,
        "act-adds": False,
        "gm-possibilities": 1,
        "session-is-act": True,
        "most-possibilities": 1,
        "out-take-turns": False,
    }
