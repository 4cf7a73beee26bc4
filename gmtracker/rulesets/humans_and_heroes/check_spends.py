"""The "and with …" rows: the exact odds of a check with Improve Roll for a Victory point, or with an extra effort."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Token, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, make_chance
from gmtracker.engine.check.spends import Spend, offers_of, rows_of
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.phrases import degree_preview_text
from gmtracker.i18n import format_decimal, labeled, lower_first_in_english, tr
from gmtracker.rulesets.humans_and_heroes import check_state, effort
from gmtracker.rulesets.humans_and_heroes.check_form import PreparedCheck, prepared_check
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
    return _harm_outlook(harm_odds_of(shorts)) if state.harms else _forecast_of(odds_of(ways))


def to_come(attempt: Attempt, house: House, *, harms: bool) -> Forecast:
    """Return the forecast of an unrolled check. ``harms``: whether a failure costs hit points."""
    if harms:
        return _harm_outlook(harm_odds(attempt, house))
    return _forecast_of(attempt_odds(attempt, house))


def _efforts(made: PreparedCheck, by: Character) -> Iterator[tuple[dict[str, str], str]]:
    """Yield the extra efforts that may help a check: the inputs of each, and what it adds."""
    yield {"benefit": "bonus"}, "+1"
    yield {"benefit": "strength"}, "+1 Strength"
    group, _, name = made.trait.partition(":")
    if group == "powers" and not effort.is_permanent(by.trait(group, name)):
        yield {"benefit": "rank", "what": name}, f"+1 {name}"


def _forecast_of(odds: CheckOdds) -> Forecast:
    return Forecast(odds.success, odds.mean_degree, is_certain=len(odds.degrees) == 1)


def _harm_outlook(odds: HarmOdds) -> Forecast:
    return Forecast(odds.unharmed, -odds.mean_lost, harms=True)


IMPROVE, FEAT = "improve-roll", "heroic-feat"
EFFORT = tr("Extra effort")


class _Row(NamedTuple):
    """A spend, and the forecast with it for the acting side, even if the other side spends."""

    spend: Spend
    outlook: Forecast


def _row(outlook: Forecast, command: Use, name: str, effect: str, what: str, *, against: bool = False) -> _Row:
    """Return the row of a spend. One for the other side shows that side's chance and degrees."""
    seen = outlook._replace(success=1 - outlook.success, mean=-outlook.mean) if against else outlook
    spend = Spend(
        command=command,
        name=name,
        effect=effect,
        success=seen.success,
        mean=seen.mean,
        unit=tr("hit points") if seen.harms else tr("degrees"),
        what=what,
        against=against,
    )
    return _Row(spend, outlook)


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return the rows for the open check, or else for the draft, the best first.

    A row that would change nothing is left out. So is a row before the roll that leaves the check hopeless. ``refused``
    tries a command.
    """
    found = open_state(campaign)
    if found is not None and found[0].stage == "harm":
        return ()  # This check is announced, and no other is set up yet.
    if found is None or found[0].stage != "rolled":
        return rows_of(_spends_for_draft(campaign, draft), refused)
    rolled = as_rolled(found[1], house_rules_of(campaign))
    rows = _rows_for_rolled(campaign, found[1])
    return rows_of([_with_result(row, rolled) for row in rows if row.outlook != rolled], refused)


def offers_for_dropped_points(
    campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refusal_of: Try
) -> tuple[Offer, ...]:
    """Return the one use of the dropped points, with its chance. Raises Refused if there is none."""
    holder = campaign.find_character(CharacterId(tokens[0].place.key))
    if holder is None:
        raise Refused("Only a hero's Victory point can be spent here.")
    found = open_state(campaign)
    if found is not None and found[0].stage == "rolled":
        row = _again(campaign, found[1], holder, tokens)
    elif holder.id != draft.by:
        raise Refused("{hero} can improve only their own rolls.", hero=holder.name)
    else:
        row = _before(campaign, draft, holder, tokens)
    if row is None:
        raise Refused("A Victory point has no effect on this check.")
    spend = row.spend.with_tokens(tokens)
    chance = spend.success_text or make_chance(spend.success).message
    return offers_of([replace(spend, effect=labeled(spend.effect, chance))], refusal_of)


def _rows_for_rolled(campaign: Campaign, state: CheckState) -> Iterator[_Row]:
    """Yield a row for each hero with a roll in the check who could repeat it."""
    for character in dict.fromkeys((state.by, state.on, *state.helpers)):
        hero = campaign.find_character(character)
        if hero is None or hero.side != "heroes" or not own_side(state, hero.id):
            continue
        row = _again(campaign, state, hero, campaign.tokens_at(character_place(hero.id), VICTORY))
        if row is not None:
            yield row


def _spends_for_draft(campaign: Campaign, draft: CheckDraft) -> list[Spend]:
    hero = campaign.find_character(draft.by)
    if hero is None or hero.side != "heroes":
        return []
    made = prepared_check(campaign, draft)
    row = _before(campaign, draft, hero, campaign.tokens_at(character_place(hero.id), VICTORY))
    rows = [row] if row else []
    if made.to_roll is not None:
        as_it_is = to_come(made.to_roll, house_rules_of(campaign), harms=made.harms)
        rows += _pushes(campaign, draft, hero, made)
        rows = [row for row in rows if row.outlook != as_it_is and row.outlook.success]
    return [row.spend for row in rows]


def _pushes(campaign: Campaign, draft: CheckDraft, by: Character, made: PreparedCheck) -> Iterator[_Row]:
    """Yield a row for each extra effort that would change the next check."""
    for inputs, adds in _efforts(made, by):
        pushed = effort.with_benefit(campaign, by.id, inputs["benefit"], inputs.get("what", ""))
        attempt = prepared_check(pushed, draft).attempt
        if attempt is not None and attempt != made.attempt:
            outlook = to_come(attempt, house_rules_of(campaign), harms=made.harms)
            command = Use(use="extra-effort", by=by.id, inputs={**inputs})
            effect = tr("{effect}, then {condition}", effect=adds, condition=effort.effort_cost(campaign, by))
            yield _row(outlook, command, EFFORT, effect, tr("fatigue"))


def _again(campaign: Campaign, state: CheckState, hero: Character, points: tuple[Token, ...]) -> _Row | None:
    """Return the row for a hero's point on a finished roll. None if that side has no dice."""
    side = own_side(state, hero.id) or allied_side(campaign, state, hero)
    if not rolls_made(state.dice, side):
        return None
    outlook, theirs = rolled_again(state, house_rules_of(campaign), side), side == THEIRS
    is_own = hero.id == state.by
    what = _point_text() if is_own else tr("{name}'s {point}", point=_point_text(), name=hero.name)
    name = GAME.use(IMPROVE).name if is_own else labeled(hero.name, GAME.use(IMPROVE).name)
    effect = tr("the better roll counts") if side == OWN else tr("their better roll counts")
    row = _row(outlook, Use(use=IMPROVE, by=hero.id), name, effect, what, against=theirs)
    if theirs:
        defends = state.rolled().check.roll == "attack"
        says = tr("{chance} chance to defend") if defends else tr("{chance} chance to win")
        text = says.format(chance=make_chance(row.spend.success).message)
        row = row._replace(spend=replace(row.spend, success_text=text))
    return _paid(row, points)


