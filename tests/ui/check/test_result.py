"""What a check came to, and the table that it was looked up in."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import ChartLeaf
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import an_ambush
from tests.builders.torg_eternity import rolled
from tests.windows.check_panel import a_panel, roll
from tests.windows.widgets import Key, focused, press


@pytest.fixture
def table() -> Table:
    """Ilse has just rolled a 16."""
    return rolled(16)


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> CheckPanel:
    return a_panel(qtbot, table, by="Ilse")


def leaves(panel: CheckPanel) -> list[str]:
    return [leaf.accessibleName() for leaf in panel.window().findChildren(ChartLeaf) if leaf.isVisible()]


def test_the_bonus_chart_is_one_click_away_with_the_line_that_counts(panel: CheckPanel) -> None:
    assert panel.result.chart.isVisible()
    panel.result.chart.click()
    assert leaves(panel) == ["Bonus Chart: 16 +3"]
    press(Key.Key_Escape)
    assert leaves(panel) == []
    assert focused() is panel.result.chart


def test_the_chart_goes_with_its_result(table: Table, panel: CheckPanel) -> None:
    panel.result.chart.click()
    do(table, Use(use="announce"))
    panel.refresh()
    assert leaves(panel) == []


def test_a_game_without_a_chart_has_no_button_for_one(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "12", "3")
    panel.refresh()
    assert panel.result.isVisible()
    assert not panel.result.chart.isVisible()
