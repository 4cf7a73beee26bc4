"""Dice of damage: so many of one size, exploding or not, and a flat number, written as ``2d6!+1``.

Source: rules/vagabond.md, "Dice words" and "HP"; seed 003.
"""

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import Die, DieRequest
from gmtracker.engine.dice_notation import MOST_EXPLOSIONS, Flat, SameDice, Sum, Term, parse_notation
from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr

MOST_DICE, MOST_FLAT = 20, 999
SIZES = (4, 6, 8, 10, 12, 20)
AGAIN = tr("rolled again with Luck")
CAME_WITH = tr("came with a die rolled again")

Take = Callable[..., tuple[Die, ...]]
"""Rolls a group of dice that is asked for."""


class DamageDice(Struct, frozen=True, omit_defaults=True):
    """What is rolled for damage; ``count`` 0 is a flat number alone."""

    count: int = 0
    size: int = 6
    explodes: bool = False
    bonus: int = 0

    @property
    def written(self) -> str:
        """The damage as text: ``2d6!+1``, ``7``."""
        if not self.count:
            return str(self.bonus)
        dice = f"{self.count if self.count > 1 else ''}d{self.size}{'!' if self.explodes else ''}"
        return dice + (f"{self.bonus:+d}" if self.bonus else "")

    def with_one_more(self) -> "DamageDice":
        """With the extra die that a weakness brings; a flat number has no die to bring one more of."""
        return replace(self, count=self.count + 1) if self.count else self


def read_dice(written: str) -> DamageDice | None:
    """Parse damage; None for what is no damage: no notation, or dice of several sizes."""
    try:
        notation = parse_notation(written)
    except Refused:
        return None
    match notation:
        case Sum((Term(1, SameDice(count, size, explodes)),)) if count <= MOST_DICE and size in SIZES:
            return DamageDice(count, size, explodes)
        case Sum((Term(1, SameDice(count, size, explodes)), Term(sign, Flat(bonus)))) if bonus <= MOST_FLAT:
            return DamageDice(count, size, explodes, sign * bonus) if count <= MOST_DICE and size in SIZES else None
        case Sum((Term(1, Flat(amount)),)) if amount <= MOST_FLAT:
            return DamageDice(bonus=amount)
    return None


def asked_for(written: str) -> DamageDice:
    """Parse damage. Refuses what is no damage."""
    dice = read_dice(written)
    if dice is None:
        raise Refused("Damage is a number, or dice such as d6, 2d6+1 or d6!.")
    return dice


def fall(damage: DamageDice, take: Take) -> tuple[Die, ...]:
    """Roll all the dice of damage: one group, and follow-up groups for what explodes."""
    if not damage.count:
        return ()
    name = tr("Damage d{size}", size=damage.size)
    first = take(*(DieRequest(f"damage.{number}", damage.size, name) for number in range(1, damage.count + 1)))
    return _exploded(damage, first, take)


def fall_again(damage: DamageDice, dice: tuple[Die, ...], role: str, take: Take) -> tuple[Die, ...]:
    """Roll one die that counts again: it and the dice that it brought no longer count."""
    again = f"{role}~{sum(die.role.startswith(f'{role}~') for die in dice) + 1}"
    kept = tuple(_dropped(die, role) for die in dice)
    (new,) = take(DieRequest(again, damage.size, tr("Damage d{size}, again", size=damage.size)))
    return kept + _exploded(damage, (new,), take)


def total_of(damage: DamageDice, dice: tuple[Die, ...]) -> int:
    """The total of the dice that count with the flat number; at least 0 (seed 003, Damage)."""
    return max(0, damage.bonus + sum(die.face for die in dice if not die.ignored))


def mean_of(damage: DamageDice) -> Fraction:
    """The damage to be expected before Armor, of dice that may explode without end; negative sums not cut off."""
    die = Fraction(damage.size + 1, 2)
    if damage.explodes:
        die = die * damage.size / (damage.size - 1)
    return damage.count * die + damage.bonus


def _dropped(die: Die, role: str) -> Die:
    if die.ignored:
        return die
    if die.role == role:
        return replace(die, ignored=AGAIN)
    return replace(die, ignored=CAME_WITH) if die.role.startswith(f"{role}+") else die


def _exploded(damage: DamageDice, first: tuple[Die, ...], take: Take) -> tuple[Die, ...]:
    """The dice with those that they bring: each highest face another of the same, and on."""
    dice, latest = first, first
    while damage.explodes:
        lucky = [die for die in latest if die.face == die.size][: MOST_EXPLOSIONS - len(dice) + len(first)]
        if not lucky:
            break
        latest = take(
            *(DieRequest(f"{die.role}+", die.size, tr("Damage d{size}, exploded", size=die.size)) for die in lucky)
        )
        dice += latest
    return dice
