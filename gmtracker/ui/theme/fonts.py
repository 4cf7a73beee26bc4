"""The shipped font family in two weights and seven sizes, with digits of equal width.

Sizes are in logical pixels, multiplied by the user's text scale and by a second factor in large windows. Large numbers
are drawn as shapes, which are sharp at every size and can be centered by their ink.
"""

from enum import IntEnum
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QTransform

from gmtracker.resources import MissingFiles, resource

FAMILY = "GM Tracker Sans"
ROW = 36
CUT = Qt.TextElideMode.ElideRight
FACES = ("GMTrackerSans-Regular.ttf", "GMTrackerSans-Bold.ttf")


class TextSize(IntEnum):
    """Text sizes in pixels.

    `TOTAL` is for the total of a roll, `DISPLAY` for odds, `HUGE` for whose turn it is and for outcomes, `LARGE` for
    names, `MEDIUM` for sentences, `NORMAL`, and `SMALL` for labels.
    """

    SMALL = 12
    NORMAL = 14
    MEDIUM = 16
    LARGE = 20
    HUGE = 28
    DISPLAY = 40
    TOTAL = 56


LARGE_TEXT = 1.5


class _Scale:
    text = room = 1.0


@cache
def load_fonts() -> str:
    """Register the shipped fonts with Qt, once, and return their family. Needs an application.

    Raises MissingFiles if a font is missing or Qt cannot read it.
    """
    for face in FACES:
        path = resource("fonts", face)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise MissingFiles(f"Couldn't read gmtracker's own font {path}. Reinstall gmtracker.")
    return FAMILY


def set_text_scale(factor: float) -> None:
    """Set the user's scale of text and of lengths that follow it (1.0 is the design size)."""
    _Scale.text = factor


def set_room_scale(factor: float) -> None:
    """Set the additional scale for windows with much room."""
    _Scale.room = factor


def is_roomy() -> bool:
    """Whether everything is enlarged because the window has room."""
    return _Scale.room > 1.0


def is_text_large() -> bool:
    """Whether the user's text scale is so large that less important parts must be smaller."""
    return _Scale.text >= LARGE_TEXT


def scaled(pixels: int) -> int:
    """Return a length of the design in logical pixels at the current scale."""
    return round(pixels * _Scale.text * _Scale.room)


def window_scaled(pixels: int) -> int:
    """Return a window size at the user's text scale, without the scale for large windows."""
    return round(pixels * _Scale.text)


def text_font(size: TextSize = TextSize.NORMAL, *, bold: bool = False) -> QFont:
    """Return the font of a size at the current scale. It is shared, so never change it."""
    return pixel_font(scaled(size), bold)


@cache
def pixel_font(pixels: int, bold: bool) -> QFont:
    """Return the font of an exact pixel size. It is shared, so never change it."""
    font = QFont(load_fonts())
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def text_width(text: str, font: QFont) -> int:
    """Return the width of a line of text in logical pixels. Cached, because the same lines are measured repeatedly."""
    return _width_of(text, font.pixelSize(), font.bold())


@lru_cache(maxsize=4096)
def _width_of(text: str, pixels: int, bold: bool) -> int:
    return QFontMetrics(pixel_font(pixels, bold)).horizontalAdvance(text)


def row_height() -> int:
    """Return the height of a table row in logical pixels: 36, more for larger text, never less."""
    return max(ROW, scaled(ROW))


def elide_name(name: str, metrics: QFontMetricsF, width: float) -> str:
    """Return a name elided to a width, but with a number at its end kept whole, which tells alike ones apart.

    That includes the "+6" of "Next check: +6" and the "×4" of "Dock thug ×4".
    """
    if metrics.horizontalAdvance(name) <= width:
        return name
    beginning, _, number = name.rpartition(" ")
    if not (beginning and number.lstrip("+−-×").isdecimal()):
        return metrics.elidedText(name, CUT, width)
    end = f" {number}"
    cut = metrics.elidedText(beginning, CUT, max(0.0, width - metrics.horizontalAdvance(end)))
    if len(cut) > 1:
        return f"{cut}{end}"
    initial = f"{beginning[0]}{end}"
    return initial if metrics.horizontalAdvance(initial) <= width else number


OUTLINE_PIXELS = 200


def draw_number(painter: QPainter, centre: QPointF, height: float, number: int | str, colour: QColor) -> None:
    """Draw a number (or a short word such as "d8")

    in bold, its digits of that height and its ink centered on a point.
    """
    outline, digit_height = _outline_path(str(number))
    factor = height / digit_height
    middle = outline.boundingRect().center()
    place = QTransform.fromTranslate(centre.x(), centre.y())
    place.scale(factor, factor)
    place.translate(-middle.x(), digit_height / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(place, True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(outline)
    painter.restore()


@lru_cache(maxsize=128)
def _outline_path(text: str) -> tuple[QPainterPath, float]:
    font = QFont(load_fonts())
    font.setPixelSize(OUTLINE_PIXELS)
    font.setBold(True)
    outline = QPainterPath()
    outline.addText(0, 0, font, text)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline, QFontMetricsF(font).capHeight()
