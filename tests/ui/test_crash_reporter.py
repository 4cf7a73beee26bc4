"""Tests that exceptions in slots and threads are shown and logged."""

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.commands import AddNote
from gmtracker.storage.paths import log_folder
from gmtracker.ui.crash_reporter import LOG_BACKUPS, MAX_LOG_BYTES, SENTENCE, TOPIC, CrashReporter, write_failure
from tests.windows.main_window import Stage


class Broken(QObject):
    """An object whose slot raises an exception."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._on_asked)

    def _on_asked(self) -> None:
        raise ZeroDivisionError("a mistake")


@pytest.fixture
def app(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield a window that reports exceptions, without printing them."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr("threading.excepthook", lambda *_: None)
    app = stage.sample()
    crash_reporter = CrashReporter(app.window)
    crash_reporter.show_in(app.window.notices, app.bridge)
    crash_reporter.watch()
    yield app
    crash_reporter.stop()


@pytest.fixture
def broken() -> Broken:
    return Broken()


def logged() -> str:
    return (log_folder() / "gmtracker.log").read_text("utf-8")


def presses(app: App, words: str) -> None:
    next(button for button in app.window.notices.findChildren(QPushButton) if button.text() == words).click()


def test_exception_in_a_slot_is_shown_and_logged(app: App, broken: Broken) -> None:
    broken.asked.emit()
    assert app.window.notices.notice_text(TOPIC) == SENTENCE
    assert "ZeroDivisionError: a mistake" in logged()


def test_exception_in_a_thread_is_shown(app: App, broken: Broken, qtbot: QtBot) -> None:
    thread = Thread(target=broken._on_asked)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: app.window.notices.notice_text(TOPIC) == SENTENCE)


def test_repeated_exception_is_shown_once_and_logged_each_time(app: App, broken: Broken) -> None:
    broken.asked.emit()
    presses(app, "Close")
    broken.asked.emit()
    assert app.window.notices.notice_text(TOPIC) == ""
    assert logged().count("ZeroDivisionError: a mistake") == 2


def test_details_of_an_exception_can_be_copied(app: App, broken: Broken) -> None:
    broken.asked.emit()
    presses(app, "Copy details")
    assert "ZeroDivisionError: a mistake" in QGuiApplication.clipboard().text()


def test_campaign_continues_and_window_can_be_redrawn_after_an_exception(
    app: App, broken: Broken, qtbot: QtBot
) -> None:
    broken.asked.emit()
    with qtbot.waitSignal(app.bridge.opened):
        presses(app, "Redraw the window")
    assert app.bridge.dispatch(AddNote(text="Play goes on."))
    assert app.window.notices.notice_text(TOPIC) == ""


def test_log_stays_small(own_folders: Path) -> None:
    for _ in range(12):
        write_failure("x" * (MAX_LOG_BYTES // 2))
    sizes = [path.stat().st_size for path in log_folder().iterdir()]
    assert len(sizes) == LOG_BACKUPS + 1
    assert max(sizes) <= MAX_LOG_BYTES


def test_unwritable_log_raises_no_further_exception(own_folders: Path) -> None:
    own_folders.mkdir(parents=True, exist_ok=True)
    (own_folders / "logs").write_text("in the way")
    write_failure("anything")
    assert (own_folders / "logs").read_text() == "in the way"
