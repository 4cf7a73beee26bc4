"""The player window on a second screen, beside the real program on the first."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.driver.gm import DESTINY, GM
from tests.driver.virtual_screen import VirtualScreen, virtual_screen, why_no_virtual_screen
from tests.journeys.test_real_pointer import PATIENCE, in_window, journal, on_screen, row_of, the_program

WIDTH, HEIGHT = 1280, 720
MAIN, PLAYERS = "Harbor of Glass – gmtracker", "The table – gmtracker"


@pytest.fixture
def two_screens() -> Iterator[VirtualScreen]:
    """Return a virtual screen with two monitors side by side."""
    reason = why_no_virtual_screen() or ("" if shutil.which("xrandr") else "xrandr is not installed")
    if reason:
        pytest.skip(reason)
    with virtual_screen(2 * WIDTH, HEIGHT) as started:
        started.part_into_monitors(WIDTH, HEIGHT, 2)
        yield started


def second_of(screen: VirtualScreen, folder: Path) -> QImage:
    """Return what the second monitor shows."""
    picture = folder / "players.png"
    screen.screenshot(picture, monitor=1)
    return QImage(str(picture))


def colours(picture: QImage) -> int:
    """Return the number of colors in a picture, sampled at a few hundred points."""
    return len({picture.pixel(x, y) for x in range(0, WIDTH, 40) for y in range(0, HEIGHT, 20)})


def test_player_window_follows_the_table_and_blanks_by_key(
    session: GM, two_screens: VirtualScreen, own_folders: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    screen = two_screens
    places = in_window(session, session.place_of_token(DESTINY, "triumph", 6)), row_of(session, "Tam Oakes")
    session.closes()
    with the_program(screen):
        corner = screen.wait_for_window(MAIN)
        screen.give_keys_to(MAIN)
        screen.press("F8")
        assert screen.wait_for_window(PLAYERS) == (WIDTH, 0)
        qtbot.waitUntil(lambda: colours(second_of(screen, tmp_path)) > 5, timeout=PATIENCE)
        before = second_of(screen, tmp_path)
        screen.drag(*on_screen(corner, *places))
        qtbot.waitUntil(lambda: "award of Triumph 6 to Tam Oakes" in journal(own_folders), timeout=PATIENCE)
        qtbot.waitUntil(lambda: second_of(screen, tmp_path) != before, timeout=PATIENCE)
        screen.press("F9")
        qtbot.waitUntil(lambda: colours(second_of(screen, tmp_path)) == 1, timeout=PATIENCE)
        screen.press("Escape", "ctrl+q")


@pytest.mark.parametrize(
    ("keys", "title"),
    [("ctrl+comma", "Settings"), ("ctrl+h", "New character"), ("ctrl+p", "Summary"), ("F1", "Help")],
)
def test_gm_windows_never_open_on_the_players_screen(
    session: GM, two_screens: VirtualScreen, keys: str, title: str
) -> None:
    """Before, four of five window managers opened the secret sheet on the players' screen."""
    screen = two_screens
    session.closes()
    with the_program(screen):
        screen.wait_for_window(MAIN)
        screen.give_keys_to(MAIN)
        screen.press("F8")
        assert screen.wait_for_window(PLAYERS) == (WIDTH, 0)
        screen.press(keys)
        left, top, width, height = screen.wait_for_place(title)
        assert left >= 0
        assert left + width <= WIDTH
        assert top + height <= HEIGHT
        screen.give_keys_to(title)
        screen.press("Escape")
        screen.give_keys_to(MAIN)
        screen.press("ctrl+q")
