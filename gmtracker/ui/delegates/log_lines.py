"""A line of the log: its time, what happened, and at its end what takes the table back to before it."""

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from gmtracker.ui.delegates.ground import PAD, Freshness, draw_plate, draw_text, is_cut
from gmtracker.ui.look.icons import icon
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.log import Column, Line, LogModel, Role
from gmtracker.ui.models.rows import Index
from gmtracker.ui.qt_override import override
from gmtracker.words import tr

BUTTON = 28
PICTURE = 18
PLATE = 22
BAR = 4
OVERRULED = tr("Overruled")


def undo_rect(sentence: QRect) -> QRect:
    """Where the arrow that takes back lies, in the cell of the sentence."""
    side = max(BUTTON, scaled(BUTTON))
    top = sentence.top() + (sentence.height() - side) // 2
    return QRect(sentence.right() - PAD - side + 1, top, side, side)


class _Parts(Struct, frozen=True):
    """Where the parts of a line lie: what is told, and the plate of one that was overruled."""

    sentence: QRect
    plate: QRect | None


class LogLineDelegate(QStyledItemDelegate):
    """Paints one line; ``pointed`` is the row under the pointer, ``on_button`` whether it is on the line's button.

    The button stands on that row and the current one; where more than that line would go, it says how many do, and
    they are struck out while the pointer is on it.
    """

    pointed = -1
    on_button = False

    def __init__(self, model: LogModel, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._freshness = freshness
        self.current = -1

    def button(self, cell: QRect, index: Index) -> QRect:
        """Where a line's button lies, with what it says: in the cell of the sentence."""
        return undo_rect(cell).adjusted(-_width(self._says(index.row())), 0, 0, 0)

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
            self._draw_sentence(painter, rect, index, line, palette)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell what the line has no room for; what its button would take back is told in a hint."""
        line: Line | None = index.data(Role.CELL)
        if event.type() == QEvent.Type.ToolTip and line is not None and index.column() == Column.SENTENCE:
            room = self._parts(QRect(option.rect), index, line).sentence.width()
            has_more = line.overruled or is_cut(line.sentence, text_font(bold=line.landmark), room)
            if self.on_button or not has_more:
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)

    def _parts(self, cell: QRect, index: Index, line: Line) -> _Parts:
        area = cell.adjusted(PAD, 0, 0, -1)
        area.setRight((self.button(cell, index) if self._has_button(index) else undo_rect(cell)).left() - PAD - 1)
        if not line.overruled:
            return _Parts(area, None)
        width, high = _width(OVERRULED) + PAD, max(PLATE, scaled(PLATE))
        plate = QRect(area.right() - width + 1, area.top() + (area.height() - high) // 2, width, high)
        area.setRight(plate.left() - PAD)
        return _Parts(area, plate)

    def _draw_sentence(self, painter: QPainter, cell: QRect, index: Index, line: Line, palette: Palette) -> None:
        if self._has_button(index):
            self._draw_button(painter, cell, index, palette)
        parts = self._parts(cell, index, line)
        if parts.plate is not None:
            draw_plate(painter, parts.plate, palette.warning.soft)
            small = text_font(TextSize.SMALL)
            draw_text(painter, parts.plate.adjusted(PAD, 0, 0, 0), OVERRULED, small, palette.warning.text)
        goes = self.on_button and index.row() >= self.pointed and bool(self._model.actions_from(self.pointed))
        font, ink = text_font(bold=line.landmark), palette.text_muted if goes else palette.text
        draw_text(painter, parts.sentence, line.sentence, _struck(font) if goes else font, ink)

    def _draw_button(self, painter: QPainter, cell: QRect, index: Index, palette: Palette) -> None:
        button, arrow = self.button(cell, index), undo_rect(cell)
        if self.on_button and index.row() == self.pointed:
            draw_plate(painter, button, palette.pressed)
        says = button.adjusted(PAD, 0, -arrow.width(), 0)
        draw_text(painter, says, self._says(index.row()), text_font(TextSize.SMALL), palette.text_muted)
        inset = arrow.width() * (BUTTON - PICTURE) // (2 * BUTTON)
        icon("undo").paint(painter, arrow.adjusted(inset, inset, -inset, -inset))

    def _has_button(self, index: Index) -> bool:
        return index.row() in (self.pointed, self.current)

    def _says(self, row: int) -> str:
        """How many actions a line's button would take back; nothing for the one that is told there."""
        count = self._model.actions_from(row)
        return tr("Undo {count}", count=count) if count > 1 else ""

    def _ground(self, index: Index, line: Line, palette: Palette) -> QColor:
        if line.looked_at:
            return palette.selection
        if self._freshness.is_fresh(index):
            return palette.flash
        if index.row() in (self.pointed, self.current):
            return palette.hover
        return palette.raised if line.landmark else palette.panel


def _width(says: str) -> int:
    """The room that small words take, with that before them."""
    return QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(says) + PAD if says else 0


def _struck(font: QFont) -> QFont:
    """The same letters, struck out."""
    struck = QFont(font)
    struck.setStrikeOut(True)
    return struck
