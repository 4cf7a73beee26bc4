"""The Qt model of the log, one action per row, and the texts of an action: its outcome first, then the numbers."""

import re
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
from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.table import Change
from gmtracker.i18n import join_lines, labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.translation import locale

SENTENCE_END = re.compile(r"(?:(?<=\w{4})|(?<=.{12}))\. ")
"""The end of a sentence. A full stop after a short word at the start of a text marks an abbreviation instead."""

_JOINT = " · "
MOST_ALIKE = 3
"""Up to this many steps of one kind are written out; more of them, such as votes, are counted."""


class Telling(Struct, frozen=True):
    """The outcome of an action, and what led to it and followed from it, newest first.

    The first ``results`` items of ``more`` are outcomes too, such as the resistance and the hit before a wound. The
    numbers come after them. The last ``passed`` items are remarks beside an outcome that was superseded, such as a
    proposed harm. Numbers do not repeat their outcome.
    """

    outcome: str
    more: tuple[str, ...]
    results: int = 0
    passed: int = 0

    @property
    def whole(self) -> str:
        """Everything in one line."""
        return _JOINT.join((self.outcome, *self.more))


def in_order(steps: tuple[Entry, ...], so_far: str = "") -> tuple[str, ...]:
    """Return the sentences of an action, oldest first, without the parts that its outcome repeats.

    ``so_far`` is the outcome of a check that has been rolled and not announced. It comes last, unless its roll says
    it.
    """
    said = [one for part in _parts(steps, "") for one in (*reversed(_numbers(part)), part.said[0])]
    is_said = any(so_far.casefold() in sentence.casefold() for sentence in said)
    return tuple(said if is_said else (*said, _as_sentence(so_far)))


def last_result_of(steps: tuple[Entry, ...], so_far: str = "", of: str = "") -> Telling | None:
    """Return an action as it is shown while it is the newest, or None if it has no sentence.

    ``so_far`` is the outcome of a check that is rolled but not announced; ``of`` is that check's headline.
    """
    parts = _parts(steps, so_far)
    if not parts:
        return None
    last, *earlier = reversed(parts)
    is_open = bool(so_far) and last.said[0] == _as_sentence(so_far)
    outcome, *rest = _outcomes(steps, last, of if is_open else "")
    before = [(part, *_first_sentence(part.said[0], part.word)) for part in earlier]
    results = [sentence for sentence in (*rest, *(_of(part, came_to) for part, came_to, _ in before)) if sentence]
    numbers = [*_numbers(last), *(sentence for part, _, _ in before for sentence in _numbers(part))]
    passed = [told_too for _, _, told_too in before if told_too]
    more = tuple(join_lines(_without_period(sentence)) for sentence in (*results, *numbers, *passed) if sentence)
    return Telling(join_lines(outcome), more, results=len(results) if before else 0, passed=len(passed))


