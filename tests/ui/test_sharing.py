"""How the room is shared out among the docks, and when that is left to the user."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import Act
from gmtracker.ui.look.theme import Scheme, apply_theme
from tests.ui.stage import Stage

TWO_ROWS, ONE_ROW, NO_POOLS = "shattered-spheres", "vagabond", "humans-and-heroes"


def opens(parts: Parts, game: str, qtbot: QtBot) -> int:
    """Open a game's sample; returns how high the dock of tokens is at rest."""
    parts.files.open_sample_of(game)
    qtbot.waitUntil(lambda: parts.window.is_at_rest)
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
