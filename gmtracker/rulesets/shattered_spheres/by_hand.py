"""Tokens put and moved by the GM's own hand, beside the rules; the load's limit holds unless overruled."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Place, Token
from gmtracker.engine.commands import AddToken, MoveToken
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.shattered_spheres import destiny, fate
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, POOL, WORDS, die_size
from gmtracker.rulesets.shattered_spheres.sheet import DICE, SHEET, STONES, STRESS, TRAGEDY


def add_token(d: Decision, command: AddToken) -> None:
    """Lay a new token on the table: a die into the pool (rolled or typed), to a hero or into the hand; a stone."""
    if command.kind not in (*DICE, *STONES):
        raise Refused("Shattered Spheres has Destiny dice and Fate stones.")
    _check_place(d, command.kind, command.place)
    if command.value is not None and command.place != POOL:
        raise Refused("Only a die in the Destiny pool shows a face.")
    if command.place == POOL and not d.campaign.tokens_at(POOL) and not d.campaign.house_rule("refill-by-hand"):
        d.unless_overruled("At this table the pool stays empty until the next session.")
    size = die_size(d.campaign) if command.kind in DICE else 0
    value = _face(d, command.kind, size, command.value) if command.place == POOL else None
    d.new_token(Token(id=TokenId(""), kind=command.kind, place=command.place, size=size, value=value))
    _tell(d, command.kind, command.place, value)


def move_token(d: Decision, command: MoveToken) -> None:
    """Lay a token somewhere else; a die that goes into the pool is rolled for it."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It lies there already.")
    _check_place(d, token.kind, command.to)
    d.unless_overruled("By the rules that {token} does not go there.", token=_name(token.kind))
    value = _face(d, token.kind, token.size, None) if command.to == POOL else None
    d.happen(e.TokenMoved(token=token.id, to=command.to, value=value))
    _tell(d, token.kind, command.to, value)


def _check_place(d: Decision, kind: str, place: Place) -> None:
    if place.kind == "character":
        _check_holder(d, kind, CharacterId(place.id))
    elif place == HAND:
        if kind != TRAGEDY:
            raise Refused("The GM's hand holds Tragedy dice alone.")
    elif place == fate.POOL:
        if kind not in STONES:
            raise Refused("The Fate pool holds stones, not dice.")
        if d.campaign.encounter is None:
            raise Refused("There is a Fate pool only in an encounter.")
    elif place != POOL:
        raise Refused("There is no such place on this table.")
    elif kind not in DICE:
        raise Refused("The Destiny pool holds dice, not stones.")


def _check_holder(d: Decision, kind: str, holder: CharacterId) -> None:
    hero = d.character(holder)
    if kind not in DICE or hero.side != "heroes":
        raise Refused("Heroes hold Destiny dice, and nobody else holds anything.")
    if d.campaign.load(hero.id, STRESS) >= LIMIT:
        d.unless_overruled("{hero} is at 10 Stress and cannot take a Destiny die.", hero=hero.name)


def _face(d: Decision, kind: str, size: int, value: int | None) -> int | None:
    if value is not None:
        if not 1 <= value <= size:
            raise Refused("A Destiny die shows 1 to {size}.", size=size)
        return value
    (die,) = d.roll("pool", Ask("pool.by-hand", size, f"{destiny.WORDS[kind]} d{size}"))
    return die.face


def _tell(d: Decision, kind: str, place: Place, value: int | None) -> None:
    what = _name(kind) if value is None else f"{WORDS[kind]} {value}"
    d.label("{what} by hand", what=what)
    if place.kind == "character":
        d.say("By hand: {what} to {where}.", what=what, where=d.campaign.name_of(CharacterId(place.id)))
    elif place == HAND:
        d.say("By hand: {what} to the GM's hand.", what=what)
    else:
        d.say("By hand: {what} to the {pool}.", what=what, pool=SHEET.pool(place.id).name)


def _name(kind: str) -> str:
    return SHEET.token_kind(kind).name
