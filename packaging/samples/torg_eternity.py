"""The sample campaign of Torg Eternity: its roster, a finished session, and a second one in the middle of a fight."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character
from gmtracker.engine.ids import CharacterId

GAME = "torg-eternity"


def roster() -> tuple[Character, ...]:
    """Four Storm Knights and three foes."""
    return (
        character(
            GAME,
            "Ilse Brandt",
            "Ana",
            ranks={
                "attributes": {"Charisma": 7, "Dexterity": 10, "Mind": 8, "Spirit": 9, "Strength": 8},
                "limits": {"Toughness": 10},
                "skills": {"Fire combat": 3, "Dodge": 2, "Reality": 2, "Stealth": 2, "Find": 1, "Willpower": 1},
                "weapons": {"Survey carbine": 13, "Boot knife": 9},
            },
            words={"perks": ("Steady hands",), "favored": ("Fire combat",)},
            notes="Coast surveyor. Mapped the cape before half of it stopped being hers.",
        ),
        character(
            GAME,
            "Tomas Okafor",
            "Ben",
            ranks={
                "attributes": {"Charisma": 8, "Dexterity": 9, "Mind": 7, "Spirit": 8, "Strength": 11},
                "limits": {"Toughness": 13},
                "skills": {"Melee weapons": 3, "Dodge": 1, "Intimidation": 2, "Reality": 1, "Land vehicles": 2},
                "weapons": {"Breaker bar": 14},
            },
            words={"perks": ("Immovable",)},
            notes="Lifeboat cox. Has not slept ashore since the storm line came in.",
        ),
        character(
            GAME,
            "Amara Quist",
            "Chidi",
            ranks={
                "attributes": {"Charisma": 7, "Dexterity": 7, "Mind": 12, "Spirit": 9, "Strength": 6},
                "limits": {"Toughness": 7},
                "skills": {"Science": 3, "Medicine": 2, "First aid": 1, "Trick": 2, "Reality": 3, "Dodge": 2},
            },
            words={"perks": ("Storm reader",), "favored": ("Science",)},
            notes="Kept the observatory's clocks. They now disagree, and she knows by how much.",
        ),
        character(
            GAME,
            "Wren Halloran",
            "Dunja",
            ranks={
                "attributes": {"Charisma": 11, "Dexterity": 9, "Mind": 8, "Spirit": 8, "Strength": 7},
                "limits": {"Toughness": 9},
                "skills": {"Taunt": 3, "Persuasion": 2, "Dodge": 3, "Missile weapons": 2, "Reality": 1, "Stealth": 1},
                "weapons": {"Flare bow": 12},
            },
            words={"perks": ("Never where you look",)},
            notes="Sang on the ferry. The ferry is in another world now; the audience came along.",
        ),
        character(
            GAME,
            "The Tide Reeve",
            side="opposition",
            ranks={
                "attributes": {"Charisma": 9, "Dexterity": 9, "Mind": 9, "Spirit": 11, "Strength": 12},
                "limits": {"Toughness": 15, "Shock": 14, "Wounds": 4},
                "skills": {"Melee weapons": 4, "Intimidation": 4, "Dodge": 2, "Reality": 4, "Willpower": 3},
                "weapons": {"Anchor flail": 16},
            },
            notes="Collects what the sea is owed. Will bargain until somebody laughs.",
        ),
        character(
            GAME,
            "Marsh stalker",
            side="opposition",
            ranks={
                "attributes": {"Charisma": 5, "Dexterity": 11, "Mind": 5, "Spirit": 7, "Strength": 10},
                "limits": {"Toughness": 11, "Wounds": 2},
                "skills": {"Unarmed combat": 3, "Dodge": 2, "Stealth": 3, "Tracking": 2},
                "weapons": {"Hooked claws": 13},
            },
            notes="Hunts by the sound of wet boots. Stand still and it walks past.",
        ),
        character(
            GAME,
            "Lamp acolyte",
            side="opposition",
            ranks={
                "attributes": {"Charisma": 8, "Dexterity": 8, "Mind": 8, "Spirit": 8, "Strength": 8},
                "limits": {"Toughness": 8, "Shock": 6, "Wounds": 1},
                "skills": {"Fire combat": 2, "Dodge": 1, "Faith": 3},
                "weapons": {"Signal gun": 12},
            },
            notes="Believes that the light calls the ships home. It calls something.",
        ),
    )


def make(out: Path) -> None:
    """Play both evenings; the second is left in the middle."""
    evening = Evening(out, GAME, "The Storm over Cape Sorrel", "2026-10-02T18", seed=29)
    evening.do(c.AddCharacters(characters=roster()))
    knights = tuple(x.id for x in evening.table.campaign.heroes())
    _first_session(evening, knights)
    _second_session(evening, knights)
    evening.file.close()


def _first_session(evening: Evening, knights: tuple[CharacterId, ...]) -> None:
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="Clocks that disagree", present=knights))
    evening.rolls("Amara", "", (10, 7), trait="skills:Science", difficulty="14")
    use("keep", "Amara", faces=(7,))
    use("announce")
    order = tuple(who(name) for name in ("Wren", "Lamp", "Ilse", "Tomas", "Amara"))
    do(c.StartEncounter(kind="standard", title="On the lamp stairs", order=order))
    evening.rolls("Wren", "Lamp", (13,), trait="skills:Taunt")
    use("announce")
    use("make-vulnerable", "Lamp")
    do(c.NextTurn())
    evening.rolls("Lamp", "Wren", (14,), kind="attack")
    use("announce")
    do(c.NextTurn())
    evening.rolls("Ilse", "Lamp", (6,), kind="attack")
    use("roll-again", "Ilse", faces=(17,))
    use("announce")
    use("bonus-dice", faces=(6, 4))
    use("take-damage", "Lamp")
    use("give-in")
    do(c.EndEncounter(result="The acolyte went over the rail. The lamp kept turning."))
    do(c.AddNote(text="The Reeve is owed a ship.", topic="owed"))
    do(c.EndSession())


def _second_session(evening: Evening, knights: tuple[CharacterId, ...]) -> None:
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="What the sea is owed", present=knights))
    order = tuple(who(name) for name in ("Ilse", "The Tide", "Tomas", "Marsh", "Amara", "Wren"))
    do(c.StartEncounter(kind="dramatic", title="The slip at low water", order=order))
    evening.rolls("Ilse", "Marsh", (20, 6), kind="attack")
    use("keep", "Ilse", faces=(6,))
    use("announce")
    use("bonus-dice", faces=(3, 2))
    use("take-damage", "Marsh")
    do(c.NextTurn())
    evening.rolls("The Tide", "Tomas", (19,), kind="attack")
    use("announce")
    use("bonus-dice", faces=(4,))
    use("take-damage", "Tomas")
    use("make-stymied", "Tomas")
    do(c.NextTurn())
    evening.rolls("Tomas", "The Tide", (9,), kind="attack")
    use("possibility", "Tomas", faces=(20, 8))
    use("announce")
    use("bonus-dice", faces=(5,))
    use("take-damage", "The Tide")
