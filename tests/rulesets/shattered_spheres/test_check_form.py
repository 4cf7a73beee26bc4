"""From a sheet to a check: default values, changed values, and notes."""

from typing import Any

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.check.form import CheckDraft, CheckForm, Value
from gmtracker.engine.commands import AddNote, EditCharacter, NextTurn, SetCondition, SetHouseRule, SetTrack, Use
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_form import ROUTINE_HINT, prepared_check
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
    parse_check,
)
from tests.builders import refusals
from tests.builders.campaigns import a_hero, do, reason_of, who
from tests.builders.refusals import because
from tests.builders.shattered_spheres import (
    ACROBAT,
    FIGHTER,
    a_surge,
    an_ambush,
    an_attack,
    announce,
    attack,
    draft,
    mira,
    warden,
)


def spec_of(table: Table, wanted: CheckDraft) -> CheckSpec:
    """Return the check that a draft's command rolls."""
    command = table.rules.check_form(wanted).command
    assert command is not None
    return parse_check(command.inputs["check"])


def spec(table: Table, by: str = "Mira", on: str = "", **values: Value) -> CheckSpec:
    return spec_of(table, draft(table, by, on, **values))


def form(table: Table, by: str = "Mira", on: str = "", **values: Value) -> CheckForm:
    return table.rules.check_form(draft(table, by, on, **values))


def a_table_of(*traits: Trait, tier: int = 2, wounds: int = 0) -> Table:
    return an_ambush(a_hero("Mira", tier=tier, wounds=wounds, traits=traits), warden())


def test_skill_rank_is_flat_and_ability_ranks_are_advantage() -> None:
    found = spec(a_table_of(*ACROBAT), trait="skills:Acrobatics")
    assert (found.kind, found.skill_rank, found.advantage, found.disadvantage, found.tier) == ("skill", 7, 4, 0, 2)


def test_ability_can_give_advantage_and_disadvantage() -> None:
    table = a_table_of(Trait("abilities", "Agility", rank=2, penalty=3), Trait("skills", "Stealth", rank=1))
    found = spec(table, trait="skills:Stealth")
    assert (found.advantage, found.disadvantage) == (2, 3)


def test_untrained_skill_has_rank_zero_and_a_note() -> None:
    shown = form(a_table_of(*ACROBAT), trait="skills:Stealth")
    assert shown.field("rank").value == 0
    assert shown.notes == ("Mira is untrained in Stealth. Hard tasks add Disadvantage.",)


def skills_offered(*traits: Trait, by: str = "Mira") -> set[str]:
    return {option.name for option in form(a_table_of(*traits), by).field("trait").options}


@pytest.mark.parametrize("group", ["skills", "proficiencies"])
@pytest.mark.parametrize("name", ["Lore of the dead", "Expertise: locks"])
def test_lore_and_expertise_are_offered_only_when_trained(group: str, name: str) -> None:
    assert not any(option.startswith(name) for option in skills_offered(Trait(group, name)))
    assert any(option.startswith(name) for option in skills_offered(Trait(group, name, rank=2)))


def test_well_known_lore_is_not_offered_untrained() -> None:
    """Before, everyone had “Lore of the spheres” among their skills, and the roll counted."""
    assert not any("Lore" in option for option in skills_offered(*ACROBAT))
    assert any("Lore" in option for option in skills_offered(*ACROBAT, by=""))


def test_best_skill_is_default_and_missing_skill_is_forgotten() -> None:
    table = a_table_of(Trait("skills", "Stealth", rank=2), *ACROBAT)
    assert form(table).field("trait").value == "skills:Acrobatics"
    assert form(table, trait="skills:Juggling").field("trait").value == "skills:Acrobatics"


def test_circumstances_and_missing_tools_add_up() -> None:
    found = spec(a_table_of(*ACROBAT), trait="skills:Acrobatics", plus=5, minus=1, tools=5)
    assert (found.advantage, found.disadvantage) == (9, 6)


def test_circumstances_have_buttons_for_minor_and_major() -> None:
    chips = form(a_table_of(*ACROBAT)).field("minus").chips
    assert [(chip.name, chip.step) for chip in chips] == [("Minor +1", 1), ("Major +5", 5)]


