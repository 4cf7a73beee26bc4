"""A check panel at a table, and functions that click, type and read in it."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.form import Value
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.sentence_words import WHO, WordButton
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.labels import ElidedLine
from tests.builders.campaigns import who
from tests.windows.widgets import Key, a_bridge, focused, press, shown, styled_at_last, types

LEFT = Qt.MouseButton.LeftButton
ALONE = Qt.KeyboardModifier.NoModifier


def a_panel(qtbot: QtBot, table: Table, *faces: int, by: str = "Mira") -> CheckPanel:
    """Return a visible panel at a table. The uses that it requests are done."""
    bridge = a_bridge(table, *faces)
    with styled_at_last():
        panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    panel.use_chosen.connect(bridge.dispatch)
    panel.resize(480, 496)
    shown(qtbot, panel)
    panel.set_next_actor(who(table, by))
    panel.refresh()
    return panel


def sets(panel: CheckPanel, key: str, value: Value) -> None:
    """Open a word or an addition and answer it with a value. A flag is toggled."""
    panel.sentence.open(key)
    panel.sentence.answer(value)
    if panel.sentence.open_popup is not None:
        panel.sentence.open_popup.dismiss()
    panel.refresh()


def sentence(panel: CheckPanel) -> str:
    """Return the check's sentence as text."""
    told = ""
    for word in panel.sentence.sentence.words:
        between = f" {word.lead} " if word.lead else " " if word.joins else " · "
        told += f"{between if told else word.lead}{word.says}{' ×' if word.is_added else ''}"
    return f"{told} {panel.sentence.sentence.ending}".strip()


def checked_by(panel: CheckPanel) -> str:
    """Return the name of the character of the check, set up or rolled."""
    return panel.headline.text().partition(":")[0] or panel.sentence.word(WHO).text()


def words_of(panel: CheckPanel) -> list[str]:
    """Return the accessible names of the words."""
    return [word.accessibleName() for word in panel.sentence.findChildren(WordButton) if not word.isHidden()]


def additions(panel: CheckPanel) -> list[str]:
    """Return the labels of the possible additions."""
    return [word.addition_title for word in panel.sentence.additions]


def chips(panel: CheckPanel) -> list[QModelIndex]:
    """Return the cells of the spends that can be chosen, line by line."""
    model = panel.rows.model()
    cells = (model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount()))
    return [cell for cell in cells if model.flags(cell) and not panel.rows.isHidden()]


def rows(panel: CheckPanel) -> list[str]:
    """Return what each spend says, and each number of hidden ones."""
    return [str(cell.data(Qt.ItemDataRole.AccessibleTextRole) or cell.data()) for cell in chips(panel)]


def row(panel: CheckPanel, words: str) -> QModelIndex:
    return next(cell for cell, text in zip(chips(panel), rows(panel), strict=True) if words in text)


def says(panel: CheckPanel) -> list[str]:
    """Return the texts of the visible labels, and what the result reads out."""
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    result = (panel.result.numbers, panel.result.outcome)
    return [one.accessibleName() if isinstance(one, ElidedLine) or one in result else one.text() for one in labels]


def dice_fields(panel: CheckPanel) -> list[DieField]:
    return [field for field in panel.bar.dice.findChildren(DieField) if field.isVisible()]


def reads(panel: CheckPanel) -> list[tuple[str, ...]]:
    """Return the accessible names and tooltips of words and dice, the additions, and the labels."""
    QApplication.processEvents()
    words = [(word.accessibleName(), word.toolTip()) for word in panel.sentence.findChildren(WordButton)]
    dice = [(part.accessibleName(), part.toolTip(), part.text()) for part in dice_fields(panel)]
    return [*words, *dice, tuple(additions(panel)), tuple(says(panel))]


def success(panel: CheckPanel) -> str:
    return panel.odds.accessibleName().partition(" · ")[0]


def every_row(panel: CheckPanel) -> list[str]:
    """Open the popup with all rows, and return their accessible texts."""
    panel.rows.open_popup()
    assert panel.rows.every_row is not None
    model = panel.rows.every_row.rows.model()
    return [str(model.index(at, 1).data(Qt.ItemDataRole.AccessibleTextRole)) for at in range(model.rowCount())]


def take_row(panel: CheckPanel, words: str) -> None:
    """Take a row from the popup with all rows by Enter, after the guard against double presses has ended."""
    at = next(at for at, told in enumerate(every_row(panel)) if words in told)
    leaf = panel.rows.every_row
    assert leaf is not None
    leaf.rows.setCurrentIndex(leaf.rows.model().index(at, 1))
    panel.key_guard.end()
    press(Key.Key_Return)


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
