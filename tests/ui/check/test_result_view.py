"""Tests of a check's result, the chart it was looked up in, and the draft after an undo."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Figure
from gmtracker.engine.commands import Use
from gmtracker.engine.table import Table
from gmtracker.ui.check.odds_view import figures_shown
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import ChartPopup
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


FIGURES = (
    Figure(name="Average", message="+0.2 degrees on average"),
    Figure(name="Expected Triumph", message="0.05 Triumph", sign="up"),
    Figure(name="Expected Tragedy", message="0.05 Tragedy", sign="down"),
)


def test_opposed_figures_are_shown_together_or_not_at_all() -> None:
    """Before, with large text an expected Triumph was shown without the Tragedy."""
    shown = {room: figures_shown(FIGURES, room)[0] for room in range(0, 500, 10)}
    assert shown[490] == FIGURES
    assert set(shown.values()) == {FIGURES, FIGURES[1:], FIGURES[:1], ()}


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
