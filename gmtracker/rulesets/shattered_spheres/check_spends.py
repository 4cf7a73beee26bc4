"""The "and with …" rows: the exact odds of a check with each available token or Surge.

The uses are Improve Roll, Edit Scene and Coup. Before the roll, the odds count all dice. After the roll, they count
only what can still change. An attack that hits can also have a Stunt, which does not change its degree. An unrolled
Destiny die shows each face equally often. Pool dice and stones have a fixed value. Identical tokens share one row. A
larger number of stones has a row only if it does more than a smaller one. A Surge adds ranks, cancels what hinders, or
retries a failed check.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Literal, NamedTuple, assert_never, get_args

from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Campaign, Character, Token, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, make_chance
from gmtracker.engine.check.spends import Spend
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.phrases import degree_preview_text, token_count_text
from gmtracker.i18n import format_decimal, tr
from gmtracker.rulesets.shattered_spheres import destiny, fate
from gmtracker.rulesets.shattered_spheres.check_form import AGAIN, PreparedCheck, draft_spec, prepared_check
from gmtracker.rulesets.shattered_spheres.check_odds import CheckOdds, cached_odds
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES, AgainstOpposed, AgainstPassive, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    other_side,
    planned,
    read_roll,
    result_of,
    state_of,
    with_plans,
)
from gmtracker.rulesets.shattered_spheres.sheet import GAME, SURGE_USE
from gmtracker.rulesets.shattered_spheres.surge_effects import with_rank
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES, half, stunt_text

CheckUse = Literal["improve-roll", "edit-scene", "coup", "stunt"]
"""The uses of a token that can affect a check."""

USES: tuple[CheckUse, ...] = get_args(CheckUse)

if {key for key, use in TOKEN_USES.items() if use.on_rolled_check is not None} - set(USES):
    raise AssertionError("Every use that changes a rolled check has its rows here.")


class Forecast(NamedTuple):
    """The part of a check's odds that rows show: the chance of success, and the mean degree.

    ``is_certain``: everything is rolled and only this degree is possible.
    """

    success: Fraction
    mean: Fraction
    is_certain: bool = False


class CheckForecast(NamedTuple):
    """The check that tokens are for: who acts, its forecast for a use and values, and whether it is rolled.

    ``outlook`` returns None for a use that does not apply to it.
    """

    by: Character
    outlook: Callable[[CheckUse, tuple[int, ...]], Forecast | None]
    rolled: bool


def prospect_of(campaign: Campaign, draft: CheckDraft) -> CheckForecast | None:
    """Return the open check, or else the draft's. None if no character acts or there is no check.

    There is none at the stage "harm" either: that check is announced, and the next one is not set up yet.
    """
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "harm":
        return None
    return _forecast_for_rolled(campaign) or _forecast_for_draft(campaign, draft)


def outlook_of(odds: CheckOdds) -> Forecast:
    """Return the part of the odds that rows show."""
    return Forecast(odds.success, odds.mean_degree)


def _forecast_for_rolled(campaign: Campaign) -> CheckForecast | None:
    """Return the forecast for the rolled check, or None if none is rolled."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage != "rolled":
        return None
    state = state_of(procedure)
    by, other = campaign.find_character(state.by), other_side(campaign, state)

    @cache
    def degree(bonus: int, degrees: int) -> int:
        spent = state.spent
        more = replace(spent, bonus=spent.bonus + bonus, degrees=spent.degrees + degrees)
        return read_roll(state.spec(), state.dice, more, other).degree

    def outlook(use: CheckUse, values: tuple[int, ...]) -> Forecast | None:
        match use:
            case "edit-scene":
                return None
            case "stunt":
                hits = state.damage is not None and state.spec().kind == "attack" and degree(0, 0) > 0
                return Forecast(Fraction(1), Fraction(degree(0, 0)), is_certain=True) if hits else None
            case "coup":
                if degree(0, 0) < 0:
                    return None
                reached = [degree(0, half(value)) for value in values]
            case "improve-roll":
                reached = [degree(value, 0) for value in values]
            case _:
                assert_never(use)
        success = Fraction(sum(one > 0 for one in reached), len(reached))
        return Forecast(success, Fraction(sum(reached), len(reached)), is_certain=len(set(reached)) == 1)

    return CheckForecast(by, outlook, rolled=True) if by else None


