"""The real program, driven until it is killed: ``python -m tests.support.driven FILE``.

It says what it came up with (a digest), is told the number of the next step, and then says the number of every step
that the window showed as done, right after it.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from gmtracker.app import Parts, application, begin
from tests.support.steps import REDO, SAVE, UNDO, digest, step


class Driver(QObject):
    """Takes one step after the other, as fast as the window follows."""

    def __init__(self, parts: Parts, number: int) -> None:
        super().__init__()
        self._parts = parts
        self._number = number
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    def _on_time(self) -> None:
        bridge = self._parts.bridge
        what = step(self._number, bridge.table.history)
        if what == UNDO:
            bridge.undo()
        elif what == REDO:
            bridge.redo()
        elif what == SAVE:
            self._parts.files.save()
        elif not isinstance(what, str):
            bridge.ask(what)
        says(str(self._number))
        self._number += 1


def says(line: str) -> None:
    """Say a line; it is out of this program's hands when this returns."""
    os.write(1, line.encode() + b"\n")


def main() -> int:
    """Open the window with a file, and go on from the step that is named on the standard input."""
    app = application()
    parts = begin(app, Path(sys.argv[1]), False, lambda _low, _high: 1)
    parts.window.show()
    says(digest(parts.bridge.table.history))
    number = int(sys.stdin.readline())
    if number < 0:
        parts.window.close()
        return 0
    driver = Driver(parts, number)
    code = app.exec()
    del driver
    return code


if __name__ == "__main__":
    sys.exit(main())
