"""The steps of a file game's check from its roll to its announcement, with what is spent before and after the roll."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Expiry, Marker, Procedure
from gmtracker.engine.check import waiting_checks
from gmtracker.engine.check.procedure import NONE_OPEN, acting_name, acting_owner, cancel_check_of_removed
from gmtracker.engine.check.shown import Numbers
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import DieOwner
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.phrases import as_sentence, number_text
from gmtracker.i18n import lower_first_in_english, tr
from gmtracker.rulesets.game_file.check_state import (
    CHECKS,
    FIRST,
    NEXT,
    PLANNED,
    THEIRS,
    CheckState,
    FollowUpCheck,
    Result,
    applies_to_check,
    check_lookup,
    find_check,
    find_follow_up_check,
    find_rolled_check,
    has_target,
    make_draft,
    planned_uses,
    prepare,
    read_result,
)
from gmtracker.rulesets.game_file.description import CHECK
from gmtracker.rulesets.game_file.effects import EffectContext, Rolling, apply_effects, sheet_lookup, spend
from gmtracker.rulesets.game_file.notation import excess_text, resolve_roll, roll_terms, with_bonus
from gmtracker.rulesets.game_file.odds import roll_odds
from gmtracker.rulesets.game_file.schema import GameFile, Use


def roll_check(d: Decision, game: GameFile, command: c.Use) -> None:
    """Roll a check as described by its form. It stays open until it is announced."""
    made = prepare(game, d.campaign, make_draft(command.by, command.on, command.inputs))
    if made.form.command is None:
        raise Refused.translated(made.form.refusal)
    odds = roll_odds(made.check, made.roll, made.against, made.their)
    state = CheckState(
        by=command.by,
        on=command.on,
        what=made.what,
        check=made.check.key,
        values=made.values,
        roll=made.roll,
        against=made.against,
        their=made.their,
        spent=tuple(use.key for use in made.planned),
        chance=str(odds.success(made.check)),
    )
    found = _followed_by(game, d, command)
    waiting = [use for use in planned_uses(game, d.campaign, state.by) if not applies_to_check(use, state.check)]
    _wait(d, state.by, waiting)
    who = acting_name(d.campaign, state)
    owner = acting_owner(d.campaign, state)
    state = replace(state, dice=roll_terms(state.roll, Rolling(d, CHECK, state.by), owner, FIRST))
    if state.their:
        whom = DieOwner(d.campaign.character_name(state.on) if state.on else tr("The other side"), state.on)
        state = replace(state, their_dice=roll_terms(state.their, Rolling(d, CHECK, state.on), whom, THEIRS))
    d.label("{who}'s {what}", what=state.what, who=who)
    log_result(d, game, state)
    if found is None:
        CHECKS.store(d, d.start_procedure(CHECK, "rolled", {}), state)
    else:
        CHECKS.store(d, found[0], replace(state, follows=found[1].follows))


def _followed_by(game: GameFile, d: Decision, command: c.Use) -> tuple[Procedure, CheckState] | None:
    """Return the open follow-up check if the command rolls exactly that, or None."""
    found = find_follow_up_check(game, d.campaign)
    if found is None or command.use != CHECK or command.by != found[1].by:
        return None
    check = prepare(game, d.campaign, make_draft(command.by, command.on, command.inputs)).check
    return found if check.key == found[1].check else None


def numbers_of(result: Result, state: CheckState, game: GameFile) -> Numbers:
    """Return the rolled total and what it is against."""
    is_against = find_check(game, state.check).against is not None
    return Numbers(number_text(result.reading.total), number_text(result.against) if is_against else "")


def result_text(game: GameFile, state: CheckState) -> str:
    """Return the result of a check as text: "17 against 15, hit"."""
    result = read_result(game, state)
    return f"{numbers_of(result, state, game).text}, {lower_first_in_english(result.outcome.name)}"


def log_result(d: Decision, game: GameFile, state: CheckState) -> None:
    """Log the result of a check: "Mira → Bog: Sword, 17 against 15, hit."."""
    said = {"who": acting_name(d.campaign, state), "what": state.what, "result": result_text(game, state)}
    if state.on and has_target(find_check(game, state.check)):
        d.log("{who} → {whom}: {what}, {result}.", whom=d.campaign.character_name(state.on), **said)
    else:
        d.log("{who}: {what}, {result}.", **said)


def spend_on_check(d: Decision, game: GameFile, use: Use, command: c.Use) -> None:
    """Spend a use's tokens on the open check, or on the character's next one."""
    found = find_rolled_check(game, d.campaign)
    if found is None:
        _plan(d, game, use, command)
        return
    procedure, state = found
    if not applies_to_check(use, state.check):
        raise Refused("{use} can't be used on this check.", use=use.name)
    if command.by and command.by != state.by:
        raise Refused(
            "{name} can use {use} only on their own check.", use=use.name, name=d.campaign.character_name(command.by)
        )
    if use.when == "before":
        raise Refused("You can use {use} only before the roll.", use=use.name)
    spend(d, game, use, command, state.on)
    state = replace(state, spent=(*state.spent, use.key))
    look, who = check_lookup(game, d.campaign, state), acting_owner(d.campaign, state)
    rolling = Rolling(d, CHECK, state.by)
    if use.bonus:
        begun = len(state.roll)
        roll = with_bonus(state.roll, resolve_roll(use.bonus, look))
        if too_much := excess_text(roll):
            raise Refused.translated(too_much)
        state = replace(state, roll=roll, dice=state.dice + roll_terms(roll, rolling, who, state.prefix, begun))
    else:
        state = _again(game, use, state, rolling, who)
    apply_effects(d, game, use.gives, EffectContext(use.key, state.by, state.on, look))
    d.label("{use} for {what}", use=use.name, what=state.what)
    d.log("{use}: now {result}.", use=use.name, result=result_text(game, state))
    CHECKS.store(d, procedure, state)


def _again(game: GameFile, use: Use, state: CheckState, rolling: Rolling, who: DieOwner) -> CheckState:
    """Reroll all dice of a check. With "better", the old dice still count if their total is at least as high."""
    prefix = f"again{state.spent.count(use.key)}-{len(state.dropped)}."
    dice = roll_terms(state.roll, rolling, who, prefix)
    new = replace(state, dice=dice, prefix=prefix)
    if use.reroll == "better":
        before, after = read_result(game, state), read_result(game, new)
        if before.reading.total >= after.reading.total:
            dropped = tuple(replace(die, ignored=tr("the first roll was better")) for die in dice)
            return replace(state, dropped=state.dropped + dropped)
    dropped = tuple(replace(die, ignored=tr("rolled again")) for die in state.dice)
    return replace(new, dropped=state.dropped + dropped)


def _plan(d: Decision, game: GameFile, use: Use, command: c.Use) -> None:
    """Spend a use on an unrolled check."""
    if use.reroll or use.when == "after":
        raise Refused.translated(NONE_OPEN)
    hero = d.character(command.by)
    spend(d, game, use, command, command.on)
    uses, look = (*planned_uses(game, d.campaign, hero.id), use), sheet_lookup(game, hero, None)
    for check in game.checks:
        counting = (resolve_roll(one.bonus, look) for one in uses if applies_to_check(one, check.key))
        if too_much := excess_text(tuple(term for bonus in counting for term in bonus)):
            raise Refused.translated(too_much)
    _wait(d, hero.id, uses)
    apply_effects(d, game, use.gives, EffectContext(use.key, hero.id, command.on, look))
    d.label("{who}'s {use}", use=use.name, who=hero.name)
    d.log("{who} uses “{use}” for the next check.", who=hero.name, use=use.name)


def _wait(d: Decision, by: CharacterId, uses: Sequence[Use]) -> None:
    """Set the marker of uses that wait for a character's next checks to exactly these uses."""
    marker = d.campaign.marker(by, PLANNED) if by else None
    keys, names = " ".join(one.key for one in uses), ", ".join(one.name for one in uses)
    if uses:
        until = Expiry("session-end")
        d.set_marker(Marker(id=MarkerId(""), owner=by, key=PLANNED, value=keys, text=names, expiry=until))
    elif marker:
        d.emit(e.MarkerRemoved(marker=marker.id))


