"""The next turn with the dice that it brings typed."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import NextTurn, StartEncounter, StartSession, Use
from gmtracker.engine.table import Table
from gmtracker.ui.panels.next_turn import NextTurnPanel
from gmtracker.ui.widgets.dice_fields import DieField
from tests.support.builders import a_hero, a_table, do
from tests.ui.widgets.stage import Key, a_bridge, press, shown, types


def before_a_round() -> Table:
    """One hero takes turns alone, so that each begins a round; a Countdown die lies on the table."""
    table = a_table(a_hero(), ruleset="vagabond")
    heroes = tuple(hero.id for hero in table.campaign.heroes())
    do(table, StartSession(present=heroes))
    do(table, Use(use="set-countdown", inputs={"name": "The bell", "size": "d6"}))
    do(table, StartEncounter(kind="combat", order=heroes))
    return table


def a_panel(qtbot: QtBot, table: Table) -> NextTurnPanel:
    panel = NextTurnPanel(a_bridge(table))
    shown(qtbot, panel)
    return panel


def test_the_dice_of_the_round_are_asked_for_by_name(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    assert [field.ask.name for field in panel.findChildren(DieField)] == ["Countdown · The bell"]
    assert any("rolls d6" in label.text() for label in panel.findChildren(QLabel))


def test_typed_faces_go_with_the_turn(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    panel.setFocus()
    types("4")
    with qtbot.waitSignal(panel.next_requested) as asked:
        press(Key.Key_Return)
    command, faces = asked.args
    assert command == NextTurn()
    assert list(faces.values()) == [4]


def test_a_face_that_the_die_has_not_is_not_taken(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, before_a_round())
    panel.setFocus()
    types("9")
    with qtbot.assertNotEmitted(panel.next_requested):
        panel.do.click()