def test_typed_values_count_and_others_come_from_the_sheet() -> None:
    shown = form(a_table_of(*ACROBAT), rank=12)
    assert (shown.field("rank").value, shown.field("rank").default) == (12, 7)
    assert (shown.field("advantage").value, shown.field("advantage").hint) == (4, "Agility 4")


def test_changing_skill_or_character_resets_its_numbers() -> None:
    table = an_ambush(mira(), a_hero("Rook", player="Ben", traits=(Trait("skills", "Stealth", rank=3),)), warden())
    typed = draft(table, rank=12, dc=18)
    shown = table.rules.check_form(typed)
    other_skill = shown.with_value(typed, "trait", "skills:Close combat")
    other_hero = shown.with_acting(typed, who(table, "Rook"))
    assert [spec_of(table, changed).skill_rank for changed in (typed, other_skill, other_hero)] == [12, 6, 3]
    assert spec_of(table, other_hero).against == AgainstDC(dc=18)


def test_ranks_above_the_tiers_cap_are_noted() -> None:
    shown = form(a_table_of(*ACROBAT, tier=1), plus=5, dc=30)
    assert shown.notes == ("Mira has 9 ranks of Advantage. Tier 1 rolls only 5, so 4 are lost.",)


def test_sheer_luck_is_intuition_with_luck_as_advantage() -> None:
    luck = (Trait("skills", "Intuition", rank=3), Trait("edges", "Luck", rank=2), Trait("abilities", "Wisdom", rank=1))
    found = spec(a_table_of(*luck), kind="luck")
    assert (found.skill_rank, found.advantage, found.luck_dice) == (3, 3, "replace")


def test_bad_luck_is_disadvantage() -> None:
    found = spec(a_table_of(Trait("edges", "Luck", rank=-2)), kind="luck")
    assert (found.skill_rank, found.advantage, found.disadvantage) == (0, 0, 2)


def test_luck_dice_that_add_up_are_both_rolled() -> None:
    found = spec(a_table_of(), kind="luck", luck_adds=True)
    assert (found.luck_dice, found.fortune, found.misfortune) == ("add", True, True)


@pytest.mark.parametrize(
    ("values", "against"),
    [
        ({"against": "dc", "dc": 18}, AgainstDC(dc=18, tier=1)),
        ({"against": "dc", "dc": 18, "their_plus": 5}, AgainstDC(dc=18, advantage=5, tier=1)),
        ({"against": "obstacle", "level": 4}, AgainstObstacle(level=4, difficulty="moderate")),
        (
            {"against": "obstacle", "level": 4, "difficulty": "hard", "rolled": True},
            AgainstObstacle(level=4, difficulty="hard", rolled=True),
        ),
        (
            {"against": "obstacle", "level": 4, "difficulty": "hard", "their_minus": 1},
            AgainstDC(dc=18, disadvantage=1, tier=1),
        ),
        ({"against": "passive", "their_rank": 6, "their_plus": 1}, AgainstPassive(skill_rank=6, advantage=1)),
        (
            {"against": "opposed", "their_rank": 6, "their_fortune": True},
            AgainstOpposed(skill_rank=6, fortune=True),
        ),
    ],
)
def test_fields_name_what_a_check_is_against(values: dict[str, Any], against: Any) -> None:
    assert spec(a_table_of(*ACROBAT), **values).against == against


def test_targets_passive_check_is_filled_in_from_its_sheet() -> None:
    guard = a_hero(
        "Guard",
        side="opposition",
        tier=1,
        traits=(Trait("skills", "Perception", rank=3), Trait("abilities", "Wisdom", rank=2)),
    )
    table = an_ambush(a_hero("Mira", traits=(Trait("skills", "Stealth", rank=5),)), guard)
    found = spec(table, on="Guard")
    assert found.against == AgainstPassive(skill_rank=3, advantage=2, tier=1)
    assert spec(table, on="Guard", against="opposed").against == AgainstOpposed(skill_rank=3, advantage=2, tier=1)