def announce(d: Decision, game: GameFile, _command: c.Use) -> None:
    """Announce the open check and apply its outcome. A follow-up check that is open is skipped."""
    following = find_follow_up_check(game, d.campaign)
    if following is not None:
        d.join_action(following[0].id)
        d.label("{what} that is not rolled", what=following[1].what)
        d.emit(e.ProcedureEnded(procedure=following[0].id))
        _skip(d, following[1])
        _go_on(d, game, following[0], following[1].follows)
        return
    procedure, state = CHECKS.open_at(d.campaign, "rolled", NEXT)
    d.join_action(procedure.id)
    d.label("announcement of {what}", what=state.what)
    if find_rolled_check(game, d.campaign) is None:
        _close_unknown(d, procedure, state)
        return
    outcome = as_sentence(read_result(game, state).outcome.name)
    if procedure.waited:
        d.log("{who}, {what}: {outcome}", who=acting_name(d.campaign, state), what=state.what, outcome=outcome)
    else:
        d.log_raw(outcome)
    _go_on(d, game, procedure, close_check(d, game, procedure, state))


def _skip(d: Decision, state: CheckState) -> None:
    """Log that a follow-up check is not rolled."""
    d.log("{who} doesn't roll {what}.", who=acting_name(d.campaign, state), what=state.what)


