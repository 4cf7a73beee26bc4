"""The check panel comes into sight."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.carry import Carry
from gmtracker.ui.panels.check_ground import AIMED_FRAME
from gmtracker.ui.panels.check_panel import CheckPanel
from tests.rulesets.shattered_spheres.checks import an_ambush, mira
from tests.support.builders import a_hero, who
from tests.ui.panels.check_stage import a_panel
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


def test_the_frame_around_it_lies_under_no_part_of_it(qtbot: QtBot) -> None:
    """It once ran through the labels on the left and the figures on the right."""
    panel = a_panel(qtbot, an_ambush())
    inside = panel.rect().adjusted(AIMED_FRAME, AIMED_FRAME, -AIMED_FRAME, -AIMED_FRAME)
    parts = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert places
    assert all(inside.contains(place) for place in places)
