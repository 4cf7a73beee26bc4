"""The second click of a double click goes only to what the first one hit. Events come by the native window."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QStringListModel, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.guards import DoubleClickGuard

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN, PLACE = Qt.KeyboardModifier.NoModifier, QPoint(20, 10)


class Places(QWidget):
    """A window with a field, a list of three rows, and two buttons at one place, of which a click hides the front one.

    ``pressed`` are the buttons and rows that were clicked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 300)
        self.pressed: list[str] = []
        self.behind, self.front = QPushButton("behind", self), QPushButton("front", self)
        self.field, self.list = QLineEdit("words", self), QListView(self)
        self.rows = QStringListModel(["one", "two", "three"], self)
        self.list.setModel(self.rows)
        for place, part in enumerate((self.behind, self.field, self.list)):
            part.setGeometry(0, 60 * place, 200, 50 if part is not self.list else 160)
        self.front.setGeometry(self.behind.geometry())
        self.front.clicked.connect(self.front.hide)
        for button in (self.behind, self.front):
            button.pressed.connect(self._on_pressed)
        self.list.pressed.connect(self._on_row)
        DoubleClickGuard(self)

    def _on_pressed(self) -> None:
        button = self.sender()
        assert isinstance(button, QPushButton)
        self.pressed.append(button.text())

    def _on_row(self) -> None:
        self.pressed.append(self.list.currentIndex().data())


@pytest.fixture
def places(qtbot: QtBot) -> Places:
    places = Places()
    qtbot.addWidget(places)
    with qtbot.waitActive(places):
        places.show()
        places.activateWindow()
    return places


def double_click(widget: QWidget, place: QPoint = PLACE) -> None:
    """Double-click at a place of a widget, whatever is there at the second click."""
    window = widget.window()
    QTest.mouseDClick(window.windowHandle(), LEFT, PLAIN, widget.mapTo(window, place))
    QApplication.processEvents()


def click(widget: QWidget, place: QPoint = PLACE) -> None:
    window = widget.window()
    QTest.mouseClick(window.windowHandle(), LEFT, PLAIN, widget.mapTo(window, place))
    QApplication.processEvents()


def test_second_click_does_not_press_uncovered_button(places: Places) -> None:
    double_click(places.front)
    assert (places.front.isHidden(), places.pressed) == (True, ["front"])
    click(places.behind)
    assert places.pressed == ["front", "behind"]


def test_second_click_does_not_press_row_that_moved_up(places: Places) -> None:
    places.list.pressed.connect(lambda index: places.rows.removeRow(index.row()))
    double_click(places.list)
    assert places.rows.stringList() == ["two", "three"]
    click(places.list)
    assert places.rows.stringList() == ["three"]


def test_second_click_does_not_press_row_that_came_after_the_first(places: Places) -> None:
    places.rows.setStringList([])
    places.behind.hide()
    places.front.raise_()
    places.front.setGeometry(places.list.geometry())
    places.front.clicked.connect(lambda: places.rows.setStringList(["new"]))
    double_click(places.front)
    assert places.pressed == ["front"]


def test_double_click_on_same_widget_counts(places: Places) -> None:
    places.front.hide()
    double_click(places.behind)
    assert places.pressed == ["behind", "behind"]
    double_click(places.field)
    assert places.field.selectedText() == "words"


def test_double_click_on_same_row_counts(places: Places) -> None:
    opened: list[str] = []
    places.list.doubleClicked.connect(lambda index: opened.append(index.data()))
    double_click(places.list)
    assert opened == ["one"]


def clicks_at(places: Places, *times: int) -> None:
    """Click the place of the buttons at these milliseconds, each time with a single press."""
    window, place = places.windowHandle(), QPointF(places.behind.geometry().center())
    for time in times:
        for kind, held in ((QEvent.Type.MouseButtonPress, LEFT), (QEvent.Type.MouseButtonRelease, NO_BUTTON)):
            event = QMouseEvent(kind, place, window.mapToGlobal(place), LEFT, held, PLAIN)
            event.setTimestamp(time)
            QApplication.sendEvent(window, event)


def test_quick_clicks_do_not_press_uncovered_button(places: Places) -> None:
    """After a menu has closed, and for the third click, Qt sends no double click but another press."""
    clicks_at(places, 10_000, 10_100, 10_250)
    assert places.pressed == ["front"]
    clicks_at(places, 11_000)
    assert places.pressed == ["front", "behind"]
