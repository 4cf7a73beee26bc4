"""Luck: tokens that a hero holds, up to the stat; full at the start and after a Rest (rules/vagabond.md, "Luck")."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Marker, Token, Until, held_by
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId, TokenId
from gmtracker.rulesets.vagabond.sheet import LUCK, LUCK_STAT
from gmtracker.rulesets.vagabond.traits import stat_of

DEALT = "luck.dealt"


def held(campaign: Campaign, hero: CharacterId) -> tuple[Token, ...]:
    """The Luck that a hero has."""
    return campaign.tokens_at(held_by(hero), LUCK)


def room(campaign: Campaign, hero: Character) -> int:
    """How much more Luck a hero can have."""
    return max(0, stat_of(hero, LUCK_STAT) - len(held(campaign, hero.id)))


def gain(d: Decision, hero: Character, count: int, by: str) -> int:
    """Give a hero Luck ``by`` something, never above the stat; returns how much it was."""
    given = min(count, room(d.campaign, hero))
    for _ in range(given):
        d.new_token(Token(id=TokenId(""), kind=LUCK, place=held_by(hero.id)))
    if given:
        d.emit(e.TokenUsed(use=by, by=hero.id, kinds=(LUCK,) * given))
    return given


def fill(d: Decision, hero: Character, by: str) -> int:
    """Fill a hero's Luck; returns how much was added."""
    return gain(d, hero, room(d.campaign, hero), by)


def begin_evening(d: Decision, hero: Character) -> None:
    """Fill a hero's Luck at the start: once a session, also for a hero whose player comes late."""
    if d.campaign.marker(hero.id, DEALT) is None:
        d.mark(Marker(id=MarkerId(""), owner=hero.id, key=DEALT, until=Until("session-end")))
        fill(d, hero, "dealt")


def spend(d: Decision, hero: Character, tokens: tuple[TokenId, ...], use: str) -> None:
    """Take 1 Luck off a hero: the token that is meant, or any. Refuses where there is none."""
    meant = [d.token(token) for token in tokens] or list(held(d.campaign, hero.id)[:1])
    if not meant:
        raise Refused("{name} has no Luck left.", name=hero.name)
    if len(meant) > 1:
        raise Refused("1 Luck is spent at a time.")
    if meant[0].kind != LUCK or meant[0].place != held_by(hero.id):
        raise Refused("{name} can only spend their own Luck.", name=hero.name)
    d.emit(e.TokenRemoved(token=meant[0].id), e.TokenUsed(use=use, by=hero.id, kinds=(LUCK,), value=1))