def _go_on(d: Decision, game: GameFile, procedure: Procedure, follows: tuple[FollowUpCheck, ...]) -> None:
    """Set up the next follow-up check, if any, as a step of the same action."""
    known = [one for one in follows if any(check.key == one.check for check in game.checks)]
    if not known:
        return
    following, *later = known
    what = find_check(game, following.check).name
    state = CheckState(by=following.by, on=following.on, what=what, check=following.check, follows=tuple(later))
    d.log("{what} of {who} follows.", what=what, who=acting_name(d.campaign, state))
    CHECKS.store(d, procedure, state, NEXT)


def close_check(d: Decision, game: GameFile, procedure: Procedure, state: CheckState) -> tuple[FollowUpCheck, ...]:
    """Close a check and apply the effects of its outcome. Returns the follow-up checks."""
    result = read_result(game, state)
    success = 1 if result.outcome.success else -1
    d.emit(
        e.CheckResolved(
            what=state.what,
            by=state.by,
            on=state.on,
            total=result.reading.total,
            difficulty=result.against,
            degree=success,
            critical=result.outcome.critical,
            chance=state.chance,
            outcome=result.outcome.name,
        )
    )
    look = check_lookup(game, d.campaign, state)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    said = as_sentence(result.outcome.name)
    gives = tuple(one for one in result.outcome.gives if not one.says or as_sentence(one.says) != said)
    apply_effects(d, game, gives, EffectContext(CHECK, state.by, state.on, look))
    swapped = {"self": (state.by, state.on), "target": (state.on, state.by)}
    rolls = [one for one in gives if one.roll and (one.to == "self" or state.on)]
    return (*(FollowUpCheck(one.roll, *swapped[one.to]) for one in rolls), *state.follows)


def _close_unknown(d: Decision, procedure: Procedure, state: CheckState) -> None:
    """Close a check whose kind is no longer in the file, without any effect."""
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    name = acting_name(d.campaign, state)
    d.log("{name}'s open check is canceled. The game file no longer has this check.", name=name)


def announce_open(d: Decision, game: GameFile, command: c.Command) -> None:
    """Put the open check aside before the game moves on. At the end of a session, announce it if the GM agrees."""
    found = CHECKS.open_state(d.campaign)
    if found is not None and not _is_known(game, d) and isinstance(command, c.EndSession):
        _announce_unasked(d, game, found[0])
    if waiting_checks.settle_before_end(d, command, partial(_announce_unasked, d, game)):
        return
    if found is None or cancel_check_of_removed(d, command, *found):
        return
    is_rolled_anew = isinstance(command, c.Use) and command.use == CHECK and _followed_by(game, d, command) is None
    if not (is_moving_on(command) or is_rolled_anew or waiting_checks.is_resumed(command)):
        return
    if not _is_known(game, d):
        _announce_unasked(d, game, found[0])
    else:
        waiting_checks.suspend(d, found[0])


def _announce_unasked(d: Decision, game: GameFile, procedure: Procedure) -> None:
    """Announce a check because of another command. This is upkeep, not an action of its own."""
    state = CHECKS.state_of(procedure)
    if all(check.key != state.check for check in game.checks):
        _close_unknown(d, procedure, state)
    elif procedure.stage == NEXT:
        d.emit(e.ProcedureEnded(procedure=procedure.id))
        _skip(d, state)
    else:
        log_result(d, game, state)
        for following in close_check(d, game, procedure, state):
            _skip(d, CheckState(by=following.by, what=find_check(game, following.check).name))
    d.mark_upkeep()


def _is_known(game: GameFile, d: Decision) -> bool:
    """Whether the kind of the open check is still in the file."""
    return find_rolled_check(game, d.campaign) is not None or find_follow_up_check(game, d.campaign) is not None