def _forecast_for_draft(campaign: Campaign, draft: CheckDraft) -> CheckForecast | None:
    """Return the forecast for a draft, or None if it has no acting character or no roll."""
    by = campaign.find_character(draft.by)
    described = prepared_check(campaign, draft).spec
    if by is None or described is None:
        return None
    spec = with_plans(described, planned(campaign, by.id))

    def outlook(use: CheckUse, values: tuple[int, ...]) -> Forecast | None:
        return None if use == "stunt" else _remembered_outlook(spec, use, values)

    return CheckForecast(by, outlook, rolled=False)


@lru_cache(maxsize=1024)
def _remembered_outlook(
    spec: CheckSpec, use: Literal["improve-roll", "edit-scene", "coup"], values: tuple[int, ...]
) -> Forecast:
    """Return the forecast of an unrolled check with a use. Cached, because most commands don't change the check."""
    halves = [half(value) for value in values]
    match use:
        case "improve-roll":
            return _improved(spec, values)
        case "edit-scene":
            made = {ranks: _edited(spec, ranks) for ranks in set(halves)}
        case "coup":
            made = {degrees: _with_coup(spec, degrees) for degrees in set(halves)}
        case _:
            assert_never(use)
    return _mean_of([made[number] for number in halves])


def _improved(spec: CheckSpec, values: tuple[int, ...]) -> Forecast:
    """Return the forecast with Improve Roll. A known value is a bonus. A die that can show any face is one more die."""
    if len(values) == 1:
        return outlook_of(cached_odds(replace(spec, bonus=spec.bonus + values[0])))
    return outlook_of(cached_odds(spec, (len(values),)))


def _edited(spec: CheckSpec, ranks: int) -> Forecast:
    """Return the forecast with Edit Scene, which adds ranks of Advantage."""
    return outlook_of(cached_odds(replace(spec, advantage=spec.advantage + ranks)))


def _with_coup(spec: CheckSpec, degrees: int) -> Forecast:
    """Return the forecast with a Coup: successes gain degrees, at most five in all, and failures don't change."""
    odds = cached_odds(spec)
    successes = [(degree, chance) for degree, chance in odds.degrees.items() if degree > 0]
    gained = sum((chance * (min(degree + degrees, MOST_DEGREES) - degree) for degree, chance in successes), Fraction())
    return Forecast(odds.success, odds.mean_degree + gained)


def _mean_of(outlooks: list[Forecast]) -> Forecast:
    """Return the mean of equally likely forecasts."""
    if len(outlooks) == 1:
        return outlooks[0]
    return Forecast(
        sum((outlook.success for outlook in outlooks), Fraction()) / len(outlooks),
        sum((outlook.mean for outlook in outlooks), Fraction()) / len(outlooks),
    )


LUCK_EDGE = ("edges", "Luck")


class _Row(NamedTuple):
    """A spend with its forecast. ``ahead`` sorts the cheaper of two equal rows first.

    Rows with the same ``alike`` are refused for the same reasons, so only one of them is tried.
    """

    spend: Spend
    outlook: Forecast
    ahead: int
    alike: tuple[object, ...]
    use: CheckUse | None = None


def _surge(command: Use, effect: str, outlook: Forecast, *, repeat: bool = False) -> _Row:
    """Return the row of a Surge. Its refusal depends on who surges and when, not on the trait."""
    spend = Spend(
        command=command,
        name=SURGE_USE.name,
        effect=effect,
        success=outlook.success,
        mean=outlook.mean,
        what=tr("fatigue"),
        repeat=repeat,
    )
    return _Row(spend, outlook, 3, (command.text("benefit"),))


