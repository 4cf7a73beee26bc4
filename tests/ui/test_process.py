"""Garbage is collected on the window's thread."""

import gc
import weakref
from threading import Event, Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gmtracker.ui import process
from gmtracker.ui.process import GarbageCollector


class Part(QObject):
    """Something of the window that is in a circle with itself."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def make_objects(ended: Event) -> None:
    """What a save does: make so many objects that Python would look for garbage, on this thread."""
    while not ended.is_set():
        [[number] for number in range(5_000)]


@pytest.fixture
def busy_thread() -> object:
    ended = Event()
    thread = Thread(target=make_objects, args=(ended,))
    thread.start()
    yield thread
    ended.set()
    thread.join()


@pytest.mark.usefixtures("busy_thread")
def test_parts_of_the_window_go_on_its_own_thread_while_another_one_works(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They went on the thread of a save, and the process ended in a segmentation fault, on Python 3.12 above all."""
    monkeypatch.setattr(process, "EVERY_MS", 1)
    keeper = QObject()
    gc.enable()
    GarbageCollector(keeper)
    threads: list[Thread] = []
    watched = [weakref.finalize(Part(), lambda: threads.append(current_thread())) for _ in range(20)]
    qtbot.waitUntil(lambda: not any(one.alive for one in watched))
    assert set(threads) == {main_thread()}
