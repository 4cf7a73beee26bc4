"""The menu of a character's row: what the game offers there, the conditions, and the sheet."""

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from gmtracker.engine.campaign import Character, highest_of, value_of
from gmtracker.engine.commands import Command, RemoveMarker, SetCondition, SetPresent, SetSeen, SetTrack, Use
from gmtracker.engine.durations import usual_until
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.players import WORDS as SEEN_WORDS
from gmtracker.engine.players import seen_of
from gmtracker.ui.actions import Act, Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.look.tips import tip


class RowMenu(QObject):
    """Opens a menu for a character.

    ``asked`` carries a command that needs no more; ``details_asked`` a use whose inputs are to be filled in.
    """

    asked = Signal(object)
    details_asked = Signal(Use)

    def __init__(self, bridge: Bridge, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._actions = actions
        self._window = window
        self._wishes: dict[QAction, tuple[Command, bool]] = {}

    def popup(self, character: CharacterId, place: QPoint) -> None:
        """Show the menu at a point of the screen."""
        self.menu_for(character).popup(place)

    def menu_for(self, character: CharacterId) -> QMenu:
        """The menu of a character, freed when it closes."""
        found = self._bridge.shown.character(character)
        menu = QMenu(self._window)
        self._wishes = {}
        self._add_uses(menu, found)
        self._add_conditions(menu, found)
        self._add_tracks(menu, found)
        self._add_presence(menu, found)
        self._add_players(menu, found)
        menu.addSeparator()
        menu.addAction(self._actions[Act.CHECK])
        menu.addAction(self._actions[Act.EDIT_CHARACTER])
        menu.addAction(self._actions[Act.REMOVE_CHARACTER])
        menu.triggered.connect(self._on_triggered)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _add_uses(self, menu: QMenu, character: Character) -> None:
        sheet = self._bridge.shown.sheet
        uses = [use for use in sheet.uses if use.menu == "row" and character.side in use.sides]
        if not uses:
            return
        details = QMenu("With &details", menu)
        for kind in uses:
            use = Use(use=kind.key, by=character.id)
            preview = self._bridge.preview(use)
            asks_first = preview.refused and bool(kind.inputs) and self._bridge.looking_back_to is None
            action = menu.addAction(f"{kind.name}…" if asks_first else kind.name)
            action.setToolTip(tip(preview.says))
            action.setEnabled(asks_first or not preview.refused)
            self._wishes[action] = (use, asks_first)
            if kind.inputs and not asks_first:
                self._wishes[details.addAction(f"{kind.name}…")] = (use, True)
        menu.setToolTipsVisible(True)
        if not details.isEmpty():
            menu.addMenu(details)
        menu.addSeparator()

    def _add_conditions(self, menu: QMenu, character: Character) -> None:
        conditions = menu.addMenu("&Conditions")
        for kind in self._bridge.shown.sheet.conditions:
            action = conditions.addAction(kind.name)
            action.setToolTip(kind.meaning)
            action.setCheckable(True)
            on = character.has_condition(kind.key)
            action.setChecked(on)
            until = None if on else usual_until(self._bridge.shown, character.id, kind.key)
            wish = SetCondition(character=character.id, condition=kind.key, on=not on, until=until)
            self._wishes[action] = (wish, False)
        conditions.setToolTipsVisible(True)
        for marker in self._bridge.shown.markers:
            if marker.owner == character.id and marker.text:
                self._wishes[menu.addAction(f"End: {marker.text}")] = (RemoveMarker(marker=marker.id), False)

    def _add_tracks(self, menu: QMenu, character: Character) -> None:
        """Every track of the character: one more, one fewer; or each of its rungs."""
        for kind in self._bridge.shown.sheet.tracks:
            if character.side not in kind.sides:
                continue
            now, highest = value_of(kind, character), highest_of(kind, character)
            track = menu.addMenu(f"{kind.name} ({kind.told(now)})".replace("&", "&&"))
            values = {f"One {kind.unit} more": now + 1, f"One {kind.unit} fewer": now - 1}
            if kind.rungs:
                values = {kind.told(value): value for value in range(kind.lowest, highest + 1)}
            for words, value in values.items():
                action = track.addAction(words)
                action.setCheckable(bool(kind.rungs))
                action.setChecked(value == now)
                action.setEnabled(kind.lowest <= value <= highest and value != now)
                wish = SetTrack(character=character.id, track=kind.key, value=value)
                self._wishes[action] = (wish, False)

    def _add_presence(self, menu: QMenu, character: Character) -> None:
        session = self._bridge.shown.session
        if session is None or character.side != "heroes":
            return
        action = menu.addAction("At the table tonight")
        action.setCheckable(True)
        here = character.id in session.present
        action.setChecked(here)
        self._wishes[action] = (SetPresent(character=character.id, present=not here), False)

    def _add_players(self, menu: QMenu, character: Character) -> None:
        """What the players see of one of the opposition."""
        if character.side == "heroes":
            return
        seeing = menu.addMenu("The &players see")
        now = seen_of(self._bridge.shown, character)
        for seen, words in SEEN_WORDS.items():
            action = seeing.addAction(f"{words[:1].upper()}{words[1:]}")
            action.setCheckable(True)
            action.setChecked(seen == now)
            self._wishes[action] = (SetSeen(character=character.id, seen=seen), False)

    def _on_triggered(self, action: QAction) -> None:
        wish, wants_details = self._wishes.get(action, (None, False))
        if isinstance(wish, Use) and wants_details:
            self.details_asked.emit(wish)
        elif wish is not None:
            self.asked.emit(wish)
