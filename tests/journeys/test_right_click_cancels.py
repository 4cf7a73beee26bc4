"""A right click cancels a drag."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.driver.gm import DESTINY, GM
from tests.driver.virtual_screen import VirtualScreen
from tests.journeys.test_real_pointer import PATIENCE, in_window, journal, on_screen, row_of, the_program


def test_right_click_cancels_drag(session: GM, screen: VirtualScreen, own_folders: Path, qtbot: QtBot) -> None:
    """Qt treats the release of any button as a drop. Before, the die was awarded."""
    places = in_window(session, session.place_of_token(DESTINY, "triumph", 6)), row_of(session, "Tam Oakes")
    session.closes()
    with the_program(screen):
        start, end = on_screen(screen.wait_for_window("Harbor of Glass – gmtracker"), *places)
        screen.drag(start, end, click="3")
        screen.press("ctrl+t")
        screen.drag(start, end)
        qtbot.waitUntil(lambda: "award of Triumph 6 to Tam Oakes" in journal(own_folders), timeout=PATIENCE)
        assert journal(own_folders).count("award of Triumph 6 to Tam Oakes") == 1
        assert '"undone"' not in journal(own_folders)
        screen.press("ctrl+z")
        qtbot.waitUntil(lambda: '"undone"' in journal(own_folders), timeout=PATIENCE)
        screen.press("ctrl+q")
    session.opens_again()
    session.sees("Redo award of Triumph 6 to Tam Oakes")
