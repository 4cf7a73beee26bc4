"""The exact odds of a check: the chance of every degree, counted in equally likely combinations of all dice.

A coin at a tie doubles every combination, so that each half is a whole number.
"""

from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from gmtracker.rulesets.humans_and_heroes.check_rules import (
    WAYS,
    AgainstOpposed,
    CheckSpec,
    Throw,
    best_ways,
    opposing_total,
    outcome,
    parse_check,
    thrown,
)
from gmtracker.rulesets.humans_and_heroes.check_state import (
    Attempt,
    House,
    add_helper_degree,
    extra_bonus,
    helper_degree,
    team_modifier,
)

RULED = House()


class HarmOdds(Struct, frozen=True):
    """The odds of a Toughness check against damage.

    ``lost`` holds the chance of every number of hit points lost by a failure. An equal total means only ``bruised``, a
    better one means ``unharmed``.
    """

    unharmed: Fraction
    bruised: Fraction
    lost: dict[int, Fraction]

    @property
    def mean_lost(self) -> Fraction:
        """The average number of hit points lost."""
        return sum((points * chance for points, chance in self.lost.items()), Fraction(0))


class CheckOdds(Struct, frozen=True):
    """The odds of one check.

    ``degrees`` holds every degree that can happen, the worst first. Their chances sum to one. ``mean_degree`` is the
    expected degree, with failures below zero.
    """

    degrees: dict[int, Fraction]
    success: Fraction
    mean_degree: Fraction


def check_odds(spec: CheckSpec) -> CheckOdds:
    """Return the exact odds of a check that is rolled once and without helpers, by the rulings."""
    return attempt_odds(Attempt(check=spec))


@lru_cache(maxsize=512)
def attempt_odds(attempt: Attempt, house: House = RULED) -> CheckOdds:
    """Return the exact odds of a check with its helpers, extra effort and repeated rolls."""
    ways: dict[int, int] = {}
    theirs = _list_opposing_throws(attempt)
    for team, team_ways in _team_ways(attempt.check, attempt.helpers, house):
        extra = extra_bonus(attempt, team)
        for mine, my_ways in _my_throws(attempt):
            for their, their_ways in theirs:
                result = outcome(attempt.check, mine, their, extra, equal_succeeds=house.equal_succeeds)
                count = team_ways * my_ways * their_ways
                for degree in (result.degree, -result.degree if result.tie else result.degree):
                    ways[degree] = ways.get(degree, 0) + count
    return odds_of(ways)


@lru_cache(maxsize=512)
def harm_odds(attempt: Attempt, house: House = RULED) -> HarmOdds:
    """Return the exact odds of a Toughness check's harm (rules/humans-and-heroes.md, Toughness against damage)."""
    ways: dict[int, int] = {}
    theirs = _list_opposing_throws(attempt)
    for team, team_ways in _team_ways(attempt.check, attempt.helpers, house):
        bonus = attempt.check.bonus + extra_bonus(attempt, team)
        for mine, my_ways in _my_throws(attempt):
            for their, their_ways in theirs:
                short = opposing_total(attempt.check, their) - bonus - mine.counts
                ways[short] = ways.get(short, 0) + team_ways * my_ways * their_ways
    return harm_odds_of(ways)


def harm_odds_of(ways: dict[int, int]) -> HarmOdds:
    """Return the harm odds from the combinations for each shortfall of the total. Below 0 means a better total."""
    total = sum(ways.values())
    return HarmOdds(
        unharmed=Fraction(sum(count for short, count in ways.items() if short < 0), total),
        bruised=Fraction(ways.get(0, 0), total),
        lost={short: Fraction(count, total) for short, count in sorted(ways.items()) if short > 0},
    )


def odds_of(ways: dict[int, int]) -> CheckOdds:
    """Return the odds from the combinations for each degree."""
    total = sum(ways.values())
    return CheckOdds(
        degrees={degree: Fraction(count, total) for degree, count in sorted(ways.items())},
        success=Fraction(sum(count for degree, count in ways.items() if degree > 0), total),
        mean_degree=Fraction(sum(degree * count for degree, count in ways.items()), total),
    )


def check_odds_json(shape: object) -> dict[str, object]:
    """Return the odds of a check in its machine form, as JSON values. Fractions are strings in lowest terms.

    Raises Refused with a sentence that names the invalid field.
    """
    odds = check_odds(parse_check(shape))
    return {
        "success": str(odds.success),
        "degrees": {str(degree): str(chance) for degree, chance in odds.degrees.items()},
    }


def _my_throws(attempt: Attempt) -> list[tuple[Throw, int]]:
    """Return the combinations for each throw of the acting side's best roll. A routine check's dice count as 0."""
    if attempt.check.routine:
        return [(Throw(0), 1)]
    return [(thrown(attempt.check.roll, dice), ways) for dice, ways in best_ways(attempt.rolls).items()]


def _list_opposing_throws(attempt: Attempt) -> list[tuple[Throw | None, int]]:
    """Return each throw of the other side with its number of ways; one empty throw if it doesn't roll."""
    if not isinstance(attempt.check.against, AgainstOpposed):
        return [(None, 1)]
    roll = attempt.check.against.roll
    return [(thrown(roll, dice), ways) for dice, ways in WAYS.items()]


@lru_cache(maxsize=256)
def _team_ways(check: CheckSpec, helpers: tuple[int, ...], house: House) -> tuple[tuple[int, int], ...]:
    """Return the combinations for each bonus that the helpers give the leader."""
    totals = {0: 1}
    for bonus in helpers:
        totals = _add_helper(totals, [(helper_degree(check, bonus, dice, house), n) for dice, n in WAYS.items()], house)
    ways: dict[int, int] = {}
    for total, count in totals.items():
        modifier = team_modifier(total)
        ways[modifier] = ways.get(modifier, 0) + count
    return tuple(ways.items())


def _add_helper(totals: dict[int, int], degrees: list[tuple[int, int]], house: House) -> dict[int, int]:
    """Return the totals, with their number of ways, after one more helper's check."""
    added: dict[int, int] = {}
    for total, count in totals.items():
        for degree, ways in degrees:
            new = add_helper_degree(total, degree, house)
            added[new] = added.get(new, 0) + count * ways
    return added
