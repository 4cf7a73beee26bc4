"""The Countdown die by itself, ``Cd6``: its ladder of sizes, its notation and its roll.

Source: seed 003, The Dice.
"""

import re

from msgspec import Struct

from gmtracker.engine.dice import Die, DieRequest, RollsDice
from gmtracker.engine.dice_notation import parts_of_sum
from gmtracker.engine.errors import Refused, quote
from gmtracker.i18n import tr

LADDER = (4, 6, 8, 10, 12, 20)
"""The sizes of a Countdown die, the smallest first."""

_NOTATION = re.compile(r"(?P<count>[0-9]*)c[dw](?P<size>[0-9]+)", re.IGNORECASE | re.ASCII)


def smaller(size: int) -> int | None:
    """Return the next smaller size of d20, d12, d10, d8, d6, d4. None below the d4."""
    return max((step for step in LADDER if step < size), default=None)


class CountdownRoll(Struct, frozen=True):
    """A roll of one Countdown die."""

    size: int

    @property
    def text(self) -> str:
        """The notation: "Cd6"."""
        return f"Cd{self.size}"

    def roll(self, dice: RollsDice) -> "CountdownResult":
        """Roll the die: a 1 makes it a size smaller, or ends the countdown on the smallest."""
        (die,) = dice.roll_group(DieRequest("countdown", self.size, tr("Countdown d{size}", size=self.size)))
        return CountdownResult(self, die, self.size if die.face > 1 else smaller(self.size))


class CountdownResult(Struct, frozen=True):
    """A rolled Countdown die, and its size for the next roll (None: the countdown has ended)."""

    notation: CountdownRoll
    die: Die
    next_size: int | None

    def outcome_text(self, most: int | None) -> str:
        """Return the face, and what it does to the die."""
        if self.next_size is None:
            return tr("{face}, so the countdown ends", face=self.die.face)
        if self.next_size == self.notation.size:
            return tr("{face}, so it stays {die}", face=self.die.face, die=f"Cd{self.next_size}")
        return tr("{face}, so it shrinks to {die}", face=self.die.face, die=f"Cd{self.next_size}")


def special_roll(notation: str) -> CountdownRoll | None:
    """Return the roll of a Countdown die, or None for any other notation.

    Raises Refused for several dice, a size that is not on the ladder, and a sum.
    """
    found = _NOTATION.fullmatch(notation)
    if found is None:
        if die := next(filter(_NOTATION.fullmatch, parts_of_sum(notation)), ""):
            raise Refused("Roll a Countdown die by itself, not in a sum: {die}.", die=quote(die))
        return None
    if found["count"] not in ("", "1"):
        raise Refused("Roll Countdown dice one at a time.")
    if int(found["size"]) not in LADDER:
        raise Refused("A Countdown die must be a d4, d6, d8, d10, d12 or d20.")
    return CountdownRoll(int(found["size"]))
