"""The delegate that paints tracks with their numbers in the roster."""

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from gmtracker.engine.game_spec import TrackKind
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import TrackCell
from gmtracker.ui.modelview.painting import (
    PAD,
    draw_plate,
    draw_text,
)
from gmtracker.ui.modelview.row_delegate import Canvas, RowCellDelegate
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tracks import (
    HUB,
    draw_bar,
    draw_pips,
    draw_wheel,
    find_pip,
    find_wheel_segment,
    number_ink,
    track_tone,
)
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled, text_font, text_width
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette, Tone

INSET = 2
LEAST_ON_A_ROW, LARGEST_ON_A_ROW = 20, 64
"""The minimum and maximum size of a wheel on a row."""

TALL, AROUND_RING = 46, 8
"""From this row height on, the number is inside the wheel. In lower rows it is beside it, with this space around it."""

STRIP, LOW_STRIP = 8, 5
LOW = 36
"""In rows lower than this the strip is thinner, so that the number above keeps its size."""

LEAST_NUMBER, NUMBER, LARGEST_NUMBER, OF_AREA = 18, 22, 34, 0.6
"""Font sizes of a number to be read from afar (digits 16 logical pixels high), and its share of a high row.

The least one is for a number that would have no room for its maximum otherwise.
"""

CENTRE = Qt.AlignmentFlag.AlignCenter
BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
WIDTHS = {"wheel": 88, "pips": 88, "bar": 92, "ladder": 108, "number": 64}
LEAST_WIDTHS = {"wheel": 76, "pips": 64, "bar": 68, "ladder": 92, "number": 56}
TIGHTEST_WHEEL = 68
WHEEL_OF_TALL_ROW, LEAST_OF_TALL_ROW, TIGHTEST_OF_TALL_ROW = 64, 60, 52
PIPS_BEFORE_WIDER, PIP = 6, 10
PLATE_PAD = 4
CLOSE = 4
"""The gap between wheel and number in a column that is narrower than preferred."""


def track_width(kind: TrackKind) -> int:
    """Return the unscaled width of a track's column; long rows of pips get more."""
    return WIDTHS[kind.look] + _extra_pips_width(kind)


def least_track_width(kind: TrackKind) -> int:
    """Return the unscaled minimum width of a track's column."""
    return LEAST_WIDTHS[kind.look] + _extra_pips_width(kind)


def tightest_track_width(kind: TrackKind) -> int:
    """Return the unscaled width for a track's column when names would be elided otherwise; a wheel gets smaller."""
    return TIGHTEST_WHEEL if kind.look == "wheel" else least_track_width(kind)


