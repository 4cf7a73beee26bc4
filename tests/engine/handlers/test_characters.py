"""Commands about characters that every game shares: sheets, tracks, conditions, presence, visibility."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Condition, Expiry, Trait, character_place
from gmtracker.engine.commands import (
    AddCharacters,
    EditCharacter,
    RemoveCharacter,
    SetCondition,
    SetOrder,
    SetPlayerVisibility,
    SetPresent,
    SetTrack,
    SetTrait,
)
from gmtracker.engine.events import CharacterDescribed, TraitRemoved, TraitSet
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.ids import CharacterId
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
    who,
)
from tests.builders.refusals import Reason, because


def test_players_see_all_of_heroes_and_names_of_opposition() -> None:
    table = a_table(a_hero(), a_foe())
    assert [player_visibility(table.campaign, person) for person in table.campaign.characters] == ["all", "name"]


def test_foe_can_be_hidden_and_shown() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    do(table, SetPlayerVisibility(character=foe, seen="nothing"))
    assert player_visibility(table.campaign, table.campaign.character(foe)) == "nothing"
    do(table, SetPlayerVisibility(character=foe, seen="all"))
    assert player_visibility(table.campaign, table.campaign.character(foe)) == "all"


def test_undo_shows_hidden_foe_again() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    do(table, SetPlayerVisibility(character=foe, seen="nothing"))
    table.undo()
    assert player_visibility(table.campaign, table.campaign.character(foe)) == "name"


def test_unchanged_visibility_is_refused() -> None:
    table = a_table(a_foe())
    assert reason_of(table, SetPlayerVisibility(character=who(table, "Warden"), seen="name")) == because(
        refusals.ALREADY_SET
    )


def test_heroes_cannot_be_hidden() -> None:
    table = a_table(a_hero())
    hide = SetPlayerVisibility(character=who(table, "Mira"), seen="nothing")
    assert reason_of(table, hide) == because(refusals.HEROES_ARE_SEEN, name="Mira")


def test_removing_character_removes_its_visibility_marker() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    do(table, SetPlayerVisibility(character=foe, seen="nothing"))
    do(table, RemoveCharacter(character=foe))
    assert table.campaign.markers == ()


STRANGER = CharacterId("c99")


def mira(table: Table) -> Character:
    return table.campaign.character(who(table, "Mira"))


def with_trait(table: Table, group: str, name: str, rank: int = 0, penalty: int = 0) -> SetTrait:
    trait = Trait(group=group, name=name, rank=rank, penalty=penalty)
    return SetTrait(character=who(table, "Mira"), trait=trait)


def test_added_characters_get_new_ids_in_order() -> None:
    table = a_table()
    do(table, AddCharacters(characters=(a_hero(" Mira "), a_hero("Rook"), a_foe())))
    assert [(c.id, c.name) for c in table.campaign.characters] == [("c1", "Mira"), ("c2", "Rook"), ("c3", "Warden")]


def test_log_groups_crowd_names() -> None:
    """Regression: the log listed all twelve names, twice, and again with each change of the turn order."""
    table = an_encounter(a_hero(), a_foe())
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 13))
    said = [do(table, AddCharacters(characters=thugs, into_turns=True))]
    foremost = SetOrder(order=tuple(who(table, name) for name in (*(one.name for one in thugs), "Mira", "Warden")))
    assert [*said, do(table, foremost)] == [
        "Thug ×12 join the campaign. Thug ×12 act after Warden.",
        "Turn order: Thug ×12, Mira, Warden.",
    ]


def test_undo_label_of_import_counts_characters() -> None:
    table = a_table(*(a_hero(f"Hero {n}") for n in range(7)))
    assert table.undo_label() == "adding 7 characters"
    do(table, AddCharacters(characters=(a_hero(),)))
    assert table.undo_label() == "adding Mira"


@pytest.mark.parametrize(
    ("character", "reason"),
    [
        (a_hero("  "), because(refusals.NO_CHARACTER_NAME)),
        (a_hero(tier=0), because(refusals.TIER_TOO_LOW, name="Mira", tier="Tier")),
        (replace(a_hero(), level=-1), because(refusals.LEVEL_TOO_LOW, name="Mira", level="Level")),
        (replace(a_hero(), tracks={"mana": 3}), because(refusals.UNKNOWN_TRACK)),
        (replace(a_hero(), tracks={"stress": 11}), because(refusals.TRACK_RANGE, track="Stress", low="0", high="10")),
        (replace(a_foe(), tracks={"stress": 1}), because(refusals.TRACK_OF_OTHERS, name="Warden", track="Stress")),
        (a_hero(conditions=("sleepy",)), because(refusals.UNKNOWN_CONDITION)),
        (
            a_hero(traits=(Trait("edges", "Luck"), Trait("edges", " Luck"))),
            because(refusals.TRAIT_TWICE, name="Mira", trait="Luck"),
        ),
    ],
)
def test_invalid_sheet_is_refused(character: Character, reason: Reason) -> None:
    assert reason_of(a_table(), AddCharacters(characters=(a_hero("Rook"), character))) == reason


def test_adding_no_characters_is_refused() -> None:
    assert reason_of(a_table(), AddCharacters(characters=())) == because(refusals.NO_NEW_CHARACTERS)


@pytest.mark.parametrize(
    ("trait", "reason"),
    [
        (Trait("moods", "Sunny"), because(refusals.UNKNOWN_TRAIT_GROUP)),
        (Trait("skills", " "), because(refusals.NO_CURSE_NAME, what="skill", name="Mira")),
        (Trait("abilities", "Beauty"), because(refusals.UNKNOWN_TRAIT, what="ability", trait="Beauty")),
        (
            Trait("skills", "Stealth", rank=41),
            because(refusals.TRAIT_RANGE, trait="Stealth", name="Mira", low=0, high=40),
        ),
        (
            Trait("skills", "Stealth", rank=-1),
            because(refusals.TRAIT_RANGE, trait="Stealth", name="Mira", low=0, high=40),
        ),
        (
            Trait("skills", "Stealth", rank=1, penalty=1),
            because(refusals.TRAIT_RANGE, trait="Stealth", name="Mira", low=0, high=40),
        ),
        (
            Trait("abilities", "Agility", rank=21),
            because(refusals.TRAIT_RANGE, trait="Agility", name="Mira", low=-20, high=20),
        ),
        (
            Trait("abilities", "Agility", penalty=21),
            because(refusals.TRAIT_RANGE, trait="Agility", name="Mira", low=-20, high=20),
        ),
        (
            Trait("abilities", "Agility", penalty=-1),
            because(refusals.TRAIT_RANGE, trait="Agility", name="Mira", low=-20, high=20),
        ),
        (Trait("edges", "Luck", rank=-21), because(refusals.TRAIT_RANGE, trait="Luck", name="Mira", low=-20, high=20)),
    ],
)
def test_invalid_trait_is_refused(trait: Trait, reason: Reason) -> None:
    table = a_table(a_hero())
    assert reason_of(table, SetTrait(character=who(table, "Mira"), trait=trait)) == reason


def test_ability_can_have_rank_and_penalty() -> None:
    table = a_table(a_hero())
    do(table, with_trait(table, "abilities", "Agility", 4, 2))
    assert mira(table).trait("abilities", "Agility") == Trait("abilities", "Agility", 4, 2)


def test_negative_ability_rank_becomes_penalty() -> None:
    table = a_table(a_hero())
    do(table, with_trait(table, "abilities", "Agility", -3))
    assert mira(table).trait("abilities", "Agility") == Trait("abilities", "Agility", 0, 3)


def test_edge_can_be_negative_and_text_trait_loses_rank() -> None:
    table = a_table(a_hero())
    do(table, with_trait(table, "edges", "Luck", -2))
    assert mira(table).trait("edges", "Luck") == Trait("edges", "Luck", -2)
    do(table, with_trait(table, "hubrises", "Pride", 7))
    assert mira(table).trait("hubrises", "Pride") == Trait("hubrises", "Pride")


def test_power_without_rank_gets_lowest_rank() -> None:
    table = a_table(a_hero())
    do(table, with_trait(table, "powers", "Flight"))
    assert mira(table).trait("powers", "Flight") == Trait("powers", "Flight", 1)


def test_log_of_rename_has_both_names() -> None:
    """Regression: the log said that a character with the new, unknown name was edited."""
    table = a_table(a_hero())
    said = [do(table, EditCharacter(character=replace(mira(table), name="Mara")))]
    known = table.campaign.characters[0]
    said.append(do(table, EditCharacter(character=replace(known, name="Mo", player="Bea"))))
    assert said == ["Mira is now called Mara.", "Mara is now called Mo. Mo's sheet is updated."]


def test_unchanged_trait_is_refused() -> None:
    table = a_table(a_hero())
    do(table, with_trait(table, "skills", "Stealth", 3))
    assert reason_of(table, with_trait(table, "skills", " Stealth ", 3)) == because(refusals.ALREADY_SET)


def test_edit_emits_only_differences() -> None:
    traits = (Trait("skills", "Stealth", 3), Trait("skills", "Might", 2))
    table = a_table(a_hero(traits=traits))
    new = replace(mira(table), player="Bea", traits=(Trait("skills", "Stealth", 4),))
    do(table, EditCharacter(character=new))
    kinds = [type(event) for event in table.history.open_chapter.entries[-1].events]
    assert kinds == [CharacterDescribed, TraitRemoved, TraitSet]
    assert mira(table) == new


def test_edit_keeps_tracks_and_conditions() -> None:
    table = a_table(a_hero(stress=4, conditions=("dazed",)))
    do(table, EditCharacter(character=replace(mira(table), tracks={}, conditions=(), notes="Limps.")))
    assert mira(table).tracks == {"stress": 4}
    assert mira(table).conditions == (Condition("dazed"),)


def test_unchanged_edit_is_refused() -> None:
    table = a_table(a_hero())
    assert reason_of(table, EditCharacter(character=mira(table))) == because(refusals.ALREADY_SET)
    gone = EditCharacter(character=replace(mira(table), id=STRANGER))
    assert reason_of(table, gone) == because(refusals.CHARACTER_GONE)


def test_removing_character_removes_tokens_and_turn() -> None:
    table = an_encounter()
    rook = who(table, "Rook")
    do(table, RemoveCharacter(character=rook))
    campaign = table.campaign
    assert campaign.find_character(rook) is None
    assert campaign.tokens_at(character_place(rook)) == ()
    assert campaign.session is not None
    assert campaign.encounter is not None
    assert rook not in (*campaign.session.present, *campaign.encounter.order)


def test_undo_restores_removed_character_completely() -> None:
    table = an_encounter()
    before = table.campaign
    do(table, RemoveCharacter(character=who(table, "Mira")))
    assert table.undo_label() == "removal of Mira"
    table.undo()
    assert table.campaign == before


def test_track_is_set_only_within_its_range() -> None:
    table = a_table(a_hero(), a_foe())
    own = who(table, "Mira")
    do(table, SetTrack(character=own, track="wounds", value=2))
    assert table.campaign.track_value(own, "wounds") == 2
    assert reason_of(table, SetTrack(character=own, track="stress", value=-1)) == because(
        refusals.TRACK_RANGE, track="Stress", low="0", high="10"
    )
    assert reason_of(table, SetTrack(character=own, track="mana", value=1)) == because(refusals.UNKNOWN_TRACK)
    assert reason_of(table, SetTrack(character=own, track="wounds", value=2)) == because(refusals.ALREADY_SET)
    assert reason_of(table, SetTrack(character=STRANGER, track="wounds", value=2)) == because(refusals.CHARACTER_GONE)


def test_track_of_other_side_is_refused() -> None:
    table = a_table(a_foe())
    stress = SetTrack(character=who(table, "Warden"), track="stress", value=1)
    assert reason_of(table, stress) == because(refusals.TRACK_OF_OTHERS, name="Warden", track="Stress")
    assert load_of(table, "Warden") == 0


def test_condition_can_be_added_and_removed() -> None:
    table = a_table(a_hero())
    own = who(table, "Mira")
    do(table, SetCondition(character=own, condition="fatigued"))
    assert mira(table).conditions == (Condition("fatigued"),)
    off = SetCondition(character=own, condition="fatigued", on=False)
    do(table, off)
    assert mira(table).conditions == ()
    assert reason_of(table, off) == because(refusals.NOT_SO, name="Mira", condition="fatigued")
    assert reason_of(table, SetCondition(character=own, condition="sleepy")) == because(refusals.UNKNOWN_CONDITION)


def test_unchanged_condition_is_refused() -> None:
    table = a_table(a_hero(conditions=("fatigued",)))
    assert reason_of(table, SetCondition(character=who(table, "Mira"), condition="fatigued")) == because(
        refusals.ALREADY_SET
    )


@pytest.mark.parametrize(
    ("until", "said"),
    [
        (Expiry("turn-end"), "Mira is dazed until the turn ends."),
        (Expiry("encounter-end"), "Mira is dazed until the encounter ends."),
        (Expiry("session-end"), "Mira is dazed until the session ends."),
    ],
)
def test_log_shows_expiry_of_condition(until: Expiry, said: str) -> None:
    table = an_encounter()
    assert do(table, SetCondition(character=who(table, "Mira"), condition="dazed", expiry=until)) == said


@pytest.mark.parametrize(
    "until", [Expiry("round-end", skip=2), Expiry("encounter-end"), Expiry("turn-end", character=CharacterId("c1"))]
)
def test_condition_with_encounter_expiry_is_refused_outside_encounter(until: Expiry) -> None:
    """Regression: "fatigued for 3 rounds" was accepted without an encounter, unlike the GM's own markers."""
    table = a_session()
    assert reason_of(table, SetCondition(character=who(table, "Mira"), condition="dazed", expiry=until)) == because(
        refusals.NO_ENCOUNTER
    )


