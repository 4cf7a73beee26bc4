"""Tests of drawn dice and stones: they differ by shape and stay inside their rectangle."""

from collections.abc import Callable
from operator import attrgetter
from statistics import mean
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gmtracker.engine.game_spec import Sign
from gmtracker.ui.theme.draw_tokens import TokenLook, draw_sign, draw_stack, draw_token, token_pixmap
from gmtracker.ui.theme.palette import DARK, LIGHT, PALETTES, Palette
from tests.windows.pictures import contrast, luminance, painted, shape

SIZES = (4, 6, 8, 10, 12, 20)
SIGNS: tuple[Sign, ...] = get_args(Sign)
LOOKS: tuple[TokenLook, ...] = ("die", "stone")


def token(
    look: TokenLook,
    sign: Sign,
    *,
    face: int | None = None,
    size: int = 6,
    palette: Palette = LIGHT,
    side: int = 96,
    highlighted: bool = False,
) -> QImage:
    """Return a picture of a token on the palette's panel."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(painter, rect, look, sign, palette, face=face, size=size, highlighted=highlighted)

    return painted(draw, side=side, ground=palette.panel)


@pytest.mark.parametrize("side", [24, 48])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("face", [None, 3])
def test_triumph_and_tragedy_dice_differ_without_color(palette: Palette, face: int | None, side: int) -> None:
    triumph = token("die", "up", face=face, palette=palette, side=side)
    tragedy = token("die", "down", face=face, palette=palette, side=side)
    assert shape(triumph) != shape(tragedy)


@pytest.mark.parametrize("palette", PALETTES)
def test_triumph_and_tragedy_stones_differ_without_color(palette: Palette) -> None:
    assert shape(token("stone", "up", palette=palette)) != shape(token("stone", "down", palette=palette))


@pytest.mark.parametrize("side", [20, 48])
@pytest.mark.parametrize("palette", PALETTES)
def test_stones_of_all_kinds_differ_without_color(palette: Palette, side: int) -> None:
    """Before, two kinds with the same sign in a game's file looked alike."""
    stones = [shape(token("stone", sign, palette=palette, side=side)) for sign in SIGNS]
    assert all(one != other for place, one in enumerate(stones) for other in stones[place + 1 :])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("side", [20, 24, 36, 40, 48])
def test_token_in_dark_has_a_rim_that_stands_out(look: TokenLook, side: int) -> None:
    """Before, its fill alone was 2.4 : 1 on the acting row."""
    assert DARK.rim(DARK.up.fill).name() == "#59ab95"
    picture = token(look, "up", palette=DARK, side=side)
    edge = max((picture.pixelColor(x, side // 2) for x in range(side // 4)), key=luminance)
    assert contrast(edge, DARK.selection) >= 3


def test_triumph_points_up_and_tragedy_down() -> None:
    up = shape(painted(lambda painter, rect: draw_sign(painter, rect, "up", LIGHT)))
    down = shape(painted(lambda painter, rect: draw_sign(painter, rect, "down", LIGHT)))
    assert up[20].count(False) < up[75].count(False)
    assert down[20].count(False) > down[75].count(False)


def test_every_face_looks_different() -> None:
    faces = [token("die", "up", face=face) for face in range(1, 7)]
    assert all(one != other for place, one in enumerate(faces) for other in faces[place + 1 :])


def test_every_die_size_has_its_own_outline() -> None:
    outlines = [shape(token("die", "none", size=size)) for size in SIZES]
    assert all(one != other for place, one in enumerate(outlines) for other in outlines[place + 1 :])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("size", SIZES)
def test_token_stays_inside_its_rectangle(look: TokenLook, sign: Sign, size: int) -> None:
    def draw(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(20, 20, -20, -20)
        draw_token(painter, inner, look, sign, LIGHT, face=size, size=size, highlighted=True)

    picture = painted(draw, side=120)
    edge = [*range(19), *range(101, 120)]
    assert {picture.pixelColor(x, y).name() for x in edge for y in range(120)} == {"#ffffff"}
    assert {picture.pixelColor(x, y).name() for x in range(120) for y in edge} == {"#ffffff"}


@pytest.mark.parametrize("look", LOOKS)
def test_highlighted_token_has_ring(look: TokenLook) -> None:
    assert token(look, "up", highlighted=True) != token(look, "up")


@pytest.mark.parametrize("palette", PALETTES, ids=attrgetter("name"))
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("other", ["up", "down"])
def test_neighboring_tokens_differ_without_color(look: TokenLook, other: Sign, palette: Palette) -> None:
    """Before, seven held dice merged into one bar of two hues of equal lightness."""
    side = 52

    def draw(painter: QPainter, _rect: QRectF) -> None:
        for place, sign in enumerate(("up", other)):
            draw_token(painter, QRectF(place * side, 0, side, side), look, "up" if sign == "up" else "down", palette)

    picture = painted(draw, side=2 * side, ground=palette.panel)
    between = [picture.pixelColor(x, side // 2) for x in range(side - 4, side + 4)]
    fills = (palette.up.fill, palette.tone(other).fill)
    assert sum(all(contrast(pixel, fill) >= 3 for fill in fills) for pixel in between) >= 4


@pytest.mark.parametrize("palette", PALETTES, ids=attrgetter("name"))
@pytest.mark.parametrize("look", LOOKS)
def test_triumph_and_tragedy_differ_in_lightness(look: TokenLook, palette: Palette) -> None:
    up, down = (_light_of(token(look, sign, palette=palette)) for sign in SIGNS[:2])
    lighter, darker = max(up, down), min(up, down)
    assert (lighter + 0.05) / (darker + 0.05) >= 1.5


def _light_of(picture: QImage) -> float:
    """Return the mean luminance of a token's body above its sign."""
    across, down = range(40, 57), range(10, 22)
    return mean(luminance(picture.pixelColor(x, y)) for x in across for y in down)


@pytest.mark.parametrize("palette", PALETTES, ids=attrgetter("name"))
def test_token_has_shadow_when_palette_has_one(palette: Palette) -> None:
    picture = token("die", "up", palette=palette)
    below = {picture.pixelColor(48, y).name() for y in range(90, 96)} - {palette.panel.name(), palette.up.fill.name()}
    assert bool(below) == bool(palette.shadow.alpha())


@pytest.mark.parametrize("look", LOOKS)
def test_stack_shows_second_token_behind_front_one(look: TokenLook) -> None:
    def drawn(draw: Callable[..., None]) -> QImage:
        return painted(lambda painter, rect: draw(painter, rect.adjusted(0, 0, -20, -20), look, "up", LIGHT))

    assert drawn(draw_stack) != drawn(draw_token)


def test_dragged_token_is_sharp_on_high_dpi_screen() -> None:
    picture = token_pixmap("die", "up", LIGHT, face=4, side=44, device_pixel_ratio=2.0)
    assert picture.deviceIndependentSize().toSize().width() == 44
    assert picture.width() == 88


def test_dragged_stones_show_their_count() -> None:
    two, three = (token_pixmap("stone", "up", LIGHT, count=count).toImage() for count in (2, 3))
    assert two.size() == three.size()
    assert two != three
