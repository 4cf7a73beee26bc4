"""The steps of a check from its roll to its announcement: each is an entry of one action, stored in a procedure.

The roll, Improve Roll and Coup, luck dice added later, and the announcement each change it (rules/shattered-spheres.md,
"The check", "Luck" and "Fate"; seeds 000 and 001). After a hit comes the resistance, with the damage as its DC. After a
failed resistance comes the harm by degree, which ``harm`` suggests and the GM confirms ("Attack"). Anything else that
moves the game on (another check, the next turn, the end of an encounter) leaves the open check waiting. A percent
chance is one d20, in steps of five.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check.announcements import CheckAnnouncements, NextStage
from gmtracker.engine.check.form import read_check
from gmtracker.engine.check.procedure import (
    NOT_ROLLED,
    Stage,
    acting_and_target,
    acting_name,
    acting_owner,
    outcome_text,
    roll_added_dice,
    skipped_damage_text,
    skipped_effect_text,
    target_name,
)
from gmtracker.engine.check.waiting_checks import find_waiting
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.phrases import degrees_text, number_text
from gmtracker.i18n import join_parts, tr
from gmtracker.rulesets.shattered_spheres import check_state, fate
from gmtracker.rulesets.shattered_spheres.check_form import AGAIN
from gmtracker.rulesets.shattered_spheres.check_odds import cached_odds
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
    Critical,
    lost_ranks,
    parse_check,
)
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    CheckState,
    Plan,
    keep,
    open_at,
    planned,
    planned_here,
    result_of,
    rolled_state,
    state_of,
    with_plans,
)
from gmtracker.rulesets.shattered_spheres.harm import is_against_conflict_harm, suggested_harm

RESULTS = {
    Critical.NONE: tr("{total} against {dc}, {degrees}"),
    Critical.NATURAL_20: tr("{total} against {dc}, {degrees}, a natural 20"),
    Critical.NATURAL_1: tr("{total} against {dc}, {degrees}, a natural 1"),
}
"""The result texts of a check, by the acting side's critical."""

