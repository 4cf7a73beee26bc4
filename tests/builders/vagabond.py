"""Vagabonds to test with: heroes and creatures in numbers, and a fight that has begun."""

from typing import Any

import msgspec

from gmtracker.engine.campaign import Character, Side, Token, Trait
from gmtracker.engine.commands import StartEncounter, StartSession, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from gmtracker.rulesets.vagabond.check_odds import CheckSpec, SaveSpec
from gmtracker.rulesets.vagabond.sheet import STATS
from tests.builders.campaigns import a_table, do, no_dice, pool_tokens, who

GAME = "vagabond"


def a_being(
    name: str,
    *stats: int,
    side: Side = "heroes",
    level: int = 1,
    trained: tuple[str, ...] = (),
    attacks: tuple[str, ...] = (),
    immune: str = "",
    weak: str = "",
    **body: int,
) -> Character:
    """A character with stats in the order of the sheet, and its body's values: ``hp``, ``armor``, ``mana``."""
    names = {"hp": "Hit Points", "armor": "Armor", "mana": "Mana"}
    traits = [Trait("stats", stat, rank=rank) for stat, rank in zip(STATS, stats, strict=False)]
    traits += [Trait("skills", skill) for skill in trained]
    traits += [Trait("attacks", attack) for attack in attacks]
    traits += [Trait("body", names[key], rank=rank) for key, rank in body.items()]
    traits += [Trait(group, text) for group, text in (("immunities", immune), ("weaknesses", weak)) if text]
    return Character(id=CharacterId(""), name=name, side=side, level=level, traits=tuple(traits))


def aila(**more: Any) -> Character:
    """A hero: Might 5, Dexterity 4, Awareness 3, Reason 2, Presence 2, Luck 3, trained in Melee, level 2."""
    kept: dict[str, Any] = {"level": 2, "trained": ("Melee",), "attacks": ("Longsword d8",)}
    return a_being("Aila", 5, 4, 3, 2, 2, 3, **(kept | more))


def an_ogre(**more: Any) -> Character:
    """A creature of 20 HP with Armor 2 and a club of 2d6."""
    kept: dict[str, Any] = {"hp": 20, "armor": 2, "attacks": ("Club 2d6",)}
    return a_being("Ogre", side="opposition", **(kept | more))


def an_evening(*characters: Character) -> Table:
    """A table in session with all the heroes here."""
    table = a_table(*(characters or (aila(), a_being("Bram", 2, 2, 2, 2, 2, 2), an_ogre())), ruleset=GAME)
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    return table


def a_fight(*characters: Character) -> Table:
    """A table in an encounter with everyone in the order of turns."""
    table = an_evening(*characters)
    order = tuple(character.id for character in table.campaign.characters)
    table.dispatch(StartEncounter(kind="combat", title="Ford", order=order), no_dice())
    return table


def check(table: Table, by: str, on: str = "", spec: CheckSpec | None = None, **inputs: Any) -> Use:
    """The command that rolls a check; stat 5, untrained, where nothing else is said."""
    described = {"check": msgspec.to_builtins(spec or CheckSpec(stat=5)), "what": "Melee", **inputs}
    return Use(use="check", by=_id(table, by), on=_id(table, on), inputs=described)


def save(table: Table, by: str, on: str = "", **inputs: Any) -> Use:
    """The command that rolls a Reflex save against somebody's action, at Difficulty 13."""
    spec = msgspec.to_builtins(SaveSpec(first=4, second=3))
    described = {"kind": "save", "save": spec, "what": "Reflex", "stops": True, **inputs}
    return Use(use="check", by=_id(table, by), on=_id(table, on), inputs=described)


def use(table: Table, key: str, by: str = "", on: str = "", **inputs: Any) -> Use:
    """Something done by somebody."""
    return Use(use=key, by=_id(table, by), on=_id(table, on), inputs=inputs)


def hp_of(table: Table, name: str) -> int:
    """A character's HP."""
    return table.campaign.track_value(who(table, name), "hp")


def is_dead(table: Table, name: str) -> bool:
    """Whether a character is marked dead."""
    return table.campaign.character(who(table, name)).has_condition("dead")


def countdowns(table: Table) -> list[tuple[str, int, int | None]]:
    """The Countdown dice on the table: name, size, and the face that shows."""
    return [(die.name, die.size, die.value) for die in countdown_dice(table)]


def countdown_dice(table: Table) -> tuple[Token, ...]:
    """The Countdown dice on the table."""
    return pool_tokens(table, "countdown")


def _id(table: Table, name: str) -> CharacterId:
    return who(table, name) if name else CharacterId("")
