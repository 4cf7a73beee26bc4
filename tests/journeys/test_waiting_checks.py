"""A check that waits in the real window: beyond the next turn, and at the session's end."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gmtracker.ui.header_bar import WaitingChecksButton
from tests.driver.gm import GM, begins_a_check, panel, rolls


def waiting_button(gm: GM) -> WaitingChecksButton:
    """Return the header's button for waiting checks."""
    button = gm.app.window.header.findChild(WaitingChecksButton)
    assert button is not None
    return button


def test_rolled_check_waits_in_the_header_after_next_turn(fight: GM) -> None:
    """Before, the next turn announced it, so nothing could be spent on it any more."""
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 9, 4)
    gm.next_turn()
    button = waiting_button(gm)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert panel(gm).headline.sentence == "Mira Vance: Acrobatics"
    assert not button.isVisible()
    assert panel(gm).isAncestorOf(gm.focused()) or gm.focused() is panel(gm)
    gm.presses(Qt.Key.Key_Return)
    assert gm.app.bridge.rules.open_check() is None
    assert "Acrobatics 20 vs 15, 2 degrees" in gm.app.window.last.outcome.accessibleName()


def test_session_end_asks_about_an_open_check(fight: GM) -> None:
    """Before, the encounter had ended already when the end of the session was refused."""
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 9, 4)
    gm.next_turn()
    gm.ends_session()
    gm.is_refused("Announce the open check first: Mira Vance, Acrobatics.")
    assert gm.app.bridge.shown.session is not None
    assert gm.app.bridge.shown.encounter is not None
    gm.insists()
    assert gm.app.bridge.shown.session is None
    assert gm.app.window.side.panel is None