RESULTS_OF_ATTACKS = RESULTS | {
    Critical.NATURAL_20: tr("{total} against {dc}, {degrees}, a natural 20: a critical hit"),
    Critical.NATURAL_1: tr("{total} against {dc}, {degrees}, a natural 1: a critical miss"),
}
"""The result texts of an attack (seed 000: "A critical success with an attack check is called a critical hit")."""


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll the check described in the inputs. It stays open until it is announced."""
    harms = command.inputs.get("harms") is True
    state = CheckState(by=command.by, on=command.on, harms=harms, in_conflict=is_against_conflict_harm(command))
    start(d, command, state)


def start(d: Decision, command: c.Use, state: CheckState, go_on: Procedure | None = None) -> None:
    """Roll a check with what was spent on it before. ``go_on`` is the procedure it continues, if any."""
    plan = planned(d.campaign, command.by)
    before = go_on or (d.campaign.procedure(KIND) if planned_here(d.campaign, command.by) else None)
    check_state.take_waiting(d, command.by)
    spec = with_plans(parse_check(command.inputs.get("check")), plan)
    what, chance = command.text("what").strip() or tr("Check"), str(cached_odds(spec).success)
    state = replace(state, what=what, plan=plan, check=spec, chance=chance)
    who = acting_name(d.campaign, state)
    state = replace(state, dice=_fall(d, state, *dice_requests(d.campaign, state)))
    procedure = before or d.start_procedure(KIND, "rolled", {})
    d.label("{who}'s {what}" if state.by else "{what}", what=what, who=who)
    sides = acting_and_target(d.campaign, state)
    d.log("{who}: {what} {result}.", who=sides, what=what, result=result_text(d.campaign, state))
    for sentence in _lost_rank_texts(spec):
        d.log_raw(sentence)
    keep(d, procedure, fate.grant(d, state))


def add_luck_die(d: Decision, command: c.Use) -> None:
    """Add a Fortune or Misfortune die after the roll, to the check or to the opposed roll against it."""
    procedure, state = rolled_state(d.campaign)
    die, spec = command.text("die"), state.spec()
    if die not in check_state.LUCK:
        raise Refused("Choose Fortune or Misfortune for the luck die.")
    theirs = rolls_against(state, command.by)
    side = check_state.OPPOSING if theirs else check_state.ACTING
    if spec.routine and not theirs:
        raise Refused("A routine check rolls no d20, so you can't add a luck die.")
    if any(fallen.role == f"{side}.{die}" for fallen in state.dice):
        raise Refused("This roll already has a {die} die.", die=die.capitalize())
    whose = DieOwner(d.campaign.character_name(state.on), state.on) if theirs else None
    state = replace(state, check=check_state.with_luck_die(spec, side, die))
    state = replace(state, dice=_fall(d, state, check_state.luck_die_request(side, die, whose)))
    d.label("{die} die for {what}", die=die.capitalize(), what=state.what)
    d.log("A {die} die is added: now {result}.", die=die.capitalize(), result=result_text(d.campaign, state))
    keep(d, procedure, fate.grant(d, state))


def roll_routine_check(d: Decision, _command: c.Use) -> None:
    """Roll the d20 of a failed routine check. It replaces the 10, and the other dice stay."""
    procedure, state = rolled_state(d.campaign)
    if not state.spec().routine:
        raise Refused("This check's d20 has already been rolled.")
    if result_of(d.campaign, state).success:
        d.refuse_unless_overruled("This routine check succeeds. Only a failed routine check can be rolled.")
    spec = replace(state.spec(), routine=False)
    state = replace(state, check=spec)
    who = acting_name(d.campaign, state)
    state = replace(state, dice=_fall(d, state, *check_state.d20_requests(spec, acting_owner(d.campaign, state))))
    d.label("roll for {what}", what=state.what)
    d.log("{name} rolls instead: {result}.", name=who, result=result_text(d.campaign, state))
    keep(d, procedure, fate.grant(d, state))


def rolls_against(state: CheckState, character: CharacterId) -> bool:
    """Return whether the check is against this character's own roll."""
    return bool(character) and character == state.on != state.by and isinstance(state.spec().against, AgainstOpposed)


def result_text(campaign: Campaign, state: CheckState) -> str:
    """Return the result of a check as text: "22 against 15, 2 degrees of success, a natural 20"."""
    result = result_of(campaign, state)
    is_critical_attack = state.spec().kind == "attack" and result.critical * result.degree > 0
    said = RESULTS_OF_ATTACKS if is_critical_attack else RESULTS
    total, dc = number_text(result.total), number_text(result.dc)
    return said[result.critical].format(total=total, dc=dc, degrees=degrees_text(result.degree))


def dice_requests(campaign: Campaign, state: CheckState) -> tuple[DieRequest, ...]:
    """Return the dice of a check with their owners."""
    spec = state.spec()
    other = DieOwner(opposing_name(campaign, state.on, spec), state.on)
    return check_state.dice_requests(spec, acting_owner(campaign, state), other)


def opposing_name(campaign: Campaign, on: CharacterId, spec: CheckSpec) -> str:
    """Return the name for the dice of the DC: the other character's, or that of what sets the DC."""
    if isinstance(spec.against, AgainstObstacle):
        return tr("Obstacle")
    if isinstance(spec.against, AgainstDC):
        return tr("DC")
    return campaign.character_name(on) if on else tr("The other side")


