"""Conditions that the rules of a game bring on, each for as long as it lasts."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character, Condition
from gmtracker.engine.decision import Decision
from gmtracker.engine.durations import until_words, usual_until
from gmtracker.words import small


def inflict(d: Decision, character: Character, key: str) -> None:
    """A character comes into a condition for as long as it usually lasts, and the log says so.

    One that already lasts until it is taken off is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, usual_until(d.campaign, character.id, key))
    if there == new or (there is not None and there.until is None):
        return
    d.happen(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": small(d.campaign.sheet.condition_name(key))}
    until = until_words(d.campaign, new.until)
    d.say("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)
