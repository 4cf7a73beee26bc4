"""Builders for Humans & Heroes at the table: heroes and a foe, checks by their description, and what they come to."""

from typing import Any

import msgspec

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.check.form import CheckDraft, Value
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import StartEncounter, StartSession, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Table
from gmtracker.rulesets.humans_and_heroes.check_rules import CheckSpec
from tests.builders.campaigns import a_hero, a_table, do, held_tokens, who

GAME = "humans-and-heroes"
MINUS, BLANK, PLUS = 1, 2, 3
ACROBAT = (
    Trait("abilities", "Agility", rank=6),
    Trait("abilities", "Strength", rank=3),
    Trait("abilities", "Stamina", rank=2),
    Trait("abilities", "Fighting", rank=4),
    Trait("skills", "Acrobatics", rank=7, link="Agility"),
    Trait("defenses", "Parry", rank=2),
    Trait("defenses", "Toughness", rank=3),
    Trait("powers", "Flight", rank=5),
    Trait("powers", "Armor", rank=4, text="permanent"),
    Trait("advantages", "Quick draw", rank=1),
)
BRUTE = (
    Trait("abilities", "Strength", rank=8),
    Trait("abilities", "Fighting", rank=6),
    Trait("powers", "Mind hold", rank=7),
)


def mira(*conditions: str, traits: tuple[Trait, ...] = ACROBAT) -> Character:
    """A hero who leaps and flies."""
    return a_hero("Mira", conditions=conditions, traits=traits)


def warden(*conditions: str, traits: tuple[Trait, ...] = BRUTE) -> Character:
    """A strong foe."""
    return a_hero("Warden", side="opposition", conditions=conditions, traits=traits)


def folk() -> tuple[Character, ...]:
    """Mira, Rook and the Warden."""
    return mira(), a_hero("Rook", player="Ben"), warden()


def a_day(*characters: Character) -> Table:
    """A table in session, in which the heroes hold the points of a new day."""
    table = a_table(*(characters or folk()), ruleset=GAME)
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    return table


def a_conflict(*characters: Character) -> Table:
    """A conflict in which everyone is in the order of turns, and Mira has the first."""
    table = a_day(*characters)
    do(
        table,
        StartEncounter(kind="conflict", title="Rooftops", order=tuple(one.id for one in table.campaign.characters)),
    )
    return table


def use(table: Table, key: str, by: str = "", /, *, on: str = "", override: bool = False, **inputs: Any) -> Use:
    """A use by somebody; an underscore in an input's name stands for a hyphen."""
    return Use(
        use=key,
        by=_id(table, by),
        on=_id(table, on),
        inputs={name.replace("_", "-"): value for name, value in inputs.items()},
        override=override,
    )


def a_check(roll: str = "trait", bonus: int = 0, dc: int = 0, **fields: Any) -> CheckSpec:
    """A check against a DC."""
    return msgspec.convert(
        {"ruleset": GAME, "roll": roll, "bonus": bonus, "against": {"type": "dc", "dc": dc}, **fields}, CheckSpec
    )


def opposed(roll: str = "trait", bonus: int = 0, theirs: int = 0, by: str = "trait") -> CheckSpec:
    """A check against a roll."""
    return a_check(roll, bonus, against={"type": "opposed", "bonus": theirs, "roll": by})


def rolling(table: Table, spec: CheckSpec, by: str = "Mira", on: str = "", *, key: str = "check", **inputs: Any) -> Use:
    """The command that rolls a check."""
    return use(table, key, by, on=on, check=msgspec.to_builtins(spec), what="Acrobatics", **inputs)


def rolled(table: Table, spec: CheckSpec, *faces: int, by: str = "Mira", on: str = "", **inputs: Any) -> str:
    """Roll a check with dice that fall so; returns what the log says."""
    return do(table, rolling(table, spec, by, on, **inputs), *faces)


def a_hit(table: Table, rank: int = 8, resists: str = "Toughness") -> None:
    """The Warden hits Mira for so much."""
    spec = opposed("attack", 6, 6, "active_defense")
    effect = {"rank": rank, "resists": resists}
    do(table, rolling(table, spec, "Warden", "Mira", key="attack", effect=effect), *[BLANK] * 6)
    announce(table)


def resisted(table: Table, *faces: int, bonus: int = 5, rank: int = 8) -> str:
    """Mira resists a hit with Toughness, and it is announced."""
    do(table, rolling(table, a_check("passive_defense", bonus, rank), "Mira", "Warden", key="resist"), *faces)
    return announce(table)


def announce(table: Table) -> str:
    """Announce what is open; returns what the log says."""
    return do(table, Use(use="announce"))


def open_check(table: Table) -> OpenCheck:
    """The check in progress; there must be one."""
    found = table.rules.open_check()
    assert found is not None
    return found


def last_result(table: Table) -> CheckResolved:
    """The outcome that was announced last."""
    events = [event for entry in table.history.open_chapter.entries for event in entry.events]
    return next(event for event in reversed(events) if isinstance(event, CheckResolved))


def draft(table: Table, by: str = "Mira", on: str = "", **values: Value) -> CheckDraft:
    """A draft with these fields set; an underscore stands for a hyphen."""
    return CheckDraft(
        _id(table, by), _id(table, on), tuple((key.replace("_", "-"), value) for key, value in values.items())
    )


def points(table: Table, name: str = "Mira") -> int:
    """How many Victory points a hero holds."""
    return len(held_tokens(table, name))


def conditions_of(table: Table, name: str = "Mira") -> set[str]:
    """The conditions that a character is in."""
    return {condition.key for condition in table.campaign.character(who(table, name)).conditions}


def marks_of(table: Table, name: str = "Mira") -> list[str]:
    """What lasts a while on a character, as the row shows it."""
    return [marker.text for marker in table.campaign.markers if marker.owner == who(table, name) and marker.text]


def _id(table: Table, name: str) -> CharacterId:
    return who(table, name) if name else NOBODY
