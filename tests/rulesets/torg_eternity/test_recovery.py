"""Recovery from Shock, Wounds and conditions in one step, and waking up."""

import pytest

from gmtracker.engine.commands import SetPresent, SetTrack, Use
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import do, reason_of, track_of, who
from tests.builders.refusals import Reason, because
from tests.builders.torg_eternity import a_scene, brute, ilse, somebody


def recovery(table: Table, name: str, **inputs: bool | int) -> Use:
    return Use(use="recover", by=who(table, name), inputs=inputs)


def conditions(table: Table, name: str) -> list[str]:
    return [condition.key for condition in table.campaign.character(who(table, name)).conditions]


@pytest.mark.parametrize("shock", [0, 7])
def test_shock_below_its_limit_ends_unconsciousness(shock: int) -> None:
    """Before, Shock went to 0 and Unconscious stayed."""
    table = a_scene(ilse(shock=8, conditions=("unconscious",)), brute())
    do(table, SetTrack(character=who(table, "Ilse"), track="shock", value=shock))
    assert conditions(table, "Ilse") == []


def test_unconsciousness_without_shock_stays() -> None:
    table = a_scene(ilse(shock=3, conditions=("unconscious",)), brute())
    do(table, SetTrack(character=who(table, "Ilse"), track="shock", value=2))
    assert conditions(table, "Ilse") == ["unconscious"]


def test_recovery_removes_shock_wounds_and_conditions_together() -> None:
    table = a_scene(ilse(shock=8, wounds=2, conditions=("unconscious", "stymied")), brute())
    do(table, recovery(table, "Ilse", wounds=1))
    assert (track_of(table, "Ilse", "shock"), track_of(table, "Ilse", "wounds")) == (0, 1)
    assert conditions(table, "Ilse") == []
    table.undo()
    assert set(conditions(table, "Ilse")) == {"unconscious", "stymied"}


@pytest.mark.parametrize(("healed", "left"), [(0, ["defeated"]), (1, [])])
def test_defeat_stays_while_wounds_are_at_their_limit(healed: int, left: list[str]) -> None:
    table = a_scene(ilse(shock=1, wounds=3, conditions=("defeated",)), brute())
    do(table, recovery(table, "Ilse", wounds=healed))
    assert conditions(table, "Ilse") == left


def test_all_present_heroes_recover_together() -> None:
    table = a_scene(ilse(shock=2), somebody("Tomas", shock=3), somebody("Ruth", shock=4), brute(shock=5))
    do(table, SetPresent(character=who(table, "Ruth"), present=False))
    do(table, recovery(table, "Ilse", everyone=True))
    assert [track_of(table, name, "shock") for name in ("Ilse", "Tomas", "Ruth", "Brute")] == [0, 0, 4, 5]
    assert table.undo_label() == "the heroes' recovery"


@pytest.mark.parametrize(
    ("everyone", "reason"),
    [(False, because(refusals.NOTHING_TO_RECOVER, name="Ilse")), (True, because(refusals.NO_ONE_TO_RECOVER))],
)
def test_recovery_from_nothing_is_refused(everyone: bool, reason: Reason) -> None:
    table = a_scene()
    assert reason_of(table, recovery(table, "Ilse", everyone=everyone)) == reason
