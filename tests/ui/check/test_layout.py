"""The check panel's layout: when it is worked out, the names over the dice, and answers that share a line."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.dice import DieRequest
from gmtracker.ui.check.bar import CheckDice
from gmtracker.ui.check.field_widgets import make_narrow
from gmtracker.ui.check.fields import FieldPair
from gmtracker.ui.check.layout import AIMED_FRAME
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.inputs import ChoiceField
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
    assert panel.headline.sentence == ""
    qtbot.waitUntil(lambda: panel.headline.sentence.startswith("Mira"))
    panel.follow_character(who(table, "Rook"))
    qtbot.waitUntil(lambda: panel.headline.sentence.startswith("Rook"))


def test_the_frame_for_drops_overlaps_no_part_of_the_check_panel(qtbot: QtBot) -> None:
    """It once ran through the labels on the left and the figures on the right."""
    panel = a_panel(qtbot, an_ambush())
    inside = panel.rect().adjusted(AIMED_FRAME, AIMED_FRAME, -AIMED_FRAME, -AIMED_FRAME)
    parts = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    places = [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts if part.isVisible()]
    assert places
    assert all(inside.contains(place) for place in places)


def names_of(qtbot: QtBot, *names: str) -> list[str]:
    """What stands over dice of these names."""
    dice = CheckDice()
    qtbot.addWidget(dice)
    dice.ask_for(tuple(DieRequest(role=f"die.{at}", size=6, name=name) for at, name in enumerate(names)))
    dice.show()
    return [label.text() for label in dice.findChildren(QLabel) if label.isVisible() and label.text()]


def test_a_name_a_little_longer_than_its_field_is_whole_where_there_are_few_dice(qtbot: QtBot) -> None:
    """It was a "Bonus di…" with nothing beside it."""
    assert names_of(qtbot, "Bonus die 1") == ["Bonus die 1"]
    assert all(name.endswith("…") for name in names_of(qtbot, *["Bonus die 1"] * 5))


ANSWERS = (("dc", "A DC"), ("passive", "Passive defense of whoever is attacked"))


def test_an_answer_that_half_a_line_would_cut_has_more_of_it_until_a_short_one_is_chosen(qtbot: QtBot) -> None:
    one, other = ChoiceField(ANSWERS), ChoiceField(ANSWERS)
    for choice in (one, other):
        make_narrow(choice)
    pair = FieldPair(one, other)
    qtbot.addWidget(pair)
    pair.resize(300, 80)
    pair.show()
    shares = []
    for key in ("dc", "passive", "dc"):
        one.choose(key)
        QApplication.processEvents()
        shares.append(one.width() - other.width())
    before, long, after = shares
    assert before == after <= 1
    assert long > 50
