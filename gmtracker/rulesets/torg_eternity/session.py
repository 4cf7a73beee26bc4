"""An evening's start: it begins a new act, unless the table has it otherwise (rules/torg-eternity.md)."""

from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision
from gmtracker.engine.sessions import begin_session
from gmtracker.rulesets.torg_eternity import possibilities


def start(d: Decision, command: c.StartSession) -> None:
    """Begin a session, and with it an act."""
    begin_session(d, command)
    if d.campaign.house_rule("session-is-act"):
        possibilities.deal(d)
