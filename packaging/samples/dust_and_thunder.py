"""The sample of Dust and Thunder: Sorrow Creek, after one session and in the first fight of the second."""

from pathlib import Path

from samples.evening import Evening, Ranks, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character

GAME = "dust-and-thunder"
ATTRIBUTES = ("Agility", "Smarts", "Spirit", "Strength", "Vigor")


def _somebody(  # every number on a sheet is the size of a die, but for the two that are aimed at
    name: str, player: str, attributes: tuple[int, ...], skills: Ranks, parry: int, toughness: int, notes: str
) -> Character:
    ranks = {
        "attributes": dict(zip(ATTRIBUTES, attributes, strict=True)),
        "skills": skills,
        "defenses": {"Parry": parry, "Toughness": toughness},
    }
    side = "heroes" if player else "opposition"
    return character(GAME, name, player, side=side, ranks=ranks, notes=notes)


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        _somebody(
            *("Ada Wells", "Ana", (10, 6, 6, 6, 6), {"Shooting": 10, "Riding": 8, "Notice": 6}),
            *(5, 5, "Rides the mail. Once delivered a letter to the man who wrote it, too late."),
        ),
        _somebody(
            *("Reverend Pike", "Ben", (6, 6, 10, 8, 8), {"Fighting": 8, "Persuasion": 8}),
            *(6, 7, "Preaches short, hits hard."),
        ),
        _somebody(
            *("Lucky Chen", "Chidi", (8, 8, 6, 6, 6), {"Gambling": 10, "Stealth": 8, "Shooting": 6}),
            *(4, 5, "Has never been called lucky to his face."),
        ),
        _somebody(
            *("Doc Marrow", "Dunja", (6, 10, 8, 4, 6), {"Notice": 8, "Survival": 6, "Shooting": 4}),
            *(4, 5, "The dead of Sorrow Creek are polite to her."),
        ),
        _somebody(
            *("Colonel Ash", "", (8, 8, 10, 8, 10), {"Shooting": 10, "Fighting": 8}),
            *(6, 8, "Fell at the ford in the year of the flood. Rode on."),
        ),
        _somebody(*("Grave Rider", "", (6, 4, 6, 8, 8), {"Fighting": 6, "Riding": 8}), *(5, 7, "Smells of rain.")),
        _somebody(*("Hired Gun", "", (8, 6, 6, 6, 6), {"Shooting": 6}), *(4, 5, "Paid by the day, and it is late.")),
    )


def make(out: Path) -> None:
    """Play the first session to its end, and the second up to the showdown at the water tower."""
    evening = Evening(out, GAME, "Sorrow Creek", "2026-09-13T18", seed=7)
    evening.do(c.AddCharacters(characters=roster()))
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="The last mail", present=heroes))
    _check(evening, "Ada", "", (7, 3), trait="Riding")
    _check(evening, "Doc", "", (2, 6, 4), trait="Notice", against=6)
    evening.use("twist", "Lucky")
    evening.do(c.AddNote(text="The telegraph clerk saw the Colonel's ring on a living hand.", topic="owed"))
    evening.do(c.EndSession())
    evening.do(c.StartSession(title="High noon, with rain", present=heroes))
    order = tuple(evening.who(name) for name in ("Ada", "Hired", "Reverend", "Grave", "Lucky", "Doc"))
    evening.do(c.StartEncounter(kind="showdown", title="At the water tower", order=order))
    evening.use("initiative", faces=(40, 33, 28, 21, 15, 6))
    _check(evening, "Ada", "Hired", (9, 5), check="attack", trait="Shooting")
    _check(evening, "Ada", "Hired", (5, 6, 2), check="damage")
    evening.do(c.NextTurn())
    _check(evening, "Hired", "Reverend", (6, 2), check="attack", trait="Shooting", wild="without a wild die")
    _check(evening, "Hired", "Reverend", (4, 5), check="damage")
    evening.do(c.NextTurn())
    evening.file.close()


def _check(evening: Evening, by: str, on: str, faces: tuple[int, ...], **fields: int | str) -> None:
    """A check as the panel sets it up, announced."""
    evening.rolls(by, on, faces, **fields)
    evening.use("announce")
