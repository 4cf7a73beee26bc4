"""Tests of durations typed in each language of the window."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys

from gmtracker.ui import translation

translation.speak(sys.argv[1])

from gmtracker.app import application, build
from gmtracker.engine.commands import StartEncounter, StartSession
from gmtracker.storage.settings import Settings
from gmtracker.ui.command_line.search import find
from tests.windows.main_window import BEFORE_THE_EVENING

app = application()
parts = build(Settings(), keep=lambda _settings: None)
parts.document.open_sample(BEFORE_THE_EVENING)
heroes = tuple(hero.id for hero in parts.bridge.shown.heroes())
parts.bridge.dispatch(StartSession(present=heroes))
parts.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
for typed in sys.argv[2:]:
    found = find(parts.bridge, parts.window.actions_of_play, typed, None)[0]
    until = None if found.refused else found.action.command.expiry
    print(until.moment if until else None, until.skip if until else None)
"""

LINES = {
    "de": {
        "zustand rook verflucht für 3 runden": "rounds 2",
        "zustand rook verflucht 3 züge": "rounds 2",
        "dazed rook für eine minute": "rounds 9",
        "dazed rook zwei runden": "rounds 1",
        "zustand rook verflucht bis Miras nächster Zug endet": "turn-end 1",
        "zustand rook verflucht bis zum Beginn von Miras Zug": "turn-start 0",
        "zustand rook verflucht für 3 tage": "None None",
        "zustand rook verflucht bis morgen": "None None",
    },
    "es": {
        "estado rook maldito durante 3 turnos": "rounds 2",
        "dazed rook dos rondas": "rounds 1",
        "dazed rook durante un minuto": "rounds 9",
        "estado rook maldito hasta que acabe el próximo turno de Mira": "turn-end 1",
        "estado rook maldito durante 3 días": "None None",
        "estado rook maldito hasta mañana": "None None",
    },
    "fr": {
        "état rook maudit pendant 3 tours": "rounds 2",
        "dazed rook deux rounds": "rounds 1",
        "dazed rook pendant une minute": "rounds 9",
        "état rook maudit jusqu'à la fin du prochain tour de Mira": "turn-end 1",
        "état rook maudit jusqu’au début du tour de Mira": "turn-start 0",
        "état rook maudit pendant 3 jours": "None None",
        "état rook maudit jusqu'à demain": "None None",
    },
}


@pytest.mark.parametrize("language", LINES)
def test_durations_are_read_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUTF8", "1")
    command = [sys.executable, "-c", SCRIPT, language, *LINES[language]]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert dict(zip(LINES[language], done.stdout.splitlines(), strict=True)) == LINES[language]
