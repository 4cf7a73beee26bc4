"""Buttons and cards by key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimerEvent
from PySide6.QtGui import QAction, QCursor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import tip, tooltip_text
from gmtracker.ui.widgets.buttons import Button, CardButton, TokenButton, ToolButton, drop_hover_after
from tests.windows.widgets import Key, press, shown


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_press_button_and_card(qtbot: QtBot, key: Key) -> None:
    for button in (Button("Roll & add"), CardButton("Open…", "A file", icon("open"))):
        shown(qtbot, button)
        with qtbot.waitSignal(button.clicked):
            press(key)


LEFT = Qt.MouseButton.LeftButton


def double_click(first: QWidget, second: QWidget) -> None:
    """Two clicks in quick succession at one place, where another part may have come to lie after the first."""
    QTest.mouseClick(first, LEFT)
    QTest.mouseDClick(second, LEFT)
    QTest.mouseRelease(second, LEFT)


@pytest.mark.parametrize("make", [Button, ToolButton, lambda: CardButton("Open…", "A file", icon("open"))])
def test_double_click_presses_button_once(qtbot: QtBot, make: Callable[[], QAbstractButton]) -> None:
    button, pressed = make(), list[str]()
    shown(qtbot, button)
    button.clicked.connect(lambda: pressed.append("button"))
    double_click(button, button)
    assert len(pressed) == 1
    QTest.mouseClick(button, LEFT)
    QTest.mouseClick(button, LEFT)
    assert len(pressed) == 3


def test_double_click_does_not_press_button_that_moved_under_pointer(qtbot: QtBot) -> None:
    first, second, pressed = Button("Count the votes"), ToolButton(), list[str]()
    for button in (first, second):
        shown(qtbot, button)
    first.clicked.connect(lambda: pressed.append("first"))
    second.clicked.connect(lambda: pressed.append("second"))
    double_click(first, second)
    assert pressed == ["first"]


def test_token_button_counts_every_click(qtbot: QtBot) -> None:
    button, asked = TokenButton("Triumph", "up", Use(use="earn-fate"), "Earn"), list[Use]()
    shown(qtbot, button)
    button.use_requested.connect(asked.append)
    double_click(button, button)
    assert len(asked) == 2


def test_click_while_busy_opens_no_menu(qtbot: QtBot) -> None:
    """Regression: the hold timer ran out before the pending release event was read, and the menu opened."""
    button, asked = TokenButton("Triumph", "up", Use(use="earn-fate"), "Earn"), list[Use]()
    shown(qtbot, button)
    button.use_requested.connect(asked.append)
    QTest.mousePress(button, LEFT)
    middle = QPointF(button.rect().center())
    let_go = QMouseEvent(
        QEvent.Type.MouseButtonRelease,
        *(middle, button.mapToGlobal(middle), LEFT, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
    )
    QCoreApplication.postEvent(button, let_go)
    QCoreApplication.sendEvent(button, QTimerEvent(0))
    assert len(asked) == 1
    assert not button.isDown()


MARKUP = "<img src='/etc/hostname'> Fate"
SIGN_FOR_SIGN = '<span style="white-space:pre-wrap">&lt;img'


def test_token_button_tooltip_shows_markup_literally() -> None:
    button = TokenButton(MARKUP, "up", Use(use="award"), f"{MARKUP}: one")
    assert button.toolTip().startswith(SIGN_FOR_SIGN)
    button.set_refusal(f"{MARKUP} is gone.")
    assert button.toolTip().startswith(SIGN_FOR_SIGN)


@pytest.mark.parametrize("said", ["", MARKUP])
def test_action_tooltip_in_button_shows_markup_literally(qtbot: QtBot, said: str) -> None:
    button, action = ToolButton(), QAction()
    qtbot.addWidget(button)
    button.setDefaultAction(action)
    action.setToolTip(tip(said))
    action.setText(MARKUP)
    assert button.toolTip().startswith(SIGN_FOR_SIGN)
    assert tooltip_text(button.toolTip()) == MARKUP


def test_button_shows_ampersand_literally() -> None:
    button = Button("Thorn & Daughters")
    assert button.text() == "Thorn && Daughters"
    assert button.shortcut().isEmpty()


CHANGES: list[Callable[[QAction], None]] = [
    lambda action: action.setText("&Undo Thorn && Daughters' note"),
    lambda action: action.setToolTip("Ctrl+Z"),
    lambda action: action.setIcon(icon("open")),
    lambda action: action.setIconText("Rolled"),
    lambda action: action.setIconText(action.text()),
    lambda action: action.setCheckable(True),
    lambda action: action.setChecked(True),
    lambda action: action.setEnabled(False),
    lambda action: action.setEnabled(True),
]


@pytest.mark.parametrize("name", ["&Undo", "Undo Thorn && Daughters"])
def test_tool_button_shows_action_changes_like_qt(qtbot: QtBot, name: str) -> None:
    action = QAction(name)
    ours, qts = ToolButton(), QToolButton()
    for button in (ours, qts):
        qtbot.addWidget(button)
        button.setDefaultAction(action)
    for change in CHANGES:
        change(action)
        assert look_of(ours) == look_of(qts)


def look_of(button: QToolButton) -> list[object]:
    look = [button.text(), button.toolTip(), button.icon().cacheKey()]
    return [*look, button.isCheckable(), button.isChecked(), button.isEnabled()]


def test_tool_button_connects_to_action_only_once(qtbot: QtBot) -> None:
    action, button = QAction("&Undo"), ToolButton()
    qtbot.addWidget(button)
    button.setDefaultAction(action)
    listeners = action.receivers(SIGNAL("changed()"))
    for change in CHANGES:
        change(action)
    assert action.receivers(SIGNAL("changed()")) == listeners


@pytest.mark.parametrize("button", [Button, ToolButton])
def test_button_is_not_lit_after_its_menu_was_closed_elsewhere(
    qtbot: QtBot, button: type[Button] | type[ToolButton]
) -> None:
    """The button of the menus stayed lit until the pointer came over it again."""
    pressed = button()
    menu = QMenu(pressed)
    menu.addAction("Campaign")
    drop_hover_after(menu, pressed)
    shown(qtbot, pressed)
    QCursor.setPos(pressed.mapToGlobal(QPoint(0, 400)))
    menu.popup(pressed.mapToGlobal(QPoint(0, 0)))
    pressed.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    menu.hide()
    qtbot.waitUntil(lambda: not pressed.underMouse())
