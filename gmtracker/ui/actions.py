"""The window's actions in one table (text, shortcut, icon), its menu bar, and menu entries for a game's uses.

Uses that belong to no character are in the menus of the table or of a pool.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import GameSpec, UseKind
from gmtracker.engine.offers import Offer
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import add_keys_text, escape_mnemonics, tip


class WindowAction(Enum):
    """The actions of the window; the value is the name used in settings."""

    NEW = "new"
    OPEN = "open"
    OPEN_SAMPLE = "open-sample"
    SAVE = "save"
    SAVE_AS = "save-as"
    RESTORE = "restore"
    IMPORT_ROSTER = "import-roster"
    SUMMARY = "summary"
    QUIT = "quit"
    FIND = "find"
    UNDO = "undo"
    REDO = "redo"
    UNDO_STEP = "undo-step"
    RETURN_TO_NOW = "return-to-now"
    ADD_HERO = "add-hero"
    ADD_OPPOSITION = "add-opposition"
    ADD_IN_A_LINE = "add-in-a-line"
    DUPLICATE = "duplicate"
    BENCH = "put-aside"
    EDIT_CHARACTER = "edit-character"
    REMOVE_CHARACTER = "remove-character"
    HOUSE_RULES = "house-rules"
    ROLL_TABLES = "roll-tables"
    CHECK_GAME = "check-game"
    START_SESSION = "start-session"
    END_SESSION = "end-session"
    START_ENCOUNTER = "start-encounter"
    END_ENCOUNTER = "end-encounter"
    NEXT_TURN = "next-turn"
    TYPE_TURN = "type-turn"
    PREVIOUS_TURN = "previous-turn"
    CHECK = "check"
    OPEN_PROCEDURE = "open-flow"
    ADD_NOTE = "add-note"
    OWN_CONDITION = "own-condition"
    COUNTER = "counter"
    DICE_BOX = "dice-box"
    LOG = "log"
    TURN_ORDER = "turn-order"
    PLAYER_WINDOW = "player-window"
    PLAYER_SECTIONS = "player-parts"
    PLAYERS_PHONES = "players-phones"
    BLANK_PLAYERS = "blank-players"
    SHOW_OUTCOMES = "show-outcomes"
    REVEAL = "reveal"
    LOOK_SYSTEM = "look-system"
    LOOK_LIGHT = "look-light"
    LOOK_DARK = "look-dark"
    LOOK_CONTRAST = "look-contrast"
    SETTINGS = "settings"
    NEXT_PANE = "next-pane"
    PREVIOUS_PANE = "previous-pane"
    RESET_LAYOUT = "reset-layout"
    MENU = "menu"
    HELP = "help"
    KEY_CARD = "key-card"
    CHEAT_SHEET = "cheat-sheet"
    ABOUT = "about"


class _Spec(Struct, frozen=True):
    """An action's text and shortcut; ``standalone_title`` is its name outside of its menu.

    ``second_keys`` is a second, fixed shortcut. ``repeats``: holding the shortcut repeats the action.
    """

    text: str
    keys: str = ""
    picture: str = ""
    checkable: bool = False
    standalone_title: str = ""
    second_keys: str = ""
    repeats: bool = False
    reach: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut


APPLICATION_CONTEXT = Qt.ShortcutContext.ApplicationShortcut

_SPECS = {
    WindowAction.NEW: _Spec(tr("&New campaign…"), "Ctrl+N", "new"),
    WindowAction.OPEN: _Spec(tr("&Open…"), "Ctrl+O", "open"),
    WindowAction.OPEN_SAMPLE: _Spec(tr("Open sam&ple")),
    WindowAction.SAVE: _Spec(tr("&Save"), "Ctrl+S", "save"),
    WindowAction.SAVE_AS: _Spec(tr("Save &as…"), "Ctrl+Shift+S"),
    WindowAction.RESTORE: _Spec(tr("&Restore backup…")),
    WindowAction.IMPORT_ROSTER: _Spec(tr("&Import characters…"), "Ctrl+I"),
    WindowAction.SUMMARY: _Spec(tr("Su&mmary…"), "Ctrl+P", "summary"),
    WindowAction.QUIT: _Spec(tr("&Quit"), "Ctrl+Q"),
    WindowAction.FIND: _Spec(tr("Command &bar"), "Ctrl+K", "search", second_keys="/"),
    WindowAction.UNDO: _Spec(tr("&Undo"), "Ctrl+Z", "undo", repeats=True),
    WindowAction.REDO: _Spec(tr("&Redo"), "Ctrl+Shift+Z", "redo", second_keys="Ctrl+Y", repeats=True),
    WindowAction.UNDO_STEP: _Spec(tr("Undo last &step only"), "Ctrl+B"),
    WindowAction.RETURN_TO_NOW: _Spec(tr("Return to &now"), "Esc"),
    WindowAction.ADD_HERO: _Spec(tr("Add a &hero…"), "Ctrl+H", "add-hero"),
    WindowAction.ADD_OPPOSITION: _Spec(tr("Add &opposition…"), "Ctrl+Shift+H"),
    WindowAction.ADD_IN_A_LINE: _Spec(tr("&Quick-add opposition…"), "Ctrl+L"),
    WindowAction.DUPLICATE: _Spec(tr("&Duplicate"), "Ctrl+Shift+D"),
    WindowAction.BENCH: _Spec(tr("Set &aside"), "Ctrl+Shift+A"),
    WindowAction.EDIT_CHARACTER: _Spec(tr("&Edit character sheet…"), "F2"),
    WindowAction.REMOVE_CHARACTER: _Spec(tr("Remove from the campaign"), "", "trash"),
    WindowAction.HOUSE_RULES: _Spec(tr("House r&ules…"), "", "settings"),
    WindowAction.ROLL_TABLES: _Spec(tr("Roll &tables…")),
    WindowAction.CHECK_GAME: _Spec(tr("Check &game file…")),
    WindowAction.START_SESSION: _Spec(tr("&Start the session…"), "Ctrl+Shift+N", "play"),
    WindowAction.END_SESSION: _Spec(tr("&End the session"), "", "leave"),
    WindowAction.START_ENCOUNTER: _Spec(tr("Start an en&counter…"), "Ctrl+E", "encounter"),
    WindowAction.END_ENCOUNTER: _Spec(tr("End the enc&ounter…"), "Ctrl+Shift+E", "flag"),
    WindowAction.NEXT_TURN: _Spec(tr("&Next turn"), "Ctrl+Right", "next-turn"),
    WindowAction.TYPE_TURN: _Spec(tr("Next turn with t&yped dice…"), "Ctrl+Shift+Right", "die"),
    WindowAction.PREVIOUS_TURN: _Spec(tr("&Previous turn"), "Ctrl+Left", "previous-turn"),
    WindowAction.CHECK: _Spec(tr("Chec&k…"), "Ctrl+R", "die"),
    WindowAction.OPEN_PROCEDURE: _Spec(tr("Contin&ue…"), "Ctrl+G", "chevron-right"),
    WindowAction.ADD_NOTE: _Spec(tr("Add a no&te…"), "Ctrl+T"),
    WindowAction.OWN_CONDITION: _Spec(tr("Custo&m condition…")),
    WindowAction.COUNTER: _Spec(tr("Counter o&r clock…")),
    WindowAction.DICE_BOX: _Spec(tr("Roll &dice"), "Ctrl+D", "die"),
    WindowAction.LOG: _Spec(tr("Lo&g"), "F7", "chevron-up", checkable=True),
    WindowAction.TURN_ORDER: _Spec(tr("Sort by &turn"), "", "turn-order", checkable=True),
    WindowAction.PLAYER_WINDOW: _Spec(tr("&Player window"), "F8", "screen", checkable=True),
    WindowAction.PLAYER_SECTIONS: _Spec(tr("&What players see…"), "Shift+F8"),
    WindowAction.PLAYERS_PHONES: _Spec(tr("Players' phon&es…"), "Ctrl+F8"),
    WindowAction.BLANK_PLAYERS: _Spec(tr("&Blank the player window"), "F9", checkable=True, reach=APPLICATION_CONTEXT),
    WindowAction.SHOW_OUTCOMES: _Spec(tr("Show o&utcomes in the player window"), "F4", checkable=True),
    WindowAction.REVEAL: _Spec(tr("Reveal or hide &opposition"), "Shift+F9"),
    WindowAction.LOOK_SYSTEM: _Spec(tr("Use &system theme"), checkable=True, standalone_title=tr("Theme: system")),
    WindowAction.LOOK_LIGHT: _Spec(tr("&Light"), checkable=True, standalone_title=tr("Theme: light")),
    WindowAction.LOOK_DARK: _Spec(tr("&Dark"), checkable=True, standalone_title=tr("Theme: dark")),
    WindowAction.LOOK_CONTRAST: _Spec(
        tr("&High contrast"), checkable=True, standalone_title=tr("Theme: high contrast")
    ),
    WindowAction.SETTINGS: _Spec(tr("Se&ttings…"), "Ctrl+,", "settings"),
    WindowAction.NEXT_PANE: _Spec(tr("&Next area of the window"), "F6"),
    WindowAction.PREVIOUS_PANE: _Spec(tr("Pre&vious area of the window"), "Shift+F6"),
    WindowAction.RESET_LAYOUT: _Spec(tr("&Reset layout")),
    WindowAction.MENU: _Spec(tr("&Menu"), "F10", "menu"),
    WindowAction.HELP: _Spec(tr("&Help"), "F1"),
    WindowAction.KEY_CARD: _Spec(tr("&Keyboard shortcuts…"), "", "print"),
    WindowAction.CHEAT_SHEET: _Spec(tr("&Game cheat sheet…"), "", "print"),
    WindowAction.ABOUT: _Spec(tr("&About gmtracker")),
}


ALWAYS_ENABLED = (
    *(WindowAction.NEW, WindowAction.OPEN, WindowAction.OPEN_SAMPLE, WindowAction.QUIT, WindowAction.FIND),
    *(WindowAction.LOOK_SYSTEM, WindowAction.LOOK_LIGHT, WindowAction.LOOK_DARK, WindowAction.LOOK_CONTRAST),
    *(WindowAction.SETTINGS, WindowAction.MENU, WindowAction.HELP, WindowAction.KEY_CARD, WindowAction.ABOUT),
)


ROSTER_ACTIONS = (
    *(WindowAction.ADD_HERO, WindowAction.ADD_OPPOSITION, WindowAction.ADD_IN_A_LINE, WindowAction.IMPORT_ROSTER),
    *(WindowAction.DUPLICATE, WindowAction.BENCH, WindowAction.REMOVE_CHARACTER),
)
"""Actions that change which characters are in the campaign; disabled while viewing an earlier moment."""


def default_keys(act: WindowAction) -> str:
    """Return an action's default shortcut, or ""."""
    return _SPECS[act].keys