def besides_turns(steps: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Return the steps without the announcement of whose turn it is, which the header shows.

    In older campaigns that part was not saved apart from the rest, so a whole change of turn is dropped, unless it
    also decides a check.
    """
    return tuple(
        replace(step, sentence=step.sentence_without_turn) if _changes_turn(step) and not _is_mute(step) else step
        for step in steps
    )


def _changes_turn(step: Entry) -> bool:
    return any(isinstance(event, e.TurnStarted | e.TurnReversed) for event in step.events)


def _is_mute(step: Entry) -> bool:
    """Whether a step decides a check and only its whole sentence was saved."""
    return not step.sentence_without_turn and _has_outcome(step)


def _outcomes(steps: tuple[Entry, ...], part: "_Part", of: str) -> tuple[str, ...]:
    """Return the last part's outcome and further outcomes.

    An open check that follows another's outcome (such as a Soak after a hit) starts with its name ``of``. Once it
    has ended everything, what happened to the characters comes first.
    """
    outcome, rest = _first_sentence(part.said[0], part.word)
    if not any(map(_has_outcome, steps[:-1])):
        return outcome, rest
    if of and any(sentence.startswith(of.split()[0]) for sentence in part.said[1:]):
        return _JOINT.join((of, outcome)), rest
    check = next((event for event in steps[-1].events if isinstance(event, e.CheckResolved)), None)
    is_over = any(isinstance(event, e.ProcedureEnded) for event in steps[-1].events)
    if check is None or not is_over or not rest:
        return outcome, rest
    befell, more = _first_sentence(rest)
    return befell, more, labeled(check.what, outcome)


def _numbers(part: "_Part") -> list[str]:
    """Return the sentences that led to an outcome, newest first, without those parts that repeat it."""
    outcome, _ = _first_sentence(part.said[0], part.word)
    again = {words for words in (outcome, outcome.partition(", ")[2]) if words}
    return [_without(again, sentence) for sentence in reversed(part.said[1:])]


def _without(again: set[str], sentence: str) -> str:
    """Return a sentence without the part that repeats one of these texts, with or without an article."""
    # Most sentences contain none of them, and compiling a pattern takes long.
    if not any(words.lower() in sentence.lower() for words in again):
        return sentence
    said = "|".join(map(re.escape, again))
    return re.sub(rf", (?:\w+ )?(?:{said})(?=[.,;]|$)", "", sentence, count=1, flags=re.IGNORECASE)


class _Part(Struct, frozen=True):
    """Some steps as text: their outcome, then how it came about.

    ``what`` is the name of a check, ``word`` the game's own word for its outcome, if any.
    """

    said: tuple[str, ...]
    what: str = ""
    word: str = ""


def _of(part: _Part, outcome: str) -> str:
    """Return a part's outcome with its check: among several, "Good success" alone does not say of what."""
    return labeled(part.what, outcome) if part.what and outcome else outcome


def _parts(steps: tuple[Entry, ...], so_far: str) -> list[_Part]:
    """Return the steps in parts: an outcome or token use with all that led to it, or single sentences."""
    parts: list[_Part] = []
    before: list[str] = []
    for step in steps:
        if _has_outcome(step):
            is_over_at_once = step is steps[0]
            parts.append(_Part((step.sentence,), word=_word_of(step)) if is_over_at_once else _announced(step, before))
            before = []
        else:
            before.append(step.sentence)
    if so_far and (before or _rolls_anew(steps[-1])):
        parts.append(_Part((_as_sentence(so_far), *before)))
    elif len(before) > 1 and any(isinstance(event, e.TokenUsed) for event in steps[-1].events):
        parts.append(_Part((before[-1], *before[:-1])))
    else:
        parts.extend(_Part((sentence,)) for sentence in before)
    spoken = (replace(part, said=tuple(sentence for sentence in part.said if sentence)) for part in parts)
    return [part for part in spoken if part.said]


def _rolls_anew(step: Entry) -> bool:
    """Whether a step announces a check and then rolls again, so that its sentence is used up."""
    kinds = [type(event) for event in step.events]
    return e.CheckResolved in kinds and e.DiceRolled in kinds[kinds.index(e.CheckResolved) :]


def _has_outcome(step: Entry) -> bool:
    """Whether a step decides a check, or ends a procedure with a noted result."""
    kinds = {type(event) for event in step.events}
    has_result = any(isinstance(event, e.Noted) and event.topic == "result" for event in step.events)
    return e.CheckResolved in kinds or (has_result and e.ProcedureEnded in kinds)


def _announced(step: Entry, before: list[str]) -> _Part:
    """Return the part of an announced check; if the game has a word for the outcome, that word comes first."""
    check = _announced_alone(step)
    if check is None:
        return _Part((step.sentence, *before), word=_word_of(step))
    _, rest = _first_sentence(step.sentence, check.outcome)
    said = " ".join(part for part in (_as_sentence(check.outcome), rest) if part)
    return _Part((said, *before), check.what, check.outcome)


def _word_of(step: Entry) -> str:
    """Return the game's word for the outcome of the check that a step decides, or ""."""
    return next((event.outcome for event in step.events if isinstance(event, e.CheckResolved)), "")


def _announced_alone(step: Entry) -> e.CheckResolved | None:
    """Return the check that a step announces by the game's word if it does nothing else, or None."""
    check = next((event for event in step.events if isinstance(event, e.CheckResolved)), None)
    does_more = any(isinstance(event, e.DiceRolled | e.TurnStarted) for event in step.events)
    return check if check is not None and check.outcome and not does_more else None


def _as_sentence(outcome: str) -> str:
    return f"{outcome[:1].upper()}{outcome[1:]}."


def _first_sentence(text: str, word: str = "") -> tuple[str, str]:
    """Return a text's first sentence, without its full stop, and the rest.

    The game's ``word`` for an outcome counts as a sentence, however short it is ("Hit").
    """
    announced = _as_sentence(word)
    if word and text.startswith(f"{announced} "):
        return _without_period(announced), text[len(announced) + 1 :]
    end = SENTENCE_END.search(text)
    return (text[: end.start()], text[end.end() :]) if end else (_without_period(text), "")


def _without_period(sentence: str) -> str:
    return sentence.removesuffix(".")


Steps = tuple[Entry, ...]
LANDMARKS = (e.SessionStarted, e.SessionEnded, e.EncounterStarted, e.EncounterEnded)


class Column(IntEnum):
    """The columns of the log."""

    TIME = 0
    SENTENCE = 1


class Role(IntEnum):
    """The data roles of a row: the id of its last step, and the :class:`Line` to paint."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1


class Line(Struct, frozen=True):
    """A row of the log; ``landmark``: the action starts or ends a session or an encounter.

    ``overruled``: the GM overrode a refusal. ``looked_at``: this moment is being viewed. ``folded``: some steps are
    only counted in the sentence, and written out in the tooltip.
    """

    time: str
    sentence: str
    folded: bool
    overruled: bool
    landmark: bool
    looked_at: bool


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
        self._looked_at: int | None = None
        self._rolled: OpenCheck | None = None
        bridge.opened.connect(self._begin_anew)
        bridge.history_viewed.connect(self._on_looked_back)
        bridge.change_applied.connect(self._on_changed)
        self._begin_anew()

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
                return _build_line(steps, self._so_far(steps), looked_at=index.row() == self._looked_at)
            case (Column.TIME, Qt.ItemDataRole.DisplayRole):
                return local_time(steps[0].time)
            case (Column.SENTENCE, Qt.ItemDataRole.DisplayRole):
                return _sentence(steps, self._so_far(steps))
            case (Column.SENTENCE, Qt.ItemDataRole.AccessibleTextRole):
                return _whole_text(steps, self._so_far(steps))
            case (Column.SENTENCE, Qt.ItemDataRole.ToolTipRole):
                return tip("\n".join([step.sentence for step in steps] + _override_texts(steps)))
        return None

    def row_of(self, entry: EntryId) -> int | None:
        """Return the row that contains a step, or None."""
        last = bisect_right(self._rows, entry, key=_first_id) - 1
        return next((row for row in range(last, -1, -1) if any(step.id == entry for step in self._rows[row])), None)

    def newest(self) -> tuple[int, Telling] | None:
        """Return the row and text of the action that most recently had a result, or None.

        Rows are searched by their last step, because an action can continue after a later one has begun: an
        attack may be resisted after an award.
        """
        for row in self._rows_by_last_step():
            steps = self._rows[row]
            if self._tells_nothing.get(steps[0].action) is steps:
                continue
            so_far = self._so_far(steps)
            besides = besides_turns(steps)
            telling = last_result_of(besides, so_far, self._rolled.headline if so_far and self._rolled else "")
            if telling is not None:
                return row, telling
            self._tells_nothing[steps[0].action] = steps
        return None

    def _rows_by_last_step(self) -> Iterator[int]:
        """Yield rows by their steps, newest first. A row with several steps is repeated."""
        if self._bridge.is_open:
            history = self._bridge.table.history
            for chapter in (history.open_chapter, *reversed(history.closed_chapters)):
                for entry in reversed(chapter.entries):
                    row = self._row_of_action.get(entry.action)
                    if row is not None and entry.id in (step.id for step in self._rows[row]):
                        yield row

    def undo_preview(self, row: int) -> Preview:
        """Return the preview of undoing a row and all after it, or the refusal."""
        return self._bridge.undo_preview(self._rows[row][-1].id)

    def actions_from(self, row: int) -> int:
        """Return how many actions undoing this row would undo; 0 if it is refused."""
        return self._bridge.actions_from(self._rows[row][-1].id)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows.clear()
        self._row_of_action.clear()
        self._tells_nothing.clear()
        if self._bridge.is_open:
            history = self._bridge.table.history
            for chapter in (*history.closed_chapters, history.open_chapter):
                for entry in chapter.entries:
                    self._join(entry)
        self._rolled = self._rolled_check()
        self._looked_at = self._viewed_row()
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        before, self._rolled = self._rolled, self._rolled_check()
        if change.kind == "undone":
            self._take_back(change.entries[0].id)
        else:
            for entry in change.entries:
                self._add(entry)
        row = self._row_of_action.get(ActionId(before.id)) if before is not None else None
        if row is not None and before != self._rolled:
            self._tell_row(row)

    def _rolled_check(self) -> OpenCheck | None:
        """Return the check that is rolled but not announced, or None."""
        check = self._bridge.rules.open_check() if self._bridge.is_open else None
        return check if check is not None and check.draft is None and check.outcome else None

    def _so_far(self, steps: Steps) -> str:
        """Return the outcome so far if the action is the open check, else ""."""
        check = self._rolled
        return check.outcome if check is not None and steps[0].action == ActionId(check.id) else ""

    def _on_looked_back(self) -> None:
        before, self._looked_at = self._looked_at, self._viewed_row()
        for row in {before, self._looked_at}:
            if row is not None:
                self._tell_row(row)

    def _viewed_row(self) -> int | None:
        entry = self._bridge.looking_back_to
        return None if entry is None else self.row_of(entry)

    def _add(self, entry: Entry) -> None:
        row = self._row_of_action.get(entry.action)
        if row is not None:
            self._join(entry)
            self._tell_row(row)
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

    def _take_back(self, first: EntryId) -> None:
        """Remove a step and all after it: whole rows at the end, and later steps of earlier rows."""
        length = bisect_left(self._rows, first, key=_first_id)
        if length < len(self._rows):
            self.beginRemoveRows(ROOT, length, len(self._rows) - 1)
            for steps in self._rows[length:]:
                del self._row_of_action[steps[0].action]
            del self._rows[length:]
            self.endRemoveRows()
        for row, steps in enumerate(self._rows):
            if steps[-1].id >= first:
                self._rows[row] = tuple(step for step in steps if step.id < first)
                self._tell_row(row)

    def _tell_row(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, Column.TIME), self.index(row, Column.SENTENCE))


def _first_id(steps: Steps) -> EntryId:
    return steps[0].id


def _build_line(steps: Steps, so_far: str, *, looked_at: bool) -> Line:
    return Line(
        time=local_time(steps[0].time),
        sentence=_sentence(steps, so_far),
        folded=bool(_told_in_short(steps, so_far)),
        overruled=bool(_override_texts(steps)),
        landmark=any(isinstance(event, LANDMARKS) for step in steps for event in step.events),
        looked_at=looked_at,
    )


def _override_texts(steps: Steps) -> list[str]:
    return [tr("Overridden: {refusal}", refusal=refusal) for step in steps for refusal in step.overruled]


def _sentence(steps: Steps, so_far: str) -> str:
    """Return the text of a row: all of it, or an outcome and the number of further steps."""
    short = _told_in_short(steps, so_far)
    if not short:
        return _whole_text(steps, so_far)
    said = " ".join(step.sentence for step in short if step.sentence)
    return _JOINT.join((join_lines(said), tr("{count} more steps", count=len(steps) - len(short))))


def _whole_text(steps: Steps, so_far: str) -> str:
    return join_lines(" ".join(in_order(steps, so_far)))


def _told_in_short(steps: Steps, so_far: str) -> Steps:
    """Return the steps that represent many of one kind, such as votes, or () if all steps are written out.

    That is only the last step once it has an outcome, and until then the steps of rarer kinds. A check is always
    written out with everything that was spent on it.
    """
    if so_far or len(steps) <= MOST_ALIKE:
        return ()
    if any(isinstance(event, e.CheckResolved) for step in steps for event in step.events):
        return ()
    kinds = [step.command.use if isinstance(step.command, Use) else "" for step in steps]
    often = {kind for kind, count in Counter(kinds).items() if kind and count > MOST_ALIKE}
    if often and _has_outcome(steps[-1]):
        return steps[-1:]
    return tuple(step for step, kind in zip(steps, kinds, strict=True) if kind not in often) if often else ()


@lru_cache(maxsize=1024)
def local_time(time: str) -> str:
    """Return the local hour and minute of a log time in the language's format, or "" if it is invalid."""
    try:
        local = datetime.fromisoformat(time).astimezone()
        return locale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    except ValueError:
        return ""
