"""An endless row of numbered steps, taken in the real program and beside it in a model that it is compared with.

The real program, driven until it is killed: ``python -m tests.driver.driven FILE``.
It says what it came up with (a digest), is told the number of the next step, and then says the number of every step
that the window showed as done, right after it.
"""

import hashlib
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QEventLoop, QObject, QTimer

from gmtracker.app import App, application, begin, tune_responsiveness
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AddNote, Command, EndSession, SetTrack, StartSession
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.storage.file_format import encoded

UNDO, REDO, SAVE = "undo", "redo", "save"
LONGEST_NOTE = 2_000
"""Words of a note: some saves take a while."""


def step(number: int, history: History) -> Command | str:
    """What happens as the step of that number: a command, or one of the words above."""
    chance = Random(number)
    what = chance.choices(["track", "note", UNDO, REDO, SAVE, "session"], [40, 20, 18, 10, 8, 4])[0]
    heroes = history.now.heroes()
    match what:
        case "track":
            return SetTrack(character=chance.choice(heroes).id, track="stress", value=chance.randint(0, 10))
        case "note":
            return AddNote(text=f"Note {number}. " + "word " * chance.randint(0, LONGEST_NOTE))
        case "session" if history.now.session is None:
            return StartSession(title=f"Evening {number}", present=tuple(hero.id for hero in heroes))
        case "session":
            return EndSession()
        case "undo" if len(history.open.entries) < 2:
            return SAVE  # after a restart no chapter is reopened by undo, in the model it would be
        case _:
            return what


def digest(history: History) -> str:
    """What the table shows, its log and what could be redone, but for the times."""
    log = [(entry.id, entry.sentence) for entry in history.open.entries]
    undone = [[entry.id for entry in group] for group in history.undone]
    return hashlib.sha256(encoded((history.now, log, undone))).hexdigest()


class Model:
    """The same table without files: what the program should have come to after so many steps."""

    def __init__(self, campaign: Campaign, table: Table) -> None:
        assert campaign == table.campaign
        self._table = table
        self.taken = 0

    @property
    def digest(self) -> str:
        """What the table shows after the steps taken so far."""
        return digest(self._table.history)

    def takes_a_step(self) -> None:
        """The next step."""
        what = step(self.taken, self._table.history)
        self.taken += 1
        try:
            if what == UNDO:
                self._table.undo()
            elif what == REDO:
                self._table.redo()
            elif not isinstance(what, str):
                self._table.dispatch(what, Dice(lambda _: 1))
        except Refused:
            return


class Driver(QObject):
    """Takes one step after the other, as fast as the window follows."""

    def __init__(self, app: App, number: int) -> None:
        super().__init__()
        self._app = app
        self._number = number
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    def _on_time(self) -> None:
        bridge = self._app.bridge
        what = step(self._number, bridge.table.history)
        if what == UNDO:
            bridge.undo()
        elif what == REDO:
            bridge.redo()
        elif what == SAVE:
            self._app.files.save()
        elif not isinstance(what, str):
            bridge.dispatch(what)
        says(str(self._number))
        self._number += 1


def says(line: str) -> None:
    """Say a line; it is out of this program's hands when this returns."""
    os.write(1, line.encode() + b"\n")


def main() -> int:
    """Open the window with a file, and go on from the step that is named on the standard input."""
    app = application()
    tune_responsiveness(app)
    built = begin(app, Path(sys.argv[1]), False, lambda _low, _high: 1)
    built.window.show()
    if not built.bridge.is_open:  # On a busy machine the file opens a moment later.
        waits = QEventLoop()
        built.document.opened.connect(waits.quit)
        built.document.failed.connect(waits.quit)
        waits.exec()
    says(digest(built.bridge.table.history))
    number = int(sys.stdin.readline())
    if number < 0:
        built.window.close()
        return 0
    driver = Driver(built, number)
    code = app.exec()
    del driver
    return code


if __name__ == "__main__":
    sys.exit(main())
