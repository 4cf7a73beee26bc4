"""The "and with …" rows: the exact odds of a check with Improve Roll for a Victory point, or with an extra effort."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Token, held_by
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.phrases import degrees_made, mean_text
from gmtracker.engine.sheet import Sign
from gmtracker.i18n import format_decimal, labeled, lower_first_in_english, tr
from gmtracker.rulesets.humans_and_heroes import check_state, effort
from gmtracker.rulesets.humans_and_heroes.check_form import TRAIT, PreparedCheck, prepared_check
from gmtracker.rulesets.humans_and_heroes.check_odds import (
    CheckOdds,
    HarmOdds,
    attempt_odds,
    harm_odds,
    harm_odds_of,
    odds_of,
)
from gmtracker.rulesets.humans_and_heroes.check_rules import WAYS, showing
from gmtracker.rulesets.humans_and_heroes.check_state import (
    OWN,
    THEIRS,
    Attempt,
    CheckState,
    House,
    house_rules_of,
    open_state,
    rolls_made,
)
from gmtracker.rulesets.humans_and_heroes.sheet import GAME, VICTORY
from gmtracker.rulesets.humans_and_heroes.victory import FOR_CHECK, allied_side, own_side


class Forecast(NamedTuple):
    """The part of a check's odds that rows show: the chance of success, and the mean degree.

    For a Toughness check against damage (``harms``) they are the chance to be unharmed, and the mean loss of hit points
    below 0. ``is_certain``: only this degree is possible.
    """

    success: Fraction
    mean: Fraction
    harms: bool = False
    is_certain: bool = False


class EffortOption(NamedTuple):
    """An extra effort for the next check: its inputs, what it adds, and the odds with it."""

    inputs: dict[str, str]
    effect: str
    outlook: Forecast


def as_rolled(state: CheckState, house: House) -> Forecast:
    """Return the forecast of a check as it was rolled."""
    result = check_state.read_roll(state.rolled(), state.dice, house)
    if state.harms:
        return _harm_outlook(harm_odds_of({result.against - result.total: 1}))
    success = Fraction(1, 2) if result.tie else Fraction(result.success)
    return Forecast(success, Fraction(result.degree), is_certain=not result.tie)


def rolled_again(state: CheckState, house: House, side: str) -> Forecast:
    """Return the forecast of a rolled check if one side rolled again and its best roll counted."""
    before = check_state.rolls_made(state.dice, side)
    ways: dict[int, int] = {}
    shorts: dict[int, int] = {}
    for dice_sum, count in WAYS.items():
        dice = (*state.dice, *showing(check_state.role_of(side, before), dice_sum))
        result = check_state.read_roll(state.rolled(), dice, house)
        short = result.against - result.total
        shorts[short] = shorts.get(short, 0) + count
        for degree in check_state.TIED if result.tie else (result.degree, result.degree):
            ways[degree] = ways.get(degree, 0) + count
    return _harm_outlook(harm_odds_of(shorts)) if state.harms else _outlook(odds_of(ways))


def to_come(attempt: Attempt, house: House, *, harms: bool) -> Forecast:
    """Return the forecast of an unrolled check. ``harms``: whether a failure costs hit points."""
    if harms:
        return _harm_outlook(harm_odds(attempt, house))
    return _outlook(attempt_odds(attempt, house))


def pushes(campaign: Campaign, draft: CheckDraft, by: Character) -> list[EffortOption]:
    """Yield the extra efforts that would change the next check, each with its odds."""
    made, house = prepared_check(campaign, draft), house_rules_of(campaign)
    if made.attempt is None or made.refusal:
        return []
    found = []
    for inputs, effect in _efforts(made, by):
        pushed = effort.with_benefit(campaign, by.id, inputs["benefit"], inputs.get("what", ""))
        attempt = prepared_check(pushed, draft).attempt
        if attempt is not None and attempt != made.attempt:
            found.append(EffortOption(inputs, effect, to_come(attempt, house, harms=made.harms)))
    return found


def _efforts(made: PreparedCheck, by: Character) -> Iterator[tuple[dict[str, str], str]]:
    """Yield the extra efforts that may help a check: the inputs of each, and what it adds."""
    yield {"benefit": "bonus"}, "+1"
    yield {"benefit": "strength"}, "+1 Strength"
    group, _, name = made.trait.partition(":")
    if group == "powers" and not effort.is_permanent(by.trait(group, name)):
        yield {"benefit": "rank", "what": name}, f"+1 {name}"


def _outlook(odds: CheckOdds) -> Forecast:
    return Forecast(odds.success, odds.mean_degree, is_certain=len(odds.degrees) == 1)


def _harm_outlook(odds: HarmOdds) -> Forecast:
    return Forecast(odds.unharmed, -odds.mean_lost, harms=True)


IMPROVE, FEAT = "improve-roll", "heroic-feat"
EFFORT = tr("Extra effort")


class _Row(NamedTuple):
    outlook: Forecast
    against: bool
    offer: Offer
    what: str
    number: int = 1
    sign: Sign = "none"
    succeeds: str = ""
    """The chance text of a row for the other side, with a {chance} placeholder."""


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return the rows for the open check, or else for the draft, the best first.

    A row that would change nothing is left out. So is a row before the roll that leaves the check hopeless. ``refused``
    tries a command.
    """
    found = open_state(campaign)
    rolled = None
    if found is not None and found[0].stage == "harm":
        return ()  # This check is announced, and no other is set up yet.
    if found is not None and found[0].stage == "rolled":
        rolled = as_rolled(found[1], house_rules_of(campaign))
        rows = _for_rolled(campaign, found[1], refused)
    else:
        rows = _for_draft(campaign, draft, refused)
    rows.sort(key=_best_first)
    return tuple(_shown(row, rolled) for row in rows)


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """Return the uses of a Victory point dropped on the check, with the resulting chance."""
    holder = campaign.find_character(CharacterId(tokens[0].place.key))
    if holder is None:
        raise Refused("Only a hero's Victory point can be spent here.")
    found = open_state(campaign)
    if found is not None and found[0].stage == "rolled":
        row = _again(campaign, found[1], holder, tokens, refused)
    elif holder.id != draft.by:
        raise Refused("{hero} can improve only their own rolls.", hero=holder.name)
    else:
        row = _before(campaign, draft, holder, tokens, refused)
    if row is None:
        raise Refused("A Victory point has no effect on this check.")
    return (replace(row.offer, effect=labeled(row.offer.effect, _chance_said(row))),)


