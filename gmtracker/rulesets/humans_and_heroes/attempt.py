"""A check with all that goes into its roll at the table: helpers, extra effort, and rolls that are made again.

Source: rules/humans-and-heroes.md, team check, extra effort and Victory points; seed 004.
"""

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.rulesets.humans_and_heroes.check_rules import outcome, thrown
from gmtracker.rulesets.humans_and_heroes.check_spec import AgainstDC, CheckSpec

MOST_CIRCUMSTANCE = 2
HELPERS_DC = 0


class House(Struct, frozen=True):
    """What the table has decided about checks."""

    equal_succeeds: bool = True
    failures_count_off: bool = True


class Attempt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A check as it is rolled.

    ``circumstance`` is the part of the check's bonus that comes of circumstances; with ``effort``, one is added to it,
    up to two in all. ``helpers`` are the bonuses of those who help. ``rolls`` is how often the acting side rolls at
    once (1 or more): the best roll counts.
    """

    check: CheckSpec
    circumstance: int = 0
    effort: bool = False
    helpers: tuple[int, ...] = ()
    rolls: int = 1


def house_of(campaign: Campaign) -> House:
    """What the table has decided."""
    return House(bool(campaign.house_rule("equal-succeeds")), bool(campaign.house_rule("failures-count-off")))


def extra_bonus(attempt: Attempt, team: int) -> int:
    """What helpers (``team`` their modifier) and extra effort add to the bonus of the check."""
    pushed = attempt.effort and attempt.circumstance + team < MOST_CIRCUMSTANCE
    return team + pushed


def helper_degree(check: CheckSpec, bonus: int, dice: int, house: House) -> int:
    """The degree of a helper's roll of the same kind, against DC 0."""
    own = CheckSpec(roll=check.roll, bonus=bonus, against=AgainstDC(dc=HELPERS_DC))
    return outcome(own, thrown(check.roll, dice), None, equal_succeeds=house.equal_succeeds).degree


def add_up(total: int, degree: int, house: House) -> int:
    """The helpers' degrees so far with one more: failures count off, or only where nobody succeeds."""
    if house.failures_count_off:
        return total + degree
    if degree > 0:
        return max(total, 0) + degree
    return total if total > 0 else total + degree


def team_modifier(total: int) -> int:
    """What the helpers' degrees, added up, are worth to the leader: −1 … +2."""
    if total >= 3:
        return 2
    if total >= 1:
        return 1
    return -1 if total <= -2 else 0
