"""The check panel comes into sight."""

from pytestqt.qtbot import QtBot

from gmtracker.ui.carry import Carry
from gmtracker.ui.panels.check_panel import CheckPanel
from tests.rulesets.shattered_spheres.checks import an_ambush, mira
from tests.support.builders import a_hero, who
from tests.ui.widgets.stage import a_bridge


def test_the_panel_is_worked_out_when_it_has_been_painted_and_follows_from_then_on(qtbot: QtBot) -> None:
    table = an_ambush(mira(), a_hero("Rook"))
    bridge = a_bridge(table)
    panel = CheckPanel(bridge, Carry(bridge))
    bridge.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(460, 260)
    panel.follow_character(who(table, "Mira"))
    panel.show()
    assert panel.headline.sentence == ""
    qtbot.waitUntil(lambda: panel.headline.sentence.startswith("Mira"))
    panel.follow_character(who(table, "Rook"))
    qtbot.waitUntil(lambda: panel.headline.sentence.startswith("Rook"))
