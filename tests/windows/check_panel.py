"""A check panel at a table, and helpers that click, type and read in it."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from gmtracker.engine.table import Table
from gmtracker.ui.check.field_widgets import ChoiceWidget, NumberWidget
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.labels import ElidedLine
from tests.builders.campaigns import who
from tests.windows.widgets import Key, a_bridge, focused, press, shown, types

LEFT = Qt.MouseButton.LeftButton
ALONE = Qt.KeyboardModifier.NoModifier


def a_panel(qtbot: QtBot, table: Table, *faces: int, by: str = "Mira") -> CheckPanel:
    """The panel at a table, as it is in the window: what it asks for is done."""
    bridge = a_bridge(table, *faces)
    panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    panel.use_chosen.connect(bridge.ask)
    panel.resize(460, 260)
    shown(qtbot, panel)
    panel.follow_character(who(table, by))
    panel.refresh()
    return panel


def number(panel: CheckPanel, key: str) -> NumberWidget:
    field = panel.fields.field(key)
    assert isinstance(field, NumberWidget)
    return field


def choose(panel: CheckPanel, key: str, answer: str) -> None:
    field = panel.fields.field(key)
    assert isinstance(field, ChoiceWidget)
    field.choice.choose(answer)
    panel.refresh()


def rows(panel: CheckPanel) -> list[str]:
    model = panel.rows.model()
    found = (model.index(row, 0) for row in range(model.rowCount()))
    return [str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()) for index in found]


def row(panel: CheckPanel, words: str) -> QModelIndex:
    return panel.rows.model().index(next(at for at, text in enumerate(rows(panel)) if words in text), 0)


def says(panel: CheckPanel) -> list[str]:
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    return [label.accessibleName() if isinstance(label, ElidedLine) else label.text() for label in labels]


def dice_fields(panel: CheckPanel) -> list[DieField]:
    return [field for field in panel.bar.dice.findChildren(DieField) if field.isVisible()]


def reads(panel: CheckPanel) -> list[tuple[str, ...]]:
    """What is read out of the fields and dice, their tooltips and their answers."""
    QApplication.processEvents()
    parts = [*panel.fields.findChildren(QLineEdit), *dice_fields(panel)]
    told: list[tuple[str, ...]] = [(part.accessibleName(), part.toolTip(), part.text()) for part in parts]
    for choice in panel.fields.findChildren(QComboBox):
        answers = (choice.itemText(at) for at in range(choice.count()))
        told.append((choice.accessibleName(), choice.accessibleDescription(), choice.currentText(), *answers))
    return [*told, tuple(says(panel))]


def success(panel: CheckPanel) -> str:
    return panel.odds.accessibleName().partition(";")[0]


def click_row(panel: CheckPanel, words: str) -> None:
    place = panel.rows.visualRect(row(panel, words)).center()
    QTest.mouseClick(panel.rows.viewport(), LEFT, ALONE, place)


def roll(panel: CheckPanel, *faces: str) -> None:
    panel.bar.focus_first()
    for face in faces:
        types(face)
        field = focused()
        if isinstance(field, DieField) and field.text():
            press(Key.Key_Return)
    assert focused() is panel.bar.do
    press(Key.Key_Return)
