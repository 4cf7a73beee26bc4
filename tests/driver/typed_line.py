"""Types lines in a language during a fight of Shattered Spheres, and prints what each would do.

``python -m tests.driver.typed_line LANGUAGE LINE…`` prints the first suggestion of each line: its name and, after a
bar, its command, if any.
"""

import sys
from random import Random

from gmtracker.ui import translation

GAME = "shattered-spheres"


def main(language: str, *lines: str) -> int:
    """Type the lines and print the suggestions. Return 0 at the end."""
    translation.speak(language)
    from gmtracker import app as program
    from gmtracker.engine.commands import NextTurn, StartSession
    from gmtracker.storage.settings import Settings
    from gmtracker.ui.command_line.query import RunCommand
    from gmtracker.ui.command_line.search import find

    program.application()
    built = program.build(Settings(scheme="light"), keep=_forget, roll=Random(7).randint)
    assert built.document.open_sample(program.sample_folder(GAME) / program.SAMPLE_FILE)
    bridge = built.bridge
    if bridge.shown.session is None:
        bridge.dispatch(StartSession(present=tuple(hero.id for hero in bridge.shown.heroes())))
    if bridge.shown.encounter is not None:
        bridge.dispatch(NextTurn())
    for line in lines:
        found = next(iter(find(bridge, built.window.actions_of_play, line, None)), None)
        does = found.action.command if found is not None and isinstance(found.action, RunCommand) else ""
        print(f"{found.name if found else ''} | {does}")
    built.window.close()
    return 0


def _forget(_settings: object) -> None:
    """Save no settings."""


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
