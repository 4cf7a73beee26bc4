"""Tests of a check's result, the chart it was looked up in, and the draft after an undo."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import ChartPopup
from gmtracker.ui.theme.theme import current_palette
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import a_check, an_ambush, attack
from tests.builders.torg_eternity import rolled
from tests.windows.check_panel import a_panel, roll
from tests.windows.widgets import Key, focused, press


@pytest.fixture
def table() -> Table:
    """Return a table where Ilse has just rolled a 16."""
    return rolled(16)


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> CheckPanel:
    return a_panel(qtbot, table, by="Ilse")


def leaves(panel: CheckPanel) -> list[str]:
    return [leaf.accessibleName() for leaf in panel.window().findChildren(ChartPopup) if leaf.isVisible()]


def test_bonus_chart_opens_with_one_click_at_its_line(panel: CheckPanel) -> None:
    assert panel.result.chart.isVisible()
    panel.result.chart.click()
    assert leaves(panel) == ["Bonus Chart: 16 +3"]
    press(Key.Key_Escape)
    assert leaves(panel) == []
    assert focused() is panel.result.chart


def test_chart_closes_with_its_result(table: Table, panel: CheckPanel) -> None:
    panel.result.chart.click()
    do(table, Use(use="announce"))
    panel.refresh()
    assert leaves(panel) == []


@pytest.mark.parametrize("by", ["Mira", "Warden"])
def test_outcome_of_hero_and_foe_has_opposite_tones(qtbot: QtBot, by: str) -> None:
    """Before, a foe's hit was green, as a hero's."""
    table = an_ambush()
    do(table, attack(table, by, "Warden" if by == "Mira" else "Mira", a_check(kind="attack")), 19)
    panel = a_panel(qtbot, table, by=by)
    check = panel._bridge.rules.open_check()
    assert check is not None
    assert check.success
    outcome = next(label for label in panel.result.findChildren(QLabel) if label.text() == check.outcome)
    palette = current_palette()
    assert (palette.up if by == "Mira" else palette.down).text.name() in outcome.styleSheet()


def test_game_without_a_chart_has_no_chart_button(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "12", "3")
    panel.refresh()
    assert panel.result.isVisible()
    assert not panel.result.chart.isVisible()


def test_undo_sets_up_who_rolled_even_after_a_restart(qtbot: QtBot) -> None:
    """Before, after a restart, undo left the panel at a character other than the one whose check was undone."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", a_check(kind="attack")), 15)
    panel = a_panel(qtbot, table, by="Rook")
    table.undo()
    assert panel.draft.by == who(table, "Mira")
