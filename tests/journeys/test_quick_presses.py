"""Enter or the mouse pressed twice in the real window: the second press doesn't act on what the first one showed."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import character_place
from gmtracker.ui.character_editor.window import CharacterEditor
from gmtracker.ui.tokens.offer_button import OfferButton
from tests.driver.gm import ALONE, DESTINY, GM, LEFT, Key, begins_a_check, rolls


def presses_at_once(gm: GM) -> None:
    """Press Enter as the second of a quick double press."""
    QTest.keyClick(gm.focused(), Key.Key_Return)
    QApplication.processEvents()


def test_double_enter_after_spent_die_leaves_the_check_open(fight: GM) -> None:
    """Before, the second press announced the check."""
    begins_a_check(fight, "Mira Vance")
    rolls(fight, 15)
    fight.drags(character_place(fight.hand.who("Mira Vance")), "triumph", to="Mira Vance")
    chooser = fight.app.window.chooser
    at = [row.offer.name for row in chooser.findChildren(OfferButton) if row.isVisible()].index("Improve Roll")
    fight.types(str(at + 1))
    fight.types("5")
    fight.presses(Key.Key_Return)
    assert chooser.isHidden()
    presses_at_once(fight)
    assert fight.app.bridge.rules.open_check() is not None
    fight.presses(Key.Key_Return)
    assert fight.app.bridge.rules.open_check() is None


def test_double_enter_in_a_side_panel_opens_no_sheet(fight: GM) -> None:
    """Before, the second press opened the first row's sheet."""
    fight.picks_for_all("Roll initiative…")
    fight.types("1231817")
    fight.presses(Key.Key_Return)
    assert fight.app.window.side.panel is None
    presses_at_once(fight)
    assert not fight.app.window.findChildren(CharacterEditor)
    fight.presses(Key.Key_Return)
    assert fight.app.window.findChildren(CharacterEditor)


def test_double_click_in_chooser_opens_no_sheet_behind_it(fight: GM) -> None:
    """Before, the second click acted on whatever was behind the chooser that the first one closed."""
    fight.drags(DESTINY, "triumph", 6, to="Mira Vance")
    window, chooser = fight.app.window, fight.app.window.chooser
    uses = [row for row in chooser.findChildren(OfferButton) if row.isVisible()]
    use = next(row for row in uses if not row.offer.refusal and not row.asks_more)
    place = window.mapFromGlobal(window.characters.place_of(character_place(fight.hand.who("Rook Adeyemi"))))
    chooser.move(chooser.pos() + place - use.mapTo(window, use.rect().center()))
    QTest.mouseDClick(window.windowHandle(), LEFT, ALONE, place)
    QApplication.processEvents()
    assert chooser.isHidden()
    assert not window.findChildren(CharacterEditor)
    QTest.mouseDClick(window.windowHandle(), LEFT, ALONE, place)
    assert window.findChildren(CharacterEditor)
