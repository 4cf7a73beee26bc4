"""Possibilities: their holders, dealing them for an act, and adding or moving tokens by hand.

Source: rules/torg-eternity.md (Possibilities of Storm Knights and of the GM, and their house rules).
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token, character_place
from gmtracker.engine.commands import AddToken, MoveToken, Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import token_count_text
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity.sheet import GAME, POSSIBILITY

WORDS = GAME.token_kind(POSSIBILITY)


def purse_of(character: Character) -> Place:
    """Return where a character's spendable Possibilities are: with the character, or with the GM for the opposition."""
    return character_place(character.id) if character.side == "heroes" else HAND


def available_possibilities(campaign: Campaign, character: Character) -> tuple[Token, ...]:
    """Return the Possibilities that a character can spend."""
    return campaign.tokens_at(purse_of(character), POSSIBILITY)


def take_one(d: Decision, character: Character, use: str, token: TokenId | None = None, note: str = "") -> None:
    """Remove a Possibility for a use. ``note`` is what it is for.

    ``token`` names it. Without one, any that the character can spend is removed.
    """
    mine = available_possibilities(d.campaign, character)
    if token is None and not mine:
        heroes = character.side == "heroes"
        raise Refused(
            "{name} has no Possibilities left." if heroes else "The GM has no Possibilities left.", name=character.name
        )
    spent = d.token(token) if token is not None else mine[0]
    if spent.place != purse_of(character):
        d.refuse_unless_overruled("{why}", why=not_own_text(d.campaign, spent.place, character.name))
    d.emit(e.TokenRemoved(token=spent.id), e.TokenUsed(use=use, by=character.id, kinds=(POSSIBILITY,), note=note))


def not_own_text(campaign: Campaign, place: Place, name: str) -> str:
    """Return why the named character can't spend a Possibility held by someone else or the GM."""
    if place.kind == "character":
        holder = campaign.character_name(CharacterId(place.key))
        return tr("Only {holder} can spend that Possibility, not {name}.", holder=holder, name=name)
    return tr("Only the GM can spend that Possibility, not {name}.", name=name)


def new_act(d: Decision, _command: Use) -> None:
    """Start an act: deal Possibilities to the present Storm Knights and the GM."""
    deal(d)
    d.label("start of a new act")


def deal(d: Decision) -> None:
    """Deal an act's Possibilities to the GM and the present Storm Knights, or to all Storm Knights between sessions."""
    heroes, session = d.campaign.heroes(), d.campaign.session
    knights = heroes if session is None else tuple(hero for hero in heroes if hero.id in session.present)
    if not knights:
        raise Refused("No Storm Knights are at the table.")
    each, adds = int(d.campaign.house_rule("act-possibilities")), bool(d.campaign.house_rule("act-adds"))
    for knight in knights:
        _stock(d, character_place(knight.id), each, adds=adds)
    mine = int(d.campaign.house_rule("gm-possibilities")) * len(knights)
    _stock(d, HAND, mine, adds=adds)
    d.log(
        "A new act: each Storm Knight gains {knights}, and the GM gains {gm}."
        if adds
        else "A new act: each Storm Knight has {knights}, and the GM has {gm}.",
        knights=token_count_text(each, WORDS),
        gm=mine,
    )


def arrive(d: Decision, knight: Character) -> None:
    """Deal to a Storm Knight who arrives late in a session that is an act (house rule). The GM gets none.

    Rules/torg-eternity.md: 3 for each Storm Knight at the start of an act.
    """
    each, adds = int(d.campaign.house_rule("act-possibilities")), bool(d.campaign.house_rule("act-adds"))
    if d.campaign.house_rule("session-is-act"):
        _stock(d, character_place(knight.id), each, adds=adds)
        held = token_count_text(len(available_possibilities(d.campaign, knight)), WORDS)
        d.log("{name} starts with {points}.", name=knight.name, points=held)


def add_token(d: Decision, command: AddToken) -> None:
    """Give a Possibility to a Storm Knight or the GM by hand."""
    if command.kind != POSSIBILITY:
        raise Refused("Torg Eternity uses only Possibilities.")
    if command.value is not None:
        raise Refused("You can't set a face on a Possibility.")
    _check_holder(d, command.place)
    d.new_token(Token(id=TokenId(""), kind=POSSIBILITY, place=command.place))
    _tell(d, command.place)


def move_token(d: Decision, command: MoveToken) -> None:
    """Move a Possibility by hand."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It is already there.")
    _check_holder(d, command.to)
    d.refuse_unless_overruled("Possibilities can't be passed on. Each stays with its holder until spent.")
    d.emit(e.TokenMoved(token=token.id, to=command.to))
    _tell(d, command.to)


def _stock(d: Decision, place: Place, number: int, *, adds: bool) -> None:
    """Set a place to ``number`` Possibilities, or add that many with ``adds``."""
    there = d.campaign.tokens_at(place, POSSIBILITY)
    wanted = len(there) + number if adds else number
    holder = CharacterId(place.key)
    for token in there[wanted:]:
        d.emit(e.TokenRemoved(token=token.id))
    for _ in range(wanted - len(there)):
        d.new_token(Token(id=TokenId(""), kind=POSSIBILITY, place=place))
    if wanted != len(there):
        d.emit(e.TokenUsed(use="new-act", by=holder, kinds=(POSSIBILITY,) * abs(wanted - len(there))))


def _check_holder(d: Decision, place: Place) -> None:
    if place.kind == "pool":
        raise Refused("You can't put a token there.")
    if place.kind == "character":
        holder = d.character(CharacterId(place.key))
        if holder.side != "heroes":
            raise Refused("Only Storm Knights and the GM hold Possibilities. {name} uses the GM's.", name=holder.name)


def _tell(d: Decision, place: Place) -> None:
    d.label("Possibility by hand")
    if place.kind == "character":
        d.log("By hand: {name} gets a Possibility.", name=d.campaign.character_name(CharacterId(place.key)))
    else:
        d.log("By hand: the GM gets a Possibility.")
