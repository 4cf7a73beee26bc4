"""The sample campaign of Shattered Spheres: its roster, a finished session, and a second one in mid-fight."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character
from gmtracker.engine.ids import CharacterId

GAME = "shattered-spheres"
BEFORE = "before-the-evening.gmtracker.json"


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
    """The first session to its end, beside it as the demo begins, and the second up to the middle of a fight."""
    for file, is_fought in ((out.with_name(BEFORE), False), (out, True)):
        file.unlink(missing_ok=True)
        evening = Evening(file, GAME, "Harbor of Glass", "2026-09-04T18", seed=11)
        evening.do(c.AddCharacters(characters=roster()))
        heroes = tuple(x.id for x in evening.table.campaign.heroes())
        _first_session(evening, heroes)
        if is_fought:
            _second_session(evening, heroes)
        evening.file.close()


def _first_session(evening: Evening, heroes: tuple[CharacterId, ...]) -> None:
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="The lamp in the customs house", present=heroes))
    use("award", "Mira", (evening.pool("destiny", "triumph"),))
    use("edit-scene", "Mira", awarded=True, note="A ladder stands at the customs house roof.")
    order = tuple(who(name) for name in ("Mira", "Glass", "Rook", "Sister", "Tam"))
    do(c.StartEncounter(kind="combat", title="Hounds on the slipway", order=order))
    use("earn-fate", "Mira", kind="triumph-stone", count=2)
    do(c.NextTurn())
    do(c.SetTrack(character=who("Rook"), track="wounds", value=1))
    do(c.NextTurn())
    held = (evening.held("Rook", "tragedy"),)
    use("edit-scene", "Rook", held, note="The crane hook swings loose over the mirror hoard.")
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


def _second_session(evening: Evening, heroes: tuple[CharacterId, ...]) -> None:
    """Round two at the gate: Rook is wounded, the Hound is hit, and it is Mira's turn."""
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="The gate at low water", present=heroes), 5, 3, 4, 4, 2, 6, 6, 1, 3, 5)
    use("award", "Mira", (evening.pool("destiny", "triumph"),))
    use("inspiration", "Mira", awarded=True, note="The watch changes when the tide bell rings.")
    order = tuple(who(name) for name in ("Mira", "Warden", "Rook", "Glass", "Sister", "Tam"))
    do(c.StartEncounter(kind="combat", title="Low water at the gate", order=order))
    use("earn-fate", "Mira", kind="triumph-stone", count=1)
    use("edit-scene", "Mira", (evening.held("Mira", "triumph"),), note="A bell rope hangs down over the wall.")
    do(c.MarkAction(character=who("Mira"), action="move", times=1))
    do(c.NextTurn())
    evening.rolls("Warden", "Rook", (14, 5, 4), kind="attack", offense="Fighting")
    use("announce")
    evening.resists(15, 6, 5)
    do(c.NextTurn())
    use("hubris", "Rook", (evening.pool("destiny", "tragedy"),), hubris="Must have the last word")
    do(c.NextTurn())
    do(c.SetTrack(character=who("Mira"), track="stress", value=2))
    do(c.NextTurn())
    use("heal", "Rook", note="Sister Ione keeps a hand on the wound.")
    do(c.NextTurn())
    evening.rolls("Tam", "Glass", (18, 6, 3), kind="attack", offense="Aiming")
    use("announce")
    evening.resists(7, 2)
    do(c.NextTurn())
