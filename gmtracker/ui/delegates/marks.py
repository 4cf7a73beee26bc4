"""Small marks in a row: the letters of the actions left, the words of conditions, and the drop zones over them."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPen

from gmtracker.ui.delegates.ground import PAD, Light, draw_plate, draw_text, light_ink, light_tone
from gmtracker.ui.delegates.row_cell import Canvas, RowCellDelegate
from gmtracker.ui.delegates.small_marks import draw_clock, draw_cross
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.cells import ActionMark, Actions, Words
from gmtracker.ui.qt_override import override

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


class WordsDelegate(RowCellDelegate):
    """Conditions as small plates, a clock on those that end by themselves.

    While something is carried that has a zone of its own, the zones stand there instead.
    """

    @override
    def draw(self, canvas: Canvas, cell: Words) -> None:
        zones = self.lights.zone_lights(canvas.character)
        if zones:
            for (name, light), rect in zip(zones, zone_rects(canvas.rect, len(zones)), strict=True):
                self._draw_zone(canvas, name, light, rect)
            return
        self._draw_words(canvas, cell)

    def _draw_words(self, canvas: Canvas, cell: Words) -> None:
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

    def _draw_zone(self, canvas: Canvas, name: str, light: Light, rect: QRect) -> None:
        soft, edge = light_tone(light, canvas.palette)
        pen = QPen(edge, 2 if light.aimed else 1, Qt.PenStyle.SolidLine if light.aimed else Qt.PenStyle.DashLine)
        draw_plate(canvas.painter, rect, soft if light.aimed else canvas.palette.panel, pen)
        ink = canvas.palette.text if light.takes else canvas.palette.text_muted
        inner = rect.adjusted(WORD_PAD, 0, -WORD_PAD, 0)
        if not light.takes:
            cross = QRectF(inner.left(), inner.center().y() + 0.5 - CROSS / 2, CROSS, CROSS)
            draw_cross(canvas.painter, cross, light_ink(light, canvas.palette))
            inner.setLeft(inner.left() + CROSS + GAP)
        draw_text(canvas.painter, inner, name, text_font(TextSize.SMALL), ink, Qt.AlignmentFlag.AlignCenter)
