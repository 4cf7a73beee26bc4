"""The roster's menus: of a row or of all selected rows, and the game's menu for the whole table.

A change of all selected characters is one action, undone in one step.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import VISIBILITY_KEY, Character, Marker, character_place, track_maximum, track_value
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    AnyCommand,
    Command,
    RemoveCharacter,
    RemoveMarker,
    RemoveToken,
    Seen,
    SetAside,
    SetCondition,
    SetOrder,
    SetPlayerVisibility,
    SetPresent,
    SetTrack,
    Use,
)
from gmtracker.engine.crowds import find_crowd
from gmtracker.engine.game_spec import TrackKind
from gmtracker.engine.handlers.characters import VISIBILITY_NAMES as SEEN_WORDS
from gmtracker.engine.handlers.characters import benched_characters, player_visibility
from gmtracker.engine.handlers.expiry import EXPIRY_NAMES, default_expiry, expiry_at, expiry_moments
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.parse_characters import copy_characters
from gmtracker.engine.undescribed import condition_kinds, is_described, token_kinds
from gmtracker.i18n import capitalize_first, tr
from gmtracker.ui.actions import Actions, WindowAction, add_to_menu, needs_form, table_uses
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.group_commands import left_out_text, possible_wishes
from gmtracker.ui.theme.spacing import escape_mnemonics, tip
from gmtracker.ui.tokens.counters import add_own

ALL_OF_THEM = tr("All of them")


class SelectionActions(QObject):
    """Duplicates, benches, removes and reveals everyone on the selected rows; ``asked`` carries the command.

    ``selected`` returns one character of each row, and ``sharing_row`` everyone on that character's row.
    """

    asked = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        selected: Callable[[], tuple[CharacterId, ...]],
        sharing_row: Callable[[CharacterId], tuple[CharacterId, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._selected = selected
        self._sharing_row = sharing_row

    def duplicate(self) -> None:
        """Add a fresh copy of each, with the next free numbers."""
        campaign = self._bridge.shown
        found = [campaign.character(own_id) for own_id in self._selected_characters()]
        if found:
            self.asked.emit(AddCharacters(characters=copy_characters(campaign, found), into_turns=True))

    def bench(self) -> None:
        """Bench the selected characters: they stay in the campaign, but are not shown."""
        self._ask([SetAside(character=own_id, benched=True) for own_id in self._active_last()])

    def remove(self) -> None:
        """Remove the selected characters from the campaign."""
        self._ask([RemoveCharacter(character=own_id) for own_id in self._active_last()])

    def reveal(self) -> None:
        """Show players the names of hidden opponents. If none is hidden, hide all of them."""
        campaign = self._bridge.shown
        foes = [own_id for own_id in self._selected_characters() if campaign.character(own_id).side == "opposition"]
        hidden = [own_id for own_id in foes if player_visibility(campaign, campaign.character(own_id)) == "nothing"]
        seen: Seen = "name" if hidden else "nothing"
        self._ask([SetPlayerVisibility(character=own_id, seen=seen) for own_id in hidden or foes])

    def list_benched(self, menu: QMenu) -> None:
        """Fill a menu with the benched characters."""
        menu.clear()
        there = benched_characters(self._bridge.shown)
        for character in there:
            menu.addAction(escape_mnemonics(character.name)).setData((character.id,))
        if len(there) > 1:
            menu.addSeparator()
            menu.addAction(ALL_OF_THEM).setData(tuple(character.id for character in there))

    def bring_back(self, chosen: QAction) -> None:
        """Bring back the characters of an action of that menu."""
        self._ask([SetAside(character=own_id, benched=False) for own_id in chosen.data()])

    def _selected_characters(self) -> tuple[CharacterId, ...]:
        return tuple(dict.fromkeys(one for row in self._selected() for one in self._sharing_row(row)))

    def _active_last(self) -> list[CharacterId]:
        """Return everyone selected, the active one last, so that the turn passes once, to someone who stays."""
        return sorted(self._selected_characters(), key=self._bridge.shown.acting.__eq__)

    def _ask(self, commands: Sequence[Command]) -> None:
        if commands:
            self.asked.emit(combine_commands(commands))


class GameMenu(QObject):
    """Fills the menu of a game's uses for the whole table. The menu is hidden if the game has none.

    ``asked`` carries a use that needs no input; ``details_asked`` one whose inputs or dice have to be filled in.
    """

    asked = Signal(object)
    details_asked = Signal(Use)

    def __init__(self, bridge: Bridge, menu: QMenu) -> None:
        super().__init__(menu)
        self._bridge = bridge
        self._menu = menu
        menu.setToolTipsVisible(True)
        menu.menuAction().setVisible(False)
        menu.aboutToShow.connect(self.fill)
        menu.triggered.connect(self._on_triggered)
        bridge.opened.connect(self._on_opened)

    def fill(self) -> None:
        """Fill the menu with what can be done now."""
        self._menu.clear()
        for kind in table_uses(self._bridge.shown.game):
            add_to_menu(self._menu, self._bridge, kind)

    def _on_opened(self) -> None:
        game = self._bridge.shown.game
        self._menu.setTitle(escape_mnemonics(game.name))
        self._menu.menuAction().setVisible(bool(table_uses(game)))

    def _on_triggered(self, action: QAction) -> None:
        use = action.data()
        if needs_form(self._bridge, use):
            self.details_asked.emit(use)
        else:
            self.asked.emit(use)


FOR_ONE = (WindowAction.CHECK, WindowAction.ADD_NOTE, WindowAction.EDIT_CHARACTER)
FOR_ANY = (WindowAction.DUPLICATE, WindowAction.BENCH, WindowAction.REMOVE_CHARACTER)

People = Sequence[Character]


def _nobody(_character: CharacterId) -> tuple[CharacterId, ...]:
    """Stand in until the selection's source is set."""
    return ()


