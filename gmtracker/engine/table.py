"""An open campaign: decides commands by the rules, appends them to the log, and notifies listeners of each Change."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from gmtracker import trace
from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AnyCommand, command_kind
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused, check_lengths, strip_invisible
from gmtracker.engine.history import Entry, History
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.ruleset import Ruleset

Kind = Literal["done", "undone", "redone"]


class Change(Struct, frozen=True, kw_only=True):
    """A change of the table: the states before and after, and the entries done, undone or redone."""

    kind: Kind
    before: Campaign
    after: Campaign
    entries: tuple[Entry, ...]


class Table:
    """A campaign in play.

    ``clock`` returns the time as ISO 8601 in UTC. ``record`` is called with every step before the listeners are; if it
    raises an exception, the step does not happen.
    """

    def __init__(
        self,
        history: History,
        ruleset: Ruleset,
        clock: Callable[[], str],
        record: Callable[[Kind, tuple[Entry, ...]], None] | None = None,
    ) -> None:
        self._history = history
        self._ruleset = ruleset
        self._clock = clock
        self._record = record
        self._listeners: list[Callable[[Change], None]] = []
        self._rules = Rules(ruleset, history.now)

    @property
    def campaign(self) -> Campaign:
        """The current state."""
        return self._history.now

    @property
    def history(self) -> History:
        """The log; read only."""
        return self._history

    @property
    def ruleset(self) -> Ruleset:
        """The game's rules, not bound to a state."""
        return self._ruleset

    @property
    def rules(self) -> Rules:
        """The game's rules bound to the current state."""
        if self._rules.campaign is not self.campaign:
            self._rules = self.rules_at(self.campaign)
        return self._rules

    def rules_at(self, campaign: Campaign) -> Rules:
        """Return the game's rules bound to another state of this campaign, such as a past one."""
        return Rules(self._ruleset, campaign)

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Add a listener, which is called with every Change."""
        self._listeners.append(listener)

    def dispatch(self, command: AnyCommand, dice: Dice) -> Change:
        """Carry out a command. Raises Refused; then nothing has changed."""
        check_lengths(command)
        command = strip_invisible(command)
        decided = self.rules.decide(command, dice)
        entry = self._entry(command, decided)
        self._record_entries("done", (entry,))
        before = self.campaign
        self._history.append(entry, decided.after)
        return self._notify("done", before, (entry,))

    def undo(self) -> Change | None:
        """Undo the last step of an open action, or the last finished action; None if there is nothing to undo."""
        entries = self._history.undoable()
        return self._undo_entries(entries) if entries else None

    def undo_step(self) -> Change | None:
        """Undo only the last step, of an open action or a finished one; None if there is nothing to undo."""
        last = self._history.open_chapter.entries[-1:]
        return self._undo_entries(tuple(last)) if last else None

    def undo_from(self, entry: EntryId) -> Change:
        """Undo the action of an entry and everything after it. Raises Refused for an older chapter."""
        return self._undo_entries(self.entries_undone_from(entry))

    def entries_undone_from(self, entry: EntryId) -> tuple[Entry, ...]:
        """Return what :meth:`undo_from` would undo. Raises Refused for an older chapter."""
        try:
            start = self._history.open_chapter.start_of_action(entry)
        except LookupError:
            raise Refused("You can undo only within the current chapter. Older chapters are read-only.") from None
        return tuple(self._history.open_chapter.entries[start:])

    def redo(self) -> Change | None:
        """Restore what was undone last; None if there is nothing to redo."""
        entries = self._history.redoable()
        if not entries:
            return None
        self._record_entries("redone", entries)
        before = self.campaign
        self._history.redo()
        return self._notify("redone", before, entries)

    def undo_label(self) -> str:
        """Return the label of what undo would undo, fit to follow "Undo"; empty if there is nothing."""
        entries = self._history.undoable()
        return entries[0].label if entries else ""

    def redo_label(self) -> str:
        """Return the label of what redo would restore, fit to follow "Redo"; empty if there is nothing."""
        entries = self._history.redoable()
        return entries[0].label if entries else ""

    def _entry(self, command: AnyCommand, decided: DecisionResult) -> Entry:
        own_id = self._history.next_id()
        return Entry(
            id=own_id,
            action=decided.action or ActionId(f"e{own_id}"),
            command=command,
            events=decided.events,
            label=decided.label,
            sentence=decided.sentence,
            sentence_without_turn=decided.sentence_without_turn,
            time=self._clock(),
            overruled=decided.overruled,
        )

    def _undo_entries(self, entries: tuple[Entry, ...]) -> Change:
        self._record_entries("undone", entries)
        before = self.campaign
        self._history.undo_from(entries[0].id)
        return self._notify("undone", before, entries)

    def _record_entries(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        if self._record is not None:
            self._record(kind, entries)

    def _notify(self, kind: Kind, before: Campaign, entries: tuple[Entry, ...]) -> Change:
        for entry in entries:
            trace.note("table", "%s %s with %s events", kind, command_kind(entry.command), len(entry.events))
        change = Change(kind=kind, before=before, after=self.campaign, entries=entries)
        for listener in self._listeners:
            listener(change)
        return change
