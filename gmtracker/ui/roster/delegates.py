"""How the columns of the roster are painted: whose turn it is, the name, tier, actions and conditions.

The letters of the actions left, the words of conditions, and the drop zones over them are also where a click finds
them.
"""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QPen

from gmtracker.ui.modelview.cells import ActionMark, Actions, ConditionsCell, NameCell, RowState, Tier
from gmtracker.ui.modelview.painting import (
    PAD,
    DropHighlight,
    draw_clock,
    draw_cross,
    draw_dash,
    draw_note,
    draw_plate,
    draw_ring,
    draw_text,
    draw_tick,
    light_ink,
    light_tone,
)
from gmtracker.ui.modelview.row_delegate import Canvas, RowCellDelegate
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, fitting_name, scaled, text_font
from gmtracker.ui.theme.palette import Palette

BAR = 4
POINTER = 12.0
TICK = 13
NOTE, BEFORE_NOTE = 10, 4
LINE_GAP = 6


class TurnDelegate(RowCellDelegate):
    """A bar and a pointer before whoever has the turn, a tick before those whose turn of the round is over.

    A dash stands before who is not here. While something is carried, a ring stands where it can go, else a cross.
    """

    @override
    def draw(self, canvas: Canvas, cell: RowState) -> None:
        mark = QRectF(0, 0, scaled(TICK), scaled(TICK))
        mark.moveCenter(QRectF(canvas.rect).center())
        if cell.acting:
            bar = canvas.rect.adjusted(0, 0, 0, -1)
            bar.setWidth(BAR)
            canvas.painter.fillRect(bar, canvas.palette.accent.fill)
        if canvas.lit is not DropHighlight.NONE:
            draw = draw_ring if canvas.lit.takes else draw_cross
            inset = scaled(TICK) // 5
            draw(canvas.painter, mark.adjusted(inset, inset, -inset, -inset), light_ink(canvas.lit, canvas.palette))
        elif cell.acting:
            middle = QPointF(canvas.rect.left() + (canvas.rect.width() + BAR) / 2, canvas.rect.center().y() + 0.5)
            draw_pointer(canvas.painter, middle, canvas.palette)
        elif cell.acted:
            draw_tick(canvas.painter, mark, canvas.palette.text_muted)
        elif cell.absent:
            draw_dash(canvas.painter, mark, canvas.palette.text_muted)


class NameDelegate(RowCellDelegate):
    """The name, large, and the player's below it, small; a small sheet at the end for one with notes.

    ``letters`` is the largest size for names; what stands one below the other looks best in one size.
    """

    letters = TextSize.LARGE

    @override
    def draw(self, canvas: Canvas, cell: NameCell) -> None:
        painter = canvas.painter
        left, width = canvas.rect.left() + PAD, canvas.rect.width() - 2 * PAD
        if cell.notes:
            note = QRectF(0, 0, scaled(NOTE), scaled(NOTE) * 1.2)
            note.moveCenter(QPointF(left + width + (PAD - note.width()) / 2, canvas.rect.center().y() + 0.5))
            draw_note(painter, note, canvas.faint_ink)
            width -= round(note.width())
        large, small = self._fitting(cell.name, width), text_font(TextSize.SMALL)
        name, player = QFontMetricsF(large), QFontMetricsF(small)
        below = scaled(LINE_GAP) + player.capHeight() if cell.player else 0.0
        baseline = canvas.rect.top() + (canvas.rect.height() - 1 - name.capHeight() - below) / 2 + name.capHeight()
        painter.setFont(large)
        painter.setPen(canvas.palette.accent.text if canvas.row_state.acting else canvas.ink)
        painter.drawText(QPointF(left, baseline), fitting_name(cell.name, name, width))
        painter.setFont(small)
        painter.setPen(canvas.faint_ink)
        shortened = player.elidedText(cell.player, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QPointF(left, baseline + below), shortened)

    def _fitting(self, name: str, width: int) -> QFont:
        """The large letters, or the next smaller ones for a name that is too long for them."""
        large = text_font(self.letters, bold=True)
        return large if QFontMetricsF(large).horizontalAdvance(name) <= width else text_font(bold=True)


class TierDelegate(RowCellDelegate):
    """The tier or level, under the middle of its heading."""

    @override
    def draw(self, canvas: Canvas, cell: Tier) -> None:
        draw_text(canvas.painter, canvas.rect, cell.text, text_font(), canvas.ink, Qt.AlignmentFlag.AlignCenter)


def headings_width(cells: Iterable[NameCell], size: TextSize) -> int:
    """How wide a column must be for each of these names to stand in it whole, in letters of a size; 0 for none."""
    metrics, note = QFontMetricsF(text_font(size, bold=True)), scaled(NOTE) + BEFORE_NOTE
    around = 2 * PAD
    return max(
        (ceil(metrics.horizontalAdvance(one.name)) + bool(one.notes) * note + around for one in cells), default=0
    )


def draw_pointer(painter: QPainter, middle: QPointF, palette: Palette) -> None:
    """The sign for whoever has the turn: a triangle that points at the name."""
    shape = QPainterPath(QPointF(-POINTER / 2 + 1, -POINTER / 2))
    shape.lineTo(POINTER / 2, 0)
    shape.lineTo(-POINTER / 2 + 1, POINTER / 2)
    shape.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape.translated(middle), palette.accent.text)


