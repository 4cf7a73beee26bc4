"""A percent chance on the d20, in steps of five (rules/shattered-spheres.md, "The check"; seed 000)."""

from fractions import Fraction

from gmtracker.engine import events as e
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.words import tr

STEP, D20 = 5, 20


def percent_odds(chance: int) -> Fraction:
    """How often a chance of so many per cent (0–100) comes true: the d20 times five is that much or less."""
    return Fraction(chance // STEP, D20)


def roll_percent(d: Decision, command: Use) -> None:
    """Roll for a percent chance: "45 %" is 9 or less."""
    chance = command.number("chance", -1)
    if not 0 <= chance <= 100:
        raise Refused("A chance goes from 0 to 100 per cent.")
    (die,) = d.roll("percent", Ask("percent.d20", D20, "d20"), by=command.by)
    shown = die.face * STEP
    happens = shown <= chance
    what = tr("A chance of {chance} %", chance=chance)
    d.happen(
        e.CheckResolved(
            what=what,
            by=command.by,
            total=shown,
            against=chance,
            degree=1 if happens else -1,
            chance=str(percent_odds(chance)),
        )
    )
    d.label("chance of {chance} %", chance=chance)
    d.say("{what}: the d20 shows {face}, which is {shown} %.", what=what, face=die.face, shown=shown)
    d.say("It happens." if happens else "It does not happen.")