def test_attack_adds_ability_offense_and_weapon_against_the_defense() -> None:
    found = spec(an_ambush(), on="Warden", kind="attack", weapon=2)
    assert (found.kind, found.skill_rank, found.advantage) == ("attack", 6, 7)
    assert found.against == AgainstPassive(skill_rank=4, advantage=5, tier=3)


def test_target_who_defends_actively_rolls() -> None:
    found = spec(an_ambush(), on="Warden", kind="attack", against="opposed", their_armor=1)
    assert found.against == AgainstOpposed(skill_rank=4, advantage=6, tier=3)


def test_damage_adds_the_attacks_ranks_and_the_power() -> None:
    table = an_ambush()
    command = form(table, on="Warden", kind="attack", weapon=2, power=3, plus=5).command
    assert command is not None
    assert command.inputs["damage"] == {
        "type": "passive",
        "skill_rank": 6,
        "advantage": 10,
        "disadvantage": 0,
        "tier": 2,
    }


@pytest.mark.parametrize(
    ("kind", "offenses", "defenses", "resisted"),
    [
        ("combat", ["Fighting", "Aiming"], ["Fortitude", "Reflexes"], "Toughness"),
        ("conflict", ["Wits", "Rumors"], ["Willpower", "Reflexes"], "Resolve"),
    ],
)
def test_attacks_use_the_traits_of_the_encounter(
    kind: str, offenses: list[str], defenses: list[str], resisted: str
) -> None:
    shown = form(an_ambush(kind=kind), on="Warden", kind="attack")
    assert [option.key for option in shown.field("offense").options[:2]] == offenses
    assert [option.key for option in shown.field("their-defense").options] == defenses
    assert shown.field("resists").value == resisted


def test_better_offense_is_the_default() -> None:
    archer = (Trait("skills", "Ranged combat", rank=6), Trait("offenses", "Aiming", rank=1))
    assert form(a_table_of(*archer), kind="attack").field("offense").value == "Aiming"


def test_wounds_are_disadvantage_on_toughness_alone() -> None:
    table = an_ambush(mira(), warden(wounds=2))
    tough = spec(table, "Warden", kind="resistance", against="obstacle", level=5)
    assert (tough.advantage, tough.disadvantage) == (4, 2)
    assert spec(table, "Warden", kind="resistance", resistance="Fortitude").disadvantage == 0
    hint = form(table, "Warden", kind="resistance").field("disadvantage").hint
    assert hint == "2 wounds 2"


def test_house_rule_sets_the_ranks_of_a_wound() -> None:
    table = an_ambush(mira(), warden(wounds=2))
    do(table, SetHouseRule(key="wound-disadvantage", value=3))
    assert spec(table, "Warden", kind="resistance").disadvantage == 6
    do(table, SetTrack(character=who(table, "Warden"), track="wounds", value=0))
    assert spec(table, "Warden", kind="resistance").disadvantage == 0


def test_hazard_is_its_level_times_difficulty_plus_ten() -> None:
    found = spec(an_ambush(), "Warden", kind="resistance", against="obstacle", level=6, difficulty="hard")
    assert found.against == AgainstObstacle(level=6, difficulty="hard")


def test_acting_character_sets_the_side_of_a_check() -> None:
    table = an_ambush()
    assert spec(table, "Warden").side == "opposition"
    assert spec(table, "", on="Mira", kind="attack").side == "opposition"
    assert spec(table, "").side == "heroes"


def test_surge_adds_a_rank_and_cancels_disadvantages() -> None:
    table = a_table_of(*ACROBAT, Trait("abilities", "Wisdom", penalty=2))
    do(table, a_surge(table, "Mira", "trait", "Acrobatics"))
    assert spec(table, trait="skills:Acrobatics").skill_rank == 8
    do(table, a_surge(table, "Mira", "negate", override=True))
    shown = form(table, trait="skills:Insight")
    assert spec(table, trait="skills:Insight").disadvantage == 0
    assert "A Surge cancels Mira's Disadvantages." in shown.notes


def test_surge_cancels_a_foes_advantages() -> None:
    table = an_ambush()
    do(table, a_surge(table, "Mira", "negate-foe", on="Warden"))
    against = spec(table, on="Warden", kind="attack").against
    assert isinstance(against, AgainstPassive)
    assert against.advantage == 0


