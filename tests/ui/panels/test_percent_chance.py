"""A percent chance in the check panel: its die, and what it came to."""

from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.dice_fields import DieField
from tests.rulesets.shattered_spheres.checks import an_ambush
from tests.ui.panels.check_stage import a_panel, choose, number, roll, says
from tests.ui.widgets.stage import focused


def test_a_face_typed_for_a_percent_chance_is_not_kept_for_the_next_one(qtbot: QtBot) -> None:
    """Enter pressed once more rolled the same face again."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    choose(panel, "kind", "percent")
    roll(panel, "7")
    assert panel.bar.dice.faces() == {}
    assert isinstance(focused(), DieField)


def test_what_a_percent_chance_came_to_stands_where_it_was_asked_until_the_next_is_set_up(qtbot: QtBot) -> None:
    """It once stood in the log alone."""
    panel = a_panel(qtbot, an_ambush())
    choose(panel, "kind", "percent")
    roll(panel, "7")
    said = "A chance of 50 %: the d20 shows 7, which is 35 %. It happens."
    assert said in says(panel)
    roll(panel, "17")
    assert any(text.endswith("It does not happen.") for text in says(panel))
    number(panel, "chance").set_value(60)
    panel.refresh()
    assert not any("happen" in text for text in says(panel))


def test_the_outcome_of_a_percent_chance_goes_with_it_when_it_is_taken_back(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    choose(panel, "kind", "percent")
    roll(panel, "7")
    table.undo()
    assert not any("It happens." in text for text in says(panel))
