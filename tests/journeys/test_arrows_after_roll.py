"""Keys after a roll: arrow keys stay in the check, and never reach the button that undoes the last result."""

import pytest

from tests.driver.gm import GM, Key, begins_a_check, panel, rolls


@pytest.mark.parametrize("key", [Key.Key_Up, Key.Key_Left, Key.Key_Right, Key.Key_Down])
def test_arrow_keys_after_a_roll_stay_in_the_check(fight: GM, key: Key) -> None:
    """Before, they focused the undo button of the last result, and Enter undid a check or an encounter."""
    begins_a_check(fight, "Mira Vance")
    rolls(fight, 9, 4)
    assert fight.focused() is panel(fight).bar.do
    for _ in range(12):
        fight.presses(key)
        assert panel(fight).isAncestorOf(fight.focused())
