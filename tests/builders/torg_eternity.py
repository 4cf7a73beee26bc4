"""Builders of a table of Torg Eternity: Storm Knights and a foe, and tests at it."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from gmtracker.engine.campaign import Character, Condition, Side, Trait
from gmtracker.engine.check.form import CheckDraft, CheckForm, Value
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import AddCharacters, StartEncounter, StartSession, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Table
from gmtracker.rulesets.torg_eternity.check_rules import CheckSpec
from tests.builders.campaigns import a_table, do, who

GAME = "torg-eternity"

any_check = st.builds(
    CheckSpec,
    skill_value=st.integers(0, 20),
    modifier=st.integers(-8, 8),
    dn=st.integers(4, 30),
    skilled=st.booleans(),
    favored=st.booleans(),
    mishap_up_to=st.integers(1, 4),
)


def a_check(**fields: Any) -> CheckSpec:
    """A test of value 10 against DN 10, but for the fields that matter."""
    return CheckSpec(**{"skill_value": 10, "dn": 10, **fields})


def somebody(
    name: str,
    *,
    side: Side = "heroes",
    attributes: dict[str, int] | None = None,
    skills: dict[str, int] | None = None,
    limits: dict[str, int] | None = None,
    weapons: dict[str, int] | None = None,
    favored: tuple[str, ...] = (),
    wounds: int = 0,
    shock: int = 0,
    cards: int = 0,
    conditions: tuple[str, ...] = (),
) -> Character:
    """A character; the attributes are 8 but for those that are named."""
    ranks = dict.fromkeys(("Charisma", "Dexterity", "Mind", "Spirit", "Strength"), 8) | (attributes or {})
    groups = {"attributes": ranks, "skills": skills, "limits": limits, "weapons": weapons}
    traits = [Trait(group, trait, rank) for group, named in groups.items() for trait, rank in (named or {}).items()]
    tracks = {"wounds": wounds, "shock": shock, "cards": cards}
    return Character(
        id=CharacterId(""),
        name=name,
        side=side,
        traits=(*traits, *(Trait("favored", skill) for skill in favored)),
        tracks={key: value for key, value in tracks.items() if value},
        conditions=tuple(Condition(key) for key in conditions),
    )


def ilse(**fields: Any) -> Character:
    """A Storm Knight of Dodge 11 and Fire combat 12 with a rifle of damage 14, who can soak with Reality 10."""
    skills = {"Dodge": 3, "Fire combat": 4, "Reality": 2} | fields.pop("skills", {})
    return somebody("Ilse", skills=skills, weapons={"Rifle": 14}, **fields)


def brute(**fields: Any) -> Character:
    """A foe of Dodge 10 and Toughness 11 with the usual limits, who can soak with Reality 9."""
    skills = fields.pop("skills", {"Dodge": 2, "Reality": 1})
    return somebody(
        "Brute", side="opposition", skills=skills, limits={"Toughness": 11} | fields.pop("limits", {}), **fields
    )


def a_scene(*characters: Character) -> Table:
    """A standard scene in a session: Ilse, Tomas and the Brute in this order, unless others are named."""
    table = a_table(ruleset=GAME)
    do(table, AddCharacters(characters=characters or (ilse(), somebody("Tomas"), brute())))
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    do(table, StartEncounter(kind="standard", title="Ambush", order=tuple(x.id for x in table.campaign.characters)))
    return table


def a_roll(table: Table, by: str, spec: CheckSpec, *, on: str = "", rolled_with: object = None, **inputs: Any) -> Use:
    """The command that rolls a test; ``rolled_with`` are the kinds of dice that are added in any case."""
    if rolled_with is not None:
        inputs["with"] = rolled_with
    return Use(
        use="check",
        by=who(table, by) if by else NOBODY,
        on=who(table, on) if on else NOBODY,
        inputs={"check": msgspec.to_builtins(spec), "what": "Dodge", **inputs},
    )


def rolled(*faces: int, table: Table | None = None, by: str = "Ilse", **fields: Any) -> Table:
    """A table where a test of value 10 against DN 10 has just been rolled."""
    table = table or a_scene()
    do(table, a_roll(table, by, a_check(**fields)), *faces)
    return table


def hit(*faces: int, damage: int = 14, table: Table | None = None, by: str = "Ilse", on: str = "Brute") -> Table:
    """A table where an attack of value 10 against DN 10, Toughness 11, has just been rolled."""
    table = table or a_scene()
    do(table, a_roll(table, by, a_check(), on=on, attack={"damage": damage, "toughness": 11}), *faces)
    return table


def spend(table: Table, use: str, *faces: int, by: str = "Ilse", override: bool = False, **inputs: Any) -> str:
    """Do something with the open test; returns what the log says."""
    return do(table, Use(use=use, by=who(table, by), inputs=inputs, override=override), *faces)


def announce(table: Table) -> str:
    """Announce what is open; returns what the log says."""
    return do(table, Use(use="announce"))


def open_check(table: Table) -> OpenCheck:
    """The test in progress; there must be one."""
    found = table.rules.open_check()
    assert found is not None
    return found


def die_total(check: OpenCheck) -> str:
    """What a test says of its dice: "Die total 17"."""
    return check.numbers.sums[0].partition(":")[0]


def steps(table: Table) -> list[str]:
    """The names of the steps that can follow."""
    return [step.name for step in open_check(table).steps]


def last_result(table: Table) -> CheckResolved:
    """The outcome that was announced last."""
    events = [event for entry in table.history.open_chapter.entries for event in entry.events]
    return next(event for event in reversed(events) if isinstance(event, CheckResolved))


def draft(table: Table, by: str = "Ilse", on: str = "", **values: Value) -> CheckDraft:
    """A draft with these fields set; an underscore stands for a hyphen."""
    target = who(table, on) if on else NOBODY
    actor = who(table, by) if by else NOBODY
    return CheckDraft(actor, target, tuple((key.replace("_", "-"), value) for key, value in values.items()))


def form_of(table: Table, by: str = "Ilse", on: str = "", **values: Value) -> CheckForm:
    """The form of a draft."""
    return table.rules.check_form(draft(table, by, on, **values))


def spec_of(form: CheckForm) -> CheckSpec:
    """The test that a form would roll."""
    assert form.command is not None
    return msgspec.convert(form.command.inputs["check"], CheckSpec)


def possibilities(table: Table, name: str = "") -> int:
    """How many Possibilities somebody holds; without a name, the GM."""
    places = [(token.place.kind, token.place.key) for token in table.campaign.tokens]
    return places.count(("character", who(table, name))) if name else places.count(("hand", ""))
