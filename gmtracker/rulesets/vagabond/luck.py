"""Luck: tokens that a hero holds. It is full at the start and after a Rest (rules/vagabond.md, "Luck").

The Luck stat is the full amount. That it is also the limit is a house rule, because the document has no limit (seed
003, Crits).
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Token, character_place
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.vagabond.sheet import LUCK, LUCK_CAP, LUCK_STAT
from gmtracker.rulesets.vagabond.traits import stat_of


def held_luck(campaign: Campaign, hero: CharacterId) -> tuple[Token, ...]:
    """Return the number of Luck tokens that a hero holds."""
    return campaign.tokens_at(character_place(hero), LUCK)


def is_full(campaign: Campaign, hero: Character) -> bool:
    """Whether a hero's Luck is at the stat and the house rule limits it to the stat."""
    return bool(campaign.house_rule(LUCK_CAP)) and not _missing(campaign, hero)


def gain(d: Decision, hero: Character, by: str) -> bool:
    """Give a hero 1 Luck. ``by`` says what gave it. Returns False if the Luck is already full."""
    if is_full(d.campaign, hero):
        return False
    _give(d, hero, 1, by)
    return True


def fill(d: Decision, hero: Character, by: str) -> int:
    """Fill a hero's Luck up to the stat. Returns how much was added."""
    return _give(d, hero, _missing(d.campaign, hero), by)


def follow_sheets(d: Decision, before: Campaign) -> None:
    """Adjust the Luck of heroes in the session whose stat was just added or changed.

    Spent Luck stays spent. A lower stat removes only the Luck above it.
    """
    session = d.campaign.session
    for hero in d.campaign.heroes() if session is not None else ():
        known = before.find_character(hero.id)
        if session is None or known is None or known is hero or hero.id not in {*session.begun, *session.present}:
            continue
        more = stat_of(hero, LUCK_STAT) - stat_of(known, LUCK_STAT)
        _give(d, hero, max(0, min(more, _missing(d.campaign, hero))), "dealt")
        too_many = held_luck(d.campaign, hero.id)[stat_of(hero, LUCK_STAT) :] if more < 0 else ()
        for token in too_many:
            d.emit(e.TokenRemoved(token=token.id))
        if more > 0 or too_many:
            d.log("{hero} has {luck} Luck.", hero=hero.name, luck=len(held_luck(d.campaign, hero.id)))


def _missing(campaign: Campaign, hero: Character) -> int:
    """Return how much Luck a hero is below the stat."""
    return max(0, stat_of(hero, LUCK_STAT) - len(held_luck(campaign, hero.id)))


def _give(d: Decision, hero: Character, given: int, by: str) -> int:
    for _ in range(given):
        d.new_token(Token(id=TokenId(""), kind=LUCK, place=character_place(hero.id)))
    if given:
        d.emit(e.TokenUsed(use=by, by=hero.id, kinds=(LUCK,) * given))
    return given


def spend(d: Decision, hero: Character, tokens: tuple[TokenId, ...], use: str) -> None:
    """Remove 1 Luck from a hero: the named token, or any. Raises Refused if there is none."""
    meant = [d.token(token) for token in tokens] or list(held_luck(d.campaign, hero.id)[:1])
    if not meant:
        raise Refused("{name} has no Luck left.", name=hero.name)
    if len(meant) > 1:
        raise Refused("Spend 1 Luck at a time.")
    if meant[0].kind != LUCK or meant[0].place != character_place(hero.id):
        raise Refused("{name} can spend only their own Luck.", name=hero.name)
    d.emit(e.TokenRemoved(token=meant[0].id), e.TokenUsed(use=use, by=hero.id, kinds=(LUCK,), value=1))
