"""Quick clicks on a button press it once, however many they are; another button counts its own."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.buttons import Button, ToolButton
from tests.windows.widgets import shown

PRESS, RELEASE, TWICE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def send(button: QAbstractButton, at: int, *kinds: QEvent.Type) -> None:
    """Send mouse events that came at so many milliseconds."""
    place = QPointF(button.rect().center())
    for kind in kinds:
        held = Qt.MouseButton.NoButton if kind == RELEASE else LEFT
        event = QMouseEvent(kind, place, QPointF(button.mapToGlobal(place)), LEFT, held, NO_KEYS)
        event.setTimestamp(at)
        QApplication.sendEvent(button, event)


@pytest.mark.parametrize("make", [Button, ToolButton])
def test_triple_click_presses_button_once(qtbot: QtBot, make: Callable[[], QAbstractButton]) -> None:
    """A triple click on *Next turn* was two turns. So is no run of clicks: its number is left to chance in a hurry."""
    button = make()
    button.setFixedSize(80, 30)
    shown(qtbot, button)
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    send(button, 100_000, PRESS, RELEASE)
    send(button, 100_100, TWICE, RELEASE)
    send(button, 100_200, PRESS, RELEASE)
    send(button, 100_300, TWICE, RELEASE)
    send(button, 100_350, PRESS, RELEASE)
    assert len(clicks) == 1
    send(button, 102_000, PRESS, RELEASE)
    assert len(clicks) == 2


def test_click_on_another_button_counts_right_after_double_click(qtbot: QtBot) -> None:
    """The guard against a third click knew only the time, so a quick click elsewhere was lost."""
    first, second = Button(), Button()
    clicks: list[str] = []
    for button, name in ((first, "first"), (second, "second")):
        button.setFixedSize(80, 30)
        shown(qtbot, button)
        button.clicked.connect(partial(clicks.append, name))
    send(first, 100_000, PRESS, RELEASE)
    send(first, 100_100, TWICE, RELEASE)
    send(second, 100_200, PRESS, RELEASE)
    send(first, 100_300, PRESS, RELEASE)
    assert clicks == ["first", "second"]
