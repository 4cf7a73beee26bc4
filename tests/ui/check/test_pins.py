"""Tests of words of a check that are pinned for the character's next checks."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.table import Table
from gmtracker.ui.check.panel import CheckPanel
from tests.builders.campaigns import who
from tests.builders.vagabond import a_fight
from tests.windows.check_panel import a_panel, sentence, sets

SHIFT = Qt.KeyboardModifier.ShiftModifier


def with_favor(qtbot: QtBot, table: Table, by: str = "Aila") -> CheckPanel:
    """Return the panel of a check with Favor added."""
    panel = a_panel(qtbot, table, *([10, 3] * 4), by=by)
    sets(panel, "favor", 1)
    return panel


def pin(panel: CheckPanel, key: str = "favor") -> None:
    """Pin or unpin a word with the keyboard."""
    word = panel.sentence.word(key)
    word.setFocus()
    panel.key_guard.end()
    QTest.keyClick(word, Qt.Key.Key_Return, SHIFT)
    panel.refresh()


def announced(panel: CheckPanel) -> None:
    """Roll and announce the check."""
    panel.bar.press()
    panel.refresh()
    panel.bar.press()
    panel.refresh()


def favored(panel: CheckPanel) -> bool:
    return "Favor" in sentence(panel)


def test_added_word_is_removed_with_its_check(qtbot: QtBot) -> None:
    panel = with_favor(qtbot, a_fight())
    assert favored(panel)
    announced(panel)
    assert not favored(panel)


def test_added_and_pinned_words_stay_with_their_character(qtbot: QtBot) -> None:
    table = a_fight()
    panel = with_favor(qtbot, table)
    pin(panel)
    other = next(hero.id for hero in table.campaign.heroes() if hero.name != "Aila")
    panel.set_next_actor(other)
    panel.refresh()
    assert not favored(panel)
    panel.set_next_actor(who(table, "Aila"))
    panel.refresh()
    assert favored(panel)


def test_pinned_word_stays_for_next_checks_and_is_described(qtbot: QtBot) -> None:
    panel = with_favor(qtbot, a_fight())
    assert (
        "To pin this for the character's next checks, press Shift+Enter or right-click."
        in panel.sentence.word("favor").accessibleDescription()
    )
    pin(panel)
    assert "Pinned for this character's next checks" in panel.sentence.word("favor").accessibleDescription()
    for _ in range(2):
        announced(panel)
        assert favored(panel)
    pin(panel)
    assert favored(panel)
    announced(panel)
    assert not favored(panel)


def test_right_click_pins_and_click_on_pin_unpins(qtbot: QtBot) -> None:
    panel = with_favor(qtbot, a_fight())
    word = panel.sentence.word("favor")
    QApplication.sendEvent(word, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(4, 4), QPoint(4, 4)))
    panel.refresh()
    assert word.word.pin
    QTest.mouseClick(word, Qt.MouseButton.LeftButton, pos=QPoint(word.width() - 5, word.height() // 2))
    panel.refresh()
    assert (word.word.pin, favored(panel)) == (False, True)


def test_pin_is_removed_with_its_word(qtbot: QtBot) -> None:
    panel = with_favor(qtbot, a_fight())
    pin(panel)
    panel.sentence.remove_word("favor")
    panel.refresh()
    sets(panel, "favor", 1)
    assert panel.sentence.word("favor").word.pin is False


def test_pin_returns_on_its_characters_next_turn(qtbot: QtBot) -> None:
    table = a_fight()
    panel = with_favor(qtbot, table)
    pin(panel)
    panel.set_next_actor(who(table, "Bram"))
    panel.refresh()
    assert not favored(panel)
    panel.set_next_actor(who(table, "Aila"))
    panel.refresh()
    assert favored(panel)
    panel.preview(CheckDraft(by=who(table, "Aila")))
    panel.refresh()
    assert favored(panel)


def test_words_from_the_sheet_cannot_be_pinned(qtbot: QtBot) -> None:
    panel = with_favor(qtbot, a_fight())
    pins = {word.key: word.pin for word in panel.sentence.sentence.words}
    assert {key for key, pin in pins.items() if pin is not None} == {"favor"}
