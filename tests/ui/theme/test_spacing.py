"""What tool tips and labels show of texts and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import native_keys, with_keys
from gmtracker.ui.widgets.overlays import RefusalNote


class OtherSigns(QTranslator):
    """A system that has signs for Ctrl and Alt, as macOS does."""

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
def test_keys_are_written_as_the_system_writes_them(qtbot: QtBot) -> None:
    assert native_keys("Ctrl+Enter") == "⌘+Enter"
    window = QWidget()
    qtbot.addWidget(window)
    anyway = RefusalNote(window).findChild(QPushButton)
    assert anyway is not None
    assert anyway.toolTip() == "Do it anyway (⌥+A). The log records the override."


def test_what_has_no_key_tells_none() -> None:
    assert (with_keys("Undo", "F4"), with_keys("Undo", "")) == ("Undo (F4)", "Undo")