class Actions(QObject):
    """The window's QActions, by :class:`WindowAction`; most are disabled until a campaign is open.

    ``recent`` are the files of recent campaigns, latest first. ``samples`` returns the ids of the games that have a
    sample.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.recent: tuple[Path, ...] = ()
        self.samples: Callable[[], tuple[str, ...]] = tuple
        self._by_act = {act: self._make(spec) for act, spec in _SPECS.items()}
        for act, action in self._by_act.items():
            action.setEnabled(act in ALWAYS_ENABLED)
        self.name_procedure("")

    def enable_all(self) -> None:
        """Enable all actions, once a campaign is open."""
        for action in self._by_act.values():
            action.setEnabled(True)

    def items(self) -> Iterable[tuple[WindowAction, QAction]]:
        """Return each action, in the order of the table."""
        return self._by_act.items()

    def set_shortcuts(self, keys: Mapping[str, str]) -> None:
        """Set every action's shortcut: the user's own, by the action's name, or the default."""
        taken = set(keys.values())
        for act, action in self._by_act.items():
            also = "" if _SPECS[act].second_keys in taken else _SPECS[act].second_keys
            given = (keys.get(act.value, default_keys(act)), also)
            action.setShortcuts([QKeySequence(key) for key in given if key])
        self._update_tooltips()

    def shortcut_text(self, act: WindowAction) -> str:
        """Return an action's shortcut as the system writes it, or ""."""
        return self._by_act[act].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def title_text(self, act: WindowAction, *, now: bool = True) -> str:
        """Return an action's name outside of its menu: its current text, or with ``now=False`` the original one."""
        text = self._by_act[act].text() if now else _SPECS[act].text
        return _SPECS[act].standalone_title or text.replace("&&", "\0").replace("&", "").replace("\0", "&")

    def __getitem__(self, act: WindowAction) -> QAction:
        return self._by_act[act]

    def name_undo(self, label: str) -> None:
        """Name what undo would undo; without a label undo is disabled."""
        self._name(WindowAction.UNDO, tr("&Undo {label}", label=escape_mnemonics(label)) if label else "")

    def name_undo_restore(self) -> None:
        """Say that undo would undo the restore of a backup."""
        self._name(WindowAction.UNDO, tr("&Undo restore"))

    def name_redo(self, label: str) -> None:
        """Name what redo would redo; without a label redo is disabled."""
        self._name(WindowAction.REDO, tr("&Redo {label}", label=escape_mnemonics(label)) if label else "")

    def name_procedure(self, title: str) -> None:
        """Name the open procedure; without a title its action is disabled and hidden."""
        action = self._by_act[WindowAction.OPEN_PROCEDURE]
        action.setText(f"{escape_mnemonics(title)}…" if title else tr("Contin&ue…"))
        action.setIconText(action.text())
        action.setEnabled(bool(title))
        action.setVisible(bool(title))

    def _name(self, act: WindowAction, text: str) -> None:
        action, said = self._by_act[act], text or _SPECS[act].text
        action.setEnabled(bool(text))
        if action.text() != said:
            action.setText(said)
            self._update_tooltip(act)

    def _update_tooltip(self, act: WindowAction) -> None:
        self._by_act[act].setToolTip(tip(add_keys_text(self.title_text(act), self.shortcut_text(act))))

    def _update_tooltips(self) -> None:
        """Update the tooltips that include shortcuts."""
        self._update_tooltip(WindowAction.UNDO)
        self._update_tooltip(WindowAction.REDO)
        going_on = WindowAction.OPEN_PROCEDURE
        words = tr("Continue, or go back to the table")
        self._by_act[going_on].setToolTip(tip(add_keys_text(words, self.shortcut_text(going_on))))

    def _make(self, spec: _Spec) -> QAction:
        action = QAction(spec.text, self)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(spec.repeats)
        action.setShortcutContext(spec.reach)
        action.setShortcuts([QKeySequence(key) for key in (spec.keys, spec.second_keys) if key])
        if spec.picture:
            action.setIcon(icon(spec.picture))
        return action


