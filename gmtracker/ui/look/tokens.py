"""Tokens of any kind, drawn by how the game describes them, and the picture of what is being dragged."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from gmtracker.engine.sheet import Sign
from gmtracker.ui.look.dice import draw_die
from gmtracker.ui.look.numerals import draw_number
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.stones import draw_stone

TokenLook = Literal["die", "stone"]

# Shares of a token's side.
BADGE = 0.5
BADGE_OVERLAP = 0.3
STACKED = 0.14


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
    """Draw a die or a stone as large as fits into `rect`; a stone has neither a face nor a size."""
    if look == "die":
        draw_die(painter, rect, sign, face, palette, size=size, dimmed=dimmed, highlighted=highlighted)
    else:
        draw_stone(painter, rect, sign, palette, dimmed=dimmed, highlighted=highlighted)


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
    """The picture that a drag carries: a token of `side` logical pixels, or several with their count.

    For several the picture is wider and higher than `side`: a second token shows behind the first, and a
    badge stands at the upper right. The first token always is at the lower left.
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
