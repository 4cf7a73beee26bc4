"""The start of an evening, who comes late, and Rush (rules/vagabond.md, "Luck" and "Fatigue")."""

from gmtracker.engine import commands as c
from gmtracker.engine import turns
from gmtracker.engine.decide import decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sessions import begin_session
from gmtracker.rulesets.vagabond import luck
from gmtracker.rulesets.vagabond.sheet import FATIGUE, RUSH, SHEET

NO_RUSH = SHEET.track(FATIGUE).warn_at


def start(d: Decision, command: c.StartSession) -> None:
    """Begin a session: the Luck of the heroes who are here is full."""
    for hero in begin_session(d, command):
        luck.begin_evening(d, hero)
    d.say("Luck is full.")


def set_present(d: Decision, command: c.SetPresent) -> None:
    """Somebody comes late, with Luck that is full, or leaves early."""
    decide_shared(d, command)
    if command.present:
        luck.begin_evening(d, d.character(command.character))


def mark_action(d: Decision, command: c.MarkAction) -> None:
    """Mark an action as taken; at 3 Fatigue nobody rushes, unless the GM overrules."""
    before = d.campaign.encounter
    more = before is not None and command.times > before.taken(command.character, command.action)
    if more and command.action == RUSH and d.campaign.find_character(CharacterId(command.character)):
        fatigue = d.campaign.track_value(command.character, FATIGUE)
        if fatigue >= NO_RUSH:
            name = d.campaign.name_of(command.character)
            d.unless_overruled("{name} has {fatigue} Fatigue and cannot Rush.", name=name, fatigue=fatigue)
    turns.mark_action(d, command)
