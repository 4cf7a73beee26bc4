"""What was done just now is not done twice, and nothing but the keys is looked at for that."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.guards import LONG_PAUSE, PAUSE, KeyGuard
from gmtracker.ui.widgets.key_filter import KeyFilter

Key = Qt.Key


class Form(QWidget):
    """A window with a button, a field and a table; the keys are on the button."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.field, self.table = Button("Roll"), QLineEdit(), QListWidget()
        column = QVBoxLayout(self)
        for part in (self.button, self.field, self.table):
            column.addWidget(part)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    form = Form()
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    form.button.setFocus()
    return form


def test_enter_is_ignored_right_after_action(form: Form) -> None:
    button, field = form.button, form.field
    pressed: list[str] = []
    button.clicked.connect(lambda: pressed.append("button"))
    field.returnPressed.connect(lambda: pressed.append("field"))
    guard = KeyGuard(form)
    guard.keep()
    QTest.keyClick(button, Key.Key_Return)
    field.setFocus()
    QTest.keyClick(field, Key.Key_Return)
    assert pressed == []
    guard.end()
    QTest.keyClick(field, Key.Key_Return)
    button.setFocus()
    QTest.keyClick(button, Key.Key_Return)
    assert pressed == ["field", "button"]


def test_enter_is_ignored_longer_after_last_step(form: Form, qtbot: QtBot) -> None:
    """Regression: a second Enter, pressed to confirm the damage, rolled the next attack."""
    guard = KeyGuard(form)
    guard.start_long()
    qtbot.wait(PAUSE + 100)
    assert guard.is_on
    guard.keep()
    qtbot.waitUntil(lambda: not guard.is_on, timeout=LONG_PAUSE)


def test_other_key_ends_key_guard_and_text_field_keeps_space(form: Form) -> None:
    field = form.field
    field.setFocus()
    guard = KeyGuard(form)
    guard.keep()
    QTest.keyClicks(field, " ")
    assert (field.text(), guard.is_on) == (" ", True)
    QTest.keyClicks(field, "a")
    assert (field.text(), guard.is_on) == (" a", False)


def test_next_command_typed_after_one_presses_nothing(form: Form) -> None:
    """Before, a second "add …" typed straight after the first ran the table's shortcuts, letter by letter."""
    ran: list[str] = []
    for key in ("A", "D", "3"):
        QShortcut(QKeySequence(key), form, lambda key=key: ran.append(key))
    form.table.setFocus()
    guard = KeyGuard(form)
    guard.start_before_words()
    QTest.keyClicks(form.table, "add 3")
    assert (ran, guard.is_on) == ([], True)
    QTest.keyClick(form.table, Key.Key_Down)
    assert not guard.is_on
    QTest.keyClicks(form.table, "a")
    assert ran == ["A"]


def test_face_typed_after_a_command_is_let_through(form: Form) -> None:
    ran: list[str] = []
    QShortcut(QKeySequence("3"), form, lambda: ran.append("3"))
    form.table.setFocus()
    guard = KeyGuard(form)
    guard.start_before_words()
    QTest.keyClicks(form.table, "3")
    assert (ran, guard.is_on) == (["3"], False)


def test_words_typed_for_a_reason_after_a_command_are_let_through(form: Form) -> None:
    """Before, the reason of an award was swallowed, because the focus was on the strip's button."""
    typed: list[str] = []
    QShortcut(QKeySequence("R"), form, lambda: typed.append("r"))
    guard = KeyGuard(form)
    guard.start_before_words()
    QTest.keyClicks(form.button, "r")
    assert typed == ["r"]


def test_words_are_typed_into_a_field_after_a_command(form: Form) -> None:
    guard = KeyGuard(form)
    guard.start_before_words()
    form.field.setFocus()
    QTest.keyClicks(form.field, "add 3")
    assert form.field.text() == "add 3"


def test_words_typed_after_action_press_no_button(form: Form) -> None:
    """Regression: the first letter ended the guard, and the Space after the word pressed the button."""
    pressed: list[str] = []
    form.button.clicked.connect(lambda: pressed.append("button"))
    guard = KeyGuard(form)
    guard.keep()
    QTest.keyClicks(form.button, "the rope swings ")
    assert pressed == []
    QTest.keyClick(form.button, Key.Key_Return)
    assert pressed == ["button"]


def test_key_guard_ends_after_word(form: Form, qtbot: QtBot) -> None:
    guard = KeyGuard(form)
    guard.keep()
    QTest.keyClicks(form.button, "the")
    qtbot.waitUntil(lambda: not guard.is_on, timeout=LONG_PAUSE)


def test_key_guard_survives_deletion_of_focused_widget(form: Form, qtbot: QtBot) -> None:
    guard = KeyGuard(form)
    guard.keep()
    gone = form.button
    gone.deleteLater()
    qtbot.waitUntil(lambda: not isValid(gone))
    guard.end()
    assert not guard.is_on


class _Counting(KeyFilter):
    """Counts what comes by."""

    seen = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        type(self).seen += 1
        return super().eventFilter(watched, event)


def test_what_other_parts_are_told_does_not_come_by(form: Form) -> None:
    button, field = form.button, form.field
    keys = _Counting(lambda _watched, _event: False, button)
    keys.start()
    for _ in range(5):
        field.setText("painted anew")
        field.repaint()
    assert _Counting.seen == 0
    QTest.keyClick(button, Key.Key_A)
    assert _Counting.seen > 0
