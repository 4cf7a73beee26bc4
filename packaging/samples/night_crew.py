"""The sample of Night Crew: The Clockmaker's Vault, after one session and in the middle of the second's job."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character

GAME = "night-crew"
TALENTS = ("Sneak", "Talk", "Tinker", "Fight", "Run")


def _somebody(name: str, player: str, talents: tuple[int, ...], *contacts: str, notes: str = "") -> Character:
    side = "heroes" if player else "opposition"
    ranks = {"talents": dict(zip(TALENTS, talents, strict=True))}
    return character(GAME, name, player, side=side, ranks=ranks, words={"contacts": contacts}, notes=notes)


def roster() -> tuple[Character, ...]:
    """Four of the crew, and three who are in their way."""
    return (
        _somebody("Minka", "Ana", (5, 2, 3, 1, 4), "A night nurse"),
        _somebody("The Baron", "Ben", (2, 5, 2, 2, 2), "Half the opera", "His tailor"),
        _somebody("Cog", "Chidi", (3, 1, 6, 2, 2), "A locksmith who drinks"),
        _somebody("Ruth Anvil", "Dunja", (1, 2, 2, 5, 3), "The dockers' guild"),
        _somebody("Captain Sorrel", "", (2, 3, 1, 4, 3), notes="Counts the bells, and has missed one."),
        _somebody("Night Watchman", "", (1, 1, 1, 3, 2), notes="Would rather be at home."),
        _somebody("The Clockmaker", "", (1, 3, 6, 1, 1), notes="Does not sleep. It is a long story, and it ticks."),
    )


def make(out: Path) -> None:
    """Play the first session to its end, and the second up to the roof of the vault."""
    evening = Evening(out, GAME, "The Clockmaker's Vault", "2026-09-14T18", seed=8)
    evening.do(c.AddCharacters(characters=roster()))
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="Measuring the windows", present=heroes))
    _check(evening, "The Baron", (5, 6, 2, 1, 3), trait="Talk", against=2)
    _check(evening, "Cog", (4, 4, 1, 2, 3, 6), trait="Tinker", against=2)
    evening.use("lie-low", "Cog", faces=(2,))
    evening.do(c.AddNote(text="The Baron promised the tailor a seat at the opera.", topic="owed"))
    evening.do(c.EndSession())
    evening.do(c.StartSession(title="Eleven minutes to midnight", present=heroes))
    order = tuple(evening.who(name) for name in ("Minka", "The Baron", "Cog", "Ruth", "Night", "Captain"))
    for _ in range(2):
        evening.use("lend", "Cog", target=evening.who("Ruth"))
    evening.do(c.StartEncounter(kind="job", title="On the roof of the vault", order=order))
    _check(evening, "Minka", (6, 5, 5, 2, 1), trait="Sneak")
    evening.do(c.NextTurn())
    _check(evening, "The Baron", (1, 2), trait="Tinker")
    evening.do(c.NextTurn())
    evening.file.close()


def _check(evening: Evening, by: str, faces: tuple[int, ...], **fields: int | str) -> None:
    """A check as the panel sets it up, announced."""
    evening.rolls(by, "", faces, **fields)
    evening.use("announce")
