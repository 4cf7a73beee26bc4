"""The hint beside the pointer is always about the current table: every change updates or hides it."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.tracks.delegate import wheel_rect
from gmtracker.ui.widgets.overlays import Hint
from tests.driver.gm import ALT, CTRL, FATE, GM, Key
from tests.windows.table_views import click, move, on_segment


def segment(gm: GM, name: str, number: int) -> QPoint:
    """Return a point on a segment of a character's wheel, in the roster's viewport."""
    roster = gm.app.window.characters
    row = roster.roster.row_of(gm.hand.who(name))
    assert row is not None
    return on_segment(wheel_rect(roster.visualRect(roster.roster.index(row, Column.TRACK))), number)


def points_at(gm: GM, name: str, number: int) -> Hint:
    """Hover over a segment of a character's wheel. Return the hint that says what a click would do."""
    move(gm.app.window.characters, segment(gm, name, number))
    return gm.app.window.hint


def test_hint_after_wheel_click_shows_the_next_click(session: GM) -> None:
    """Before, the hint still described the click that had been made."""
    hint = points_at(session, "Mira Vance", 2)
    assert hint.text == "Mira Vance: Stress 5 → 7"
    click(session.app.window.characters, segment(session, "Mira Vance", 2))
    assert (hint.text, hint.isVisible()) == ("Mira Vance: Stress 7 → 6", True)


@pytest.mark.parametrize("key", [Key.Key_Z, Key.Key_Right])
def test_change_by_key_hides_the_wheel_hint(fight: GM, key: Key) -> None:
    fight.fills_wheel("Mira Vance", 6)
    hint = points_at(fight, "Mira Vance", 8)
    assert hint.isVisible()
    fight.presses(key, CTRL)
    assert not hint.isVisible()
    move(fight.app.window.characters, segment(fight, "Mira Vance", 8) + QPoint(1, 0))
    assert hint.isVisible()


def test_refusal_replaces_the_hint_and_override_hides_both(session: GM) -> None:
    window = session.app.window
    hint = points_at(session, "Mira Vance", 7)
    click(window.characters, segment(session, "Mira Vance", 7))
    assert (hint.isVisible(), window.refusal.isVisible()) == (False, True)
    session.presses(Key.Key_A, ALT)
    assert (hint.isVisible(), window.refusal.isVisible()) == (False, False)


def test_hint_counts_all_carried_tokens(fight: GM) -> None:
    """Before, after a digit was typed, the hint still described a single stone."""
    fight.earns("triumph", 3)
    roster, pool = fight.app.window.characters, fight.app.window.pools.views[FATE]
    token = pool.token_at(pool.model().index(0, 0))
    assert token is not None
    fight.app.window.carried.take((token,))
    move(roster, roster.visualRect(roster.roster.index(0, Column.NAME)).center())
    one = fight.app.window.hint.text
    pool.take_many(3)
    assert fight.app.window.hint.text != one
    assert "3" in fight.app.window.hint.text


def test_undo_hides_the_hint_at_the_log_button(session: GM) -> None:
    session.fills_wheel("Rook Adeyemi", 3)
    session.points_at_the_button_of("Rook Adeyemi: Stress 3 → 6")
    assert session.app.window.hint.isVisible()
    session.undoes()
    assert not session.app.window.hint.isVisible()


def test_change_hides_the_tooltip(session: GM, qtbot: QtBot) -> None:
    session.fills_wheel("Rook Adeyemi", 3)
    QToolTip.showText(QPoint(100, 100), "6 stones", session.app.window.characters)
    assert QToolTip.isVisible()
    session.undoes()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_hint_hides_the_tooltip(session: GM, qtbot: QtBot) -> None:
    QToolTip.showText(QPoint(100, 100), "Mira Vance (player: Ana)", session.app.window.characters)
    assert points_at(session, "Mira Vance", 7).isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
