"""The window of house rules: its changes are one action, and its fields do not move."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.house_rules import HouseRulesWindow
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from tests.builders.campaigns import a_table
from tests.windows.widgets import a_bridge, shown, types


def a_window(qtbot: QtBot) -> tuple[Bridge, HouseRulesWindow]:
    bridge = a_bridge(a_table())
    window = HouseRulesWindow(bridge)
    window.rule_requested.connect(bridge.dispatch)
    shown(qtbot, window)
    return bridge, window


def decided(bridge: Bridge) -> dict[str, bool | int]:
    return dict(bridge.shown.house_rules)


def test_house_rules_changed_in_one_window_are_one_log_line(qtbot: QtBot) -> None:
    """Before, each click made its own log line."""
    bridge, window = a_window(qtbot)
    before = len(bridge.entries())
    window.findChildren(ChoiceField)[0].choose("10")
    window.findChildren(QCheckBox)[0].click()
    number = window.findChildren(SpinField)[0]
    number.setFocus(Qt.FocusReason.TabFocusReason)
    types("12")
    assert number.cleanText() == "12"
    assert len(bridge.entries()) == before + 1
    assert {"die-size": 10, "short-rest-is-free": False}.items() <= decided(bridge).items()
    bridge.undo()
    assert not decided(bridge)


def test_house_rule_reset_leaves_no_log_line(qtbot: QtBot) -> None:
    bridge, window = a_window(qtbot)
    before = bridge.entries()
    for _ in range(2):
        window.findChildren(QCheckBox)[0].click()
    assert bridge.entries() == before
    window.findChildren(QCheckBox)[0].click()
    assert len(bridge.entries()) == len(before) + 1


def test_house_rule_changed_after_other_step_is_new_log_line(qtbot: QtBot) -> None:
    bridge, window = a_window(qtbot)
    window.findChildren(ChoiceField)[0].choose("10")
    bridge.dispatch(AddNote(text="The bell rings", topic="note"))
    window.findChildren(QCheckBox)[0].click()
    assert [entry.sentence for entry in bridge.entries()][-2] == "The bell rings"
    assert decided(bridge) == {"die-size": 10, "short-rest-is-free": False}


def test_house_rule_fields_do_not_move_when_edited(qtbot: QtBot) -> None:
    """Before, the rules moved under the pointer when one was changed."""
    _, window = a_window(qtbot)
    fields: list[QWidget] = [*window.findChildren(ChoiceField), *window.findChildren(SpinField)]
    fields += window.findChildren(QCheckBox)
    QApplication.processEvents()
    before = [field.mapTo(window, QPoint()) for field in fields]
    for box in window.findChildren(QCheckBox):
        box.click()
        QApplication.processEvents()
        assert [field.mapTo(window, QPoint()) for field in fields] == before
