"""The Qt model of the log: one action per row, made of parts."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from enum import IntEnum
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt, QTime

from gmtracker.engine import events as e
from gmtracker.engine.action_parts import ActionPart, Step, last_result, parts_of
from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import Chapter, Entry, History
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.table import Change
from gmtracker.i18n import join_lines, join_parts, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.translation import locale

MAX_ALIKE_STEPS = 3
"""Up to this many steps of one kind are written out; more of them, such as votes, are counted."""

Steps = tuple[Entry, ...]
ENDS = (e.SessionEnded, e.EncounterEnded)


class Column(IntEnum):
    """The columns of the log."""

    TIME = 0
    SENTENCE = 1


class Role(IntEnum):
    """The data roles of a row: the id of its last step, and the :class:`Line` to paint."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1


class Line(Struct, frozen=True):
    """A row of the log.

    ``section`` are the headings that it belongs under: the session, and the encounter with its round. ``overruled``:
    the GM overrode a refusal. ``looked_at``: this moment is being viewed.
    """

    time: str
    section: tuple[str, ...]
    parts: tuple[ActionPart, ...]
    overruled: bool = False
    looked_at: bool = False

    def is_about(self, topic: str) -> bool:
        """Whether a part has that topic."""
        return any(topic in part.topics for part in self.parts)

    def is_only(self, topic: str) -> bool:
        """Whether all parts have that topic."""
        return all(topic in part.topics for part in self.parts)


NO_LINE = Line(time="", section=(), parts=())


