"""Drawings that are kept as pictures: what a table paints over and over is drawn once and laid down after that."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 1024
AROUND = 1
"""How far a soft edge may reach beyond the rectangle that is drawn into, in logical pixels."""

Draw = Callable[[QPainter, QRectF], None]

_pictures: dict[Hashable, QPixmap] = {}


def draw_kept(painter: QPainter, rect: QRect | QRectF, what: Hashable, draw: Draw) -> None:
    """Draw something into a rectangle of a widget, from a picture where the same has been drawn as large before.

    ``what`` names all that its look depends on, the palette's name among it; ``draw`` draws it into a rectangle.
    """
    left, top = floor(rect.left()), floor(rect.top())
    across, down, wide, high = rect.x() - left, rect.y() - top, rect.width(), rect.height()
    ratio = painter.device().devicePixelRatioF()
    key = (what, across, down, wide, high, ratio)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= MOST:
            _pictures.clear()
        picture = _pictures[key] = _drawn(QRectF(across + AROUND, down + AROUND, wide, high), ratio, draw)
    painter.drawPixmap(left - AROUND, top - AROUND, picture)


def _drawn(rect: QRectF, ratio: float, draw: Draw) -> QPixmap:
    size = QSize(ceil(rect.right()) + AROUND, ceil(rect.bottom()) + AROUND)
    picture = QPixmap(QSize(ceil(size.width() * ratio), ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw(painter, rect)
    return picture
