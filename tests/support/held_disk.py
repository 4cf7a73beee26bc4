"""A disk that can be stuck: whoever waits for it waits until it goes on."""

import os
from threading import Event, Thread, current_thread

import pytest


class HeldDisk:
    """Stands for the system's fsync. ``callers`` are the threads that asked for it."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self._fsync, self._goes_on = os.fsync, Event()
        self._goes_on.set()
        self.callers: list[Thread] = []
        patched.setattr(os, "fsync", self)

    def __call__(self, descriptor: int) -> None:
        self.callers.append(current_thread())
        assert self._goes_on.wait(30), "the disk was never let go"
        self._fsync(descriptor)

    @property
    def is_stuck(self) -> bool:
        """Whether nothing reaches the disk."""
        return not self._goes_on.is_set()

    def sticks(self) -> None:
        """From now on nothing reaches the disk."""
        self._goes_on.clear()

    def goes_on(self) -> None:
        """It works again."""
        self._goes_on.set()
