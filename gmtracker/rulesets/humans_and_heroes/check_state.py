"""The stored state of the open check, the reading of its dice, and what goes into its roll.

The state is a procedure with a :class:`CheckState` as plain JSON values. Its stage is ``planned`` before the roll (a
Victory point is ready for it, or a defense check is pending), ``rolled`` until it is announced, ``hit`` while an
attack's effect is to be resisted, and ``harm`` while damage is to be confirmed. Each side's roll is three dice under
its own role. A repeated roll has a number before its role (``again-1.own.fudge``). Source: rules/humans-and-heroes.md,
team check, extra effort and Victory points; seed 004.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure, Stage
from gmtracker.engine.dice import FUDGE, Die, DieOwner, DieRequest, fudge_value
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes.check_rules import (
    ALL_MINUS,
    ALL_PLUS,
    AgainstDC,
    AgainstOpposed,
    CheckSpec,
    Outcome,
    fudge_requests,
    opposing_total,
    outcome,
    thrown,
)

MOST_CIRCUMSTANCE = 2
HELPERS_DC = 0


class House(Struct, frozen=True):
    """The house rules about checks."""

    equal_succeeds: bool = True
    failures_subtract: bool = True


class Attempt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A check with everything that goes into its roll.

    ``circumstance`` is the part of the check's bonus that comes from circumstances. ``effort`` adds one to it, up to
    two in all. ``helpers`` are the helpers' bonuses. ``rolls`` is how often the acting side rolls (1 or more). The best
    roll counts.
    """

    check: CheckSpec
    circumstance: int = 0
    effort: bool = False
    helpers: tuple[int, ...] = ()
    rolls: int = 1


def house_rules_of(campaign: Campaign) -> House:
    """Return the house rules of a campaign."""
    return House(bool(campaign.house_rule("equal-succeeds")), bool(campaign.house_rule("failures-count-off")))


def extra_bonus(attempt: Attempt, team: int) -> int:
    """Return what helpers and extra effort add to the check's bonus. ``team`` is the helpers' modifier."""
    pushed = attempt.effort and attempt.circumstance + team < MOST_CIRCUMSTANCE
    return team + pushed


def helper_degree(check: CheckSpec, bonus: int, dice: int, house: House) -> int:
    """Return the degree of a helper's roll of the same kind, against DC 0."""
    own = CheckSpec(roll=check.roll, bonus=bonus, against=AgainstDC(dc=HELPERS_DC))
    return outcome(own, thrown(check.roll, dice), None, equal_succeeds=house.equal_succeeds).degree


def add_helper_degree(total: int, degree: int, house: House) -> int:
    """Return the sum of the helpers' degrees with one more.

    Failures are subtracted. If that house rule is off, they count only while no one succeeds.
    """
    if house.failures_subtract:
        return total + degree
    if degree > 0:
        return max(total, 0) + degree
    return total if total > 0 else total + degree


def team_modifier(total: int) -> int:
    """Return the leader's bonus for the sum of the helpers' degrees: −1 … +2."""
    if total >= 3:
        return 2
    if total >= 1:
        return 1
    return -1 if total <= -2 else 0


OWN, THEIRS, COIN = f"own.{FUDGE}", f"theirs.{FUDGE}", "coin"
COIN_SIDES = 2
AGAIN = "again-"
ACTING_WINS = 2
LOWER = tr("A better roll counts")
TIED = (1, -1)
"""The signs that a coin can give a tie's degree, equally likely."""


class CheckResult(Struct, frozen=True):
    """The result of a rolled check.

    ``tie``: totals and bonuses are equal and no coin was tossed. Then the degree is 0. ``critical`` is 1 or −1 for
    three plus or minus of the acting side. ``team`` is the helpers' modifier. ``pushed``: whether extra effort adds to
    the bonus.
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
    """Return the role of a side's roll. ``number`` is 0 for the first."""
    return f"{AGAIN}{number}.{side}" if number else side


def roll_requests(side: str, whose: DieOwner, size: int, first: int, rolls: int) -> tuple[DieRequest, ...]:
    """Return the dice of a side's rolls from number ``first`` (0 for the first), up to ``rolls`` in all."""
    dice: tuple[DieRequest, ...] = ()
    for number in range(first, rolls):
        dice += fudge_requests(role_of(side, number), whose, size, number + 1 if number else 0)
    return dice


def helper_side(number: int) -> str:
    """Return the role of a helper's roll, by the helper's index (0 for the first)."""
    return f"helper-{number + 1}.{FUDGE}"


def dice_asked(
    attempt: Attempt,
    size: int,
    who: DieOwner,
    other: DieOwner,
    helpers: Iterable[DieOwner],
    rolled: tuple[Die, ...] = (),
) -> tuple[DieRequest, ...]:
    """Return all dice of a check, including repeated rolls. A routine check or a DC has none of its own."""
    rolls: list[tuple[str, DieOwner, int]] = [] if attempt.check.routine else [(OWN, who, attempt.rolls)]
    rolls += [(helper_side(number), helper, 1) for number, helper in enumerate(helpers)]
    if isinstance(attempt.check.against, AgainstOpposed):
        rolls.append((THEIRS, other, 1))
    dice: tuple[DieRequest, ...] = ()
    for side, whose, at_once in rolls:
        dice += roll_requests(side, whose, size, 0, max(at_once, rolls_made(rolled, side)))
    return dice


def rolls_made(dice: tuple[Die, ...], side: str) -> int:
    """Return how often a side has rolled."""
    return len(_sums(dice, side))


