"""Builders for checks at the table: heroes and foes with traits, commands that roll, and what they come to."""

from typing import Any

import msgspec

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.checks import CheckDraft, OpenCheck, Value
from gmtracker.engine.commands import Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstPassive, CheckSpec
from tests.rulesets.shattered_spheres.any_check import a_check
from tests.support.builders import a_hero, an_encounter, do, who

ACROBAT = (Trait("abilities", "Agility", rank=4), Trait("skills", "Acrobatics", rank=7, link="Agility"))
FIGHTER = (
    Trait("abilities", "Strength", rank=3),
    Trait("skills", "Close combat", rank=6, link="Strength"),
    Trait("offenses", "Fighting", rank=2),
)
TOUGH = (
    Trait("abilities", "Stamina", rank=3),
    Trait("skills", "Endurance", rank=4, link="Stamina"),
    Trait("resistances", "Toughness", rank=1),
    Trait("defenses", "Fortitude", rank=2),
)


def mira(*, stress: int = 0, tier: int = 2, traits: tuple[Trait, ...] = (*ACROBAT, *FIGHTER)) -> Character:
    """A hero who can jump and fight."""
    return a_hero("Mira", tier=tier, stress=stress, traits=traits)


def warden(*, wounds: int = 0, conditions: tuple[str, ...] = (), traits: tuple[Trait, ...] = TOUGH) -> Character:
    """A tough foe of the third Tier."""
    return a_hero("Warden", side="opposition", tier=3, wounds=wounds, conditions=conditions, traits=traits)


def an_ambush(*characters: Character, kind: str = "combat", faces: tuple[int, ...] = (4, 3, 2, 5, 1, 6)) -> Table:
    """An encounter of Mira, Rook and the Warden; the Destiny pool shows ▲4 ▼3 ▲2 ▼5 ▲1 ▼6."""
    table_folk = characters or (mira(), a_hero("Rook", player="Ben"), warden())
    return an_encounter(*table_folk, kind=kind, faces=faces)


def check(table: Table, by: str, spec: CheckSpec, *, on: str = "", what: str = "Acrobatics", **inputs: Any) -> Use:
    """The command that rolls a check."""
    return _rolling(table, "check", by, on, spec, {"what": what, **inputs})


def attack(table: Table, by: str, on: str, spec: CheckSpec, damage: AgainstPassive | None = None) -> Use:
    """The command that rolls an attack; what it does is a damage of 12 where nothing else is said."""
    does = msgspec.to_builtins(damage or AgainstPassive(skill_rank=2))
    return _rolling(table, "attack", by, on, spec, {"what": "Fighting", "damage": does, "resists": "Toughness"})


def resist(table: Table, by: str, on: str, spec: CheckSpec) -> Use:
    """The command that rolls to resist a hit."""
    return _rolling(table, "resist", by, on, spec, {"what": "Toughness", "harms": True})


def an_attack(**fields: Any) -> CheckSpec:
    """A hero's attack of rank 0 against DC 11."""
    return a_check(kind="attack", **fields)


def a_resistance(**fields: Any) -> CheckSpec:
    """A foe's resistance of rank 0 against a damage of 12."""
    return a_check(kind="resistance", side="opposition", against=AgainstPassive(skill_rank=2), **fields)


def rolled(*faces: int, table: Table | None = None, by: str = "Mira", **fields: Any) -> Table:
    """A table where a check against DC 11 has just been rolled."""
    table = table or an_ambush()
    do(table, check(table, by, a_check(**fields)), *faces)
    return table


def actions(table: Table) -> list[str]:
    """The actions that the entries of the log belong to."""
    return [entry.action for entry in table.history.open.entries]


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
    events = [event for entry in table.history.open.entries for event in entry.events]
    return next(event for event in reversed(events) if isinstance(event, CheckResolved))


def draft(table: Table, by: str = "Mira", on: str = "", **values: Value) -> CheckDraft:
    """A draft with these fields set; an underscore stands for a hyphen."""
    target = who(table, on) if on else NOBODY
    actor = who(table, by) if by else NOBODY
    return CheckDraft(actor, target, tuple((key.replace("_", "-"), value) for key, value in values.items()))


def stones(table: Table) -> tuple[int, int]:
    """How many Triumph and Tragedy stones lie in the Fate pool."""
    kinds = [token.kind for token in table.campaign.tokens if token.place.id == "fate"]
    return kinds.count("triumph-stone"), kinds.count("tragedy-stone")


def _rolling(table: Table, use: str, by: str, on: str, spec: CheckSpec, inputs: dict[str, Any]) -> Use:
    return Use(
        use=use,
        by=who(table, by) if by else NOBODY,
        on=who(table, on) if on else NOBODY,
        inputs={"check": msgspec.to_builtins(spec), **inputs},
    )
