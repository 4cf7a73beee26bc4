"""Evenings to sum up: played by the rules, or told event by event where the rules have no say."""

from datetime import UTC, datetime, timedelta, tzinfo
from itertools import count

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Session
from gmtracker.engine.events import Event, SessionEnded, SessionStarted
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.table import Table
from gmtracker.summary import SessionSummary, summarize
from gmtracker.summary.phrases import token
from gmtracker.summary.values import Gain, Ledger, TokenUse
from tests.builders.campaigns import a_foe, a_hero, a_session, awarded, do, earn, spend, who

EIGHT = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)


def summary_of(table: Table, zone: tzinfo | None = UTC) -> SessionSummary:
    """The summary of the chapter that is open."""
    chapter = table.history.open_chapter
    return summarize(chapter.opening, chapter.entries, zone=zone)


def a_log(*groups: tuple[Event, ...], minutes: int = 5, action: str = "") -> tuple[Entry, ...]:
    """Entries with these events, told every few minutes from eight in the evening on."""
    numbers = count(1)
    return tuple(
        Entry(
            id=EntryId(number),
            action=ActionId(action or f"e{number}"),
            command=c.AddNote(text="-"),
            events=events,
            label="-",
            sentence=f"Line {number}.",
            time=time_of(minutes * (number - 1)),
        )
        for number, events in zip(numbers, groups, strict=False)
    )


def time_of(minutes: int) -> str:
    """The time of an entry, so many minutes past eight in the evening."""
    return (EIGHT + timedelta(minutes=minutes)).strftime("%Y-%m-%dT%H:%M:%SZ")


def started(campaign: Campaign, number: int = 1, title: str = "") -> SessionStarted:
    """That a session began with every hero of the campaign."""
    present = tuple(hero.id for hero in campaign.heroes())
    return SessionStarted(session=Session(number=number, title=title, present=present))


def ended(number: int = 1) -> SessionEnded:
    """That it ended."""
    return SessionEnded(number=number)


def ledger_of(summary: SessionSummary, name: str) -> Ledger:
    """The ledger of the holder of that name."""
    return next(ledger for ledger in summary.heroes + summary.others if ledger.name == name)


def told(moved: tuple[Gain, ...] | tuple[TokenUse, ...]) -> list[str]:
    """What was got or used, in short: "Award 4: 1 Triumph die"."""
    lines = []
    for one in moved:
        name = one.reason if isinstance(one, Gain) else one.use
        value = f" {one.value}" if one.value else ""
        tokens = ", ".join(token(counted) for counted in one.tokens)
        lines.append(f"{name}{value}" + (f": {tokens}" if tokens else ""))
    return lines


def a_rich_evening() -> Table:
    """An evening with something of everything, played by the rules; its session has ended."""
    table = a_session(
        a_hero("Mira", player="Ana", stress=2),
        a_hero("Rook", player="Ben", wounds=1),
        a_foe("Warden"),
        faces=(4, 5, 3, 6, 2, 1),
    )
    mira, rook, warden = (who(table, name) for name in ("Mira", "Rook", "Warden"))
    do(table, c.AddNote(text="The harbormaster lied."))
    awarded(table, "Mira", "triumph", "inspiration", note="who lights the lanterns")
    tragedy = next(t.id for t in table.campaign.tokens if t.kind == "tragedy" and t.place.kind == "pool")
    do(table, c.Use(use="hubris", by=rook, tokens=(tragedy,), inputs={"hubris": "Pride"}))
    do(table, c.StartEncounter(kind="combat", title="Ambush", order=(mira, rook, warden)))
    stones = earn(table, "triumph-stone", 3, by="Mira")
    do(table, c.Use(use="inspiration", by=mira, tokens=stones[:2]))
    do(table, c.NextTurn())
    spend(table, "Rook", "tragedy", "edit-scene", 4, note="a boat under the pier")
    do(table, c.SetCondition(character=rook, condition="shaken"))
    do(table, c.NextTurn())
    do(table, c.NextTurn())
    do(table, c.SetTrack(character=mira, track="stress", value=10, override=True))
    do(table, c.EndEncounter(result="Kell got away."))
    do(table, c.SetTrack(character=mira, track="stress", value=4))
    do(table, c.AddNote(text="Mira owes the lamplighter.", topic="owed"))
    do(table, c.EndSession())
    return table
