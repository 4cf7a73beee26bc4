"""What happens on the window's thread: garbage is collected there, and what other threads tell is told."""

import gc
import weakref
from threading import Event, Thread, current_thread, main_thread

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from gmtracker.ui import process_signals
from gmtracker.ui.process_signals import GarbageCollector, emit_from_thread


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
    monkeypatch.setattr(process_signals, "EVERY_MS", 1)
    keeper = QObject()
    gc.enable()
    GarbageCollector(keeper)
    threads: list[Thread] = []
    watched = [weakref.finalize(Part(), lambda: threads.append(current_thread())) for _ in range(20)]
    qtbot.waitUntil(lambda: not any(one.alive for one in watched))
    assert set(threads) == {main_thread()}


def test_what_a_thread_tells_somebody_who_is_gone_is_not_told(qtbot: QtBot) -> None:
    """To emit on the thread itself met an object that was being freed, once in thousands of runs."""

    class Told(QObject):
        told = Signal(str)

    heard: list[str] = []
    here, gone = Told(), Told()
    for one in (here, gone):
        one.told.connect(heard.append)
    for one in (gone, here):
        thread = Thread(target=emit_from_thread, args=(one.told, "saved"))
        thread.start()
        thread.join()
    assert heard == []
    shiboken6.delete(gone)
    qtbot.waitUntil(lambda: heard == ["saved"])
