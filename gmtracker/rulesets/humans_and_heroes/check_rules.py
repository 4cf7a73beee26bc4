"""The rules of a check as plain functions: Fudge dice, the critical table, who wins, ties, degrees; its description.

Source: rules/humans-and-heroes.md; seed 004, "The Dice". The description's fields are those of its machine shape.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from msgspec import Struct

from gmtracker.engine.checks import WholeNumber, read_check
from gmtracker.engine.dice import FUDGE_SIGNS, FUDGE_SIZE, Die, DieOwner, DieRequest, fudge_value
from gmtracker.engine.errors import Refused

ActiveRoll = Literal["attack", "active_defense", "passive_defense", "trait", "power"]
OpposingRoll = Literal["active_defense", "passive_defense", "trait", "power"]
MAY_BE_ROUTINE = ("trait", "power")


class AgainstDC(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="dc"):
    """A difficulty class."""

    dc: WholeNumber


class AgainstRoutine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="routine"):
    """A passive opponent, who does not know of the check: the bonus is the DC."""

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

    ``roll`` is its row in the critical table, ``bonus`` all ranks and circumstances. ``routine`` makes the dice count
    as 0.
    """

    roll: ActiveRoll
    bonus: WholeNumber
    routine: bool = False
    against: Against


def parse_check(shape: object) -> CheckSpec:
    """The check that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    spec = read_check(shape, CheckSpec)
    if spec.routine and spec.roll not in MAY_BE_ROUTINE:
        raise Refused('"routine" must be false: attacks and defenses are always rolled.')
    if spec.roll == "attack" and isinstance(spec.against, AgainstRoutine):
        raise Refused('"against.type" can\'t be "routine" for an attack: a defense is always rolled.')
    return spec


DICE = 3
SIX_SIDED = 6
WAYS = {-3: 1, -2: 3, -1: 6, 0: 7, 1: 6, 2: 3, 3: 1}
"""The ways, of 27, in which three Fudge dice come to each sum."""
ALL_PLUS, ALL_MINUS = DICE, -DICE


def total(dice: Iterable[Die]) -> int:
    """The sum of some dice, from −3 to +3 for three."""
    return sum(map(fudge_value, dice))


def shown(die: Die) -> str:
    """A die's face as it is read: "−", "0" or "+"."""
    return FUDGE_SIGNS[fudge_value(die) + 1]


def fudge_requests(role: str, whose: DieOwner, size: int, roll: int = 0) -> tuple[DieRequest, ...]:
    """Three dice for a roll; their roles are ``role.1`` to ``role.3``. ``roll`` is its number, from the second on."""
    kind, faces = ("Fudge", FUDGE_SIGNS) if size == FUDGE_SIZE else ("d6", ())
    return tuple(
        DieRequest(f"{role}.{number}", size, f"{kind} {number}", faces, whose, roll) for number in range(1, DICE + 1)
    )


def best_ways(rolls: int) -> dict[int, int]:
    """The ways to each sum of the best of so many rolls (1 or more) of three Fudge dice."""
    ways, before, below = {}, 0, 0
    for value, count in WAYS.items():
        below += count
        ways[value] = below**rolls - before
        before = below**rolls
    return ways


def showing(role: str, dice_sum: int) -> tuple[Die, ...]:
    """Three Fudge dice under a role that come to a sum (−3 … 3): so many plus or minus, the others blank."""
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
    """What a roll counts for: its dice with the ±1 of a critical, and whether it hits or fails whatever the numbers."""

    counts: int
    hits: bool = False
    fails: bool = False


class Outcome(NamedTuple):
    """How a check comes out. At a ``tie`` of equal bonuses a coin decides; the degree is then that of either side."""

    degree: int
    tie: bool = False


def thrown(roll: ActiveRoll, dice: int) -> Throw:
    """The :class:`Throw` of three dice that sum to ``dice`` (−3 … 3), by a row of the critical table.

    The dice of an automatic hit count +3, those of an automatic failure −3.
    """
    if dice == ALL_PLUS:
        return Throw(dice, hits=True) if roll == "attack" else Throw(dice + 1)
    if dice == ALL_MINUS:
        return Throw(dice - 1) if roll in ("passive_defense", "power") else Throw(dice, fails=True)
    return Throw(dice)


def degrees(difference: int) -> int:
    """How many degrees a difference is, whichever its sign: a third of it, rounded up, at least one."""
    return max(1, -(-abs(difference) // DEGREE_STEP))


def outcome(
    spec: CheckSpec, mine: Throw, theirs: Throw | None, extra: int = 0, *, equal_succeeds: bool = True
) -> Outcome:
    """How the check comes out; ``theirs`` is the other side's roll where there is one, ``extra`` adds to the bonus.

    An automatic result against the numbers counts one degree.
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
    """The total that the acting side has to reach."""
    match spec.against:
        case AgainstDC(dc=dc):
            return dc
        case AgainstRoutine(bonus=bonus):
            return bonus
        case AgainstOpposed(bonus=bonus):
            return bonus + (theirs.counts if theirs else 0)


def _tied(spec: CheckSpec, ahead: int, *, equal_succeeds: bool) -> bool | None:
    """Whether equal totals succeed; None where a coin decides. ``ahead`` is the difference of the bonuses.

    Whatever is rolled against an attack defends from it, so an equal attack hits.
    """
    if not isinstance(spec.against, AgainstOpposed) or spec.roll == "attack":
        return equal_succeeds
    return None if ahead == 0 else ahead > 0


def _forced(mine: Throw, theirs: Throw | None) -> bool | None:
    """Whether an automatic result decides, and for whom; where both fail automatically, the acting side does."""
    if mine.fails:
        return False
    if mine.hits or (theirs is not None and theirs.fails):
        return True
    return None
