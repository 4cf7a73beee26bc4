"""Who takes turns in the encounter, in order, and whose turn it is."""

from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QByteArray, QMimeData, QObject, Qt, Signal

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import SetOrder
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import small, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import played_by
from gmtracker.ui.modelview.row_sync import ROOT, Index, follow, tell_cells
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import tip

TURN_MIME = "application/x-gmtracker-turn"


class Column(IntEnum):
    """The one column."""

    TURN = 0


class Role(IntEnum):
    """The data roles of a turn, beside its text: whose it is, and the :class:`Turn` to paint."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1


class Turn(Struct, frozen=True):
    """One place in the order of turns; ``acted``: this round's turn is over."""

    name: str
    player: str
    is_hero: bool
    acting: bool
    acted: bool


class TurnOrderModel(QAbstractListModel):
    """The order of turns; a row laid elsewhere asks for the new order, once the drag is over.

    ``looked_elsewhere`` tells that what differs is nothing new: it is another moment that is shown.
    """

    looked_elsewhere = Signal()
    _wished = Signal(object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: list[CharacterId] = []
        self._wished.connect(self._ask, Qt.ConnectionType.QueuedConnection)
        bridge.opened.connect(self._begin_anew)
        bridge.followed.connect(self._on_followed)
        bridge.looked_back.connect(self.looked_elsewhere)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return _heading(self._bridge.shown) if self._bridge.is_open else ""

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        turn = _turn(self._bridge.shown, self._rows[index.row()]) if index.isValid() else None
        if turn is None:
            return None
        match (index.column(), role):
            case (_, Role.ID):
                return self._rows[index.row()]
            case (Column.TURN, Role.CELL):
                return turn
            case (Column.TURN, Qt.ItemDataRole.DisplayRole):
                return turn.name
            case (Column.TURN, Qt.ItemDataRole.AccessibleTextRole):
                if turn.acting:
                    return tr("{name}, has the turn", name=turn.name)
                return tr("{name}, has acted this round", name=turn.name) if turn.acted else turn.name
            case (Column.TURN, Qt.ItemDataRole.ToolTipRole):
                return tip(played_by(turn.name, turn.player))
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemNeverHasChildren

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @override
    def mimeTypes(self) -> list[str]:
        return [TURN_MIME]

    @override
    def mimeData(self, indexes: Any) -> QMimeData:
        mime = QMimeData()
        mime.setData(TURN_MIME, QByteArray(self._rows[indexes[0].row()].encode()))
        return mime

    @override
    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        moved = CharacterId(bytes(data.data(TURN_MIME).data()).decode())
        if moved not in self._rows:
            return False
        before = parent.row() if parent.isValid() else row if row >= 0 else len(self._rows)
        order = self._order_with(moved, before - (self._rows.index(moved) < before))
        if order is not None:
            self._wished.emit(order)
        return order is not None

    def says_when_empty(self) -> str:
        """When somebody stands here."""
        encounter = self._bridge.shown.encounter if self._bridge.is_open else None
        if encounter is None:
            return tr("The order of turns stands here while an encounter is going on.")
        return tr("Nobody is in the order of turns yet.")

    def move(self, character: CharacterId, by: int) -> bool:
        """Ask for a turn so many places later (before: negative). False when refused, or at the end of the order."""
        order = self._order_with(character, self._rows.index(character) + by) if character in self._rows else None
        return order is not None and self._bridge.ask(order)

    def _order_with(self, character: CharacterId, place: int) -> SetOrder | None:
        """The command for an order with a character at that place; None where there is none, or it is so already."""
        order = [other for other in self._rows if other != character]
        if not 0 <= place <= len(order) or self._rows[place] == character:
            return None
        return SetOrder(order=(*order[:place], character, *order[place:]))

    def _ask(self, order: SetOrder) -> None:
        self._bridge.ask(order)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows = _order(self._bridge.shown) if self._bridge.is_open else []
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)

    def _on_followed(self, before: Campaign, after: Campaign) -> None:
        follow(self, self._rows, _order(after))
        were_there = set(_order(before))
        for row, character in enumerate(self._rows):
            turn = _turn(before, character) if character in were_there else None
            if turn is not None and turn != _turn(after, character):
                tell_cells(self, row, [Column.TURN])
        if _heading(before) != _heading(after):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)


def _order(campaign: Campaign) -> list[CharacterId]:
    return list(campaign.encounter.order) if campaign.encounter else []


def _turn(campaign: Campaign, character_id: CharacterId) -> Turn | None:
    character = campaign.find_character(character_id)
    if character is None:
        return None
    acting = campaign.encounter is not None and campaign.encounter.acting == character_id
    return Turn(character.name, character.player, character.side == "heroes", acting, character_id in campaign.acted)


def _heading(campaign: Campaign) -> str:
    encounter = campaign.encounter
    if encounter is None:
        return ""
    kind = small(campaign.game.encounter(encounter.kind).name)
    return f"{tr('Round {number}', number=encounter.round)} ({kind})"
