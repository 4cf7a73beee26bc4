"""Who has received a token this evening: worked out from the log, never kept."""

from collections import Counter
from collections.abc import Iterable, Sequence

from gmtracker.engine import events as e
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import CharacterId

BRINGING = (e.TokenAdded, e.TokenMoved)


def received_in(entries: Iterable[Entry]) -> Counter[CharacterId]:
    """How many tokens these entries brought to each character, from wherever they came."""
    places = (
        event.token.place if isinstance(event, e.TokenAdded) else event.to
        for entry in entries
        for event in entry.events
        if isinstance(event, BRINGING)
    )
    return Counter(CharacterId(place.id) for place in places if place.kind == "character")


def this_evening(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries since the session began, without the one that began it: what is dealt to all is no award."""
    start = max((at for at, entry in enumerate(entries) if entry.starts_session()), default=-1)
    return entries[start + 1 :]
