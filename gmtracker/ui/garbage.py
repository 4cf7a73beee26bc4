"""Garbage is collected on the window's thread, and on no other.

Python looks for garbage on whichever thread happens to make an object. Qt objects that are part of it must not be
destroyed on the thread that saves: the window may be about to tell them of something, and the process ends.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer

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