def _before(campaign: Campaign, draft: CheckDraft, hero: Character, points: tuple[Token, ...]) -> _Row | None:
    """Return the row for a hero's point on the next roll. None if it is not rolled, or no point can improve it.

    For a trained-only check of an untrained hero, the point lets them make it (seed 004, Heroic Feat).
    """
    made = prepared_check(campaign, draft)
    attempt, house = made.attempt, house_rules_of(campaign)
    if attempt is None:
        return None
    if made.form.refusal:
        if made.kind != "trait":
            return None
        outlook, untrained = to_come(attempt, house, harms=made.harms), lower_first_in_english(tr("Untrained check"))
        command = Use(use=FEAT, by=hero.id, inputs={"feat": "untrained"})
        return _paid(_row(outlook, command, GAME.use(FEAT).name, untrained, _point_text()), points)
    if attempt.check.routine:
        return None
    rolls = attempt.rolls + 1
    outlook = to_come(replace(attempt, rolls=rolls), house, harms=made.harms)
    command = Use(use=IMPROVE, by=hero.id, inputs={FOR_CHECK: True})
    effect = tr("the better of two rolls counts") if rolls == 2 else tr("the best of {rolls} rolls counts", rolls=rolls)
    return _paid(_row(outlook, command, GAME.use(IMPROVE).name, effect, _point_text()), points)


def _paid(row: _Row, points: tuple[Token, ...]) -> _Row | None:
    """Return the row with the first of a hero's points as its price. None without any point."""
    if not points:
        return None
    spend = row.spend.with_tokens(points[:1])
    return row._replace(spend=replace(spend, count=len(points), sign=GAME.token_kind(VICTORY).sign))


def _point_text() -> str:
    return GAME.token_kind(VICTORY).name


def _with_result(row: _Row, rolled: Forecast) -> Spend:
    """Return a spend on a rolled check, with what the check would result in. ``rolled`` is its forecast as rolled."""
    spend = row.spend
    if rolled.harms and not spend.against:
        return replace(spend, success_text=_harm_made(row.outlook))
    if spend.against and spend.success not in (0, 1):
        return spend
    is_success = rolled.success == (0 if spend.against else 1)
    certain = row.outlook.is_certain
    made = degree_preview_text(spend.success, spend.mean, is_success=is_success, is_certain=certain)
    return replace(spend, success_text=made)


def _harm_made(outlook: Forecast) -> str:
    """Return the harm of a rolled Toughness check as short text: "37 % to be unharmed", "bruised"."""
    if outlook.success == 1:
        return tr("unharmed")
    if outlook.success:
        return tr("{chance} chance of no harm", chance=make_chance(outlook.success).message)
    if outlook.mean:
        return tr("{points} hit points lost on average", points=format_decimal(float(-outlook.mean), 1))
    return tr("bruised")
