"""The steps of a check from its roll to its damage: description, dice, Luck spent on it, and the announcement.

Only heroes roll: GM characters succeed unless a hero's check or save stops them. Luck is Favor on the next d20, or a
reroll of one own die: of the check until it is announced, of the damage until it is dealt. With the announcement, a
Crit gives Luck or its benefit, and the damage is opened or stopped. The damage is rolled, with another die for a
weakness, and dealt as steps of the check's action. Source: rules/vagabond.md, "Check", "Luck" and "HP"; seed 003.
"""

from functools import partial

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker, Procedure
from gmtracker.engine.check.announcements import CheckAnnouncements, NextStage
from gmtracker.engine.check.form import read_check
from gmtracker.engine.check.procedure import SOMEONE, acting_and_target, acting_name, acting_owner, skipped_damage_text
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.turn_actions import extra_action_key
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId
from gmtracker.engine.phrases import as_sentence, join_names
from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.rulesets.vagabond import damage_dice, group_saves, hit_points, luck
from gmtracker.rulesets.vagabond.check_odds import SaveSpec, parse_check, roll_odds, roll_of
from gmtracker.rulesets.vagabond.check_state import (
    HINDER_ROLE,
    KIND,
    OUTCOME_WORDS,
    WAITING_FAVORS,
    CheckKind,
    CheckState,
    Harm,
    OtherSave,
    Stage,
    counting,
    dice_asked,
    keep,
    open_at,
    planned_favors,
    planned_here,
    result_of,
    state_of,
)
from gmtracker.rulesets.vagabond.check_state import KIND as CHECK
from gmtracker.rulesets.vagabond.sheet import ACTION
from gmtracker.rulesets.vagabond.traits import is_weak


def start_unrolled_damage(d: Decision, command: c.Use) -> None:
    """Start damage without a roll to stop it. The damage is rolled next."""
    harm = parse_harm(command)
    if harm is None or not command.on:
        raise Refused("Choose a target and enter the damage.")
    attacker = d.campaign.character_name(command.by) if command.by else SOMEONE
    what = command.text("what").strip() or tr("Harm")
    state = CheckState(
        by=command.by, on=command.on, what=what, harm=harm, victim=command.on, others=_others(d, command, command.on)
    )
    procedure = d.start_procedure(CHECK, "hit", {})
    d.label("{who}'s {what}", what=what, who=attacker)
    d.log(
        "{who}: {what} against {name}. Nothing stops it.", who=attacker, what=what, name=victims_text(d.campaign, state)
    )
    keep(d, procedure, state, "hit")


def roll_damage(d: Decision, command: c.Use) -> None:
    """Roll the damage that was not stopped, once for all targets. If any of them is weak to it, add one die.

    The command describes the damage of an attack that was rolled without any.
    """
    procedure, state = open_at(d.campaign, "hit")
    harm = state.harm or parse_harm(command)
    if harm is None:
        raise Refused("Enter the damage first: a number, or dice such as d6 or 2d6+1.")
    dice = harm.dice
    if any(is_weak(victim, harm.source) for victim in find_victims(d.campaign, state)):
        dice = dice.add_die()
        state = replace(state, weak_die=damage_dice.role_of(0, dice.count))
    state = replace(state, harm=replace(harm, dice=dice))
    state = replace(state, damage=damage_dice.roll_damage_dice(dice, damage_roller(d, state)))
    d.label("damage from {what}", what=state.what)
    d.log("Damage {damage}.", damage=damage_text(state))
    keep(d, procedure, state, "damage")


def deal(d: Decision, _command: c.Use) -> None:
    """Deal the rolled damage. This is the last step of its action."""
    procedure, state = open_at(d.campaign, "damage")
    if not state.victim:
        raise Refused("The attack has no target. Subtract the damage by hand.")
    harm = open_harm(state)
    d.character(state.victim)
    d.label("damage to {name}", name=victims_text(d.campaign, state))
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.join_action(procedure.id)
    for victim in find_victims(d.campaign, state):
        hit_points.deal(d, victim, victim_damage_amount(state, victim), harm.source, attack=harm.attack)


