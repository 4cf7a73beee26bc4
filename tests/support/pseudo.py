"""Plays an evening in a language that nobody speaks, and prints the words that were shown in English all the same.

``python -m tests.support.pseudo GAME`` runs the demo of a game, and opens every window and panel besides. An English
word that is neither a name from the campaign nor one of the game's own terms was not translated. One JSON line for
each such text, with its words and where it was; a text that had too little room comes without words.
"""

import sys
from random import Random

import msgspec

from gmtracker import words
from tests.support.pseudo_words import AT_THE_TABLE, GAMES_OWN, KEYS, OURS, TERMS, pseudo, words_of


def main(game: str) -> int:
    """Play the evening of a game; returns 0 when it has been played to its end."""
    words.speak(pseudo, ",")
    from PySide6.QtWidgets import QApplication

    from gmtracker import app as program
    from gmtracker.storage.settings import Settings
    from gmtracker.ui.demo.player import Player
    from gmtracker.ui.demo.script import read_script
    from gmtracker.ui.look.theme import Scheme, apply_theme
    from tests.support.pseudo_hand import SpokenHand
    from tests.support.pseudo_looks import Looks
    from tests.support.pseudo_play import said_by

    app = program.application()
    apply_theme(app, Scheme("light"), 1)
    parts = program.build(Settings(scheme="light"), keep=_forget, roll=Random(7).randint)
    folder = program.sample_folder(game)
    assert parts.desk.open_sample(folder / program.SAMPLE_FILE)
    parts.window.show()
    chapters = [*(look() for look in parts.desk.sessions().values())]
    script = read_script(folder / "evening.json")
    campaign = parts.bridge.shown
    names = msgspec.to_builtins((campaign.name, campaign.characters, campaign.tokens, script.steps))
    known = KEYS | OURS | GAMES_OWN | AT_THE_TABLE | set(words_of(names)) | set(words_of(campaign.sheet, TERMS))
    past = (msgspec.to_builtins(chapter.entries) for chapter in chapters)
    old = [entry[part] for entries in past for entry in entries for part in ("label", "sentence") if entry.get(part)]
    looks = Looks(parts, known, old)
    player = Player(SpokenHand(parts.window, parts.bridge), lambda _name: None)
    for step in script.steps:
        player.play(step)
        looks.at_everything(type(step).__name__)
    looks.at_windows()
    looks.at_texts(said_by(game))
    for line in looks.found.values():
        print(msgspec.json.encode(line).decode())
    QApplication.closeAllWindows()
    return 0


def _forget(_settings: object) -> None:
    """Keep no settings."""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
