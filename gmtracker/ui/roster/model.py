"""The roster's model: one row per character, by side or in turn order.

Alike foes share a row until they are unfolded. The row stands for the active one, else for the next one not out of the
fight. Which heroes have received no token this session is counted from the log, one Change at a time.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import Any, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import EditCharacter, MarkAction, SetOrder
from gmtracker.engine.crowds import Crowd, crowds_in_turn, find_crowds
from gmtracker.engine.game_spec import TrackKind, UseKind
from gmtracker.engine.handlers.turn_actions import actions_allowed
from gmtracker.engine.handlers.turns import turns_ahead
from gmtracker.engine.history import Entry, session_entries, tokens_received
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import EMPTY_CAMPAIGN, Bridge
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.cells import Role, RosterCell
from gmtracker.ui.modelview.row_sync import (
    ROOT,
    Index,
    NotifyColumns,
    changed_characters,
    may_differ_in_rows,
    notify_row_range,
    notify_rows,
    sync_rows,
)
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.columns_table import Column, RosterColumn, RowContent, columns_of
from gmtracker.ui.roster.identical_foes import (
    conditions_of_all,
    heading_of_all,
    members_of,
    regrouped,
    sheets_differ,
    stands_for,
    state_of_all,
    with_sheet_mark,
)
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.tokens.model import as_many
from gmtracker.ui.tracks.editor import TrackEditor


class TokensReceived:
    """Counts the tokens that each character has received this session. Undo counts back."""

    def __init__(self) -> None:
        self._received: Counter[CharacterId] = Counter()

    def begin(self, entries: Sequence[Entry]) -> None:
        """Count again from the log of a chapter."""
        self._received = tokens_received(session_entries(entries))

    def follow(self, change: Change, entries: Sequence[Entry]) -> None:
        """Count a Change; ``entries`` is the log after it."""
        if change.before.session is not change.after.session:
            self.begin(entries)
            return
        for character, times in tokens_received(change.entries).items():
            self._received[character] += -times if change.kind == "undone" else times

    def waiting(self, campaign: Campaign) -> frozenset[CharacterId]:
        """Return who is present and has received no token yet. Nobody, if the game awards none."""
        if campaign.session is None or not any(kind.awarded for kind in campaign.game.tokens):
            return frozenset()
        present = campaign.session.present
        return frozenset(character for character in present if not self._received[character])


DISPLAY = Qt.ItemDataRole.DisplayRole
EDIT = Qt.ItemDataRole.EditRole
PLAIN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
EDITABLE = PLAIN | Qt.ItemFlag.ItemIsEditable


class CharactersModel(QAbstractTableModel):
    """The rows of the shown campaign. Typed values of tracks are set by the track editor.

    A row's key is a character's id, or that of a crowd whose members share the row. A row's cells are computed when
    they are first asked for, and kept until something in them changes. ``about_to_switch_state`` and ``switched_state``
    enclose the signals of another moment, whose differences are not new changes. ``turn_passed``: another character is
    active. ``about_to_regroup`` and ``regrouped`` enclose a change of which characters share a row.
    """

    about_to_switch_state = Signal()
    switched_state = Signal()
    turn_passed = Signal()
    about_to_regroup = Signal()
    regrouped = Signal()
    _wished = Signal(object)

    def __init__(self, bridge: Bridge, wheels: TrackEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.wheels = wheels
        self._rows: list[str] = []
        self._crowds: Mapping[str, Crowd] = {}
        self._crowd_of: dict[CharacterId, str] = {}
        self._is_unfolded: set[CharacterId] = set()
        self._unfolded: frozenset[str] = frozenset()
        self._by_turn = False
        self._wished.connect(self._ask, Qt.ConnectionType.QueuedConnection)
        self.tracks: tuple[TrackKind, ...] = ()
        self.columns: tuple[RosterColumn, ...] = ()
        self._received = TokensReceived()
        self._campaign: Campaign | None = None
        self._waiting: frozenset[CharacterId] = frozenset()
        self._ahead: dict[CharacterId, int] = {}
        self._shown: dict[str, tuple[RosterCell, ...]] = {}
        bridge.reset.connect(self._begin_anew)
        for elsewhere in (bridge.history_viewed, bridge.state_replaced):
            elsewhere.connect(self._on_looked_back)
        bridge.change_applied.connect(self._on_changed)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    @override
    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        """Return a cell's index. Qt's own would ask for both counts at every painted cell."""
        is_there = 0 <= row < len(self._rows) and 0 <= column < len(self.columns) and not parent.isValid()
        return self.createIndex(row, column) if is_there else QModelIndex()

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.AccessibleTextRole if column.spoken_heading:
                return column.spoken_heading
            case Qt.ItemDataRole.DisplayRole if self._campaign is not None:
                return column.heading
        return None

    @override
    def data(self, index: Index, role: int = DISPLAY) -> Any:
        row = self.shown_on(index.row()) if index.isValid() else ()
        if not row:
            return None
        shown = row[index.column()]
        cell = shown.cell
        match role:
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
        """Return the accessible text of an empty cell."""
        return self.columns[column].spoken_empty or tr(
            "{column}: none", column=self.headerData(column, Qt.Orientation.Horizontal) or tr("Column")
        )

    @override
    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        character = self._character(index)
        if character is None or role != EDIT:
            return False
        text = str(value).strip()
        column = self.columns[index.column()]
        if column.track is not None:
            return self.wheels.set_by_text(character.id, text, column.track.key)
        edited = column.edit(character, text) if column.edit else character
        return edited != character and self._bridge.dispatch(EditCharacter(character=edited))

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        column = self.columns[index.column()]
        # A view asks for the flags of every cell that it paints, so do not work out cells that are never edited.
        if not column.is_editable:
            return PLAIN
        row = self.shown_on(index.row())
        has_cell = bool(row) and row[index.column()].cell is not None
        is_shared = self._rows[index.row()] in self._crowds and column.track is None
        can_edit = has_cell and not is_shared and self._bridge.viewed_entry is None
        return EDITABLE if can_edit else PLAIN

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    @property
    def has_characters(self) -> bool:
        """Whether the campaign has characters, in a row or set aside."""
        return self._campaign is not None and bool(self._campaign.characters)

    @property
    def campaign(self) -> str:
        """The id of the campaign that the rows show, or ""."""
        return self._campaign.id if self._campaign is not None else ""

    def key_on(self, row: int) -> str:
        """Return the key of a row: a character's id, or that of a crowd whose members share it."""
        return self._rows[row]

    def row_of(self, character: CharacterId) -> int | None:
        """Return a character's current row, shared or not, or None."""
        key = self._key_of(character)
        return self._rows.index(key) if key in self._rows else None

    def crowd_of(self, character: CharacterId) -> tuple[CharacterId, ...]:
        """Return all members of a character's crowd, or () without one."""
        return self._crowds[self._crowd_of[character]].members if character in self._crowd_of else ()

    def is_folded(self, character: CharacterId) -> bool:
        """Whether a character shares a row with its crowd."""
        return self._key_of(character) != character

    def sharing_row(self, character: CharacterId) -> tuple[CharacterId, ...]:
        """Return everyone on a character's row."""
        return self.crowd_of(character) if self.is_folded(character) else (character,)

    def fold(self, character: CharacterId, *, folded: bool) -> bool:
        """Fold a character's crowd into one row, or unfold it. Returns False if that changes nothing."""
        key = self._crowd_of.get(character)
        if key is None or folded == (key not in self._unfolded):
            return False
        if folded:
            self._is_unfolded.difference_update(self._crowds[key].members)
        else:
            self._is_unfolded.update(self._crowds[key].members)
        self._find_unfolded()
        for shown in (key, *self._crowds[key].members):
            self._shown.pop(shown, None)
        if self._campaign is not None:
            sync_rows(self, self._rows, self._order(self._campaign))
        self.switched_state.emit()
        return True

    def sort_by_turn(self, on: bool) -> None:
        """Sort the rows in turn order while there is one, or by side."""
        if on == self._by_turn:
            return
        self._by_turn = on
        if self._campaign is not None:
            self.about_to_regroup.emit()
            self._take_crowds(self._find_crowds(self._campaign))
            self._shown.clear()
            sync_rows(self, self._rows, self._order(self._campaign))
            self.regrouped.emit()
            self.switched_state.emit()

    @property
    def is_in_turn(self) -> bool:
        """Whether the rows are in turn order now."""
        return self._by_turn and self._campaign is not None and self._campaign.encounter is not None

    def move(self, character: CharacterId, by: int) -> bool:
        """Move a character's turn by so many rows. Returns False if that is refused or there is no such place."""
        turns, key = self._turns(), self._key_of(character)
        place = turns.index(key) + by if key in turns else -1
        return 0 <= place < len(turns) and self._bridge.dispatch(self._order_with(key, place))

    def lay(self, character: CharacterId, before: int) -> bool:
        """Move a row's turn to before another row, once the drag is over. Returns False if that changes nothing."""
        turns, key = self._turns(), self._key_of(character)
        place = sum(row in turns for row in self._rows[:before] if row != key)
        if key not in turns or place == turns.index(key):
            return False
        self._wished.emit(self._order_with(key, place))
        return True

    def why_not_laid(self, character: CharacterId) -> str:
        """Return why a character's row can't be moved: it is not in the turn order. "" if it can."""
        if self._key_of(character) in self._turns():
            return ""
        return tr("{name} is not in the turn order.", name=self._bridge.shown.character_name(character))

    def _turns(self) -> list[str]:
        """Return the rows of those in the turn order, in that order; none if rows are sorted by side."""
        encounter = self._bridge.shown.encounter if self.is_in_turn else None
        if encounter is None:
            return []
        return [key for key in self._rows if self._members_of(key)[0] in encounter.order]

    def _members_of(self, key: str) -> tuple[CharacterId, ...]:
        return self._crowds[key].members if key in self._crowds else (CharacterId(key),)

    def _order_with(self, key: str, place: int) -> SetOrder:
        """Return the command that moves a row to a place of the order. Those who are not shown stay at the end."""
        turns = [other for other in self._turns() if other != key]
        rows = (*turns[:place], key, *turns[place:])
        order = dict.fromkeys(member for row in rows for member in self._members_of(row))
        encounter = self._bridge.shown.encounter
        return SetOrder(order=tuple(order | dict.fromkeys(encounter.order if encounter else ())))

    def _ask(self, order: SetOrder) -> None:
        self._bridge.dispatch(order)

    def acting_row(self) -> int | None:
        """Return the active character's row, or None."""
        acting = self._campaign.acting if self._campaign is not None else NOBODY
        return self.row_of(acting) if acting else None

    def heading_on(self, row: int) -> cells.NameCell:
        """Return a row's name cell without computing its other cells; empty for a character who is being removed."""
        if self._campaign is None:
            return cells.NameCell("", "")
        key = self._rows[row]
        shown = self._shown.get(key)
        heading = shown[Column.NAME].cell if shown else None
        if isinstance(heading, cells.NameCell):
            return heading
        if crowd := self._crowds.get(key):
            members = members_of(self._campaign, crowd)
            return heading_of_all(self._campaign.game, crowd, members, stands_for(self._campaign, members))
        character = _find(self._campaign, key)
        return self._heading_of(character, self._waiting) if character else cells.NameCell("", "")

    def track_at(self, column: int) -> TrackKind | None:
        """Return the track that a column shows, or None."""
        return self.columns[column].track if 0 <= column < len(self.columns) else None

    def as_many(self, token: TokenId, count: int) -> tuple[TokenId, ...]:
        """Return a held token and the next ones of its kind, up to ``count``; of dice only the one."""
        return as_many(self._bridge.shown, token, count)

    def column_of(self, track: str) -> int:
        """Return the column of the track with that key. Raises StopIteration if there is none."""
        return next(at for at, column in enumerate(self.columns) if column.track and column.track.key == track)

    def in_order(self) -> list[int]:
        """Return all columns from left to right, with the tracks side by side."""
        columns = [int(column) for column in Column]
        beside = Column.TRACK + 1
        return [*columns[:beside], *range(len(Column), self.columnCount()), *columns[beside:]]

    def empty_columns(self) -> set[int]:
        """Return the columns for which the game has nothing."""
        if self._campaign is None:
            return set()
        return {at for at, column in enumerate(self.columns) if not column.is_used}

    def drop_zones(self, tokens: tuple[TokenId, ...], character: CharacterId) -> tuple[UseKind, ...]:
        """Return the uses with a drop zone of their own on a character's row, for tokens of that kind."""
        shown = self._bridge.shown
        found, first = shown.find_character(character), shown.token(tokens[0]) if tokens else None
        if found is None or first is None:
            return ()
        return tuple(use for use in shown.game.uses if is_zone(use, first.kind) and found.side in use.sides)

    def mark_action(self, character: CharacterId, action: str) -> bool:
        """Use one more of an action, or give all of them back if none is left."""
        encounter = self._bridge.shown.encounter
        if encounter is None:
            return False
        shown = self._bridge.shown
        allowed = actions_allowed(shown, character, shown.game.action(action))
        taken = encounter.times_taken(character, action)
        is_more = taken < allowed or not taken
        return self._bridge.dispatch(MarkAction(character=character, action=action, times=taken + 1 if is_more else 0))

    def _character(self, index: Index) -> Character | None:
        shown = self.shown_on(index.row()) if index.isValid() else ()
        return self._bridge.shown.find_character(shown[0].character) if shown else None

    def _key_of(self, character: CharacterId) -> str:
        """Return the key of a character's row."""
        key = self._crowd_of.get(character, "")
        return character if not key or key in self._unfolded else key

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._campaign = shown = self._bridge.shown if self._bridge.is_open else None
        game = (shown or EMPTY_CAMPAIGN).game
        self.tracks, self.columns = cells.drawn_tracks(game), columns_of(game)
        self._is_unfolded.clear()
        self._take_crowds(self._find_crowds(shown) if shown else {})
        self._rows = self._order(shown) if shown else []
        self._received.begin(self._bridge.shown_entries() if shown else ())
        self._waiting = self._received.waiting(shown) if shown else frozenset()
        self._ahead = turns_ahead(shown) if shown else {}
        self._shown.clear()
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        self._received.follow(change, self._bridge.table.history.open_chapter.entries)
        self._follow(change.before, change.after, notify_rows)

    def _on_looked_back(self) -> None:
        if self._campaign is None or cells.drawn_tracks(self._bridge.shown.game) != self.tracks:
            self._begin_anew()
            return
        self.columns = columns_of(self._bridge.shown.game)
        self.about_to_switch_state.emit()
        self._received.begin(self._bridge.shown_entries())
        self._follow(self._campaign, self._bridge.shown, notify_row_range)
        self.switched_state.emit()

    def _follow(self, before: Campaign, after: Campaign, tell: NotifyColumns) -> None:
        """Show another state: first remove and add rows, then signal every cell that changed."""
        waited, self._waiting = self._waiting, self._received.waiting(after)
        were_ahead, self._ahead = self._ahead, turns_ahead(after)
        meant = changed_characters(before, after)
        differ = (waited ^ self._waiting) | {one for one, _ in were_ahead.items() ^ self._ahead.items()}
        meant += differ.difference(meant)
        may_differ = may_differ_in_rows(before, after) or (self._by_turn and _turns(before) != _turns(after))
        may_regroup = may_differ or sheets_differ(before, after)
        crowds = self._find_crowds(after) if may_regroup else self._crowds
        meant += regrouped(self._crowds, crowds).difference(meant)
        if is_regrouped := crowds.keys() != self._crowds.keys():
            self.about_to_regroup.emit()
        keys = dict.fromkeys(self._key_of(one) for one in meant)
        were = {key: self._shown.pop(key, ()) or self._row(before, key, waited, were_ahead) for key in keys}
        self._campaign = after
        self._take_crowds(crowds)
        if may_differ:
            sync_rows(self, self._rows, self._order(after))
        places = {key: row for row, key in enumerate(self._rows)}
        changed: dict[int, list[int]] = {}
        for key in dict.fromkeys((*keys, *(self._key_of(one) for one in meant))):
            if key in places:
                was = were.get(key) or self._shown.get(key, ())
                self._shown[key] = now = self._row(after, key, self._waiting, self._ahead)
                if was and now and was != now:
                    pairs = enumerate(zip(was, now, strict=True))
                    changed[places[key]] = [column for column, (old, new) in pairs if old != new]
        tell(self, changed)
        if is_regrouped:
            self.regrouped.emit()
        if before.acting != after.acting:
            self.turn_passed.emit()

    def _take_crowds(self, crowds: Mapping[str, Crowd]) -> None:
        if crowds is not self._crowds:
            self._crowds = crowds
            self._crowd_of = {member: key for key, crowd in crowds.items() for member in crowd.members}
        self._find_unfolded()

    def _find_unfolded(self) -> None:
        """Find the crowds with at least half their members unfolded, so that new members join them.

        A few unfolded members do not unfold a larger crowd.
        """
        self._unfolded = frozenset(
            key
            for key, crowd in self._crowds.items()
            if 2 * len(self._is_unfolded.intersection(crowd.members)) >= len(crowd.members)
        )

    def _find_crowds(self, campaign: Campaign) -> dict[str, Crowd]:
        turns = _turns(campaign) if self._by_turn else None
        people = self._in_order(campaign)
        return find_crowds(people) if turns is None else crowds_in_turn(people, frozenset(turns))

    def _in_order(self, campaign: Campaign) -> list[Character]:
        """Return the heroes in roster order, then everyone else. In turn order, those who take turns are first."""
        people = sorted(campaign.active_characters(), key=_is_no_hero)
        if self._by_turn and (turns := _turns(campaign)):
            places = {character: place for place, character in enumerate(turns)}
            people.sort(key=lambda person: places.get(person.id, len(places)))
        return people

    def _order(self, campaign: Campaign) -> list[str]:
        """Return the rows' keys in order, members of a crowd together."""
        keys: dict[str, None] = {}
        for person in self._in_order(campaign):
            crowd = self._crowd_of.get(person.id, "")
            stand_there = self._crowds[crowd].members if crowd in self._unfolded else (crowd or person.id,)
            keys.update(dict.fromkeys(stand_there))
        return list(keys)

    def shown_on(self, row: int) -> tuple[RosterCell, ...]:
        """Return a row's cells by column; none for a character who is being removed."""
        key = self._rows[row]
        shown = self._shown.get(key)
        if not shown and self._campaign is not None:
            self._shown[key] = shown = self._row(self._campaign, key, self._waiting, self._ahead)
        return shown or ()

    def _row(
        self, campaign: Campaign, key: str, waiting: Container[CharacterId], turns: Mapping[CharacterId, int]
    ) -> tuple[RosterCell, ...]:
        """Return a row's cells by column; none for someone who is not in the campaign."""
        crowd = self._crowds.get(key)
        members = members_of(campaign, crowd) if crowd is not None else []
        character = stands_for(campaign, members) if crowd is not None else _find(campaign, key)
        if character is None:
            return ()
        own_id = character.id
        if crowd is not None:
            heading = heading_of_all(campaign.game, crowd, members, character)
            row_state, conditions = state_of_all(campaign, members), conditions_of_all(campaign, members, own_id)
        else:
            heading = self._heading_of(character, waiting)
            row_state, conditions = cells.row_state(campaign, character), cells.conditions_cell(campaign, character)
        if (group := self._crowds.get(self._crowd_of.get(own_id, ""))) is not None:
            conditions = with_sheet_mark(conditions, group, members or [character])
        turn = cells.TurnMark(
            row_state, min((turns[one.id] for one in members or [character] if one.id in turns), default=0)
        )
        content = RowContent(campaign, character, turn, heading, conditions, waits=own_id in waiting)
        return tuple(RosterCell(own_id, row_state, column.cell(content)) for column in self.columns)

    def _heading_of(self, character: Character, waiting: Container[CharacterId]) -> cells.NameCell:
        """Return the name cell of a row with one character."""
        fold: Literal["", "open"] = "open" if self._crowd_of.get(character.id) in self._unfolded else ""
        tier = cells.tier_text(self._bridge.shown.game, character)
        waits = character.id in waiting
        return cells.NameCell(character.name, character.player, character.notes, fold=fold, tier=tier, waits=waits)


def _is_no_hero(character: Character) -> bool:
    return character.side != "heroes"


def _find(campaign: Campaign, key: str) -> Character | None:
    return campaign.find_character(CharacterId(key))


def _turns(campaign: Campaign) -> tuple[CharacterId, ...] | None:
    return campaign.encounter.order if campaign.encounter is not None else None


def is_zone(use: UseKind, kind: str) -> bool:
    """Whether a use has a drop zone of its own on a row, for a token of that kind."""
    return use.drop_zone and kind in use.tokens
