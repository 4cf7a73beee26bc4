"""The log as Qt shows it, an action a line, and how an action is told: what it came to first, then the numbers."""

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
from gmtracker.engine.checks import OpenCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, EntryId
from gmtracker.engine.rules import Preview
from gmtracker.engine.table import Change
from gmtracker.i18n import in_one_line, labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.translation import locale

SENTENCE_END = re.compile(r"(?:(?<=\w{4})|(?<=.{12}))\. ")
"""A full stop after a word of a few letters, at a text's beginning, ends no sentence: it is an abbreviation's."""

_JOINT = " · "
MOST_ALIKE = 3
"""So many steps of one kind are told in a line each by itself; more of them, such as votes, are counted."""


class Telling(Struct, frozen=True):
    """What an action came to, and what led there and followed from it, the newest first.

    The first ``results`` of these are what it came to as well, such as the resistance and the hit before a wound; the
    numbers come after all of them, and last, ``passed`` of them, what was said beside an outcome that others followed,
    such as the harm that was proposed. The numbers do not say again what the outcome that they led to says.
    """

    outcome: str
    more: tuple[str, ...]
    results: int = 0
    passed: int = 0

    @property
    def whole(self) -> str:
        """All of it in one line."""
        return _JOINT.join((self.outcome, *self.more))


def in_order(steps: tuple[Entry, ...], so_far: str = "") -> tuple[str, ...]:
    """Return the sentences of an action, oldest first, without the parts that its outcome repeats.

    ``so_far`` is the outcome of a check that has been rolled and not announced. It comes last, unless its roll says it.
    """
    said = [one for part in _parts(steps, "") for one in (*reversed(_numbers(part)), part.said[0])]
    is_said = any(so_far.casefold() in sentence.casefold() for sentence in said)
    return tuple(said if is_said else (*said, _as_sentence(so_far)))


def last_result_of(steps: tuple[Entry, ...], so_far: str = "", of: str = "") -> Telling | None:
    """An action as it is told while it is the newest; None where nothing was said.

    ``so_far`` is the outcome of a check that has been rolled and not announced, ``of`` says whose and which it is.
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
    more = tuple(in_one_line(_bare(sentence)) for sentence in (*results, *numbers, *passed) if sentence)
    return Telling(in_one_line(outcome), more, results=len(results) if before else 0, passed=len(passed))


def besides_turns(steps: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Return the steps without whose turn it is, which the header shows; what came with the turn stays.

    Nothing is left of a change of turn in an older campaign, which did not save that part, unless it decides a check.
    """
    return tuple(
        replace(step, sentence=step.besides_turn) if _changes_turn(step) and not _is_mute(step) else step
        for step in steps
    )


def _changes_turn(step: Entry) -> bool:
    return any(isinstance(event, e.TurnStarted | e.TurnTakenBack) for event in step.events)


def _is_mute(step: Entry) -> bool:
    """Whether a step decides a check and nothing is saved of it but its whole sentence."""
    return not step.besides_turn and _has_outcome(step)


