"""The bubble that says what a drop would do.

Where a bubble shows, whatever the pointer and the window are.
A refusal where it happened, and overruling it.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Command, NextTurn
from gmtracker.ui.bridge import Refusal
from gmtracker.ui.widgets import overlays
from gmtracker.ui.widgets.overlays import SHADOW, Hint, RefusalNote, position_beside
from tests.windows.widgets import Key, a_window, at, click, focused, is_freed_on_deleting, press

LONG = "Rook is at 10 Stress and cannot take a Destiny die, however much everybody at the table would like it. " * 2


def test_hint_shows_near_pointer_inside_window(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint(LONG, True, at(window, 690, 690))
    assert hint.isVisible()
    assert window.rect().contains(hint.geometry())


def test_hint_takes_neither_focus_nor_mouse(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    assert focused() is window.centralWidget()
    assert window.childAt(hint.geometry().center()) is window.centralWidget()


def test_longer_hint_is_higher(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    short = hint.size()
    hint.show_hint(LONG, True, at(window, 100, 100))
    assert hint.height() > 2 * short.height()
    assert hint.accessibleName() == LONG


def test_refusal_note_combines_messages(qtbot: QtBot) -> None:
    """Regression: a message about damaged settings replaced the one about lost steps, so no one could read that."""
    window = a_window(qtbot)
    note, place = RefusalNote(window), at(window, 100, 600)
    note.add_message("Two steps could not be read.", place)
    note.add_message("The settings were damaged.", place)
    note.add_message("The settings were damaged.", place)
    assert note.accessibleName() == "Two steps could not be read.\nThe settings were damaged."
    note.show_refusal(Refusal(sentence="Mira is dead."), place)
    note.add_message("It was saved.", place)
    assert note.accessibleName() == "It was saved."
    note.clear()
    note.add_message("It was saved again.", place)
    assert note.accessibleName() == "It was saved again."


def test_empty_hint_is_hidden(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    hint = Hint(window)
    hint.show_hint("Award", False, at(window, 100, 100))
    hint.show_hint("", False, at(window, 100, 100))
    assert hint.isHidden()


def test_hint_is_freed(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    assert is_freed_on_deleting(lambda: Hint(window), qtbot)


ROOM = QRect(4, 4, 1272, 712)


@given(st.integers(-50, 1400), st.integers(-50, 800), st.integers(20, 600), st.integers(20, 600))
def test_overlay_that_fits_stays_inside_room(x: int, y: int, width: int, height: int) -> None:
    place = position_beside(QPoint(x, y), QSize(width, height), ROOM, QRect(x, y, 1, 1))
    assert ROOM.contains(QRect(place, QSize(width, height)))


@given(st.integers(20, 1250), st.integers(20, 700), st.integers(20, 400), st.integers(20, 300))
def test_overlay_does_not_cover_its_place(x: int, y: int, width: int, height: int) -> None:
    place = position_beside(QPoint(x, y), QSize(width, height), ROOM, QRect(x, y, 1, 1))
    assert not QRect(place, QSize(width, height)).contains(QPoint(x, y))


@given(st.integers(20, 1250), st.integers(20, 700), st.integers(20, 400), st.integers(20, 200))
def test_overlay_does_not_cover_its_row(x: int, y: int, width: int, height: int) -> None:
    row = QRect(8, y - 20, 780, 40)
    place = position_beside(QPoint(x, y), QSize(width, height), ROOM, row)
    sheet = QRect(place, QSize(width, height)).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    assert not sheet.intersects(row)


def test_refusal_does_not_cover_pressed_button(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    button = QPushButton("Roll", window.centralWidget())
    button.setGeometry(40, 60, 120, 36)
    button.show()
    note = RefusalNote(window)
    note.show_refusal(Refusal(sentence=FULL), at(window, 100, 70))
    sheet = note.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    assert not sheet.intersects(QRect(button.mapTo(window, QPoint(0, 0)), button.size()))
    note.clear()


FULL = "Rook is at 10 Stress and can't take a Destiny die."


def refused(window: QMainWindow, anyway: Command | None = None) -> RefusalNote:
    note = RefusalNote(window)
    note.show_refusal(Refusal(sentence=FULL, anyway=anyway), at(window, 200, 200))
    return note


def anyway_button(note: RefusalNote) -> QPushButton:
    return note.findChildren(QPushButton)[0]


def test_refusal_shows_where_it_happened(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    assert note.accessibleName() == FULL
    assert window.rect().contains(note.geometry())
    assert not anyway_button(note).isVisible()
    assert focused() is window.centralWidget()


class LaidOut(QObject):
    """Counts how often a widget is asked to be laid out."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


def test_overlay_is_laid_out_only_once(qtbot: QtBot) -> None:
    """Regression: each layout requested another one, which used a whole CPU core while the overlay was visible."""
    note = refused(a_window(qtbot), NextTurn())
    QApplication.processEvents()
    laid_out = LaidOut()
    note.installEventFilter(laid_out)
    for _ in range(5):
        QApplication.processEvents()
    assert laid_out.count == 0


def test_refusal_without_place_shows_inside_window(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = RefusalNote(window)
    note.show_refusal(Refusal(sentence=FULL))
    assert window.rect().contains(note.geometry())


def test_alt_a_overrides_without_moving_focus(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window, NextTurn())
    with qtbot.waitSignal(note.anyway_requested) as asked:
        press(Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert asked.args == [NextTurn(), None]
    assert note.isHidden()
    assert focused() is window.centralWidget()


def test_tab_reaches_anyway_and_enter_presses_it(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window, NextTurn())
    press(Key.Key_Tab)
    assert focused() is anyway_button(note)
    with qtbot.waitSignal(note.anyway_requested):
        press(Key.Key_Return)
    assert focused() is window.centralWidget()


def test_shortcut_cannot_override_refusal_without_anyway(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    with qtbot.assertNotEmitted(note.anyway_requested):
        press(Key.Key_A, Qt.KeyboardModifier.AltModifier)


def test_escape_and_outside_click_close_refusal(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    press(Key.Key_Escape)
    assert note.isHidden()
    note = refused(window)
    click(window, 10, 690)
    assert note.isHidden()


def test_refusal_closes_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "STAYS_MS", 1)
    note = refused(a_window(qtbot))
    qtbot.waitUntil(note.isHidden)


def test_note_of_several_lines_stays_longer(qtbot: QtBot) -> None:
    note = RefusalNote(a_window(qtbot))
    (timer,) = note.findChildren(QTimer)
    note.show_refusal(Refusal(sentence="The file has changed."), QPoint())
    alone = timer.interval()
    note.show_refusal(Refusal(sentence="The file has changed.\n3 steps came back."), QPoint())
    assert timer.interval() == 2 * alone


def test_refusal_stays_while_its_button_has_focus(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overlays, "STAYS_WITH_BUTTON_MS", 1)
    note = refused(a_window(qtbot), NextTurn())
    anyway_button(note).setFocus()
    qtbot.wait(20)
    assert note.isVisible()


def test_refusal_is_freed(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    assert is_freed_on_deleting(lambda: refused(window, NextTurn()), qtbot)
