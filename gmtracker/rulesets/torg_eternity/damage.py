"""From a hit to Wounds and Shock: bonus dice, damage against Toughness, Soak, the defeat test; and announcing a test.

An announced hit leads to its damage, and a soak to what is left of it. A failed defeat test takes the character out of
the fight. Source: rules/torg-eternity.md (beyond the seed). A full track stays full: Shock beyond its limit makes a
character unconscious, Wounds beyond their limit make a defeat test due.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Procedure
from gmtracker.engine.check.announcements import CheckAnnouncements, NextStage, go_on
from gmtracker.engine.check.procedure import acting_name, skipped_effect_text, target_name
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import Die, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import as_sentence, join_names
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity import check_flow, possibilities
from gmtracker.rulesets.torg_eternity.check_flow import bonus_dice, outcome_words, resolved_event, result_text
from gmtracker.rulesets.torg_eternity.check_rules import D6, Hurt, bonus_die, damage_effect, soaked
from gmtracker.rulesets.torg_eternity.check_state import (
    KIND,
    LONGEST_CHAIN,
    Attack,
    CheckState,
    Harm,
    Stage,
    at_stage,
    hurt_character,
    open_at,
    read_roll,
    state_of,
)
from gmtracker.rulesets.torg_eternity.sheet import DEFEATED, MISHAPS, REALITY, SHOCK, UNCONSCIOUS, WOUNDS
from gmtracker.rulesets.torg_eternity.traits import skill_named, toughness

NONE = "none"


def start_damage(d: Decision, command: c.Use) -> None:
    """Start damage that no test caused (a fall, a fire). It can be soaked."""
    character = d.character(command.by)
    damage = command.number("damage")
    if damage < 1:
        raise Refused("Enter the damage.")
    attack = Attack(damage=damage, toughness=toughness(character))
    state = CheckState(on=character.id, what=tr("Damage"), attack=attack)
    procedure = d.start_procedure(KIND, "hit", {})
    d.label("damage to {name}", name=character.name)
    go_on(d, procedure, _compared(d, state, command.number("dice")))


def roll_bonus(d: Decision, _command: c.Use) -> None:
    """Roll the bonus dice of a hit, and work out the damage."""
    procedure, state = open_at(d.campaign, "hit", none_open=tr("There is no hit to roll damage for."))
    d.label("damage from {what}", what=state.what)
    go_on(d, procedure, _compared(d, state, bonus_dice(state)))


def _compared(d: Decision, state: CheckState, dice: int) -> NextStage[CheckState, Stage] | None:
    """Compare the damage with ``dice`` bonus dice to the Toughness. Its Wounds and Shock, if any, become pending."""
    attack = state.attack
    if attack is None:
        raise Refused("There is no hit to roll damage for.")
    bonus = _bonus(d, state, dice)
    damage = attack.damage + sum(bonus_die(die.face) for die in bonus)
    hurt = damage_effect(damage - attack.toughness)
    harm = Harm(damage=damage, toughness=attack.toughness, wounds=hurt.wounds, shock=hurt.shock)
    d.log(
        "Damage {damage} to {name}, against Toughness {toughness}: {hurt}."
        if state.check is None
        else "Damage {damage} against Toughness {toughness}: {hurt}.",
        damage=damage,
        name=target_name(d.campaign, state),
        toughness=attack.toughness,
        hurt=hurt_text(hurt),
    )
    return NextStage("harm", replace(state, harm=harm, bonus=bonus)) if state.on and hurt != (0, 0) else None


def take_damage(d: Decision, command: c.Use) -> None:
    """Apply the pending Wounds and Shock, or none if the GM chooses no harm."""
    procedure, state = open_at(d.campaign, "harm", none_open=tr("There is no damage to apply."))
    character = d.character(hurt_character(state))
    d.label("damage to {name}", name=character.name)
    if command.text("how") == NONE:
        go_on(d, procedure, None)
        d.log("{name} takes no harm.", name=character.name)
        return
    go_on(d, procedure, _apply(d, state, character, pending_hurt(state)))


def soak(d: Decision, command: c.Use) -> None:
    """Soak pending damage with a Possibility and a Reality test."""
    procedure, state = open_at(d.campaign, "harm", none_open=tr("There is no damage to soak."))
    character = d.character(hurt_character(state))
    refusal = why_no_soak(character)
    if refusal:
        raise Refused.translated(refusal)
    possibilities.take_one(d, character, "soak", command.tokens[0] if command.tokens else None)
    soaking = CheckState(by=character.id, purpose="soak", harm=state.harm)
    check_flow.start(d, replace(command, by=character.id), soaking, go_on=procedure)


def waits_for(campaign: Campaign, character: Character) -> bool:
    """Whether this character has pending damage to take or soak."""
    found = at_stage(campaign, "harm")
    return found is not None and hurt_character(found[1]) == character.id


def why_no_soak(character: Character) -> str:
    """Return why the character can't soak, as a sentence. Empty if it can."""
    untrained = skill_named(character, REALITY).cannot_be_used
    return tr("{name} can't soak without the Reality skill.", name=character.name) if untrained else ""


