"""Tokens put and moved by the GM's own hand, beside the rules: Luck up to the stat unless overruled, Countdown dice."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character, Place, Token, held_by
from gmtracker.engine.commands import AddToken, MoveToken
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.vagabond import luck
from gmtracker.rulesets.vagabond.countdown import POOL, USUAL_SIZE
from gmtracker.rulesets.vagabond.uses_sheet import COUNTDOWN, LUCK


def add_token(d: Decision, command: AddToken) -> None:
    """Lay a new token on the table: Luck to a hero, or a Countdown d6 without a name."""
    if command.value is not None:
        raise Refused("Nothing is laid down with a face here; Countdown dice are rolled.")
    if command.kind == COUNTDOWN:
        if command.place != POOL:
            raise Refused("Countdown dice lie in a pool of their own.")
        d.new_token(Token(id=TokenId(""), kind=COUNTDOWN, place=POOL, size=USUAL_SIZE))
        d.label("Countdown die by hand")
        d.say("By hand: a Countdown die, Cd{size}.", size=USUAL_SIZE)
        return
    if command.kind != LUCK:
        raise Refused("Vagabond has Luck and Countdown dice.")
    hero = _holder(d, command.place)
    d.new_token(Token(id=TokenId(""), kind=LUCK, place=held_by(hero.id)))
    d.label("Luck by hand")
    d.say("By hand: 1 Luck to {hero}.", hero=hero.name)


def move_token(d: Decision, command: MoveToken) -> None:
    """Lay a Luck somewhere else, which the rules do not know."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It lies there already.")
    if token.kind != LUCK:
        raise Refused("Countdown dice lie in a pool of their own.")
    hero = _holder(d, command.to)
    d.unless_overruled("By the rules Luck does not go from one hero to another.")
    d.happen(e.TokenMoved(token=token.id, to=command.to))
    d.label("Luck by hand")
    d.say("By hand: 1 Luck to {hero}.", hero=hero.name)


def _holder(d: Decision, place: Place) -> Character:
    """The hero who is to hold a Luck; above the stat only if the GM overrules."""
    if place.kind != "character":
        raise Refused("Luck is held by heroes, and lies nowhere else.")
    hero = d.character(CharacterId(place.id))
    if hero.side != "heroes":
        raise Refused("Luck is held by heroes, and by nobody else.")
    if not luck.room(d.campaign, hero):
        d.unless_overruled("{hero}'s Luck is full.", hero=hero.name)
    return hero
