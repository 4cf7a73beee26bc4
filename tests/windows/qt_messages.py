"""Fails a test on Qt's messages where pytest-qt doesn't check them."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def fail_on_messages(ignored: Sequence[str]) -> Iterator[None]:
    """Raise AssertionError at the end if Qt logged a message that matches none of the patterns in `ignored`."""
    said: list[str] = []

    def keep(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if not any(re.search(pattern, message) for pattern in ignored):
            said.append(f"{kind.name}: {message}")

    previous = qInstallMessageHandler(keep)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    if said:
        raise AssertionError("Qt complained while the test was cleared away: " + "; ".join(said))