def _outcomes(steps: tuple[Entry, ...], part: "_Part", of: str) -> tuple[str, ...]:
    """What the last part came to, and what else it says of that.

    A check that follows another's outcome, such as a Soak a hit, goes by its name ``of`` while it is open; once it has
    ended all, what happened to people by it comes first.
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
    """What led to an outcome, the newest first, without the degrees of the outcome itself."""
    outcome, _ = _first_sentence(part.said[0], part.word)
    again = {words for words in (outcome, outcome.partition(", ")[2]) if words}
    return [_without(again, sentence) for sentence in reversed(part.said[1:])]


def _without(again: set[str], sentence: str) -> str:
    """A sentence without the part of it that says any of these again, with or without an article."""
    if not any(words.lower() in sentence.lower() for words in again):  # most say none: a pattern takes long to compile
        return sentence
    said = "|".join(map(re.escape, again))
    return re.sub(rf", (?:\w+ )?(?:{said})(?=[.,;]|$)", "", sentence, count=1, flags=re.IGNORECASE)


class _Part(Struct, frozen=True):
    """Some steps as they are told: what they came to, and then how.

    ``what`` is the check of a bare outcome, ``word`` the game's own word for a check's outcome, if it has one.
    """

    said: tuple[str, ...]
    what: str = ""
    word: str = ""


def _of(part: _Part, outcome: str) -> str:
    """What a part came to, with the check that it was: of several “Good success” does not say whose."""
    return labeled(part.what, outcome) if part.what and outcome else outcome


def _parts(steps: tuple[Entry, ...], so_far: str) -> list[_Part]:
    """The steps in parts: what has an outcome, or is the use of a token, with all that led to it; others alone."""
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
    """Whether a roll in it has announced the check before: what it says is told, and what it came to is not."""
    kinds = [type(event) for event in step.events]
    return e.CheckResolved in kinds and e.DiceRolled in kinds[kinds.index(e.CheckResolved) :]


def _has_outcome(step: Entry) -> bool:
    """Whether a check is decided in it, or what went on for several steps ends with a result that was written down."""
    kinds = {type(event) for event in step.events}
    has_result = any(isinstance(event, e.Noted) and event.topic == "result" for event in step.events)
    return e.CheckResolved in kinds or (has_result and e.ProcedureEnded in kinds)


def _announced(step: Entry, before: list[str]) -> _Part:
    """What is announced, by the game's own word for it where there is one: that is said first, and alone."""
    check = _announced_alone(step)
    if check is None:
        return _Part((step.sentence, *before), word=_word_of(step))
    _, rest = _first_sentence(step.sentence, check.outcome)
    said = " ".join(part for part in (_as_sentence(check.outcome), rest) if part)
    return _Part((said, *before), check.what, check.outcome)


def _word_of(step: Entry) -> str:
    """The game's own word for the outcome of the check that is decided in a step; empty where there is none."""
    return next((event.outcome for event in step.events if isinstance(event, e.CheckResolved)), "")


def _announced_alone(step: Entry) -> e.CheckResolved | None:
    """The check that is announced by the game's own word, in a step that does nothing else."""
    check = next((event for event in step.events if isinstance(event, e.CheckResolved)), None)
    does_more = any(isinstance(event, e.DiceRolled | e.TurnStarted) for event in step.events)
    return check if check is not None and check.outcome and not does_more else None


def _as_sentence(outcome: str) -> str:
    return f"{outcome[:1].upper()}{outcome[1:]}."


def _first_sentence(text: str, word: str = "") -> tuple[str, str]:
    """A text's first sentence, without its full stop, and the others.

    A game's own ``word`` for an outcome is one by itself, however short it is ("Hit").
    """
    announced = _as_sentence(word)
    if word and text.startswith(f"{announced} "):
        return _bare(announced), text[len(announced) + 1 :]
    end = SENTENCE_END.search(text)
    return (text[: end.start()], text[end.end() :]) if end else (_bare(text), "")


def _bare(sentence: str) -> str:
    return sentence.removesuffix(".")


Steps = tuple[Entry, ...]
LANDMARKS = (e.SessionStarted, e.SessionEnded, e.EncounterStarted, e.EncounterEnded)


class Column(IntEnum):
    """What stands on a line."""

    TIME = 0
    SENTENCE = 1


