"""The players' view is made once, and only for those who show it."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import NextTurn
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.players.content import PlayerView
from gmtracker.ui.players.feed import PlayerFeed
from tests.builders.campaigns import an_encounter


def fed(qtbot: QtBot) -> tuple[Bridge, PlayerFeed]:
    """Return a feed of an open encounter."""
    bridge = Bridge(lambda size: size)
    bridge.open(an_encounter())
    return bridge, PlayerFeed(bridge, {}, bridge)


def test_feed_is_empty_while_no_one_follows(qtbot: QtBot) -> None:
    _bridge, feed = fed(qtbot)
    feed.refresh()
    assert feed.view == PlayerView()


def test_feed_is_current_for_a_new_follower(qtbot: QtBot) -> None:
    bridge, feed = fed(qtbot)
    feed.follow(bridge, True)
    assert feed.view.title == "Round 1"


def test_feed_makes_one_view_for_two_followers_and_several_steps(qtbot: QtBot) -> None:
    bridge, feed = fed(qtbot)
    window, page = QObject(bridge), QObject(bridge)
    feed.follow(window, True)
    feed.follow(page, True)
    views: list[PlayerView] = []
    feed.view_changed.connect(lambda: views.append(feed.view))
    for _ in range(3):
        bridge.dispatch(NextTurn())
    qtbot.waitUntil(lambda: bool(views))
    assert [view.title for view in views] == ["Round 2"]


def test_feed_rests_when_last_follower_leaves(qtbot: QtBot) -> None:
    bridge, feed = fed(qtbot)
    feed.follow(bridge, True)
    feed.follow(bridge, False)
    bridge.dispatch(NextTurn())
    feed.refresh()
    assert [turn.name for turn in feed.view.order if turn.acting] == ["Mira"]
