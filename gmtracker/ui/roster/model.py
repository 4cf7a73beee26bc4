"""The roster as the GM sees it in play: one row a character, the heroes first and the opposition below.

Which heroes have received no token yet this evening is followed in the log one Change at a time.
"""

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import EditCharacter, MarkAction
from gmtracker.engine.handlers.encounters import actions_allowed
from gmtracker.engine.history import Entry, received_in, this_evening
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.sheet import TrackKind, UseKind
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.cells import Column, Role, RosterCell
from gmtracker.ui.modelview.row_sync import ROOT, Index, changed_characters, follow, may_differ_in_rows, tell_cells
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.tokens.model import as_many
from gmtracker.ui.tracks.model import TracksModel


class TokensReceived:
    """Counts what each character has received since the session began; undo counts back."""

    def __init__(self) -> None:
        self._received: Counter[CharacterId] = Counter()

    def begin(self, entries: Sequence[Entry]) -> None:
        """Count anew, from the log of a chapter."""
        self._received = received_in(this_evening(entries))

    def follow(self, change: Change, entries: Sequence[Entry]) -> None:
        """Take a Change in; ``entries`` is the log as it is now."""
        if change.before.session is not change.after.session:
            self.begin(entries)
            return
        for character, times in received_in(change.entries).items():
            self._received[character] += -times if change.kind == "undone" else times

    def waiting(self, campaign: Campaign) -> frozenset[CharacterId]:
        """Those at the table, in a game with tokens, who have received none yet."""
        present = campaign.session.present if campaign.session is not None and campaign.game.tokens else ()
        return frozenset(character for character in present if not self._received[character])


DISPLAY = Qt.ItemDataRole.DisplayRole
EDIT = Qt.ItemDataRole.EditRole
PLAIN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
EDITABLE = PLAIN | Qt.ItemFlag.ItemIsEditable
EDITED = (cells.NameCell, cells.Tier, cells.TrackCell)


