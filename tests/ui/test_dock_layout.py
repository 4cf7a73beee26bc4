"""How the room is shared out among the docks, and when that is left to the user."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import Act
from gmtracker.ui.main_window import USUAL
from gmtracker.ui.modelview.cells import Column
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.windows.main_window import Stage

TWO_ROWS, ONE_ROW, NO_POOLS = "shattered-spheres", "vagabond", "humans-and-heroes"
LARGE = QSize(1920, 1080)


def rest(parts: Parts, qtbot: QtBot) -> None:
    """Wait until all room is shared out, and every part has what it was given."""
    qtbot.waitUntil(lambda: parts.window.is_at_rest)
    QApplication.processEvents()


def opens(parts: Parts, game: str, qtbot: QtBot) -> int:
    """Open a game's sample; returns how high the dock of tokens is at rest."""
    parts.files.open_sample_of(game)
    rest(parts, qtbot)
    return parts.window.docks[0].height()


def shown(stage: Stage) -> Parts:
    """A window that is seen, at its usual size."""
    parts = stage.window()
    parts.window.show()
    return parts


def drag_border(parts: Parts, down: int) -> None:
    """Drag the border between tokens and check."""
    window, tokens = parts.window, parts.window.docks[0]
    start = tokens.mapTo(window, QPoint(tokens.width() // 2, tokens.height() + 1))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(0, down))
    QApplication.processEvents()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=start + QPoint(0, down))


def becomes(parts: Parts, size: QSize, qtbot: QtBot) -> None:
    """Make the window so large, and wait until all room is shared out."""
    parts.window.resize(size)
    rest(parts, qtbot)


def test_another_campaign_has_the_room_that_its_pools_need(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    high = opens(parts, TWO_ROWS, qtbot)
    low = opens(parts, ONE_ROW, qtbot)
    assert low < high
    opens(parts, NO_POOLS, qtbot)
    assert opens(parts, TWO_ROWS, qtbot) == high


def test_a_border_that_the_user_moved_stays_where_it_is(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    low = opens(parts, ONE_ROW, qtbot)
    drag_border(parts, 60)
    moved = parts.window.docks[0].height()
    assert moved > low + 40
    assert opens(parts, TWO_ROWS, qtbot) == moved
    parts.window.actions_of_play[Act.RESET_LAYOUT].trigger()
    assert opens(parts, ONE_ROW, qtbot) == low


def test_a_larger_window_gives_the_log_and_the_right_side_of_its_room(stage: Stage, qtbot: QtBot) -> None:
    """The roster once took nearly all of it, and stood half empty above a log of four lines."""
    parts = shown(stage)
    opens(parts, TWO_ROWS, qtbot)
    tokens, check, _, log, _ = parts.window.docks
    small = [dock.size() for dock in (tokens, check, log)]
    becomes(parts, LARGE, qtbot)
    roster = parts.window.characters
    assert roster.viewport().height() > roster.rowHeight(0) * roster.model().rowCount()
    assert log.height() > 1.5 * small[2].height()
    assert check.width() > small[1].width() < roster.width()
    assert tokens.height() <= small[0].height()
    becomes(parts, USUAL, qtbot)
    assert [dock.size() for dock in (tokens, check, log)] == small


def test_a_larger_window_leaves_a_border_that_the_user_moved(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    opens(parts, ONE_ROW, qtbot)
    drag_border(parts, 60)
    log = parts.window.docks[3]
    before = log.height()
    becomes(parts, LARGE, qtbot)
    assert log.height() == before
    parts.window.actions_of_play[Act.RESET_LAYOUT].trigger()
    qtbot.waitUntil(lambda: parts.window.is_at_rest and log.height() > before)


def test_a_dock_that_the_user_took_from_its_place_makes_the_layout_the_users(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    opens(parts, ONE_ROW, qtbot)
    log = parts.window.docks[3]
    log.setFloating(True)
    log.setFloating(False)
    assert parts.window.sharing.is_users
    parts.window.reset_layout()
    assert not parts.window.sharing.is_users


def test_a_window_that_grew_while_a_panel_was_open_is_shared_out_when_it_closes(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    opens(parts, TWO_ROWS, qtbot)
    check = parts.window.docks[1]
    becomes(parts, LARGE, qtbot)
    large = check.size()
    becomes(parts, USUAL, qtbot)
    parts.window.actions_of_play[Act.ADD_NOTE].trigger()
    assert check.isHidden()
    becomes(parts, LARGE, qtbot)
    parts.window.side.close_panel()
    qtbot.waitUntil(lambda: parts.window.is_at_rest and check.size() == large)


@pytest.mark.parametrize("game", [TWO_ROWS, ONE_ROW, NO_POOLS, "torg-eternity"])
@pytest.mark.parametrize(("size", "letters"), [(QSize(1024, 700), 1.0), (USUAL, 1.25)])
def test_in_a_narrow_window_the_roster_does_not_scroll_sideways(
    stage: Stage, qtbot: QtBot, qapp: QApplication, game: str, size: QSize, letters: float
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    parts = shown(stage)
    opens(parts, game, qtbot)
    becomes(parts, size, qtbot)
    roster = parts.window.characters
    assert roster.horizontalScrollBar().maximum() == 0
    assert roster.columnWidth(Column.NAME) > max(roster.columnWidth(Column.TIER), roster.columnWidth(Column.ACTIONS))
    apply_theme(qapp, Scheme.LIGHT)


def test_whose_layout_it_is_is_remembered_with_it(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    opens(parts, ONE_ROW, qtbot)
    _, ours = parts.window.remembered()
    drag_border(parts, 60)
    _, users = parts.window.remembered()
    for state, is_users in ((ours, False), (users, True)):
        later = stage.window(Settings(window_state=state)).window
        later.restore(b"", state)
        later.show_table()
        assert later.sharing.is_users is is_users


def test_a_layout_of_ours_is_shared_out_anew_in_a_window_of_another_size(stage: Stage, qtbot: QtBot) -> None:
    parts = shown(stage)
    opens(parts, TWO_ROWS, qtbot)
    _, state = parts.window.remembered()
    log = parts.window.docks[3].height()
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
    parts = shown(stage)
    opens(parts, TWO_ROWS, qtbot)
    log, roster = parts.window.docks[3], parts.window.characters
    at_100 = roster.height()
    assert log.titleBarWidget() is None
    apply_theme(qapp, Scheme.LIGHT, 2.0)
    qtbot.waitUntil(lambda: parts.window.is_at_rest and log.titleBarWidget() is not None)
    assert roster.viewport().height() > 3 * roster.rowHeight(0)
    apply_theme(qapp, Scheme.LIGHT)
    qtbot.waitUntil(lambda: parts.window.is_at_rest and log.titleBarWidget() is None)
    assert roster.height() == at_100
