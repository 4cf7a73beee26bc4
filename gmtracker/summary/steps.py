"""The log of a session walked through once: each entry with the states before and after it."""

from collections.abc import Iterable

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Place, Token
from gmtracker.engine.evolve import evolve
from gmtracker.engine.history import Entry


class Flow(Struct, frozen=True):
    """A token that came, went or changed its place: None stands for out of play."""

    token: Token
    origin: Place | None
    target: Place | None


class Step(Struct, frozen=True):
    """An entry, the states around it, and the tokens that moved in it."""

    entry: Entry
    before: Campaign
    after: Campaign
    flows: tuple[Flow, ...]


def steps_of(opening: Campaign, entries: Iterable[Entry]) -> tuple[Step, ...]:
    """The steps from an opening state through all entries, in order."""
    steps: list[Step] = []
    now = opening
    for entry in entries:
        before, flows = now, []
        for event in entry.events:
            flow = _flow(now, event)
            if flow is not None:
                flows.append(flow)
            now = evolve(now, event)
        steps.append(Step(entry, before, now, tuple(flows)))
    return tuple(steps)


def _flow(campaign: Campaign, event: e.Event) -> Flow | None:
    match event:
        case e.TokenAdded(token=token):
            return Flow(token, None, token.place)
        case e.TokenMoved(token=moved, to=to):
            there = campaign.token(moved)
            return None if there is None or there.place == to else Flow(there, there.place, to)
        case e.TokenRemoved(token=gone):
            there = campaign.token(gone)
            return None if there is None else Flow(there, there.place, None)
        case _:
            return None
