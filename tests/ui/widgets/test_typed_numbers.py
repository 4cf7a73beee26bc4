"""Every form with a number: what is typed counts as soon as it is typed, or is refused, whichever key acts next."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker import rulesets
from gmtracker.engine.commands import Use
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.house_rules import HouseRulesWindow
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.session.panels import UsePanel
from gmtracker.ui.widgets.inputs import SpinField
from tests.builders.campaigns import a_hero, a_session, a_table, who
from tests.windows.widgets import NO_KEYS, Key, a_bridge, activate, focused, press, shown

CTRL = Qt.KeyboardModifier.ControlModifier
GAMES = [game.ruleset for game in rulesets.available_games().games]


def uses_with_numbers() -> Iterator[tuple[str, str, str]]:
    """Each game's uses that ask for a number, with the key of the first number that each asks for."""
    for game in GAMES:
        for kind in a_table(ruleset=game).campaign.game.uses:
            numbers = [asked.key for asked in kind.inputs if asked.kind == "number"]
            if numbers:
                yield game, kind.key, numbers[0]


USES = list(uses_with_numbers())


def in_sight(within: QWidget) -> list[SpinField]:
    return [field for field in within.findChildren(SpinField) if field.isVisible()]


def says(within: QWidget, words: str) -> bool:
    return any(words in label.text() for label in within.findChildren(QLabel) if label.isVisible())


def type_over(field: SpinField, text: str) -> None:
    """Mark the number in a field, as Tab does, and type over it."""
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    for sign in text:
        key = Key.Key_Minus if sign == "−" else Qt.Key(ord(sign))
        QApplication.sendEvent(focused(), QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS, sign))


def a_panel(qtbot: QtBot, game: str, use: str) -> UsePanel:
    table = a_session(ruleset=game)
    panel = UsePanel(a_bridge(table), Use(use=use, by=who(table, "Mira")))
    shown(qtbot, panel)
    return panel


def inputs_of(panel: UsePanel) -> dict[str, Any]:
    command = panel.command()
    assert isinstance(command, Use)
    return command.inputs


@pytest.mark.parametrize(("game", "use", "key"), USES)
def test_panel_uses_typed_number(qtbot: QtBot, game: str, use: str, key: str) -> None:
    """`take damage amara`, 28, Ctrl+Enter was a damage of 1."""
    panel = a_panel(qtbot, game, use)
    for field in in_sight(panel):
        type_over(field, str(field.maximum()))
        assert field.maximum() in inputs_of(panel).values()


@pytest.mark.parametrize(("game", "use", "key"), USES)
@pytest.mark.parametrize("text", ["−3", "-3", "99999", "+"])
def test_panel_refuses_number_it_cannot_hold(qtbot: QtBot, game: str, use: str, key: str, text: str) -> None:
    """A −3 was taken for +3."""
    panel = a_panel(qtbot, game, use)
    asked = QSignalSpy(panel.use_requested)
    for field in in_sight(panel):
        type_over(field, text)
        assert field.complaint()
        assert says(panel, field.complaint())
        press(Key.Key_Return)
        press(Key.Key_Return, CTRL)
        panel.main_button.click()
        type_over(field, str(field.maximum()))
    assert asked.count() == 0


def a_sheet(qtbot: QtBot, bridge: Bridge) -> CharacterEditor:
    """Mira's sheet, whose command is carried out; its window is freed when it is closed."""
    editor = CharacterEditor(bridge, bridge.shown.characters[0])
    editor.save_requested.connect(bridge.dispatch)
    activate(qtbot, editor)
    return editor


def numbers_of(qtbot: QtBot, bridge: Bridge) -> list[int]:
    """The numbers on Mira's sheet as it opens now."""
    editor = a_sheet(qtbot, bridge)
    numbers = [field.value() for field in in_sight(editor)]
    editor.discard()
    return numbers


@pytest.mark.parametrize("keys", [(Key.Key_Return, CTRL), (Key.Key_S, CTRL)])
@pytest.mark.parametrize("game", GAMES)
def test_sheet_saves_typed_numbers(qtbot: QtBot, game: str, keys: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
    """2 in Strength and Ctrl+Enter: "edited", but still 0; Ctrl+S closed the sheet with nothing changed."""
    bridge = a_bridge(a_table(a_hero(), ruleset=game))
    for at, before in enumerate(numbers_of(qtbot, bridge)):
        editor = a_sheet(qtbot, bridge)
        field = in_sight(editor)[at]
        wanted = next(number for number in (4, 3, 2, 1) if before != number <= field.maximum())
        type_over(field, str(wanted))
        press(*keys)
        assert numbers_of(qtbot, bridge)[at] == wanted


@pytest.mark.parametrize("game", GAMES)
def test_sheet_asks_before_closing_with_typed_number(qtbot: QtBot, game: str) -> None:
    editor = a_sheet(qtbot, a_bridge(a_table(a_hero(), ruleset=game)))
    for field in in_sight(editor)[:1]:
        type_over(field, str(field.maximum()))
        press(Key.Key_Escape)
        assert editor.isVisible()
    editor.discard()


@pytest.mark.parametrize("game", GAMES)
def test_sheet_keeps_sign_or_refuses(qtbot: QtBot, game: str) -> None:
    editor = a_sheet(qtbot, a_bridge(a_table(a_hero(), ruleset=game)))
    saved = QSignalSpy(editor.save_requested)
    for field in in_sight(editor):
        type_over(field, "−3")
        if field.minimum() <= -3:
            assert field.value() == -3
            continue
        press(Key.Key_Return, CTRL)
        assert saved.count() == 0
        assert says(editor, field.complaint())
        assert focused() in (field, field.lineEdit())
        type_over(field, str(field.minimum()))
    editor.discard()


@pytest.mark.parametrize("game", GAMES)
def test_house_rule_keeps_number_typed_before_closing(qtbot: QtBot, game: str) -> None:
    for rule in a_table(ruleset=game).campaign.game.house_rules:
        if isinstance(rule.default, bool) or rule.choices:
            continue
        bridge = a_bridge(a_table(ruleset=game))
        window = HouseRulesWindow(bridge)
        window.rule_requested.connect(bridge.dispatch)
        shown(qtbot, window)
        field = next(field for field in in_sight(window) if field.accessibleName() == rule.name)
        type_over(field, str(rule.highest))
        press(Key.Key_Escape)
        assert bridge.shown.house_rule(rule.key) == rule.highest


def test_number_that_applies_immediately_drops_wrong_text(qtbot: QtBot) -> None:
    holder = QWidget()
    field = SpinField(80, 200, 100, holder, at_once=True)
    field.setSuffix(" %")
    shown(qtbot, holder)
    type_over(field, "−3")
    assert field.complaint()
    field.clearFocus()
    assert (field.cleanText(), field.complaint()) == ("100", "")
