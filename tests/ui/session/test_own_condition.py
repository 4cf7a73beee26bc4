"""The panel for a custom condition."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Expiry
from gmtracker.engine.commands import AnyCommand, CommandBatch, SetCondition, SetMarker
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.own_condition import FOR_ROUNDS, OwnConditionPanel
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from tests.builders.campaigns import a_session, an_encounter, who
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, a_bridge, activate, press, shown, types

CTRL = Qt.KeyboardModifier.ControlModifier


def a_panel(qtbot: QtBot, table: Table, *people: CharacterId) -> OwnConditionPanel:
    panel = OwnConditionPanel(a_bridge(table), people)
    shown(qtbot, panel)
    return panel


def lasts(panel: OwnConditionPanel) -> ChoiceField:
    return next(field for field in panel.findChildren(ChoiceField) if field.accessibleName() == "Duration")


def asked_for(qtbot: QtBot, panel: OwnConditionPanel) -> AnyCommand:
    with qtbot.waitSignal(panel.condition_requested) as asked:
        press(Key.Key_Return, CTRL)
    command: AnyCommand = asked.args[0]
    return command


def test_condition_lasts_until_removed_by_itself(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_panel(qtbot, table, who(table, "Rook"))
    assert not panel.main_button.isEnabled()
    types("cursed")
    assert asked_for(qtbot, panel) == SetMarker(text="cursed", owner=who(table, "Rook"))


def test_condition_lasts_typed_number_of_rounds(qtbot: QtBot) -> None:
    table = an_encounter()
    panel = a_panel(qtbot, table, who(table, "Rook"))
    types("cursed")
    lasts(panel).choose(FOR_ROUNDS)
    panel.findChildren(SpinField)[0].setFocus(Qt.FocusReason.TabFocusReason)
    types("3")
    until = Expiry("rounds", character=who(table, "Mira"), skip=2)
    assert asked_for(qtbot, panel) == SetMarker(text="cursed", owner=who(table, "Rook"), expiry=until)


def test_condition_of_the_game_is_set_on_all_selected(qtbot: QtBot) -> None:
    table = an_encounter()
    people = (who(table, "Mira"), who(table, "Rook"))
    panel = a_panel(qtbot, table, *people)
    types("Dazed")
    lasts(panel).choose("encounter-end")
    until = Expiry("encounter-end")
    both = tuple(SetCondition(character=one, condition="dazed", expiry=until) for one in people)
    assert asked_for(qtbot, panel) == CommandBatch(commands=both)


def test_menu_opens_panel_for_selected_character(stage: Stage, qtbot: QtBot) -> None:
    """It started a text in the command bar, where an unrecognized ending became part of the name."""
    app = stage.sample()
    activate(qtbot, app.window)
    rook = next(one.id for one in app.bridge.shown.active_characters() if one.name.startswith("Rook"))
    app.window.characters.choose(rook)
    app.window.actions_of_play[WindowAction.OWN_CONDITION].trigger()
    panel = app.window.side.panel
    assert isinstance(panel, OwnConditionPanel)
    types("cursed")
    press(Key.Key_Return)
    assert app.window.side.panel is None
    assert [marker.text for marker in app.bridge.shown.own_markers(rook)] == ["cursed"]
