"""Wells that are no wheels: pips in a row and bars; and the tone of any well."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gmtracker.ui.look.palette import Palette, Tone

PITCH = 2.3
"""The widest step of a pip, by its height."""

GAP = 2.0
CORNER = 2.0
RING = 1.5
BELOW, LINE = 3.0, 1.5
"""How far below a well that warns it is underlined, and how thickly."""


def well_tone(
    load: int, palette: Palette, *, highest: int, warn_at: int, lowest: int = 0, starts_full: bool = False
) -> Tone:
    """The tone of a load: plain, a warning from `warn_at` on, full at `highest` and beyond.

    A well that `starts_full` is the other way round: a warning at `warn_at` and below, full when nothing is left.
    """
    if highest <= lowest:
        return palette.stone
    if starts_full:
        return palette.full if load <= max(lowest, 0) else palette.warning if load <= warn_at else palette.stone
    if load >= highest:
        return palette.full
    return palette.warning if lowest < warn_at <= load else palette.stone


def pip_at(rect: QRectF, point: QPointF, pips: int) -> int | None:
    """The pip under a point of a row drawn into `rect`, from 1; a little above and below it counts as well."""
    pitch = _pitch(rect, pips)
    place = (point.x() - rect.left()) / pitch if pitch else -1.0
    reach = rect.adjusted(0, -CORNER * 2, 0, CORNER * 2)
    return int(place) + 1 if 0 <= place < pips and reach.top() <= point.y() <= reach.bottom() else None


def draw_pips(
    painter: QPainter,
    rect: QRectF,
    *,
    pips: int,
    filled: int,
    held: int,
    tone: Tone,
    palette: Palette,
    hover: int | None = None,
) -> None:
    """Draw a row of pips from the left: the `filled` ones solid, the `held` ones as rings, the rest empty.

    `hover` outlines the pips that a click there would fill, from 1 up to it. A warning is underlined.
    """
    pitch = _pitch(rect, pips)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(pips):
        pip = QRectF(rect.left() + place * pitch, rect.top(), pitch - GAP, rect.height())
        is_held = filled <= place < filled + held
        painter.fillPath(_rounded(pip), tone.fill if place < filled else palette.empty)
        if is_held:
            _outline(painter, pip, tone.fill)
        if hover is not None and place < hover:
            _outline(painter, pip, palette.focus)
    _underline(painter, QRectF(rect.left(), rect.top(), pips * pitch - GAP, rect.height()), tone, palette)
    painter.restore()


def draw_bar(painter: QPainter, rect: QRectF, *, share: float, tone: Tone, palette: Palette) -> None:
    """Draw a bar, filled from the left to a `share` of 0 to 1. A warning is underlined."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _underline(painter, rect, tone, palette)
    whole = _rounded(rect)
    painter.fillPath(whole, palette.empty)
    painter.setClipPath(whole)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width() * share, rect.height()), tone.fill)
    painter.restore()


def _underline(painter: QPainter, rect: QRectF, tone: Tone, palette: Palette) -> None:
    """What warns is told by more than its colour."""
    if tone is palette.warning:
        painter.fillRect(QRectF(rect.left(), rect.bottom() + BELOW, rect.width(), LINE), tone.text)


def _pitch(rect: QRectF, pips: int) -> float:
    return min(PITCH * rect.height(), rect.width() / pips) if pips > 0 else 0.0


def _rounded(rect: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(rect, CORNER, CORNER)
    return shape


def _outline(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = RING / 2
    painter.drawRoundedRect(rect.adjusted(inner, inner, -inner, -inner), CORNER, CORNER)
