"""Tests that typed dice stay with their character, and that the draft's character is present."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import (
    Command,
    EndEncounter,
    EndSession,
    NextTurn,
    RemoveCharacter,
    SetAside,
    StartSession,
    Use,
)
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from tests.builders.campaigns import a_foe, do, who
from tests.builders.shattered_spheres import a_resistance, an_ambush, an_attack, attack, mira, resist
from tests.windows.check_panel import a_panel, checked_by, dice_fields, sentence
from tests.windows.widgets import types


def types_own_die(panel: CheckPanel, faces: str = "15") -> None:
    """Type into the first die of the check that is set up."""
    panel.bar.focus_first()
    types(faces)


def typed(panel: CheckPanel) -> list[str]:
    """Return the texts of the die fields that are not empty."""
    return [field.text() for field in dice_fields(panel) if field.text()]


def gone(table: Table, name: str, way: str) -> Command:
    """Return a command that takes a character out of play."""
    character = who(table, name)
    return RemoveCharacter(character=character) if way == "removed" else SetAside(character=character, benched=True)


@pytest.mark.parametrize("way", ["removed", "benched"])
def test_dice_of_leaving_character_are_cleared(qtbot: QtBot, way: str) -> None:
    """Before, they stayed in “Somebody tries Athletics”."""
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    types_own_die(panel)
    assert typed(panel) == ["15"]
    do(table, gone(table, "Rook", way))
    panel.refresh()
    assert typed(panel) == []
    assert panel.draft.by == who(table, "Mira")
    assert sentence(panel).startswith("Mira")


def test_session_does_not_start_with_check_of_absent_hero(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    do(table, EndEncounter())
    do(table, EndSession())
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    types_own_die(panel)
    do(table, StartSession(present=(who(table, "Mira"),)))
    panel.refresh()
    assert panel.draft.by != who(table, "Rook")
    assert typed(panel) == []


def test_dice_typed_for_hero_do_not_count_for_resistance(qtbot: QtBot) -> None:
    """Before, they counted for the third foe of a crowd, who resisted meanwhile."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_own_die(panel)
    do(table, attack(table, "Rook", "Warden", an_attack()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    assert panel.draft.by == who(table, "Warden")
    assert sentence(panel).startswith("Warden")
    assert typed(panel) == []


def test_dice_typed_for_hero_return_after_resistance(qtbot: QtBot) -> None:
    """Before, they were lost, or counted for the character who resisted."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_own_die(panel)
    do(table, attack(table, "Rook", "Warden", an_attack()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    assert (checked_by(panel), typed(panel)) == ("Warden", [])
    types_own_die(panel, "7")
    do(table, resist(table, "Warden", "Rook", a_resistance()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    assert (checked_by(panel), typed(panel)) == ("Mira", ["15"])


def test_heros_typed_dice_do_not_count_for_own_resistance(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_own_die(panel)
    do(table, attack(table, "Warden", "Mira", an_attack(side="opposition")), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    assert sentence(panel).startswith("Mira resists")
    assert (checked_by(panel), typed(panel)) == ("Mira", [])


def test_opposed_check_names_acting_character_and_keeps_dice_apart(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.prepare(panel.draft.with_value("against", "passive"))
    panel.set_next_actor(who(table, "Mira"))
    panel.refresh()
    types_own_die(panel)
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    assert (checked_by(panel), typed(panel)) == ("Rook", [])
    panel.set_next_actor(who(table, "Mira"))
    panel.refresh()
    assert (checked_by(panel), typed(panel)) == ("Mira", ["15"])


def test_check_of_each_foe_in_a_crowd_names_that_foe(qtbot: QtBot) -> None:
    """Before, dice typed for the acting hero counted for the third thug."""
    thugs = tuple(a_foe(f"Thug {number}") for number in (1, 2, 3))
    table = an_ambush(mira(), *thugs)
    panel = a_panel(qtbot, table)
    for number in (1, 2, 3):
        types_own_die(panel)
        do(table, attack(table, "Mira", f"Thug {number}", an_attack()), 19)
        do(table, Use(use="announce"))
        panel.refresh()
        assert (checked_by(panel), typed(panel)) == (f"Thug {number}", [])
        types_own_die(panel, "7")
        do(table, resist(table, f"Thug {number}", "Mira", a_resistance()), 19)
        do(table, Use(use="announce"))
        panel.refresh()
        assert checked_by(panel) == "Mira"


def test_resumed_resistance_names_who_resists(qtbot: QtBot) -> None:
    """Before, it appeared as a check of the active character, and then without the face typed for it."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    types_own_die(panel, "7")
    do(table, NextTurn())
    panel.refresh()
    assert checked_by(panel) == "Rook"
    types_own_die(panel)
    do(table, table.rules.waiting_checks()[0].command)
    panel.refresh()
    assert (checked_by(panel), typed(panel)) == ("Warden", ["7"])


def test_rolled_check_names_who_rolled(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    do(table, attack(table, "Mira", "Warden", an_attack()), 19)
    panel.refresh()
    assert panel.headline.text().startswith("Mira: ")


def test_headline_is_hidden_while_the_sentence_names_the_character(qtbot: QtBot) -> None:
    """Before, the name was above the sentence that starts with it."""
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    assert panel.headline.isHidden()
    panel.bar.press()
    assert panel.headline.isVisible()
