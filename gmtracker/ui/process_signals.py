"""Process matters: signals that end the program, calls from threads to the window, and garbage collection.

The program is asked to end by Ctrl+C in the terminal, by closing the terminal, or by the system's shutdown. Python
collects garbage on whichever thread allocates; if that destroyed Qt objects on the saving thread while the window uses
them, the process would crash.
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

END_SIGNALS = [signal.SIGINT, signal.SIGTERM]
if sys.platform != "win32":
    END_SIGNALS.append(signal.SIGHUP)


class Interrupts(QObject):
    """Emits ``end_requested`` when the program is asked to end. A second signal ends it immediately.

    Python handles a signal only when it next runs Python code, which may take long in an idle window. So each
    signal is also written to a pipe that Qt watches. (On Windows, where Qt cannot watch a pipe, it is handled at
    the next event.)
    """

    end_requested = Signal()
    _heard = Signal()

    def __init__(self, parent: QObject) -> None:
        """Start to listen; must be called on the main thread. Signals that were ignored at start stay ignored."""
        super().__init__(parent)
        self._heard.connect(self.end_requested, Qt.ConnectionType.QueuedConnection)
        if sys.platform != "win32":
            self._hears, tells = os.pipe()
            os.set_blocking(tells, False)
            signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
            notifier = QSocketNotifier(self._hears, QSocketNotifier.Type.Read, self)
            notifier.activated.connect(self._on_signal)
        for number in END_SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._on_told)

    def _on_told(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        self._heard.emit()

    def _on_signal(self) -> None:
        os.read(self._hears, 1)


class _MainThread(QObject):
    """Runs functions from other threads on the window's thread. It is never freed, so a late thread is no problem."""

    _handed_over = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._handed_over.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def do(self, deed: Callable[[], object]) -> None:
        """Run a function there soon, in the order of the calls."""
        self._handed_over.emit(deed)

    def _do(self, deed: Callable[[], object]) -> None:
        deed()


_MAIN_THREAD = _MainThread()


def emit_from_thread(signal: SignalInstance, *said: object) -> None:
    """Emit a signal on the window's thread, if its object still exists then.

    A slow disk may hold a thread until the window is gone. Emitting on that thread could then meet an object being
    freed, and crash.
    """
    _MAIN_THREAD.do(partial(_emit_if_alive, signal, said))


def _emit_if_alive(signal: SignalInstance, said: tuple[object, ...]) -> None:
    with suppress(RuntimeError):  # PySide raises this for a deleted object.
        signal.emit(*said)


EVERY_MS = 1000


class GarbageCollector(QObject):
    """Turns automatic garbage collection off, and collects between the window's events instead."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Freeze the objects that exist now, so that they are never scanned."""
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.CoarseTimer)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own thresholds, if any."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation, count in enumerate(counts) if count > thresholds[generation]]
    if due:
        gc.collect(due[-1])
