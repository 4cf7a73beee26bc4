"""The "and with …" rows: what a Possibility, Up or a card would make of a test, exactly.

Before the roll a row rolls the test with it: it is spent where the first die is no natural 1.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Place, Token
from gmtracker.engine.checks import CheckDraft, CheckRow, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.trials import Try, offered
from gmtracker.rulesets.torg_eternity import possibilities
from gmtracker.rulesets.torg_eternity.check_form import SOAK, SetUp, set_up
from gmtracker.rulesets.torg_eternity.check_odds import UP, CheckOdds, odds_of_adding, remembered_odds
from gmtracker.rulesets.torg_eternity.check_roll import EXTRA_NAMES, read_roll
from gmtracker.rulesets.torg_eternity.check_state import CheckFlow, at_stage
from gmtracker.rulesets.torg_eternity.sheet import SHEET
from gmtracker.rulesets.torg_eternity.use_sheet import CARD_NAMES, POSSIBILITY
from gmtracker.words import decimal, titled, tr

EFFECTS = {UP: tr("added"), **dict.fromkeys((POSSIBILITY, *CARD_NAMES), tr("added, 10 at least"))}

Purse = tuple[TokenId, ...]
"""The Possibility that would be spent, or those that were dropped; empty for none."""


class _Row(NamedTuple):
    odds: CheckOdds
    command: Use
    kind: str
    number: int = 1


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """The rows for the test that is open, or else for the draft: the best first."""
    rows = sorted(_possible(campaign, draft), key=_best_first)
    return tuple(_shown(row, refused(row.command)) for row in rows)


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """What Possibilities can be spent on for the open test or the draft, each with what the chance would become."""
    if len(tokens) > 1:
        raise Refused("Possibilities are spent one at a time.")
    offers = []
    for row in _possible(campaign, draft, tokens):
        if row.kind in (POSSIBILITY, SOAK):
            row = row._replace(command=_by_holder(campaign, row.command, tokens[0].place))
            offer = _offer(row, refused(row.command))
            offers.append(replace(offer, effect=titled(offer.effect, chance_of(row.odds.success).says)))
    if not offers:
        raise Refused("There is no test to spend a Possibility on.")
    return tuple(offers)


def _by_holder(campaign: Campaign, command: Use, place: Place) -> Use:
    """The command as whoever holds the Possibility asks for it; nobody rolls a test with somebody else's."""
    if command.use == POSSIBILITY and place.kind == "character":
        return replace(command, by=CharacterId(place.id))
    if place != possibilities.purse_of(campaign.character(command.by)):
        raise Refused(
            possibilities.not_ones_own(place),
            holder=campaign.name_of(CharacterId(place.id)),
            name=campaign.name_of(command.by),
        )
    return command


def _possible(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...] = ()) -> Iterator[_Row]:
    """A row for each kind of die that could be added to the test at hand; for these tokens alone, if any are named."""
    if at_stage(campaign, "first") is not None:
        return
    rolled = at_stage(campaign, "rolled")
    made = None if rolled else set_up(campaign, draft)
    acting = campaign.find_character(rolled[1].by if rolled else draft.by)
    if acting is None:
        return
    there = tokens or possibilities.at_hand(campaign, acting)
    purse = tuple(token.id for token in (there if tokens else there[:1]))
    if rolled is not None:
        yield from _after(acting, rolled[1], purse, len(there))
    elif made is not None and made.command is not None:
        yield from _before(acting, made, made.command, purse, len(there))


def _after(acting: Character, flow: CheckFlow, purse: Purse, number: int) -> Iterator[_Row]:
    """What could be added to a rolled test."""
    spec, result = flow.spec(), read_roll(flow.spec(), flow.dice)
    for kind in _kinds(acting, purse):
        inputs = {"card": kind} if kind in CARD_NAMES else {}
        use = "card" if kind in CARD_NAMES else kind
        tokens = purse if kind == POSSIBILITY else ()
        odds = odds_of_adding(spec, result.natural, result.die_total, (kind,))
        yield _Row(odds, Use(use=use, by=acting.id, tokens=tokens, inputs=inputs), kind, number if tokens else 1)


def _before(acting: Character, made: SetUp, command: Use, purse: Purse, number: int) -> Iterator[_Row]:
    """What a test could be rolled with; a soak takes a Possibility to be rolled at all."""
    if made.kind == SOAK:
        if purse:
            yield _Row(remembered_odds(made.spec, made.extras), replace(command, tokens=purse), SOAK, number)
        return
    for kind in _kinds(acting, purse):
        if kind not in made.extras:
            extras, tokens = (*made.extras, kind), purse if kind == POSSIBILITY else ()
            rolling = replace(command, tokens=tokens, inputs={**command.inputs, "with": list(extras)})
            yield _Row(remembered_odds(made.spec, extras), rolling, kind, number if tokens else 1)


def _kinds(acting: Character, purse: Purse) -> tuple[str, ...]:
    """What somebody could add; only Storm Knights hold cards."""
    own = (POSSIBILITY,) if purse else ()
    return (*own, UP, *CARD_NAMES) if acting.side == "heroes" else (*own, UP)


def _offer(row: _Row, refusal: Refused | None) -> Offer:
    if row.kind == SOAK:
        return offered(row.command, SHEET.use(SOAK).name, tr("a Reality test"), refusal)
    return offered(row.command, EXTRA_NAMES[row.kind], EFFECTS[row.kind], refusal)


def _shown(row: _Row, refusal: Refused | None) -> CheckRow:
    return CheckRow(
        offer=_offer(row, refusal),
        what=tr("a Possibility") if row.kind == SOAK else tr("a d20"),
        success=chance_of(row.odds.success),
        mean=level_text(row.odds.mean_level),
        means=tr("levels"),
        count=row.number,
        sign="up" if row.command.tokens else "none",
    )


def level_text(mean: Fraction) -> str:
    """A mean success level, 0 for a failure to 3 for Outstanding, as it is said: "1.4"."""
    return decimal(float(mean), 2).rstrip("0").rstrip(".,")


def _best_first(row: _Row) -> tuple[Fraction, Fraction]:
    return -row.odds.success, -row.odds.mean_level