def _extra_pips_width(kind: TrackKind) -> int:
    more = (kind.highest - kind.lowest - PIPS_BEFORE_WIDER) * PIP if kind.look == "pips" else 0
    return min(max(0, more), WIDTHS["pips"] // 2)


def wheel_rect(cell: QRect) -> QRectF:
    """Return a wheel's rectangle in a roster cell: large, with its number inside, or small beside it in a low row."""
    if has_number_inside(cell):
        high, wide = cell.height() - 2 * INSET, cell.width() - PAD
    else:
        high, wide = (
            cell.height() - scaled(AROUND_RING),
            cell.width() - PAD - _apart(cell) - _number_width(scaled(NUMBER)),
        )
    side = max(min(high, scaled(LARGEST_ON_A_ROW), wide), scaled(LEAST_ON_A_ROW))
    return QRectF(cell.left() + PAD, cell.top() + (cell.height() - 1 - side) / 2, side, side)


def has_number_inside(cell: QRect) -> bool:
    """Whether a row is so high that the number of a wheel is inside it."""
    return cell.height() >= scaled(TALL)


def _apart(cell: QRect) -> int:
    """Return the gap between wheel and number."""
    return PAD if cell.width() >= scaled(WIDTHS["wheel"]) else CLOSE


@lru_cache(maxsize=16)
def _number_width(pixels: int) -> int:
    """Return the width of a load of two digits with its plate."""
    return QFontMetrics(pixel_font(pixels, bold=True)).horizontalAdvance("00") + PLATE_PAD + 2


def strip_rect(cell: QRect) -> QRectF:
    """Return the rectangle of pips or a bar in a roster cell, below the number."""
    under = 1 if cell.height() < scaled(LOW) else 4
    high = _strip_height(cell)
    return QRectF(cell.left() + PAD, cell.bottom() - under - high, cell.width() - 2 * PAD, high)


def _strip_height(cell: QRect) -> int:
    """Return the height of pips or a bar, which grows with the row."""
    return scaled(LOW_STRIP) if cell.height() < scaled(LOW) else max(scaled(STRIP), cell.height() // 5)


def number_rect(cell: QRect, track: TrackCell) -> QRect:
    """Return the rectangle of a track's number: inside or beside a wheel, above a strip."""
    if track.look == "wheel" and has_number_inside(cell):
        inset = wheel_rect(cell).width() * (1 - HUB) / 2
        return wheel_rect(cell).adjusted(inset, inset, -inset, -inset).toRect()
    return _rect_beside(wheel_rect(cell), cell) if track.look == "wheel" else _rect_above(strip_rect(cell), cell)


def _rect_beside(wheel: QRectF, cell: QRect) -> QRect:
    left = round(wheel.right()) + _apart(cell)
    return QRect(left, cell.top(), cell.right() - left, cell.height() - 1)


def _rect_above(strip: QRectF, cell: QRect) -> QRect:
    top = cell.top() + 1
    return QRect(cell.left() + PAD, top, cell.width() - 2 * PAD, round(strip.top()) - top)


def find_segment(cell: QRect, point: QPoint, track: TrackCell) -> int | None:
    """Return the segment at a point of a roster cell, or None; a bar has none."""
    match track.look:
        case "wheel":
            return find_wheel_segment(wheel_rect(cell), QPointF(point), track.highest)
        case "pips" | "ladder":
            return find_pip(strip_rect(cell), QPointF(point), track.segments)
        case "bar" | "number":
            return None


def cell_tone(cell: TrackCell, palette: Palette) -> Tone:
    """Return a track's tone: neutral or life, warning, or harm."""
    return track_tone(cell.kind, cell.load, cell.highest, palette)


class TrackDelegate(RowCellDelegate):
    """Paints a small track with its load as a number or word that can be read from afar."""

    hover: tuple[CharacterId, str, int] | None = None
    """The hovered segment: character, track key and segment."""

    @override
    def draw(self, canvas: Canvas, cell: TrackCell) -> None:
        at = self.hover[2] if self.hover and self.hover[:2] == (canvas.character, cell.kind.key) else None
        is_wheel = cell.look == "wheel"
        place = wheel_rect(canvas.rect) if is_wheel else strip_rect(canvas.rect)
        is_inside = is_wheel and has_number_inside(canvas.rect)
        _draw_kept(canvas.painter, place, cell, at, canvas.palette, show_number=is_inside, is_ring=is_wheel)
        if not is_inside:
            self._draw_number(canvas, cell, number_rect(canvas.rect, cell))

    def _draw_number(self, canvas: Canvas, cell: TrackCell, area: QRect) -> None:
        """Draw the load and its maximum, or the rung's word; near the end with a plate behind it."""
        painter, palette, told = canvas.painter, canvas.palette, cell.kind.value_text(cell.load)
        tone, is_dim = cell_tone(cell, palette), canvas.row_state.is_dim
        is_near_end = tone is palette.harm and not is_dim
        ink = canvas.ink if is_dim else number_ink(tone, palette)
        apart = PLATE_PAD if is_near_end else 0
        pixels, of = (text_font(bold=True).pixelSize(), "") if cell.kind.rungs else fit_number(cell, area, apart)
        font = pixel_font(pixels, bold=True)
        if is_near_end:
            _draw_plate_under(painter, area, told, QFontMetrics(font), palette, in_column=cell.look == "wheel")
        if cell.kind.rungs:
            draw_text(painter, area, told, font, ink)
            return
        number = QRect(area.left(), area.top(), min(_wide_number(cell, font) + 1, area.width()), area.height())
        draw_text(painter, number, told, font, ink, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        rest = QRect(number.right() + 2, area.top() + 2, area.right() - number.right() - 2, area.height() - 2)
        rest.setLeft(rest.left() + apart)
        draw_text(painter, rest, of, text_font(TextSize.SMALL), canvas.faint_ink, BESIDE)

    @override
    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(QRect(option.rect).adjusted(2, 2, -2, -3))


def fit_number(cell: TrackCell, area: QRect, apart: int = 0) -> tuple[int, str]:
    """Return the font size of a track's number in an area, and its maximum as text ("/12"), ``apart`` from it.

    If both don't fit, the number is smaller, down to LEAST_NUMBER. Then the maximum is left out. A number that does not
    fit alone is smaller still, because a number that is cut is another number.
    """
    of, largest = "" if cell.look == "wheel" else f"/{cell.highest}", _number_pixels(cell, area)
    more = text_width(of, text_font(TextSize.SMALL)) + apart + 2
    for beside, least in ((more, min(largest, scaled(LEAST_NUMBER))), (0, 1)):
        for pixels in range(largest, least - 1, -1):
            if _wide_number(cell, pixel_font(pixels, bold=True)) + 1 + beside <= area.width():
                return pixels, of if beside else ""
    return 1, ""


def _wide_number(cell: TrackCell, font: QFont) -> int:
    """Return the width of a track's number. Beside a wheel it has room for two digits, so that numbers are aligned."""
    wide = text_width(cell.kind.value_text(cell.load), font)
    return max(wide, text_width("00", font)) if cell.look == "wheel" else wide


def _number_pixels(cell: TrackCell, area: QRect) -> int:
    """Return the font size of the number; above a strip it grows with the row."""
    if cell.look == "wheel":
        return scaled(NUMBER)
    return max(scaled(NUMBER), min(round(area.height() * OF_AREA), scaled(LARGEST_NUMBER)))


def _draw_plate_under(
    painter: QPainter, area: QRect, told: str, measure: QFontMetrics, palette: Palette, *, in_column: bool = False
) -> None:
    """Draw a plate in the full tone under left-aligned text, or right-aligned digits if ``in_column``.

    It extends above and below the text even if the area is too low for that.
    """
    wide = measure.horizontalAdvance(told)
    left = area.left() + (measure.horizontalAdvance("00") - wide if in_column else 0)
    high = max(min(area.height(), measure.capHeight() + 2 * PLATE_PAD), measure.capHeight() + PLATE_PAD)
    top = area.top() + (area.height() - high) // 2
    draw_plate(painter, QRect(left - PLATE_PAD + 1, top, wide + 2 * PLATE_PAD - 1, high), palette.harm.fill)


def _draw_kept(
    painter: QPainter,
    rect: QRectF,
    cell: TrackCell,
    at: int | None,
    palette: Palette,
    *,
    show_number: bool = False,
    is_ring: bool = False,
) -> None:
    """Draw a wheel or strip from a cached picture."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        if cell.look == "wheel":
            _draw_wheel(painter, rect, cell, at, palette, show_number=show_number, is_ring=is_ring)
        else:
            draw_strip(painter, rect, cell, at, palette)

    draw_cached(painter, rect, (cell, at, show_number, is_ring, palette.name), draw)


def _draw_wheel(
    painter: QPainter,
    rect: QRectF,
    cell: TrackCell,
    at: int | None,
    palette: Palette,
    *,
    show_number: bool,
    is_ring: bool,
) -> None:
    draw_wheel(
        painter,
        rect,
        filled=cell.filled,
        held=cell.held,
        tone=cell_tone(cell, palette),
        palette=palette,
        segments=cell.highest,
        hover_segment=at,
        show_number=show_number,
        is_ring=is_ring,
    )


def draw_strip(painter: QPainter, rect: QRectF, cell: TrackCell, at: int | None, palette: Palette) -> None:
    """Draw a bar, or pips if there are few steps."""
    tone = cell_tone(cell, palette)
    if cell.look == "bar":
        draw_bar(painter, rect, share=cell.share, tone=tone, palette=palette)
    else:
        filled = cell.filled - cell.kind.lowest
        draw_pips(
            painter, rect, pips=cell.segments, filled=filled, held=cell.held, tone=tone, palette=palette, hover=at
        )
