"""Corrections by hand: Victory points given and handed over, and who may have them."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Place, Token, held_by
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.humans_and_heroes.sheet import VICTORY


def add_token(d: Decision, command: c.AddToken) -> None:
    """Give a hero a Victory point by hand."""
    if command.kind != VICTORY:
        raise Refused("This game has no such token.")
    if command.value is not None:
        raise Refused("A Victory point shows no number.")
    name = _holder(d, command.place).name
    d.new_token(Token(id=TokenId(""), kind=VICTORY, place=command.place))
    d.label("Victory point for {name} by hand", name=name)
    d.say("By hand: a Victory point to {name}.", name=name)


def move_token(d: Decision, command: c.MoveToken) -> None:
    """Hand a Victory point over; by the rules that is not done."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It lies there already.")
    name = _holder(d, command.to).name
    d.unless_overruled("Victory points are not handed from hero to hero.")
    d.happen(e.TokenMoved(token=token.id, to=command.to))
    d.label("Victory point to {name} by hand", name=name)
    d.say("By hand: a Victory point to {name}.", name=name)


def check_side(before: Campaign, new: Character) -> None:
    """Refuse to make a hero one of the opposition while there are Victory points."""
    if new.side != "heroes" and before.tokens_at(held_by(new.id), VICTORY):
        raise Refused("{name} still has Victory points, which the opposition does not have.", name=new.name)


def _holder(d: Decision, place: Place) -> Character:
    if place.kind != "character":
        raise Refused("Victory points lie with heroes, and nowhere else.")
    hero = d.character(CharacterId(place.id))
    if hero.side != "heroes":
        raise Refused("{name} is of the opposition; Victory points are the heroes'.", name=hero.name)
    return hero
