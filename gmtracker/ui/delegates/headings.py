"""The plain columns of the roster: whose turn it is, the name, how far they have come."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from gmtracker.ui.delegates.ground import PAD, Light, draw_text, light_ink
from gmtracker.ui.delegates.row_cell import Canvas, RowCellDelegate
from gmtracker.ui.delegates.small_marks import draw_cross, draw_dash, draw_note, draw_ring, draw_tick
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.typography import TextSize, fitting_name, scaled, text_font
from gmtracker.ui.models.cells import Heading, Standing, Tier
from gmtracker.ui.qt_override import override

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
    def draw(self, canvas: Canvas, cell: Standing) -> None:
        mark = QRectF(0, 0, scaled(TICK), scaled(TICK))
        mark.moveCenter(QRectF(canvas.rect).center())
        if cell.acting:
            bar = canvas.rect.adjusted(0, 0, 0, -1)
            bar.setWidth(BAR)
            canvas.painter.fillRect(bar, canvas.palette.accent.fill)
        if canvas.lit is not Light.NONE:
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
    def draw(self, canvas: Canvas, cell: Heading) -> None:
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
        painter.setPen(canvas.palette.accent.text if canvas.standing.acting else canvas.ink)
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


def headings_width(cells: Iterable[Heading], size: TextSize) -> int:
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
