"""Setting up a test from the sheets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.campaign import Trait
from gmtracker.engine.check.form import CheckDraft, CheckForm, Value
from gmtracker.engine.commands import SetTrait
from gmtracker.engine.ids import NOBODY
from gmtracker.rulesets.torg_eternity.sheet import ALL_SKILLS, NEVER_UNSKILLED, SKILLS_BY_ATTRIBUTE
from tests.builders.campaigns import do, falling, who
from tests.builders.torg_eternity import a_scene, brute, form_of, ilse, somebody, spec_of

TABLE = a_scene(ilse(favored=("Dodge",), wounds=1), brute(conditions=("vulnerable",)))


def options(form: CheckForm, key: str) -> list[str]:
    return [option.name for option in form.field(key).options]


def test_skill_is_its_attribute_plus_its_adds() -> None:
    spec = spec_of(form_of(TABLE, trait="skills:Fire combat"))
    assert (spec.skill_value, spec.skilled) == (12, True)


def test_own_skills_come_first_and_best_first() -> None:
    names = options(form_of(TABLE), "trait")
    assert names[:4] == ["Fire combat 12", "Dodge 11", "Reality 10", "Charisma 8"]
    assert len(names) == len(ALL_SKILLS) + len(SKILLS_BY_ATTRIBUTE)


def test_unskilled_test_uses_the_attribute_and_says_so() -> None:
    form = form_of(TABLE, trait="skills:Stealth")
    assert (spec_of(form).skill_value, spec_of(form).skilled) == (8, False)
    assert "Stealth" in form.notes[-1]


def test_attribute_rolls_again_on_ten_and_twenty() -> None:
    assert spec_of(form_of(TABLE, trait="attributes:Mind")).skilled


@pytest.mark.parametrize("skill", sorted(NEVER_UNSKILLED))
def test_some_skills_cannot_be_used_unskilled(skill: str) -> None:
    form = form_of(a_scene(somebody("Ilse")), trait=f"skills:{skill}")
    assert skill in form.refusal
    assert form.command is None


def test_every_skill_of_the_rules_is_listed() -> None:
    assert len(ALL_SKILLS) == 40
    assert len(NEVER_UNSKILLED) == 12
    assert {skill.name for skill in ALL_SKILLS} >= NEVER_UNSKILLED


@pytest.mark.parametrize(
    ("dn", "name"),
    [
        (6, "Very easy"),
        (8, "Easy"),
        (10, "Standard"),
        (12, "Challenging"),
        (14, "Hard"),
        (16, "Very hard"),
        (18, "Heroic"),
        (20, "Near impossible"),
    ],
)
def test_there_are_eight_difficulties(dn: int, name: str) -> None:
    form = form_of(TABLE, difficulty=str(dn))
    assert spec_of(form).dn == dn
    assert f"{name} {dn}" in options(form, "difficulty")


def test_standard_difficulty_is_default_and_any_number_can_be_typed() -> None:
    assert spec_of(form_of(TABLE)).dn == 10
    assert spec_of(form_of(TABLE, difficulty="other", dn=13)).dn == 13


def test_favored_comes_from_the_sheet_and_can_be_changed() -> None:
    assert spec_of(form_of(TABLE, trait="skills:Dodge")).favored
    assert not spec_of(form_of(TABLE, trait="skills:Fire combat")).favored
    assert not spec_of(form_of(TABLE, trait="skills:Dodge", favored=False)).favored


def test_multi_action_costs_two_per_extra_and_is_never_favored() -> None:
    form = form_of(TABLE, trait="skills:Dodge", extra=2)
    assert (spec_of(form).modifier, spec_of(form).favored) == (-5, False)
    assert len(form.notes) == 3


def test_circumstances_add_to_the_sheets_values() -> None:
    assert spec_of(form_of(TABLE, modifier=4)).modifier == 3
    assert spec_of(form_of(TABLE, modifier=4, standing=0)).modifier == 4


def test_headline_describes_the_test() -> None:
    form = form_of(TABLE, trait="skills:Dodge")
    assert form.headline == "Ilse · Dodge 11 · −1 · Favored · against 10"
    assert form_of(TABLE, "").headline == "Charisma 0 · against 10"


def test_attack_is_against_the_matching_skill_and_has_damage() -> None:
    form = form_of(TABLE, "Ilse", "Brute", kind="attack")
    assert (form.field("trait").value, form.field("defense").value) == ("skills:Fire combat", "Dodge")
    assert (spec_of(form).skill_value, spec_of(form).modifier, spec_of(form).dn) == (12, 1, 10)
    assert form.command is not None
    assert form.command.inputs["attack"] == {"damage": 14, "toughness": 11}


@pytest.mark.parametrize(
    ("skill", "meets"),
    [("Melee weapons", "Melee weapons"), ("Unarmed combat", "Unarmed combat"), ("Missile weapons", "Dodge")],
)
def test_weapons_are_opposed_by_dodge_and_melee_by_itself(skill: str, meets: str) -> None:
    form = form_of(TABLE, "Ilse", "Brute", kind="attack", trait=f"skills:{skill}")
    assert form.field("defense").value == meets


@pytest.mark.parametrize("skill", ["Intimidation", "Maneuver", "Taunt", "Trick"])
def test_interaction_is_against_the_same_skill(skill: str) -> None:
    form = form_of(TABLE, "Ilse", "Brute", trait=f"skills:{skill}")
    assert form.headline.endswith(f"against Brute's {skill} 8")


def test_hyphen_in_a_name_is_no_minus() -> None:
    """Before, every hyphen in the headline became a minus."""
    form = form_of(a_scene(ilse(), somebody("Jean-Luc", side="opposition")), "Ilse", "Jean-Luc", kind="attack")
    assert form.headline.endswith("against Jean-Luc's Dodge 8")


def test_bare_hands_and_missing_toughness_use_strength() -> None:
    table = a_scene(somebody("Ilse", attributes={"Strength": 9}), somebody("Tomas", attributes={"Strength": 7}))
    form = form_of(table, "Ilse", "Tomas", kind="attack")
    assert form.command is not None
    assert form.command.inputs["attack"] == {"damage": 9, "toughness": 7}


def test_changing_the_target_resets_its_values() -> None:
    form = form_of(TABLE, "Ilse", "Brute", kind="attack", toughness=20, modifier=2)
    draft = CheckDraft(who(TABLE, "Ilse"), who(TABLE, "Brute"), (("toughness", 20), ("modifier", 2)))
    left = form.with_target(draft, NOBODY)
    assert left.values == (("modifier", 2),)


def test_soak_is_offered_only_with_pending_damage() -> None:
    assert "Soak" not in options(form_of(TABLE), "kind")
    assert form_of(TABLE, "", kind="defeat").command is None


def test_custom_skill_is_linked_to_an_attribute() -> None:
    table = a_scene(ilse(), brute())
    trait = Trait("skills", "Airship lore", 3, link="Mind")
    do(table, SetTrait(character=who(table, "Ilse"), trait=trait))
    assert spec_of(form_of(table, trait="skills:Airship lore")).skill_value == 11


values: st.SearchStrategy[Value] = st.one_of(
    st.booleans(),
    st.integers(-200, 200),
    st.sampled_from(
        ["test", "attack", "soak", "defeat", "number", "skill", "other", "skills:Dodge", "Rifle", "Mind", "18"]
    ),
)
switches = ["skilled", "favored", "up"]
numbers = ["value", "modifier", "standing", "extra", "mishap", "dn", "their-value", "damage", "toughness"]


def test_untrained_attacker_defaults_to_bare_hands() -> None:
    """Before, the first skill by alphabet was used: Energy weapons, with bare hands."""
    table = a_scene(somebody("Amara", skills={"Dodge": 2}, weapons={"Saber": 14}), brute())
    form = form_of(table, "Amara", "Brute", kind="attack")
    assert form.field("trait").value == "skills:Unarmed combat"
    assert (form.field("weapon").value, form.field("defense").value) == ("Unarmed", "Unarmed combat")


def test_trained_attack_precedes_bare_hands_and_has_its_weapon() -> None:
    form = form_of(TABLE, "Ilse", "Brute", kind="attack")
    assert (form.field("trait").value, form.field("weapon").value) == ("skills:Fire combat", "Rifle")
    claws = a_scene(somebody("Cub", skills={"Unarmed combat": 2}, weapons={"Claws": 12}), brute())
    assert form_of(claws, "Cub", "Brute", kind="attack").field("weapon").value == "Claws"


choices = ["kind", "trait", "against", "difficulty", "defense", "weapon", "hat"]
keys = st.sampled_from(switches + numbers + choices)


@given(
    by=st.sampled_from(["", "Ilse", "Brute"]),
    on=st.sampled_from(["", "Ilse", "Brute"]),
    fields=st.dictionaries(keys, values),
    faces=st.lists(st.integers(1, 20), max_size=4),
)
def test_any_draft_can_be_shown_and_rolled_or_is_refused(
    by: str, on: str, fields: dict[str, Value], faces: list[int]
) -> None:
    table = a_scene(ilse(favored=("Dodge",), wounds=1), brute())
    form = form_of(table, by, on, **fields)
    assert bool(form.command) != bool(form.refusal)
    draft = CheckDraft(form.command.by if form.command else NOBODY, NOBODY, tuple(fields.items()))
    odds = table.rules.check_odds(draft)
    assert odds is None or sum(bar.chance.share for bar in odds.bars) == pytest.approx(1)
    if form.command is not None:
        table.dispatch(form.command, falling(*faces))
        assert table.rules.open_check() is not None


def test_untrained_opponent_uses_the_attribute_of_a_training_skill() -> None:
    """Before, Reality against an untrained target's Reality used the first attribute, Charisma."""
    table = a_scene()
    form = form_of(table, on="Tomas", trait="skills:Reality", against="skill")
    assert form.field("defense").value == "Spirit"
    assert form_of(table, on="Brute", trait="skills:Reality", against="skill").field("defense").value == "Reality"
