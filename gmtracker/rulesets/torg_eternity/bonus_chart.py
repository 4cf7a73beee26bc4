"""The Bonus Chart, and the roll of ``Td20``: a d20 that rolls again on a 10 and a 20, with its bonus.

Source: seed 002; rules/torg-eternity.md.
"""

import re

from msgspec import Struct

from gmtracker.engine.dice import Die, DieRequest, RollsDice
from gmtracker.engine.dice_notation import MAX_EXPLOSIONS, cut_off_text, parts_of_sum
from gmtracker.engine.errors import Refused
from gmtracker.engine.phrases import number_text, signed_text
from gmtracker.i18n import tr

SIZE, ROLLS_AGAIN = 20, (10, 20)
"""The size of the die, and the faces on which it rolls again."""

UP_TO_TWENTY = (-10, -8, -6, -6, -4, -4, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7)
"""The bonus on the Bonus Chart for each total from 1 to 20."""

BEYOND = 8
"""The bonus for 21 to 25; every ``STEP`` more adds one."""

STEP = 5

_NOTATION = re.compile(r"1?t[dw]20", re.IGNORECASE)


def bonus_of(total: int) -> int:
    """Return the bonus on the Bonus Chart for a die total of 1 or more."""
    if total <= len(UP_TO_TWENTY):
        return UP_TO_TWENTY[total - 1]
    return BEYOND + (total - len(UP_TO_TWENTY) - 1) // STEP


def least_total(bonus: int) -> int:
    """Return the lowest die total (1 or more) with at least this bonus."""
    if bonus >= BEYOND:
        return len(UP_TO_TWENTY) + 1 + STEP * (bonus - BEYOND)
    return next(total for total, worth in enumerate(UP_TO_TWENTY, 1) if worth >= bonus)


SHOWN_BEYOND = 6
"""The minimum number of chart steps shown beyond 20."""


def bonus_chart(total: int) -> tuple[tuple[tuple[int, int, int], ...], int]:
    """Return the lines of the Bonus Chart, at least up to this die total, and the index of its line.

    Each line is the lowest and highest die total with a bonus, and the bonus.
    """
    last = max(bonus_of(total), BEYOND + SHOWN_BEYOND - 1)
    bonuses = [*dict.fromkeys(UP_TO_TWENTY), *range(BEYOND, last + 1)]
    lines = tuple((least_total(bonus), least_total(bonus + 1) - 1, bonus) for bonus in bonuses)
    return lines, bonuses.index(bonus_of(total))


class BonusRoll(Struct, frozen=True):
    """A roll of one d20 that rolls again on a 10 and a 20."""

    @property
    def text(self) -> str:
        """The notation: "Td20"."""
        return f"Td{SIZE}"

    def roll(self, dice: RollsDice) -> "BonusResult":
        """Roll and add as long as the last die is a 10 or a 20."""
        shown = list(dice.roll_group(DieRequest("again", SIZE, f"d{SIZE}")))
        while shown[-1].face in ROLLS_AGAIN and len(shown) <= MAX_EXPLOSIONS:
            name = tr("d{size}, rolled again", size=SIZE)
            shown += dice.roll_group(DieRequest(f"again+{len(shown)}", SIZE, name))
        return BonusResult(self, tuple(shown), sum(die.face for die in shown))


class BonusResult(Struct, frozen=True):
    """The dice of a ``Td20`` and their total."""

    notation: BonusRoll
    dice: tuple[Die, ...]
    total: int

    @property
    def bonus(self) -> int:
        """The bonus for the total."""
        return bonus_of(self.total)

    @property
    def cut_off(self) -> bool:
        """Whether the last die would roll again, but the limit was reached."""
        return self.dice[-1].face in ROLLS_AGAIN

    def outcome_text(self, most: int | None) -> str:
        """Return the dice, their total and the bonus. With more than ``most`` dice, leave out the dice."""
        text = total = number_text(self.total)
        if len(self.dice) > 1 and (most is None or len(self.dice) <= most):
            text = f"{' + '.join(str(die.face) for die in self.dice)} = {total}"
        text = tr("{total}, bonus {bonus}", total=text, bonus=signed_text(self.bonus))
        return cut_off_text(text) if self.cut_off else text


def special_roll(notation: str) -> BonusRoll | None:
    """Return the roll of a ``Td20``, or None for any other notation. Raises Refused for a sum with one."""
    if _NOTATION.fullmatch(notation):
        return BonusRoll()
    if any(map(_NOTATION.fullmatch, parts_of_sum(notation))):
        raise Refused("Roll Td20 by itself, not in a sum. Anything added would not change its bonus.")
    return None
