"""Plays an evening in a pseudo-language, and prints the words that are still shown in English.

``python -m tests.driver.pseudo_language GAME`` runs a game's demo, and opens every window and panel. An English word is
untranslated if it is neither a name from the campaign nor one of the game's own terms. It prints one JSON line for each
such text, with its words and place. A text with too little room has no words. With a language (de, en, …) as second
argument the evening is played in that language, and only the room is checked.
"""

import os
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from gmtracker import i18n
from gmtracker.ui import translation
from tests.builders.clocks import going_on_from, on_the_wall
from tests.driver.pseudo_texts import AT_THE_TABLE, GAMES_OWN, KEYS, OURS, TERMS, WORD, pseudo, words_of

NOBODYS = "nobody's"
SATURDAY = on_the_wall(2026, 5, 9, 19, 30)


def said_in(entry: dict[str, Any]) -> Iterator[str]:
    """Yield all texts of a saved entry: its label, its sentences together and one by one, and a check's outcome."""
    yield from (entry[part] for part in ("label", "sentence") if entry.get(part))
    yield from (sentence.removesuffix(".") for sentence in entry.get("sentence", "").split(". ") if sentence)
    for event in entry.get("events", ()):
        if outcome := event.get("outcome"):
            yield from (outcome, f"{outcome[0].upper()}{outcome[1:]}")


def main(game: str, language: str = NOBODYS) -> int:
    """Play the evening of a game and print the faults. Return 0 at the end."""
    if language == NOBODYS:
        i18n.set_language(pseudo, ",")
    else:
        translation.speak(language)
    from PySide6.QtWidgets import QApplication

    from gmtracker import app as program
    from gmtracker.rulesets import load, shipped_file_ids
    from gmtracker.storage.settings import Settings
    from gmtracker.ui.demo.playback import StepPlayer, read_script
    from gmtracker.ui.theme.theme import Scheme, apply_theme
    from tests.driver.pseudo_evening import Looks, SpokenHand, said_by

    app = program.application()
    program.tune_responsiveness(app)
    apply_theme(app, Scheme("light"), 1)
    built = program.build(Settings(scheme="light"), _forget, Random(7).randint, going_on_from(SATURDAY))
    folder = program.sample_folder(game)
    script = read_script(folder / "evening.json")
    assert built.document.open_sample(folder / script.begins_with)
    built.window.show()
    chapters = [*(look() for look in built.document.sessions().values())]
    campaign = built.bridge.shown
    things = (campaign.characters, campaign.tokens, campaign.encounter, campaign.session, campaign.owed_markers())
    of_the_campaign = (campaign.name, *things)
    of_files = [(game.name, game.about) for game in (load(one).spec() for one in shipped_file_ids())]
    names = msgspec.to_builtins((of_the_campaign, script.steps, of_files))
    home = WORD.findall(os.environ["GMTRACKER_HOME"])
    known = {*home, *KEYS, *OURS, *GAMES_OWN, *AT_THE_TABLE, *words_of(names), *words_of(campaign.game, TERMS)}
    past = (msgspec.to_builtins(chapter.entries) for chapter in chapters)
    old = [said for entries in past for entry in entries for said in said_in(entry)]
    looks = Looks(built, known if language == NOBODYS else None, old)
    player = StepPlayer(SpokenHand(built.window, built.bridge), lambda _name: None)
    for step in script.steps:
        player.play_step(step)
        looks.at_everything(type(step).__name__)
    looks.at_windows()
    if language == NOBODYS:
        looks.at_texts(said_by(game))
    for line in looks.found.values():
        print(msgspec.json.encode(line).decode())
    QApplication.closeAllWindows()
    return 0


def _forget(_settings: object) -> None:
    """Save no settings."""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
