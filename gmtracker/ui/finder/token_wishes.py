"""What a typed line can mean with tokens: "award 4 rook coup", "improve mira", "3 triumph stones mira"."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token, held_by, in_pool
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import TokenId
from gmtracker.engine.sheet import Sign
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.finder.finding import Done, Finding
from gmtracker.ui.finder.line import Line, fits
from gmtracker.words import titled, tr

MOST_AT_ONCE = 9
UPWARD: tuple[Sign, ...] = ("up", "none", "down")


class _Lot(Struct, frozen=True):
    """Tokens of one kind and face at one place, as they are called there."""

    tokens: tuple[TokenId, ...]
    kind: str
    face: int | None
    what: str
    names: tuple[str, ...]
    in_pool: bool


def token_wishes(bridge: Bridge, line: Line, named: Iterable[tuple[Character, str]]) -> Iterator[Finding]:
    """Everything that tokens can be used for, with whom the line names."""
    if line.numbers > 1 or not line.words or line.number.strip("0123456789"):
        return
    campaign = bridge.shown
    for character, name in named:
        needed = (name,) if name else ()
        if not line.number and fits(line.words, needed):
            continue
        for lot in _lots(campaign, character):
            tokens = _asked_for(lot, line)
            if tokens and fits(line.words, needed, (*lot.names, *_uses_of(campaign, lot))):
                yield from _meant(bridge, line, character, needed, lot, tokens)


def _meant(
    bridge: Bridge,
    line: Line,
    character: Character,
    needed: tuple[str, ...],
    lot: _Lot,
    tokens: tuple[TokenId, ...],
) -> Iterator[Finding]:
    """What dropping the tokens on the character means, as far as the line speaks of it."""
    try:
        wish = bridge.rules.gesture(tokens, held_by(character.id))
    except Refused as refusal:
        yield Finding(name=titled(lot.what, character.name), says=refusal.sentence, refused=True)
        return
    what = lot.what if len(tokens) == 1 else f"{len(tokens)} {lot.what}"
    if isinstance(wish.command, Use):
        yield from _done_at_once(
            bridge, line, character, needed, lot, wish.command, tr("{does} {what}", does=wish.says, what=what)
        )
        return
    beside = (*lot.names, wish.says)
    for offer in wish.offers:
        if fits(line.words, needed, beside) or fits(line.words, (*needed, offer.name), beside):
            yield Finding(
                name=tr("{use} with {what}: {name}", use=offer.name, what=what, name=character.name),
                deed=Done(offer.command),
                says=offer.refusal or offer.effect,
                refused=bool(offer.refusal),
            )


def _done_at_once(
    bridge: Bridge,
    line: Line,
    character: Character,
    needed: tuple[str, ...],
    lot: _Lot,
    command: Use,
    does: str,
) -> Iterator[Finding]:
    """A drop that means one thing, and with each use that the line names besides: the use that it leads to."""
    sheet = bridge.shown.sheet
    beside = (*lot.names, does, command.use.replace("-", " "))
    if fits(line.words, needed, beside):
        yield Finding(name=titled(does, character.name), deed=Done(command))
    if not lot.in_pool:
        return
    for kind in sheet.uses:
        if kind.menu == "token" and lot.kind in kind.tokens and fits(line.words, (*needed, kind.name), beside):
            says = tr("{does}: {name}, {use} at once", does=does, name=character.name, use=kind.name)
            yield Finding(name=says, deed=Done(command, then=kind.key))


def _uses_of(campaign: Campaign, lot: _Lot) -> tuple[str, ...]:
    return tuple(kind.name for kind in campaign.sheet.uses if lot.kind in kind.tokens)


def _asked_for(lot: _Lot, line: Line) -> tuple[TokenId, ...]:
    """Which of a lot a line asks for: the face must be the number, or else the number is how many."""
    if not line.number:
        return lot.tokens[:1]
    number = int(line.number)
    if lot.face is not None:
        return lot.tokens[:1] if number == lot.face else ()
    return lot.tokens[:number] if 1 <= number <= min(len(lot.tokens), MOST_AT_ONCE) else ()


def _lots(campaign: Campaign, character: Character) -> Iterator[_Lot]:
    """The tokens that could go to a character: those of the pools, the GM's, and the character's own.

    At each place those come first that are for the character's side: upward ones for a hero, downward for a foe.
    """
    sheet = campaign.sheet
    signs = UPWARD if character.side == "heroes" else UPWARD[::-1]
    places: list[tuple[Place, str]] = [(in_pool(pool.key), pool.name) for pool in sheet.pools]
    places += [(HAND, sheet.hand), (held_by(character.id), "")]
    for place, name in places:
        lots: dict[tuple[str, int | None], list[Token]] = {}
        there = campaign.tokens_at(place)
        for token in sorted(there, key=lambda token: signs.index(sheet.token_kind(token.kind).sign)):
            lots.setdefault((token.kind, token.value), []).append(token)
        for (key, face), tokens in lots.items():
            kind = sheet.token_kind(key)
            what = kind.name if face is None else f"{kind.name} {face}"
            yield _Lot(
                tuple(token.id for token in tokens),
                key,
                face,
                what,
                (kind.name, kind.plural, name),
                place.kind == "pool",
            )
