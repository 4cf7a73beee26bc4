"""The ground of a row, and letters on it, alike in every table."""

from enum import Enum
from functools import cache, lru_cache
from typing import Protocol

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.pictures import draw_kept
from gmtracker.ui.look.typography import font_of
from gmtracker.ui.models.rows import Index

PAD = 8
FRAME = 2
CORNER = 5
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ELIDED = Qt.TextElideMode.ElideRight
SELECTED = QStyle.StateFlag.State_Selected.value


class Light(Enum):
    """What a place says to what is carried: it takes it, or not; ``AIMED``: a drop now would land there."""

    NONE = "none"
    YES = "yes"
    NO = "no"
    AIMED_YES = "aimed-yes"
    AIMED_NO = "aimed-no"

    @property
    def aimed(self) -> bool:
        """Whether a drop now would land there."""
        return self in (Light.AIMED_YES, Light.AIMED_NO)

    @property
    def takes(self) -> bool:
        """Whether the place would take what is carried."""
        return self in (Light.YES, Light.AIMED_YES)


class Freshness(Protocol):
    """Whoever knows what has just changed."""

    def is_fresh(self, index: Index) -> bool:
        """Whether a cell has just changed, and is shown so for a moment."""
        ...


class Lights(Freshness, Protocol):
    """Whoever knows what the rows say to what is carried."""

    def row_light(self, character: CharacterId) -> Light:
        """What a character's row says."""
        ...

    def zone_lights(self, character: CharacterId) -> tuple[tuple[str, Light], ...]:
        """The names of a row's own drop zones, and what each says."""
        ...


def light_tone(light: Light, palette: Palette) -> tuple[QColor, QColor]:
    """The ground and the frame of a place that is lit."""
    tone = palette.drop_yes if light.takes else palette.drop_no
    return tone.soft, tone.fill


def light_ink(light: Light, palette: Palette) -> QColor:
    """The colour of a sign on a place that is lit."""
    return (palette.drop_yes if light.takes else palette.drop_no).text


def is_hovered(option: QStyleOptionViewItem) -> bool:
    """Whether the pointer is over the cell."""
    return bool(option.state & QStyle.StateFlag.State_MouseOver)


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Whether the row is the current one."""
    return bool(option.state.value & SELECTED)


def draw_text(
    painter: QPainter,
    rect: QRect | QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    flags: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write one line, cut short with an ellipsis where it does not fit."""
    area = rect.toRect() if isinstance(rect, QRectF) else rect
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(area, _one_line(flags), _shortened(text, area.width(), font.pixelSize(), font.bold()))


def is_cut(text: str, font: QFont, width: int) -> bool:
    """Whether :func:`draw_text` would cut a line short in a room of so many pixels."""
    return QFontMetrics(font).horizontalAdvance(text) > width


@cache
def _one_line(flags: Qt.AlignmentFlag) -> int:
    return int(flags) | int(Qt.TextFlag.TextSingleLine)


@lru_cache(maxsize=4096)
def _shortened(text: str, width: int, pixels: int, bold: bool) -> str:
    """A line in the shipped letters, cut short to a width; the same lines are painted over and over.

    One that is as wide as the room by whole pixels, in which rooms are measured, is not cut for a part of one.
    """
    measure = QFontMetrics(font_of(pixels, bold))
    return text if measure.horizontalAdvance(text) <= width else measure.elidedText(text, ELIDED, width)


def draw_frame(painter: QPainter, rect: QRect, colour: QColor, *, left: bool, right: bool) -> None:
    """A frame along the cells of a row: above and below, and at its ends."""
    painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), FRAME), colour)
    painter.fillRect(QRect(rect.left(), rect.bottom() - FRAME + 1, rect.width(), FRAME), colour)
    if left:
        painter.fillRect(QRect(rect.left(), rect.top(), FRAME, rect.height()), colour)
    if right:
        painter.fillRect(QRect(rect.right() - FRAME + 1, rect.top(), FRAME, rect.height()), colour)


def draw_plate(painter: QPainter, rect: QRect, fill: QColor, edge: QPen | None = None) -> None:
    """A small plate with round corners, bare or with an edge."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge or QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

    outline = None if edge is None else (edge.color().rgba(), edge.widthF(), edge.style())
    draw_kept(painter, rect, ("plate", fill.rgba(), outline), draw)
