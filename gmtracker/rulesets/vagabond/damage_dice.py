"""Damage dice: a number of dice of a size, exploding or not, dice of other sizes, and a flat number: ``2d6!+d4+1``.

Source: rules/vagabond.md, "Dice words" and "HP"; seed 003.
"""

from collections.abc import Callable
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import Die, DieRequest
from gmtracker.engine.dice_notation import MAX_EXPLOSIONS, Flat, SameDice, Sum, Term, parse_notation
from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr

MOST_DICE, MOST_FLAT = 20, 999
SIZES = (4, 6, 8, 10, 12, 20)
AGAIN = tr("rerolled with Luck")
CAME_WITH = tr("came from a rerolled die")

Take = Callable[..., tuple[Die, ...]]
"""A function that rolls a group of requested dice."""


class DamageDice(Struct, frozen=True, omit_defaults=True):
    """The dice of a damage. ``count`` 0 means only the flat number. ``more`` are dice of other sizes."""

    count: int = 0
    size: int = 6
    explodes: bool = False
    bonus: int = 0
    more: tuple[SameDice, ...] = ()

    @property
    def text(self) -> str:
        """The damage as text: ``2d6!+d4+1``, ``7``."""
        if not self.count:
            return str(self.bonus)
        return "+".join(map(_dice_text, self.dice)) + (f"{self.bonus:+d}" if self.bonus else "")

    @property
    def dice(self) -> tuple[SameDice, ...]:
        """The dice by size, the first ones first. Empty for a flat number."""
        return (SameDice(self.count, self.size, self.explodes), *self.more) if self.count else ()

    def add_die(self) -> "DamageDice":
        """Return the damage with the extra die for a weakness: of the first size, or a d6 with a flat number."""
        return replace(self, count=self.count + 1)


def _dice_text(dice: SameDice) -> str:
    return f"{dice.count if dice.count > 1 else ''}d{dice.size}{'!' if dice.explodes else ''}"


def read_dice(written: str) -> DamageDice | None:
    """Parse damage. Returns None for invalid notation, subtracted dice, or too many dice."""
    try:
        notation = parse_notation(written)
    except Refused:
        return None
    if not isinstance(notation, Sum):
        return None
    dice, bonus = [], 0
    for term in notation.terms:
        match term:
            case Term(1, SameDice(keep=0) as same) if same.size in SIZES:
                dice.append(same)
            case Term(sign, Flat(amount)):
                bonus += sign * amount
            case _:
                return None
    if sum(same.count for same in dice) > MOST_DICE or abs(bonus) > MOST_FLAT or (not dice and bonus < 0):
        return None
    if not dice:
        return DamageDice(bonus=bonus)
    first, *more = dice
    return DamageDice(first.count, first.size, first.explodes, bonus, tuple(more))


def require_dice(written: str) -> DamageDice:
    """Parse damage. Raises Refused if it is invalid."""
    dice = read_dice(written)
    if dice is None:
        raise Refused("Damage must be a number or dice such as d6, 2d6+d4+1 or d6!.")
    return dice


def roll_damage_dice(damage: DamageDice, take: Take) -> tuple[Die, ...]:
    """Roll all damage dice: one group, and further groups for exploding dice."""
    requests = [
        DieRequest(role_of(place, number), term.size, tr("Damage d{size}", size=term.size))
        for place, term in enumerate(damage.dice)
        for number in range(1, term.count + 1)
    ]
    return _exploded(damage, take(*requests), take) if requests else ()


def role_of(place: int, number: int) -> str:
    """Return the role of a damage die, from the index of its size (0 for the first) and its number."""
    return f"damage-{place + 1}.{number}" if place else f"damage.{number}"


def has_role(die: Die, role: str) -> bool:
    """Whether a die has this role, exploded from such a die, or replaces one."""
    return die.role == role or die.role.startswith((f"{role}+", f"{role}~"))


