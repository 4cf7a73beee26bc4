"""Dice and stones: told apart by shape, and drawn inside their place."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gmtracker.engine.sheet import Sign
from gmtracker.ui.theme.draw_tokens import TokenLook, draw_sign, draw_token, token_pixmap
from gmtracker.ui.theme.palette import LIGHT, PALETTES, Palette
from tests.windows.pictures import painted, shape

SIZES = (4, 6, 8, 10, 12, 20)
SIGNS: tuple[Sign, ...] = ("up", "down", "none")
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
    """A token on the palette's panel."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(painter, rect, look, sign, palette, face=face, size=size, highlighted=highlighted)

    return painted(draw, side=side, ground=palette.panel)


@pytest.mark.parametrize("side", [24, 48])
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("face", [None, 3])
def test_a_triumph_and_a_tragedy_die_differ_without_any_colour(palette: Palette, face: int | None, side: int) -> None:
    triumph = token("die", "up", face=face, palette=palette, side=side)
    tragedy = token("die", "down", face=face, palette=palette, side=side)
    assert shape(triumph) != shape(tragedy)


@pytest.mark.parametrize("palette", PALETTES)
def test_a_triumph_and_a_tragedy_stone_differ_without_any_colour(palette: Palette) -> None:
    assert shape(token("stone", "up", palette=palette)) != shape(token("stone", "down", palette=palette))


def test_a_triumph_points_up_and_a_tragedy_down() -> None:
    up = shape(painted(lambda painter, rect: draw_sign(painter, rect, "up", LIGHT)))
    down = shape(painted(lambda painter, rect: draw_sign(painter, rect, "down", LIGHT)))
    assert up[20].count(False) < up[75].count(False)
    assert down[20].count(False) > down[75].count(False)


def test_every_face_looks_different() -> None:
    faces = [token("die", "up", face=face) for face in range(1, 7)]
    assert all(one != other for place, one in enumerate(faces) for other in faces[place + 1 :])


def test_every_size_of_dice_has_an_outline_of_its_own() -> None:
    outlines = [shape(token("die", "none", size=size)) for size in SIZES]
    assert all(one != other for place, one in enumerate(outlines) for other in outlines[place + 1 :])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("size", SIZES)
def test_a_token_stays_inside_its_place(look: TokenLook, sign: Sign, size: int) -> None:
    def draw(painter: QPainter, rect: QRectF) -> None:
        inner = rect.adjusted(20, 20, -20, -20)
        draw_token(painter, inner, look, sign, LIGHT, face=size, size=size, highlighted=True)

    picture = painted(draw, side=120)
    edge = [*range(19), *range(101, 120)]
    assert {picture.pixelColor(x, y).name() for x in edge for y in range(120)} == {"#ffffff"}
    assert {picture.pixelColor(x, y).name() for x in range(120) for y in edge} == {"#ffffff"}


@pytest.mark.parametrize("look", LOOKS)
def test_a_token_that_is_picked_up_is_ringed(look: TokenLook) -> None:
    assert token(look, "up", highlighted=True) != token(look, "up")


def test_a_dragged_token_is_sharp_on_a_dense_screen() -> None:
    picture = token_pixmap("die", "up", LIGHT, face=4, side=44, device_pixel_ratio=2.0)
    assert picture.deviceIndependentSize().toSize().width() == 44
    assert picture.width() == 88


def test_several_dragged_stones_say_how_many_they_are() -> None:
    two, three = (token_pixmap("stone", "up", LIGHT, count=count).toImage() for count in (2, 3))
    assert two.size() == three.size()
    assert two != three