def damage_text(state: CheckState) -> str:
    """Return the rolled damage as text: "2d6: 3 + 5 = 8"."""
    dice = open_harm(state).dice
    parts = [str(die.face) for die in state.damage if not die.ignored]
    parts += [str(number) for number in (dice.bonus if dice.count else 0, state.extra) if number]
    summed = " + ".join(parts).replace("+ -", "− ")
    told = f"{summed} = {damage_amount(state)}" if len(parts) > 1 else str(damage_amount(state))
    return labeled(dice.text, told) if dice.count else told


def damage_amount(state: CheckState) -> int:
    """Return the rolled damage with the extra of a Crit, before Armor."""
    return damage_dice.damage_total(open_harm(state).dice, state.damage) + state.extra


def victim_damage_amount(state: CheckState, victim: Character) -> int:
    """Return the damage to one victim, before Armor. The extra die for a weakness counts only for weak victims."""
    harm = open_harm(state)
    if not state.weak_die or is_weak(victim, harm.source):
        return damage_amount(state)
    dice = tuple(die for die in state.damage if not damage_dice.has_role(die, state.weak_die))
    return damage_dice.damage_total(harm.dice, dice) + state.extra


def find_victims(campaign: Campaign, state: CheckState) -> tuple[Character, ...]:
    """Return the victims who are still in the campaign."""
    found = (campaign.find_character(victim) for victim in (state.victim, *state.others))
    return tuple(victim for victim in found if victim is not None)


def victims_text(campaign: Campaign, state: CheckState) -> str:
    """Return the names of the victims."""
    names = [campaign.character_name(victim) for victim in (state.victim, *state.others) if victim]
    return join_names(names) if names else tr("the target")


def _others(d: Decision, command: c.Use, victim: CharacterId) -> tuple[CharacterId, ...]:
    """Return the further victims of the same attack, from the input ``others``."""
    given = command.inputs.get("others", [])
    if not isinstance(given, list):
        raise Refused("Choose who else is hit.")
    others = tuple(d.character(CharacterId(str(one))).id for one in given)
    if len({victim, *others}) != len(others) + 1 or (others and not victim):
        raise Refused("Each character can be hit only once.")
    return others


def damage_roller(d: Decision, state: CheckState) -> damage_dice.Take:
    """Return a function that rolls damage dice as events, for the character who deals the damage."""
    return partial(d.roll, "damage", by=state.on if state.stops else state.by)


def parse_harm(command: c.Use) -> Harm | None:
    """Return the damage described by a command, or None if it has none. Raises Refused for invalid damage."""
    written = command.text("damage").strip()
    if not written:
        return None
    return Harm(damage_dice.require_dice(written), command.text("source").strip(), command.inputs.get("attack") is True)


def open_harm(state: CheckState) -> Harm:
    """Return the damage of a check. Raises Refused if it does none."""
    if state.harm is None:
        raise Refused("This check does no damage.")
    return state.harm


KINDS: tuple[CheckKind, ...] = ("skill", "attack", "cast", "save")


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll the check or save described in the inputs. It stays open until it is announced."""
    if command.by and d.character(command.by).side != "heroes":
        raise Refused(
            "{name} doesn't roll. GM characters succeed unless a hero's check or save stops them.",
            name=d.character(command.by).name,
        )
    state = _described(d, command)
    roll, favors = state.roll, planned_favors(d.campaign, command.by)
    for _ in range(favors):
        roll = roll.favored()
    before = d.campaign.procedure(KIND) if planned_here(d.campaign, command.by) else None
    WAITING_FAVORS.remove(d, command.by)
    state = replace(state, roll=roll, favors=favors, chance=str(roll_odds(roll).success))
    who = acting_name(d.campaign, state)
    own = dice_requests(state, acting_owner(d.campaign, state))
    dice = d.roll("check", *own, *group_saves.requests(d.campaign, state.saves), by=state.by)
    state = replace(state, dice=dice[: len(own)], saves=group_saves.with_dice(d, state.saves, dice[len(own) :]))
    procedure = before or d.start_procedure(KIND, "rolled", {})
    d.label("{who}'s {what}" if state.by else "{what}", what=state.what, who=who)
    sides = f"{who} → {victims_text(d.campaign, state)}" if state.others else acting_and_target(d.campaign, state)
    d.log("{who}: {what} {result}.", who=sides, what=state.what, result=result_text(state))
    for save in state.saves:
        d.log_raw(as_sentence(group_saves.save_text(d.campaign, save)))
    keep(d, procedure, state, "rolled")


def dice_requests(state: CheckState, who: DieOwner) -> tuple[DieRequest, ...]:
    """Return the dice of a roll: the d20, and a d6 if Favor and Hinder don't cancel out."""
    return dice_asked(state.roll, who)


