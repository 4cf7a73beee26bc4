"""Who takes part in an encounter, and in which order: ticks, and rows that are dragged or moved by Alt and arrows."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.words import tr

ID = Qt.ItemDataRole.UserRole
LINE = 36
MOST_LINES = 9


class TurnOrderList(QListWidget):
    """Characters in the order of their turns; those not ticked take no part."""

    order_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.itemChanged.connect(self._on_changed)
        self.model().rowsMoved.connect(self._on_changed)

    def show_characters(self, characters: tuple[Character, ...], taking_part: set[CharacterId]) -> None:
        """Show characters in this order, with a tick at those who take part."""
        self.clear()
        for character in characters:
            opposed = character.side == "opposition"
            item = QListWidgetItem(tr("{name} · opposition", name=character.name) if opposed else character.name)
            item.setSizeHint(QSize(0, _line()))
            item.setData(ID, character.id)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            ticked = character.id in taking_part
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
            self.addItem(item)
        self.setCurrentRow(0)
        self.setFixedHeight(max(1, min(MOST_LINES, len(characters))) * _line() + 4)

    def follow(self, characters: tuple[Character, ...]) -> None:
        """Show who is in the campaign now: known ones stay where and as they are, new ones take part, at the end."""
        known = [CharacterId(self.item(row).data(ID)) for row in range(self.count())]
        by_id = {character.id: character for character in characters}
        new = [character.id for character in characters if character.id not in known]
        if new or any(character not in by_id for character in known):
            taking_part = {*self.order(), *new}
            shown = tuple(by_id[character] for character in (*known, *new) if character in by_id)
            self.show_characters(shown, taking_part)

    def order(self) -> tuple[CharacterId, ...]:
        """Those who take part, in the order of their turns."""
        items = (self.item(row) for row in range(self.count()))
        return tuple(CharacterId(item.data(ID)) for item in items if item.checkState() == Qt.CheckState.Checked)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def _move(self, by: int) -> None:
        row = self.currentRow()
        if row >= 0 and 0 <= row + by < self.count():
            item = self.takeItem(row)
            self.insertItem(row + by, item)
            self.setCurrentItem(item)
            self._on_changed()

    def _on_changed(self) -> None:
        self.order_changed.emit()


def _line() -> int:
    return max(LINE, scaled(LINE))
