"""Surge: an extra benefit for fatigue at the start of the next turn; and the conditions that the rules cause.

Source: rules/shattered-spheres.md, Surge and The check (resistance); seeds 000 and 001. A lasting benefit is a marker
on the hero with its text for the row. ``surge_effects`` reads these markers for checks. Pending fatigue is a marker
too: its value counts the unpaid Surges.
"""

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.i18n import lower_in_english, tr
from gmtracker.rulesets.shattered_spheres import surge_effects
from gmtracker.rulesets.shattered_spheres.sheet import SURGE_FATIGUE, SURGE_HOUSE_RULE

FATIGUED, EXHAUSTED, COMPELLED, INCAPACITATED = "fatigued", "exhausted", "compelled", "incapacitated"
INCAPACITATING = (INCAPACITATED, "dying", "dead")


def add_fatigue(d: Decision, character: Character) -> None:
    """Add a step of fatigue: Fatigued, then Exhausted, then Incapacitated as well."""
    now = d.character(character.id)
    if now.has_condition(EXHAUSTED):
        apply_condition(d, now, INCAPACITATED)
        return
    if now.has_condition(FATIGUED):
        d.emit(e.ConditionEnded(character=now.id, key=FATIGUED))
        apply_condition(d, now, EXHAUSTED)
        return
    apply_condition(d, now, FATIGUED)


def is_compelled(character: Character) -> bool:
    """Whether someone else decides what the character does."""
    return character.has_condition(COMPELLED)


def out_of_action(character: Character) -> str:
    """Return the key of the character's condition that prevents any action, or ""."""
    return next((key for key in INCAPACITATING if character.has_condition(key)), "")


REACTION = "reaction"
SURGED = "surge.taken"
FATIGUE, FATIGUE_ONCE_FREE = "surge.fatigue", "surge.fatigue-once-free"
FATIGUE_WORDS = {FATIGUE: tr("Fatigue pending"), FATIGUE_ONCE_FREE: tr("Fatigue pending until the hero is free")}


def surge(d: Decision, command: Use) -> None:
    """Surge: give the hero the benefit immediately, use the reaction, and add pending fatigue."""
    hero = _require_surger(d, command)
    _check_once_a_turn(d, hero)
    benefit = command.text("benefit")
    gains = surge_effects.gain(d, hero, benefit, command)
    _take_reaction(d, hero)
    waits = benefit == "check" and is_compelled(hero)
    _owe_fatigue(d, hero, FATIGUE_ONCE_FREE if waits else FATIGUE)
    text = tr("{hero} surges: {gains}.", hero=hero.name, gains=gains)
    d.emit(e.Noted(text=text, topic="result", about=hero.id))
    d.label("{hero}'s Surge", hero=hero.name)
    d.log_raw(text)
    if waits:
        d.log("The fatigue is delayed until {hero} is free.", hero=hero.name)


def turn_starts(d: Decision, acting: CharacterId) -> None:
    """Apply the fatigue of the hero's Surges since their last turn, when their turn starts."""
    hero = d.campaign.find_character(acting)
    if hero is not None:
        _pay(d, hero)


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: outside turns, apply due fatigue immediately.

    A house rule decides about the fatigue of an encounter that has just ended. Benefits gained outside an encounter end
    when one starts.
    """
    if d.campaign.encounter is not None:
        _remove(d, [marker for marker in d.campaign.markers if surge_effects.is_for_outside_turns(marker)])
        return
    if before.encounter is not None and not d.campaign.house_rule(SURGE_HOUSE_RULE.key):
        _remove(d, [m for m in d.campaign.markers if m.key == FATIGUE])
    for owner in dict.fromkeys(marker.owner for marker in d.campaign.markers if marker.key in FATIGUE_WORDS):
        hero = d.campaign.find_character(CharacterId(owner))
        if hero is not None:
            _pay(d, hero)


def cancels_pending_fatigue(d: Decision, user: Character, ends: str) -> bool:
    """Whether a Recover by Destiny or Fate cancels pending fatigue: if it is named, or if nothing is named.

    Raises Refused if pending fatigue is named but there is none.
    """
    is_due = any(d.campaign.marker(user.id, key) for key in FATIGUE_WORDS)
    if ends == SURGE_FATIGUE.key and not is_due:
        raise Refused("{hero} has no pending fatigue from a Surge.", hero=user.name)
    return is_due and ends in ("", SURGE_FATIGUE.key)


def cancel_pending_fatigue(d: Decision, user: Character) -> None:
    """Cancel the pending fatigue of one Surge."""
    owed = next(m for m in d.campaign.markers if m.owner == user.id and m.key in FATIGUE_WORDS)
    if owed.value == 1:
        d.emit(e.MarkerRemoved(marker=owed.id))
    else:
        d.set_marker(replace(owed, value=int(owed.value) - 1))


def _require_surger(d: Decision, command: Use) -> Character:
    """Return the hero who surges. Raises Refused for anyone who can't."""
    hero = d.character(command.by)
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes can surge.", name=hero.name)
    if d.campaign.session is None:
        raise Refused("Start the session first. Surges are possible only during play.")
    condition = out_of_action(hero)
    if condition:
        word = lower_in_english(d.campaign.game.condition_name(condition))
        d.refuse_unless_overruled("{hero} is {condition} and can't surge.", hero=hero.name, condition=word)
    return hero


def _check_once_a_turn(d: Decision, hero: Character) -> None:
    encounter = d.campaign.encounter
    if encounter is None:
        return
    if d.campaign.marker(hero.id, SURGED) is not None:
        d.refuse_unless_overruled("{hero} has already surged this turn.", hero=hero.name)
    elif encounter.times_taken(hero.id, REACTION) >= d.campaign.game.action(REACTION).each_turn:
        d.refuse_unless_overruled(
            "{hero} has already used a reaction this turn, and a Surge is a reaction.", hero=hero.name
        )


def _take_reaction(d: Decision, hero: Character) -> None:
    encounter = d.campaign.encounter
    if encounter is not None:
        times = encounter.times_taken(hero.id, REACTION) + 1
        d.emit(e.ActionMarked(character=hero.id, action=REACTION, times=times))
        d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=SURGED, expiry=Expiry("turn-end")))


def _owe_fatigue(d: Decision, hero: Character, key: str) -> None:
    owed = d.campaign.marker(hero.id, key)
    count = int(owed.value) + 1 if owed else 1
    d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=key, value=count, text=FATIGUE_WORDS[key]))


def _remove(d: Decision, markers: list[Marker]) -> None:
    for marker in markers:
        d.emit(e.MarkerRemoved(marker=marker.id))


def _pay(d: Decision, hero: Character) -> None:
    due = [FATIGUE] if is_compelled(hero) else [FATIGUE, FATIGUE_ONCE_FREE]
    for key in due:
        owed = d.campaign.marker(hero.id, key)
        if owed is not None:
            d.emit(e.MarkerRemoved(marker=owed.id))
            for _ in range(int(owed.value)):
                add_fatigue(d, hero)