def result_text(state: CheckState) -> str:
    """Return the result of a check as text: "17 against 12, a pass"."""
    result = result_of(state)
    dc, outcome = state.roll.difficulty, OUTCOME_WORDS[result.outcome]
    return tr("{total} against {dc}, {outcome}", total=result.total, dc=dc, outcome=outcome)


def spent_notes(state: CheckState) -> tuple[str, ...]:
    """Return short notes about what was spent on a check."""
    notes: tuple[str, ...] = (tr("Favor by Luck"),) if state.favors else ()
    if state.again == 1:
        notes += (tr("one die rerolled with Luck"),)
    elif state.again:
        notes += (tr("{dice} dice rerolled with Luck", dice=state.again),)
    return notes


def resolved_event(state: CheckState) -> e.CheckResolved:
    """Return the event for a check's outcome."""
    result = result_of(state)
    return e.CheckResolved(
        what=state.what,
        by=state.by,
        on=state.on,
        total=result.total,
        difficulty=state.roll.difficulty,
        degree=1 if result.success else -1,
        critical=1 if result.outcome == "crit" else 0,
        chance=state.chance,
        note=join_parts(spent_notes(state)),
        outcome=OUTCOME_WORDS[result.outcome],
    )


def _described(d: Decision, command: c.Use) -> CheckState:
    """Return the state of the check that a command describes, before its dice."""
    asked_for = command.text("kind")
    kind: CheckKind = next((kind for kind in KINDS if kind == asked_for), "skill")
    what = command.text("what").strip() or tr("Check")
    spec = (
        read_check(command.inputs.get("save"), SaveSpec) if kind == "save" else parse_check(command.inputs.get("check"))
    )
    given = command.inputs.get("also", [])
    saves = group_saves.planned_saves(d.campaign, what, (spec.favor, spec.hinder), command.by, given)
    if saves and kind != "save":
        raise Refused("Choose who else makes this save.")
    stops = kind == "save" or command.inputs.get("stops") is True
    return CheckState(
        by=command.by,
        on=command.on,
        kind=kind,
        what=what,
        stat=0 if isinstance(spec, SaveSpec) else spec.stat,
        roll=roll_of(spec),
        stops=stops,
        harm=parse_harm(command),
        victim=command.by if stops else command.on,
        others=() if stops else _others(d, command, command.on),
        saves=saves,
    )


ROLLS = ("check", "strike")
LUCK, DAMAGE, SPELL, SAVE = "luck", "damage", "spell", "save"
BENEFITS: dict[str, tuple[str, ...]] = {"skill": (), "attack": (DAMAGE,), "cast": (DAMAGE, SPELL), "save": (SAVE,)}


def _announces(d: Decision, command: c.Command, _procedure: Procedure) -> bool:
    """Whether a command announces the open check. Rolling a check with Luck spent on it continues it instead."""
    match command:
        case c.Use(use="check", by=by):
            return not planned_here(d.campaign, by)
        case c.Use(use=use):
            return use in ROLLS
        case _:
            return is_moving_on(command)


def _outcome_text(_campaign: Campaign, state: CheckState) -> str:
    return f"{OUTCOME_WORDS[result_of(state).outcome]}."


def _announcement_text(_campaign: Campaign, state: CheckState) -> str:
    return tr("Announced: {outcome}.", outcome=OUTCOME_WORDS[result_of(state).outcome])


def _resolve(d: Decision, state: CheckState, command: c.Use | None) -> NextStage[CheckState, Stage] | None:
    """Emit the final outcome. Returns the damage stage, or None if there is no damage.

    An attack that hits has one even if its damage is not known yet.
    """
    result = result_of(state)
    if result.outcome == "crit":
        asked = command.text("crit") if command else ""
        hero = d.campaign.find_character(state.by)
        if asked == LUCK and hero is not None and luck.is_full(d.campaign, hero):
            raise Refused("{name}'s Luck is already full.", name=hero.name)
        state = _crit(d, state, asked or crit_benefits(d.campaign, state)[0])
    d.emit(resolved_event(state))
    failed = [] if result.success else [state.victim]
    failed += group_saves.settle(d, state.what, state.on, state.saves)
    if state.saves:
        state = replace(state, victim=failed[0] if failed else NOBODY, others=tuple(failed[1:]))
    has_harm = state.harm is not None or state.kind == "attack"
    if not has_harm or (not failed if state.stops else not result.success):
        return None
    return NextStage("hit", state)


