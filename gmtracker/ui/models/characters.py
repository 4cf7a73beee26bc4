"""The roster as the GM sees it in play: one row a character, the heroes first and the opposition below."""

from enum import IntEnum
from typing import Any, assert_never

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import EditCharacter, MarkAction
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.sheet import UseKind
from gmtracker.engine.table import Change
from gmtracker.engine.turns import actions_allowed
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.tips import tip
from gmtracker.ui.models import cells
from gmtracker.ui.models.rows import ROOT, Index, follow, tell_cells
from gmtracker.ui.models.wheels import StressWheelsModel
from gmtracker.ui.qt_override import override


class Column(IntEnum):
    """What stands on a row, from left to right."""

    TURN = 0
    NAME = 1
    TIER = 2
    WHEEL = 3
    TOKENS = 4
    ACTIONS = 5
    CONDITIONS = 6


class Role(IntEnum):
    """What a cell tells beside its words: the character's id, the value to paint, and how the row stands out."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1
    STANDING = Qt.ItemDataRole.UserRole + 2


DISPLAY = Qt.ItemDataRole.DisplayRole
EDIT = Qt.ItemDataRole.EditRole

EDITABLE = (Column.NAME, Column.TIER, Column.WHEEL)


class CharactersModel(QAbstractTableModel):
    """The rows of the table in play; the wheel's column asks for what is typed there as the large wheels do."""

    def __init__(self, bridge: Bridge, wheels: StressWheelsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.wheels = wheels
        self._rows: list[CharacterId] = []
        bridge.opened.connect(self._begin_anew)
        bridge.looked_back.connect(self._begin_anew)
        bridge.changed.connect(self._on_changed)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.TIER:
            return Qt.AlignmentFlag.AlignCenter
        if orientation != Qt.Orientation.Horizontal or role != DISPLAY or not self._bridge.is_open:
            return None
        track = cells.wheel_track(self._bridge.shown.sheet)
        headings = {
            Column.TURN: "",
            Column.NAME: "Name",
            Column.TIER: "Tier",
            Column.WHEEL: track.name if track else "",
            Column.TOKENS: "Holds",
            Column.ACTIONS: "Actions",
            Column.CONDITIONS: "Conditions",
        }
        return headings[Column(section)]

    @override
    def data(self, index: Index, role: int = DISPLAY) -> Any:
        character = self._character(index)
        if character is None:
            return None
        campaign, column = self._bridge.shown, Column(index.column())
        match (column, role):
            case (_, Role.ID):
                return character.id
            case (_, Role.STANDING):
                return cells.standing(campaign, character)
            case (_, Role.CELL):
                return _cell(campaign, character, column)
            case (Column.WHEEL, Qt.ItemDataRole.EditRole):
                wheel = cells.wheel(campaign, character)
                return str(wheel.filled) if wheel else None
            case (_, Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole):
                cell = _cell(campaign, character, column)
                return cell.text if cell else None
            case (_, Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole):
                cell = _cell(campaign, character, column)
                spoken = cell.spoken if cell else ""
                return (tip(spoken) if role == Qt.ItemDataRole.ToolTipRole else spoken) if cell else None
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        character = self._character(index)
        if character is None or role != EDIT:
            return False
        text = str(value).strip()
        match index.column():
            case Column.WHEEL:
                return self.wheels.set_by_text(character.id, text)
            case Column.TIER if text.isdecimal() and int(text) != character.tier:
                return self._bridge.ask(EditCharacter(character=replace(character, tier=int(text))))
            case Column.NAME if text != character.name:
                return self._bridge.ask(EditCharacter(character=replace(character, name=text)))
        return False

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        if index.column() not in EDITABLE or self._bridge.looking_back_to is not None:
            return flags
        character = self._character(index)
        has_wheel = character is not None and self.wheels.wheel_of(character.id) is not None
        can_edit = has_wheel or index.column() != Column.WHEEL
        return flags | Qt.ItemFlag.ItemIsEditable if can_edit else flags

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def row_of(self, character: CharacterId) -> int | None:
        """The row that a character stands on now, if any."""
        return self._rows.index(character) if character in self._rows else None

    def has_wheels(self) -> bool:
        """Whether the game has a load that is drawn as a wheel."""
        return self._bridge.is_open and cells.wheel_track(self._bridge.shown.sheet) is not None

    def drop_zones(self, tokens: tuple[TokenId, ...], character: CharacterId) -> tuple[UseKind, ...]:
        """The uses that have a place of their own on a character's row, for tokens of that kind."""
        shown = self._bridge.shown
        found, first = shown.find_character(character), shown.token(tokens[0]) if tokens else None
        if found is None or first is None:
            return ()
        return tuple(use for use in shown.sheet.uses if is_zone(use, first.kind) and found.side in use.sides)

    def mark_action(self, character: CharacterId, action: str) -> bool:
        """Ask for one more of an action, or for all of them back where none is left."""
        encounter = self._bridge.shown.encounter
        if encounter is None:
            return False
        shown = self._bridge.shown
        allowed = actions_allowed(shown, character, shown.sheet.action(action))
        taken = encounter.taken(character, action)
        return self._bridge.ask(
            MarkAction(character=character, action=action, times=taken + 1 if taken < allowed else 0)
        )

    def _character(self, index: Index) -> Character | None:
        return self._bridge.shown.find_character(self._rows[index.row()]) if index.isValid() else None

    def _begin_anew(self, *_: object) -> None:
        self.beginResetModel()
        self._rows = _order(self._bridge.shown) if self._bridge.is_open else []
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        follow(self, self._rows, _order(change.after))
        for row, character in enumerate(self._rows):
            if cells.is_untouched(change.before, change.after, character):
                continue
            before, after = change.before.find_character(character), change.after.find_character(character)
            if before is not None and after is not None:
                tell_cells(self, row, _differences(change, before, after))


def is_zone(use: UseKind, kind: str) -> bool:
    """Whether a use has a drop zone of its own on a row, for a token of that kind."""
    return use.drop_zone and kind in use.tokens


def _order(campaign: Campaign) -> list[CharacterId]:
    """The heroes in roster order, then everyone else in roster order."""
    return [character.id for character in sorted(campaign.characters, key=lambda c: c.side != "heroes")]


def _differences(change: Change, before: Character, after: Character) -> list[Column]:
    """The cells of a row that are not as they were; all of them where the row as a whole looks different."""
    if cells.standing(change.before, before) != cells.standing(change.after, after):
        return list(Column)
    return [column for column in Column if _cell(change.before, before, column) != _cell(change.after, after, column)]


def _cell(campaign: Campaign, character: Character, column: Column) -> cells.Cell | None:
    match column:
        case Column.TURN:
            return cells.standing(campaign, character)
        case Column.NAME:
            return cells.Heading(character.name, character.player)
        case Column.TIER:
            return cells.Tier(character.tier)
        case Column.WHEEL:
            return cells.wheel(campaign, character)
        case Column.TOKENS:
            return cells.held_tokens(campaign, character.id)
        case Column.ACTIONS:
            return cells.actions(campaign, character.id)
        case Column.CONDITIONS:
            return cells.words(campaign, character)
    assert_never(column)