_MENUS: dict[str, tuple[WindowAction | None, ...]] = {
    tr("&Campaign"): (
        WindowAction.NEW,
        WindowAction.OPEN,
        None,
        WindowAction.SAVE,
        WindowAction.SAVE_AS,
        WindowAction.RESTORE,
        None,
        WindowAction.IMPORT_ROSTER,
        WindowAction.HOUSE_RULES,
        WindowAction.ROLL_TABLES,
        WindowAction.CHECK_GAME,
        None,
        WindowAction.SUMMARY,
        None,
        WindowAction.QUIT,
    ),
    tr("&Edit"): (
        WindowAction.UNDO,
        WindowAction.REDO,
        WindowAction.UNDO_STEP,
        WindowAction.RETURN_TO_NOW,
        None,
        WindowAction.FIND,
        None,
        WindowAction.ADD_HERO,
        WindowAction.ADD_OPPOSITION,
        WindowAction.ADD_IN_A_LINE,
        None,
        WindowAction.EDIT_CHARACTER,
        WindowAction.DUPLICATE,
        WindowAction.BENCH,
        WindowAction.REMOVE_CHARACTER,
        None,
        WindowAction.SETTINGS,
    ),
    tr("&Play", "the menu of what is done at the table"): (
        WindowAction.START_SESSION,
        WindowAction.END_SESSION,
        None,
        WindowAction.START_ENCOUNTER,
        WindowAction.END_ENCOUNTER,
        None,
        WindowAction.NEXT_TURN,
        WindowAction.TYPE_TURN,
        WindowAction.PREVIOUS_TURN,
        None,
        WindowAction.CHECK,
        WindowAction.OPEN_PROCEDURE,
        WindowAction.ADD_NOTE,
        WindowAction.OWN_CONDITION,
        WindowAction.COUNTER,
        WindowAction.DICE_BOX,
    ),
}
_LOOKS = (WindowAction.LOOK_SYSTEM, WindowAction.LOOK_LIGHT, WindowAction.LOOK_DARK, WindowAction.LOOK_CONTRAST)

