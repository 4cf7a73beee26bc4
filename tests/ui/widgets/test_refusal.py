"""A refusal where it happened, and overruling it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Command, NextTurn
from gmtracker.ui.bridge import Refusal
from gmtracker.ui.widgets import refusal
from gmtracker.ui.widgets.refusal import RefusalNote
from tests.ui.widgets.stage import Key, a_window, at, click, focused, is_freed_on_deleting, press

FULL = "Rook is at 10 Stress and cannot take a Destiny die."


def refused(window: QMainWindow, anyway: Command | None = None) -> RefusalNote:
    note = RefusalNote(window)
    note.show_refusal(Refusal(sentence=FULL, anyway=anyway), at(window, 200, 200))
    return note


def anyway_button(note: RefusalNote) -> QPushButton:
    return note.findChildren(QPushButton)[0]


def test_a_refusal_is_said_where_it_happened(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    assert note.accessibleName() == FULL
    assert window.rect().contains(note.geometry())
    assert not anyway_button(note).isVisible()
    assert focused() is window.centralWidget()


def test_a_refusal_without_a_place_is_said_in_the_window(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = RefusalNote(window)
    note.show_refusal(Refusal(sentence=FULL))
    assert window.rect().contains(note.geometry())


def test_alt_a_overrules_without_leaving_the_place(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window, NextTurn())
    with qtbot.waitSignal(note.anyway_requested) as asked:
        press(Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert asked.args == [NextTurn(), None]
    assert note.isHidden()
    assert focused() is window.centralWidget()


def test_tab_leads_to_anyway_and_enter_presses_it(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window, NextTurn())
    press(Key.Key_Tab)
    assert focused() is anyway_button(note)
    with qtbot.waitSignal(note.anyway_requested):
        press(Key.Key_Return)
    assert focused() is window.centralWidget()


def test_a_refusal_that_stands_cannot_be_overruled_by_key(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    with qtbot.assertNotEmitted(note.anyway_requested):
        press(Key.Key_A, Qt.KeyboardModifier.AltModifier)


def test_escape_and_a_click_elsewhere_send_it_away(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    note = refused(window)
    press(Key.Key_Escape)
    assert note.isHidden()
    note = refused(window)
    click(window, 10, 690)
    assert note.isHidden()


def test_a_refusal_goes_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusal, "STAYS_MS", 1)
    note = refused(a_window(qtbot))
    qtbot.waitUntil(note.isHidden)


def test_a_refusal_stays_while_its_button_has_the_focus(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusal, "STAYS_WITH_BUTTON_MS", 1)
    note = refused(a_window(qtbot), NextTurn())
    anyway_button(note).setFocus()
    qtbot.wait(20)
    assert note.isVisible()


def test_a_refusal_is_freed(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    assert is_freed_on_deleting(lambda: refused(window, NextTurn()), qtbot)
