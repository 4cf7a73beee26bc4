"""What the fields leave to the window. Numbers as the GM types them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QHelpEvent, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.errors import Refused
from gmtracker.ui.theme.fonts import text_font
from gmtracker.ui.widgets.inputs import (
    ChoiceField,
    LineField,
    SpinField,
    TextField,
    connect_ctrl_enter,
    fit_text,
    read_number,
)
from gmtracker.ui.widgets.scroll import FramelessScrollArea
from tests.windows.widgets import Key, focused, leaves_to_the_window, press, shown, types

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
ANSWERS = (("a", "One"), ("b", "Another"))


def turn_wheel(widget: QWidget) -> None:
    place = QPointF(widget.rect().center())
    turned = QWheelEvent(
        place,
        QPointF(widget.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)


@pytest.mark.parametrize("make", [LineField, lambda: TextField(lines=2), lambda: SpinField(0, 99, 3)])
def test_field_without_history_leaves_undo_and_redo_to_window(qtbot: QtBot, make: type[QWidget]) -> None:
    field = make()
    shown(qtbot, field)
    assert leaves_to_the_window(field, Key.Key_Z, CTRL)
    assert leaves_to_the_window(field, Key.Key_Z, CTRL_SHIFT)
    types("7")
    assert not leaves_to_the_window(field, Key.Key_Z, CTRL)
    assert leaves_to_the_window(field, Key.Key_Z, CTRL_SHIFT)


@pytest.mark.parametrize("make", [LineField, lambda: TextField(lines=2)])
def test_field_emptied_by_hand_keeps_undo(qtbot: QtBot, make: Callable[[], LineField | TextField]) -> None:
    """Ctrl+Z in the emptied command bar undid the last step at the table."""
    field = make()
    shown(qtbot, field)
    types("7")
    press(Key.Key_Backspace)
    assert not leaves_to_the_window(field, Key.Key_Z, CTRL)
    field.undo()
    assert (field.text() if isinstance(field, LineField) else field.toPlainText()) == "7"


def test_line_emptied_by_program_leaves_undo_to_window(qtbot: QtBot) -> None:
    line = LineField()
    shown(qtbot, line)
    types("7")
    line.clear()
    assert leaves_to_the_window(line, Key.Key_Z, CTRL)


def test_tab_leaves_multiline_field(qtbot: QtBot) -> None:
    both = QWidget()
    column = QVBoxLayout(both)
    text, after = TextField(lines=2), LineField()
    column.addWidget(text)
    column.addWidget(after)
    shown(qtbot, both)
    text.setFocus()
    press(Key.Key_Tab)
    assert focused() is after


@pytest.mark.parametrize("reason", [Qt.FocusReason.OtherFocusReason, Qt.FocusReason.MouseFocusReason])
def test_spin_field_selects_number_on_any_focus(qtbot: QtBot, reason: Qt.FocusReason) -> None:
    """A 1 typed before the 0 that stood there made 10."""
    holder, other, spin = QWidget(), LineField(), SpinField(0, 20, 0)
    column = QVBoxLayout(holder)
    for field in (other, spin):
        column.addWidget(field)
    shown(qtbot, holder)
    other.setFocus()
    spin.setFocus(reason)
    QApplication.processEvents()
    types("1")
    assert spin.cleanText() == "1"


def test_mouse_wheel_over_field_changes_nothing(qtbot: QtBot) -> None:
    both = QWidget()
    column = QVBoxLayout(both)
    spin, choice = SpinField(0, 9, 3), ChoiceField(ANSWERS)
    column.addWidget(spin)
    column.addWidget(choice)
    shown(qtbot, both)
    for field in (spin, choice):
        turn_wheel(field)
    assert spin.value() == 3
    assert choice.key() == "a"
    spin.setFocus()
    turn_wheel(spin)
    assert spin.value() == 2


@pytest.mark.parametrize("make", [lambda: SpinField(0, 9, 3), lambda: ChoiceField(ANSWERS)])
def test_mouse_wheel_over_focused_field_scrolls_what_can_scroll(
    qtbot: QtBot, make: Callable[[], SpinField | ChoiceField]
) -> None:
    """The form was scrolled until the focused field was below the pointer, which then changed the answer."""
    area, content, field = FramelessScrollArea(), QWidget(), make()
    column = QVBoxLayout(content)
    column.addWidget(field)
    column.addStretch(1)
    content.setMinimumHeight(1000)
    area.setWidget(content)
    shown(qtbot, area)
    field.setFocus()
    before = field.value() if isinstance(field, SpinField) else field.key()
    QTest.wheelEvent(area.windowHandle(), QPointF(field.mapTo(area, field.rect().center())), QPoint(0, -120))
    QApplication.processEvents()
    assert (field.value() if isinstance(field, SpinField) else field.key()) == before
    assert area.verticalScrollBar().value() > 0


def test_choice_field_returns_key_of_answer(qtbot: QtBot) -> None:
    choice = ChoiceField(ANSWERS)
    qtbot.addWidget(choice)
    with qtbot.waitSignal(choice.key_changed):
        choice.choose("b")
    assert choice.key() == "b"
    choice.choose("unheard of")
    assert choice.key() == "b"
    assert ChoiceField().key() == ""


def test_tooltip_shows_answer_only_when_elided(qtbot: QtBot) -> None:
    field = ChoiceField((("a", "One"), ("b", "The keeper of the old lighthouse")))
    field.setAccessibleName("Target")
    shown(qtbot, field)
    field.resize(120, field.height())
    told = []
    for key in ("a", "b"):
        field.choose(key)
        QToolTip.hideText()
        middle = field.rect().center()
        QApplication.sendEvent(field, QEnterEvent(QPointF(middle), QPointF(middle), QPointF(field.mapToGlobal(middle))))
        QApplication.sendEvent(field, QHelpEvent(QEvent.Type.ToolTip, middle, field.mapToGlobal(middle)))
        told.append(QToolTip.text())
    assert told == ["", "Target: The keeper of the old lighthouse"]


def test_long_answer_is_tightened_or_elided(
    qapp: QApplication,
) -> None:
    font = text_font()
    needed = QFontMetrics(font).horizontalAdvance("Sleight of hand 6")
    closer, whole = fit_text(font, "Sleight of hand 6", needed - 3)
    assert whole == "Sleight of hand 6"
    assert QFontMetrics(closer).horizontalAdvance(whole) <= needed - 3
    kept, cut = fit_text(font, "Sleight of hand 6", needed // 2)
    assert cut.endswith("…")
    assert kept == font


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("+2", 9), ("-1", 6), ("−1", 6), ("=-1", -1), ("=3", 3), ("4", 4), (" + 2 ", 9), ("-0", 7)],
)
def test_signed_number_changes_value_and_plain_number_sets_it(typed: str, meant: int) -> None:
    assert read_number(typed, 7) == meant


@given(st.integers(-400, 400), st.integers(0, 400))
def test_opposite_number_reverts_change(now: int, by: int) -> None:
    assert read_number(f"-{by}", read_number(f"+{by}", now)) == now


@pytest.mark.parametrize("typed", ["", "many", "2+", "--1", "1.5", "99999"])
def test_number_field_refuses_text(typed: str) -> None:
    with pytest.raises(Refused, match="Can't read “"):
        read_number(typed, 0)


def test_number_field_refuses_values_above_999() -> None:
    with pytest.raises(Refused, match=r"The maximum is 999\."):
        read_number("+900", 100)


def test_held_ctrl_enter_triggers_once(qtbot: QtBot) -> None:
    within = QWidget()
    qtbot.addWidget(within)
    connect_ctrl_enter(within, within.update)
    assert [shortcut.autoRepeat() for shortcut in within.findChildren(QShortcut)] == [False, False]
