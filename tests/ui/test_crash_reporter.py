"""The program itself fails: in a slot, in a thread, again and again."""

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import Parts
from gmtracker.engine.commands import AddNote
from gmtracker.storage.paths import log_folder
from gmtracker.ui.crash_reporter import LARGEST, OLDER_KEPT, SENTENCE, TOPIC, Failures, write_failure
from tests.windows.main_window import Stage


class Broken(QObject):
    """A part of the program with a mistake in it."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)

    def _on_asked(self) -> None:
        raise ZeroDivisionError("a mistake")


@pytest.fixture
def parts(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parts]:
    """A window that says its own failures, and prints none of them."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr("threading.excepthook", lambda *_: None)
    parts = stage.sample()
    failures = Failures(parts.window)
    failures.tell(parts.window.notices, parts.bridge)
    failures.watch()
    yield parts
    failures.rest()


@pytest.fixture
def broken() -> Broken:
    return Broken()


def logged() -> str:
    return (log_folder() / "gmtracker.log").read_text("utf-8")


def presses(parts: Parts, words: str) -> None:
    next(button for button in parts.window.notices.findChildren(QPushButton) if button.text() == words).click()


def test_an_exception_in_a_slot_is_said_and_written_down(parts: Parts, broken: Broken) -> None:
    broken.asked.emit()
    assert parts.window.notices.message_of(TOPIC) == SENTENCE
    assert "ZeroDivisionError: a mistake" in logged()


def test_an_exception_in_a_thread_is_said_too(parts: Parts, broken: Broken, qtbot: QtBot) -> None:
    thread = Thread(target=broken._on_asked)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: parts.window.notices.message_of(TOPIC) == SENTENCE)


def test_the_same_failure_is_said_once_and_written_down_each_time(parts: Parts, broken: Broken) -> None:
    broken.asked.emit()
    presses(parts, "Close")
    broken.asked.emit()
    assert parts.window.notices.message_of(TOPIC) == ""
    assert logged().count("ZeroDivisionError: a mistake") == 2


def test_what_happened_can_be_copied(parts: Parts, broken: Broken) -> None:
    broken.asked.emit()
    presses(parts, "Copy details")
    assert "ZeroDivisionError: a mistake" in QGuiApplication.clipboard().text()


def test_the_table_goes_on_and_can_be_shown_anew(parts: Parts, broken: Broken, qtbot: QtBot) -> None:
    broken.asked.emit()
    with qtbot.waitSignal(parts.bridge.opened):
        presses(parts, "Draw the table again")
    assert parts.bridge.ask(AddNote(text="Play goes on."))
    assert parts.window.notices.message_of(TOPIC) == ""


def test_the_log_never_grows_large(own_folders: Path) -> None:
    for _ in range(12):
        write_failure("x" * (LARGEST // 2))
    sizes = [path.stat().st_size for path in log_folder().iterdir()]
    assert len(sizes) == OLDER_KEPT + 1
    assert max(sizes) <= LARGEST


def test_a_log_that_cannot_be_written_is_no_further_failure(own_folders: Path) -> None:
    own_folders.mkdir(parents=True, exist_ok=True)
    (own_folders / "logs").write_text("in the way")
    write_failure("anything")
    assert (own_folders / "logs").read_text() == "in the way"