_DRAWER = (WindowAction.LOG, WindowAction.TURN_ORDER)
_VIEW = (
    *(WindowAction.PLAYER_WINDOW, WindowAction.PLAYER_SECTIONS, WindowAction.PLAYERS_PHONES),
    *(WindowAction.BLANK_PLAYERS, WindowAction.SHOW_OUTCOMES, WindowAction.REVEAL),
)
_PARTS = (WindowAction.NEXT_PANE, WindowAction.PREVIOUS_PANE, WindowAction.MENU)
_HELP = (WindowAction.HELP, WindowAction.KEY_CARD, WindowAction.CHEAT_SHEET, WindowAction.ABOUT)


class Menus:
    """Fills a window's menu bar. Menus that depend on files or the table (``recent`` …) are filled elsewhere."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        bar = window.menuBar()
        window.addActions([action for _, action in actions.items()])
        self.recent = QMenu(tr("Open re&cent"), window)
        self.samples = QMenu(actions[WindowAction.OPEN_SAMPLE].text(), window)
        self.sessions = QMenu(tr("S&ession summaries"), window)
        self.benched = QMenu(tr("Bring bac&k"), window)
        self.game = QMenu(window)
        behind = {
            WindowAction.OPEN: (self.recent, self.samples),
            WindowAction.BENCH: (self.benched,),
            WindowAction.SUMMARY: (self.sessions,),
            WindowAction.PREVIOUS_TURN: (self.game,),
        }
        for title, acts in _MENUS.items():
            menu = bar.addMenu(title)
            for act in acts:
                if act is None:
                    menu.addSeparator()
                    continue
                menu.addAction(actions[act])
                for following in behind.get(act, ()):
                    menu.addMenu(following)
        self.view = bar.addMenu(tr("&View"))
        looks = self.view.addMenu(tr("T&heme", "how the window looks"))
        group = QActionGroup(window)
        for act in _LOOKS:
            group.addAction(actions[act])
            looks.addAction(actions[act])
        for act in _VIEW:
            self.view.addAction(actions[act])
        self.view.addSeparator()
        for act in _DRAWER:
            self.view.addAction(actions[act])
        self.view.addSeparator()
        for act in (*_PARTS, WindowAction.RESET_LAYOUT):
            self.view.addAction(actions[act])
        help_menu = bar.addMenu(tr("&Help"))
        for act in _HELP:
            help_menu.addAction(actions[act])


def shortcuts_by_menu(actions: Actions) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return the actions that have a shortcut, by menu, each with its name and keys."""
    menus = {title.replace("&", ""): acts for title, acts in _MENUS.items()} | {
        tr("View and help"): (*_VIEW, *_DRAWER, *_PARTS, *_HELP)
    }
    return tuple(
        (
            title,
            tuple(
                (actions.title_text(act, now=False), keys)
                for act in acts
                if act and (keys := actions.shortcut_text(act))
            ),
        )
        for title, acts in menus.items()
    )


