"""The sheets of the games that come with the program are there at once, their rules when they are asked.

What stands in for a game that is not installed.
"""

import subprocess
import sys

import pytest

from gmtracker.engine.campaign import HAND
from gmtracker.engine.commands import AddNote
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Ruleset
from gmtracker.engine.sheet import GameSpec
from gmtracker.engine.table import Table
from gmtracker.rulesets.proxies import MissingRuleset, OnFirstUse
from tests.builders.campaigns import NOON, a_campaign, no_dice

SHOWS_ALL_SHEETS = """
import sys
from gmtracker.rulesets import built_in, load

print(*(load(game).spec().name for game in built_in()), sep=", ")
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


LOST = MissingRuleset("lost-game", GameSpec(ruleset="lost-game", name="Lost Game"))
SAYS = "The rules of “Lost Game” are not installed: this campaign can be looked at, printed and saved, not played."


@pytest.fixture
def table() -> Table:
    return Table(History(a_campaign()), LOST, clock=lambda: NOON)


def test_every_wish_is_refused_with_the_name_of_the_game(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        table.dispatch(AddNote(text="Anything."), no_dice())
    assert caught.value.sentence == SAYS
    assert table.rules.preview(AddNote(text="Anything.")).message == SAYS
    with pytest.raises(Refused, match="not installed"):
        table.rules.drop_result((TokenId("t1"),), HAND)


def test_nothing_is_offered_and_nothing_is_odd(table: Table) -> None:
    assert table.rules.offers() == ()
    assert table.rules.warnings(CharacterId("c1")) == ()


def test_the_game_keeps_its_own_words() -> None:
    assert LOST.spec().name == "Lost Game"
    assert "“lost-game”" in MissingRuleset("lost-game", GameSpec(ruleset="lost-game", name="")).sentence
