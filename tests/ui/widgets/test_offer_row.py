"""One use in the chooser."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.engine.offers import Offer
from gmtracker.ui.look.typography import TextSize, text_font
from gmtracker.ui.widgets.offer_row import OfferRow

WIDTH = 380


def an_offer(effect: str) -> Offer:
    """A use that comes to that."""
    return Offer(command=Use(use="edit-scene"), name="Edit Scene", effect=effect)


def test_what_is_too_long_to_stand_beside_the_name_has_a_line_of_its_own(qtbot: QtBot) -> None:
    """It ran over the name to the left edge of the row."""
    holder = QWidget()
    qtbot.addWidget(holder)
    short, long, longer = (
        OfferRow(an_offer(effect), 1, WIDTH, asks_more=True, reason="", parent=holder)
        for effect in ("Advantage 3 → 5", "half the roll in ranks of Advantage, or a detail of it", "a detail " * 16)
    )
    line = text_font(TextSize.SMALL).pixelSize()
    assert short.width() == long.width() == WIDTH
    assert short.height() + line <= long.height() <= longer.height() - line
