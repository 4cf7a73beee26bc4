"""The loads that fill up, one row a character who has one: read by the large wheels and by the roster's column."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import SetTrack
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Change
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.look.tips import tip
from gmtracker.ui.models import cells
from gmtracker.ui.models.rows import ROOT, Index, follow, tell_cells
from gmtracker.ui.qt_override import override
from gmtracker.ui.typed_numbers import read_number


class Column(IntEnum):
    """The one column."""

    WHEEL = 0


class Role(IntEnum):
    """What a wheel tells beside its words: whose it is, the name and player, and the :class:`~.cells.Wheel`."""

    ID = Qt.ItemDataRole.UserRole
    HEADING = Qt.ItemDataRole.UserRole + 1
    CELL = Qt.ItemDataRole.UserRole + 2
    STANDING = Qt.ItemDataRole.UserRole + 3


class StressWheelsModel(QAbstractListModel):
    """The characters with a wheel, in roster order."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: list[CharacterId] = []
        bridge.opened.connect(self._begin_anew)
        bridge.looked_back.connect(self._begin_anew)
        bridge.changed.connect(self._on_changed)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        campaign = self._bridge.shown
        character = campaign.find_character(self._rows[index.row()])
        wheel = cells.wheel(campaign, character) if character else None
        if character is None or wheel is None:
            return None
        match (index.column(), role):
            case (_, Role.ID):
                return character.id
            case (_, Role.HEADING):
                return cells.Heading(character.name, character.player)
            case (_, Role.STANDING):
                return cells.standing(campaign, character)
            case (Column.WHEEL, Role.CELL):
                return wheel
            case (Column.WHEEL, Qt.ItemDataRole.DisplayRole):
                return f"{character.name} {wheel.text}"
            case (Column.WHEEL, Qt.ItemDataRole.EditRole):
                return str(wheel.filled)
            case (Column.WHEEL, Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole):
                spoken = f"{character.name}: {wheel.spoken}"
                return tip(spoken) if role == Qt.ItemDataRole.ToolTipRole else spoken
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        return self.set_by_text(self._rows[index.row()], str(value))

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemNeverHasChildren

    def wheel_of(self, character: CharacterId) -> cells.Wheel | None:
        """The wheel that a character has, if any."""
        shown = self._bridge.shown
        found = shown.find_character(character)
        return cells.wheel(shown, found) if found else None

    def set_filled(self, character: CharacterId, filled: int) -> bool:
        """Ask for so many of the wheel's own segments; held tokens stay. False when refused or without a wheel."""
        wheel = self.wheel_of(character)
        return wheel is not None and self._bridge.ask(_set(character, wheel, filled))

    def change_filled(self, character: CharacterId, by: int) -> bool:
        """Ask for more or fewer of the wheel's own segments."""
        wheel = self.wheel_of(character)
        return wheel is not None and self.set_filled(character, wheel.filled + by)

    def set_by_text(self, character: CharacterId, text: str) -> bool:
        """Ask for what was typed: `+2`, `-1`, `=3` or `7`. False when refused, and for what is so already."""
        wheel = self.wheel_of(character)
        if wheel is None:
            return False
        try:
            filled = read_number(text, wheel.filled, "track")
        except Refused as refusal:
            self._bridge.refused.emit(Refusal(sentence=refusal.sentence))
            return False
        return filled != wheel.filled and self.set_filled(character, filled)

    def click(self, character: CharacterId, segment: int) -> bool:
        """Ask for what a click on a segment means: filled up to it, or one fewer on the last that is filled."""
        wheel = self.wheel_of(character)
        return wheel is not None and self.set_filled(character, _after_click(wheel, segment))

    def says_click(self, character: CharacterId, segment: int) -> tuple[str, bool]:
        """What a click on a segment would come to, and whether it is refused; no words where nothing would."""
        wheel = self.wheel_of(character)
        if wheel is None:
            return "", False
        preview = self._bridge.preview(_set(character, wheel, _after_click(wheel, segment)))
        return preview.says, preview.refused

    def _begin_anew(self, *_: object) -> None:
        self.beginResetModel()
        self._rows = _order(self._bridge.shown) if self._bridge.is_open else []
        self.endResetModel()

    def _on_changed(self, change: Change) -> None:
        follow(self, self._rows, _order(change.after))
        for row, character in enumerate(self._rows):
            if cells.is_untouched(change.before, change.after, character):
                continue
            before = _row(change.before, character)
            if before is not None and before != _row(change.after, character):
                tell_cells(self, row, [Column.WHEEL])


def _order(campaign: Campaign) -> list[CharacterId]:
    track = cells.wheel_track(campaign.sheet)
    return [character.id for character in campaign.characters if track and character.side in track.sides]


def _row(campaign: Campaign, character_id: CharacterId) -> object:
    character = campaign.find_character(character_id)
    if character is None:
        return None
    heading = character.name, character.player
    return heading, cells.standing(campaign, character), cells.wheel(campaign, character)


def _after_click(wheel: cells.Wheel, segment: int) -> int:
    return segment - 1 if segment == wheel.filled else segment


def _set(character: CharacterId, wheel: cells.Wheel, filled: int) -> SetTrack:
    return SetTrack(character=character, track=wheel.track, value=filled)
