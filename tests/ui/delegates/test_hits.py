"""Where things are drawn in a cell is where a click finds them."""

import pytest
from PySide6.QtCore import QPoint, QRect

from gmtracker.engine.ids import TokenId
from gmtracker.engine.sheet import TrackKind, TrackLook
from gmtracker.ui.delegates.log_lines import undo_rect
from gmtracker.ui.delegates.marks import action_at, action_rects, zone_rects
from gmtracker.ui.delegates.tokens import token_at, token_rects
from gmtracker.ui.delegates.wheels import number_rect, segment_at, strip_rect, wheel_rect
from gmtracker.ui.models.cells import ActionMark, Actions, HeldTokens, TokenFace, Well

CELL = QRect(300, 80, 148, 40)


def held(count: int) -> HeldTokens:
    """So many dice."""
    faces = (
        TokenFace(id=TokenId(f"t{n}"), kind="die", name="Die", look="die", sign="up", size=6, face=None)
        for n in range(count)
    )
    return HeldTokens(tuple(faces), "")


def test_each_die_is_hit_in_its_middle_while_there_is_room() -> None:
    dice = held(4)
    hits = [token_at(CELL, dice, rect.center().toPoint()) for rect in token_rects(CELL, 4)]
    assert hits == list(dice.faces)


def test_of_dice_that_overlap_the_uppermost_is_hit() -> None:
    dice = held(10)
    rects = token_rects(CELL, 10)
    assert rects[-1].right() <= CELL.right()
    shown = [QPoint(round(rect.left()) + 3, 100) for rect in rects]
    assert [token_at(CELL, dice, point) for point in shown] == list(dice.faces)


def test_beside_the_dice_nothing_is_hit() -> None:
    assert token_at(CELL, held(1), QPoint(440, 100)) is None
    assert token_at(CELL, held(0), CELL.center()) is None


def test_each_letter_is_hit() -> None:
    marks = tuple(ActionMark(key, key.upper(), key, 1) for key in "smqr")
    hits = [action_at(CELL, Actions(marks), rect.center()) for rect in action_rects(CELL, 4)]
    assert hits == list(marks)
    assert action_at(CELL, Actions(), CELL.center()) is None


def test_the_wheel_is_hit_on_its_ring_and_the_number_is_beside_it() -> None:
    wheel = a_well("wheel")
    ring = wheel_rect(CELL)
    assert segment_at(CELL, QPoint(round(ring.center().x()) + 3, round(ring.top()) + 3), wheel) == 1
    assert segment_at(CELL, ring.center().toPoint(), wheel) is None
    assert segment_at(CELL, number_rect(CELL, wheel).center(), wheel) is None


def test_pips_and_rungs_are_hit_on_their_row_and_a_bar_nowhere() -> None:
    strip = strip_rect(CELL)
    first, last = (QPoint(round(strip.left() + x), round(strip.center().y())) for x in (3, strip.width() - 3))
    for well in (a_well("pips", highest=20), a_well("ladder", highest=20)):
        assert [segment_at(CELL, point, well) for point in (first, last)] == [1, 20]
        assert segment_at(CELL, number_rect(CELL, well).center(), well) is None
    assert segment_at(CELL, first, a_well("bar")) is None
    assert segment_at(CELL, first, a_well("pips", highest=0)) is None


def a_well(look: TrackLook, highest: int = 10) -> Well:
    """An empty well of that look."""
    kind = TrackKind(key="stress", name="Stress", unit="stone", units="stones", look=look, highest=highest)
    return Well(kind, 0, 0, highest)


@pytest.mark.parametrize("count", [1, 2])
def test_zones_lie_in_their_cell_and_not_on_each_other(count: int) -> None:
    zones = zone_rects(CELL, count)
    assert all(CELL.contains(zone) for zone in zones)
    assert not any(zones[0].intersects(other) for other in zones[1:])


def test_the_button_of_a_line_lies_at_its_end() -> None:
    sentence = QRect(60, 0, 700, 36)
    assert sentence.contains(undo_rect(sentence))
    assert undo_rect(sentence).right() > sentence.right() - 12
