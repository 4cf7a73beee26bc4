"""The rules of a check as plain functions: Fudge dice, the critical table, winning, ties, degrees; its description.

Source: rules/humans-and-heroes.md; seed 004, "The Dice". The fields of the description are those of its machine form.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from msgspec import Struct

from gmtracker.engine.check.form import WholeNumber, read_check
from gmtracker.engine.dice import FUDGE_SIGNS, FUDGE_SIZE, Die, DieOwner, DieRequest, fudge_value
from gmtracker.engine.errors import Refused

ActiveRoll = Literal["attack", "active_defense", "passive_defense", "trait", "power"]
OpposingRoll = Literal["active_defense", "passive_defense", "trait", "power"]
MAY_BE_ROUTINE = ("trait", "power")


class AgainstDC(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="dc"):
    """A difficulty class."""

    dc: WholeNumber


class AgainstRoutine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="routine"):
    """A passive opponent who is not aware of the check. The bonus is the DC."""

    bonus: WholeNumber


class AgainstOpposed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="opposed"):
    """The other side's roll, with its bonus and its row in the critical table."""

    bonus: WholeNumber
    roll: OpposingRoll


Against = AgainstDC | AgainstRoutine | AgainstOpposed


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="humans-and-heroes",
):
    """One check of the acting side.

    ``roll`` is its row in the critical table. ``bonus`` is the sum of all ranks and circumstances. ``routine`` counts
    the dice as 0.
    """

    roll: ActiveRoll
    bonus: WholeNumber
    routine: bool = False
    against: Against


def parse_check(shape: object) -> CheckSpec:
    """Return the check described by a decoded JSON value.

    Raises Refused with a sentence that names the invalid field.
    """
    spec = read_check(shape, CheckSpec)
    if spec.routine and spec.roll not in MAY_BE_ROUTINE:
        raise Refused('"routine" must be false: attacks and defenses are always rolled.')
    if spec.roll == "attack" and isinstance(spec.against, AgainstRoutine):
        raise Refused('"against.type" can\'t be "routine" for an attack: a defense is always rolled.')
    return spec


DICE = 3
SIX_SIDED = 6
WAYS = {-3: 1, -2: 3, -1: 6, 0: 7, 1: 6, 2: 3, 3: 1}
"""The number of combinations (out of 27) for each sum of three Fudge dice."""
ALL_PLUS, ALL_MINUS = DICE, -DICE


def total(dice: Iterable[Die]) -> int:
    """Return the sum of some dice, from −3 to +3 for three."""
    return sum(map(fudge_value, dice))


def shown(die: Die) -> str:
    """Return the symbol of a die's face: "−", "0" or "+"."""
    return FUDGE_SIGNS[fudge_value(die) + 1]


def fudge_requests(role: str, whose: DieOwner, size: int, roll: int = 0) -> tuple[DieRequest, ...]:
    """Return three dice for a roll, with the roles ``role.1`` to ``role.3``.

    ``roll`` is the roll's number, 0 for the first.
    """
    kind, faces = ("Fudge", FUDGE_SIGNS) if size == FUDGE_SIZE else ("d6", ())
    return tuple(
        DieRequest(f"{role}.{number}", size, f"{kind} {number}", faces, whose, roll) for number in range(1, DICE + 1)
    )


def best_ways(rolls: int) -> dict[int, int]:
    """Return the combinations for each sum of the best of ``rolls`` (1 or more) rolls of three Fudge dice."""
    ways, before, below = {}, 0, 0
    for value, count in WAYS.items():
        below += count
        ways[value] = below**rolls - before
        before = below**rolls
    return ways


def showing(role: str, dice_sum: int) -> tuple[Die, ...]:
    """Return three Fudge dice under a role with this sum (−3 … 3): that many plus or minus, the rest blank."""
    sign = 1 if dice_sum > 0 else -1
    return tuple(
        Die(role=f"{role}.{number}", size=FUDGE_SIZE, face=2 + (sign if number <= abs(dice_sum) else 0))
        for number in range(1, DICE + 1)
    )


DEGREE_STEP = 3
DCS = {
    "Very easy": -10,
    "Easy": -5,
    "Average": 0,
    "Tough": 5,
    "Challenging": 10,
    "Formidable": 15,
    "Heroic": 20,
    "Super-heroic": 25,
    "Nigh-impossible": 30,
}


class Throw(NamedTuple):
    """The value of a roll: its dice with the ±1 of a critical, and whether it is an automatic success or failure."""

    counts: int
    hits: bool = False
    fails: bool = False


class Outcome(NamedTuple):
    """The outcome of a check. A coin decides a ``tie`` of equal bonuses, and the degree is then that of either side."""

    degree: int
    tie: bool = False


def thrown(roll: ActiveRoll, dice: int) -> Throw:
    """Return the :class:`Throw` of three dice with the sum ``dice`` (−3 … 3), by a row of the critical table.

    The dice of an automatic hit count +3, those of an automatic failure −3.
    """
    if dice == ALL_PLUS:
        return Throw(dice, hits=True) if roll == "attack" else Throw(dice + 1)
    if dice == ALL_MINUS:
        return Throw(dice - 1) if roll in ("passive_defense", "power") else Throw(dice, fails=True)
    return Throw(dice)


def degrees(difference: int) -> int:
    """Return the number of degrees for a difference of either sign: a third of it, rounded up, at least one."""
    return max(1, -(-abs(difference) // DEGREE_STEP))


def outcome(
    spec: CheckSpec, mine: Throw, theirs: Throw | None, extra: int = 0, *, equal_succeeds: bool = True
) -> Outcome:
    """Return the outcome. ``theirs`` is the other side's roll, if any. ``extra`` adds to the bonus.

    An automatic result that contradicts the numbers counts one degree.
    """
    bonus = spec.bonus + extra
    their_bonus = spec.against.bonus if isinstance(spec.against, AgainstOpposed) else 0
    difference = bonus + mine.counts - opposing_total(spec, theirs)
    wins: bool | None = difference > 0
    if difference == 0:
        wins = _tied(spec, bonus - their_bonus, equal_succeeds=equal_succeeds)
    forced = _forced(mine, theirs)
    if forced is None:
        return Outcome(degrees(difference) if wins or wins is None else -degrees(difference), tie=wins is None)
    count = degrees(difference) if wins == forced else 1
    return Outcome(count if forced else -count)


def opposing_total(spec: CheckSpec, theirs: Throw | None) -> int:
    """Return the total that the acting side must reach."""
    match spec.against:
        case AgainstDC(dc=dc):
            return dc
        case AgainstRoutine(bonus=bonus):
            return bonus
        case AgainstOpposed(bonus=bonus):
            return bonus + (theirs.counts if theirs else 0)


def _tied(spec: CheckSpec, ahead: int, *, equal_succeeds: bool) -> bool | None:
    """Return whether equal totals succeed. None if a coin decides. ``ahead`` is the difference of the bonuses.

    Whatever is rolled against an attack is a defense against it, so an equal attack hits.
    """
    if not isinstance(spec.against, AgainstOpposed) or spec.roll == "attack":
        return equal_succeeds
    return None if ahead == 0 else ahead > 0


def _forced(mine: Throw, theirs: Throw | None) -> bool | None:
    """Return whether an automatic result decides, and for whom. If both fail automatically, the acting side fails."""
    if mine.fails:
        return False
    if mine.hits or (theirs is not None and theirs.fails):
        return True
    return None
