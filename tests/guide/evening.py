"""The first evening, as the guide tells it: played at the real window, with ten pictures."""

from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import patch

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.app import App, application, build
from gmtracker.engine.campaign import held_by, in_pool
from gmtracker.engine.ids import EntryId
from gmtracker.resources import FIRST_GAME
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.demo import playback as s
from gmtracker.ui.demo.driver import Hand
from gmtracker.ui.demo.playback import Player, live_for
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.theme.theme import Scheme, apply_theme, motion
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.clocks import going_on_from, on_the_wall

WIDTH, HEIGHT = 1280, 720
BEGINS = on_the_wall(2026, 5, 8, 19, 30)
FACES = (5, 3, 4)
DESTINY = in_pool("destiny")
SETTLE_MS = 400
FOLDER = "Documents/gmtracker"
"""Where campaigns are kept, as the guide shows it; whoever takes the pictures has a folder of their own."""


class Sight(Struct, frozen=True):
    """What is to be seen: ``name`` is the picture's, ``shown`` the window."""

    name: str
    shown: QWidget


class Evening:
    """Plays the evening step by step; every sight is to be looked at before the next one is asked for."""

    def __init__(self) -> None:
        self._blinks = QApplication.cursorFlashTime()
        motion()  # it asks how the cursor blinks by itself, before it is held still for the pictures
        QApplication.setCursorFlashTime(0)
        apply_theme(application(), Scheme.LIGHT)
        self.app: App = build(
            Settings(scheme="light", motion=False, hints=False),
            keep=_forget,
            roll=Random(7).randint,
            clock=going_on_from(BEGINS),
        )
        self.app.window.resize(WIDTH, HEIGHT)
        self._hand = Hand(self.app.window, self.app.bridge)
        self._player = Player(self._hand, _forget)

    def sights(self) -> Iterator[Sight]:
        """The ten sights, in the order of the guide. Raises DemoFailed where the table says no."""
        steps: tuple[tuple[str, Callable[[], QWidget]], ...] = (
            ("first-page", self._first_page),
            ("first-steps", self._first_steps),
            ("table", self._table),
            ("award", self._award),
            ("turns", self._turns),
            ("check", self._check),
            ("finder", self._finder),
            ("look-back", self._look_back),
            ("players", self._players),
            ("summary", self._summary),
        )
        for number, (name, step) in enumerate(steps, 1):
            shown = step()
            self.app.document.wait()
            live_for(SETTLE_MS)
            yield Sight(f"{number:02}-{name}", shown)

    def close(self) -> None:
        """Close the window; nothing is asked."""
        self.app.window.close()
        self.app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.setCursorFlashTime(self._blinks)

    def _first_page(self) -> QWidget:
        with patch("gmtracker.ui.file_actions.campaign_folder", return_value=FOLDER):
            self.app.files.begin(None, sample=False)
        self.app.window.show()
        return self.app.window

    def _first_steps(self) -> QWidget:
        self.app.files.create("Harbor Nights", FIRST_GAME)
        steps = self.app.window.first_steps
        self._hand.fill(steps, "Who plays?", "Mira (Ana), Rook (Ben)")
        self._hand.clicks(steps, "Add")
        asked = [field.request.name for field in steps.findChildren(DieField)]
        self._hand.types(steps, dict(zip(asked, FACES, strict=False)))
        return self.app.window

    def _table(self) -> QWidget:
        self.app.files.open_sample()
        return self.app.window

    def _award(self) -> QWidget:
        self._hand.drags(self._hand.tokens(DESTINY, "triumph", 6), held_by(self._hand.who("Mira Vance")))
        return self.app.window

    def _turns(self) -> QWidget:
        self._hand.chooses("inspiration", note="The watch changes when the tide bell rings.")
        for step in (
            s.Mark(who="Mira Vance", action="move"),
            s.NextTurn(),
            s.UseStep(use="earn-fate", inputs={"kind": "tragedy-stone", "count": 1}),
            s.NextTurn(),
        ):
            self._player.play(step)
        return self.app.window

    def _check(self) -> QWidget:
        self._player.play(s.Check(by="Rook Adeyemi", fields={"DC": 15, "Better off": 1}, faces=(11, 3)))
        return self.app.window

    def _finder(self) -> QWidget:
        self._player.play(s.GoOn(button="Announce"))
        self._hand.acts(WindowAction.FIND)
        QTest.keyClicks(self.app.window.line.field, "stress rook +2")
        return self.app.window

    def _look_back(self) -> QWidget:
        self.app.window.line.dismiss()
        self.app.bridge.look_back(EntryId(self.app.bridge.table.history.open.entries[1].id))
        return self.app.window

    def _players(self) -> QWidget:
        self.app.bridge.return_to_now()
        self._hand.acts(WindowAction.PLAYER_WINDOW)
        players = self.app.players.window
        assert players is not None
        players.resize(WIDTH, HEIGHT)
        return players

    def _summary(self) -> QWidget:
        self._hand.acts(WindowAction.PLAYER_WINDOW)
        for step in (
            s.EndEncounter(result="The gate stands open; the Warden fell back to the tower."),
            s.Note(text="Who told the Warden about the tide bell?", owed=True),
            s.EndSession(),
            s.Summary(),
        ):
            self._player.play(step)
        preview = next(window for window in self.app.window.findChildren(Preview) if window.isVisible())
        preview.resize(WIDTH, HEIGHT)
        return preview


def _forget(_what: object) -> None:
    """Settings that change during the evening are nobody's."""
