"""Builders of checks: one with the fields that matter, or any at all.

Builders for checks at the table: heroes and foes with traits, commands that roll, and what they come to.
Surges in a test's own words.
A Tilt in a test's own words: who holds what (``+`` a Triumph, ``-`` a Tragedy), what is rolled, who votes.
"""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Character, Trait, character_place
from gmtracker.engine.check.form import CheckDraft, Value
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import AddToken, NextTurn, RemoveToken, SetPresent, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_rules import (
    Against,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
)
from gmtracker.rulesets.shattered_spheres.tilt_view import TiltView, tilt_view
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, pool_tokens, who

skill_ranks = st.integers(0, 20)
ranks = st.integers(0, 16)
tiers = st.integers(1, 7)
dice = {"advantage": ranks, "disadvantage": ranks, "tier": tiers}
luck = {"fortune": st.booleans(), "misfortune": st.booleans()}

any_against: st.SearchStrategy[Against] = st.one_of(
    st.builds(AgainstDC, dc=st.integers(-5, 45), **dice),
    st.builds(
        AgainstObstacle,
        level=st.integers(0, 15),
        difficulty=st.sampled_from(["easy", "moderate", "hard"]),
        rolled=st.booleans(),
    ),
    st.builds(AgainstPassive, skill_rank=skill_ranks, **dice),
    st.builds(AgainstOpposed, skill_rank=skill_ranks, **dice, **luck),
)

any_check: st.SearchStrategy[CheckSpec] = st.builds(
    CheckSpec,
    kind=st.sampled_from(["skill", "attack", "resistance"]),
    skill_rank=skill_ranks,
    **dice,
    **luck,
    luck_dice=st.sampled_from(["replace", "add"]),
    routine=st.booleans(),
    bonus=st.integers(-10, 10),
    side=st.sampled_from(["heroes", "opposition"]),
    against=any_against,
)


def a_check(**fields: Any) -> CheckSpec:
    """A hero's skill check of rank 0 against DC 11: an even chance, but for what the fields change."""
    return replace(CheckSpec(kind="skill", skill_rank=0, against=AgainstDC(dc=11)), **fields)


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
    return [entry.action for entry in table.history.open_chapter.entries]


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
    target = who(table, on) if on else NOBODY
    actor = who(table, by) if by else NOBODY
    return CheckDraft(actor, target, tuple((key.replace("_", "-"), value) for key, value in values.items()))


def stones(table: Table) -> tuple[int, int]:
    """How many Triumph and Tragedy stones lie in the Fate pool."""
    kinds = [token.kind for token in table.campaign.tokens if token.place.key == "fate"]
    return kinds.count("triumph-stone"), kinds.count("tragedy-stone")


def _rolling(table: Table, use: str, by: str, on: str, spec: CheckSpec, inputs: dict[str, Any]) -> Use:
    return Use(
        use=use,
        by=who(table, by) if by else NOBODY,
        on=who(table, on) if on else NOBODY,
        inputs={"check": msgspec.to_builtins(spec), **inputs},
    )


def a_surge(table: Table, name: str, benefit: str, what: str = "", *, on: str = "", override: bool = False) -> Use:
    """The command of a Surge."""
    inputs: dict[str, bool | int | str] = {
        "benefit": benefit,
        benefit if benefit in ("trait", "edge") else "what": what,
    }
    foe = who(table, on) if on else NOBODY
    return Use(use="surge", by=who(table, name), on=foe, inputs=inputs, override=override)


def surges(table: Table, name: str, benefit: str = "counter", what: str = "", *, on: str = "") -> str:
    """A hero surges; returns what the log says."""
    return do(table, a_surge(table, name, benefit, what, on=on))


def turn_of(table: Table, name: str) -> str:
    """Turns pass until that character's next one begins; returns what the log says of it."""
    said = do(table, NextTurn())
    while table.campaign.encounter is not None and table.campaign.encounter.active != who(table, name):
        said = do(table, NextTurn())
    return said


def words_on(table: Table, name: str) -> list[str]:
    """The words on a character's row: the conditions, then what else lasts a while."""
    character = table.campaign.character(who(table, name))
    conditions = [table.campaign.game.condition_name(condition.key) for condition in character.conditions]
    return [*conditions, *(m.text for m in table.campaign.markers if m.owner == character.id and m.text)]


KINDS = {"+": "triumph", "-": "tragedy"}
GM = "GM"


def a_tilt_due(mira: str = "+", rook: str = "", gm: str = "", wren: str | None = None, tam: str | None = None) -> Table:
    """A session in which the last die of the pool, a Triumph, has just been awarded to Mira: the first of hers."""
    others = {name: held for name, held in (("Wren", wren), ("Tam", tam)) if held is not None}
    players = {"Wren": "Cleo", "Tam": "Dunja"}
    heroes = [a_hero(), a_hero("Rook", player="Ben"), *(a_hero(name, player=players[name]) for name in others)]
    table = a_session(*heroes, a_foe())
    last = pool_tokens(table, "destiny", "triumph")[0].id
    for token in table.campaign.tokens:
        if token.id != last:
            do(table, RemoveToken(token=token.id))
    held = {who(table, "Mira"): mira[1:], who(table, "Rook"): rook, NOBODY: gm}
    held |= {who(table, name): signs for name, signs in others.items()}
    for holder, signs in held.items():
        for sign in signs:
            do(table, AddToken(kind=KINDS[sign], place=character_place(holder) if holder else HAND))
    do(table, Use(use="award", by=who(table, "Mira"), tokens=(last,)))
    return table


def tilt_rolled(table: Table, *faces: int, soft: bool = False) -> str:
    """The GM picks the table and everybody rolls: each hero's Triumph and Tragedy dice in turn, then the GM's."""
    do(table, Use(use="tilt-table", inputs={"table": "soft-tilt" if soft else "hard-tilt"}))
    return do(table, Use(use="tilt-roll"), *faces)


def view_of(table: Table) -> TiltView:
    """The Tilt in progress."""
    view = tilt_view(table.campaign)
    assert view is not None
    return view


def stage_of(table: Table) -> str:
    """The stage of the Tilt; empty when none is going on."""
    view = tilt_view(table.campaign)
    return view.stage if view else ""


def people_affected(table: Table) -> dict[str, str]:
    """Whom the lots befall, while the votes are open."""
    return {ballot.lot: ballot.who for ballot in view_of(table).ballots}


def a_vote(table: Table, name: str, lot: str, face: int) -> Use:
    """The command of a vote with the die that shows this face."""
    voter = NOBODY if name == GM else who(table, name)
    dice = next(voter_view.dice for voter_view in view_of(table).voters if voter_view.id == voter)
    token = next(die.token for die in dice if die.face == face)
    return Use(use="tilt-vote", by=CharacterId(voter), tokens=(token,), inputs={"lot": lot})


def votes(table: Table, name: str, lot: str, face: int) -> str:
    """Somebody votes; returns what the log says."""
    return do(table, a_vote(table, name, lot, face))


def counted(table: Table, *faces: int) -> str:
    """The votes are counted; where nobody voted, the dice fall so."""
    return do(table, Use(use="tilt-count"), *faces)


def goes_home(table: Table, name: str) -> str:
    """A player leaves before the Tilt."""
    return do(table, SetPresent(character=who(table, name), present=False))
