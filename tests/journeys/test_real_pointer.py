"""A real pointer drags a real die in the real program, on a screen of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import character_place
from tests.driver.gm import DESTINY, FATE, GM
from tests.driver.virtual_screen import Point, VirtualScreen

PATIENCE = 20_000


@contextmanager
def the_program(screen: VirtualScreen, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program as a user starts it. It must end by itself, with exit code 0 and no error output."""
    command = [sys.executable, "-u", "-m", "gmtracker", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=screen.environment, stdout=pipe, stderr=pipe, text=True) as program:
        try:
            yield program
            _, complaints = program.communicate(timeout=PATIENCE / 1000)
        finally:
            program.kill()
    assert (program.returncode, complaints) == (0, "")


def in_window(gm: GM, place: QPoint) -> Point:
    """Return a screen position relative to the main window."""
    point = gm.app.window.mapFromGlobal(place)
    return point.x(), point.y()


def row_of(gm: GM, name: str) -> Point:
    """Return the position of a hero's name in the main window."""
    return in_window(gm, gm.app.window.characters.place_of(character_place(gm.hand.who(name))))


def on_screen(corner: Point, *places: Point) -> list[Point]:
    """Return positions in a window with this corner as positions on the screen."""
    return [(corner[0] + x, corner[1] + y) for x, y in places]


def journal(folder: Path) -> str:
    """Return what the program has written to its journals."""
    return "".join(file.read_text("utf-8") for file in (folder / "state").rglob("*") if file.is_file())


def test_die_dragged_to_a_hero_is_undone_with_ctrl_z(
    session: GM, screen: VirtualScreen, own_folders: Path, qtbot: QtBot
) -> None:
    places = in_window(session, session.place_of_token(DESTINY, "triumph", 6)), row_of(session, "Tam Oakes")
    session.closes()
    with the_program(screen):
        screen.drag(*on_screen(screen.wait_for_window("Harbor of Glass – gmtracker"), *places))
        qtbot.waitUntil(lambda: "award of Triumph 6 to Tam Oakes" in journal(own_folders), timeout=PATIENCE)
        screen.press("ctrl+z")
        qtbot.waitUntil(lambda: '"undone"' in journal(own_folders), timeout=PATIENCE)
        screen.press("ctrl+q")
    session.opens_again()
    session.sees("Triumph die 6")
    session.sees("Redo award of Triumph 6 to Tam Oakes")


def test_digit_pressed_during_a_drag_sets_the_count(
    fight: GM, screen: VirtualScreen, own_folders: Path, qtbot: QtBot
) -> None:
    fight.earns("triumph", 3)
    places = in_window(fight, fight.place_of_token(FATE, "triumph-stone")), row_of(fight, "Mira Vance")
    fight.closes()
    with the_program(screen):
        screen.drag(*on_screen(screen.wait_for_window("Harbor of Glass – gmtracker"), *places), keys=("2",))
        screen.press("Return")
        qtbot.waitUntil(lambda: "Edit Scene with 2 Triumph stones" in journal(own_folders), timeout=PATIENCE)
        screen.press("ctrl+q")
    fight.opens_again()
    assert fight.lies_in(FATE) == ["Triumph stone"]


@pytest.mark.thorough
def test_key_skips_the_demo_and_leaves_the_window_open(
    screen: VirtualScreen, own_folders: Path, tmp_path: Path
) -> None:
    with the_program(screen, "demo", "-o", str(tmp_path / "evening")) as program:
        screen.wait_for_window("Harbor of Glass – gmtracker")
        screen.press("Shift_L")
        assert program.stdout is not None
        assert program.stdout.readline().endswith("Press any key in the window to skip to the end.\n")
        assert program.stdout.readline() == "The demo files:\n"
        assert program.poll() is None
        screen.give_keys_to("Harbor of Glass – gmtracker")
        screen.press("ctrl+q")
    assert (tmp_path / "evening" / "summary.pdf").is_file()
    assert [path for path in own_folders.rglob("*") if path.is_file()] == []
