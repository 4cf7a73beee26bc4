"""Conditions that the rules bring on, each for as long as it lasts, and the steps of fatigue.

Source: rules/shattered-spheres.md, The check (resistance) and Surge; seeds 000 and 001.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character, Condition
from gmtracker.engine.decision import Decision
from gmtracker.engine.durations import until_words, usual_until

FATIGUED, EXHAUSTED, COMPELLED, INCAPACITATED = "fatigued", "exhausted", "compelled", "incapacitated"
OUT_OF_ACTION = (INCAPACITATED, "dying", "dead")


def inflict(d: Decision, character: Character, key: str) -> None:
    """A character comes into a condition for as long as it usually lasts, and the log says so.

    One that already lasts until it is taken off is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, usual_until(d.campaign, character.id, key))
    if there == new or (there is not None and there.until is None):
        return
    d.happen(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": d.campaign.sheet.condition_name(key).lower()}
    until = until_words(d.campaign, new.until)
    d.say("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


def tire(d: Decision, character: Character) -> None:
    """One step of fatigue: fatigued, from there exhausted, from there incapacitated as well."""
    now = d.character(character.id)
    if now.has_condition(EXHAUSTED):
        inflict(d, now, INCAPACITATED)
        return
    if now.has_condition(FATIGUED):
        d.happen(e.ConditionEnded(character=now.id, key=FATIGUED))
        inflict(d, now, EXHAUSTED)
        return
    inflict(d, now, FATIGUED)


def is_compelled(character: Character) -> bool:
    """Whether somebody else decides what the character does."""
    return character.has_condition(COMPELLED)


def out_of_action(character: Character) -> str:
    """The condition that keeps a character from doing anything, if there is one."""
    return next((key for key in OUT_OF_ACTION if character.has_condition(key)), "")
