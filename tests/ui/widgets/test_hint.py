"""The bubble that says what a drop would do."""

from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.hint import Hint
from tests.ui.widgets.stage import a_window, at, focused, is_freed_on_deleting

LONG = "Rook is at 10 Stress and cannot take a Destiny die, however much everybody at the table would like it. " * 2


def test_a_verdict_shows_near_the_pointer_and_within_the_window(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint(LONG, True, at(window, 690, 690))
    assert hint.isVisible()
    assert window.rect().contains(hint.geometry())


def test_a_hint_takes_neither_the_focus_nor_the_mouse(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    assert focused() is window.centralWidget()
    assert window.childAt(hint.geometry().center()) is window.centralWidget()


def test_a_longer_verdict_makes_a_higher_bubble(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    short = hint.size()
    hint.show_hint(LONG, True, at(window, 100, 100))
    assert hint.height() > 2 * short.height()
    assert hint.accessibleName() == LONG


def test_without_words_there_is_no_bubble(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    hint.show_hint("", False, at(window, 100, 100))
    assert hint.isHidden()


def test_a_hint_is_freed(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    assert is_freed_on_deleting(lambda: Hint(window), qtbot)
