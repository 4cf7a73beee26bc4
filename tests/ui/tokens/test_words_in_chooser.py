"""Letters typed while the chooser is open go to the reason, and are never commands."""

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.inputs import LineField
from tests.builders.campaigns import an_encounter
from tests.ui.tokens.test_use_chooser import Desk
from tests.windows.widgets import Key, focused, press, types

WORDS = "the rope swings down now"


def reason_of(desk: Desk) -> str:
    return next(field.text() for field in desk.chooser.findChildren(LineField) if field.accessibleName() == "Reason")


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


def test_reason_without_use_asks_for_one(qtbot: QtBot) -> None:
    """Enter kept the die, and the reason was lost."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types(WORDS)
    press(Key.Key_Return)
    assert desk.chooser.isVisible()
    assert reason_of(desk) == WORDS
