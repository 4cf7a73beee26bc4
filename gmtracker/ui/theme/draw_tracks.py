"""Drawing of tracks as wheels, rows of pips and bars, and the tone of each.

A wheel shows solid stones, then hatched held dice, then empty segments. In a ring, held dice are gray.
"""

from functools import lru_cache
from math import atan2, ceil, degrees, hypot, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gmtracker.engine.game_spec import TrackKind
from gmtracker.ui.theme.draw_tokens import centered_square
from gmtracker.ui.theme.fonts import draw_number
from gmtracker.ui.theme.palette import Palette, Tone

PIP_GAP = 2.0
CORNER = 2.0
RUNG_RING = 1.5
EDGE, WHEEL_EDGE = 1.0, 1.5
BELOW, LINE = 3.0, 1.5
"""The distance and thickness of the underline below a track that warns."""


def track_tone(kind: TrackKind, load: int, highest: int, palette: Palette) -> Tone:
    """Return the tone of a load.

    It is `warning` from half way to the track's bad end, and `harm` in the last quarter. Before that it is `life` if
    the track starts full, as hit points do, and else neutral.
    """
    match kind.danger_for(load, highest):
        case "most":
            return palette.harm
        case "half":
            return palette.warning
        case "none":
            return palette.life if kind.starts_full else palette.stone


def number_ink(tone: Tone, palette: Palette) -> QColor:
    """Return the color of a track's number, which is on a plate in the last quarter."""
    if tone is palette.harm:
        return tone.on_fill
    return tone.text if tone is palette.warning else palette.text


def find_pip(rect: QRectF, point: QPointF, pips: int) -> int | None:
    """Return the pip at a point of a row drawn into `rect`, from 1, or None. A little above and below counts too."""
    pitch = _pip_width(rect, pips)
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
    """Draw a row of pips as wide as `rect`: `filled` solid, `held` as rings, the rest outlined.

    `hover` outlines the pips that a click there would fill, from 1 up to it. A warning is underlined.
    """
    pitch = _pip_width(rect, pips)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(pips):
        pip = QRectF(rect.left() + place * pitch, rect.top(), pitch - PIP_GAP, rect.height())
        edge, inside = (tone.text, tone.fill) if place < filled else (palette.outline, palette.empty)
        painter.fillPath(_rounded_path(pip), edge)
        painter.fillPath(_rounded_path(pip.adjusted(EDGE, EDGE, -EDGE, -EDGE)), inside)
        if filled <= place < filled + held:
            _draw_outline(painter, pip, tone.fill)
        if hover is not None and place < hover:
            _draw_outline(painter, pip, palette.focus)
    _underline(painter, QRectF(rect.left(), rect.top(), pips * pitch - PIP_GAP, rect.height()), tone, palette)
    painter.restore()


