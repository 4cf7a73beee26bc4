"""Tests that undo restores a check from the log alone, so the same after a restart."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.dice import Dice
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from tests.builders.campaigns import who
from tests.builders.shattered_spheres import a_check, an_ambush, attack
from tests.ui.check.test_rolled_faces import FIGHTS, every_check, types_every_die
from tests.windows.check_panel import a_panel
from tests.windows.widgets import a_bridge


def after_restart(qtbot: QtBot, table: Table, closed: CheckPanel) -> CheckPanel:
    """Return a new panel at the table, set up for someone who does not act."""
    closed.close()
    return a_panel(qtbot, table, *[3] * 99, by=table.campaign.heroes()[0].name)


@pytest.mark.parametrize("fight", FIGHTS)
def test_undo_restores_check_and_dice_after_restart(qtbot: QtBot, fight: Callable[[], Table]) -> None:
    """Before, an attack's typed dice went into another check, and the opponent's dice were lost."""
    for draft in every_check(fight()):
        table = fight()
        panel = a_panel(qtbot, table, *[3] * 99, by=table.campaign.heroes()[0].name)
        panel.prepare(draft)
        assert types_every_die(panel)
        command, faces = panel.bar.command, panel.bar.dice.faces()
        panel.bar.press()
        panel = after_restart(qtbot, table, panel)
        table.undo()
        panel.refresh()
        assert (panel.draft, panel.bar.dice.faces()) == (draft, faces), draft
        assert panel.bar.command == command
        panel.close()


def test_undone_dice_are_known_after_restart() -> None:
    table = an_ambush()
    command = attack(table, "Mira", "Warden", a_check(kind="attack"))
    faces = {die.role: 3 for die in table.rules.dice_requests(command)}
    table.dispatch(command, Dice(lambda _size: 1, faces))
    table.undo()
    assert a_bridge(table).typed_faces_of_undone_roll(command) == faces


def test_typed_dice_do_not_go_into_another_check(qtbot: QtBot) -> None:
    """The log of an earlier version does not say how a check was set up."""
    table = an_ambush()
    command = attack(table, "Mira", "Warden", a_check(kind="attack"))
    faces = {die.role: 3 for die in table.rules.dice_requests(command)}
    table.dispatch(command, Dice(lambda _size: 1, faces))
    panel = a_panel(qtbot, table, by="Rook")
    table.undo()
    panel.refresh()
    assert panel.draft.by == who(table, "Mira")
    assert panel.bar.dice.faces() == {}
