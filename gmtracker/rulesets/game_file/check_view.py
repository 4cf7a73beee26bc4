"""The view of a file game's checks for the window: the odds of a draft, the token rows, and the open check."""

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from typing import NamedTuple

from gmtracker.engine.campaign import Campaign, Procedure, Token
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.procedure import check_headline
from gmtracker.engine.check.shown import Bar, CheckRow, OpenCheck, PanelOdds, chance_of, shown_die
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Die, is_fudge
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.phrases import mean_text
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.game_file import schema
from gmtracker.rulesets.game_file.check_flow import numbers
from gmtracker.rulesets.game_file.check_state import (
    THEIRS,
    CheckState,
    check_of,
    counts_for,
    draft_of,
    look_of,
    next_in,
    open_in,
    prepare,
    result_of,
)
from gmtracker.rulesets.game_file.description import ANNOUNCE
from gmtracker.rulesets.game_file.effects import look_at, payment_source, token_of
from gmtracker.rulesets.game_file.notation import excess_of, resolved, sign_on, told_apart, values_of
from gmtracker.rulesets.game_file.odds import CheckOdds, check_odds, compares, reader_of, roll_odds, ways_of
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
        Bar(one.label or one.name, one.name, one.success, chance_of(chance))
        for one, chance in sorted(worst_first, key=lambda pair: pair[0].success)
    )
    return PanelOdds(chance_of(odds.success(made.check)), bars)


def open_check(game: GameFile, campaign: Campaign) -> OpenCheck | None:
    """Return the check in progress. None if its kind is no longer in the file. Uses that are gone are left out."""
    following = next_in(game, campaign)
    if following is not None:
        return _next_check(campaign, *following)
    found = open_in(game, campaign)
    if found is None:
        return None
    procedure, state = found
    names = {use.key: use.name for use in game.uses}
    known = [names[use] for use in state.spent if use in names]
    spent = (tr("Spent: {uses}", uses=", ".join(known)),) if known else ()
    result = result_of(game, state)
    step = Offer(command=Use(use=ANNOUNCE), name=tr("Announce"), effect=result.outcome.name)
    own, theirs = ((state.roll, state.dice, state.prefix), (state.their, state.their_dice, THEIRS))
    dice = (*told_apart(*own), *told_apart(*theirs), *state.dropped)
    return OpenCheck(
        id=procedure.id,
        by=state.by,
        headline=check_headline(campaign, state),
        result=numbers(result, state, game),
        outcome=result.outcome.name,
        success=result.outcome.success,
        dice=tuple(shown_die(die, _die_name(state, die), sign_on(die)) for die in dice),
        notes=spent,
        steps=(step,),
    )


def _next_check(campaign: Campaign, procedure: Procedure, state: CheckState) -> OpenCheck:
    """Return a follow-up check that is ready to be set up and rolled."""
    skip = Offer(command=Use(use=ANNOUNCE), name=tr("Don't roll"), effect=tr("{what} is skipped", what=state.what))
    return OpenCheck(
        id=procedure.id,
        by=state.by,
        headline=check_headline(campaign, state),
        outcome=tr("{what} follows", what=state.what),
        steps=(skip,),
        draft=draft_of(state.by, state.on, {"check": state.check}),
    )


def _die_name(state: CheckState, die: Die) -> str:
    """Return the name of a die on the table: its own label, if any, and its size."""
    number = die.role.removeprefix(state.prefix).partition(".")[0]
    is_own = die.role.startswith(state.prefix) and int(number) < len(state.roll)
    label = state.roll[int(number)].label if is_own else ""
    size = "dF" if is_fudge(die) else f"d{die.size}"
    return f"{label} {size}" if label else size


class _Row(NamedTuple):
    plain: CheckOdds
    odds: CheckOdds
    check: Check
    use: schema.Use
    tokens: tuple[Token, ...]
    by: CharacterId
    on: CharacterId

    def paid_with(self, tokens: tuple[Token, ...]) -> Use:
        """Return the command that spends these tokens on the check."""
        return Use(use=self.use.key, by=self.by, on=self.on, tokens=tuple(token.id for token in tokens))


