"""The sample campaign of Shattered Spheres: its roster, and one finished session played by the rules."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character

GAME = "shattered-spheres"


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        character(
            GAME,
            "Mira Vance",
            "Ana",
            tier=2,
            level=4,
            ranks={
                "abilities": {"Strength": 1, "Stamina": 2, "Agility": 4, "Intellect": 1, "Wisdom": 0, "Charisma": 2},
                "skills": {"Acrobatics": 7, "Stealth": 5, "Deception": 4, "Athletics": 3},
                "offenses": {"Fighting": 3, "Aiming": 1},
                "defenses": {"Fortitude": 1, "Reflexes": 4},
                "resistances": {"Toughness": 2, "Resolve": 1},
                "edges": {"Quick draw": 1, "Luck": 1},
            },
            words={"complications": ("Wanted in Low Harbor",), "hubrises": ("Never walks away from a dare",)},
            notes="Smuggler's daughter; keeps her mother's brass key on a chain.",
        ),
        character(
            GAME,
            "Rook Adeyemi",
            "Ben",
            tier=2,
            level=4,
            ranks={
                "abilities": {"Strength": 3, "Stamina": 3, "Agility": 0, "Intellect": 3, "Wisdom": 1, "Charisma": -1},
                "skills": {"Technology": 8, "Vehicles": 4, "Might": 5, "Perception": 3},
                "offenses": {"Fighting": 2},
                "defenses": {"Fortitude": 4, "Willpower": 1},
                "resistances": {"Toughness": 4, "Resolve": 2},
                "proficiencies": {"Trade: shipwright": 6},
            },
            words={"complications": ("Owes the Guild a year of work",), "hubrises": ("Must have the last word",)},
            notes="Built half the cranes on the quay, and can unbuild them.",
        ),
        character(
            GAME,
            "Sister Ione",
            "Chidi",
            tier=2,
            level=4,
            ranks={
                "abilities": {"Strength": -1, "Stamina": 1, "Agility": 1, "Intellect": 2, "Wisdom": 5, "Charisma": 3},
                "skills": {"Insight": 7, "Medicine": 6, "Persuasion": 4, "Intuition": 3},
                "offenses": {"Wits": 3},
                "defenses": {"Willpower": 5, "Reflexes": 1},
                "resistances": {"Toughness": 1, "Resolve": 4},
                "edges": {"Awakened": 1},
                "powers": {"Healing": 4},
            },
            words={"complications": ("Power Loss", "Vow of candor"), "hubrises": ("Believes nobody is past saving",)},
            notes="Left the cloister with the lamp still lit.",
        ),
        character(
            GAME,
            "Tam Oakes",
            "Dunja",
            tier=1,
            level=2,
            ranks={
                "abilities": {"Strength": 0, "Stamina": 1, "Agility": 3, "Intellect": 2, "Wisdom": 1, "Charisma": 4},
                "skills": {"Sleight of hand": 6, "Persuasion": 5, "Stealth": 4, "Perception": 4},
                "offenses": {"Aiming": 2, "Rumors": 3},
                "defenses": {"Reflexes": 3, "Willpower": 2},
                "resistances": {"Toughness": 1, "Resolve": 1},
            },
            words={"complications": ("Younger than the papers say",), "hubrises": ("Cannot resist a locked box",)},
        ),
        character(
            GAME,
            "Warden Cassel",
            "",
            side="opposition",
            tier=3,
            level=7,
            ranks={
                "abilities": {"Strength": 4, "Stamina": 4, "Agility": 2, "Intellect": 2, "Wisdom": 3, "Charisma": 2},
                "skills": {"Close combat": 8, "Intimidation": 6, "Perception": 5},
                "offenses": {"Fighting": 5},
                "defenses": {"Fortitude": 4, "Reflexes": 2},
                "resistances": {"Toughness": 5, "Resolve": 3},
            },
            words={},
            notes="Holds the harbor gate by writ, and means to hold it by force.",
        ),
        character(
            GAME,
            "Glass Hound",
            "",
            side="opposition",
            tier=1,
            level=3,
            ranks={
                "abilities": {"Strength": 2, "Stamina": 2, "Agility": 4, "Intellect": -3, "Wisdom": 2, "Charisma": -2},
                "skills": {"Athletics": 5, "Perception": 6},
                "offenses": {"Fighting": 3},
                "defenses": {"Reflexes": 4},
                "resistances": {"Toughness": 1},
            },
            words={},
            notes="It hunts by reflection. Cover the mirrors.",
        ),
        character(
            GAME,
            "Magistrate Venn",
            "",
            side="opposition",
            tier=2,
            level=6,
            ranks={
                "abilities": {"Strength": -1, "Stamina": 0, "Agility": 0, "Intellect": 4, "Wisdom": 3, "Charisma": 4},
                "skills": {"Persuasion": 7, "Insight": 6, "Investigation": 5},
                "offenses": {"Wits": 4, "Rumors": 5},
                "defenses": {"Willpower": 4},
                "resistances": {"Resolve": 4},
            },
            words={},
            notes="Never raises her voice. Never has to.",
        ),
    )


def make(out: Path) -> None:
    """Play the evening, from the roster to the end of the session."""
    evening = Evening(out, GAME, "Harbor of Glass", "2026-09-04T18", seed=11)
    do, use, who = evening.do, evening.use, evening.who
    do(c.AddCharacters(characters=roster()))
    heroes = tuple(x.id for x in evening.table.campaign.heroes())
    do(c.StartSession(title="The lamp in the customs house", present=heroes))
    use("award", "Mira", (evening.pool("destiny", "triumph"),))
    use("improve-roll", "Mira", awarded=True, note="Over the customs house roof in the rain.")
    order = tuple(who(name) for name in ("Mira", "Glass", "Rook", "Sister", "Tam"))
    do(c.StartEncounter(kind="combat", title="Hounds on the slipway", order=order))
    use("earn-fate", "Mira", kind="triumph-stone", count=2)
    do(c.NextTurn())
    do(c.SetTrack(character=who("Rook"), track="wounds", value=1))
    do(c.NextTurn())
    use("stunt", "Rook", (evening.held("Rook", "tragedy"),), note="Drops the crane hook on the mirror hoard.")
    use("hubris", "Tam", (evening.pool("destiny", "tragedy"),), hubris="Cannot resist a locked box")
    do(c.NextTurn())
    use("heal", "Rook", note="Sister Ione binds the shoulder.")
    do(c.NextTurn())
    use("recover-action", "Rook", ends="wound")
    do(c.EndEncounter(result="The hounds broke; one reflection is still loose in the harbor."))
    use("award", "Sister", (evening.pool("destiny", "triumph"),))
    do(c.AddNote(text="Magistrate Venn knows who lit the lamp.", topic="owed"))
    use("long-rest", "Rook")
    do(c.EndSession())
    evening.file.close()
