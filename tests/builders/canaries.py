"""Evenings in which everything that players may not see is named CANARY."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle, product

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character, Expiry, Token, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import History
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import load
from gmtracker.storage.file_reader import read_campaign, read_file
from gmtracker.ui.players.content import STAGES, sections_of
from tests.builders.campaigns import NOON

CANARY = "CANARY"
VISIBLE = "Watchman"
FOES, TOKENS = 2, 2


def hidden_name(campaign: Campaign) -> Campaign:
    """Return the campaign with its hidden texts replaced: two hidden foes, a visible one, players, notes, labels."""
    heroes = [replace(hero, player=f"{CANARY} Ana", notes=f"Heir of {CANARY}") for hero in campaign.heroes()]
    pattern = next(one for one in campaign.characters if one.side != "heroes")
    seen = replace(pattern, id=CharacterId("c901"), name=VISIBLE, player=CANARY, notes=CANARY)
    hidden = [_hide(pattern, number) for number in range(1, FOES + 1)]
    people = (*heroes, seen, *hidden)
    places = [pool_place(pool.key) for pool in campaign.game.pools]
    places += [character_place(one.id) for one in (heroes[0], seen, *hidden)]
    kinds = campaign.game.tokens[:TOKENS]
    tokens = tuple(
        Token(id=TokenId(f"t9{at}{kind.key}"), kind=kind.key, place=place, name=f"The crown of {CANARY}")
        for at, place in enumerate(places)
        for kind in kinds
    )
    return campaign.with_changes(characters=people, tokens=tokens)


def _hide(pattern: Character, number: int) -> Character:
    own_id, name = CharacterId(f"c90{number + 1}"), f"{CANARY} {number}"
    return replace(pattern, id=own_id, name=name, player=CANARY, notes=CANARY)


def every_choice(game: GameSpec) -> Iterator[dict[str, str]]:
    """Yield every combination of stages of a game's sections."""
    keys = [section.key for section in sections_of(game)]
    for stages in product(STAGES, repeat=len(keys)):
        yield dict(zip(keys, stages, strict=True))


def equal_choices(game: GameSpec) -> Iterator[dict[str, str]]:
    """Yield the choices in which all sections have the same stage; the last shows everything."""
    for stage in STAGES:
        yield {section.key: stage for section in sections_of(game)}


def canary_evening(game: str) -> Iterator[Table]:
    """Play a game's sample with canaries, and yield the table after each step: notes, markers, turns, and checks."""
    sample = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    table = Table(History(hidden_name(sample)), load(game), clock=lambda: NOON)
    for command in (c.EndEncounter(), c.EndSession(override=True), *_visibility(table.campaign)):
        _do(table, command)
    for command in _preparation(table.campaign):
        _do(table, command)
        yield table
    hero, foes = table.campaign.heroes()[0].id, _foes(table.campaign)
    for by, on in ((hero, foes[0]), (foes[0], hero), (foes[0], foes[1])):
        for _ in _check(table, by, on):
            yield table
    for _ in table.campaign.characters:
        _do(table, c.NextTurn())
        yield table


def _foes(campaign: Campaign) -> list[CharacterId]:
    """Return the hidden foes."""
    return [one.id for one in campaign.characters if one.name.startswith(CANARY)]


def _visible_foe(campaign: Campaign) -> CharacterId:
    return next(one.id for one in campaign.characters if one.name == VISIBLE)


def _visibility(campaign: Campaign) -> Iterator[c.AnyCommand]:
    for foe in _foes(campaign):
        yield c.SetPlayerVisibility(character=foe, seen="nothing")
    yield c.SetPlayerVisibility(character=_visible_foe(campaign), seen="all")


def _preparation(campaign: Campaign) -> Iterator[c.AnyCommand]:
    heroes, foes, seen = tuple(hero.id for hero in campaign.heroes()), _foes(campaign), _visible_foe(campaign)
    yield c.StartSession(title=f"The hunt for {CANARY}", present=heroes)
    kind = campaign.game.encounters[0].key
    yield c.StartEncounter(kind=kind, title=f"{CANARY} strikes", order=(*foes, *heroes, seen))
    yield c.AddNote(text=f"{CANARY} waits", about=heroes[0])
    yield c.AddNote(text=f"{CANARY} owes", topic="owed", about=heroes[0])
    yield c.RollDice(notation="2d6", by=foes[0])
    turn_end = Expiry("turn-end", foes[0])
    for owner in (NOBODY, heroes[0], seen, foes[0]):
        yield c.SetMarker(text=f"Doomed by {CANARY}", owner=owner, count=1, maximum=4, hidden=True)
        yield c.SetMarker(text=f"Held by {CANARY}", owner=owner, expiry=turn_end)
        yield c.SetMarker(text="Watched", owner=owner, expiry=turn_end)
        yield c.SetMarker(text=f"Wrath of {CANARY}", owner=owner, count=2, maximum=6)
    for condition in campaign.game.conditions[:3]:
        yield c.SetCondition(character=heroes[0], condition=condition.key, expiry=turn_end)


def _check(table: Table, by: CharacterId, on: CharacterId) -> Iterator[None]:
    """Roll a check and announce it."""
    command = table.rules.check_form(CheckDraft(by, on)).command
    if command is None:
        return
    _do(table, command)
    yield
    opened = table.rules.open_check()
    for step in opened.steps if opened else ():
        _do(table, step.command)
        yield
    _do(table, c.Use(use="announce"))
    yield


def _do(table: Table, command: c.AnyCommand) -> None:
    """Perform a command, unless the game refuses it."""
    faces = cycle((3, 6, 1, 5))
    with suppress(Refused):
        table.dispatch(command, Dice(lambda size: min(next(faces), size)))
