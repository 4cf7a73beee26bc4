"""The description of the game."""

from gmtracker.rulesets.shattered_spheres.sheet import GAME


def test_six_abilities_range_from_minus_twenty_to_twenty() -> None:
    group = GAME.trait_group("abilities")
    names = [suggested.name for suggested in group.suggested]
    assert names == ["Strength", "Stamina", "Agility", "Intellect", "Wisdom", "Charisma"]
    assert (group.lowest, group.highest, group.values, group.fixed) == (-20, 20, "both", True)


def test_offenses_defenses_and_resistances_are_linked_to_their_abilities() -> None:
    links = {
        suggested.name: suggested.link
        for key in ("offenses", "defenses", "resistances")
        for suggested in GAME.trait_group(key).suggested
    }
    assert links == {
        "Fighting": "Strength",
        "Aiming": "Agility",
        "Wits": "Charisma",
        "Rumors": "Intellect",
        "Fortitude": "Strength/Stamina",
        "Willpower": "Wisdom/Charisma",
        "Reflexes": "Agility/Intellect",
        "Toughness": "Stamina",
        "Resolve": "Wisdom",
    }


def test_skills_reach_forty_and_are_an_open_list() -> None:
    group = GAME.trait_group("skills")
    assert (group.lowest, group.highest, group.fixed) == (0, 40, False)


def test_rounds_are_six_seconds_in_combat_and_minutes_in_conflict() -> None:
    assert GAME.encounter("combat").round_seconds == 6
    assert GAME.encounter("conflict").round_seconds == 360


def test_reactions_return_every_turn_and_other_actions_on_own_turn() -> None:
    assert {action.name: action.renewed for action in GAME.actions} == {
        "Standard action": "own",
        "Move action": "own",
        "Quick action": "own",
        "Reaction": "every",
    }


def test_hubris_takes_a_dropped_tragedy_and_has_a_letter() -> None:
    hubris = GAME.use("hubris")
    assert (hubris.drop_zone, hubris.shortcut, hubris.tokens) == (True, "H", ("tragedy",))
    assert [use.key for use in GAME.uses if use.drop_zone or use.shortcut] == ["hubris"]
