"""Words that are typed while something is open over the table stay there."""

from PySide6.QtWidgets import QApplication

from gmtracker.engine.commands import Use
from tests.driver.gm import DESTINY, GM
from tests.windows.widgets import types


def test_words_typed_at_an_award_change_no_turn(fight: GM) -> None:
    """Before, "the rope swings down now" changed the turn three times."""
    window, bridge = fight.app.window, fight.app.bridge
    window.characters.setFocus()
    die = next(token for token in bridge.shown.tokens if token.place == DESTINY)
    bridge.dispatch(Use(use="award", by=bridge.shown.acting, tokens=(die.id,)))
    QApplication.processEvents()
    assert window.chooser.isVisible()
    before = bridge.shown
    types("the rope / swings + down now")
    assert window.chooser.isVisible()
    assert bridge.shown == before
