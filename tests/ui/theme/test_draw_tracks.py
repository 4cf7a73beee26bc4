"""Tests of drawn pips, bars and wheels: what they show, when they warn, and which part a click hits."""

from math import cos, pi, sin

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from gmtracker.engine.game_spec import TrackKind
from gmtracker.ui.theme.draw_tracks import (
    draw_bar,
    draw_pips,
    draw_wheel,
    find_pip,
    find_wheel_segment,
    number_ink,
    track_tone,
)
from gmtracker.ui.theme.palette import LIGHT, PALETTES, Palette, Tone
from tests.windows.pictures import colours, painted

STRIP = QRectF(0, 90, 200, 20)


def a_track(*, lowest: int = 0, warn_at: int = 2, starts_full: bool = False) -> TrackKind:
    """Return a track that fills with something bad, or starts full of something good."""
    return TrackKind(
        key="t", name="T", unit="", units="", look="bar", lowest=lowest, warn_at=warn_at, starts_full=starts_full
    )


@pytest.mark.parametrize(
    ("load", "tone"),
    [(0, LIGHT.stone), (4, LIGHT.stone), (5, LIGHT.warning), (7, LIGHT.warning), (8, LIGHT.harm), (11, LIGHT.harm)],
)
def test_filling_track_warns_at_half_and_last_quarter(load: int, tone: object) -> None:
    assert track_tone(a_track(), load, 10, LIGHT) is tone


@pytest.mark.parametrize(
    ("load", "tone"),
    [(10, LIGHT.life), (6, LIGHT.life), (5, LIGHT.warning), (3, LIGHT.warning), (2, LIGHT.harm), (-2, LIGHT.harm)],
)
def test_track_that_starts_full_warns_when_low(load: int, tone: object) -> None:
    assert track_tone(a_track(lowest=-3, starts_full=True), load, 10, LIGHT) is tone


def test_full_track_of_few_hit_points_does_not_warn() -> None:
    """Before, a hero at 3 of 3 was amber in a game that warns at 3."""
    hit_points = a_track(warn_at=3, starts_full=True)
    assert [track_tone(hit_points, left, 3, LIGHT) for left in (3, 2, 1, 0)] == [
        LIGHT.life,
        LIGHT.life,
        LIGHT.warning,
        LIGHT.harm,
    ]


def test_track_without_warning_is_colored_only_at_its_end() -> None:
    clock = a_track(warn_at=0)
    assert [track_tone(clock, load, 4, LIGHT) for load in (3, 4)] == [LIGHT.stone, LIGHT.harm]
    assert track_tone(a_track(starts_full=True), 0, 0, LIGHT) is LIGHT.life


@pytest.mark.parametrize(("x", "pip"), [(1, 1), (39, 1), (41, 2), (199, 5), (201, None), (-1, None)])
def test_pip_at_finds_each_pip(x: float, pip: int | None) -> None:
    assert find_pip(STRIP, QPointF(x, 95), 5) == pip


def test_pip_at_finds_nothing_outside_or_without_pips() -> None:
    assert find_pip(STRIP, QPointF(10, 60), 5) is None
    assert find_pip(STRIP, QPointF(10, 95), 0) is None


def test_few_pips_fill_width() -> None:
    """Before, three pips ended half way under their number, unlike the bars beside them."""
    assert [find_pip(STRIP, QPointF(x, 95), 2) for x in (99, 101, 199)] == [1, 2, 2]


def test_pips_are_solid_then_rings_then_empty() -> None:
    def draw(painter: QPainter, _rect: QRectF) -> None:
        draw_pips(painter, STRIP, pips=5, filled=2, held=1, tone=LIGHT.stone, palette=LIGHT)

    picture = painted(draw, side=200, ground=LIGHT.panel)
    middles = [picture.pixelColor(40 * place + 19, 100).name() for place in range(5)]
    solid, empty = LIGHT.stone.fill.name(), LIGHT.empty.name()
    assert middles == [solid, solid, empty, empty, empty]
    assert _has(picture, LIGHT.stone.fill.name(), range(80, 118))
    assert not _has(picture, LIGHT.stone.fill.name(), range(120, 200))


def test_hover_outlines_pips_that_click_fills() -> None:
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
def test_bar_is_filled_by_its_share(share: float, filled: int) -> None:
    def draw(painter: QPainter, _rect: QRectF) -> None:
        draw_bar(painter, STRIP, share=share, tone=LIGHT.stone, palette=LIGHT)

    picture = painted(draw, side=200, ground=LIGHT.panel)
    solid = sum(picture.pixelColor(x, 100).name() == LIGHT.stone.fill.name() for x in range(200))
    assert abs(solid - filled) <= 1


def _has(picture: QImage, colour: str, columns: range) -> bool:
    return any(picture.pixelColor(x, y).name() == colour for x in columns for y in range(90, 110))


SIDE = 200
MID_RING = 0.74
SQUARE = QRectF(0, 0, SIDE, SIDE)


def spot(turn: float, radius: float = MID_RING, centre: QPointF | None = None) -> QPointF:
    """Return the point of a wheel at this part of a turn, clockwise from the top, and this share of its radius."""
    middle = centre or SQUARE.center()
    return middle + QPointF(sin(turn * 2 * pi), -cos(turn * 2 * pi)) * (radius * SIDE / 2)


