"""How a check comes out: the critical table, who wins, ties, and degrees (rules/humans-and-heroes.md; seed 004)."""

from typing import NamedTuple

from gmtracker.rulesets.humans_and_heroes.check_spec import (
    ActiveRoll,
    AgainstDC,
    AgainstOpposed,
    AgainstRoutine,
    CheckSpec,
)
from gmtracker.rulesets.humans_and_heroes.fudge import ALL_MINUS, ALL_PLUS

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
    """What three dice that sum to ``dice`` (−3 … 3) count for in a row of the critical table.

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
    """What the acting side has to reach."""
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