def spent_notes(state: CheckState) -> tuple[str, ...]:
    """Return short notes about what was spent on a check."""
    plan, spent = state.plan or Plan(state.by), state.spent
    edits, bonus, penalty = sum(plan.edits), plan.bonus + spent.bonus, plan.penalty + spent.penalty
    notes = {
        tr("Edit Scene: +{ranks} Advantage", ranks=edits): edits,
        tr("Improve Roll +{bonus}", bonus=bonus): bonus,
        tr("Opposing Improve Roll +{bonus}", bonus=spent.against): spent.against,
        tr("Coup +{degrees}", degrees=spent.degrees): spent.degrees,
        tr("Stunt"): spent.stunts,
        tr("Tragedy −{penalty}", penalty=penalty): penalty,
        tr("Opposing Tragedy −{penalty}", penalty=spent.penalty_against): spent.penalty_against,
        tr("Tragedy: +{ranks} Disadvantage", ranks=plan.hindrance): plan.hindrance,
    }
    return tuple(note for note, amount in notes.items() if amount)


def resolved_event(campaign: Campaign, state: CheckState) -> e.CheckResolved:
    """Return the event for a check's outcome."""
    result = result_of(campaign, state)
    return e.CheckResolved(
        what=state.what,
        by=state.by,
        on=state.on,
        total=result.total,
        difficulty=result.dc,
        degree=result.degree,
        critical=int(result.critical),
        chance=state.chance,
        note=join_parts(spent_notes(state)),
    )


def _fall(d: Decision, state: CheckState, *asked: DieRequest) -> tuple[Die, ...]:
    """Return all dice of the check including the new ones. Dice that don't count are marked immediately."""
    return roll_added_dice(d, state.by, state.dice, asked, partial(check_state.mark_unused_d20s, state.spec()))


def _lost_rank_texts(spec: CheckSpec) -> Iterator[str]:
    for kind, ranks in (("Advantage", spec.advantage), ("Disadvantage", spec.disadvantage)):
        lost = lost_ranks(ranks, spec.tier)
        if lost:
            yield tr(
                "Tier {tier} rolls {rolled} of {ranks} ranks of {kind}.",
                tier=spec.tier,
                rolled=ranks - lost,
                ranks=ranks,
                kind=kind,
            )


def attack(d: Decision, command: Use) -> None:
    """Roll an attack. The inputs ``damage`` and ``resists`` are the damage of a hit and the trait that resists it."""
    damage = read_check(command.inputs.get("damage"), AgainstPassive)
    state = CheckState(by=command.by, on=command.on, damage=damage, resists=command.text("resists"))
    start(d, command, state)


def resist(d: Decision, command: Use) -> None:
    """Roll the target's resistance to the damage, as the next step of the attack."""
    procedure, hit = open_at(d.campaign, "hit", none_open=tr("There is no hit to resist."))
    state = CheckState(
        by=command.by,
        on=hit.by,
        damage=hit.damage,
        resists=hit.resists,
        harms=command.inputs.get("harms") is not False,
        in_conflict=is_against_conflict_harm(command),
    )
    start(d, command, state, go_on=procedure)


def who_hit(campaign: Campaign) -> CharacterId | None:
    """Return the attacker of the open check if it hits so far. Empty without a character, None for no hit."""
    procedure = campaign.procedure(KIND)
    state = state_of(procedure) if procedure else None
    if procedure is None or state is None or state.damage is None or procedure.stage == "planned":
        return None
    if procedure.stage != "hit" and state.spec().kind == "resistance":
        return state.on
    return state.by if procedure.stage == "hit" or result_of(campaign, state).success else None


APART = ("percent", "initiative")
ROLLS = ("check", "attack", "resist", *APART)


def _left_open(campaign: Campaign, state: CheckState, stage: str) -> str:
    """Return a text about the unsettled step of a check at a stage, naming the character."""
    match stage:
        case "planned":
            return NOT_ROLLED.format(name=acting_name(campaign, state))
        case "hit":
            return skipped_damage_text(target_name(campaign, state))
        case "harm":
            return skipped_effect_text(acting_name(campaign, state))
    return ""


