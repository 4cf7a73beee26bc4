"""Dice drawn as dice: a tile whose outline hints at the number of sides, a face, and the sign beside it.

The sign ▲ stands high like an exponent, ▼ low like an index, so that two dice with
the same face differ by shape and place before they differ by colour.
"""

from functools import cache
from math import cos, pi, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from gmtracker.engine.sheet import Sign
from gmtracker.ui.look.numerals import draw_number
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.signs import centred_square, draw_sign, fill_shape, rounded_polygon

# Shares of a side.
MARGIN = 0.07
RIM_WIDTH = 0.035
TWO_DIGITS = 0.72
UNROLLED = 0.62
RIM_SHADE = 118


class _Tile(Struct, frozen=True):
    """The look of one size of dice, in a unit square.

    `middle` is where the face stands, `digits` its height; `beside` is how far from the middle the sign ▲
    is drawn (▼ is mirrored downwards), and `aside` how far the face makes room for it.
    """

    outline: QPainterPath
    middle: QPointF
    digits: float
    beside: QPointF
    aside: QPointF
    sign: float = 0.27


def draw_die(
    painter: QPainter,
    rect: QRectF,
    sign: Sign,
    face: int | None,
    palette: Palette,
    *,
    size: int = 6,
    dimmed: bool = False,
    highlighted: bool = False,
    shows: str = "",
) -> None:
    """Draw a die of `size` sides as large as fits into `rect`.

    A die that has not been rolled has no `face` and shows its sign large instead, or its size without a sign.
    `dimmed` is for one that cannot be taken, `highlighted` draws a ring of the accent around one that is picked
    up or would be. `shows` is what stands on the face where that is no number.
    """
    square = centred_square(rect)
    body = centred_square(square, 1 - 2 * MARGIN)
    tile = _tile(size)
    tone = palette.tone(sign, dimmed=dimmed)
    if highlighted:
        fill_shape(painter, square, tile.outline, palette.focus)
        fill_shape(painter, centred_square(square, 1 - MARGIN), tile.outline, palette.panel)
    fill_shape(painter, body, tile.outline, tone.fill.darker(RIM_SHADE))
    fill_shape(painter, centred_square(body, 1 - 2 * RIM_WIDTH), tile.outline, tone.fill)
    if shows:
        draw_number(
            painter, body.topLeft() + tile.middle * body.width(), tile.digits * body.width(), shows, tone.on_fill
        )
        return
    if face is None:
        _draw_unrolled(painter, body, tile, sign, size, palette, tone.on_fill)
    else:
        _draw_face(painter, body, tile, sign, face, palette, tone.on_fill)


def _draw_face(
    painter: QPainter,
    body: QRectF,
    tile: _Tile,
    sign: Sign,
    face: int,
    palette: Palette,
    ink: QColor,
) -> None:
    side = body.width()
    centre = body.topLeft() + tile.middle * side
    digits = tile.digits * side * (1.0 if face < 10 else TWO_DIGITS)
    if sign == "none":
        draw_number(painter, centre, digits, face, ink)
        return
    upright = 1 if sign == "up" else -1
    aside = QPointF(tile.aside.x(), tile.aside.y() * upright)
    beside = QPointF(tile.beside.x(), tile.beside.y() * upright)
    draw_number(painter, centre + aside * side, digits, face, ink)
    draw_sign(painter, _around(centre + beside * side, tile.sign * side), sign, palette, colour=ink)


def _draw_unrolled(
    painter: QPainter, body: QRectF, tile: _Tile, sign: Sign, size: int, palette: Palette, ink: QColor
) -> None:
    side = body.width()
    if sign == "none":
        draw_number(painter, body.topLeft() + tile.middle * side, tile.digits * UNROLLED * side, f"d{size}", ink)
        return
    mark = _around(body.topLeft() + tile.middle * side, tile.digits * 1.15 * side)
    draw_sign(painter, mark, sign, palette, colour=ink)


def _around(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


@cache
def _tile(size: int) -> _Tile:
    match size:
        case 4:
            triangle = ((0.5, 0.06), (0.95, 0.88), (0.05, 0.88))
            return _pointed(triangle, middle=0.6, digits=0.3, beside=0.2, aside=0.08)
        case 8:
            return _pointed(((0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5)), middle=0.5, digits=0.36)
        case 10:
            return _pointed(((0.5, 0.06), (0.94, 0.56), (0.5, 0.94), (0.06, 0.56)), middle=0.52, digits=0.34)
        case 12:
            return _pointed(_regular(5), middle=0.52, digits=0.36)
        case 20:
            return _pointed(_regular(6), middle=0.5, digits=0.38)
        case _:
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(0, 0, 1, 1), 0.2, 0.2)
            return _Tile(outline, QPointF(0.5, 0.5), 0.48, QPointF(0.25, -0.25), QPointF(-0.1, 0.06))


def _pointed(
    corners: tuple[tuple[float, float], ...],
    *,
    middle: float,
    digits: float,
    beside: float = 0.27,
    aside: float = 0.12,
) -> _Tile:
    """A tile with corners too narrow for a sign, which therefore stands above or below the face."""
    outline = rounded_polygon(corners, 0.12)
    return _Tile(outline, QPointF(0.5, middle), digits, QPointF(0, -beside), QPointF(0, aside), sign=0.24)


def _regular(corners: int) -> tuple[tuple[float, float], ...]:
    angles = [2 * pi * corner / corners - pi / 2 for corner in range(corners)]
    return tuple((0.5 + 0.45 * cos(angle), 0.5 + 0.45 * sin(angle)) for angle in angles)
