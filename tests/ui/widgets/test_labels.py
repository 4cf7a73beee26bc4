"""Labels that are painted: how far the last step has come."""

from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.labels import GRACE_MS, Sync, SyncMark


def test_sync_mark_ignores_fast_saves(qtbot: QtBot) -> None:
    """Regression: the mark flickered to a ring and back at each step."""
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    mark.show_sync(Sync.SAFE)
    qtbot.wait(2 * GRACE_MS)
    assert mark.sync is Sync.SAFE


def test_sync_mark_shows_slow_save(qtbot: QtBot) -> None:
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    assert mark.sync is Sync.SAFE
    qtbot.waitUntil(lambda: mark.sync is Sync.UNDER_WAY)
    assert mark.accessibleName() == Sync.UNDER_WAY.value
    mark.show_sync(Sync.SAFE)
    assert mark.sync is Sync.SAFE


def test_sync_mark_shows_errors_immediately(qtbot: QtBot) -> None:
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    mark.show_sync(Sync.IN_TROUBLE)
    assert mark.sync is Sync.IN_TROUBLE
    qtbot.wait(2 * GRACE_MS)
    assert mark.sync is Sync.IN_TROUBLE
