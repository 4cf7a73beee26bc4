"""All signal connections between the parts of the window, and the screen reader announcements."""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QShortcut
from PySide6.QtWidgets import QToolTip, QWidget

from gmtracker.engine.commands import AnyCommand, NextTurn, StartSession, Use
from gmtracker.engine.events import DiceRolled, TokenUsed
from gmtracker.engine.handlers.characters import benched_characters
from gmtracker.engine.ids import ActionId, CharacterId, EntryId
from gmtracker.engine.ruleset import DropResult, Target
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.actions import ROSTER_ACTIONS, WindowAction
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.ui.command_line.query import (
    FillInUse,
    LookBack,
    OpenCampaign,
    OpenSample,
    PrepareCheck,
    RunCommand,
    SelectCharacter,
    ShowOffers,
    SuggestionAction,
)
from gmtracker.ui.file_actions import FileActions
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.players.control import PlayerWindowController
from gmtracker.ui.roster.context_menus import SelectionActions
from gmtracker.ui.roster.roster_table import whose
from gmtracker.ui.save_status import SaveStatusView
from gmtracker.ui.screen_areas import Panes, occupied_rects, tip_anchors
from gmtracker.ui.session.play_actions import PlayActions
from gmtracker.ui.session.tips import TipController
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.widgets.inputs import connect_ctrl_enter

CHANGE_TEXTS = {"undone": tr("Undone: {what}"), "redone": tr("Redone: {what}")}
LOOKING_BACK = tr("You are viewing an earlier moment. To continue, choose “Return to now”.")


