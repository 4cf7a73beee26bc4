"""The guide's fight, played in the real window, with eight pictures."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gmtracker.app import sample_folder
from gmtracker.engine.campaign import character_place
from gmtracker.engine.commands import AddCharacters, NextTurn, StartEncounter
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.demo import playback as s
from tests.builders.campaigns import a_foe
from tests.guide.evening import DESTINY, HEIGHT, WIDTH, Play

WIDE = 1920, 1080
ATTACK = (19, 10, 4, 2, 3)
RESISTANCE = (3, 2, 2, 6, 2)
GUARDS = 23


class Fight(Play):
    """The fight of the sample, from a dragged die to the Tilt."""

    def steps(self) -> tuple[tuple[str, Callable[[], QWidget]], ...]:
        return (
            ("11-carried", self._carried),
            ("12-attack", self._attack),
            ("13-rolled", self._rolled),
            ("14-damage", self._damage),
            ("15-announced", self._announced),
            ("16-wide", self._wide),
            ("17-thirty", self._thirty),
            ("18-tilt", self._tilt),
        )

    def _carried(self) -> QWidget:
        self.app.files.open_sample()
        self.app.window.show()
        self.hand.carries(self.hand.tokens(DESTINY, "triumph"), character_place(self.hand.who("Mira Vance")))
        return self.app.window

    def _attack(self) -> QWidget:
        self.app.window.carried.let_go()
        self.hand.acts(WindowAction.CHECK)
        self.hand.says_in_check(WHO, self.hand.who("Mira Vance"))
        self.hand.says_in_check(TARGET, self.hand.who("Warden Cassel"))
        self.hand.says_in_check("Kind", "attack")
        self.hand.says_in_check("Offense", "Fighting")
        self.hand.says_in_check("Weapon", 2)
        return self.app.window

    def _rolled(self) -> QWidget:
        self.player.play_step(s.GoOn(use="attack", faces=ATTACK))
        return self.app.window

    def _damage(self) -> QWidget:
        self.player.play_step(s.GoOn(use="announce"))
        self.player.play_step(s.GoOn(use="resist", faces=RESISTANCE))
        return self.app.window

    def _announced(self) -> QWidget:
        self.player.play_step(s.GoOn(use="announce"))
        self.player.play_step(s.GoOn(use="take-harm"))
        return self.app.window

    def _wide(self) -> QWidget:
        self.app.window.resize(*WIDE)
        return self.app.window

    def _thirty(self) -> QWidget:
        self.app.window.resize(WIDTH, HEIGHT)
        self.player.play_step(s.EndEncounter(result="The gate stands open."))
        guards = tuple(a_foe(f"Guard {number}", tier=1) for number in range(1, GUARDS + 1))
        self.app.bridge.dispatch(AddCharacters(characters=guards))
        self.app.bridge.dispatch(
            StartEncounter(kind="combat", order=tuple(one.id for one in self.hand.campaign.active_characters()))
        )
        for _ in range(GUARDS):
            self.app.bridge.dispatch(NextTurn())
        return self.app.window

    def _tilt(self) -> QWidget:
        folder = sample_folder()
        script = s.read_script(folder / "evening.json")
        self.app.document.open_sample(folder / script.begins_with)
        for step in script.steps:
            if isinstance(step, s.Picture) and step.name == "4-the-tilt":
                break
            self.player.play_step(step)
        return self.app.window
