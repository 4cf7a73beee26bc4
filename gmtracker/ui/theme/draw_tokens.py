"""Drawing of tokens as the game describes them: dice, stones, their signs, and the picture for a drag.

A die is a tile whose outline hints at its size, with a face and a sign. ▲ is set high like an exponent and ▼ low like
an index, so that dice with the same face differ by shape and place as well as color. Signs are shapes, not letters of a
font. Each token has a rim in the panel's color and a small shadow, so that neighbors stay apart.
"""

from functools import cache
from math import cos, pi, sin
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from gmtracker.engine.game_spec import Sign
from gmtracker.ui.theme.fonts import draw_number
from gmtracker.ui.theme.palette import Palette

# Fractions of the width.
HEIGHT = 0.84
ROUNDING = 0.14
GAP_BETWEEN = 0.2
BAR = 0.18
BOLT = ((0.61, 0.02), (0.14, 0.6), (0.43, 0.6), (0.32, 0.98), (0.86, 0.35), (0.57, 0.35))
HALF_STAR = ((0.5, 0.04), (0.64, 0.36), (0.98, 0.39), (0.72, 0.61), (0.8, 0.96), (0.5, 0.78))
STAR = (*HALF_STAR, *((1 - x, y) for x, y in HALF_STAR[4:0:-1]))
FINE_ROUNDING = 0.04


def centered_square(rect: QRectF, share: float = 1.0) -> QRectF:
    """Return the largest centered square in a rectangle, scaled by ``share``."""
    side = min(rect.width(), rect.height()) * share
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    return square


def rounded_polygon(corners: tuple[tuple[float, float], ...], rounding: float) -> QPainterPath:
    """Return a polygon with round corners, grown by half of ``rounding``, which is a diameter."""
    outline = QPainterPath()
    outline.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    outline.closeSubpath()
    rounder = QPainterPathStroker()
    rounder.setWidth(rounding)
    rounder.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return rounder.createStroke(outline).united(outline).simplified()


def fill_shape(painter: QPainter, square: QRectF, shape: QPainterPath, colour: QColor) -> None:
    """Fill a shape given in the unit square, scaled into `square`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.topLeft())
    painter.scale(square.width(), square.height())
    painter.fillPath(shape, colour)
    painter.restore()


def draw_sign(painter: QPainter, rect: QRectF, sign: Sign, palette: Palette, *, colour: QColor | None = None) -> None:
    """Draw a sign as large as fits into `rect`, in its tone's text color unless another is given.

    Up is ▲, down ▼, or a game's own glyph; a token without a sign gets a small disc. A second kind has two triangles,
    or a ring; a third has a triangle with a bar, or a diamond.
    """
    fill_shape(painter, centered_square(rect), _shape(sign), colour or palette.tone(sign).text)


@cache
def _shape(sign: Sign) -> QPainterPath:
    inset = ROUNDING / 2
    top, bottom = 0.5 - HEIGHT / 2 + inset, 0.5 + HEIGHT / 2 - inset
    match sign:
        case "up":
            return _triangle(top, bottom)
        case "down":
            return _triangle(bottom, top)
        case "up-2":
            return _triangle(top, 0.5 - GAP_BETWEEN / 2).united(_triangle(0.5 + GAP_BETWEEN / 2, bottom))
        case "up-3":
            return _triangle(top, bottom - 2 * BAR).united(_bar(bottom))
        case "down-2" | "down-3":
            upright: Sign = "up-2" if sign == "down-2" else "up-3"
            return QTransform(1, 0, 0, -1, 0, 1).map(_shape(upright))
        case "none" | "none-2":
            mark = QPainterPath()
            mark.addEllipse(QPointF(0.5, 0.5), 0.25, 0.25)
            return mark if sign == "none" else _ring()
        case "none-3":
            return rounded_polygon(((0.5, top), (1 - inset, 0.5), (0.5, bottom), (inset, 0.5)), ROUNDING)
        case "bolt":
            return rounded_polygon(BOLT, FINE_ROUNDING)
        case "star":
            return rounded_polygon(STAR, FINE_ROUNDING)
        case "clover":
            leaves = QPainterPath()
            leaves.setFillRule(Qt.FillRule.WindingFill)
            for x, y in ((0.28, 0.3), (0.72, 0.3), (0.28, 0.7), (0.72, 0.7)):
                leaves.addEllipse(QPointF(x, y), 0.22, 0.22)
            return leaves


def _triangle(tip: float, side: float) -> QPainterPath:
    """Return a triangle with its tip and its opposite side at these heights."""
    inset = ROUNDING / 2
    return rounded_polygon(((0.5, tip), (1 - inset, side), (inset, side)), ROUNDING)


def _bar(middle: float) -> QPainterPath:
    bar = QPainterPath()
    bar.addRoundedRect(QRectF(0, middle - BAR / 2, 1, BAR), ROUNDING / 2, ROUNDING / 2)
    return bar


def _ring() -> QPainterPath:
    ring = QPainterPath()
    ring.addEllipse(QPointF(0.5, 0.5), 0.42, 0.42)
    ring.addEllipse(QPointF(0.5, 0.5), 0.22, 0.22)
    return ring


# Fractions of the side.
MARGIN = 0.07
RIM, SHADOW = 0.035, 0.03
"""How far the rim is inside the token's square, and how far below it the shadow reaches."""

