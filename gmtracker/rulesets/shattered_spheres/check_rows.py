"""The "and with …" rows: what each token at hand would make of a check, exactly, for Improve Roll, Edit Scene and Coup.

Tokens that are alike make one row, and a number of stones that does no more than a smaller one makes none.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Campaign, Character, Token, held_by
from gmtracker.engine.checks import CheckDraft, CheckRow, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.trials import Try, offered
from gmtracker.engine.wording import counted, mean_said
from gmtracker.rulesets.shattered_spheres import destiny, fate
from gmtracker.rulesets.shattered_spheres.check_outlook import (
    COUP,
    IMPROVE,
    USES,
    Outlook,
    Prospect,
    prospect_of,
)
from gmtracker.rulesets.shattered_spheres.check_spends import half
from gmtracker.rulesets.shattered_spheres.check_surge_rows import surges_for
from gmtracker.rulesets.shattered_spheres.sheet import SHEET
from gmtracker.rulesets.shattered_spheres.surge_sheet import SURGE_USE
from gmtracker.words import titled, tr

MOST_STONES = 9


class Spendable(NamedTuple):
    """Tokens that can be spent together: how they are told, the values they may show (each as likely), how many such.

    ``command`` makes the command for a use. ``ahead`` puts the cheaper of two rows that do the same first.
    """

    what: str
    kind: str
    values: tuple[int, ...]
    number: int
    command: Callable[[str], Use]
    ahead: int


class _Row(NamedTuple):
    outlook: Outlook
    ahead: int
    offer: Offer
    what: str
    kind: str = ""
    number: int = 1
    again: bool = False


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """The rows for the check that is open, or else for the draft: the best first, and last what is refused.

    What would change nothing makes no row. ``refused`` tries a command.
    """
    prospect = prospect_of(campaign, draft)
    if prospect is None:
        return ()
    rows = list(_spending(prospect, spendables(campaign, prospect.by), refused))
    for surge in surges_for(campaign, draft):
        offer = offered(surge.command, SURGE_USE.name, surge.effect, refused(surge.command))
        rows.append(_Row(surge.outlook, 3, offer, tr("fatigue to come"), again=surge.again))
    as_it_is = prospect.outlook(IMPROVE, (0,))
    rows = [row for row in rows if row.outlook != as_it_is]
    rows.sort(key=_best_first)
    return tuple(_shown(row) for row in rows)


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """What those tokens can be spent on for the check: each use with what the chance would become."""
    prospect = prospect_of(campaign, draft)
    if prospect is None:
        raise Refused("Say first whose check it is.")
    spendable = _one_spendable(campaign, prospect.by, tokens)
    rows = list(_spending(prospect, [spendable], refused))
    if not rows:
        raise Refused("{what} can do nothing for this check.", what=spendable.what)
    rows.sort(key=_best_first)
    return tuple(
        replace(row.offer, effect=titled(row.offer.effect, chance_of(row.outlook.success).says)) for row in rows
    )


def spendables(campaign: Campaign, by: Character) -> Iterator[Spendable]:
    """What a character's side has at hand for a check: dice of the pool and held ones, or the GM's; and stones."""
    if by.side == "heroes":
        yield from _alike(sorted(campaign.tokens_at(destiny.POOL), key=_value), _from_pool, by)
        yield from _alike(campaign.tokens_at(held_by(by.id)), _held, by)
    else:
        yield from _alike(campaign.tokens_at(HAND), _held, by)
    stones = campaign.tokens_at(fate.POOL, fate.stones_of(by))
    for number in range(1, min(len(stones), MOST_STONES) + 1):
        yield _stones(stones[:number], by, len(stones))


def _value(die: Token) -> int:
    return die.value or 0


def _one_spendable(campaign: Campaign, by: Character, tokens: tuple[Token, ...]) -> Spendable:
    """The tokens of a drop; a held die is its holder's to spend, whoever makes the check."""
    first = tokens[0]
    if first.place == fate.POOL:
        return _stones(tokens, by, len(tokens))
    if first.place == destiny.POOL:
        return _from_pool(first, by, 1)
    return _held(first, campaign.find_character(CharacterId(first.place.id)) or by, 1)