def test_headline_describes_the_check_in_a_line() -> None:
    shown = form(a_table_of(*ACROBAT), trait="skills:Acrobatics", dc=15)
    assert shown.headline == "Mira · Acrobatics 7 · Advantage 4 · against DC 15"


def test_attack_rank_follows_the_name_of_its_skill() -> None:
    """Before, the rank followed the offense and the defense, whose ranks on the sheet are different."""
    shown = form(an_ambush(), on="Warden", kind="attack")
    sides = [[field.text for field in section.fields[:4] if field.is_word] for section in shown.sections[1:3]]
    assert sides[0] == ["Fighting", "using Close combat", "6", "Advantage 5"]
    assert sides[1] == ["Fortitude", "with Endurance", "10 + 4"]
    assert shown.headline.startswith("Mira · Fighting with Close combat 6 · ")


def test_passive_rank_is_shown_with_ten_and_rolled_rank_alone() -> None:
    """Before, it said “Against the damage 7” for a DC of 17 and more."""
    table = an_ambush()
    said = [form(table, on="Warden", kind="attack", against=kind).field("their-rank").text for kind in ("", "opposed")]
    assert said == ["10 + 4", "4"]
    do(table, attack(table, "Mira", "Warden", an_attack(), damage=AgainstPassive(skill_rank=7)), 15)
    announce(table)
    assert form(table, "Warden", on="Mira", kind="resistance").field("their-rank").text == "10 + 7"


def test_resistance_names_its_skill_only_for_a_character() -> None:
    shown = form(an_ambush(), "Warden", kind="resistance", resistance="Fortitude")
    assert [field.text for field in shown.sections[1].fields if field.is_word][:2] == [
        "Fortitude",
        "using Endurance",
    ]
    assert not form(an_ambush(), "", kind="attack").field("trait").is_word


def test_panel_is_set_to_the_resistance_after_a_hit() -> None:
    table = an_ambush()
    wanted = AgainstPassive(skill_rank=6, advantage=5, tier=2)
    do(table, attack(table, "Mira", "Warden", spec(table, on="Warden", kind="attack"), wanted), 15, 1)
    announce(table)
    found = table.rules.open_check()
    assert found is not None
    assert found.draft is not None
    command = table.rules.check_form(found.draft).command
    assert command is not None
    assert (command.use, command.by) == ("resist", who(table, "Warden"))
    resistance = spec_of(table, found.draft)
    assert (resistance.kind, resistance.side, resistance.against) == ("resistance", "opposition", wanted)


def test_percent_chance_needs_no_character() -> None:
    table = an_ambush()
    shown = form(table, "", kind="percent", chance=45)
    assert (shown.headline, shown.asks_target) == ("45% chance", False)
    odds = table.rules.check_odds(draft(table, "", kind="percent", chance=45))
    assert odds is not None
    assert odds.success.message == "45%"


def test_empty_draft_can_be_rolled() -> None:
    table = an_ambush(a_hero("Mira", traits=FIGHTER))
    command = table.rules.check_form(CheckDraft()).command
    assert command is not None
    assert command.by == NOBODY
    do(table, command, 12)


def test_removed_character_of_a_draft_is_ignored() -> None:
    table = an_ambush()
    gone: Character = table.campaign.character(who(table, "Rook"))
    shown = table.rules.check_form(CheckDraft(by=gone.id).with_value("dc", 12))
    assert shown.field("dc").value == 12


def cursed(link: str = "Agility", rank: int = -3) -> Table:
    return a_table_of(*ACROBAT, Trait("curses", "Leaden limbs", rank=rank, link=link))


@pytest.mark.parametrize("rank", [-3, 3])
def test_curse_adds_disadvantage_to_linked_checks_with_a_note(rank: int) -> None:
    """Seed 000, Curses: they "take form either as negative Edges or negative Powers"."""
    shown = form(cursed(rank=rank))
    assert spec(cursed(rank=rank)).disadvantage == 3
    assert next(field.hint for field in shown.fields if field.key == "disadvantage") == "Leaden limbs 3"
    assert "Mira's curse (Leaden limbs 3) counts as Disadvantage." in shown.notes


