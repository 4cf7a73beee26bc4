"""A check that waits in the real window: beyond the next turn, and at the session's end."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import AddNote, SetMarker
from tests.driver.gm import GM, begins_a_check, panel, rolls


def hits(gm: GM) -> None:
    """Announce a hit by Mira on the Warden, whose resistance is due."""
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.presses(Qt.Key.Key_Return)
    gm.focuses(gm.app.window.characters)


def test_next_turn_first_shows_the_result_that_is_due(fight: GM) -> None:
    """Before, one press left the hit behind, and only a new button in the header said so."""
    gm = fight
    hits(gm)
    gm.next_turn()
    assert gm.app.bridge.shown.acting == gm.hand.who("Mira Vance")
    assert panel(gm).isAncestorOf(gm.focused())
    gm.is_refused("Mira Vance")
    gm.is_refused("The result is due.")
    gm.next_turn()
    assert gm.app.bridge.shown.acting == gm.hand.who("Warden Cassel")
    assert len(gm.app.bridge.rules.waiting_checks()) == 1


def test_change_lets_next_turn_show_the_due_result_again(fight: GM) -> None:
    gm = fight
    hits(gm)
    gm.next_turn()
    gm.app.bridge.dispatch(SetMarker(text="dark"))
    gm.focuses(gm.app.window.characters)
    gm.next_turn()
    assert gm.app.bridge.shown.acting == gm.hand.who("Mira Vance")


def test_space_twice_takes_no_step_of_the_check(fight: GM) -> None:
    gm = fight
    hits(gm)
    before = gm.app.bridge.entries()
    gm.ends_guards()
    for _ in range(2):
        QTest.keyClick(gm.focused(), Qt.Key.Key_Space)
    assert gm.app.bridge.entries() == before


def test_rolled_check_is_owed_after_next_turn(fight: GM) -> None:
    """Before, the next turn announced it, so nothing could be spent on it any more."""
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 9, 4)
    gm.next_turn()
    header = gm.app.window.header
    owed = header.owed.count
    QTest.mouseClick(header.owed, Qt.MouseButton.LeftButton)
    item = gm.focused()
    assert isinstance(item, QPushButton)
    assert item.accessibleDescription() == "The outcome has not been announced."
    gm.presses(Qt.Key.Key_Return)
    assert panel(gm).headline.text() == "Mira Vance: Acrobatics"
    assert header.owed.count == owed - 1
    assert not gm.app.window.owed_list.isVisible()
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


def test_restored_backup_shows_what_it_owed(fight: GM, qtbot: QtBot) -> None:
    gm = fight
    hits(gm)
    gm.next_turn()
    gm.next_turn()
    owed = gm.app.window.header.owed
    owed_then, count = owed.toolTip(), owed.count
    assert "Mira Vance: Aiming against Warden Cassel" in owed_then
    for text in ("Saved with the check.", "Saved later."):
        gm.app.files.save()
        assert gm.app.document.wait()
        assert gm.app.bridge.dispatch(AddNote(text=text, topic="owed"))
    (resumed,) = gm.app.bridge.rules.waiting_checks()
    assert gm.app.bridge.dispatch(resumed.command)
    gm.app.files.save()
    assert gm.app.document.wait()
    backup = gm.app.document.backups()[1]
    with qtbot.waitSignal(gm.app.document.restored):
        gm.app.document.restore(backup)
    assert (owed.toolTip(), owed.count) == (owed_then, count)
