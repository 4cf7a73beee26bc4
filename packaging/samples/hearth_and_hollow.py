"""The sample of Hearth and Hollow: The Long Thaw, after one session and in the first fight of the second."""

from pathlib import Path

from samples.evening import Evening, character

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character

GAME = "hearth-and-hollow"
TRAITS = ("Agility", "Strength", "Finesse", "Instinct", "Presence", "Knowledge")


def _hero(name: str, player: str, traits: tuple[int, ...], evasion: int, words: tuple[str, ...]) -> Character:
    ranks = {"traits": dict(zip(TRAITS, traits, strict=True)), "defenses": {"Evasion": evasion, "Hit Points": 6}}
    return character(GAME, name, player, level=2, ranks=ranks, words={"experiences": words})


def _foe(name: str, evasion: int, hp: int, notes: str) -> Character:
    ranks = {"defenses": {"Evasion": evasion, "Hit Points": hp, "Stress Slots": 3}}
    return character(GAME, name, side="opposition", ranks=ranks, notes=notes)


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        _hero("Bram Oakhand", "Ana", (0, 2, -1, 1, 1, 0), 10, ("Grew up on the ice", "Never leaves a friend")),
        _hero("Isolde", "Ben", (2, -1, 1, 1, 0, 0), 12, ("Knows every roof in Hollow",)),
        _hero("Tamsin Reed", "Chidi", (0, 0, 1, 0, 2, 1), 11, ("Talks to kings", "Has slept in worse")),
        _hero("Old Corvin", "Dunja", (0, 0, 0, 1, -1, 2), 9, ("Read it in the ashes",)),
        _foe("The Winter Warden", 15, 8, "Was told to wait until the thaw. Nobody told it that it came."),
        _foe("Rime Wolf", 12, 4, "Breath like a door left open."),
        _foe("Hollow Thief", 11, 3, "Cold hands, quick hands."),
    )


def make(out: Path) -> None:
    """Play the first session to its end, and the second up to the fight at the frozen mill."""
    evening = Evening(out, GAME, "The Long Thaw", "2026-09-12T18", seed=6)
    evening.do(c.AddCharacters(characters=roster()))
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="Water under the door", present=heroes))
    _check(evening, "Isolde", "", (8, 5), trait="Agility")
    _check(evening, "Tamsin", "", (3, 7), trait="Presence")
    evening.use("short-rest", "Bram", faces=(2, 1))
    evening.do(c.AddNote(text="The miller's daughter went up the river, not down.", topic="owed"))
    evening.do(c.EndSession())
    evening.do(c.StartSession(title="The mill that turns backwards", present=heroes))
    order = tuple(evening.who(name) for name in ("Bram", "Isolde", "Tamsin", "Old", "Rime", "The"))
    evening.do(c.StartEncounter(kind="fight", title="At the frozen mill", order=order))
    _check(evening, "Bram", "Rime", (9, 4), trait="Strength")
    evening.do(c.SetTrack(character=evening.who("Rime"), track="hp", value=2))
    evening.do(c.NextTurn())
    evening.use("experience", "Isolde")
    _check(evening, "Isolde", "The", (6, 10), trait="Agility")
    evening.do(c.NextTurn())
    _check(evening, "Rime", "Bram", (14,), check="foe", attack=2, marks=2)
    evening.do(c.SetCondition(character=evening.who("Bram"), condition="vulnerable"))
    evening.file.close()


def _check(evening: Evening, by: str, on: str, faces: tuple[int, ...], **fields: int | str) -> None:
    """A check as the panel sets it up, announced."""
    evening.rolls(by, on, faces, **fields)
    evening.use("announce")
