"""The process that the window runs in: being told to end from outside, what its threads tell, and garbage collected.

It is told to end by Ctrl+C in the terminal, the terminal's own end, or a system that shuts down. Python looks for
garbage on whichever thread happens to make an object. Qt objects that are part of it must not be destroyed on the
thread that saves: the window may be about to tell them of something, and the process ends.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer, Signal, SignalInstance

TOLD_BY = [signal.SIGINT, signal.SIGTERM]
if sys.platform != "win32":
    TOLD_BY.append(signal.SIGHUP)


class Interrupts(QObject):
    """Emits ``asked`` when the program is told to end. Whoever tells it a second time ends it on the spot.

    Python attends to a signal when it next runs a line of its own, which may be long after in a window that nobody
    touches. So each one also goes into a pipe that Qt listens to. (On Windows, where Qt listens to no pipe, it is
    attended to with whatever happens at the window next.)
    """

    asked = Signal()
    _heard = Signal()

    def __init__(self, parent: QObject) -> None:
        """Listen from now on; to be made on the main thread. What the program was started to ignore stays ignored."""
        super().__init__(parent)
        self._heard.connect(self.asked, Qt.ConnectionType.QueuedConnection)
        if sys.platform != "win32":
            self._hears, tells = os.pipe()
            os.set_blocking(tells, False)
            signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
            notifier = QSocketNotifier(self._hears, QSocketNotifier.Type.Read, self)
            notifier.activated.connect(self._on_signal)
        for number in TOLD_BY:
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._on_told)

    def _on_told(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        self._heard.emit()

    def _on_signal(self) -> None:
        os.read(self._hears, 1)


class _MainThread(QObject):
    """Does on the window's thread what other threads hand over; it is never freed, so no thread comes too late."""

    _handed_over = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._handed_over.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def do(self, deed: Callable[[], object]) -> None:
        """Have it done there soon, in the order in which it was handed over."""
        self._handed_over.emit(deed)

    def _do(self, deed: Callable[[], object]) -> None:
        deed()


_MAIN_THREAD = _MainThread()


def emit_from_thread(signal: SignalInstance, *said: object) -> None:
    """Have a signal emitted on the window's thread, if whose it is, is still there then.

    A silent disk may hold a thread until after the window's end; to emit on the thread itself might meet an object
    that is being freed just then, and end the process.
    """
    _MAIN_THREAD.do(partial(_emit_if_there, signal, said))


def _emit_if_there(signal: SignalInstance, said: tuple[object, ...]) -> None:
    with suppress(RuntimeError):  # PySide's way to say that it is gone
        signal.emit(*said)


EVERY_MS = 1000


class GarbageCollector(QObject):
    """Turns Python's own collection off, and looks for garbage when Python would have, between the window's events."""

    def __init__(self, parent: QObject | None = None) -> None:
        """What is there now stays to the end, so it is never looked through."""
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.CoarseTimer)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Look for garbage in the oldest generation that is due for it by Python's own thresholds, if any is."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation, count in enumerate(counts) if count > thresholds[generation]]
    if due:
        gc.collect(due[-1])
