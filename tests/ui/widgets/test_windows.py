"""The GM's other windows open over the table's window, on its screen."""

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget

from gmtracker.app import App
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.widgets.windows import QuietWindow
from tests.windows.main_window import Stage

PLACE, SIZE = QPoint(310, 60), QSize(480, 500)
WINDOWS = (
    WindowAction.NEW,
    WindowAction.SETTINGS,
    WindowAction.HELP,
    WindowAction.ABOUT,
    WindowAction.ADD_HERO,
    WindowAction.EDIT_CHARACTER,
    WindowAction.HOUSE_RULES,
    WindowAction.ROLL_TABLES,
    WindowAction.SUMMARY,
    WindowAction.KEY_CARD,
    WindowAction.CHEAT_SHEET,
)


def at_the_table(stage: Stage) -> App:
    app = stage.sample()
    app.window.setMinimumSize(SIZE)
    app.window.resize(SIZE)
    app.window.move(PLACE)
    app.window.show()
    app.window.characters.choose(app.bridge.shown.heroes()[0].id)
    return app


def opened(app: App, act: WindowAction) -> QuietWindow:
    app.window.actions_of_play[act].trigger()
    return next(window for window in app.window.findChildren(QuietWindow) if window.isVisible())


@pytest.mark.parametrize("act", WINDOWS)
def test_window_opens_over_table_and_belongs_to_it(stage: Stage, act: WindowAction) -> None:
    """The system chose the place, and put the sheet on the players' screen."""
    app = at_the_table(stage)
    window = opened(app, act)
    assert window.windowHandle().transientParent() is app.window.windowHandle()
    assert window.screen() is app.window.screen()
    room = app.window.screen().availableGeometry()
    assert room.contains(window.geometry())
    middle, home = window.geometry().center(), app.window.geometry()
    assert home.contains(middle) or window.width() == room.width()


def test_second_window_stands_aside_of_first(stage: Stage) -> None:
    app = at_the_table(stage)
    first = opened(app, WindowAction.HOUSE_RULES)
    app.window.actions_of_play[WindowAction.ABOUT].trigger()
    second = next(w for w in app.window.findChildren(QuietWindow) if w.isVisible() and w is not first)
    assert second.geometry().center() != first.geometry().center()


def test_moved_window_stays_where_it_was_put(stage: Stage) -> None:
    app = at_the_table(stage)
    window = opened(app, WindowAction.HOUSE_RULES)
    window.move(5, 45)
    window.hide()
    window.show()
    assert window.pos() == QPoint(5, 45)


def test_window_within_another_widget_is_not_placed(stage: Stage) -> None:
    holder = QWidget()
    window = QuietWindow("", QSize(100, 100), holder)
    window.setWindowFlags(window.windowFlags() & ~window.windowFlags().Window)
    holder.show()
    window.show()
    assert window.pos() == QPoint(0, 0)
