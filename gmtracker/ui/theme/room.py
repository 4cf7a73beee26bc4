"""Share width or height that is too little: parts shrink step by step, or the first arrangement that fits is taken."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

WIDE = 1600
"""From this unscaled width of the window on, the table has a third column, and foe cards below the roster."""

Part = TypeVar("Part")
Choice = TypeVar("Choice")


def shrink(sizes: Mapping[Part, int], room: int, steps: Iterable[Mapping[Part, int]]) -> dict[Part, int]:
    """Return the sizes reduced until their sum fits the room, or as far as the steps allow.

    Each step maps the parts that give to their least size. They give in proportion to what they can spare. The next
    step is used only if that is not enough. A part is never enlarged, and its size may stay larger than its least
    size by a rounded-off pixel.
    """
    shrunk = dict(sizes)
    for least in steps:
        over = sum(shrunk.values()) - room
        if over <= 0:
            break
        spare = {part: max(0, shrunk[part] - size) for part, size in least.items() if part in shrunk}
        total = sum(spare.values())
        for part, most in spare.items():
            shrunk[part] -= min(over, total) * most // max(1, total)
    return shrunk


def first_fitting(choices: Sequence[Choice], size_of: Callable[[Choice], float], room: float) -> Choice:
    """Return the first of the choices, the best first, that fits the room; the last if none does."""
    return next((choice for choice in choices if size_of(choice) <= room), choices[-1])
