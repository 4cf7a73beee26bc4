"""What is odd about a sheet, and what is refused there."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.commands import AddCharacters, EditCharacter, SetHouseRule, SetTrack
from tests.support.builders import a_hero, a_session, a_table, do, who, why_not


def warned(*traits: Trait) -> tuple[str, ...]:
    table = a_table(a_hero(traits=traits))
    return table.rules.warnings(who(table, "Mira"))


def flaw(group: str, number: int) -> Trait:
    return Trait(group=group, name=f"Flaw {number}")


def test_a_plain_sheet_is_not_warned_of() -> None:
    assert warned() == ()


def test_five_complications_and_hubrises_are_usual_and_a_sixth_is_warned_of() -> None:
    five = (*(flaw("complications", n) for n in range(3)), *(flaw("hubrises", n) for n in range(2)))
    assert warned(*five) == ()
    assert warned(*five, flaw("hubrises", 9)) == ("Mira has 6 complications and hubrises; five together are usual.",)


def test_a_power_without_the_edge_and_the_complication_is_warned_of() -> None:
    power, edge = Trait(group="powers", name="Flight"), Trait(group="edges", name="Awakened")
    loss = Trait(group="complications", name="Power Loss: by moonlight")
    sentence = "Mira has powers; a supernatural one needs the edge Awakened and the complication Power Loss."
    assert warned(power) == (sentence,)
    assert warned(power, edge) == (sentence,)
    assert warned(power, edge, loss) == ()


def test_lore_without_training_is_warned_of() -> None:
    assert warned(Trait(group="proficiencies", name="Lore: tides")) == ("Lore: tides can be used only with training.",)
    assert warned(Trait(group="proficiencies", name="Trade: ropes")) == ()


def test_tiers_go_as_far_as_the_house_rule_says() -> None:
    table = a_table()
    six = AddCharacters(characters=(a_hero(tier=6),))
    assert why_not(table, six) == "Mira: Tiers go from 1 to 5 at this table."
    do(table, SetHouseRule(key="highest-tier", value=6))
    assert do(table, six) == "Mira joins the campaign."


def test_everyone_whose_tier_is_too_high_is_named() -> None:
    many = AddCharacters(characters=(a_hero(tier=6), a_hero("Rook"), a_hero("Ione", tier=9)))
    assert why_not(a_table(), many) == "Mira and Ione: Tiers go from 1 to 5 at this table."


def test_a_sheet_with_a_tier_from_before_the_house_rule_can_still_be_edited() -> None:
    table = a_table(a_hero(tier=5))
    do(table, SetHouseRule(key="highest-tier", value=3))
    mira = table.campaign.character(who(table, "Mira"))
    assert do(table, EditCharacter(character=replace(mira, notes="Limps."))) == "Mira's sheet was edited."
    assert why_not(table, EditCharacter(character=replace(mira, tier=4))).startswith("Mira: Tiers go from 1 to 3")


def turned(hero: Character) -> EditCharacter:
    return EditCharacter(character=replace(hero, side="opposition"))


def test_a_hero_with_stress_or_dice_cannot_change_sides() -> None:
    table = a_session()
    mira = table.campaign.character(who(table, "Mira"))
    assert why_not(table, turned(mira)) == "Mira still has Stress or Destiny dice, which the opposition does not have."


def test_a_hero_without_either_may_turn_and_is_no_longer_present() -> None:
    table = a_session(a_hero(stress=10), a_hero("Rook"))
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=0))
    do(table, turned(table.campaign.character(who(table, "Mira"))))
    assert table.campaign.character(who(table, "Mira")).side == "opposition"
    assert table.campaign.session is not None
    assert table.campaign.session.present == (who(table, "Rook"),)
