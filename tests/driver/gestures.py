"""Hands that count: one has nothing but a mouse, the other nothing but keys; and how many gestures each job takes them.

A gesture of the mouse is a button that is pressed and let go: a click, a drag, or a menu that a press opens and that is
let go on one of its lines. A gesture of the keys is a key or a chord, Enter included. What is typed is words and no
gesture of either hand: names, numbers, and the faces of dice. Both go through the window that the system knows, so that
whatever lies over something else has the gesture in its place.
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

from gmtracker.engine.campaign import Place, held_by
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
"""So many gestures a job should take."""

JOBS = (
    *("award", "spend", "Fate", "stress", "rest", "hubris"),
    *("next turn", "order", "check", "undo", "look back", "summary"),
)


class Took(Struct, frozen=True):
    """What is done for a job in a game, and the gestures that it takes; ``why`` they are more than they should be."""

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
"""The gestures of every job in every game, by job; a game that has nothing like one does without.

A game without Fate, Stress or hubris has what comes nearest to them. Torg Eternity and Vagabond have no award (their
tokens come with an act, a Rest or a Crit), and Torg Eternity no rest. Where the table types its dice, the face of a die
that is spent is typed before it is done, by one gesture more. Where a menu opens only as the button is let go, as it
does on Windows, a line of it is a click more.
"""

RIGHT = Qt.MouseButton.RightButton
STEP = 2
"""So many pixels lie between two places that are looked at for something small."""


class CountingHand:
    """Counts gestures, and keeps how many each job took, by its name."""

    def __init__(self, gm: GM) -> None:
        self.gm = gm
        self.count = 0
        self.took: dict[str, int] = {}

    @contextmanager
    def job(self, name: str) -> Iterator[None]:
        """What is done within is that job."""
        before = self.count
        yield
        self.took[name] = self.count - before

    def types(self, words: str) -> None:
        """Type words, or the faces of dice, wherever the keys are by then."""
        self.gm.types(words)
        QApplication.processEvents()


class MouseHand(CountingHand):
    """Clicks and drags. Places are points of the screen."""

    def clicks(self, place: QPoint) -> None:
        """Press the left button and let it go."""
        self._wait_for(place)
        self._begin(place, LEFT)
        self._let_go(place, LEFT)

    def clicks_on(self, widget: QWidget) -> None:
        """Click the middle of something."""
        self.clicks(widget.mapToGlobal(widget.rect().center()))

    def clicks_words(self, words: str, within: QWidget | None = None) -> None:
        """Click the button with these words on it."""
        buttons = (within or self.gm.app.window).findChildren(QAbstractButton)
        found = [one for one in buttons if one.text() == words and one.isVisible() and one.isEnabled()]
        assert found, f"no button says “{words}”"
        self.clicks_on(found[0])

    def clicks_header(self, act: WindowAction) -> None:
        """Click the button of the header that stands for an action."""
        action = self.gm.app.window.actions_of_play[act]
        buttons = self.gm.app.window.header.findChildren(QToolButton)
        self.clicks_on(next(one for one in buttons if one.defaultAction() is action))

    def clicks_check_row(self, words: str) -> None:
        """Click what could be spent on the check."""
        self.clicks(self.check_row(words))

    def clicks_segment(self, name: str, segment: int, track: str) -> None:
        """Click a segment of somebody's track, a pip or a rung."""
        column = self.gm.app.window.characters.roster.column_of(track)
        self.clicks(self._in_cell(name, column, lambda thing: thing == segment))

    def clicks_number(self, name: str, track: str) -> None:
        """Click the number of somebody's track, which can be typed anew then."""
        self.clicks(self._in_cell(name, self.gm.app.window.characters.roster.column_of(track), lambda _: True))

    def clicks_log(self, words: str) -> None:
        """Click the line of the log that says so."""
        log = self.gm.app.window.log
        cell = self.gm.log_cell(words)
        self.clicks(log.viewport().mapToGlobal(cell.center()))

    def drags(self, start: QPoint, end: QPoint, digit: str = "") -> None:
        """Press, move, and let go; a digit is typed on the way."""

        def carry(drag: QDrag) -> None:
            """The drag of the system, which has the pointer until the button is let go; offscreen there is none."""
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
        """Press the right button there, go down the menu that opens, and let go on the line with these words."""
        self._begin(place, RIGHT)
        for line in words:
            self.gm.waits_until(partial(_is_there, line))
            place = _place_of_line(line)
            self._moves(place - QPoint(1, 0))
            self._moves(place)
        self._let_go(place, RIGHT)

    def clicks_through_menu(self, *lines: str) -> None:
        """Click the button of the menus, and one line after the other."""
        button = self.gm.app.window.menu_button

        def click_lines() -> None:
            """The menu of a button has the program to itself until it closes."""
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
        """Where a token of a pool lies."""
        return self.gm.place_of_token(place, kind, value)

    def held(self, name: str, kind: str) -> QPoint:
        """Where the first token of a kind lies that somebody holds."""
        return self._in_cell(
            name, Column.TOKENS, lambda thing: isinstance(thing, TokenFace) and self._kind_of(thing) == kind
        )

    def row(self, name: str) -> QPoint:
        """Where somebody's name stands."""
        return self.target(held_by(self.gm.hand.who(name)))

    def check_row(self, words: str) -> QPoint:
        """Where it stands in the check what could be spent on it."""
        panel = self.gm.app.window.check
        panel.refresh()
        told = rows(panel)
        assert any(words in one for one in told), f"“{words}” is not among {told}"
        return panel.rows.viewport().mapToGlobal(panel.rows.visualRect(row(panel, words)).center())

    def upper_half(self, name: str) -> QPoint:
        """Where a row is laid down that is to stand before somebody's."""
        roster = self.gm.app.window.characters
        return self.row(name) - QPoint(0, roster.height_of_row() // 4)

    def target(self, target: Target) -> QPoint:
        """Where something can be laid down."""
        roster = self.gm.app.window.characters
        place = roster.place_of(target)
        assert roster.viewport().rect().contains(roster.viewport().mapFromGlobal(place)), "it is out of sight"
        return place

    def _kind_of(self, face: TokenFace) -> str:
        token = self.gm.app.bridge.shown.token(face.id)
        return token.kind if token else ""

    def _in_cell(self, name: str, column: int, is_it: Callable[[object], bool]) -> QPoint:
        """A point of somebody's cell at which what is seen is meant."""
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
        """For a moment after a roll the check takes nothing, and so do the steps of a procedure."""
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
        """The window that has the pointer's events; one under an open menu hands them on to that."""
        return (QApplication.activeWindow() or self.gm.app.window).windowHandle()


def _line_of(words: str) -> tuple[QMenu, QAction] | None:
    """The line of the menu that has opened last which says so."""
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
    """What the part of a window at a place is told of a drag that comes there and is let go."""
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
    """Presses keys, where the focus is."""

    def presses(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALONE) -> None:
        """Press a key or a chord."""
        self.count += 1
        self.gm.presses(key, modifiers)
        QApplication.processEvents()

    def says(self, words: str) -> None:
        """Take the keys to the line at the foot, type, and press Enter."""
        self.presses(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        self.types(words)
        self.presses(Qt.Key.Key_Return)