LEAST_RING = 2.0
"""The minimum width, in pixels, of a highlight ring."""

EDGE_WIDTH = 0.035
TWO_DIGITS = 0.72
UNROLLED = 0.62
LEAST_EDGE = 1.0
"""The minimum width of a token's edge, in pixels."""


class _Tile(Struct, frozen=True):
    """The shape of a die of one size, in the unit square.

    `middle` is the center of the face, `digits` its height. `beside` is the offset of the sign ▲ from the middle
    (mirrored for ▼), and `aside` the offset of the face to make room for it.
    """

    outline: QPainterPath
    middle: QPointF
    digits: float
    beside: QPointF
    aside: QPointF
    sign: float = 0.27


def _within_rim(square: QRectF, *, highlighted: bool) -> QRectF:
    """Return the square inside the rim. A highlight ring is wide enough to be seen on the smallest token."""
    wide = RIM * square.height()
    return centered_square(square, 1 - 2 * (max(wide, LEAST_RING) if highlighted else wide) / square.height())


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
    muted: bool = False,
    shows: str = "",
) -> None:
    """Draw a die of `size` sides as large as fits into `rect`.

    Without a `face` the die is not rolled, and shows a large sign instead, or its size if it has no sign. `dimmed`:
    it cannot be taken. `highlighted`: draw an accent ring, as for one that is picked up. `muted`: it is not of the side
    that acts. `shows` replaces the face if it is no number.
    """
    square = centered_square(rect)
    body = centered_square(square, 1 - 2 * MARGIN)
    tile = _tile(size)
    tone = palette.drop_no if muted else palette.tone(sign, dimmed=dimmed)
    rim = _within_rim(square, highlighted=highlighted)
    if highlighted:
        fill_shape(painter, square, tile.outline, palette.focus)
    elif palette.shadow.alpha() and not dimmed:
        fill_shape(painter, rim.translated(0, SHADOW * square.height()), tile.outline, palette.shadow)
    fill_shape(painter, rim, tile.outline, palette.panel)
    edge = max(EDGE_WIDTH, LEAST_EDGE / body.width())
    fill_shape(painter, body, tile.outline, palette.rim(tone.fill))
    fill_shape(painter, centered_square(body, 1 - 2 * edge), tile.outline, tone.fill)
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
    if sign.startswith("none"):
        draw_number(painter, centre, digits, face, ink)
        return
    upright = -1 if sign.startswith("down") else 1
    aside = QPointF(tile.aside.x(), tile.aside.y() * upright)
    beside = QPointF(tile.beside.x(), tile.beside.y() * upright)
    draw_number(painter, centre + aside * side, digits, face, ink)
    draw_sign(painter, _square_around(centre + beside * side, tile.sign * side), sign, palette, colour=ink)


def _draw_unrolled(
    painter: QPainter, body: QRectF, tile: _Tile, sign: Sign, size: int, palette: Palette, ink: QColor
) -> None:
    side = body.width()
    if sign.startswith("none"):
        draw_number(painter, body.topLeft() + tile.middle * side, tile.digits * UNROLLED * side, f"d{size}", ink)
        return
    mark = _square_around(body.topLeft() + tile.middle * side, tile.digits * 1.15 * side)
    draw_sign(painter, mark, sign, palette, colour=ink)


def _square_around(centre: QPointF, side: float) -> QRectF:
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
            return _pointed(_regular_polygon(5), middle=0.52, digits=0.36)
        case 20:
            return _pointed(_regular_polygon(6), middle=0.5, digits=0.38)
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
    """Return a tile whose corners are too narrow for a sign, which goes above or below the face instead."""
    outline = rounded_polygon(corners, 0.12)
    return _Tile(outline, QPointF(0.5, middle), digits, QPointF(0, -beside), QPointF(0, aside), sign=0.24)


def _regular_polygon(corners: int) -> tuple[tuple[float, float], ...]:
    angles = [2 * pi * corner / corners - pi / 2 for corner in range(corners)]
    return tuple((0.5 + 0.45 * cos(angle), 0.5 + 0.45 * sin(angle)) for angle in angles)


