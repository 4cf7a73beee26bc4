"""Does in the real window what a GM does, with one method for each action, so that a journey reads as a story.

Also functions for the check panel.
"""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App, application, build_with_campaign
from gmtracker.engine.campaign import HAND, Place, character_place, pool_place
from gmtracker.engine.commands import AddNote, StartEncounter, StartSession
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import OnUse
from gmtracker.resources import FIRST_GAME
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.import_roster import ImportRosterWindow, RosterPage
from gmtracker.ui.campaign.start_page import GameCard, NewCampaignWindow
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.demo.driver import WindowDriver, drag_events
from gmtracker.ui.log.model import Column
from gmtracker.ui.log.view import undo_rect
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.drag_drop import tokens_as_mime
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.guards import KeyGuard
from tests.builders.campaigns import faces_in_turn
from tests.windows.main_window import BEFORE_THE_EVENING
from tests.windows.screen_text import read_row, rows_of, words_in

DESTINY, FATE = pool_place("destiny"), pool_place("fate")
STONES = {"triumph": "triumph-stone", "tragedy": "tragedy-stone"}
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT, ALONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key

_Window = TypeVar("_Window", bound=QWidget)


LAPTOP = QSize(960, 600)
"""The minimum size of the window. Qt's offscreen screen is narrower than any laptop's."""


