"""Tests of the main window's parts and saved state.

A window that is larger than its screen, or off it, is moved onto it with its frame.
"""

import gc
import weakref
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import build, sample_file
from gmtracker.engine.commands import SetMarker
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.main_window import MainWindow, default_size, fit_to_screen, room_scale
from gmtracker.ui.settings.window import SettingsWindow
from gmtracker.ui.theme.fonts import set_text_scale
from tests.builders.river_tales import a_river
from tests.strangers_game.river_tales import GAME
from tests.windows.main_window import BEFORE_THE_EVENING, Kept, Stage


def test_start_page_hides_the_other_parts(stage: Stage) -> None:
    window = stage.window().window
    window.show()
    assert window.start_page.isVisible()
    assert not window.frame.isVisible()
    assert not window.header.isVisible()
    assert not window.actions_of_play[WindowAction.LOG].isEnabled()


def test_menus_are_available_on_the_start_page(stage: Stage, qtbot: QtBot) -> None:
    window = stage.window().window
    window.show()
    assert window.menu_button.isVisible()
    window.actions_of_play[WindowAction.MENU].trigger()
    menu = window.menu_button.menu()
    qtbot.waitUntil(menu.isVisible)
    assert [action.text() for action in menu.actions()] == [action.text() for action in window.menuBar().actions()]
    menu.close()


def test_roster_has_focus_when_a_campaign_opens(stage: Stage) -> None:
    window = stage.sample().window
    assert window.focusWidget() is window.characters


def test_panel_replaces_the_check_until_it_is_closed(stage: Stage) -> None:
    window = stage.sample().window
    window.show()
    before = window.check.geometry()
    window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert window.side.isVisible()
    assert not window.check.isVisible()
    assert window.pools.isVisible()
    window.side.close_button.click()
    assert window.check.isVisible()
    assert window.check.geometry() == before


@pytest.mark.parametrize("act", [WindowAction.ADD_NOTE, WindowAction.START_SESSION])
def test_closed_panel_gives_focus_to_the_roster(stage: Stage, act: WindowAction) -> None:
    window = stage.sample().window
    window.show()
    window.actions_of_play[act].trigger()
    panel = window.side.panel
    assert panel is not None
    assert panel.isAncestorOf(window.focusWidget() or QWidget())
    window.side.close_panel()
    assert window.focusWidget() is window.characters


def test_deleted_window_is_freed(qtbot: QtBot) -> None:
    app = build(Settings(), Kept())
    app.document.open_sample(BEFORE_THE_EVENING)
    known = weakref.ref(app.window)
    with qtbot.waitSignal(app.window.destroyed):
        app.window.close()
        app.window.deleteLater()
    del app
    gc.collect()
    assert known() is None


