"""The list of what is owed, opened from the header."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddNote, EndSession, StartSession
from gmtracker.ui.session.owed_list import OwedList
from gmtracker.ui.session.panels import WrappedCheckBox
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, activate, click, focused, press, types


@pytest.fixture
def app(stage: Stage, qtbot: QtBot) -> App:
    """The sample in a session, with two owed things and the roster focused."""
    app = stage.sample()
    app.bridge.dispatch(StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))
    for old in app.bridge.shown.owed_markers():
        app.window.owed_list.settle(old)
    for thing in ("A horse.", "A boat."):
        app.bridge.dispatch(AddNote(text=thing, topic="owed", about=app.bridge.shown.heroes()[0].id))
    app.window.resize(1280, 720)
    activate(qtbot, app.window)
    app.window.characters.setFocus()
    return app


def opened(app: App) -> OwedList:
    click(app.window.header.owed)
    QApplication.processEvents()
    return app.window.owed_list


def items(owed: OwedList) -> list[tuple[str, bool]]:
    """Return the visible items, from the top, and whether each is checked."""
    QApplication.processEvents()
    boxes = [box for box in owed.findChildren(WrappedCheckBox) if not box.visibleRegion().isEmpty()]
    return [(box.words, box.isChecked()) for box in sorted(boxes, key=lambda box: box.y())]


def test_header_counts_owed_things_in_a_session(app: App) -> None:
    header = app.window.header
    assert (header.owed.count, header.owed.isVisible()) == (2, True)
    assert header.owed.accessibleName() == "2 owed"
    assert header.owed.toolTip() == "A horse.\nA boat."
    for marker in app.bridge.shown.owed_markers():
        app.window.owed_list.settle(marker)
    assert (header.owed.count, header.owed.accessibleName()) == (0, "Nothing is owed")
    app.bridge.dispatch(EndSession())
    assert not header.owed.isVisible()


def test_roster_is_directly_below_the_pools(app: App) -> None:
    """A line with the owed things pushed the roster down."""
    pools, roster = app.window.pools, app.window.characters
    assert roster.mapTo(app.window, roster.rect().topLeft()).y() - pools.geometry().bottom() < 60
    assert app.window.counters.isHidden()


def test_list_names_each_thing_and_its_source(app: App) -> None:
    owed = opened(app)
    assert items(owed) == [("A horse.", False), ("A boat.", False)]
    says = [label.text() for label in owed.findChildren(QLabel) if label.isVisible()]
    hero = app.bridge.shown.heroes()[0].name
    assert says.count(f"{hero} · Since this session") == 2
    assert "2 open" in says


def test_escape_closes_the_list_and_returns_the_focus(app: App) -> None:
    owed = opened(app)
    assert isinstance(focused(), WrappedCheckBox)
    press(Key.Key_Escape)
    assert not owed.isVisible()
    assert focused() is app.window.characters


def test_ticked_thing_is_settled_and_stays_until_the_list_closes(app: App) -> None:
    owed = opened(app)
    press(Key.Key_Space)
    assert [marker.text for marker in app.bridge.shown.owed_markers()] == ["A boat."]
    assert items(owed) == [("A horse.", True), ("A boat.", False)]
    assert owed.isAncestorOf(focused())
    app.bridge.undo()
    assert items(owed) == [("A horse.", False), ("A boat.", False)]
    app.bridge.undo()
    app.bridge.undo()
    assert items(owed) == [], "an undone addition is not settled"
    press(Key.Key_Escape)
    assert focused() is app.window.characters


def test_field_adds_an_owed_thing(app: App) -> None:
    owed = opened(app)
    owed.field.setFocus()
    types("A favor")
    press(Key.Key_Return)
    assert [marker.text for marker in app.bridge.shown.owed_markers()] == ["A horse.", "A boat.", "A favor"]
    assert (owed.field.text(), focused()) == ("", owed.field)
    assert items(owed)[-1] == ("A favor", False)
    press(Key.Key_Return)
    assert len(items(owed)) == 3


def test_tab_goes_through_the_things_to_the_field(app: App) -> None:
    owed = opened(app)
    press(Key.Key_Tab)
    assert [box.hasFocus() for box in owed.findChildren(WrappedCheckBox) if box.isVisible()] == [False, True]
    press(Key.Key_Tab)
    assert focused() is owed.field


def test_many_owed_things_scroll_inside_the_window(app: App) -> None:
    for number in range(30):
        app.bridge.dispatch(
            AddNote(text=f"Favor {number} of the guild of the lamplighters and bell ringers.", topic="owed")
        )
    owed = opened(app)
    assert app.window.rect().contains(owed.geometry())
    assert owed.rect().contains(owed.field.geometry())