class LogModel(QAbstractTableModel):
    """The actions of the open chapter and of those closed since the start.

    Each row is a tuple of steps, sorted by the first one.
    """

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: list[Steps] = []
        self._row_of_action: dict[ActionId, int] = {}
        self._tells_nothing: dict[ActionId, Steps] = {}
        self._lines: dict[ActionId, tuple[Steps, Line]] = {}
        self._history: History | None = None
        self._passed: tuple[Chapter, int, Campaign] | None = None
        self._looked_at: int | None = None
        bridge.opened.connect(self._reset)
        bridge.history_viewed.connect(self._on_looked_back)
        bridge.change_applied.connect(self._on_changed)
        self._reset()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return tr("Time") if section == Column.TIME else tr("What happened")

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        steps = self._rows[index.row()]
        match (index.column(), role):
            case (_, Role.ID):
                return steps[-1].id
            case (_, Role.CELL):
                return self.line(index.row())
            case (Column.TIME, Qt.ItemDataRole.DisplayRole):
                return local_time(steps[0].time)
            case (Column.SENTENCE, Qt.ItemDataRole.DisplayRole):
                return _row_text(steps)
            case (Column.SENTENCE, Qt.ItemDataRole.AccessibleTextRole):
                return _sentences(steps)
            case (Column.SENTENCE, Qt.ItemDataRole.ToolTipRole):
                return tip("\n".join([step.sentence for step in steps] + _override_texts(steps)))
        return None

    def find_row(self, entry: EntryId) -> int | None:
        """Return the row that contains a step, or None."""
        last = bisect_right(self._rows, entry, key=_first_id) - 1
        return next((row for row in range(last, -1, -1) if any(step.id == entry for step in self._rows[row])), None)

    def newest(self) -> tuple[int, ActionPart] | None:
        """Return the row and the result of the action that most recently had a result, or None.

        Rows are searched by their last step, because an action can continue after a later one has begun: an
        attack may be resisted after an award.
        """
        for row in self._rows_by_last_step():
            steps = self._rows[row]
            if self._tells_nothing.get(steps[0].action) is steps:
                continue
            parts = parts_of(map(besides_turn, self._states(steps)))
            result = last_result(parts)
            if result is not None:
                is_rolled = any(part.is_roll for part in parts)
                return row, result if is_rolled else replace(result, waiting=self._waiting_step(steps[0].action))
            self._tells_nothing[steps[0].action] = steps
        return None

    def _waiting_step(self, action: ActionId) -> str:
        """Return the name of the step that an announced check waits for, such as to apply damage; "" without one."""
        check = self._bridge.table.rules.open_check() if self._bridge.is_open else None
        waits = check is not None and ActionId(check.id) == action and check.draft is None
        return check.steps[0].name if check is not None and waits and check.steps else ""

    def _rows_by_last_step(self) -> Iterator[int]:
        """Yield rows by their steps, newest first. A row with several steps is repeated."""
        if self._history is not None:
            for chapter in (self._history.open_chapter, *reversed(self._history.closed_chapters)):
                for entry in reversed(chapter.entries):
                    row = self._row_of_action.get(entry.action)
                    if row is not None and entry.id in (step.id for step in self._rows[row]):
                        yield row

    def undo_preview(self, row: int) -> Preview:
        """Return the preview of undoing a row and all after it, or the refusal."""
        return self._bridge.undo_preview(self._rows[row][-1].id)

    def count_undone_actions(self, row: int) -> int:
        """Return how many actions undoing this row would undo; 0 if it is refused."""
        return self._bridge.count_undone_actions(self._rows[row][-1].id)

    def _reset(self) -> None:
        self.beginResetModel()
        self._rows.clear()
        self._row_of_action.clear()
        self._tells_nothing.clear()
        self._lines.clear()
        self._passed = None
        # Rows are asked for until this model is reset, when the bridge may have another table already.
        self._history = self._bridge.table.history if self._bridge.is_open else None
        if self._history is not None:
            for chapter in (*self._history.closed_chapters, self._history.open_chapter):
                for entry in chapter.entries:
                    self._join(entry)
        self._looked_at = self._viewed_row()
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        if change.kind == "undone":
            self._passed = None
            self._remove_steps(change.entries[0].id)
        else:
            for entry in change.entries:
                self._add(entry)

    def line(self, row: int) -> Line:
        """Return the line of a row; kept until the action has another step."""
        steps = self._rows[row]
        known = self._lines.get(steps[0].action)
        if known is None or known[0] is not steps:
            known = self._lines[steps[0].action] = steps, self._build_line(steps)
        return replace(known[1], looked_at=True) if row == self._looked_at else known[1]

    def _build_line(self, steps: Steps) -> Line:
        short = _shortened(steps)
        states = list(self._states(short or steps))
        more = (ActionPart(outcome="", sentence=_more_text(steps, short)),) if short else ()
        return Line(
            time=local_time(steps[0].time),
            section=section_of(states[0]),
            parts=(*parts_of(states), *more),
            overruled=bool(_override_texts(steps)),
        )

    def _states(self, steps: Steps) -> Iterator[Step]:
        """Yield entries with the states before and after them.

        The last state is kept, because entries are mostly asked for in their order.
        """
        if (history := self._history) is None:
            return
        for entry in steps:
            chapters = (history.open_chapter, *reversed(history.closed_chapters))
            chapter = next(one for one in chapters if one.entries and one.entries[0].id <= entry.id)
            at = chapter.position(entry.id)
            if self._passed is not None and self._passed[:2] == (chapter, at):
                before = self._passed[2]
            else:
                before = chapter.state_after(at)
            after = fold(before, entry.events)
            self._passed = chapter, at + 1, after
            yield Step(entry, before, after)

    def _on_looked_back(self) -> None:
        before, self._looked_at = self._looked_at, self._viewed_row()
        for row in {before, self._looked_at}:
            if row is not None:
                self._notify_row(row)

    def _viewed_row(self) -> int | None:
        entry = self._bridge.viewed_entry
        return None if entry is None else self.find_row(entry)

    def _add(self, entry: Entry) -> None:
        row = self._row_of_action.get(entry.action)
        if row is not None:
            self._join(entry)
            self._notify_row(row)
            return
        self.beginInsertRows(ROOT, len(self._rows), len(self._rows))
        self._join(entry)
        self.endInsertRows()

    def _join(self, entry: Entry) -> None:
        row = self._row_of_action.setdefault(entry.action, len(self._rows))
        if row == len(self._rows):
            self._rows.append((entry,))
        else:
            self._rows[row] = (*self._rows[row], entry)

    def _remove_steps(self, first: EntryId) -> None:
        """Remove a step and all after it: whole rows at the end, and later steps of earlier rows."""
        length = bisect_left(self._rows, first, key=_first_id)
        shortened = [row for row, steps in enumerate(self._rows[:length]) if steps[-1].id >= first]
        for row in shortened:  # First, because slots of rowsRemoved ask for the other rows.
            self._rows[row] = tuple(step for step in self._rows[row] if step.id < first)
        if length < len(self._rows):
            self.beginRemoveRows(ROOT, length, len(self._rows) - 1)
            for steps in self._rows[length:]:
                del self._row_of_action[steps[0].action]
            del self._rows[length:]
            self.endRemoveRows()
        for row in shortened:
            self._notify_row(row)

    def _notify_row(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, Column.TIME), self.index(row, Column.SENTENCE))


