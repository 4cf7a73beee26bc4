"""The dice of the evening: every die that fell, whether or not it counted.

They are counted by size; those of checks that are for something of their own (Advantage, a luck die) by that.
"""

import re
from collections import Counter
from collections.abc import Iterable

from gmtracker.engine import events as e
from gmtracker.engine.dice import Die
from gmtracker.engine.history import Entry
from gmtracker.summary.values import DiceLine

MOST_FACES = 20

_KIND = re.compile(r"(?:^|\.)([a-z]{3,})(?:\.[0-9]+)?$")
"""What a role ends with: "advantage" in ``against.advantage.2``, nothing in ``check.d20``."""


def dice_of(entries: Iterable[Entry]) -> tuple[DiceLine, ...]:
    """A line for each size of die that fell, the smallest first, then one for each kind of the dice of checks."""
    groups: dict[tuple[str, int], list[Die]] = {}
    for entry in entries:
        for event in entry.events:
            if isinstance(event, e.DiceRolled):
                for die in event.dice:
                    if die.size > 0:
                        kind = _kind(event.purpose, die)
                        groups.setdefault((kind, 0 if kind else die.size), []).append(die)
    return tuple(_line(kind, groups[kind, size]) for kind, size in sorted(groups))


def _kind(purpose: str, die: Die) -> str:
    found = _KIND.search(die.role) if purpose == "check" else None
    return found[1].capitalize() if found else ""


def _line(kind: str, dice: list[Die]) -> DiceLine:
    sizes = tuple(sorted(Counter(die.size for die in dice).items()))
    shown = [die.face for die in dice]
    alike = len(sizes) == 1 and sizes[0][0] <= MOST_FACES
    return DiceLine(
        sizes=sizes,
        kind=kind,
        typed=sum(die.source == "typed" for die in dice),
        total=sum(shown),
        faces=tuple(shown.count(face) for face in range(1, sizes[0][0] + 1)) if alike else (),
    )
