"""Characters typed in one line, and copies."""

import pytest

from gmtracker.engine.campaign import Trait
from gmtracker.engine.errors import Refused
from gmtracker.engine.parse_characters import (
    copy_character,
    copy_characters,
    find_trait_name,
    has_number_words,
    new_names,
    number_words_to_digits,
    parse_characters_line,
    parse_characters_list,
    with_unique_names,
)
from tests.builders.campaigns import a_campaign, a_foe, a_hero, a_table, who


def test_line_has_count_name_tier_and_traits() -> None:
    guards = parse_characters_line(a_campaign(), "3 Guard T2 toughness 4")
    assert [guard.name for guard in guards] == ["Guard 1", "Guard 2", "Guard 3"]
    assert {guard.tier for guard in guards} == {2}
    assert guards[0].traits == (Trait(group="resistances", name="Toughness", rank=4, link="Stamina"),)
    assert {guard.side for guard in guards} == {"opposition"}


def test_single_character_is_not_numbered() -> None:
    (hound,) = parse_characters_line(a_campaign(), "Glass Hound")
    assert hound.name == "Glass Hound"


def test_traits_and_tier_can_be_in_any_order() -> None:
    (thief,) = parse_characters_line(a_campaign(), "Quick Thief agility 3 stealth 5 tier 2 close combat 2")
    assert thief.name == "Quick Thief"
    assert thief.tier == 2
    assert [(trait.name, trait.rank) for trait in thief.traits] == [("Agility", 3), ("Stealth", 5), ("Close combat", 2)]


def test_names_continue_existing_numbers() -> None:
    table = a_table(a_foe("Guard"), a_foe("Guard 2"))
    assert new_names(table.campaign, "Guard", 2) == ("Guard 3", "Guard 4")
    assert new_names(table.campaign, "Guard 2", 1) == ("Guard 3",)
    assert new_names(table.campaign, "Hound", 1) == ("Hound",)


def test_taken_names_get_next_number() -> None:
    table = a_table(a_foe("Guard"), a_foe("Guard 4"))
    names = ("Hound", "Guard", "Hound", "Guard 7", "Guard", "Guard", "Hound", "Hound 2", "x" * 200, "x" * 200)
    apart = with_unique_names(table.campaign, [a_foe(name) for name in names])
    assert [one.name for one in apart] == [
        "Hound",
        "Guard 5",
        "Hound 2",
        "Guard 7",
        "Guard 6",
        "Guard 8",
        "Hound 3",
        "Hound 4",
        "x" * 200,
        "x" * 198 + " 2",
    ]


def test_copy_is_unharmed_and_has_next_number() -> None:
    table = a_table(a_hero("Guard", side="opposition", stress=0, wounds=2, conditions=("dazed",)))
    copy = copy_character(table.campaign, table.campaign.character(who(table, "Guard")))
    assert copy.name == "Guard 2"
    assert (copy.tracks, copy.conditions) == ({}, ())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "Type a name, for example “3 Guard”."),
        ("T2", "Type a name, for example “3 Guard”."),
        ("21 Guard", "You can add 1 to 20 at a time."),
        ("0 Guard", "You can add 1 to 20 at a time."),
        ("Guard claws 5", "“claws 5” is not a trait in this game."),
        ("Guard Acrobatics 5 Melee", "“Melee” is not a trait in this game."),
        ("Mira (Ana) Acrobatics 5 T2 Stealth 4 much too loud", "“much too loud” is not a trait in this game."),
    ],
)
def test_invalid_line_is_refused_with_reason(line: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_characters_line(a_campaign(), line)
    assert refused.value.sentence == why


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("six ogre", "6 ogre"),
        ("Ogre toughness Eight t2", "Ogre toughness 8 t2"),
        ("Agent Seven", "Agent Seven"),
        ("Sixten", "Sixten"),
    ],
)
def test_number_words_are_read_as_counts_and_ranks(line: str, meant: str) -> None:
    """Regression: "add six ogre" added one character named "Six ogre", without a message."""
    assert number_words_to_digits(line) == meant
    assert has_number_words(f"Mira, {line}") == (line != meant)


