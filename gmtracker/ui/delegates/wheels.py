"""The wheel of a load: small on a row with its number beside it, large in a dock of its own."""

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.delegates.ground import PAD, Freshness, Index, draw_frame, draw_text, is_hovered, is_selected
from gmtracker.ui.delegates.row_cell import Canvas, RowCellDelegate
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.look.wheel import draw_wheel, wheel_segment_at, wheel_tone
from gmtracker.ui.models import wheels
from gmtracker.ui.models.cells import Wheel
from gmtracker.ui.qt_override import override

INSET = 2
SMALLEST, LARGEST = 96, 200
CAPTION = 28

Hover = tuple[CharacterId, int]
"""The segment under the pointer, and whose it is."""


def wheel_rect(cell: QRect) -> QRectF:
    """Where the wheel is drawn in a cell of the roster."""
    side = cell.height() - 1 - 2 * INSET
    return QRectF(cell.left() + PAD, cell.top() + INSET, side, side)


def number_rect(cell: QRect) -> QRect:
    """Where the number is written beside the wheel."""
    left = round(wheel_rect(cell).right()) + PAD
    return QRect(left, cell.top(), cell.right() - left, cell.height() - 1)


def segment_at(rect: QRectF, point: QPoint, wheel: Wheel) -> int | None:
    """The segment under the pointer, of a wheel drawn into a rectangle."""
    return wheel_segment_at(rect, QPointF(point), wheel.highest)


class WheelDelegate(RowCellDelegate):
    """A small wheel and the load as a number that can be read from afar."""

    hover: Hover | None = None

    @override
    def draw(self, canvas: Canvas, cell: Wheel) -> None:
        painter, palette = canvas.painter, canvas.palette
        draw_wheel(
            painter,
            wheel_rect(canvas.rect),
            filled=cell.filled,
            held=cell.held,
            palette=palette,
            segments=cell.highest,
            warn_at=cell.warn_at,
            hover_segment=self.hover[1] if self.hover and self.hover[0] == canvas.character else None,
            show_number=False,
        )
        tone = wheel_tone(cell.load, palette, segments=cell.highest, warn_at=cell.warn_at)
        area = number_rect(canvas.rect)
        large = text_font(TextSize.LARGE, bold=True)
        beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        digits = QFontMetrics(large).horizontalAdvance("0") * 2
        number = QRect(area.left(), area.top(), digits + 1, area.height())
        draw_text(
            painter,
            number,
            str(cell.load),
            large,
            canvas.ink if canvas.standing.absent else tone.text,
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )
        rest = QRect(number.right() + 2, area.top() + 2, area.right() - number.right() - 2, area.height() - 2)
        draw_text(painter, rest, f"/{cell.highest}", text_font(TextSize.SMALL), canvas.faint_ink, beside)

    @override
    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(number_rect(QRect(option.rect)))


class LargeWheelDelegate(QStyledItemDelegate):
    """A wheel with its number in it and the name below; as large as its view says."""

    def __init__(self, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._freshness = freshness
        self.hover: Hover | None = None
        self.side = SMALLEST

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.side + 2 * PAD, self.side + PAD + scaled(CAPTION))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        wheel, heading = index.data(wheels.Role.CELL), index.data(wheels.Role.HEADING)
        if wheel is None:
            return
        palette = current_palette()
        rect = QRect(option.rect)
        fresh = self._freshness.is_fresh(index)
        painter.fillRect(rect, palette.flash if fresh else palette.hover if is_hovered(option) else palette.panel)
        if is_selected(option):
            draw_frame(painter, rect, palette.selection, left=True, right=True)
        owner = CharacterId(index.data(wheels.Role.ID))
        draw_wheel(
            painter,
            large_wheel_rect(rect, self.side),
            filled=wheel.filled,
            held=wheel.held,
            palette=palette,
            segments=wheel.highest,
            warn_at=wheel.warn_at,
            hover_segment=self.hover[1] if self.hover and self.hover[0] == owner else None,
        )
        standing = index.data(wheels.Role.STANDING)
        caption = QRect(rect.left(), rect.bottom() - scaled(CAPTION), rect.width(), scaled(CAPTION))
        ink = palette.text_disabled if standing.absent else palette.text
        draw_text(painter, caption, heading.name, text_font(bold=True), ink, Qt.AlignmentFlag.AlignCenter)


def large_wheel_rect(cell: QRect, side: int) -> QRectF:
    """Where a large wheel is drawn in its cell."""
    return QRectF(cell.left() + (cell.width() - side) / 2, cell.top() + PAD, side, side)
