"""Tests of how tooltips and labels show texts and shortcuts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import add_keys_text, native_keys
from gmtracker.ui.widgets.overlays import RefusalNote


class OtherSigns(QTranslator):
    """A translator with signs for Ctrl and Alt, as on macOS."""

    @override
    def isEmpty(self) -> bool:
        return False

    @override
    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return {"Ctrl": "⌘", "Alt": "⌥"}.get(text, text)


@pytest.fixture
def other_signs(qapp: QApplication) -> Iterator[QObject]:
    translator = OtherSigns()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("other_signs")
def test_shortcuts_are_written_as_on_the_system(qtbot: QtBot) -> None:
    assert native_keys("Ctrl+Enter") == "⌘+Enter"
    window = QWidget()
    qtbot.addWidget(window)
    anyway = RefusalNote(window).findChild(QPushButton)
    assert anyway is not None
    assert anyway.toolTip() == "Do it anyway (⌥+A). The log records the override."


def test_text_without_a_shortcut_shows_none() -> None:
    assert (add_keys_text("Undo", "F4"), add_keys_text("Undo", "")) == ("Undo (F4)", "Undo")
