"""Our odds against an independent reading of the rules on icepool."""

from typing import Any

from hypothesis import given, settings
from msgspec.structs import replace

from gmtracker.rulesets.shattered_spheres.check_odds import check_odds
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstOpposed, CheckSpec
from tests.rulesets.shattered_spheres.any_check import a_check, any_check
from tests.rulesets.shattered_spheres.icepool_checks import twin_odds
from tests.support.thorough import thorough

ALL_DICE: dict[str, Any] = {"advantage": 15, "disadvantage": 15, "tier": 5, "fortune": True, "misfortune": True}


def assert_twins_agree(check: CheckSpec) -> None:
    ours, theirs = check_odds(check), twin_odds(check)
    assert ours.degrees == theirs.degrees
    assert (ours.mean_triumph, ours.mean_tragedy) == (theirs.mean_triumph, theirs.mean_tragedy)


@settings(max_examples=thorough(200))
@given(check=any_check)
def test_any_check_has_the_odds_that_icepool_finds(check: CheckSpec) -> None:
    assert_twins_agree(check)


def test_the_check_with_all_the_dice_there_are_has_the_odds_that_icepool_finds() -> None:
    hardest = a_check(**ALL_DICE, against=AgainstOpposed(skill_rank=0, **ALL_DICE))
    assert_twins_agree(hardest)
    assert_twins_agree(replace(hardest, luck_dice="add"))
