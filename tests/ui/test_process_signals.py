"""Tests of the window's thread: garbage is collected there, and other threads' signals arrive there."""

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
    """A QObject in a reference cycle with itself."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def make_objects(ended: Event) -> None:
    """Make so many objects, as a save does, that Python would collect garbage on this thread."""
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
def test_qobjects_are_collected_on_the_main_thread_during_other_work(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, a saving thread freed them, and the process crashed, mostly on Python 3.12."""
    monkeypatch.setattr(process_signals, "EVERY_MS", 1)
    keeper = QObject()
    gc.enable()
    GarbageCollector(keeper)
    threads: list[Thread] = []
    watched = [weakref.finalize(Part(), lambda: threads.append(current_thread())) for _ in range(20)]
    qtbot.waitUntil(lambda: not any(one.alive for one in watched))
    assert set(threads) == {main_thread()}


def test_signal_of_a_thread_to_a_deleted_object_is_dropped(qtbot: QtBot) -> None:
    """Before, emitting on the thread itself hit an object being freed, once in thousands of runs."""

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