def test_condition_waiting_for_unknown_character_is_refused() -> None:
    table = a_session()
    until = Expiry("turn-end", character=STRANGER)
    command = SetCondition(character=who(table, "Mira"), condition="dazed", expiry=until)
    assert reason_of(table, command) == because(refusals.CHARACTER_GONE)


def test_hero_can_leave_and_rejoin_session() -> None:
    table = a_session()
    rook = who(table, "Rook")
    away, back = SetPresent(character=rook, present=False), SetPresent(character=rook, present=True)
    assert reason_of(table, back) == because(refusals.ALREADY_SET)
    do(table, away)
    assert table.campaign.session is not None
    assert rook not in table.campaign.session.present
    assert table.undo_label() == "Rook's departure"
    assert reason_of(table, away) == because(refusals.ALREADY_SET)
    do(table, back)
    assert rook in table.campaign.session.present
    assert table.undo_label() == "Rook's return"
    assert load_of(table, "Rook") == 2


def test_presence_of_foe_or_without_session_is_refused() -> None:
    table = a_session()
    foe = SetPresent(character=who(table, "Warden"), present=True)
    assert reason_of(table, foe) == because(refusals.ONLY_HEROES_PRESENT, name="Warden")
    prepared = a_table(a_hero())
    nobody = SetPresent(character=who(prepared, "Mira"), present=True)
    assert reason_of(prepared, nobody) == because(refusals.NO_SESSION)
