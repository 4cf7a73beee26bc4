"""The log of a campaign in play: entries, actions, undo, redo and look-back.

The log is kept in chapters: a session, or the preparation between two. Only the open chapter can be undone; the
chapters closed earlier in this run are kept beside it, so that the very first step of a session can be taken back as
well. Who has received a token in this session is worked out from it, never stored.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AnyCommand, Unknown
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import ActionId, CharacterId, EntryId

SNAPSHOT_INTERVAL = 50


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the log, as it is saved. ``time`` is ISO 8601 in UTC; ``action`` ties steps to one whole.

    ``besides_turn`` is the part of the sentence of a change of turn that does not say whose turn it is.
    """

    id: EntryId
    action: ActionId
    command: AnyCommand | Unknown
    events: tuple[e.Event, ...]
    label: str
    sentence: str
    time: str
    overruled: tuple[str, ...] = ()
    besides_turn: str = ""

    def starts_session(self) -> bool:
        """Whether a session begins with this entry."""
        return any(isinstance(event, e.SessionStarted) for event in self.events)

    def ends_session(self) -> bool:
        """Whether the session ends with this entry."""
        return any(isinstance(event, e.SessionEnded) for event in self.events)


class Chapter:
    """A session or preparation of the log, and the state it began from; one state in fifty entries is kept."""

    def __init__(self, opening: Campaign, entries: tuple[Entry, ...] = ()) -> None:
        self.opening = opening
        self.entries: list[Entry] = []
        self._kept: list[Campaign] = [opening]
        self._starts: dict[ActionId, int] = {}
        self._now = opening
        for entry in entries:
            self.append(entry)

    @property
    def now(self) -> Campaign:
        """The state after the last entry."""
        return self._now

    def append(self, entry: Entry, after: Campaign | None = None) -> None:
        """Append an entry; ``after`` is the state with its events folded in, where that is known."""
        self._starts.setdefault(entry.action, len(self.entries))
        self.entries.append(entry)
        self._now = after if after is not None else fold(self._now, entry.events)
        if len(self.entries) % SNAPSHOT_INTERVAL == 0:
            self._kept.append(self._now)

    def cut(self, length: int) -> tuple[Entry, ...]:
        """Drop all entries from that position on, and return them."""
        gone = tuple(self.entries[length:])
        for action in {entry.action for entry in gone if self._starts[entry.action] >= length}:
            del self._starts[action]
        self._now = self.state_after(length)
        del self.entries[length:]
        del self._kept[length // SNAPSHOT_INTERVAL + 1 :]
        return gone

    def state_after(self, length: int) -> Campaign:
        """The state after the first ``length`` entries."""
        kept = min(length // SNAPSHOT_INTERVAL, len(self._kept) - 1)
        start = kept * SNAPSHOT_INTERVAL
        events = (event for entry in self.entries[start:length] for event in entry.events)
        return fold(self._kept[kept], events)

    def position(self, entry: EntryId) -> int:
        """The index of an entry. Raises LookupError where it is not in this chapter."""
        at = bisect_right(self.entries, entry, key=_entry_id) - 1
        if at < 0 or self.entries[at].id != entry:
            raise LookupError(entry)
        return at

    def start_of_action(self, entry: EntryId) -> int:
        """The index of the first step of an entry's action. Raises LookupError for one that is not in this chapter."""
        return self._starts[self.entries[self.position(entry)].action]


class History:
    """The chapters in play, and the groups of entries that were undone and can be redone."""

    def __init__(
        self,
        opening: Campaign,
        entries: tuple[Entry, ...] = (),
        undone: tuple[tuple[Entry, ...], ...] = (),
        last_id: int = 0,
    ) -> None:
        self.closed: list[Chapter] = []
        self.open = Chapter(opening, entries)
        self.undone: list[tuple[Entry, ...]] = list(undone)
        known = [entry.id for group in (entries, *undone) for entry in group]
        self._last_id = max([last_id, *known])

    @property
    def now(self) -> Campaign:
        """The state after everything that happened."""
        return self.open.now

    def next_id(self) -> EntryId:
        """The id for the next entry; ids rise, and none is used twice in a run."""
        return EntryId(self._last_id + 1)

    def append(self, entry: Entry, after: Campaign | None = None) -> None:
        """Append a new entry; what was undone cannot be redone any more. ``after`` as in :meth:`Chapter.append`."""
        self.undone.clear()
        self._append(entry, after)

    def _append(self, entry: Entry, after: Campaign | None = None) -> None:
        if self.open.entries and (entry.starts_session() or self.open.entries[-1].ends_session()):
            self.closed.append(self.open)
            self.open = Chapter(self.open.now)
        self.open.append(entry, after)
        self._last_id = max(self._last_id, entry.id)

    def undoable(self) -> tuple[Entry, ...]:
        """What undo would take back: the last step of an open action, or a finished action whole.

        A procedure that the table went through stage by stage goes back by stages, once it is over too.
        """
        entries = self.open.entries
        if not entries:
            return ()
        action = entries[-1].action
        if any(ActionId(procedure.id) == action for procedure in self.now.procedures):
            return (entries[-1],)
        start = len(entries) - 1
        while start > 0 and entries[start - 1].action == action:
            start -= 1
        whole = tuple(entries[start:])
        staged = self.now.game.staged_procedures
        return whole[-1:] if any(_procedure_kind(entry) in staged for entry in whole) else whole

    def redoable(self) -> tuple[Entry, ...]:
        """What redo would bring back."""
        return self.undone[-1] if self.undone else ()

    def take_back(self, entry: EntryId) -> tuple[Entry, ...]:
        """Take back an entry and all after it. Raises LookupError for one of an older chapter."""
        gone = self.open.cut(self.open.position(entry))
        self.undone.append(gone)
        if not self.open.entries and self.closed:
            self.open = self.closed.pop()
        return gone

    def redo(self) -> tuple[Entry, ...]:
        """Bring back the entries that were undone last; returns them."""
        if not self.undone:
            return ()
        group = self.undone.pop()
        for entry in group:
            self._append(entry)
        return group

    def look_back(self, entry: EntryId) -> Campaign:
        """The state as it was right after an entry of a chapter in play. Raises LookupError otherwise."""
        for chapter in (self.open, *reversed(self.closed)):
            try:
                return chapter.state_after(chapter.position(entry) + 1)
            except LookupError:
                continue
        raise LookupError(entry)


def _procedure_kind(entry: Entry) -> str:
    """The kind of the procedure that an entry is a step of and goes on with; empty where it leaves none open."""
    steps = (event.procedure for event in entry.events if isinstance(event, e.ProcedureSet))
    return next((procedure.kind for procedure in steps if ActionId(procedure.id) == entry.action), "")


def _entry_id(entry: Entry) -> EntryId:
    return entry.id


TOKEN_GAIN_EVENTS = (e.TokenAdded, e.TokenMoved)


def tokens_received(entries: Iterable[Entry]) -> Counter[CharacterId]:
    """How many tokens these entries brought to each character, from wherever they came.

    What somebody who comes late begins with is left out, as is what a session begins with.
    """
    places = (
        event.token.place if isinstance(event, e.TokenAdded) else event.to
        for entry in entries
        for event in entry.events
        if isinstance(event, TOKEN_GAIN_EVENTS) and not _tells_of_presence(entry)
    )
    return Counter(CharacterId(place.key) for place in places if place.kind == "character")


def _tells_of_presence(entry: Entry) -> bool:
    return any(isinstance(event, e.PresenceChanged) for event in entry.events)


def entries_this_session(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries since the session began, without the one that began it, which deals tokens to everybody."""
    starts = (at for at, entry in enumerate(entries) for event in entry.events if isinstance(event, e.SessionStarted))
    start = max(starts, default=-1)
    return entries[start + 1 :]
