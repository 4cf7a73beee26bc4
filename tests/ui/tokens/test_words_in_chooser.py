"""Letters typed while the chooser is open go to the reason, and are never commands."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import character_place
from gmtracker.engine.commands import Use
from gmtracker.ui.widgets.inputs import LineField
from tests.builders.campaigns import an_encounter, hand_tokens, spend, who
from tests.ui.tokens.test_use_chooser import Desk, hand_on_mira
from tests.windows.widgets import Key, at, click, focused, press, types

WORDS = "the rope swings down now"


def reason_of(desk: Desk) -> str:
    fields = [field for field in desk.chooser.findChildren(LineField) if not field.isHidden()]
    return next(field.text() for field in fields if field.accessibleName() == "Reason")


@pytest.mark.parametrize("by_arrow", [False, True])
def test_words_typed_for_held_die_become_its_reason(qtbot: QtBot, by_arrow: bool) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    if by_arrow:
        press(Key.Key_Down)
    types(WORDS)
    assert reason_of(desk) == WORDS


def test_words_typed_at_award_leave_table_alone(qtbot: QtBot) -> None:
    """They skipped three turns: a space pressed the button that keeps the die, and the rest went to the roster."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types(WORDS)
    assert desk.chooser.isVisible()
    assert desk.chooser.isAncestorOf(focused())


def reason_given(desk: Desk) -> Use:
    """Return the command that gives the words as the reason for Mira's award."""
    return Use(use="award-reason", by=who(desk.table, "Mira"), inputs={"note": WORDS})


def test_enter_keeps_die_with_typed_reason(qtbot: QtBot) -> None:
    """Regression: the GM had to choose a category for it."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types(WORDS)
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    assert chosen.args[0] == reason_given(desk)
    assert desk.chooser.isHidden()


def test_words_after_typed_die_become_its_reason(qtbot: QtBot) -> None:
    """Regression: the die gave the focus to the button, and the space pressed it, so the words were lost."""
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    types(f"4 {WORDS}")
    assert desk.chooser.isVisible()
    assert (field.text(), reason_of(desk)) == ("4", WORDS)


def test_space_after_typed_die_continues_reason(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    types("the rope")
    field.setFocus()
    types("4 swings")
    assert (field.text(), reason_of(desk)) == ("4", "the rope swings")


@pytest.mark.parametrize("digit", "12357")
def test_space_after_digit_presses_no_button(qtbot: QtBot, digit: str) -> None:
    """Regression: the digit chooses a use and focuses its button, which the space pressed."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types(f"{digit} {WORDS}")
    assert desk.chooser.isVisible()
    assert reason_of(desk) == WORDS


def test_space_presses_button_reached_by_tab(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types("the")
    reason = focused()
    press(Key.Key_Tab)
    press(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is reason
    press(Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(Key.Key_Delete)
    press(Key.Key_Tab)
    assert focused() is desk.button("Keep")
    press(Key.Key_Space)
    assert desk.chooser.isHidden()


def test_keep_button_keeps_die_with_typed_reason(qtbot: QtBot) -> None:
    """Regression: the GM had to choose a category for it."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types(WORDS)
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        click(desk.button("Keep"))
    assert chosen.args[0] == reason_given(desk)
    assert desk.chooser.isHidden()


def test_keep_button_refuses_second_reason(qtbot: QtBot) -> None:
    """Regression: "Keep" closed the chooser, and the typed reason was lost."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    heroism = next(offer for offer in desk.chooser.offers if offer.name == "Heroism")
    desk.bridge.dispatch(heroism.command)
    assert desk.chooser.offer_what_follows(at(desk.window, 100, 100))
    press(Key.Key_3)
    types(WORDS)
    click(desk.button("Keep"))
    assert desk.chooser.isVisible()
    assert desk.says("Choose what this reason is for, or press Esc.")
    assert reason_of(desk) == WORDS


def test_use_without_reason_keeps_typed_reason(qtbot: QtBot) -> None:
    """Regression: the reason was lost with a click on a use that takes none."""
    desk = Desk(qtbot, an_encounter())
    spend(desk.table, "Mira", "tragedy", "edit-scene", 3)
    result = desk.table.rules.drop_result((hand_tokens(desk.table)[0],), character_place(who(desk.table, "Mira")))
    desk.chooser.offer_drop_result(result, at(desk.window, 100, 100))
    press(Key.Key_3)
    types(WORDS)
    click(desk.row("Penalty"))
    assert desk.chooser.isVisible()
    assert desk.says("Choose what this reason is for, or press Esc.")
    assert reason_of(desk) == WORDS
