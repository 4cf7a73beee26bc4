"""What follows an announcement is a step of the check's action, and so is its end."""

from gmtracker.engine.campaign import Procedure
from gmtracker.engine.check.announcements import NextStage, go_on
from gmtracker.engine.check.procedure import CheckInProgress
from gmtracker.engine.check.waiting_checks import OPEN
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import ActionId, ProcedureId
from tests.builders.campaigns import a_hero, a_table, no_dice

CHECK = Procedure(id=ProcedureId("p7"), kind=OPEN, stage="rolled", data={"what": "Climbing"})


def at_a_check() -> Decision:
    return Decision(a_table(a_hero()).campaign.with_changes(procedures=(CHECK,)), no_dice())


def test_end_of_a_check_is_a_step_of_its_action() -> None:
    d = at_a_check()
    go_on(d, CHECK, None)
    assert d.campaign.procedure(OPEN) is None
    assert d.finish().action == ActionId(CHECK.id)


def test_next_stage_of_a_check_is_a_step_of_its_action() -> None:
    d = at_a_check()
    go_on(d, CHECK, NextStage("harm", CheckInProgress(what="Fighting")))
    left = d.campaign.procedure(OPEN)
    assert left is not None
    assert (left.stage, left.data) == ("harm", {"what": "Fighting"})
    assert d.finish().action == ActionId(CHECK.id)