def check_rows(game: GameFile, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return a row for each use on the open check, or else on the draft, the best first."""
    rows = sorted(_rows(game, campaign, draft), key=_best_first)
    is_rolled = open_in(game, campaign) is not None
    return tuple(_shown(campaign, row, refused, is_rolled=is_rolled) for row in rows)


def _best_first(row: _Row) -> tuple[Fraction, Fraction]:
    return -row.odds.success(row.check), -row.odds.mean


def _shown(campaign: Campaign, row: _Row, refused: Try, *, is_rolled: bool) -> CheckRow:
    kind = campaign.game.token_kind(row.use.token)
    command = row.paid_with(row.tokens[: row.use.cost])
    return CheckRow(
        offer=make_offer(command, row.use.name, row.use.does, refused(command)),
        what=kind.name if row.use.cost == 1 else f"{row.use.cost} {kind.plural}",
        success=chance_of(row.odds.success(row.check)),
        mean=mean_text(row.odds.mean),
        success_text=_makes(row, is_rolled=is_rolled),
        mean_text=tr("over the target number"),
        count=len(row.tokens) // row.use.cost,
        sign=kind.sign,
        single_use=True,
    )


def _makes(row: _Row, *, is_rolled: bool) -> str:
    """Return the chance of success. If that does not change, return the outcome that gains most, with its chance."""
    success = row.odds.success(row.check)
    gains = [then - now for then, now in zip(row.odds.outcomes, row.plain.outcomes, strict=True)]
    if success == row.plain.success(row.check) and any(gains):
        at = gains.index(max(gains))
        gaining = row.check.outcomes[at]
        return labeled(gaining.label or gaining.name, chance_of(row.odds.outcomes[at]).message)
    said = chance_of(success).message
    return tr("{chance} chance of success", chance=said) if is_rolled else said


def offers_for(
    game: GameFile, campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try
) -> tuple[Offer, ...]:
    """Return the uses of tokens dropped on the check. Exactly these tokens are spent, no matter who holds them."""
    rows = sorted(_rows(game, campaign, draft, tokens), key=_best_first)
    if not rows:
        raise Refused("That has no effect on this check.")
    commands = [row.paid_with(tokens) for row in rows]
    return tuple(
        make_offer(one, row.use.name, row.use.does, refused(one)) for one, row in zip(commands, rows, strict=True)
    )


def _rows(game: GameFile, campaign: Campaign, draft: CheckDraft, laid: tuple[Token, ...] = ()) -> Iterator[_Row]:
    found = open_in(game, campaign)
    with suppress(Refused):
        if found:
            yield from _after_the_roll(game, campaign, found[1], laid)
        else:
            yield from _before_the_roll(game, campaign, draft, laid)


def _usable(
    game: GameFile, campaign: Campaign, check: str, by: CharacterId, laid: tuple[Token, ...]
) -> Iterator[tuple[schema.Use, tuple[Token, ...]]]:
    """Return the uses that a character can pay for. With dropped tokens, only the uses of those."""
    side = campaign.character(by).side if campaign.find_character(by) else "heroes"
    for use in game.uses:
        if (use.bonus or use.reroll) and counts_for(use, check) and side in use.sides:
            kind = token_of(game, use.token)
            tokens = laid or campaign.tokens_at(payment_source(campaign, kind, by), kind.key)
            if laid[0].kind == kind.key if laid else len(tokens) >= use.cost:
                yield use, tokens


def _before_the_roll(game: GameFile, campaign: Campaign, draft: CheckDraft, laid: tuple[Token, ...]) -> Iterator[_Row]:
    made = prepare(game, campaign, draft)
    look = look_at(game, campaign.find_character(draft.by), campaign.find_character(draft.on), made.named)
    if made.form.command is None:
        return
    plain = roll_odds(made.check, made.roll, made.against, made.their)
    for use, tokens in _usable(game, campaign, made.check.key, draft.by, laid):
        roll = made.roll + resolved(use.bonus, look)
        if use.bonus and use.when != "after" and not excess_of(roll, made.their, compares=compares(made.check)):
            odds = roll_odds(made.check, roll, made.against, made.their)
            yield _Row(plain, odds, made.check, use, tokens, draft.by, draft.on)


def _after_the_roll(game: GameFile, campaign: Campaign, state: CheckState, laid: tuple[Token, ...]) -> Iterator[_Row]:
    check, result = check_of(game, state.check), result_of(game, state)
    reader, look = reader_of(check), look_of(game, campaign, state)
    now = check.outcomes.index(result.outcome)
    plain = CheckOdds(tuple(Fraction(at == now) for at in range(len(check.outcomes))), Fraction(result.margin))
    for use, tokens in _usable(game, campaign, check.key, state.by, laid):
        if use.bonus and use.when != "before":
            bonus = resolved(use.bonus, look)
            if excess_of(state.roll + bonus):
                continue
            lies = reader.read(values_of(state.roll, state.dice, state.prefix), ())
            ways = ways_of(reader, (*(term for term in state.roll if not term.size), *bonus), lies)
            odds = check_odds(check, ways, result.against)
        elif use.reroll:
            better = result.reading if use.reroll == "better" else None
            odds = check_odds(check, ways_of(reader, state.roll), result.against, at_least=better)
        else:
            continue
        if odds.outcomes[now] < 1:
            yield _Row(plain, odds, check, use, tokens, state.by, state.on)
