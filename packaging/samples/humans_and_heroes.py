"""The sample campaign of Humans & Heroes: its roster, a finished session, and a second one in the middle of a fight."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character
from gmtracker.engine.check.form import Value
from gmtracker.engine.ids import CharacterId

GAME = "humans-and-heroes"
MINUS, BLANK, PLUS = 1, 2, 3


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (*_heroes(), *_opposition())


def _heroes() -> tuple[Character, ...]:
    return (
        character(
            GAME,
            "Kestrel",
            "Ana",
            level=8,
            ranks={
                "abilities": {"Strength": 2, "Agility": 6, "Fighting": 5, "Dexterity": 4, "Stamina": 2, "Awareness": 3},
                "skills": {"Acrobatics": 6, "Close combat": 4, "Stealth": 4, "Perception": 4},
                "defenses": {"Dodge": 5, "Parry": 5, "Fortitude": 3, "Toughness": 4, "Will": 3},
                "powers": {"Flight": 6},
                "advantages": {"Fearless": 1, "Quick draw": 1},
            },
            words={"complications": ("Her brother wears the other mask",)},
            notes="Nila Castellan, crane operator. Learned to fall before she learned to fly.",
        ),
        character(
            GAME,
            "Anvil",
            "Ben",
            level=8,
            ranks={
                "abilities": {"Strength": 9, "Agility": 0, "Fighting": 4, "Stamina": 8, "Intellect": 1, "Presence": 1},
                "skills": {"Athletics": 3, "Close combat": 5, "Intimidation": 5},
                "defenses": {"Parry": 4, "Fortitude": 3, "Toughness": 4, "Will": 4},
                "powers": {"Armored skin (permanent)": 4},
                "advantages": {"Diehard": 1},
            },
            words={"complications": ("Breaks what he holds when he is angry",)},
            notes="Joon Park, night baker. Still kneads by hand, very gently.",
        ),
        character(
            GAME,
            "Doctor Halcyon",
            "Chidi",
            level=8,
            ranks={
                "abilities": {
                    "Agility": 1,
                    "Dexterity": 2,
                    "Stamina": 1,
                    "Intellect": 7,
                    "Awareness": 4,
                    "Presence": 3,
                },
                "skills": {"Technology": 8, "Treatment": 6, "Investigation": 5, "Insight": 4, "Ranged combat": 6},
                "defenses": {"Dodge": 7, "Fortitude": 4, "Toughness": 5, "Will": 6},
                "powers": {"Cold beam": 8},
                "advantages": {"Improvised tools": 1},
            },
            words={"complications": ("Patents everything, and reads nothing before signing",)},
            notes="Meteorologist. The storm glass on her wrist was right nine times out of nine.",
        ),
        character(
            GAME,
            "Echo Valdez",
            "Dunja",
            level=8,
            ranks={
                "abilities": {
                    "Agility": 3,
                    "Dexterity": 3,
                    "Stamina": 1,
                    "Intellect": 3,
                    "Awareness": 6,
                    "Presence": 6,
                },
                "skills": {"Deception": 6, "Persuasion": 6, "Sleight of hand": 5, "Insight": 5, "Stealth": 5},
                "defenses": {"Dodge": 6, "Parry": 4, "Fortitude": 4, "Toughness": 4, "Will": 5},
                "powers": {"Borrowed voice": 7, "Luck Control": 1},
            },
            words={"complications": ("Owes a favor to the wrong radio host",)},
            notes="Late show host. Has never once been asked to repeat himself.",
        ),
    )


def _opposition() -> tuple[Character, ...]:
    return (
        character(
            GAME,
            "Undertow",
            side="opposition",
            level=10,
            ranks={
                "abilities": {"Strength": 7, "Agility": 2, "Fighting": 6, "Stamina": 7, "Awareness": 3, "Presence": 5},
                "skills": {"Close combat": 5, "Intimidation": 6, "Perception": 4},
                "defenses": {"Dodge": 5, "Parry": 5, "Fortitude": 5, "Toughness": 4, "Will": 4},
                "powers": {"Drowning hold": 9, "Pull of the tide": 8},
            },
            notes="Harbor pilot until the night the harbor kept her. Wants the lock gates open.",
        ),
        character(
            GAME,
            "The Curator",
            side="opposition",
            level=9,
            ranks={
                "abilities": {
                    "Agility": 1,
                    "Dexterity": 3,
                    "Stamina": 1,
                    "Intellect": 8,
                    "Awareness": 5,
                    "Presence": 6,
                },
                "skills": {"Knowledge": 8, "Persuasion": 6, "Insight": 6, "Ranged combat": 5},
                "defenses": {"Dodge": 6, "Fortitude": 3, "Toughness": 5, "Will": 8},
                "powers": {"Still life": 8},
            },
            notes="Collects moments. The people in them would like to be asked.",
        ),
        character(
            GAME,
            "Dockside crew",
            side="opposition",
            level=3,
            ranks={
                "abilities": {"Strength": 2, "Agility": 1, "Fighting": 3, "Dexterity": 1, "Stamina": 1},
                "skills": {"Close combat": 2, "Vehicles": 3},
                "defenses": {"Parry": 1, "Toughness": 1},
                "limits": {"HP": 1},
            },
            notes="Paid by the hour, and not enough for this.",
        ),
    )


def make(out: Path) -> None:
    """The first session to its end, and the second up to the fight at the lock."""
    evening = Evening(out, GAME, "Lockgate City", "2026-09-18T18", seed=17)
    evening.do(c.AddCharacters(characters=roster()))
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    _first_session(evening, heroes)
    _second_session(evening, heroes)
    evening.file.close()


def _first_session(evening: Evening, heroes: tuple[CharacterId, ...]) -> None:
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="The night the fountain stopped", present=heroes))
    helpers: dict[str, Value] = {f"help-{who(name)}": True for name in ("Kestrel", "Echo")}
    scene: dict[str, Value] = {"trait": "skills:Investigation", "dc": 15}
    evening.rolls("Doctor", "", (BLANK, PLUS, BLANK, *[PLUS] * 3, BLANK, BLANK, PLUS), **scene, **helpers)
    use("announce")
    use("earn", "Echo", how="complication", note="The radio host calls the favor in, on air.")
    evening.rolls("Kestrel", "", (MINUS, MINUS, BLANK), trait="skills:Stealth", dc=10)
    use("improve-roll", "Kestrel", faces=(PLUS, BLANK, BLANK))
    use("announce")
    order = tuple(who(name) for name in ("Kestrel", "Dockside", "Anvil", "Doctor", "Echo"))
    do(c.StartEncounter(kind="conflict", title="Crates on the east quay", order=order))
    use(
        "initiative",
        faces=(PLUS, BLANK, BLANK, BLANK, BLANK, MINUS, BLANK, BLANK, BLANK, *[PLUS] * 3, MINUS, *[BLANK] * 2),
    )
    evening.rolls("Kestrel", "Dockside", (PLUS, BLANK, BLANK, BLANK, BLANK, MINUS), kind="attack")
    use("announce")
    evening.resists(BLANK, BLANK, MINUS)
    do(c.EndEncounter(result="The crew ran. One crate held nothing but sea water, standing upright."))
    use("edit-scene", "Doctor", note="There is a tide table pinned under the lid.")
    do(c.AddNote(text="The Curator has a photograph of tomorrow.", topic="owed"))
    do(c.EndSession())


def _second_session(evening: Evening, heroes: tuple[CharacterId, ...]) -> None:
    do, use, who = evening.do, evening.use, evening.who
    do(c.StartSession(title="Low water at the lock", present=heroes))
    do(c.SetTrack(character=who("Dockside"), track="hp", value=1))
    do(c.SetTrack(character=who("Dockside"), track="bruises", value=0))
    use("earn", "Anvil", how="heroism", note="Held the gate until the school barge was through.")
    order = tuple(who(name) for name in ("Kestrel", "Undertow", "Doctor", "Dockside", "Echo", "Anvil"))
    do(c.StartEncounter(kind="conflict", title="The lock gates", order=order))
    evening.rolls("Kestrel", "Dockside", (BLANK, PLUS, BLANK, BLANK, MINUS, BLANK), kind="attack")
    use("announce")
    evening.resists(BLANK, BLANK, MINUS)
    use("extra-effort", "Kestrel", benefit="speed")
    do(c.NextTurn())
    evening.rolls("Undertow", "Kestrel", (PLUS, PLUS, BLANK, BLANK, MINUS, BLANK), kind="attack")
    use("announce")
    evening.resists(BLANK, BLANK, PLUS)
    do(c.NextTurn())
    evening.rolls("Doctor", "Undertow", (PLUS, BLANK, BLANK, BLANK, BLANK, MINUS), kind="attack")
