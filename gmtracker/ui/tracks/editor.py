"""The commands of clicks, keys and typed numbers on a character's tracks, and their previews."""

from collections.abc import Sequence

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.commands import SetTrack
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.modelview import cells
from gmtracker.ui.widgets.inputs import read_load


class TrackEditor:
    """Changes tracks. An empty track key means a character's first track."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def cell_of(self, character: CharacterId, track: str = "") -> cells.TrackCell | None:
        """Return the cell of a character's track, or None."""
        shown = self._bridge.shown
        found = shown.find_character(character)
        if found is None:
            return None
        wanted = (kind for kind in cells.drawn_tracks(shown.game) if track in ("", kind.key))
        return next((cell for kind in wanted if (cell := cells.track_cell(shown, found, kind))), None)

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


def _value_after_click(cell: cells.TrackCell, segment: int) -> int:
    value = cell.kind.lowest + segment
    return value - 1 if value == cell.filled else value


def _set(character: CharacterId, cell: cells.TrackCell, filled: int) -> SetTrack:
    return SetTrack(character=character, track=cell.kind.key, value=filled)
