"""A line of the log: its time, what happened, and at its end what takes the table back to before it."""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from gmtracker.ui.delegates.ground import PAD, Freshness, Index, draw_plate, draw_text
from gmtracker.ui.look.icons import icon
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.log import Column, Line, Role
from gmtracker.ui.qt_override import override
from gmtracker.words import tr

BUTTON = 28
PICTURE = 18
PLATE = 22
BAR = 4
OVERRULED = tr("Overruled")


def undo_rect(sentence: QRect) -> QRect:
    """Where the button that takes back lies, in the cell of the sentence."""
    side = max(BUTTON, scaled(BUTTON))
    top = sentence.top() + (sentence.height() - side) // 2
    return QRect(sentence.right() - PAD - side + 1, top, side, side)


class LogLineDelegate(QStyledItemDelegate):
    """Paints one line; ``pointed`` is the row under the pointer, ``on_button`` whether it is on the line's button."""

    pointed = -1
    on_button = False

    def __init__(self, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._freshness = freshness
        self.current = -1

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line | None = index.data(Role.CELL)
        if line is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, self._ground(index, line, palette))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette.line)
        if index.column() == Column.TIME:
            if line.looked_at:
                painter.fillRect(QRect(rect.left(), rect.top(), BAR, rect.height()), palette.accent.fill)
            area = rect.adjusted(PAD + BAR, 0, 0, -1)
            draw_text(painter, area, line.time, text_font(TextSize.SMALL), palette.text_muted)
        else:
            self._draw_sentence(painter, rect.adjusted(PAD, 0, -PAD, -1), index, line, palette)
        painter.restore()

    def _draw_sentence(self, painter: QPainter, area: QRect, index: Index, line: Line, palette: Palette) -> None:
        if index.row() in (self.pointed, self.current):
            button = undo_rect(area.adjusted(0, 0, PAD, 1))
            if self.on_button and index.row() == self.pointed:
                draw_plate(painter, button, palette.pressed)
            inset = button.width() * (BUTTON - PICTURE) // (2 * BUTTON)
            icon("undo").paint(painter, button.adjusted(inset, inset, -inset, -inset))
        area.setRight(area.right() - max(BUTTON, scaled(BUTTON)) - PAD)
        if line.overruled:
            small = text_font(TextSize.SMALL)
            width = QFontMetrics(small).horizontalAdvance(OVERRULED) + 2 * PAD
            high = max(PLATE, scaled(PLATE))
            plate = QRect(area.right() - width + 1, area.top() + (area.height() - high) // 2, width, high)
            draw_plate(painter, plate, palette.warning.soft)
            draw_text(painter, plate.adjusted(PAD, 0, 0, 0), OVERRULED, small, palette.warning.text)
            area.setRight(plate.left() - PAD)
        draw_text(painter, area, line.sentence, text_font(bold=line.landmark), palette.text)

    def _ground(self, index: Index, line: Line, palette: Palette) -> QColor:
        if line.looked_at:
            return palette.selection
        if self._freshness.is_fresh(index):
            return palette.flash
        if index.row() in (self.pointed, self.current):
            return palette.hover
        return palette.raised if line.landmark else palette.panel
