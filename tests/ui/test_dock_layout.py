"""How the room is shared out among the docks, and when that is left to the user."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.main_window import USUAL
from gmtracker.ui.modelview.cells import Column
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.windows.main_window import Stage

TWO_ROWS, ONE_ROW, NO_POOLS = "shattered-spheres", "vagabond", "humans-and-heroes"
LARGE = QSize(1920, 1080)


def rest(app: App, qtbot: QtBot) -> None:
    """Wait until all room is shared out, and every part has what it was given."""
    qtbot.waitUntil(lambda: app.window.is_at_rest)
    QApplication.processEvents()


def opens(app: App, game: str, qtbot: QtBot) -> int:
    """Open a game's sample; returns how high the dock of tokens is at rest."""
    app.files.open_sample_of(game)
    rest(app, qtbot)
    return app.window.docks[0].height()


def shown(stage: Stage) -> App:
    """A window that is seen, at its usual size."""
    app = stage.window()
    app.window.show()
    return app


def drag_border(app: App, down: int) -> None:
    """Drag the border between tokens and check."""
    window, tokens = app.window, app.window.docks[0]
    start = tokens.mapTo(window, QPoint(tokens.width() // 2, tokens.height() + 1))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(0, down))
    QApplication.processEvents()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=start + QPoint(0, down))


def becomes(app: App, size: QSize, qtbot: QtBot) -> None:
    """Make the window so large, and wait until all room is shared out."""
    app.window.resize(size)
    rest(app, qtbot)


def test_another_campaign_has_the_room_that_its_pools_need(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    high = opens(app, TWO_ROWS, qtbot)
    low = opens(app, ONE_ROW, qtbot)
    assert low < high
    opens(app, NO_POOLS, qtbot)
    assert opens(app, TWO_ROWS, qtbot) == high


def test_a_border_that_the_user_moved_stays_where_it_is(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    low = opens(app, ONE_ROW, qtbot)
    drag_border(app, 60)
    moved = app.window.docks[0].height()
    assert moved > low + 40
    assert opens(app, TWO_ROWS, qtbot) == moved
    app.window.actions_of_play[WindowAction.RESET_LAYOUT].trigger()
    assert opens(app, ONE_ROW, qtbot) == low


def test_a_larger_window_gives_the_log_and_the_right_side_of_its_room(stage: Stage, qtbot: QtBot) -> None:
    """The roster once took nearly all of it, and stood half empty above a log of four lines."""
    app = shown(stage)
    opens(app, TWO_ROWS, qtbot)
    tokens, check, _, log, _ = app.window.docks
    small = [dock.size() for dock in (tokens, check, log)]
    becomes(app, LARGE, qtbot)
    roster = app.window.characters
    assert roster.viewport().height() > roster.rowHeight(0) * roster.model().rowCount()
    assert log.height() > 1.5 * small[2].height()
    assert check.width() > small[1].width() < roster.width()
    assert tokens.height() <= small[0].height()
    becomes(app, USUAL, qtbot)
    assert [dock.size() for dock in (tokens, check, log)] == small


def test_a_larger_window_leaves_a_border_that_the_user_moved(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    opens(app, ONE_ROW, qtbot)
    drag_border(app, 60)
    log = app.window.docks[3]
    before = log.height()
    becomes(app, LARGE, qtbot)
    assert log.height() == before
    app.window.actions_of_play[WindowAction.RESET_LAYOUT].trigger()
    qtbot.waitUntil(lambda: app.window.is_at_rest and log.height() > before)


def test_a_dock_that_the_user_moved_makes_the_layout_one_of_the_users_own(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    opens(app, ONE_ROW, qtbot)
    log = app.window.docks[3]
    log.setFloating(True)
    log.setFloating(False)
    assert app.window.sharing.is_users
    app.window.reset_layout()
    assert not app.window.sharing.is_users


def test_a_window_that_grew_while_a_panel_was_open_is_shared_out_when_it_closes(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    opens(app, TWO_ROWS, qtbot)
    check = app.window.docks[1]
    becomes(app, LARGE, qtbot)
    large = check.size()
    becomes(app, USUAL, qtbot)
    app.window.actions_of_play[WindowAction.ADD_NOTE].trigger()
    assert check.isHidden()
    becomes(app, LARGE, qtbot)
    app.window.side.close_panel()
    qtbot.waitUntil(lambda: app.window.is_at_rest and check.size() == large)


@pytest.mark.parametrize("game", [TWO_ROWS, ONE_ROW, NO_POOLS, "torg-eternity"])
@pytest.mark.parametrize(("size", "letters"), [(QSize(1024, 700), 1.0), (USUAL, 1.25)])
def test_in_a_narrow_window_the_roster_does_not_scroll_sideways(
    stage: Stage, qtbot: QtBot, qapp: QApplication, game: str, size: QSize, letters: float
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    app = shown(stage)
    opens(app, game, qtbot)
    becomes(app, size, qtbot)
    roster = app.window.characters
    assert roster.horizontalScrollBar().maximum() == 0
    assert roster.columnWidth(Column.NAME) > max(roster.columnWidth(Column.TIER), roster.columnWidth(Column.ACTIONS))
    apply_theme(qapp, Scheme.LIGHT)


def test_whether_the_user_changed_the_layout_is_remembered_with_it(stage: Stage, qtbot: QtBot) -> None:
    app = shown(stage)
    opens(app, ONE_ROW, qtbot)
    _, ours = app.window.remembered()
    drag_border(app, 60)
    _, users = app.window.remembered()
    for state, is_users in ((ours, False), (users, True)):
        later = stage.window(Settings(window_state=state)).window
        later.restore(b"", state)
        later.show_table()
        assert later.sharing.is_users is is_users


def test_a_layout_that_the_user_never_changed_is_shared_out_anew_in_a_window_of_another_size(
    stage: Stage, qtbot: QtBot
) -> None:
    app = shown(stage)
    opens(app, TWO_ROWS, qtbot)
    _, state = app.window.remembered()
    log = app.window.docks[3].height()
    later = stage.window(Settings(window_state=state))
    later.window.restore(b"", state)
    later.window.resize(LARGE)
    later.window.show()
    opens(later, TWO_ROWS, qtbot)
    assert later.window.docks[3].height() > 1.5 * log


def test_in_a_low_window_tabs_alone_have_the_names_of_their_docks(
    stage: Stage, qtbot: QtBot, qapp: QApplication
) -> None:
    apply_theme(qapp, Scheme.LIGHT)
    app = shown(stage)
    opens(app, TWO_ROWS, qtbot)
    log, roster = app.window.docks[3], app.window.characters
    at_100 = roster.height()
    assert log.titleBarWidget() is None
    apply_theme(qapp, Scheme.LIGHT, 2.0)
    qtbot.waitUntil(lambda: app.window.is_at_rest and log.titleBarWidget() is not None)
    assert roster.viewport().height() > 3 * roster.rowHeight(0)
    apply_theme(qapp, Scheme.LIGHT)
    qtbot.waitUntil(lambda: app.window.is_at_rest and log.titleBarWidget() is None)
    assert roster.height() == at_100
