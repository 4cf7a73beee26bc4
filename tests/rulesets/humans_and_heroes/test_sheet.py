"""The sheet in the game's terms: abilities, defenses and skills, turns and encounters."""

from gmtracker.rulesets.humans_and_heroes.sheet import GAME


def links(group: str) -> dict[str, str]:
    return {trait.name: trait.link for trait in GAME.trait_group(group).suggested}


def test_eight_abilities_range_from_minus_five_to_twenty() -> None:
    group = GAME.trait_group("abilities")
    assert (group.lowest, group.highest, group.fixed) == (-5, 20, True)
    assert " ".join(links("abilities")) == "Strength Agility Fighting Dexterity Stamina Intellect Awareness Presence"


def test_each_defense_is_linked_to_its_ability() -> None:
    assert links("defenses") == {
        "Dodge": "Agility",
        "Parry": "Fighting",
        "Fortitude": "Stamina",
        "Toughness": "Stamina",
        "Will": "Presence",
    }


def test_skills_are_linked_to_their_abilities() -> None:
    skills = links("skills")
    assert len(skills) == 21
    assert (skills["Acrobatics"], skills["Athletics"], skills["Close combat"]) == ("Agility", "Strength", "Fighting")
    assert (skills["Vehicles"], skills["Treatment"], skills["Tracking"]) == ("Dexterity", "Intellect", "Awareness")
    assert skills["Persuasion"] == "Presence"


def test_extra_effort_asks_only_for_what_its_benefit_needs() -> None:
    """Before, it asked for a power and a resisted effect even for an extra action."""
    _, what, resists = GAME.use("extra-effort").inputs
    asked = {answer for key, answer in what.required_for if key == "benefit"}
    assert asked == {"rank", "stunt", "resistance", "retry"}
    assert resists.required_for == (("benefit", "resistance"),)


def test_turn_has_a_standard_and_a_move_action() -> None:
    assert [(action.name, action.each_turn) for action in GAME.actions] == [("Standard action", 1), ("Move action", 1)]


def test_hit_points_start_at_six_and_end_in_death() -> None:
    hp = GAME.track("hp")
    assert (hp.highest, hp.lowest, hp.starts_full) == (6, -3, True)
