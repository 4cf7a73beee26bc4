"""The list of an encounter's participants, with check boxes. Drag, or Alt and the arrows, moves them into turn order.

A crowd is one row, which can be opened to show each of its members.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QStyle, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.crowds import Crowd, find_crowds
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.icons import icon

ID = Qt.ItemDataRole.UserRole
"""The role of a row's key: a character's id, or the key of a crowd."""

LINE = 36
FEWEST_LINES = 4


class TurnOrderList(QListWidget):
    """Characters in turn order. Those whose box is not checked take no part.

    It is as high as all its rows, and scrolls if there is less room.
    """

    order_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people: dict[CharacterId, Character] = {}
        self._crowds: dict[str, Crowd] = {}
        self._crowd_of: dict[CharacterId, str] = {}
        self._opened: set[str] = set()
        self._taking_part: set[CharacterId] = set()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.itemChanged.connect(self._on_ticked)
        self.model().rowsMoved.connect(self.order_changed)

    def show_characters(self, characters: Sequence[Character], taking_part: Iterable[CharacterId]) -> None:
        """Show characters in this order, with those who take part checked."""
        self._people = {character.id: character for character in characters}
        self._crowds = find_crowds(characters)
        self._crowd_of = {member: key for key, crowd in self._crowds.items() for member in crowd.members}
        self._taking_part = {*taking_part}
        self._fill(tuple(self._people))

    def follow(self, characters: tuple[Character, ...]) -> None:
        """Show the campaign's current characters: new ones at the end and checked, known ones unchanged."""
        known, by_id = self._everyone(), {character.id: character for character in characters}
        new = [character.id for character in characters if character.id not in known]
        if new or any(character not in by_id for character in known):
            shown = tuple(by_id[character] for character in (*known, *new) if character in by_id)
            self.show_characters(shown, self._taking_part.union(new))

    def order(self) -> tuple[CharacterId, ...]:
        """Return those who take part, in turn order."""
        return tuple(character for character in self._everyone() if character in self._taking_part)

    def has_groups(self) -> bool:
        """Whether a crowd takes part."""
        return any(self._taking_part.intersection(crowd.members) for crowd in self._crowds.values())

    def open_group(self, key: str, *, opened: bool) -> None:
        """Show each member of a crowd on its own row, or all of them on one."""
        members = self._crowds[key].members
        (self._opened.add if opened else self._opened.discard)(key)
        self._fill(self._everyone())
        wanted = members[0] if opened else key
        self.setCurrentRow(next(row for row in range(self.count()) if self.item(row).data(ID) == wanted))
        self.order_changed.emit()

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _row_height(self.count()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._toggle(self.currentItem(), opened=event.key() == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open or close a crowd, but not by two clicks on its tick."""
        super().mouseDoubleClickEvent(event)
        item, point = self.itemAt(event.position().toPoint()), event.position().x()
        tick = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self)
        if item is not None and point > self.visualItemRect(item).left() + tick:
            self._toggle(item, opened=item.data(ID) in self._crowds)

    def _toggle(self, item: QListWidgetItem | None, *, opened: bool) -> None:
        """Open the crowd of a row, or close the crowd that a row belongs to. Does nothing for other rows."""
        on_row = item.data(ID) if item is not None else ""
        key = on_row if opened else self._crowd_of.get(CharacterId(on_row), "")
        if key in self._crowds and opened != (key in self._opened):
            self.open_group(key, opened=opened)

    def _fill(self, order: Sequence[CharacterId]) -> None:
        """Rebuild the rows for everyone in this order. A crowd's row is where its first member was."""
        crowds = ((one, self._crowd_of.get(one, "")) for one in order)
        keys = dict.fromkeys(crowd if crowd and crowd not in self._opened else one for one, crowd in crowds)
        with QSignalBlocker(self):
            self.clear()
            for key in keys:
                self.addItem(self._build_row(key))
        self.setCurrentRow(0)
        self.setMinimumHeight(_row_height(min(FEWEST_LINES, len(keys))))
        self.setMaximumHeight(_row_height(len(keys)))
        self.updateGeometry()

    def _build_row(self, key: str) -> QListWidgetItem:
        members = self._members_of(key)
        first = self._people[members[0]]
        name = f"{self._crowds[key].name} ×{len(members)}" if key in self._crowds else first.name
        item = QListWidgetItem(tr("{name} · opposition", name=name) if first.side == "opposition" else name)
        if key in self._crowds:
            item.setIcon(icon("chevron-right"))
        item.setSizeHint(QSize(0, _line_height()))
        item.setData(ID, key)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled | Qt.ItemFlag.ItemIsUserCheckable)
        count = len(self._taking_part.intersection(members))
        some = Qt.CheckState.PartiallyChecked if count else Qt.CheckState.Unchecked
        item.setCheckState(Qt.CheckState.Checked if count == len(members) else some)
        return item

    def _members_of(self, key: str) -> tuple[CharacterId, ...]:
        return self._crowds[key].members if key in self._crowds else (CharacterId(key),)

    def _everyone(self) -> tuple[CharacterId, ...]:
        """Return everyone on the rows, in their order."""
        keys = (self.item(row).data(ID) for row in range(self.count()))
        return tuple(member for key in keys for member in self._members_of(key))

    def _move(self, by: int) -> None:
        row = self.currentRow()
        if row >= 0 and 0 <= row + by < self.count():
            item = self.takeItem(row)
            self.insertItem(row + by, item)
            self.setCurrentItem(item)
            self.order_changed.emit()

    def _on_ticked(self, item: QListWidgetItem) -> None:
        members = self._members_of(item.data(ID))
        if item.checkState() == Qt.CheckState.Checked:
            self._taking_part.update(members)
        elif item.checkState() == Qt.CheckState.Unchecked:
            self._taking_part.difference_update(members)
        self.order_changed.emit()


def _line_height() -> int:
    return max(LINE, scaled(LINE))


def _row_height(lines: int) -> int:
    return max(1, lines) * _line_height() + 4
