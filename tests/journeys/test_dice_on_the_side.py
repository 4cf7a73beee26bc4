"""Any dice rolled in the command bar, from anywhere at the table."""

from gmtracker.ui.actions import WindowAction
from tests.driver.gm import CTRL, DESTINY, GM, Key


def test_typed_dice_are_rolled_and_esc_returns_to_the_table(session: GM) -> None:
    session.clicks_row("Mira Vance")
    session.presses(Key.Key_D, CTRL)
    session.types("3d6+2")
    session.presses(Key.Key_Return)
    session.sees("Dice: 3d6+2: 1 + 1 + 1 + 2 = 5")
    session.sees_log("Dice: 3d6+2: 1 + 1 + 1 + 2 = 5.")
    session.can_undo("roll of 3d6+2")
    session.presses(Key.Key_Escape)
    assert session.focused() is session.app.window.characters


def test_invalid_dice_notation_is_refused(session: GM) -> None:
    session.hand.acts(WindowAction.DICE_BOX)
    session.types("3d")
    session.presses(Key.Key_Return)
    session.is_refused("“3d” is not a valid roll.")


def test_ctrl_z_in_command_bar_undoes_the_roll(session: GM) -> None:
    session.hand.acts(WindowAction.DICE_BOX)
    session.types("d6")
    session.presses(Key.Key_Return)
    session.presses(Key.Key_Z, CTRL)
    session.does_not_see("Dice: d6: 1")


def test_open_award_stays_open_while_dice_are_rolled(session: GM) -> None:
    session.drags_and_waits("triumph", 6, to="Mira Vance")
    offers = session.app.bridge.rules.offers()
    session.presses(Key.Key_Return)
    session.hand.acts(WindowAction.DICE_BOX)
    session.types("d6")
    session.presses(Key.Key_Return)
    assert offers
    assert session.app.bridge.rules.offers() == offers
    assert "Triumph 6" not in session.lies_in(DESTINY)