def test_trait_name_inside_character_name_is_found() -> None:
    game = a_campaign().game
    assert find_trait_name(game, "Ogre toughness eight") == "Toughness"
    assert find_trait_name(game, "Toughness") == ""
    assert find_trait_name(game, "Stealthy Ogre") == ""


def test_copies_of_several_are_numbered_consecutively() -> None:
    table = a_table(a_foe("Guard 1"), a_foe("Guard 2"))
    copies = copy_characters(table.campaign, table.campaign.characters)
    assert [copy.name for copy in copies] == ["Guard 3", "Guard 4"]


@pytest.mark.parametrize(
    "line", ["Mira (Ana), Rook (Ben)", "Mira (Ana); Rook(Ben)", "mira ( Ana ),, rook (Ben", "Mira (Ana)\nRook (Ben),"]
)
def test_list_has_heroes_with_players(line: str) -> None:
    heroes = parse_characters_list(a_campaign(), line, "heroes")
    assert [(hero.name, hero.player, hero.side) for hero in heroes] == [
        ("Mira", "Ana", "heroes"),
        ("Rook", "Ben", "heroes"),
    ]


@pytest.mark.parametrize(
    "line", ["Dock thug ×2, Hound T3", "Dock thug x2, Hound T3", "2 Dock thug; Hound T3", "Dock thug×2,Hound T3"]
)
def test_list_accepts_count_before_or_after_name(line: str) -> None:
    foes = parse_characters_list(a_campaign(), line, "opposition")
    assert [(foe.name, foe.tier) for foe in foes] == [("Dock thug 1", 1), ("Dock thug 2", 1), ("Hound", 3)]


def test_names_with_x_or_comma_in_parentheses_stay_whole() -> None:
    heroes = parse_characters_list(a_campaign(), "Max (Ana, on Fridays), Hex 4", "heroes")
    assert [(hero.name, hero.player) for hero in heroes] == [("Max", "Ana, on Fridays"), ("Hex 4", "")]


def test_repeated_names_in_list_are_numbered() -> None:
    assert [one.name for one in parse_characters_list(a_campaign(), "Thug, Thug, Thug", "opposition")] == [
        "Thug",
        "Thug 2",
        "Thug 3",
    ]


def test_list_without_name_is_refused_and_empty_list_accepted() -> None:
    with pytest.raises(Refused, match=r"^Type a name, for example “3 Guard”\.$"):
        parse_characters_list(a_campaign(), "Mira, (Ben)", "heroes")
    assert parse_characters_list(a_campaign(), " , ", "heroes") == ()


@pytest.mark.parametrize(
    ("line", "name", "player", "traits"),
    [
        ("Rook (Ben) Agility -3", "Rook", "Ben", {"Agility": -3}),
        ("Rook (Ben) T2 stealth 4", "Rook", "Ben", {"Stealth": 4}),
        ("Mira (the younger) Smith", "Mira (the younger) Smith", "", {}),
    ],
)
def test_traits_can_follow_player(line: str, name: str, player: str, traits: dict[str, int]) -> None:
    """Regression: the player silently became part of the name."""
    (hero,) = parse_characters_list(a_campaign(), line, "heroes")
    assert (hero.name, hero.player) == (name, player)
    assert {trait.name: trait.rank for trait in hero.traits} == traits


@pytest.mark.parametrize(
    ("game", "line", "trait"),
    [
        ("vagabond", "Wolf hp 5", Trait("body", "Hit Points", rank=5)),
        ("vagabond", "Wolf Hit Points 5", Trait("body", "Hit Points", rank=5)),
        ("humans-and-heroes", "Wolf hit points 5", Trait("limits", "HP", rank=5)),
    ],
)
def test_typed_track_sets_its_limiting_trait(game: str, line: str, trait: Trait) -> None:
    (wolf,) = parse_characters_line(a_campaign(ruleset=game), line)
    assert (wolf.name, wolf.traits) == ("Wolf", (trait,))


def test_track_without_limiting_trait_is_refused_in_line() -> None:
    with pytest.raises(Refused, match=r"^“possibilities 3” is not a trait in this game\.$"):
        parse_characters_line(a_campaign(ruleset="torg-eternity"), "Wolf possibilities 3")