def _first_id(steps: Steps) -> EntryId:
    return steps[0].id


def besides_turn(step: Step) -> Step:
    """Return a step without the announcement of whose turn it is, which the header shows.

    In older campaigns that part was not saved apart from the rest, so the whole sentence is dropped.
    """
    changes_turn = any(isinstance(event, e.TurnStarted | e.TurnReversed) for event in step.entry.events)
    return step._replace(entry=replace(step.entry, sentence=step.entry.sentence_without_turn)) if changes_turn else step


def section_of(step: Step) -> tuple[str, ...]:
    """Return the headings of an action by its first step: the session, and the encounter with its round."""
    campaign = step.before if any(isinstance(event, ENDS) for event in step.entry.events) else step.after
    session, encounter = campaign.session, campaign.encounter
    if session is None:
        return (tr("Between sessions") if campaign.sessions_held else tr("Before the first session"),)
    number = tr("Session {number}", number=session.number)
    first = join_parts(filter(None, (number, session.title)))
    if encounter is None:
        return (first,)
    return first, join_parts(filter(None, (encounter.title, tr("Round {number}", number=encounter.round))))


def _override_texts(steps: Steps) -> list[str]:
    return [tr("Overridden: {refusal}", refusal=refusal) for step in steps for refusal in step.overruled]


def _row_text(steps: Steps) -> str:
    """Return the sentences of a row, or some of them and the number of further steps."""
    short = _shortened(steps)
    return join_parts((_sentences(short), _more_text(steps, short))) if short else _sentences(steps)


def _more_text(steps: Steps, short: Steps) -> str:
    return tr("{count} more steps", count=len(steps) - len(short))


def _sentences(steps: Steps) -> str:
    return join_lines(" ".join(step.sentence for step in steps if step.sentence))


def _shortened(steps: Steps) -> Steps:
    """Return the steps that represent many of one kind, such as votes, or () if all steps are written out.

    That is only the last step with a noted result, and until there is one the steps of rarer kinds. A check is always
    written out with everything that was spent on it.
    """
    if len(steps) <= MAX_ALIKE_STEPS or any(
        isinstance(event, e.CheckResolved) for step in steps for event in step.events
    ):
        return ()
    kinds = [step.command.use if isinstance(step.command, Use) else "" for step in steps]
    often = {kind for kind, count in Counter(kinds).items() if kind and count > MAX_ALIKE_STEPS}
    results = tuple(step for step in steps if _notes_result(step))
    if often and results:
        return results[-1:]
    return tuple(step for step, kind in zip(steps, kinds, strict=True) if kind not in often) if often else ()


def _notes_result(step: Entry) -> bool:
    """Whether a step of a procedure notes a result."""
    return any(isinstance(event, e.Noted) and event.topic == "result" for event in step.events)


@lru_cache(maxsize=1024)
def local_time(time: str) -> str:
    """Return the local hour and minute of a log time in the language's format, or "" if it is invalid."""
    try:
        local = datetime.fromisoformat(time).astimezone()
        return locale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    except ValueError:
        return ""
