"""Where the window's parts are, and what it remembers.

A window that is larger than its screen, or stands beside it, is brought in there with its frame.
"""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import build
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.main_window import MainWindow, fit_to_screen
from tests.windows.main_window import Kept, Stage


def docks(window: MainWindow) -> dict[str, QDockWidget]:
    """The docks by their titles."""
    return {dock.windowTitle(): dock for dock in window.docks}


def test_the_first_page_stands_alone(stage: Stage) -> None:
    window = stage.window().window
    window.show()
    assert window.start_page.isVisible()
    assert not any(dock.isVisible() for dock in window.docks)
    assert not any(dock.toggleViewAction().isEnabled() for dock in window.docks)
    assert not window.header.isVisible()


def test_a_layout_that_was_remembered_waits_until_there_is_a_table(stage: Stage) -> None:
    first = stage.sample().window
    docks(first)["Turn order"].hide()
    geometry, state = first.remembered()
    second = stage.window(Settings(window_geometry=geometry, window_state=state))
    second.window.restore(geometry, state)
    second.window.show()
    assert not any(dock.isVisible() for dock in second.window.docks)
    second.files.open_sample()
    assert [title for title, dock in docks(second.window).items() if dock.isHidden()] == ["Turn order"]


def test_the_roster_has_the_focus_when_a_campaign_opens(stage: Stage) -> None:
    window = stage.sample().window
    assert window.focusWidget() is window.characters


def test_a_dock_behind_another_tab_does_not_take_the_focus(stage: Stage, qtbot: QtBot) -> None:
    window = stage.sample().window
    window.show()
    docks(window)["Stress"].raise_()
    qtbot.waitUntil(lambda: not window.log.isEnabled())
    assert window.wheels.isEnabled()
    docks(window)["Log"].raise_()
    qtbot.waitUntil(lambda: not window.wheels.isEnabled())
    assert window.log.isEnabled()


def test_a_panel_has_the_whole_side_while_it_is_open_and_gives_it_back(stage: Stage, qtbot: QtBot) -> None:
    window = stage.sample().window
    window.resize(1280, 720)
    window.show()
    QCoreApplication.processEvents()
    beside = [dock for dock in window.docks if window.dockWidgetArea(dock) == Qt.DockWidgetArea.RightDockWidgetArea]
    before = docks(window)["Tokens"].width()
    window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert not any(dock.isVisible() for dock in beside)
    window.side.close()
    qtbot.waitUntil(lambda: docks(window)["Tokens"].width() == before)


def test_a_panel_that_is_closed_leaves_no_tabs_of_an_earlier_layout_behind(stage: Stage) -> None:
    """In the demonstration, whose steps run within one another, they stood over the panel that was opened next."""
    window = stage.sample().window
    window.show()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(2):
        window.actions_of_play[WindowAction.ADD_NOTE].trigger()
        window.side.close()
    bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
    names = [bar.tabText(tab) for bar in bars for tab in range(bar.count())]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("act", [WindowAction.ADD_NOTE, WindowAction.START_SESSION])
def test_a_panel_that_is_closed_gives_the_focus_to_the_roster(stage: Stage, act: WindowAction) -> None:
    window = stage.sample().window
    window.show()
    window.actions_of_play[act].trigger()
    panel = window.side.panel
    assert panel is not None
    assert panel.isAncestorOf(window.focusWidget() or QWidget())
    window.side.close_panel()
    assert window.focusWidget() is window.characters


def test_a_game_without_wheels_has_no_dock_for_them(stage: Stage) -> None:
    window = stage.sample().window
    wheels = docks(window)["Stress"]
    window.name_wells("")
    assert wheels.isHidden()
    assert not wheels.toggleViewAction().isVisible()
    window.name_wells("Shock")
    assert not wheels.isHidden()
    assert wheels.windowTitle() == "Shock"


def test_a_dock_that_was_put_away_stays_so_when_another_campaign_is_opened(stage: Stage) -> None:
    app = stage.sample()
    docks(app.window)["Stress"].hide()
    app.files.open_sample()
    assert docks(app.window)["Stress"].isHidden()


def test_a_window_that_is_deleted_is_gone(qtbot: QtBot) -> None:
    app = build(Settings(), Kept())
    app.files.open_sample()
    known = weakref.ref(app.window)
    with qtbot.waitSignal(app.window.destroyed):
        app.window.close()
        app.window.deleteLater()
    del app
    gc.collect()
    assert known() is None


def test_everything_that_can_be_focused_says_what_it_is(stage: Stage) -> None:
    window = stage.sample().window
    window.show()
    QCoreApplication.processEvents()
    parts = [part for part in window.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    seen = [part for part in parts if part.isVisible() and not isinstance(part, QTabBar)]
    nameless = [part for part in seen if not (part.accessibleName() or part.property("text"))]
    assert seen
    assert nameless == []


def test_a_game_without_tokens_on_the_table_has_no_dock_for_them(stage: Stage) -> None:
    window = stage.sample().window
    window.show()
    tokens = docks(window)["Tokens"]
    window.have_pools(False)
    assert tokens.isHidden()
    assert not tokens.toggleViewAction().isVisible()
    window.have_pools(True)
    assert not tokens.isHidden()


def test_a_reason_why_no_check_can_be_made_is_said_once_and_not_on_every_option(stage: Stage) -> None:
    window = stage.sample().window
    window.show()
    window.characters.choose(window.characters.characters()[0])
    window.check.refresh()
    assert window.check.rows.isHidden()
    assert any("Start the session first" in label.text() for label in window.check.findChildren(QLabel))


FRAME = QMargins(2, 30, 3, 5)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def outer(window: QWidget) -> QRect:
    """What a window takes of its screen with that frame: where it was moved to is the frame's corner."""
    return QRect(window.pos(), window.size().grownBy(FRAME))


def test_a_window_larger_than_its_screen_has_all_of_it_with_its_frame(window: QWidget) -> None:
    window.resize(5_000, 4_000)
    window.move(10, 10)
    fit_to_screen(window, FRAME)
    assert outer(window) == window.screen().availableGeometry()


def test_a_window_that_was_left_on_a_screen_that_is_gone_comes_back(window: QWidget) -> None:
    window.resize(300, 200)
    window.move(-4_000, 9_000)
    fit_to_screen(window, FRAME)
    assert window.size() == QSize(300, 200)
    assert window.screen().availableGeometry().contains(outer(window))


def test_a_window_that_fits_stays_as_it_is(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    fit_to_screen(window, FRAME)
    assert window.geometry() == QRect(100, 90, 300, 200)


def test_a_window_that_is_maximized_is_left_to_the_system(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    window.showMaximized()
    before = window.geometry()
    fit_to_screen(window, FRAME)
    assert window.geometry() == before
    assert window.isMaximized()