def _alike(
    tokens: Iterable[Token], make: Callable[[Token, Character, int], Spendable], by: Character
) -> Iterator[Spendable]:
    """One spendable for tokens that are alike, with their count."""
    first: dict[tuple[object, ...], Token] = {}
    counts: Counter[tuple[object, ...]] = Counter()
    for token in tokens:
        if token.kind not in destiny.WORDS:
            continue  # another game's, or nobody's: it lies there, and is good for nothing
        key: tuple[object, ...] = (token.kind, token.size, token.value)
        first.setdefault(key, token)
        counts[key] += 1
    for key, token in first.items():
        yield make(token, by, counts[key])


def _from_pool(die: Token, by: Character, count: int) -> Spendable:
    def command(use: str) -> Use:
        return Use(use="award", by=by.id, tokens=(die.id,), inputs={"then": use, "for-check": True})

    value = _value(die)
    what = tr("{die} of the pool", die=f"{destiny.WORDS[die.kind]} {value}")
    return Spendable(what, die.kind, (value,), count, command, 0)


def _held(die: Token, by: Character, count: int) -> Spendable:
    what = SHEET.token_kind(die.kind).name
    faces = tuple(range(1, die.size + 1))
    return Spendable(what, die.kind, faces, count, _spending_command(by, (die.id,)), 2)


def _stones(stones: tuple[Token, ...], by: Character, count: int) -> Spendable:
    what = counted(len(stones), SHEET.token_kind(stones[0].kind))
    tokens = tuple(stone.id for stone in stones)
    return Spendable(what, stones[0].kind, (len(stones),), count, _spending_command(by, tokens), 1)


def _spending_command(by: Character, tokens: tuple[TokenId, ...]) -> Callable[[str], Use]:
    def command(use: str) -> Use:
        return Use(use=use, by=by.id, tokens=tokens, inputs={"for-check": True})

    return command


def _spending(prospect: Prospect, at_hand: Iterable[Spendable], refused: Try) -> Iterator[_Row]:
    """A row for each use of each of the tokens at hand, but for what does no more than a smaller one of its kind.

    Dice that differ in their value alone are refused alike, so one of them is tried.
    """
    before: dict[tuple[str, str, int], Outlook] = {}
    tried: dict[tuple[str, str, int, int], Refused | None] = {}
    for spendable in at_hand:
        for use in USES:
            outlook = prospect.outlook(use, spendable.values)
            alike = (use, spendable.kind, spendable.ahead)
            if outlook is None or before.get(alike) == outlook:
                continue
            before[alike] = outlook
            command = spendable.command(use)
            key = (*alike, len(command.tokens))
            if key not in tried:
                tried[key] = refused(command)
            offer = offered(command, SHEET.use(use).name, _effect(use, spendable.values), tried[key])
            yield _Row(outlook, spendable.ahead, offer, spendable.what, spendable.kind, spendable.number)


def _effect(use: str, values: tuple[int, ...]) -> str:
    """What a use adds at those values: "+4", "+1 to +6", "+2 degrees"."""
    numbers = sorted({value if use == IMPROVE else half(value) for value in values})
    least, most = numbers[0], numbers[-1]
    amount = f"+{most}" if least == most else tr("+{least} to +{most}", least=least, most=most)
    if use == IMPROVE:
        return amount
    if most == 1:
        return tr("+1 degree") if use == COUP else tr("+1 rank of Advantage")
    return tr("{amount} degrees" if use == COUP else "{amount} ranks of Advantage", amount=amount)


def _best_first(row: _Row) -> tuple[bool, Fraction, Fraction, int, int]:
    """What cannot be done now stands after what can, however much it would change."""
    return bool(row.offer.refusal), -row.outlook.success, -row.outlook.mean, row.ahead, len(row.offer.command.tokens)


def _shown(row: _Row) -> CheckRow:
    return CheckRow(
        offer=row.offer,
        what=row.what,
        success=chance_of(row.outlook.success),
        mean=mean_said(row.outlook.mean),
        count=row.number,
        sign=SHEET.token_kind(row.kind).sign,
        again=row.again,
    )
