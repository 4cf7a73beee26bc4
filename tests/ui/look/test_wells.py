"""Pips and bars: what they show, when they warn, and where a click on them goes."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from gmtracker.ui.look.palette import LIGHT
from gmtracker.ui.look.wells import draw_bar, draw_pips, pip_at, well_tone
from tests.ui.look.pictures import painted

STRIP = QRectF(0, 90, 200, 20)


@pytest.mark.parametrize(
    ("load", "tone"), [(0, LIGHT.stone), (7, LIGHT.stone), (8, LIGHT.warning), (10, LIGHT.full), (11, LIGHT.full)]
)
def test_what_fills_up_warns_and_is_full(load: int, tone: object) -> None:
    assert well_tone(load, LIGHT, highest=10, warn_at=8) is tone


@pytest.mark.parametrize(
    ("load", "tone"), [(10, LIGHT.stone), (3, LIGHT.stone), (2, LIGHT.warning), (0, LIGHT.full), (-2, LIGHT.full)]
)
def test_what_starts_full_warns_when_little_is_left(load: int, tone: object) -> None:
    assert well_tone(load, LIGHT, highest=10, warn_at=2, lowest=-3, starts_full=True) is tone


def test_without_a_mark_nothing_warns_and_without_room_nothing_is_full() -> None:
    assert well_tone(1, LIGHT, highest=3, warn_at=0) is LIGHT.stone
    assert well_tone(0, LIGHT, highest=0, warn_at=0) is LIGHT.stone


@pytest.mark.parametrize(("x", "pip"), [(1, 1), (39, 1), (41, 2), (199, 5), (201, None), (-1, None)])
def test_each_pip_is_hit(x: float, pip: int | None) -> None:
    assert pip_at(STRIP, QPointF(x, 95), 5) == pip


def test_beside_the_row_and_without_pips_nothing_is_hit() -> None:
    assert pip_at(STRIP, QPointF(10, 60), 5) is None
    assert pip_at(STRIP, QPointF(10, 95), 0) is None


def test_few_pips_do_not_grow_over_the_whole_room() -> None:
    assert pip_at(STRIP, QPointF(110, 95), 2) is None


def test_pips_are_solid_rings_and_empty_from_the_left() -> None:
    def draw(painter: QPainter, _rect: QRectF) -> None:
        draw_pips(painter, STRIP, pips=5, filled=2, held=1, tone=LIGHT.stone, palette=LIGHT)

    picture = painted(draw, side=200, ground=LIGHT.panel)
    middles = [picture.pixelColor(40 * place + 19, 100).name() for place in range(5)]
    solid, empty = LIGHT.stone.fill.name(), LIGHT.empty.name()
    assert middles == [solid, solid, empty, empty, empty]
    assert _has(picture, LIGHT.stone.fill.name(), range(80, 118))
    assert not _has(picture, LIGHT.stone.fill.name(), range(120, 200))


def test_the_pips_that_a_click_would_fill_are_outlined() -> None:
    def draw(painter: QPainter, _rect: QRectF) -> None:
        draw_pips(painter, STRIP, pips=5, filled=0, held=0, tone=LIGHT.stone, palette=LIGHT, hover=3)

    picture = painted(draw, side=200, ground=LIGHT.panel)
    assert [_has(picture, LIGHT.focus.name(), range(40 * place, 40 * place + 38)) for place in range(5)] == [
        True,
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(("share", "filled"), [(-0.2, 0), (0.0, 0), (0.5, 100), (1.0, 200), (3.0, 200)])
def test_a_bar_is_filled_by_its_share(share: float, filled: int) -> None:
    def draw(painter: QPainter, _rect: QRectF) -> None:
        draw_bar(painter, STRIP, share=share, tone=LIGHT.stone, palette=LIGHT)

    picture = painted(draw, side=200, ground=LIGHT.panel)
    solid = sum(picture.pixelColor(x, 100).name() == LIGHT.stone.fill.name() for x in range(200))
    assert abs(solid - filled) <= 1


def _has(picture: QImage, colour: str, columns: range) -> bool:
    return any(picture.pixelColor(x, y).name() == colour for x in columns for y in range(90, 110))
