"""Builders of small campaigns and tables in play, so that a test says only what it is about."""

from collections.abc import Iterable
from typing import TypeVar

import pytest

from gmtracker.engine.campaign import (
    HAND,
    Campaign,
    Character,
    Condition,
    Side,
    Token,
    Trait,
    character_place,
    pool_place,
)
from gmtracker.engine.commands import AddCharacters, AnyCommand, StartEncounter, StartSession, Use
from gmtracker.engine.dice import Dice, Roll
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.ids import CampaignId, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from tests.builders.refusals import Reason, given_reason

NOON = "2026-01-02T12:00:00Z"
GAME = "shattered-spheres"

_Event = TypeVar("_Event")


def a_campaign(name: str = "Harbor Nights", ruleset: str = GAME) -> Campaign:
    """An empty campaign of a game."""
    return Campaign(id=CampaignId("test"), name=name, ruleset=ruleset, game=load(ruleset).spec())


def a_hero(
    name: str = "Mira",
    *,
    player: str = "Ana",
    side: Side = "heroes",
    tier: int = 2,
    stress: int = 0,
    wounds: int = 0,
    conditions: Iterable[str] = (),
    traits: tuple[Trait, ...] = (),
) -> Character:
    """A character to be added; the id is given out when it joins."""
    tracks = {key: value for key, value in (("stress", stress), ("wounds", wounds)) if value}
    return Character(
        id=CharacterId(""),
        name=name,
        player=player if side == "heroes" else "",
        side=side,
        tier=tier,
        tracks=tracks,
        conditions=tuple(Condition(key) for key in conditions),
        traits=traits,
    )


def a_foe(name: str = "Warden", *, tier: int = 3) -> Character:
    """One of the opposition."""
    return a_hero(name, side="opposition", tier=tier)


def a_table(*characters: Character, ruleset: str = GAME) -> Table:
    """A table in preparation with these characters in the roster."""
    table = Table(History(a_campaign(ruleset=ruleset)), load(ruleset), clock=lambda: NOON)
    if characters:
        table.dispatch(AddCharacters(characters=characters), no_dice())
    return table


def with_id(campaign: Campaign, name: str) -> Campaign:
    """The same, as another campaign: ids of characters are each campaign's own."""
    return campaign.with_changes(id=CampaignId(name))


def a_session(*characters: Character, faces: Iterable[int] = (), ruleset: str = GAME) -> Table:
    """A table in session: every hero is present; the pool shows these faces, then ones."""
    table = a_table(*(characters or (a_hero(), a_hero("Rook", player="Ben"), a_foe())), ruleset=ruleset)
    present = tuple(hero.id for hero in table.campaign.heroes())
    table.dispatch(StartSession(title="Dockside", present=present), falling(*faces))
    return table


def an_encounter(*characters: Character, kind: str = "combat", faces: Iterable[int] = ()) -> Table:
    """A table in an encounter with everyone in the order of turns."""
    table = a_session(*characters, faces=faces)
    order = tuple(character.id for character in table.campaign.characters)
    table.dispatch(StartEncounter(kind=kind, title="Ambush", order=order), no_dice())
    return table


def who(table: Table, name: str) -> CharacterId:
    """The id of the character of that name."""
    return next(character.id for character in table.campaign.characters if character.name == name)


def pool_tokens(table: Table, pool: str, kind: str | None = None) -> tuple[Token, ...]:
    """What lies in a pool."""
    return table.campaign.tokens_at(pool_place(pool), kind)


def held_tokens(table: Table, name: str, kind: str | None = None) -> tuple[TokenId, ...]:
    """The tokens that a character holds."""
    return tuple(token.id for token in table.campaign.tokens_at(character_place(who(table, name)), kind))


def hand_tokens(table: Table) -> tuple[TokenId, ...]:
    """What the GM holds."""
    return tuple(token.id for token in table.campaign.tokens_at(HAND))


def load_of(table: Table, name: str) -> int:
    """A character's Stress with the dice held."""
    return table.campaign.track_load(who(table, name), "stress")


def track_of(table: Table, name: str, track: str = "stress") -> int:
    """What stands on a character's track."""
    return table.campaign.track_value(who(table, name), track)


def do(table: Table, command: AnyCommand, *faces: int) -> str:
    """Have a command done with dice that fall so; returns what the log says of it."""
    return table.dispatch(command, falling(*faces)).entries[-1].sentence


def refusal_of(table: Table, command: AnyCommand) -> Refused:
    """Have a command refused, and make sure that nothing has changed by it; no die may be rolled on the way."""
    before, length = table.campaign, len(table.history.open_chapter.entries)
    with pytest.raises(Refused) as caught:
        table.dispatch(command, no_dice())
    assert table.campaign == before
    assert len(table.history.open_chapter.entries) == length
    return caught.value


def reason_of(table: Table, command: AnyCommand) -> Reason:
    """Have a command refused as in refusal_of; return the reason."""
    return given_reason(refusal_of(table, command))


def last_event(table: Table, kind: type[_Event]) -> _Event:
    """Return the newest event of a kind in the last entry of the log; there must be one."""
    events = table.history.open_chapter.entries[-1].events
    return next(event for event in reversed(events) if isinstance(event, kind))


def awarded(table: Table, name: str, kind: str, use: str = "", **inputs: bool | int | str) -> str:
    """Award the first die of a kind in the pool, and put it to a use at once if one is named."""
    die = pool_tokens(table, "destiny", kind)[0]
    said = do(table, Use(use="award", by=who(table, name), tokens=(die.id,)))
    if use:
        said = do(table, Use(use=use, by=who(table, name), inputs={"awarded": True, **inputs}))
    return said


def spend(table: Table, name: str, kind: str, use: str, face: int, **inputs: bool | int | str) -> str:
    """A character spends a held die of a kind, which falls with this face."""
    die = held_tokens(table, name, kind)[0]
    return do(table, Use(use=use, by=who(table, name), tokens=(die,), inputs=inputs), face)


def earn(table: Table, kind: str, count: int, by: str = "", *, override: bool = False) -> tuple[TokenId, ...]:
    """Earn stones of a kind; returns all of that kind that lie in the pool now."""
    inputs: dict[str, bool | int | str] = {"kind": kind, "count": count}
    do(table, Use(use="earn-fate", by=who(table, by) if by else CharacterId(""), inputs=inputs, override=override))
    return tuple(token.id for token in pool_tokens(table, "fate", kind))


def falling(*faces: int) -> Dice:
    """Dice that fall with these faces in turn, then with ones."""
    return Dice(faces_in_turn(*faces))


def no_dice() -> Dice:
    """Dice for a command that needs none: a roll fails the test."""

    def roll(size: int) -> int:
        raise AssertionError(f"a d{size} was rolled where no dice were expected")

    return Dice(roll)


def faces_in_turn(*faces: int) -> Roll:
    """A roll that gives these faces one after the other, then ones."""
    left = list(faces)

    def roll(size: int) -> int:
        face = left.pop(0) if left else 1
        assert 1 <= face <= size, f"a d{size} cannot show {face}"
        return face

    return roll
