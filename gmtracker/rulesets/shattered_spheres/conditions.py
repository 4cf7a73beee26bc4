"""Conditions that the rules bring on, each for as long as it lasts, and the steps of fatigue.

Source: rules/shattered-spheres.md, The check (resistance) and Surge; seeds 000 and 001.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character
from gmtracker.engine.conditions import inflict
from gmtracker.engine.decision import Decision

FATIGUED, EXHAUSTED, COMPELLED, INCAPACITATED = "fatigued", "exhausted", "compelled", "incapacitated"
OUT_OF_ACTION = (INCAPACITATED, "dying", "dead")


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
