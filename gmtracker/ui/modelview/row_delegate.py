"""The delegate of the roster's cells: it paints the ground of the row, and on it whatever the column shows."""

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QObject, QRect, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import Column, Role, RosterCell, RowState
from gmtracker.ui.modelview.painting import FRAME, DropHighlight, DropHighlights, draw_frame, is_selected, light_tone
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import row_height
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import LineField

FILLED = (Column.TURN, Column.NAME)
"""The cells that are filled in the row of whoever has the turn."""


class Canvas(Struct, frozen=True):
    """What a cell is painted with, on and in: ``lit`` is how its row is highlighted.

    ``is_filled``: its ground is the accent, as whoever stands there has the turn.
    """

    painter: QPainter
    rect: QRect
    palette: Palette
    row_state: RowState
    character: CharacterId
    lit: DropHighlight
    is_filled: bool = False

    @property
    def ink(self) -> QColor:
        """The colour of what is written on the row."""
        if self.is_filled:
            return self.palette.accent.on_fill
        if self.row_state.absent:
            return self.palette.text_disabled
        return self.palette.text_muted if self.row_state.is_quiet else self.palette.text

    @property
    def faint_ink(self) -> QColor:
        """The colour of what matters less."""
        if self.is_filled:
            return self.palette.accent.on_fill
        return self.palette.text_disabled if self.row_state.absent else self.palette.text_muted


class RowCellDelegate(QStyledItemDelegate):
    """Paints the ground of a row; each column's own delegate draws on it.

    ``parts_sides``: a line stands between the heroes and the opposition.
    """

    parts_sides = True

    def __init__(self, highlights: DropHighlights, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.highlights = highlights

    def draw(self, canvas: Canvas, cell: Any) -> None:
        """Draw a cell's value on its ground."""
        raise NotImplementedError

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown: RosterCell | None = index.data(Role.SHOWN)
        if shown is None:
            return
        state, lit = shown.row_state, self.highlights.row_highlight(shown.character)
        is_filled = state.acting and lit is DropHighlight.NONE and index.column() in FILLED
        canvas = Canvas(painter, _rect(option), current_palette(), state, shown.character, lit, is_filled)
        painter.save()
        painter.setClipRect(canvas.rect)
        self._draw_ground(canvas, is_selected(option), index)
        if shown.cell is not None:
            self.draw(canvas, shown.cell)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, row_height())

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        return LineField(parent)

    def _draw_ground(self, canvas: Canvas, selected: bool, index: Index) -> None:
        painter, rect, palette = canvas.painter, canvas.rect, canvas.palette
        painter.fillRect(rect, self._ground(canvas, index))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, palette.line)
        if self.parts_sides and not canvas.row_state.is_hero and _is_first_of_its_side(index):
            painter.fillRect(rect.left(), rect.top(), rect.width(), FRAME, palette.outline)
        if selected or canvas.lit.aimed:
            first, last = index.column() == Column.TURN, index.column() == len(Column) - 1
            ring = palette.accent.on_fill if canvas.is_filled else palette.focus
            colour = light_tone(canvas.lit, palette)[1] if canvas.lit.aimed else ring
            draw_frame(painter, rect, colour, left=first, right=last)

    def _ground(self, canvas: Canvas, index: Index) -> QColor:
        palette = canvas.palette
        if canvas.lit is not DropHighlight.NONE:
            return light_tone(canvas.lit, palette)[0]
        if canvas.is_filled:
            return palette.accent.fill
        if self.highlights.is_fresh(index):
            return palette.flash
        if canvas.row_state.acting:
            return palette.selection
        return palette.panel if canvas.row_state.is_hero else palette.raised


def _rect(option: QStyleOptionViewItem) -> QRect:
    return QRect(option.rect)


def _is_first_of_its_side(index: Index) -> bool:
    """Whether a row of the opposition follows one of the heroes'."""
    above: QModelIndex = index.siblingAtRow(index.row() - 1) if isinstance(index, QModelIndex) else QModelIndex()
    shown: RosterCell | None = above.data(Role.SHOWN)
    return shown is not None and shown.row_state.is_hero