class GM:
    """A GM at the window. Dice show ``faces`` in turn, then ones."""

    def __init__(self, qtbot: QtBot, *faces: int) -> None:
        self._qtbot = qtbot
        self._roll = faces_in_turn(*faces)
        self.is_there = False
        self.app: App
        self.hand: WindowDriver

    def opens(self, file: Path | None = None, *, sample: bool = False, asks_who_rolls: bool = False) -> None:
        """Start the program with a file, with the sample before its second session, or with the last campaign.

        New campaigns ask who rolls the players' dice. Here that is off unless ``asks_who_rolls``.
        """
        self.app = build_with_campaign(application(), file, False, lambda _low, high: self._roll(high))
        self.app.bridge.asks_who_rolls = asks_who_rolls
        self.app.window.resize(self.app.window.size().expandedTo(LAPTOP))
        if sample:
            self.app.document.open_sample(BEFORE_THE_EVENING)
        self.hand = WindowDriver(self.app.window, self.app.bridge)
        self.is_there = True
        self.app.window.show()
        self.turns_to_the_table()

    def closes(self) -> None:
        """Close the window and discard typed dice. Free its timers here, so that no later test's thread does."""
        window = self.app.window
        # With typed dice the window stays open once; closing it again discards them.
        assert window.close() or window.close()
        window.deleteLater()
        self.is_there = False
        del self.app, self.hand
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        application().setStyleSheet("")  # Without this the next window is styled widget by widget.
        theme().fit_room(1.0)

    def opens_again(self) -> None:
        """Start the program again. It opens the last campaign."""
        self.opens()

    def turns_to_the_table(self) -> None:
        """Activate the main window, as closing another window does."""
        with self._qtbot.waitActive(self.app.window):
            self.app.window.activateWindow()

    def creates_campaign(self, name: str, *, game: str = FIRST_GAME) -> None:
        """Create a campaign on the start page, and skip the first steps."""
        self.asks_for_name(name, game=game)
        self.hand.clicks(self.app.window.first_steps, "Skip to the table")

    def asks_for_name(self, name: str, *, game: str = FIRST_GAME) -> None:
        """Click "New" on a game's card, type a name, and click "Create"."""
        card = next(card for card in self.app.window.start_page.findChildren(GameCard) if card.game == game)
        self.hand.clicks(card, "New")
        self.hand.fill(card, "Campaign name", name)
        self.hand.clicks(card, "Create")

    def creates_another_campaign(self, name: str) -> None:
        """Create a campaign with the menu while another one is open."""
        self.hand.acts(WindowAction.NEW)
        dialog = self.window_of(NewCampaignWindow)
        self.hand.fill(dialog, "Campaign name", name)
        self.hand.clicks(dialog, "Create")
        self.turns_to_the_table()
        self.hand.clicks(self.app.window.first_steps, "Skip to the table")

    def chooses_recent(self, name: str) -> None:
        """Choose a campaign from the menu of recent ones."""
        menu = self.app.window.menus.recent
        next(action for action in menu.actions() if action.text() == name).trigger()
        QApplication.processEvents()

    def imports_roster(self, file: Path, button: str) -> None:
        """Import a spreadsheet, and click the button below its roster."""
        self.hand.acts(WindowAction.IMPORT_ROSTER)
        self.chooses_file(file)
        self.hand.clicks(self.window_of_roster(), button)
        self.turns_to_the_table()

    def chooses_file(self, file: Path) -> None:
        """Type a file's name into the open file dialog."""
        dialog = self.window_of(QFileDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        field.setText(str(file))
        self.ends_guards()
        QTest.keyClick(field, Key.Key_Return)
        self.turns_to_the_table()

    def adds_hero(self, name: str, player: str, tier: int = 2) -> None:
        """Add a hero with the character editor."""
        self.hand.acts(WindowAction.ADD_HERO)
        editor = self.window_of(CharacterEditor)
        for label, value in (("Name", name), ("Player", player), ("Tier", tier)):
            self.hand.fill(editor, label, value)
        self.hand.clicks(editor, "Add")
        self.turns_to_the_table()

    def starts_session(self, title: str = "", *faces: int) -> None:
        """Type the title and the dice faces into the session panel, and start the session."""
        self.hand.acts(WindowAction.START_SESSION)
        self.types(title)
        if faces:
            self.presses(Key.Key_Return)
        self.types("".join(str(face) for face in faces))
        self.hand.does()
        if faces and self.app.window.side.panel is not None:
            self.hand.does()  # The remaining dice are asked for once.

    def has_session(self, title: str, *faces: int) -> None:
        """Start a session with all heroes by a command, for a journey that begins after its start."""
        bridge = self.app.bridge
        command = StartSession(title=title, present=tuple(hero.id for hero in bridge.shown.heroes()))
        dice = bridge.rules.dice_requests(command)
        assert bridge.dispatch(command, {die.role: face for die, face in zip(dice, faces, strict=True)})

    def has_encounter(self, title: str, *order: str) -> None:
        """Start a combat with this turn order by a command, for a journey that begins after its start."""
        turns = tuple(self.hand.who(name) for name in order)
        assert self.app.bridge.dispatch(StartEncounter(kind="combat", title=title, order=turns))

    def ends_session(self) -> None:
        """End the session, and the encounter in progress without a result."""
        is_in_encounter = self.app.bridge.shown.encounter is not None
        self.hand.acts(WindowAction.END_SESSION)
        if is_in_encounter:
            self.hand.does()

    def starts_encounter(self, title: str, *order: str, kind: str = "Combat") -> None:
        """Start an encounter with this turn order."""
        self.hand.acts(WindowAction.START_ENCOUNTER)
        self.types(title)
        self.hand.fill(self.hand.panel(), kind, True)
        self.hand.puts_in_order([self.hand.who(name) for name in order])
        self.hand.does()

    def ends_encounter(self, result: str = "") -> None:
        """End the encounter with a result."""
        self.hand.acts(WindowAction.END_ENCOUNTER)
        self.types(result)
        self.hand.does()

    def awards(self, kind: str, value: int, *, to: str, use: str = "", note: str = "") -> None:
        """Drag a die from the pool to a hero, and choose a use or keep it."""
        self.drags(DESTINY, kind, value, to=to)
        if use:
            self.hand.chooses(use, note=note)
        elif not self.app.window.chooser.isHidden():
            self.hand.keeps()

    def drags_and_waits(self, kind: str, value: int, *, to: str) -> None:
        """Drag a die from the pool to a hero, and leave the chooser open."""
        self.drags(DESTINY, kind, value, to=to)
        assert self.app.window.chooser.isVisible()

    def drags(self, source: Place, kind: str, value: int | None = None, *, to: str, count: int = 1) -> str:
        """Drag tokens onto a row, and leave the chooser open. Return the hint beside the pointer."""
        return self.hand.drags(self.hand.tokens(source, kind, value, count), character_place(self.hand.who(to)))

    def spends(self, kind: str, use: str, *, by: str, face: int | None = None, note: str = "") -> None:
        """Drag a held die onto its holder's name, and choose a use."""
        self.drags(character_place(self.hand.who(by)), kind, to=by)
        self.hand.chooses(use, face, note)

    def brings_hubris(self, value: int, *, on: str) -> None:
        """Drag a Tragedy from the pool onto the hubris of a hero's row."""
        self.hand.drags(self.hand.tokens(DESTINY, "tragedy", value), OnUse("hubris", self.hand.who(on)))

    def plays_from_the_hand(self, face: int, *, against: str, note: str = "", use: str = "gm-use") -> None:
        """Use a Tragedy from the GM's hand against a hero."""
        self.drags(HAND, "tragedy", to=against)
        self.hand.chooses(use, face, note)

    def earns(self, kind: str, count: int = 1) -> None:
        """Press the button above the Fate pool; hold it for several."""
        self.hand.presses_pool_button(kind.capitalize(), count)

    def uses_fate(self, count: int, *, by: str, kind: str = "triumph", use: str = "improve-roll") -> None:
        """Drag stones onto a character, and choose a use."""
        self.drags(FATE, STONES[kind], to=by, count=count)
        self.hand.chooses(use)

    def fills_wheel(self, name: str, segment: int) -> None:
        """Click a segment of a hero's wheel."""
        self.hand.clicks_segment(self.hand.who(name), segment)

    def picks(self, words: str, *, on: str) -> None:
        """Choose an action from a row's menu."""
        self.hand.picks_from_row_menu(self.hand.who(on), words)

    def picks_for_all(self, words: str) -> None:
        """Choose an action from the game's menu, for the whole table."""
        window = self.app.window
        window.game_menu.fill()
        found = next((action for action in window.menus.game.actions() if action.text() == words), None)
        if found is None:
            raise LookupError(words)
        found.trigger()
        QApplication.processEvents()

    def vetoes(self) -> None:
        """Click "Veto" in the header after an edited scene."""
        self.hand.clicks(self.app.window.header, "Veto")

    def insists(self) -> None:
        """Override the refusal with Alt+A."""
        self.presses(Key.Key_A, ALT)

    def next_turn(self) -> None:
        """Press Ctrl+Right."""
        self.presses(Key.Key_Right, CTRL)

    def goes_back_a_turn(self) -> None:
        """Press Ctrl+Left."""
        self.presses(Key.Key_Left, CTRL)

    def moves_up(self, name: str) -> None:
        """Move a character up in the turn order with Alt+Up."""
        self.sorts_by_turn()
        self.clicks_row(name)
        self.presses(Key.Key_Up, ALT)

    def sorts_by_turn(self) -> None:
        """Sort the roster by turn order."""
        if not self.app.window.actions_of_play[WindowAction.TURN_ORDER].isChecked():
            self.app.window.characters.sort_button.click()

    def sees_in_the_drawer(self, act: WindowAction) -> None:
        """Open the drawer with that part of it selected."""
        if not self.app.window.actions_of_play[act].isChecked():
            self.hand.acts(act)

    def undoes(self) -> None:
        """Press Ctrl+Z in the focus widget."""
        self.presses(Key.Key_Z, CTRL)

    def redoes(self) -> None:
        """Press Ctrl+Shift+Z."""
        self.presses(Key.Key_Z, CTRL | SHIFT)

    def removes(self, name: str) -> None:
        """Remove a character from the campaign with the row's menu."""
        self.app.window.characters.choose(self.hand.who(name))
        self.picks("Remove from the campaign", on=name)

    def looks_back_to(self, words: str) -> None:
        """Click the log row that contains these words."""
        self._clicks_log(self.log_cell(words).center())

    def takes_back_to(self, words: str) -> None:
        """Click the undo button of the log row that contains these words."""
        self._clicks_log(undo_rect(self.log_cell(words)).center())

    def points_at_the_button_of(self, words: str) -> None:
        """Hover over the undo button of a log row without clicking it."""
        QTest.mouseMove(self.app.window.log.viewport(), undo_rect(self.log_cell(words)).center())
        QApplication.processEvents()

    def picks_up(self, place: Place, kind: str, value: int | None = None) -> None:
        """Click a token in a pool."""
        pool = self.app.window.pools.views[place].viewport()
        QTest.mouseClick(pool, LEFT, ALONE, pool.mapFromGlobal(self.place_of_token(place, kind, value)))

    def place_of_token(self, place: Place, kind: str, value: int | None = None) -> QPoint:
        """Return the center of a token in a pool, in screen coordinates."""
        (token,) = self.hand.tokens(place, kind, value)
        view = self.app.window.pools.views[place]
        indexes = [view.model().index(row, 0) for row in range(view.model().rowCount())]
        index = next(index for index in indexes if view.token_at(index) == token)
        return view.viewport().mapToGlobal(view.visualRect(index).center())

    def clicks_row(self, name: str) -> None:
        """Click a character's name."""
        roster = self.app.window.characters
        place = roster.viewport().mapFromGlobal(roster.place_of(character_place(self.hand.who(name))))
        QTest.mouseClick(roster.viewport(), LEFT, ALONE, place)
        QApplication.processEvents()

    def focuses(self, widget: QWidget) -> None:
        """Focus a widget as Tab does."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)

    def presses(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALONE) -> None:
        """Press a key in the focus widget, after the guards against double presses have ended."""
        self.ends_guards()
        QTest.keyClick(self.focused(), key, modifiers)
        QApplication.processEvents()

    def ends_guards(self) -> None:
        """End the guards that treat a second press as a double press."""
        for guard in self.app.window.findChildren(KeyGuard):
            guard.end()

    def types(self, text: str) -> None:
        """Type each letter into whatever has the focus then."""
        for letter in text:
            QTest.keyClicks(self.focused(), letter)

    def focused(self) -> QWidget:
        """Return the focus widget, or the main window."""
        return QApplication.focusWidget() or self.app.window

    def window_of(self, kind: type[_Window]) -> _Window:
        """Return the visible window of a class, other than the main window."""
        return next(window for window in self.app.window.findChildren(kind) if window.isVisible())

    def window_of_roster(self) -> ImportRosterWindow:
        """Return the window of an imported roster, after it has been read."""
        self.waits_until(lambda: any(page.isVisible() for page in self.app.window.findChildren(RosterPage)))
        return self.window_of(ImportRosterWindow)

    def prints(self, file: Path) -> str:
        """Save the summary of the last session into a file. Return its contents."""
        self.hand.acts(WindowAction.SUMMARY)
        preview = self.window_of(Preview)
        self.hand.clicks(preview, {".md": "Markdown…", ".html": "HTML…"}[file.suffix])
        self.chooses_file(file)
        preview.close()
        return file.read_text("utf-8")

    def table(self) -> list[str]:
        """Return all texts of the roster and the pools, the turn order, and the log since the session's start."""
        window = self.app.window
        views = [window.characters, *window.pools.views.values()]
        encounter = self.app.bridge.shown.encounter
        log = rows_of(window.log)
        begins = max((row for row, text in enumerate(log) if " starts with " in text), default=0)
        turns = [self.app.bridge.shown.character_name(character) for character in encounter.order] if encounter else []
        return [*(row for view in views for row in rows_of(view)), *turns, *log[begins:]]

    def sees(self, words: str, *, of: str = "") -> None:
        """Assert that the window, or a character's row, contains these words."""
        seen = self._row(of) if of else words_in(self.app.window)
        assert any(words in text for text in seen), f"“{words}” is not to be seen in: {seen}"

    def comes_to_see(self, words: str) -> None:
        """Assert that the window soon contains these words. Results of threads arrive a moment later."""
        self._qtbot.waitUntil(lambda: any(words in text for text in words_in(self.app.window)))

    def waits_until(self, is_so: Callable[[], bool]) -> None:
        """Wait for a condition, for example until clicks are accepted again after a roll."""
        self._qtbot.waitUntil(is_so)

    def does_not_see(self, words: str, *, of: str = "") -> None:
        """Assert that these words are nowhere in the window, or not in a character's row."""
        seen = self._row(of) if of else words_in(self.app.window)
        assert not any(words in text for text in seen), f"“{words}” is to be seen in: {seen}"

    def sees_log(self, words: str) -> None:
        """Assert that the last log row contains these words."""
        last = rows_of(self.app.window.log)[-1:]
        assert last, "the log is empty"
        assert words in last[0], f"“{words}” is not in “{last[0]}”"

    def lies_in(self, place: Place) -> list[str]:
        """Return the tokens in a pool as text."""
        return rows_of(self.app.window.pools.views[place])

    def is_refused(self, words: str) -> None:
        """Assert that the visible refusal contains these words."""
        note = self.app.window.refusal
        assert note.isVisible(), "nothing was refused"
        assert words in note.accessibleName()

    def can_undo(self, label: str) -> None:
        """Assert that undo is enabled with this label, or disabled if the label is empty."""
        action = self.app.window.actions_of_play[WindowAction.UNDO]
        assert action.isEnabled() == bool(label)
        assert action.text() == f"&Undo {label}".strip(), action.text()

    def _row(self, name: str) -> list[str]:
        roster = self.app.window.characters
        row = roster.roster.row_of(self.hand.who(name))
        assert row is not None, f"{name} has no row"
        return [read_row(roster, row)]

    def log_cell(self, words: str) -> QRect:
        """Return the rectangle of the newest log row that contains these words."""
        self.sees_in_the_drawer(WindowAction.LOG)
        log = self.app.window.log
        lines = [row for row, text in enumerate(rows_of(log)) if words in text]
        assert lines, f"“{words}” is not in the log"
        index = log.model().index(lines[-1], Column.SENTENCE)
        log.scrollTo(index)
        return log.visualRect(index)

    def _clicks_log(self, point: QPoint) -> None:
        QTest.mouseClick(self.app.window.log.viewport(), LEFT, ALONE, point)
        QApplication.processEvents()


MOST_DICE = 16
COPY = Qt.DropAction.CopyAction


def panel(gm: GM) -> CheckPanel:
    """Return the window's check panel."""
    return gm.app.window.check


def begins_a_check(gm: GM, by: str, *, on: str = "", kind: str = "") -> None:
    """Press Ctrl+R, and set who does what to whom."""
    gm.presses(Key.Key_R, CTRL)
    gm.hand.says_in_check(WHO, gm.hand.who(by))
    if on:
        gm.hand.says_in_check(TARGET, gm.hand.who(on))
    if kind:
        gm.hand.says_in_check("Kind", kind)
    leaves_the_word(gm)
    QApplication.processEvents()


def leaves_the_word(gm: GM) -> None:
    """Close the popup that a word of the check opens by itself."""
    QApplication.processEvents()
    leaf = panel(gm).sentence.open_popup
    if leaf is not None:
        leaf.dismiss()


def rolls(gm: GM, *faces: int) -> None:
    """Type the dice faces, skip the remaining dice with Enter, and press the button."""
    button = panel(gm).bar.do
    panel(gm).bar.focus_first()
    does = button.text()
    for face in faces:
        gm.types(str(face))
        field = gm.focused()
        if isinstance(field, DieField) and field.text():
            gm.presses(Key.Key_Return)
    for _ in range(MOST_DICE):
        if button.text() == does:
            gm.presses(Key.Key_Return)
    assert button.text() != does, f"“{does}” cannot be pressed: the keys go to {gm.focused()}"


def offered(gm: GM) -> list[str]:
    """Return all rows of spends as a screen reader reads them, the best first."""
    panel(gm).refresh()
    panel(gm).rows.open_popup()
    leaf = panel(gm).rows.every_row
    assert leaf is not None
    rows = leaf.rows.model()
    leaf.dismiss()
    read_out = (rows.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.rowCount()))
    return [said for said in read_out if said]


def drags_onto_the_check(gm: GM, tokens: tuple[TokenId, ...]) -> None:
    """Drag tokens onto the panel, and drop them."""
    there, mime = panel(gm).rect().center(), tokens_as_mime(tokens)
    gm.app.window.carried.take(tokens)
    for event in drag_events(there, mime):
        QApplication.sendEvent(panel(gm), event)
    QApplication.sendEvent(panel(gm), QDropEvent(QPointF(there), COPY, mime, LEFT, ALONE, QEvent.Type.Drop))
    gm.app.window.carried.let_go()
    QApplication.processEvents()


def evening_in_a_folder(gm: GM, above: Path) -> Path:
    """Save a campaign in a folder of its own. Return the folder."""
    gm.opens()
    gm.creates_campaign("Low Water")
    folder = above / "stick"
    folder.mkdir()
    gm.app.document.save_as(folder / "evening.gmtracker.json")
    assert gm.app.document.wait()
    assert gm.app.bridge.dispatch(AddNote(text="Written before it went."))
    gm.app.document.save()
    assert gm.app.document.wait()
    return folder
