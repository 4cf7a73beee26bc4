"""The view of a file game's checks for the window: the odds of a draft, the token rows, and the open check."""

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import partial

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Token
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.shown import (
    NO_NUMBERS,
    Bar,
    CheckRow,
    OpenCheck,
    PanelOdds,
    ShownDie,
    make_chance,
    shown_die,
)
from gmtracker.engine.check.spends import Spend, best_first, offers_of, rows_of
from gmtracker.engine.check.stages import StageView, StageViews, announce_offer
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Die, is_fudge
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.offers import Offer, Try
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.game_file import schema
from gmtracker.rulesets.game_file.check_flow import numbers_of
from gmtracker.rulesets.game_file.check_state import (
    CHECKS,
    NEXT,
    THEIRS,
    CheckState,
    Stage,
    applies_to_check,
    check_lookup,
    find_check,
    find_follow_up_check,
    find_rolled_check,
    make_draft,
    prepare,
    read_result,
)
from gmtracker.rulesets.game_file.effects import find_token_kind, payment_source, sheet_lookup
from gmtracker.rulesets.game_file.notation import (
    excess_text,
    fudge_sign,
    mark_dropped_dice,
    resolve_roll,
    term_values,
    with_bonus,
)
from gmtracker.rulesets.game_file.odds import CheckOdds, check_odds, compares_dice, make_reader, reading_ways, roll_odds
from gmtracker.rulesets.game_file.schema import Check, GameFile


