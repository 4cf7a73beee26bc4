"""The "and with …" rows: what 1 Luck would make of a check, exactly: Favor before the roll, a die again after it."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Token, held_by
from gmtracker.engine.checks import CheckDraft, CheckRow, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.trials import Try, offered
from gmtracker.engine.wording import mean_said
from gmtracker.rulesets.vagabond import luck
from gmtracker.rulesets.vagabond.check_form import set_up
from gmtracker.rulesets.vagabond.check_odds import ALL_D6, ALL_D20, CheckOdds, roll_odds
from gmtracker.rulesets.vagabond.check_state import D20_ROLE, KIND, CheckFlow, counting, flow_of, result_of
from gmtracker.rulesets.vagabond.sheet import SHEET
from gmtracker.rulesets.vagabond.uses_sheet import LUCK
from gmtracker.words import titled, tr


class _Row(NamedTuple):
    odds: CheckOdds
    command: Use
    name: str
    effect: str


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """The rows for the check that is open, or else for the draft: the best first.

    What changes nothing makes no row, and nothing does once it is a Crit.
    """
    rows = [] if _is_crit(campaign) else list(_rows(campaign, draft))
    rows.sort(key=lambda row: (-row.odds.success, -row.odds.mean_margin))
    return tuple(
        CheckRow(
            offer=_offer(row, refused),
            what="Luck",
            success=chance_of(row.odds.success),
            mean=mean_said(row.odds.mean_margin),
            means=tr("over the Difficulty"),
            count=len(luck.held(campaign, row.command.by)),
            sign=SHEET.token_kind(LUCK).sign,
        )
        for row in rows
    )


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """What a Luck can be spent on for the check: each use with what the chance would become."""
    holder = tokens[0].place.id
    rows = [row for row in _rows(campaign, draft) if row.command.by == holder]
    if not rows or tokens[0].kind != LUCK:
        raise Refused("That can do nothing for this check.")
    spent = tuple(token.id for token in tokens)
    offers = (_offer(row._replace(command=replace(row.command, tokens=spent)), refused) for row in rows)
    chances = (chance_of(row.odds.success).says for row in rows)
    return tuple(
        replace(offer, effect=titled(offer.effect, chance)) for offer, chance in zip(offers, chances, strict=True)
    )


def _rows(campaign: Campaign, draft: CheckDraft) -> Iterator[_Row]:
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage != "planned":
        if procedure.stage == "rolled":
            yield from _after_the_roll(campaign, flow_of(procedure))
        return
    made = set_up(campaign, draft)
    if made.roll is None or made.roller is None:
        return
    as_it_is, favored = roll_odds(made.roll), roll_odds(made.roll.favored())
    token = _first_token(campaign, made.roller.id)
    if token is not None and favored != as_it_is:
        command = Use(use="favor", by=made.roller.id, tokens=(token,))
        yield _Row(favored, command, "Favor", "+d6" if made.roll.swing >= 0 else tr("one Hinder fewer"))


def _after_the_roll(campaign: Campaign, flow: CheckFlow) -> Iterator[_Row]:
    """Each die that counts, rolled again while the other stays."""
    token = _first_token(campaign, flow.by)
    dice = counting(flow)
    if token is None:
        return
    faces = {role: (die.face,) for role, die in dice.items()}
    for role, die in dice.items():
        d20s = ALL_D20 if role == D20_ROLE else faces[D20_ROLE]
        d6s = next((ALL_D6 if other == role else faces[other] for other in dice if other != D20_ROLE), (0,))
        command = Use(use="roll-again", by=flow.by, tokens=(token,), inputs={"die": die.role})
        yield _Row(
            roll_odds(flow.roll, d20s, d6s),
            command,
            tr("Roll again"),
            tr("the d{size} showing {face}", size=die.size, face=die.face),
        )


def _is_crit(campaign: Campaign) -> bool:
    """Whether the check that is open has the best outcome there is."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage != "rolled":
        return False
    return result_of(flow_of(procedure)).outcome == "crit"


def _first_token(campaign: Campaign, hero: CharacterId) -> TokenId | None:
    tokens = campaign.tokens_at(held_by(hero), LUCK) if hero else ()
    return tokens[0].id if tokens else None


def _offer(row: _Row, refused: Try) -> Offer:
    return offered(row.command, row.name, row.effect, refused(row.command))