def _surges(campaign: Campaign, draft: CheckDraft) -> Iterator[_Row]:
    """Yield the Surges for the open check, or else for the draft.

    None if the character is no hero or there is no check.
    """
    by = campaign.find_character(draft.by)
    made = prepared_check(campaign, draft)
    if by is None or by.side != "heroes" or made.spec is None:
        return
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "rolled":
        yield from _another_try(campaign, draft, made.spec)
        return
    yield from _ranks(campaign, draft, by, made)
    yield from _unhindered(campaign, draft, made.spec)


def _another_try(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Iterator[_Row]:
    """Yield the Surge that retries a failed check. For a resistance it is another check against the effect."""
    procedure = campaign.procedure(KIND)
    state = state_of(procedure) if procedure else None
    if state is None or state.by != draft.by or state.spec().kind != spec.kind or result_of(campaign, state).success:
        return
    benefit = AGAIN.get(spec.kind)
    if benefit is not None and not state.spec().routine:
        command = Use(use="surge", by=draft.by, inputs={"benefit": benefit, "what": state.what})
        yield _surge(command, tr("retry"), outlook_of(cached_odds(spec)), repeat=True)


def _ranks(campaign: Campaign, draft: CheckDraft, by: Character, made: PreparedCheck) -> Iterator[_Row]:
    """Yield the Surges for one more rank in a trait that counts, or in the edge Luck.

    Each different check appears once.
    """
    lucky = (LUCK_EDGE,) if made.kind == "luck" else ()
    told: set[CheckSpec] = set()
    for group, name in (*lucky, *made.traits):
        spec = draft_spec(with_rank(campaign, by.id, group, name), draft)
        if spec is not None and spec not in told:
            told.add(spec)
            benefit = "edge" if (group, name) == LUCK_EDGE else "trait"
            command = Use(use="surge", by=by.id, inputs={"benefit": benefit, benefit: name})
            yield _surge(command, tr("+1 rank in {trait}", trait=name), _forecast_of(campaign, draft, spec))


def _unhindered(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Iterator[_Row]:
    """Yield the Surges that cancel one's own Disadvantages or a foe's Advantages."""
    if spec.disadvantage:
        command = Use(use="surge", by=draft.by, inputs={"benefit": "negate"})
        yield _surge(command, tr("no Disadvantage"), _forecast_of(campaign, draft, replace(spec, disadvantage=0)))
    against = spec.against
    if draft.on and isinstance(against, AgainstPassive | AgainstOpposed) and against.advantage:
        command = Use(use="surge", by=draft.by, on=draft.on, inputs={"benefit": "negate-foe"})
        alone = replace(spec, against=replace(against, advantage=0))
        yield _surge(command, tr("no Advantage for the foe"), _forecast_of(campaign, draft, alone))


def _forecast_of(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Forecast:
    return outlook_of(cached_odds(with_plans(spec, planned(campaign, draft.by))))


MOST_STONES = 9


class Spendable(NamedTuple):
    """Tokens that can be spent together: their name, the equally likely values, and how many such tokens there are.

    ``command`` returns the command for a use. ``ahead`` sorts the cheaper of two equal rows first.
    """

    what: str
    kind: str
    values: tuple[int, ...]
    number: int
    command: Callable[[str], Use]
    ahead: int


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return the rows for the open check, or else for the draft. The best come first, refused ones last.

    A row that would change nothing is left out. ``refused`` tries a command.
    """
    prospect = prospect_of(campaign, draft)
    if prospect is None:
        return ()
    as_it_is = prospect.outlook("improve-roll", (0,))
    rows = [*_spending(campaign, prospect, spendables(campaign, prospect.by)), *_surges(campaign, draft)]
    changing = [row for row in rows if row.outlook != as_it_is or row.use == "stunt"]
    return tuple(
        replace(row.spend, success_text=_made(row, as_it_is, is_rolled=prospect.rolled)).row(refusal)
        for row, refusal in _tried(changing, refused)
    )


def offers_for(
    campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try
) -> tuple[str, tuple[Offer, ...]]:
    """Return a title for a drop on a check, and the uses of the tokens with the result of each."""
    prospect = prospect_of(campaign, draft)
    if prospect is None:
        raise Refused("First choose who makes the check.")
    spendable = _one_spendable(campaign, prospect, tokens)
    rows = [row for row in _spending(campaign, prospect, [spendable]) if not _edits_for_another(row)]
    if not rows:
        raise Refused("{what} has no effect on this check.", what=spendable.what)
    title = tr("{what} for {hero}'s check", what=spendable.what, hero=prospect.by.name)
    return title, tuple(
        replace(row.spend, effect=_effect_and_made(row, prospect)).offer(refusal)
        for row, refusal in _tried(rows, refused)
    )


def _tried(rows: list[_Row], refused: Try) -> list[tuple[_Row, Refused | None]]:
    """Return the rows with their refusals: allowed ones first, then the best forecast."""
    refusals: dict[tuple[object, ...], Refused | None] = {}
    for row in rows:
        if row.alike not in refusals:
            refusals[row.alike] = refused(row.spend.command)
    tried = [(row, refusals[row.alike]) for row in rows]
    return sorted(tried, key=lambda pair: (pair[1] is not None, *_best_first(pair[0])))


def _best_first(row: _Row) -> tuple[float, float, int, int]:
    """Sort key: the best chance first, then the best mean, the cheaper, and the fewest tokens."""
    return -float(row.outlook.success), -float(row.outlook.mean), row.ahead, len(row.spend.command.tokens)


def spendables(campaign: Campaign, by: Character) -> Iterator[Spendable]:
    """Yield the tokens a character's side can spend on a check: pool dice and held dice, or the GM's, and stones."""
    if by.side == "heroes":
        yield from _alike(sorted(campaign.tokens_at(destiny.POOL), key=_value), _spendable_from_pool, by)
        yield from _alike(campaign.tokens_at(character_place(by.id)), _spendable_held_die, by)
    else:
        yield from _alike(campaign.tokens_at(HAND), _spendable_held_die, by)
    stones = campaign.tokens_at(fate.POOL, fate.stone_kind(by))
    for number in range(1, min(len(stones), MOST_STONES) + 1):
        yield _spendable_stones(stones[:number], by, len(stones))


def _value(die: Token) -> int:
    return die.value or 0


def _edits_for_another(row: _Row) -> bool:
    """Whether a row edits the scene for another character's check. An edit helps only one's own hero (seed 001)."""
    return row.use == "edit-scene" and bool(row.spend.command.on)


def _one_spendable(campaign: Campaign, prospect: CheckForecast, tokens: tuple[Token, ...]) -> Spendable:
    """Return the dropped tokens as one spendable. Only its holder can spend a held die.

    Before the roll, the use names the other character's check. Without that name, the die would count for the
    holder's own next check.
    """
    first, by = tokens[0], prospect.by
    if first.place == fate.POOL:
        return _spendable_stones(tokens, by, len(tokens))
    if first.place == destiny.POOL:
        return _spendable_from_pool(first, by, 1)
    holder = campaign.find_character(CharacterId(first.place.key)) or by
    return _spendable_held_die(first, holder, 1, NOBODY if prospect.rolled or holder == by else by.id)


def _alike(
    tokens: Iterable[Token], make: Callable[[Token, Character, int], Spendable], by: Character
) -> Iterator[Spendable]:
    """Merge identical tokens into one spendable with their count."""
    first: dict[tuple[object, ...], Token] = {}
    counts: Counter[tuple[object, ...]] = Counter()
    for token in tokens:
        if token.kind not in destiny.WORDS:
            continue  # It belongs to another game, so it has no use here.
        key: tuple[object, ...] = (token.kind, token.size, token.value)
        first.setdefault(key, token)
        counts[key] += 1
    for key, token in first.items():
        yield make(token, by, counts[key])


def _spendable_from_pool(die: Token, by: Character, count: int) -> Spendable:
    def command(use: str) -> Use:
        return Use(use="award", by=by.id, tokens=(die.id,), inputs={"then": use, "for-check": True})

    value = _value(die)
    what = tr("{die} from the pool", die=f"{destiny.WORDS[die.kind]} {value}")
    return Spendable(what, die.kind, (value,), count, command, 0)


def _spendable_held_die(die: Token, by: Character, count: int, on: CharacterId = NOBODY) -> Spendable:
    what = GAME.token_kind(die.kind).name
    faces = tuple(range(1, die.size + 1))
    return Spendable(what, die.kind, faces, count, _command_builder(by, (die.id,), on), 2)


def _spendable_stones(stones: tuple[Token, ...], by: Character, count: int) -> Spendable:
    what = token_count_text(len(stones), GAME.token_kind(stones[0].kind))
    tokens = tuple(stone.id for stone in stones)
    return Spendable(what, stones[0].kind, (len(stones),), count, _command_builder(by, tokens), 1)


def _command_builder(by: Character, tokens: tuple[TokenId, ...], on: CharacterId = NOBODY) -> Callable[[str], Use]:
    def command(use: str) -> Use:
        return Use(use=use, by=by.id, on=on, tokens=tokens, inputs={"for-check": True})

    return command


def _spending(campaign: Campaign, prospect: CheckForecast, at_hand: Iterable[Spendable]) -> Iterator[_Row]:
    """Yield a row for each use of each available token, without those that do no more than a smaller one of their kind.

    Dice that differ only in value are refused for the same reasons. The same holds for stones, apart from new ones.
    """
    before: dict[tuple[str, str, int], Forecast] = {}
    earned = fate.just_earned(campaign)
    for tokens in at_hand:
        for use in USES:
            outlook = prospect.outlook(use, tokens.values)
            alike = (use, tokens.kind, tokens.ahead)
            if outlook is None or before.get(alike) == outlook:
                continue
            before[alike] = outlook
            command = tokens.command(use)
            spend = Spend(
                command=command,
                name=GAME.use(use).name,
                effect=_effect(use, tokens.values),
                success=outlook.success,
                mean=outlook.mean,
                what=tokens.what,
                count=tokens.number,
                sign=GAME.token_kind(tokens.kind).sign,
            )
            yield _Row(spend, outlook, tokens.ahead, (*alike, earned.issuperset(command.tokens)), use)


def _effect(use: CheckUse, values: tuple[int, ...]) -> str:
    """Return what a use adds at these values: "+4", "+1 to +6", "+2 degrees"."""
    match use:
        case "improve-roll":
            return _amount_text(sorted(values))
        case "stunt":
            return stunt_text()
        case "coup":
            degrees = sorted(half(value) for value in values)
            return tr("+1 degree") if degrees[-1] == 1 else tr("{amount} degrees", amount=_amount_text(degrees))
        case "edit-scene":
            ranks = sorted(half(value) for value in values)
            if ranks[-1] == 1:
                return tr("+1 rank of Advantage")
            return tr("{amount} ranks of Advantage", amount=_amount_text(ranks))
        case _:
            assert_never(use)


def _amount_text(amounts: Sequence[int]) -> str:
    least, most = amounts[0], amounts[-1]
    return f"+{most}" if least == most else tr("+{least} to +{most}", least=least, most=most)


def _effect_and_made(row: _Row, prospect: CheckForecast) -> str:
    """Return what a use adds and the resulting check, as one text."""
    if row.use == "stunt":
        return row.spend.effect
    made = _made(row, prospect.outlook("improve-roll", (0,)), is_rolled=prospect.rolled)
    if not prospect.rolled and made == make_chance(row.outlook.success).message:
        made = tr("{chance} chance of success", chance=made)
    return f"{row.spend.effect} → {made}"


def _made(row: _Row, as_it_is: Forecast | None, *, is_rolled: bool) -> str:
    """Return the resulting check as text: its degrees after the roll, its chance before it.

    Before the roll, its mean degrees if the chance is unchanged.
    """
    if row.use == "stunt":
        return stunt_text()
    success, mean, is_certain = row.outlook
    if is_rolled and as_it_is is not None:
        return degree_preview_text(success, mean, is_success=bool(as_it_is.success), is_certain=is_certain)
    if as_it_is is not None and success == as_it_is.success:
        return tr("{mean} degrees on average", mean=format_decimal(float(mean), 1))
    return make_chance(success).message