def test_everything_focusable_has_an_accessible_name(stage: Stage, qtbot: QtBot) -> None:
    window = stage.sample().window
    window.show()
    qtbot.waitUntil(lambda: bool(window.check.bar.do.text()))
    parts = [part for part in window.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    seen = [part for part in parts if part.isVisible() and not isinstance(part, QTabBar)]
    nameless = [part for part in seen if not (part.accessibleName() or part.property("text"))]
    assert seen
    assert nameless == []


def test_game_without_tokens_has_a_tray_only_for_counters(stage: Stage) -> None:
    app = stage.sample()
    app.bridge.open(a_river(game=replace(GAME, tokens=(), pools=())))
    assert app.window.pools.isHidden()
    app.bridge.dispatch(SetMarker(text="ritual", count=2, maximum=6))
    assert not app.window.pools.isHidden()
    app.bridge.undo()
    assert app.window.pools.isHidden()


def test_reason_against_a_check_is_shown_once(stage: Stage) -> None:
    window = stage.sample().window
    window.show()
    window.characters.choose(window.characters.characters()[0])
    window.check.refresh()
    assert window.check.rows.isHidden()
    said = "Once the session starts, tokens you can spend on this check appear here."
    assert said in [label.text() for label in window.check.findChildren(QLabel)]


def test_alt_alone_opens_the_menus(stage: Stage, qtbot: QtBot) -> None:
    window = stage.sample().window
    with qtbot.waitExposed(window):
        window.show()
    handle, menu = window.windowHandle(), window.menu_button.menu()
    QTest.keyPress(handle, Qt.Key.Key_Alt)
    QTest.keyClick(handle, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(handle, Qt.Key.Key_Alt)
    assert not menu.isVisible()
    QTest.keyClick(handle, Qt.Key.Key_Alt)
    qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_alt_in_a_shortcut_opens_no_menus(stage: Stage, qtbot: QtBot) -> None:
    """Before, Alt+A also opened the menus, as a shortcut takes its key before the window sees it."""
    window = stage.sample().window
    with qtbot.waitActive(window):
        window.show()
    handle, overruled = window.windowHandle(), QShortcut(QKeySequence("Alt+A"), window)
    QTest.keyPress(handle, Qt.Key.Key_Alt)
    with qtbot.waitSignal(overruled.activated):
        QTest.keyPress(handle, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(handle, Qt.Key.Key_Alt)
    assert not window.menu_button.menu().isVisible()


def test_shortcuts_work_while_the_menu_bar_is_hidden(stage: Stage, qtbot: QtBot) -> None:
    window = stage.sample().window
    with qtbot.waitActive(window):
        window.show()
    assert not window.menuBar().isVisible()
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.side.panel is not None


def test_setting_shows_and_hides_the_menu_bar(stage: Stage) -> None:
    app = stage.window(Settings(menu_bar=True))
    app.document.open_sample(BEFORE_THE_EVENING)
    window = app.window
    window.show()
    assert window.menuBar().isVisible()
    assert not window.menu_button.isVisible()
    window.actions_of_play[WindowAction.SETTINGS].trigger()
    (settings,) = window.findChildren(SettingsWindow)
    tick = next(box for box in settings.findChildren(QCheckBox) if box.accessibleName() == "Menu bar")
    tick.click()
    assert not window.menuBar().isVisible()
    assert window.menu_button.isVisible()
    settings.close()


FRAME = QMargins(2, 30, 3, 5)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def outer(window: QWidget) -> QRect:
    """Return the window's geometry with its frame; pos() is the frame's corner."""
    return QRect(window.pos(), window.size().grownBy(FRAME))


def test_window_larger_than_its_screen_fills_it_with_its_frame(window: QWidget) -> None:
    window.resize(5_000, 4_000)
    window.move(10, 10)
    fit_to_screen(window, FRAME)
    assert outer(window) == window.screen().availableGeometry()


def test_window_on_a_missing_screen_is_moved_back(window: QWidget) -> None:
    window.resize(300, 200)
    window.move(-4_000, 9_000)
    fit_to_screen(window, FRAME)
    assert window.size() == QSize(300, 200)
    assert window.screen().availableGeometry().contains(outer(window))


def test_window_that_fits_keeps_its_geometry(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    fit_to_screen(window, FRAME)
    assert window.geometry() == QRect(100, 90, 300, 200)


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440), QSize(1840, 940)])
def test_larger_text_makes_nothing_smaller_in_any_window(size: QSize) -> None:
    """Before, at 1920 pixels everything shrank when the text grew from 100 to 110 percent."""
    totals = []
    for percent in range(80, 201, 10):
        set_text_scale(percent / 100)
        totals.append(percent / 100 * room_scale(size))
    set_text_scale(1.0)
    assert totals == sorted(totals)


def test_maximized_window_keeps_its_geometry(window: QWidget) -> None:
    window.setGeometry(100, 90, 300, 200)
    window.showMaximized()
    before = window.geometry()
    fit_to_screen(window, FRAME)
    assert window.geometry() == before
    assert window.isMaximized()


@pytest.mark.parametrize(
    ("screen", "usual"),
    [((1280, 680), (1280, 720)), ((1366, 768), (1280, 720)), ((1920, 1040), (1632, 884)), ((2560, 1400), (2176, 1190))],
)
def test_first_window_takes_most_of_a_large_screen(screen: tuple[int, int], usual: tuple[int, int]) -> None:
    """Before, it opened at 1280×720 in a corner, with the log hidden, on every screen."""
    assert default_size(QSize(*screen)) == QSize(*usual)


VAGABOND = "vagabond"


def a_fight_with_focus_in_dice(stage: Stage, qtbot: QtBot) -> MainWindow:
    """Return a window that shows a fight with a result, with the focus in a die of the next check."""
    app = stage.window()
    app.document.open_sample(sample_file(VAGABOND))
    with qtbot.waitActive(app.window):
        app.window.show()
    assert app.window.last.isVisible()
    app.window.check.bar.focus_first()
    assert app.window.check.isAncestorOf(app.window.focusWidget() or QWidget())
    return app.window


def hide(widget: QWidget) -> None:
    widget.hide()


def disable(widget: QWidget) -> None:
    widget.setEnabled(False)


@pytest.mark.parametrize("vanish", [hide, disable])
def test_focus_of_a_vanished_control_goes_to_no_button_elsewhere(
    stage: Stage, qtbot: QtBot, vanish: Callable[[QWidget], None]
) -> None:
    """Before, it went to the button that undoes the last result, and Space pressed it."""
    window = a_fight_with_focus_in_dice(stage, qtbot)
    die = window.focusWidget()
    assert die is not None
    for other in window.check.findChildren(QWidget):
        other.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    vanish(die)
    assert window.focusWidget() is window.characters


def test_focus_of_a_hidden_panel_goes_to_the_roster(stage: Stage, qtbot: QtBot) -> None:
    window = a_fight_with_focus_in_dice(stage, qtbot)
    window.check.hide()
    assert window.focusWidget() is window.characters


def test_focus_of_a_vanished_header_button_goes_to_the_roster(stage: Stage, qtbot: QtBot) -> None:
    window = a_fight_with_focus_in_dice(stage, qtbot)
    for button in window.header.findChildren(QToolButton):
        if button.isVisible() and button.isEnabled():
            button.setFocus()
            button.hide()
            assert window.focusWidget() is window.characters
