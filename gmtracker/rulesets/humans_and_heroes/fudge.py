"""Three Fudge dice: what their faces are worth, in how many ways they come to each sum, and how they are asked for.

Source: rules/humans-and-heroes.md; seed 004, "The Dice".
"""

from collections.abc import Iterable

from gmtracker.engine.dice import Ask, Die

DICE = 3
FUDGE, SIX_SIDED = 3, 6
FACES = ("−", "0", "+")
"""What stands on a Fudge die."""
WAYS = {-3: 1, -2: 3, -1: 6, 0: 7, 1: 6, 2: 3, 3: 1}
"""The ways, of 27, in which three Fudge dice come to each sum."""
ALL_PLUS, ALL_MINUS = DICE, -DICE


def worth(die: Die) -> int:
    """What a face counts: of a Fudge die −1, 0, +1 from the first to the third; of a d6 by pairs of faces."""
    return die.face - 2 if die.size == FUDGE else (die.face + 1) // 2 - 2


def total(dice: Iterable[Die]) -> int:
    """The sum of some dice, from −3 to +3 for three."""
    return sum(map(worth, dice))


def shown(die: Die) -> str:
    """A die's face as it is read: "−", "0" or "+"."""
    return FACES[worth(die) + 1]


def asked(role: str, whose: str, size: int) -> tuple[Ask, ...]:
    """Three dice for a roll; their roles are ``role.1`` to ``role.3``, their names begin with whose they are."""
    kind, faces = ("Fudge", FACES) if size == FUDGE else ("d6", ())
    return tuple(Ask(f"{role}.{number}", size, f"{whose} · {kind} {number}", faces) for number in range(1, DICE + 1))


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
        Die(role=f"{role}.{number}", size=FUDGE, face=2 + (sign if number <= abs(dice_sum) else 0))
        for number in range(1, DICE + 1)
    )
