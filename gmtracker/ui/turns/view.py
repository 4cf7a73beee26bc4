"""The order of turns: rows are laid elsewhere by a drag, or moved by Alt and the arrows.

A row has the pointer where somebody has the turn, the name and the player.
"""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.modelview.painting import (
    PAD,
    Flash,
    Freshness,
    draw_text,
    draw_tick,
    hide_beneath,
    is_cut,
    is_hovered,
    is_selected,
    paint_empty,
    paint_ground,
)
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.delegates import TICK, draw_pointer
from gmtracker.ui.theme.fonts import TextSize, fitting_name, row_height, scaled, text_font
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.tokens.drag_drop import run_drag
from gmtracker.ui.turns.model import Role, Turn, TurnOrderModel

MARKS, BAR = 28, 4
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
            middle = QPointF(rect.left() + (MARKS + BAR) / 2, rect.center().y() + 0.5)
            draw_pointer(painter, middle, palette.accent.text)
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


HEADING_PAD = 8


class TurnOrderView(QListView):
    """Who takes turns. Signals carry the character's id."""

    character_chosen = Signal(str)
    edit_requested = Signal(str)
    menu_requested = Signal(str, QPoint)
    next_turn_requested = Signal()
    previous_turn_requested = Signal()

    def __init__(self, model: TurnOrderModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        hide_beneath(self)
        self._model = model
        self._heading = QLabel(self)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self.setModel(model)
        self.setItemDelegate(TurnRowDelegate(Flash(self, model, model.looked_elsewhere), self))
        self.setAccessibleName(tr("Order of turns"))
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        model.headerDataChanged.connect(self._on_heading_changed)
        self.doubleClicked.connect(self._on_double_clicked)
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self._on_heading_changed()

    def character_at(self, index: QModelIndex) -> CharacterId | None:
        """Whose turn an item is."""
        found = index.data(Role.ID)
        return CharacterId(found) if found else None

    def turn_drag(self, index: QModelIndex) -> QDrag:
        """The drag of a row; not begun yet."""
        drag = QDrag(self)
        drag.setMimeData(self._model.mimeData([index]))
        row = self.visualRect(index)
        drag.setPixmap(self.viewport().grab(row))
        drag.setHotSpot(QPoint(row.height() // 2, row.height() // 2))
        return drag

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a row of this very list; the ids of another window's mean nothing here."""
        if event.source() is self:
            super().dragEnterEvent(event)
        else:
            event.ignore()

    @override
    def startDrag(self, supported_actions: Qt.DropAction) -> None:
        index = self.currentIndex()
        if index.isValid():
            run_drag(self.turn_drag(index))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        character = self.character_at(self.currentIndex())
        moves = event.modifiers() & Qt.KeyboardModifier.AltModifier
        match event.key():
            case Qt.Key.Key_Space:
                backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                (self.previous_turn_requested if backwards else self.next_turn_requested).emit()
            case Qt.Key.Key_Up | Qt.Key.Key_Down as key if moves and character:
                self._model.move(character, -1 if key == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if character:
                self.edit_requested.emit(character)
            case _:
                super().keyPressEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        character = self.character_at(index)
        if character is not None:
            at = self.viewport().mapToGlobal(self.visualRect(index).center()) if by_key else event.globalPos()
            self.menu_requested.emit(character, at)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.character_chosen.emit(current.data(Role.ID) or "")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        super().paintEvent(event)
        paint_empty(self, self._model.says_when_empty(), self._model.rowCount())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.viewport().geometry()
        height = self.viewportMargins().top()
        self._heading.setGeometry(
            inside.left() + HEADING_PAD, inside.top() - height, inside.width() - 2 * HEADING_PAD, height
        )

    def _on_heading_changed(self) -> None:
        words = str(self._model.headerData(0, Qt.Orientation.Horizontal) or "")
        self._heading.setText(words)
        self.setViewportMargins(0, row_height() if words else 0, 0, 0)
        self.viewport().update()

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.edit_requested.emit(index.data(Role.ID))

    def _on_theme_changed(self) -> None:
        self._heading.setFont(text_font(bold=True))
        self.scheduleDelayedItemsLayout()
