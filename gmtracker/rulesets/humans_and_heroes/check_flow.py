"""The steps of a check from its roll to its announcement: each is an entry of one action, stored in a procedure.

After a hit comes the defense check. After failed Toughness comes the proposed damage, which the GM confirms: a tie
bruises, a failure costs the difference and bruises (HP, beyond the seed). A hit may be countered before it is resisted.
Then it has no effect, or waits as before. A comparison compares two ranks without dice, and a coin decides if they are
equal. An opposed check with equal totals and equal bonuses is a tie. The GM keeps the tie or tosses a coin. Source:
rules/humans-and-heroes.md; seed 004. Anything else that moves the game on (another check, the next turn, the end of an
encounter) leaves the open check waiting.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Procedure
from gmtracker.engine.check.announcements import CheckAnnouncements, NextStage
from gmtracker.engine.check.form import WholeNumber, read_check
from gmtracker.engine.check.procedure import (
    NOT_ROLLED,
    SOMEONE,
    Roll,
    Stage,
    acting_and_target,
    acting_name,
    acting_owner,
    outcome_text,
    roll_added_dice,
    skipped_effect_text,
    target_name,
)
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import FUDGE_SIZE, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import as_sentence, degrees_text, number_text, signed_text
from gmtracker.i18n import join_parts, tr
from gmtracker.rulesets.humans_and_heroes import check_state, conditions, effort
from gmtracker.rulesets.humans_and_heroes.check_odds import attempt_odds
from gmtracker.rulesets.humans_and_heroes.check_rules import SIX_SIDED, AgainstOpposed, parse_check
from gmtracker.rulesets.humans_and_heroes.check_state import (
    ACTING_WINS,
    KIND,
    TOUGHNESS,
    Attempt,
    CheckResult,
    CheckState,
    Effect,
    at_stage,
    coin_request,
    house_rules_of,
    keep,
    open_at,
    planned,
    result_of,
    rolled_state,
    state_of,
)
from gmtracker.rulesets.humans_and_heroes.sheet import BRUISES, CRITICALS, GAME, HP, UNTRAINED

THE_OTHER_SIDE = tr("The other side")
MOST_HELPERS = 100
RESULTS = {
    0: tr("{total} against {dc}, {degrees}"),
    1: tr("{total} against {dc}, {degrees}, a critical success"),
    -1: tr("{total} against {dc}, {degrees}, a critical failure"),
}
"""The result texts of a check, by the acting side's critical (seed 004, Critical Success/failure)."""
CRITICAL_HIT_TOLD = tr("{total} against {dc}, {degrees}, a critical hit")