def defeat(d: Decision, command: c.Use) -> None:
    """Roll a defeat test: the due one, or one that the GM asks for."""
    found = at_stage(d.campaign, "defeat")
    state = CheckState(by=command.by, purpose="defeat")
    d.character(command.by)
    due = found if found is not None and hurt_character(found[1]) == command.by else None
    check_flow.start(d, command, state, go_on=due[0] if due else None)


def skip_defeat_test(d: Decision, _command: c.Use) -> None:
    """Defeat the character whose defeat test is due without the test. GMs often do this for foes."""
    procedure, state = open_at(d.campaign, "defeat", none_open=tr("No defeat test is needed now."))
    character = d.character(state.by)
    d.label("{name}'s defeat", name=character.name)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.join_action(procedure.id)
    apply_condition(d, character, DEFEATED)


def settle_defeat(d: Decision, state: CheckState, *, success: bool) -> None:
    """Apply an announced defeat test. A character who fails it is out of the fight."""
    character = d.campaign.find_character(state.by)
    if character is None:
        return
    if success:
        d.log("{name} fights on.", name=character.name)
    else:
        apply_condition(d, character, DEFEATED)


def pending_hurt(state: CheckState) -> Hurt:
    """Return the Wounds and Shock of the damage in progress."""
    return Hurt(state.harm.wounds, state.harm.shock) if state.harm else Hurt(0, 0)


def hurt_text(hurt: Hurt) -> str:
    """Return Wounds and Shock as text: "2 Wounds and 4 Shock", "1 Shock", "no harm"."""
    parts = [f"{hurt.wounds} Wound{'' if hurt.wounds == 1 else 's'}"] if hurt.wounds else []
    parts += [f"{hurt.shock} Shock"] if hurt.shock else []
    return join_names(parts) if parts else tr("no harm")


def _bonus(d: Decision, state: CheckState, count: int) -> tuple[Die, ...]:
    """Roll the bonus dice, with another die for each 6."""
    fallen: list[Die] = []
    asked = [DieRequest(f"bonus.{at}", D6, tr("Bonus die {n}", n=at)) for at in range(1, count + 1)]
    for _ in range(LONGEST_CHAIN):  # Each pass rolls at least one die, so this limit is enough.
        if not asked:
            break
        group = d.roll("damage", *asked, by=state.by)
        fallen += group
        sixes = [die for die in group if die.face == D6][: max(0, LONGEST_CHAIN - len(fallen))]
        asked = [DieRequest(f"{die.role}+", D6, tr("Extra die for a 6")) for die in sixes]
    return tuple(fallen)


def _apply(d: Decision, state: CheckState, character: Character, hurt: Hurt) -> NextStage[CheckState, Stage] | None:
    """Apply the remaining damage. More Wounds than the limit make a defeat test due."""
    if hurt == (0, 0):
        d.log("{name} takes no harm.", name=character.name)
    else:
        d.log("{name} takes {hurt}.", name=character.name, hurt=hurt_text(hurt))
    if _mark(d, character.id, SHOCK, hurt.shock):
        apply_condition(d, character, UNCONSCIOUS)
    if _mark(d, character.id, WOUNDS, hurt.wounds):
        d.log("The Wounds are over the limit: a defeat test is needed.")
        return NextStage("defeat", CheckState(by=character.id, what=tr("Defeat"), purpose="defeat", harm=state.harm))
    return None


