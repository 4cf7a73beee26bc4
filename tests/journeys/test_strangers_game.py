"""A plugin game of another author in its own package: installed with pip, played, and missing after its removal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.checkout import ROOT
from tests.driver.installed import installed

PLAYED = """
from PySide6.QtCore import Qt
from gmtracker.app import application, build
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, StartSession, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets import available_games
from gmtracker.storage.settings import Settings
from gmtracker.ui.modelview.cells import Role
from gmtracker.ui.roster.columns_table import Column

ACROSS = Qt.Orientation.Horizontal
app = application()
parts = build(Settings(), roll=lambda low, high: low)
print(next(game.name for game in available_games().games if game.ruleset == "river-tales"))
parts.files.create("Down the Wend", "river-tales")
parts.window.show()
parts.bridge.dispatch(AddCharacters(characters=(Character(id=CharacterId(""), name="Oda"),)))
oda = parts.bridge.shown.heroes()[0].id
parts.bridge.dispatch(StartSession(present=(oda,)))
parts.bridge.dispatch(Use(use="pull", by=oda))
app.processEvents()
roster = parts.window.characters.roster
print(*(roster.headerData(column, ACROSS) for column in range(roster.columnCount())), sep="|")
print(roster.index(0, Column.NAME).data(Role.CELL).small_text)
print(parts.bridge.entries()[-1].sentence)
print(parts.document.path)
parts.window.close()
"""

LOOKED_AT = """
import sys
from pathlib import Path
from gmtracker.app import application, build
from gmtracker.engine.commands import AddNote
from gmtracker.storage.settings import Settings

app = application()
parts = build(Settings())
parts.files.message.connect(print)
parts.bridge.refused.connect(lambda refusal: print(refusal.sentence))
parts.files.open(Path(sys.argv[1]))
parts.window.show()
app.processEvents()
print(parts.window.pools.views and parts.bridge.shown.heroes()[0].name)
parts.bridge.dispatch(AddNote(text="Anything."))
parts.files.save()
parts.window.close()
"""

NEEDED = "The rules for “River Tales” are not installed. You can view, print and save this campaign, but not play it."


class Machine:
    """A user's machine: the folders of one user, with or without the plugin's package."""

    def __init__(self, home: Path, packages: Path) -> None:
        self._environment = {**os.environ, "GMTRACKER_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
        self._with = os.pathsep.join((str(packages), str(ROOT)))

    def runs(self, *words: str, game: bool = True, typed: str = "") -> list[str]:
        """Run Python with these arguments. Return the lines of both output streams."""
        done = subprocess.run(
            [sys.executable, *words],
            env={**self._environment, "PYTHONPATH": self._with if game else str(ROOT)},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        said = [line for line in (done.stdout + done.stderr).splitlines() if "plugin does not support" not in line]
        assert not any("Traceback" in line for line in said), said
        return said


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which pip has installed the plugin game."""
    return installed(ROOT / "tests" / "strangers_game", tmp_path_factory.mktemp("installed") / "packages")


@pytest.fixture
def machine(tmp_path: Path, packages: Path) -> Machine:
    return Machine(tmp_path / "home", packages)


def test_plugin_game_is_offered_and_played_in_its_words(machine: Machine) -> None:
    name, headings, below_the_name, sentence, _ = machine.runs("-c", PLAYED)
    assert name == "River Tales"
    assert {"Breath", "Leaks", "Mood"} <= set(headings.split("|"))
    assert "Voyages 1" in below_the_name
    assert sentence == "Oda pulls: 1 boat lengths. A squall gathers."


def test_plugin_campaigns_are_valid_and_have_summaries(machine: Machine, tmp_path: Path) -> None:
    *_, path = machine.runs("-c", PLAYED)
    assert machine.runs("-m", "gmtracker", "validate", path) == [f"{path}: ok"]
    machine.runs("-m", "gmtracker", "summary", path, "-o", str(tmp_path / "evening.md"), game=False)
    assert "River Tales" in (tmp_path / "evening.md").read_text("utf-8")


def test_campaign_without_its_plugin_opens_unchanged_and_says_so(machine: Machine) -> None:
    *_, path = machine.runs("-c", PLAYED)
    before = Path(path).read_bytes()
    assert machine.runs("-c", LOOKED_AT, path, game=False) == [NEEDED, "Oda", NEEDED]
    assert Path(path).read_bytes() == before


def test_odds_command_works_for_plugins_and_names_missing_ones(machine: Machine) -> None:
    asked = json.dumps({"ruleset": "river-tales", "far": 5})
    assert machine.runs("-m", "gmtracker", "odds", typed=asked) == ['{"success":"1/3"}']
    assert machine.runs("-m", "gmtracker", "odds", typed=asked, game=False) == [
        '{"error":"No game with the ruleset river-tales is installed."}'
    ]
