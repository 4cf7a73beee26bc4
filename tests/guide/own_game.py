"""The guide's custom game, written and played, with two pictures."""

import re
from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, StartSession
from gmtracker.engine.ids import CharacterId
from gmtracker.resources import resource
from gmtracker.rulesets import GAME_FILE
from gmtracker.storage.paths import games_folder
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.check.sentence_words import WHO
from gmtracker.ui.demo import playback as s
from tests.guide.evening import Play

GAME = "lamplighters"
CREW = (("Mira", "Ana"), ("Rook", "Ben"), ("Wren", "Chidi"))


def written(page: str = "a-game-of-your-own.md") -> list[str]:
    """Return the parts of the game file that a page tells you to write, step by step."""
    return re.findall(r"```toml\n(.*?)```", resource("guide", page).read_text("utf-8"), re.DOTALL)


class OwnGame(Play):
    """The first check of the guide's custom game: set up, and rolled with a Match."""

    def steps(self) -> tuple[tuple[str, Callable[[], QWidget]], ...]:
        return (("19-own-game", self._set_up), ("20-own-game-rolled", self._rolled))

    def _set_up(self) -> QWidget:
        games_folder().mkdir(parents=True, exist_ok=True)
        (games_folder() / f"{GAME}{GAME_FILE}").write_text("\n".join(written()), "utf-8")
        self.app.files.create("Fog over the old town", GAME)
        self.app.window.show()
        crew = (Character(id=CharacterId(""), name=name, player=player) for name, player in CREW)
        self.app.bridge.dispatch(AddCharacters(characters=tuple(crew)))
        present = tuple(hero.id for hero in self.hand.campaign.heroes())
        self.app.bridge.dispatch(StartSession(title="The first night", present=present))
        self.hand.acts(WindowAction.CHECK)
        self.hand.says_in_check(WHO, present[0])
        self.hand.says_in_check("Gift", "Eyes")
        self.hand.says_in_check("Eyes value", 3)
        return self.app.window

    def _rolled(self) -> QWidget:
        self.player.play_step(s.GoOn(use="check", faces=(2, 4, 1)))
        self.player.play_step(s.Spend(take=s.Take(held="Mira", kind="match"), use="strike", face=6))
        return self.app.window