def _term_of(damage: DamageDice, role: str) -> SameDice:
    """Return the group of equal dice that a role belongs to."""
    of = role.partition(".")[0].removeprefix("damage").removeprefix("-")
    return damage.dice[int(of) - 1 if of else 0]


def reroll_damage_die(damage: DamageDice, dice: tuple[Die, ...], role: str, take: Take) -> tuple[Die, ...]:
    """Reroll one die that counts. It and the dice that exploded from it no longer count."""
    again = f"{role}~{sum(die.role.startswith(f'{role}~') for die in dice) + 1}"
    kept = tuple(_drop_rerolled(die, role) for die in dice)
    size = _term_of(damage, role).size
    (new,) = take(DieRequest(again, size, tr("Damage d{size}, rerolled", size=size)))
    return kept + _exploded(damage, (new,), take)


def damage_total(damage: DamageDice, dice: tuple[Die, ...]) -> int:
    """Return the total of the dice that count and the flat number, at least 0 (seed 003, Damage)."""
    return max(0, damage.bonus + sum(die.face for die in dice if not die.ignored))


def mean_damage(damage: DamageDice) -> Fraction:
    """Return the expected damage before Armor. Exploding has no limit here, and negative sums are not cut off."""
    mean = Fraction(damage.bonus)
    for term in damage.dice:
        die = Fraction(term.size + 1, 2)
        mean += term.count * (die * term.size / (term.size - 1) if term.explodes else die)
    return mean


def mean_damage_after_armor(damage: DamageDice, armor: int) -> Fraction:
    """Return the expected damage after Armor. A result below 0 counts as 0."""
    least = armor - damage.bonus
    short = sum((least - total) * chance for total, chance in _chances_below(damage, least).items())
    return mean_damage(damage) - armor + short


def _chances_below(damage: DamageDice, limit: int) -> dict[int, Fraction]:
    """Return the chance of each sum of the dice that is below a limit."""
    sums = {0: Fraction(1)} if limit > 0 else {}
    for term in damage.dice:
        for _ in range(term.count):
            sums = _add_die(sums, _die_below(term, limit), limit)
    return sums


def _die_below(term: SameDice, limit: int) -> dict[int, Fraction]:
    """Return the chance of each value of one die below a limit, including its explosions."""
    chances: dict[int, Fraction] = {}
    each, start = Fraction(1, term.size), 0
    while start < limit:
        last = term.size - 1 if term.explodes else term.size
        chances |= {start + face: each for face in range(1, last + 1) if start + face < limit}
        if not term.explodes:
            break
        each, start = each / term.size, start + term.size
    return chances


def _add_die(sums: dict[int, Fraction], die: dict[int, Fraction], limit: int) -> dict[int, Fraction]:
    """Return the chance of each sum below the limit after one more die."""
    more: dict[int, Fraction] = {}
    for total, chance in sums.items():
        for value, own in die.items():
            if total + value < limit:
                more[total + value] = more.get(total + value, Fraction(0)) + chance * own
    return more


def _drop_rerolled(die: Die, role: str) -> Die:
    if die.ignored:
        return die
    if die.role == role:
        return replace(die, ignored=AGAIN)
    return replace(die, ignored=CAME_WITH) if die.role.startswith(f"{role}+") else die


def _exploded(damage: DamageDice, first: tuple[Die, ...], take: Take) -> tuple[Die, ...]:
    """Return the dice with their explosions: each highest face rolls another such die, and so on."""
    dice, latest = first, first
    for _ in range(MAX_EXPLOSIONS):  # Each pass adds at least one die, so this limit is enough.
        lucky = [die for die in latest if die.face == die.size and _term_of(damage, die.role).explodes]
        lucky = lucky[: MAX_EXPLOSIONS - len(dice) + len(first)]
        if not lucky:
            break
        latest = take(
            *(DieRequest(f"{die.role}+", die.size, tr("Damage d{size}, exploded", size=die.size)) for die in lucky)
        )
        dice += latest
    return dice
