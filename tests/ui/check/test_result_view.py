"""What a check came to, the table that it was looked up in, and whose check is set up after an undo."""

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
    """Ilse has just rolled a 16."""
    return rolled(16)


@pytest.fixture
def panel(qtbot: QtBot, table: Table) -> CheckPanel:
    return a_panel(qtbot, table, by="Ilse")


def leaves(panel: CheckPanel) -> list[str]:
    return [leaf.accessibleName() for leaf in panel.window().findChildren(ChartPopup) if leaf.isVisible()]


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


FIGURES = (
    Figure(name="Average", message="+0.2 degrees on average"),
    Figure(name="Expected Triumph", message="0.05 Triumph", sign="up"),
    Figure(name="Expected Tragedy", message="0.05 Tragedy", sign="down"),
)


def test_of_two_figures_that_are_weighed_against_each_other_none_is_shown_alone() -> None:
    """In large letters a Triumph was expected, and no Tragedy."""
    shown = {room: figures_shown(FIGURES, room)[0] for room in range(0, 500, 10)}
    assert shown[490] == FIGURES
    assert set(shown.values()) == {FIGURES, FIGURES[1:], FIGURES[:1], ()}


def test_a_game_without_a_chart_has_no_button_for_one(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "12", "3")
    panel.refresh()
    assert panel.result.isVisible()
    assert not panel.result.chart.isVisible()


def test_undo_sets_the_panel_to_who_rolled_also_where_it_was_not_rolled_here(qtbot: QtBot) -> None:
    """After a restart, undo left the panel at somebody else than the one whose check was taken back."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", a_check(kind="attack")), 15)
    panel = a_panel(qtbot, table, by="Rook")
    table.undo()
    assert panel.draft.by == who(table, "Mira")
