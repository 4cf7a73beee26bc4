"""The order of turns: rows are laid elsewhere by a drag, or moved by Alt and the arrows."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDrag, QDragEnterEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.delegates.turns import TurnRowDelegate
from gmtracker.ui.look.theme import theme
from gmtracker.ui.look.typography import row_height, text_font
from gmtracker.ui.models.rows import Index
from gmtracker.ui.models.turn_order import Role, TurnOrderModel
from gmtracker.ui.qt_override import override
from gmtracker.ui.views.carrying import run_drag
from gmtracker.ui.views.empty import paint_empty
from gmtracker.ui.views.flash import Flash
from gmtracker.ui.views.opaque import hide_beneath, paint_ground
from gmtracker.words import tr

PAD = 8


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
        self._heading.setGeometry(inside.left() + PAD, inside.top() - height, inside.width() - 2 * PAD, height)

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