def _for_rolled(campaign: Campaign, state: CheckState, refused: Try) -> list[_Row]:
    """Yield a row for each hero with a roll in the check who could repeat it."""
    rows = []
    as_it_is = as_rolled(state, house_rules_of(campaign))
    for character in dict.fromkeys((state.by, state.on, *state.helpers)):
        hero = campaign.find_character(character)
        if hero is None or hero.side != "heroes" or not own_side(state, hero.id):
            continue
        points = campaign.tokens_at(held_by(hero.id), VICTORY)
        row = _again(campaign, state, hero, points[:1], refused) if points else None
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
    made = prepared_check(campaign, draft)
    if made.attempt is None or made.refusal:
        return rows
    as_it_is = to_come(made.attempt, house_rules_of(campaign), harms=made.harms)
    for push in pushes(campaign, draft, hero):
        command = Use(use="extra-effort", by=hero.id, inputs={**push.inputs})
        effect = tr("{effect}, then {condition}", effect=push.effect, condition=effort.price(campaign, hero))
        rows.append(_Row(push.outlook, False, make_offer(command, EFFORT, effect, refused(command)), tr("fatigue")))
    return [row for row in rows if row.outlook != as_it_is and row.outlook.success]


def _again(
    campaign: Campaign, state: CheckState, hero: Character, tokens: tuple[Token, ...], refused: Try
) -> _Row | None:
    """Return the row for a hero's point on a finished roll. None if that side has no dice."""
    side = own_side(state, hero.id) or allied_side(campaign, state, hero)
    if not rolls_made(state.dice, side):
        return None
    outlook, theirs = rolled_again(state, house_rules_of(campaign), side), side == THEIRS
    command = Use(use=IMPROVE, by=hero.id, tokens=tuple(token.id for token in tokens))
    is_own = hero.id == state.by
    what = _point() if is_own else tr("{name}'s {point}", point=_point(), name=hero.name)
    name = GAME.use(IMPROVE).name if is_own else labeled(hero.name, GAME.use(IMPROVE).name)
    effect = tr("the better roll counts") if side == OWN else tr("their better roll counts")
    offer = make_offer(command, name, effect, refused(command))
    defends = tr("{chance} chance to defend") if state.rolled().check.roll == "attack" else tr("{chance} chance to win")
    return _Row(outlook, theirs, offer, what, sign=GAME.token_kind(VICTORY).sign, succeeds=defends if theirs else "")