def _announces(d: Decision, command: c.Command, procedure: Procedure) -> bool:
    """Whether a command announces the open check. A planned roll and a resistance continue it instead."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use="surge"):
            return procedure.stage == "rolled" and _tries_again(d.campaign, command, state_of(procedure))
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned_here(d.campaign, command.by) is not None
            return use in ROLLS and (use in APART or not goes_on)
        case _:
            return is_moving_on(command)


def _tries_again(campaign: Campaign, command: c.Use, state: CheckState) -> bool:
    """Return whether a Surge gives another try at this failed check. Then its failure is final."""
    again = AGAIN.get(state.spec().kind)
    return command.by == state.by and command.text("benefit") == again and not result_of(campaign, state).success


def _outcome_text(campaign: Campaign, state: CheckState) -> str:
    kind = state.spec().kind
    return outcome_text("other" if kind == "skill" else kind, result_of(campaign, state).degree)


def _resolve(d: Decision, state: CheckState, _command: c.Use | None) -> NextStage[CheckState, Stage] | None:
    """Emit the final outcome. Returns the next stage of the check, or None if nothing follows."""
    result = result_of(d.campaign, state)
    d.emit(resolved_event(d.campaign, state))
    fate.close(d, state)
    if state.spec().kind == "attack":
        return NextStage("hit", replace(state, plan=None)) if result.success and state.damage else None
    harmed = d.campaign.find_character(state.by) if state.harms and not result.success else None
    if harmed is None:
        return None
    suggested = suggested_harm(harmed, result.degree, in_conflict=state.in_conflict)
    return NextStage("harm", replace(state, harm=suggested))


def _spender(state: CheckState, stage: str) -> CharacterId:
    """Return who has spent something on an unrolled check or resistance. Empty if nothing was spent."""
    return state.plan.by if state.plan is not None and stage in ("planned", "hit") else NOBODY


def _keep_plan(d: Decision, state: CheckState) -> None:
    """Keep what was spent on an unrolled check for its hero's next check, and log it."""
    if state.plan is not None:
        check_state.store_waiting(d, state.plan)
        d.log("What was spent is kept for {name}'s next check.", name=d.campaign.character_name(state.plan.by))


ANNOUNCING = CheckAnnouncements(
    KIND,
    state_of=state_of,
    outcome=_outcome_text,
    resolve=_resolve,
    left_open=_left_open,
    is_announced_by=_announces,
    goes_on_from=lambda command: isinstance(command, c.Use) and command.use == "surge",
    spender=_spender,
    keep_spent=_keep_plan,
)
announce = ANNOUNCING.announce


def announce_open(d: Decision, command: c.Command) -> None:
    """Announce the open check before the game moves on. Unused stones of a check that then waits are lost."""
    already_waiting = find_waiting(d.campaign)
    ANNOUNCING.announce_open(d, command)
    for procedure in find_waiting(d.campaign):
        if procedure not in already_waiting:
            fate.close(d, state_of(procedure))  # Outside an encounter, unused stones are lost.
            d.mark_upkeep()


STEP, D20 = 5, 20


def percent_odds(chance: int) -> Fraction:
    """Return the chance that a percent chance (0–100) happens: the d20 times five is at most that."""
    return Fraction(chance // STEP, D20)


def roll_percent(d: Decision, command: Use) -> None:
    """Roll for a percent chance: "45 %" is 9 or less."""
    chance = command.number("chance", -1)
    if not 0 <= chance <= 100:
        raise Refused("Enter a chance from 0 to 100%.")
    (die,) = d.roll("percent", DieRequest("percent.d20", D20, "d20"), by=command.by)
    shown = die.face * STEP
    happens = shown <= chance
    what = tr("{chance}% chance", chance=chance)
    d.emit(
        e.CheckResolved(
            what=what,
            by=command.by,
            total=shown,
            difficulty=chance,
            degree=1 if happens else -1,
            chance=str(percent_odds(chance)),
            outcome=tr("it happens") if happens else tr("it does not happen"),
        )
    )
    d.label("{chance}% chance", chance=chance)
    d.log("{what}: the d20 shows {face}, which counts as {shown}%.", what=what, face=die.face, shown=shown)
    d.log("It happens." if happens else "It does not happen.")
