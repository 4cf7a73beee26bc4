"""Pictures that a test can look at."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

Drawing = Callable[[QPainter, QRectF], None]


def painted(draw: Drawing, *, side: int = 96, ground: QColor | None = None) -> QImage:
    """What `draw` paints into a square of `side` pixels, on white or on the ground given."""
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(ground or QColor("white"))
    with QPainter(picture) as painter:
        draw(painter, QRectF(0, 0, side, side))
    return picture


def shape(picture: QImage) -> list[list[bool]]:
    """Where a picture is light: what is left of it without any colour."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [[grey.pixelColor(x, y).red() > 160 for x in range(grey.width())] for y in range(grey.height())]


def colours(picture: QImage) -> set[str]:
    """Every colour of a picture, by name."""
    rows, columns = range(picture.height()), range(picture.width())
    return {picture.pixelColor(x, y).name() for x in columns for y in rows}
