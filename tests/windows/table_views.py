"""A table in play with every view of it, and helpers that click, drag and type in them."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDrag, QDragMoveEvent, QDropEvent, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QToolTip, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import HAND, in_pool
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import TokenId
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import zone_rects
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.roster.roster_input import CharactersView
from gmtracker.ui.tokens.delegate import token_places
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.model import PoolModel
from gmtracker.ui.tokens.view import PoolView
from gmtracker.ui.tracks.delegate import wheel_rect
from gmtracker.ui.tracks.model import TracksModel
from gmtracker.ui.tracks.view import WheelsView
from tests.builders.campaigns import faces_in_turn, held_tokens, who
from tests.windows.widgets import styled_at_last

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


Staged = Callable[[Table], "TableStage"]
"""Puts a table on a stage."""


class Counted:
    """Counts whatever would change a model from outside."""

    touched = 0

    def setData(self, *arguments: object) -> bool:
        self.touched += 1
        return False

    def removeRows(self, *arguments: object) -> bool:
        self.touched += 1
        return False


class CountedRoster(Counted, CharactersModel):
    """A roster that counts how often a view reaches into it."""


class CountedPool(Counted, PoolModel):
    """A pool that counts how often a view reaches into it."""


class TableStage:
    """The views of one table, shown; ``said`` is what they said beside the pointer, newest last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.carried = CarriedTokens(self.bridge, self.bridge)
        wheels = TracksModel(self.bridge, self.bridge)
        with styled_at_last():
            self._put_together(wheels)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.destiny.aim_requested.connect(self.roster.focus_drop_target)
        self.fate.aim_requested.connect(self.roster.focus_drop_target)

    def _put_together(self, wheels: TracksModel) -> None:
        self.roster = CharactersView(CharactersModel(self.bridge, wheels, self.bridge), self.carried)
        self.destiny = PoolView(PoolModel(self.bridge, in_pool("destiny"), self.bridge), self.carried)
        self.fate = PoolView(PoolModel(self.bridge, in_pool("fate"), self.bridge), self.carried)
        self.hand = PoolView(PoolModel(self.bridge, HAND, self.bridge), self.carried)
        self.wheels = WheelsView(wheels)
        self.said: list[tuple[str, bool]] = []
        self.window = QWidget()
        views: list[CharactersView | PoolView | WheelsView] = [self.roster, self.wheels]
        views += [self.destiny, self.fate, self.hand]
        for place, view in enumerate(views):
            view.setParent(self.window)
            view.setGeometry(place % 2 * 820, place // 2 * 400, 820, 400)
            view.hint.connect(self._on_hint)
        self.window.resize(1640, 1200)

    def close(self) -> None:
        """Free the views, then the models; left to the garbage collector they may go while another is painted."""
        for thing in filter(isValid, (self.window, self.bridge)):
            thing.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _on_hint(self, words: str, refused: bool, _place: QPoint) -> None:
        self.said.append((words, refused))

    def cell(self, name: str, column: Column) -> QPoint:
        """The middle of a cell of the roster, in its viewport."""
        return self.roster.visualRect(self.index(name, column)).center()

    def index(self, name: str, column: Column) -> QModelIndex:
        """A cell of the roster."""
        row = self.roster.roster.row_of(who(self.table, name))
        assert row is not None
        return self.roster.roster.index(row, column)

    def die(self, name: str, which: int) -> QPoint:
        """The middle of one of the dice that somebody holds, in the viewport of the roster."""
        die, index = held_tokens(self.table, name)[which], self.index(name, Column.TOKENS)
        places = token_places(self.roster.visualRect(index), index.data(Role.CELL))
        lies = next(place.rect for place in places if die in [face.id for face in place.tokens])
        return QPointF(lies.left() + lies.height() / 2, lies.center().y()).toPoint()

    def zone(self, name: str) -> QPoint:
        """The middle of the one drop zone of a row."""
        return zone_rects(self.roster.visualRect(self.index(name, Column.CONDITIONS)), 1)[0].center()

    def segment(self, name: str, number: int) -> QPoint:
        """A point on a segment of somebody's wheel in the roster."""
        return on_segment(wheel_rect(self.roster.visualRect(self.index(name, Column.TRACK))), number)

    def earn(self, count: int, kind: str = "triumph-stone") -> None:
        """Stones are earned for the Fate pool."""
        assert self.bridge.dispatch(Use(use="earn-fate", inputs={"kind": kind, "count": count}))

    def pool_dice(self, kind: str | None = None) -> list[TokenId]:
        """What lies in the Destiny pool."""
        return [token.id for token in self.table.campaign.tokens_at(in_pool("destiny"), kind)]

    def load(self, name: str) -> int:
        """The Stress somebody has, with held dice."""
        return self.table.campaign.track_load(who(self.table, name), "stress")

    def log(self) -> str:
        """What the log told last."""
        return self.bridge.entries()[-1].sentence


def place_in(pool: PoolView, token: TokenId) -> QPoint:
    """Where a token lies in the viewport of a pool."""
    model = pool.model()
    assert isinstance(model, PoolModel)
    row = model.row_of(token)
    assert row is not None
    return pool.visualRect(model.index(row)).center()


def on_segment(wheel: QRectF, number: int) -> QPoint:
    """A point on a segment of a wheel of ten; 1 begins at the top, clockwise."""
    turn = (number - 0.5) / 10 * 2 * pi
    reach = wheel.width() / 2 * 0.78
    return (wheel.center() + QPointF(sin(turn) * reach, -cos(turn) * reach)).toPoint()


def click(view: QAbstractItemView, point: QPoint) -> None:
    """One click of the left button."""
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, point)


def double_click(view: QAbstractItemView, point: QPoint) -> None:
    """Two clicks in the place of one, as they come from a real mouse."""
    click(view, point)
    QTest.mouseDClick(view.viewport(), LEFT, PLAIN, point)
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, point)


def edit_in_place(text: str) -> None:
    """Type into the field that has the focus, and Enter."""
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()


def move(view: QAbstractItemView, point: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """The pointer goes there, with a button held down or none."""
    viewport = view.viewport()
    place, on_screen = QPointF(point), QPointF(viewport.mapToGlobal(point))
    nothing = Qt.MouseButton.NoButton
    QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseMove, place, on_screen, nothing, held, PLAIN))


def tip_at(view: QAbstractItemView, point: QPoint) -> str:
    """Rest on a point until a tool tip comes; returns what it says, or nothing where none does."""
    QToolTip.hideText()
    viewport = view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def press_and_pull(view: QAbstractItemView, start: QPoint) -> None:
    """The left button is pressed, and the pointer goes far enough for a drag."""
    QTest.mousePress(view.viewport(), LEFT, PLAIN, start)
    for step in (4, 16, 40):
        move(view, start + QPoint(step, 0), LEFT)


def drag_event(drag: QDrag, point: QPoint) -> QDragMoveEvent:
    """A drag that moves over a point of a viewport."""
    return drag_events(point, drag.mimeData())[1]


def drop_event(drag: QDrag, point: QPoint) -> QDropEvent:
    """A drag that is dropped on a point of a viewport."""
    return QDropEvent(QPointF(point), COPY, drag.mimeData(), LEFT, PLAIN)


def drops_on(view: QAbstractItemView, point: QPoint) -> Callable[[QDrag], None]:
    """Stands in for the drag loop: over the view, and dropped there."""

    def run(drag: QDrag) -> None:
        over = drag_event(drag, point)
        view.dragMoveEvent(over)
        if over.isAccepted():
            view.dropEvent(drop_event(drag, point))

    return run
