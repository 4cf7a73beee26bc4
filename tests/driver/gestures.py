"""Hands that count gestures, one with only a mouse and one with only keys, and the gestures that each job takes.

A mouse gesture is a press and release of a button: a click, a drag, or a menu that opens on the press and is released
over one of its lines. A key gesture is a key or a chord, including Enter. Typed names, numbers and dice faces are no
gestures. Events are sent to the native window, so that a widget that covers another one receives the gesture.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import patch

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QCursor, QDrag, QDropEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton, QWidget

from gmtracker.engine.campaign import Place, character_place
from gmtracker.engine.ruleset import Target
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.modelview.cells import TokenFace
from gmtracker.ui.roster import roster_input as roster_view
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.tokens import drag_drop
from tests.driver.gm import ALONE, COPY, GM, LEFT
from tests.windows.check_panel import row, rows

MOST_BY_MOUSE, MOST_BY_KEYS = 1, 2
"""How many gestures a job should take at most."""

JOBS = (
    *("award", "spend", "Fate", "stress", "rest", "hubris"),
    *("next turn", "order", "check", "undo", "look back", "summary"),
)


class Took(Struct, frozen=True):
    """What is done for a job in a game, and its number of gestures. ``why`` is the reason for more than the maximum."""

    what: str
    mouse: int = MOST_BY_MOUSE
    keys: int = MOST_BY_KEYS
    why: str = ""


EVERYWHERE = {
    "next turn": Took("what is open is announced, and the next has the turn", keys=1),
    "order": Took("somebody comes earlier, or acts after the next; the people stand in the order of their turns"),
    "undo": Took("the last action is taken back", keys=1),
    "look back": Took("the table as it was at a line of the log, which is in sight"),
    "summary": Took("the summary is shown", keys=1),
}
"""The jobs that are the same in every game."""

STANDING_CHECK = Took("the faces are typed for the check of whoever has the turn, which is rolled", keys=1)

GESTURES = {
    "shattered-spheres": {
        "award": Took("a die of the Destiny pool goes to a hero"),
        "spend": Took("a held die goes on the rolled check, and is rolled"),
        "Fate": Took("a stone goes on the rolled check"),
        "stress": Took("a segment of the wheel"),
        "rest": Took("a Long Rest"),
        "hubris": Took("a Tragedy of the pool brings a hubris to bear"),
        "check": STANDING_CHECK,
        **EVERYWHERE,
    },
    "torg-eternity": {
        "spend": Took("a Possibility goes on the rolled test, and is rolled"),
        "Fate": Took("one of the GM's Possibilities goes on a foe's test"),
        "stress": Took("a Wound"),
        "hubris": Took("a foe is Stymied"),
        "check": STANDING_CHECK,
        **EVERYWHERE,
    },
    "vagabond": {
        "spend": Took("Luck, and a die is rolled again"),
        "Fate": Took("Luck, and the d20 to come is Favored"),
        "stress": Took("a Fatigue"),
        "rest": Took("a Rest"),
        "hubris": Took("a hero is frightened"),
        "check": STANDING_CHECK,
        **EVERYWHERE,
    },
    "humans-and-heroes": {
        "award": Took("a hero earns a Victory point"),
        "spend": Took("a Victory point improves the roll"),
        "Fate": Took("extra effort on the check to come"),
        "stress": Took("a hit point is lost"),
        "rest": Took("healing"),
        "hubris": Took("a hero is dazed"),
        "check": Took(STANDING_CHECK.what, 2, 3, "+ and − change a track unless the keys are led to the dice first"),
        **EVERYWHERE,
    },
}
"""The gestures by game and job. A game without a job has no entry.

A game without Fate, Stress or hubris uses what is closest to them. Torg Eternity and Vagabond have no award, because
their tokens come from an act, a Rest or a Crit; Torg Eternity also has no rest. If the table types its dice, spending a
die takes one gesture more, for its face. On Windows a menu opens on the release, so a line of it takes one click more.
"""

RIGHT = Qt.MouseButton.RightButton
STEP = 2
"""The distance in pixels between points that are searched for something small."""


class CountingHand:
    """Counts gestures. ``took`` maps each job's name to its number of gestures."""

    def __init__(self, gm: GM) -> None:
        self.gm = gm
        self.count = 0
        self.took: dict[str, int] = {}

    @contextmanager
    def job(self, name: str) -> Iterator[None]:
        """Count the gestures in this block as one job."""
        before = self.count
        yield
        self.took[name] = self.count - before

    def types(self, words: str) -> None:
        """Type words, or dice faces, into whatever has the focus."""
        self.gm.types(words)
        QApplication.processEvents()


