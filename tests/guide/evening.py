"""The guide's first evening, played in the real window, with ten pictures."""

from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import patch

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.app import App, application, build, tune_responsiveness
from gmtracker.engine.campaign import character_place, pool_place
from gmtracker.engine.ids import EntryId
from gmtracker.resources import FIRST_GAME
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.demo import playback as s
from gmtracker.ui.demo.driver import WindowDriver
from gmtracker.ui.demo.playback import StepPlayer, run_event_loop
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.theme.theme import Scheme, apply_theme, motion
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.clocks import going_on_from, on_the_wall
from tests.guide.pictures import words_of

WIDTH, HEIGHT = 1280, 720
BEGINS = on_the_wall(2026, 5, 8, 19, 30)
FACES = (5, 3, 4)
DESTINY = pool_place("destiny")
SETTLE_MS = 200
FOLDER = "Documents/gmtracker"
"""The campaigns folder that the guide shows, in place of the real one of the machine that takes the pictures."""


class Sight(Struct, frozen=True):
    """A window to take a picture of; ``name`` is the picture's, ``shown`` the window."""

    name: str
    shown: QWidget


class Play:
    """Plays in a window step by step. Take the picture of each sight before you ask for the next one."""

    def __init__(self) -> None:
        self._blinks = QApplication.cursorFlashTime()
        motion()  # Read the default blinking before the next line stops the cursor for the pictures.
        QApplication.setCursorFlashTime(0)
        app = application()
        tune_responsiveness(app)
        apply_theme(app, Scheme.LIGHT)
        self.app: App = build(
            Settings(scheme="light", motion=False, hints=False),
            keep=_forget,
            roll=Random(7).randint,
            clock=going_on_from(BEGINS),
        )
        self.app.window.resize(WIDTH, HEIGHT)
        self.hand = WindowDriver(self.app.window, self.app.bridge)
        self.player = StepPlayer(self.hand, _forget)

    def steps(self) -> tuple[tuple[str, Callable[[], QWidget]], ...]:
        """Return the name of each sight, with a function that leads to it and returns the window."""
        raise NotImplementedError

    def sights(self) -> Iterator[Sight]:
        """Yield the sights, in the order of their page. Raises DemoFailed if a step is refused."""
        for name, step in self.steps():
            shown = step()
            self.app.document.save()
            self.app.document.wait()
            self._settles(shown)
            yield Sight(name, shown)

    def _settles(self, shown: QWidget) -> None:
        """Process events until the window's texts no longer change, even on a busy machine."""
        said: list[str] = []
        run_event_loop(SETTLE_MS)
        while said != (said := words_of(shown)):
            run_event_loop(SETTLE_MS)

    def close(self) -> None:
        """Close the window without questions."""
        self.app.window.close()
        self.app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.setCursorFlashTime(self._blinks)


class Evening(Play):
    """The first evening of a new user."""

    def steps(self) -> tuple[tuple[str, Callable[[], QWidget]], ...]:
        return (
            ("01-first-page", self._first_page),
            ("02-first-steps", self._first_steps),
            ("03-table", self._table),
            ("04-award", self._award),
            ("05-turns", self._turns),
            ("06-check", self._check),
            ("07-finder", self._finder),
            ("08-look-back", self._look_back),
            ("09-players", self._players),
            ("10-summary", self._summary),
        )

    def _first_page(self) -> QWidget:
        with patch("gmtracker.ui.file_actions.campaign_folder", return_value=FOLDER):
            self.app.files.open_first(None, sample=False)
        self.app.window.show()
        return self.app.window

    def _first_steps(self) -> QWidget:
        self.app.files.create("Harbor Nights", FIRST_GAME)
        steps = self.app.window.first_steps
        self.hand.fill(steps, "Who plays?", "Mira (Ana), Rook (Ben)")
        self.hand.clicks(steps, "Add")
        asked = [field.request.name for field in steps.findChildren(DieField)]
        self.hand.types(steps, dict(zip(asked, FACES, strict=False)))
        return self.app.window

    def _table(self) -> QWidget:
        for field in self.app.window.first_steps.findChildren(DieField):
            field.clear()  # The window asks before it discards typed dice.
        self.app.files.open_sample()
        return self.app.window

    def _award(self) -> QWidget:
        self.hand.drags(self.hand.tokens(DESTINY, "triumph", 6), character_place(self.hand.who("Mira Vance")))
        return self.app.window

    def _turns(self) -> QWidget:
        self.hand.chooses("inspiration", note="The watch changes when the tide bell rings.")
        for step in (
            s.Mark(who="Mira Vance", action="move"),
            s.NextTurn(),
            s.UseStep(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 1}),
            s.NextTurn(),
        ):
            self.player.play_step(step)
        return self.app.window

    def _check(self) -> QWidget:
        self.player.play_step(s.Check(by="Rook Adeyemi", fields={"dc": 15, "plus": 1}, faces=(11, 3)))
        return self.app.window

    def _finder(self) -> QWidget:
        self.player.play_step(s.GoOn(use="announce"))
        self.hand.acts(WindowAction.FIND)
        QTest.keyClicks(self.app.window.line.field, "stress rook +2")
        return self.app.window

    def _look_back(self) -> QWidget:
        self.app.window.line.dismiss()
        self.app.bridge.look_back(EntryId(self.app.bridge.table.history.open_chapter.entries[1].id))
        return self.app.window

    def _players(self) -> QWidget:
        self.app.bridge.return_to_now()
        self.hand.acts(WindowAction.PLAYER_WINDOW)
        players = self.app.players.window
        assert players is not None
        players.resize(WIDTH, HEIGHT)
        return players

    def _summary(self) -> QWidget:
        self.hand.acts(WindowAction.PLAYER_WINDOW)
        for step in (
            s.EndEncounter(result="The gate stands open; the Warden fell back to the tower."),
            s.Note(text="Who told the Warden about the tide bell?", owed=True),
            s.EndSession(),
            s.Summary(),
        ):
            self.player.play_step(step)
        preview = next(window for window in self.app.window.findChildren(Preview) if window.isVisible())
        preview.resize(WIDTH, HEIGHT)
        return preview


def _forget(_what: object) -> None:
    """Discard settings that change during the evening."""
