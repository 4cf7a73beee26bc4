"""An evening's start and end: it begins a game day, unless the table has it otherwise."""

from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision
from gmtracker.engine.sessions import begin_session
from gmtracker.rulesets.humans_and_heroes import victory


def start(d: Decision, command: c.StartSession) -> None:
    """Begin a session; Victory points are set to those of a new game day (house rule)."""
    begin_session(d, command)
    if d.campaign.house_rule("session-is-a-day"):
        victory.begin_day(d)