def offers_title(game: GameSpec, offers: Sequence[Offer]) -> str:
    """Return the words of the button for these offers: the only one's name, what is asked, or "Use it now…"."""
    if len(offers) == 1:
        return offers[0].name
    known = {use.key: use for use in game.uses}
    uses = [known[key] for key in dict.fromkeys(offer.command.use for offer in offers) if key in known]
    words = "" if any(use.menu == "token" for use in uses) else " · ".join(use.name for use in uses)
    return f"{words}…" if words else tr("Use it now…")


def table_uses(game: GameSpec) -> tuple[UseKind, ...]:
    """Return the uses for the table or its pools, except those that pools have buttons for."""
    return tuple(
        described for described in game.uses if described.menu in ("table", "pool") and not has_buttons(described)
    )


def pool_uses(game: GameSpec, kinds: tuple[str, ...]) -> tuple[UseKind, ...]:
    """Return the uses for a pool of these kinds of tokens, except those it has buttons for."""
    return tuple(
        described for described in table_uses(game) if described.menu == "pool" and set(described.tokens) & set(kinds)
    )


def has_buttons(described: UseKind) -> bool:
    """Whether a pool has buttons for a use: one for each kind of token that is an answer to its inputs."""
    return any(option.key in described.tokens for asked in described.inputs for option in asked.options)


def needs_form(bridge: Bridge, use: Use) -> bool:
    """Whether a use needs more than a click: inputs, or dice that can be typed."""
    return bridge.shown.game.use(use.use).asks_first or bool(bridge.rules.dice_requests(use))


def add_to_menu(menu: QMenu, bridge: Bridge, described: UseKind) -> None:
    """Add a menu entry with a use as its data; disabled if the use can be neither performed nor filled in now."""
    use = Use(use=described.key)
    more = needs_form(bridge, use)
    name = escape_mnemonics(described.name)
    action = menu.addAction(f"{name}…" if more else name)
    action.setData(use)
    action.setToolTip(tip(described.description))
    can_be_filled_in = more and bridge.viewed_entry is None
    action.setEnabled(can_be_filled_in or bridge.rules.preview(use).is_possible)
