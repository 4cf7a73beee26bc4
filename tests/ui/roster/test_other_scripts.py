"""Single-letter keys on keyboards of other scripts, where no key types a Latin letter."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from gmtracker.ui.modelview.cells import Actions, Role
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.translation import locale
from gmtracker.ui.widgets.inputs import SpinField
from gmtracker.ui.widgets.latin_keys import latin_sign
from tests.builders.campaigns import a_hero, an_encounter, who
from tests.windows.table_views import Staged
from tests.windows.widgets import key_of

pytestmark = pytest.mark.usefixtures("app")

QWERTY = "qwertyuiopasdfghjklzxcvbnm"
LAYOUTS = {
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Greek": " ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "  קראטוןםפשדגכעיחלךזסבהנמצ",
    "Persian": "ضصثقفغعهخحشسیبلاتنمظطزرذدپ",
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_letter_is_found_on_its_key(layout: str) -> None:
    for sign, latin in zip(layout, QWERTY, strict=True):
        if sign != " ":
            assert latin_sign(key_of(sign)) == latin.upper()


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_letter_marks_action_in_other_scripts(staged: Staged, layout: str) -> None:
    """The letters of actions did nothing, because they were compared with the typed text."""
    stage = staged(an_encounter(a_hero()))
    stage.roster.choose(who(stage.table, "Mira"))
    cell = stage.roster.roster.index(stage.roster.currentIndex().row(), Column.ACTIONS).data(Role.CELL)
    assert isinstance(cell, Actions)
    mark = next(mark for mark in cell.marks if mark.letter in "SMR")
    before = len(stage.bridge.entries())
    QApplication.sendEvent(stage.roster, key_of(layout[QWERTY.index(mark.letter.lower())]))
    assert len(stage.bridge.entries()) == before + 1


def test_capitals_are_on_the_same_keys() -> None:
    assert [latin_sign(key_of(sign)) for sign in "ЙΣ"] == ["Q", "S"]


@pytest.mark.parametrize("typed", ["3", "۳", "٣", "３"])
def test_digits_of_other_scripts_are_digits(typed: str) -> None:
    assert latin_sign(key_of(typed)) == "3"


@pytest.mark.parametrize("system", ["fa_IR", "ar_EG", "mr_IN"])
def test_english_window_has_its_own_digits(system: str) -> None:
    """Numbers in fields and times used the digits of the system."""
    before = QLocale()
    QLocale.setDefault(QLocale(system))
    try:
        assert SpinField(0, 200, 120).text() == "120"
        assert locale().zeroDigit() == "0"
    finally:
        QLocale.setDefault(before)
