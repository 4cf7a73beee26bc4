"""Wrappers: a game whose rules are imported on first use, and a game that is not installed."""

import subprocess
import sys

import pytest

from gmtracker.engine.campaign import HAND
from gmtracker.engine.commands import AddNote, RollDice
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import History
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Ruleset
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.rulesets.wrappers import ForwardingRuleset, MissingRuleset
from tests.builders.campaigns import NOON, a_campaign, do, no_dice

SHOWS_ALL_SHEETS = """
import sys
from gmtracker.rulesets import built_in_ids, load

print(*(load(game).spec().name for game in built_in_ids()), sep=", ")
print(*(name for name in sys.modules if name.endswith(".rules")))
"""


def test_describing_games_imports_no_rules() -> None:
    done = subprocess.run([sys.executable, "-c", SHOWS_ALL_SHEETS], capture_output=True, text=True, check=True)
    sheets, rules = done.stdout.splitlines()
    assert "Shattered Spheres" in sheets
    assert rules == ""


def test_lazy_game_answers_every_question_with_its_rules() -> None:
    asked = {name for name, member in vars(Ruleset).items() if callable(member) and not name.startswith("_")}
    assert asked <= set(vars(ForwardingRuleset))


ROLLS_A_SPECIAL_DIE = """
import sys
from gmtracker.rulesets import special_roll

print(special_roll("Cd6").text)
print(*(name for name in sys.modules if name.endswith(".rules") and "rulesets" in name))
"""


def test_special_die_imports_no_rules() -> None:
    """The first such die that is typed in the command bar would wait for the rules of all games."""
    done = subprocess.run([sys.executable, "-c", ROLLS_A_SPECIAL_DIE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Cd6", ""]


@pytest.mark.parametrize("game", [*built_in_ids(), *shipped_file_ids()])
def test_every_game_rolls_the_special_dice_of_all(game: str) -> None:
    table = Table(History(a_campaign(ruleset=game)), load(game), clock=lambda: NOON)
    assert table.rules.preview(RollDice(notation="cd6")).message == "rolls Cd6"
    assert do(table, RollDice(notation="Cd8"), 1) == "Dice: Cd8: 1, so it shrinks to Cd6."
    assert do(table, RollDice(notation="Td20"), 10, 3) == "Dice: Td20: 10 + 3 = 13, bonus +1."


LOST = MissingRuleset("lost-game", GameSpec(ruleset="lost-game", name="Lost Game"))
SAYS = "The rules for “Lost Game” are not installed. You can view, print and save this campaign, but not play it."


@pytest.fixture
def table() -> Table:
    return Table(History(a_campaign()), LOST, clock=lambda: NOON)


def test_missing_game_refuses_every_command_by_name(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        table.dispatch(AddNote(text="Anything."), no_dice())
    assert caught.value.sentence == SAYS
    assert table.rules.preview(AddNote(text="Anything.")).message == SAYS
    with pytest.raises(Refused, match="not installed"):
        table.rules.drop_result((TokenId("t1"),), HAND)


def test_missing_game_offers_nothing_and_has_no_warnings(table: Table) -> None:
    assert table.rules.offers() == ()
    assert table.rules.warnings(CharacterId("c1")) == ()


def test_missing_game_keeps_its_stored_description() -> None:
    assert LOST.spec().name == "Lost Game"
    assert "“lost-game”" in MissingRuleset("lost-game", GameSpec(ruleset="lost-game", name="")).sentence
