"""The view of an open check: each stage has one, and what all stages share is filled in once."""

from collections.abc import Callable
from typing import Literal

import pytest

from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure
from gmtracker.engine.check.shown import NO_NUMBERS, Numbers, OpenCheck
from gmtracker.engine.check.stages import StageView, StageViews
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ids import CampaignId, ProcedureId

Stage = Literal["planned", "rolled"]
View = Callable[[Campaign, CheckInProgress], StageView]
CHECKS = CheckProcedure[CheckInProgress, Stage]("check", CheckInProgress)


def planned(_campaign: Campaign, _state: CheckInProgress) -> StageView:
    return StageView(headline="Next check", numbers=NO_NUMBERS)


def rolled(_campaign: Campaign, _state: CheckInProgress) -> StageView:
    return StageView(outcome="A hit", success=True)


def stage_views(views: dict[Stage, View]) -> StageViews[CheckInProgress, Stage]:
    return StageViews(CHECKS, Stage, views, numbers=lambda _c, _s: Numbers("12", "10"), dice=lambda _c, _s: ())


def shown(stage: str) -> OpenCheck | None:
    check = Procedure(id=ProcedureId("p1"), kind="check", stage=stage, data={"what": "Climbing"})
    game = GameSpec(ruleset="", name="")
    campaign = Campaign(id=CampaignId("c1"), name="", ruleset="", game=game, procedures=(check,))
    return stage_views({"planned": planned, "rolled": rolled}).open_check(campaign)


def test_stage_without_a_view_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match="planned"):
        stage_views({"rolled": rolled})


def test_shared_parts_are_filled_in() -> None:
    assert shown("rolled") == OpenCheck(
        id=ProcedureId("p1"),
        by=CheckInProgress().by,
        headline="Someone: Climbing",
        numbers=Numbers("12", "10"),
        outcome="A hit",
        success=True,
    )


def test_stage_replaces_shared_parts() -> None:
    check = shown("planned")
    assert check is not None
    assert (check.headline, check.result) == ("Next check", "")


def test_check_at_unknown_stage_can_be_ended() -> None:
    check = shown("from-a-newer-version")
    assert check is not None
    assert [step.command.use for step in check.steps] == ["announce"]