class Role(IntEnum):
    """The data roles of a line, beside its text: the id of its last step, and the :class:`Line` to paint."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1


class Line(Struct, frozen=True):
    """An action as it is told; ``landmark`` begins or ends a session or an encounter.

    ``overruled`` says that the GM overruled a refusal, ``looked_at`` that the table is shown as it was here,
    ``folded`` that steps of it are counted in the sentence and told in the tip alone.
    """

    time: str
    sentence: str
    folded: bool
    overruled: bool
    landmark: bool
    looked_at: bool


class LogModel(QAbstractTableModel):
    """The actions of the chapters in play. Rows are tuples of steps, in the order of their first one."""

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
                return _line(steps, self._so_far(steps), looked_at=index.row() == self._looked_at)
            case (Column.TIME, Qt.ItemDataRole.DisplayRole):
                return local_time(steps[0].time)
            case (Column.SENTENCE, Qt.ItemDataRole.DisplayRole):
                return _sentence(steps, self._so_far(steps))
            case (Column.SENTENCE, Qt.ItemDataRole.AccessibleTextRole):
                return _whole(steps, self._so_far(steps))
            case (Column.SENTENCE, Qt.ItemDataRole.ToolTipRole):
                return tip("\n".join([step.sentence for step in steps] + _overruled(steps)))
        return None

    def row_of(self, entry: EntryId) -> int | None:
        """The line that a step stands on, if any."""
        last = bisect_right(self._rows, entry, key=_first_id) - 1
        return next((row for row in range(last, -1, -1) if any(step.id == entry for step in self._rows[row])), None)

    def newest(self) -> tuple[int, Telling] | None:
        """The action that came to something last, and how it is told; None where there is none.

        An action may go on after another one has been done: an attack is resisted after an award, say.
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
        """The rows from that of the newest step back; one with several steps comes again."""
        if self._bridge.is_open:
            history = self._bridge.table.history
            for chapter in (history.open, *reversed(history.closed)):
                for entry in reversed(chapter.entries):
                    row = self._row_of_action.get(entry.action)
                    if row is not None and entry.id in (step.id for step in self._rows[row]):
                        yield row

    def undo_preview(self, row: int) -> Preview:
        """What taking back a line and all after it would come to, or why it cannot be."""
        return self._bridge.undo_preview(self._rows[row][-1].id)

    def actions_from(self, row: int) -> int:
        """How many actions taking back a line would take back, with those after it; 0 where it cannot be."""
        return self._bridge.actions_from(self._rows[row][-1].id)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows.clear()
        self._row_of_action.clear()
        self._tells_nothing.clear()
        if self._bridge.is_open:
            history = self._bridge.table.history
            for chapter in (*history.closed, history.open):
                for entry in chapter.entries:
                    self._join(entry)
        self._rolled = self._rolled_check()
        self._looked_at = self._row_looked_at()
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
        """The check that has been rolled and is not announced."""
        check = self._bridge.rules.open_check() if self._bridge.is_open else None
        return check if check is not None and check.draft is None and check.outcome else None

    def _so_far(self, steps: Steps) -> str:
        """What an action came to so far, where it is the check that is open."""
        check = self._rolled
        return check.outcome if check is not None and steps[0].action == ActionId(check.id) else ""

    def _on_looked_back(self) -> None:
        before, self._looked_at = self._looked_at, self._row_looked_at()
        for row in {before, self._looked_at}:
            if row is not None:
                self._tell_row(row)

    def _row_looked_at(self) -> int | None:
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
        """Drop that step and all after it: whole lines at the end, and later steps of the lines before."""
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


def _line(steps: Steps, so_far: str, *, looked_at: bool) -> Line:
    return Line(
        time=local_time(steps[0].time),
        sentence=_sentence(steps, so_far),
        folded=bool(_told_in_short(steps, so_far)),
        overruled=bool(_overruled(steps)),
        landmark=any(isinstance(event, LANDMARKS) for step in steps for event in step.events),
        looked_at=looked_at,
    )


def _overruled(steps: Steps) -> list[str]:
    return [tr("Overridden: {refusal}", refusal=refusal) for step in steps for refusal in step.overruled]


def _sentence(steps: Steps, so_far: str) -> str:
    """What a line says: all of it, or, of an action with many steps of one kind, what it came to and their number."""
    short = _told_in_short(steps, so_far)
    if not short:
        return _whole(steps, so_far)
    said = " ".join(step.sentence for step in short if step.sentence)
    return _JOINT.join((in_one_line(said), tr("{count} more steps", count=len(steps) - len(short))))


def _whole(steps: Steps, so_far: str) -> str:
    return in_one_line(" ".join(in_order(steps, so_far)))


def _told_in_short(steps: Steps, so_far: str) -> Steps:
    """The steps that stand for all where there are many of one kind, such as votes; none where all of them are told.

    It is the last one alone once that has an outcome, and until then whatever was done less often. A check is told with
    all that was spent on it.
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
    """The hour and minute on the wall of a time of the log, as the language writes them; empty for what is none."""
    try:
        local = datetime.fromisoformat(time).astimezone()
        return locale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    except ValueError:
        return ""
