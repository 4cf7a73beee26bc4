"""The sample of Sword and Lantern: The Cellar of Saint Orrin, in the first fight of the second session."""

from pathlib import Path

from samples.evening import Evening, Ranks, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character

GAME = "sword-and-lantern"
ABILITIES = ("Strength", "Dexterity", "Constitution", "Intelligence", "Wisdom", "Charisma")


def _somebody(
    name: str, player: str, abilities: tuple[int, ...], skills: Ranks, armor: int, hp: int, notes: str
) -> Character:
    ranks = {
        "abilities": dict(zip(ABILITIES, abilities, strict=True)),
        "skills": skills,
        "defenses": {"Armor": armor, "Hit Points": hp},
    }
    side = "heroes" if player else "opposition"
    return character(GAME, name, player, side=side, level=3, ranks=ranks, notes=notes)


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        _somebody(
            *("Hanna Brock", "Ana", (3, 1, 2, 0, 1, 0)),
            *({"Sword": 5, "Athletics": 5}, 17, 28),
            "Carried the lantern out of the last cellar, and means to carry it into this one.",
        ),
        _somebody(
            *("Pell", "Ben", (0, 4, 1, 1, 2, 1)),
            *({"Bow": 6, "Stealth": 8, "Acrobatics": 6}, 15, 21),
            "Small, quick, and owed money by a saint.",
        ),
        _somebody(
            *("Mother Quince", "Chidi", (1, 0, 2, 0, 4, 2)),
            *({"Spell": 6, "Survival": 6, "Persuasion": 4}, 16, 24),
            "Blesses first, asks later.",
        ),
        _somebody(
            *("Doctor Wend", "Dunja", (-1, 2, 1, 4, 1, 1)),
            *({"Spell": 6, "Arcana": 8}, 12, 18),
            "Has read about this. Was wrong about the spiders.",
        ),
        _somebody(
            *("The Cellarer", "", (4, 1, 3, 2, 2, 3)),
            *({"Sword": 7}, 16, 52),
            "Keeps the keys, and everyone who came for them.",
        ),
        _somebody(*("Tallow Guard", "", (2, 0, 1, -2, 0, -3)), *({"Sword": 4}, 13, 14), "Wax and armor. Drips."),
        _somebody(*("Lamp Moth", "", (-2, 3, 0, -4, 1, -4)), *({"Bow": 5}, 14, 9), "As big as a cart wheel."),
    )


def make(out: Path) -> None:
    """Play the first session to its end, and the second up to the fight on the cellar stairs."""
    evening = Evening(out, GAME, "The Cellar of Saint Orrin", "2026-09-11T18", seed=5)
    evening.do(c.AddCharacters(characters=roster()))
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="The saint's own key", present=heroes))
    _check(evening, "Pell", "", (11,), trait="Stealth", against=15)
    _check(evening, "Mother", "", (6,), trait="Persuasion", against=12)
    evening.use("catch-breath", "Hanna", faces=(5,))
    evening.do(c.AddNote(text="The verger knows which stair is safe. He wants his dog back.", topic="owed"))
    evening.do(c.EndSession())
    evening.do(c.StartSession(title="Below the vestry", present=heroes))
    order = tuple(evening.who(name) for name in ("Pell", "Tallow", "Hanna", "Mother", "Lamp", "Doctor"))
    evening.do(c.StartEncounter(kind="fight", title="On the cellar stairs", order=order))
    evening.use("initiative", faces=(15, 11, 12, 8, 9, 4))
    _check(evening, "Pell", "Tallow", (17, 6), check="attack", trait="Bow", plus=4)
    evening.do(c.NextTurn())
    _check(evening, "Tallow", "Hanna", (16, 4), check="attack", trait="Sword", plus=2)
    evening.do(c.NextTurn())
    evening.do(c.SetCondition(character=evening.who("Tallow"), condition="prone"))
    evening.file.close()


def _check(evening: Evening, by: str, on: str, faces: tuple[int, ...], **fields: int | str) -> None:
    """A check as the panel sets it up, announced; its first die is the roll's, the others the damage's."""
    evening.rolls(by, on, faces[:1], **fields)
    evening.use("announce", faces=faces[1:])