def check_form(game: GameFile, campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """Return the form of a draft. If it can't be rolled at all, the form has no fields and gives the reason."""
    try:
        return prepare(game, campaign, draft).form
    except Refused as refusal:
        return CheckForm(headline="", sections=(), asks_target=False, refusal=refusal.sentence)


def panel_odds(game: GameFile, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """Return the exact odds of a draft by outcome, with what was already spent. None if nothing is rolled."""
    try:
        made = prepare(game, campaign, draft)
    except Refused:
        return None
    if made.form.command is None:
        return None
    odds = roll_odds(made.check, made.roll, made.against, made.their)
    worst_first = [*zip(made.check.outcomes, odds.outcomes, strict=True)][::-1]
    bars = tuple(
        Bar(one.label or one.name, one.name, one.success, make_chance(chance))
        for one, chance in sorted(worst_first, key=lambda pair: pair[0].success)
    )
    return PanelOdds(make_chance(odds.success(made.check)), bars)


def open_check(game: GameFile, campaign: Campaign) -> OpenCheck | None:
    """Return the check in progress. None if its kind is no longer in the file."""
    if find_rolled_check(game, campaign) is None and find_follow_up_check(game, campaign) is None:
        return None
    return StageViews(
        CHECKS,
        Stage,
        {"rolled": partial(_rolled, game), NEXT: _next},
        numbers=lambda _campaign, state: numbers_of(read_result(game, state), state, game),
        dice=_show_dice,
    ).open_check(campaign)


def _rolled(game: GameFile, _campaign: Campaign, state: CheckState) -> StageView:
    """Return the view of a rolled check. Uses that are no longer in the file are left out."""
    names = {use.key: use.name for use in game.uses}
    known = [names[use] for use in state.spent if use in names]
    outcome = read_result(game, state).outcome
    return StageView(
        outcome=outcome.name,
        success=outcome.success,
        notes=(tr("Spent: {uses}", uses=", ".join(known)),) if known else (),
        steps=(announce_offer(tr("Announce"), outcome.name),),
    )


def _next(_campaign: Campaign, state: CheckState) -> StageView:
    """Return the view of a follow-up check that is ready to be set up and rolled."""
    return StageView(
        numbers=NO_NUMBERS,
        dice=(),
        outcome=tr("{what} follows", what=state.what),
        steps=(announce_offer(tr("Don't roll"), tr("{what} is skipped", what=state.what)),),
        draft=make_draft(state.by, state.on, {"check": state.check}),
    )


def _show_dice(_campaign: Campaign, state: CheckState) -> Iterator[ShownDie]:
    own, theirs = ((state.roll, state.dice, state.prefix), (state.their, state.their_dice, THEIRS))
    dice = (*mark_dropped_dice(*own), *mark_dropped_dice(*theirs), *state.dropped)
    return (shown_die(die, _die_name(state, die), fudge_sign(die)) for die in dice)


def _die_name(state: CheckState, die: Die) -> str:
    """Return the name of a die on the table: its own label, if any, and its size."""
    number = die.role.removeprefix(state.prefix).partition(".")[0]
    is_own = die.role.startswith(state.prefix) and int(number) < len(state.roll)
    label = state.roll[int(number)].label if is_own else ""
    size = "dF" if is_fudge(die) else f"d{die.size}"
    return f"{label} {size}" if label else size


def check_rows(game: GameFile, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return a row for each use on the open check, or else on the draft, the best first."""
    return rows_of(_list_spends(game, campaign, draft), refused)


def offers_for(
    game: GameFile, campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try
) -> tuple[Offer, ...]:
    """Return the uses of tokens dropped on the check. Exactly these tokens are spent, no matter who holds them."""
    spends = best_first(_list_spends(game, campaign, draft, tokens))
    return offers_of([spend.with_tokens(tokens) for spend in spends], refused)


def _list_spends(
    game: GameFile, campaign: Campaign, draft: CheckDraft, laid: tuple[Token, ...] = ()
) -> Iterator[Spend]:
    found = find_rolled_check(game, campaign)
    with suppress(Refused):
        if found:
            yield from _spends_after_roll(game, campaign, found[1], laid)
        else:
            yield from _spends_before_roll(game, campaign, draft, laid)


def _spend(
    campaign: Campaign, use: schema.Use, command: Use, tokens: tuple[Token, ...], check: Check, odds: CheckOdds
) -> Spend:
    """Return the spend of as many of these tokens as the use costs."""
    kind = campaign.game.token_kind(use.token)
    spend = Spend(
        command=command,
        name=use.name,
        effect=use.does,
        success=odds.success(check),
        mean=odds.mean,
        unit=tr("over the target number"),
        what=kind.name if use.cost == 1 else f"{use.cost} {kind.plural}",
        count=len(tokens) // use.cost,
        sign=kind.sign,
        single_use=True,
    )
    return spend.with_tokens(tokens[: use.cost])


def _outcome_gained(check: Check, plain: CheckOdds, odds: CheckOdds) -> str:
    """Return the outcome that gains most, with its chance, if the chance of success does not change; else ""."""
    gains = [then - now for then, now in zip(odds.outcomes, plain.outcomes, strict=True)]
    if odds.success(check) != plain.success(check) or not any(gains):
        return ""
    at = gains.index(max(gains))
    gaining = check.outcomes[at]
    return labeled(gaining.label or gaining.name, make_chance(odds.outcomes[at]).message)


def _usable(
    game: GameFile, campaign: Campaign, check: str, by: CharacterId, laid: tuple[Token, ...]
) -> Iterator[tuple[schema.Use, tuple[Token, ...]]]:
    """Return the uses that a character can pay for. With dropped tokens, only the uses of those."""
    side = campaign.character(by).side if campaign.find_character(by) else "heroes"
    for use in game.uses:
        if (use.bonus or use.reroll) and applies_to_check(use, check) and side in use.sides:
            kind = find_token_kind(game, use.token)
            tokens = laid or campaign.tokens_at(payment_source(campaign, kind, by), kind.key)
            if laid[0].kind == kind.key if laid else len(tokens) >= use.cost:
                yield use, tokens


def _spends_before_roll(
    game: GameFile, campaign: Campaign, draft: CheckDraft, laid: tuple[Token, ...]
) -> Iterator[Spend]:
    made = prepare(game, campaign, draft)
    look = sheet_lookup(game, campaign.find_character(draft.by), campaign.find_character(draft.on), made.named)
    if made.form.command is None:
        return
    plain = roll_odds(made.check, made.roll, made.against, made.their)
    for use, tokens in _usable(game, campaign, made.check.key, draft.by, laid):
        roll = with_bonus(made.roll, resolve_roll(use.bonus, look))
        if use.bonus and use.when != "after" and not excess_text(roll, made.their, compares=compares_dice(made.check)):
            odds = roll_odds(made.check, roll, made.against, made.their)
            command = Use(use=use.key, by=draft.by, on=draft.on)
            spend = _spend(campaign, use, command, tokens, made.check, odds)
            yield replace(spend, success_text=_outcome_gained(made.check, plain, odds))


def _spends_after_roll(
    game: GameFile, campaign: Campaign, state: CheckState, laid: tuple[Token, ...]
) -> Iterator[Spend]:
    check, result = find_check(game, state.check), read_result(game, state)
    reader, look = make_reader(check), check_lookup(game, campaign, state)
    now = check.outcomes.index(result.outcome)
    plain = CheckOdds(tuple(Fraction(at == now) for at in range(len(check.outcomes))), Fraction(result.margin))
    for use, tokens in _usable(game, campaign, check.key, state.by, laid):
        if use.bonus and use.when != "before":
            roll = with_bonus(state.roll, resolve_roll(use.bonus, look))
            if excess_text(roll):
                continue
            lies = reader.read(term_values(state.roll, state.dice, state.prefix), ())
            flats = (term for term in state.roll if not term.size)
            ways = reading_ways(reader, (*flats, *roll[len(state.roll) :]), lies)
            odds = check_odds(check, ways, result.against)
        elif use.reroll:
            better = result.reading if use.reroll == "better" else None
            odds = check_odds(check, reading_ways(reader, state.roll), result.against, at_least=better)
        else:
            continue
        if odds.outcomes[now] < 1:
            command = Use(use=use.key, by=state.by, on=state.on)
            spend = _spend(campaign, use, command, tokens, check, odds)
            chance = tr("{chance} chance of success", chance=make_chance(spend.success).message)
            yield replace(spend, success_text=_outcome_gained(check, plain, odds) or chance)
