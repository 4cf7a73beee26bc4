"""The "and with …" rows: what a Victory point for Improve Roll, or an extra effort, would make of a check, exactly."""

from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Token, held_by
from gmtracker.engine.checks import CheckDraft, CheckRow, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.offers import Offer
from gmtracker.engine.sheet import Sign
from gmtracker.engine.trials import Try, offered
from gmtracker.engine.wording import mean_said
from gmtracker.rulesets.humans_and_heroes.attempt import House, house_of
from gmtracker.rulesets.humans_and_heroes.check_form import set_up
from gmtracker.rulesets.humans_and_heroes.check_improve import FOR_CHECK, allied_side, own_side
from gmtracker.rulesets.humans_and_heroes.check_outlook import (
    Outlook,
    as_rolled,
    pushes,
    rolled_again,
    to_come,
)
from gmtracker.rulesets.humans_and_heroes.check_roll import OWN, THEIRS, rolls_made
from gmtracker.rulesets.humans_and_heroes.check_state import CheckFlow, open_flow
from gmtracker.rulesets.humans_and_heroes.sheet import SHEET, VICTORY
from gmtracker.words import titled, tr

IMPROVE = "improve-roll"
EFFORT = tr("Extra effort")


class _Row(NamedTuple):
    outlook: Outlook
    against: bool
    offer: Offer
    what: str
    number: int = 1
    sign: Sign = "none"


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """The rows for the check that is open, or else for the draft: the best first.

    What would change nothing makes no row. ``refused`` tries a command.
    """
    found = open_flow(campaign)
    if found is not None and found[0].stage == "rolled":
        rows = _for_rolled(campaign, found[1], refused)
    else:
        rows = _for_draft(campaign, draft, refused)
    rows.sort(key=_best_first)
    return tuple(_shown(row) for row in rows)


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """What a Victory point that is laid on the check can do for it, with what the chance would become."""
    holder = campaign.find_character(CharacterId(tokens[0].place.id))
    if holder is None:
        raise Refused("That point is no hero's.")
    found = open_flow(campaign)
    if found is not None and found[0].stage == "rolled":
        row = _again(campaign, found[1], holder, tokens, refused)
    elif holder.id != draft.by:
        raise Refused("{hero} can only improve their own rolls.", hero=holder.name)
    else:
        row = _before(campaign, draft, holder, tokens, refused)
    if row is None:
        raise Refused("A Victory point can do nothing for this check.")
    return (replace(row.offer, effect=titled(row.offer.effect, chance_of(row.outlook.success).says)),)


def _for_rolled(campaign: Campaign, flow: CheckFlow, refused: Try) -> list[_Row]:
    """A row for each hero with a roll in it, who could roll again."""
    rows = []
    as_it_is = as_rolled(flow, house_of(campaign))
    for character in dict.fromkeys((flow.by, flow.on, *flow.helpers)):
        hero = campaign.find_character(character)
        if hero is None or hero.side != "heroes" or not own_side(flow, hero.id):
            continue
        points = campaign.tokens_at(held_by(hero.id), VICTORY)
        row = _again(campaign, flow, hero, points[:1], refused) if points else None
        if row is not None and row.outlook != as_it_is:
            rows.append(row._replace(number=len(points)))
    return rows


def _for_draft(campaign: Campaign, draft: CheckDraft, refused: Try) -> list[_Row]:
    hero = campaign.find_character(draft.by)
    if hero is None or hero.side != "heroes":
        return []
    points = campaign.tokens_at(held_by(hero.id), VICTORY)
    row = _before(campaign, draft, hero, points[:1], refused) if points else None
    rows = [row._replace(number=len(points))] if row else []
    for push in pushes(campaign, draft, hero):
        command = Use(use="extra-effort", by=hero.id, inputs=push.inputs)
        rows.append(
            _Row(push.outlook, False, offered(command, EFFORT, push.effect, refused(command)), tr("fatigue to come"))
        )
    return rows


def _again(
    campaign: Campaign, flow: CheckFlow, hero: Character, tokens: tuple[Token, ...], refused: Try
) -> _Row | None:
    """A hero's point on the roll that lies there; None where the dice of that side are not rolled."""
    side = own_side(flow, hero.id) or allied_side(campaign, flow, hero)
    if not rolls_made(flow.dice, side):
        return None
    outlook, theirs = rolled_again(flow, house_of(campaign), side), side == THEIRS
    command = Use(use=IMPROVE, by=hero.id, tokens=tuple(token.id for token in tokens))
    what = _point() if hero.id == flow.by else tr("{point} of {name}", point=_point(), name=hero.name)
    effect = tr("the better roll counts") if side == OWN else tr("their better roll counts")
    offer = offered(command, SHEET.use(IMPROVE).name, effect, refused(command))
    return _Row(outlook, theirs, offer, what, sign=SHEET.token_kind(VICTORY).sign)


def _before(
    campaign: Campaign, draft: CheckDraft, hero: Character, tokens: tuple[Token, ...], refused: Try
) -> _Row | None:
    """A hero's point laid ready for a roll to come; None for what is not rolled, or cannot be."""
    made = set_up(campaign, draft)
    if made.attempt is None or made.refusal or made.attempt.check.routine:
        return None
    house: House = house_of(campaign)
    outlook = to_come(replace(made.attempt, rolls=made.attempt.rolls + 1), house)
    inputs = {FOR_CHECK: True}
    command = Use(use=IMPROVE, by=hero.id, tokens=tuple(token.id for token in tokens), inputs=inputs)
    rolls = made.attempt.rolls + 1
    effect = tr("the better of two rolls counts") if rolls == 2 else tr("the best of {rolls} rolls counts", rolls=rolls)
    offer = offered(command, SHEET.use(IMPROVE).name, effect, refused(command))
    return _Row(outlook, False, offer, _point(), sign=SHEET.token_kind(VICTORY).sign)


def _point() -> str:
    return SHEET.token_kind(VICTORY).name


def _best_first(row: _Row) -> tuple[Fraction, Fraction]:
    sign = 1 if row.against else -1
    return sign * row.outlook.success, sign * row.outlook.mean


def _shown(row: _Row) -> CheckRow:
    return CheckRow(
        offer=row.offer,
        what=row.what,
        success=chance_of(row.outlook.success),
        mean=mean_said(row.outlook.mean),
        count=row.number,
        sign=row.sign,
    )
