"""The checks that mattered: the unlikely ones, the criticals, those that something was spent on, the great ones."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from gmtracker.engine import events as e
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import CharacterId
from gmtracker.summary.plain_text import plain
from gmtracker.summary.values import CheckLine

MOST_CHECKS = 8
UNLIKELY = Fraction(1, 5)
GREAT_DEGREE = 3

_FRACTION = re.compile(r"\d+(/\d+)?", re.ASCII)


def checks_that_mattered(entries: Iterable[Entry], names: Mapping[CharacterId, str]) -> tuple[CheckLine, ...]:
    """At most eight, in the order of the evening: those with the most reasons to be told, then the least likely."""
    events = (event for entry in entries for event in entry.events)
    lines = [_line(event, names) for event in events if isinstance(event, e.CheckResolved)]
    told = [at for at, line in enumerate(lines) if _reasons(line)]
    first = sorted(told, key=lambda at: _rank(lines[at]))[:MOST_CHECKS]
    return tuple(lines[at] for at in sorted(first))


def _reasons(line: CheckLine) -> int:
    """How many reasons there are to tell of a check."""
    unlikely = line.chance is not None and line.chance <= UNLIKELY
    return sum((unlikely, line.critical != 0, bool(line.spent), abs(line.degree) >= GREAT_DEGREE))


def _rank(line: CheckLine) -> tuple[int, Fraction, int]:
    return -_reasons(line), Fraction(1) if line.chance is None else line.chance, -abs(line.degree)


def _line(event: e.CheckResolved, names: Mapping[CharacterId, str]) -> CheckLine:
    return CheckLine(
        who=names.get(event.by, ""),
        what=plain(event.what),
        against_whom=names.get(event.on, "") if event.on != event.by else "",
        total=event.total,
        against=event.against,
        degree=event.degree,
        critical=event.critical,
        chance=_chance_of_outcome(event),
        spent=plain(event.note),
        outcome=plain(event.outcome),
    )


def _chance_of_outcome(event: e.CheckResolved) -> Fraction | None:
    """The chance of the success or the failure that came; None where it is not known."""
    success = _chance(event.chance)
    if success is None or event.degree == 0:
        return None
    return success if event.degree > 0 else 1 - success


def _chance(text: str) -> Fraction | None:
    """A chance as the log has it; None for what is none, such as in a file that was written by hand."""
    if not _FRACTION.fullmatch(text):
        return None
    try:
        chance = Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None
    return chance if chance <= 1 else None