BOX = 24
GAP, LEAST_GAP = 4, 2
WORD_PAD = 6
CLOCK = 10
CROSS = 8
GONE_OVER = "!"


def action_rects(cell: QRect, count: int) -> list[QRect]:
    """Where the letters of the actions are drawn, from left to right; smaller where there is little room."""
    pitch = min(scaled(BOX) + GAP, (cell.width() - PAD) // max(1, count))
    side = min(scaled(BOX), pitch - LEAST_GAP)
    top = cell.top() + (cell.height() - 1 - side) // 2
    return [QRect(cell.left() + PAD + place * pitch, top, side, side) for place in range(count)]


def action_at(cell: QRect, actions: Actions, point: QPoint) -> ActionMark | None:
    """The action whose letter is under the pointer."""
    rects = action_rects(cell, len(actions.marks))
    return next((mark for mark, rect in zip(actions.marks, rects, strict=True) if rect.contains(point)), None)


def zone_rects(cell: QRect, count: int) -> list[QRect]:
    """Where the drop zones of a row lie, side by side in its last cell."""
    width = (cell.width() - PAD) // max(1, count)
    return [
        QRect(cell.left() + GAP + place * width, cell.top() + 3, width - GAP, cell.height() - 7)
        for place in range(count)
    ]


class ActionsDelegate(RowCellDelegate):
    """A letter an action: boxed while it is left, bare and faint once taken, amber with a sign when gone over."""

    @override
    def draw(self, canvas: Canvas, cell: Actions) -> None:
        for mark, rect in zip(cell.marks, action_rects(canvas.rect, len(cell.marks)), strict=True):
            self._draw_mark(canvas, mark, rect)

    def _draw_mark(self, canvas: Canvas, mark: ActionMark, rect: QRect) -> None:
        painter, palette = canvas.painter, canvas.palette
        ink = palette.text_disabled
        if mark.left < 0:
            ink = palette.warning.on_fill
            draw_plate(painter, rect, palette.warning.fill, QPen(palette.warning.text))
        elif mark.left > 0:
            ink = palette.text
            draw_plate(painter, rect, palette.panel, QPen(palette.outline))
        letter = f"{mark.letter}{mark.left if mark.left > 1 else GONE_OVER if mark.left < 0 else ''}"
        draw_text(painter, rect, letter, text_font(bold=mark.left != 0), ink, Qt.AlignmentFlag.AlignCenter)


class ConditionsDelegate(RowCellDelegate):
    """Conditions as small plates, a clock on those that end by themselves.

    While something is carried that has a zone of its own, the zones stand there instead.
    """

    @override
    def draw(self, canvas: Canvas, cell: ConditionsCell) -> None:
        zones = self.highlights.zone_highlights(canvas.character)
        if zones:
            for (name, highlight), rect in zip(zones, zone_rects(canvas.rect, len(zones)), strict=True):
                self._draw_zone(canvas, name, highlight, rect)
            return
        self._draw_words(canvas, cell)

    def _draw_words(self, canvas: Canvas, cell: ConditionsCell) -> None:
        font = text_font(TextSize.SMALL)
        measure = QFontMetrics(font)
        left, end = canvas.rect.left() + PAD, canvas.rect.right() - PAD
        height = scaled(BOX)
        top = canvas.rect.top() + (canvas.rect.height() - 1 - height) // 2
        words, clock = cell.words, scaled(CLOCK)
        for place, (word, timed) in enumerate(zip(words, cell.timed, strict=True)):
            more = f"+{len(words) - place - 1}"
            reserve = measure.horizontalAdvance(more) + GAP if place < len(words) - 1 else 0
            beside = clock + GAP if timed else 0
            width = measure.horizontalAdvance(word) + 2 * WORD_PAD + beside
            if left + width + reserve > end:
                rest = f"+{len(words) - place}" if place else word
                draw_text(canvas.painter, QRect(left, top, end - left, height), rest, font, canvas.faint_ink)
                return
            plate = QRect(left, top, width, height)
            draw_plate(canvas.painter, plate, canvas.palette.stone.soft)
            inner = plate.adjusted(WORD_PAD, 0, -WORD_PAD, 0)
            draw_text(canvas.painter, inner, word, font, canvas.ink)
            if timed:
                face = QRectF(inner.right() + 1 - clock, inner.center().y() + 0.5 - clock / 2, clock, clock)
                draw_clock(canvas.painter, face, canvas.faint_ink)
            left += width + GAP

    def _draw_zone(self, canvas: Canvas, name: str, highlight: DropHighlight, rect: QRect) -> None:
        soft, edge = light_tone(highlight, canvas.palette)
        pen = QPen(
            edge, 2 if highlight.aimed else 1, Qt.PenStyle.SolidLine if highlight.aimed else Qt.PenStyle.DashLine
        )
        draw_plate(canvas.painter, rect, soft if highlight.aimed else canvas.palette.panel, pen)
        ink = canvas.palette.text if highlight.takes else canvas.palette.text_muted
        inner = rect.adjusted(WORD_PAD, 0, -WORD_PAD, 0)
        if not highlight.takes:
            cross = QRectF(inner.left(), inner.center().y() + 0.5 - CROSS / 2, CROSS, CROSS)
            draw_cross(canvas.painter, cross, light_ink(highlight, canvas.palette))
            inner.setLeft(inner.left() + CROSS + GAP)
        draw_text(canvas.painter, inner, name, text_font(TextSize.SMALL), ink, Qt.AlignmentFlag.AlignCenter)
