"""The check panel's layout: when it is worked out, and the names over the dice."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.dice import DieRequest
from gmtracker.ui.check.bar import CheckDice
from gmtracker.ui.check.layout import AIMED_FRAME
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.builders.campaigns import a_hero, who
from tests.builders.shattered_spheres import an_ambush, mira
from tests.windows.check_panel import a_panel
from tests.windows.widgets import a_bridge


def test_the_panel_is_worked_out_when_it_has_been_painted_and_follows_from_then_on(qtbot: QtBot) -> None:
    table = an_ambush(mira(), a_hero("Rook"))
    bridge = a_bridge(table)
    panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(460, 260)
    panel.follow_character(who(table, "Mira"))
    panel.show()
    assert panel.sentence.accessibleName() == ""
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Mira"))
    panel.follow_character(who(table, "Rook"))
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Rook"))


def test_the_frame_for_drops_overlaps_no_part_of_the_check_panel(qtbot: QtBot) -> None:
    """It once ran through the labels on the left and the figures on the right."""
    panel = a_panel(qtbot, an_ambush())
    inside = panel.rect().adjusted(AIMED_FRAME, AIMED_FRAME, -AIMED_FRAME, -AIMED_FRAME)
    parts = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert places
    assert all(inside.contains(place) for place in places)


def dice_named(qtbot: QtBot, *names: str) -> CheckDice:
    """Dice of these names, in as many lines as they need."""
    dice = CheckDice()
    qtbot.addWidget(dice)
    dice.ask_for(tuple(DieRequest(role=f"die.{at}", size=6, name=name) for at, name in enumerate(names)))
    dice.fit(440)
    dice.resize(440, dice.sizeHint().height())
    dice.show()
    return dice


def test_no_name_over_a_die_is_cut(qtbot: QtBot) -> None:
    """It was a "Bonus di…" with nothing beside it."""
    dice = dice_named(qtbot, "Mira · d20", "Disadvantage d6", "Warden · Advantage d6", "Warden · Disadvantage d6")
    labels = [label for label in dice.findChildren(QLabel) if label.isVisible()]
    assert [label.text() for label in labels] == ["d20", "Disadvantage", "W. Advantage", "W. Disadvantage"]
    assert all(label.width() >= label.sizeHint().width() for label in labels)


def test_dice_that_do_not_fit_into_a_line_stand_in_more(qtbot: QtBot) -> None:
    dice = dice_named(qtbot, *[f"Warden · Disadvantage {at} d6" for at in range(6)])
    assert len({label.y() for label in dice.findChildren(QLabel) if label.text()}) > 1
    assert dice.sizeHint().width() <= 440
