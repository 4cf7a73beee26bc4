"""Typed dice stay with whoever they were typed for, and the check that is set up is of somebody who is there."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Command, EndEncounter, EndSession, RemoveCharacter, SetBenched, StartSession, Use
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import an_ambush, an_attack, attack
from tests.windows.check_panel import a_panel, dice_fields, sentence
from tests.windows.widgets import types


def types_own_die(panel: CheckPanel, faces: str = "15") -> None:
    """Type into the first die of the check that is set up."""
    panel.bar.focus_first()
    types(faces)


def typed(panel: CheckPanel) -> list[str]:
    """What stands in the fields of the dice."""
    return [field.text() for field in dice_fields(panel) if field.text()]


def gone(table: Table, name: str, way: str) -> Command:
    """A command by which somebody is no longer at the table."""
    character = who(table, name)
    return RemoveCharacter(character=character) if way == "removed" else SetBenched(character=character, benched=True)


@pytest.mark.parametrize("way", ["removed", "benched"])
def test_dice_of_somebody_who_leaves_are_not_the_next_ones(qtbot: QtBot, way: str) -> None:
    """They stayed in “Somebody tries Athletics”."""
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    types_own_die(panel)
    assert typed(panel) == ["15"]
    do(table, gone(table, "Rook", way))
    panel.refresh()
    assert typed(panel) == []
    assert panel.draft.by == who(table, "Mira")
    assert sentence(panel).startswith("Mira")


def test_session_does_not_open_with_the_check_of_an_absent_hero(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    do(table, EndEncounter())
    do(table, EndSession())
    panel.follow_character(who(table, "Rook"))
    panel.refresh()
    types_own_die(panel)
    do(table, StartSession(present=(who(table, "Mira"),)))
    panel.refresh()
    assert panel.draft.by != who(table, "Rook")
    assert typed(panel) == []


def test_dice_typed_for_a_hero_do_not_count_for_whoever_resists(qtbot: QtBot) -> None:
    """They counted for the third of a crowd, who resisted meanwhile."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_own_die(panel)
    do(table, attack(table, "Rook", "Warden", an_attack()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    assert panel.draft.by == who(table, "Warden")
    assert sentence(panel).startswith("Warden")
    assert typed(panel) == []
