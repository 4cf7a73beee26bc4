"""The roster as the GM sees it in play: one row a character, the heroes first and the opposition below."""

from enum import IntEnum
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import EditCharacter, MarkAction
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.sheet import TrackKind, UseKind
from gmtracker.engine.table import Change
from gmtracker.engine.turns import actions_allowed
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.tips import tip
from gmtracker.ui.models import cells
from gmtracker.ui.models.rows import ROOT, Index, follow, tell_cells
from gmtracker.ui.models.tonight import Tonight
from gmtracker.ui.models.wheels import WellsModel
from gmtracker.ui.qt_override import override
from gmtracker.words import tr


class Column(IntEnum):
    """What stands on a row, from left to right.

    A game's first drawn track is ``TRACK``; the others have the columns after these, and are shown beside the first.
    """

    TURN = 0
    NAME = 1
    TIER = 2
    TRACK = 3
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


class CharactersModel(QAbstractTableModel):
    """The rows of the table in play; what is typed into a track's column is asked for as by the large wells."""

    def __init__(self, bridge: Bridge, wheels: WellsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.wheels = wheels
        self._rows: list[CharacterId] = []
        self.tracks: tuple[TrackKind, ...] = ()
        self._tonight = Tonight()
        bridge.opened.connect(self._begin_anew)
        bridge.looked_back.connect(self._begin_anew)
        bridge.changed.connect(self._on_changed)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column) + max(0, len(self.tracks) - 1)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.TIER:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.AccessibleTextRole and section == Column.TURN:
            return tr("Turn")
        if orientation != Qt.Orientation.Horizontal or role != DISPLAY or not self._bridge.is_open:
            return None
        track, sheet = self.track_at(section), self._bridge.shown.sheet
        headings: dict[int, str] = {
            Column.NAME: tr("Name"),
            Column.TIER: sheet.tier or sheet.level,
            Column.TOKENS: tr("Holds", "heads the tokens that a character has"),
            Column.ACTIONS: tr("Actions"),
            Column.CONDITIONS: tr("Conditions"),
        }
        return track.name if track else headings.get(section, "")

    @override
    def data(self, index: Index, role: int = DISPLAY) -> Any:
        character = self._character(index)
        if character is None:
            return None
        match role:
            case Role.ID:
                return character.id
            case Role.STANDING:
                return cells.standing(self._bridge.shown, character)
        cell = self._cell(self._bridge.shown, character, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (cell.spoken if cell is not None else "") or self._says_nothing(index.column())
        if role == Role.CELL or cell is None:
            return cell
        match role:
            case Qt.ItemDataRole.EditRole if isinstance(cell, cells.Well):
                return str(cell.filled)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(cell.spoken)
        return None

    def _says_nothing(self, column: int) -> str:
        """What an empty cell is read out as."""
        if column == Column.TURN:
            return tr("Does not have the turn")
        return tr("{column}: none", column=self.headerData(column, Qt.Orientation.Horizontal) or tr("Column"))

    @override
    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        character = self._character(index)
        if character is None or role != EDIT:
            return False
        text = str(value).strip()
        if (track := self.track_at(index.column())) is not None:
            return self.wheels.set_by_text(character.id, text, track.key)
        match index.column():
            case Column.TIER if text.isdecimal():
                return self._set_tier(character, int(text))
            case Column.NAME if text != character.name:
                return self._bridge.ask(EditCharacter(character=replace(character, name=text)))
        return False

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        cell = index.data(Role.CELL)
        can_edit = isinstance(cell, cells.Heading | cells.Tier | cells.Well) and self._bridge.looking_back_to is None
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

    def track_at(self, column: int) -> TrackKind | None:
        """The track that a column shows, if it shows one."""
        place = 0 if column == Column.TRACK else column - len(Column) + 1
        is_one = column == Column.TRACK or place > 0
        return self.tracks[place] if is_one and place < len(self.tracks) else None

    def column_of(self, track: str) -> int:
        """The column that shows the track of that key. Raises StopIteration where none does."""
        place = next(place for place, kind in enumerate(self.tracks) if kind.key == track)
        return len(Column) + place - 1 if place else Column.TRACK

    def in_order(self) -> list[int]:
        """Every column as it is to be shown, from left to right: the tracks side by side."""
        columns = [int(column) for column in Column]
        beside = Column.TRACK + 1
        return [*columns[:beside], *range(len(Column), self.columnCount()), *columns[beside:]]

    def action_count(self) -> int:
        """How many kinds of action the game has."""
        return len(self._bridge.shown.sheet.actions) if self._bridge.is_open else 0

    def empty_columns(self) -> set[Column]:
        """The columns for which the game on the table has nothing."""
        if not self._bridge.is_open:
            return set()
        sheet = self._bridge.shown.sheet
        there = {
            Column.TIER: bool(sheet.tier or sheet.level),
            Column.TRACK: bool(self.tracks),
            Column.TOKENS: bool(sheet.tokens),
            Column.ACTIONS: bool(sheet.actions),
        }
        return {column for column, is_there in there.items() if not is_there}

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

    def _set_tier(self, character: Character, number: int) -> bool:
        """Ask for another tier, or level where the game counts those."""
        counts_tiers = bool(self._bridge.shown.sheet.tier)
        edited = replace(character, tier=number) if counts_tiers else replace(character, level=number)
        return edited != character and self._bridge.ask(EditCharacter(character=edited))

    def _begin_anew(self, *_: object) -> None:
        self.beginResetModel()
        self.tracks = cells.drawn_tracks(self._bridge.shown.sheet) if self._bridge.is_open else ()
        self._rows = _order(self._bridge.shown) if self._bridge.is_open else []
        self._tonight.begin(self._bridge.entries_shown() if self._bridge.is_open else ())
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        if cells.may_differ_in_rows(change.before, change.after):
            follow(self, self._rows, _order(change.after))
        waited = self._tonight.follow(change, self._bridge.table.history.open.entries)
        for character in cells.touched(change.before, change.after):
            before, after = change.before.find_character(character), change.after.find_character(character)
            if before is not None and after is not None:
                differ = self._differences(change, before, after)
                if character in waited and Column.TOKENS not in differ:
                    differ = sorted((*differ, Column.TOKENS))
                if differ and character in self._rows:
                    tell_cells(self, self._rows.index(character), differ)

    def _differences(self, change: Change, before: Character, after: Character) -> list[int]:
        """The cells of a row that are not as they were; all of them where the row as a whole looks different."""
        columns = list(range(self.columnCount()))
        if cells.standing(change.before, before) != cells.standing(change.after, after):
            return columns
        return [
            column
            for column in columns
            if self._cell(change.before, before, column) != self._cell(change.after, after, column)
        ]

    def _cell(self, campaign: Campaign, character: Character, column: int) -> cells.Cell | None:
        track = self.track_at(column)
        if track is not None:
            return cells.well(campaign, character, track)
        match column:
            case Column.TURN:
                return cells.standing(campaign, character)
            case Column.NAME:
                return cells.Heading(character.name, character.player, character.notes)
            case Column.TIER:
                return cells.tier(campaign.sheet, character)
            case Column.TOKENS:
                return cells.held_tokens(campaign, character.id, waits=self._tonight.waits(campaign, character.id))
            case Column.ACTIONS:
                return cells.actions(campaign, character.id)
            case Column.CONDITIONS:
                return cells.words(campaign, character)
        return None


def is_zone(use: UseKind, kind: str) -> bool:
    """Whether a use has a drop zone of its own on a row, for a token of that kind."""
    return use.drop_zone and kind in use.tokens


def _order(campaign: Campaign) -> list[CharacterId]:
    """The heroes in roster order, then everyone else in roster order."""
    others = [character.id for character in campaign.in_sight() if character.side != "heroes"]
    return [character.id for character in campaign.in_sight() if character.side == "heroes"] + others
