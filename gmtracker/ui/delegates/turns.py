"""A place in the order of turns: the pointer where somebody has the turn, the name, the player."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from gmtracker.ui.delegates.ground import PAD, Freshness, draw_text, is_cut, is_hovered, is_selected
from gmtracker.ui.delegates.headings import BAR, TICK, draw_pointer
from gmtracker.ui.delegates.small_marks import draw_tick
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import TextSize, fitting_name, row_height, scaled, text_font
from gmtracker.ui.models.rows import Index
from gmtracker.ui.models.turn_order import Role, Turn
from gmtracker.ui.qt_override import override

MARKS = 28
LEAST_NAME = 60
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TurnRowDelegate(QStyledItemDelegate):
    """One row of the order of turns."""

    def __init__(self, freshness: Freshness, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._freshness = freshness

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, row_height())

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        turn: Turn | None = index.data(Role.CELL)
        if turn is None:
            return
        palette = current_palette()
        rect = QRect(option.rect)
        painter.save()
        painter.fillRect(rect, self._ground(option, index, turn, palette))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette.line)
        if turn.acting:
            painter.fillRect(QRect(rect.left(), rect.top(), BAR, rect.height() - 1), palette.accent.fill)
            draw_pointer(painter, QPointF(rect.left() + (MARKS + BAR) / 2, rect.center().y() + 0.5), palette)
        elif turn.acted:
            tick = QRectF(0, 0, scaled(TICK), scaled(TICK))
            tick.moveCenter(QPointF(rect.left() + (MARKS + BAR) / 2, rect.center().y() + 0.5))
            draw_tick(painter, tick, palette.text_muted)
        ink = palette.accent.text if turn.acting else palette.text_muted if turn.acted else palette.text
        draw_text(
            painter, _name_area(rect), _name_shown(turn.name, _name_area(rect).width()), text_font(bold=True), ink
        )
        area = _player_area(rect, turn)
        if area.width() > LEAST_NAME:
            draw_text(painter, area, turn.player, text_font(TextSize.SMALL), palette.text_muted, RIGHT)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell whose turn it is where the row has no room for all of that."""
        turn: Turn | None = index.data(Role.CELL)
        if event.type() == QEvent.Type.ToolTip and turn is not None and _has_room(QRect(option.rect), turn):
            QToolTip.hideText()
            return True
        return super().helpEvent(event, view, option, index)

    def _ground(self, option: QStyleOptionViewItem, index: Index, turn: Turn, palette: Palette) -> QColor:
        if self._freshness.is_fresh(index):
            return palette.flash
        if is_selected(option):
            return palette.selection
        if is_hovered(option):
            return palette.hover
        return palette.panel if turn.is_hero else palette.raised


def _name_shown(name: str, width: int) -> str:
    font = text_font(bold=True)
    return fitting_name(name, QFontMetricsF(font), width) if is_cut(name, font, width) else name


def _name_area(row: QRect) -> QRect:
    return row.adjusted(MARKS + PAD, 0, -PAD, -1)


def _player_area(row: QRect, turn: Turn) -> QRect:
    """What the name leaves free of its area."""
    return _name_area(row).adjusted(QFontMetrics(text_font(bold=True)).horizontalAdvance(turn.name) + PAD, 0, 0, 0)


def _has_room(row: QRect, turn: Turn) -> bool:
    """Whether the name and the player stand in a row whole."""
    if is_cut(turn.name, text_font(bold=True), _name_area(row).width()):
        return False
    room = _player_area(row, turn).width()
    return not turn.player or (room > LEAST_NAME and not is_cut(turn.player, text_font(TextSize.SMALL), room))
