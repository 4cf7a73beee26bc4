"""Words that are typed while something is open over the table stay there."""

from PySide6.QtWidgets import QApplication

from gmtracker.engine.commands import Use
from tests.driver.gm import DESTINY, GM, Key, begins_a_check, rolls
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


def test_words_typed_after_die_of_improve_roll_become_reason(fight: GM) -> None:
    """Regression: the spaces between them pressed *Improve Roll*, *Announce* and *Roll*."""
    begins_a_check(fight, "Mira Vance")
    rolls(fight, 15)
    fight.app.window.line.start_line("spend mira triumph die improve")
    fight.presses(Key.Key_Return)
    chooser = fight.app.window.chooser
    assert chooser.isVisible()
    before = fight.app.bridge.entries()
    types("4 the rope swings down now")
    assert fight.app.bridge.entries() == before
    fight.presses(Key.Key_Return)
    assert chooser.isHidden()
    fight.sees_log("the rope swings down now")
    assert fight.app.bridge.rules.open_check() is not None
