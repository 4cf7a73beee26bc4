"""A check that a turn change put aside is opened again with that turn, if nothing else is open by then."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Procedure
from gmtracker.engine.check.waiting_checks import OPEN, find_waiting, reopen, suspend
from gmtracker.engine.decision import Decision
from tests.builders.campaigns import a_hero, a_table, no_dice


def with_waiting_check() -> tuple[Decision, Procedure]:
    """Return a decision with a check that waits."""
    d = Decision(a_table(a_hero()).campaign, no_dice())
    check = d.start_procedure(OPEN, "rolled", {"what": "Climbing"})
    suspend(d, check)
    return d, check


def test_check_put_aside_waits() -> None:
    d, check = with_waiting_check()
    assert [one.id for one in find_waiting(d.campaign)] == [check.id]
    assert d.campaign.procedure(OPEN) is None


def test_reopened_check_is_the_open_one() -> None:
    d, check = with_waiting_check()
    reopen(d, check.id)
    assert (d.campaign.procedure(OPEN), find_waiting(d.campaign)) == (replace(check, waited=True), ())


def test_check_is_not_reopened_beside_an_open_one() -> None:
    d, check = with_waiting_check()
    other = d.start_procedure(OPEN, "rolled", {"what": "Stealth"})
    reopen(d, check.id)
    assert d.campaign.procedure(OPEN) == other
    assert [one.id for one in find_waiting(d.campaign)] == [check.id]