class ScreenReaderAnnouncer(QObject):
    """Announces every step and refusal to screen readers. ``announced`` carries each sentence."""

    announced = Signal(str)

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        bridge.change_applied.connect(self._on_changed)
        bridge.refused.connect(self.announce_refusal)
        bridge.history_viewed.connect(self._on_looked_back)

    def announce_refusal(self, refusal: Refusal, *_: object) -> None:
        """Announce a refusal."""
        self.announce(refusal.sentence)

    def announce(self, sentence: str) -> None:
        """Announce a sentence, if a screen reader is active."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # Takes 3 ms that the start does not need.

        self.announced.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, sentence))

    def _on_changed(self, change: Change) -> None:
        sentences = [entry.sentence or entry.label for entry in change.entries]
        told = " ".join(sentence for sentence in sentences if sentence)
        if told:
            self.announce(CHANGE_TEXTS[change.kind].format(what=told) if change.kind in CHANGE_TEXTS else told)

    def _on_looked_back(self, entry: object) -> None:
        if entry is not None:
            self.announce(LOOKING_BACK)


class Wiring(QObject):
    """Connects the window, the bridge, the actions and the files.

    ``quit_requested`` closes the window. ``open_requested`` carries a campaign file's path to open,
    ``sample_requested`` the id of a game whose sample to open.
    """

    quit_requested = Signal()
    open_requested = Signal(str)
    sample_requested = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        bridge: Bridge,
        play_actions: PlayActions,
        files: FileActions,
        preferences: Preferences,
        players: PlayerWindowController,
        save_status: SaveStatusView,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = bridge
        self._play_actions = play_actions
        self._save_status = save_status
        self._preferences = preferences
        self._answering = {act: QShortcut(window) for act in (WindowAction.UNDO, WindowAction.REDO)}
        """Shortcuts for undo and redo while an earlier moment is viewed: the bridge refuses them with the reason."""
        view = window.characters
        self._selection_actions = SelectionActions(bridge, view.selected_characters, view.roster.sharing_row, self)
        self._selection_actions.asked.connect(play_actions.ask)
        self._offered: list[Use] = []
        self._connect_actions(play_actions, files)
        self._connect_preferences(preferences)
        self._connect_table(bridge)
        self._connect_views(play_actions)
        self._connect_overlays(bridge)
        self._connect_files(files)
        self._connect_players(players, preferences)
        self._connect_save_status(save_status, files)
        self._connect_first_use(preferences, files)
        self.quit_requested.connect(window.close)

    def _connect_actions(self, play_actions: PlayActions, files: FileActions) -> None:
        window, bridge, selection_actions, panes = (
            self._window,
            self._bridge,
            self._selection_actions,
            Panes(self._window),
        )
        slots = {
            WindowAction.NEW: files.new,
            WindowAction.OPEN: files.ask_open,
            WindowAction.OPEN_SAMPLE: self._on_sample_wanted,
            WindowAction.SAVE: files.save,
            WindowAction.SAVE_AS: files.ask_save_as,
            WindowAction.IMPORT_ROSTER: files.ask_import_roster,
            WindowAction.CHECK_GAME: files.check_game,
            WindowAction.SUMMARY: files.show_summary,
            WindowAction.QUIT: self.quit_requested,
            WindowAction.FIND: window.line.show_in_front,
            WindowAction.UNDO: self._on_undo,
            WindowAction.REDO: bridge.redo,
            WindowAction.UNDO_STEP: bridge.undo_step,
            WindowAction.RETURN_TO_NOW: bridge.return_to_now,
            WindowAction.ADD_HERO: play_actions.add_hero,
            WindowAction.ADD_OPPOSITION: play_actions.add_opposition,
            WindowAction.EDIT_CHARACTER: play_actions.edit_current,
            WindowAction.ADD_IN_A_LINE: window.prompt_new_characters,
            WindowAction.DUPLICATE: selection_actions.duplicate,
            WindowAction.BENCH: selection_actions.bench,
            WindowAction.REMOVE_CHARACTER: selection_actions.remove,
            WindowAction.REVEAL: selection_actions.reveal,
            WindowAction.HOUSE_RULES: play_actions.house_rules,
            WindowAction.ROLL_TABLES: play_actions.roll_tables,
            WindowAction.START_SESSION: play_actions.start_session,
            WindowAction.END_SESSION: play_actions.end_session,
            WindowAction.START_ENCOUNTER: play_actions.start_encounter,
            WindowAction.END_ENCOUNTER: play_actions.end_encounter,
            WindowAction.NEXT_TURN: play_actions.next_turn,
            WindowAction.TYPE_TURN: play_actions.type_turn,
            WindowAction.PREVIOUS_TURN: play_actions.previous_turn,
            WindowAction.CHECK: window.show_check,
            WindowAction.OPEN_PROCEDURE: window.procedure_panel.show_in_front,
            WindowAction.ADD_NOTE: play_actions.add_note,
            WindowAction.OWN_CONDITION: self._on_own_condition,
            WindowAction.COUNTER: window.prompt_counter,
            WindowAction.DICE_BOX: window.prompt_dice,
            WindowAction.NEXT_PANE: panes.next,
            WindowAction.PREVIOUS_PANE: panes.previous,
            WindowAction.RESET_LAYOUT: window.reset_layout,
            WindowAction.LOG: window.show_log,
            WindowAction.TURN_ORDER: window.sort_by_turn,
            WindowAction.HELP: files.help,
            WindowAction.KEY_CARD: play_actions.key_card,
            WindowAction.CHEAT_SHEET: play_actions.cheat_sheet,
            WindowAction.ABOUT: files.about,
        }
        for act, slot in slots.items():
            window.actions_of_play[act].triggered.connect(slot)

    def _connect_preferences(self, preferences: Preferences) -> None:
        slots = {
            WindowAction.SETTINGS: preferences.show,
            WindowAction.LOOK_SYSTEM: preferences.use_system_theme,
            WindowAction.LOOK_LIGHT: preferences.use_light_theme,
            WindowAction.LOOK_DARK: preferences.use_dark_theme,
            WindowAction.LOOK_CONTRAST: preferences.use_high_contrast_theme,
        }
        for act, slot in slots.items():
            self._window.actions_of_play[act].triggered.connect(slot)
        preferences.menu_bar_visibility_changed.connect(self._window.menu_button.show_bar)
        self._window.check.saved_pins = preferences.pins_of
        self._window.check.pins_changed.connect(preferences.save_pins)
        preferences.apply_at_start()

    def _connect_table(self, bridge: Bridge) -> None:
        self._answering[WindowAction.UNDO].activated.connect(bridge.undo)
        self._answering[WindowAction.REDO].activated.connect(bridge.redo)
        bridge.opened.connect(self._on_opened)
        bridge.change_applied.connect(self._on_changed)
        bridge.history_viewed.connect(self._on_looked_back)
        bridge.refused.connect(self._window.refusal.show_refusal)
        bridge.refused.connect(self._withdraw_hints)
        for changing in (bridge.opened, bridge.state_changed):
            changing.connect(self._forget_pointer)
        self.announcer = ScreenReaderAnnouncer(bridge, self._window)

    def _connect_views(self, play_actions: PlayActions) -> None:
        window = self._window
        view = window.characters
        play_actions.set_sources(view.current_character, view.selected_characters, view.roster.is_folded)
        view.edit_requested.connect(play_actions.edit_character)
        window.row_menu.follow(view.selected_characters, view.roster.crowd_of)
        window.row_menu.all_requested.connect(self._on_all_requested)
        window.row_menu.counter_requested.connect(self._on_counter_requested)
        view.adding_requested.connect(window.adding.popup)
        window.menus.benched.aboutToShow.connect(self._on_benched_opened)
        window.menus.benched.triggered.connect(self._selection_actions.bring_back)
        view.menu_requested.connect(window.row_menu.popup)
        view.next_turn_requested.connect(play_actions.next_turn)
        view.previous_turn_requested.connect(play_actions.previous_turn)
        view.add_hero_requested.connect(play_actions.add_hero)
        view.import_roster_requested.connect(window.actions_of_play[WindowAction.IMPORT_ROSTER].trigger)
        window.line.left.connect(view.setFocus)
        window.log.look_back_requested.connect(self._on_look_back)
        for taking_back in (window.log, window.last):
            taking_back.undo_from_requested.connect(self._on_undo_from)
        window.pools.made.connect(self._on_pools_made)
        window.pools.asked.connect(play_actions.ask)
        window.pools.details_asked.connect(play_actions.fill_in)
        view.character_chosen.connect(window.check.set_next_actor)
        view.character_chosen.connect(window.sheet.show_character)
        view.current_character_replaced.connect(window.check.set_next_actor)
        view.current_character_replaced.connect(window.sheet.show_character)
        window.check.target_changed.connect(window.foe_cards.aim_at)
        view.focus_next_target_requested.connect(window.aim_at_check)
        window.check.aim_back_requested.connect(view.refocus_drop_target)
        window.counters.asked.connect(play_actions.ask)
        window.header.owed_requested.connect(window.show_owed)
        for offering in (window.row_menu, window.game_menu):
            offering.asked.connect(play_actions.ask)
            offering.details_asked.connect(play_actions.fill_in)
        window.header.offer_taken.connect(play_actions.ask)
        play_actions.result_due.connect(self._on_result_due)
        window.header.offers_requested.connect(window.chooser.offer_what_follows)
        for telling in (view, window.log, window.last, window.check.rows.drop_target):
            telling.hint.connect(window.hint.show_hint)
            telling.hint_cleared.connect(window.hint.clear)
            telling.hint.connect(self._on_hint)

    def _connect_overlays(self, bridge: Bridge) -> None:
        window = self._window
        window.carried.chosen.connect(self._on_choice)
        window.carried.changed.connect(self._on_carried)
        window.line.chosen.connect(window.check.key_guard.start_before_words)
        window.line.chosen.connect(self._on_found)
        window.line.message.connect(self.announcer.announce)
        window.chooser.use_chosen.connect(self._on_use_chosen)
        for gone in (window.chooser.closed, window.side.emptied):
            gone.connect(window.check.key_guard.keep)
        window.chooser.closed.connect(self._follow_procedure)
        window.procedure_panel.use_chosen.connect(self._on_use_chosen)
        window.procedure_panel.stepped.connect(window.check.key_guard.keep)
        window.check.use_chosen.connect(self._on_use_chosen)
        bridge.dice_wanted.connect(self._on_dice_wanted)
        bridge.who_rolls_asked.connect(self._on_who_rolls_asked)
        # The bar first, so that a chooser or panel that opens does not return the focus to the emptied bar.
        window.refusal.anyway_requested.connect(window.line.end_refused)
        window.refusal.anyway_requested.connect(self._play_actions.overrule)
        for pane in (window.top, window.pools, window.characters, window.drawer, window.last):
            connect_ctrl_enter(pane, window.check.submit_waiting_step)
        connect_ctrl_enter(window.line, self._on_ctrl_enter_in_line)

    def _connect_files(self, files: FileActions) -> None:
        window = self._window
        files.message.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        files.recent_changed.connect(window.start_page.show_recent)
        window.menus.recent.triggered.connect(files.open_recent_action)
        files.games_offered.connect(window.start_page.show_games)
        window.menus.samples.aboutToShow.connect(files.list_samples)
        window.menus.samples.triggered.connect(files.open_sample_action)
        window.menus.sessions.aboutToShow.connect(files.list_sessions)
        window.menus.sessions.triggered.connect(files.show_older_summary)
        window.start_page.create_requested.connect(files.create)
        window.start_page.open_requested.connect(files.ask_open)
        for opening in (window.start_page.sample_requested, self.sample_requested):
            opening.connect(files.open_sample_of)
        for opening in (window.start_page.recent_requested, self.open_requested):
            opening.connect(files.open_file_name)
        self._play_actions.failed.connect(self._on_told)
        # Queued, because the session's end comes first.
        self._play_actions.rule_learned.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        window.files_dropped.connect(files.open_dropped, Qt.ConnectionType.QueuedConnection)
        window.close_requested.connect(files.close_or_stay)
        window.closing.connect(files.close)

    def _connect_players(self, players: PlayerWindowController, preferences: Preferences) -> None:
        actions = self._window.actions_of_play
        actions[WindowAction.PLAYER_WINDOW].triggered.connect(players.show_window)
        actions[WindowAction.PLAYER_SECTIONS].triggered.connect(players.choose_sections)
        actions[WindowAction.PLAYERS_PHONES].triggered.connect(players.show_phones)
        actions[WindowAction.BLANK_PLAYERS].triggered.connect(players.blank)
        actions[WindowAction.SHOW_OUTCOMES].triggered.connect(players.show_outcomes)
        players.asked.connect(self._play_actions.ask)
        players.arranged.connect(preferences.save_player_screen)
        players.went_blank.connect(self._window.set_players_blank)
        self._window.closing.connect(players.leave)
        # Last, because the slots above change settings that this saves.
        self._window.closing.connect(preferences.finish)

    def _connect_save_status(self, save_status: SaveStatusView, files: FileActions) -> None:
        self._window.actions_of_play[WindowAction.RESTORE].triggered.connect(save_status.show_backups)
        save_status.save_as_requested.connect(files.ask_save_as)
        save_status.open_requested.connect(files.open_file_name)
        save_status.restore_requested.connect(files.restore)
        save_status.older_requested.connect(files.open_backup)
        save_status.forget_requested.connect(files.forget)
        save_status.close_requested.connect(self._window.close)
        save_status.undo_changed.connect(self._show_campaign)

    def _connect_first_use(self, preferences: Preferences, files: FileActions) -> None:
        window = self._window
        self.first_use = TipController(
            self._bridge,
            preferences,
            tip_anchors(window, self._bridge),
            partial(occupied_rects, window),
            lambda: preferences.settings.hints and not files.is_demo,
            (window.side, window.notices),
            (window.check, window.pools, window.characters),
            window,
        )
        self.first_use.message.connect(self.announcer.announce)
        window.check.target_changed.connect(self.first_use.look_again)

    def _on_opened(self) -> None:
        self._window.actions_of_play.enable_all()
        campaign = self._bridge.shown
        self._preferences.use_game_color(campaign.game.color)
        if campaign.characters or campaign.sessions_held:
            self._window.show_table()
            self._window.characters.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._window.show_first_steps()
        self._window.past.show_moment("")
        if acting := self._bridge.shown.acting:
            self._window.characters.choose(acting)
        elif chosen := self._window.characters.current_character():
            self._window.check.set_next_actor(chosen)  # The same campaign again: its row is still the current one.
        self._offered = [offer.command for offer in self._bridge.rules.offers()]
        self._show_campaign()
        self._follow_procedure()

    def _on_undo(self) -> None:
        if self._save_status.undoes_restore:
            self._save_status.undo_restore()
        else:
            self._bridge.undo()

    def _on_changed(self, change: Change) -> None:
        self._window.refusal.clear()
        self._save_status.end_restore_undo()
        self._show_campaign()
        offered = [offer.command for offer in self._bridge.rules.offers()]
        is_new = self._has_begun(change) or (
            offered != self._offered and change.before.procedures != change.after.procedures
        )
        self._offered = offered
        is_asked = (change.kind == "undone" and returns_into_procedure(change)) or (
            change.kind == "done" and not self._leaves_words_alone(change)
        )
        if is_new and is_asked and len(offered) > 1:
            self._window.chooser.offer_what_follows(QCursor.pos())
        self._follow_procedure()

    def _has_begun(self, change: Change) -> bool:
        """Whether a change started a procedure other than a check."""
        check = self._bridge.rules.open_check()
        known = {procedure.id for procedure in change.before.procedures} | ({check.id} if check else set())
        return any(procedure.id not in known for procedure in change.after.procedures)

    def _leaves_words_alone(self, change: Change) -> bool:
        """Whether tokens were just used and the remaining offers use none; those wait until they are asked for."""
        of_tokens = {use.key for use in change.after.game.uses if use.menu == "token"}
        used = [event.use for event in change.entries[-1].events if isinstance(event, TokenUsed)]
        offered = {offer.command.use for offer in self._bridge.rules.offers()}
        return bool(used) and used[-1] in of_tokens and not offered & of_tokens

    def _on_looked_back(self, entry: EntryId | None) -> None:
        self._show_campaign()
        self._follow_procedure()
        self._window.past.show_moment("" if entry is None else self._bridge.find_sentence(entry))

    def _on_all_requested(self, character: str) -> None:
        """Select all characters like this one, and open their menu."""
        self._window.characters.choose_all_like(CharacterId(character))
        self._window.row_menu.popup(CharacterId(character), QCursor.pos())

    def _on_counter_requested(self, character: str) -> None:
        self._window.prompt_counter_of(self._bridge.shown.character_name(CharacterId(character)))

    def _on_result_due(self, step: str) -> None:
        """Focus the step that the next turn would leave behind, and tell what it is."""
        window = self._window
        window.show_check()
        window.check.key_guard.keep()
        button = window.check.bar.do
        place = button.mapToGlobal(button.rect().bottomLeft())
        window.refusal.add_message(tr("{step} “Next turn” again moves on and keeps it in “Owed”.", step=step), place)
        self.announcer.announce(step)

    def _forget_pointer(self, *_: object) -> None:
        """Clear hovers and hints, because they were about the former state."""
        for telling in (self._window.characters, self._window.log):
            telling.forget_pointer()
        self._withdraw_hints()

    def _withdraw_hints(self, *_: object) -> None:
        self._window.hint.clear()
        QToolTip.hideText()

    def _on_sample_wanted(self) -> None:
        """Open the menu of samples above the command bar, and focus it."""
        menu, line = self._window.menus.samples, self._window.line
        menu.aboutToShow.emit()  # Filled first, because the position depends on its height.
        menu.popup(line.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])

    def _on_benched_opened(self) -> None:
        self._selection_actions.list_benched(self._window.menus.benched)

    def _on_look_back(self, entry: int) -> None:
        self._bridge.look_back(EntryId(entry))

    def _on_undo_from(self, entry: int) -> None:
        self._bridge.undo_from(EntryId(entry))

    def _on_found(self, action: SuggestionAction) -> None:
        """Perform a suggestion of the command bar."""
        window = self._window
        match action:
            case WindowAction():
                window.actions_of_play[action].trigger()
            case RunCommand(command=command, follow_up=then):
                self._do(command)
                following = next((offer for offer in self._bridge.rules.offers() if offer.command.use == then), None)
                if following is not None:
                    window.chooser.dismiss()
                    self._follow(following.command)
            case FillInUse(use=use, others=others):
                window.chooser.dismiss()
                self._play_actions.fill_in(use, others)
            case ShowOffers():
                window.chooser.offer_what_follows(window.mapToGlobal(window.rect().center()))
            case SelectCharacter(character=character):
                window.characters.choose(character)
                window.characters.setFocus(Qt.FocusReason.OtherFocusReason)
            case LookBack(entry=entry):
                self._bridge.look_back(entry)
            case OpenCampaign(file=file):
                self.open_requested.emit(file)
            case OpenSample(game=game):
                self.sample_requested.emit(game)
            case PrepareCheck(draft=draft):
                window.side.close_panel()
                window.check.set_up(draft, roll=not self._bridge.types_check(draft))

    def _on_ctrl_enter_in_line(self) -> None:
        """Roll the check typed in the command bar, whoever rolls the dice; without one, answer the open check."""
        window, draft = self._window, self._window.line.draft
        if draft is None:
            window.check.submit_waiting_step()
            return
        window.line.dismiss()
        window.side.close_panel()
        window.check.set_up(draft, roll=True)

    def _follow(self, use: Use) -> None:
        """Perform a follow-up use, or ask first what pays for it."""
        from gmtracker.ui.command_line.token_commands import needs_inputs_first

        if needs_inputs_first(self._bridge, use):
            self._play_actions.fill_in(use)
        else:
            self._do(use)

    def _do(self, command: AnyCommand) -> None:
        """Perform a command, or ask first for dice that can be typed."""
        if self._bridge.rolls_dice(command):
            self._bridge.dispatch(command)
            return
        if not isinstance(command, Use):
            self._play_actions.ask(command)
            return
        result = self._bridge.dispatch_or_offer(command, "")
        if result is not None:
            self._offer_in_the_middle(result)

    def _offer_in_the_middle(self, result: DropResult) -> None:
        center = self._window.mapToGlobal(self._window.rect().center())
        self._window.chooser.offer_drop_result(result, center, result.offers[0].command.by)

    def _on_dice_wanted(self, command: AnyCommand) -> None:
        """Ask for the dice of a command that did not ask for them where it was triggered."""
        check = self._window.check
        wanted = replace(command, form=None) if isinstance(command, Use) else command
        if wanted == check.bar.command and check.isVisible():
            check.bar.dice.request_again()
            check.bar.focus_first()
        elif isinstance(command, StartSession):
            self._play_actions.start_session()
        elif not isinstance(command, Use):
            self._play_actions.ask_for_dice(command)
        else:
            result = self._bridge.dispatch_or_offer(command, "")
            if result is not None:
                self._offer_in_the_middle(result)

    def _on_who_rolls_asked(self, command: AnyCommand, faces: dict[str, int] | None) -> None:
        """Ask once who rolls the players' dice, then continue with the waiting roll."""
        from gmtracker.ui.session.who_rolls import WhoRolls

        question = WhoRolls(self._bridge, command, self._window, are_fields_shown=faces is not None)
        question.dice_wanted.connect(self._on_dice_wanted)
        self._window.check.key_guard.keep()
        question.ask()

    def _on_choice(self, result: DropResult, target: Target) -> None:
        self._window.chooser.offer_drop_result(result, QCursor.pos(), whose(target))

    def _on_carried(self) -> None:
        """Close the chooser when another token is picked up."""
        if self._window.carried.tokens:
            self._window.chooser.dismiss()

    def _on_use_chosen(self, use: Use, faces: dict[str, int]) -> None:
        self._bridge.dispatch(use, faces)

    def _follow_procedure(self) -> None:
        """Open the panel of a procedure that starts, unless the chooser has offers first."""
        self._window.procedure_panel.follow(may_open=self._window.chooser.isHidden())

    def _on_own_condition(self) -> None:
        self._play_actions.own_condition(self._window.characters.selected_characters())

    def _on_hint(self, message: str) -> None:
        """Announce what a drop would do, to screen readers."""
        if self._window.carried.tokens:
            self.announcer.announce(message)

    def _on_pools_made(self) -> None:
        for view in self._window.pools.views.values():
            view.hint.connect(self._window.hint.show_hint)
            view.hint_cleared.connect(self._window.hint.clear)
            view.hint.connect(self._on_hint)
            view.aim_requested.connect(self._window.characters.focus_drop_target)

    def _on_told(self, sentence: str) -> None:
        place = self._window.statusBar().mapToGlobal(QPoint(16, 0))
        self._window.refusal.add_message(sentence, place)

    def _game_has_checks(self) -> bool:
        """Whether the game has checks. The form is the one that the check panel needs anyway, so it costs nothing."""
        rules = self._bridge.rules
        return rules.open_check() is not None or not rules.check_form(self._window.check.draft).is_empty

    def _show_campaign(self) -> None:
        window, bridge = self._window, self._bridge
        campaign, actions = bridge.shown, window.actions_of_play
        window.header.show_campaign(campaign, bridge.rules.offers(), bridge.rules.waiting_checks())
        window.set_check_visible(bool(campaign.characters) and self._game_has_checks())
        window.setWindowTitle(f"{campaign.name} – gmtracker")
        now = bridge.viewed_entry is None
        if now and self._save_status.undoes_restore:
            actions.name_undo_restore()
        else:
            actions.name_undo(bridge.table.undo_label() if now else "")
        actions.name_redo(bridge.table.redo_label() if now else "")
        for act, answering in self._answering.items():
            answering.setKeys(actions[act].shortcuts())
            answering.setEnabled(not now)
        view = bridge.rules.procedure_view()
        actions.name_procedure(view.title if view else "")
        in_session, in_encounter = campaign.session is not None, campaign.encounter is not None
        for act, there in {
            WindowAction.UNDO_STEP: bool(bridge.table.undo_label()),
            WindowAction.START_SESSION: not in_session,
            WindowAction.END_SESSION: in_session,
            WindowAction.START_ENCOUNTER: in_session and not in_encounter,
            WindowAction.END_ENCOUNTER: in_encounter,
            WindowAction.NEXT_TURN: in_encounter,
            WindowAction.PREVIOUS_TURN: in_encounter,
            WindowAction.ROLL_TABLES: bool(campaign.game.roll_tables),
            WindowAction.CHECK_GAME: bool(campaign.game.source),
            WindowAction.SUMMARY: campaign.sessions_held > 0,
            **dict.fromkeys(ROSTER_ACTIONS, True),
        }.items():
            actions[act].setEnabled(there and (now or act is WindowAction.SUMMARY))
        actions[WindowAction.RETURN_TO_NOW].setEnabled(not now)
        window.menus.benched.setEnabled(now and bool(benched_characters(campaign)))
        types_dice = in_encounter and bool(campaign.game.turn_dice)
        actions[WindowAction.TYPE_TURN].setVisible(types_dice)
        actions[WindowAction.TYPE_TURN].setEnabled(types_dice and now and bool(bridge.rules.dice_requests(NextTurn())))


def returns_into_procedure(change: Change) -> bool:
    """Whether an undo returned into a procedure that is still open, so that its offers should be shown again.

    Not for a check's dice: they are typed again, and nothing may cover their fields.
    """
    first = change.entries[0]
    is_open = any(first.action == ActionId(procedure.id) for procedure in change.after.procedures)
    return is_open and not any(isinstance(event, DiceRolled) and event.purpose == "check" for event in first.events)