SIGN, GLYPH = 0.46, 0.64


def draw_stone(
    painter: QPainter,
    rect: QRectF,
    sign: Sign,
    palette: Palette,
    *,
    dimmed: bool = False,
    highlighted: bool = False,
) -> None:
    """Draw a stone as large as fits into `rect`.

    `dimmed`: it cannot be taken. `highlighted`: draw an accent ring, as for one that is picked up.
    """
    square = centered_square(rect)
    bead = centered_square(square, 1 - 2 * MARGIN)
    tone = palette.tone(sign, dimmed=dimmed)
    side = bead.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rim = _within_rim(square, highlighted=highlighted)
    if highlighted:
        painter.setBrush(palette.focus)
        painter.drawEllipse(square)
    elif palette.shadow.alpha() and not dimmed:
        painter.setBrush(palette.shadow)
        painter.drawEllipse(rim.translated(0, SHADOW * square.height()))
    painter.setBrush(palette.panel)
    painter.drawEllipse(rim)
    glass = QRadialGradient(bead.center() + QPointF(-0.12 * side, -0.18 * side), side * 0.72)
    glass.setColorAt(0.0, tone.fill.lighter(122))
    glass.setColorAt(0.55, tone.fill)
    glass.setColorAt(1.0, tone.fill.darker(150))
    painter.setBrush(glass)
    painter.drawEllipse(bead)
    if palette.has_light_rims:
        painter.setPen(QPen(palette.rim(tone.fill), LEAST_EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centered_square(bead, 1 - LEAST_EDGE / side))
    share = GLYPH if sign in ("bolt", "clover", "star") else SIGN
    draw_sign(painter, centered_square(bead, share), sign, palette, colour=tone.on_fill)
    painter.restore()


TokenLook = Literal["die", "stone"]

# Fractions of a token's side.
BADGE = 0.5
BADGE_OVERLAP = 0.3
STACKED = 0.14
BEHIND = 0.16
"""How much of the second token is visible beside the front one of a stack."""


def draw_token(
    painter: QPainter,
    rect: QRectF,
    look: TokenLook,
    sign: Sign,
    palette: Palette,
    *,
    face: int | None = None,
    size: int = 6,
    dimmed: bool = False,
    highlighted: bool = False,
) -> None:
    """Draw a die or a stone as large as fits into `rect`. A stone has neither face nor size."""
    if look == "die":
        draw_die(painter, rect, sign, face, palette, size=size, dimmed=dimmed, highlighted=highlighted)
    else:
        draw_stone(painter, rect, sign, palette, dimmed=dimmed, highlighted=highlighted)


def draw_stack(
    painter: QPainter,
    rect: QRectF,
    look: TokenLook,
    sign: Sign,
    palette: Palette,
    *,
    face: int | None = None,
    size: int = 6,
    dimmed: bool = False,
    highlighted: bool = False,
) -> None:
    """Draw a token at the left of `rect`, as high as it, with a second one behind it to the right."""
    token = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
    behind = token.translated(BEHIND * rect.height(), 0)
    draw_token(painter, behind, look, sign, palette, size=size, dimmed=dimmed)
    draw_token(painter, token, look, sign, palette, face=face, size=size, dimmed=dimmed, highlighted=highlighted)


def token_pixmap(
    look: TokenLook,
    sign: Sign,
    palette: Palette,
    *,
    face: int | None = None,
    size: int = 6,
    count: int = 1,
    side: int = 44,
    device_pixel_ratio: float = 1.0,
) -> QPixmap:
    """Return the picture for a drag: a token of `side` logical pixels, or two with a count badge.

    With a count the picture is larger than `side`: the second token and the badge extend above and to the right.
    The first token is at the lower left.
    """
    room = round(side * BADGE_OVERLAP) if count > 1 else 0
    picture = QPixmap(QSize(side + room, side + room) * device_pixel_ratio)
    picture.setDevicePixelRatio(device_pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        token = QRectF(0, room, side, side)
        if count > 1:
            behind = token.translated(side * STACKED, -side * STACKED)
            draw_token(painter, behind, look, sign, palette, face=face, size=size)
        draw_token(painter, token, look, sign, palette, face=face, size=size)
        if count > 1:
            badge = side * BADGE
            _draw_badge(painter, QRectF(side + room - badge, 0, badge, badge), count, palette)
    return picture


def _draw_badge(painter: QPainter, rect: QRectF, count: int, palette: Palette) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = rect.width() * 0.08
    painter.setPen(QPen(palette.panel, rim))
    painter.setBrush(palette.accent.fill)
    painter.drawEllipse(rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
    height = rect.height() * (0.5 if count < 10 else 0.4)
    draw_number(painter, QPointF(rect.center()), height, count, palette.accent.on_fill)
