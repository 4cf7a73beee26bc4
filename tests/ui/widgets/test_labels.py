"""Labels that are painted: how far the last step has come."""

from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.labels import GRACE_MS, Sync, SyncMark


def test_a_step_that_is_on_the_disk_at_once_leaves_the_mark_as_it_is(qtbot: QtBot) -> None:
    """It once became a ring and a disc again with each step."""
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    mark.show_sync(Sync.SAFE)
    qtbot.wait(2 * GRACE_MS)
    assert mark.sync is Sync.SAFE


def test_a_step_that_takes_its_time_is_shown_on_its_way(qtbot: QtBot) -> None:
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    assert mark.sync is Sync.SAFE
    qtbot.waitUntil(lambda: mark.sync is Sync.UNDER_WAY)
    assert mark.accessibleName() == Sync.UNDER_WAY.value
    mark.show_sync(Sync.SAFE)
    assert mark.sync is Sync.SAFE


def test_what_is_wrong_is_shown_at_once(qtbot: QtBot) -> None:
    mark = SyncMark()
    qtbot.addWidget(mark)
    mark.show_sync(Sync.UNDER_WAY)
    mark.show_sync(Sync.IN_TROUBLE)
    assert mark.sync is Sync.IN_TROUBLE
    qtbot.wait(2 * GRACE_MS)
    assert mark.sync is Sync.IN_TROUBLE
