"""Two answers share a line by what they need."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmtracker.ui.panels.check_field_pair import FieldPair
from gmtracker.ui.panels.check_field_widgets import make_narrow
from gmtracker.ui.widgets.entry_fields import ChoiceField

ANSWERS = (("dc", "A DC"), ("passive", "Passive defense of whoever is attacked"))


def test_an_answer_that_half_a_line_would_cut_has_more_of_it_until_a_short_one_is_chosen(qtbot: QtBot) -> None:
    one, other = ChoiceField(ANSWERS), ChoiceField(ANSWERS)
    for choice in (one, other):
        make_narrow(choice)
    pair = FieldPair(one, other)
    qtbot.addWidget(pair)
    pair.resize(300, 80)
    pair.show()
    shares = []
    for key in ("dc", "passive", "dc"):
        one.choose(key)
        QApplication.processEvents()
        shares.append(one.width() - other.width())
    before, long, after = shares
    assert before == after <= 1
    assert long > 50