class MouseHand(CountingHand):
    """Clicks and drags. Points are in screen coordinates."""

    def clicks(self, place: QPoint) -> None:
        """Press and release the left button."""
        self._wait_for(place)
        self._begin(place, LEFT)
        self._let_go(place, LEFT)

    def clicks_on(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        self.clicks(widget.mapToGlobal(widget.rect().center()))

    def clicks_words(self, words: str, within: QWidget | None = None) -> None:
        """Click the button with this text."""
        buttons = (within or self.gm.app.window).findChildren(QAbstractButton)
        found = [one for one in buttons if one.text() == words and one.isVisible() and one.isEnabled()]
        assert found, f"no button says “{words}”"
        self.clicks_on(found[0])

    def clicks_header(self, act: WindowAction) -> None:
        """Click the header's button of an action."""
        action = self.gm.app.window.actions_of_play[act]
        buttons = self.gm.app.window.header.findChildren(QToolButton)
        self.clicks_on(next(one for one in buttons if one.defaultAction() is action))

    def clicks_check_row(self, words: str) -> None:
        """Click a row of the check's spends."""
        self.clicks(self.check_row(words))

    def clicks_segment(self, name: str, segment: int, track: str) -> None:
        """Click a segment, pip or rung of a character's track."""
        column = self.gm.app.window.characters.roster.column_of(track)
        self.clicks(self._in_cell(name, column, lambda thing: thing == segment))

    def clicks_number(self, name: str, track: str) -> None:
        """Click the number of a character's track, which can then be edited."""
        self.clicks(self._in_cell(name, self.gm.app.window.characters.roster.column_of(track), lambda _: True))

    def clicks_log(self, words: str) -> None:
        """Click the log row that contains these words."""
        log = self.gm.app.window.log
        cell = self.gm.log_cell(words)
        self.clicks(log.viewport().mapToGlobal(cell.center()))

    def drags(self, start: QPoint, end: QPoint, digit: str = "") -> None:
        """Press, move and release. A digit is typed on the way."""

        def carry(drag: QDrag) -> None:
            """Replace the system's drag loop, which has the pointer until the release. Offscreen there is none."""
            if digit:
                QApplication.processEvents()
                self.gm.types(digit)
            _lay_down(self.gm.app.window, drag, end)

        self._wait_for(end)
        with patch.object(drag_drop, "run_drag", carry), patch.object(roster_view, "run_drag", carry):
            self._begin(start, LEFT)
            self._moves(start + QPoint(2 * QApplication.startDragDistance(), 0))
            self._moves(end)
            self._let_go(end, LEFT)

    def picks(self, place: QPoint, *words: str) -> None:
        """Press the right button, go through the menus that open, and release over the line with these words."""
        self._begin(place, RIGHT)
        for line in words:
            self.gm.waits_until(partial(_is_there, line))
            place = _place_of_line(line)
            self._moves(place - QPoint(1, 0))
            self._moves(place)
        self._let_go(place, RIGHT)

    def clicks_through_menu(self, *lines: str, of: QToolButton | None = None) -> None:
        """Click the menu button, or another button with a menu, and then one line after the other."""
        button = of or self.gm.app.window.menu_button

        def click_lines() -> None:
            """Click the lines while the button's menu runs its own event loop."""
            try:
                for words in lines:
                    self.clicks(_place_of_line(words))
            finally:
                while (menu := QApplication.activePopupWidget()) is not None:
                    menu.close()

        place = button.mapToGlobal(button.rect().center())
        self._moves(place)
        QTimer.singleShot(0, click_lines)
        self.count += 1
        QTest.mouseClick(self._window(), LEFT, ALONE, self._window().mapFromGlobal(place))
        QApplication.processEvents()

    def token(self, place: Place, kind: str, value: int | None = None) -> QPoint:
        """Return the center of a token in a pool."""
        return self.gm.place_of_token(place, kind, value)

    def held(self, name: str, kind: str) -> QPoint:
        """Return the center of the first token of a kind that a character holds."""
        return self._in_cell(
            name, Column.TOKENS, lambda thing: isinstance(thing, TokenFace) and self._kind_of(thing) == kind
        )

    def row(self, name: str) -> QPoint:
        """Return the position of a character's name."""
        return self.target(character_place(self.gm.hand.who(name)))

    def check_row(self, words: str) -> QPoint:
        """Return the center of a row of the check's spends."""
        panel = self.gm.app.window.check
        panel.refresh()
        told = rows(panel)
        assert any(words in one for one in told), f"“{words}” is not among {told}"
        return panel.rows.viewport().mapToGlobal(panel.rows.visualRect(row(panel, words)).center())

    def check_use(self, name: str) -> QPoint:
        """Return the center of a use's name in the check's spends."""
        view = self.gm.app.window.check.rows
        lines = (view.model().index(line, 0) for line in range(view.model().rowCount()))
        found = next(cell for cell in lines if cell.data() == name)
        return view.viewport().mapToGlobal(view.visualRect(found).center())

    def upper_half(self, name: str) -> QPoint:
        """Return the position where a dropped row goes before a character's row."""
        roster = self.gm.app.window.characters
        return self.row(name) - QPoint(0, roster.height_of_row() // 4)

    def target(self, target: Target) -> QPoint:
        """Return the position of a drop target."""
        roster = self.gm.app.window.characters
        place = roster.place_of(target)
        assert roster.viewport().rect().contains(roster.viewport().mapFromGlobal(place)), "it is out of sight"
        return place

    def _kind_of(self, face: TokenFace) -> str:
        token = self.gm.app.bridge.shown.token(face.id)
        return token.kind if token else ""

    def _in_cell(self, name: str, column: int, is_it: Callable[[object], bool]) -> QPoint:
        """Return a point in a character's cell at which the thing under the pointer is the wanted one."""
        roster = self.gm.app.window.characters
        at = roster.roster.row_of(self.gm.hand.who(name))
        assert at is not None, f"{name} has no row"
        area = roster.visualRect(roster.roster.index(at, column))
        places = (
            QPoint(x, y) for y in range(area.top(), area.bottom(), STEP) for x in range(area.left(), area.right(), STEP)
        )
        found = next((place for place in places if is_it(roster.thing_at(place))), None)
        assert found is not None, f"nothing of the kind is seen on {name}'s row"
        return roster.viewport().mapToGlobal(found)

    def _wait_for(self, place: QPoint) -> None:
        """Wait until the guard over this point is hidden: after a roll over the check, or over a procedure's step."""
        window = self.gm.app.window
        procedure = window.procedure_panel.panel
        for guard in (window.check.guard, *((procedure.guard,) if procedure is not None else ())):
            if guard.rect().contains(guard.mapFromGlobal(place)):
                self.gm.waits_until(guard.isHidden)

    def _begin(self, place: QPoint, button: Qt.MouseButton) -> None:
        self.count += 1
        self._moves(place)
        QTest.mousePress(self._window(), button, ALONE, self._window().mapFromGlobal(place))
        QApplication.processEvents()

    def _let_go(self, place: QPoint, button: Qt.MouseButton) -> None:
        QTest.mouseRelease(self._window(), button, ALONE, self._window().mapFromGlobal(place))
        QApplication.processEvents()
        QApplication.processEvents()

    def _moves(self, place: QPoint) -> None:
        QCursor.setPos(place)
        QTest.mouseMove(self._window(), self._window().mapFromGlobal(place))
        QApplication.processEvents()

    def _window(self) -> QWindow:
        """Return the window that receives pointer events. One below an open menu forwards them to it."""
        return (QApplication.activeWindow() or self.gm.app.window).windowHandle()


def _line_of(words: str) -> tuple[QMenu, QAction] | None:
    """Return the line with this text in the last opened menu, or None."""
    menu = QApplication.activePopupWidget()
    actions = menu.actions() if isinstance(menu, QMenu) else []
    found = next((action for action in actions if action.text().replace("&", "") == words), None)
    return (menu, found) if isinstance(menu, QMenu) and found is not None else None


def _is_there(words: str) -> bool:
    return _line_of(words) is not None


def _place_of_line(words: str) -> QPoint:
    found = _line_of(words)
    assert found is not None, f"no menu says “{words}”"
    menu, action = found
    return menu.mapToGlobal(menu.actionGeometry(action).center())


def _lay_down(window: QWidget, drag: QDrag, place: QPoint) -> None:
    """Send the drag and drop events to the widget at a point."""
    there = window.childAt(window.mapFromGlobal(place))
    while there is not None and not there.acceptDrops():
        there = there.parentWidget()
    if there is None:
        return
    point = there.mapFromGlobal(place)
    for event in drag_events(point, drag.mimeData()):
        QApplication.sendEvent(there, event)
    if event.isAccepted():
        drop = QDropEvent(QPointF(point), COPY, drag.mimeData(), LEFT, ALONE, QEvent.Type.Drop)
        QApplication.sendEvent(there, drop)


class KeyHand(CountingHand):
    """Presses keys in the focus widget."""

    def presses(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALONE) -> None:
        """Press a key or a chord."""
        self.count += 1
        self.gm.presses(key, modifiers)
        QApplication.processEvents()

    def says(self, words: str) -> None:
        """Focus the command bar, type, and press Enter."""
        self.presses(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        self.types(words)
        self.presses(Qt.Key.Key_Return)
