"""The finder takes what is typed in English and in the GM's language alike."""

import subprocess
import sys

import pytest

IN_GERMAN = """
import sys

from gmtracker import words

GERMAN = {"roll": "würfle", "note": "notiz", "add": "neu", "a an at for from in of on the to with": "der die von"}
GERMAN["Roll initiative"] = "Reihenfolge auswürfeln"
words.speak(lambda text, _sense: GERMAN.get(text, text), ",")

from gmtracker.app import SAMPLE_FILE, application, build, sample_folder
from gmtracker.storage.settings import Settings
from gmtracker.ui.finder.search import find

app = application()
parts = build(Settings(), keep=lambda _settings: None)
parts.desk.open_sample(sample_folder() / SAMPLE_FILE)
hero = parts.bridge.shown.heroes()[0]
for typed in sys.argv[1:]:
    print(find(parts.bridge, parts.window.actions_of_play, typed, hero.id)[0].name)
"""

FOUND = {
    "würfle 2d6": "Roll 2d6",
    "roll 2d6": "Roll 2d6",
    "notiz Regen": "Note: Regen",
    "note rain": "Note: rain",
    "neu Wache": "Add Wache",
    "stress von rook +1": "Stress of Rook",
    "initiative": "Reihenfolge auswürfeln",
    "reihenfolge": "Reihenfolge auswürfeln",
}


def test_a_line_is_understood_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUTF8", "1")
    done = subprocess.run([sys.executable, "-c", IN_GERMAN, *FOUND], capture_output=True, encoding="utf-8", check=True)
    for said, expected in zip(done.stdout.splitlines(), FOUND.values(), strict=True):
        assert said.startswith(expected)
