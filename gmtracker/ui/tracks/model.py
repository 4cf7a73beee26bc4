"""The model of drawn tracks, one row per character and track, for the large tracks and the roster's columns."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt, Signal

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import SetTrack
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import labeled
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.row_sync import ROOT, Index, changed_characters, may_differ_in_rows, notify_cells, sync_rows
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.widgets.inputs import read_load

Row = tuple[CharacterId, str]
"""The character and the track's key."""


class Column(IntEnum):
    """The only column."""

    TRACK = 0


class Role(IntEnum):
    """The data roles of a track: the character's id, the name and player, the ``TrackCell``, and the row state."""

    ID = Qt.ItemDataRole.UserRole
    HEADING = Qt.ItemDataRole.UserRole + 1
    CELL = Qt.ItemDataRole.UserRole + 2
    STANDING = Qt.ItemDataRole.UserRole + 3


class TracksModel(QAbstractListModel):
    """The drawn tracks of all characters, in roster order. An empty track key means a character's first track.

    ``switched_state``: the latest changes only show another moment, so they should not be highlighted.
    """

    switched_state = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: list[Row] = []
        self._told: dict[Row, object] = {}
        bridge.reset.connect(self._begin_anew)
        bridge.state_changed.connect(self._on_followed)
        for elsewhere in (bridge.history_viewed, bridge.state_replaced):
            elsewhere.connect(self.switched_state)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        campaign, (owner, track) = self._bridge.shown, self._rows[index.row()]
        character, cell = campaign.find_character(owner), self.cell_of(owner, track)
        if character is None or cell is None:
            return None
        match (index.column(), role):
            case (_, Role.ID):
                return character.id
            case (_, Role.HEADING):
                return cells.NameCell(character.name, character.player)
            case (_, Role.STANDING):
                return cells.row_state(campaign, character)
            case (Column.TRACK, Role.CELL):
                return cell
            case (Column.TRACK, Qt.ItemDataRole.DisplayRole):
                return f"{character.name} {cell.text}"
            case (Column.TRACK, Qt.ItemDataRole.EditRole):
                return str(cell.load)
            case (Column.TRACK, Qt.ItemDataRole.AccessibleTextRole):
                return labeled(character.name, cell.spoken)
            case (Column.TRACK, Qt.ItemDataRole.ToolTipRole):
                return tip(labeled(character.name, cell.spoken))
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        owner, track = self._rows[index.row()]
        return self.set_by_text(owner, str(value), track)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemNeverHasChildren

    def cell_of(self, character: CharacterId, track: str = "") -> cells.TrackCell | None:
        """Return the cell of a character's track, or None."""
        shown = self._bridge.shown
        found = shown.find_character(character)
        if found is None:
            return None
        wanted = (kind for kind in cells.drawn_tracks(shown.game) if track in ("", kind.key))
        return next((cell for kind in wanted if (cell := cells.track_cell(shown, found, kind))), None)

    def change_filled(self, character: CharacterId, by: int, track: str = "") -> bool:
        """Change the track's own value by a number. Returns False if refused or if there is no such track."""
        cell = self.cell_of(character, track)
        return cell is not None and self._bridge.dispatch(_set(character, cell, cell.filled + by))

    def change_all(self, characters: Sequence[CharacterId], by: int, track: str = "") -> bool:
        """Change the track of several characters in one action. Those already at the end are left out."""
        found = [(own_id, cell) for own_id in characters if (cell := self.cell_of(own_id, track)) is not None]
        able = [
            (own_id, cell)
            for own_id, cell in found
            if cell.kind.lowest <= cell.filled + by and cell.load + by <= cell.highest
        ]
        wishes = [_set(own_id, cell, cell.filled + by) for own_id, cell in able or found]
        return bool(wishes) and self._bridge.dispatch(combine_commands(wishes))

    def set_by_text(self, character: CharacterId, text: str, track: str = "") -> bool:
        """Set the track from typed text (`+2`, `-1`, `=3` or `7`), which includes held tokens.

        Returns False if it is refused or changes nothing.
        """
        cell = self.cell_of(character, track)
        if cell is None:
            return False
        try:
            filled = read_load(text, cell.kind, load=cell.load, held=cell.held, highest=cell.highest)
        except Refused as refusal:
            self._bridge.refused.emit(Refusal(sentence=refusal.sentence))
            return False
        return filled != cell.filled and self._bridge.dispatch(_set(character, cell, filled))

    def click(self, character: CharacterId, segment: int, track: str = "") -> bool:
        """Fill the track up to a clicked segment, or empty that segment if it is the last filled one."""
        cell = self.cell_of(character, track)
        return cell is not None and self._bridge.dispatch(_set(character, cell, _value_after_click(cell, segment)))

    def click_preview(self, character: CharacterId, segment: int, track: str = "") -> tuple[str, bool]:
        """Return the preview text of a click on a segment, and whether it is refused; ("", False) without a track."""
        cell = self.cell_of(character, track)
        if cell is None:
            return "", False
        preview = self._bridge.rules.preview(_set(character, cell, _value_after_click(cell, segment)))
        return preview.message, preview.refused

    def names(self) -> str:
        """Return the names of the drawn tracks: "Stress", "Wounds · Shock"; "" if there are none."""
        tracks = cells.drawn_tracks(self._bridge.shown.game) if self._bridge.is_open else ()
        return " · ".join(track.name for track in tracks)

    def are_wheels(self) -> bool:
        """Whether a track of the game is a wheel, which needs the most height."""
        return self._bridge.is_open and any(track.look == "wheel" for track in self._bridge.shown.game.tracks)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows = _order(self._bridge.shown) if self._bridge.is_open else []
        self._told.clear()
        self.endResetModel()

    def _on_followed(self, before: Campaign, after: Campaign) -> None:
        if may_differ_in_rows(before, after):
            sync_rows(self, self._rows, _order(after))
        meant = set(changed_characters(before, after))
        for row, (character, track) in enumerate(self._rows):
            if character not in meant:
                continue
            shown = self._told.pop((character, track), None) or _shown_state(before, character, track)
            self._told[character, track] = now = _shown_state(after, character, track)
            if shown is not None and shown != now:
                notify_cells(self, row, [Column.TRACK])


def _order(campaign: Campaign) -> list[Row]:
    tracks = cells.drawn_tracks(campaign.game)
    return [(one.id, track.key) for one in campaign.active_characters() for track in tracks if one.side in track.sides]


def _shown_state(campaign: Campaign, character_id: CharacterId, track: str) -> object:
    character = campaign.find_character(character_id)
    if character is None:
        return None
    heading = character.name, character.player
    return (
        heading,
        cells.row_state(campaign, character),
        cells.track_cell(campaign, character, campaign.game.track(track)),
    )


def _value_after_click(cell: cells.TrackCell, segment: int) -> int:
    value = cell.kind.lowest + segment
    return value - 1 if value == cell.filled else value


def _set(character: CharacterId, cell: cells.TrackCell, filled: int) -> SetTrack:
    return SetTrack(character=character, track=cell.kind.key, value=filled)
