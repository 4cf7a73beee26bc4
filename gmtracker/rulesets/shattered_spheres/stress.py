"""Stress: a wheel of ten stones and held dice (rules/shattered-spheres.md, Stress; seed 001)."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character, Marker, Until
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import MarkerId
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT
from gmtracker.rulesets.shattered_spheres.sheet import STRESS, WOUNDS

MARKS_OF_WOUNDS = ("shaken", "bloodied", "broken")
RECOVERED = "recovered"


def heal(d: Decision, command: Use) -> None:
    """A hero is healed: stones by the house rule, to the hero or to a supernatural healer in the hero's stead."""
    hero = _a_hero(d, command)
    if d.campaign.load(hero.id, STRESS) >= LIMIT:
        d.unless_overruled("{hero} is at 10 Stress and cannot be healed.", hero=hero.name)
    healer = d.campaign.find_character(command.on)
    bearer = healer if healer is not None and healer.side == "heroes" else hero
    stones = int(d.campaign.house_rule("healing-stress"))
    _check_room(d, bearer, stones)
    _add(d, bearer, stones)
    d.happen(e.Noted(text=f"{hero.name} is healed.", about=hero.id))
    d.label("healing of {hero}", hero=hero.name)
    d.say("{hero} is healed.", hero=hero.name)
    if bearer is not hero:
        d.say("{healer} takes the Stress.", healer=bearer.name)
    _tell_note(d, command)


def recover_action(d: Decision, command: Use) -> None:
    """Recover as an action: once an encounter, one stone, and something is taken away."""
    hero = _a_hero(d, command)
    _check_may_recover(d, hero)
    if d.campaign.encounter is not None:
        if d.campaign.marker(hero.id, RECOVERED) is not None:
            d.unless_overruled("{hero} has already recovered in this encounter.", hero=hero.name)
        until = Until("encounter-end")
        d.mark(Marker(id=MarkerId(""), owner=hero.id, key=RECOVERED, until=until))
    note = recover(d, hero, command.text("ends"), command.text("note").strip())
    d.label("Recover of {hero}", hero=hero.name)
    d.say("{hero} recovers, for one Stress.", hero=hero.name)
    if note:
        d.say("{note}", note=note)


def short_rest(d: Decision, command: Use) -> None:
    """A Short Rest: one Recover outside the encounter's limit (house rule), with its stone."""
    hero = _a_hero(d, command)
    _check_resting(d)
    _check_may_recover(d, hero)
    note = recover(d, hero, command.text("ends"), command.text("note").strip())
    d.label("Short Rest of {hero}", hero=hero.name)
    d.say("{hero} takes a Short Rest and recovers, for one Stress.", hero=hero.name)
    if note:
        d.say("{note}", note=note)


def long_rest(d: Decision, command: Use) -> None:
    """A Long Rest: stones off by Tier; the wounded may Recover up to as often instead, a stone fewer for each.

    At load 10 the stones come off and the Recovers are refused.
    """
    hero = _a_hero(d, command)
    _check_resting(d)
    recovers = command.number("recovers")
    _check_rest_recovers(d, hero, recovers)
    old = d.campaign.track_value(hero.id, STRESS)
    removed = min(old, max(0, hero.tier - recovers))
    if removed:
        d.happen(e.TrackChanged(character=hero.id, track=STRESS, value=old - removed))
    wounds = min(command.number("wounds"), recovers, d.campaign.track_value(hero.id, WOUNDS))
    if wounds > 0:
        _take_wounds(d, hero, wounds)
    text = f"{hero.name} takes a Long Rest."
    d.happen(e.Noted(text=text, about=hero.id))
    d.label("Long Rest of {hero}", hero=hero.name)
    d.say("{hero} takes a Long Rest: Stress {old} → {new}.", hero=hero.name, old=old, new=old - removed)
    if recovers:
        times = "once" if recovers == 1 else f"{recovers} times"
        d.say("{hero} recovers {times} instead.", hero=hero.name, times=times)
    length = command.text("length").strip()
    if length:
        d.say("It takes {length}.", length=length)


def recover(d: Decision, hero: Character, ends: str, note: str) -> str:
    """The Recover itself: one stone, and what it takes away; returns the note for the log.

    ``ends`` is "wound", a condition's key, or empty for what the GM says.
    """
    _add(d, hero, 1)
    if ends == "wound":
        if d.campaign.track_value(hero.id, WOUNDS) == 0:
            raise Refused("{hero} has no wound to take away.", hero=hero.name)
        _take_wounds(d, hero, 1)
        return note or "A wound is taken away."
    if ends:
        if not hero.has_condition(ends):
            word = d.campaign.sheet.condition_name(ends).lower()
            raise Refused("{hero} is not {condition}.", hero=hero.name, condition=word)
        d.happen(e.ConditionEnded(character=hero.id, key=ends))
        return note or f"No longer {d.campaign.sheet.condition_name(ends).lower()}."
    return note


def _a_hero(d: Decision, command: Use) -> Character:
    hero = d.character(command.by)
    if hero.side != "heroes":
        raise Refused("{name} is of the opposition and has no Stress.", name=hero.name)
    return hero


def _add(d: Decision, hero: Character, stones: int) -> None:
    value = d.campaign.track_value(hero.id, STRESS) + stones
    if stones:
        d.happen(e.TrackChanged(character=hero.id, track=STRESS, value=value))


def _check_room(d: Decision, hero: Character, stones: int) -> None:
    load = d.campaign.load(hero.id, STRESS)
    if load + stones > LIMIT:
        d.unless_overruled(
            "{hero} has {load} Stress; {stones} more would go past 10.",
            hero=hero.name,
            load=load,
            stones=stones,
        )


def _check_may_recover(d: Decision, hero: Character) -> None:
    if d.campaign.load(hero.id, STRESS) >= LIMIT:
        d.unless_overruled("{hero} is at 10 Stress and cannot recover.", hero=hero.name)


def _check_resting(d: Decision) -> None:
    if d.campaign.encounter is not None:
        d.unless_overruled("Nobody rests in an encounter; end it first.")


def _check_rest_recovers(d: Decision, hero: Character, recovers: int) -> None:
    if recovers < 0 or recovers > hero.tier:
        raise Refused("{hero} may recover 0 to {tier} times, by Tier.", hero=hero.name, tier=hero.tier)
    if not recovers:
        return
    if d.campaign.load(hero.id, STRESS) >= LIMIT:
        d.unless_overruled("{hero} is at 10 Stress: the stones come off, but nothing is recovered.", hero=hero.name)
    wounded = d.campaign.track_value(hero.id, WOUNDS) > 0
    if not wounded and not any(hero.has_condition(key) for key in MARKS_OF_WOUNDS):
        d.unless_overruled("{hero} is not wounded, so the rest takes off Stress alone.", hero=hero.name)


def _take_wounds(d: Decision, hero: Character, wounds: int) -> None:
    left = d.campaign.track_value(hero.id, WOUNDS) - wounds
    d.happen(e.TrackChanged(character=hero.id, track=WOUNDS, value=left))


def _tell_note(d: Decision, command: Use) -> None:
    note = command.text("note").strip()
    if note:
        d.say("{note}", note=note)