def crit_benefits(campaign: Campaign, state: CheckState) -> tuple[str, ...]:
    """Return what a Crit can give, the default first: 1 Luck, or if Luck is full, a benefit instead of it."""
    hero = campaign.find_character(state.by)
    benefits = BENEFITS[state.kind] if state.kind != "cast" or state.harm else (SPELL, DAMAGE)
    return (*benefits, LUCK) if hero is not None and luck.is_full(campaign, hero) else (LUCK, *benefits)


def _crit(d: Decision, state: CheckState, benefit: str) -> CheckState:
    """Apply a Crit: 1 Luck, or a benefit instead of it (seed 003, Crits)."""
    if benefit != LUCK and benefit not in BENEFITS[state.kind]:
        raise Refused("This check's Crit does not offer that benefit.")
    name, hero = acting_name(d.campaign, state), d.campaign.find_character(state.by)
    if benefit != LUCK and hero is not None and luck.is_full(d.campaign, hero):
        d.log("{name}'s Luck is already full.", name=name)
    match benefit:
        case "damage":
            d.log("{name} deals {stat} more damage instead of gaining Luck.", name=name, stat=state.stat)
            return replace(state, extra=state.stat, harm=state.harm or (None if state.kind == "attack" else Harm()))
        case "spell":
            d.log("{name} takes the spell's own benefit instead of Luck.", name=name)
        case "save":
            d.log("{name} is unaffected and gets a free Action instead of Luck.", name=name)
            _free_action(d, state)
        case "luck":
            _gain_luck_for_crit(d, state)
        case _:
            raise AssertionError(benefit)
    return state


def _gain_luck_for_crit(d: Decision, state: CheckState) -> None:
    """Give 1 Luck for a Crit and log it."""
    hero = d.campaign.find_character(state.by)
    if hero is None:
        d.log("The Crit gives 1 Luck.")
    elif luck.gain(d, hero, "crit"):
        d.log("{name} gains 1 Luck.", name=hero.name)
    else:
        d.log("{name}'s Luck is already full.", name=hero.name)


def _free_action(d: Decision, state: CheckState) -> None:
    """Give a hero one more Action that must be used before this turn ends."""
    if d.campaign.encounter is None or d.campaign.find_character(state.by) is None:
        return
    key = extra_action_key(ACTION)
    there = d.campaign.marker(state.by, key)
    value = int(there.value) + 1 if there else 1
    until = Expiry("turn-end")
    d.set_marker(
        Marker(id=MarkerId(""), owner=state.by, key=key, value=value, expiry=until, text=tr("An immediate Action"))
    )


def _left_open(campaign: Campaign, state: CheckState, stage: str) -> str:
    """Return a text about the unsettled step of a check at a stage, naming the character."""
    if stage == "planned":
        return tr("{name}'s Favored check has not been rolled.", name=acting_name(campaign, state))
    hit = [campaign.character_name(victim) for victim in (state.victim, *state.others) if victim]
    is_left = stage == "hit" or (stage == "damage" and hit)
    return skipped_damage_text(join_names(hit)) if is_left else ""


def _keep_favors(d: Decision, state: CheckState) -> None:
    """Keep the Favor of an unrolled check for the hero's next one, and log it."""
    WAITING_FAVORS.add(d, state.by, state.favors)
    d.log("The Luck is kept for {name}'s next check.", name=d.campaign.character_name(state.by))


ANNOUNCING = CheckAnnouncements(
    KIND,
    state_of=state_of,
    outcome=_outcome_text,
    announced=_announcement_text,
    resolve=_resolve,
    left_open=_left_open,
    is_announced_by=_announces,
    spender=lambda state, stage: state.by if stage == "planned" else NOBODY,
    keep_spent=_keep_favors,
)
announce, announce_open = ANNOUNCING.announce, ANNOUNCING.announce_open