def _mark(d: Decision, character: CharacterId, track: str, more: int) -> bool:
    """Raise a track up to its limit. Returns whether it would have gone past the limit."""
    now, highest = d.campaign.track_value(character, track), d.campaign.track_maximum(character, track)
    if more and now < highest:
        d.emit(e.TrackChanged(character=character, track=track, value=min(now + more, highest)))
    return more > 0 and now + more > highest


STARTS = ("check", "damage")


def _announces(d: Decision, command: c.Command, _procedure: Procedure) -> bool:
    """Whether a command announces the open test first.

    A turn or session step does, and a new test or damage, and a defeat test that is not the due one.
    """
    if not isinstance(command, c.Use):
        return is_moving_on(command)
    if command.use == "defeat":
        due = at_stage(d.campaign, "defeat")
        return due is None or hurt_character(due[1]) != command.by
    return command.use in STARTS


def _resolve(d: Decision, state: CheckState, _command: c.Use | None) -> NextStage[CheckState, Stage] | None:
    """Emit the outcome. Returns what follows from it: the bonus dice of a hit, pending damage, or a defeat test."""
    result = read_roll(state.spec(), state.dice)
    d.emit(resolved_event(state))
    if result.mishap:
        _tell_of_mishap(d, state)
    character = d.campaign.find_character(state.by)
    if state.purpose == "soak" and character is not None:
        return _apply(d, state, character, soaked(pending_hurt(state), result.level))
    if state.purpose == "attack" and result.success:
        return NextStage("hit", state) if bonus_dice(state) else _compared(d, state, 0)
    if state.purpose == "defeat":
        settle_defeat(d, state, success=result.success)
    return None


def _tell_of_mishap(d: Decision, state: CheckState) -> None:
    """Note every Mishap effect on the roller's sheet (seed 002, Test Failure: they all trigger)."""
    character = d.campaign.find_character(state.by)
    for effect in character.traits_in(MISHAPS) if character else ():
        text = tr("{name}'s Mishap: {effect}", name=d.campaign.character_name(state.by), effect=effect.name)
        d.emit(e.Noted(text=text, topic="result", about=state.by))
        d.log_raw(as_sentence(text))


def _left_open(campaign: Campaign, state: CheckState, stage: str) -> str:
    """Return a text about the unsettled step of a test at a stage, naming the character."""
    who = acting_name(campaign, state)
    match stage:
        case "first":
            return tr("{who}, {what}: not finished.", who=who, what=state.what)
        case "defeat":
            return tr("{who}'s defeat test has not been made.", who=who)
        case "hit" | "harm":
            hurt = hurt_character(state)
            return skipped_effect_text(campaign.character_name(hurt) if hurt else "")
    return ""


def _outcome_text(_campaign: Campaign, state: CheckState) -> str:
    return f"{result_text(state, read_roll(state.spec(), state.dice))}."


def _announcement_text(_campaign: Campaign, state: CheckState) -> str:
    return tr("Announced: {outcome}.", outcome=outcome_words(read_roll(state.spec(), state.dice)))


ANNOUNCING = CheckAnnouncements(
    KIND,
    state_of=state_of,
    outcome=_outcome_text,
    announced=_announcement_text,
    resolve=_resolve,
    left_open=_left_open,
    is_announced_by=_announces,
)
announce_open = ANNOUNCING.announce_open


def announce(d: Decision, command: c.Use) -> None:
    """Announce the open test, or end a pending step."""
    procedure, _ = open_at(d.campaign, "first", "rolled", "hit", "harm", "defeat", none_open=tr("No test is open."))
    if procedure.stage == "first":
        raise Refused("Keep or reroll the first die, then announce the test.")
    ANNOUNCING.announce(d, command)