def _before(
    campaign: Campaign, draft: CheckDraft, hero: Character, tokens: tuple[Token, ...], refused: Try
) -> _Row | None:
    """Return the row for a hero's point on the next roll. None if it is not rolled, or no point can improve it."""
    made = prepared_check(campaign, draft)
    if made.attempt is not None and made.refusal and made.kind == TRAIT:
        return _feat(campaign, made, made.attempt, hero, tokens, refused)
    if made.attempt is None or made.refusal or made.attempt.check.routine:
        return None
    house: House = house_rules_of(campaign)
    outlook = to_come(replace(made.attempt, rolls=made.attempt.rolls + 1), house, harms=made.harms)
    inputs = {FOR_CHECK: True}
    command = Use(use=IMPROVE, by=hero.id, tokens=tuple(token.id for token in tokens), inputs=inputs)
    rolls = made.attempt.rolls + 1
    effect = tr("the better of two rolls counts") if rolls == 2 else tr("the best of {rolls} rolls counts", rolls=rolls)
    offer = make_offer(command, GAME.use(IMPROVE).name, effect, refused(command))
    return _Row(outlook, False, offer, _point(), sign=GAME.token_kind(VICTORY).sign)


def _feat(
    campaign: Campaign, made: PreparedCheck, attempt: Attempt, hero: Character, tokens: tuple[Token, ...], refused: Try
) -> _Row:
    """Return the row for a point that lets an untrained hero make a trained-only check (seed 004, Heroic Feat)."""
    command = Use(use=FEAT, by=hero.id, tokens=tuple(token.id for token in tokens), inputs={"feat": "untrained"})
    offer = make_offer(command, GAME.use(FEAT).name, lower_first_in_english(tr("Untrained check")), refused(command))
    outlook = to_come(attempt, house_rules_of(campaign), harms=made.harms)
    return _Row(outlook, False, offer, _point(), sign=GAME.token_kind(VICTORY).sign)


def _point() -> str:
    return GAME.token_kind(VICTORY).name


def _best_first(row: _Row) -> tuple[Fraction, Fraction]:
    sign = 1 if row.against else -1
    return sign * row.outlook.success, sign * row.outlook.mean


def _shown(row: _Row, rolled: Forecast | None) -> CheckRow:
    """Return the row to show. ``rolled`` is the forecast of the check as rolled, None before the roll.

    A row for the other side shows that side's chance and degrees.
    """
    seen = _seen(row)
    makes = _chance_said(row)
    if rolled is not None and rolled.harms and not row.against:
        makes = _harm_made(seen)
    elif rolled is not None and (not row.against or seen.success in (0, 1)):
        is_success = rolled.success == (0 if row.against else 1)
        makes = degrees_made(seen.success, seen.mean, is_success=is_success, is_certain=seen.is_certain)
    return CheckRow(
        offer=row.offer,
        what=row.what,
        success=chance_of(seen.success),
        mean=mean_text(seen.mean),
        success_text=makes,
        mean_text=tr("hit points") if seen.harms else tr("degrees"),
        count=row.number,
        sign=row.sign,
        against=row.against,
    )


def _seen(row: _Row) -> Forecast:
    """Return the forecast from the point of view of the row's side."""
    outlook = row.outlook
    return outlook._replace(success=1 - outlook.success, mean=-outlook.mean) if row.against else outlook


def _harm_made(outlook: Forecast) -> str:
    """Return the harm of a rolled Toughness check as short text: "37 % to be unharmed", "bruised"."""
    if outlook.success == 1:
        return tr("unharmed")
    if outlook.success:
        return tr("{chance} chance of no harm", chance=chance_of(outlook.success).message)
    if outlook.mean:
        return tr("{points} hit points lost on average", points=format_decimal(float(-outlook.mean), 1))
    return tr("bruised")


def _chance_said(row: _Row) -> str:
    chance = chance_of(_seen(row).success).message
    return row.succeeds.format(chance=chance) if row.against else chance
