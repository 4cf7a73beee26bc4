"""The sheets of the games that come with the program are there at once, their rules when they are asked."""

import subprocess
import sys

from gmtracker.engine.ruleset import Ruleset
from gmtracker.rulesets.on_first_use import OnFirstUse

SHOWS_ALL_SHEETS = """
import sys
from gmtracker.rulesets import built_in, load

print(*(load(game).sheet().name for game in built_in()), sep=", ")
print(*(name for name in sys.modules if name.endswith(".rules")))
"""


def test_to_show_a_sheet_no_rules_are_imported() -> None:
    done = subprocess.run([sys.executable, "-c", SHOWS_ALL_SHEETS], capture_output=True, text=True, check=True)
    sheets, rules = done.stdout.splitlines()
    assert "Shattered Spheres" in sheets
    assert rules == ""


def test_whatever_a_game_can_be_asked_its_rules_answer() -> None:
    asked = {name for name, member in vars(Ruleset).items() if callable(member) and not name.startswith("_")}
    assert asked <= set(vars(OnFirstUse))