class Help(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character who helps with a check, and the bonus of their roll."""

    by: CharacterId
    bonus: WholeNumber


class Setting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The setting of a roll besides the check itself: the circumstances' part of its bonus, and the helpers.

    ``effort``: whether the +1 of an extra effort is used. ``untrained``: whether a Heroic Feat replaces the training.
    """

    circumstance: WholeNumber = 0
    helpers: tuple[Help, ...] = ()
    effort: bool = False
    untrained: bool = False


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll the check described in the inputs. It stays open until it is announced."""
    start(d, command, CheckState(by=command.by, on=command.on, harms=command.inputs.get("harms") is True))


def attack(d: Decision, command: c.Use) -> None:
    """Roll an attack. The input ``effect`` is the effect of a hit, if it has one that is resisted."""
    shape = command.inputs.get("effect")
    effect = read_check(shape, Effect) if shape is not None else None
    start(d, command, CheckState(by=command.by, on=command.on, effect=effect))


def resist(d: Decision, command: c.Use) -> None:
    """Roll the target's resistance, as the next step of the attack."""
    procedure, hit = open_at(d.campaign, "hit", none_open=tr("There is no hit to resist."))
    harms = hit.effect is not None and hit.effect.resists == TOUGHNESS and command.inputs.get("harms") is not False
    start(d, command, CheckState(by=command.by, on=hit.by, effect=hit.effect, harms=harms), procedure)


def counter(d: Decision, command: c.Use) -> None:
    """Roll to counter an effect. A hit on the character waits meanwhile."""
    ready = planned(d.campaign, command.by)
    is_hit = at_stage(d.campaign, "hit") is not None
    waiting = ready if is_hit or ready is None else ready.waiting
    start(d, command, CheckState(by=command.by, on=command.on, counters=True, waiting=waiting))


def start(d: Decision, command: c.Use, state: CheckState, go_on: Procedure | None = None) -> None:
    """Roll a check with what was spent on it before. ``go_on`` is the procedure it continues, if any."""
    ready = planned(d.campaign, command.by)
    if ready is not None and ready.waiting is not None and not state.counters:
        raise Refused("Roll the counter first, or skip it. The hit can still be countered.")
    if ready is not None and ready.counters and not state.counters:
        raise Refused("Roll the counter first, or skip it. The effect can still be countered.")
    before = go_on or (d.campaign.procedure(KIND) if ready else None)
    again = ready.again if ready else 0
    setting = _read_setting(d, command)
    attempt = Attempt(
        check=parse_check(command.inputs.get("check")),
        circumstance=setting.circumstance,
        effort=setting.effort,
        helpers=tuple(helper.bonus for helper in setting.helpers),
        rolls=1 + again,
    )
    _check_again(attempt, again)
    _take_markers(d, command.by, setting)
    what = command.text("what").strip() or tr("Check")
    state = replace(
        state,
        what=what,
        again=again,
        attempt=attempt,
        helpers=tuple(helper.by for helper in setting.helpers),
        ends=ready.ends if ready and ready.by == command.by else "",
        chance=str(attempt_odds(attempt, house_rules_of(d.campaign)).success),
    )
    who = acting_name(d.campaign, state)
    state = roll_dice(d, state, *dice_requests(d.campaign, state, die_size(d.campaign)))
    procedure = before or d.start_procedure(KIND, "rolled", {})
    d.label("{who}'s {what}" if state.by else "{what}", what=what, who=who)
    sides = acting_and_target(d.campaign, state)
    d.log("{who}: {what} {result}.", who=sides, what=what, result=result_text(d.campaign, state))
    keep(d, procedure, state)


def roll_routine_check(d: Decision, _command: c.Use) -> None:
    """Roll a failed routine check. The dice replace the 0."""
    procedure, state = rolled_state(d.campaign)
    attempt = state.rolled()
    if not attempt.check.routine:
        raise Refused("This check has already been rolled.")
    if result_of(d.campaign, state).success:
        d.refuse_unless_overruled("This routine check succeeds. Only a failed routine check can be rolled.")
    state = replace(state, attempt=replace(attempt, check=replace(attempt.check, routine=False)))
    who = acting_owner(d.campaign, state)
    state = roll_dice(
        d, state, *check_state.roll_requests(check_state.OWN, who, die_size(d.campaign), 0, attempt.rolls)
    )
    d.label("roll for {what}", what=state.what)
    d.log("{name} rolls instead: {result}.", name=who, result=result_text(d.campaign, state))
    keep(d, procedure, state)


def toss_coin(d: Decision, _command: c.Use) -> None:
    """Toss a coin for a tie with equal bonuses, if the GM does not keep the tie."""
    procedure, state = rolled_state(d.campaign)
    if not result_of(d.campaign, state).tie:
        raise Refused("There is no tie to break.")
    who = acting_name(d.campaign, state)
    state = roll_dice(d, state, check_state.coin_request(who))
    d.label("coin for {what}", what=state.what)
    d.log("{name} tosses a coin: {result}.", name=who, result=result_text(d.campaign, state))
    keep(d, procedure, state)


def roll_dice(d: Decision, state: CheckState, *asked: DieRequest) -> CheckState:
    """Return the check with more dice rolled. Dice that don't count are marked."""
    return replace(state, dice=roll_added_dice(d, state.by, state.dice, asked, check_state.mark_lower_rolls))


def result_text(campaign: Campaign, state: CheckState) -> str:
    """Return the result of a check as text: "12 against 10, 1 degree of success"."""
    result = result_of(campaign, state)
    total, dc = number_text(result.total), number_text(result.against)
    said = CRITICAL_HIT_TOLD if is_critical_hit(state, result) else RESULTS[result.critical]
    return said.format(total=total, dc=dc, degrees=degree_or_tie(state, result))


def degree_or_tie(state: CheckState, result: CheckResult) -> str:
    """Return the degree of a result for use in a sentence: "2 degrees of success", "a tie"."""
    return tr("a tie") if is_tie(state, result) else degrees_text(result.degree)


def is_tie(state: CheckState, result: CheckResult) -> bool:
    """Whether a result is neither success nor failure: a tie, or damage equal to Toughness, which bruises."""
    return result.tie or (state.harms and result.total == result.against)


def is_critical_hit(state: CheckState, result: CheckResult) -> bool:
    """Whether a result is a critical hit: three plus on an attack (seed 004, Attack Checks)."""
    return result.critical > 0 and state.rolled().check.roll == "attack"


def dice_requests(campaign: Campaign, state: CheckState, size: int) -> tuple[DieRequest, ...]:
    """Return all dice of a check with their owners, including rerolls. ``size`` is the number of faces."""
    helpers = (DieOwner(campaign.character_name(helper), helper) for helper in state.helpers)
    who, other = acting_owner(campaign, state), opposing_owner(campaign, state)
    return check_state.dice_asked(state.rolled(), size, who, other, helpers, state.dice)


def opposing_owner(campaign: Campaign, state: CheckState) -> DieOwner:
    """Return the owner of the opposing side's dice."""
    return DieOwner(opposing_name(campaign, state), state.on)


def opposing_name(campaign: Campaign, state: CheckState) -> str:
    """Return the name of the opposing side, for use in a sentence."""
    return campaign.character_name(state.on) if state.on else THE_OTHER_SIDE


def check_notes(campaign: Campaign, state: CheckState) -> tuple[str, ...]:
    """Return short notes about what changed a check besides its bonus."""
    notes = []
    if state.attempt is not None and state.dice:
        attempt, result = state.attempt, result_of(campaign, state)
        if attempt.helpers:
            total = check_state.helpers_total(attempt, state.dice, house_rules_of(campaign))
            one, more = (
                tr("Helpers: {modifier} ({total} degree in total)"),
                tr("Helpers: {modifier} ({total} degrees in total)"),
            )
            team = one if abs(total) == 1 else more
            notes.append(team.format(modifier=signed_text(result.team), total=number_text(total)))
        if attempt.effort:
            notes.append(
                tr("Extra effort +1") if result.pushed else tr("Extra effort adds nothing (already at +2 or more)")
            )
        notes += _improved(campaign, state)
    elif state.again:
        twice = state.again == 1
        notes.append(tr("Improve Roll: rolled twice") if twice else tr("Rolled {times} times", times=state.again + 1))
    return tuple(notes)


def _improved(campaign: Campaign, state: CheckState) -> Iterator[str]:
    """Yield a note for each side whose roll was repeated with Improve Roll."""
    whose = {check_state.OWN: "", check_state.THEIRS: opposing_name(campaign, state)}
    for number, helper in enumerate(state.helpers):
        whose[check_state.helper_side(number)] = campaign.character_name(helper)
    for side, name in whose.items():
        again = check_state.rolls_made(state.dice, side) - 1
        if again > 0:
            yield _improved_said(name, again)


def _improved_said(name: str, times: int) -> str:
    """Return the note for a repeated roll. ``name`` is empty for the acting side."""
    if times == 1:
        return tr("{name}: Improve Roll", name=name) if name else "Improve Roll"
    return tr(
        "{name}: Improve Roll ({times} times)" if name else "Improve Roll ({times} times)", name=name, times=times
    )


def critical_effects(campaign: Campaign, state: CheckState) -> tuple[str, ...]:
    """Return the extra effects of a critical hit from the attacker's sheet. Empty for any other roll (seed 004)."""
    attacker = campaign.find_character(state.by)
    if attacker is None or not is_critical_hit(state, result_of(campaign, state)):
        return ()
    return tuple(effect.name for effect in attacker.traits_in(CRITICALS))


def resolved_event(campaign: Campaign, state: CheckState) -> e.CheckResolved:
    """Return the event for a check's outcome."""
    result = result_of(campaign, state)
    tie = is_tie(state, result)
    return e.CheckResolved(
        what=state.what,
        by=state.by,
        on=state.on,
        total=result.total,
        difficulty=result.against,
        degree=0 if tie else result.degree,
        critical=result.critical,
        chance=state.chance,
        note=join_parts(check_notes(campaign, state)),
        outcome=tr("A tie") if tie else "",
    )


def rolls_against(state: CheckState, character: CharacterId) -> bool:
    """Whether the check is against this character's own roll."""
    opposed = isinstance(state.rolled().check.against, AgainstOpposed)
    return bool(character) and character == state.on != state.by and opposed


def die_size(campaign: Campaign) -> int:
    """Return the number of faces of the dice: Fudge dice, or d6 read as Fudge dice (house rule)."""
    return SIX_SIDED if campaign.house_rule("six-sided") else FUDGE_SIZE


def _read_setting(d: Decision, command: c.Use) -> Setting:
    """Return the setting that a command carries. Raises Refused for too many helpers, or one who helps twice."""
    shape: Any = command.inputs.get("setting")
    setting = read_check({} if shape is None else shape, Setting)
    if len(setting.helpers) > MOST_HELPERS:
        raise Refused("A check can have at most {most} helpers.", most=MOST_HELPERS)
    helpers = [d.character(helper.by).id for helper in setting.helpers]
    if len(set(helpers)) != len(helpers) or command.by in helpers:
        raise Refused("Each helper can help only once. The acting character can't help.")
    return setting


def _check_again(attempt: Attempt, again: int) -> None:
    if again and attempt.check.routine:
        raise Refused("A Victory point was spent to improve this check, so it can't be routine.")


def _take_markers(d: Decision, by: CharacterId, setting: Setting) -> None:
    """Remove the markers that this check uses up."""
    if setting.effort:
        effort.use_bonus(d, by)
    if setting.untrained:
        marker = d.campaign.marker(by, UNTRAINED)
        if marker is None:
            raise Refused("No Heroic Feat is ready for this check.")
        d.emit(e.MarkerRemoved(marker=marker.id))


class Ranks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The compared ranks."""

    mine: WholeNumber
    theirs: WholeNumber


def comparison_odds(ranks: Ranks) -> Fraction:
    """Return the chance that the acting side is higher: 1, 0 or 1/2."""
    if ranks.mine == ranks.theirs:
        return Fraction(1, 2)
    return Fraction(ranks.mine > ranks.theirs)


def compare(d: Decision, command: Use) -> None:
    """Compare two ranks. The result is announced immediately, because nothing can change it."""
    ranks = read_check(command.inputs.get("ranks"), Ranks)
    who = d.campaign.character_name(command.by) if command.by else SOMEONE
    what = command.text("what").strip() or tr("Comparison")
    wins = ranks.mine > ranks.theirs
    said = tr("{total} against {dc}")
    if ranks.mine == ranks.theirs:
        (coin,) = d.roll("check", coin_request(who), by=command.by)
        wins = coin.face == ACTING_WINS
        said = tr("{total} against {dc}, decided by coin toss")
    d.emit(
        e.CheckResolved(
            what=what,
            by=command.by,
            on=command.on,
            total=ranks.mine,
            difficulty=ranks.theirs,
            degree=1 if wins else -1,
            chance=str(comparison_odds(ranks)),
            outcome=tr("{who} wins", who=who) if wins else tr("the other side wins"),
        )
    )
    d.label("{who}'s {what}" if command.by else "{what}", what=what, who=who)
    d.log(
        "{who}: {what}, {said}: {who} wins." if wins else "{who}: {what}, {said}: the other side wins.",
        who=who,
        what=what,
        said=said.format(total=number_text(ranks.mine), dc=number_text(ranks.theirs)),
    )


class Harm(Struct, frozen=True):
    """The hit points that damage costs, and whether it bruises."""

    loses: int
    bruised: bool

    @property
    def hurts(self) -> bool:
        """Whether there is any harm."""
        return self.bruised or self.loses > 0

    def standalone_text(self) -> str:
        """Return the harm as text on its own: "3 hit points lost, and bruised", "Bruised"."""
        if not self.loses:
            return tr("Bruised") if self.bruised else tr("No harm")
        if self.loses == 1:
            return tr("1 hit point lost, and bruised") if self.bruised else tr("1 hit point lost")
        return tr(
            "{points} hit points lost, and bruised" if self.bruised else "{points} hit points lost", points=self.loses
        )

    def inline_text(self) -> str:
        """Return the harm for use in a sentence: "bruised"."""
        if not self.loses:
            return tr("bruised") if self.bruised else tr("no harm")
        return self.standalone_text()


def proposed_harm(campaign: Campaign, state: CheckState) -> Harm:
    """Return the harm of a Toughness check with its current result."""
    result = result_of(campaign, state)
    short = result.against - result.total
    return Harm(loses=max(0, short), bruised=short >= 0)


def take_harm(d: Decision, command: Use) -> None:
    """Apply the harm that the GM confirms or enters after a Toughness check. This is the last step of its action."""
    procedure, state = open_at(d.campaign, "harm", none_open=tr("There is no damage to apply."))
    usual = proposed_harm(d.campaign, state)
    bruised = command.inputs.get("bruised", usual.bruised) is True
    harm = Harm(loses=command.number("loses", usual.loses), bruised=bruised)
    character = d.character(state.by)
    d.label("harm to {name}", name=character.name)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.join_action(procedure.id)
    d.log("{name}: {harm}.", name=character.name, harm=harm.inline_text())
    hp, bruises = d.campaign.track_value(character.id, HP), d.campaign.track_value(character.id, BRUISES)
    left = max(GAME.track(HP).lowest, hp - harm.loses)
    if left != hp:
        d.emit(e.TrackChanged(character=character.id, track=HP, value=left))
    if harm.bruised and bruises < GAME.track(BRUISES).highest:
        d.emit(e.TrackChanged(character=character.id, track=BRUISES, value=bruises + 1))


APART = ("compare", "initiative")
ROLLS = ("check", "attack", "resist", "counter", *APART)
TOLD_AS: dict[str, Roll] = {"attack": "attack", "active_defense": "resistance", "passive_defense": "resistance"}


def _left_open(campaign: Campaign, state: CheckState, stage: str) -> str:
    """Return a text about the unsettled step of a check at a stage, naming the character."""
    match stage:
        case "planned":
            return NOT_ROLLED.format(name=acting_name(campaign, state))
        case "hit" if state.on:
            return tr("The effect of the hit on {name} is skipped.", name=target_name(campaign, state))
        case "hit":
            return tr("The effect of the hit is skipped.")
        case "harm":
            return skipped_effect_text(acting_name(campaign, state))
    return ""


def _announces(d: Decision, command: c.Command, procedure: Procedure) -> bool:
    """Whether a command announces the open check. A planned roll and a defense continue it instead."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use="counter"):
            return planned(d.campaign, command.by) is None
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned(d.campaign, command.by) is not None
            return use in ROLLS and (use in APART or not goes_on)
        case _:
            return is_moving_on(command)


def _outcome_text(campaign: Campaign, state: CheckState) -> str:
    result = result_of(campaign, state)
    if is_tie(state, result):
        return tr("A tie.")
    if state.counters:
        said = tr("Countered, {degrees}.") if result.success else tr("Not countered, {degrees}.")
        return said.format(degrees=degrees_text(result.degree))
    if is_critical_hit(state, result):
        return tr("A critical hit, {degrees}.").format(degrees=degrees_text(result.degree))
    return outcome_text(TOLD_AS.get(state.rolled().check.roll, "other"), result.degree)


def _resolve(d: Decision, state: CheckState, _command: c.Use | None) -> NextStage[CheckState, Stage] | None:
    """Emit the final outcome. Returns the next stage of the check, or None if nothing follows."""
    result = result_of(d.campaign, state)
    d.emit(resolved_event(d.campaign, state))
    once = replace(state, again=0)
    if state.rolled().check.roll == "attack":
        for effect in critical_effects(d.campaign, state):
            text = tr("{name}'s critical hit: {effect}", name=d.campaign.character_name(state.by), effect=effect)
            d.emit(e.Noted(text=text, topic="result", about=state.by))
            d.log_raw(as_sentence(text))
        return NextStage("hit", once) if result.success and state.effect is not None else None
    if state.counters and state.waiting is not None:
        if not result.success:
            return NextStage("hit", replace(state.waiting, again=0))
        d.log("The hit has no effect.")
        return None
    character = d.campaign.find_character(state.by)
    if state.ends and result.success and character is not None:
        _end_resisted(d, character, state.ends)
    if state.harms and character is not None:
        return NextStage("harm", once) if proposed_harm(d.campaign, state).hurts else None
    return None


def _end_resisted(d: Decision, character: Character, condition: str) -> None:
    """End the resisted condition: one of the game or a custom one. It may already have ended."""
    own = d.campaign.marker(character.id, condition)
    if character.has_condition(condition):
        conditions.end_condition(d, character, condition)
    elif own is not None:
        d.emit(e.MarkerRemoved(marker=own.id))
        d.log("{name} is no longer {condition}.", name=character.name, condition=own.text)


ANNOUNCING = CheckAnnouncements(
    KIND,
    state_of=state_of,
    outcome=_outcome_text,
    resolve=_resolve,
    left_open=_left_open,
    is_announced_by=_announces,
)


def announce(d: Decision, command: c.Use) -> None:
    """Announce the open check. If a counter was not rolled, the hit waits to be resisted again."""
    found = at_stage(d.campaign, "planned")
    if found is None or found[1].waiting is None:
        ANNOUNCING.announce(d, command)
        return
    procedure, state = found
    keep(d, procedure, replace(found[1].waiting, again=0), "hit")
    d.label("announcement of {what}", what=state.what)
    d.log_raw(NOT_ROLLED.format(name=acting_name(d.campaign, state)))


announce_open = ANNOUNCING.announce_open
