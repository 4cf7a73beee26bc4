"""The log of a campaign in play: entries, actions, undo, redo and past states.

A chapter is a session, or the preparation between two. Only the open chapter can be undone. The chapters closed earlier
in this run are kept too, so that the first step of a session can also be undone. The number of tokens that a character
received in a session is computed from the log, never stored.
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


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"sentence_without_turn": "besides_turn"}):
    """One step of the log, as it is saved. ``time`` is ISO 8601 in UTC; steps of one action share its ``action``.

    ``sentence_without_turn`` is the sentence of a turn change without the part that says whose turn it is.
    """

    id: EntryId
    action: ActionId
    command: AnyCommand | Unknown
    events: tuple[e.Event, ...]
    label: str
    sentence: str
    time: str
    overruled: tuple[str, ...] = ()
    sentence_without_turn: str = ""

    def starts_session(self) -> bool:
        """Whether a session starts with this entry."""
        return any(isinstance(event, e.SessionStarted) for event in self.events)

    def ends_session(self) -> bool:
        """Whether the session ends with this entry."""
        return any(isinstance(event, e.SessionEnded) for event in self.events)


class Chapter:
    """A session or a preparation: its opening state and entries, with a snapshot of the state every 50 entries."""

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
        """Append an entry; ``after`` is the state with its events folded in, if known."""
        self._starts.setdefault(entry.action, len(self.entries))
        self.entries.append(entry)
        self._now = after if after is not None else fold(self._now, entry.events)
        if len(self.entries) % SNAPSHOT_INTERVAL == 0:
            self._kept.append(self._now)

    def truncate(self, length: int) -> tuple[Entry, ...]:
        """Remove and return all entries from that position on."""
        gone = tuple(self.entries[length:])
        for action in {entry.action for entry in gone if self._starts[entry.action] >= length}:
            del self._starts[action]
        self._now = self.state_after(length)
        del self.entries[length:]
        del self._kept[length // SNAPSHOT_INTERVAL + 1 :]
        return gone

    def state_after(self, length: int) -> Campaign:
        """Return the state after the first ``length`` entries."""
        kept = min(length // SNAPSHOT_INTERVAL, len(self._kept) - 1)
        start = kept * SNAPSHOT_INTERVAL
        events = (event for entry in self.entries[start:length] for event in entry.events)
        return fold(self._kept[kept], events)

    def position(self, entry: EntryId) -> int:
        """Return the index of an entry. Raises LookupError if it is not in this chapter."""
        at = bisect_right(self.entries, entry, key=_entry_id) - 1
        if at < 0 or self.entries[at].id != entry:
            raise LookupError(entry)
        return at

    def start_of_action(self, entry: EntryId) -> int:
        """Return the index of the first step of an entry's action. Raises LookupError if not in this chapter."""
        return self._starts[self.entries[self.position(entry)].action]


class History:
    """The chapters in play, and the groups of undone entries that can be redone."""

    def __init__(
        self,
        opening: Campaign,
        entries: tuple[Entry, ...] = (),
        undone: tuple[tuple[Entry, ...], ...] = (),
        last_id: int = 0,
    ) -> None:
        self.closed_chapters: list[Chapter] = []
        self.open_chapter = Chapter(opening, entries)
        self.redo_groups: list[tuple[Entry, ...]] = list(undone)
        known = [entry.id for group in (entries, *undone) for entry in group]
        self._last_id = max([last_id, *known])

    @property
    def now(self) -> Campaign:
        """The state after the last entry."""
        return self.open_chapter.now

    def next_id(self) -> EntryId:
        """Return the id for the next entry; ids rise, and none is used twice in a run."""
        return EntryId(self._last_id + 1)

    def append(self, entry: Entry, after: Campaign | None = None) -> None:
        """Append a new entry and clear the redo groups; ``after`` as in :meth:`Chapter.append`."""
        self.redo_groups.clear()
        self._append(entry, after)

    def _append(self, entry: Entry, after: Campaign | None = None) -> None:
        if self.open_chapter.entries and (entry.starts_session() or self.open_chapter.entries[-1].ends_session()):
            self.closed_chapters.append(self.open_chapter)
            self.open_chapter = Chapter(self.open_chapter.now)
        self.open_chapter.append(entry, after)
        self._last_id = max(self._last_id, entry.id)

    def undoable(self) -> tuple[Entry, ...]:
        """Return the entries that undo would remove: the last step of an open action, or a finished action.

        A staged procedure is always undone one step at a time, even when it has ended.
        """
        entries = self.open_chapter.entries
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
        """Return the entries that redo would restore."""
        return self.redo_groups[-1] if self.redo_groups else ()

    def undo_from(self, entry: EntryId) -> tuple[Entry, ...]:
        """Undo an entry and all after it, and return them. Raises LookupError for an older chapter's entry."""
        gone = self.open_chapter.truncate(self.open_chapter.position(entry))
        self.redo_groups.append(gone)
        if not self.open_chapter.entries and self.closed_chapters:
            self.open_chapter = self.closed_chapters.pop()
        return gone

    def redo(self) -> tuple[Entry, ...]:
        """Restore and return the entries that were undone last."""
        if not self.redo_groups:
            return ()
        group = self.redo_groups.pop()
        for entry in group:
            self._append(entry)
        return group

    def state_after_entry(self, entry: EntryId) -> Campaign:
        """Return the state right after an entry of a chapter in play. Raises LookupError otherwise."""
        for chapter in (self.open_chapter, *reversed(self.closed_chapters)):
            try:
                return chapter.state_after(chapter.position(entry) + 1)
            except LookupError:
                continue
        raise LookupError(entry)


def _procedure_kind(entry: Entry) -> str:
    """Return the kind of the procedure that an entry is a step of; empty if the entry leaves none open."""
    steps = (event.procedure for event in entry.events if isinstance(event, e.ProcedureSet))
    return next((procedure.kind for procedure in steps if ActionId(procedure.id) == entry.action), "")


def _entry_id(entry: Entry) -> EntryId:
    return entry.id


TOKEN_GAIN_EVENTS = (e.TokenAdded, e.TokenMoved)


def tokens_received(entries: Iterable[Entry]) -> Counter[CharacterId]:
    """Count the tokens that these entries brought to each character, from anywhere.

    Starting tokens of heroes who arrive late are left out, as the tokens of a session's start are.
    """
    places = (
        event.token.place if isinstance(event, e.TokenAdded) else event.to
        for entry in entries
        for event in entry.events
        if isinstance(event, TOKEN_GAIN_EVENTS) and not _changes_presence(entry)
    )
    return Counter(CharacterId(place.key) for place in places if place.kind == "character")


def _changes_presence(entry: Entry) -> bool:
    return any(isinstance(event, e.PresenceChanged) for event in entry.events)


def session_entries(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries since the session started, without the start itself, which deals tokens to all."""
    starts = (at for at, entry in enumerate(entries) for event in entry.events if isinstance(event, e.SessionStarted))
    start = max(starts, default=-1)
    return entries[start + 1 :]
