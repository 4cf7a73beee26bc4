"""An endless sequence of numbered steps, taken in the real program and in a model that it is compared with.

The real program is driven until it is killed: ``python -m tests.driver.driven FILE``. It prints a digest of the opened
campaign, reads the number of the next step, and prints every step's number as soon as the window shows it.
"""

import hashlib
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QEventLoop, QObject, QTimer

from gmtracker.app import App, application, build_with_campaign, tune_responsiveness
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AddNote, Command, EndSession, SetTrack, StartSession
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.storage.file_format import encode

UNDO, REDO, SAVE = "undo", "redo", "save"
LONGEST_NOTE = 2_000
"""Maximum number of words in a note. A long note makes a slow save."""


def step(number: int, history: History) -> Command | str:
    """Return the step of that number: a command, or one of the words above."""
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
        case "undo" if len(history.open_chapter.entries) < 2:
            return SAVE  # Undo can't reopen a chapter after a restart, but would in the model.
        case _:
            return what


def digest(history: History) -> str:
    """Return a digest of the campaign, its log and the steps that can be redone, without the times."""
    log = [(entry.id, entry.sentence) for entry in history.open_chapter.entries]
    undone = [[entry.id for entry in group] for group in history.redo_groups]
    return hashlib.sha256(encode((history.now, log, undone))).hexdigest()


class Model:
    """The same campaign without files: the expected state after the steps taken so far."""

    def __init__(self, campaign: Campaign, table: Table) -> None:
        assert campaign == table.campaign
        self._table = table
        self.taken = 0

    @property
    def digest(self) -> str:
        """The digest after the steps taken so far."""
        return digest(self._table.history)

    def takes_a_step(self) -> None:
        """Take the next step. A refused step changes nothing."""
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
    """Takes one step after the other, as fast as the event loop allows."""

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
    """Write a line to standard output. It survives a kill as soon as this returns."""
    os.write(1, line.encode() + b"\n")


def main() -> int:
    """Open a file in the window, and continue with the step whose number is read from standard input."""
    app = application()
    tune_responsiveness(app)
    built = build_with_campaign(app, Path(sys.argv[1]), False, lambda _low, _high: 1)
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
