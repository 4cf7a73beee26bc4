"""Opens the window in a language, and prints the access keys that occur twice in a menu.

``python -m tests.driver.menu_keys LANGUAGE`` checks every menu on the start page, and then in each game's sample,
including the row menus of a hero and a foe. It prints one line for each fault.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from gmtracker.ui import translation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from gmtracker.ui.main_window import MainWindow

ACCESS_KEY = re.compile(r"&(\w)")


def main(language: str) -> int:
    """Check the menus and print the faults. Return 0 at the end."""
    translation.speak(language)
    from gmtracker import app as program
    from gmtracker.rulesets import built_in_ids
    from gmtracker.storage.settings import Settings

    program.application()
    built = program.build(Settings(scheme="light"), keep=_forget, roll=Random(7).randint)
    faults = list(_faults_of(built.window))
    for game in built_in_ids():
        assert built.document.open_sample(program.sample_folder(game) / program.SAMPLE_FILE)
        faults += _faults_of(built.window)
        for side in ("heroes", "opposition"):
            one = next(person for person in built.bridge.shown.characters if person.side == side)
            faults += _clashes(built.window.row_menu.menu_for(one.id))
    for fault in dict.fromkeys(faults):
        print(fault)
    built.window.close()
    return 0


def _faults_of(window: MainWindow) -> Iterator[str]:
    from PySide6.QtWidgets import QMenu

    for menu in window.findChildren(QMenu):
        yield from _clashes(menu)


def _clashes(menu: QMenu) -> Iterator[str]:
    """Yield the access keys that several lines of a menu share."""
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for action in menu.actions():
        for key in ACCESS_KEY.findall(action.text().replace("&&", "")):
            lines[key.casefold()].append(action.text())
    yield from (f"{menu.title()} {key}: {', '.join(texts)}" for key, texts in lines.items() if len(texts) > 1)


def _forget(_settings: object) -> None:
    """Save no settings."""


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
