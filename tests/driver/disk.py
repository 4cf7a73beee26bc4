"""Replacements for disk calls that fail or block, because no real disk fills up or breaks on demand."""

import errno
import io
import os
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from typing import Any

import pytest

CALLS = ("open", "chmod", "write", "fsync", "close", "replace")
"""The calls with which a file is replaced."""

_CLOSE = os.close


class FailingCall:
    """A call of :mod:`os` that fails once: the ``at``-th time, counted from 1. ``made`` is the number of calls.

    With ``torn``, that write succeeds with only so many bytes, and the next one fails.
    """

    def __init__(self, patched: pytest.MonkeyPatch, name: str, code: int, at: int = 1, torn: int = 0) -> None:
        self._call, self._code, self._at, self._torn = getattr(os, name), code, at, torn
        self.made = 0
        patched.setattr(os, name, self)

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.made += 1
        if self.made == self._at and self._torn:
            return self._call(args[0], args[1][: self._torn])
        if self.made == self._at + bool(self._torn):
            if self._call is _CLOSE:
                _CLOSE(*args)  # A close that fails still closes the file.
            raise OSError(self._code, os.strerror(self._code))
        return self._call(*args, **named)


class HeldDisk:
    """A replacement for ``os.fsync`` that can block. ``callers`` are the threads that called it."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self._fsync, self._goes_on = os.fsync, Event()
        self._goes_on.set()
        self._is_broken = False
        self.callers: list[Thread] = []
        patched.setattr(os, "fsync", self)

    def __call__(self, descriptor: int) -> None:
        self.callers.append(current_thread())
        assert self._goes_on.wait(30), "the disk was never let go"
        if self._is_broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._fsync(descriptor)

    @property
    def is_stuck(self) -> bool:
        """Whether calls block."""
        return not self._goes_on.is_set()

    def sticks(self) -> None:
        """Block all calls from now on."""
        self._goes_on.clear()

    def goes_on(self) -> None:
        """Let all calls through again."""
        self._goes_on.set()

    def is_mended(self) -> None:
        """It works again after it broke."""
        self._is_broken = False
        self._goes_on.set()

    def breaks(self) -> None:
        """Fail all calls from now on, including the blocked ones."""
        self._is_broken = True
        self._goes_on.set()


class SilentMount:
    """A network folder that can stop responding: calls below it block until it :meth:`answers`.

    ``asked_by_window`` are the calls of the window's own thread while it is silent. Those fail instead of blocking.
    """

    def __init__(self, patched: pytest.MonkeyPatch, folder: Path) -> None:
        self._below = str(folder)
        self._answers = Event()
        self._answers.set()
        self.asked_by_window: list[str] = []
        for name in ("stat", "lstat", "open", "readlink", "replace", "link", "unlink", "mkdir", "listdir", "scandir"):
            patched.setattr(os, name, self._silent(name, getattr(os, name)))
        patched.setattr(io, "open", self._silent("open", io.open))

    def falls_silent(self) -> None:
        """Stop responding."""
        self._answers.clear()

    def answers(self) -> None:
        """Respond again."""
        self._answers.set()

    def _silent(self, name: str, call: Any) -> Any:
        def asked(*args: Any, **named: Any) -> Any:
            if not self._answers.is_set() and args and self._is_below(args[0]):
                if current_thread() is main_thread():
                    self.asked_by_window.append(f"{name} {args[0]}")
                    raise OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
                assert self._answers.wait(60), "the disk never answered"
            return call(*args, **named)

        return asked

    def _is_below(self, path: Any) -> bool:
        return not isinstance(path, int) and os.fsdecode(path).startswith(self._below)
