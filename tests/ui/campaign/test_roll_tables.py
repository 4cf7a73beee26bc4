"""The editor of a campaign's roll tables."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPlainTextEdit, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import SetTable
from gmtracker.engine.game_spec import RollTable
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets.wrappers import MissingRuleset
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.roll_tables import RollTablesWindow
from tests.builders.campaigns import NOON, a_campaign, a_table
from tests.windows.widgets import Key, a_bridge, focused, is_freed_on_closing, is_gone, press, shown, types

CTRL = Qt.KeyboardModifier.ControlModifier


def a_window(qtbot: QtBot, bridge: Bridge) -> RollTablesWindow:
    """The editor, connected to its bridge."""
    window = RollTablesWindow(bridge)
    window.table_requested.connect(bridge.dispatch)
    shown(qtbot, window)
    return window


def line(window: QWidget, name: str) -> QLineEdit:
    """Return the visible field of a name."""
    return next(f for f in window.findChildren(QLineEdit) if f.accessibleName() == name and f.isVisible())


def text(window: QWidget, name: str) -> QPlainTextEdit:
    """Return the visible field of a text."""
    return next(f for f in window.findChildren(QPlainTextEdit) if f.accessibleName() == name and f.isVisible())


def button(window: QWidget, words: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.text() == words)


def says(window: QWidget) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def sections(window: QWidget) -> list[str]:
    listed = window.findChildren(QListWidget)[0]
    return [listed.item(row).text() for row in range(listed.count())]


def now(bridge: Bridge, key: str = "soft-tilt") -> RollTable:
    table = bridge.rules.roll_table(key)
    assert table is not None
    return table


def test_editor_shows_sections_and_rows_of_current_one(qtbot: QtBot) -> None:
    window = a_window(qtbot, a_bridge(a_table()))
    tabs = window.findChildren(QTabBar)[0]
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["Soft Tilt", "Hard Tilt"]
    assert sections(window)[:2] == ["1  Faces from Before", "2  Word Gets Around"]
    assert line(window, "Element 2").text() == "The Creditor"
    assert (
        text(window, "Element 2: Something bad").toPlainText().startswith("Someone demands payment of a forgotten debt")
    )
    assert "This is the game's default roll table." in says(window)


def test_arrow_keys_change_section(qtbot: QtBot) -> None:
    window = a_window(qtbot, a_bridge(a_table()))
    press(Key.Key_Down)
    assert line(window, "category name").text() == "Word Gets Around"


def test_tab_shows_its_table(qtbot: QtBot) -> None:
    window = a_window(qtbot, a_bridge(a_table()))
    window.findChildren(QTabBar)[0].setCurrentIndex(1)
    assert sections(window)[0] == "1  Fire and Ruin"
    assert line(window, "category name").text() == "Fire and Ruin"


def test_saved_roll_table_is_used(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    line(window, "Element 1").setText("The Old Friend")
    text(window, "Element 1: Something good").setPlainText("Somebody\nturns up  early.")
    press(Key.Key_S, CTRL)
    assert is_gone(window, qtbot)
    row = now(bridge).row(1, 1)
    assert (row.name, row.texts[0]) == ("The Old Friend", "Somebody turns up early.")
    assert bridge.entries()[-1].sentence == "Soft Tilt: the campaign now uses a custom version."


def test_save_requests_only_changed_tables(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    window.findChildren(QTabBar)[0].setCurrentIndex(1)
    line(window, "category name").setText("Ash")
    assert sections(window)[0] == "1  Ash"
    window.save()
    assert [entry.label for entry in bridge.entries()] == ["roll table: Hard Tilt"]


def test_save_refuses_empty_name_and_focuses_it(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    press(Key.Key_Down)
    line(window, "Element 3").clear()
    press(Key.Key_Up)
    assert not window.save()
    assert "Soft Tilt: give every category and element a name." in says(window)
    assert line(window, "category name").text() == "Word Gets Around"
    assert focused() is line(window, "Element 3")
    types("The Rumor")
    assert window.save()


def test_reset_restores_default_table(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    before = now(bridge)
    bridge.dispatch(SetTable(key="soft-tilt", table=now(bridge, "hard-tilt")))
    window = a_window(qtbot, bridge)
    assert "This campaign uses its own version of this roll table." in says(window)
    button(window, "Reset to default").click()
    assert now(bridge) == before
    assert sections(window)[0] == "1  Faces from Before"
    assert not button(window, "Reset to default").isEnabled()


def test_editor_follows_undo(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    bridge.dispatch(SetTable(key="soft-tilt", table=now(bridge, "hard-tilt")))
    window = a_window(qtbot, bridge)
    bridge.undo()
    assert sections(window)[0] == "1  Faces from Before"
    assert not window.has_unsaved_changes()


def test_edited_texts_survive_changes_elsewhere(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    line(window, "Element 1").setText("Ours")
    bridge.dispatch(SetTable(key="soft-tilt", table=now(bridge, "hard-tilt")))
    assert line(window, "Element 1").text() == "Ours"
    assert "This roll table has changed since you opened it. Saving changes only what you edited here." in says(window)


def test_closing_with_changes_asks_in_window(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    line(window, "Element 1").setText("Ours")
    press(Key.Key_Escape)
    assert "You have unsaved changes to the roll tables. Save them, discard them, or keep editing." in says(window)
    button(window, "Discard changes").click()
    assert is_gone(window, qtbot)
    assert bridge.entries() == ()


def test_opening_campaign_closes_editor(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    line(window, "Element 1").setText("Ours")
    bridge.open(a_table())
    assert is_gone(window, qtbot)


def test_editor_without_game_has_empty_fields(qtbot: QtBot) -> None:
    table = Table(History(a_campaign()), MissingRuleset("a-game", a_campaign().game), clock=lambda: NOON)
    window = a_window(qtbot, a_bridge(table))
    assert sections(window) == [f"{number}  " for number in range(1, 7)]
    assert line(window, "Element 1").text() == ""


def test_editor_is_freed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    assert is_freed_on_closing(lambda: RollTablesWindow(bridge), qtbot)