class CharactersModel(QAbstractTableModel):
    """The rows of the table in play; what is typed into a track's column is asked for as by the large tracks.

    What a row shows is worked out when it is first asked for, and kept until something of it is touched.
    ``looked_elsewhere`` tells that what differs is nothing new: it is another moment that is shown.
    """

    looked_elsewhere = Signal()

    def __init__(self, bridge: Bridge, wheels: TracksModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.wheels = wheels
        self._rows: list[CharacterId] = []
        self.tracks: tuple[TrackKind, ...] = ()
        self._received = TokensReceived()
        self._campaign: Campaign | None = None
        self._waiting: frozenset[CharacterId] = frozenset()
        self._shown: dict[CharacterId, tuple[RosterCell, ...]] = {}
        bridge.opened.connect(self._begin_anew)
        bridge.looked_back.connect(self._on_looked_back)
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
        track, game = self.track_at(section), self._bridge.shown.game
        headings: dict[int, str] = {
            Column.NAME: tr("Name"),
            Column.TIER: game.tier or game.level,
            Column.TOKENS: tr("Holds", "heads the tokens that a character has"),
            Column.ACTIONS: tr("Actions"),
            Column.CONDITIONS: tr("Conditions"),
        }
        return track.name if track else headings.get(section, "")

    @override
    def data(self, index: Index, role: int = DISPLAY) -> Any:
        row = self._shown_on(index.row()) if index.isValid() else ()
        if not row:
            return None
        shown = row[index.column()]
        cell = shown.cell
        match role:
            case Role.SHOWN:
                return shown
            case Role.CELL:
                return cell
            case Role.ID:
                return shown.character
            case Role.STANDING:
                return shown.row_state
            case Qt.ItemDataRole.AccessibleTextRole:
                return (cell.spoken if cell is not None else "") or self._says_nothing(index.column())
            case Qt.ItemDataRole.EditRole if isinstance(cell, cells.TrackCell):
                return str(cell.load)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole if cell is not None:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole if cell is not None:
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
        can_edit = isinstance(self.data(index, Role.CELL), EDITED) and self._bridge.looking_back_to is None
        return EDITABLE if can_edit else PLAIN

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def row_of(self, character: CharacterId) -> int | None:
        """The row that a character stands on now, if any."""
        return self._rows.index(character) if character in self._rows else None

    def heading_on(self, row: int) -> cells.NameCell:
        """The names on a row, empty for a character who leaves it just now; no other cell is worked out for it."""
        character = self._campaign.find_character(self._rows[row]) if self._campaign else None
        return _heading(character) if character else cells.NameCell("", "")

    def track_at(self, column: int) -> TrackKind | None:
        """The track that a column shows, if it shows one."""
        place = 0 if column == Column.TRACK else column - len(Column) + 1
        is_one = column == Column.TRACK or place > 0
        return self.tracks[place] if is_one and place < len(self.tracks) else None

    def as_many(self, token: TokenId, count: int) -> tuple[TokenId, ...]:
        """A held token and the next ones of its kind, so many in all or as many as there are; one die at a time."""
        return as_many(self._bridge.shown, token, count)

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
        return len(self._bridge.shown.game.actions) if self._bridge.is_open else 0

    def empty_columns(self) -> set[Column]:
        """The columns for which the game on the table has nothing."""
        if not self._bridge.is_open:
            return set()
        game = self._bridge.shown.game
        there = {
            Column.TIER: bool(game.tier or game.level),
            Column.TRACK: bool(self.tracks),
            Column.TOKENS: bool(game.tokens),
            Column.ACTIONS: bool(game.actions),
        }
        return {column for column, is_there in there.items() if not is_there}

    def drop_zones(self, tokens: tuple[TokenId, ...], character: CharacterId) -> tuple[UseKind, ...]:
        """The uses that have a place of their own on a character's row, for tokens of that kind."""
        shown = self._bridge.shown
        found, first = shown.find_character(character), shown.token(tokens[0]) if tokens else None
        if found is None or first is None:
            return ()
        return tuple(use for use in shown.game.uses if is_zone(use, first.kind) and found.side in use.sides)

    def mark_action(self, character: CharacterId, action: str) -> bool:
        """Ask for one more of an action, or for all of them back where none is left."""
        encounter = self._bridge.shown.encounter
        if encounter is None:
            return False
        shown = self._bridge.shown
        allowed = actions_allowed(shown, character, shown.game.action(action))
        taken = encounter.taken(character, action)
        return self._bridge.ask(
            MarkAction(character=character, action=action, times=taken + 1 if taken < allowed else 0)
        )

    def _character(self, index: Index) -> Character | None:
        return self._bridge.shown.find_character(self._rows[index.row()]) if index.isValid() else None

    def _set_tier(self, character: Character, number: int) -> bool:
        """Ask for another tier, or level where the game counts those."""
        counts_tiers = bool(self._bridge.shown.game.tier)
        edited = replace(character, tier=number) if counts_tiers else replace(character, level=number)
        return edited != character and self._bridge.ask(EditCharacter(character=edited))

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._campaign = shown = self._bridge.shown if self._bridge.is_open else None
        self.tracks = cells.drawn_tracks(shown.game) if shown else ()
        self._rows = _order(shown) if shown else []
        self._received.begin(self._bridge.entries_shown() if shown else ())
        self._waiting = self._received.waiting(shown) if shown else frozenset()
        self._shown.clear()
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        self._received.follow(change, self._bridge.table.history.open.entries)
        self._follow(change.before, change.after)

    def _on_looked_back(self) -> None:
        if self._campaign is None or cells.drawn_tracks(self._bridge.shown.game) != self.tracks:
            self._begin_anew()
            return
        self._received.begin(self._bridge.entries_shown())
        self._follow(self._campaign, self._bridge.shown)
        self.looked_elsewhere.emit()

    def _follow(self, before: Campaign, after: Campaign) -> None:
        """Show another state: first the rows that come and go, then every cell that is not as it was."""
        waited, self._waiting = self._waiting, self._received.waiting(after)
        meant = changed_characters(before, after)
        meant += (waited ^ self._waiting).difference(meant)
        were = {one: self._shown.pop(one, ()) or self._row(before, one, waited) for one in meant}
        self._campaign = after
        if may_differ_in_rows(before, after):
            follow(self, self._rows, _order(after))
        for character, was in were.items():
            self._shown[character] = now = self._row(after, character, self._waiting)
            if was and now and was != now and character in self._rows:
                differ = [column for column, (old, new) in enumerate(zip(was, now, strict=True)) if old != new]
                tell_cells(self, self._rows.index(character), differ)

    def _shown_on(self, row: int) -> tuple[RosterCell, ...]:
        """What a row shows now; nothing for a character who leaves it just now."""
        character = self._rows[row]
        if not self._shown.get(character) and self._campaign is not None:
            self._shown[character] = self._row(self._campaign, character, self._waiting)
        return self._shown.get(character, ())

    def _row(self, campaign: Campaign, own_id: CharacterId, waiting: Container[CharacterId]) -> tuple[RosterCell, ...]:
        """What a row shows of a character, by column; nothing of one who is not there."""
        character = campaign.find_character(own_id)
        if character is None:
            return ()
        row_state = cells.row_state(campaign, character)
        wells = [cells.track_cell(campaign, character, track) for track in self.tracks]
        row: tuple[cells.Cell | None, ...] = (
            row_state,
            _heading(character),
            cells.tier(campaign.game, character),
            wells[0] if wells else None,
            cells.held_tokens(campaign, own_id, waits=own_id in waiting),
            cells.actions(campaign, own_id),
            cells.conditions_cell(campaign, character),
            *wells[1:],
        )
        return tuple(RosterCell(own_id, row_state, cell) for cell in row)


def _heading(character: Character) -> cells.NameCell:
    return cells.NameCell(character.name, character.player, character.notes)


def is_zone(use: UseKind, kind: str) -> bool:
    """Whether a use has a drop zone of its own on a row, for a token of that kind."""
    return use.drop_zone and kind in use.tokens


def _order(campaign: Campaign) -> list[CharacterId]:
    """The heroes in roster order, then everyone else in roster order."""
    others = [character.id for character in campaign.in_sight() if character.side != "heroes"]
    return [character.id for character in campaign.in_sight() if character.side == "heroes"] + others
