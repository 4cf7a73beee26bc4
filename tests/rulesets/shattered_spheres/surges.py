"""Surges in a test's own words."""

from gmtracker.engine.commands import NextTurn, Use
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.table import Table
from tests.support.builders import do, who


def a_surge(table: Table, name: str, benefit: str, what: str = "", *, on: str = "", override: bool = False) -> Use:
    """The command of a Surge."""
    inputs: dict[str, bool | int | str] = {"benefit": benefit, "what": what}
    foe = who(table, on) if on else NOBODY
    return Use(use="surge", by=who(table, name), on=foe, inputs=inputs, override=override)


def surges(table: Table, name: str, benefit: str = "counter", what: str = "", *, on: str = "") -> str:
    """A hero surges; returns what the log says."""
    return do(table, a_surge(table, name, benefit, what, on=on))


def turn_of(table: Table, name: str) -> str:
    """Turns pass until that character's next one begins; returns what the log says of it."""
    said = do(table, NextTurn())
    while table.campaign.encounter is not None and table.campaign.encounter.acting != who(table, name):
        said = do(table, NextTurn())
    return said


def words_on(table: Table, name: str) -> list[str]:
    """The words on a character's row: the conditions, then what else lasts a while."""
    character = table.campaign.character(who(table, name))
    conditions = [table.campaign.sheet.condition_name(condition.key) for condition in character.conditions]
    return [*conditions, *(m.text for m in table.campaign.markers if m.owner == character.id and m.text)]
