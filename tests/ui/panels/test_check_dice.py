"""The names over the dice of a check."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.dice import Ask
from gmtracker.ui.panels.check_dice import CheckDice


def names_of(qtbot: QtBot, *names: str) -> list[str]:
    """What stands over dice of these names."""
    dice = CheckDice()
    qtbot.addWidget(dice)
    dice.ask_for(tuple(Ask(role=f"die.{at}", size=6, name=name) for at, name in enumerate(names)))
    dice.show()
    return [label.text() for label in dice.findChildren(QLabel) if label.isVisible() and label.text()]


def test_a_name_a_little_longer_than_its_field_is_whole_where_there_are_few_dice(qtbot: QtBot) -> None:
    """It was a "Bonus di…" with nothing beside it."""
    assert names_of(qtbot, "Bonus die 1") == ["Bonus die 1"]
    assert all(name.endswith("…") for name in names_of(qtbot, *["Bonus die 1"] * 5))