def wheel(
    filled: int,
    held: int = 0,
    *,
    tone: Tone | None = None,
    palette: Palette = LIGHT,
    number: bool = False,
    hover: int | None = None,
    is_ring: bool = False,
) -> QImage:
    """Return a picture of a wheel on the palette's panel."""
    return painted(
        lambda painter, rect: draw_wheel(
            painter,
            rect,
            filled=filled,
            held=held,
            tone=tone or palette.stone,
            palette=palette,
            show_number=number,
            hover_segment=hover,
            is_ring=is_ring,
        ),
        side=SIDE,
        ground=palette.panel,
    )


def solid_segments(picture: QImage, palette: Palette = LIGHT) -> list[int]:
    """Return the segments whose middle has the color of a stone, plain or warning."""
    stones = {palette.stone.fill.name(), palette.warning.fill.name()}
    middles = {place: spot((place - 0.5) / 10).toPoint() for place in range(1, 11)}
    return [place for place, point in middles.items() if picture.pixelColor(point).name() in stones]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("stones", range(11))
def test_wheel_has_one_solid_segment_per_stone(palette: Palette, stones: int) -> None:
    assert solid_segments(wheel(stones, palette=palette), palette) == list(range(1, stones + 1))


def test_wheel_hatches_held_dice_after_stones() -> None:
    picture = wheel(3, 2)
    around = [picture.pixelColor((spot(0.35) + QPointF(step, 0)).toPoint()).name() for step in range(-8, 9)]
    assert LIGHT.hatch.name() in around
    assert LIGHT.empty.name() in around
    assert picture.pixelColor(spot(0.55).toPoint()) == LIGHT.empty


@pytest.mark.parametrize("palette", PALETTES)
def test_ring_has_stones_then_gray_held_dice_then_empty_segments(palette: Palette) -> None:
    picture = wheel(3, 2, palette=palette, is_ring=True)
    middles = [picture.pixelColor(spot((place - 0.5) / 10, 0.85).toPoint()).name() for place in (3, 5, 6)]
    assert middles == [palette.stone.fill.name(), palette.held.name(), palette.empty.name()]


def test_number_in_a_ring_is_over_a_third_of_its_height() -> None:
    """In a ring of 44 pixels its digits are 16 high, so that it can be read from afar."""
    for load in (7, 12):
        picture = wheel(load, number=True, is_ring=True).copy(60, 40, 80, 120)
        rows = [y for y in range(120) if any(picture.pixelColor(x, y) == LIGHT.text for x in range(80))]
        assert len(rows) >= SIDE * 16 / 44 - 1


def test_wheel_beyond_limit_is_full_and_shows_number() -> None:
    assert solid_segments(wheel(12)) == list(range(1, 11))
    assert wheel(12, number=True) != wheel(10, number=True)


def test_wheel_in_the_last_quarter_has_red_stones() -> None:
    """Before, they stayed amber, and only the hub changed."""
    seen = colours(wheel(8, tone=LIGHT.harm))
    assert LIGHT.harm.fill.name() in seen
    assert LIGHT.warning.fill.name() not in seen


@pytest.mark.parametrize("palette", PALETTES)
def test_number_is_colored_only_when_the_track_warns(palette: Palette) -> None:
    inks = [number_ink(tone, palette) for tone in (palette.stone, palette.life, palette.warning, palette.harm)]
    assert inks == [palette.text, palette.text, palette.warning.text, palette.harm.on_fill]


def test_warning_wheel_has_amber_stones() -> None:
    assert LIGHT.warning.fill.name() not in colours(wheel(5, 2, tone=LIGHT.stone))
    assert LIGHT.warning.fill.name() in colours(wheel(5, 3, tone=LIGHT.warning))


def test_wheel_near_its_end_has_solid_hub() -> None:
    middle = SIDE // 2
    assert wheel(7, tone=LIGHT.warning).pixelColor(middle, middle) == LIGHT.panel
    assert wheel(6, 2, tone=LIGHT.harm).pixelColor(middle, middle) == LIGHT.harm.fill


def test_empty_and_amber_segments_have_edges() -> None:
    seen = colours(wheel(6, tone=LIGHT.warning))
    assert {LIGHT.outline.name(), LIGHT.warning.text.name()} <= seen


def test_hover_outlines_segments_that_click_fills() -> None:
    assert LIGHT.focus.name() not in colours(wheel(2))
    assert LIGHT.focus.name() in colours(wheel(2, hover=4))


@pytest.mark.parametrize("segment", range(1, 11))
def test_wheel_segment_is_clickable_from_edge_to_edge(segment: int) -> None:
    edges = [(segment - 1 + part) / 10 for part in (0.0001, 0.5, 0.9999)]
    assert [find_wheel_segment(SQUARE, spot(turn)) for turn in edges] == [segment] * 3


@pytest.mark.parametrize("radius", [0.0, 0.5, 1.01, 1.4])
def test_click_in_hub_or_outside_hits_no_segment(radius: float) -> None:
    assert find_wheel_segment(SQUARE, spot(0.33, radius)) is None


def test_wheel_in_wide_cell_is_clickable_where_drawn() -> None:
    cell = QRectF(40, 10, 600, SIDE)
    assert find_wheel_segment(cell, spot(0.75, centre=cell.center())) == 8
    assert find_wheel_segment(cell, QPointF(60, 110)) is None


def test_wheel_of_six_has_six_segments() -> None:
    assert find_wheel_segment(SQUARE, spot(0.99), segments=6) == 6
