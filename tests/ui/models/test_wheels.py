"""The wheels: who has one, and what clicks and keys ask for."""

import pytest
from PySide6.QtCore import Qt

from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.models.cells import Heading
from gmtracker.ui.models.wheels import Role, WellsModel
from tests.support.builders import a_foe, a_hero, a_session, a_table, faces_in_turn, who

pytestmark = pytest.mark.usefixtures("qapp")


def wheels(table: Table) -> tuple[WellsModel, Bridge]:
    """The model of a table, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return WellsModel(bridge, bridge), bridge


def stones(bridge: Bridge, name: str = "Mira") -> int:
    """How many stones somebody has."""
    return bridge.shown.track_value(who(bridge.table, name), "stress")


def test_heroes_have_wheels_and_the_opposition_has_none() -> None:
    model, _ = wheels(a_table(a_hero(), a_foe(), a_hero("Rook", player="Ben")))
    headings = [model.index(row).data(Role.HEADING) for row in range(model.rowCount())]
    assert headings == [Heading("Mira", "Ana"), Heading("Rook", "Ben")]


def test_held_dice_count_beside_the_stones() -> None:
    model, _ = wheels(a_session(a_hero(stress=5)))
    assert model.index(0).data() == "Mira 7/10"
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) == "Mira: Stress 7 of 10: 5 stones and 2 held"


@pytest.mark.parametrize(("segment", "after"), [(7, 7), (2, 2), (5, 4), (1, 1)])
def test_a_click_fills_up_to_a_segment_and_on_the_last_stone_takes_it(segment: int, after: int) -> None:
    model, bridge = wheels(a_table(a_hero(stress=5)))
    assert model.click(who(bridge.table, "Mira"), segment)
    assert stones(bridge) == after


def test_a_click_on_the_only_stone_empties_the_wheel() -> None:
    model, bridge = wheels(a_table(a_hero(stress=1)))
    model.click(who(bridge.table, "Mira"), 1)
    assert stones(bridge) == 0


def test_a_click_says_beforehand_what_it_would_come_to() -> None:
    model, bridge = wheels(a_session(a_hero(stress=5)))
    mira = who(bridge.table, "Mira")
    assert model.says_click(mira, 6) == ("Mira: Stress 7 → 8", False)
    says, refused = model.says_click(mira, 9)
    assert refused
    assert "past 10" in says
    assert stones(bridge) == 5


def test_one_more_and_one_fewer() -> None:
    model, bridge = wheels(a_table(a_hero(stress=5)))
    mira = who(bridge.table, "Mira")
    model.change_filled(mira, 1)
    model.change_filled(mira, 1)
    model.change_filled(mira, -1)
    assert stones(bridge) == 6


def test_whoever_has_no_wheel_cannot_be_stressed() -> None:
    model, bridge = wheels(a_table(a_foe()))
    assert not model.change_filled(who(bridge.table, "Warden"), 1)
    assert model.says_click(who(bridge.table, "Warden"), 3) == ("", False)


def test_a_wheel_is_typed_into_as_on_the_row() -> None:
    model, bridge = wheels(a_table(a_hero(stress=5)))
    assert model.setData(model.index(0), "+2")
    assert stones(bridge) == 7
