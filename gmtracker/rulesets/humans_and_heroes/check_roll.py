"""Rolling a check: which dice are asked for, which of them count, and what they come to.

Each side's roll is three dice under its own role; a roll that is made again has a number before it
(``again-1.own.fudge``).
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import Ask, Die
from gmtracker.rulesets.humans_and_heroes.attempt import (
    Attempt,
    House,
    add_up,
    extra_bonus,
    helper_degree,
    team_modifier,
)
from gmtracker.rulesets.humans_and_heroes.check_rules import Outcome, opposing_total, outcome, thrown
from gmtracker.rulesets.humans_and_heroes.check_spec import AgainstOpposed
from gmtracker.rulesets.humans_and_heroes.fudge import ALL_MINUS, ALL_PLUS, asked, worth
from gmtracker.words import tr

OWN, THEIRS, COIN = "own.fudge", "theirs.fudge", "coin"
COIN_SIDES = 2
AGAIN = "again-"
ACTING_WINS = 2
LOWER = tr("A better roll counts")


class CheckResult(Struct, frozen=True):
    """What a rolled check comes to.

    ``tie`` says that a coin has to decide and has not fallen yet; ``critical`` is 1 or −1 for three plus or minus of
    the acting side. ``team`` is what the helpers are worth, ``pushed`` whether extra effort adds to the bonus.
    """

    total: int
    against: int
    degree: int
    tie: bool
    critical: int
    team: int
    pushed: bool

    @property
    def success(self) -> bool:
        """Whether the acting side succeeds."""
        return self.degree > 0


def role_of(side: str, number: int) -> str:
    """The role of a side's roll of that number (0 for the first)."""
    return f"{AGAIN}{number}.{side}" if number else side


def roll_asked(side: str, whose: str, size: int, first: int, rolls: int) -> tuple[Ask, ...]:
    """The dice of a side's rolls from number ``first`` (0 for the first) on, up to ``rolls`` in all."""
    dice: tuple[Ask, ...] = ()
    for number in range(first, rolls):
        name = tr("{name}, roll {number}", name=whose, number=number + 1) if number else whose
        dice += asked(role_of(side, number), name, size)
    return dice


def helper_side(number: int) -> str:
    """The role of the roll of a helper, by the place among the helpers (0 for the first)."""
    return f"helper-{number + 1}.fudge"


def dice_asked(
    attempt: Attempt, size: int, who: str, other: str, helpers: Iterable[str], fallen: tuple[Die, ...] = ()
) -> tuple[Ask, ...]:
    """All the dice of a check, with those of rolls made again since; behind a routine check or a DC there are none."""
    rolls: list[tuple[str, str, int]] = [] if attempt.check.routine else [(OWN, who, attempt.rolls)]
    rolls += [(helper_side(number), helper, 1) for number, helper in enumerate(helpers)]
    if isinstance(attempt.check.against, AgainstOpposed):
        rolls.append((THEIRS, other, 1))
    dice: tuple[Ask, ...] = ()
    for side, whose, at_once in rolls:
        dice += roll_asked(side, whose, size, 0, max(at_once, rolls_made(fallen, side)))
    return dice


def rolls_made(dice: tuple[Die, ...], side: str) -> int:
    """How often a side has rolled."""
    return len(_sums(dice, side))


def coin_asked(who: str) -> Ask:
    """The coin that decides a tie."""
    return Ask(COIN, COIN_SIDES, tr("Coin ({face}: {who})", face=ACTING_WINS, who=who))


def read_roll(attempt: Attempt, dice: tuple[Die, ...], house: House) -> CheckResult:
    """What the dice of a check come to."""
    check = attempt.check
    own = 0 if check.routine else max(_sums(dice, OWN))
    mine = thrown(check.roll, own)
    theirs = None
    if isinstance(check.against, AgainstOpposed):
        theirs = thrown(check.against.roll, max(_sums(dice, THEIRS)))
    team = team_modifier(helpers_total(attempt, dice, house))
    extra = extra_bonus(attempt, team)
    result = outcome(check, mine, theirs, extra, equal_succeeds=house.equal_succeeds)
    coin = next((die.face for die in dice if die.role == COIN), None)
    return CheckResult(
        total=check.bonus + extra + mine.counts,
        against=opposing_total(check, theirs),
        degree=_decided(result, coin),
        tie=result.tie and coin is None,
        critical=(own == ALL_PLUS) - (own == ALL_MINUS),
        team=team,
        pushed=extra > team,
    )


def helpers_total(attempt: Attempt, dice: tuple[Die, ...], house: House) -> int:
    """The helpers' degrees, added up."""
    added = 0
    for number, bonus in enumerate(attempt.helpers):
        degree = helper_degree(attempt.check, bonus, max(_sums(dice, helper_side(number))), house)
        added = add_up(added, degree, house)
    return added


def marked(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """The dice, each of a roll that does not count with the reason why."""
    sides = {role for die in dice if not (role := _roll_of(die)).startswith(AGAIN)}
    left = {role for side in sides for role in _left_out(dice, side)}
    return tuple(replace(die, ignored=LOWER if _roll_of(die) in left else "") for die in dice)


def _left_out(dice: tuple[Die, ...], side: str) -> Iterator[str]:
    sums = _sums(dice, side)
    best = sums.index(max(sums))
    return (role_of(side, number) for number in range(len(sums)) if number != best)


def _sums(dice: tuple[Die, ...], side: str) -> list[int]:
    """What each of a side's rolls comes to, from the first on."""
    rolls: dict[str, int] = {}
    for die in dice:
        rolls[_roll_of(die)] = rolls.get(_roll_of(die), 0) + worth(die)
    sums: list[int] = []
    while (role := role_of(side, len(sums))) in rolls:
        sums.append(rolls[role])
    return sums


def _roll_of(die: Die) -> str:
    return die.role.rpartition(".")[0]


def _decided(result: Outcome, coin: int | None) -> int:
    return -result.degree if result.tie and coin is not None and coin != ACTING_WINS else result.degree
