"""Digits of other scripts wherever a digit is typed, such as Arabic-Indic, Persian and full-width ones."""

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.ui.tokens.offer_button import OfferButton
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import read_number
from tests.builders.campaigns import an_encounter
from tests.builders.shattered_spheres import an_ambush
from tests.ui.tokens.test_use_chooser import Desk
from tests.ui.widgets.test_dice_fields import dice
from tests.windows.check_panel import a_panel, dice_fields
from tests.windows.widgets import focused, key_of

ONE, THREE = ("1", "١", "۱", "１"), ("3", "٣", "۳", "३", "３")


def is_pressed_by(shortcut: QShortcut, sign: str) -> bool:
    sequences = shortcut.keys()
    return any(sequence == QKeySequence(sign) for sequence in sequences)


def types_sign(sign: str) -> None:
    QApplication.sendEvent(focused(), key_of(sign))


@pytest.mark.parametrize("digit", ONE)
def test_digit_chooses_row_of_award(qtbot: QtBot, digit: str) -> None:
    """Only the digits of a Latin keyboard chose one."""
    desk = Desk(qtbot, an_encounter())
    assert desk.awards("Mira")
    types_sign(digit)
    chosen = next(row for row in desk.chooser.findChildren(OfferButton) if row.isChecked())
    assert chosen.toolTip().endswith("Press 1")


@pytest.mark.parametrize("digit", THREE)
def test_digit_is_face_of_die(qtbot: QtBot, digit: str) -> None:
    fields = dice(qtbot, 6)
    types_sign(digit)
    assert fields.faces() == {"die.0": 3}
    assert fields.findChildren(DieField)[0].text() == "3"


@pytest.mark.parametrize("digit", THREE)
def test_digit_goes_into_check_from_wherever_the_focus_is(qtbot: QtBot, digit: str) -> None:
    panel = a_panel(qtbot, an_ambush())
    next(shortcut for shortcut in panel.findChildren(QShortcut) if is_pressed_by(shortcut, digit)).activated.emit()
    assert dice_fields(panel)[0].text() == "3"


@pytest.mark.parametrize("typed", ["+２", "+٢", "+۲"])
def test_digits_change_track(typed: str) -> None:
    assert read_number(typed, 7) == 9
