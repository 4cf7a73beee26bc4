"""Being told to end from outside: Ctrl+C in the terminal, the terminal's own end, or a system that shuts down."""

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal

TOLD_BY = [signal.SIGINT, signal.SIGTERM]
if sys.platform != "win32":
    TOLD_BY.append(signal.SIGHUP)


class Interrupts(QObject):
    """``asked`` tells that the program is to end. Whoever tells it a second time ends it on the spot.

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