def favor(d: Decision, command: c.Use) -> None:
    """Spend 1 Luck for Favor on the hero's next d20. Further Favor only cancels more Hinder.

    If another hero's roll is open, the Favor waits.
    """
    hero = d.character(command.by)
    procedure = d.campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "rolled" and state_of(procedure).by == hero.id:
        raise Refused("Use Luck for Favor before the roll. After the roll, Luck rerolls a die.")
    if procedure is not None and procedure.stage != "planned":
        raise Refused("Announce the open check first.")
    favors = planned_here(d.campaign, hero.id)
    luck.spend(d, hero, command.tokens, "favor")
    d.label("Favor by Luck for {name}", name=hero.name)
    d.log("{name} spends 1 Luck: the next d20 is Favored.", name=hero.name)
    if procedure is not None and not favors:
        WAITING_FAVORS.add(d, hero.id, 1)
    else:
        state = CheckState(by=hero.id, favors=favors + 1)
        keep(d, procedure or d.start_procedure(KIND, "planned", {}), state, "planned")


def roll_again(d: Decision, command: c.Use) -> None:
    """Spend 1 Luck to reroll one own die of the check or of its damage. The input ``die`` names it."""
    hero = d.character(command.by)
    procedure, state = open_at(d.campaign, "rolled", "damage")
    on_damage = procedure.stage == "damage"
    other = next((save for save in state.saves if save.hero == hero.id and not on_damage), None)
    if other is not None:
        _save_again(d, procedure, state, other, command)
        return
    if state.by != hero.id or (on_damage and state.stops):
        raise Refused("This is someone else's roll. {name} can reroll only their own dice.", name=hero.name)
    dice = [die for die in state.damage if not die.ignored] if on_damage else list(counting(state).values())
    wanted = command.text("die")
    die = next((die for die in dice if die.role == wanted), None) if wanted else min(dice, key=_worth, default=None)
    if die is None:
        raise Refused("That die can't be rerolled.")
    luck.spend(d, hero, command.tokens, "roll-again")
    d.label("reroll of {name}'s d{size}", size=die.size, name=hero.name)
    if on_damage:
        harm = open_harm(state)
        damage = damage_dice.reroll_damage_die(harm.dice, state.damage, die.role, damage_roller(d, state))
        state = replace(state, damage=damage, again=state.again + 1)
        d.log("{name} spends 1 Luck: now {result}.", name=hero.name, result=damage_text(state))
        keep(d, procedure, state, "damage")
        return
    state = _reroll_die(d, state, die)
    d.log("{name} spends 1 Luck: now {result}.", name=hero.name, result=result_text(state))
    keep(d, procedure, state, "rolled")


def _save_again(d: Decision, procedure: Procedure, state: CheckState, save: OtherSave, command: c.Use) -> None:
    """Reroll one die of another hero's save, with that hero's Luck."""
    counting_dice = [die for die in save.dice if not die.ignored]
    wanted = command.text("die")
    found = [die for die in counting_dice if die.role == wanted] if wanted else counting_dice
    die = min(found, key=_worth, default=None)
    if die is None:
        raise Refused("That die can't be rerolled.")
    name = d.campaign.character_name(save.hero)
    luck.spend(d, d.character(save.hero), command.tokens, "roll-again")
    d.label("reroll of {name}'s d{size}", size=die.size, name=name)
    role = f"{die.role.partition('~')[0]}~{len(save.dice)}"
    (new,) = d.roll("check", DieRequest(role, die.size, tr("d{size}, rerolled", size=die.size)), by=save.hero)
    old = tuple(replace(one, ignored=damage_dice.AGAIN) if one is die else one for one in save.dice)
    rolled = replace(save, dice=(*old, new))
    saves = tuple(rolled if one.hero == save.hero else one for one in state.saves)
    d.log("{name} spends 1 Luck: now {result}.", name=name, result=group_saves.save_result_text(rolled))
    keep(d, procedure, replace(state, saves=saves), "rolled")


def _reroll_die(d: Decision, state: CheckState, die: Die) -> CheckState:
    role = die.role.partition("~")[0]
    request = DieRequest(f"{role}~{state.again + 1}", die.size, tr("d{size}, rerolled", size=die.size))
    (new,) = d.roll("check", request, by=state.by)
    old = tuple(replace(x, ignored=damage_dice.AGAIN) if x.role == die.role else x for x in state.dice)
    return replace(state, dice=(*old, new), again=state.again + 1)


def _worth(die: Die) -> float:
    """Return how good a die's face is for its size. The worst die is rerolled by default. A high Hinder is bad."""
    share = die.face / die.size
    return 1 - share if die.role.startswith(HINDER_ROLE) else share