def test_curse_does_not_affect_checks_by_another_ability() -> None:
    """Seed 000, Curses: a curse affects only what it is linked to."""
    table = cursed("Charisma")
    assert spec(table).disadvantage == 0
    assert not any("curse" in note for note in form(table).notes)


def test_curse_added_during_play_affects_the_next_check() -> None:
    """Seed 000, Curses: "inflicted with Curses, either willingly during creation, or unwillingly during game play"."""
    table = a_table_of(*ACROBAT)
    curse = Use(use="curse", by=who(table, "Mira"), inputs={"name": "Leaden limbs", "ranks": 2, "link": "Agility"})
    do(table, curse)
    assert spec(table).disadvantage == 2
    other = replace(curse, inputs={"name": "leaden Limbs", "ranks": 1, "link": "Wisdom"})
    do(table, other)
    assert spec(table).disadvantage == 0
    assert len(table.campaign.character(who(table, "Mira")).traits_in("curses")) == 1
    nameless = replace(curse, inputs={"ranks": 2, "link": "Agility"})
    assert reason_of(table, nameless) == because(refusals.NO_CURSE_NAME, what="curse", name="Mira")
    elsewhere = replace(curse, inputs={"name": "Doom", "link": "Doom"})
    assert reason_of(table, elsewhere) == because(refusals.NOT_AN_OPTION, name="Linked to")


def test_unlinked_curse_is_stored_without_disadvantage() -> None:
    """Seed 000, Curses: "Curses take form either as negative Edges or negative Powers"."""
    table = a_table_of(*ACROBAT)
    curse = Use(use="curse", by=who(table, "Mira"), inputs={"name": "Casts no shadow", "ranks": 2})
    do(table, curse)
    assert spec(table).disadvantage == 0
    (kept,) = table.campaign.character(who(table, "Mira")).traits_in("curses")
    assert (kept.name, kept.rank, kept.link) == ("Casts no shadow", -2, "")
    stronger = replace(curse, inputs={"name": "Casts no shadow", "ranks": 3, "link": "Charisma"})
    assert do(table, stronger).endswith("It replaces Casts no shadow 2.")


@pytest.mark.parametrize(("values", "said"), [({"dc": 17}, True), ({"dc": 18}, False), ({"dc": 17, "minus": 1}, False)])
def test_check_that_would_succeed_as_routine_says_so(values: dict[str, Any], *, said: bool) -> None:
    """Seed 000, Routine Checks: the d20 counts as 10, and Disadvantage can still lower the total."""
    assert (ROUTINE_HINT in form(a_table_of(*ACROBAT), **values).notes) is said
    assert ROUTINE_HINT not in form(a_table_of(*ACROBAT), routine=True, **values).notes


def test_unrelated_changes_keep_the_worked_out_check() -> None:
    table = an_ambush(mira(), warden(), a_hero("Oda"))
    oda, wanted = who(table, "Oda"), draft(table, "Mira", "Warden")
    known = prepared_check(table.campaign, wanted)
    do(table, SetTrack(character=oda, track="stress", value=3))
    do(table, AddNote(text="The tide is turning."))
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=4))
    do(table, SetCondition(character=who(table, "Mira"), condition="dazed", on=True))
    for _ in range(3):
        do(table, NextTurn())
        prepared_check(table.campaign, draft(table, "Oda", "Warden"))
    assert prepared_check(table.campaign, wanted) is known
    do(table, SetTrack(character=who(table, "Warden"), track="wounds", value=1))
    assert prepared_check(table.campaign, wanted) is not known


def test_obstacle_without_a_target_uses_the_highest_hero_level() -> None:
    table = an_ambush(mira(), warden(), replace(a_hero("Oda"), level=9))
    assert form(table, "Mira", against="obstacle").field("level").value == 9
    do(table, EditCharacter(character=replace(table.campaign.character(who(table, "Oda")), level=11)))
    assert form(table, "Mira", against="obstacle").field("level").value == 11