def draw_bar(painter: QPainter, rect: QRectF, *, share: float, tone: Tone, palette: Palette) -> None:
    """Draw an outlined bar, filled from the left to a `share` of 0 to 1. A warning is underlined."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _underline(painter, rect, tone, palette)
    whole = _rounded_path(rect)
    painter.fillPath(whole, palette.outline)
    painter.fillPath(_rounded_path(rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)), palette.empty)
    painter.setClipPath(whole)
    filled = QRectF(rect.left(), rect.top(), rect.width() * min(max(share, 0.0), 1.0), rect.height())
    painter.fillRect(filled, tone.text)
    painter.fillRect(filled.adjusted(0, EDGE, -EDGE, -EDGE), tone.fill)
    painter.restore()


def _underline(painter: QPainter, rect: QRectF, tone: Tone, palette: Palette) -> None:
    """Underline a track that warns, so that color is not the only sign; twice as thick near the end."""
    if tone is palette.warning or tone is palette.harm:
        thick = LINE if tone is palette.warning else 2 * LINE
        painter.fillRect(QRectF(rect.left(), rect.bottom() + BELOW, rect.width(), thick), tone.text)


def _pip_width(rect: QRectF, pips: int) -> float:
    return rect.width() / pips if pips > 0 else 0.0


def _rounded_path(rect: QRectF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(rect, CORNER, CORNER)
    return shape


def _draw_outline(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, RUNG_RING))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = RUNG_RING / 2
    painter.drawRoundedRect(rect.adjusted(inner, inner, -inner, -inner), CORNER, CORNER)


# Fractions of the radius. The NARROWEST_ lengths are in logical pixels, so that small wheels stay readable.
RING = 0.93
HUB = 0.52
SEGMENT_GAP = 0.05
NARROWEST_GAP = 1.25
NARROWEST_PITCH = 3.2
RIM = 0.045
NARROWEST_RIM = 1.4
DIGITS = 0.44
TWO_DIGITS = 0.37
RING_DIGITS, LONG_RING_DIGITS = 0.73, 0.5
RING_WIDTH, NARROWEST_RING, RING_MARGIN = 6 / 22, 4.0, 0.75
"""The width of a ring, as a fraction of the radius and at least, and the space around it."""


def find_wheel_segment(rect: QRectF, point: QPointF, segments: int = 10) -> int | None:
    """Return the segment at a point of a wheel drawn into `rect`: 1 starts at the top, clockwise.

    Returns None outside of the ring and in its hub.
    """
    square = centered_square(rect)
    across, down = point.x() - square.center().x(), point.y() - square.center().y()
    radius = square.width() / 2
    if not HUB * radius <= hypot(across, down) <= radius:
        return None
    turn = atan2(across, -down) / (2 * pi) % 1.0
    return min(int(turn * segments), segments - 1) + 1


def draw_wheel(
    painter: QPainter,
    rect: QRectF,
    *,
    filled: int,
    held: int,
    tone: Tone,
    palette: Palette,
    segments: int = 10,
    hover_segment: int | None = None,
    show_number: bool = True,
    is_ring: bool = False,
) -> None:
    """Draw a wheel as large as fits into `rect`, clockwise from the top.

    The `filled` segments are solid, the `held` ones hatched, the rest outlined. A load beyond the last segment
    shows only in the number. A warning has a rim, one near the end a solid hub as well. `hover_segment` outlines
    the segments that a click there would fill, from 1 up to it. `show_number` draws the load in the hub, for wheels
    large enough. A ring is thin, with gray held segments and no rim, so that the number has more room.
    """
    load = filled + held
    square = centered_square(rect)
    radius = square.width() / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.center())
    painter.setPen(Qt.PenStyle.NoPen)
    for place in range(segments):
        edge, inside = (tone.text, tone.fill) if place < filled else (palette.outline, palette.empty)
        is_held = filled <= place < load
        if is_held and is_ring:
            edge = inside = palette.held
        painter.fillPath(_segment(radius, place, segments, is_ring=is_ring), edge)
        painter.fillPath(_segment(radius, place, segments, EDGE if is_ring else WHEEL_EDGE, is_ring=is_ring), inside)
        if is_held and not is_ring:
            painter.fillPath(_hatching(radius, place, segments), palette.hatch)
    if tone is palette.harm and (show_number or not is_ring):
        _draw_full_hub(painter, radius, palette, is_ring=is_ring)
    elif tone is palette.warning and not is_ring:
        _draw_rim(painter, radius, palette.warning.text)
    if hover_segment is not None:
        _outline_segments(painter, radius, hover_segment, segments, palette.focus, is_ring=is_ring)
    if show_number:
        digits = (
            (DIGITS if load < 10 else TWO_DIGITS) if not is_ring else RING_DIGITS if load < 100 else LONG_RING_DIGITS
        )
        draw_number(painter, QPointF(0, 0), radius * digits, load, number_ink(tone, palette))
    painter.restore()


@lru_cache(maxsize=512)
def _segment(radius: float, place: int, segments: int, inset: float = 0.0, *, is_ring: bool = False) -> QPainterPath:
    """Return the shape of one segment around the origin, with a gap of even width to its neighbors.

    `inset` shrinks it on all sides.
    """
    outer, inner = (radius - RING_MARGIN, _inside_ring(radius)) if is_ring else (radius * RING, radius * HUB)
    outer, inner = outer - inset, inner + inset
    step = 360 / segments
    start = 90 - place * step
    half_gap = max(NARROWEST_GAP, SEGMENT_GAP * radius) / 2 + inset
    outer_trim, inner_trim = degrees(half_gap / outer), degrees(half_gap / inner)
    shape = QPainterPath()
    shape.arcMoveTo(_circle(outer), start - outer_trim)
    shape.arcTo(_circle(outer), start - outer_trim, -(step - 2 * outer_trim))
    shape.arcTo(_circle(inner), start - step + inner_trim, step - 2 * inner_trim)
    shape.closeSubpath()
    return shape


def _inside_ring(radius: float) -> float:
    """Return the radius of the hub of a ring."""
    return radius - RING_MARGIN - max(NARROWEST_RING, radius * RING_WIDTH)


@lru_cache(maxsize=512)
def _hatching(radius: float, place: int, segments: int) -> QPainterPath:
    """Return slanted bars over a segment, as shapes because a brush pattern does not scale with the wheel."""
    pitch = max(NARROWEST_PITCH, radius * 0.11)
    bar = pitch * 0.55
    bars = QPainterPath()
    for line in range(-ceil(radius * 2 / pitch), ceil(radius * 2 / pitch) + 1):
        left = line * pitch - radius
        corners = (
            (left, radius),
            (left + bar, radius),
            (left + bar + 2 * radius, -radius),
            (left + 2 * radius, -radius),
        )
        bars.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        bars.closeSubpath()
    return bars.intersected(_segment(radius, place, segments))


def _circle(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _draw_full_hub(painter: QPainter, radius: float, palette: Palette, *, is_ring: bool) -> None:
    painter.setBrush(palette.harm.fill)
    painter.drawEllipse(_circle(_inside_ring(radius) - RING_MARGIN if is_ring else radius * (HUB - 0.08)))
    if not is_ring:
        _draw_rim(painter, radius, palette.harm.fill)


def _draw_rim(painter: QPainter, radius: float, colour: QColor) -> None:
    rim = max(NARROWEST_RIM, radius * RIM)
    painter.setPen(QPen(colour, rim))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(_circle(radius - rim / 2))
    painter.setPen(Qt.PenStyle.NoPen)


def _outline_segments(
    painter: QPainter, radius: float, last: int, segments: int, colour: QColor, *, is_ring: bool
) -> None:
    pen = QPen(colour, max(1.5, radius * 0.035))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for place in range(last):
        painter.drawPath(_segment(radius, place, segments, is_ring=is_ring))