class RowMenu(QObject):
    """Opens the menu of one or several characters. An action for several is done to each of them as one step.

    ``asked`` carries a command that needs no input, ``details_asked`` a use whose inputs have to be filled in,
    ``counter_requested`` a character who gets a counter, and ``all_requested`` one whose whole crowd is to be selected.
    """

    asked = Signal(object)
    details_asked = Signal(Use)
    counter_requested = Signal(str)
    all_requested = Signal(str)

    def __init__(self, bridge: Bridge, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._actions = actions
        self._window = window
        self._selected: Callable[[], tuple[CharacterId, ...]] = tuple
        self._alike: Callable[[CharacterId], tuple[CharacterId, ...]] = _nobody
        self._commands: dict[QAction, tuple[AnyCommand, bool]] = {}
        self._counter: QAction | None = None

    def follow(
        self,
        selected: Callable[[], tuple[CharacterId, ...]],
        alike: Callable[[CharacterId], tuple[CharacterId, ...]] = _nobody,
    ) -> None:
        """Use these functions to find out who is selected, and who is in a character's crowd."""
        self._selected = selected
        self._alike = alike

    def popup(self, character: CharacterId, place: QPoint) -> None:
        """Show the menu of a row at a point of the screen: that of all selected rows if the row is among them."""
        selected = self._selected()
        self.menu_for(*(selected if character in selected else (character,))).popup(place)

    def menu_for(self, *characters: CharacterId) -> QMenu:
        """Return the menu of these characters. It is deleted when it closes."""
        people = [self._bridge.shown.character(character) for character in characters]
        menu = QMenu(self._window)
        menu.setToolTipsVisible(True)
        menu.setAccessibleName(", ".join(person.name for person in people))
        self._commands, self._counter = {}, None
        if len(people) > 1:
            menu.addAction(tr("{count} characters", count=len(people))).setEnabled(False)
            menu.addSeparator()
        elif alike := self._alike(people[0].id):
            menu.addAction(escape_mnemonics(people[0].name)).setEnabled(False)
            menu.addAction(tr("All {count}…", count=len(alike))).setData(people[0].id)
            menu.addSeparator()
        self._add_uses(menu, people)
        self._add_conditions(menu, people)
        menu.addAction(self._actions[WindowAction.OWN_CONDITION])
        if len(people) == 1:
            self._counter = menu.addAction(tr("Counter…"))
            self._counter.setData(people[0].id)
        self._add_markers(menu, people)
        for kind in self._bridge.shown.game.tracks:
            self._add_track(menu, kind, [person for person in people if person.side in kind.sides])
        self._add_tokens(menu, people)
        self._add_presence(menu, [person for person in people if person.side == "heroes"])
        self._add_turns(menu, people)
        self._add_players(menu, [person for person in people if person.side != "heroes"])
        menu.addSeparator()
        for act in self._acts_for(people):
            menu.addAction(self._actions[act])
        self._add_changes_of_roster(menu, people)
        menu.triggered.connect(self._on_triggered)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _acts_for(self, people: People) -> tuple[WindowAction, ...]:
        """Return the window's actions for these characters alone. Members of one crowd can be edited together."""
        if len(people) == 1:
            return FOR_ONE
        crowd = find_crowd(self._bridge.shown.characters, people[0].id)
        is_crowd = crowd is not None and {person.id for person in people} <= {*crowd.members}
        return (WindowAction.EDIT_CHARACTER,) if is_crowd else ()

    def _add_changes_of_roster(self, menu: QMenu, people: People) -> None:
        """Add Duplicate, Bench and Remove: for a crowd's member only the named one, not everyone on its row."""
        if len(people) > 1 or not self._alike(people[0].id):
            menu.addActions([self._actions[act] for act in FOR_ANY])
            return
        campaign, (one,) = self._bridge.shown, people
        commands: dict[WindowAction, Command] = {
            WindowAction.DUPLICATE: AddCharacters(characters=copy_characters(campaign, people), into_turns=True),
            WindowAction.BENCH: SetAside(character=one.id, benched=True),
            WindowAction.REMOVE_CHARACTER: RemoveCharacter(character=one.id),
        }
        for act in FOR_ANY:
            self._offer(menu, self._actions.title_text(act), [commands[act]])

    def _offer(self, menu: QMenu, words: str, commands: Sequence[Command], *, ticked: bool | None = None) -> QAction:
        """Add an action that asks for these commands as one; ``ticked`` makes it checkable."""
        action = menu.addAction(escape_mnemonics(words))
        action.setEnabled(bool(commands))
        action.setCheckable(ticked is not None)
        action.setChecked(bool(ticked))
        if commands:
            self._commands[action] = (combine_commands(commands), False)
        return action

    def _add_uses(self, menu: QMenu, people: People) -> None:
        """Add the game's uses for a row. For several characters, only those that need neither inputs nor dice."""
        details = QMenu(tr("More opt&ions"), menu)
        for kind in self._bridge.shown.game.uses:
            able = [person for person in people if person.side in kind.sides] if kind.menu == "row" else []
            if not able:
                continue
            uses = [Use(use=kind.key, by=person.id) for person in able]
            possible, reason = possible_wishes(self._bridge.rules, uses)  # The dead don't block a rest.
            left_out = left_out_text(self._bridge.shown, uses, possible, reason)
            use = combine_commands(possible)
            preview = self._bridge.rules.preview(use)
            is_open = not preview.is_possible or any(self._leaves_something_open(kind.key, person) for person in able)
            asks_first = bool(kind.inputs) and is_open and self._bridge.viewed_entry is None
            if not isinstance(use, Use) and (asks_first or self._bridge.rules.dice_requests(use)):
                continue
            name = escape_mnemonics(kind.name)
            action = menu.addAction(f"{name}…" if asks_first else name)
            action.setToolTip(tip(f"{left_out} {preview.message}".strip()))
            action.setEnabled(asks_first or preview.is_possible)
            self._commands[action] = (use, asks_first)
            if kind.inputs and not asks_first and isinstance(use, Use):
                self._commands[details.addAction(f"{name}…")] = (use, True)
        if not details.isEmpty():
            menu.addMenu(details)
        menu.addSeparator()

    def _leaves_something_open(self, use: str, person: Character) -> bool:
        """Whether a use has optional inputs, or does too little without an answer."""
        asked, rules = Use(use=use, by=person.id), self._bridge.rules
        return rules.has_optional_input(asked) or rules.needs_answer(asked)

    def _add_conditions(self, menu: QMenu, people: People) -> None:
        """Add every condition with its default duration, and submenus with other durations."""
        campaign = self._bridge.shown
        conditions = menu.addMenu(tr("&Conditions"))
        conditions.setToolTipsVisible(True)
        for kind in condition_kinds(campaign.game, people):
            key = kind.key
            able = [person for person in people if is_described(campaign.game, key) or person.has_condition(key)]
            without = [person.id for person in able if not person.has_condition(key)]
            wishes = [
                SetCondition(character=own_id, condition=key, expiry=default_expiry(campaign, own_id, key))
                for own_id in without
            ] or [SetCondition(character=person.id, condition=key, on=False) for person in able]
            self._offer(conditions, kind.name, wishes, ticked=not without).setToolTip(tip(kind.meaning))
        conditions.addSeparator()
        for span in expiry_moments(campaign):
            timed = conditions.addMenu(capitalize_first(EXPIRY_NAMES[span]))
            for kind in campaign.game.conditions:
                wishes = [
                    SetCondition(character=x.id, condition=kind.key, expiry=expiry_at(campaign, x.id, span))
                    for x in people
                ]
                self._offer(timed, kind.name, wishes).setToolTip(tip(kind.meaning))

    def _add_markers(self, menu: QMenu, people: People) -> None:
        ids = {person.id for person in people}
        by_text: dict[str, list[Command]] = {}
        own: dict[str, list[Marker]] = {}
        for marker in self._bridge.shown.markers:
            if marker.owner in ids and marker.is_own:
                own.setdefault(marker.key, []).append(marker)
            elif marker.owner in ids and marker.text and marker.key != VISIBILITY_KEY:  # That has a menu of its own.
                by_text.setdefault(marker.text, []).append(RemoveMarker(marker=marker.id))
        for text, wishes in by_text.items():
            self._offer(menu, tr("End: {what}", what=text), wishes)
        for alike in own.values():
            told = dict.fromkeys(marker.text_with_count for marker in alike)
            offered = add_own(menu.addMenu(escape_mnemonics(", ".join(told))), alike)
            self._commands.update({action: (asked, False) for action, asked in offered.items()})

    def _add_track(self, menu: QMenu, kind: TrackKind, people: People) -> None:
        """Add a track's menu: one more, one fewer, or each of its rungs. Who is at the end of the track stays there."""
        if not people:
            return
        now = [track_value(kind, person) for person in people]
        told = dict.fromkeys(kind.value_text(self._bridge.shown.track_load(person.id, kind.key)) for person in people)
        track = menu.addMenu(escape_mnemonics(f"{kind.name} ({', '.join(told)})"))
        if kind.rungs:
            highest = max(track_maximum(kind, person) for person in people)
            for rung in range(kind.lowest, highest + 1):
                self._offer(
                    track, kind.value_text(rung), _set(kind, people, [rung] * len(now)), ticked={*now} == {rung}
                )
        else:
            self._offer(track, tr("Add one {unit}", unit=kind.unit), _set(kind, people, [value + 1 for value in now]))
            self._offer(
                track, tr("Remove one {unit}", unit=kind.unit), _set(kind, people, [value - 1 for value in now])
            )

    def _add_tokens(self, menu: QMenu, people: People) -> None:
        """Add one more and one fewer of each token that can be held but is in no pool to drag it from."""
        campaign = self._bridge.shown
        in_pools = {token for pool in campaign.game.pools for token in pool.tokens}
        for kind in token_kinds(campaign, people):
            gifts = [AddToken(kind=kind.key, place=character_place(person.id)) for person in people]
            more = [gift for gift in gifts if not self._bridge.rules.preview(gift).refused]
            held = [campaign.tokens_at(gift.place, kind.key) for gift in gifts]
            if kind.key in in_pools or not (more or any(held)):
                continue
            told = ", ".join(dict.fromkeys(str(len(theirs)) for theirs in held))
            tokens = menu.addMenu(escape_mnemonics(f"{kind.plural} ({told})"))
            fewer = [RemoveToken(token=theirs[-1].id) for theirs in held if theirs]
            self._offer(tokens, tr("Add one {unit}", unit=kind.name), more)
            self._offer(tokens, tr("Remove one {unit}", unit=kind.name), fewer)

    def _add_presence(self, menu: QMenu, heroes: People) -> None:
        session = self._bridge.shown.session
        if session is None or not heroes:
            return
        away = [hero.id for hero in heroes if hero.id not in session.present]
        ids = away or [hero.id for hero in heroes]
        wishes = [SetPresent(character=own_id, present=bool(away)) for own_id in ids]
        self._offer(menu, tr("Present this session"), wishes, ticked=not away)

    def _add_turns(self, menu: QMenu, people: People) -> None:
        encounter = self._bridge.shown.encounter
        if encounter is None:
            return
        ids = [person.id for person in people]
        outside = tuple(own_id for own_id in ids if own_id not in encounter.order)
        order = (*encounter.order, *outside) if outside else tuple(x for x in encounter.order if x not in ids)
        self._offer(menu, tr("In the turn order"), [SetOrder(order=order)], ticked=not outside)

    def _add_players(self, menu: QMenu, foes: People) -> None:
        """Add what players see of the opposition."""
        if not foes:
            return
        seeing = menu.addMenu(tr("The pla&yers see"))
        now = {player_visibility(self._bridge.shown, foe) for foe in foes}
        for seen, words in SEEN_WORDS.items():
            wishes = [SetPlayerVisibility(character=foe.id, seen=seen) for foe in foes]
            self._offer(seeing, capitalize_first(words), wishes, ticked=now == {seen})

    def _on_triggered(self, action: QAction) -> None:
        wish, wants_details = self._commands.get(action, (None, False))
        if action.data():
            (self.counter_requested if action is self._counter else self.all_requested).emit(action.data())
        elif isinstance(wish, Use) and wants_details:
            self.details_asked.emit(wish)
        elif wish is not None:
            self.asked.emit(wish)


def _set(kind: TrackKind, people: People, values: Sequence[int]) -> list[Command]:
    """Return the commands that set each character's track, leaving out values that are unchanged or out of range."""
    return [
        SetTrack(character=person.id, track=kind.key, value=value)
        for person, value in zip(people, values, strict=True)
        if kind.lowest <= value <= track_maximum(kind, person) and value != track_value(kind, person)
    ]
