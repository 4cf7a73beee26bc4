"""The dice of the evening, by size: every die that fell, whether or not it counted."""

from collections.abc import Iterable

from gmtracker.engine import events as e
from gmtracker.engine.dice import Die
from gmtracker.engine.history import Entry
from gmtracker.summary.values import DiceLine

MOST_FACES = 20


def dice_of(entries: Iterable[Entry]) -> tuple[DiceLine, ...]:
    """A line for each size of die that fell, the smallest first."""
    by_size: dict[int, list[Die]] = {}
    for entry in entries:
        for event in entry.events:
            if isinstance(event, e.DiceRolled):
                for die in event.dice:
                    by_size.setdefault(die.size, []).append(die)
    return tuple(_line(size, by_size[size]) for size in sorted(by_size) if size > 0)


def _line(size: int, dice: list[Die]) -> DiceLine:
    shown = [die.face for die in dice]
    faces = range(1, size + 1) if size <= MOST_FACES else ()
    return DiceLine(
        size=size,
        count=len(dice),
        typed=sum(die.source == "typed" for die in dice),
        total=sum(shown),
        faces=tuple(shown.count(face) for face in faces),
    )
