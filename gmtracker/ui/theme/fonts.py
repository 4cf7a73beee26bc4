"""The fonts: one shipped family in two weights and three sizes, with digits that are all equally wide.

Sizes are in logical pixels, so that they mean the same on every system; one factor scales them all as the user wants
it, and another in a window with much room. Large numbers are drawn as shapes, sharp at every size and placed by their
ink.
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
    """The sizes of text, in pixels: `HUGE` to be read from afar, `LARGE` for names, `NORMAL`, `SMALL` for labels."""

    SMALL = 12
    NORMAL = 14
    LARGE = 20
    HUGE = 28


class _Scale:
    text = room = 1.0


@cache
def load_fonts() -> str:
    """Register the shipped faces with Qt, once, and return their family. An application must be there.

    Raises MissingFiles for a face that is missing or that Qt cannot read.
    """
    for face in FACES:
        path = resource("fonts", face)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise MissingFiles(f"Couldn't read gmtracker's own font {path}. Reinstall gmtracker.")
    return FAMILY


def set_text_scale(factor: float) -> None:
    """Make all text, and what is measured by it, larger or smaller by a factor (1.0 is as designed)."""
    _Scale.text = factor


def set_room_scale(factor: float) -> None:
    """Make all of it larger once more, as there is room for that."""
    _Scale.room = factor


def is_roomy() -> bool:
    """Whether there is so much room that everything is larger."""
    return _Scale.room > 1.0


def scaled(pixels: int) -> int:
    """A length that grows with the text, in whole logical pixels."""
    return round(pixels * _Scale.text * _Scale.room)


def room_of(pixels: int) -> int:
    """A size of a window, in the same measure: it grows with the text that was chosen, and not by what has room."""
    return round(pixels * _Scale.text)


def text_font(size: TextSize = TextSize.NORMAL, *, bold: bool = False) -> QFont:
    """The font for a size at the present scale. It is shared by all who paint with it, and never changed."""
    return font_of(scaled(size), bold)


@cache
def font_of(pixels: int, bold: bool) -> QFont:
    """The font of so many logical pixels, for the rare text that has none of these sizes; shared like those."""
    font = QFont(load_fonts())
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def width_of(text: str, font: QFont) -> int:
    """How wide a line is in shipped letters, in whole logical pixels; the same lines are measured over and over."""
    return _width_of(text, font.pixelSize(), font.bold())


@lru_cache(maxsize=4096)
def _width_of(text: str, pixels: int, bold: bool) -> int:
    return QFontMetrics(font_of(pixels, bold)).horizontalAdvance(text)


def row_height() -> int:
    """The height of a table's row, in logical pixels: 36, and more for larger text, never less."""
    return max(ROW, scaled(ROW))


def fitting_name(name: str, metrics: QFontMetricsF, width: float) -> str:
    """A name, cut where the room ends; a number at its end stays, as that tells one of several from the others.

    So does what something counts for, and how many they are: the "+6" of "Next check: +6", the "×4" of "Dock thug ×4".
    """
    if metrics.horizontalAdvance(name) <= width:
        return name
    beginning, _, number = name.rpartition(" ")
    end = f" {number}" if number.lstrip("+−-×").isdecimal() else ""
    cut = metrics.elidedText(beginning, CUT, max(0.0, width - metrics.horizontalAdvance(end)))
    return f"{cut}{end}" if end and len(cut) > 1 else metrics.elidedText(name, CUT, width)


OUTLINE_PIXELS = 200


def draw_number(painter: QPainter, centre: QPointF, height: float, number: int | str, colour: QColor) -> None:
    """Draw a number (or a short word such as "d8") in bold digits of that height, its ink centred on a point."""
    outline, digit_height = _outline(str(number))
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
def _outline(text: str) -> tuple[QPainterPath, float]:
    font = QFont(load_fonts())
    font.setPixelSize(OUTLINE_PIXELS)
    font.setBold(True)
    outline = QPainterPath()
    outline.addText(0, 0, font, text)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline, QFontMetricsF(font).capHeight()
