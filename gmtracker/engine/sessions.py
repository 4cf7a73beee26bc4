"""The start and the end of an evening, as far as every game agrees on them."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import Character, Session
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.wording import listed


def begin_session(d: Decision, command: c.StartSession) -> tuple[Character, ...]:
    """Begin a session with the heroes that are ticked as present; returns them."""
    if d.campaign.session is not None:
        raise Refused("A session is going on; end it first.")
    present = tuple(d.character(character) for character in dict.fromkeys(command.present))
    if not present:
        raise Refused("Tick at least one hero whose player is here.")
    if any(hero.side != "heroes" for hero in present):
        raise Refused("Only heroes are ticked as present; the opposition is the GM's.")
    number = d.campaign.sessions_held + 1
    session = Session(number=number, title=command.title.strip(), present=tuple(hero.id for hero in present))
    d.happen(e.SessionStarted(session=session))
    d.label("start of session {number}", number=number)
    names = listed(hero.name for hero in present)
    d.say(
        "Session {number}, {title}, begins with {names}." if session.title else "Session {number} begins with {names}.",
        number=number,
        title=session.title,
        names=names,
    )
    return present


def end_session(d: Decision) -> None:
    """End the session and all that lasts until its end, and with it an encounter that is still going on."""
    session = going_on(d).number
    if d.campaign.encounter is not None:
        turns.end_encounter(d, "")
    turns.expire(d, "session-end")
    d.happen(e.SessionEnded(number=session))
    d.label("end of session {number}", number=session)
    d.say("Session {number} ends.", number=session)


def going_on(d: Decision) -> Session:
    """The session that is going on. Refuses where there is none."""
    if d.campaign.session is None:
        raise Refused("There is no session going on.")
    return d.campaign.session
