"""The base delegate of the roster's cells: it paints the row's background, and subclasses draw the value."""

from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import RosterCell, RowState
from gmtracker.ui.modelview.painting import FRAME, DropHighlight, draw_frame, highlight_tone
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import row_height
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import LineField


class RowHighlights(Protocol):
    """Knows how rows are highlighted while tokens are carried."""

    def row_highlight(self, character: CharacterId) -> DropHighlight:
        """Return the highlight of a character's row."""
        ...

    def zone_highlights(self, character: CharacterId) -> tuple[tuple[str, DropHighlight], ...]:
        """Return the names of a row's own drop zones and their highlights."""
        ...


class Canvas(Struct, frozen=True):
    """Where and how a cell is painted; ``lit`` is its row's drop highlight.

    ``is_filled``: the background is the accent color, because it is this character's turn.
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
        """The color of the row's main text."""
        if self.is_filled:
            return self.palette.accent.on_fill
        if self.row_state.absent:
            return self.palette.text_disabled
        return self.palette.text_muted if self.row_state.is_quiet else self.palette.text

    @property
    def faint_ink(self) -> QColor:
        """The color of less important text."""
        if self.is_filled:
            return self.palette.accent.on_fill
        return self.palette.text_disabled if self.row_state.absent else self.palette.text_muted


class CellLook(NamedTuple):
    """How a cell is painted apart from its value.

    ``opens_side``: it is in the first row of the opposition, below a hero's row. ``is_first`` and ``is_last``: it is
    at an end of its row.
    """

    is_selected: bool = False
    is_fresh: bool = False
    opens_side: bool = False
    is_first: bool = False
    is_last: bool = False


class RowCellDelegate(QStyledItemDelegate):
    """Paints the background of a roster cell; each column's delegate draws its value.

    The table calls :meth:`paint_cell` directly: Qt's paint() with an index and a style takes twice as long.
    ``has_accent``: cells in the active character's row are filled with the accent color.
    """

    has_accent = False

    def __init__(self, highlights: RowHighlights, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.highlights = highlights

    def draw(self, canvas: Canvas, cell: Any) -> None:
        """Draw a cell's value."""
        raise NotImplementedError

    def paint_cell(self, painter: QPainter, rect: QRect, shown: RosterCell, look: CellLook) -> None:
        """Paint a cell, clipped to its rectangle."""
        state, lit = shown.row_state, self.highlights.row_highlight(shown.character)
        is_filled = self.has_accent and state.acting and lit is DropHighlight.NONE
        canvas = Canvas(painter, rect, current_palette(), state, shown.character, lit, is_filled)
        painter.save()
        painter.setClipRect(rect)
        _draw_ground(canvas, look)
        if shown.cell is not None:
            self.draw(canvas, shown.cell)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, row_height())

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        return LineField(parent)


def _draw_ground(canvas: Canvas, look: CellLook) -> None:
    painter, rect, palette = canvas.painter, canvas.rect, canvas.palette
    painter.fillRect(rect, _background_color(canvas, look))
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, palette.line)
    if look.opens_side:
        painter.fillRect(rect.left(), rect.top(), rect.width(), FRAME, palette.outline)
    if look.is_selected or canvas.lit.aimed:
        ring = palette.accent.on_fill if canvas.is_filled else palette.focus
        colour = highlight_tone(canvas.lit, palette)[1] if canvas.lit.aimed else ring
        draw_frame(painter, rect, colour, left=look.is_first, right=look.is_last)


def _background_color(canvas: Canvas, look: CellLook) -> QColor:
    palette = canvas.palette
    if canvas.lit is not DropHighlight.NONE:
        return highlight_tone(canvas.lit, palette)[0]
    if canvas.is_filled:
        return palette.accent.fill
    if look.is_fresh:
        return palette.flash
    if canvas.row_state.acting:
        return palette.selection
    return palette.panel if canvas.row_state.is_hero else palette.raised
