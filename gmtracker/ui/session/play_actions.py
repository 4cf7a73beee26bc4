"""The actions of play: the panel or window that each opens, and the command that it then sends.

The panel of a procedure is created when the first procedure starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from gmtracker.engine.campaign import Campaign, Character, Side
from gmtracker.engine.check.waiting_checks import due_result_text
from gmtracker.engine.commands import (
    AddCharacters,
    AnyCommand,
    CommandBatch,
    DelayTurn,
    EndSession,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    RollDice,
    SetAside,
    SetOrder,
    SetPresent,
    StartEncounter,
    Use,
)
from gmtracker.engine.crowds import find_crowd
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.actions import Actions, shortcuts_by_menu
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.session.side_panel import SidePanel
from gmtracker.ui.widgets.panel_frame import PanelFrame

if TYPE_CHECKING:
    from gmtracker.ui.procedure.panel import ProcedurePanel
    from gmtracker.ui.widgets.windows import DraftWindow


class ProcedureOverlay(QObject):
    """Creates the panel of the open procedure and keeps it up to date.

    ``show_players`` is the action that shows outcomes in the player window. ``use_chosen`` carries a Use and the faces
    typed for it. ``stepped`` is emitted when a next step was taken in the
    panel.
    """

    use_chosen = Signal(Use, object)
    stepped = Signal()

    def __init__(self, bridge: Bridge, window: QMainWindow, show_players: QAction) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self._show_players = show_players
        self.panel: ProcedurePanel | None = None
        bridge.opened.connect(self._on_another_campaign)

    def follow(self, *, may_open: bool) -> None:
        """Show the present state of the procedure. A new one opens the panel if ``may_open`` is True."""
        if self.panel is None and self._bridge.rules.procedure_view() is not None:
            from gmtracker.ui.procedure.panel import ProcedurePanel

            self.panel = ProcedurePanel(self._bridge, self._window, self._show_players)
            self.panel.use_chosen.connect(self.use_chosen)
            self.panel.stepped.connect(self.stepped)
        if self.panel is not None:
            self.panel.follow(may_open=may_open)

    def show_in_front(self) -> None:
        """Show the panel of the open procedure, or hide it if it is visible."""
        if self.panel is not None:
            self.panel.show_in_front()

    def hide_panel(self) -> None:
        """Hide the panel for something else. The procedure stays open, and :meth:`show_in_front` returns to it."""
        if self.panel is not None and not self.panel.isHidden():
            self.panel.hide_panel()

    def _on_another_campaign(self) -> None:
        if self.panel is not None:
            self.panel.forget()


TURN_COMMANDS = (DelayTurn, NextTurn, RemoveCharacter, SetAside, SetOrder, CommandBatch)
"""Commands that can start a turn or a round, and so roll its dice."""


class PlayActions(QObject):
    """Opens panels beside the table and separate windows, and sends their commands to the bridge.

    The modules of the panels are imported on first use, because showing the table needs none of them. ``failed``
    carries a sentence about a file that could not be read, ``rule_learned`` one about a house rule that was set, and
    ``result_due`` one about the open check that the next turn would leave behind.
    """

    failed = Signal(str)
    rule_learned = Signal(str)
    result_due = Signal(str)

    def __init__(self, bridge: Bridge, side: SidePanel, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._actions = actions
        self._bridge = bridge
        self._side = side
        self._window = window
        self._current: Callable[[], CharacterId | None] = _nobody
        self._selected: Callable[[], tuple[CharacterId, ...]] = tuple
        self._is_folded: Callable[[CharacterId], bool] = _never
        self._sheets_were_open = False
        self._warned_at: Campaign | None = None

    def set_sources(
        self,
        current: Callable[[], CharacterId | None],
        selected: Callable[[], tuple[CharacterId, ...]],
        is_folded: Callable[[CharacterId], bool],
    ) -> None:
        """Set the functions that return the current character, the selected ones, and whether one shares a row."""
        self._current, self._selected, self._is_folded = current, selected, is_folded

    def ask(self, command: AnyCommand) -> None:
        """Send a command that needs no inputs. If the players roll its dice, ask for the faces first.

        The dice of a use are requested where it is offered, and free rolls of the GM are rolled here. For a hero added
        during a session, the bridge requests the dice after it has added the filled-in sheet.
        """
        if not isinstance(command, Use | RollDice | AddCharacters) and self._has_typed_dice(command):
            self.ask_for_dice(command)
        else:
            self._bridge.dispatch(command)

    def overrule(self, command: AnyCommand, faces: Mapping[str, int] | None) -> None:
        """Send a command that was refused, overruling the refusal. ``faces`` are the faces typed for it.

        None means that its dice had no fields yet. If the players roll, their faces are then requested first.
        """
        if isinstance(command, EndSession):
            self._learn_who_rolls(command)
        if faces is not None or not self._has_typed_dice(command):
            self._bridge.dispatch(command, faces)
        elif isinstance(command, Use):
            self.fill_in(replace(command, override=False))
        else:
            self.ask_for_dice(command)

    def _has_typed_dice(self, command: AnyCommand) -> bool:
        return bool(self._bridge.rules.dice_requests(command)) and self._bridge.has_typed_dice(command)

    def ask_for_dice(self, command: AnyCommand) -> None:
        """Open the panel for the players' dice of a command, including those of a turn that it starts."""
        if isinstance(command, TURN_COMMANDS) and not _is_arrival(command):
            self._ask_for_turn_dice(command)
            return
        from gmtracker.ui.session.dice_panels import CommandDicePanel

        panel = CommandDicePanel(self._bridge, command)
        panel.done_requested.connect(self._on_panel_done)
        self._open(panel)

    def _ask_for_turn_dice(self, command: AnyCommand) -> None:
        from gmtracker.ui.session.dice_panels import TurnDicePanel

        open_panel = self._side.panel
        if isinstance(open_panel, TurnDicePanel) and open_panel.command == command and self._leads_to(TurnDicePanel):
            return
        panel = TurnDicePanel(self._bridge, command)
        panel.done_requested.connect(self._on_panel_done)
        self._open(panel)

    def own_condition(self, people: tuple[CharacterId, ...]) -> None:
        """Open the panel for a custom condition on the selected characters."""
        from gmtracker.ui.session.own_condition import OwnConditionPanel

        if self._leads_to(OwnConditionPanel):
            return
        panel = OwnConditionPanel(self._bridge, people)
        panel.condition_requested.connect(self._on_panel_done)
        self._open(panel)

    def start_session(self) -> None:
        """Open the panel that starts a session."""
        from gmtracker.ui.session.start import StartSessionPanel

        if self._leads_to(StartSessionPanel):
            return
        panel = StartSessionPanel(self._bridge)
        panel.start_requested.connect(self._on_panel_done)
        self._open(panel)

    def end_session(self) -> None:
        """End the session. In an encounter, ask for its outcome first, unless the panel for that is open."""
        from gmtracker.ui.turns.encounter_panels import EndEncounterPanel

        panel = self._side.panel
        if isinstance(panel, EndEncounterPanel):
            self._end_with_encounter(EndSession(encounter_result=panel.result()))
        elif self._bridge.shown.encounter is not None:
            self._ask_for_result(ends_session=True)
        else:
            self._learn_who_rolls(EndSession())
            self._bridge.dispatch(EndSession())

    def _end_with_encounter(self, command: EndSession) -> None:
        self._learn_who_rolls(command)
        self._on_panel_done(command)

    def _learn_who_rolls(self, command: EndSession) -> None:
        """Save who rolls the dice just before the session ends, and say so, unless the end would be refused."""
        if not self._bridge.rules.preview(command).refused and self._bridge.save_who_rolls():
            said = tr("“{rule}” is now on, because dice were typed. You can change this in the house rules.")
            self.rule_learned.emit(said.format(rule=PLAYERS_ROLL.name))

    def start_encounter(self) -> None:
        """Open the panel that starts an encounter."""
        from gmtracker.ui.turns.encounter_panels import StartEncounterPanel

        if self._leads_to(StartEncounterPanel):
            return
        panel = StartEncounterPanel(self._bridge)
        panel.begin_requested.connect(self._on_begin)
        self._open(panel)

    def end_encounter(self) -> None:
        """Open the panel that ends the encounter."""
        from gmtracker.ui.turns.encounter_panels import EndEncounterPanel

        panel = self._side.panel
        if isinstance(panel, EndEncounterPanel) and not panel.ends_session:
            self._leads_to(EndEncounterPanel)
        else:
            self._ask_for_result(ends_session=False)

    def _ask_for_result(self, *, ends_session: bool) -> None:
        from gmtracker.ui.turns.encounter_panels import EndEncounterPanel

        panel = EndEncounterPanel(self._bridge, ends_session=ends_session)
        panel.end_requested.connect(self._end_with_encounter if ends_session else self._on_panel_done)
        self._open(panel)

    def fill_in(self, use: Use, others: tuple[CharacterId, ...] = ()) -> None:
        """Open the panel that asks for the inputs of a use, which ``others`` do as well."""
        from gmtracker.ui.session.panels import UsePanel

        panel = UsePanel(self._bridge, use, others)
        panel.use_requested.connect(self._on_panel_done)
        self._open(panel)

    def add_note(self) -> None:
        """Open the panel that adds a note."""
        from gmtracker.ui.session.panels import NotePanel

        panel = NotePanel(self._bridge, self._current() or NOBODY)
        panel.note_requested.connect(self._on_panel_done)
        panel.end_requested.connect(self._on_panel_done)
        self._open(panel)

    def next_turn(self) -> None:
        """Start the next turn, on the second request if the open check's result is due."""
        if not self._warns_of_due_result():
            self._bridge.dispatch(NextTurn())

    def type_turn(self) -> None:
        """Open the panel for the dice of the next turn, on the second request if the open check's result is due."""
        if not self._warns_of_due_result():
            self._ask_for_turn_dice(NextTurn())

    def _warns_of_due_result(self) -> bool:
        """Tell once about a due result, until the campaign changes. Returns whether it was told now."""
        now = self._bridge.shown
        due = due_result_text(now) if self._bridge.viewed_entry is None else ""
        if not due or self._warned_at is now:
            return False
        self._warned_at = now
        self.result_due.emit(due)
        return True

    def previous_turn(self) -> None:
        """Return to the previous turn."""
        self._bridge.dispatch(PreviousTurn())

    def add_hero(self) -> None:
        """Open an empty sheet for a hero."""
        self._add("heroes")

    def add_opposition(self) -> None:
        """Open an empty sheet for an opponent."""
        self._add("opposition")

    def edit_current(self) -> None:
        """Open the sheet of the current character, together with all selected ones."""
        self._edit_one_of(self._selected())

    def edit_character(self, character: str) -> None:
        """Open a character's sheet."""
        self._edit_one_of((CharacterId(character),))

    def _edit_one_of(self, chosen: tuple[CharacterId, ...]) -> None:
        """Open the sheet of the current character among these. For a crowd, open the sheet that most members share.

        With the row of a single member, the sheet is proposed for that member only.
        """
        campaign, current = self._bridge.shown, self._current()
        first = current if current in chosen else next(iter(chosen), NOBODY)
        found = campaign.find_character(first or NOBODY)
        if found is None:
            return
        crowd = find_crowd(campaign.characters, found.id)
        if crowd is None:
            self._edit(found)
            return
        together = tuple(one for one in chosen if one in crowd.members)
        means_several = len(together) > 1 or self._is_folded(found.id)
        alike = together if len(together) > 1 else crowd.members
        shared = next((one for one in alike if one not in crowd.different), found.id)
        is_shared = means_several and found.id in crowd.different
        self._edit(campaign.character(shared) if is_shared else found, alike, alone=not means_several)

    def ask_about_sheets(self) -> bool:
        """Show a sheet or roll table with unsaved changes and ask about them. Returns False if there is none."""
        changed = self._find_changed_sheets()
        if changed:
            changed[-1].ask_to_close()
        return bool(changed)

    def settle_sheets(self) -> None:
        """Save the sheets and roll tables with unsaved changes, when no one can be asked."""
        changed = self._find_changed_sheets()
        if changed and self._bridge.viewed_entry is not None:
            self._bridge.return_to_now()  # Commands are refused while the past is shown.
        for sheet in changed:
            sheet.settle()

    def _find_changed_sheets(self) -> list[DraftWindow]:
        if not self._sheets_were_open:
            return []
        from gmtracker.ui.widgets.windows import DraftWindow

        return [sheet for sheet in self._window.findChildren(DraftWindow) if sheet.has_unsaved_changes()]

    def house_rules(self) -> None:
        """Open the house rules window, or activate it if it is open."""
        from gmtracker.ui.campaign.house_rules import HouseRulesWindow

        window = self._window.findChild(HouseRulesWindow)
        if window is None:
            window = HouseRulesWindow(self._bridge, self._window)
            window.rule_requested.connect(self.ask)
            window.tables_requested.connect(self.roll_tables)
        window.show()
        window.activateWindow()

    def roll_tables(self) -> None:
        """Open the editor of the campaign's roll tables, or activate it if it is open."""
        from gmtracker.ui.campaign.roll_tables import RollTablesWindow

        window = self._window.findChild(RollTablesWindow)
        if window is None:
            self._sheets_were_open = True
            window = RollTablesWindow(self._bridge, self._window)
            window.table_requested.connect(self.ask)
        window.show()
        window.activateWindow()

    def key_card(self) -> None:
        """Show the card of keyboard shortcuts, ready to print."""
        from gmtracker.ui.printing.cards import key_card
        from gmtracker.ui.printing.preview import show_document

        show_document(key_card(shortcuts_by_menu(self._actions)), self._window)

    def cheat_sheet(self) -> None:
        """Show the uses of the game's tokens, ready to print."""
        from gmtracker.ui.printing.cards import cheat_sheet
        from gmtracker.ui.printing.preview import show_document

        show_document(cheat_sheet(self._bridge.shown.game), self._window)

    def import_roster(self, path: Path) -> None:
        """Read an exported spreadsheet, and show the result before anything is added.

        Another import in progress is stopped. The window shows itself when the file has been read.
        """
        from gmtracker.ui.campaign.import_roster import ImportRosterWindow

        for other in self._window.findChildren(ImportRosterWindow):
            other.stop()
        window = ImportRosterWindow(self._bridge, path, self._window)
        window.add_requested.connect(self.ask)
        window.failed.connect(self.failed)
        window.read()

    def _add(self, side: Side) -> None:
        self._edit(Character(id=NOBODY, name="", side=side))

    def _edit(self, character: Character, alike: tuple[CharacterId, ...] = (), *, alone: bool = False) -> None:
        if self._bridge.viewed_entry is not None:
            self.failed.emit(READ_ONLY_REFUSAL)
            return
        from gmtracker.ui.character_editor.window import CharacterEditor

        self._sheets_were_open = True
        editor = CharacterEditor(self._bridge, character, self._window, alike=alike, alone=alone)
        editor.save_requested.connect(self.ask)
        editor.show()

    def _leads_to(self, kind: type[PanelFrame]) -> bool:
        """Focus the open panel if it is of this kind, so that what was typed there is not lost."""
        panel = self._side.panel
        if not isinstance(panel, kind):
            return False
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _open(self, panel: PanelFrame) -> None:
        panel.close_requested.connect(self._side.close_panel)
        self._side.open(panel, panel.windowTitle())

    def _on_begin(self, command: StartEncounter, then: Use | None) -> None:
        if not self._on_panel_done(command) or then is None:
            return
        if self._bridge.is_rolled_here(then):
            self.ask(then)
        else:
            self.fill_in(then)

    def _on_panel_done(self, command: AnyCommand, faces: dict[str, int] | None = None) -> bool:
        return self._side.do_and_close(lambda: self._bridge.dispatch(command, faces))


def _is_arrival(command: AnyCommand) -> bool:
    """Whether several heroes arrive together."""
    return isinstance(command, CommandBatch) and all(isinstance(one, SetPresent) for one in command.commands)


def _nobody() -> None:
    """Stand in until the roster's current character can be asked for."""


def _never(_: CharacterId) -> bool:
    """Stand in until the roster can be asked whether a character shares a row."""
    return False
