"""What is done to all the characters who are selected, each time as one deed that one undo takes back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gmtracker.engine.aside import those_aside
from gmtracker.engine.commands import AddCharacters, Command, RemoveCharacter, SetAside
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.quick_roster import copies_of
from gmtracker.engine.together import as_one
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.mnemonics import as_written
from gmtracker.words import tr

ALL_OF_THEM = tr("All of them")


class Crowd(QObject):
    """Duplicates, puts aside, brings back and removes; ``selected`` tells whom."""

    def __init__(self, bridge: Bridge, selected: Callable[[], tuple[CharacterId, ...]], parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._selected = selected

    def duplicate(self) -> None:
        """Add one more of each, fresh and numbered on."""
        campaign = self._bridge.shown
        found = [campaign.character(own_id) for own_id in self._selected()]
        if found:
            self._bridge.ask(AddCharacters(characters=copies_of(campaign, found), into_turns=True))

    def put_aside(self) -> None:
        """Put them aside: in the campaign still, but out of sight."""
        self._ask([SetAside(character=own_id, aside=True) for own_id in self._selected()])

    def remove(self) -> None:
        """Take them out of the campaign; undo brings everything back."""
        self._ask([RemoveCharacter(character=own_id) for own_id in self._selected()])

    def list_aside(self, menu: QMenu) -> None:
        """Fill a menu with those who are put aside."""
        menu.clear()
        there = those_aside(self._bridge.shown)
        for character in there:
            menu.addAction(as_written(character.name)).setData((character.id,))
        if len(there) > 1:
            menu.addSeparator()
            menu.addAction(ALL_OF_THEM).setData(tuple(character.id for character in there))

    def bring_back(self, chosen: QAction) -> None:
        """Bring back who was chosen from that menu."""
        self._ask([SetAside(character=own_id, aside=False) for own_id in chosen.data()])

    def _ask(self, commands: Sequence[Command]) -> None:
        if commands:
            self._bridge.ask(as_one(commands))