def coin_request(who: str) -> DieRequest:
    """Return the coin that decides a tie."""
    return DieRequest(COIN, COIN_SIDES, tr("Coin (on a {face}, {who} wins)", face=ACTING_WINS, who=who))


def read_roll(attempt: Attempt, dice: tuple[Die, ...], house: House) -> CheckResult:
    """Return the result of a check from its dice."""
    check = attempt.check
    own, opposing = dice_sums(check, dice)
    mine = thrown(check.roll, own)
    theirs = None
    if isinstance(check.against, AgainstOpposed) and opposing is not None:
        theirs = thrown(check.against.roll, opposing)
    team = team_modifier(helpers_total(attempt, dice, house))
    extra = extra_bonus(attempt, team)
    result = outcome(check, mine, theirs, extra, equal_succeeds=house.equal_succeeds)
    coin = next((die.face for die in dice if die.role == COIN), None)
    return CheckResult(
        total=check.bonus + extra + mine.counts,
        against=opposing_total(check, theirs),
        degree=_final_degree(result, coin),
        tie=result.tie and coin is None,
        critical=(own == ALL_PLUS) - (own == ALL_MINUS),
        team=team,
        pushed=extra > team,
    )


def dice_sums(check: CheckSpec, dice: tuple[Die, ...]) -> tuple[int, int | None]:
    """Return the sums of the acting side's dice (−3 … 3; 0 for a routine check) and of the other side's.

    Each is the best of the side's rolls. The second is None if the other side does not roll.
    """
    own = 0 if check.routine else max(_sums(dice, OWN))
    return own, max(_sums(dice, THEIRS)) if isinstance(check.against, AgainstOpposed) else None


def helpers_total(attempt: Attempt, dice: tuple[Die, ...], house: House) -> int:
    """Return the sum of the helpers' degrees."""
    added = 0
    for number, bonus in enumerate(attempt.helpers):
        degree = helper_degree(attempt.check, bonus, max(_sums(dice, helper_side(number))), house)
        added = add_helper_degree(added, degree, house)
    return added


def mark_lower_rolls(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Return the dice, with a reason on each die of a roll that does not count."""
    sides = {role for die in dice if not (role := _roll_of(die)).startswith(AGAIN)}
    left = {role for side in sides for role in _ignored_roles(dice, side)}
    return tuple(replace(die, ignored=LOWER if _roll_of(die) in left else "") for die in dice)


def _ignored_roles(dice: tuple[Die, ...], side: str) -> Iterator[str]:
    """Return the roles of a side's rolls other than its best."""
    sums = _sums(dice, side)
    best = sums.index(max(sums))
    return (role_of(side, number) for number in range(len(sums)) if number != best)


def _sums(dice: tuple[Die, ...], side: str) -> list[int]:
    """Return the sums of a side's rolls, in rolling order."""
    rolls: dict[str, int] = {}
    for die in dice:
        rolls[_roll_of(die)] = rolls.get(_roll_of(die), 0) + fudge_value(die)
    sums: list[int] = []
    while (role := role_of(side, len(sums))) in rolls:
        sums.append(rolls[role])
    return sums


def _roll_of(die: Die) -> str:
    return die.role.rpartition(".")[0]


def _final_degree(result: Outcome, coin: int | None) -> int:
    """Return the degree of a result, with a tie decided by the coin. It is 0 until the coin is tossed."""
    if not result.tie:
        return result.degree
    if coin is None:
        return 0
    return result.degree if coin == ACTING_WINS else -result.degree


KIND = "check"
TOUGHNESS = "Toughness"


class Effect(Struct, frozen=True, omit_defaults=True):
    """The effect of a hit: its rank, and the defense that resists it."""

    rank: int
    resists: str


class CheckState(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress.

    ``again`` is how often an unrolled check will be repeated. ``effect`` is the effect of a hit. ``harms``: whether a
    failure against damage costs hit points. ``ends`` is the condition that a success ends. ``chance`` is the exact
    chance of success before the roll. ``counters``: whether a success counters an effect. ``waiting`` is the hit that
    is being countered. If the counter fails, that hit is resisted after all.
    """

    again: int = 0
    attempt: Attempt | None = None
    helpers: tuple[CharacterId, ...] = ()
    dice: tuple[Die, ...] = ()
    chance: str = ""
    effect: Effect | None = None
    harms: bool = False
    ends: str = ""
    counters: bool = False
    waiting: "CheckState | None" = None

    def concerns(self, character: CharacterId) -> bool:
        """Return whether a character takes part in the check, including in the hit that waits for a counter."""
        waiting = self.waiting is not None and self.waiting.concerns(character)
        return waiting or super().concerns(character)

    def rolled(self) -> Attempt:
        """Return the rolled check. Raises LookupError before the roll."""
        if self.attempt is None:
            raise LookupError("the check has not been rolled")
        return self.attempt


CHECKS = CheckProcedure[CheckState, Stage](KIND, CheckState)
state_of = CHECKS.state_of
open_state = CHECKS.open_state
at_stage = CHECKS.state_at
open_at = CHECKS.open_at
rolled_state = CHECKS.require_rolled
keep = CHECKS.store


def planned(campaign: Campaign, by: CharacterId) -> CheckState | None:
    """Return the character's next roll if something is ready for it, or None."""
    found = at_stage(campaign, "planned", "hit")
    if found is None:
        return None
    procedure, state = found
    roller = state.on if procedure.stage == "hit" else state.by
    return state if roller == by else None


def result_of(campaign: Campaign, state: CheckState) -> CheckResult:
    """Return the result of a rolled check so far. Raises LookupError before the roll."""
    return read_roll(state.rolled(), state.dice, house_rules_of(campaign))
