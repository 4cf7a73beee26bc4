"""A table with all its views, and functions that click, drag and type in them."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QDrag, QDragMoveEvent, QDropEvent, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QToolTip, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import HAND, pool_place
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
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.campaigns import faces_in_turn, held_tokens, who
from tests.windows.widgets import styled_at_last

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


Staged = Callable[[Table], "TableStage"]
"""Builds the views of a table."""


class Counted:
    """Counts the calls that would change a model from outside."""

    touched = 0

    def setData(self, *arguments: object) -> bool:
        self.touched += 1
        return False

    def removeRows(self, *arguments: object) -> bool:
        self.touched += 1
        return False


class CountedRoster(Counted, CharactersModel):
    """A roster that counts how often a view changes it."""


class CountedPool(Counted, PoolModel):
    """A pool that counts how often a view changes it."""


class TableStage:
    """The visible views of a table. ``said`` are their hints beside the pointer, the newest last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bridge = Bridge(faces_in_turn())
        self.bridge.open(table)
        self.carried = CarriedTokens(self.bridge, self.bridge)
        wheels = TrackEditor(self.bridge)
        with styled_at_last():
            self._put_together(wheels)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()
        self.destiny.aim_requested.connect(self.roster.focus_drop_target)
        self.fate.aim_requested.connect(self.roster.focus_drop_target)

    def _put_together(self, wheels: TrackEditor) -> None:
        self.roster = CharactersView(CharactersModel(self.bridge, wheels, self.bridge), self.carried)
        self.destiny = PoolView(PoolModel(self.bridge, pool_place("destiny"), self.bridge), self.carried)
        self.fate = PoolView(PoolModel(self.bridge, pool_place("fate"), self.bridge), self.carried)
        self.hand = PoolView(PoolModel(self.bridge, HAND, self.bridge), self.carried)
        self.said: list[tuple[str, bool]] = []
        self.window = QWidget()
        views: list[CharactersView | PoolView] = [self.roster]
        views += [self.destiny, self.fate, self.hand]
        for place, view in enumerate(views):
            view.setParent(self.window)
            view.setGeometry(place % 2 * 820, place // 2 * 400, 820, 400)
            view.hint.connect(self._on_hint)
        self.window.resize(1640, 1200)

    def close(self) -> None:
        """Free the views, then the models. The garbage collector could free them while another view is painted."""
        for thing in filter(isValid, (self.window, self.bridge)):
            thing.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _on_hint(self, words: str, refused: bool, _place: QPoint) -> None:
        self.said.append((words, refused))

    def cell(self, name: str, column: Column) -> QPoint:
        """Return the center of a roster cell, in viewport coordinates."""
        return self.roster.visualRect(self.index(name, column)).center()

    def index(self, name: str, column: Column) -> QModelIndex:
        """Return the index of a roster cell."""
        row = self.roster.roster.row_of(who(self.table, name))
        assert row is not None
        return self.roster.roster.index(row, column)

    def die(self, name: str, which: int) -> QPoint:
        """Return the center of a die that a character holds, in the roster's viewport coordinates."""
        die, index = held_tokens(self.table, name)[which], self.index(name, Column.TOKENS)
        places = token_places(self.roster.visualRect(index), index.data(Role.CELL))
        lies = next(place.rect for place in places if die in [face.id for face in place.tokens])
        return QPointF(lies.left() + lies.height() / 2, lies.center().y()).toPoint()

    def zone(self, name: str) -> QPoint:
        """Return the center of a row's only drop zone."""
        return zone_rects(self.roster.visualRect(self.index(name, Column.CONDITIONS)), 1)[0].center()

    def segment(self, name: str, number: int) -> QPoint:
        """Return a point on a segment of a character's wheel in the roster."""
        return on_segment(wheel_rect(self.roster.visualRect(self.index(name, Column.TRACK))), number)

    def earn(self, count: int, kind: str = "triumph-stone") -> None:
        """Earn stones for the Fate pool."""
        assert self.bridge.dispatch(Use(use="earn-fate", inputs={"kind": kind, "count": count}))

    def pool_dice(self, kind: str | None = None) -> list[TokenId]:
        """Return the dice in the Destiny pool."""
        return [token.id for token in self.table.campaign.tokens_at(pool_place("destiny"), kind)]

    def load(self, name: str) -> int:
        """Return a character's Stress, including held dice."""
        return self.table.campaign.track_load(who(self.table, name), "stress")

    def log(self) -> str:
        """Return the latest log sentence."""
        return self.bridge.entries()[-1].sentence


def place_in(pool: PoolView, token: TokenId) -> QPoint:
    """Return the center of a token in a pool's viewport."""
    model = pool.model()
    assert isinstance(model, PoolModel)
    row = model.row_of(token)
    assert row is not None
    return pool.visualRect(model.index(row)).center()


def on_segment(wheel: QRectF, number: int) -> QPoint:
    """Return a point on a segment of a wheel of ten. Segment 1 starts at the top; they go clockwise."""
    turn = (number - 0.5) / 10 * 2 * pi
    reach = wheel.width() / 2 * 0.78
    return (wheel.center() + QPointF(sin(turn) * reach, -cos(turn) * reach)).toPoint()


def click(view: QAbstractItemView, point: QPoint) -> None:
    """Click with the left button."""
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, point)


def double_click(view: QAbstractItemView, point: QPoint) -> None:
    """Double-click, with the same events as a real mouse."""
    click(view, point)
    QTest.mouseDClick(view.viewport(), LEFT, PLAIN, point)
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, point)


def edit_in_place(text: str) -> None:
    """Type into the line edit that has the focus, and press Enter."""
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()


def move(view: QAbstractItemView, point: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer to a point, with a button held or none."""
    viewport = view.viewport()
    place, on_screen = QPointF(point), QPointF(viewport.mapToGlobal(point))
    nothing = Qt.MouseButton.NoButton
    QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseMove, place, on_screen, nothing, held, PLAIN))


def tip_at(view: QAbstractItemView, point: QPoint) -> str:
    """Hover over a point. Return the tooltip, or an empty text without one."""
    QToolTip.hideText()
    viewport = view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def press_and_pull(view: QAbstractItemView, start: QPoint) -> None:
    """Press the left button, and move far enough for a drag."""
    QTest.mousePress(view.viewport(), LEFT, PLAIN, start)
    for step in (4, 16, 40):
        move(view, start + QPoint(step, 0), LEFT)


def drag_event(drag: QDrag, point: QPoint) -> QDragMoveEvent:
    """Return the event of a drag over a point of a viewport."""
    return drag_events(point, drag.mimeData())[1]


def drop_event(drag: QDrag, point: QPoint) -> QDropEvent:
    """Return the event of a drop on a point of a viewport."""
    return QDropEvent(QPointF(point), COPY, drag.mimeData(), LEFT, PLAIN)


def drops_on(view: QAbstractItemView, point: QPoint) -> Callable[[QDrag], None]:
    """Return a replacement for the drag loop: it moves over a point of the view and drops there."""

    def run(drag: QDrag) -> None:
        over = drag_event(drag, point)
        view.dragMoveEvent(over)
        if over.isAccepted():
            view.dropEvent(drop_event(drag, point))

    return run
