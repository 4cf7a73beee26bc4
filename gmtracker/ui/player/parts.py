"""The parts of the players' window, and how much of each is shown."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from gmtracker.engine.sheet import Sheet
from gmtracker.words import tr

Stage = Literal["hidden", "name", "all"]

STAGES: tuple[Stage, ...] = ("hidden", "name", "all")
HEROES, ORDER, CHECK, OPEN_CHECK = "heroes", "order", "check", "open-check"


class Part(Struct, frozen=True):
    """A part of the players' window: its key in the settings, its name, and what is shown of it at first."""

    key: str
    name: str
    usual: Stage = "all"


def parts_of(sheet: Sheet) -> tuple[Part, ...]:
    """The parts that there are in a game, from the top of the window to its foot."""
    pools = tuple(Part(f"pool:{pool.key}", pool.name) for pool in sheet.pools)
    return (
        Part(HEROES, tr("Heroes")),
        *pools,
        Part(ORDER, tr("Turn order")),
        Part(CHECK, tr("Last announced check")),
        Part(OPEN_CHECK, tr("Open check"), "hidden"),
    )


def stage_of(part: Part, chosen: Mapping[str, str]) -> Stage:
    """How much of a part is shown, by what was chosen for it."""
    return next((stage for stage in STAGES if stage == chosen.get(part.key)), part.usual)
